"""Regions: what may be answered, what is proposed, what is refused and why; walking, places to put things, aiming."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from time import process_time
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

from orcade import Match, Refused
from orcade.table.match import new
from orcade.table.plane import HEADINGS, ONE, SLACK, Box, Disc, Point, ahead, gap, overlapping, write_point
from orcade.table.reach import GO, HALF, Reach
from orcade.table.region import Bounds, Idea, Place, Region, Ring
from orcade.table.requests import Ask, Flow, Option
from orcade.table.spots import Aim, Spots

from .toy import Noted, Pick, Toy, toy

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


# As a sequence, and as something that can tell what belongs to it.


class Line(Region):
    """Every point of a line. An idea is a point of it."""

    def propose(self, idea: Any) -> Point:
        return idea, 0

    def fault(self, x: int, y: int) -> str | None:
        return None if y == 0 else "that is off the line"

    def nearest(self, x: int, y: int) -> Point | None:
        return x, 0


LINE = (3000, 1000, 3000)


def line(also: Sequence[Option] = (Pick(1), Pick(2))) -> Line:
    return Line("TOY 1", step, LINE, also)


def test_plain_options_come_first_and_then_a_proposal_for_each_idea() -> None:
    expected = [Pick(1), Pick(2), Step(3000, 0), Step(1000, 0), Step(3000, 0)]
    region = line()
    assert len(region) == 5
    assert list(region) == expected
    assert [region[at] for at in range(-5, 5)] == expected * 2
    assert list(region[1:4]) == expected[1:4]
    assert list(reversed(region)) == expected[::-1]
    assert list(dict.fromkeys(region)) == expected[:-1]


@pytest.mark.parametrize("at", [5, -6, 99])
@pytest.mark.parametrize("also", [(), (Pick(1), Pick(2))])
def test_there_is_nothing_beyond_its_ends(at: int, also: Sequence[Option]) -> None:
    region = line(also)
    with pytest.raises(IndexError):
        region[at if also or at > 5 else -4 if at < 0 else 3]


def test_proposals_are_worked_out_when_they_are_looked_at() -> None:
    class Lazy(Line):
        seen = 0

        def propose(self, idea: Any) -> Point:
            Lazy.seen += 1
            return super().propose(idea)

    region = Lazy("TOY 1", step, LINE, ())
    assert len(region) == 3
    assert Lazy.seen == 0
    assert region[1] == Step(1000, 0)
    assert Lazy.seen == 1


@pytest.mark.parametrize("option", [Pick(1), Step(3000, 0), Step(77, 0), Step(-5, 0)])
def test_what_may_be_answered(option: Option) -> None:
    assert option in line()
    match = asking(line())
    match.answer(option)
    assert match.over


@pytest.mark.parametrize(
    "option",
    [
        Pick(3),
        Step(0, 1),
        Step(3000, 0, 1),
        Other(3000, 0),
        Step(float("nan"), 0),  # type: ignore[arg-type]
        Step(0.5, 0),  # type: ignore[arg-type]
        Step(3000.0, 0),  # type: ignore[arg-type]
        Step(True, 0),
        Step("3000", 0),  # type: ignore[arg-type]
        Step(10_000_000, 0),
        Step(-(10**5000), 0),
        None,
    ],
)
def test_what_may_not(option: Option) -> None:
    """A point off the line, another's, what is no whole number of thousandths, farther than can be written, nothing."""
    match = asking(line())
    with pytest.raises(Refused):
        match.answer(option)
    assert not match.over
    assert match.version == 0


def test_an_equal_answer_is_played_with_plain_numbers() -> None:
    for made, own in ((Pick(2.0), Pick(2)), (Step(1000, 0, False), Step(1000, 0, 0))):  # type: ignore[arg-type]
        match = asking(line())
        match.answer(made)
        assert repr(match.tape) == repr([(0, own)])


def test_a_point_is_written_after_what_is_done() -> None:
    assert Step(12250, 7500).notation(None) == "step 12.250,7.500"
    assert Step(-1, 0, 1).notation(None) == "step mog -0.001,0.000"
    assert Other(0, 1).notation(None) == "other 0.000,0.001"


@pytest.mark.parametrize(
    "said", ["step 4,0", "STEP 4.000,0.000", "step  4.0,0", "step 4, 0", "step 4 , 0", " step +4,0 "]
)
def test_points_are_read(said: str) -> None:
    match = asking(line())
    match.answer(said)
    assert match.tape == [(0, Step(4000, 0))]


@pytest.mark.parametrize("said", ["pick 2", " PICK  2"])
def test_the_options_beside_it_are_read(said: str) -> None:
    match = asking(line())
    match.answer(said)
    assert match.tape == [(0, Pick(2))]


def test_what_is_done_may_have_two_words() -> None:
    match = asking(Line("TOY 1", lambda x, y: Step(x, y, 1), LINE))
    with pytest.raises(Refused, match="step mog X,Y"):
        match.answer("step 1,0")
    match.answer("Step Mog 1,0")
    assert match.tape == [(0, Step(1000, 0, 1))]


def test_a_refusal_names_the_reason_and_a_legal_point() -> None:
    match = asking(line())
    with pytest.raises(Refused, match="off the line") as wrong:
        match.answer("step 4,1")
    assert wrong.value.rule == "TOY 1"
    assert wrong.value.nearest == "step 4.000,0.000"
    match.answer(wrong.value.nearest)
    assert match.over


@pytest.mark.parametrize(
    "said", ["step", "step nan,0", "step 1,2,3", "step 9e9,0", "step " + "9" * 100_000 + ",0", "stap 1,0", ""]
)
def test_what_is_no_point_is_refused_with_how_it_is_said(said: str) -> None:
    match = asking(line())
    with pytest.raises(Refused, match="step X,Y") as wrong:
        match.answer(said)
    assert wrong.value.nearest == ""
    assert len(str(wrong.value)) < 300
    assert match.version == 0


def test_copies_answer_as_their_original_does() -> None:
    match = asking(line())
    twin = match.clone()
    twin.answer(match.ask_of(0).options[3])
    match.answer(Step(1000, 0))
    assert twin.tape == match.tape


# Walking.


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


WALL = Disc(15000, 12000, 500)


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


coordinate = some.integers(500, 23500)
disc = some.builds(Disc, coordinate, coordinate, some.sampled_from([400, 500, 1500]))
half = some.integers(200, 2000)
box = some.builds(Box, coordinate, coordinate, half, half, some.just(ONE), some.just(0))


@settings(max_examples=60, deadline=None)
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


# Putting something down.


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
    assert process_time() - began < 0.1
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


@settings(max_examples=60, deadline=None)
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
