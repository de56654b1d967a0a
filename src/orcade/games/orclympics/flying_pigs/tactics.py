"""What a position is worth to each seat, for searches that stop before the end."""

from __future__ import annotations

from .odds import to_kitchen
from .pieces import Pigsty


def worth(sty: Pigsty) -> list[float]:
    seats = sty.seats
    if sty.ending is not None:
        return [(seats - place) / (seats - 1) for place in sty.ending.places]
    return [0.5 - 0.4 * to_kitchen(sty.models[seat * 3 + 2]) / 30000 for seat in range(seats)]
