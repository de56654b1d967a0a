"""Outlines, as the data of SVG paths, are placed by their points, without a group around them.

A browser keeps account of each element with a transform for each frame that it puts together: with hundreds of them on
a board, frames are late. What is written are relative steps, so that copies at several places differ in the first point
only, which compresses well.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import starmap
from math import cos, pi, sin
from typing import Final, NamedTuple

_STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
"""How many numbers a step takes; more of them are further steps."""

Point = tuple[float, float]


class Step(NamedTuple):
    """A step of an outline: its letter, the points that it names, the last of which it leads to, and an arc's shape."""

    kind: str
    points: tuple[Point, ...]
    arc: tuple[float, ...] = ()
    """Both radii, the turn of the ellipse in degrees, and the two flags."""


def num(value: float) -> str:
    """A coordinate, no longer than needed."""
    return f"{round(value, 2):g}"


@lru_cache(maxsize=2048)
def steps(d: str) -> tuple[Step, ...]:
    """What an outline is made of, all points seen from 0, 0; `ValueError` for what is neither one nor empty."""
    if d and not d.startswith("M"):
        raise ValueError(f"an outline begins with M, not {d[:12]!r}")
    found: list[Step] = []
    x = y = begun_x = begun_y = 0.0
    for letter, text in _STEP.findall(d):
        kind = letter.upper()
        if kind == "Z":
            x, y = begun_x, begun_y
            found.append(Step("Z", ((x, y),)))
            continue
        numbers = [float(each) for each in _NUMBER.findall(text)]
        takes = _TAKES[kind]
        if not numbers or len(numbers) % takes:
            raise ValueError(f"{letter} takes {takes} numbers at a time, not {len(numbers)}: {d[:40]!r}")
        for first in range(0, len(numbers), takes):
            part = numbers[first : first + takes]
            arc = tuple(part[:5]) if kind == "A" else ()
            from_x, from_y = (0.0, 0.0) if letter == kind else (x, y)
            if kind == "H":
                part = [part[0], y - from_y]
            elif kind == "V":
                part = [x - from_x, part[0]]
            ends = part[len(arc) :]
            points = tuple((from_x + ends[at], from_y + ends[at + 1]) for at in range(0, len(ends), 2))
            x, y = points[-1]
            found.append(Step("L" if kind == "M" and first else kind, points, arc))
            if kind == "M" and not first:
                begun_x, begun_y = x, y
    return tuple(found)


def placed(d: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> str:
    """An outline mirrored, scaled, turned (degrees, clockwise) and moved, in relative steps of tenths."""
    if not d:
        return ""
    (over, along), rest = _from_its_start(d, scale, turn, mirror)
    return f"M{round(over + x, 1):zg} {round(along + y, 1):zg}{rest}"


@lru_cache(maxsize=4096)
def _from_its_start(d: str, scale: float, turn: float, mirror: bool) -> tuple[Point, str]:
    """Where the first point comes to, and all that follows it: the same wherever the outline lies."""
    right, down = scale * cos(turn * pi / 180), scale * sin(turn * pi / 180)
    side = -1 if mirror else 1

    def seen(x: float, y: float) -> Point:
        return side * x * right - y * down, side * x * down + y * right

    first, *others = steps(d)
    start_x, start_y = seen(*first.points[0])
    done = ""
    at_x = at_y = begun_x = begun_y = 0.0  # as written: what is rounded away is made good in the next step
    for kind, points, arc in others:
        if kind == "Z":
            done += "z"
            at_x, at_y = begun_x, begun_y
            continue
        ends = [(round(x - start_x - at_x, 1), round(y - start_y - at_y, 1)) for x, y in starmap(seen, points)]
        over, along = ends[-1]
        if kind in "HVL" and not along:
            done += f"h{over:zg}"
        elif kind in "HVL" and not over:
            done += f"v{along:zg}"
        else:
            if arc:
                wide, high, tilt, large, sweep = arc
                tilt = 0 if wide == high else side * tilt + turn
                done += (
                    f"a{round(wide * scale, 1):g} {round(high * scale, 1):g} {num(tilt)} {large:g} {sweep != mirror:d} "
                )
            else:
                done += "l" if kind in "HV" else kind.lower()
            done += " ".join([f"{x:zg} {y:zg}" for x, y in ends])
        at_x, at_y = round(at_x + over, 1), round(at_y + along, 1)
        if kind == "M":
            begun_x, begun_y = at_x, at_y
    return (start_x, start_y), done
