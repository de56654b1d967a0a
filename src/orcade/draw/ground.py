"""What lies under the things: the board's frame with its coordinates, the sand of a pit, the table's wood."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from orcade.table.scene import Scene
from orcade.table.things import Square

from .kit.crowds import fans
from .kit.knife import cut, line, num, put, slab
from .kit.pit_floor import CROWD, onlookers, pit_floor, stains
from .kit.wood_floor import DARK_LITTER, LITTER, TREETOPS, treetops

UNIT = 60
"""Pixels a unit."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The view box of a board's svg, in pixels, and what is drawn there under all things."""

    view: tuple[float, float, float, float]
    art: str


def frame(scene: Scene) -> Frame:
    """The ground of a scene: a framed board where it has squares, else an open pit or a table."""
    cells = [thing for thing in scene.things if isinstance(thing, Square)]
    if scene.look == "town":
        return town(tuple(_runs(cells)), scene.width, scene.height)
    if cells:
        xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
        size = (min(xs), min(ys), max(xs) + 1, max(ys) + 1)
        return _board(*size, scene.width, scene.height, scene.look)
    if scene.look == "podium":
        return _podium(scene.width, scene.height)
    return _open(scene.look, scene.width, scene.height)


_GOUGES = (
    "M9 15q9 -4 18 -1M34 44q8 -3 16 0",
    "M30 12q9 -3 19 0M8 34q8 -3 14 -1M33 50q7 -2 13 0",
    "M12 48q9 -4 19 -1M38 22q7 -3 13 -1",
    "M7 22q8 -3 15 0M28 34q9 -4 18 -1",
    "M40 12q7 -3 12 0M10 28q9 -4 16 -1M30 52q8 -3 14 -1",
    "M14 40q8 -4 17 -1M36 30q8 -3 15 -1",
    "M24 20q9 -4 18 -1M7 50q6 -3 12 -1",
)


CELLS = "".join(
    f'<g id="cell-{at}"><rect class="o-square" width="60" height="60"/>{line(gouge, 1.5, "square-dark")}</g>'
    f'<g id="cell-{at}-dark"><rect class="o-square-dark" width="60" height="60"/>{line(gouge, 2, "gouge")}</g>'
    for at, gouge in enumerate(_GOUGES)
)


_BLADES = (
    "M10 18l3 -9l3 8l4 -12l3 12M38 48l3 -9l3 8l4 -12l3 12",
    "M36 22l3 -9l3 8l4 -12l3 12M12 50l3 -8l3 7l3 -10l3 10",
    "M20 34l3 -9l3 8l4 -12l3 12M44 16l2 -7l3 6l3 -8",
    "M8 30l3 -8l3 7l3 -10l3 10M34 54l3 -9l3 8l4 -12l3 12",
)
_FAINT = 'fill-opacity=".6" stroke-opacity=".6"'
"""A browser puts a group with `opacity` in a layer of its own, and there is one on every square."""
_GLADES = "".join(
    f'<g id="cell-{at}"><rect class="o-turf" width="60" height="60"/>{line(_BLADES[at % 4], 1.8, "turf-dark")}'
    f"<g {_FAINT}>{LITTER[at]}</g></g>"
    f'<g id="cell-{at}-dark"><rect class="o-turf-dark" width="60" height="60"/>'
    f"{line(_BLADES[(at + 2) % 4], 1.8, 'turf')}"
    f"<g {_FAINT}>{DARK_LITTER[at]}</g></g>"
    for at in range(len(_GOUGES))
)
"""The ground of a forest, by squares."""
_SANDS = "".join(
    f'<g id="cell-{at}"><rect class="o-hit" width="60" height="60"/>{line(gouge, 1.5, "square-dark")}</g>'
    f'<g id="cell-{at}-dark"><rect class="o-square-dark" fill-opacity=".62" width="60" height="60"/>'
    f"{line(gouge, 2, 'gouge')}</g>"
    for at, gouge in enumerate(_GOUGES)
)
"""That of a pit, whose floor shows through."""
_CELLS = {"forest": _GLADES, "pit": _SANDS}


