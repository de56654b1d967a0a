"""Forest, race courses, podium: what stands on rectangles, areas with corners, lines across the way."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from orcade import draw
from orcade.draw import mounts
from orcade.draw.kit.crowds import HEADS, crowd, from_edge, inside
from orcade.draw.kit.grounds import GROUNDS
from orcade.draw.kit.knife import signed
from orcade.draw.kit.lines import LINES
from orcade.draw.kit.racers import RACERS
from orcade.table.choices import Area, Question
from orcade.table.scene import Scene
from orcade.table.things import Path, Piece, Square, Thing, Zone
from orcade.web.static_files import FOLDER

from . import races
from .test_svg import HOSTILE, SVG, ids, parsed, thing

SCENES = [races.forest(), races.pigs(), races.pigs(asked=False), races.road(), races.road(36), races.podium()]


def board(*things: Thing, question: Question | None = None, look: str = "circuit") -> Scene:
    return Scene(width=36, height=36, look=look, headline="Now", things=things, inches=True, question=question)


def chariot(
    look: str = "chariot-iron", facing: float | None = 30, states: tuple[str, ...] = (), holding: str = ""
) -> Piece:
    return Piece(
        id="car",
        label="Car",
        x=10,
        y=12,
        look=look,
        seat=2,
        size=2,
        base=(2, 1),
        facing=facing,
        badge="4",
        states=states,
        holding=holding,
    )


def drawn(piece: Piece) -> ElementTree.Element:
    return thing(parsed(draw.svg(board(piece))), piece.id)


@pytest.mark.parametrize("scene", SCENES)
def test_boards_are_well_formed_name_everything_once_and_cut_what_they_stamp(scene: Scene) -> None:
    svg = draw.svg(scene)
    root = parsed(svg)
    found = ids(root)
    assert len(found) == len(set(found))
    assert {f"thing-{each.id}" for each in scene.things} <= set(found)
    assert set(re.findall('href="#([^"]+)"', svg)) <= set(found)
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(found)


def test_grounds_differ() -> None:
    grounds = {look: draw.svg(board(look=look)) for look in ("turf", "circuit", "rumble", "pigsty")}
    assert len({svg.replace(look, "") for look, svg in grounds.items()}) == 4
    squares = tuple(Square(id=f"s{x}", label="", x=x, y=0) for x in range(8))
    flat = Scene(width=8, height=1, look="board", headline="", things=squares)
    assert "o-turf" in draw.svg(replace(flat, look="forest"))
    assert "o-turf" not in draw.svg(flat)


def test_a_tree_shows_how_much_wood_it_has() -> None:
    squares = (
        Square(id="full", label="Tree", x=0, y=0, look="tree", text="T4"),
        Square(id="bare", label="Tree", x=1, y=0, look="tree", text="T"),
        Square(id="stone", label="Rocks", x=2, y=0, look="rocks", text="R4"),
    )
    root = parsed(draw.svg(Scene(width=8, height=8, look="forest", headline="", things=squares)))
    assert [node.text for node in thing(root, "full").iter(f"{SVG}text")] == ["4"]
    assert not list(thing(root, "bare").iter(f"{SVG}text"))
    assert not list(thing(root, "stone").iter(f"{SVG}text"))


# --- On a rectangle


def turning(node: ElementTree.Element) -> ElementTree.Element:
    found = next((each for each in node.iter() if each.attrib.get("class") == "o-turn"), None)
    assert found is not None
    return found


@pytest.mark.parametrize("look", [*sorted(RACERS), "dragon", HOSTILE])
def test_a_mount_turns_with_its_base_and_its_plate_stays_upright(look: str) -> None:
    node = drawn(chariot(look))
    assert "based" in node.attrib["class"].split()
    assert node.attrib["data-base"] == "1 0.5 30"
    assert node.attrib["data-facing"] == "30"
    turns = turning(node)
    assert turns.attrib["transform"] == "rotate(30)"
    assert any(each.attrib.get("id") == "thing-car-figure" for each in turns.iter())
    assert not any(each.attrib.get("id") == "thing-car-badge" for each in turns.iter())
    assert any(each.attrib.get("id") == "thing-car-badge" for each in node.iter())


def plate(node: ElementTree.Element) -> tuple[float, float]:
    for each in node.iter(f"{SVG}g"):
        tagged = each.find(f"{SVG}g[@class='o-tag']")
        if tagged is not None and any("-badge" in inner.attrib.get("id", "") for inner in tagged.iter()):
            x, y = re.findall(r"-?[\d.]+", each.attrib["transform"])[:2]
            return float(x), float(y)
    raise AssertionError("no plate")


@pytest.mark.parametrize(("facing", "dx", "dy"), [(0, -1, 0), (90, 0, -1), (180, 1, 0), (270, 0, 1)])
def test_its_plate_hangs_behind_it(facing: float, dx: int, dy: int) -> None:
    x, y = plate(drawn(chariot(facing=facing)))
    assert x * dx + y * dy > 50
    assert abs(x * dy) + abs(y * dx) == 0


def test_its_plate_hangs_before_it_where_somebody_stands_behind_it_or_the_board_ends() -> None:
    front = chariot(facing=0)
    follower = replace(front, id="next", x=7.5)
    root = parsed(draw.svg(board(front, follower)))
    assert plate(thing(root, "car"))[0] > 50
    assert plate(thing(root, "next"))[0] < -50
    assert plate(drawn(replace(front, x=1)))[0] > 50


def test_those_who_stand_side_by_side_are_not_drawn_larger_than_their_bases() -> None:
    one, other, far = chariot(), replace(chariot(), id="other", y=13), replace(chariot(), id="far", y=20)
    root = parsed(draw.svg(board(one, other, far)))
    assert ["tight" in thing(root, name).attrib["class"].split() for name in ("car", "other", "far")] == [1, 1, 0]
    assert ".tight .o-stand{" in draw.stylesheet()


def letters(node: ElementTree.Element) -> list[str]:
    """The signs within it."""
    marks = [use.attrib["href"].removeprefix("#") for use in node.iter(f"{SVG}use")]
    return [signed(mark) for mark in marks if mark.startswith("sign-")]


def test_those_of_one_seat_are_told_apart_by_their_letters() -> None:
    orcs = [each for each in races.forest().things if each.id.startswith("orc-")]
    root = parsed(draw.svg(races.forest()))
    for orc in orcs:
        assert isinstance(orc, Piece)
        name = next(each for each in thing(root, orc.id).iter() if each.attrib.get("id") == f"thing-{orc.id}-name")
        assert letters(name) == [orc.text]
    alone = Scene(width=8, height=8, look="forest", headline="", things=(orcs[0], replace(orcs[2], x=4.5)))
    assert "-name" not in draw.svg(alone)
    assert "-name" in draw.svg(replace(alone, things=(replace(orcs[0], states=("named",)),)))
    whole = draw.svg(replace(alone, things=(replace(orcs[0], states=("named",), name="Grub"),)))
    assert ">Grub<" in whole, "its name stands there in place of its letters"


def test_letters_stand_on_a_plate_before_the_number() -> None:
    named = replace(chariot(states=("named",)), text="Gr")
    assert letters(drawn(named)) == ["Gr 4"]
    assert letters(drawn(replace(named, badge=""))) == ["Gr"]
    assert letters(drawn(replace(named, states=()))) == ["4"]


def test_bushes_and_rocks_face_either_way_but_trees_stand_straight() -> None:
    squares = tuple(Square(id=f"s{x}", label="", x=x, y=0, look="bush") for x in range(8))
    turned = draw.svg(Scene(width=8, height=1, look="forest", headline="", things=squares)).count("scale(-1 1)")
    assert 0 < turned < 8
    trees = tuple(replace(square, look="tree") for square in squares)
    assert "scale(-1 1)" not in draw.svg(Scene(width=8, height=1, look="forest", headline="", things=trees))


def test_what_it_holds_and_how_it_stands_is_shown() -> None:
    bare = draw.svg(board(chariot("rider-feral")))
    assert "stamp-caught" not in bare
    laden = draw.svg(board(chariot("rider-feral", holding="piglet", states=("leader", "done"))))
    for name in ("caught", "piglet", "leader", "done"):
        assert f'href="#stamp-{name}"' in laden
    wrecked = draw.svg(board(chariot(states=("gone",))))
    assert 'href="#stamp-wreck"' in wrecked
    assert "thing-car-badge" not in wrecked


def test_what_may_be_rammed_has_a_ring_of_its_shape() -> None:
    scene = board(chariot())
    rings = [
        each for each in turning(thing(parsed(draw.svg(scene)), "car")).iter() if each.attrib.get("class") == "o-ring"
    ]
    assert [each.tag for each in rings] == [f"{SVG}rect"]


@pytest.mark.parametrize("heads", [False, True])
def test_the_preview_of_a_mount(heads: bool) -> None:
    area = Area(say="ride car", piece="car", start=(10, 12), shapes=(((1, 1), (3, 1), (3, 3)),), heads=heads)
    root = parsed(draw.svg(board(chariot(), question=Question("Where?", "TP 4.2", (), area))))
    preview = root.find(f"{SVG}g[@id='preview']")
    assert preview is not None
    assert ("data-heads" in preview.attrib) == heads
    turns = preview.find(f"{SVG}g[@id='preview-turn']")
    assert turns is not None
    assert turns.attrib.get("transform") == (None if heads else "rotate(30)")
    assert turns.find(f"{SVG}rect[@class='o-preview-edge']") is not None


def test_the_preview_of_a_chariot_that_is_not_there_yet() -> None:
    area = Area(say="place", look="chariot-feral", width=2, height=1, round=False, heads=True)
    svg = draw.svg(board(question=Question("Where?", "RR 3", (), area)))
    assert 'id="look-chariot-feral"' in svg
    assert '<use href="#look-chariot-feral"/>' in svg


# --- Areas with corners


TETRAGON = ((4.0, 4.0), (20.0, 5.0), (18.0, 19.0), (3.0, 17.0))


@pytest.mark.parametrize("look", [*sorted(GROUNDS), "swamp", HOSTILE])
def test_an_area_with_corners_is_drawn_and_told_by_them(look: str) -> None:
    zone = Zone(id="z", label="Public", x=11, y=11, width=14, height=13, look=look, corners=TETRAGON, tries=("x",))
    node = thing(parsed(draw.svg(board(zone))), "z")
    assert node.attrib["data-corners"] == "-7,-7 9,-6 7,8 -8,6"
    assert "M-420 -420L540 -360L420 480L-480 360z" in {each.attrib.get("d") for each in node.iter()}


def test_the_public_stands_at_its_fence() -> None:
    corners = tuple((x * 60, y * 60) for x, y in TETRAGON)
    lines = re.findall(r'marker-start="url\(#stamp-fan-\w+\)"[^>]* d="M([^"]+)"', crowd(corners))
    spots = [tuple(map(float, point.split())) for line in lines for point in line.removesuffix("h0").split("L")]
    assert len(spots) > 40
    for x, y in spots:
        assert inside(x, y, corners)
        assert 20 < from_edge(x, y, corners) < 180, "where the race is seen from, and nobody outshines it"


def test_no_two_of_the_crowd_are_alike() -> None:
    assert len(set(HEADS.values())) == len(HEADS) == 5


# --- Lines


@pytest.mark.parametrize("look", sorted(LINES))
@pytest.mark.parametrize("points", [((3, 3), (9, 3)), ((9, 30), (3, 2)), ((1, 1), (5, 5), (9, 1)), ((4, 4), (4, 4))])
def test_lines_are_drawn_any_way_round(look: str, points: tuple[tuple[float, float], ...]) -> None:
    path = Path(id="line", label="Checkpoint 2 of 3", points=points, look=look)
    node = thing(parsed(draw.svg(board(path))), "line")
    numbers = [each.text for each in node.iter(f"{SVG}text")]
    assert numbers == ["2"] * (2 if look == "gate" else look.startswith("plan"))


def test_nobody_covers_the_end_of_a_way_that_leads_to_him() -> None:
    rival = Piece(id="rival", label="", x=9, y=3, look="chariot-feral", base=(2.0, 1.0))
    svg = draw.svg(board(Path(id="way", label="Speed 2", points=((3, 3), (9, 3), (10, 3)), look="plan-barred"), rival))
    assert svg.index('data-thing="rival"') < svg.index('data-thing="way"')
    assert "M-354 0L-60 0" in svg, "and it begins before the own chariot"


def test_what_marks_a_way_does_not_cross_its_number() -> None:
    path = Path(id="line", label="Speed 2", points=((3, 3), (9, 3), (10, 3)), look="plan")
    parts = list(thing(parsed(draw.svg(board(path))), "line").iter())
    ring = next(at for at, each in enumerate(parts) if each.get("class") == "o-ring")
    number = next(at for at, each in enumerate(parts) if each.text == "2")
    assert ring < number


def test_steps_and_cells_show_their_number() -> None:
    for look in ("step", "cell"):
        zone = Zone(id="z", label="", x=4, y=4, width=2, height=1, look=look, text="3")
        assert [each.text for each in thing(parsed(draw.svg(board(zone))), "z").iter(f"{SVG}text")] == ["3"]
    rock = Zone(id="z", label="", x=4, y=4, width=2, height=1, look="rock", text="3")
    assert not list(thing(parsed(draw.svg(board(rock))), "z").iter(f"{SVG}text"))


# --- In words


def test_places_on_a_course_in_words() -> None:
    told = draw.text(races.pigs(asked=False))
    assert "The public: between 12, 11.6 and 23.4, 12 and 24, 23.6 and 11.8, 24.6" in told
    assert "More public: between 33, 12 and 36, 18" in told
    assert "Finish Line: from 17.9, 24.1 to 17.9, 36" in told
    assert "Ug: Uzg, on the way, at 22, 31, facing left" in told
    road = draw.text(races.road())
    assert "Checkpoint 1: from 38, 8 to 44, 5" in road


def test_bases_touch_along_their_edges_and_not_their_circles() -> None:
    one = chariot(facing=0)
    behind = replace(one, id="behind", label="Behind", x=8, y=12)
    beside = replace(one, id="beside", label="Beside", x=10, y=13.5)
    told = draw.text(board(one, behind, beside))
    assert "Car, at 10, 12, facing right; touches Behind" in told
    assert "Beside, at 10, 13.5, facing right; nearest is Car, 0.5 inches up" in told


def test_a_forest_in_rows() -> None:
    told = draw.text(races.forest())
    assert "5 .  .  Tw T4 Dr .  .  St" in told
    assert "4 #  *  .  .  T1 Ba *  ." in told.replace("w2", "Ba")
    assert "\n# rocks, * bush, T tree and how much is left\n" in told


def test_nothing_is_told_twice() -> None:
    things = (
        replace(chariot(facing=0), label="Car, looks right"),
        Zone(id="hut", label='Hut, 4" × 3"', x=20, y=20, width=4, height=3, look="hut", turn=20),
        Zone(id="rock", label='Rock, 3" across', x=30, y=20, width=3, height=3, look="rock", round=True),
        Path(id="gate", label="Gate 1, from 3, 4 to 5, 6", points=((3, 4), (5, 6)), look="gate"),
    )
    told = draw.text(board(*things)).splitlines()
    assert "Car, looks right, at 10, 12" in told
    assert 'Hut, 4" × 3": turned 20°, its centre at 20, 20' in told
    assert 'Rock, 3" across: its centre at 30, 20' in told
    assert "Gate 1, from 3, 4 to 5, 6" in told


def test_a_page_leans_the_rider_of_a_preview_as_he_will_be_drawn() -> None:
    """The script has the same number, and turns the heading into a posture by the same steps."""
    script = (FOLDER / "preview.js").read_text(encoding="utf-8")
    assert f"const TILT = {mounts.TILT};" in script
    headings = [mounts.posture(heading) for heading in (0, 90, 180, 270)]
    assert headings == [(0, False), (37.8, False), (0, True), (-37.8, False)]
