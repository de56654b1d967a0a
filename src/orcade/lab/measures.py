"""What is measured of a game, as a number: the vocabulary of studies and reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .playing import Outcome

Measure = Callable[[Outcome], float | None]
"""One number of a game; None where it tells nothing of this, such as rounds in a game that counts none."""


def share_of_win(outcome: Outcome, seat: int) -> float:
    """1 for who won alone, a half for each of two who share the first place, …, else 0."""
    return (outcome.places[seat] == 1) / outcome.places.count(1)


def middle_place(outcome: Outcome, seat: int) -> float:
    """The place; those who share places have their mean."""
    place = outcome.places[seat]
    return place + (outcome.places.count(place) - 1) / 2


PLAIN: Final[dict[str, Measure]] = {
    "rounds": lambda outcome: outcome.rounds,
    "decisions": lambda outcome: float(sum(outcome.decisions)),
    "limit": lambda outcome: float(bool(outcome.limit)),
    "shared": lambda outcome: float(outcome.places.count(1) > 1),
}
"""Measures of a whole game: its rounds, its decisions, whether a limit ended it, whether the first place was shared."""

OF_WHOM: Final[dict[str, Callable[[Outcome, int], float]]] = {"wins": share_of_win, "place": middle_place}
"""Measures of a seat, or of a bot wherever it sits: its share of the first place, and its place."""


def measure(name: str, seat: int | None = None, bot: str = "") -> Measure:
    """The measure of that name. One of `OF_WHOM` is of a seat, of a bot (the mean where it has several seats), or of
    both; all others are of the game."""
    if name in PLAIN:
        return PLAIN[name]
    of_seat = OF_WHOM[name]

    def measured(outcome: Outcome) -> float | None:
        meant = [
            of_seat(outcome, each)
            for each in range(len(outcome.places))
            if seat in (None, each) and bot in ("", outcome.levels[each])
        ]
        return sum(meant) / len(meant) if meant else None

    return measured
