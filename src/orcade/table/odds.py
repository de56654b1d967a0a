"""Chances of dice, and how they are told."""

from __future__ import annotations

import re
from fractions import Fraction

from .requests import D6


def at_most(number: int) -> Fraction:
    """The chance to roll this number or less with one die."""
    return Fraction(max(0, min(D6, number)), D6)


def at_least(number: int) -> Fraction:
    """The chance to roll this number or more with one die."""
    return at_most(D6) - at_most(number - 1)


PAIR_AT_LEAST = tuple(
    sum(one + other >= least for one in range(1, D6 + 1) for other in range(1, D6 + 1)) / D6**2 for least in range(15)
)
"""The chance of two dice for this total or more, by that total, 0 … 14."""


def percent(chance: float | Fraction) -> str:
    """A chance: "42 %"; "0 %" and "100 %" only where it is exactly so."""
    if chance <= 0:
        return "0 %"
    if chance >= 1:
        return "100 %"
    return f"{min(99, max(1, round(100 * chance)))} %"


def or_more(number: int) -> str:
    """A threshold of one die with its chance: "3+ (67 %)"."""
    return f"{number}+ ({percent(at_least(number))})"


def chance(hint: str, words: str) -> str:
    """The chance alone; empty where there are no words."""
    return told(hint, words)[0] if words else ""


def told(hint: str, words: str) -> tuple[str, str]:
    """The chance that a hint tells behind some words: "30 %" behind "hits on" in "Hits on 15+ (30 %)."; and what it
    says behind a colon that an answer brings: "deals 2.1, takes 0.8" in "You win in 30 %: deals 2.1, takes 0.8."

    Each is empty where the hint does not tell it.
    """
    found = re.search(rf"\b{re.escape(words)}\b[^.;]*?(\d+ %)(?:: (.*?)(?=\.(?: |$)))?", hint, re.IGNORECASE)
    return (found[1], found[2] or "") if found is not None else ("", "")
