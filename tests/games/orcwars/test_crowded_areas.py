"""Nothing hides what else there is in an area, however full and small it is."""

from __future__ import annotations

from math import dist, hypot

import pytest

from orcade.games.orcwars.world import ORCLANDS, world
from orcade.table.area_map.places import HIGH, LETTER, PLATE, Places
from orcade.table.land import within
from orcade.table.words import name_lines

MAP = world("").map
MOST = 3
"""In an area of the map: a garrison and two leaders, or three leaders of different players."""
ON_A_PHONE = 1.6
"""How much larger than on a desktop what stands on the map is drawn on a phone, at most (`drawing.css`)."""
EDGE = 0.15
"""Units from the border, at least, to the middle of what stands in an area."""


def built(area: int) -> tuple[bool, ...]:
    """Fortress and mine."""
    return (True, True) if area < ORCLANDS else ()


def number(area: int) -> tuple[float, float]:
    """Where the number of an area is, before its name."""
    x, y = MAP.places[area].name
    wide = max(map(len, name_lines(MAP.areas[area].name))) * LETTER + PLATE
    return x - wide / 2 + PLATE / 2, y


def rims(area: int) -> list[tuple[float, float]]:
    return [point for ring in MAP.outlines.rings[MAP.areas[area].sign] for point in ring]


areas = pytest.mark.parametrize("area", range(len(MAP.areas)), ids=lambda area: MAP.areas[area].slug)


@areas
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_no_stack_covers_the_middle_of_anything_in_its_area_also_on_a_phone(area: int, count: int) -> None:
    places: Places = MAP.places[area]
    stacks, size = places.standing(count, *built(area))
    others = [number(area), *places.holdings[: len(built(area))]]
    for at, stack in enumerate(stacks):
        for other in (*others, *stacks[:at]):
            assert dist(stack, other) > size * ON_A_PHONE / 2


@areas
def test_all_that_is_in_an_area_lies_within_it(area: int) -> None:
    places = MAP.places[area]
    stacks, _ = places.standing(MOST, *built(area))
    for point in (*stacks, *places.holdings[: len(built(area))]):
        assert within(MAP.outlines.rings[MAP.areas[area].sign], *point)
        assert min(dist(point, rim) for rim in rims(area)) > EDGE
    assert within(MAP.outlines.rings[MAP.areas[area].sign], *number(area))


@areas
def test_no_stack_covers_the_number_of_another_area(area: int) -> None:
    stacks, size = MAP.places[area].standing(MOST, *built(area))
    for other in range(len(MAP.areas)):
        if other != area:
            assert all(dist(stack, number(other)) > size / 2 for stack in stacks)


@areas
def test_what_stands_in_an_area_lies_over_no_name_of_another_one(area: int) -> None:
    places = MAP.places[area]
    for count in range(1, MOST + 1):
        stacks, size = places.standing(count, *built(area))
        for other in range(len(MAP.areas)):
            if other != area:
                assert all(apart(stack, other) > size * 0.42 for stack in stacks)


def apart(point: tuple[float, float], area: int) -> float:
    """How far a point is from the name of an area, in units."""
    (x, y), lines = MAP.places[area].name, name_lines(MAP.areas[area].name)
    wide, high = max(map(len, lines)) * LETTER + PLATE, HIGH if len(lines) > 1 else HIGH * 2 / 3
    return hypot(max(0, abs(point[0] - x) - wide / 2), max(0, abs(point[1] - y) - high / 2))
