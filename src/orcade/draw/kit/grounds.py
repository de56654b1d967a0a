"""Which picture of terrain a look has, of what size and shape."""

from __future__ import annotations

from functools import lru_cache

from . import courses, zones
from .crowds import Points, crowd
from .emblems import initial
from .knife import cut, num, put
from .zones import INK, edge

LOOKS = zones.LOOKS | courses.LOOKS
GROUNDS = frozenset(LOOKS)
"""Looks of terrain that have a picture."""
NUMBERED = frozenset({"step", "cell"})
"""Those that show their text."""


def ground_key(look: str, width: float, height: float, round_: bool) -> str:
    """The name under which a board has cut the picture of a known ground."""
    return f"{look}-{num(width)}-{num(height)}{'-round' if round_ else ''}"


@lru_cache(maxsize=128)
def ground_of(look: str, width: float, height: float, round_: bool) -> str:
    """The picture of a piece of terrain, in pixels around 0, 0; unknown looks are a bare patch with their initial."""
    make = LOOKS.get(look)
    if make is not None:
        return make(width, height, round_)
    size = min(width, height) / 140
    return cut(edge(width, height, round_), "gouge", INK, 0, 0) + put(initial(look), scale=min(0.8, size))


_CLOTHS = {"rock": "slate", "hut": "fen", "bones": "gouge", "log": "bark", "pit": "hole", "platform": "wood"}
"""What an area of any shape is painted with."""


@lru_cache(maxsize=128)
def ground_within(look: str, corners: Points, x: float, y: float) -> str:
    """The picture of an area with corners, in pixels; x, y is where its sign goes."""
    if look == "crowd":
        return crowd(corners)
    d = "M" + "L".join(f"{num(px)} {num(py)}" for px, py in corners) + "z"
    size = max(24.0, min(max(xs) - min(xs) for xs in zip(*corners, strict=True))) * 0.45
    sign = LOOKS[look](size, size, True) if look in LOOKS else put(initial(look), scale=min(0.8, size / 100))
    return cut(d, _CLOTHS.get(look, "gouge"), INK, 0, 0) + put(sign, x, y)
