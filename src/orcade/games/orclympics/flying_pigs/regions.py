"""Where an Orc may be deployed, a Pig placed, and how far an Orc may walk: the regions of Flying Pigs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from orcade.games.orclympics.discipline import NAMES
from orcade.table.choices import Area
from orcade.table.plane import HEADINGS, INCH, SLACK, Disc, Point, ahead, leave_disc, route, sweep, turned
from orcade.table.reach import GO, Reach
from orcade.table.region import Idea, Ring, closest, shapes
from orcade.table.requests import Option
from orcade.table.spots import Spots

from .answers import DEPLOYS, PLACE_PIGS, STAYING, WALKS, model_id
from .pieces import (
    BASE,
    CALLED,
    CLOSEST,
    COOKS,
    EACH,
    EDGE,
    KITCHEN,
    MIDDLE,
    RIM,
    ROCK,
    SPACING,
    THE_KITCHEN,
    Model,
    Pigsty,
    crowded_by,
    orcs_of,
    owner,
    pig_of,
    rock_boxes,
    walk_reach,
    walls,
)

BORDER = Ring(MIDDLE, MIDDLE, RIM, RIM)
"""Centres of bases that touch the edge of the Pigsty."""
GROUND = Ring(MIDDLE, MIDDLE, 0, RIM)
"""Centres of bases in the Pigsty."""
INSIDE = Ring(MIDDLE, MIDDLE, 0, RIM - SPACING)
"""Centres of Orcs that keep their inch from the edge."""
PLACES = tuple(ahead(MIDDLE, MIDDLE, *heading, RIM) for heading in HEADINGS)
"""By degrees: a place at the edge."""
ROUND = tuple(("rim", degrees) for degrees in range(15, 361, 15))
"""Ideas for deploying an Orc: 24 places at the edge."""
SIDES = (0, 45, -45, 85, -85)
"""Where a Pig is proposed to stand, seen from its Orc: degrees from straight to the middle."""
BESIDE = tuple(("by", orc, turn) for orc in (0, 1) for turn in SIDES)


class DeployRegion(Spots):
    """Where an Orc may be deployed (FP 3)."""

    __slots__ = ("called", "look")
    called: list[str]
    look: str

    def name(self, at: int) -> str:
        return self.called[at]

    def outside(self) -> str:
        return "an Orc is deployed with his base touching the edge of the Pigsty, inside it"

    def propose(self, idea: Any) -> Point:
        for away in range(180):
            for degrees in (idea[1] + away, idea[1] - away):
                x, y = PLACES[degrees % 360]
                if all((x - ox) ** 2 + (y - oy) ** 2 >= CLOSEST * CLOSEST for ox, oy, _ in self.discs):
                    return x, y
        raise AssertionError("sixteen Orcs leave room at the edge")

    def area(self, view: Any) -> Area:
        seen = Ring(MIDDLE, MIDDLE, RIM - BASE, RIM + BASE)
        return replace(super().area(view), look=self.look, shapes=shapes([seen.outline()]))


def deploy_region(sty: Pigsty, model: int) -> DeployRegion:
    """FP 3: fully inside, touching the edge, at least 1" from any other Orc."""
    others = [at for at, one in enumerate(sty.models) if one.x >= 0]
    discs = [Disc(sty.models[at].x, sty.models[at].y, BASE) for at in others]
    found = DeployRegion("FP 3", DEPLOYS[model], ROUND, Disc(0, 0, BASE), (BORDER,), discs, spacing=SPACING)
    found.called = [CALLED[at] for at in others]
    found.look = COOKS[sty.broods[owner(model)]][model % EACH]
    return found


