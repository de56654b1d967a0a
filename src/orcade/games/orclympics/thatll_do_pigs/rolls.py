"""Dice that a Rider's player rolls, each made once."""

from __future__ import annotations

from orcade.table.requests import D6, Roll, Throw

from .pieces import RIDERS, SEAT_OF

NTH = ("first", "second", "third")


def die_of(label: str, sides: int, rule: str, need: int = 0) -> tuple[Roll, ...]:
    """By a Rider's name: a die that its player rolls."""
    return tuple(Roll(SEAT_OF[name], sides, label, rule, need) for name in range(len(RIDERS)))


def by_need(label: str, rule: str) -> tuple[tuple[Roll, ...], ...]:
    """By the least result that succeeds, then by a Rider's name: a die that its player rolls."""
    return tuple(die_of(label, D6, rule, need) for need in range(D6 + 1))


def dice_of(label: str, rule: str) -> tuple[Throw, ...]:
    """By a Rider's name: two dice that its player rolls together."""
    both = (die_of(f"{label}, {nth} die", D6, rule) for nth in NTH[:2])
    return tuple(Throw(dice) for dice in zip(*both, strict=True))


GRAB_ROLL = by_need("Grab", "TP 4.2.4")
