"""Sight on floors, held against lines and rectangles in whole numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from orcade.table.floor import Floor, Placed, bits, read_section
from tests.exploring import cases

from .floors import SIGNS, Laid

YARD = """
+ + + + +
 . . . .
+ + + + +
 . . # .
+ + + + +
 .D. . ~
+-+-+ + +
 . . S .
+ + + + +
""".replace("S .", ".S.").strip("\n")


@pytest.mark.parametrize(
    ("a", "b", "seen"),
    [
        ("1a4", "1d4", True),
        ("1b3", "1d3", False),  # The column lies between.
        ("1b3", "1d4", False),  # The line crosses it.
        ("1c4", "1d3", False),  # It only touches a corner.
        ("1c2", "1d2", True),  # A creek is seen, and seen across.
        ("1d1", "1d4", True),
        ("1a2", "1b2", True),  # Directly at a door.
        ("1a2", "1c2", False),  # Through it, from farther away.
        ("1a3", "1b2", False),  # Past the end of the door.
        ("1c1", "1d1", False),  # A secret door, directly at it.
        ("1a1", "1a2", False),
        ("1b2", "1c1", False),  # The end of a wall.
        ("1a1", "1a1", True),
        ("1c3", "1c4", False),  # Nobody stands on a column.
    ],
)
def test_what_blocks_sight(a: str, b: str, seen: bool) -> None:
    floor = Floor([Placed(read_section(YARD, SIGNS, 4, 4))])
    assert floor.sees(floor.square(a), floor.square(b)) == seen
    assert floor.sees(floor.square(b), floor.square(a)) == seen


@given(some.integers(0, 10**9))
@settings(max_examples=cases(15), deadline=None)
def test_sight_is_that_of_lines_and_rectangles(seed: int) -> None:
    laid = Laid(seed)
    floor = laid.floor
    for a in laid.squares:
        seen = {b for b in laid.squares if laid.sees(a, b)}
        assert set(bits(floor.seen_from(a))) == seen
        assert {b for b in laid.squares if floor.sees(a, b)} == seen
        assert floor.sight.all[a] == floor.seen_from(a)


@pytest.mark.parametrize(
    ("a", "b", "at", "around"),
    [
        ("1b3", "1d3", (2.0, 1.5), ("1b3", "1c3")),  # The edge of the column.
        ("1d3", "1b3", (3.0, 1.5), ("1c3", "1d3")),  # From its other side.
        ("1c4", "1d3", (3.0, 1.0), ("1c4", "1d4", "1c3", "1d3")),  # A corner of it.
        ("1a2", "1c2", (1.0, 2.5), ("1a2", "1b2")),  # The door, from farther away than directly at it.
        ("1a3", "1b2", (1.0, 2.0), ("1a3", "1b3", "1a2", "1b2")),  # The end of the door.
        ("1a1", "1a3", (0.5, 3.0), ("1a2", "1a1")),
    ],
)
def test_where_a_line_is_blocked(a: str, b: str, at: tuple[float, float], around: tuple[str, ...]) -> None:
    floor = Floor([Placed(read_section(YARD, SIGNS, 4, 4))])
    block = floor.blocked(floor.square(a), floor.square(b))
    assert block is not None
    assert (block.x, block.y) == pytest.approx(at)
    assert tuple(floor.names[square] for square in block.squares) == around


@given(some.integers(0, 10**9))
@settings(max_examples=cases(10), deadline=None)
def test_a_line_is_blocked_where_something_first_touches_it(seed: int) -> None:
    laid = Laid(seed)
    for a in laid.squares[:6]:
        for b in laid.squares:
            block = laid.floor.blocked(a, b)
            assert (block is None) == (a == b or laid.floor.sees(a, b))
            if block is None or laid.signs[laid.point(a)] == "#":
                continue
            x, y = laid.point(a)
            dx, dy = (2 * Fraction(each).limit_denominator(99) for each in (block.x, block.y))
            dx, dy = dx - x, dy - y
            before, beyond = Fraction(99, 100), Fraction(101, 100)
            assert laid.clear((x, y), (x + before * dx, y + before * dy))
            assert not laid.clear((x, y), (x + beyond * dx, y + beyond * dy))
