"""Maps of areas on the terminal: borders, names, owners, what stands there; and single areas in words."""

from __future__ import annotations

import io

from msgspec.structs import replace

from orcade.games.orcwars.world import world
from orcade.table.things import Card, Piece
from orcade.terminal import land_map, show
from orcade.terminal.board import show_scene
from orcade.terminal.output import Output
from tests.draw.wars import STACKS, war


def shown(width: int, *, plain: bool = True) -> str:
    output = Output(io.StringIO(), plain=plain, width=width)
    show_scene(output, war())
    file = output.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_areas_have_numbers_names_and_owners() -> None:
    text = shown(120)
    assert "•B 9 Clang" in text, "it may be chosen, and is of the second seat"
    assert "15 Mossback" in text
    assert "Saltpan Coast" in text
    assert "▲▲" in text
    assert "▲ ridge: no way across" in text


def on_low_screen(*, whole: bool = False) -> list[str]:
    """The war as a terminal of 80 columns and 24 lines shows it."""
    file = io.StringIO()
    output = Output(file, plain=True, width=80)
    output.console = type(output.console)(file=file, width=80, height=24, force_terminal=True, color_system=None)
    scene = replace(war(), hand=(Card(id="spy", label="Spy, unit", title="Spy", corner="1", body="Once"),))
    show_scene(output, scene, whole=whole)
    return file.getvalue().splitlines()


def test_a_low_screen_shows_the_part_of_the_map_that_is_asked_about_and_a_short_hand() -> None:
    lines = on_low_screen()
    assert len(lines) < 24 - 4, "there is room for the question"
    text = "\n".join(lines)
    assert all(f"•{words}" in text for words in ("B 9 Clang", "B 13 Howl", "A 6 Cold", "14 Nettle"))
    assert "Old Drip, power 14" not in text
    assert lines[-1] == "Your hand: Spy 1"
    assert any("look all" in line for line in lines)
    assert "Old Drip, power 14" in "\n".join(on_low_screen(whole=True))


def test_all_that_stands_there_is_on_the_map_or_told_below() -> None:
    text = shown(100)
    for _, _, _, _, name, power, _, _ in STACKS:
        assert f"{name[:2]}+{power}" in text
        assert f"{name[:2]}: {name}, power {power}" in text
    assert land_map.legend(Output(io.StringIO()), war())["F4"] == "a fortress of strength 4"
    assert " F4 " in text.replace("│", " ")


def test_borders_join() -> None:
    rows = [str(line) for line in land_map.lines(Output(io.StringIO(), plain=True), war(), 70)]
    assert len({"┌", "┐", "└", "┘", "├", "┤", "┬", "┴"} & set("".join(rows))) == 8
    assert max(map(len, rows)) <= 70


def test_on_a_narrow_screen_the_map_is_smaller_but_whole() -> None:
    rows = [str(line) for line in land_map.lines(Output(io.StringIO(), plain=True), war(), 20)]
    assert any("Henfield" in row for row in rows)
    assert max(map(len, rows)) <= 3 * war().width + 1


def test_an_area_is_told_with_what_stands_in_it() -> None:
    told = land_map.told(war(), "slag bottom")
    assert told[0].startswith("Slag Bottom (10), waste; beside Itchy Holes, Cold Kettle")
    assert [words.partition(",")[0] for words in told[1:]] == ["Captain Bent", "Left Right"]
    assert land_map.told(war(), "10") == told
    assert list(land_map.told(war(), "nowhere")) == []


def test_single_pieces_are_on_the_map_too() -> None:
    area = next(thing for thing in war().things if thing.id == "area-drip-fen")
    x, y = world("").map.places[15].spots[0]
    wagon = Piece(id="wagon", label="Wagon, power 3", x=x, y=y, look="caravan", text="w", badge="3")
    scene = replace(war(), things=(area, wagon))
    assert any("w+3" in str(line) for line in land_map.lines(Output(io.StringIO(), plain=True), scene, 70))
    assert land_map.told(scene, "16")[1:] == ["Wagon, power 3"]


def test_look_tells_of_an_area() -> None:
    output = Output(io.StringIO(), plain=True, width=80)
    show.look(output, war(), "8")
    show.look(output, war(), "Moon")
    file = output.console.file
    assert isinstance(file, io.StringIO)
    assert "Uncle Lunch" in file.getvalue()
    assert "There is no area 'Moon'" in file.getvalue()


def test_seats_are_told_by_their_marks_or_letters() -> None:
    assert "A is" not in shown(100)
    output = Output(io.StringIO(), plain=True)
    assert land_map.owner(output, 2) == "C"
    assert land_map.legend(output, replace(war(), things=())) == {}
