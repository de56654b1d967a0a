"""What an order to several orcs comes to: it is played through, as it goes where nobody is hit (OG-60)."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import NamedTuple

from orcade.table.grid import Square
from orcade.table.judging import once_each
from orcade.table.odds import percent
from orcade.table.requests import Roll
from orcade.table.words import counted

from ..answers.common import CHARACTER
from ..answers.gamemaster import Charge, ChargeAt, Mob
from ..events.attacks import Missed
from ..gamemaster import give_order
from ..odds import hits
from ..orcs import orcs_copied
from ..pieces import CALLED, DEATH_COSTS, GORDO, NO_ORDER, SURVIVED, Character, Siege, named
from ..rules import step
from ..winning import worth
from .attacks import on

MISSES = -100
"""Less than any die that hits."""
TOLD = 0.01
"""The chance of a death from which it is told."""


class Plan(NamedTuple):
    """Where orcs end by an order, and whom they strike."""

    squares: dict[int, Square]
    """By orc that goes elsewhere: where it ends."""
    blows: list[tuple[int, int]]
    """The target of each blow, and the least d20 that hits."""


@once_each
def plan(view: Siege, answer: Charge | ChargeAt | Mob) -> Plan:
    """What happens by an order until the Gamemaster is asked again."""
    siege = orcs_copied(view)
    needs: list[int] = []
    targets: list[int] = []
    list(give_order(siege, answer))
    while siege.order != NO_ORDER:
        flow = step(siege)
        request = next(flow, None)
        while request is not None:
            if isinstance(request, Roll):
                needs.append(request.need)
                request = flow.send(MISSES)
                continue
            if isinstance(request, Missed):
                targets.append(request.target)
            request = next(flow, None)
    began = {orc.number: orc.square for orc in view.orcs}
    squares = {orc.number: orc.square for orc in siege.orcs if began.get(orc.number) != orc.square}
    return Plan(squares, list(zip(targets, needs, strict=True)))


def order(view: Siege, answer: Charge | ChargeAt | Mob) -> str:
    """OG-60"""
    return in_words(view, plan(view, answer))


def in_words(view: Siege, found: Plan) -> str:
    """ "8 blows at Bob: dies in 19 %, 290 points lost. 3 blows at Dave: wounded in 66 %." """
    needs: dict[int, list[int]] = {}
    for target, need in found.blows:
        needs.setdefault(target, []).append(need)
    told = [f"{blows_at(view, named(view, target - CHARACTER), each)}." for target, each in needs.items()]
    return " ".join(told) or "Nobody is struck."


def blows_at(view: Siege, character: Character, needs: list[int]) -> str:
    """So many blows at a character, and what is likely to come of them. `needs`: the least d20 of each that hits."""
    told = f"{counted(len(needs), 'blow')} at {CALLED[character.who]}"
    dies = death_chance(character, [hits(need) for need in needs])
    if dies >= TOLD:
        at_most = "up to " if character.hand or character.npcs else ""
        lost = DEATH_COSTS + worth(view, character.treasures)
        return f"{told}: dies in {at_most}{percent(dies)}, {lost} points lost"
    if len(needs) == 1:
        return f"{told} on {on(needs[0])}"
    return f"{told}: wounded in {percent(1 - prod([1 - hits(need) for need in needs]))}"


def death_chance(character: Character, chances: list[Fraction]) -> Fraction:
    """How likely hits with these chances kill a character who averts none (OG 8.1, OG-11)."""
    left = SURVIVED + 1 - character.wounds
    if character.who == GORDO and left > 1:
        return Fraction(0)
    alive = [Fraction(1), *[Fraction(0)] * (left - 1)]
    for hit in chances:
        alive = [each * (1 - hit) + fewer * hit for each, fewer in zip(alive, [Fraction(0), *alive], strict=False)]
    return 1 - sum(alive, Fraction(0))
