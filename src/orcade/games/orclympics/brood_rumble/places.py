"""The other answers that are points: for terrain, for deployment, for falling back, for a Barrel that was caught."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice
from typing import Any

from msgspec.structs import replace

from orcade.games.orclympics.discipline import BROODS
from orcade.table.lazy import Lazy
from orcade.table.plane import HEADINGS, INCH, Box, Disc, Point, ahead, bearing, turned
from orcade.table.reach import GO
from orcade.table.region import Bounds, Idea, Place, apart, drawn, heading, inches, shapes
from orcade.table.requests import Option
from orcade.table.scene import Area
from orcade.table.spots import Aim, Spots

from .answers import KIND_WORDS, THROW_AT, named, orc_id
from .ground import BARELY, ground, in_contact
from .pieces import (
    BOTTOM,
    EDGES,
    FALL_BACK,
    LEFT,
    ORC_R,
    SPACING,
    TOP,
    Orc,
    Rumble,
    called,
)
from .push import broken, retreat_end
from .terrain import (
    KINDS,
    SIDE,
    TITLES,
    Terrain,
    outline,
)
from .words import point, way

APART = SPACING + 1
"""The least distance that is more than that."""
STEP = INCH // 2


class SetDown(Place, frozen=True):
    """Put the Terrain Feature with its centre there (BR 2)."""

    kind: int

    def verb(self, view: Rumble) -> str:
        return f"place {KIND_WORDS[self.kind]}"

    def label(self, view: Rumble) -> str:
        wide, high = self.x - SIDE // 2, self.y - SIDE // 2
        if not (wide or high):
            return "In the middle"
        return f"At {point(self.x, self.y)}, {bearing(wide, high)} of the middle"


@cache
def marks(zone: Bounds) -> tuple[Point, ...]:
    """Points of a zone by eighths of the board: what is proposed, where it is free."""
    places = [(SIDE * across // 8, SIDE * down // 8) for down in range(2, 7) for across in range(2, 7)]
    return tuple(zone.clamp(*place) for place in places)


def zone_of(w: int, h: int) -> Bounds:
    """Where the centre of a piece of half this width and height may be: more than 3" from the Board Edge."""
    return Bounds(APART + w, APART + h, SIDE - APART - w, SIDE - APART - h)


def openings(boxes: tuple[Box, ...], w: int, h: int) -> Iterator[Point]:
    """Free places for a piece of half this width and height: among the `marks`, or else one that is found elsewhere."""
    zone = zone_of(w, h)
    found = False
    for x, y in marks(zone):
        if lies_free(boxes, w, h, x, y):
            found = True
            yield x, y
    if not found:
        yield from islice(elsewhere(boxes, w, h, zone), 1)


def lies_free(boxes: tuple[Box, ...], w: int, h: int, x: int, y: int) -> bool:
    """Whether a point of the zone is free: as `Plot.fault`, and quicker."""
    for box in boxes:
        wide = abs(x - box[0]) - box[2] - w
        high = abs(y - box[1]) - box[3] - h
        if wide < APART and high < APART and (wide <= 0 or high <= 0 or wide * wide + high * high < APART * APART):
            return False
    return True


def elsewhere(boxes: tuple[Box, ...], w: int, h: int, zone: Bounds) -> Iterator[Point]:
    """Free places: where the borders of what is taken cross, then all over the zone."""
    left, top, right, bottom = zone
    across, down = {left, right}, {top, bottom}
    for box in boxes:
        wide, high = box.w + w + APART, box.h + h + APART
        across |= {box.x - wide, box.x + wide}
        down |= {box.y - high, box.y + high}
    for xs, ys in (
        (sorted(across), sorted(down)),
        (range(left, right + 1, STEP), range(top, bottom + 1, STEP)),
    ):
        for x in xs:
            for y in ys:
                if left <= x <= right and top <= y <= bottom and lies_free(boxes, w, h, x, y):
                    yield x, y


