"""Chances, in words fit for a hint: two dice against each other."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from orcade.table.requests import D6


@cache
def beats(advantage: int) -> Fraction:
    """The chance of the better total on a die each, ties rolled again, with so much more to add (HK 14, HK 18)."""
    won = tied = 0
    for mine in range(1, D6 + 1):
        for theirs in range(1, D6 + 1):
            won += mine + advantage > theirs
            tied += mine + advantage == theirs
    return Fraction(won, D6 * D6 - tied)


def wins_by_one_die(lead: int, advantage: int) -> Fraction:
    """The chance of the better total where one's own die alone is rolled again. `lead`: what one is ahead without that
    die; a tie is rolled again by both, with `advantage` more to add."""
    won = Fraction(0)
    for die in range(1, D6 + 1):
        won += 1 if die + lead > 0 else beats(advantage) if die + lead == 0 else 0
    return won / D6
