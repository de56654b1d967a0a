"""Finished games, a line each, in a file that only grows: what a killed run had finished is there when it goes on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from orcade.table.errors import OrcadeError

from .playing import Outcome

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Outcome)


class BadJournal(OrcadeError):
    """A line that is no game."""


class Journal:
    """A file to which finished games are added. Each is with the operating system before the next one begins."""

    def __init__(self, path: Path) -> None:
        self._path = path
        _cut_off_torn_line(path)
        self._file = path.open("ab", buffering=0)

    def add(self, outcome: Outcome) -> None:
        """`OSError` where it cannot be written, as on a full disk; then nothing of it is left in the file."""
        line = _encoder.encode(outcome) + b"\n"
        written = self._file.write(line)
        if written != len(line):
            os.ftruncate(self._file.fileno(), os.fstat(self._file.fileno()).st_size - (written or 0))
            raise OSError(28, os.strerror(28), str(self._path))

    def close(self) -> None:
        self._file.close()


def read(path: Path) -> Iterator[Outcome]:
    """The games in a journal. A last line that a killed run left unfinished is none; `BadJournal` for one that is no
    game."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                return
            try:
                yield _decoder.decode(line)
            except msgspec.MsgspecError as wrong:
                raise BadJournal(
                    f"{path}, line {number}: expected a game that was played ({wrong}); "
                    "without this line the run goes on, and plays it again"
                ) from None


def _cut_off_torn_line(path: Path) -> None:
    if not path.exists():
        return
    with path.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        step = 1 << 16
        at = size
        while at > 0:
            start = max(0, at - step)
            file.seek(start)
            end = file.read(at - start).rfind(b"\n")
            if end >= 0:
                at = start + end + 1
                break
            at = start
        if at != size:
            file.truncate(at)
