"""Those who watch: their heads, and areas and fences full of them. Points and sizes in pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from .knife import cut, line, num, paint
from .zones import scatter

Points = Sequence[tuple[float, float]]


def _head(skin: str, more: str, mouth: str) -> str:
    return (
        cut("M-20 22Q-24 4 -17 -10Q-11 -21 0 -21Q11 -21 17 -10Q24 4 20 22Q0 32 -20 22z", skin, 6, 0, 0)
        + cut("M-17 -9L-31 -17L-20 4zM17 -9L31 -17L20 4z", skin, 5, 0, 0)
        + line("M-12 -6L-3 -2M12 -6L3 -2", 4.5)
        + mouth
        + more
    )


_OPEN_MOUTH = cut("M-11 8Q0 2 11 8Q9 22 0 22Q-9 22 -11 8z", "hole", 3, 0, 0) + paint(
    "M-9 9L-3 6L-6 16zM9 9L3 6L6 16z", "bone"
)
_GRIN = line("M-10 9Q0 17 10 9", 4.5) + cut("M-10 10L-8 0L-3 11zM10 10L8 0L3 11z", "bone", 2.5, 0, 0)
HEADS = {
    "fan-knot": _head("moss", cut("M-4 -19Q-10 -34 2 -40Q0 -32 8 -30L5 -19z", "hole", 4, 0, 0), _OPEN_MOUTH),
    "fan-bald": _head("slate", paint("M-12 -14Q-4 -19 2 -17Q-6 -14 -8 -9z", "bone"), _GRIN),
    "fan-mane": _head(
        "fen", cut("M-15 -12L-18 -27L-8 -20L-3 -33L3 -21L12 -30L15 -13Q0 -20 -15 -12z", "hole", 4, 0, 0), _OPEN_MOUTH
    ),
    "fan-band": _head("moss", line("M-16 -12Q0 -18 16 -12", 6, "red"), _GRIN),
    "fan-fist": _head(
        "moss",
        line("M25 20L25 -26", 15)
        + line("M25 20L25 -26", 7, "moss")
        + cut("M15 -34Q25 -44 35 -34L34 -22L16 -22z", "moss", 4, 0, 0),
        _OPEN_MOUTH,
    ),
}
"""Who watches. Cut once a board, stamped everywhere."""
AWAY = 0.5
"""How strongly those are drawn who watch from within the course: whoever races there has to outshine them."""
ROWS = 150
"""Pixels from the fence within which they stand, to see the race: a field full of them would be all that one sees."""
_ORDER = ("knot", "band", "bald", "fist", "mane", "band", "knot", "mane", "fist", "bald", "band")


def fans(places: Iterable[tuple[int, float, float]], size: float) -> str:
    """Some of the crowd: which one each is, and where.

    Those with the same head are markers of one line: of hundreds by themselves a browser would have to keep account.
    """
    found: dict[str, list[str]] = {}
    for at, x, y in places:
        found.setdefault(_ORDER[at % len(_ORDER)], []).append(f"{x:.0f} {y:.0f}")
    return "".join(_alike(f"url(#stamp-fan-{name})", points, size) for name, points in found.items())


def _alike(head: str, points: Sequence[str], size: float) -> str:
    markers = f'marker-start="{head}"' + (f' marker-mid="{head}" marker-end="{head}"' if points[1:] else "")
    path = "M" + "L".join(points) + ("" if points[1:] else "h0")  # One point alone would have its marker at the end.
    return f'<path fill="none" stroke-width="{num(size)}" {markers} d="{path}"/>'


def inside(x: float, y: float, corners: Points) -> bool:
    """Whether a point lies within a polygon."""
    found = False
    ax, ay = corners[-1]
    for bx, by in corners:
        if (by > y) != (ay > y) and x < (ax - bx) * (y - by) / (ay - by) + bx:
            found = not found
        ax, ay = bx, by
    return found


def from_edge(x: float, y: float, corners: Points) -> float:
    """How far a point is from a polygon's edge."""
    least = 1e9
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1)))
        least = min(least, hypot(x - ax - along * dx, y - ay - along * dy))
        ax, ay = bx, by
    return least


def crowd(corners: Points) -> str:
    """Orcs within a fence of any shape, all of whom know better how to drive."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "z"
    art = cut(d, "worn", 16, 0, 0)
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, low = min(y for _, y in corners), max(y for _, y in corners)
    room = min(46.0, max(20.0, (right - left) / 6, (low - top) / 6))
    size = 1.12 if room >= 40 else 0.8
    spread = enumerate(scatter(right - left, low - top, False, 68 * size, 3))
    places = [(at, x + (left + right) / 2, y + (top + low) / 2) for at, (x, y) in spread]
    within = [
        each for each in places if inside(*each[1:], corners) and 25 < from_edge(*each[1:], corners) / size < ROWS
    ]
    return f'{art}<g opacity="{AWAY}">{fans(within, size)}</g>' + fence([*corners, corners[0]])


def fence(points: Points) -> str:
    """Rails with posts, along these points."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    posts = ""
    for (ax, ay), (bx, by) in pairwise(points):
        far = hypot(bx - ax, by - ay)
        count = max(1, round(far / 84))
        posts += "".join(
            f"M{num(ax + (bx - ax) * at / count - 8)} {num(ay + (by - ay) * at / count - 8)}h16v16h-16z"
            for at in range(count)
            if far > 30
        )
    return line(d, 17) + line(d, 8, "wood") + cut(posts, "fen", 4.5, 0, 0)


def box(w: float, h: float, round_: bool) -> Points:
    if not round_:
        return ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
    return tuple((w / 2 * cos(pi * at / 12), h / 2 * sin(pi * at / 12)) for at in range(24))
