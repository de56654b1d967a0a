"""What lies on the edges of squares: walls, doors, and doors that look like a wall. Points in pixels."""

from __future__ import annotations

from collections.abc import Callable

from .crowds import Points
from .knife import blob, cut, line, num, paint, put
from .lands import ridge
from .lines import LINES, pieces
from .numerals import numerals


def wall(points: Points, number: str) -> str:
    """Stones in a row, from corner to corner."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    joints = f'<path class="o-n" style="stroke-linecap:butt" stroke-width="9" stroke-dasharray="2.6 17.4" d="{d}"/>'
    return line(d, 15) + line(d, 9, "slate") + joints


def door(points: Points, number: str) -> str:
    """Planks between two posts, with a ring to pull."""
    art = ""
    for x, y, far, turn in pieces(points):
        leaf = cut(f"M9 -9H{num(far - 9)}V9H9z", "rust", 4.5, 0, 0)
        leaf += line(f"M{num(far * 0.36)} -8V8M{num(far * 0.64)} -8V8", 2.6) + put(paint(blob(3.4, 7, 1)), far / 2, 0)
        posts = cut(f"M-5 -8H9V8H-5zM{num(far - 9)} -8H{num(far + 5)}V8H{num(far - 9)}z", "steel", 4, 0, 0)
        art += put(leaf + posts, x, y, turn=turn)
    return art


def secret_door(points: Points, number: str) -> str:
    """A wall with the sign that old maps have for such a place."""
    art = wall(points, number)
    for x, y, far, turn in pieces(points):
        art += put(line(f"M12 0H{num(far - 12)}", 7, "iron"), x, y, turn=turn)
    (ax, ay), (bx, by) = points[0], points[-1]
    sign = cut(blob(13, 9, 2), "gold", 4, 0, 0) + numerals("S", 15, 3.6)
    return art + put(sign, (ax + bx) / 2, (ay + by) / 2)


WALLS: dict[str, Callable[[Points, str], str]] = {"wall": wall, "door": door, "secret-door": secret_door}
"""Looks of paths along the edges of squares."""

PATHS = LINES | WALLS | {"ridge": ridge}
"""All looks of paths that have a picture of their own."""
