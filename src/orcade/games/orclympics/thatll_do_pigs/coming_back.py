"""A Boar that has crashed comes back into the race (TP-47)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.plane import INCH, NOTHING, Box, ahead
from orcade.table.requests import Flow

from .circuit import circuit_of
from .contact import on_piglet, on_top
from .events import CameBack
from .pieces import BOARD, HALF_LENGTH, HALF_WIDTH, POLES, Race
from .pivots import unit
from .standings import called_line

BEYOND: Final = HALF_LENGTH + INCH // 10
"""How far beyond the line its centre is."""
STEP: Final = INCH // 4
"""How finely a free place is looked for."""


def come_back(race: Race, who: int) -> Flow[None]:
    """TP-47: beyond the last line that it crossed, in the middle of the track or as near to it as there is room."""
    rider = race.riders[who]
    rider.crashed = rider.back = 0
    rider.ridden = True
    base = next((base for base in places(race, who) if is_free(race, who, base)), next(places(race, who)))
    rider.x, rider.y, rider.ux, rider.uy = base.x, base.y, base.ux, base.uy
    rider.rounded = rider.crossed
    line = last_line(race, who)
    yield CameBack(rider.name, called_line(line))


def last_line(race: Race, who: int) -> int:
    """Which line a Boar has crossed last: a Skid Trigger, from 0; POLES for the Finish Line."""
    rider = race.riders[who]
    return (rider.crossed - 1) % POLES if rider.crossed > POLES * rider.laps else POLES


def places(race: Race, who: int) -> Iterator[Box]:
    """Where it may stand, looking along the track: first in the middle of it, then ever nearer to its edges, then the
    same an inch farther on, and so on; not beyond the next line."""
    course = circuit_of(race)
    at = last_line(race, who)
    line = course.finish if at == POLES else course.triggers[at]
    wide, high = line.bx - line.ax, line.by - line.ay
    middle = (line.ax + line.bx) // 2, (line.ay + line.by) // 2
    dx, dy = high, -wide
    there = ahead(*middle, dx, dy, BEYOND)
    if course.sector(*there) != at % POLES if at < POLES else there[0] > middle[0]:
        dx, dy = -dx, -dy
    ux, uy = unit(dx, dy)
    sector = min(at, POLES - 1)
    for far in range(BEYOND, BOARD // 2, INCH):
        for off in range(0, BOARD // 2, STEP):
            for side in (-off, off) if off else (0,):
                x, y = ahead(*ahead(*middle, wide, high, side), dx, dy, far)
                if course.sector(x, y) == sector:
                    yield Box(x, y, HALF_LENGTH, HALF_WIDTH, ux, uy)


def is_free(race: Race, who: int, base: Box) -> bool:
    """Whether a base has room there: on the board, and off all others, the Piglet and the public."""
    on_board = 0 < base.x < BOARD and 0 < base.y < BOARD
    return on_board and on_top(race, who, base) == NOTHING and not on_piglet(race, base)
