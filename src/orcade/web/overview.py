"""A match looked at from its end, for its replay: where its turns begin, who led when, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ..table.estimates import of_places
from ..table.match import Match
from ..table.requests import DEATH, FALL, FEAT, GAIN, MOMENT, SCORE, TURN, WOUND, Seat
from .log_entries import LogEntry
from .sentences import WITHIN
from .table_state import TableState

SAMPLES, DRAWN = 400, 160
"""Moments of a match at which it is estimated how it stands, about; how many of them are drawn."""

SWINGS, LEAST_SWING, APART = 4, 0.05, 0.03
"""Turning points that are told at most; how much of all chances one moves; how much of the match is between two."""

MARKS, MARKS_APART = (DEATH, SCORE), 0.035
"""What is marked beside the lead, the heavier first, and which part of the match lies between two marks."""

LEVEL = 0.03
"""Of all chances: by less nobody is ahead."""

_WEIGHT = {DEATH: 7, SCORE: 6, WOUND: 5, FALL: 4, GAIN: 3, MOMENT: 2, FEAT: 2}
"""By kind of impact, how likely it is what moved the chances."""

Shares = tuple[float, ...]
"""Of all chances, by seat: they add up to 1."""


class Swing(NamedTuple):
    """Something that moved the chances."""

    at: int
    """So many answers had been given then."""
    seat: Seat
    """Who gained most by it."""
    gained: float
    """Of all chances."""
    told: tuple[LogEntry, ...]
    """What happened, the weightiest first."""

    def text(self, eyes: Seat) -> str:
        """The weightiest thing that this reader is told of; empty where he is told nothing."""
        texts = (entry.text(eyes).lstrip(WITHIN) for entry in self.told)
        return next((text for text in texts if text), "")


class Overview(NamedTuple):
    """What a replay tells of all of a match. Of one that is not over, only the turns."""

    last: int
    """Answers in all."""
    turns: tuple[int, ...]
    """How many answers had been given when each turn began."""
    parts: tuple[int, ...] = ()
    """About how many answers had been given when each game within it began but the first: of a campaign."""
    hides: bool = True
    """Whether readers may have seen different things."""
    lead: tuple[tuple[int, Shares], ...] = ()
    """After so many answers, each seat's share."""
    marks: tuple[tuple[int, str], ...] = ()
    """After so many answers, a kind of impact."""
    swings: tuple[Swing, ...] = ()
    """In order."""

    @property
    def drawn(self) -> tuple[tuple[int, Shares], ...]:
        """The lead at as many moments as can be seen, with the end."""
        return (*self.lead[: -1 : max(1, round(len(self.lead) / DRAWN))], *self.lead[-1:])

    def turn_before(self, at: int) -> int:
        """Where this turn began; from there, where the one before it did."""
        return max([turn for turn in self.turns if turn < at], default=0)

    def turn_after(self, at: int) -> int:
        """Where the next turn begins, or the end."""
        return min([turn for turn in self.turns if turn > at], default=self.last)

    def ahead(self, at: int) -> tuple[tuple[Seat, ...], float]:
        """Who is ahead after so many answers, and the best share; nobody where all are level, or it is not known."""
        shares = next((shares for moment, shares in reversed(self.lead) if moment <= at), ())
        best = max(shares, default=0.0)
        first = tuple([seat for seat, share in enumerate(shares) if share > best - LEVEL])
        return (first if len(first) < len(shares) else ()), best


def turns_of(table: TableState) -> tuple[int, ...]:
    """How many answers had been given when each turn began."""
    return tuple(sorted({entry.move for entry in table.log if entry.look == TURN}))


def overview(table: TableState, match: Match) -> Overview:
    """Of a match that is over. `match`: a copy of the table's own."""
    ending, worth = table.ending, table.game.worth
    assert ending is not None
    places = [place for place, entry in enumerate(table.tape) if isinstance(entry, tuple)]
    every = max(1, round(len(places) / SAMPLES))
    lead: list[tuple[int, Shares]] = []
    parts: list[int] = []
    hides, part = False, None
    for at in range(0, len(places), every):
        state = match.past(places[at]).state
        hides = hides or bool(state.cards.faces)
        now = type(table.game.board(state))
        if now is not table.game.state:  # else none of several games is in play
            parts += [at] * (part not in (None, now))
            part = now
        if worth is not None:
            lead.append((at, _shares(worth(state))))
    if worth is not None:
        lead.append((len(places), _shares(of_places(ending.places))))
    marks = tuple(_marks(table.log, len(places)))
    return Overview(len(places), turns_of(table), tuple(parts), hides, tuple(lead), marks, _swings(table.log, lead))


def _shares(rewards: Sequence[float]) -> Shares:
    whole = sum(rewards)
    return tuple([reward / whole if whole else 1 / len(rewards) for reward in rewards])


def _marks(log: Sequence[LogEntry], last: int) -> Iterator[tuple[int, str]]:
    """What weighs most, each apart from the others."""
    taken: list[int] = []
    for kind in MARKS:
        for entry in log:
            weighs = any(impact.kind == kind for impact in entry.impacts)
            if weighs and all(abs(entry.move - each) > last * MARKS_APART for each in taken):
                taken.append(entry.move)
                yield entry.move, kind


def _swings(log: Sequence[LogEntry], lead: Sequence[tuple[int, Shares]]) -> tuple[Swing, ...]:
    """The greatest ones before the end, each apart from the others."""
    found: list[Swing] = []
    for (since, before), (at, after) in pairwise(lead[:-1]):
        gains = [now - then for now, then in zip(after, before, strict=True)]
        told = [entry for entry in log if since < entry.move <= at and _weight(entry) > 0]
        if told and max(gains) >= LEAST_SWING:
            told.sort(key=_weight, reverse=True)
            found.append(Swing(told[0].move, gains.index(max(gains)), max(gains), tuple(told)))
    chosen: list[Swing] = []
    for swing in sorted(found, key=lambda each: -each.gained):
        if len(chosen) < SWINGS and all(abs(swing.at - each.at) > lead[-1][0] * APART for each in chosen):
            chosen.append(swing)
    return tuple(sorted(chosen, key=lambda each: each.at))


def _weight(entry: LogEntry) -> int:
    """How likely it moved the chances; 0 where nothing came of it."""
    if entry.die is not None or entry.look == TURN:
        return 0
    return max([_WEIGHT.get(impact.kind, 1) for impact in entry.impacts], default=int(bool(entry.look)))
