"""A large board of squares on the terminal: its signs, its edges, and the part that fits on the screen."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace

from orcade import draw
from orcade.table.choices import Choice, Question
from orcade.table.ground import NOTHING, Edge, Ground, SquareKind, Title, square_id
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Caption, Card, Piece
from orcade.terminal import floor_map
from orcade.terminal.board import show_scene
from orcade.terminal.output import Output
from tests.web.toy_hall import GAME

from .scripted import Terminal

FLOOR, ROAD, COLUMN = range(3)
KINDS = (SquareKind("floor", "floor"), SquareKind("road", "road", "="), SquareKind("column", "column", "#"))


def output(width: int = 80, height: int = 24, *, plain: bool = True) -> Output:
    made = Output(io.StringIO(), plain=plain, width=width)
    made.console.height = height
    return made


def ground(wide: int = 4, high: int = 3, *edges: Edge, **fields: object) -> Ground:
    """Floor all over."""
    made = Ground(
        key=f"{wide} {high} {edges} {fields}",
        width=wide,
        height=high,
        kinds=KINDS,
        squares=(FLOOR,) * (wide * high),
        names=tuple(f"1{draw_letter(x)}{high - y}" for y in range(high) for x in range(wide)),
        edges=edges,
    )
    return replace(made, **fields)


def draw_letter(x: int) -> str:
    return chr(97 + x % 26) if x < 26 else f"z{chr(97 + x - 26)}"


def scene(under: Ground, *things: Piece, legal: tuple[str, ...] = ()) -> Scene:
    choices = tuple(Choice(f"go {name}", f"Go to {name}", (square_id(name),), "") for name in legal)
    return Scene(
        width=under.width,
        height=under.height,
        look="town",
        headline="Turn 1",
        things=things,
        seats=(SeatPanel(seat=0, name="Grub"),),
        ground=under,
        question=Question("Where to?", "XX 1", choices) if choices else None,
    )


def drawn(shown: Scene, on: Output | None = None) -> list[str]:
    """The lines of the map alone."""
    on = on or output()
    return [line.plain.rstrip() for line in floor_map.lines(on, shown, floor_map.window(on, shown, 25))]


def test_squares_figures_and_what_may_be_chosen() -> None:
    under = ground(squares=(FLOOR, ROAD, COLUMN, NOTHING, *(FLOOR,) * 8))
    under = replace(under, key="signs", names=tuple("" if at == 3 else name for at, name in enumerate(under.names)))
    grub = Piece(id="grub", label="Grub on 1a2", x=0.5, y=1.5, look="orc", seat=0, text="G")
    orc = Piece(id="orc-7", label="Orc 7", x=2.5, y=2.5, look="orc", text="o7")
    assert drawn(scene(under, grub, orc, legal=("1b3", "1b2"))) == [
        "    a  b  c  d",
        " 3  ·  •= #",
        " 2  G  •  ·  ·",
        " 1  ·  ·  o7 ·",
        "    a  b  c  d",
    ]


def test_walls_meet_at_corners_and_doors_have_a_sign() -> None:
    room = [Edge(1, 1, "N", "wall"), Edge(2, 1, "N", "wall"), Edge(1, 1, "W", "wall"), Edge(2, 1, "E", "wall")]
    room += [Edge(1, 2, "W", "wall"), Edge(2, 2, "E", "secret-door"), Edge(2, 1, "S", "door")]
    assert drawn(scene(ground(4, 3, *room))) == [
        "    a  b  c  d",
        " 3  ·  ·  ·  ·",
        "      ┌─────┐",
        " 2  · │·  · │·",
        "      │  ╶══┤",
        " 1  · │·  · s·",
        "    a  b  c  d",
    ]


def test_an_edge_may_be_told_from_either_side() -> None:
    one = [Edge(1, 1, "N", "wall"), Edge(1, 1, "W", "door")]
    other = [Edge(1, 0, "S", "wall"), Edge(0, 1, "E", "door")]
    assert drawn(scene(ground(4, 3, *one))) == drawn(scene(ground(4, 3, *other)))


def test_on_a_small_screen_the_part_is_shown_that_is_asked_about() -> None:
    wide = ground(37, 24, *(Edge(x, y, "S", "wall") for x in range(37) for y in range(23)))
    shown = scene(wide, legal=("1zi2", "1zh1"))
    lines = drawn(shown)
    assert all(len(line) <= 80 for line in lines)
    assert len(lines) <= 24
    assert lines[0].split()[-1] == "zk", "the right edge of the board"
    assert " 1 " in lines[-2][:3]
    assert sum(line.count("•") for line in lines) == 2
    beginning = drawn(scene(wide, legal=("1a24",)))
    assert beginning[1].startswith("24  •")
    assert beginning[0].split()[0] == "a"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40), (200, 80)])
def test_the_map_never_outgrows_the_screen(width: int, height: int) -> None:
    wide = ground(37, 24, *(Edge(x, y, "S", "wall") for x in range(37) for y in range(0, 23, 3)))
    for legal in ((), ("1a1",), ("1zk24",), ("1n12",)):
        lines = drawn(scene(wide, legal=legal), output(width, height))
        assert max(map(len, lines)) <= width
        assert len(lines) + 8 <= height
    if width == 200:
        assert lines[0].split()[0] == "a"
        assert lines[0].split()[-1] == "zk"


def test_what_stands_beside_the_map() -> None:
    under = ground(4, 3, Edge(0, 0, "E", "door"), squares=(ROAD,) * 12, titles=(Title(0, 0, "1 The Ox"),))
    on = output(110, 40)
    show_scene(on, scene(under))
    shown = on.console.file.getvalue()  # type: ignore[attr-defined]
    for words in ("Turn 1", "Grub", "1 The Ox", "= road, ║ door"):
        assert words in shown
    assert "look all" not in shown
    low = output(50, 20)
    show_scene(low, scene(ground(40, 30)))
    assert "look all" in low.console.file.getvalue()  # type: ignore[attr-defined]


def test_a_board_in_colour_has_the_same_signs() -> None:
    shown = scene(ground(), legal=("1b2",))
    assert drawn(shown, output(plain=False)) == drawn(shown)


def test_the_rest_of_the_board_is_looked_at_by_a_command() -> None:
    shown = Terminal(GAME, "me,me", "look all", "look l1", "look zz", "look").run()
    whole, around, *wrong = shown.split("Grub> look")[1:]
    assert " 9  " in whole
    assert "~  ~" in whole
    assert " 1  " in around
    for each in wrong:
        assert "There is no square" in each
        assert "look a9" in each
    assert "All of the board is shown" in Terminal("tusk-draw", "me,random", "look all").run()


def test_read_aloud_a_figure_is_told_with_its_square() -> None:
    grub = Piece(id="grub", label="Grub", x=0.5, y=1.5, look="orc", seat=0, text="G")
    assert "G: Grub (1a2)" in draw.text(scene(ground(), grub))
    assert "Grub on b9" in Terminal(GAME, "me,me", aloud=True).run()


def test_what_lies_beside_the_board_is_told_in_words() -> None:
    words = Caption(id="whose", label="Grub's cards", x=9, y=1, text="Grub")
    card = Card(id="card-1", label="Rusty Sword, 100 points", x=9, y=2, title="Rusty Sword")
    on = output()
    show_scene(on, replace(scene(ground()), things=(words, card)))
    assert "Grub's cards\nRusty Sword, 100 points\n" in on.console.file.getvalue()  # type: ignore[attr-defined]
