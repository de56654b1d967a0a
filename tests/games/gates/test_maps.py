"""The maps that ship: what they have, how far apart things are, and that any two sides join."""

from __future__ import annotations

from itertools import permutations

import pytest

from orcade.games.gates.board import Board, Laid, board
from orcade.games.gates.map_checks import APART
from orcade.games.gates.map_files import read_maps, shipped_text, sides_of
from orcade.games.gates.map_signs import DOOR, SECRET_DOOR, SIDES
from orcade.table.floor import bits

DUNGEON = 7
SURFACE = range(7)


def alone(side: int) -> Board:
    return board((Laid(side, 0, 0, 0),), "")


def doors(side: int, sign: str) -> int:
    section = sides_of("")[side].section
    return "".join(section.across + section.upright).count(sign)


def pair(a: int, b: int, turn: int, x: int, y: int) -> Board:
    """Two sides of the surface beside each other, with the Dungeon unless they are of its section."""
    laid = [Laid(a, 0, 0, 0), Laid(b, turn, x, y)]
    return board((*laid, *[Laid(DUNGEON, 0, 0, 0)] * (a != DUNGEON - 1 != b)), "")


PAIRS = [(a, b) for a, b in permutations(SURFACE, 2) if a // 2 != b // 2]
BESIDE = [(1, 0), (0, 1), (-1, 0), (0, -1)]


@pytest.mark.rule("OG 10.1")
@pytest.mark.parametrize(
    ("side", "name", "crossings", "buildings", "plain", "secret", "chests", "stairs", "pillars", "creek"),
    [
        ("1A", "Market", 1, 3, 5, 0, 3, 1, 2, False),
        ("1B", "Chapel", 1, 2, 4, 1, 2, 1, 6, False),
        ("2A", "Mill", 1, 2, 3, 0, 3, 0, 1, True),
        ("2B", "Barracks", 2, 2, 5, 1, 3, 0, 2, False),
        ("3A", "Tannery", 1, 3, 5, 0, 2, 0, 0, True),
        ("3B", "Tavern", 1, 1, 4, 1, 3, 0, 2, False),
        ("4A", "Gatehouse", 2, 2, 4, 2, 2, 0, 4, False),
        ("4B", "Dungeon", 0, 6, 7, 2, 4, 3, 4, False),
    ],
)
def test_what_is_on_each_side(
    side: str,
    name: str,
    crossings: int,
    buildings: int,
    plain: int,
    secret: int,
    chests: int,
    stairs: int,
    pillars: int,
    creek: bool,
) -> None:
    """OG 10.1, in numbers."""
    number = SIDES.index(side)
    here = alone(number)
    assert sides_of("")[number].name == name
    assert here.crossings.bit_count() == 4 * crossings
    assert len(here.buildings) == buildings
    assert (doors(number, DOOR), doors(number, SECRET_DOOR)) == (plain, secret)
    assert (here.chests.bit_count(), here.stairs.bit_count()) == (chests, stairs)
    assert (here.columns | here.statues).bit_count() == pillars
    assert bool(here.creek) == creek


def test_what_is_on_all_sides_together() -> None:
    sides = range(len(SIDES))
    assert sum(alone(side).chests.bit_count() for side in sides) == 22
    assert sum(alone(side).stairs.bit_count() for side in sides) == 5
    assert sum(doors(side, DOOR) for side in sides) == 37
    assert sum(doors(side, SECRET_DOOR) for side in sides) == 7


def test_nothing_had_better_be_otherwise() -> None:
    assert read_maps(shipped_text()).warnings == ()


@pytest.mark.parametrize("side", SURFACE)
def test_a_crossing_tints_four_squares(side: int) -> None:
    """OG 4.3: two by two."""
    floor = alone(side).floor
    left = alone(side).crossings
    while left:
        corner = left & -left
        block = corner | corner << 1 | corner << floor.stride | corner << floor.stride + 1
        assert left & block == block
        left &= ~block


@pytest.mark.rule("OG 10.1", "OG-12")
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_any_two_sides_join(a: int, b: int) -> None:
    """OG 10.1, OG-12: two pairs of road squares meet, and chests stay apart across the join and the stairs."""
    for turn in range(4):
        for x, y in BESIDE:
            joined = pair(a, b, turn, x, y)
            floor = joined.floor
            meeting = [
                (here, there)
                for here in bits(joined.road & floor.sections[0])
                for there in bits(floor.adjacent(here) & joined.road & floor.sections[1])
                if floor.x(here) == floor.x(there) or floor.y(here) == floor.y(there)
            ]
            assert len(meeting) == 2
            assert joined.entries.bit_count() == 12
            for chest in bits(joined.chests):
                near = floor.ways(chest, APART - 1, leaps=joined.stairs).reached & joined.chests
                assert near == 1 << chest, (floor.names[chest], [floor.names[each] for each in bits(near)])


@pytest.mark.rule("OG 10.1", "OG-12")
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_every_square_is_reached(a: int, b: int) -> None:
    joined = pair(a, b, 1, 1, 0)
    reached = joined.floor.ways(bits(joined.crossings)[0], 200, leaps=joined.stairs).reached
    way_down = bool(joined.stairs & joined.surface)
    assert reached == joined.floor.open & (joined.surface | joined.dungeon * way_down)


@pytest.mark.parametrize(
    ("side", "bank", "other"),
    [("2A", "1h12", "1j12"), ("2A", "1h1", "1l1"), ("3A", "1a5", "1e3"), ("3A", "1h5", "1h3")],
)
def test_a_creek_is_crossed_on_the_road_alone(side: str, bank: str, other: str) -> None:
    """OG 10.1: without the road one bank is not reached from the other."""
    here = alone(SIDES.index(side))
    at = here.floor.square
    assert here.floor.ways(at(bank), 200).reached >> at(other) & 1
    assert not here.floor.ways(at(bank), 200, barred=here.road).reached >> at(other) & 1
