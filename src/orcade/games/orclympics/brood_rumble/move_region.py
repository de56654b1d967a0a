"""Where an Orc may Move (BR 4.2.1, BR-6): round what is solid, up and down Platforms, into one Charge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from orcade.table.choices import Area
from orcade.table.plane import INCH, SLACK, Box, Point, ahead, free_area, route, sweep
from orcade.table.reach import Reach
from orcade.table.region import Place, apart, closest, drawn, inches, shapes
from orcade.table.words import listed

from .answers import STAYING, barrel_id, named, orc_id
from .charges import chargers
from .geometry import (
    BARELY,
    CONTACT,
    STANDING,
    Ground,
    astride,
    barrels_at,
    crossed,
    ground,
    level,
    mounds_at,
    overlaps,
)
from .pieces import NOBODY, ORC_R, Orc, Rumble, called, may_charge
from .terrain import CLIMB, MOUND, SIDE, TITLES
from .words import way, whither


class Move(Place, frozen=True):
    """Go to this point (BR 4.2.1)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return f"move {named(view, self.orc).lower()}"

    def way(self, view: Rumble) -> Sequence[Point]:
        return MoveRegion(view, view.orcs[self.orc]).taken(self.x, self.y) or ()

    def label(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        if (self.x, self.y) == (orc.x, orc.y):
            return "Stay on this spot"
        text = way(orc.x, orc.y, self.x, self.y)
        met = touched(view, orc, self.x, self.y)
        if met:
            return f"Charge {listed([called(one) for one in met])}: {text}"
        if barrels_at(view, self.x, self.y):
            return f"To a Barrel: {text}"
        if mounds_at(view, self.x, self.y):
            return f"To the {TITLES[MOUND]}: {text}"
        if out_of_reach(view, orc, self.x, self.y):
            return f"Out of their reach: {text}"
        return f"Move {text}{', on a Platform' if level(ground(view.terrain), self.x, self.y) >= 0 else ''}"

    def foremost(self, view: Rumble) -> bool:
        """Where there is something to do: an enemy, a Barrel, a mound; or where nobody can Charge him. The rest is
        seen on the board."""
        orc = view.orcs[self.orc]
        here = (self.x, self.y) == (orc.x, orc.y)
        met = touched(view, orc, self.x, self.y) or barrels_at(view, self.x, self.y) or mounds_at(view, self.x, self.y)
        return not here and (bool(met) or out_of_reach(view, orc, self.x, self.y))

    def things(self, view: Rumble) -> tuple[str, ...]:
        met = touched(view, view.orcs[self.orc], self.x, self.y)
        if met:
            return tuple(orc_id(one.name) for one in met)
        for barrel in view.barrels:
            if (barrel.x, barrel.y) == (self.x, self.y):
                return (barrel_id(barrel.id),)
        return ()


def out_of_reach(view: Rumble, orc: Orc, x: int, y: int) -> bool:
    """Whether nobody can Charge him there who could where he stands."""
    return bool(chargers(view, orc, orc.x, orc.y)) and not chargers(view, orc, x, y)


def touched(view: Rumble, orc: Orc, x: int, y: int) -> list[Orc]:
    """The enemies that an Orc would be in contact with at a point."""
    return [
        other
        for other in view.orcs
        if other.team != orc.team and other.health > 0 and (other.x - x) ** 2 + (other.y - y) ** 2 <= CONTACT
    ]


class MoveRegion(Reach):
    """Where an Orc may go that has `Rumble.reach`; what is proposed, and made of a point, derived classes say.

    A way is the shortest round everything, the Platforms too; or, where there is none, straight over them. Its cost is
    its length and CLIMB for each time that it gets onto a Platform or off it.
    """

    __slots__ = ("here", "orc", "others", "rumble", "up")

    here: Ground
    up: int
    """The Platform on which he stands."""
    others: list[Orc]

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        here = ground(rumble.terrain)
        up = level(here, orc.x, orc.y)
        self.rumble = rumble
        self.orc = orc
        self.here = here
        self.up = up
        self.others = [other for other in rumble.orcs if other.health > 0 and other is not orc]
        discs: list[Any] = []
        kept: list[Any] = []
        taboo = 0
        bit = 1
        for other in self.others:
            disc = (other.x, other.y, ORC_R)
            discs.append(disc)
            if other.team != orc.team or other.down:
                taboo += bit
                disc = (other.x, other.y, ORC_R + 2 * SLACK)
            kept.append(disc)
            bit += bit
        boxes = here.solid + here.platforms if up < 0 else self.beside(up, up)
        super().__init__(
            "BR 4.2.1", self.made, (), (orc.x, orc.y), ORC_R, rumble.reach, discs, boxes, within=STANDING, also=STAYING
        )
        self.taboo = taboo
        self.kept = kept

    def made(self, x: int, y: int) -> Move:
        """The answer to go there."""
        return Move(x, y, self.orc.id)

    def beside(self, one: int, other: int) -> tuple[Box, ...]:
        """What is solid for somebody who goes from one Platform (or none) to another."""
        platforms = self.here.platforms
        return self.here.solid + tuple(box for at, box in enumerate(platforms) if at not in (one, other))

    # What is legal.

    def name(self, at: int) -> str:
        if at < len(self.others):
            return called(self.others[at])
        box = self.boxes[at - len(self.others)]
        return f"the {TITLES[self.rumble.terrain[self.here.boxes.index(box)].kind]}"

    def misplaced(self, x: int, y: int) -> str | None:
        if x == self.x and y == self.y:
            return None
        if not STANDING.holds(x, y):
            beyond = not (0 <= x <= SIDE and 0 <= y <= SIDE)
            return "that is off the board" if beyond else "the base would stick out over the edge of the board"
        charged = NOBODY
        for at, other in enumerate(self.others):
            dx, dy = other.x - x, other.y - y
            far = dx * dx + dy * dy
            if far <= CONTACT:
                if far < BARELY:
                    return f"{called(other)} is in the way there"
                if self.taboo >> at & 1:
                    if not may_charge(self.orc, other):
                        return self.untouchable(other)
                    if charged >= 0:
                        return f"that would touch {called(self.others[charged])} and {called(other)}: Charge one enemy"
                    charged = at
        for at, box in enumerate(self.here.solid):
            if overlaps(x, y, box, ORC_R - SLACK):
                return f"the {TITLES[self.rumble.terrain[self.here.solid_ids[at]].kind]} is in the way there"
        if self.here.platforms and astride(self.here, x, y) >= 0:
            return "that is half on a Platform: stand on it or beside it"
        return None

    def untouchable(self, other: Orc) -> str:
        """Why this Orc cannot be moved into contact with (BR-6, BR-13)."""
        if other.down:
            return f"{called(other)} lies on the ground: nobody moves into contact with him"
        return f"{called(other)} is Engaged already: keep clear of him"

    def fault(self, x: int, y: int) -> str | None:
        wrong = self.misplaced(x, y)
        if wrong is not None:
            return wrong
        climbs = self.climbs(level(self.here, x, y))
        left = max(0, self.reach - climbs * CLIMB)
        if (x - self.x) ** 2 + (y - self.y) ** 2 > left * left:
            cost = f", {inches(climbs * CLIMB)} of it for climbing" if climbs else ""
            far = f"{inches(apart(self.x, self.y, x, y))} {whither(x - self.x, y - self.y)}"
            return f"that is {far}, and the Move is {inches(self.reach)}{cost}"
        if self.path(x, y) is not None:
            return None
        return f"there is no way to it for {inches(left)}"

    def climbs(self, end: int) -> int:
        """How often a way to that Platform, or to none, climbs at least."""
        return 0 if end == self.up else (end >= 0) + (self.up >= 0)

    def path(self, x: int, y: int, avoided: tuple[Box, ...] = ()) -> list[Point] | None:
        """The way to a place where one may stand, round what is to be avoided, too; None where none is cheap enough."""
        end = level(self.here, x, y)
        left = self.reach - self.climbs(end) * CLIMB
        if left < 0 or (x - self.x) ** 2 + (y - self.y) ** 2 > left * left:
            return None
        kept = self.nearing(x, y)
        boxes = (*(self.boxes if end == self.up else self.beside(self.up, end)), *avoided)
        found = route(self.x, self.y, x, y, ORC_R, left, kept, boxes, STANDING)
        if found is not None and (end != self.up or self.stays_up(found)):
            return found
        return self.over(x, y, left, kept, end) if self.here.platforms and not avoided else None

    def taken(self, x: int, y: int) -> list[Point] | None:
        """The way that he takes: as `path`, but round Dangerous Terrain where the Move suffices for that (BR-27)."""
        found = self.path(x, y)
        if found is None or not crossed(self.here.dangers, found, ORC_R + SLACK):
            return found
        ends = ((self.x, self.y), (x, y))
        avoided = tuple(
            box._replace(w=box.w + 2 * SLACK, h=box.h + 2 * SLACK)
            for box in self.here.dangers
            if not any(crossed((box,), (end,), ORC_R + 2 * SLACK) for end in ends)
        )
        for dangers in (avoided, *((box,) for box in avoided)):
            around = self.path(x, y, dangers) if dangers else None
            if around is not None:
                return around
        return found

    def stays_up(self, found: list[Point]) -> bool:
        """Whether a way leads over no edge of the Platform on which it starts."""
        return self.up < 0 or all(self.here.tops[self.up].holds(*point) for point in found)

    def over(self, x: int, y: int, left: int, kept: Sequence[Any], end: int) -> list[Point] | None:
        """A way over Platforms, up and down again for each that is neither its start nor its end."""
        if left < 2 * CLIMB:
            return None
        found = route(self.x, self.y, x, y, ORC_R, left - 2 * CLIMB, kept, self.here.solid, STANDING)
        if found is None:
            return None
        platforms = [
            box
            for at, box in enumerate(self.here.platforms)
            if at not in (self.up, end) or (at == self.up == end and not self.stays_up(found))
        ]
        length = sum(apart(ax, ay, bx, by) + 1 for (ax, ay), (bx, by) in pairwise(found))
        climbs = 2 * len(crossed(platforms, found, ORC_R - SLACK - 1))
        return found if length + climbs * CLIMB <= left else None

    def nearing(self, x: int, y: int) -> Sequence[Any]:
        """The discs to keep clear of on the way to a point: an enemy that is Charged there may be touched."""
        kept = self.kept
        for at, other in enumerate(self.others):
            dx, dy = other.x - x, other.y - y
            if dx * dx + dy * dy <= CONTACT and may_charge(self.orc, other):
                return [*kept[:at], self.discs[at], *kept[at + 1 :]]
        return kept

    def towards(self, tx: int, ty: int) -> Point:
        """As far as one gets straight towards a point, and may stand."""
        x, y = self.straight(tx, ty)
        if self.misplaced(x, y) is None and self.path(x, y) is not None:
            return x, y
        if self.up >= 0:
            # He would leave his Platform: perhaps less far, else up to its edge.
            if self.reach > CLIMB:
                dx, dy = x - self.x, y - self.y
                if dx or dy:
                    far = min(apart(self.x, self.y, x, y), self.reach - CLIMB)
                    x, y = ahead(self.x, self.y, dx, dy, far)
                    if self.misplaced(x, y) is None and self.path(x, y) is not None:
                        return x, y
            x, y = self.here.tops[self.up].clamp(x, y)
            x, y, _ = sweep(self.x, self.y, x, y, ORC_R, self.kept, self.boxes)
            if self.misplaced(x, y) is None and self.path(x, y) is not None:
                return x, y
        return self.x, self.y

    def nearest(self, x: int, y: int) -> Point | None:
        if self.fault(x, y) is None:
            return x, y
        tries = []
        found = super().nearest(x, y)
        if found is not None:
            tries.append(found)
        for other in self.others:
            near = 0 < abs(other.x - x) + abs(other.y - y) < 4 * INCH
            if near and may_charge(self.orc, other):
                tries.append(ahead(other.x, other.y, x - other.x, y - other.y, 2 * ORC_R))
        for top, box in zip(self.here.tops, self.here.platforms, strict=True):
            if apart(x, y, box.x, box.y) < 5 * INCH:
                tries.append(top.clamp(x, y))
                tries += [
                    (box.x - box.w - ORC_R, y),
                    (box.x + box.w + ORC_R, y),
                    (x, box.y - box.h - ORC_R),
                    (x, box.y + box.h + ORC_R),
                ]
        left = self.reach - CLIMB
        if self.up >= 0:
            tries.append(self.towards(x, y))
            if left > 0 and (x, y) != (self.x, self.y):
                tries.append(ahead(self.x, self.y, x - self.x, y - self.y, min(left, apart(self.x, self.y, x, y))))
        return closest([each for each in tries if self.fault(*each) is None], x, y)

    def area(self, view: Any) -> Area:
        outlines = []
        here = self.here
        if self.up < 0:
            outlines += free_area(self.x, self.y, ORC_R, self.reach, self.kept, self.boxes, STANDING)
        else:
            outlines += free_area(self.x, self.y, ORC_R, self.reach, self.kept, self.boxes, here.tops[self.up])
            outlines += free_area(self.x, self.y, ORC_R, self.reach - CLIMB, self.kept, self.boxes, STANDING)
        left = self.reach - CLIMB * (2 if self.up >= 0 else 1)
        for at, top in enumerate(here.tops):
            if at != self.up and apart(self.x, self.y, *top.clamp(self.x, self.y)) <= left:
                outlines.append(top.outline())
        size = 2 * ORC_R / INCH
        start = drawn(self.x, self.y)
        return Area(
            say=self.verb(view),
            piece=orc_id(self.orc.name),
            width=size,
            height=size,
            start=start,
            shapes=shapes(outlines),
        )
