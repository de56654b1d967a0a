"""Regions to walk in: how far a base gets around what stands in its way."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

from orcade.table.plane import HEADINGS, SLACK, Box, Disc, Point, ahead, gap, overlapping
from orcade.table.reach import GO, HALF, Reach
from orcade.table.region import Ring
from tests.exploring import cases

from .regions import (
    MIDDLE,
    WALL,
    answers,
    box,
    coordinate,
    disc,
    far,
    legal,
    near,
    walk,
)


def test_on_open_ground_it_goes_as_far_as_it_may() -> None:
    points = answers(walk())
    for point, (_, degrees) in zip(points, GO):
        assert point == ahead(*MIDDLE, *HEADINGS[degrees], 5000)
    for point in points[len(GO) :]:
        assert far(point, MIDDLE) == pytest.approx(2500, abs=2)
    assert len(set(points)) == len(GO) + len(HALF)


@pytest.mark.parametrize(("dx", "dy"), [(5000, 0), (0, -5000), (3000, 4000), (-4000, 3000), (0, 0)])
def test_the_very_end_of_the_reach_belongs_to_it(dx: int, dy: int) -> None:
    region = walk()
    assert legal(region, 12000 + dx, 12000 + dy)


@pytest.mark.parametrize(("dx", "dy"), [(5001, 0), (0, -5001), (3001, 4001), (9000, 9000)])
def test_beyond_the_reach_it_says_how_far_that_is(dx: int, dy: int) -> None:
    region = walk()
    x, y = 12000 + dx, 12000 + dy
    fault = region.fault(x, y)
    assert fault is not None
    assert 'the reach is 5"' in fault
    found = near(region, x, y)
    assert far(found, (x, y)) <= hypot(dx, dy) - 5000 + 3


def test_without_reach_it_stays() -> None:
    region = walk(0)
    assert set(answers(region)) == {MIDDLE}
    assert near(region, 20000, 3000) == MIDDLE
    assert not legal(region, 12001, 12000)


@pytest.mark.parametrize("edge", [(500, 12000), (12000, 500), (23500, 23500)])
def test_it_does_not_leave_the_board(edge: Point) -> None:
    region = walk(5000, start=edge)
    answers(region)
    assert legal(region, *edge)
    for x, y in ((499, 12000), (12000, 499), (23501, 23500), (23500, 23501), (-4000, -4000)):
        assert region.fault(x, y) == "that is off the board"
        near(region, x, y)
    outside = (edge[0] + (-700 if edge[0] == 500 else 0), edge[1] - (700 if edge[1] == 500 else 0))
    if outside != edge:
        assert near(region, *outside) == edge


def test_within_a_circle() -> None:
    pen = Ring(15000, 15000, 0, 13500)
    region = walk(8000, start=(15000, 28000), within=pen)
    answers(region)
    assert legal(region, 15000, 28500)
    assert region.fault(15000, 28503) == "that is off the board"
    x, y = near(region, 15000, 40000)
    assert far((x, y), (15000, 28500)) <= SLACK + 1


def test_contact_is_allowed_and_overlap_is_not() -> None:
    region = walk(discs=[WALL])
    assert legal(region, 14000, 12000)
    assert legal(region, 13999, 12000)
    fault = region.fault(14000 + SLACK + 1, 12000)
    assert fault == "another base is in the way there"
    assert near(region, 14300, 12000) == (14000, 12000)
    assert far(near(region, 15000, 12000), (14000, 12000)) <= SLACK


def test_a_proposal_to_a_base_ends_in_contact() -> None:
    (point,) = answers(walk(discs=[WALL], ideas=[("to", 0)]))
    assert abs(gap(Disc(*point, 500), WALL)) <= SLACK
    (point,) = answers(walk(discs=[WALL], ideas=[("off", 0)]))
    assert point == (7000, 12000)


def test_what_may_not_be_touched_is_named() -> None:
    class Named(Reach):
        def name(self, at: int) -> str:
            return f"Orc {at}"

    region = walk(discs=[Disc(12000, 20000, 500), WALL], taboo=2, kind=Named, ideas=[*GO, ("to", 1), ("off", 1)])
    assert region.fault(14000, 12000) == "Orc 1 may not be touched"
    assert region.fault(14000 - SLACK, 12000) == "Orc 1 may not be touched"
    assert legal(region, 14000 - SLACK - 1, 12000)
    assert region.fault(14400, 12000) == "Orc 1 is in the way there"
    for point in answers(region):
        assert gap(Disc(*point, 500), WALL) > SLACK
    assert gap(Disc(*near(region, 14000, 12000), 500), WALL) > SLACK
    assert legal(walk(8000, discs=[Disc(12000, 20000, 500), WALL], taboo=2), 12000, 19000)


def test_room_is_left_to_the_thousandth() -> None:
    region = walk(
        discs=[WALL],
        boxes=[Box(12000, 15000, 500, 500)],
        spacing=1000,
        ideas=[*GO, *HALF, ("to", 0), ("at", 12000, 14000)],
    )
    assert legal(region, 13000, 12000)
    assert region.fault(13001, 12000) is not None
    assert region.fault(13500, 12000) == 'that is 0.5" from another base, and 1" must be left'
    assert region.fault(12000, 13001) is not None
    assert legal(region, 12000, 13000)
    assert region.fault(12000, 13500) == 'that is 0.5" from something solid, and 1" must be left'
    for x, y in (*answers(region), near(region, 15000, 12000), near(region, 12000, 14000), near(region, 14000, 14000)):
        assert gap(Disc(x, y, 500), WALL) >= 1000
        assert gap(Disc(x, y, 500), Box(12000, 15000, 500, 500)) >= 1000


def test_it_walks_around_what_stands_in_the_way() -> None:
    behind = (18000, 12000)
    assert legal(walk(8000, discs=[WALL]), *behind)
    short = walk(6010, discs=[WALL])
    assert short.fault(*behind) == 'there is no way to it of at most 6.01"'
    assert far(near(short, *behind), behind) < 1500
    assert legal(walk(6010), *behind)


def cell(width: int) -> list[Box]:
    """Four walls around the middle; from wall to wall it is that wide."""
    half = width // 2 + 100
    long = half + 100
    return [
        Box(12000 - half, 12000, 100, long),
        Box(12000 + half, 12000, 100, long),
        Box(12000, 12000 - half, long, 100),
        Box(12000, 12000 + half, long, 100),
    ]


@pytest.mark.parametrize("width", [1000, 1002, 1500, 3000])
def test_who_is_walled_in_moves_within_his_walls(width: int) -> None:
    region = walk(9000, boxes=cell(width), ideas=[*GO, *HALF, ("at", 20000, 12000), ("stay",)])
    room = (width - 1000) / 2 + SLACK
    for x, y in (*answers(region), near(region, 20000, 12000), near(region, 12000, 2000)):
        assert abs(x - 12000) <= room
        assert abs(y - 12000) <= room
    assert region.fault(20000, 12000) == 'there is no way to it of at most 9"'


def test_who_is_surrounded_stays() -> None:
    around = [Disc(*ahead(*MIDDLE, *HEADINGS[degrees], 1000), 500) for degrees in range(60, 361, 60)]
    region = walk(
        6000, discs=around, ideas=[*GO, *HALF, *(("to", at) for at in range(6)), *(("off", at) for at in range(6))]
    )
    for point in answers(region):
        assert far(point, MIDDLE) <= 3 * SLACK
    assert far(near(region, 18000, 12000), MIDDLE) <= 3 * SLACK
    assert region.fault(18000, 12000) == 'there is no way to it of at most 6"'


def test_who_may_not_stay_where_he_is_steps_aside() -> None:
    """Too near to another at the start: there all the proposals and the nearest points lie elsewhere."""
    region = walk(3000, discs=[Disc(13200, 12000, 500)], spacing=1000, ideas=[*GO, *HALF, ("to", 0), ("stay",)])
    assert not legal(region, *MIDDLE)
    assert MIDDLE not in answers(region)
    near(region, *MIDDLE)
    near(region, 13000, 12000)


def test_standing_still_is_proposed_and_legal() -> None:
    region = walk(ideas=[("stay",), ("at", 11000, 11000)])
    assert answers(region) == [MIDDLE, (11000, 11000)]


def test_behind_cover_the_cover_lies_between() -> None:
    rock, thrower = Box(12000, 9000, 1500, 500), Disc(12000, 3000, 500)
    (point,) = answers(walk(6000, discs=[thrower], boxes=[rock], ideas=[("behind", 1, 0)]))
    assert point[0] == 12000
    assert 9500 < point[1] < 12000
    assert not overlapping(Disc(*point, 500), rock)


class Hill(Reach):
    """To the right of x = 14 it costs two inches more."""

    def cost(self, x: int, y: int) -> int:
        return 2000 if x > 14000 else 0


def test_ground_may_cost_more() -> None:
    region = walk(4000, kind=Hill, ideas=[*GO, *HALF, ("at", 16000, 12000)])
    answers(region)
    assert legal(region, 14000, 12000)
    assert legal(region, 8000, 12000)
    assert region.fault(16000, 12000) == 'that is 4" away, and the reach is 2"'
    near(region, 16000, 12000)


def test_its_area_is_told_in_inches() -> None:
    area = walk(discs=[WALL]).area(None)
    assert (area.say, area.start, area.width, area.height, area.round, area.aim) == (
        "step",
        (12, 12),
        1,
        1,
        True,
        False,
    )
    assert all(hypot(x - 12, y - 12) <= 5.01 for shape in area.shapes for x, y in shape)
    # The first is what is seen straight from the start; others lie behind the wall.
    assert max(x for x, y in area.shapes[0] if abs(y - 12) < 0.2) == pytest.approx(14, abs=0.1)
    assert max(x for shape in area.shapes[1:] for x, y in shape) > 16
    assert not area.holes


@settings(max_examples=cases(25))
@given(
    start=some.tuples(coordinate, coordinate),
    reach=some.integers(0, 9000),
    discs=some.lists(disc, max_size=8),
    boxes=some.lists(box, max_size=4),
    spacing=some.sampled_from([0, 1000]),
    data=some.data(),
)
def test_wherever_it_walks_proposals_are_legal_and_refusals_helpful(
    start: Point, reach: int, discs: list[Disc], boxes: list[Box], spacing: int, data: some.DataObject
) -> None:
    taboo = data.draw(some.integers(0, 2 ** len(discs) - 1)) if discs else 0
    solids = range(len(discs) + len(boxes))
    ideas = [*GO, *HALF, *((kind, at) for kind in ("to", "off") for at in range(len(discs))), ("stay",)]
    ideas += [("behind", at, eye) for at in solids for eye in range(len(discs)) if at != eye]
    region = walk(reach, discs, boxes, start=start, spacing=spacing, taboo=taboo, ideas=ideas)
    assume(legal(region, *start))
    answers(region)
    for _ in range(4):
        point = data.draw(some.tuples(some.integers(-3000, 27000), some.integers(-3000, 27000)))
        found = near(region, *point)
        assert far(found, point) <= far(start, point), "staying would be nearer"
        fault = region.fault(*point)
        assert fault is None or fault