class Plot(Spots):
    """Where a Terrain Feature may be placed: more than 3" from the Board Edge and from every other one."""

    __slots__ = ("kind", "terrain")

    def __init__(self, terrain: tuple[Terrain, ...], kind: int, upright: bool) -> None:
        self.terrain = terrain
        self.kind = kind
        base = outline(Terrain(kind, 0, 0, upright))
        boxes = ground(terrain).boxes

        def make(x: int, y: int) -> SetDown:
            return SetDown(x, y, kind)

        def free() -> list[Idea]:
            return [("at", x, y) for x, y in openings(boxes, base.w, base.h)]

        super().__init__("BR 2", make, Lazy(free), base, (zone_of(base.w, base.h),), (), boxes, spacing=APART)

    def name(self, at: int) -> str:
        piece = self.terrain[at]
        return f"the {TITLES[piece.kind]} at {point(piece.x, piece.y)}"

    def outside(self) -> str:
        return f"Terrain Features lie more than {inches(SPACING)} from the Board Edge"

    def fault(self, x: int, y: int) -> str | None:
        wrong = super().fault(x, y)
        if wrong is not None and wrong.endswith("must be left"):
            wrong = wrong.replace(f"{inches(APART)} must be left", f"it must be more than {inches(SPACING)}")
        return wrong

    def area(self, view: Rumble) -> Area:
        return replace(super().area(view), look=KINDS[self.kind].look)


def fits(terrain: tuple[Terrain, ...], kind: int, upright: bool) -> bool:
    """Whether a piece of this kind can be placed anywhere (BR-2)."""
    base = outline(Terrain(kind, 0, 0, upright))
    return has_room(ground(terrain).boxes, base.w, base.h)


@lru_cache(maxsize=1024)
def has_room(boxes: tuple[Box, ...], w: int, h: int) -> bool:
    """Whether there is a free place for a piece of half this width and height."""
    return next(openings(boxes, w, h), None) is not None


class Deploy(Place, frozen=True):
    """Begin the rumble there, touching the team's Board Edge (BR 3)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return f"deploy {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        edge = view.edges[view.orcs[self.orc].team]
        along = self.x if edge in (TOP, BOTTOM) else self.y
        return f"{inches(along)} along the {EDGES[edge]} edge, from the {'left' if edge in (TOP, BOTTOM) else 'top'}"


class Line(Spots):
    """The line along a Board Edge on which the Orcs of a team deploy."""

    __slots__ = ("orc", "others", "rumble")

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        self.rumble = rumble
        self.orc = orc
        self.others = [other for other in rumble.orcs if other.x >= 0]
        edge = rumble.edges[orc.team]
        low, high = ORC_R, SIDE - ORC_R
        flat = low if edge in (LEFT, TOP) else high
        zone = Bounds(low, flat, high, flat) if edge in (TOP, BOTTOM) else Bounds(flat, low, flat, high)
        number = orc.id

        def make(x: int, y: int) -> Deploy:
            return Deploy(x, y, number)

        def free() -> list[Idea]:
            marks = (zone.clamp(along, along) for along in range(INCH, SIDE, 2 * INCH))
            return [("at", x, y) for x, y in marks if self.open(x, y)]

        discs = [Disc(other.x, other.y, ORC_R) for other in self.others]
        super().__init__("BR 3", make, Lazy(free), Disc(0, 0, ORC_R), (zone,), discs)

    def open(self, x: int, y: int) -> bool:
        """Whether a point of the line is free: as `fault`, and quicker."""
        for ox, oy, _ in self.discs:
            dx, dy = ox - x, oy - y
            if dx * dx + dy * dy < BARELY:
                return False
        return True

    def name(self, at: int) -> str:
        return called(self.others[at])

    def outside(self) -> str:
        return "he deploys touching the Board Edge of his team"

    def area(self, view: Rumble) -> Area:
        """The strip along the edge that bases may cover."""
        left, top, right, bottom = self.zones[0]
        strip = Bounds(left - ORC_R, top - ORC_R, right + ORC_R, bottom + ORC_R)
        look = f"orc-{BROODS[view.broods[self.orc.seat]].lower()}"
        return replace(super().area(view), look=look, shapes=shapes([strip.outline()]))


class Retreat(Place, frozen=True):
    """Fall back towards this point (BR-19)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return f"retreat {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        x, y = retreat_end(view, orc, self.x, self.y)
        return f"Fall back {way(orc.x, orc.y, x, y)}"


