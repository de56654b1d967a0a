"""Where an Orc may be deployed, a Pig placed, and how far an Orc may walk: the regions of Flying Pigs."""

from __future__ import annotations

from math import isqrt
from typing import Any

from orcade.table.plane import HEADINGS, SLACK, Box, Disc, Point, ahead, has_room, route
from orcade.table.reach import GO, Reach
from orcade.table.region import Idea, Ring
from orcade.table.requests import Option
from orcade.table.spots import Spots

from .answers import DEPLOYS, PUTS, STAYING, WALKS
from .pieces import (
    BASE,
    CALLED,
    KITCHEN,
    MIDDLE,
    RADIUS,
    RIM,
    ROCK_HALF,
    SPACING,
    Pigsty,
    orcs_of,
    owner,
    pig_of,
    reach,
)

EDGE = Ring(MIDDLE, MIDDLE, RIM, RIM)
"""Centres of bases that touch the edge of the Pigsty."""
INSIDE = Ring(MIDDLE, MIDDLE, 0, RIM - SPACING)
"""Centres of Orcs that keep their inch from the edge."""
PIGSTY = Disc(MIDDLE, MIDDLE, RADIUS)
ROUND = tuple(("at", *ahead(MIDDLE, MIDDLE, *HEADINGS[degrees], RIM)) for degrees in range(15, 361, 15))
"""Ideas for deploying: 24 places of the edge."""
SIDES = (0, 45, -45, 85, -85)
"""Where a Pig is proposed to stand, seen from its Orc: degrees from straight to the middle."""
BESIDE = tuple(("by", orc, turn) for orc in (0, 1) for turn in SIDES)


class Rim(Spots):
    """Where an Orc may be deployed (FP 3)."""

    __slots__ = ("called",)
    called: list[str]

    def name(self, at: int) -> str:
        return self.called[at]

    def outside(self) -> str:
        return "an Orc is deployed with his base touching the edge of the Pigsty, inside it"


def rim_region(sty: Pigsty, model: int) -> Rim:
    """FP 3: fully inside, touching the edge, at least 1" from any other Orc."""
    others = [at for at, one in enumerate(sty.models) if one.x >= 0]
    discs = [Disc(sty.models[at].x, sty.models[at].y, BASE) for at in others]
    found = Rim("FP 3", DEPLOYS[model], ROUND, Disc(0, 0, BASE), (EDGE,), discs, spacing=SPACING)
    found.called = [CALLED[at] for at in others]
    return found


