"""What is wrong with a map that can be read but not be played on, and what had better be otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from orcade.table.area_map import NO_WAY, Source
from orcade.table.floor import bits
from orcade.table.toml_texts import Fault
from orcade.table.words import counted

ORCLAND, OUTLAND = KINDS = ("orcland", "outland")
NUMBERS: Final = range(1, 19)
"""The numbers of the orclands: what the d20 shows below ground, but 19 and 20."""
ROUTES: Final = 6
"""Routes of a map: caravan chips are printed with one of so many."""
NEIGHBOURS: Final = range(3, 7)
"""Neighbours that an orcland had better have."""
BESIDE: Final = range(2, 4)
"""Orclands that an outland had better lie beside."""
RING: Final = 2
"""Outlands that an outland had better lie beside."""
TO_OUTLAND, ACROSS = 2, 5
"""The most steps from an orcland to an outland, and between two orclands, that are well."""
ROUTE: Final = range(5, 8)
"""Areas that a route had better have."""
ROBBED: Final = 3
"""Orclands that a route had better have at least, and routes that an orcland had better have at most."""


def faults(source: Source) -> Iterator[Fault]:
    """What nobody can play with."""
    areas = source.map.areas
    for area, line in zip(areas, source.areas, strict=True):
        if area.kind == OUTLAND and area.number is not None:
            yield Fault(line, 0, f"{area.name!r} is an outland with a number; expected none: only orclands have one")
        elif area.kind == ORCLAND and area.number not in NUMBERS:
            found = "no number" if area.number is None else f"the number {area.number}"
            yield Fault(line, 0, f"{area.name!r} has {found}; expected one from 1 to {NUMBERS[-1]}")
    orclands = source.map.of_kind(ORCLAND)
    missing = set(NUMBERS) - {area.number for area in areas if area.kind == ORCLAND}
    if missing or orclands.bit_count() != len(NUMBERS):
        without = f"; missing: {', '.join(map(str, sorted(missing)))}" if missing else ""
        words = f"there are {counted(orclands.bit_count(), 'orcland')}"
        yield Fault(1, 0, f"{words}; expected {len(NUMBERS)}, numbered 1 to {NUMBERS[-1]}{without}")
    for route, line in zip(source.map.routes, source.routes, strict=True):
        for end, what in ((route.areas[0], "begins"), (route.areas[-1], "ends")):
            if orclands >> end & 1:
                words = f"route {route.name!r} {what} in {areas[end].name!r}, an orcland"
                yield Fault(line, 0, f"{words}; expected an outland")
    if (count := len(source.routes)) != ROUTES:
        yield Fault(max(source.routes, default=1), 0, f"there are {counted(count, 'route')}; expected {ROUTES}")


def warnings(source: Source) -> Iterator[Fault]:
    """What makes a map worse than it could be."""
    yield from _neighbours(source)
    yield from _distances(source)
    yield from _homes(source)
    yield from _routes(source)


def _neighbours(source: Source) -> Iterator[Fault]:
    orclands, outlands = source.map.of_kind(ORCLAND), source.map.of_kind(OUTLAND)
    for area, line, beside in zip(source.map.areas, source.areas, source.map.beside, strict=True):
        for among, what, expected in (
            ((beside, "neighbour", NEIGHBOURS),)
            if area.kind == ORCLAND
            else ((beside & orclands, "orcland", BESIDE), (beside & outlands, "outland", range(RING, RING + 1)))
        ):
            if (count := among.bit_count()) not in expected:
                words = f"{area.name!r} lies beside {counted(count, what)}" if what != "neighbour" else ""
                words = words or f"{area.name!r} has {counted(count, what)}"
                yield Fault(line, 0, f"{words}; expected {_span(expected)}")


def _span(expected: range) -> str:
    return f"{expected[0]} to {expected[-1]}" if len(expected) > 1 else str(expected[0])


def _distances(source: Source) -> Iterator[Fault]:
    map = source.map
    orclands, outlands = bits(map.of_kind(ORCLAND)), bits(map.of_kind(OUTLAND))
    for a in orclands:
        area, line = map.areas[a], source.areas[a]
        near = min((map.distance(a, out) for out in outlands), default=NO_WAY)
        if near > TO_OUTLAND:
            yield Fault(line, 0, f"{area.name!r} is {near} steps from the next outland; expected {TO_OUTLAND} at most")
        for b in orclands:
            if a < b and (far := map.distance(a, b)) > ACROSS:
                words = f"{area.name!r} is {far} steps from {map.areas[b].name!r}"
                yield Fault(line, 0, f"{words}; expected {ACROSS} at most")


def _homes(source: Source) -> Iterator[Fault]:
    """The two homes of a tribe are an odd number and the next one."""
    areas = source.map.areas
    for first in range(0, len(NUMBERS), 2):
        if not source.map.beside[first] >> first + 1 & 1:
            words = f"{areas[first].name!r} and {areas[first + 1].name!r} are homes of one tribe, but no neighbours"
            yield Fault(source.areas[first], 0, f"{words}; expected a border")


def _routes(source: Source) -> Iterator[Fault]:
    areas, orclands = source.map.areas, source.map.of_kind(ORCLAND)
    crossed = Counter(area for route in source.map.routes for area in route.areas)
    for route, line in zip(source.map.routes, source.routes, strict=True):
        name = f"route {route.name!r}"
        if len(route.areas) not in ROUTE:
            yield Fault(line, 0, f"{name} has {len(route.areas)} areas; expected {_span(ROUTE)}")
        if (count := sum(orclands >> area & 1 for area in route.areas)) < ROBBED:
            yield Fault(line, 0, f"{name} has {counted(count, 'orcland')}; expected {ROBBED} or more")
    for area in bits(orclands):
        if crossed[area] > ROBBED:
            words = f"{crossed[area]} routes lead through {areas[area].name!r}; expected {ROBBED} at most"
            yield Fault(source.areas[area], 0, words)
