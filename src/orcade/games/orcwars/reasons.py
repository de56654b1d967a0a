"""Why what is proposed is wanted now, in a few words before what it does."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import Ask, Option, Seat
from orcade.table.words import whose

from .answers.acting import Done
from .answers.attacking import Attack, Raid, RaidNext
from .answers.battles import Command, Hit, Hold, Plan, RetreatTo, Withdraw
from .answers.common import No, Yes
from .answers.fortresses import Build
from .answers.levying import Levy, Raise
from .answers.moving import Descend, HandOver, Leave, March, TakeOver
from .answers.spies import (
    Bribe,
    Knife,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from .answers.supply import Buy, Discard, Pay, Swap
from .answers.trading import Accept, Give, Refuse, Terms, TradeWith
from .battles.sides import fought, other, side_of
from .finding import chip_of, enemies_in, holder, leader_with, owns
from .odds import prospects
from .pieces import (
    FLEES,
    HAND,
    NAMES,
    NOBODY,
    PLANS,
    WHAT_NOW,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_FIGHT,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_STRIKE,
    Leader,
    Wars,
)
from .policy.moves import called, joining, nearer
from .policy.outlook import Outlook
from .policy.values import dangers, side_power, strength
from .world import ORCLANDS

STRONGER: Final = "You are stronger."
WEAKER: Final = "They are too strong for you."
USE: Final = "He is of more use there."
LITTLE: Final = 0.05
"""Power that is told as nothing."""
GAIN: Final = "What you may win is worth it."


def reason(view: Wars, ask: Ask, option: Option) -> str:
    """Of what `usual` has found."""
    if isinstance(option, Attack):
        leader = leader_with(view, option.leader)
        return battle(view, option.seat, side_power(view, leader.area, ask.seat), leader.area)
    if isinstance(option, March):
        leader = leader_with(view, option.leader)
        met = arrival(view, ask.seat, option.area, strength(view, leader))
        return met if met != USE else use(view, leader, option.area)
    if isinstance(option, Raise):
        return arrival(view, ask.seat, chip_of(view, option.leader).home, 0)
    if isinstance(option, Knife):
        return stop(view, leader_with(view, option.chip).seat) or SPY
    if isinstance(option, Bribe):
        led = holder(view, option.chip)
        return (stop(view, led.seat) if isinstance(led, Leader) else "") or SPY
    if isinstance(option, SabotageFortress):
        return stop(view, view.lands[option.area].owner) or SPY
    if isinstance(option, Plan):
        return plan(view, ask.seat, option)
    if isinstance(option, Yes | No):
        return YES_OR_NO.get((view.asked, isinstance(option, Yes)), "")
    if isinstance(option, Buy) and not option.count:
        return "Your hand is full." if len(view.players[ask.seat].hand) >= HAND else "A fortress needs the gold."
    if isinstance(option, Swap) and not option.chips:
        return "Each is of more use to you than gold."
    if isinstance(option, Done) and view.asked != WHAT_NOW:
        return ""
    return WORDS.get(type(option), "")


def arrival(view: Wars, seat: Seat, area: int, mine: int) -> str:
    """Who is beaten there; that land is claimed is said anyway. `mine`: the power that comes, 0 where that is open."""
    enemies = enemies_in(view, area, seat)
    if enemies:
        return battle(view, enemies[0], mine, area)
    return "" if area < ORCLANDS and not owns(view, seat, area) else USE


def use(view: Wars, leader: Leader, area: int) -> str:
    """What a leader is good for where there is no land to be had."""
    if area >= ORCLANDS:
        return "Its people have gold."
    of = Outlook(view, leader.seat)
    here = leader.area
    if joining(of, leader, area) > joining(of, leader, here):
        return "A troop there may follow him."
    if called(of, leader, area) > called(of, leader, here):
        return "Troops of your hand can be levied there."
    if of.menace[area] < of.menace[here]:
        return "Enemies are not so near there."
    if nearer(of, leader, area) > nearer(of, leader, here):
        return "Nearer to where troops of your hand can be levied."
    if of.away[area] < of.away[here]:
        return "Nearer to land that is not yours."
    return USE


def battle(view: Wars, enemy: Seat, mine: int, area: int) -> str:
    """What speaks for it."""
    return stop(view, enemy) or (STRONGER if mine > side_power(view, area, enemy) else GAIN)


def stop(view: Wars, enemy: Seat) -> str:
    """Whether it is against somebody who is about to win."""
    return f"It may stop {whose(NAMES[enemy])} victory." if enemy != NOBODY and any(dangers(view, enemy)) else ""


def plan(view: Wars, seat: Seat, option: Plan) -> str:
    """By all that the other side may do: where another one wins more often, what that would cost."""
    fight = fought(view)
    side = side_of(fight, seat)
    if other(fight, side).proposed == FLEES:
        return ""
    if option.plan == FLEES:
        return WEAKER
    after = prospects(view, fight, side)
    won, gains = [round(100 * each.won) for each in after], [each.gain for each in after]
    likeliest = max(range(len(PLANS)), key=lambda each: (won[each], gains[each]))
    more = gains[option.plan] - gains[likeliest]
    if won[likeliest] > won[option.plan] and more >= LITTLE:
        return f"{PLANS[likeliest].capitalize()} wins with {won[likeliest]} %, but costs {more:.1f} power more."
    return ""  # its figures stand beside those of the others


SPY: Final = "It is worth more than your spy."

YES_OR_NO: Final = {
    (WHETHER_TO_FIGHT, True): STRONGER,
    (WHETHER_TO_FIGHT, False): WEAKER,
    (WHETHER_TO_STRIKE, True): STRONGER,
    (WHETHER_TO_STRIKE, False): WEAKER,
    (WHETHER_TO_LET_PASS, True): WEAKER,
    (WHETHER_TO_LET_PASS, False): STRONGER,
    (WHETHER_AGAIN, True): "It can hardly be worse.",
    (WHETHER_AGAIN, False): "It can hardly be better.",
    (WHETHER_TO_AGREE, True): "It is worth more than what you give.",
    (WHETHER_TO_AGREE, False): "It is worth less than what you give.",
}
"""By question, and whether the answer is yes."""

CAPTIVE: Final = "Your captive dies if nobody takes him."

WORDS: Final[dict[type[Option], str]] = {
    Levy: "More power, before he moves.",
    Descend: "Nothing near is worth a march.",
    Raid: "Its gold is worth the fight.",
    RaidNext: "Its gold is worth the fight.",
    Leave: "Somebody has to hold what you leave.",
    TakeOver: "They are of more use with a leader.",
    HandOver: "Leaders with armies win.",
    Build: "A fortress with a unit counts like a land.",
    SabotageMine: SPY,
    SabotageMachine: SPY,
    StealFrom: SPY,
    Overhear: SPY,
    Done: "Nothing more is worth it now.",
    Command: "He is obeyed most.",
    Hit: "The least is lost.",
    Hold: "The ground is worth it.",
    Withdraw: WEAKER,
    RetreatTo: "The safest place.",
    Swap: "Of the least use to you.",
    Discard: "Of the least use to you.",
    Buy: "Units are worth more than gold.",
    Pay: "The least that will do.",
    TradeWith: CAPTIVE,
    Terms: CAPTIVE,
    Accept: "It is worth more than what you give.",
    Give: "It is worth more than what you give.",
    Refuse: "It is worth less than what you give.",
}
"""By kind of answer."""
