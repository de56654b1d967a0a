"""Gauges, dice and seat marks as small drawings of their own, for text beside them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from orcade.table.plane import compass
from orcade.table.requests import D360
from orcade.table.things import Gauge, written

from .kit import BODIES, MARKS, PIPS, die_art, emblem, has_pips, refer, seat_mark
from .kit.knife import blob, escape, num, put
from .staying import GAUGES

MOST = 12
"""Gauges of more marks than this are written as a number beside one mark."""

DIE_VIEW, MARK_VIEW = "-33 -33 66 66", "-18 -18 36 36"
"""What lies around a die, and around the mark of a seat."""

DIGIT, SLASH, PERCENT = 17.5, 9.5, 25
"""Width of the signs of such a number."""
_WIDTHS = {"/": SLASH, "%": PERCENT}


@lru_cache(maxsize=1024)
def marks(
    value: int,
    full: int,
    look: str,
    counted: bool = False,
    picture: str = "",
    change: bool = False,
    unit: str = "",
) -> tuple[str, float]:
    """A row of marks 32 units high, `value` of them full and the rest hollow; and the width of the row.

    `picture`: the id of a full one, where the page or the board holds it.
    """
    art = refer(picture) if picture else emblem(look or "pip")
    if counted or full > MOST or full <= 0 or value > full:
        words = (f"{value}/{full}" if full > 0 else written(value, change)) + unit
        wide = 36 + sum(_WIDTHS.get(sign, DIGIT) for sign in words)
        return (
            put(art, 16, 16, 0.3)
            + f'<text class="o-text o-ink" style="text-anchor:start" x="34" y="25" font-size="25">{words}</text>'
        ), wide
    return "".join(
        put(art, 16 + 28 * at, 16, 0.3) if at < value else _HOLLOW % (16 + 28 * at) for at in range(full)
    ), 28 * full + 4


_HOLLOW = '<circle class="o-n o-hollow" stroke-width="2.5" stroke-dasharray="4 3.5" cx="%d" cy="16" r="9"/>'


def gauge_looks(looks: Iterable[str], board: str = "") -> dict[str, str]:
    """The pictures that gauges of these looks refer to beside a board of that look, by id."""
    return {gauge_look(look): emblem(look or "pip") for look in sorted({*looks, *GAUGES.get(board, ())})}


def gauge_look(look: str) -> str:
    """The id of such a picture."""
    return f"gauge-{escape(look or 'pip')}"


@lru_cache(maxsize=1024)
def gauge(gauge: Gauge) -> str:
    """A gauge as one svg with its words for screen readers: "Health 4 of 6"."""
    seat = f" seat-{gauge.seat}" if gauge.seat is not None else ""
    told = f'id="gauge-{escape(gauge.id)}" class="gauge{seat}" xmlns="http://www.w3.org/2000/svg" role="img" '
    return _gauge(gauge, f'{told}aria-label="{escape(gauge.said)}"')


@lru_cache(maxsize=1024)
def silent_gauge(gauge: Gauge) -> str:
    """The same for a page that holds `gauge_looks`, beside its words."""
    return _gauge(gauge, 'aria-hidden="true"', gauge_look(gauge.look))


def _gauge(gauge: Gauge, told: str, picture: str = "") -> str:
    art, width = marks(gauge.value, gauge.full, gauge.look, gauge.counted, picture, gauge.change, gauge.unit)
    return f'<svg {told} width="{num(width * 0.75)}" height="24" viewBox="0 0 {num(width)} 32">{art}</svg>'


@lru_cache(maxsize=1024)
def die(sides: int, value: int) -> str:
    """A die that shows a value, as one svg; with 360 sides a compass whose needle points there."""
    told = f"d{sides}: {value}" if sides != D360 else f"{compass(value)}, {value} degrees"
    title = f"<title>{told}</title>" if sides == D360 else ""
    return (
        f'<svg class="die" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{told}" '
        f'width="48" height="48" viewBox="{DIE_VIEW}">{title}{die_art(sides, value)}</svg>'
    )


@lru_cache(maxsize=1024)
def small_die(sides: int, value: int, silent: bool = False) -> str:
    """A die in a line of words, for a page that holds `bodies`. `silent`: it lies in what is not read out."""
    art = die_art(sides, value, referred=True)
    view = "" if has_pips(sides, value) else f' viewBox="{DIE_VIEW}"'
    told = "" if silent else f' role="img" aria-label="{value}"'
    return f'<svg class="die"{view}{told}>{art}</svg>'


@lru_cache(maxsize=64)
def mark(seat: int) -> str:
    """The mark of a seat on its colour, as one svg. It is for decoration: a name stands beside it."""
    return (
        f'<svg class="mark seat-{seat}" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="24" height="24" '
        f'viewBox="{MARK_VIEW}">{_marked(seat)}</svg>'
    )


@lru_cache(maxsize=64)
def small_mark(seat: int) -> str:
    """The same, for a page that holds `bodies` and has a style sheet; in what is not read out."""
    return f'<svg class="mark seat-{seat}">{refer(f"mark-{seat % len(MARKS)}")}</svg>'


def _marked(seat: int) -> str:
    return f'<path class="o-seat o-rimmed" stroke-width="2.5" d="{blob(16, 11, 2)}"/>{seat_mark(seat)}'


def bodies(seats: int) -> str:
    """What small dice and the marks of so many seats are made of, once for many of them."""
    marks = {f"mark-{seat}": _marked(seat) for seat in range(min(seats, len(MARKS)))}
    return "".join(
        [f'<g id="{name}">{art}</g>' for name, art in BODIES.items()]
        + [symbol(name, DIE_VIEW, art) for name, art in PIPS.items()]
        + [symbol(name, MARK_VIEW, art) for name, art in marks.items()]
    )


def symbol(name: str, view: str, art: str) -> str:
    """A whole picture, so that who refers to it need not say how large it is."""
    return f'<symbol id="{name}" viewBox="{view}">{art}</symbol>'
