"""Reads the map from TOML: the one that ships, or a text of one's own. All that is wrong is named with its line."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from orcade.table.area_map import AreaMap, Form, read_area_map
from orcade.table.toml_texts import BadContent, in_order

from .map_checks import KINDS, faults, warnings

LOOKS: Final = ("hills", "marsh", "forest", "waste", "caves", "river", "fields", "meadow", "coast")
"""The terrains that an area may have."""


MAP_TABLES: Final = frozenset({"area", "route"})
"""The tables of a text."""


class OwnMap(NamedTuple):
    """A map that can be played on."""

    map: AreaMap
    warnings: tuple[str, ...]
    """What had better be otherwise, each with its line."""


@lru_cache(maxsize=1)
def shipped_text() -> str:
    """The TOML of the map that ships."""
    return (Path(__file__).parent / "maps" / "deep.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def read_map(text: str) -> OwnMap:
    """A map from its TOML. Raises `BadContent` with all that is wrong."""
    source = read_area_map(text, Form(KINDS, LOOKS))
    wrong = list(faults(source))
    if wrong:
        raise BadContent(in_order(wrong))
    return OwnMap(source.map, tuple(in_order(warnings(source))))
