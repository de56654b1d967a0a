"""The worn track that is drawn on the ground: a lap through the gates and round the terrain. No rule looks at it."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from orcade.table.plane import INCH, Box, Disc, Point, Segment, route
from orcade.table.region import drawn

from .circuits import GATES
from .geometry import lay_out

WIDE: Final = 3 * INCH // 2
"""Half the width of the ruts."""
STRAIGHT: Final = 5 * INCH // 2
"""So far before and behind a gate they lead straight through it."""


@lru_cache(maxsize=64)
def worn(circuit: str, own: str) -> tuple[tuple[float, float], ...]:
    """The points of a lap, in inches; the last one is the first."""
    track = lay_out(circuit, own)
    discs = [each[3] for each in track.terrain if isinstance(each[3], Disc)]
    boxes = [each[3] for each in track.terrain if isinstance(each[3], Box)]
    middles = [(x, y) for x, y, _ in track.middles]
    through = []
    for at, gate in enumerate(track.gates):
        dx, dy = ahead_through(gate, middles[at - 1], middles[at], middles[(at + 1) % GATES])
        x, y = middles[at]
        through.append(tuple(kept(x + far * dx, y + far * dy, track.side) for far in (-STRAIGHT, STRAIGHT)))
    found: list[Point] = []
    for at, (before, behind) in enumerate(through):
        after = through[(at + 1) % GATES][0]
        way = route(*behind, *after, WIDE, 4 * track.side, discs, boxes) or [behind, after]
        found += [before, *way[:-1]]
    return tuple(drawn(x, y) for x, y in [*found, found[0]])


def ahead_through(gate: Segment, last: Point, here: Point, after: Point) -> tuple[float, float]:
    """The direction in which a gate is driven through: square to its line, on from the last gate to the next."""
    across, down = gate.ay - gate.by, gate.bx - gate.ax
    length = sqrt(across * across + down * down)
    onward = 0.0
    for (ax, ay), (bx, by) in ((last, here), (here, after)):
        far = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        onward += ((bx - ax) * across + (by - ay) * down) / far
    sign = 1 if onward >= 0 else -1
    return sign * across / length, sign * down / length


def kept(x: float, y: float, side: int) -> Point:
    """A point, kept on the board."""
    return round(min(max(x, WIDE), side - WIDE)), round(min(max(y, WIDE), side - WIDE))
