"""What a Shoving or a Smash Attack is likely to come to, counted over the faces of the dice, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from orcade.games.orclympics.discipline import COMMON, FERAL, IRON
from orcade.table.grid import Square
from orcade.table.odds import or_more, percent

from .pieces import CALLED, DODGES, OWNER, Forest, dodging
from .words import wood


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
            lead = one + 1 - other + loads
            if lead > 0:
                won += mine[one] * yours[other]
            elif lead == 0:
                drawn += mine[one] * yours[other]
    lost = 1 - won - drawn
    if attacker != defender and COMMON in (attacker, defender):
        return (won + drawn, 0.0, lost) if attacker == COMMON else (won, 0.0, lost + drawn)
    return won, drawn, lost


def told_shove(view: Forest, orc: int, target: int) -> str:
    """The odds of a Shoving in words."""
    mine, yours = view.orcs[orc].wood, view.orcs[target].wood
    won, drawn, lost = shoving(view.broods[OWNER[orc]], view.broods[OWNER[target]], yours - mine)
    text = f"You win with {percent(won)}: he {f'drops {toll(yours)} and ' if yours else ''}is moved by the difference."
    text += f" You lose with {percent(lost)}{f': you drop {toll(mine)}' if mine else ''}."
    return text + (f" A draw: {percent(drawn)}." if drawn else "")


def toll(carried: int) -> str:
    """What somebody with so much Wood drops."""
    return wood(1) if carried == 1 else f"D3 of {wood(carried)}"


def told_blow(view: Forest, orc: int, boar: Square, line: int) -> str:
    """What a Smash Attack does to an Orc, with the boar there. `line`: squares not to dodge to."""
    name, carried = CALLED[orc], view.orcs[orc].wood
    drops = f"drops {toll(carried)}" if carried else "has no Wood to drop"
    if not dodging(view, orc, boar, line):
        return f"{name} has nowhere to dodge to and {drops}."
    return f"{name} dodges on {or_more(DODGES)}, or {drops}."


def told_dodges(view: Forest, struck: Sequence[int], line: int) -> str:
    """What a falling Tree does to these Orcs."""
    return " ".join(told_blow(view, orc, view.boar, line) for orc in struck)
