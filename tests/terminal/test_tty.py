"""On a terminal proper: colours, completion by Tab, ctrl-C, and a window that is closed."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from orcade.terminal.files import read_record
from tests.forked import Python

PATIENCE = 60.0
"""Seconds until a test gives up; no figure is measured."""


class Screen:
    """Orcade in a pseudo-terminal."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        like = {"TERM": "xterm-256color", "NO_COLOR": "", "COLUMNS": "80", "LINES": "24"}
        self.process = Python(
            "-m",
            "orcade",
            *words,
            folder=folder,
            env={**os.environ, **like, **environment},
            typed=slave,
            output=slave,
            terminal=True,
        )
        os.close(slave)
        self.seen = ""
        self._decoded = codecs.getincrementaldecoder("utf-8")().decode  # what is read may end within a character

    def until(self, words: str) -> str:
        """What is shown up to these words, which may have escapes between them."""
        pattern = re.compile(r"(?:\x1b\[[0-9;?]*[a-zA-Z])*".join(map(re.escape, words)))
        limit = time.monotonic() + PATIENCE
        while not (found := pattern.search(self.seen)):
            assert time.monotonic() < limit, f"{words!r} never came; what came is {self.seen!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += self._decoded(os.read(self.master, 65536))
                except OSError:
                    pytest.fail(f"the process ended before {words!r}: {self.seen!r}")
                if "\x1b[6n" in self.seen:  # It asks where the cursor is.
                    os.write(self.master, b"\x1b[24;1R")
                    self.seen = self.seen.replace("\x1b[6n", "")
        before, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return before

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait(self) -> int:
        """Reads on until the process ends; its exit code."""
        limit = time.monotonic() + PATIENCE
        while (code := self.process.poll()) is None:
            assert time.monotonic() < limit, f"it does not end: {self.seen!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += self._decoded(os.read(self.master, 65536))
                except OSError:
                    continue
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    opened = Screen(tmp_path, "play", "tusk-draw", "--seats", "me,random", "--seed", "3")
    yield opened
    opened.close()


def test_a_match_with_completion_and_ctrl_c(screen: Screen, tmp_path: Path) -> None:
    opening = screen.until("Grub>")
    assert "\x1b[" in opening  # In colour, and with marks.
    assert "▲" in opening
    screen.type("? 12\r")
    screen.until("[TD 2 A round]")
    screen.until("Grub>")
    screen.type("la\t")
    screen.until("y")
    screen.type("12\r")
    screen.until("takes the point")
    screen.until("Grub>")
    screen.type("\x03")
    screen.until("Leave the table?")
    screen.type("yes\r")
    screen.until("orcade play --resume")
    assert screen.wait() == 0
    assert len(list(tmp_path.glob("tusk-draw-*.json"))) == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_loses_nothing(screen: Screen, tmp_path: Path, how: signal.Signals) -> None:
    screen.until("Grub>")
    screen.type("12\r")
    screen.until("takes the point")
    screen.until("Grub>")
    screen.process.send_signal(how)
    screen.process.send_signal(how)  # A closed window may say so twice.
    assert screen.wait() == 0
    (saved,) = tmp_path.iterdir()
    assert len(read_record(saved).tape) == 3


@pytest.mark.parametrize("how", ["--plain", "NO_COLOR", "TERM"])
def test_plain_on_a_terminal(tmp_path: Path, how: str) -> None:
    words = ["--plain"] if how == "--plain" else []
    environment = {"NO_COLOR": {"NO_COLOR": "1"}, "TERM": {"TERM": "dumb"}}.get(how, {})
    plain = Screen(tmp_path, "play", "tusk-draw", "--seats", "me,random", "--seed", "3", *words, **environment)
    try:
        shown = plain.until("Grub>")
        plain.type("12\n")
        shown += plain.until("takes the point")
        shown += plain.until("Grub>")
        plain.type("\x03")
        shown += plain.until("Leave the table?")
        plain.type("yes\n")
        shown += plain.until("orcade play --resume")
        assert plain.wait() == 0
        assert "\x1b" not in shown
    finally:
        plain.close()
