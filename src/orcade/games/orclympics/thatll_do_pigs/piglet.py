"""The Piglet: when it comes, where it lies, and who gets hold of it (TP 4.1.1, TP 4.2.4, TP-33, TP-37)."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.table.plane import HEADINGS, INCH, Point, ahead, overlapping
from orcade.table.requests import Flow

from .circuit import circuit_of
from .contact import free_for_piglet
from .events import Released
from .pieces import (
    BOARD,
    HALF_LENGTH,
    HALF_WIDTH,
    NOBODY,
    PIGLET_R,
    POLES,
    Race,
    box,
    loose,
    piglet_disc,
    skipped,
)
from .standings import called_line

STEP = 250
"""How finely a free place is looked for."""
FARTHER_ON = 1
"""The Skid Trigger on which it comes in a race of half a lap, from 0: the first one calls it (TP-45)."""


def calls_piglet(race: Race) -> int:
    """How many Skid Triggers a Boar has crossed that calls the Piglet by the last of them."""
    return POLES * skipped(race) + 1 if skipped(race) else POLES


def release(race: Race) -> Flow[None]:
    """TP-10, TP-45: on the middle of its line, or as near to it along the line as there is room."""
    if not race.piglet_due:
        return
    race.piglet_due = False
    race.released = True
    course = circuit_of(race)
    at = FARTHER_ON if skipped(race) else POLES
    line = course.finish if at == POLES else course.triggers[at]
    middle = ((line.ax + line.bx) // 2, (line.ay + line.by) // 2)
    along = (line.bx - line.ax, line.by - line.ay)
    race.piglet = middle
    for off in range(0, BOARD, 100):
        both = [ahead(*middle, *along, -off), ahead(*middle, *along, off)]
        free = [spot for spot in both if free_for_piglet(race, *spot)]
        if free:
            race.piglet = free[0]
            break
    yield Released(called_line(at))


def lose(race: Race, who: int) -> None:
    """TP-37: the Piglet is free to the left of its Boar; else right, behind, ahead, or at the nearest free place."""
    rider = race.riders[who]
    race.holder = NOBODY
    off = HALF_LENGTH + PIGLET_R
    beside = HALF_WIDTH + PIGLET_R
    ux, uy = rider.ux, rider.uy
    spots = (
        ahead(rider.x, rider.y, uy, -ux, beside),
        ahead(rider.x, rider.y, -uy, ux, beside),
        ahead(rider.x, rider.y, -ux, -uy, off),
        ahead(rider.x, rider.y, ux, uy, off),
    )
    race.piglet = next((spot for spot in spots if free_for_piglet(race, *spot)), spots[0])
    if not free_for_piglet(race, *race.piglet):
        race.piglet = nearest_free(race, *race.piglet)


def make_room(race: Race, who: int) -> None:
    """TP-33: a base that has ended on the Piglet shifts it by the least distance that makes it free."""
    if not loose(race):
        return
    rider = race.riders[who]
    x, y = race.piglet
    if abs(x - rider.x) > 2 * INCH or abs(y - rider.y) > 2 * INCH or not overlapping(box(rider), piglet_disc(race)):
        return
    spots = sorted(out_of(race, who), key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
    to = next((spot for spot in spots if free_for_piglet(race, *spot)), None) or nearest_free(race, x, y)
    race.herded = (*(race.herded or (race.piglet,)), to)
    race.piglet = to


def out_of(race: Race, who: int) -> Iterator[Point]:
    """Places for the Piglet's centre along the four sides of a Boar, straight out of it."""
    rider = race.riders[who]
    x, y = race.piglet
    ux, uy = rider.ux, rider.uy
    dx, dy = x - rider.x, y - rider.y
    along = dx * ux + dy * uy
    across = dy * ux - dx * uy
    for fx, fy, deep in ((ux, uy, along), (-ux, -uy, -along)):
        yield ahead(x, y, fx, fy, HALF_LENGTH + PIGLET_R - deep // 1_000_000)
    for fx, fy, deep in ((-uy, ux, across), (uy, -ux, -across)):
        yield ahead(x, y, fx, fy, HALF_WIDTH + PIGLET_R - deep // 1_000_000)


def nearest_free(race: Race, x: int, y: int) -> Point:
    """The nearest free place, by ever wider circles; where it is if there is none at all."""
    for far in range(STEP, BOARD, STEP):
        for degrees in range(10, 361, 10):
            spot = ahead(x, y, *HEADINGS[degrees], far)
            if free_for_piglet(race, *spot):
                return spot
    return x, y