BACKS = tuple(("away", degrees) for degrees in (0, 25, -25, 50, -50, 75, -75))
"""Ideas for falling back: straight away from the one on the ground, or so many degrees aside."""


class Backing(Aim):
    """The direction in which a victor falls back; the contact with the one on the ground must be broken (BR-19)."""

    __slots__ = ("beaten", "orc", "rumble")

    def __init__(self, rumble: Rumble, orc: Orc, beaten: Orc) -> None:
        self.rumble = rumble
        self.orc = orc
        self.beaten = beaten
        number = orc.id

        def make(x: int, y: int) -> Retreat:
            return Retreat(x, y, number)

        super().__init__("BR-19", make, BACKS, (orc.x, orc.y), FALL_BACK)

    def fault(self, x: int, y: int) -> str | None:
        wrong = super().fault(x, y)
        if wrong is not None or not in_contact(self.orc, self.beaten):
            return wrong
        if broken(self.orc, *retreat_end(self.rumble, self.orc, x, y), self.beaten):
            return None
        return f"that way he would stay in contact with {called(self.beaten)}"

    def nearest(self, x: int, y: int) -> Point | None:
        if self.fault(x, y) is None:
            return x, y
        far = min(apart(self.x, self.y, x, y), FALL_BACK) or FALL_BACK
        for step in (5, 1):
            turns = [heading(self.x, self.y, degrees, far) for degrees in range(step, 361, step)]
            turns.append((2 * self.x - self.beaten.x, 2 * self.y - self.beaten.y))
            for each in sorted(turns, key=lambda turn: apart(turn[0], turn[1], x, y)):
                if self.fault(*each) is None:
                    return each
        return None

    def propose(self, idea: Any) -> Point:
        away = self.x - self.beaten.x, self.y - self.beaten.y
        found = self.nearest(*ahead(self.x, self.y, *turned(*away, idea[1]), FALL_BACK))
        assert found is not None, "a fall back was asked about although no direction is possible"
        return found

    def area(self, view: Rumble) -> Area:
        """All the places where the fall back may end."""
        ends = [retreat_end(self.rumble, self.orc, self.x + cos, self.y + sin) for cos, sin in HEADINGS[5::5]]
        return Area(
            say=self.verb(view),
            piece=orc_id(self.orc.id),
            start=drawn(self.x, self.y),
            shapes=(tuple(drawn(*end) for end in ends),),
            aim=True,
        )


class Hurl(Place, frozen=True):
    """Throw the Barrel in the direction of this point (BR-11)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return "throw"

    def label(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        return f"Throw it {bearing(self.x - orc.x, self.y - orc.y) or 'here'}"


class Hurling(Aim):
    """At any other Orc or in any direction (BR-11, BR-24)."""

    __slots__ = ()

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        number = orc.id

        def make(x: int, y: int) -> Hurl:
            return Hurl(x, y, number)

        also = [THROW_AT[other.id] for other in rumble.orcs if other.health > 0 and other is not orc]
        super().__init__("BR-11", make, GO, (orc.x, orc.y), 7 * INCH, also=also)

    def read(self, view: Rumble, said: str) -> Option | None:
        """A point has a comma. Other words are about an Orc: why he is not thrown at, `refusals` says."""
        return super().read(view, said) if "," in said else None
