"""What an order to several orcs comes to: it is played through, as it goes where nobody is hit (OG-60)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from orcade.table.grid import Square
from orcade.table.judging import once_each
from orcade.table.requests import Roll
from orcade.table.words import counted

from ..answers.common import target_name
from ..answers.gamemaster import Charge, ChargeAt, Mob
from ..events.attacks import Missed
from ..gamemaster import give_order
from ..pieces import NO_ORDER, Siege
from ..rules import step
from .attacks import on

MISSES = -100
"""Less than any die that hits."""


class Plan(NamedTuple):
    """Where orcs end by an order, and whom they strike."""

    squares: dict[int, Square]
    """By orc that goes elsewhere: where it ends."""
    blows: list[tuple[int, int]]
    """The target of each blow, and the least d20 that hits."""


@once_each
def plan(view: Siege, answer: Charge | ChargeAt | Mob) -> Plan:
    """What happens by an order until the Gamemaster is asked again."""
    siege = replace(view, orcs=[replace(orc) for orc in view.orcs])
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
    return in_words(plan(view, answer))


def in_words(found: Plan) -> str:
    """ "3 blows: 2 at Bob on 15+ (30 %), 1 at Dave on 12+ (45 %). 5 orcs move." """
    squares, blows = found
    aims = {f"at {target_name(target)} on {on(need)}": count for (target, need), count in Counter(blows).items()}
    told = f" {next(iter(aims), '')}"
    if len(aims) > 1:
        told = f": {', '.join(f'{count} {aim}' for aim, count in aims.items())}"
    words = f"{counted(len(blows), 'blow')}{told}." if blows else "Nobody is struck."
    return f"{words} {counted(len(squares), 'orc')} move{'s' * (len(squares) == 1)}." if squares else words
