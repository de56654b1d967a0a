"""Signals while a match is played on the terminal."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from typing import TextIO

import pytest

from orcade.terminal.signals import HANGUPS, HungUp, hangups, undisturbed, wait_for_line


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in HANGUPS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_who_hangs_up_may_say_so_again_until_the_process_ends() -> None:
    with pytest.raises(HungUp), hangups():
        signal.raise_signal(signal.SIGTERM)
    signal.raise_signal(signal.SIGTERM)


def test_without_a_hang_up_all_is_as_before() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with hangups(), undisturbed():
        signal.raise_signal(signal.SIGTERM)
    assert signal.getsignal(signal.SIGTERM) == before


def hung_up_later(source: TextIO) -> None:
    """Wait for a line, and be asked to end meanwhile."""
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGTERM)).start()
    wait_for_line(source)


def test_who_waits_for_a_line_is_woken_by_a_line_and_by_a_signal() -> None:
    end, start = os.pipe()
    with os.fdopen(end) as source, os.fdopen(start, "w") as typed:
        with pytest.raises(HungUp), hangups():
            hung_up_later(source)
        typed.write("1\n")
        typed.flush()
        wait_for_line(source)
        assert source.readline() == "1\n"
