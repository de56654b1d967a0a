"""Where an Orc may Move (BR 4.2.1, BR-6): round what is solid, up and down Platforms, into one Charge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from orcade.table.plane import INCH, SLACK, Box, Point, ahead, free_area, route, sweep, turned
from orcade.table.reach import GO, Reach
from orcade.table.region import Idea, Place, apart, closest, drawn, heading, inches, shapes
from orcade.table.scene import Area

from .answers import STAY, barrel_id, named, orc_id
from .ground import CONTACT, STANDING, Ground, astride, crossed, ground, level
from .losses import scratches
from .pieces import (
    NOBODY,
    ORC_R,
    Orc,
    Rumble,
    called,
)
from .push import doom
from .terrain import (
    CLIMB,
    SIDE,
    TITLES,
)
from .unhurried import Unhurried
from .words import listed, way

BARELY = (2 * ORC_R - SLACK) ** 2
"""Square of the distance of two Orcs' centres below which they overlap."""
AROUND = (0, 30, -30, 60, -60, 100, -100)
"""Where a Charge is tried when the straight way is shut: degrees from the side of the enemy that is nearest."""
RAMS = tuple(heading(0, 0, degrees, 2 * ORC_R) for degrees in range(30, 361, 30))
"""From where, as seen from an enemy, he may be rammed."""