def _log_ends(x: float, y: float, w: float, h: float) -> str:
    """The corners of a forest's frame, where its trunks cross."""
    end = cut("M-17 -2Q-16 -17 0 -17Q17 -16 17 0Q16 17 0 17Q-17 16 -17 -2z", "wood", 5, 0, 0)
    end += line("M0 -10A10 10 0 1 1 -6 -8M0 -4A4 4 0 1 1 -3 -3", 2.6, "bark")
    return "".join(put(end, px, py, 0.8) for px in (x, x + w) for py in (y, y + h))


@lru_cache(maxsize=32)
def _board(left: float, top: float, right: float, bottom: float, width: float, height: float, look: str = "") -> Frame:
    x, y, w, h = left * UNIT, top * UNIT, (right - left) * UNIT, (bottom - top) * UNIT
    near, far = 30, 14
    art = f"<defs>{_CELLS.get(look, CELLS)}</defs>"
    if look == "pit":
        art += put(onlookers(w + near), x - near / 2, y - far)
    if look == "forest":
        art += put(treetops(w + near), x - near / 2, y - far)
    art += put(cut(slab(w + near + far, h + near + far, 10, 2), "bark", 6, -1, -1.5), x - near, y - far)
    art += put(
        line(
            f"M6 {far / 2}L{w + near} {far / 2 + 1}M8 {h + far + near / 2 + 8}L{w + near + 6} {h + far + near / 2 + 7}",
            2,
            "wood",
        ),
        x - near,
        y - far,
    )
    art += f'<rect class="o-line" x="{num(x - 4)}" y="{num(y - 4)}" width="{num(w + 8)}" height="{num(h + 8)}"/>'
    if look == "pit":
        art += put(pit_floor(w, h), x, y)
    columns, rows = round(right - left), round(bottom - top)
    if columns <= 26:
        for column in range(columns):
            art += _coordinate(chr(97 + column), x + column * UNIT + 30, y + h + 23)
        for row in range(rows):
            art += _coordinate(str(row + 1), x - 16, y + h - row * UNIT - 23)
    if look == "forest":
        art += _log_ends(x - near + 14, y - far + 8, w + near + far - 24, h + near + far - 20)
    pad = 5
    x0, y0 = min(x - near, 0) - pad, min(y - far, 0) - pad - {"pit": CROWD, "forest": TREETOPS}.get(look, 0)
    x1, y1 = max(x + w + far, width * UNIT) + pad, max(y + h + near, height * UNIT) + pad
    return Frame((x0, y0, x1 - x0, y1 - y0), art)


def _runs(cells: list[Square]) -> Iterator[tuple[float, float, int]]:
    """Rows of squares that lie side by side: the first one's corner, and how many they are."""
    places = sorted((cell.y, cell.x) for cell in cells)
    start = 0
    for at, (y, x) in enumerate(places):
        if at + 1 == len(places) or places[at + 1] != (y, x + 1):
            yield (*places[start][::-1], at + 1 - start)
            start = at + 1


@lru_cache(maxsize=32)
def town(runs: tuple[tuple[float, float, int], ...], width: float, height: float) -> Frame:
    """Maps laid on the tavern's table, whatever their outline."""
    table = _open("", width, height)
    return Frame(table.view, table.art + rim(runs))


def rim(runs: tuple[tuple[float, float, int], ...]) -> str:
    """A dark edge around all squares that lie together, told as runs: the first one's corner, and how many they are."""
    d = "".join(f"M{num(x * UNIT)} {num(y * UNIT)}h{count * UNIT}v{UNIT}h{-count * UNIT}z" for x, y, count in runs)
    shadow = f'<path class="o-k" transform="translate(3 6)" stroke-width="16" d="{d}"/>'
    return shadow + line(d, 16) + line(d, 7, "wood")


