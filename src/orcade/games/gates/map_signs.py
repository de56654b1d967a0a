"""What the drawings of maps consist of: their signs, and a side of a section as it is drawn (OG 10.1)."""

from __future__ import annotations

from typing import Final

import msgspec

from orcade.table.floor import Door, Section, Signs

GROUND, ROAD, CROSSING, FLOOR = ".", ":", "x", "_"
CHEST, STAIRCASE = "$", "@"
COLUMN, STATUE, CREEK = "o", "&", "~"
DOOR, SECRET_DOOR = "D", "S"

SIGNS: Final = Signs(
    marks={
        GROUND: "ground",
        ROAD: "road",
        CROSSING: "crossing",
        FLOOR: "indoor floor",
        CHEST: "chest",
        STAIRCASE: "staircase",
        COLUMN: "column",
        STATUE: "statue",
        CREEK: "creek",
    },
    doors={
        DOOR: Door("door", cost=2, seen_through=True),
        SECRET_DOOR: Door("secret door", cost=3, seen_through=False),
    },
    blocked=COLUMN + STATUE + CREEK,
    opaque=COLUMN + STATUE,
)
"""OG 7.4, OG 7.5, OG-26, OG-28, OG-29."""

ROADS: Final = ROAD + CROSSING
"""A crossing is a part of the road (OG 4.3)."""
WIDTH: Final = 12
"""Squares of a section, across and down."""
MIDDLE: Final = (5, 6)
"""Columns and rows, from 0, at which the roads leave a surface side (OG-58)."""
SIDES: Final = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
"""The sides of the four sections: two follow on each other for each."""


class MapSide(msgspec.Struct, frozen=True, gc=False):
    """One side of a section."""

    id: str
    """One of SIDES."""
    name: str
    words: str
    """A sentence about it."""
    dungeon: bool
    section: Section
