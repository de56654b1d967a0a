"""Maps of areas on the page: the land drawn once, and on it areas with their owners, and stacks."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from msgspec.structs import replace

from orcade import draw
from orcade.draw.lands import closed, curve, land_of
from orcade.draw.palette import stylesheet
from orcade.table.land import Land, Region, within
from orcade.table.things import Piece, Stack, Territory

from .wars import FORTRESSES, OWNERS, STACKS, war

MOST = 100_000
"""Characters of a view of a whole war, with all heads that stand in it; the land is not among them."""


def things(art: str, kind: str) -> dict[str, str]:
    """Each thing of a kind, by its id; without the titles of areas, which lie over all of them."""
    art = art.partition('<g id="board-titles">')[0] if kind == "territory" else art
    parts = re.split(r'<g id="thing-(?=[a-z0-9-]+" data-thing)', art)[1:]
    return {part.partition('"')[0]: part for part in parts if f'class="thing {kind}' in part[:300]}


def titles(art: str) -> dict[str, str]:
    """The number and name of each area, by its id."""
    parts = re.split(r'<g id="title-', art.partition('<g id="board-things">')[0])[1:]
    return {part.partition('"')[0]: part for part in parts}


def test_the_land_is_shown_from_its_address() -> None:
    scene = war()
    assert scene.land is not None
    sent = draw.svg(scene, floor="/t/x/ground?of=1")
    assert '<image href="/t/x/ground?of=1.svg"' in sent
    assert "data-squares" not in sent, "no click on the land means a square"
    assert len(sent) < MOST
    whole = draw.svg(scene, standalone=True)
    assert land_of(scene.land).art in whole
    ElementTree.fromstring(whole)
    ElementTree.fromstring(draw.ground_file(scene.land))
    assert "<text" not in draw.ground_file(scene.land), "a browser would draw the whole land anew whenever it is moved"


def test_a_map_can_be_looked_at_from_near() -> None:
    head = draw.svg(war())[:400]
    assert 'class="board mapped"' in head
    assert 'data-unit="60"' in head


def test_every_area_and_stack_is_a_thing_with_its_own_place() -> None:
    art = draw.svg(war(), floor="x")
    areas, stacks = things(art, "territory"), things(art, "piece stack")
    assert len(areas) == 28
    assert len(stacks) == len(STACKS)
    assert len(set(re.findall(r'id="([^"]*)"', art))) == len(re.findall(r'id="([^"]*)"', art))


def test_an_owner_is_told_by_colour_and_mark() -> None:
    art = draw.svg(war(asked=False), floor="x")
    areas, over = things(art, "territory"), titles(art)
    assert list(areas) == list(over)
    for at, (area, title) in enumerate(zip(areas.values(), over.values(), strict=True)):
        assert ("o-owned" in area) == ("stamp-plate-owned" in title) == (at in OWNERS)
        assert (f"seat-{OWNERS.get(at)}" in area) == (f"seat-{OWNERS.get(at)}" in title) == (at in OWNERS)


def test_numbers_and_names_lie_over_mountains_and_below_all_who_stand_there() -> None:
    art = draw.svg(war(), floor="x")
    mountains, title, army = (art.index(f'id="{each}') for each in ("thing-ridge-1", "title-area", "thing-stack-1"))
    assert mountains < title < army


def test_a_fortress_is_as_many_towers_as_it_is_strong() -> None:
    areas = list(things(draw.svg(war(), floor="x"), "territory").values())
    assert {at: areas[at].count("#look-tower") for at in FORTRESSES} == FORTRESSES


def test_areas_can_be_lit_and_the_last_one_is() -> None:
    areas = things(draw.svg(war(), floor="x"), "territory")
    assert list(areas.values()) == list(things(draw.svg(war(asked=False), floor="x"), "territory").values())
    assert {name for name, area in areas.items() if " last" in area.partition(">")[0]} == {"area-slag-bottom"}
    assert all("o-ring" in area for area in areas.values()), "the style sheet shows both by it"
    assert ".territory).last .o-ring{" in stylesheet()


def test_a_stack_shows_its_power_its_height_and_what_it_has() -> None:
    stacks = things(draw.svg(war(), floor="x"), "piece stack")
    mother, lunch = stacks["stack-3"], stacks["stack-7"]
    assert ">21<" in mother
    assert [mother.count(f"#look-{look}") for look in ("shaman", "machine", "gold")] == [1, 1, 1]
    assert (mother.count("#stamp-layer"), lunch.count("#stamp-layer")) == (3, 0)
    assert (
        'aria-label="Left Right, power 12, in Slag Bottom: hobgoblin 1, hobgoblin 2 and hobgoblin 3"'
        in stacks["stack-6"]
    )
    nobody = stacks["stack-12"]
    assert "stamp-layer-bare" in nobody
    assert "stamp-flag" not in nobody


def test_words_tell_neighbours_and_members() -> None:
    told = draw.text(war())
    assert "Sootpit (5), caves; beside Cold Kettle, Clang Hill, Howlwood and Nettle Hollow" in told
    assert "Un: Uncle Lunch, power 6, in Broken Spoon: ogre 1" in told
    assert "A ridge between Sootpit and Slag Bottom: no way leads across" in told


def test_who_may_not_know_the_members_is_not_told_them() -> None:
    scene = war()
    hidden = tuple(replace(each, members=()) if isinstance(each, Stack) else each for each in scene.things)
    assert "ogre 1" not in draw.text(replace(scene, things=hidden))


def test_lands_of_one_key_are_drawn_once() -> None:
    land, again = war().land, war().land
    assert land is not None
    assert again is not None
    assert land == again
    assert land_of(land) is land_of(again)
    assert land != replace(land, key="another")
    assert land != "land"


def test_what_the_kit_has_no_picture_of_is_bare_ground() -> None:
    square = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
    bare = Land(key="bare", width=2, height=2, regions=(Region("jelly", (square,)),), borders=())
    assert 'class="o-turf"' in land_of(bare).art
    assert closed((square,)) == "M0 0l120 0 0 120-120 0z"
    assert within((square,), 1, 1)
    assert not within((square, ((0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5))), 1, 1)
    assert curve([(0, 0), (60, 0)]) == "M0 0c10 0 50 0 60 0"


def test_an_area_without_number_or_owner_has_its_name_alone() -> None:
    scene = war()
    area = next(each for each in scene.things if isinstance(each, Territory) and each.name == "Henfield")
    art = titles(draw.svg(replace(scene, things=(area,)), floor="x"))["area-henfield"]
    assert ">Henfield <" in art
    assert "plate" not in art
    assert not any(isinstance(each, Piece) for each in scene.things)


def test_fine_points_of_an_outline_are_left_out_from_both_sides_alike() -> None:
    border = ((0.0, 0.0), (1.0, 0.005), (2.0, 0.0), (3.0, 0.5))
    above, below = (*border, (0.0, 3.0)), (*reversed(border), (0.0, -3.0))
    assert "60 0" not in closed((above,)), "nobody would see it"
    assert closed((above,)).startswith("M0 0l120 0 60 30")
    assert closed((below,)).startswith("M180 30l-60-30-120 0")
