"""Everything that Orcade refuses, as exceptions whose message is fit for a player."""

from __future__ import annotations


class OrcadeError(Exception):
    """Something was refused. The message says what was wrong, where, and what was expected; nothing changed."""


class UnknownGame(OrcadeError):
    """No game of that name is installed."""


class BadSetup(OrcadeError):
    """Seats, options or a starting state that the game cannot be played with."""


class Refused(OrcadeError):
    """An answer that is not legal now. `nearest`: the notation of a legal one near it, where it was a point."""

    def __init__(self, message: str, rule: str = "", nearest: str = "") -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.nearest = nearest


class NotYourTurn(Refused):
    """An answer by a seat that is not asked."""


class MatchOver(Refused):
    """An answer after the end."""


class DiceRanOut(OrcadeError):
    """Scripted dice, or the tape of a record, hold fewer outcomes than the match asked for."""


class BadRecord(OrcadeError):
    """A record that is truncated, altered, or from other rules. `entry` is the first wrong one, counted from 1."""

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(f"entry {entry}: {message}" if entry else message)
        self.entry = entry
        self.told = message
        """Without the entry."""


def why(wrong: OSError | UnicodeError) -> str:
    """Why a file cannot be read or written, in a few words without its name: "no such file or directory"."""
    if isinstance(wrong, UnicodeError):
        return "it is not text in UTF-8"
    return (wrong.strerror or str(wrong)).lower()
