"""Who led when, as bands over the length of a match: each player's is as high as his share of the chances."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from orcade.table.requests import DEATH, SCORE

from .gauges import small_mark
from .kit import emblem

WIDE, HIGH, TICK = 1000, 100, 14
"""Of the drawing, which is stretched to its place; of the lines at which turns begin."""

LEAST_BAND = 0.3
"""Of all chances, for a band that bears its player's mark."""

INSET = 0.04
"""Of the length, at both ends, where no mark lies."""


SIGNS = {DEATH: "skull", SCORE: "star"}
"""By kind of impact, which picture of the kit tells of one."""


def lead(
    shares: Sequence[tuple[float, Sequence[float]]],
    turns: Sequence[float],
    parts: Sequence[float] = (),
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """`shares`: at a part of the match, 0 … 1, each seat's share, in order; at least two. `turns`: at which parts turns
    begin; `parts`: at which a game within the match does. `marks`: at which parts something of `SIGNS` happened. For a
    page that holds `bodies`."""
    sums = [(at, [0.0, *accumulate(each)]) for at, each in shares]
    seats = range(len(shares[0][1]))
    bands = "".join([f'<path class="band seat-{seat}" d="{_down_to(sums, seat + 1)}"/>' for seat in reversed(seats)])
    ticks = "".join([f"M{at * WIDE:.0f} {HIGH}v-{TICK}" for at in turns])
    borders = "".join([f"M{at * WIDE:.0f} {HIGH}v-{HIGH}" for at in parts])
    picture = (
        f'<svg class="bands" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" aria-hidden="true">'
        f'{bands}<path class="ticks" d="{ticks}"/><path class="borders" d="{borders}"/></svg>'
    )
    kinds = sorted({kind for _, kind in marks})
    signs = "".join([f'<g id="lead-{kind}">{emblem(SIGNS[kind])}</g>' for kind in kinds])
    return "".join(
        [
            picture,
            f"<svg hidden>{signs}</svg>" if signs else "",
            *(_mark(sums, seat) for seat in seats),
            *(_sign(at, kind) for at, kind in marks),
        ]
    )


def _sign(at: float, kind: str) -> str:
    return f'<i style="left:{at:.1%}"><svg viewBox="-50 -50 100 100"><use href="#lead-{kind}"/></svg></i>'


Sums = Sequence[tuple[float, Sequence[float]]]
"""At each part of the match, where the bands begin and end, 0 … 1."""


def _down_to(sums: Sums, edge: int) -> str:
    """All from the top to the lower edge of a band: those above it are drawn over it."""
    edges = "".join([f"L{at * WIDE:.0f} {bounds[edge] * HIGH:.0f}" for at, bounds in sums])
    return f"M0 0{edges}L{WIDE} 0z"


def _mark(sums: Sums, seat: int) -> str:
    """The player's mark, where his band is widest; nothing where it is narrow everywhere."""
    within = [each for each in sums if INSET <= each[0] <= 1 - INSET] or sums
    at, bounds = max(within, key=lambda each: each[1][seat + 1] - each[1][seat])
    if bounds[seat + 1] - bounds[seat] < LEAST_BAND:
        return ""
    middle = (bounds[seat] + bounds[seat + 1]) / 2
    return f'<b style="left:{at:.1%};top:{middle:.1%}">{small_mark(seat)}</b>'
