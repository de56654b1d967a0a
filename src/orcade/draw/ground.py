"""What lies under the things: the board's frame with its coordinates, the sand of a pit, the table's wood."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from orcade.table.scene import Scene, Square

from .kit.knife import cut, line, num, paint, put, slab

UNIT = 60


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the plane that a board's svg shows, in pixels, and what is drawn there before any thing."""

    view: tuple[float, float, float, float]
    art: str


def frame(scene: Scene) -> Frame:
    """The ground of a scene: a framed board where it has squares, else an open pit or a table."""
    cells = [thing for thing in scene.things if isinstance(thing, Square)]
    if cells:
        left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
        right, bottom = max(cell.x for cell in cells) + 1, max(cell.y for cell in cells) + 1
        return _board(left, top, right, bottom, scene.width, scene.height)
    return _open(scene.look, scene.width, scene.height)


@lru_cache(maxsize=32)
def _board(left: float, top: float, right: float, bottom: float, width: float, height: float) -> Frame:
    x, y, w, h = left * UNIT, top * UNIT, (right - left) * UNIT, (bottom - top) * UNIT
    near, far = 30, 14
    art = put(cut(slab(w + near + far, h + near + far, 10, 2), "bark", 6, -1, -1.5), x - near, y - far)
    art += put(line(f"M6 {far / 2}L{w + near} {far / 2 + 1}M8 {h + far + near / 2 + 8}L{w + near + 6} {h + far + near / 2 + 7}", 2, "wood"), x - near, y - far)
    art += f'<rect class="o-line" x="{num(x - 4)}" y="{num(y - 4)}" width="{num(w + 8)}" height="{num(h + 8)}"/>'
    columns, rows = round(right - left), round(bottom - top)
    if columns <= 26:
        for column in range(columns):
            art += f'<text class="o-text o-bone" x="{num(x + column * UNIT + 30)}" y="{num(y + h + 23)}" font-size="20">{chr(97 + column)}</text>'
        for row in range(rows):
            art += f'<text class="o-text o-bone" x="{num(x - 16)}" y="{num(y + h - row * UNIT - 23)}" font-size="20">{row + 1}</text>'
    pad = 5
    x0, y0 = min(x - near, 0) - pad, min(y - far, 0) - pad
    x1, y1 = max(x + w + far, width * UNIT) + pad, max(y + h + near, height * UNIT) + pad
    return Frame((x0, y0, x1 - x0, y1 - y0), art)


@lru_cache(maxsize=32)
def _open(look: str, width: float, height: float) -> Frame:
    w, h = width * UNIT, height * UNIT
    art = ""
    if look == "pit":
        art = put(cut(slab(w - 12, h - 12, min(w, h) * 0.22, 2), "sand", 7, 0, 0), 6, 6)
    return Frame((0, 0, w, h), art)


_GOUGES = (
    "M9 15q9 -4 18 -1M34 44q8 -3 16 0",
    "M30 12q9 -3 19 0M8 34q8 -3 14 -1M33 50q7 -2 13 0",
    "M12 48q9 -4 19 -1M38 22q7 -3 13 -1",
    "M7 22q8 -3 15 0M28 34q9 -4 18 -1",
)


@lru_cache(maxsize=16)
def cell(dark: bool, at: int) -> str:
    """A square of the board with a few marks of the knife."""
    shade = "square-dark" if dark else "square"
    marks = line(_GOUGES[at % len(_GOUGES)], 2, "gouge") if dark else ""
    return f'<rect class="o-{shade}" width="60" height="60"/>{marks}'


_ = paint
