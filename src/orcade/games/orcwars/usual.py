"""What one mostly wants to answer: what bots find most promising, as long as no battle is begun by it."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import Ask, Option

from .answers.acting import Done
from .answers.fortresses import Build
from .answers.levying import Levy, Raise
from .answers.moving import HandOver, Leave, March, TakeOver
from .finding import chip_of, enemies_in, leader_with, world_of
from .passing import way_between
from .pieces import (
    WHAT_FOR_IT,
    WHAT_NOW,
    WHAT_TERMS,
    WHETHER_TO_AGREE,
    WHETHER_TO_FIGHT,
    WHETHER_TO_STRIKE,
    WHETHER_TO_TRADE,
    WHICH_PLAN,
    Wars,
)
from .policy import policy

TASTE: Final = (
    WHICH_PLAN,
    WHETHER_TO_FIGHT,
    WHETHER_TO_STRIKE,
    WHETHER_TO_TRADE,
    WHAT_TERMS,
    WHAT_FOR_IT,
    WHETHER_TO_AGREE,
)
"""Questions that are what the game is about."""
PEACEFUL: Final = (Build, HandOver, Leave, Levy, TakeOver)
"""Actions that begin no battle, wherever they are done."""


def usual(view: Wars, ask: Ask) -> Option | None:
    """None where it is a matter of taste. Who wants a battle, or sends a spy, says so himself; where that
    is best, he is not told that all is done."""
    if view.asked in TASTE:
        return None
    promising = sorted(policy(view, ask).items(), key=lambda each: -each[1])
    best = next((answer for answer, _ in promising), None)
    if view.asked != WHAT_NOW or isinstance(best, Done):
        return best
    return next((answer for answer, _ in promising if peaceful(view, ask.seat, answer)), None)


def peaceful(view: Wars, seat: int, answer: Option) -> bool:
    """Whether no enemy is met by an action."""
    if isinstance(answer, Raise):
        return not enemies_in(view, chip_of(view, answer.leader).home, seat)
    if isinstance(answer, March):
        leader = leader_with(view, answer.leader)
        near = world_of(view).beside[leader.area] >> answer.area & 1
        way = [answer.area] if near else [way_between(view, seat, leader.area, answer.area), answer.area]
        return not any(enemies_in(view, area, seat) for area in way)
    return isinstance(answer, PEACEFUL)
