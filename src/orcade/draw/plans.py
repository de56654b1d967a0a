"""A board of joined maps to look at: its ground, where newcomers enter, what is seen and what is walked to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from orcade.table.floor import Square, Squares, bits
from orcade.table.ground import NOTHING, Ground

from .floors import MARGIN, size, titles
from .ground import UNIT
from .kit.knife import cut, escape, num, put

_ARROW = cut("M-15 -8L1 -8L1 -19L22 0L1 19L1 8L-15 8z", "red", 4, 0, 0)
"""Points to the right."""
_TURNS = ((-1, 0, 0), (0, -1, 90), (1, 0, 180), (0, 1, 270))
"""From which neighbour an arrow comes, by columns and rows, and its degrees."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A board as it is looked at from one square."""

    start: Square
    seen: Squares
    """What nothing hides from there."""
    costs: Mapping[Square, int]
    """What can be walked to, and for how many actions."""


def plan(ground: Ground, floor: str, entries: Squares, look: Look | None = None) -> str:
    """A board as `<svg id="plan">`. `floor`: the address of its ground's drawing; `entries`: where newcomers enter.

    `data-names` holds the names of all squares row by row, "-" where there is none; `data-unit` a square's width."""
    x = y = num(-MARGIN * UNIT)
    width, height = (num((each + 2 * MARGIN) * UNIT) for each in size(ground))
    names = " ".join(name or "-" for name in ground.names)
    return (
        f'<svg id="plan" xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" role="img" '
        f'aria-label="The board" style="--columns:{size(ground)[0]}" '
        f'data-unit="{UNIT}" data-width="{ground.width}" data-names="{escape(names)}">'
        f'<image href="{escape(floor)}" x="{x}" y="{y}" width="{width}" height="{height}"/>{titles(ground)}'
        f"{_looked(ground, look) if look else ''}{''.join(_arrows(ground, entries))}</svg>"
    )


def _looked(ground: Ground, look: Look) -> str:
    """A shade on all that is not seen, a tint and a number on all that can be walked to."""
    hidden = [at for at, which in enumerate(ground.squares) if which != NOTHING and not look.seen >> at & 1]
    by_cost: dict[int, list[Square]] = {}
    for square, cost in look.costs.items():
        by_cost.setdefault(cost, []).append(square)
    art = f'<path class="o-line" opacity=".55" d="{_cells(ground, hidden, 0)}"/>'
    most = max(by_cost, default=0)
    for cost, squares in sorted(by_cost.items()):
        strength = num(0.6 - 0.45 * cost / (most + 1))
        art += f'<path class="o-sea" opacity="{strength}" d="{_cells(ground, squares, 3)}"/>'
    for cost, squares in sorted(by_cost.items()):
        for square in squares:
            left, top = _corner(ground, square)
            art += f'<text class="o-text walked" x="{left + UNIT // 2}" y="{top + 39}">{cost or ""}</text>'
    left, top = _corner(ground, look.start)
    inner = f'x="{left + 4}" y="{top + 4}" width="{UNIT - 8}" height="{UNIT - 8}" rx="8"'
    art += f'<rect class="o-n" stroke-width="11" {inner}/><rect class="o-n o-s-gold" stroke-width="6" {inner}/>'
    return f'<g id="looked">{art}</g>'


def _cells(ground: Ground, squares: Iterable[Square], inset: int) -> str:
    """The path of squares, each smaller by so many pixels at every side."""
    wide = UNIT - 2 * inset
    return "".join(
        f"M{left + inset} {top + inset}h{wide}v{wide}h{-wide}z"
        for left, top in (_corner(ground, square) for square in squares)
    )


def _corner(ground: Ground, square: Square) -> tuple[int, int]:
    return square % ground.width * UNIT, square // ground.width * UNIT


def _arrows(ground: Ground, entries: Squares) -> Iterable[str]:
    """An arrow at each entry, from where the board ends."""
    for square in bits(entries):
        x, y = square % ground.width, square // ground.width
        for dx, dy, turn in _TURNS:
            if ground.kind(x + dx, y + dy) is None:
                middle = (x * UNIT + UNIT / 2 + dx * UNIT * 0.42, y * UNIT + UNIT / 2 + dy * UNIT * 0.42)
                yield put(_ARROW, *middle, 0.8, turn)
                break
