"""The sign over the door."""

from __future__ import annotations

from functools import cache

from .knife import cut, line, paint


@cache
def logo() -> str:
    """Orcade's wordmark as one svg: a tusked mouth for an O, the rest in wood type; ink follows `currentColor`."""
    return (
        '<svg class="logo" viewBox="0 0 216 56" width="216" height="56" role="img" aria-label="Orcade" xmlns="http://www.w3.org/2000/svg">'
        + emblem_logo()
        + '<text class="o-text" x="60" y="43" font-size="44" style="text-anchor:start" fill="currentColor" textLength="152" lengthAdjust="spacingAndGlyphs">rcade</text></svg>'
    )


def emblem_logo() -> str:
    """The O of the wordmark, within 56 × 56 units."""
    return (
        cut("M29 3Q52 4 53 28Q53 53 28 53Q4 53 3 28Q4 4 29 3z", "moss", 5)
        + cut("M13 34Q28 40 44 33Q42 47 28 47Q15 47 13 34z", "hole", 3)
        + cut("M14 37Q12 24 17 17Q19 28 24 38zM33 38Q39 28 40 16Q46 24 43 36z", "bone", 3)
        + paint("M12 16L25 22L23 26L14 23zM45 15L32 22L34 26L43 22z", "line")
        + line("M26 30l-1 1M31 30l1 1", 3)
    )
