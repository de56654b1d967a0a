"""A match in numbers, for its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from .requests import DEATH, FALL, MISSED, SCORE, TURN, WOUND, Impact
from .words import counted

NOUNS = {WOUND: "wound", MISSED: "miss|misses", FALL: "fall", DEATH: "death", SCORE: "score"}
"""By kind of impact, what it is called where a game has no other word for it (`Game.nouns`)."""


def in_numbers(
    dice: int, told: Iterable[tuple[str, tuple[Impact, ...]]], nouns: Mapping[str, str]
) -> tuple[tuple[int, str], ...]:
    """Each number with what was counted, such as (12, "turns"); nothing of what did not happen.

    `told`: of what happened, how its line looks, and its impacts. `nouns`: the game's own.
    """
    turns, befell = 0, Counter[str]()
    for look, impacts in told:
        turns += look == TURN
        befell.update([impact.kind for impact in impacts])
    counts = {"turn": turns, "die|dice": dice} | {noun: befell[kind] for kind, noun in (NOUNS | dict(nouns)).items()}
    return tuple((count, counted(count, noun).partition(" ")[2]) for noun, count in counts.items() if count)
