"""Rooms of a map that grows: as a picture and as text."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pytest

from orcade import draw
from orcade.draw.text import text, tile_rows
from orcade.draw.tiles import fitted, tile_art
from orcade.table.scene import Scene
from orcade.table.things import Card, Piece, Sign, Tile
from orcade.terminal.board import show_scene
from orcade.terminal.output import Output

ROOMS = (
    Tile(id="room-start", label="Entrance", x=1.4, y=3.8, look="entrance", name="Entrance", doors="NE", joined="E",
         text="En", corner="0"),
    Tile(id="room-e1", label="Wet Crypt", x=3.8, y=3.8, name="Wet Crypt", doors="NEW", joined="W", shut="N",
         text="WC", corner="1", body="+1 Combat here."),
    Tile(id="cell-n1", label="Nothing yet", x=1.4, y=1.4, look="site", text="+"),
)  # fmt: skip


def scene(*more: Piece | Card) -> Scene:
    return Scene(width=5.2, height=5.2, look="dungeon", headline="Round 1", things=(*ROOMS, *more), roams=True)


def grubs(x: float = 3.8) -> Piece:
    return Piece(id="figure-0", label="Grub", x=x, y=4.2, look="orc", seat=0, text="Gr")


@pytest.mark.parametrize("look", ["room", "entrance", "exit", "chamber", "site", "never heard of"])
def test_every_look_is_drawn(look: str) -> None:
    art = tile_art(Tile(id="a", label="a", x=0, y=0, look=look, name='<Room> & "more"', doors="NESW", shut="S"))
    ElementTree.fromstring(f"<svg>{art}</svg>")


def test_open_shut_and_joined_sides_look_different() -> None:
    arts = {
        tile_art(Tile(id="a", label="a", x=0, y=0, doors=doors, shut=shut, joined=joined))
        for doors, shut, joined in (("", "", ""), ("N", "", ""), ("N", "N", ""), ("N", "", "N"))
    }
    assert len(arts) == 4


def test_a_map_that_grows_says_how_large_its_units_are() -> None:
    svg = ElementTree.fromstring(draw.svg(scene(grubs())))
    assert svg.attrib["data-unit"] == "60"
    assert svg.attrib["class"] == "board grown"
    assert {node.attrib.get("data-thing") for node in svg.iter()} >= {"room-start", "room-e1", "cell-n1", "figure-0"}


def test_words_that_have_little_room_on_a_tile_are_written_smaller_and_none_is_left_out() -> None:
    assert fitted("Hall of Boxed Text", (16, 2), (20, 3)) == ["Hall of Boxed", "Text"]
    assert fitted("one two three four", (5, 2), (9, 2)) == ["one two", "three", "four"]
    assert fitted("Supercalifragilistic", (10, 2), (20, 2)) == ["Supercalifragilistic"]


def test_a_room_shows_what_it_looks_like_and_what_it_does() -> None:
    tile = Tile(id="a", label="a", x=0, y=0, name="Pit", body="+1 Combat here.", signs=(Sign("sword", "+1"),),
                picture="room.pit.sword")  # fmt: skip
    board = draw.svg(Scene(width=3, height=3, look="dungeon", headline="", things=(tile,)))
    assert 'id="look-pit"' in board
    assert 'id="look-sword"' in board
    assert "here." not in tile_art(tile)


def test_the_text_map_shows_ways_walls_and_who_is_where() -> None:
    back = Card(id="card-7", label="A card", x=1.6, y=3.6)
    assert tile_rows(scene(grubs(), back)) == [
        "     +",
        "     :          x",
        " [En ?   ]--[WC G   ]:",
    ]
    told = text(scene(grubs(), back))
    assert "WC: Wet Crypt" in told
    assert "Nothing yet" not in told


def test_a_wide_map_gets_smaller_and_is_cut_off_in_the_end() -> None:
    many = tuple(Tile(id=f"room-{at}", label="A room", x=2.4 * at, y=0, text="Ab", doors="EW") for at in range(9))
    wide = Scene(width=22, height=3, look="dungeon", headline="Round 1", things=many, roams=True)
    assert [max(map(len, tile_rows(wide, wide=room))) for room in (0, 99, 98, 81, 63, 40)] == [99, 99, 81, 81, 63, 40]
    assert tile_rows(wide, wide=40)[0].endswith("…")


def test_the_terminal_shows_the_map_too() -> None:
    out = io.StringIO()
    show_scene(Output(out, plain=True, width=80), scene(grubs()))
    assert "[En     ]--[WC G   ]:" in out.getvalue()
    assert "WC Wet Crypt" in out.getvalue()


def test_a_name_of_a_room_takes_one_line_where_it_can() -> None:
    one, two = (tile_art(Tile(id="a", label="a", x=0, y=0, name=name)) for name in ("Training Pit", "Smoking Crater"))
    assert one.count("o-named") == 1
    assert two.count("o-named") == 2
