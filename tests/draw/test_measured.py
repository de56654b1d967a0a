"""Measured boards as SVG: terrain, figures in their states, areas with proposals, the way that something came."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from orcade import draw
from orcade.draw.areas import outlines
from orcade.draw.kit import BODIES
from orcade.draw.kit.grounds import GROUNDS
from orcade.draw.kit.knife import put
from orcade.draw.kit.zones import edge
from orcade.table.choices import Area, Choice, Question
from orcade.table.scene import Scene
from orcade.table.things import Piece, Thing, Zone

from . import boards
from .test_svg import HOSTILE, SVG, ids, parsed, thing


def board(*things: Thing, question: Question | None = None, look: str = "rumble", last: tuple[str, ...] = ()) -> Scene:
    return Scene(
        width=24, height=24, look=look, headline="Now", things=things, inches=True, question=question, last=last
    )


def orc(name: str = "orc", x: float = 5, y: float = 5, seat: int = 0, **more: object) -> Piece:
    return Piece(id=name, label=name, x=x, y=y, look="orc-iron", seat=seat, size=1, badge="9", **more)  # type: ignore[arg-type]


def order(root: ElementTree.Element) -> list[str]:
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


@pytest.mark.parametrize("scene", [boards.rumble(), boards.rumble(asked=False), boards.pigsty()])
def test_a_full_board_is_well_formed_and_every_thing_is_drawn_once_with_its_name(scene: Scene) -> None:
    root = parsed(draw.svg(scene))
    found = ids(root)
    assert len(found) == len(set(found))
    for each in scene.things:
        assert thing(root, each.id).attrib["aria-label"] == each.label


@pytest.mark.parametrize("scene", [boards.rumble(), boards.pigsty()])
def test_whatever_is_stamped_has_been_cut(scene: Scene) -> None:
    drawn = draw.svg(scene)
    assert set(re.findall('href="#([^"]+)"', drawn)) <= set(ids(parsed(drawn)))


def test_the_page_is_told_the_scale() -> None:
    root = parsed(draw.svg(boards.rumble()))
    assert root.attrib["class"].split() == ["board", "measured", "few"]
    assert root.attrib["data-unit"] == "60"
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    assert x < 0 < 24 * 60 < x + width
    assert y < 0 < 24 * 60 < y + height


def test_the_frame_counts_inches() -> None:
    ground = parsed(draw.svg(board())).find(f"{SVG}g[@id='board-ground']")
    assert ground is not None
    assert [node.text for node in ground.iter(f"{SVG}text")] == ["6", "12", "18"] * 2


@pytest.mark.parametrize("scene", [boards.rumble(), boards.pigsty()])
def test_the_ground_may_be_a_file_of_its_own(scene: Scene) -> None:
    shown = draw.svg(scene, floor="/t/x/ground?of=1")
    (ground,) = parsed(shown).findall(f"{SVG}g[@id='board-ground']")
    (image,) = ground
    assert image.attrib["href"] == "/t/x/ground?of=1.svg"
    assert parsed(shown).attrib["viewBox"] == parsed(draw.svg(scene)).attrib["viewBox"]
    under = draw.backdrop(scene)
    assert under is not None
    file = draw.ground_file(under)
    assert parsed(file).attrib["viewBox"] == " ".join(image.attrib[name] for name in ("x", "y", "width", "height"))
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', file))
    assert any("fan" in name for name in used), "onlookers"
    assert used <= set(ids(parsed(file)))


@pytest.mark.parametrize("look", ["", "dragon", HOSTILE])
def test_an_unknown_ground_is_drawn_all_the_same(look: str) -> None:
    parsed(draw.svg(board(look=look)))


# --- Terrain


@pytest.mark.parametrize("look", sorted(GROUNDS))
@pytest.mark.parametrize("round_", [False, True])
@pytest.mark.parametrize(("width", "height"), [(3, 3), (1, 1), (3, 1), (0.4, 2), (6, 4.5)])
def test_terrain_is_drawn_in_any_size(look: str, round_: bool, width: float, height: float) -> None:
    zone = Zone(id="z", label="z", x=4, y=5, width=width, height=height, look=look, round=round_, turn=30)
    node = thing(parsed(draw.svg(board(zone))), "z")
    assert node.attrib["style"] == "transform:translate(240px,300px)"
    turned = node.find(f"{SVG}g")
    assert turned is not None
    assert turned.attrib["transform"] == "rotate(30)"


@pytest.mark.parametrize("round_", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_an_outline_strays_no_more_than_it_may(round_: bool, seed: int) -> None:
    points = re.findall(r"(-?[\d.]+) (-?[\d.]+)", edge(180, 120, round_, 2, seed))
    for x, y in ((float(x), float(y)) for x, y in points):
        if round_:
            assert 0.92 < (x / 90) ** 2 + (y / 60) ** 2 < 1.08
        else:
            assert abs(x) <= 92
            assert abs(y) <= 62
            assert abs(x) >= 88 - 9 or abs(y) >= 58 - 9


def test_the_ruler_is_told_the_edges() -> None:
    round_ = Zone(id="rock", label="", x=4, y=5, width=1, height=1, look="rock", round=True)
    box = Zone(id="wall", label="", x=9, y=5, width=3, height=1, look="cover", turn=20)
    root = parsed(draw.svg(board(round_, box, orc())))
    assert thing(root, "rock").attrib["data-base"] == "0.5"
    assert thing(root, "wall").attrib["data-base"] == "1.5 0.5 20"
    assert thing(root, "orc").attrib["data-base"] == "0.5"


def test_terrain_that_nobody_has_drawn_shows_its_initial() -> None:
    zone = Zone(id="swamp", label="", x=4, y=5, width=2, height=2, look="swamp")
    assert "S" in {node.text for node in thing(parsed(draw.svg(board(zone))), "swamp").iter(f"{SVG}text")}


def test_terrain_may_be_chosen() -> None:
    zone = Zone(id="mound", label="", x=4, y=5, width=2, height=2, look="mound")
    question = Question("Which?", "X 1", (Choice("grab", "Grab", ("mound",), ""),))
    node = thing(parsed(draw.svg(board(zone, question=question, last=("mound",)))), "mound")
    assert "last" in node.attrib["class"].split()
    assert {"o-ring", "o-lit", "o-halo"} <= {part.attrib.get("class") for part in node.iter()}


# --- Pieces

STATES = (
    "flying",
    "burning",
    "shrooms",
    "slippery",
    "shove",
    "shoo",
    "fire",
    "engaged",
    "done",
    "down",
    "gone",
    "active",
)


def test_each_state_looks_different_and_is_a_class() -> None:
    drawn = set()
    for state in ("", *STATES):
        piece = orc(states=(state,) if state else ())
        root = parsed(draw.svg(board(piece)))
        node = thing(root, "orc")
        assert not state or state in node.attrib["class"].split()
        node.attrib.pop("class")
        clashes = root.find(f".//{SVG}g[@id='clashes']")
        assert clashes is not None
        drawn.add(ElementTree.tostring(node) + ElementTree.tostring(clashes))
    assert len(drawn) == 1 + len(STATES)


def test_several_signs_hang_side_by_side() -> None:
    drawn = draw.svg(board(orc(states=("fire", "done"))))
    places = re.findall(
        r'<g transform="translate\(([-\d.]+) [-\d.]+\) scale\(0.86\)"><use href="#stamp-(\w+)"/>', drawn
    )
    assert [name for _, name in places] == ["fire", "done"]
    assert abs(float(places[0][0]) - float(places[1][0])) > 24


def test_a_barrel_breaks_and_an_orc_leaves() -> None:
    barrel = Piece(id="barrel", label="", x=3, y=3, look="barrel", size=0.8, states=("gone",))
    drawn = draw.svg(board(barrel, orc(states=("gone",))))
    assert 'href="#stamp-splinters"' in drawn
    assert 'href="#stamp-puff"' in drawn
    assert "thing-orc-badge" not in drawn
    kinds = [node.attrib.get("class") for node in thing(parsed(drawn), "barrel").iter()]
    assert kinds.count("o-whole") == kinds.count("o-broken") == 1


def test_a_barrel_is_drawn_larger_by_no_more_than_an_orc() -> None:
    """So that it stays the smaller of the two; what is smaller than an inch grows by more else."""
    barrel = Piece(id="barrel", label="", x=3, y=3, look="barrel", size=0.8)
    assert "--size" not in draw.svg(board(barrel, orc()))
    assert "--size:0.8" in draw.svg(board(replace(barrel, look="wood"), orc()))


def test_grease_is_counted_in_a_drop() -> None:
    assert "stamp-drop" in draw.svg(board(orc(states=("greased",))))
    assert "stamp-drop" not in draw.svg(board(orc()))


def test_what_has_a_front_shows_it() -> None:
    drawn = [draw.svg(board(orc(facing=facing))) for facing in (None, 0.0, 90.0)]
    assert "thing-orc-front" not in drawn[0]
    assert "thing-orc-front" in drawn[1]
    assert drawn[1] != drawn[2]


def test_the_way_that_a_piece_came_is_told_and_drawn_beneath_all_pieces() -> None:
    came = orc(trail=((1, 1), (3, 1.5), (5, 5)))
    root = parsed(draw.svg(board(orc("other", 9, 9), came)))
    assert thing(root, "orc").attrib["data-trail"] == "60,60 180,90 300,300"
    assert "data-trail" not in thing(root, "other").attrib
    assert order(root).index("trails") < order(root).index("thing-other")
    assert root.find(f".//{SVG}g[@id='trails']/{SVG}g[@id='trail-orc']") is not None
    again = replace(came, trail=((2, 1), (5, 5)))
    assert thing(parsed(draw.svg(board(again))), "orc").attrib["data-trail"] == "120,60 300,300"


def figure_of(root: ElementTree.Element, name: str) -> bytes:
    found = root.find(f".//{SVG}g[@id='thing-{name}-figure']")
    assert found is not None
    return ElementTree.tostring(found)


def test_who_fights_looks_at_his_opponent_and_the_clash_is_drawn_once() -> None:
    left, right = orc("left", 5, 5, 0, states=("engaged",)), orc("right", 6, 5, 1, states=("engaged",))
    root = parsed(draw.svg(board(left, right)))
    clashes = root.find(f".//{SVG}g[@id='clashes']")
    assert clashes is not None
    assert [node.attrib["transform"] for node in clashes] == ["translate(330 300)"]
    assert b"scale(-" not in figure_of(root, "left")
    assert b"scale(-" in figure_of(root, "right")


def plate(root: ElementTree.Element, name: str) -> tuple[float, float]:
    """Where a piece's plate hangs, seen from the piece."""
    for node in thing(root, name).iter(f"{SVG}g"):
        if any("-badge" in inner.attrib.get("id", "") for inner in node.iter()) and "transform" in node.attrib:
            x, y = re.findall(r"-?[\d.]+", node.attrib["transform"])[:2]
            return float(x), float(y)
    raise AssertionError(name)


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (0, 1), (0.7, 0.7), (-0.7, 0.7)])
def test_plates_of_two_who_touch_do_not_hang_on_one_another(dx: float, dy: float) -> None:
    one, other = orc("one", 5, 5, 0, states=("engaged",)), orc("two", 5 + dx, 5 + dy, 1, states=("engaged",))
    root = parsed(draw.svg(board(one, other)))
    (ax, ay), (bx, by) = plate(root, "one"), plate(root, "two")
    # A plate at -x hangs to the right and grows that way.
    assert (ax > 0) != (bx > 0) or abs(ay - by - dy * 60) > 40


