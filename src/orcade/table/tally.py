"""A match in numbers, for its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from .requests import DEATH, FALL, MISSED, SCORE, TURN, WOUND, Impact
from .words import counted

NOUNS = {TURN: "turn", WOUND: "wound", MISSED: "miss|misses", FALL: "fall", DEATH: "death", SCORE: "score"}
"""By kind of impact, and of turns, what they are called where a game has no other word for them (`Game.nouns`)."""


def in_numbers(
    dice: int, told: Iterable[tuple[str, tuple[Impact, ...]]], nouns: Mapping[str, str]
) -> tuple[tuple[int, str], ...]:
    """Each number with what was counted, such as (12, "turns"); nothing of what did not happen.

    `told`: of what happened, how its line looks, and its impacts. `nouns`: the game's own; "": this is not told.
    """
    befell = Counter[str]()
    for look, impacts in told:
        befell[TURN] += look == TURN
        befell.update([impact.kind for impact in impacts])
    called = NOUNS | dict(nouns)
    counts = {called.pop(TURN): befell[TURN], "die|dice": dice} | {noun: befell[kind] for kind, noun in called.items()}
    return tuple((count, counted(count, noun).partition(" ")[2]) for noun, count in counts.items() if noun and count)
