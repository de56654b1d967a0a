"""How a match stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from .pieces import Race


def worth(race: Race) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last."""
    seats = race.seats
    if race.ending is not None:
        return [(seats - place) / (seats - 1) for place in race.ending.places]
    return [0.5] * seats
