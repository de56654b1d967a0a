"""The map as it lies: what is on it, where newcomers enter, and where the next section may be laid."""

from __future__ import annotations

import pytest

from orcade.games.gates.board import Board, Laid, board, misplaced, places, places_named, section_laid, side_name
from orcade.games.gates.map_files import shipped_text
from orcade.table.floor import Squares, bits

from .maps import drawn, right

MARKET, CHAPEL, MILL, BARRACKS, TANNERY, TAVERN, GATEHOUSE, DUNGEON = range(8)


def named(here: Board, squares: Squares) -> set[str]:
    return {here.floor.names[square] for square in bits(squares)}


def test_the_first_section_lies_at_0_0_turned_as_one_likes() -> None:
    assert places((), MILL, "") == tuple(Laid(MILL, turn, 0, 0) for turn in range(4))


def test_a_further_one_lies_beside_another() -> None:
    """OG-12: whole edge to whole edge."""
    laid = (Laid(MARKET, 0, 0, 0), Laid(MILL, 3, 0, 1))
    found = places(laid, TAVERN, "")
    assert [(each.x, each.y) for each in found[::4]] == [(0, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, 2)]
    assert [each.turn for each in found] == [0, 1, 2, 3] * 6


def test_a_section_lies_once() -> None:
    """OG-13: one of its sides."""
    laid = (Laid(MARKET, 0, 0, 0),)
    assert section_laid(laid, CHAPEL)
    assert places(laid, MARKET, "") == places(laid, CHAPEL, "") == ()


def test_the_dungeon_lies_apart() -> None:
    """OG 4.2, OG-13: one way to lay it; if it comes first, the second map starts the surface."""
    apart = Laid(DUNGEON, 0, 0, 0)
    assert places((), DUNGEON, "") == places((Laid(MILL, 0, 0, 0),), DUNGEON, "") == (apart,)
    assert places((apart,), MILL, "") == tuple(Laid(MILL, turn, 0, 0) for turn in range(4))
    here = board((apart, Laid(MARKET, 0, 0, 0)), "")
    assert here.surface == here.floor.sections[1]
    assert here.dungeon == here.floor.sections[0]
    assert here.floor.kings(here.floor.square("1a1"), here.floor.square("2a1")) is None
    alone = board((apart,), "")
    assert alone.surface == 0
    assert alone.dungeon == alone.floor.inside
    assert alone.floor.sight.all[alone.floor.square("1a12")]


@pytest.mark.parametrize(
    "laid",
    [
        (),
        (Laid(MARKET, 0, 0, 0),),
        (Laid(DUNGEON, 0, 0, 0),),
        (Laid(MARKET, 0, 0, 0), Laid(DUNGEON, 0, 0, 0), Laid(MILL, 2, 0, -1)),
    ],
)
def test_exactly_those_places_are_legal_that_nothing_bars(laid: tuple[Laid, ...]) -> None:
    for side in range(8):
        legal = places(laid, side, "")
        for turn in range(4):
            for x in range(-3, 4):
                for y in range(-3, 4):
                    new = Laid(side, turn, x, y)
                    assert bool(misplaced(laid, new, "")) == (new not in legal)


@pytest.mark.parametrize(
    ("new", "why"),
    [
        (Laid(CHAPEL, 0, 1, 0), "its section lies already"),
        (Laid(DUNGEON, 0, 1, 0), "the Dungeon lies apart, and as it is drawn"),
        (Laid(MILL, 0, 0, 0), "another section lies there"),
        (Laid(MILL, 0, 1, 1), "it has to share an edge with another section"),
        (Laid(MILL, 4, 1, 0), "it is turned by 0 to 3 quarters"),
    ],
)
def test_what_bars_a_place_is_said(new: Laid, why: str) -> None:
    assert misplaced((Laid(MARKET, 0, 0, 0),), new, "") == why
    assert misplaced((), Laid(MILL, 0, 0, 1), "") == "the first section lies at 0,0"


def test_newcomers_enter_where_a_road_leaves_the_surface() -> None:
    """OG-39: not where two sections meet, and not in the Dungeon."""
    here = board((Laid(MARKET, 0, 0, 0), Laid(DUNGEON, 0, 0, 0), Laid(MILL, 0, 1, 0)), "")
    around = {"f12", "g12", "f1", "g1"}
    assert named(here, here.entries) == {
        *(f"1{each}" for each in {*around, "a7", "a6"}),
        *(f"3{each}" for each in {*around, "l7", "l6"}),
    }


def test_buildings_have_walls_and_rooms() -> None:
    here = board((Laid(CHAPEL, 0, 0, 0),), "")
    chapel, house = here.buildings
    assert chapel.bit_count() == 25 - 4
    assert named(here, house) == {f"1{column}{row}" for column in "ijk" for row in (2, 3, 4, 5)}
    assert here.indoor & here.floor.open == chapel | house
    assert named(here, here.indoor & here.columns) == {f"1{column}{row}" for column in "bd" for row in (9, 11)}
    assert not here.indoor & here.statues
    assert here.floor.room_of(here.floor.square("1k2")) != house


def test_a_blow_goes_through_a_door_and_not_through_a_secret_one() -> None:
    """OG 7.8, OG-28."""
    here = board((Laid(CHAPEL, 0, 0, 0),), "")
    at = here.floor.square
    assert here.beside(at("1c8")) >> at("1c7") & 1
    assert not here.beside(at("1c8")) >> at("1d7") & 1
    assert not here.beside(at("1j4")) >> at("1j3") & 1
    assert here.floor.ways(at("1j4"), 3).cost(at("1j3")) == 3


def test_maps_of_ones_own() -> None:
    own = drawn("1A", {right("d10"): "|"}).replace('"Market"', '"Bazaar"')
    assert places_named(own)[0] == "Bazaar"
    here = board((Laid(MARKET, 0, 0, 0),), own)
    assert not here.floor.sees(here.floor.square("1d10"), here.floor.square("1e10"))
    assert board((Laid(MARKET, 0, 0, 0),), "") is not here
    assert places_named(shipped_text()) == places_named("")


@pytest.mark.parametrize(("side", "name"), [(0, "1a"), (7, "4b")])
def test_how_a_side_is_written(side: int, name: str) -> None:
    assert side_name(side) == name
