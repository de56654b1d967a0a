"""What the tests of regions share: a board, an answer that is a point, and what any region must hold to."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any

from hypothesis import strategies as some

from orcade import Match
from orcade.table.match import new
from orcade.table.plane import ONE, Box, Disc, Point
from orcade.table.reach import GO, HALF, Reach
from orcade.table.region import Bounds, Idea, Place, Region, Ring
from orcade.table.requests import Ask, Flow

from .toy import Noted, Toy, toy

BOARD = Bounds(500, 500, 23500, 23500)
"""Where the centre of a base of 1" may be on a board of 24"."""
MIDDLE = (12000, 12000)


class Step(Place, frozen=True):
    """Somebody goes there."""

    who: int = 0

    def verb(self, view: Any) -> str:
        return "step mog" if self.who else "step"


class Other(Place, frozen=True):
    """An answer to something else."""


def step(x: int, y: int) -> Step:
    return Step(x, y)


def walk(
    reach: int = 5000,
    discs: Sequence[Disc] = (),
    boxes: Sequence[Box] = (),
    *,
    start: Point = MIDDLE,
    ideas: Sequence[Idea] = (*GO, *HALF),
    within: Bounds | Ring = BOARD,
    kind: type[Reach] = Reach,
    **more: Any,
) -> Reach:
    return kind("TOY 1", step, ideas, start, 500, reach, discs, boxes, within=within, **more)


def legal(region: Region, x: int, y: int) -> bool:
    return region.fault(x, y) is None


def answers(region: Region) -> list[Point]:
    """The proposals, all of which must be legal, as points."""
    found = [(option.x, option.y) for option in region if isinstance(option, Place)]
    for point in found:
        assert region.fault(*point) is None, (point, region.fault(*point))
    return found


def near(region: Region, x: int, y: int) -> Point:
    """The point that is given instead of another: legal, and the same where that other is."""
    found = region.nearest(x, y)
    assert found is not None
    assert legal(region, *found)
    if legal(region, x, y):
        assert found == (x, y)
    return found


def far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def asking(region: Region) -> Match:
    def play(state: Toy) -> Flow[None]:
        answer = yield Ask(0, "Where?", region, "TOY 1")
        yield Noted(f"{answer}")

    return new(toy(play), 2)


WALL = Disc(15000, 12000, 500)
coordinate = some.integers(500, 23500)
disc = some.builds(Disc, coordinate, coordinate, some.sampled_from([400, 500, 1500]))
half = some.integers(200, 2000)
box = some.builds(Box, coordinate, coordinate, half, half, some.just(ONE), some.just(0))
