"""Regions: what may be answered, what is proposed, what is refused and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orcade import Refused
from orcade.table.plane import Point
from orcade.table.region import Region, tenths
from orcade.table.requests import Option

from .regions import (
    Other,
    Step,
    asking,
    step,
)
from .toy import Pick


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
    assert list(region) == list(region) == [Step(3000, 0), Step(1000, 0), Step(3000, 0)]
    assert Lazy.seen == 4, "all of them are worked out once"


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


@pytest.mark.parametrize(("length", "told"), [(10479, "10.5"), (4660, "4.7"), (12000, "12"), (40, "0"), (250, "0.2")])
def test_tenths_of_an_inch_are_near_enough_for_reading(length: int, told: str) -> None:
    assert tenths(length) == told