@pytest.mark.parametrize(
    ("x", "right", "y", "low"), [(0.5, True, 9, True), (23.5, False, 9, True), (23.5, False, 23.5, False)]
)
def test_a_plate_does_not_hang_over_the_edge(x: float, right: bool, y: float, low: bool) -> None:
    hangs_x, hangs_y = plate(parsed(draw.svg(board(orc(x=x, y=y)))), "orc")
    assert (hangs_x < 0) == right
    assert (hangs_y > 0) == low


# --- Areas and proposals


def asked(*choices: Choice, **area: object) -> Question:
    return Question("Where?", "X 1", choices, Area(say="move grub", **area))  # type: ignore[arg-type]


SQUARE = ((1.0, 1.0), (5.0, 1.0), (5.0, 5.0), (1.0, 5.0))


def test_each_shape_with_an_inside_is_a_path_of_its_own() -> None:
    square = '<path d="M60 60l240 0 0 240 -240 0 z"/>'
    back = '<path d="M60 300l240 0 0 -240 -240 0 z"/>'
    assert outlines((SQUARE, SQUARE[::-1])) == square + back
    assert outlines((((1, 1), (2, 2)), (), ((1, 1), (1, 1), (1, 1)))) == ""


def test_the_area_lies_over_terrain_and_under_pieces() -> None:
    zone = Zone(id="pit", label="", x=4, y=5, width=2, height=2, look="pit")
    question = asked(piece="orc", start=(5.0, 5.0), shapes=(SQUARE,))
    root = parsed(draw.svg(board(zone, orc(), question=question)))
    names = order(root)
    assert names.index("thing-pit") < names.index("area") < names.index("thing-orc")
    area = root.find(f"{SVG}g[@id='area']")
    assert area is not None
    assert area.attrib["data-say"] == "move grub"
    assert area.attrib["data-piece"] == "orc"
    assert area.attrib["data-start"] == "300,300"
    assert len(list(area.iter(f"{SVG}path"))) == 1


