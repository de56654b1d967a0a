"""The map of a board in inches: what is seen, at which size, and what gives way where there is no room."""

from __future__ import annotations

import io
from math import cos, radians, sin
from typing import Any

import pytest

import orcade
from orcade.table.choices import Area, Choice, Question
from orcade.table.scene import Scene
from orcade.table.things import Path, Piece, Square, Thing, Zone
from orcade.terminal.board import show_scene
from orcade.terminal.legend import legend
from orcade.terminal.map import Map, columns_an_inch
from orcade.terminal.measure import measurable
from orcade.terminal.output import Output
from orcade.terminal.show import brief


def output(width: int = 80, plain: bool = True, height: int = 25) -> Output:
    made = Output(io.StringIO(), plain=plain, width=width)
    made.plain = plain
    made.console.height = height
    return made


def scene(*things: Thing, width: float = 12, height: float = 6, **more: Any) -> Scene:
    facts: dict[str, Any] = {"headline": "Turn 1"}
    return Scene(width=width, height=height, look="rumble", things=things, inches=True, **(facts | more))


def orc(x: float, y: float, text: str = "Gr", **more: Any) -> Piece:
    facts: dict[str, Any] = {"id": text, "label": f"{text}, an Orc", "look": "orc-common", "seat": 0, "size": 1}
    return Piece(x=x, y=y, text=text, **(facts | more))


def rows(shown: Scene, scale: float = 2, on: Output | None = None) -> list[str]:
    return [line.plain.rstrip() for line in Map(on or output(), shown, scale).lines()]


ROCK = Zone(id="rock", label="Rock", x=9, y=2, width=2, height=2, look="rock")
MOSS = Zone(id="moss", label="Moss", x=3, y=5, width=2, height=2, look="mushrooms", round=True)


def test_a_small_map() -> None:
    area = Area(say="move grub", start=(4, 3), shapes=(((2, 1), (6, 1), (6, 5), (2, 5)),))
    choices = (
        Choice("stay", "Stay", (), ""),
        Choice("move grub 5.250,1.500", "There", (), "", (5.25, 1.5)),
        Choice("move grub 4.000,3.000", "Here", (), "", (4, 3)),
    )
    shown = scene(
        ROCK,
        MOSS,
        orc(4, 3.5, badge="12", trail=((0.5, 3.5), (4, 3.5))),
        orc(10.5, 5.5, "Dr", seat=1, badge="7", states=("down",)),
        Piece(id="b", label="Barrel", x=5.4, y=3.3, look="barrel", size=0.8, text="b"),
        question=Question("Walk", "FD 1", choices, area),
    )
    assert rows(shown) == [
        "   0   2   4   6   8   10",
        " 0",
        " 1     · · · 2     ####",
        " 2     · · · ·     ####",
        " 3  ::::::Gr b",
        " 4     ·*·*· ·",
        " 5     ****            Dr7_",
        "   0   2   4   6   8   10",
    ]


def test_pieces_in_contact_stay_apart_and_near_their_places() -> None:
    shown = scene(orc(3, 3.5, "Gr", badge="12"), orc(4, 3.5, "Dr", badge="9"), orc(3.5, 3.9, "Mo", badge="3"))
    found = rows(shown)
    assert found[4][3:] == "     GrDr9"
    assert "Mo3" in found[5]


def test_what_there_is_no_room_for_is_said() -> None:
    crowd = [orc(3, 3, text) for text in ("Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg", "Hh", "Ii", "Jj", "Kk")]
    on = output(40)
    show_scene(on, scene(*crowd))
    shown = on.console.file
    assert isinstance(shown, io.StringIO)
    assert len(Map(on, scene(*crowd), 2).unshown) == 2
    assert "not on the map for want of room: Jj, Kk" in " ".join(shown.getvalue().split())


def test_a_thin_wall_is_seen_whichever_way_it_is_turned() -> None:
    for turn in (0, 30, 45, 90, 120):
        wall = Zone(id="w", label="Wall", x=6, y=3, width=4, height=0.1, look="cover", turn=turn)
        signs = sum(row.count("▓") for row in rows(scene(wall)))
        assert 4 <= signs <= 10, turn
    turned = Zone(id="w", label="Wall", x=6, y=3, width=4, height=1, look="cover", turn=90)
    assert [row[3:].count("▓") for row in rows(scene(turned))[1:-1]] == [0, 2, 2, 2, 2, 0]