class Move(Place, frozen=True):
    """Go to this point (BR 4.2.1)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return f"move {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        text = way(orc.x, orc.y, self.x, self.y)
        met = touched(view, orc, self.x, self.y)
        if met:
            return f"{text}, charges {listed([called(one) for one in met])}"
        barrels = [one for one in view.barrels if (one.x - self.x) ** 2 + (one.y - self.y) ** 2 <= 902 * 902]
        if barrels:
            text += f", at Barrel b{barrels[0].id}"
        here = ground(view.terrain)
        if level(here, self.x, self.y) >= 0:
            text += ", on a Platform"
        for at, box in zip(here.mound_ids, here.mounds, strict=True):
            if crossed((box,), ((self.x, self.y),), ORC_R + SLACK):
                text += f", at the {TITLES[view.terrain[at].kind]}"
        return text

    def things(self, view: Rumble) -> tuple[str, ...]:
        met = touched(view, view.orcs[self.orc], self.x, self.y)
        if met:
            return tuple(orc_id(one.id) for one in met)
        for barrel in view.barrels:
            if (barrel.x, barrel.y) == (self.x, self.y):
                return (barrel_id(barrel.id),)
        return ()

    def hint(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        found = Walk(view, orc).path(self.x, self.y)
        if found is None:
            return ""
        parts = []
        climbs = steps(view, orc, self.x, self.y)
        if climbs:
            parts.append(f"{inches(climbs * CLIMB)} of it for climbing.")
        pieces = scratches(view, tuple(found))
        if pieces:
            parts.append(
                "Crosses Dangerous Terrain: 1 Health on 4+." if pieces == 1 else f"{pieces} dice for Dangerous Terrain."
            )
        if touched(view, orc, self.x, self.y):
            parts.append("You strike first at the end of the Game Turn.")
        return " ".join(parts)


def touched(view: Rumble, orc: Orc, x: int, y: int) -> list[Orc]:
    """The enemies that an Orc would be in contact with at a point."""
    return [
        other
        for other in view.orcs
        if other.team != orc.team and other.health > 0 and (other.x - x) ** 2 + (other.y - y) ** 2 <= CONTACT
    ]


def steps(view: Rumble, orc: Orc, x: int, y: int) -> int:
    """How often an Orc that goes there has at least to climb: up one Platform, down another."""
    here = ground(view.terrain)
    start, end = level(here, orc.x, orc.y), level(here, x, y)
    return 0 if start == end else (start >= 0) + (end >= 0)


class Walk(Unhurried, Reach):
    """The Move of an Orc that may go `Rumble.reach`.

    A way is the shortest round everything, the Platforms too; or, where there is none, straight over them. Its cost is
    its length and CLIMB for each time that it gets onto a Platform or off it.
    """

    __slots__ = ("here", "may", "orc", "others", "rumble", "up")

    here: Ground
    up: int
    """The Platform on which he stands."""
    may: int
    """Bits of the places in `others` of enemies that may be Charged."""
    others: list[Orc]

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        self.rumble = rumble
        self.orc = orc
        self._proposed = None

    def survey(self) -> None:
        """Who and what stands about."""
        rumble, orc = self.rumble, self.orc
        here = ground(rumble.terrain)
        self.here = here
        self.up = up = level(here, orc.x, orc.y)
        self.may = 0
        others: list[Orc] = []
        discs: list[Any] = []
        kept: list[Any] = []
        team = orc.team
        taboo = 0
        for other in rumble.orcs:
            if other.health > 0 and other is not orc:
                disc = (other.x, other.y, ORC_R)
                discs.append(disc)
                if other.team != team or other.down:
                    taboo |= 1 << len(others)
                    kept.append((other.x, other.y, ORC_R + 2 * SLACK))
                    if other.foe < 0 and not other.down:
                        self.may |= 1 << len(others)
                else:
                    kept.append(disc)
                others.append(other)
        self.others = others
        number = orc.id

        def make(x: int, y: int) -> Move:
            return Move(x, y, number)

        boxes = here.solid + here.platforms if up < 0 else self.beside(up, up)
        start, ideas = (orc.x, orc.y), self.purposes(others)
        super().__init__(
            "BR 4.2.1", make, ideas, start, ORC_R, rumble.reach, discs, boxes, within=STANDING, also=(STAY,)
        )
        self.taboo = taboo
        self.kept = kept

    def purposes(self, others: list[Orc]) -> list[Idea]:
        """What the proposals are for: Charges, Barrels, mounds, Platforms, away, behind something, directions."""
        rumble = self.rumble
        ideas: list[Idea] = []
        for at, other in enumerate(others):
            if self.may >> at & 1:
                ideas += (("charge", other.id), ("ram", other.id))
        ideas += [("barrel", barrel.id) for barrel in rumble.barrels if not barrel.gone]
        ideas += [("mound", at) for at in self.here.mound_ids]
        ideas += [("platform", at) for at in self.here.platform_ids]
        foe = self.threat()
        if foe is not None:
            ideas.append(("off", foe.id))
            ideas += [("behind", at) for at in self.here.solid_ids if self.near(at)]
        ideas += GO
        return ideas

    def near(self, at: int) -> bool:
        """Whether a Terrain Feature is so near that one might get behind it."""
        piece = self.rumble.terrain[at]
        return abs(piece.x - self.orc.x) + abs(piece.y - self.orc.y) < self.rumble.reach + INCH

    def threat(self) -> Orc | None:
        """The nearest enemy that could Charge."""
        orc = self.orc
        best = None
        least = 0
        for other in self.rumble.orcs:
            if other.team != orc.team and other.health > 0 and other.foe < 0:
                far = (other.x - orc.x) ** 2 + (other.y - orc.y) ** 2
                if best is None or far < least:
                    best, least = other, far
        return best

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
                    if not self.may >> at & 1:
                        return self.untouchable(other)
                    if charged >= 0:
                        return f"that would touch {called(self.others[charged])} and {called(other)}: Charge one enemy"
                    charged = at
        for at, box in enumerate(self.here.solid):
            wide, high = abs(x - box.x) - box.w, abs(y - box.y) - box.h
            room = ORC_R - SLACK
            if wide < room and high < room and (wide <= 0 or high <= 0 or wide * wide + high * high < room * room):
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
        climbs = self.climbs(x, y)
        left = max(0, self.reach - climbs * CLIMB)
        if (x - self.x) ** 2 + (y - self.y) ** 2 > left * left:
            cost = f", {inches(climbs * CLIMB)} of it for climbing" if climbs else ""
            return f"that is {way(self.x, self.y, x, y)}, and the Move is {inches(self.reach)}{cost}"
        if self.path(x, y) is not None:
            return None
        return f"there is no way to it for {inches(left)}"

    def climbs(self, x: int, y: int) -> int:
        """How often the way there climbs at least."""
        end = level(self.here, x, y)
        return 0 if end == self.up else (end >= 0) + (self.up >= 0)

    def path(self, x: int, y: int) -> list[Point] | None:
        """The way to a place where one may stand; None where none is cheap enough."""
        end = level(self.here, x, y)
        left = self.reach - (0 if end == self.up else ((end >= 0) + (self.up >= 0)) * CLIMB)
        if left < 0 or (x - self.x) ** 2 + (y - self.y) ** 2 > left * left:
            return None
        kept = self.nearing(x, y)
        boxes = self.boxes if end == self.up else self.beside(self.up, end)
        found = route(self.x, self.y, x, y, ORC_R, left, kept, boxes, STANDING)
        if found is not None and (end != self.up or self.stays_up(found)):
            return found
        return self.over(x, y, left, kept, end) if self.here.platforms else None

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
            if dx * dx + dy * dy <= CONTACT and self.may >> at & 1:
                return [*kept[:at], self.discs[at], *kept[at + 1 :]]
        return kept

    # What is proposed.

    def propose(self, idea: Any) -> Point:
        kind, what = idea
        if kind == "charge" or kind == "ram":
            found = (self.ram(what) if kind == "ram" else None) or self.charge(what)
            if found is not None:
                return found
            other = self.rumble.orcs[what]
            tx, ty = other.x, other.y
        elif kind == "platform":
            return self.onto(what)
        elif kind == "go":
            tx, ty = heading(self.x, self.y, what, self.reach)
        elif kind == "off":
            other = self.rumble.orcs[what]
            tx, ty = ahead(self.x, self.y, self.x - other.x, self.y - other.y, self.reach)
        elif kind == "barrel":
            tx, ty = next((barrel.x, barrel.y) for barrel in self.rumble.barrels if barrel.id == what)
        elif kind == "behind":
            tx, ty = self.behind(what)
        else:
            piece = self.rumble.terrain[what]
            tx, ty = piece.x, piece.y
        return self.towards(tx, ty)

    def towards(self, tx: int, ty: int) -> Point:
        """As far as one gets straight towards a point, and may stand."""
        x, y = self.straight(tx, ty)
        if self.misplaced(x, y) is None and self.affordable(x, y):
            return x, y
        if self.up >= 0:
            # He would leave his Platform: perhaps less far, else up to its edge.
            if self.reach > CLIMB:
                dx, dy = x - self.x, y - self.y
                if dx or dy:
                    far = min(apart(self.x, self.y, x, y), self.reach - CLIMB)
                    x, y = ahead(self.x, self.y, dx, dy, far)
                    if self.misplaced(x, y) is None and self.affordable(x, y):
                        return x, y
            x, y = self.here.tops[self.up].clamp(x, y)
            x, y, _ = sweep(self.x, self.y, x, y, ORC_R, self.kept, self.boxes)
            if self.misplaced(x, y) is None and self.affordable(x, y):
                return x, y
        return self.x, self.y

    def affordable(self, x: int, y: int) -> bool:
        left = self.reach - self.climbs(x, y) * CLIMB
        return left >= 0 and (x - self.x) ** 2 + (y - self.y) ** 2 <= left * left

    def charge(self, enemy: int) -> Point | None:
        """A place in contact with an enemy that can be reached: the nearest, or some way round him; None: none."""
        other = self.rumble.orcs[enemy]
        dx, dy = self.x - other.x, self.y - other.y
        if dx * dx + dy * dy > (self.reach + 2 * ORC_R) ** 2:
            return None
        x, y = ahead(other.x, other.y, dx, dy, 2 * ORC_R)
        if self.misplaced(x, y) is None and self.path(x, y) is not None:
            return x, y
        for degrees in AROUND[1:]:
            x, y = ahead(other.x, other.y, *turned(dx, dy, degrees), 2 * ORC_R)
            if self.misplaced(x, y) is None and self.path(x, y) is not None:
                return x, y
        return None

    def ram(self, enemy: int) -> Point | None:
        """A place in contact with an enemy from where a Push would end in a Pit or beyond the edge; None: none."""
        other = self.rumble.orcs[enemy]
        if (self.x - other.x) ** 2 + (self.y - other.y) ** 2 > (self.reach + 2 * ORC_R) ** 2:
            return None
        for dx, dy in RAMS:
            x, y = other.x + dx, other.y + dy
            if doom(self.rumble, other, x, y) == 1.0 and self.misplaced(x, y) is None and self.path(x, y) is not None:
                return x, y
        return None

    def onto(self, at: int) -> Point:
        """The nearest place on a Platform, or as near to it as one gets."""
        which = self.here.platform_ids.index(at)
        box = self.here.platforms[which]
        if which == self.up:
            return self.towards(box.x, box.y)
        x, y = self.here.tops[which].clamp(self.x, self.y)
        if self.misplaced(x, y) is None and self.affordable(x, y) and self.path(x, y) is not None:
            return x, y
        return self.towards(box.x, box.y)

    def behind(self, at: int) -> Point:
        """The far side of a Terrain Feature from the nearest enemy."""
        piece = self.rumble.terrain[at]
        foe = self.threat()
        if foe is None:
            return self.x, self.y
        box = self.here.boxes[at]
        dx, dy = piece.x - foe.x, piece.y - foe.y
        if dx == dy == 0:
            return self.x, self.y
        x, y = ahead(piece.x, piece.y, dx, dy, max(box.w, box.h) * 3 // 2 + ORC_R)
        return (x, y) if self.fault(x, y) is None else self.towards(x, y)

    def nearest(self, x: int, y: int) -> Point | None:
        if self.fault(x, y) is None:
            return x, y
        tries = []
        found = super().nearest(x, y)
        if found is not None:
            tries.append(found)
        for at, other in enumerate(self.others):
            if self.may >> at & 1 and abs(other.x - x) + abs(other.y - y) < 4 * INCH and (other.x, other.y) != (x, y):
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
            piece=orc_id(self.orc.id),
            width=size,
            height=size,
            start=start,
            shapes=shapes(outlines),
        )