def test_without_an_area_there_is_none() -> None:
    found = ids(parsed(draw.svg(board(orc()))))
    assert "area" not in found
    assert "preview" not in found


def test_proposals_are_buttons_on_the_board() -> None:
    choices = (
        Choice("stay", "Stay", (), ""),
        Choice("move grub 2.000,3.000", "Two up", (), "Charges Dreg", (2, 3)),
        Choice("move grub 4.000,3.000", "Four up", (), "", (4, 3)),
    )
    root = parsed(draw.svg(board(orc(), question=asked(*choices, shapes=(SQUARE,)))))
    dots = [node for node in root if node.attrib.get("class") == "dot quiet"]
    assert [node.attrib["id"] for node in dots] == ["dot-1", "dot-2"]
    assert [node.attrib["data-say"] for node in dots] == [choice.say for choice in choices[1:]]
    assert [node.attrib["aria-label"] for node in dots] == ["Two up. Charges Dreg", "Four up"]
    assert dots[0].attrib["style"] == "transform:translate(120px,180px)"
    assert {node.attrib["role"] for node in dots} == {"button"}
    assert {node.attrib["tabindex"] for node in dots} == {"0"}


def test_proposals_of_the_same_words_are_told_apart_by_their_place() -> None:
    choices = (
        Choice("walk 1.5,2", "West", (), "", (1.5, 2.0)),
        Choice("walk 3,2.125", "West", (), "", (3.0, 2.125)),
        Choice("walk 4,2", "East", (), "", (4.0, 2.0)),
    )
    root = parsed(draw.svg(board(question=Question("Where?", "X 1", choices, Area(say="walk")))))
    dots = [node for node in root.iter() if node.attrib.get("class") == "dot"]
    assert [node.attrib["aria-label"] for node in dots] == ["West, at 1.5, 2", "West, at 3, 2.125", "East"]