def test_an_area_with_corners_is_drawn_within_them() -> None:
    corners = ((4.0, 0.0), (8.0, 0.0), (8.0, 6.0))
    wedge = Zone(id="w", label="The public", x=6, y=2, width=4, height=6, look="crowd", corners=corners, text="P")
    assert [row[3:].rstrip().count("P") for row in rows(scene(wedge))[1:-1]] == [7, 6, 5, 3, 2, 1]


def test_areas_with_numbers_are_told_apart() -> None:
    cells = [
        Zone(
            id=f"c{at}",
            label=f"Cell {at}",
            x=3 + 2 * (at % 2),
            y=at // 2 - 3.5,
            width=2,
            height=1,
            look="cell",
            text=str(at),
        )
        for at in (9, 10, 11)
    ]
    shown = scene(*cells, orc(9, 3, states=("named", "active")))
    assert [row[3:15].strip() for row in rows(shown)[1:4]] == ["9...", "10..11..", ""]
    words = "\n".join(line.plain for line in legend(output(), shown, 80))
    assert ". cell" in words
    assert "active" in words
    assert "named" not in words


def test_a_round_ground_has_no_corners() -> None:
    shown = Scene(width=10, height=10, look="pigsty", headline="", things=(), inches=True)
    found = rows(shown)
    assert found[1][3:] == "░░░░░░        ░░░░░░"
    assert found[5][3:] == ""


@pytest.mark.parametrize(
    ("width", "height", "inches", "scale"),
    [
        (80, 25, 24, 2),
        (120, 25, 24, 2),
        (120, 60, 24, 2),
        (130, 60, 24, 4),
        (160, 70, 24, 4),
        (80, 25, 30, 2),
        (60, 25, 30, 1),
        (50, 25, 24, 1),
    ],
)
def test_as_large_as_the_terminal_allows(width: int, height: int, inches: float, scale: float) -> None:
    assert columns_an_inch(output(width, height=height), scene(width=inches, height=inches), 28) == scale


def test_where_nothing_fits_it_is_drawn_smaller_yet() -> None:
    shown = scene(width=80, height=80)
    scale = columns_an_inch(output(40), shown, 28)
    assert scale < 1
    assert all(len(row) <= 40 for row in rows(shown, scale, output(40)))


@pytest.mark.parametrize("scale", [1, 2, 3, 4, 0.4])
def test_at_every_size_all_lines_are_as_wide_as_the_ground(scale: float) -> None:
    shown = scene(ROCK, MOSS, orc(0, 0), orc(12, 6, "Dr", badge="12"), orc(6, 3, "Bo", size=3))
    lines = Map(output(), shown, scale).lines()
    widths = [line.cell_len for line in lines[1:-1]]
    assert widths[:-1] == [min(widths)] * (len(widths) - 1)
    assert widths[-1] == min(widths) + 2  # The 12 of Dr12 stands beyond the edge.
    assert "Gr" in rows(shown, scale)[1]
    assert "Dr" in rows(shown, scale)[-2]


def test_in_colour_the_seats_have_their_marks() -> None:
    on = output(plain=False)
    (row,) = [row for row in rows(scene(orc(4, 3.5, badge="12")), 2, on) if "Gr" in row]
    assert "▲Gr12" in row
    lines = Map(on, scene(orc(4, 3.5, badge="12")), 2).lines()
    assert any("on #D55E00" in str(span.style) for span in lines[4].spans)


def test_a_narrow_ring_and_a_line_are_seen_as_where_one_may_go() -> None:
    ring = tuple((5 + 4.5 * cos(radians(turn)), 5 + 4.5 * sin(radians(turn))) for turn in range(0, 360, 5))
    line = ((0.5, 0.5), (9.5, 0.5), (9.5, 0.5), (0.5, 0.5))
    for shape, seen in ((ring + ring[::-1], range(1, 11)), (line, (1,))):
        question = Question("Place", "FD 1", (), Area(say="place grub", shapes=(shape,)))
        found = rows(scene(width=10, height=10, question=question))
        assert [at for at, row in enumerate(found) if "·" in row] == list(seen)


