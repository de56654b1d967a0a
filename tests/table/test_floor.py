"""Floors of squares: drawings, turns and joins, names, edges, rooms and distances."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from orcade.table.errors import OrcadeError
from orcade.table.floor import NOTHING, WALL, BadDrawing, Floor, Placed, bits, draw_section, lowest, read_section
from tests.exploring import cases

from .floors import SIGNS, Laid, drawing, named

CELL = """
+-+-+-+
|. . .|
+ +D+S+
|r|#|.
+ + + +
 . ~ .
+-+-+ +
""".strip("\n")
"""Two rows of a hall over a room, a column and a creek; open at the bottom right."""


def cell(turn: int = 0) -> Floor:
    return Floor([Placed(read_section(CELL, SIGNS, 3, 3), turn)])


@given(some.integers(0, 1 << 900))
@settings(max_examples=cases(25))
def test_bits_are_the_squares_of_a_set(squares: int) -> None:
    assert list(bits(squares)) == [square for square in range(901) if squares >> square & 1]
    assert not squares or lowest(squares) == bits(squares)[0]


def test_a_drawing_is_read() -> None:
    section = read_section(CELL, SIGNS, 3, 3)
    assert section.squares == ("...", "r#.", ".~.")
    assert section.across == ("###", " DS", "   ", "## ")
    assert section.upright == ("#  #", "### ", "    ")


def test_what_is_read_is_drawn_again() -> None:
    section = read_section(CELL, SIGNS, 3, 3)
    assert draw_section(section) == [line.rstrip() for line in CELL.splitlines()]
    turned = section.turned(1)
    assert read_section("\n".join(draw_section(turned)), SIGNS, 3, 3) == turned


def test_four_quarters_are_none() -> None:
    section = read_section(CELL, SIGNS, 3, 3)
    assert section.turned(1).squares == (".r.", "~#.", "...")
    assert section.turned(1).across == (" ##", " # ", " # ", "  #")
    assert section.turned(2).turned(2) == section.turned(1).turned(3) == section.turned(4) == section


@pytest.mark.parametrize(
    ("line", "column", "sign", "words"),
    [
        (1, 1, "-", "'-' stands where squares meet; a '+' stands there"),
        (2, 2, "x", "'x' is no square; squares are: . ground, r road, # column, ~ creek"),
        (2, 2, " ", "a blank is no square; squares are: . ground, r road, # column, ~ creek"),
        (
            3,
            2,
            "|",
            "'|' is nothing that lies between two squares; that is a blank or one of: - wall, D door, S secret d",
        ),
        (
            2,
            3,
            "-",
            "'-' is nothing that lies between two squares; that is a blank or one of: | wall, D door, S secret d",
        ),
    ],
)
def test_a_wrong_sign_is_named_with_its_place(line: int, column: int, sign: str, words: str) -> None:
    lines = CELL.splitlines()
    lines[line - 1] = lines[line - 1][: column - 1] + sign + lines[line - 1][column:]
    with pytest.raises(BadDrawing, match=f"^line {line}, column {column}: ") as refused:
        read_section("\n".join(lines), SIGNS, 3, 3)
    assert words in str(refused.value)
    assert refused.value.faults[0][:2] == (line, column)


def test_all_that_is_wrong_with_a_drawing_is_told() -> None:
    with pytest.raises(BadDrawing) as refused:
        read_section(CELL.replace("r", "x").replace("|. . .|", "|. . .|+"), SIGNS, 3, 3)
    assert [fault[:2] for fault in refused.value.faults] == [(2, 8), (4, 2)]
    with pytest.raises(BadDrawing, match="it has 6 lines; 3 squares need 7"):
        read_section(CELL.rpartition("\n")[0], SIGNS, 3, 3)
    with pytest.raises(BadDrawing, match="line 1, column 1: it has 0 lines; 3 squares need 7"):
        read_section("", SIGNS, 3, 3)
    with pytest.raises(BadDrawing, match="it has 8 lines"):
        read_section(CELL + "\n\n", SIGNS, 3, 3)


def test_blanks_at_the_end_of_a_line_may_be_left_out() -> None:
    ragged = "\n".join(line.rstrip() for line in CELL.splitlines())
    assert read_section(ragged, SIGNS, 3, 3) == read_section(CELL, SIGNS, 3, 3)


def test_squares_are_named_as_the_section_lies() -> None:
    floor = cell(1)
    assert named(floor, floor.marks["r"]) == ["1b3"]
    assert floor.square("1b3") == floor.square(" 1B3 ") == 1
    with pytest.raises(OrcadeError, match=r"there is no square '1d3'; squares are written 1c7: .*a to c.*1 to 3"):
        floor.square("1d3")


def test_what_lies_on_an_edge() -> None:
    floor = cell()
    at = floor.square
    assert floor.edge(at("1b3"), at("1b2")) == "D"
    assert floor.edge(at("1c2"), at("1c3")) == "S"
    assert floor.edge(at("1a2"), at("1b2")) == WALL
    assert floor.edge(at("1a1"), at("1b1")) == NOTHING
    with pytest.raises(ValueError, match="share no edge"):
        floor.edge(at("1a1"), at("1b2"))


def test_rooms_end_at_doors() -> None:
    floor = cell()
    assert sorted(named(floor, room) for room in floor.rooms) == [["1a3", "1b3", "1c3", "1a2", "1a1"], ["1c2", "1c1"]]
    assert floor.room_of(floor.square("1c1")) == floor.room_of(floor.square("1c2"))
    assert floor.room_of(floor.square("1b2")) == 0
    assert [(floor.names[square], door.name) for square, door in floor.beyond_doors(floor.square("1c2"))] == [
        ("1c3", "secret door")
    ]
    assert floor.distance(floor.square("1a1"), floor.square("1c1")) == 8
    assert floor.distance(floor.square("1a1"), floor.square("1b1")) is None


def test_sections_have_one_size_and_a_place_each() -> None:
    section = read_section(CELL, SIGNS, 3, 3)
    with pytest.raises(OrcadeError, match="lie on the same place"):
        Floor([Placed(section), Placed(section, 1)])
    with pytest.raises(OrcadeError, match="of one size"):
        Floor([Placed(section), Placed(read_section("+-+\n|.|\n+-+", SIGNS, 1, 1), x=1)])
    with pytest.raises(OrcadeError, match="a section at least"):
        Floor([])


@given(some.integers(0, 10**9))
@settings(max_examples=cases(25))
def test_a_floor_is_what_is_drawn(seed: int) -> None:
    laid = Laid(seed)
    floor = laid.floor
    assert {name: square for square, name in enumerate(floor.names) if name} == {
        name: laid.square(point) for point, name in laid.names.items()
    }
    assert floor.inside.bit_count() == len(laid.names)
    for point, name in laid.names.items():
        square = floor.square(name)
        assert floor.marks[laid.signs[point]] >> square & 1
        assert floor.open >> square & 1 == laid.passable(point)
        assert floor.at(floor.x(square), floor.y(square)) == square
        assert floor.section_of[square] == int(name[0]) - 1
        assert floor.sections[int(name[0]) - 1] >> square & 1
        steps = laid.steps(square)
        assert set(bits(floor.adjacent(square))) == {each for each, cost in steps.items() if cost == 1}
        assert {(each, door.cost) for each, door in floor.beyond_doors(square)} == {
            each for each in steps.items() if each[1] > 1
        }
        for dx, dy in ((2, 0), (0, 2)):
            other = (point[0] + dx, point[1] + dy)
            if other in laid.names:
                assert floor.edge(square, laid.square(other)) == laid.signs[point[0] + dx // 2, point[1] + dy // 2]


@given(some.integers(0, 10**9), some.integers(0, 4))
@settings(max_examples=cases(15))
def test_kings_moves_ignore_what_lies_between(seed: int, moves: int) -> None:
    laid = Laid(seed)
    floor = laid.floor
    a = laid.rng.choice(laid.squares)
    (x, y) = start = laid.point(a)
    near = []
    for point in laid.names:
        far = max(abs(point[0] - x), abs(point[1] - y)) // 2 if laid.level[point] == laid.level[start] else None
        assert floor.kings(a, laid.square(point)) == far
        if far is not None and far <= moves:
            near.append(laid.square(point))
    assert list(bits(floor.spread(a, moves))) == sorted(near)


@given(some.integers(0, 10**9))
@settings(max_examples=cases(10))
def test_a_section_that_is_turned_is_the_same_place(seed: int) -> None:
    rng = Random(seed)
    section = read_section(drawing(rng, 4, 0.2), SIGNS, 4, 4)
    straight, turned = Floor([Placed(section)]), Floor([Placed(section, 1)])
    to = {square: square % 5 * 5 + 3 - square // 5 for square in bits(straight.inside)}
    for square in bits(straight.inside):
        assert {to[each] for each in bits(straight.adjacent(square))} == set(bits(turned.adjacent(to[square])))
        assert {to[each] for each in bits(straight.seen_from(square))} == set(bits(turned.seen_from(to[square])))
