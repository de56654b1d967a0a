"""What is proposed for a Move: Charges, Barrels, mounds, Platforms, shelter, directions."""

from __future__ import annotations

from typing import Any

from orcade.table.plane import INCH, Point, ahead, turned
from orcade.table.reach import GO
from orcade.table.region import Idea, heading

from .answers import ORCS
from .move_region import MoveRegion
from .pieces import ORC_R, Orc, Rumble
from .push import deadliness_of_push

AROUND = (30, -30, 60, -60, 100, -100)
"""Where a Charge is tried when the straight way is shut: degrees from the side of the enemy that is nearest."""
RAMS = tuple(heading(0, 0, degrees, 2 * ORC_R) for degrees in range(30, 361, 30))
"""Places in contact with an enemy, as seen from him, from where he might be Pushed to his doom."""

CHARGE = tuple((("charge", orc), ("ram", orc)) for orc in ORCS)
OFF = tuple(("off", orc) for orc in ORCS)


class ProposedMoves(MoveRegion):
    """The Move of an Orc, with what is proposed for it."""

    __slots__ = ()

    def __init__(self, rumble: Rumble, orc: Orc) -> None:
        super().__init__(rumble, orc)
        self.ideas = self.purposes()

    def purposes(self) -> list[Idea]:
        """What the proposals are for: Charges, Barrels, mounds, Platforms, away, behind something, directions."""
        here = self.here
        ideas: list[Idea] = []
        free = self.threats()
        for other in free:
            if not other.down:
                ideas += CHARGE[other.id]
        for barrel in self.rumble.barrels:
            if not barrel.gone:
                ideas.append(("barrel", barrel.id))
        for at in here.mound_ids:
            ideas.append(("mound", at))
        for at in here.platform_ids:
            ideas.append(("platform", at))
        if free:
            ideas.append(OFF[self.nearest_of(free).id])
            # What is so near that one might get behind it.
            x, y, near = self.x, self.y, self.reach + INCH
            for at, box in zip(here.solid_ids, here.solid):
                if abs(box[0] - x) + abs(box[1] - y) < near:
                    ideas.append(("behind", at))
        ideas += GO
        return ideas

    def threats(self) -> list[Orc]:
        """The enemies that could Charge, now or when they have got up."""
        team = self.orc.team
        return [other for other in self.rumble.orcs if other.team != team and other.foe < 0 and other.health > 0]

    def nearest_of(self, enemies: list[Orc]) -> Orc:
        """The nearest of some enemies."""
        x, y = self.x, self.y
        best = enemies[0]
        least = 1 << 60
        for other in enemies:
            dx, dy = other.x - x, other.y - y
            far = dx * dx + dy * dy
            if far < least:
                best, least = other, far
        return best

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

    def charge(self, enemy: int) -> Point | None:
        """A place in contact with an enemy that can be reached: the nearest, or some way round him; None: none."""
        other = self.rumble.orcs[enemy]
        dx, dy = self.x - other.x, self.y - other.y
        if dx * dx + dy * dy > (self.reach + 2 * ORC_R) ** 2:
            return None
        x, y = ahead(other.x, other.y, dx, dy, 2 * ORC_R)
        if self.misplaced(x, y) is None and self.path(x, y) is not None:
            return x, y
        for degrees in AROUND:
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
            deadly = deadliness_of_push(self.rumble, other, x, y) == 1.0
            if deadly and self.misplaced(x, y) is None and self.path(x, y) is not None:
                return x, y
        return None

    def onto(self, at: int) -> Point:
        """The nearest place on a Platform, or as near to it as one gets."""
        which = self.here.platform_ids.index(at)
        box = self.here.platforms[which]
        if which == self.up:
            return self.towards(box.x, box.y)
        x, y = self.here.tops[which].clamp(self.x, self.y)
        if self.misplaced(x, y) is None and self.path(x, y) is not None:
            return x, y
        return self.towards(box.x, box.y)

    def behind(self, at: int) -> Point:
        """The far side of a Terrain Feature from the nearest enemy."""
        piece = self.rumble.terrain[at]
        foe = self.nearest_of(self.threats())
        box = self.here.boxes[at]
        dx, dy = piece.x - foe.x, piece.y - foe.y
        if dx == dy == 0:
            return self.x, self.y
        x, y = ahead(piece.x, piece.y, dx, dy, max(box.w, box.h) * 3 // 2 + ORC_R)
        return (x, y) if self.fault(x, y) is None else self.towards(x, y)
