"""The map as it is drawn: what its squares are and what lies between them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from orcade.table.floor import WALL, bits
from orcade.table.ground import NOTHING as NO_SQUARE
from orcade.table.ground import Edge, Ground, SquareKind, Title

from .board import Board, places_named
from .map_signs import CHEST, COLUMN, CREEK, CROSSING, DOOR, FLOOR, GROUND, ROAD, SECRET_DOOR, SIGNS, STAIRCASE, STATUE
from .pieces import Siege, board_of

LOOKS = {
    GROUND: ("ground", "·"),
    ROAD: ("road", ":"),
    CROSSING: ("crossing", "+"),
    FLOOR: ("floor", " "),
    CHEST: ("chest", "$"),
    STAIRCASE: ("stairs", ">"),
    COLUMN: ("column", "O"),
    STATUE: ("statue", "&"),
    CREEK: ("creek", "~"),
}
"""By sign: the picture, and what stands on the text map."""
EDGES = {WALL: "wall", DOOR: "door", SECRET_DOOR: "secret-door"}
"""By sign: what lies on edges."""


def shown_ground(view: Siege) -> Ground:
    """The map as it has been laid."""
    return ground(
        board_of(view),
        "-".join(f"{laid.side}{laid.turn}{laid.x}{laid.y}" for laid in view.laid),
        tuple(places_named(view.options.own_maps)[laid.side] for laid in view.laid),
    )


@lru_cache(maxsize=64)
def ground(board: Board, key: str, names: tuple[str, ...]) -> Ground:
    """A board as it is drawn. `key`: how it has been laid; `names`: of its sections."""
    floor = board.floor
    kinds: list[SquareKind] = []
    squares = [NO_SQUARE] * floor.size
    for mark, marked in floor.marks.items():
        look, text = LOOKS[mark]
        for dark, part in ((False, marked & ~board.indoor), (True, marked & board.indoor)):
            if part:
                for square in bits(part):
                    squares[square] = len(kinds)
                kinds.append(SquareKind(look, SIGNS.marks[mark], text, dark))
    sides: tuple[tuple[Literal["W", "N"], dict[str, int]], ...] = (("W", floor.west), ("N", floor.north))
    edges = [
        Edge(floor.x(square), floor.y(square), side, EDGES[sign])
        for side, found in sides
        for sign, marked in found.items()
        for square in bits(marked)
    ]
    titles = tuple(
        Title(floor.x(corner), floor.y(corner), f"{at} {name}")
        for at, (section, name) in enumerate(zip(floor.sections, names, strict=True), 1)
        for corner in [(section & -section).bit_length() - 1]
    )
    return Ground(
        key=key,
        width=floor.stride,
        height=floor.height,
        kinds=tuple(kinds),
        squares=tuple(squares),
        names=floor.names,
        edges=tuple(edges),
        titles=titles,
    )