def test_what_was_destroyed_is_not_there() -> None:
    gone = Piece(id="b", label="Barrel", x=6, y=3, look="barrel", text="b", states=("gone",), trail=((1, 3), (6, 3)))
    assert rows(scene(gone)) == rows(scene())
    assert measurable(scene(gone, ROCK)) == ["rock"]


def test_what_stands_beside_a_map_keeps_to_its_width() -> None:
    on = output(80)
    figures = [orc(3, 3, "Gr", states=("down", "burning", "engaged")), orc(20, 9, "Dr", label="Dreg " * 9)]
    show_scene(on, scene(*figures, width=24, height=24, headline="Game Turn 21: Grub against Dib, striking back"))
    shown = on.console.file
    assert isinstance(shown, io.StringIO)
    lines = shown.getvalue().split("\n")
    assert max(len(line) for line in lines) <= 80
    assert lines[0].endswith("Game Turn 21: Grub against")
    assert "Gr Gr 3, 3, down," in shown.getvalue()


def test_lines_are_drawn_as_they_lean_with_their_signs_at_both_ends() -> None:
    gate = Path(id="g", label="Gate 1, from 2, 1 to 2, 5", points=((2, 1), (2, 5)), look="gate", text="①")
    way = Path(id="w", label="Way", points=((4, 1), (8, 1), (10, 3), (8, 5)), look="rope")
    line = Path(id="f", label="Goal", points=((11, 0), (11, 6)), look="finish")
    worn = Path(id="t", label="Worn", points=((0, 3), (12, 3)), look="track")
    assert rows(scene(gate, way, line, worn)) == [
        "   0   2   4   6   8   10",
        " 0                       ▚",
        " 1     ①   ---------\\    ▚",
        " 2     |             \\\\  ▚",
        " 3     |             //\\ ▚",
        " 4     |           //    ▚",
        " 5     ①           /     ▚",
        "   0   2   4   6   8   10",
    ]


def test_the_public_at_the_edge_is_seen_all_around() -> None:
    edge = Path(id="e", label="Public", points=((0, 0), (12, 0), (12, 6), (0, 6), (0, 0)), look="crowd-line")
    found = [row[3:] for row in rows(scene(edge))[1:-1]]
    assert found == ["P" * 24, *["P" + " " * 22 + "P"] * 4, "P" * 24]


def test_the_gates_of_a_race_are_on_its_map_and_in_its_legend() -> None:
    match = orcade.new("road-rage", seed=3)
    while not match.state.turn:
        match.answer(match.asks[0].options[0])
    on = output(120)
    show_scene(on, match.scene(0))
    shown = on.console.file
    assert isinstance(shown, io.StringIO)
    words = shown.getvalue()
    assert [words.count(sign) for sign in "①②③"] == [3, 3, 3]
    assert "① gate 1, ② gate 2, ▚ finish, ③ gate 3" in " ".join(words.split())


def test_what_is_read_aloud_again_tells_of_gates_that_are_next_for_others() -> None:
    before = Path(id="g", label="Gate 1, from 2, 1 to 2, 5; next for Grub", points=((2, 1), (2, 5)), look="gate")
    now = Path(id="g", label="Gate 1, from 2, 1 to 2, 5", points=((2, 1), (2, 5)), look="gate")
    still = Path(id="h", label="Gate 2, from 9, 1 to 9, 5", points=((9, 1), (9, 5)), look="gate")
    on = output(80)
    brief(on, scene(now, still), scene(before, still))
    shown = on.console.file
    assert isinstance(shown, io.StringIO)
    assert shown.getvalue().split("\n") == ["Turn 1", "Gate 1, from 2, 1 to 2, 5", ""]


def test_a_line_across_squares_is_seen() -> None:
    squares = [Square(id=f"s{x}", label=f"s{x}", x=x, y=0) for x in range(4)]
    ray = Path(id="ray", label="The Tree of s0 falls", points=((0.5, 0.5), (2.5, 0.5)), look="ray")
    on = output(80)
    show_scene(on, Scene(width=4, height=1, look="board", headline="Turn 1", things=(*squares, ray)))
    shown = on.console.file
    assert isinstance(shown, io.StringIO)
    assert " 1  · / · / · / · " in shown.getvalue()
    assert "/ The Tree" in shown.getvalue()
