"""What is mostly wanted of a turn, action by action, given by one press: as far as no die falls and nobody fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from orcade.table.ahead import copied, further
from orcade.table.game import hinted
from orcade.table.plans import Plan
from orcade.table.requests import Ask, Option, Seat
from orcade.table.trace import Point, Trace
from orcade.table.words import counted, listed

from .acting import act
from .answers.common import area_name, chip_name
from .answers.fortresses import Build
from .answers.levying import Levy, Raise
from .answers.moving import HandOver, Leave, March, TakeOver
from .blow_plan import blow_plans
from .finding import leader_with, turn_of
from .hints import HINTS
from .hints.wording import sentences
from .pieces import (
    LEADERS_TO_WIN,
    WHAT_NOW,
    WHAT_TO_HAND_OVER,
    WHAT_TO_LEAVE,
    WHAT_TO_PAY,
    WHAT_TO_TAKE_OVER,
    WHICH_GOLD_TO_KEEP,
    WHO_COMES_ALONG,
    Wars,
)
from .reasons import reason
from .traces import drawn, middle, passed
from .usual import usual
from .winning import armies_of, lands_of, lands_to_win

SAY, FIRST = "all at once", "only the first"
FEW: Final = 2
"""So many leaders are named."""
ACTIONS: Final = (Raise, Levy, March, Leave, TakeOver, HandOver, Build)
"""What may stand in it: nothing that is aimed at others."""
BESIDES: Final = (
    WHO_COMES_ALONG,
    WHAT_TO_LEAVE,
    WHAT_TO_TAKE_OVER,
    WHAT_TO_HAND_OVER,
    WHAT_TO_PAY,
    WHICH_GOLD_TO_KEEP,
)
"""Questions in the middle of an action that are answered along with it."""


class Action(NamedTuple):
    """What is done next, with the answers to what is asked on the way."""

    steps: tuple[Option, ...]
    walk: tuple[Point, ...]
    """The way on the map; nothing where nobody goes."""


def turn_plans(view: Wars, ask: Ask) -> tuple[Plan, ...]:
    """All of it, where it is more than one action, with what could be done instead, or its first action alone."""
    if view.asked != WHAT_NOW:
        return ()
    after = copied(view)
    seat = turn_of(view)
    actions: list[Action] = []
    lands = armies = 0
    while found := next_action(after, seat):
        actions.append(found)
        lands, armies = lands_of(after, seat), armies_of(after, seat)
    blows = blow_plans(view, ask, actions[0].steps[0] if actions else usual(view, ask))
    if len(actions) < 2:
        return blows
    walks = [each.walk for each in actions if each.walk]
    together = "Both" if len(actions) == 2 else f"All {len(actions)}"
    led = f"{share(armies, LEADERS_TO_WIN, 'armies')}. " if armies else ""
    everything = Plan(
        say=SAY,
        label=f"{together} at once: {share(lands, lands_to_win(view), 'lands')}",
        hint=f"{led}{in_words(view, [each.steps[0] for each in actions])}",
        steps=tuple([step for each in actions for step in each.steps]),
        trace=Trace(way=walks[0], beside=tuple(walks[1:])) if walks else None,
    )
    return everything, *(blows or (alone(view, ask, actions[0]),))


def share(number: int, needed: int, of: str) -> str:
    """How far it goes: "6 of 8 lands", or "9 lands, 8 win"."""
    return f"{number} of {needed} {of}" if number <= needed else f"{number} {of}, {needed} win"


def alone(view: Wars, ask: Ask, action: Action) -> Plan:
    """The first action, for who wants to do one after the other."""
    first = action.steps[0]
    why = reason(view, ask, first)
    named = first.label(view) if isinstance(first, Raise) else ""
    return Plan(
        say=FIRST,
        label=f"Only: {shortly(view, first)}",
        hint=" ".join(filter(None, (sentences(named), why, hinted(HINTS, view, first)))),
        steps=action.steps[:1],
        trace=Trace(way=action.walk) if action.walk else None,
    )


def in_words(view: Wars, actions: Sequence[Option]) -> str:
    """All that is done, in as few words as will do: of many leaders how many they are, as the map shows their ways."""
    raised = [chip_name(view, each.leader) for each in actions if isinstance(each, Raise)]
    marches = [shortly(view, each) for each in actions if isinstance(each, March)]
    others = [shortly(view, each) for each in actions if not isinstance(each, Raise | March)]
    who = listed(raised) if len(raised) <= FEW else counted(len(raised), "leader")
    went = "; ".join(marches) if len(marches) < FEW else f"{len(marches)} march as the map shows"
    return sentences(f"raise {who}" if raised else "", went, "; ".join(others))


def shortly(view: Wars, action: Option) -> str:
    """One action, without what is said beside it."""
    if isinstance(action, Raise):
        return f"Raise {chip_name(view, action.leader)}"
    if isinstance(action, March):
        return f"{chip_name(view, action.leader)} to {area_name(view, action.area)}"
    if isinstance(action, Levy):
        return f"{chip_name(view, action.leader)} levies"
    return action.label(view)


def next_action(wars: Wars, seat: Seat) -> Action | None:
    """Does what is mostly wanted; None where that is nothing, or more than is foreseen: then it may be half done."""
    flow = act(wars)
    steps: list[Option] = []
    walk: tuple[Point, ...] = ()
    asked = further(flow)
    while isinstance(asked, Ask):
        answer = usual(wars, asked)
        if answer is None or asked.seat != seat or not may_follow(wars.asked, answer):
            return None
        if not steps:
            walk = way(wars, answer)
        steps.append(answer)
        asked = further(flow, answer)
    return Action(tuple(steps), walk) if asked is None else None


def may_follow(question: int, answer: Option) -> bool:
    """Whether an answer may be given without a second thought."""
    return isinstance(answer, ACTIONS) if question == WHAT_NOW else question in BESIDES


def way(wars: Wars, answer: Option) -> tuple[Point, ...]:
    """From the middle of one area to that of another."""
    if not isinstance(answer, March):
        return ()
    leader = leader_with(wars, answer.leader)
    return drawn(wars, passed(wars, leader, answer.area), middle(wars, leader.area))
