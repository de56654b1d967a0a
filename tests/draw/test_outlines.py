"""Outlines that are moved, turned and scaled by their points, compared with the same done to points on a curve."""

from __future__ import annotations

import re
from math import cos, dist, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orcade.draw.kit.knife import FEW, cut, line, put, stamp
from orcade.draw.kit.outlines import placed, steps

SHAPES = (
    "M-20 22Q-24 4 -17 -10Q-11 -21 0 -21Q11 -21 17 -10z",
    "M1 2h16v16H1zM30 4L36 5l2 2V30H20C20 30 25 40 30 30S40 20 44 24T60 20zm5 5l6 0l0 6z",
    "M0 0 10 10 20 20A5 9 20 0 1 30 30z",
    "M-.5-1.25L3.75.5z",
)
FAR = 0.16
"""How far a point may lie from where it belongs: a first point and a step are rounded to tenths."""


def shown(x: float, y: float, scale: float, turn: float, mirror: bool) -> tuple[float, float]:
    """A point mirrored and scaled, then turned."""
    x, y = (-x if mirror else x) * scale, y * scale
    return x * cos(turn * pi / 180) - y * sin(turn * pi / 180), x * sin(turn * pi / 180) + y * cos(turn * pi / 180)


@given(
    st.sampled_from(SHAPES),
    st.floats(-500, 500),
    st.floats(-500, 500),
    st.floats(0.1, 5),
    st.floats(-360, 360),
    st.booleans(),
)
def test_each_point_comes_to_its_place(d: str, x: float, y: float, scale: float, turn: float, mirror: bool) -> None:
    before, after = steps(d), steps(placed(d, x, y, scale, turn, mirror))
    assert len(before) == len(after)
    for was, now in zip(before, after, strict=True):
        for point, found in zip(was.points, now.points, strict=True):
            px, py = shown(*point, scale, turn, mirror)
            assert dist((px + x, py + y), found) < FAR
        if was.arc:
            assert now.arc[:2] == pytest.approx([each * scale for each in was.arc[:2]], abs=0.06)
            assert (now.arc[4] != was.arc[4]) == mirror


@pytest.mark.parametrize("d", SHAPES)
def test_wherever_it_lies_the_rest_is_the_same(d: str) -> None:
    here, there = (re.sub("^M[-.0-9]+ [-.0-9]+", "", placed(d, x, 7)) for x in (3, 60.37))
    assert here == there
    assert placed(placed(d)) == placed(d)


@pytest.mark.parametrize("wrong", ["L1 2", "M1", "M1 2L3", "M1 2A3 4 5 0 1 6"])
def test_what_is_no_outline_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"an outline begins|takes"):
        placed(wrong)


def test_nothing_is_placed_as_nothing() -> None:
    assert placed("", 5, 5) == ""


def test_a_drawing_of_outlines_is_put_without_a_group() -> None:
    drawing = cut("M0 0L10 0L10 10z", "gold", 5) + line("M0 0L5 5")
    assert "transform" not in put(drawing, 5, 5)
    small = put(drawing, 5, 5, 0.5, 90)
    assert "transform" not in small
    assert 'stroke-width="2.5"' in small
    assert "M5 5v5h-5z" in small, "half as large, turned by a quarter"
    assert "transform" in put(drawing * FEW, 5, 5, 0.5)
    assert "transform" in put(drawing + stamp("token"), 5, 5)
