"""Whom the Gamemaster's orcs could be sent at instead of the nearest: who leads, who is nearly dead (`Game.plans`)."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.table.plans import Plan
from orcade.table.requests import Ask
from orcade.table.words import counted

from .answers.gamemaster import CHARGE, CHARGE_AT
from .hints.orders import in_words, plan
from .pieces import CALLED, SURVIVED, Character, Siege
from .traces import order as drawn
from .winning import points

AT_LEADER, AT_HURT = "at the leader", "at the hurt"
"""Their notation."""


def order_plans(view: Siege, ask: Ask) -> tuple[Plan, ...]:
    """Beside what is usual, where it comes to something else."""
    may = [each for each in view.characters if CHARGE_AT[each.who] in ask.options]
    if len(may) < 2:
        return ()
    known = [plan(view, CHARGE)]
    found: list[Plan] = []
    for say, who, why in aims(view, may):
        answer = CHARGE_AT[who.who]
        comes_to = plan(view, answer)
        if comes_to in known:
            continue
        known.append(comes_to)
        label = f"All at {CALLED[who.who]}: {why}"
        trace = drawn(view, answer)
        found.append(Plan(say=say, label=label, hint=in_words(comes_to), steps=(answer,), trace=trace, beside=True))
    return tuple(found)


def aims(view: Siege, may: list[Character]) -> Iterator[tuple[str, Character, str]]:
    """Who is worth it, and why."""
    leader = max(may, key=lambda each: points(view, each))
    if points(view, leader) > 0:
        yield AT_LEADER, leader, f"leads with {points(view, leader)}"
    hurt = max(may, key=lambda each: each.wounds)
    if hurt.wounds and hurt is not leader:
        left = SURVIVED + 1 - hurt.wounds
        yield AT_HURT, hurt, f"{counted(left, 'wound')} more kill{'s' * (left == 1)}"