_PLANKS = (
    '<defs><pattern id="planks" width="960" height="288" patternUnits="userSpaceOnUse">'
    + line(
        "M30 16q26 -7 54 -1M330 40q26 -7 54 -1M640 22q26 -7 54 -1M120 140q26 -7 54 -1M480 120q26 -7 54 -1", 2, "plank"
    )
    + line("M820 150q26 -7 54 -1M250 220q26 -7 54 -1M560 250q26 -7 54 -1M760 230q26 -7 54 -1", 2, "plank")
    + line("M0 3H960M0 99H960M0 195H960M210 3V99M690 99V195M420 195V291", 3, "plank")
    + "</pattern></defs>"
)


@lru_cache(maxsize=32)
def bare_table(width: float, height: float, margin: float) -> Frame:
    """A table in few words, however large it is. `margin`: units of it around the width and height."""
    w, h, corner = (width + 2 * margin) * UNIT, (height + 2 * margin) * UNIT, -margin * UNIT
    planks = f'<rect fill="url(#planks)" x="10" y="10" width="{num(w - 20)}" height="{num(h - 20)}"/>'
    top = put(cut(slab(w - 8, h - 8, 12, 2), "table", 6, 0, 0), 4, 4)
    return Frame((corner, corner, w, h), _PLANKS + put(top + planks, corner, corner))


def _coordinate(name: str, x: float, y: float) -> str:
    return f'<text class="o-text o-bone" x="{num(x)}" y="{num(y)}" font-size="20">{name}</text>'


