"""Signals while a match is played: a closed window, a request to end, and ctrl-C while the match is being saved."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any

HANGUPS = (signal.SIGTERM,) if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
"""What is sent when the window is closed, or the process is asked to end."""

Handler = Callable[[int, FrameType | None], Any] | int | signal.Handlers | None


class HungUp(EOFError):
    """Nothing more can be typed: the terminal is closed, or the process has to end."""


@contextmanager
def hangups() -> Iterator[None]:
    """While this lasts, a closed terminal or a request to end raises `HungUp`, like the end of the input."""

    def gone(number: int, frame: FrameType | None) -> None:
        for each in HANGUPS:  # A closed window may hang up twice.
            signal.signal(each, signal.SIG_IGN)
        raise HungUp

    with _signals(HANGUPS, gone):
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
            signal.signal(number, earlier)
