"""Regions to put something down in, and to aim."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from orcade import Refused
from orcade.table.plane import SLACK, Box, Disc, Point, gap, write_point
from orcade.table.reach import GO
from orcade.table.region import Bounds, Idea, Ring
from orcade.table.spots import Aim, Spots
from tests.exploring import cases

from .regions import (
    BOARD,
    MIDDLE,
    WALL,
    answers,
    asking,
    box,
    disc,
    far,
    legal,
    near,
    step,
)


def put(
    zones: Sequence[Bounds | Ring] = (BOARD,),
    discs: Sequence[Disc] = (),
    boxes: Sequence[Box] = (),
    base: Disc | Box = WALL,
    ideas: Sequence[Idea] = (("at", 12000, 12000),),
    **more: Any,
) -> Spots:
    return Spots("TOY 1", step, ideas, base, zones, discs, boxes, **more)


def test_anything_free_within_the_zone_will_do() -> None:
    region = put(ideas=[("at", 12000, 12000), ("at", 0, 0), ("at", 99000, 12000)])
    assert answers(region) == [MIDDLE, (500, 500), (23500, 12000)]
    assert legal(region, 500, 23500)
    assert region.fault(499, 12000) == "that is outside of where it may lie"


def test_from_afar_a_free_place_is_found_where_all_that_is_nearest_is_taken() -> None:
    around = Ring(3574, 6073, 1000, 1000)
    taken = [Disc(3574 - 1000, 6073, 500), Disc(3574, 6073 - 1000, 500), Disc(3574 - 500, 6073 + 900, 500)]
    region = put([around], taken, base=Disc(0, 0, 500))
    for x, y in ((-40000, -40000), (-40000, 6000)):
        found = region.nearest(x, y)
        assert found is not None
        assert region.fault(*found) is None


def test_a_zone_may_be_a_line() -> None:
    edge = Bounds(500, 500, 500, 23500)
    region = put([edge], [Disc(500, 12000, 500)])
    assert near(region, 9000, 3000) == (500, 3000)
    assert region.fault(501, 3000) == "that is outside of where it may lie"
    (point,) = answers(region)
    assert point[0] == 500
    assert abs(point[1] - 12000) == pytest.approx(1000, abs=SLACK)


def test_a_zone_may_be_the_edge_of_a_circle() -> None:
    rim = Ring(15000, 15000, 14500, 14500)
    region = put([rim], [Disc(15000, 500, 500)], spacing=1000)
    for point in (near(region, 15000, 0), near(region, 15000, 15000), near(region, 29000, 2000)):
        assert abs(far(point, (15000, 15000)) - 14500) <= SLACK + 1
        assert gap(Disc(*point, 500), Disc(15000, 500, 500)) >= 1000
    assert not legal(region, 15000, 15000)


def test_there_may_be_several_zones() -> None:
    region = put([Bounds(500, 500, 23500, 500), Bounds(500, 23500, 23500, 23500)])
    assert near(region, 12000, 9000) == (12000, 500)
    assert near(region, 12000, 13000) == (12000, 23500)


@pytest.mark.parametrize("base", [Disc(0, 0, 500), Box(0, 0, 500, 500)])
def test_room_is_left_around_what_lies_there(base: Disc | Box) -> None:
    region = put(discs=[WALL], base=base, spacing=3000)
    assert legal(region, 11000, 12000)
    assert region.fault(11001, 12000) is not None
    assert region.fault(12000, 12000) == 'that is 2" from another base, and 3" must be left'
    (point,) = answers(region)
    assert far(point, MIDDLE) <= 1005
    assert region.fault(15000, 12100) == "another base is in the way there"


def test_contact_is_no_overlap() -> None:
    region = put(discs=[WALL], boxes=[Box(12000, 15000, 1000, 1000)])
    assert legal(region, 14000, 12000)
    assert region.fault(14000 + SLACK + 1, 12000) == "another base is in the way there"
    assert legal(region, 12000, 13500)
    assert region.fault(12000, 13500 + SLACK + 1) == "something solid is in the way there"
    assert far(near(region, 12000, 14400), (12000, 13500)) <= SLACK


@pytest.mark.parametrize(
    "region",
    [
        put([Bounds(11000, 11000, 13000, 13000)], [Disc(12000, 12000, 3000)]),
        put([Bounds(500, 500, 500, 900)], boxes=[Box(500, 700, 500, 900)]),
        put([Bounds(12400, 500, 11600, 23500)]),
        put([Ring(12000, 12000, 9000, 5000)]),
        put([]),
        put([BOARD], spacing=40000, discs=[WALL]),
    ],
    ids=["taken", "taken edge", "narrower than the base", "ring without room", "no zone", "all too near"],
)
def test_where_no_place_is_free_none_is_found(region: Spots) -> None:
    began = process_time()
    assert region.nearest(12000, 12000) is None
    assert region.nearest(0, 30000) is None
    assert process_time() - began < 1, "it takes a hundredth, and must not look at every point"
    with pytest.raises(AssertionError):
        region[0]
    with pytest.raises(Refused) as wrong:
        region.read(None, "step 12,12")
    assert wrong.value.nearest == ""


def test_the_last_free_corner_is_found() -> None:
    """Everything but one corner is taken."""
    region = put(
        discs=[Disc(12000, 12000, 14000)],
        boxes=[Box(0, 0, 9000, 9000), Box(24000, 0, 9000, 9000), Box(0, 24000, 9000, 9000)],
    )
    (point,) = answers(region)
    assert min(point) > 20000


@settings(max_examples=cases(25))
@given(
    discs=some.lists(disc, max_size=7),
    boxes=some.lists(box, max_size=5),
    spacing=some.sampled_from([0, 1000, 3000]),
    base=some.sampled_from([Disc(0, 0, 500), Box(0, 0, 1500, 1500)]),
    point=some.tuples(some.integers(-3000, 27000), some.integers(-3000, 27000)),
)
def test_a_free_place_is_found_where_there_is_one(
    discs: list[Disc], boxes: list[Box], spacing: int, base: Disc | Box, point: Point
) -> None:
    zone = Bounds(1500, 1500, 22500, 22500)
    region = put([zone], discs, boxes, base, [("at", *point)], spacing=spacing)
    lattice = [(x, y) for x in range(1500, 22501, 1500) for y in range(1500, 22501, 1500)]
    free = [place for place in lattice if legal(region, *place)]
    if not free and region.nearest(*point) is None:
        return
    found = near(region, *point)
    assert answers(region) == [found]
    if free:
        best = min(far(place, point) for place in free)
        assert far(found, point) <= best + 4000, "a guess, but no wild one"


# Aiming.


AIM = Aim("TOY 1", step, [*GO, ("at", 3000, 4000), ("at", *MIDDLE)], MIDDLE, 6000)


def test_any_point_gives_a_direction() -> None:
    points = answers(AIM)
    assert all(far(point, MIDDLE) == pytest.approx(6000, abs=2) for point in points[: len(GO)])
    assert points[len(GO)] == (3000, 4000)
    for x, y in ((12001, 12000), (0, 0), (-99000, 4)):
        assert legal(AIM, x, y)


def test_a_heading_of_no_length_is_none() -> None:
    assert AIM.fault(*MIDDLE) == "a direction from a point to itself has no length"
    assert near(AIM, *MIDDLE) != MIDDLE
    match = asking(AIM)
    with pytest.raises(Refused, match="no length") as wrong:
        match.answer(f"step {write_point(*MIDDLE)}")
    match.answer(wrong.value.nearest)
    assert match.over


def test_the_area_of_an_aim_is_around_its_start() -> None:
    area = AIM.area(None)
    assert area.aim
    assert area.start == (12, 12)
    assert all(hypot(x - 12, y - 12) == pytest.approx(6, abs=0.01) for x, y in area.shapes[0])
