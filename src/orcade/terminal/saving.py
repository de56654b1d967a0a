"""Saves a match that is played here: after each answer, when the players ask for it, and when something fails."""

from __future__ import annotations

import tempfile
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..table.course import Course
from ..table.dice import Stream
from ..table.entries import GaveUp
from ..table.errors import OrcadeError
from ..table.game import Ending
from ..table.record import Record
from ..table.resigning import concluded
from .company import Company
from .exit_codes import InternalError
from .files import free_path, full_record, write_text
from .output import Output
from .signals import undisturbed


class Saving:
    """The record of one match: as it is now, and as it is on the disk."""

    def __init__(
        self,
        course: Course,
        company: Company,
        output: Output,
        file: Path | None,
        resumed: bool,
    ) -> None:
        """`file`: where the record is saved after every answer; `resumed`: the match was loaded from there."""
        self.course = course
        self.match = course.match
        self.company = company
        self.output = output
        self.file = file
        self._on_disk = len(course.follow()) if resumed else 0
        """How many entries of the course the disk has."""

    @property
    def ending(self) -> Ending | None:
        """How it ended, with those who gave up ranked last; None while it is on."""
        return concluded(self.match.game, self.match.standings, len(self.company.sitters), self.company.resigned)

    @property
    def finished(self) -> bool:
        return self.ending is not None

    @property
    def unsaved(self) -> bool:
        """Whether something was answered that the disk does not have."""
        entries = self.course.follow()
        return len(entries) != self._on_disk and any(isinstance(entry, (tuple, GaveUp)) for entry in entries)

    def record(self) -> Record:
        """The match so far, with the names of those who sit there."""
        names = self.match.game.names
        return full_record(
            self.course, [sitter.recorded(names[seat]) for seat, sitter in enumerate(self.company.sitters)]
        )

    def save(self) -> None:
        """Save after an answer, if the player has named a file."""
        if self.file is not None:
            try:
                self._write(self.file)
            except OrcadeError as refused:
                self.output.say(f"{refused}. The match goes on, but is not kept.", style="red")

    def save_as(self, words: str, sure: Callable[[str], bool]) -> bool:
        """Save in the file that is named, else in the player's or a free one; whether it was. `sure` asks yes or no."""
        path = Path(words).expanduser() if words else self.file or self._free()
        if path.exists() and path != self.file and not sure(f"{path} exists. Write over it?"):
            return False
        try:
            self._write(path)
        except OrcadeError as refused:
            self.output.say(f"{refused}.", style="red")
            return False
        self.output.say(f"Saved. {self.what_next(path)}")
        return True

    def on_leaving(self) -> None:
        """Save what is not saved, under the player's file name or a free one."""
        if not self.unsaved:
            return
        path = self.file or self._free()
        with undisturbed():
            try:
                self._write(path)
            except OrcadeError:
                path = Path(tempfile.gettempdir()) / path.name
                self._write(path)
        with suppress(OSError):  # The terminal may be gone.
            self.output.say(f"The match is saved. {self.what_next(path)}")

    def what_next(self, path: Path) -> str:
        """What can be done with the record in this file."""
        if self.finished:
            return f"To look at it: orcade watch {path}; to check it: orcade verify {path}"
        return f"To go on: orcade play --resume {path}"

    def internal_error(self, wrong: Exception) -> InternalError:
        """The error to raise for one that should never happen: it says where the match and the details are saved."""
        stream = self.match.chance
        assert isinstance(stream, Stream)
        details = Path(tempfile.gettempdir()) / f"orcade-report-{stream.commitment[:8]}.txt"
        with_trace = "".join(traceback.format_exception(wrong))
        kept = ""
        try:
            write_text(details, with_trace)
            kept = f" The details are in {details}."
            path = self.file or self._free()
            self._write(path)
            kept = f" The match so far is in {path}, the details are in {details}."
        except Exception:  # Whatever broke the match may break its record too.
            pass
        return InternalError(f"a fault in Orcade, not yours: {type(wrong).__name__}: {wrong}.{kept} Please report it")

    def _free(self) -> Path:
        stream = self.match.chance
        assert isinstance(stream, Stream)
        return free_path(self.match.game, stream.commitment)

    def _write(self, path: Path) -> None:
        write_text(path, self.record().dump())
        self._on_disk = len(self.course.follow())