@lru_cache(maxsize=32)
def _open(look: str, width: float, height: float) -> Frame:
    """The planks of the tavern's table, with a few nails."""
    w, h = width * UNIT, height * UNIT
    art = put(cut(slab(w - 8, h - 8, 12, 2), "table", 6, 0, 0), 4, 4)
    rows = max(2, round(height / 1.6))
    grain, seams = "", ""
    for row in range(rows):
        y = h * row / rows
        if row:
            seams += f"M8 {num(y)}L{num(w - 8)} {num(y + 2 - row % 3 * 2)}"
        joint = w * (0.22 + 0.31 * ((row * 2) % 3) - 0.05 * (row % 2))
        seams += f"M{num(joint)} {num(y + 4)}L{num(joint + 2)} {num(y + h / rows - 4)}"
        for at in range(int(width // 2.4)):
            x = 30 + at * 144 + (row * 57) % 90
            grain += f"M{num(x)} {num(y + 16 + (at * 23 + row * 31) % 56)}q26 -7 54 -1"
    art += line(grain, 2, "plank") + line(seams, 3, "plank")
    return Frame((0, 0, w, h), art)


@lru_cache(maxsize=8)
def _podium(width: float, height: float) -> Frame:
    """The ground of a podium: rays, bunting and a crowd."""
    w, h = width * UNIT, height * UNIT
    art = put(cut(slab(w - 8, h - 8, 12, 2), "table", 6, 0, 0), 4, 4)
    x, y, far = w / 2, h * 0.42, w + h
    rays = ""
    for at in range(18):
        a = 2 * pi * at / 18 + 0.05
        b = a + 0.12 + 0.03 * (at * 5 % 3)
        rays += f"M{num(x)} {num(y)}L{num(x + far * cos(a))} {num(y + far * sin(a))} "
        rays += f"{num(x + far * cos(b))} {num(y + far * sin(b))}z"
    clip = f'<clipPath id="board-wall"><path transform="translate(4 4)" d="{slab(w - 8, h - 8, 12, 2)}"/></clipPath>'
    heads = flags = cord = ""
    for at in range(int(w / 46) + 1):
        hx, hy = 20 + at * 46, h - 80 - at * 5 % 3 * 8
        heads += f"M{num(hx - 30)} {num(h)}L{num(hx - 26)} {num(hy)} {num(hx - 34)} {num(hy - 18)} {num(hx - 17)} "
        heads += f"{num(hy - 13)}Q{num(hx)} {num(hy - 27)} {num(hx + 17)} {num(hy - 13)}L{num(hx + 34)} {num(hy - 18)} "
        heads += f"{num(hx + 26)} {num(hy)} {num(hx + 30)} {num(h)}z"
    span = w / 3
    for arc in range(3):
        cord += f"M{num(arc * span)} 10Q{num((arc + 0.5) * span)} 60 {num((arc + 1) * span)} 10"
        for at in range(1, 6):
            t = at / 6
            fx, fy = (arc + t) * span, 10 + 100 * t * (1 - t)
            flags += cut(
                f"M{num(fx - 13)} {num(fy)}L{num(fx + 13)} {num(fy)}L{num(fx)} {num(fy + 26)}z",
                ("gold", "red", "bone", "moss", "rust")[(at + arc) % 5],
                4,
                0,
                0,
            )
    inner = f'<path class="o-gold" opacity=".3" d="{rays}"/>{cut(heads, "crowd", 5, 0, 0)}'
    return Frame((0, 0, w, h), f'{art}{clip}<g clip-path="url(#board-wall)">{inner}{line(cord, 4)}{flags}</g>')


def arena(points: list[tuple[float, float]]) -> str:
    """An area of sand within a palisade, the crowd behind it; points in pixels, in order around it."""
    if len(points) > 1 and points[0] == points[-1]:
        points = points[:-1]
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    stakes = ""
    watchers: list[tuple[int, float, float]] = []
    for at, (bx, by) in enumerate(points):
        ax, ay = points[at - 1]
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
        ux, uy = (bx - ax) / long, (by - ay) / long
        outward = 1 if (ax - middle[0]) * uy - (ay - middle[1]) * ux > 0 else -1
        nx, ny = uy * outward, -ux * outward
        count = max(1, round(long / 25))
        for step in range(count):
            x, y = ax + ux * long * (step + 0.5) / count, ay + uy * long * (step + 0.5) / count
            far = 9 + (step * 5 + at * 3) % 4
            steps = ((1.0, far), (8.0, 8), (8.0, -8), (1.0, -far))  # as they are alike, they are packed small
            stakes += f"M{x - ux * 9:.0f} {y - uy * 9:.0f}"
            stakes += "".join(f"l{ux * a + nx * b:.0f} {uy * a + ny * b:.0f}" for a, b in steps) + "z"
        # The crowd stands behind only: at the sides lie the piles, in front is the reader's own row.
        count = int(long / 34) if ny < -0.9 else 0
        for step in range(count):
            x, y = ax + ux * long * (step + 0.5) / count, ay + uy * long * (step + 0.5) / count
            far = 19 + step % 2 * 4
            watchers.append((3, x + nx * far, y + ny * far))  # of one kind, with a fist: each is sent with the page
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"
    left, right = min(x for x, _ in points) + 60, max(x for x, _ in points) - 110
    top, bottom = min(y for _, y in points) + 34, max(y for _, y in points) - 30
    marks = "".join(
        f"M{left + at * 0.618 % 1 * (right - left):.0f} {top + at * 0.755 % 1 * (bottom - top):.0f}q14 -6 30 -1"
        for at in range(1, int((right - left) * (bottom - top) / 5500))
    )
    return (
        fans(watchers, 0.76)
        + cut(stakes, "wood", 3.5, 0, 0)
        + cut(d, "sand", 9, 0, 0)
        + put(stains((right - left) / 0.6, (bottom - top) / 0.6), left, top, 0.6)
        + line(marks, 2.2, "gouge")
    )


def cell(dark: bool, x: float, y: float) -> str:
    """A square of the board, drawn once in the ground and used by reference; neighbours differ in their marks."""
    return f'<use href="#cell-{int(x * 3 + y * 5) % len(_GOUGES)}{"-dark" if dark else ""}"/>'
