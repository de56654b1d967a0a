"""The maps, for whoever wants to read them or check maps of their own (`Game.atlas`)."""

from __future__ import annotations

from typing import Final

from orcade.table.atlas import Sheet, Sheets
from orcade.table.floor import draw_section
from orcade.table.words import counted

from .board import Board, Laid, board
from .map_files import read_maps
from .map_signs import DOOR, SECRET_DOOR, SIGNS, MapSide

CROSSING_SQUARES: Final = 4
"""Where two roads of two squares cross."""
LEGEND: Final = (SIGNS.marks, {"- |": "wall", **{sign: door.name for sign, door in SIGNS.doors.items()}})


def read(text: str) -> Sheets:
    """The maps of a text. Raises `BadContent`."""
    maps = read_maps(text)
    sheets = [_sheet(side, board((Laid(at, 0, 0, 0),), text)) for at, side in enumerate(maps.sides)]
    return Sheets(sheets=tuple(sheets), warnings=maps.warnings)


def _sheet(side: MapSide, laid: Board) -> Sheet:
    """`laid`: a board of this side alone."""
    section = side.section
    edges = "".join(section.across + section.upright)
    counts = {
        "crossing": laid.crossings.bit_count() // CROSSING_SQUARES,
        "room" if side.dungeon else "building": len(laid.buildings),
        "door": edges.count(DOOR),
        "secret door": edges.count(SECRET_DOOR),
        "chest": laid.chests.bit_count(),
        "staircase": laid.stairs.bit_count(),
        "column": laid.columns.bit_count(),
        "statue": laid.statues.bit_count(),
    }
    return Sheet(
        id=side.id.lower(),
        title=side.name,
        line=side.words,
        facts=(*(counted(count, thing) for thing, count in counts.items() if count), *["a creek"] * bool(laid.creek)),
        drawing=tuple(draw_section(section)),
    )
