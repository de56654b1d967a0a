"""The maps, for whoever wants to read them or check maps of their own (`Game.atlas`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from orcade.table.atlas import Lying, Plan, Sheet, Sheets
from orcade.table.errors import BadSetup
from orcade.table.floor import draw_section
from orcade.table.words import counted

from .board import Laid, board, misplaced, side_name
from .map_checks import APART
from .map_files import read_maps, sides_of
from .map_shown import ground_of
from .map_signs import DOOR, SECRET_DOOR, SIDES, SIGNS, MapSide

CROSSING_SQUARES: Final = 4
"""Where two roads of two squares cross."""
LEGEND: Final = (SIGNS.marks, {"- |": "wall", **{sign: door.name for sign, door in SIGNS.doors.items()}})

USUAL: Final = (Lying("1a"), Lying("2b", 0, 1, 0), Lying("3b", 0, 0, 1), Lying("4a", 0, 1, 1))
"""A town of two by two sections."""


def read(text: str) -> Sheets:
    """The maps of a text. Raises `BadContent`."""
    maps = read_maps(text)
    return Sheets(sheets=tuple(_sheet(at, side, text) for at, side in enumerate(maps.sides)), warnings=maps.warnings)


def join(text: str, lying: Sequence[Lying]) -> Plan:
    """The board of maps that lie so. Raises `BadContent` for the text, `BadSetup` for a section that cannot lie so."""
    pieces = _pieces(text, lying)
    laid: tuple[Laid, ...] = ()
    while pieces:
        fits = next((each for each in pieces if not misplaced(laid, each, text)), None)
        if fits is None:
            raise BadSetup(f"{side_name(pieces[0].side)}: {misplaced(laid, pieces[0], text)}")
        laid += (fits,)
        pieces.remove(fits)
    made = board(laid, text)
    return Plan(
        lying=tuple(Lying(side_name(each.side), each.turn, each.x, each.y) for each in laid),
        ground=ground_of(laid, text),
        floor=made.floor,
        leaps=made.stairs,
        entries=made.entries,
        goals=made.chests,
        goal="chest",
        apart=APART,
    )


def _pieces(text: str, lying: Sequence[Lying]) -> list[Laid]:
    """The sections as the rules of laying have them: the first of the surface at 0, 0, the Dungeon as it is drawn."""
    sides = sides_of(text)
    known = {side_name(at): at for at in range(len(SIDES))}
    if not lying:
        raise BadSetup("a board needs a section at least")
    for each in lying:
        if each.sheet not in known:
            raise BadSetup(f"there is no side {each.sheet[:20]!r}; sides are: {', '.join(known)}")
    corner = next((each for each in lying if not sides[known[each.sheet]].dungeon), Lying(""))
    return [
        Laid(known[each.sheet], 0, 0, 0)
        if sides[known[each.sheet]].dungeon
        else Laid(known[each.sheet], each.turn, each.x - corner.x, each.y - corner.y)
        for each in lying
    ]


def _sheet(at: int, side: MapSide, text: str) -> Sheet:
    """`at`: its place in SIDES."""
    section = side.section
    alone = (Laid(at, 0, 0, 0),)
    laid = board(alone, text)
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
        id=side_name(at),
        title=side.name,
        line=side.words,
        facts=(*(counted(count, thing) for thing, count in counts.items() if count), *["a creek"] * bool(laid.creek)),
        drawing=tuple(draw_section(section)),
        picture=replace(ground_of(alone, text), key=f"{side.id} alone/{text}", titles=()),
        back=side_name(at ^ 1),
        apart=side.dungeon,
    )
