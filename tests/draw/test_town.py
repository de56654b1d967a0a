"""A town: its squares, what stands on them, walls and doors on their edges, and who runs about in it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from orcade import draw
from orcade.draw.ground import frame
from orcade.draw.kit import GAMERS
from orcade.draw.kit.town import BARE, STANDING
from orcade.draw.kit.walls import WALLS
from orcade.table.scene import Scene
from orcade.table.things import Path, Piece, Square, Thing

from .test_svg import SVG, ids, parsed, thing


def town(*things: Thing) -> Scene:
    return Scene(width=30, height=30, look="town", headline="Round 1", things=things)


def square(look: str, x: float = 0.5, y: float = 0.5, dark: bool = False) -> Square:
    return Square(id=f"at-{x:g}-{y:g}", label=look, x=x, y=y, look=look, dark=dark)


def used(scene: Scene) -> list[str]:
    """The pictures that the things of a scene use, each of which the board contains."""
    svg = draw.svg(scene)
    root = parsed(svg)
    found = re.findall('href="#([^"]+)"', svg)
    assert set(found) <= set(ids(root))
    return found


@pytest.mark.parametrize("look", BARE)
def test_a_bare_square_is_one_picture_and_clickable_all_over(look: str) -> None:
    assert used(town(square(look))) == [f"look-{look}"]
    assert '<rect class="o-' in BARE[look]
    assert 'width="60" height="60"' in BARE[look]


@pytest.mark.parametrize("look", STANDING)
def test_what_stands_on_a_square_stands_on_the_ground_or_indoors_on_a_floor(look: str) -> None:
    assert used(town(square(look))) == ["look-ground", f"look-{look}"]
    assert used(town(square(look, dark=True))) == ["look-floor", f"look-{look}"]


def test_neighbours_are_not_all_cut_in_one_direction() -> None:
    svg = draw.svg(town(*(square("road", x + 0.5) for x in range(6))))
    assert len(set(re.findall(r'<use href="#look-road"[^>]*/>', svg))) == 3


@pytest.mark.parametrize("look", WALLS)
def test_edges_have_pictures_that_reach_from_corner_to_corner(look: str) -> None:
    art = draw.svg(town(Path(id="edge", label=look, points=((2, 3), (3, 3)), look=look)))
    parsed(art)
    for ax, ay, bx, by in ((2, 3, 3, 3), (3, 3, 3, 4), (3, 4, 2, 4)):
        turned = WALLS[look](((ax * 60, ay * 60), (bx * 60, by * 60)), "")
        ElementTree.fromstring(f"<svg>{turned}</svg>")
        assert "NaN" not in turned


def test_a_wall_a_door_and_a_secret_door_look_different() -> None:
    assert len({make(((0, 0), (60, 0)), "") for make in WALLS.values()}) == len(WALLS) == 3


@pytest.mark.parametrize("look", [*GAMERS, "gates-orc"])
def test_everybody_has_a_picture_in_the_colour_of_the_seat(look: str) -> None:
    root = parsed(draw.svg(town(Piece(id="who", label="Who", x=1, y=1, look=look, seat=3))))
    cut = root.find(f".//*[@id='look-{look}']")
    assert cut is not None
    assert not list(cut.iter(f"{SVG}text"))
    assert any("o-seat" in node.attrib.get("class", "").split() for node in cut.iter())
    assert "seat-3" in thing(root, "who").attrib["class"].split()


def test_eight_heads() -> None:
    assert len(set(GAMERS.values())) == len(GAMERS) == 8


@pytest.mark.parametrize("number", ["3", "12"])
def test_the_number_of_an_orc_is_large_and_leaves_its_neighbours_alone(number: str) -> None:
    drawn = []
    for look in ("gates-orc", "orc"):
        badge = thing(parsed(draw.svg(town(Piece(id="o", label="", x=1, y=1, look=look, badge=number)))), "o-badge")
        placed = re.findall(r"-?[\d.]+", badge[0].attrib["transform"])
        drawn.append((*map(float, placed), float(badge[0][0].attrib["width"])))
    (across, down, scale, width), (_, _, plain, _) = drawn
    assert scale > 1.1 * plain
    assert across + scale * width / 2 < 30
    assert down + scale * 23 / 2 < 30


def test_the_table_is_seen_between_maps_that_lie_apart() -> None:
    """Two rows of three squares and, apart from them, one square."""
    near = [square("ground", x + 0.5, y + 0.5) for x in range(3) for y in range(2)]
    art = frame(town(*near, square("floor", 6.5, 0.5))).art
    rows = {(30, 30, 180), (390, 30, 60), (30, 90, 180)}
    assert {tuple(map(int, row)) for row in re.findall(r"M(\d+) (\d+)h(\d+)v60h-\d+z", art)} == rows


def test_a_town_without_maps_is_a_bare_table() -> None:
    parsed(draw.svg(town()))
