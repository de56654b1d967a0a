"""How a race stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from .pieces import Race


def worth(race: Race) -> list[float]:
    return [0.5] * race.seats
