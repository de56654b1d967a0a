"""Maps of areas: neighbours and ways, and outlines whose borders fit each other."""

from __future__ import annotations

from collections import Counter

import pytest

from orcade.table.area_map import NO_WAY, Area, AreaMap, area_id, land, read_area_map, ridges, territory
from orcade.table.area_map.mosaic import Mosaic
from orcade.table.area_map.outlines import Outlines, cut_outlines
from orcade.table.area_map.places import SMALLEST
from orcade.table.floor import bits

from .area_maps import FORM, SMALL

BOG, ASH, DUST, CRAG, EEL = range(5)


@pytest.fixture(name="small")
def _small() -> AreaMap:
    return read_area_map(SMALL, FORM).map


def test_areas_are_sorted_by_kind_and_number(small: AreaMap) -> None:
    assert [area.slug for area in small.areas] == ["bog", "ash-hill", "dust", "crag", "eel-water"]
    assert [area.number for area in small.areas] == [1, 2, 3, None, None]
    assert small.areas[BOG].words == "Wet."
    assert small.of_kind("sea") == 1 << EEL


def test_neighbours_are_those_that_are_listed(small: AreaMap) -> None:
    assert [bits(beside) for beside in small.beside] == [
        (ASH, CRAG),
        (BOG, DUST),
        (ASH, CRAG),
        (BOG, DUST, EEL),
        (CRAG,),
    ]
    assert small.routes[0].areas == (ASH, DUST, CRAG, EEL)


def test_distances_are_the_fewest_steps(small: AreaMap) -> None:
    assert [small.distance(ASH, area) for area in range(5)] == [1, 0, 1, 2, 3]
    assert [bits(ring) for ring in small.rings(1 << EEL)] == [(EEL,), (CRAG,), (BOG, DUST), (ASH,)]
    parts = [Area(sign=sign, slug=sign, name=sign, kind="land", look="hills", words="") for sign in "AB"]
    assert AreaMap(parts, (0, 0), (), Mosaic(["A B"])).distance(0, 1) == NO_WAY


def shared(outlines: Outlines) -> Counter[frozenset[tuple[float, float]]]:
    """How many outlines go along each short line between two points."""
    return Counter(
        frozenset((ring[at - 1], point))
        for rings in outlines.rings.values()
        for ring in rings
        for at, point in enumerate(ring)
    )


def area_of(ring: tuple[tuple[float, float], ...]) -> float:
    return sum(ring[at - 1][0] * y - x * ring[at - 1][1] for at, (x, y) in enumerate(ring)) / 2


def test_outlines_share_their_borders_exactly(small: AreaMap) -> None:
    lines = shared(small.outlines)
    coast = {
        frozenset(pair)
        for border in small.outlines.borders
        if " " in border.sides
        for pair in zip(border.points, border.points[1:], strict=False)
    }
    assert {line for line, count in lines.items() if count == 1} == coast
    assert set(lines.values()) == {1, 2}


def test_an_outline_has_about_the_size_of_what_is_drawn(small: AreaMap) -> None:
    for sign, cells in small.mosaic.cells.items():
        drawn = len(cells) / 8
        assert area_of(small.outlines.rings[sign][0]) == pytest.approx(drawn, rel=0.35)


def test_outlines_are_the_same_every_time(small: AreaMap) -> None:
    again = cut_outlines(Mosaic(small.mosaic.lines))
    assert again == small.outlines


def test_holes_and_corners_belong_to_outlines() -> None:
    drawn = """\
AAAAAAAAAAAA
AAAAAAAAAAAA
AAAABBBBAAAA
AAAABBBBAAAA
AAAA    AAAA
AAAA    AAAA
AAAAAAAAAAAA
AAAAAAAAAAAA
AAAAAACCCCCC
AAAAAACCCCCC
CCCCCCAAAAAA
CCCCCCAAAAAA
"""
    outlines = cut_outlines(Mosaic(drawn.splitlines()))
    above, hole, below = outlines.rings["A"]
    assert area_of(above) > area_of(below) > 0 > area_of(hole), "its parts meet at a corner, and stay two"
    assert len(outlines.rings["C"]) == 2
    assert len(outlines.rings["B"]) == 1
    assert len(outlines.between("A", "B")) == 1
    assert len(outlines.between("A", "C")) == 4


def test_what_stands_in_an_area_has_a_place_of_its_own(small: AreaMap) -> None:
    for area, places in zip(small.areas, small.places, strict=True):
        xs, ys = zip(*small.outlines.rings[area.sign][0], strict=True)
        for x, y in (places.name, *places.spots):
            assert min(xs) < x < max(xs)
            assert min(ys) < y < max(ys)
        assert len(set(places.spots[:3])) == 3


def test_where_nothing_goes_with_an_area_something_else_may_stand(small: AreaMap) -> None:
    places = small.places[BOG]
    assert places.standing(2, True, True).size <= places.standing(2, False, True).size <= places.standing(2).size
    assert places.standing(0).places == ()


def test_the_more_there_is_in_an_area_the_smaller_it_is_drawn(small: AreaMap) -> None:
    sizes = [small.places[BOG].standing(count).size for count in range(1, 7)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] >= SMALLEST
    ys = [y for _, y in small.places[BOG].standing(4).places]
    assert ys == sorted(ys), "what stands lower is drawn over what stands above it"


def test_what_touches_and_is_no_neighbour_is_parted_by_a_ridge(small: AreaMap) -> None:
    assert [ridge.label for ridge in ridges(small)] == [
        "A ridge between Bog and Dust: no way leads across",
        "A ridge between Dust and Eel Water: no way leads across",
    ]
    assert len(small.ridges(DUST)) == 2
    assert small.ridges(ASH) == []
    assert ridges(small)[0].points in [border.points for border in small.outlines.borders]


def test_a_land_has_its_regions_and_routes(small: AreaMap) -> None:
    found = land(small)
    assert [region.look for region in found.regions] == ["marsh", "hills", "hills", "hills", "water"]
    assert [trail.text for trail in found.trails] == ["1"]
    assert len(found.trails[0].points) == 2 * 3 + 1, "through each area and over each border"
    assert land(small) is found


def test_an_area_in_a_scene_names_its_neighbours(small: AreaMap) -> None:
    crag = territory(small, CRAG, label="Crag, hills", seat=2)
    assert (crag.id, crag.name, crag.number, crag.seat) == (area_id("crag"), "Crag", "", 2)
    assert crag.beside == ("Bog", "Dust", "Eel Water")
    assert crag.outline == small.outlines.rings["C"]
