"""What happens to a sitting when its window is closed, it is killed politely, or ctrl-C falls into its saving."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any

HANGUPS = (signal.SIGTERM,) if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
"""What a closed window or a polite kill sends."""

Handler = Callable[[int, FrameType | None], Any] | int | signal.Handlers | None


class Gone(EOFError):
    """No more words will come, because the terminal is closed."""


@contextmanager
def hangups() -> Iterator[None]:
    """While a match is on, a closed terminal or a polite kill ends it as the end of the input does."""

    def gone(number: int, frame: FrameType | None) -> None:
        for each in HANGUPS:  # A closed window may hang up twice.
            signal.signal(each, signal.SIG_IGN)
        raise Gone

    with _signals(HANGUPS, gone):
        yield


def undisturbed() -> AbstractContextManager[None]:
    """While this lasts, neither ctrl-C nor a hang-up gets through."""
    return _signals((signal.SIGINT, *HANGUPS), signal.SIG_IGN)


@contextmanager
def _signals(numbers: Sequence[signal.Signals], handler: Handler) -> Iterator[None]:
    """These signals handled so, and afterwards as before; only a process's main thread can have it so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)
