"""Sections joined: where each lies, and what is on the squares and edges of all of them together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import OrcadeError
from .sections import WALL, Section, Signs
from .squares import Squares


@dataclass(frozen=True, slots=True)
class Placed:
    """A section as it lies: turned clockwise by quarters, at a place of the lattice of its level (y downwards).

    Levels lie apart: there is no step, no sight and no distance from one to another."""

    section: Section
    turn: int = 0
    x: int = 0
    y: int = 0
    level: int = 0


@dataclass(frozen=True, slots=True)
class Ground:
    """All that is drawn on a floor, as sets of squares."""

    side: int
    """Squares of a section, across and down."""
    stride: int
    height: int
    corners: tuple[tuple[int, int], ...]
    """Of each section, x and y of its top left square."""
    levels: tuple[Squares, ...]
    marks: dict[str, Squares]
    west: dict[str, Squares]
    """For each thing on edges, the squares that have it on their left edge."""
    north: dict[str, Squares]
    """For each thing on edges, the squares that have it on their top edge."""


def join(placed: Sequence[Placed]) -> Ground:
    """Lays sections side by side, level after level from left to right with a blank column between.

    Where two sections draw different things on the edge that they share, the costlier holds, a wall before any door.
    Raises `OrcadeError` where sections lie on each other, or are not all squares of one size."""
    side, signs = _size(placed)
    corners, width, height = _corners(placed, side)
    stride = width + 1
    marks: dict[str, Squares] = {}
    west: dict[str, Squares] = {}
    north: dict[str, Squares] = {}
    levels = [0] * (1 + max(each.level for each in placed))
    block = sum(((1 << side) - 1) << row * stride for row in range(side))
    for each, (left, top) in zip(placed, corners):
        section = each.section.turned(each.turn)
        start = top * stride + left
        levels[each.level] |= block << start
        for into, rows_of in ((marks, section.square_rows), (west, section.west_rows), (north, section.north_rows)):
            for sign, rows in rows_of.items():
                laid = 0
                for row in reversed(rows):
                    laid = laid << stride | row
                into[sign] = into.get(sign, 0) | laid << start
    for edges in (west, north):
        _settle(edges, signs)
    return Ground(side, stride, height, tuple(corners), tuple(levels), marks, west, north)


def _size(placed: Sequence[Placed]) -> tuple[int, Signs]:
    if not placed:
        raise OrcadeError("a floor needs a section at least")
    first = placed[0].section
    for each in placed:
        if {each.section.width, each.section.height} != {first.width}:
            raise OrcadeError("the sections of a floor are all squares of one size")
    if len({(each.level, each.x, each.y) for each in placed}) < len(placed):
        raise OrcadeError("two sections lie on the same place")
    return first.width, first.signs


def _corners(placed: Sequence[Placed], side: int) -> tuple[list[tuple[int, int]], int, int]:
    """Where each section begins, and the width and height of all."""
    corners = [(0, 0)] * len(placed)
    left = height = 0
    for level in sorted({each.level for each in placed}):
        here = [at for at, each in enumerate(placed) if each.level == level]
        x0, y0 = min(placed[at].x for at in here), min(placed[at].y for at in here)
        for at in here:
            corners[at] = (left + side * (placed[at].x - x0), side * (placed[at].y - y0))
        height = max(height, *(corners[at][1] + side for at in here))
        left = max(corners[at][0] + side for at in here) + 1
    return corners, left - 1, height


def _settle(edges: dict[str, Squares], signs: Signs) -> None:
    """Leaves on each edge one thing, the costliest."""
    taken = edges.get(WALL, 0)
    for sign in sorted(edges.keys() - {WALL}, key=lambda each: -signs.doors[each].cost):
        edges[sign] &= ~taken
        taken |= edges[sign]
