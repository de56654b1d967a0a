"""Walking: the places that a base can reach around what stands in its way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt
from typing import Any

from .choices import Area
from .plane import INCH, SLACK, Box, Disc, Point, ahead, backtrack, clear, free_area, route, sweep
from .region import (
    Among,
    Bounds,
    Idea,
    Make,
    Ring,
    apart,
    closest,
    drawn,
    heading,
    inches,
    kept_free,
    leaving,
    pushed,
    shapes,
)
from .requests import Option

GO = tuple(("go", degrees) for degrees in range(45, 361, 45))
"""Ideas for proposals: eight directions, as far as the way is free."""
HALF = tuple(("half", degrees) for degrees in range(60, 361, 60))
"""Ideas for proposals: six directions, half as far."""


class Reach(Among):
    """A disc walks up to `reach` thousandths, around what stands in its way (see `plane.route`).

    Its way and end overlap none of `discs` and `boxes`; its end is at least `spacing` from all of them; a disc whose
    bit is set in `taboo` is not even touched. `within` bounds its centre. Ideas: ("go", degrees), ("half", degrees),
    ("to", disc), ("off", disc): into contact with a disc and away from it, ("at", x, y), ("behind", obstacle, disc):
    beside an obstacle (discs first, then boxes), on the far side from a disc; and ("stay",).
    """

    __slots__ = ("kept", "r", "reach", "taboo", "within", "x", "y")

    def __init__(
        self,
        rule: str,
        make: Make,
        ideas: Sequence[Idea],
        start: Point,
        r: int,
        reach: int,
        discs: Sequence[Disc],
        boxes: Sequence[Box] = (),
        *,
        within: Bounds | Ring,
        spacing: int = 0,
        taboo: int = 0,
        also: Sequence[Option] = (),
    ) -> None:
        super().__init__(rule, make, ideas, also)
        self.x, self.y = start
        self.r = r
        self.reach = reach
        self.discs = discs
        self.boxes = boxes
        self.within = within
        self.spacing = spacing
        self.taboo = taboo
        self.kept: Sequence[Disc] = discs
        """The discs with room left around those that may not be touched."""
        if taboo:
            self.kept = [
                Disc(disc[0], disc[1], disc[2] + 2 * SLACK) if taboo >> at & 1 else disc
                for at, disc in enumerate(discs)
            ]

    def outside(self) -> str:
        """Why a point beyond `within` is not legal."""
        return "that is off the board"

    def cost(self, x: int, y: int) -> int:
        """How much reach a way costs beyond its length: for games where some ground costs more."""
        return 0

    def fault(self, x: int, y: int) -> str | None:
        wrong = self.misplaced(x, y)
        if wrong is not None:
            return wrong
        left = self.reach - self.cost(x, y)
        far = apart(self.x, self.y, x, y)
        if far > max(left, 0):
            return f"that is {inches(far)} away, and the reach is {inches(max(left, 0))}"
        if self.free(x, y) or self.way(x, y, left) is not None:
            return None
        return f"there is no way to it of at most {inches(left)}"

    def way(self, x: int, y: int, reach: int) -> list[Point] | None:
        """The way round what stands between, at most so long."""
        return route(self.x, self.y, x, y, self.r, reach, self.kept, self.boxes, self.within)

    def free(self, x: int, y: int) -> bool:
        """Whether the straight way is free."""
        return clear(self.x, self.y, x, y, self.r, self.kept, self.boxes)

    def misplaced(self, x: int, y: int) -> str | None:
        """Why nobody may stand there, whatever the way to it; None where one may."""
        if not self.within.holds(x, y):
            return self.outside()
        here = Disc(x, y, self.r)
        spacing = self.spacing
        for at, disc in enumerate(self.discs):
            dx, dy, near = disc[0] - x, disc[1] - y, disc[2] + self.r + (spacing or -SLACK)
            if dx * dx + dy * dy < near * near:
                return self.crowded(here, disc, at)
            if self.taboo >> at & 1:
                near = disc[2] + self.r + SLACK
                if dx * dx + dy * dy <= near * near:
                    return f"{self.name(at)} may not be touched"
        room = self.r + spacing
        for at, box in enumerate(self.boxes, len(self.discs)):
            half = box[2] + box[3] + room
            if -half < box[0] - x < half and -half < box[1] - y < half:
                wrong = self.crowded(here, box, at)
                if wrong is not None:
                    return wrong
        return None

    def straight(self, tx: int, ty: int) -> Point:
        """As far towards a point as the way is free, the reach lasts and one may stand; the start if nowhere."""
        x, y, r = self.x, self.y, self.r
        far = apart(x, y, tx, ty)
        if not far:
            return x, y
        if far > self.reach:
            tx, ty = ahead(x, y, tx - x, ty - y, self.reach)
        if not self.within.holds(tx, ty):
            tx, ty = self.inward(tx, ty)
        tx, ty, _ = sweep(x, y, tx, ty, r, self.kept, self.boxes)
        if self.spacing:
            tx, ty = backtrack(((x, y), (tx, ty)), r, self.spacing, self.discs, self.boxes)
        return tx, ty

    def inward(self, tx: int, ty: int) -> Point:
        """The last point within bounds on the way to a point beyond them."""
        along = tx - self.x, ty - self.y
        far = leaving(self.within, self.x, self.y, *along, apart(self.x, self.y, tx, ty))
        return ahead(self.x, self.y, *along, far) if far else (self.x, self.y)

    def wanted(self, idea: Any) -> Point:
        """The point that an idea means, legal or not."""
        kind = idea[0]
        x, y = self.x, self.y
        if kind == "go":
            return heading(x, y, idea[1], self.reach)
        if kind == "half":
            return heading(x, y, idea[1], self.reach // 2)
        if kind == "to":
            return self.discs[idea[1]][0], self.discs[idea[1]][1]
        if kind == "off":
            disc = self.discs[idea[1]]
            away = (x - disc[0], y - disc[1])
            return ahead(x, y, away[0], away[1], self.reach) if away != (0, 0) else (x, y)
        if kind == "at":
            return idea[1], idea[2]
        if kind == "behind":
            solids: list[Disc | Box] = [*self.discs, *self.boxes]
            solid = solids[idea[1]]
            eye = self.discs[idea[2]]
            along = (solid[0] - eye[0], solid[1] - eye[1])
            if along == (0, 0):
                return x, y
            half = solid[2] if isinstance(solid, Disc) else isqrt(solid[2] * solid[2] + solid[3] * solid[3])
            return ahead(solid[0], solid[1], along[0], along[1], half + self.r + max(self.spacing, SLACK))
        return x, y

    def propose(self, idea: Idea) -> Point:
        tx, ty = self.wanted(idea)
        x, y = self.straight(tx, ty)
        return (x, y) if self.good(x, y) else self.fallback()

    def good(self, x: int, y: int) -> bool:
        """Whether a point on a free straight way is legal."""
        return self.misplaced(x, y) is None and apart(self.x, self.y, x, y) <= max(0, self.reach - self.cost(x, y))

    def fallback(self) -> Point:
        """Where nothing else can be proposed: to stay, or some step that is legal."""
        if self.fault(self.x, self.y) is None:
            return self.x, self.y
        for degrees in range(15, 361, 15):
            x, y = self.straight(*heading(self.x, self.y, degrees, self.reach))
            if self.good(x, y):
                return x, y
        return self.x, self.y

    def nearest(self, x: int, y: int) -> Point | None:
        tries = [self.straight(x, y), *pushed(x, y, self.r, self.spacing, self.discs, self.boxes, self.taboo)]
        within = self.within.clamp(x, y)
        tries += [within, self.straight(*within), (self.x, self.y)]
        far = apart(self.x, self.y, *within)
        if far > self.reach:
            tries.append(ahead(self.x, self.y, within[0] - self.x, within[1] - self.y, self.reach))
        tries += self.partly(*within)
        legal = [each for each in dict.fromkeys(tries) if self.fault(*each) is None]
        return closest(legal, x, y)

    def partly(self, x: int, y: int) -> list[Point]:
        """As far as the reach lasts on a way round to a point, where there is one; a little less, for rounding."""
        way = self.way(x, y, 3 * self.reach) or ()
        left = self.reach - SLACK
        for (ax, ay), (bx, by) in pairwise(way):
            far = apart(ax, ay, bx, by) + 1
            if far > left:
                return [ahead(ax, ay, bx - ax, by - ay, left)] if left > 0 else []
            left -= far
        return []

    def area(self, view: Any) -> Area:
        outlines = free_area(self.x, self.y, self.r, self.reach, self.kept, self.boxes, self.within)
        return Area(
            say=self.verb(view),
            width=2 * self.r / INCH,
            height=2 * self.r / INCH,
            start=drawn(self.x, self.y),
            shapes=shapes(outlines),
            holes=shapes(kept_free(Disc(0, 0, self.r), self.spacing, self.discs, self.boxes)) if self.spacing else (),
        )
