"""Lines of the log as they are saved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from ..table.happenings import Happening
from ..table.match import Match, TapeEntry
from ..table.requests import OPEN, SPECTATOR, Impact, Rolled, Seat
from .view_model import Die, Line

NO_UNDO = -1
"""The `at` of a log entry that no undo takes away."""


def column(eyes: Seat) -> int:
    """Which of a log entry's texts is for this reader: a seat, SPECTATOR or OPEN."""
    return 0 if eyes == OPEN else 1 if eyes == SPECTATOR else eyes + 2


class LogEntry(Struct, frozen=True, array_like=True, gc=False):
    """A line of the log in the words of every reader, so that it can still be read when the rules have changed."""

    at: int
    """Length of the tape when it happened, or NO_UNDO."""
    move: int
    texts: tuple[str, ...] | str
    """For OPEN, SPECTATOR, seat 0, seat 1 …; or the one that is the same for all: in older databases a tuple of one."""
    die: Die | None = None
    seat: Seat | None = None
    depth: int = 0
    rule: str = ""
    look: str = ""
    impacts: tuple[Impact, ...] = ()
    things: tuple[str, ...] = ()
    by: Seat | None = None
    several: str = ""

    def text(self, eyes: Seat) -> str:
        """In the words of this reader; empty where he is told nothing."""
        texts = self.texts
        return texts if isinstance(texts, str) else texts[column(eyes) if len(texts) > 1 else 0]

    def line(self, eyes: Seat) -> Line:
        return Line(
            move=self.move,
            text=self.text(eyes),
            die=self.die,
            seat=self.seat,
            depth=self.depth,
            rule=self.rule,
            look=self.look,
            impacts=self.impacts,
            things=self.things,
            by=self.by,
            several=self.several,
        )


def log_since(match: Match, since: int, moves: int, seats: int) -> list[LogEntry]:
    """What happened after the tape had `since` entries, in the words of every reader."""
    entries = []
    for each in match.happened_since(since):
        event = each.event
        texts = _told(each, seats)
        if not texts:
            continue
        rolled = event if isinstance(event, Rolled) else None
        die = _die(rolled.sides, rolled.value, rolled.need) if rolled else None
        seat = getattr(event, "seat", None)
        who = seat if isinstance(seat, int) and 0 <= seat < seats else None
        depth = 1 if rolled else 0
        entries.append(
            LogEntry(
                at=each.at,
                move=moves,
                texts=texts,
                die=die,
                seat=who,
                depth=depth,
                rule=each.rule,
                look=event.look,
                impacts=event.impacts(),
                things=each.things,
                by=_answered_last(match.tape, each.at),
                several=event.several(),
            )
        )
    return entries


def _told(happening: Happening, seats: int) -> tuple[str, ...] | str:
    """In the words of every reader; empty where nobody is told anything."""
    if not happening.cards:  # Readers are told different things of cards alone.
        return happening.text(OPEN)
    texts = [happening.text(eyes) for eyes in (OPEN, SPECTATOR, *range(seats))]
    alike = {text: text for text in texts}
    return tuple([alike[text] for text in texts]) if len(alike) > 1 else texts[0]  # each is kept once


@lru_cache(maxsize=1024)
def _die(sides: int, value: int, need: int) -> Die:
    """The very same one for all that fell alike."""
    return Die(sides, value, need)


def _answered_last(tape: Sequence[TapeEntry], length: int) -> Seat | None:
    """Whose answer is the last of so many entries."""
    for place in range(length - 1, -1, -1):
        entry = tape[place]
        if isinstance(entry, tuple):
            seat: Seat = entry[0]
            return seat
    return None
