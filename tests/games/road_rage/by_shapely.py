"""Distances of Road Rage by shapely: slow, and with nothing in common with the game's own geometry. In inches."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import Any

from shapely import LineString, MultiPoint, Point, Polygon  # type: ignore[import-untyped]
from shapely.affinity import translate  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from orcade.games.orclympics.road_rage.pieces import Chariot

UP = 270


def degrees(chariot: Chariot, start: int = UP) -> int:
    """Where a chariot looks; `start`: where the starting row does."""
    return (chariot.heading * 45 + start) % 360


def base(x: float, y: float, turned: float) -> Polygon:
    """A rectangle of 2" × 1"."""
    ux, uy = cos(radians(turned)), sin(radians(turned))
    return Polygon(
        [(x + a * ux - b * uy, y + a * uy + b * ux) for a, b in ((1, 0.5), (-1, 0.5), (-1, -0.5), (1, -0.5))]
    )


def of(chariot: Chariot, start: int = UP) -> Polygon:
    return base(chariot.x / 1000, chariot.y / 1000, degrees(chariot, start))


def gap(one: Chariot, other: Chariot, start: int = UP) -> float:
    return float(of(one, start).distance(of(other, start)))


def line(gate: Sequence[Sequence[float]]) -> LineString:
    return LineString([tuple(gate[0]), tuple(gate[1])])


def terrain(piece: dict[str, Any]) -> BaseGeometry:
    x, y = piece["at"]
    if "across" in piece:
        return Point(x, y).buffer(piece["across"] / 2, quad_segs=90)
    wide, high = piece["size"]
    turn = radians(piece.get("turn", 0))
    ux, uy = cos(turn), sin(turn)
    return Polygon(
        [
            (x + a * ux - b * uy, y + a * uy + b * ux)
            for a, b in ((wide / 2, high / 2), (-wide / 2, high / 2), (-wide / 2, -high / 2), (wide / 2, -high / 2))
        ]
    )


def swept(before: Polygon, after: Polygon) -> BaseGeometry:
    """All that a base covers on a straight way without turning."""
    return MultiPoint([*before.exterior.coords, *after.exterior.coords]).convex_hull


def deep(one: BaseGeometry, other: BaseGeometry) -> float:
    """How much of one lies in the other."""
    return float(one.intersection(other).area)


def free_spot_is_nearest(mover: Chariot, middle: tuple[float, float], others: Sequence[Chariot]) -> None:
    """The base is free of all others, and no free place is clearly nearer to where it pivoted."""
    shapes = [of(other) for other in others]
    mine = of(mover)
    assert all(deep(mine, shape) < 0.004 for shape in shapes)
    shifted = hypot(mover.x / 1000 - middle[0], mover.y / 1000 - middle[1])
    assert shifted > 0.01, "nothing was in the way"
    there = base(*middle, degrees(mover))
    for turn in range(0, 360, 2):
        for share in (0.3, 0.6, 0.8, 0.9, 0.97):
            far = shifted * share
            moved = translate(there, far * cos(radians(turn)), far * sin(radians(turn)))
            assert any(deep(moved, shape) > 0.0 for shape in shapes), (turn, far, shifted)


def vector(turned: float) -> tuple[float, float]:
    return cos(radians(turned)), sin(radians(turned))
