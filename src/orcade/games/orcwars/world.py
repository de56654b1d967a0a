"""The map that is played on: which areas there are, which lie beside which, and the caravans' routes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from orcade.table.area_map import AreaMap, Areas
from orcade.table.floor import bits

from .map_checks import ORCLAND, OUTLAND
from .map_files import read_map, shipped_text

ORCLANDS: Final = 18
"""Orclands are the areas 0 to 17; area 0 has the number 1. Outlands come behind them."""


@dataclass(frozen=True, slots=True, eq=False)
class World:
    """A map as the rules ask for it. Sets of areas are ints with one bit for each."""

    map: AreaMap
    names: tuple[str, ...]
    slugs: tuple[str, ...]
    beside: tuple[Areas, ...]
    """By area, the set of its neighbours."""
    neighbours: tuple[tuple[int, ...], ...]
    """By area, the same in ascending order."""
    routes: tuple[tuple[int, ...], ...]
    """Six, each through neighbours from one outland to another."""
    orclands: Areas
    outlands: Areas


@lru_cache(maxsize=64)
def world(own_map: str) -> World:
    """The map of a text, or the one that ships where it is "". Raises `BadContent`."""
    found = read_map(own_map or shipped_text()).map
    return World(
        map=found,
        names=tuple(area.name for area in found.areas),
        slugs=tuple(area.slug for area in found.areas),
        beside=found.beside,
        neighbours=tuple(map(bits, found.beside)),
        routes=tuple(route.areas for route in found.routes),
        orclands=found.of_kind(ORCLAND),
        outlands=found.of_kind(OUTLAND),
    )