class PigRegion(Spots):
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
        x, y = self.orcs[idea[1]]
        for away in range(0, 95, 5):
            for turn in (idea[2] + away, idea[2] - away):
                spot = ahead(x, y, *turned(MIDDLE - x, MIDDLE - y, turn), 2 * BASE)
                if self.fault(*spot) is None:
                    return spot
        return super().propose(("at", x, y))

    def area(self, view: Any) -> Area:
        return replace(super().area(view), look="pig", shapes=shapes(self.band(x, y) for x, y in self.orcs))

    def band(self, x: int, y: int) -> list[Point]:
        """What is drawn around an Orc for the places of a Pig: half an inch wide, so that it can be seen."""
        ways = [turned(MIDDLE - x, MIDDLE - y, degrees) for degrees in range(-85, 90, 5)]
        outer = [ahead(x, y, *way, 2 * BASE + INCH // 4) for way in ways]
        return outer + [ahead(x, y, *way, 2 * BASE - INCH // 4) for way in reversed(ways)]


def pig_region(sty: Pigsty, pig: int) -> PigRegion:
    """FP 4: fully inside, in base contact with one of its Orcs, on nobody (FP-2)."""
    others = [at for at, one in enumerate(sty.models) if one.x >= 0]
    discs = [Disc(sty.models[at].x, sty.models[at].y, BASE) for at in others]
    boxes = rock_boxes(sty)
    orcs = [(sty.models[orc].x, sty.models[orc].y) for orc in orcs_of(owner(pig))]
    zones = [Ring(x, y, 2 * BASE, 2 * BASE) for x, y in orcs]
    found = PigRegion("FP 4", PLACE_PIGS[pig], BESIDE, Disc(0, 0, BASE), zones, discs, boxes)
    found.called = [*(CALLED[at] for at in others), *("a rock" for _ in boxes)]
    found.orcs = orcs
    return found


# Ideas for a walk: between each enemy's Pig and the Kitchen, as near as may be, which shuts it out; behind the own Pig,
# to turn it back; near it, to shove or light it; out of its way; to the Kitchen; eight ways.


def _ideas(seats: int, seat: int) -> tuple[Idea, ...]:
    blocks = [("block", pig_of(other)) for other in range(seats) if other != seat]
    own = pig_of(seat)
    return (*blocks, ("near", own), ("behind", own), ("clear", own), ("kitchen",), *GO)


IDEAS = tuple(tuple(_ideas(seats, seat) for seat in range(seats)) for seats in range(len(NAMES) + 1))
"""By number of seats and seat."""


class WalkRegion(Reach):
    """How far an Orc may walk, and where he may stay (FP 5.2, FP-4, FP-21)."""

    __slots__ = ("may_stay", "model", "sty")
    sty: Pigsty
    model: int
    may_stay: bool
    """Whether a walk may end where he stands."""

    def name(self, at: int) -> str:
        others = [CALLED[each] for each in others_of(self.sty, self.model)]
        others += ["a rock"] * len(self.sty.rocks)
        return [*others, "the Kitchen"][at]

    def outside(self) -> str:
        return 'an Orc ends his walk inside the Pigsty, 1" or more from its edge'

    def way(self, x: int, y: int, reach: int) -> list[Point] | None:
        return route(self.x, self.y, x, y, BASE, reach, self.discs, self.boxes, GROUND)

    def misplaced(self, x: int, y: int) -> str | None:
        return None if crowded_by(self.sty, self.model, x, y) < 0 else super().misplaced(x, y)

    def straight(self, tx: int, ty: int) -> Point:
        """As far towards a point as the way is free and he may stay; the start if nowhere."""
        x, y = self.x, self.y
        dx, dy = tx - x, ty - y
        if not (dx or dy):
            return x, y
        if dx * dx + dy * dy > self.reach * self.reach:
            tx, ty = ahead(x, y, dx, dy, self.reach)
        tx, ty = leave_disc(x, y, tx, ty, MIDDLE, MIDDLE, RIM - SPACING) or (tx, ty)
        tx, ty, _ = sweep(x, y, tx, ty, BASE, self.discs, self.boxes)
        sty, model = self.sty, self.model
        for _ in range(6):
            close = crowded_by(sty, model, tx, ty)
            if close < 0:
                return tx, ty
            if close >= EDGE:
                break
            # Not so far: only to an inch, and a little for rounding, from what is too near.
            if close < ROCK:
                other = sty.models[close]
                tx, ty, _ = sweep(x, y, tx, ty, BASE + SPACING + 2, ((other.x, other.y, BASE),))
            else:
                box = KITCHEN if close == THE_KITCHEN else self.boxes[close - ROCK]
                tx, ty, _ = sweep(x, y, tx, ty, BASE + SPACING + 2, (), (box,))
        return x, y

    def wanted(self, idea: Any) -> Point:
        kind = idea[0]
        if kind == "go":
            return super().wanted(idea)
        if kind == "kitchen":
            return MIDDLE, MIDDLE
        pig = self.sty.models[idea[1]]
        dx, dy = MIDDLE - pig.x, MIDDLE - pig.y
        if kind == "near" or not (dx or dy):
            return pig.x, pig.y
        if kind == "clear":
            # To the side of the line from the Pig to the Kitchen on which the Orc is.
            side = 1 if (self.x - pig.x) * dy - (self.y - pig.y) * dx >= 0 else -1
            return ahead(self.x, self.y, side * dy, -side * dx, 3 * INCH)
        return post(pig) if kind == "block" else ahead(pig.x, pig.y, dx, dy, -CLOSEST - 1)

    def area(self, view: Any) -> Area:
        return replace(super().area(view), piece=model_id(self.model))

    def nearest(self, x: int, y: int) -> Point | None:
        found = super().nearest(x, y)
        return found if found is not None else closest((self.propose(idea) for idea in self.ideas), x, y)

    def fallback(self) -> Point:
        """Some place that is legal: where he stands, or a way to the middle, or any other one."""
        start = self.x, self.y
        if not self.may_stay:
            for way in ((MIDDLE - self.x, MIDDLE - self.y), *HEADINGS[15::15]):
                found = self.straight(*ahead(*start, *way, self.reach)) if any(way) else start
                if found != start:
                    return found
        return start

    def propose(self, idea: Any) -> Point:
        wanted = self.wanted(idea)
        found = self.straight(*wanted)
        if found != wanted and idea[0] in ("block", "behind") and self.fault(*wanted) is None:
            return wanted
        return found if self.may_stay or found != (self.x, self.y) else self.fallback()


def post(pig: Model) -> Point:
    """Where an Orc bars a Pig's way to the Kitchen: as near to it as he may stand."""
    return ahead(pig.x, pig.y, MIDDLE - pig.x, MIDDLE - pig.y, CLOSEST + 1)


def others_of(sty: Pigsty, model: int) -> list[int]:
    """All models that are in the Pigsty but this one."""
    return [at for at, one in enumerate(sty.models) if at != model and one.x >= 0]


def walk_region(sty: Pigsty, model: int, other_first: bool) -> WalkRegion:
    """FP 5.2: up to 8", and 1" for each Grease Marker, by any way; ends where FP 6.1 lets the Orc stay."""
    one = sty.models[model]
    discs = [Disc(other.x, other.y, BASE) for at, other in enumerate(sty.models) if at != model and other.x >= 0]
    also: tuple[Option, ...] = STAYING[model][other_first]
    found = WalkRegion(
        "FP 5.2",
        WALKS[model],
        IDEAS[sty.seats][owner(model)],
        (one.x, one.y),
        BASE,
        walk_reach(one),
        discs,
        walls(sty),
        within=INSIDE,
        spacing=SPACING,
        also=also,
    )
    found.sty = sty
    found.model = model
    found.may_stay = crowded_by(sty, model, one.x, one.y) < 0
    # If not, there must be another place, or nothing is proposed.
    if not found.may_stay and found.fallback() == (one.x, one.y):
        found.ideas = ()
    return found


def walk_way(sty: Pigsty, model: int, x: int, y: int, lines: list[tuple[int, int, int]]) -> list[Point]:
    """The way of a walk: the shortest that crosses none of these lines, or the shortest at all (FP-16, FP-4)."""
    one = sty.models[model]
    discs = [(other.x, other.y, BASE) for at, other in enumerate(sty.models) if at != model and other.x >= 0]
    boxes = walls(sty)
    # A straight way may be a thousandth longer than the reach, by rounding.
    far = walk_reach(one) + 1
    if lines:
        kept = [each for each in lines if (each[0] - x) ** 2 + (each[1] - y) ** 2 >= (each[2] + BASE + SLACK) ** 2]
        found = route(one.x, one.y, x, y, BASE, far, [*discs, *kept], boxes, GROUND)
        if found is not None:
            return found
    return route(one.x, one.y, x, y, BASE, far, discs, boxes, GROUND) or [(one.x, one.y)]