class Beside(Spots):
    """Where a Pig may be placed for its toss (FP 4)."""

    __slots__ = ("called", "orcs")
    called: list[str]
    orcs: list[Point]

    def name(self, at: int) -> str:
        return self.called[at]

    def outside(self) -> str:
        return "a Pig is placed in base contact with one of its own Orcs"

    def fault(self, x: int, y: int) -> str | None:
        far = (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2
        if far > RIM * RIM:
            return "that is not fully inside the Pigsty"
        return super().fault(x, y)

    def propose(self, idea: Any) -> Point:
        if idea[0] == "by":
            x, y = self.orcs[idea[1]]
            heading = _turned(MIDDLE - x, MIDDLE - y, idea[2])
            return super().propose(("at", *ahead(x, y, *heading, 2 * BASE)))
        return super().propose(idea)


def _turned(dx: int, dy: int, degrees: int) -> Point:
    c, s = HEADINGS[degrees % 360]
    return dx * c - dy * s, dx * s + dy * c


def put_region(sty: Pigsty, pig: int) -> Beside:
    """FP 4: fully inside, in base contact with one of its Orcs, on nobody (FP-2)."""
    others = [at for at, one in enumerate(sty.models) if one.x >= 0]
    discs = [Disc(sty.models[at].x, sty.models[at].y, BASE) for at in others]
    boxes = [Box(x, y, ROCK_HALF, ROCK_HALF) for x, y in sty.rocks]
    orcs = [(sty.models[orc].x, sty.models[orc].y) for orc in orcs_of(owner(pig))]
    zones = [Ring(x, y, 2 * BASE, 2 * BASE) for x, y in orcs]
    found = Beside("FP 4", PUTS[pig], BESIDE, Disc(0, 0, BASE), zones, discs, boxes)
    found.called = [*(CALLED[at] for at in others), *("a rock" for _ in boxes)]
    found.orcs = orcs
    return found


# Ideas for a walk: eight ways; to the Kitchen; beside each Pig; behind the own one, as seen from the Kitchen, to turn
# it back, and before it, to be where it may end.

IDEAS: tuple[tuple[Idea, ...], ...] = tuple(
    (("behind",), ("before",), ("kitchen",), *(("by", pig_of(seat)) for seat in range(seats)), *GO)
    for seats in range(9)
)
"""By number of seats."""


class Stroll(Reach):
    """How far an Orc may walk, and where he may stay (FP 5.2, FP-4, FP-21)."""

    __slots__ = ("model", "sty")
    sty: Pigsty
    model: int

    def name(self, at: int) -> str:
        others = [CALLED[each] for each in others_of(self.sty, self.model)]
        others += ["a rock"] * len(self.sty.rocks)
        return [*others, "the Kitchen"][at]

    def outside(self) -> str:
        return 'an Orc ends his walk inside the Pigsty, 1" or more from its edge'

    def wanted(self, idea: Any) -> Point:
        kind = idea[0]
        if kind == "by":
            pig = self.sty.models[idea[1]]
            return pig.x, pig.y
        if kind == "kitchen":
            return MIDDLE, MIDDLE
        if kind in ("behind", "before"):
            pig = self.sty.models[pig_of(owner(self.model))]
            if (pig.x, pig.y) == (MIDDLE, MIDDLE):
                return pig.x, pig.y
            way = 2 * BASE + SPACING + 20
            return ahead(pig.x, pig.y, pig.x - MIDDLE, pig.y - MIDDLE, way if kind == "behind" else -2 * way)
        return super().wanted(idea)


def others_of(sty: Pigsty, model: int) -> list[int]:
    """All models that are in the Pigsty but this one."""
    return [at for at, one in enumerate(sty.models) if at != model and one.x >= 0]


def walls(sty: Pigsty) -> list[Box]:
    """What is Impassable Terrain for Orcs: the rocks, then the Kitchen (FP 6.3)."""
    found = [Box(x, y, ROCK_HALF, ROCK_HALF) for x, y in sty.rocks]
    found.append(KITCHEN)
    return found


def walk_region(sty: Pigsty, model: int, other_first: bool) -> Stroll:
    """FP 5.2: up to 8", and 1" for each Grease Marker, by any way; ends where FP 6.1 lets the Orc stay."""
    one = sty.models[model]
    discs = [Disc(other.x, other.y, BASE) for at, other in enumerate(sty.models) if at != model and other.x >= 0]
    also: tuple[Option, ...] = STAYING[model][other_first]
    found = Stroll(
        "FP 5.2",
        WALKS[model],
        IDEAS[sty.seats],
        (one.x, one.y),
        BASE,
        reach(one),
        discs,
        walls(sty),
        within=INSIDE,
        spacing=SPACING,
        also=also,
    )
    found.sty = sty
    found.model = model
    # Where he stands may be no place to end a walk: then there must be another one, or nothing is proposed.
    if not has_room(one.x, one.y, BASE + SPACING, discs, found.boxes, PIGSTY) and found.fault(*found.fallback()):
        found.ideas = ()
    return found


def way_to(sty: Pigsty, model: int, x: int, y: int, lines: list[tuple[int, int, int]]) -> list[Point]:
    """The way of a walk: the shortest that crosses none of these lines, or the shortest at all (FP-16, FP-4)."""
    one = sty.models[model]
    discs = [(other.x, other.y, BASE) for at, other in enumerate(sty.models) if at != model and other.x >= 0]
    boxes = walls(sty)
    far = isqrt((one.x - x) ** 2 + (one.y - y) ** 2)
    if lines:
        kept = [each for each in lines if (each[0] - x) ** 2 + (each[1] - y) ** 2 >= (each[2] + BASE + SLACK) ** 2]
        found = route(one.x, one.y, x, y, BASE, reach(one), [*discs, *kept], boxes)
        if found is not None:
            return found
    found = route(one.x, one.y, x, y, BASE, max(reach(one), far), discs, boxes)
    return found if found is not None else [(one.x, one.y), (x, y)]
