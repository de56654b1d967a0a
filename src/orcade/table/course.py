"""The course of a match: all that was done and drawn, in order, with what was taken back and who left or gave up.

A match itself keeps only what still stands.
"""

from __future__ import annotations

from collections.abc import Iterable

from .entries import Act, Bare, TookBack
from .match import Match


class Course:
    """Follows one match. It only ever grows."""

    def __init__(self, match: Match, entries: Iterable[Bare] = ()) -> None:
        """`entries`: how the match came to where it stands; what its tape holds, if omitted."""
        self.match = match
        self.entries: list[Bare] = list(entries)
        self._seen = len(match.tape) if self.entries else 0

    def follow(self) -> list[Bare]:
        """All entries, with those that the match has made since."""
        for entry in self.match.tape[self._seen :]:
            self.entries.append(entry if isinstance(entry, (int, tuple)) else list(entry))
        self._seen = len(self.match.tape)
        return self.entries

    def note(self, act: Act) -> None:
        """A player does what no rule knows of; what is taken back is so by this call. `Refused` where it cannot be."""
        self.follow()
        if isinstance(act, TookBack):
            self.match.undo(act.seat)
            self._seen = len(self.match.tape)
        self.entries.append(act)
