"""Signals while a match is played: a closed window, a request to end, and ctrl-C while the match is being saved."""

from __future__ import annotations

import select
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any, TextIO

HANGUPS = (signal.SIGTERM,) if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
"""What is sent when the window is closed, or the process is asked to end."""

INTERRUPTED = 130
"""The exit code of a command that was stopped by ctrl-C, or was asked to end."""

Handler = Callable[[int, FrameType | None], Any] | int | signal.Handlers | None


class HungUp(EOFError):
    """Nothing more can be typed: the terminal is closed, or the process has to end."""


@contextmanager
def hangups() -> Iterator[None]:
    """While this lasts, a closed terminal or a request to end raises `HungUp`, like the end of the input.

    After one, others are ignored until the process ends: it is about to.
    """

    def gone(number: int, frame: FrameType | None) -> None:
        for each in HANGUPS:
            signal.signal(each, signal.SIG_IGN)
        raise HungUp

    with _signals(HANGUPS, gone):
        yield


@contextmanager
def hangups_as_ctrl_c() -> Iterator[None]:
    """While this lasts, a closed terminal or a request to end is like ctrl-C: what is finished is shown."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    with _signals(HANGUPS, stop):
        yield


def undisturbed() -> AbstractContextManager[None]:
    """While this lasts, ctrl-C and hang-ups are ignored."""
    return _signals((signal.SIGINT, *HANGUPS), signal.SIG_IGN)


@contextmanager
def _signals(numbers: Sequence[signal.Signals], handler: Handler) -> Iterator[None]:
    """Handle these signals like this, afterwards as before. In another thread than the main one, do nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, earlier in before.items():
            if handler == signal.SIG_IGN or signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, earlier)


def wait_for_line(source: TextIO) -> None:
    """Wait until there is a line to read, or a signal has come.

    One that came between the prompt and the reading would be noticed only after the next line. In another thread than
    the main one, and where signals do not wake who waits, do nothing.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        return
    woken, waker = socket.socketpair()
    with woken, waker:
        waker.setblocking(False)
        before = signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        try:
            select.select([source.fileno(), woken.fileno()], [], [])
        finally:
            signal.set_wakeup_fd(before)
