"""The ground of a large board: drawn once, and in each view only what may be chosen on it."""

from __future__ import annotations

from xml.etree import ElementTree

from msgspec.structs import replace

from orcade import draw
from orcade.draw import floors
from orcade.table.choices import Choice, Question
from orcade.table.ground import NOTHING, Edge, Ground, SquareKind, Title, square_id
from orcade.table.scene import Scene
from orcade.table.things import Piece

SVG = "{http://www.w3.org/2000/svg}"
KINDS = (SquareKind("road", "road", "="), SquareKind("chest", "chest", "$", dark=True))
ROW = "aaab  aa"
"""One row of squares: roads, a chest, a gap, and two more roads."""


def ground(*edges: Edge, key: str = "one", **fields: object) -> Ground:
    made = Ground(
        key=key,
        width=8,
        height=1,
        kinds=KINDS,
        squares=tuple({"a": 0, "b": 1, " ": NOTHING}[sign] for sign in ROW),
        names=tuple("" if sign == " " else f"{chr(97 + x)}1" for x, sign in enumerate(ROW)),
        edges=edges,
    )
    return replace(made, **fields)


def scene(under: Ground, *things: Piece, legal: tuple[str, ...] = (), last: tuple[str, ...] = ()) -> Scene:
    choices = tuple(Choice(f"go {name}", f"Go to {name}", (square_id(name),), "") for name in legal)
    return Scene(
        width=8,
        height=1,
        look="town",
        headline="Turn 1",
        things=things,
        ground=under,
        tries=("go {}", "hit {}"),
        question=Question("Where to?", "XX 1", choices) if choices else None,
        last=tuple(map(square_id, last)),
    )


def parsed(art: str) -> ElementTree.Element:
    return ElementTree.fromstring(art)


def test_a_view_has_only_the_squares_that_were_last_and_room_for_those_that_may_be_chosen() -> None:
    board = parsed(draw.svg(scene(ground(), legal=("c1", "a1"), last=("d1", "b1")), floor="/there"))
    things = [node for node in board.iter() if "data-thing" in node.attrib]
    assert [node.attrib["id"] for node in things] == ["thing-square-b1", "thing-square-d1"]
    assert {node.attrib["class"] for node in things} == {"thing square on-ground last"}
    assert [node.attrib["aria-label"] for node in things] == ["b1, road", "d1, chest"]
    assert things[0].attrib["style"] == "transform:translate(60px,0px)"
    (lit,) = (node for node in board if node.attrib["id"] == "board-lit")
    assert "data-own" in lit.attrib
    assert not list(lit)


def test_a_view_refers_to_its_ground_or_holds_it() -> None:
    told = parsed(draw.svg(scene(ground()), floor="/t/x/ground?of=1&y"))
    under = told[0]
    assert under.attrib["data-squares"] == "/t/x/ground?of=1&y.json"
    assert under.attrib["data-tries"] == "go {}|hit {}"
    (image,) = under.iter(f"{SVG}image")
    assert image.attrib["href"] == "/t/x/ground?of=1&y.svg"
    x, y, width, height = (float(image.attrib[name]) for name in ("x", "y", "width", "height"))
    assert told.attrib["viewBox"] == f"{x:g} {y:g} {width:g} {height:g}" == "-30 -30 540 120"
    whole = draw.svg(scene(ground()))
    assert "<image" not in whole
    assert whole.count('href="#look-road"') == 5
    assert 'id="look-chest"' in whole


def test_the_file_of_a_ground_is_whole_and_fits_under_the_board() -> None:
    file = parsed(draw.ground_file(ground()))
    assert file.attrib["viewBox"] == "-30 -30 540 120"
    used = {node.attrib["href"][1:] for node in file.iter(f"{SVG}use")}
    assert used <= {node.attrib["id"] for node in file.iter() if "id" in node.attrib}
    assert file[0].tag == f"{SVG}style"


def test_walls_that_go_on_straight_are_one_line_and_doors_stand_alone() -> None:
    edges = [Edge(x, 0, "N", "wall") for x in (0, 1, 2, 6)]
    edges += [Edge(2, 0, "S", "door"), Edge(3, 0, "S", "door"), Edge(1, 0, "W", "wall"), Edge(1, 0, "E", "hedge")]
    lines = list(floors._lines(ground(*edges)))
    assert lines == [
        ("wall", [(0, 0), (3, 0)]),
        ("wall", [(6, 0), (7, 0)]),
        ("wall", [(1, 0), (1, 1)]),
        ("door", [(2, 1), (3, 1)]),
        ("door", [(3, 1), (4, 1)]),
        ("hedge", [(2, 0), (2, 1)]),
    ]
    plain, walled = draw.ground_file(ground()), draw.ground_file(ground(*edges, key="two"))
    assert len(walled) > len(plain)


def test_titles_stand_at_their_corners() -> None:
    named = ground(key="three", titles=(Title(6, 0, "The <Ox>"),))
    for art in (draw.svg(scene(named)), draw.svg(scene(named), floor="/there")):
        assert art.count(">The &lt;Ox&gt;</text>") == 1
    assert "<text" not in draw.ground_file(named), "a browser would draw the whole ground anew whenever it is moved"


def test_a_ground_is_drawn_once_for_each_key() -> None:
    floors.ground_of.cache_clear()
    for _ in range(3):
        draw.svg(scene(ground()), floor="/there")
    assert floors.ground_of.cache_info().misses == 1
    draw.svg(replace(scene(ground()), width=9, height=4), floor="/there")
    assert floors.ground_of.cache_info().misses == 1, "however large the table is"
    draw.svg(scene(ground(key="other")), floor="/there")
    assert floors.ground_of.cache_info().misses == 2
    assert ground() == ground()
    assert ground() != ground(key="other")
