"""The map as it is drawn: what its squares are and what lies between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal

from orcade.table.floor import WALL, Floor, Squares, bits
from orcade.table.ground import NOTHING as NO_SQUARE
from orcade.table.ground import Edge, Ground, SquareKind, Title

from .board import Board, Laid, board, places_named
from .map_signs import CHEST, COLUMN, CREEK, CROSSING, DOOR, FLOOR, GROUND, ROAD, SECRET_DOOR, SIGNS, STAIRCASE, STATUE
from .pieces import Siege

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


Side = Literal["N", "E", "S", "W"]


def shown_ground(view: Siege) -> Ground:
    """The map as it has been laid."""
    return ground_of(view.laid, view.options.own_maps)


def ground_of(laid: tuple[Laid, ...], own_maps: str) -> Ground:
    """Sections as they have been laid."""
    return ground(
        board(laid, own_maps),
        f"{'/'.join(f'{each.side},{each.turn},{each.x},{each.y}' for each in laid)}/{own_maps}",
        tuple(places_named(own_maps)[each.side] for each in laid),
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
        edges=(
            *edges(floor, floor.west, 1, "W", "E"),
            *edges(floor, floor.north, floor.stride, "N", "S"),
        ),
        titles=titles,
    )


def edges(floor: Floor, found: Mapping[str, Squares], step: int, near: Side, far: Side) -> Iterator[Edge]:
    """What lies on the left or top edges of squares; told of the other square where the map ends."""
    for sign, marked in found.items():
        for square in bits(marked):
            inside = floor.inside >> square & 1
            at = square if inside else square - step
            yield Edge(floor.x(at), floor.y(at), near if inside else far, EDGES[sign])
