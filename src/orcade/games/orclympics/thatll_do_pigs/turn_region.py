"""Which way a Boar may turn on the spot (TP-27, TP-21)."""

from __future__ import annotations

from typing import Any

from orcade.table.plane import INCH, NOTHING, ONE, SLACK, Box, Point, ahead, turned
from orcade.table.region import Idea
from orcade.table.requests import Option
from orcade.table.spots import Aim

from .answers import SWINGS, VEER
from .circuit import MIDDLE_LANE, circuit_of
from .contact import named_thing, on_piglet, on_top
from .pieces import HALF_LENGTH, HALF_WIDTH, PIGLET, POLES, Race
from .pivots import headings, unit

ALL_ROUND: tuple[Idea, ...] = tuple(("go", degrees) for degrees in range(45, 361, 45))


class Turning(Aim):
    """A Pivot on the spot, towards any point but onto something (TP-27, TP-42). The way that it looks is always open.

    Ideas: as those of an Aim.
    """

    __slots__ = ("race", "rider", "who")

    def __init__(self, race: Race, who: int) -> None:
        self.race = race
        self.who = who
        rider = self.rider = race.riders[who]
        course = circuit_of(race)
        corners = [("at", *course.waypoints[(rider.rounded + on) % POLES][MIDDLE_LANE]) for on in (0, 1)]
        super().__init__("TP-27", SWINGS[who], (*ALL_ROUND, *corners), (rider.x, rider.y), 3 * INCH)

    def fault(self, x: int, y: int) -> str | None:
        rider = self.rider
        wrong = super().fault(x, y)
        if wrong is not None:
            return wrong
        dx, dy = x - rider.x, y - rider.y
        if dx * rider.ux + dy * rider.uy > 0 and abs(dx * rider.uy - dy * rider.ux) <= SLACK * ONE:
            return None
        what = lies_on(self.race, self.who, *unit(dx, dy))
        return None if what == NOTHING else f"it would end on top of {named_thing(self.race, what)}"

    def nearest(self, x: int, y: int) -> Point | None:
        dx, dy = x - self.x, y - self.y
        if dx or dy:
            for aside in range(0, 181, 5):
                for degrees in (aside, -aside):
                    at = ahead(self.x, self.y, *turned(dx, dy, degrees), self.length)
                    if self.fault(*(at if degrees else (x, y))) is None:
                        return at if degrees else (x, y)
        return ahead(self.x, self.y, self.rider.ux, self.rider.uy, self.length)

    def propose(self, idea: Any) -> Point:
        x, y = super().propose(idea)
        found = self.nearest(x, y)
        assert found is not None
        return found


def veers(race: Race, who: int) -> list[Option]:
    """TP-21: how an Unridden Boar may turn on the spot."""
    return [veer for veer in VEER if room_to_turn(race, who, veer.side)]


def room_to_turn(race: Race, who: int, side: int) -> bool:
    """TP-27, TP-42: whether an Unridden Boar may turn to one of its `headings`."""
    return lies_on(race, who, *headings(race.riders[who])[side]) == NOTHING


def lies_on(race: Race, who: int, ux: int, uy: int) -> int:
    """What a Boar would lie on that looks this way where it is: a Rider, PUBLIC, PIGLET; NOTHING where it is free."""
    rider = race.riders[who]
    base = Box(rider.x, rider.y, HALF_LENGTH, HALF_WIDTH, ux, uy)
    what = on_top(race, who, base)
    return PIGLET if what == NOTHING and on_piglet(race, base) else what
