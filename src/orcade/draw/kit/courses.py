"""Terrain of race courses, and the steps of a podium: of any size, around 0, 0 in pixels like that of zones.py."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from .crowds import box, crowd
from .emblems import SKULL
from .knife import blob, cut, line, num, paint, put, stamp
from .zones import INK, edge, stray


def hut(w: float, h: float, round_: bool) -> str:
    """A roof of straw from above, with a hole for the smoke; who lives there has seen many chariots."""
    outline = edge(w, h, round_, 3, 2, 26)
    art = put(paint(outline), 7, 10) + cut(outline, "fen", INK, 0, 0)
    straw = ""
    count = max(10, round((w + h) / 22))
    for at in range(count):
        angle = 2 * pi * at / count + 0.1
        ux, uy = cos(angle), sin(angle)
        far = 1.0 if round_ else 1 / max(abs(ux), abs(uy))
        near, out = 0.42 + 0.1 * (at % 3), (0.86 - 0.08 * (at % 2)) * far
        straw += f"M{ux * w / 2 * near:.0f} {uy * h / 2 * near:.0f}L{ux * w / 2 * out:.0f} {uy * h / 2 * out:.0f}"
    size = min(w, h) / 180
    if not round_:
        straw += f"M{num(-w / 2 + 6)} {num(-h / 2 + 6)}L0 0L{num(w / 2 - 6)} {num(-h / 2 + 6)}"
        straw += f"M{num(-w / 2 + 6)} {num(h / 2 - 6)}L0 0L{num(w / 2 - 6)} {num(h / 2 - 6)}"
    art += line(straw, 5, "bark") + put(cut(edge(66, 62, True, 4, 1, 20), "hole", 6, 0, 0), 0, 0, size)
    smoke = cut("M-14 6Q-26 4 -22 -8Q-24 -22 -8 -20Q0 -32 12 -24Q28 -22 22 -8Q26 6 12 6Q0 12 -14 6z", "card", 5, 0, 0)
    return art + put(smoke, 4, -6, size * 1.1) + put(stamp("skull"), 0, h / 2 - 20 * size * 1.4, size * 0.62)


_RIB = "M%d -4Q%d -34 %d -40M%d 4Q%d 34 %d 40"


def bones(w: float, h: float, round_: bool) -> str:
    """What a troll leaves when it has lain there for a while."""
    art = cut(edge(w, h, round_, 4, 5, 30), "gouge", INK, 0, 0)
    ribs = "".join(_RIB % (x, x - 4, x + 6, x, x - 4, x + 6) for x in (-34, -16, 2, 20))
    skeleton = (
        line("M-58 0L34 0", 15)
        + line(ribs, 12)
        + line("M-58 0L34 0", 8, "bone")
        + line(ribs, 6, "bone")
        + put(SKULL, 50, 0, 0.82, 90)
    )
    long, wide = (w, h) if w >= h else (h, w)
    turn = 0 if w >= h else 90
    if long < 1.5 * wide:
        return art + put(skeleton, 0, 0, min(long / 172, wide / 104), turn - 24)
    return art + put(skeleton, 0, 0, min(long / 160, wide / 96), turn)


def log(w: float, h: float, round_: bool) -> str:
    """A fallen trunk as long as the area is, with what grows on it."""
    long, thick, turn = (w, h, 0) if w >= h else (h, w, 90)
    left, right, half = -long / 2, long / 2, thick / 2
    outline = (
        f"M{num(left + half * 0.5)} {num(-half)}L{num(right - 6)} {num(-half + 2)}L{num(right)} {num(-half * 0.3)}"
        f"L{num(right - 9)} 0L{num(right - 1)} {num(half * 0.5)}L{num(right - 8)} {num(half)}"
        f"L{num(left + half * 0.5)} {num(half - 1)}Q{num(left)} {num(half)} {num(left)} 0"
        f"Q{num(left)} {num(-half)} {num(left + half * 0.5)} {num(-half)}z"
    )
    art = put(paint(outline), 4, 8) + cut(outline, "bark", INK, 0, 0)
    grain = ""
    for row in range(max(2, round(thick / 18))):
        y = -half + thick * (row + 0.7) / max(2, round(thick / 18))
        for at in range(max(1, int(long / 70))):
            x = left + half + 16 + at * 70 + row * 27 % 60
            if x + 30 < right:
                grain += f"M{num(x)} {num(y)}q15 {num(stray(at + row, 5))} 30 0"
    art += line(grain, 4.5, "wood")
    end = put(
        cut(blob(half * 0.86, 11, 2), "wood", 6, 0, 0)
        + line(f"M0 {num(-half * 0.4)}A{num(half * 0.4)} {num(half * 0.4)} 0 1 1 -1 {num(-half * 0.4)}", 4, "bark"),
        left + half * 0.62,
        0,
    )
    moss = cut(blob(half * 0.34, 9, 4), "moss", 5, 0, 0)
    return put(
        art + end + put(moss, right - half, -half * 0.5) + put(moss, right - half * 1.7, -half * 0.8, 0.7), turn=turn
    )


def step(w: float, h: float, round_: bool) -> str:
    """A box to stand on; its number is its text."""
    low = edge(w, h, False, 1.5, 1, 120)
    seams = "".join(
        f"M{num(-w / 2 + 8)} {num(y)}L{num(w / 2 - 8)} {num(y + 1)}" for y in _between(-h / 2 + 22, h / 2, 46)
    )
    lid = put(cut(edge(w + 12, 20, False, 1.5, 3, 120), "fen", INK - 1, 0, 0), 0, -h / 2 + 8)
    return cut(low, "wood", INK, 0, 0) + line(seams, 4, "bark") + lid


def cell(w: float, h: float, round_: bool) -> str:
    """A place at the start, in lime on the ground; its number is its text."""
    d = f"M{num(-w / 2)} {num(-h / 2)}h{num(w)}v{num(h)}h{num(-w)}z"
    return line(d, 7, "bone") + line(f"M{num(w / 2)} {num(-h / 2)}v{num(h)}", 11, "bone")


def pole(w: float, h: float, round_: bool) -> str:
    """A post at a corner of the track; it stops nobody."""
    size = min(w, h) / 2
    post = put(paint(blob(size, 9, 1)), 5, 6) + cut(blob(size, 9, 1), "gold", 5, 0, 0)
    return post + line(
        f"M{num(-size * 0.4)} 0A{num(size * 0.4)} {num(size * 0.4)} 0 1 1 0 {num(size * 0.4)}", 4, "bark"
    )


def _between(first: float, last: float, apart: float) -> list[float]:
    count = max(1, round((last - first) / apart))
    return [first + (last - first) * at / count for at in range(1, count)]


LOOKS: dict[str, Callable[[float, float, bool], str]] = {
    "hut": hut,
    "bones": bones,
    "log": log,
    "step": step,
    "cell": cell,
    "pole": pole,
    "crowd": lambda w, h, round_: crowd(box(w, h, round_)),
}
