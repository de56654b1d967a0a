"""Dice, within 64 units around 0, 0."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from orcade.table.requests import D360

from .knife import blob, cut, line, put, slab

_BODY = put(cut(slab(52, 52, 9, 2), "bone", 6, -0.8, -1.2), -26, -26)
_AT = {1: ((0, 0),), 2: ((-12, -12), (12, 12)), 3: ((-13, -13), (0, 0), (13, 13))}
_AT[4] = ((-12, -12), (12, -12), (-12, 12), (12, 12))
_AT[5] = (*_AT[4], (0, 0))
_AT[6] = ((-12, -15), (12, -15), (-12, 0), (12, 0), (-12, 15), (12, 15))
_D20 = "M0 -30L26 -15L26 15L0 30L-26 15L-26 -15z"

BODIES = {
    "die-cube": _BODY,
    "die-twenty": cut(_D20, "bone", 6, -0.6, -1)
    + line("M0 -30L-8 -15L8 -15zM-8 -15L-26 -15M8 -15L26 -15M-26 15L-8 16L8 16L26 15M-8 16L0 30L8 16", 2),
    "die-rose": cut(blob(30, 7, 1), "bone", 6, -0.6, -1)
    + line("M0 -27L0 -21M27 0L21 0M0 27L0 21M-27 0L-21 0", 3.5)
    + line("M18.5 -18.5L16 -16M18.5 18.5L16 16M-18.5 18.5L-16 16M-18.5 -18.5L-16 -16", 2.4),
    "die-needle": cut("M22 0L2 -13L4 -5L-20 -5L-15 0L-20 5L4 5L2 13z", "red", 3.5, -0.3, -0.5),
}
"""What dice are made of, by name."""


def _pips(value: int, body: Callable[[str], str]) -> str:
    return body("die-cube") + line("".join([f"M{x - 0.6} {y - 0.8}h0" for x, y in _AT[value]]), 10.8)


def refer(name: str) -> str:
    """The picture of that name that the page holds."""
    return f'<use href="#{name}"/>'


PIPS = {f"die-{value}": _pips(value, refer) for value in _AT}
"""Whole dice, by name, for a page that holds BODIES."""


def has_pips(sides: int, value: int) -> bool:
    return sides in (3, 6) and value in _AT


@cache
def die_art(sides: int, value: int, referred: bool = False) -> str:
    """The picture of a die that shows `value`: pips up to six, a compass for a direction, numerals otherwise.

    `referred`: the page holds BODIES and PIPS, each as an element of its name.
    """
    body = refer if referred else BODIES.__getitem__
    if sides == D360:
        return body("die-rose") + put(body("die-needle"), turn=value % D360)
    if has_pips(sides, value):
        return refer(f"die-{value}") if referred else _pips(value, body)
    size = 32 if value < 10 else 30 if sides > 10 else 26
    figure = f'<text class="o-text o-line" y="{size * 0.36:.0f}" font-size="{size}">{value}</text>'
    return body("die-cube" if sides <= 10 else "die-twenty") + figure
