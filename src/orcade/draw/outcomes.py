"""A table of what two sides may do and who gains by each pair, as SVG."""

from __future__ import annotations

from orcade.table.things import Outcome, Outcomes

from .ground import UNIT
from .kit.knife import escape, num, slab
from .kit.marks import seat_flag
from .nodes import body, group, ring

_LETTER = 0.6
"""How wide a letter is about, measured by the size of the words."""
_HEADS, _FIGURES = 0.55, 0.62
"""How high the letters of heads and of cells are, measured by the height of a row and of a cell."""
_EDGE = 0.07
"""How thick the frame of a row is, measured by its height."""


def outcomes(thing: Outcomes, state: int) -> str:
    """The table around its middle."""
    return group(thing, state, "outcomes", thing.x * UNIT, thing.y * UNIT, _drawn(thing))


@body
def _drawn(thing: Outcomes) -> str:
    wide, high = thing.width * UNIT, thing.height * UNIT
    across, down = wide / (len(thing.columns) + 1.25), high / (len(thing.rows) + 1)
    left, top = wide / 2 - across * len(thing.columns), -high / 2 + down
    art = _head(thing.corner, -wide / 2 + across * 0.62, -high / 2 + down / 2, across * 1.2, down)
    for at, head in enumerate(thing.columns):
        art += _head(head, left + across * (at + 0.5), -high / 2 + down / 2, across, down)
    for at, head in enumerate(thing.rows):
        art += _head(head, -wide / 2 + across * 0.62, top + down * (at + 0.5), across * 1.25, down)
    for row, cells in enumerate(thing.cells):
        for column, cell in enumerate(cells):
            x, y = left + across * (column + 0.5), top + down * (row + 0.5)
            pair = f"{thing.rows[row].text} {thing.columns[column].text}".lower()
            art += _cell(cell, pair, x, y, across * 0.94, down * 0.9)
    if thing.row is not None:
        art += _frame(-wide / 2, top + down * thing.row, wide, down, down * _EDGE)
    if thing.column is not None:
        art += _frame(left + across * thing.column, -high / 2, across, high, down * _EDGE)
    return art + ring(f'rect x="{num(-wide / 2)}" y="{num(-high / 2)}" width="{num(wide)}" height="{num(high)}" rx="6"')


def _words(words: str, x: float, y: float, wide: float, size: float) -> str:
    """Words around a point, smaller where there is no room."""
    if not words:
        return ""
    size = min(size, wide / (_LETTER * len(words)))
    placed = f'x="{num(x)}" y="{num(y + size * 0.35)}" font-size="{num(size)}"'
    return f'<text class="o-text o-ink" {placed}>{escape(words)}</text>'


def _frame(x: float, y: float, wide: float, high: float, edge: float) -> str:
    """Around the row or the column of what a side is known to do."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" rx="7"'
    return f'<rect class="o-rimmed" fill="none" stroke-width="{num(edge)}" {place}/>'


def _head(head: Outcome, x: float, y: float, wide: float, high: float) -> str:
    """What a side may do, behind its mark."""
    size = high * _HEADS
    if head.seat is None:
        return _words(head.text, x, y, wide, size)
    gone = size * 1.5
    left = x - (min(wide, gone + _LETTER * size * len(head.text)) - size) / 2
    flag = f'<g transform="translate({num(left)} {num(y)}) scale({num(size / 36)})">{seat_flag(head.seat)}</g>'
    return f'<g class="seat-{head.seat}">{flag}</g>' + _words(head.text, x + gone / 2, y, wide - gone, size)


def _cell(cell: Outcome, pair: str, x: float, y: float, wide: float, high: float) -> str:
    """Who gains, in his colour and by his mark, and what both lose; `pair`: by which it is found when it applies."""
    plate = f'transform="translate({num(x - wide / 2)} {num(y - high / 2)})" d="{slab(wide, high, 7)}"'
    if cell.seat is None:
        ground, flag = f'<path class="o-rule" opacity=".5" {plate}/>', ""
    else:
        scale = high / 46
        ground = f'<path class="o-seat" opacity=".38" {plate}/>'
        flag = (
            f'<g transform="translate({num(x - wide * 0.3)} {num(y)}) scale({num(scale)})">{seat_flag(cell.seat)}</g>'
        )
    art = ground + flag + _words(cell.text, x + wide * 0.16, y, wide * 0.6, high * _FIGURES)
    kind = "" if cell.seat is None else f' class="seat-{cell.seat}"'
    return f'<g{kind} data-pair="{escape(pair)}">{art}</g>'
