"""Chances, for hints before the dice are rolled."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.odds import PAIR_AT_LEAST
from orcade.table.plane import INCH
from orcade.table.requests import D6

from .pieces import ABILITY, SPEED, Race, ability, attacks, defence, force, to_pass


def skidding(distance: int, able: int) -> float:
    """The chance that a Safe Skid Test fails after so many thousandths of an inch, with this Ability (TP 4.3)."""
    return 1 - PAIR_AT_LEAST[min(2 * D6 + 2, max(0, to_pass(distance) - able))]


def full_skid(brood: int) -> float:
    """The chance that the test fails after a Move of all that was rolled."""
    chance = 0.0
    for total in range(2, 2 * D6 + 1):
        here = PAIR_AT_LEAST[total] - PAIR_AT_LEAST[total + 1]
        chance += here * skidding((total + SPEED[brood]) * INCH, ABILITY[brood])
    return chance


@lru_cache(256)
def succeeding(dice: int, strong: int, others: int, firm: int) -> float:
    """The chance of an Assault: so many dice + Force against so many + Defence (TP 4.2.3, TP-17)."""
    if not others:
        return 1.0
    chance = 0.0
    for best in range(1, D6 + 1):
        mine = (best / D6) ** dice - ((best - 1) / D6) ** dice
        most = min(D6, max(0, best + strong - firm - 1))
        chance += mine * (most / D6) ** others
    return chance


def winning(view: Race, attacker: int, defender: int) -> float:
    """The chance that one Rider's Assault on another succeeds."""
    one, other = view.riders[attacker], view.riders[defender]
    return succeeding(attacks(view, one), force(view, one), ability(view, other), defence(view, other))