def preview(question: Question, *things: Thing) -> ElementTree.Element:
    found = parsed(draw.svg(board(*things, question=question))).find(f"{SVG}g[@id='preview']")
    assert found is not None
    return found


def test_the_preview_is_the_piece_that_would_go_there() -> None:
    node = preview(asked(piece="orc", shapes=(SQUARE,)), orc(seat=3))
    assert node.attrib["class"].split() == ["preview", "seat-3"]
    assert "#look-orc-iron" in [use.attrib["href"] for use in node.iter(f"{SVG}use")]


@pytest.mark.parametrize(
    ("look", "round_"), [("pit", False), ("pig", True), ("swamp", True), ("", True), (HOSTILE, False)]
)
def test_the_preview_of_what_is_not_there_yet(look: str, round_: bool) -> None:
    node = preview(asked(look=look, width=3, height=2, round=round_))
    shape = "ellipse" if round_ else "rect"
    assert node.find(f"{SVG}g[@id='preview-turn']/{SVG}{shape}[@class='o-preview-edge']") is not None


def test_hostile_words_stay_words() -> None:
    question = asked(Choice(HOSTILE, HOSTILE, (), HOSTILE, (1, 1)), piece=HOSTILE, look=HOSTILE)
    zone = Zone(id=HOSTILE + "z", label=HOSTILE, x=1, y=1, width=1, height=1, look=HOSTILE, tries=(HOSTILE,))
    piece = Piece(
        id=HOSTILE + "p", label=HOSTILE, x=2, y=2, look=HOSTILE, badge=HOSTILE, states=(HOSTILE,), holding=HOSTILE,
        trail=((0, 0), (2, 2)),
    )  # fmt: skip
    drawn = draw.svg(board(zone, piece, question=question))
    assert "<script" not in drawn
    root = parsed(drawn)
    assert {HOSTILE + "z", HOSTILE + "p"} <= {node.attrib.get("data-thing") for node in root.iter()}


# --- Directions


@pytest.mark.parametrize(
    ("degrees", "words"),
    [(1, "right"), (45, "down-right"), (200, "left"), (225, "up-left"), (337, "up-right"), (360, "right")],
)  # fmt: skip
def test_a_direction_is_a_compass_that_says_where_it_points(degrees: int, words: str) -> None:
    root = parsed(draw.die(360, degrees))
    assert root.attrib["aria-label"] == f"{words}, {degrees} degrees"
    assert put(BODIES["die-needle"], turn=degrees % 360) in draw.die(360, degrees)
