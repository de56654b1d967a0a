"""The chances of a Shoving, counted over the faces of the dice."""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics.discipline import COMMON, FERAL, IRON

from .pieces import ATTACKER_ADDS


@cache
def best_of(dice: int) -> tuple[float, ...]:
    """The chance of each highest face of so many dice, by face from 0."""
    return tuple((face**dice - max(0, face - 1) ** dice) / 6**dice for face in range(7))


@cache
def shoving(attacker: int, defender: int, loads: int) -> tuple[float, float, float]:
    """The chances that a Shoving is won, drawn and lost by the attacker, ends of draws by brood counted in (TI-10).

    `attacker` and `defender` are broods; `loads`: the defender's Wood less the attacker's. Whoever may reroll does.
    """
    mine = best_of(3 if attacker == FERAL else 2)
    yours = best_of(3 if defender == IRON else 2)
    won = drawn = 0.0
    for one in range(1, 7):
        for other in range(1, 7):
            lead = one + ATTACKER_ADDS - other + loads
            if lead > 0:
                won += mine[one] * yours[other]
            elif lead == 0:
                drawn += mine[one] * yours[other]
    lost = 1 - won - drawn
    if attacker != defender and COMMON in (attacker, defender):
        return (won + drawn, 0.0, lost) if attacker == COMMON else (won, 0.0, lost + drawn)
    return won, drawn, lost
