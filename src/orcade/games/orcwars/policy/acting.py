"""Which actions of a turn deserve a thought (OW 6 – OW 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orcade.table.judging import Judged
from orcade.table.requests import Ask, Option

from ..answers.acting import Done
from ..answers.attacking import Attack, Raid
from ..answers.economy import ARMY, BuildMine, DestroyMine, Rampage
from ..answers.fortresses import Build
from ..answers.levying import Levy, Raise
from ..answers.moving import Descend, HandOver, Leave, March, TakeOver
from ..answers.spies import (
    Bribe,
    Knife,
    LookAt,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from ..checks import authority_most
from ..finding import leader_with, lone, power_of
from ..pieces import D8, Wars
from . import garrisons, levies, moves, spying
from .outlook import Outlook
from .values import GOLD_WORTH

MINE = 5.0


def now(wars: Wars, ask: Ask) -> Judged:
    """All actions, against doing nothing more."""
    of = Outlook(wars, ask.seat)
    return {option: JUDGES[option.__class__](of, option) for option in ask.options if option.__class__ in JUDGES}


def done(of: Outlook, answer: Done) -> float:
    return 0.0


def economy(wars: Wars, ask: Ask) -> Judged:
    """B4: rampage where it is safe, build every mine."""
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Rampage):
            found[option] = rampage(wars, option)
        elif isinstance(option, BuildMine):
            found[option] = MINE
        elif isinstance(option, Done):
            found[option] = 0.0
    return found


def wreck(of: Outlook, answer: DestroyMine) -> float:
    """None of one's own."""
    return -MINE


def rampage(wars: Wars, answer: Rampage) -> float:
    """Gold, against a troop that may run off with it."""
    leader = leader_with(wars, answer.chip)
    obeyed = authority_most(wars, leader.chip, 0) / D8
    gained = 0.0 if answer.who == ARMY else obeyed * GOLD_WORTH
    if not lone(leader):
        lost = power_of(wars, leader.units) / len(leader.units) * 0.4
        gained += GOLD_WORTH - (1 - obeyed) * lost
    return gained + 0.5


JUDGES: dict[type[Option], Callable[[Outlook, Any], float]] = {
    Done: done,
    Raise: levies.raise_leader,
    Levy: levies.levy,
    March: moves.march,
    Descend: moves.descend,
    Attack: moves.attack,
    Raid: moves.raid,
    Leave: garrisons.leave,
    TakeOver: garrisons.take_over,
    HandOver: garrisons.hand_over,
    Build: garrisons.build,
    DestroyMine: wreck,
    Knife: spying.knife,
    Bribe: spying.bribe,
    SabotageFortress: spying.sabotage_fortress,
    SabotageMine: spying.sabotage_mine,
    SabotageMachine: spying.sabotage_machine,
    StealFrom: spying.steal,
    LookAt: spying.look,
    Overhear: spying.overhear,
}
"""By kind of action: what it is worth; doing nothing is 0."""
