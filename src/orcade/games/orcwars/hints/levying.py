"""Who obeys new leaders, and what rebels would do; fortresses."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import CardId

from ..answers.fortresses import Build
from ..answers.levying import Levy, Raise
from ..answers.moving import HandOver, HandThese, Leave, LeaveThese, TakeOver, TakeThese
from ..battles.sides import everybody, power
from ..checks import authority_most
from ..chips import MACHINE, TROOP
from ..finding import chip_of, is_troop, leader_with, power_of, troops, turn_of
from ..following import control_bonus, natives
from ..pieces import Leader, Wars
from ..regrouping import free_to_hand, free_to_leave, free_to_take
from .clashes import arrival, raised
from .wording import named, on, payment, sentences, standing


def levy(view: Wars, answer: Levy) -> str:
    """OW 7.2 – OW 7.5"""
    leader = leader_with(view, answer.leader)
    return sentences(*levied(view, answer, leader))


def raise_(view: Wars, answer: Raise) -> str:
    """OW-16, OW-17: first what comes of it, as a phone may show no more."""
    seat = turn_of(view)
    alone = raised(view, answer.leader, seat, ())
    with_all = raised(view, answer.leader, seat, [card for card in answer.chips if is_unit(view, card)])
    return sentences(*arrival(view, [with_all], alone.area, fortress=False), *levied(view, answer, alone))


def is_unit(view: Wars, card: CardId) -> bool:
    """Whether a chip follows a leader as a troop or war machine."""
    return chip_of(view, card).kind in (TROOP, MACHINE)


def levied(view: Wars, answer: Raise | Levy, leader: Leader) -> tuple[str, ...]:
    """Who comes, and who has to obey."""
    found = obedience(view, leader, answer.chips)
    if answer.machine:
        found = (*found, f"the war machine costs {payment(view, leader.seat, answer.machine)}")
    if answer.shaman:
        found = (*found, "a shaman lets you plan after your enemies, and helps him to get away")
    return found


def obedience(view: Wars, leader: Leader, cards: Sequence[CardId]) -> tuple[str, ...]:
    """Natives join freely; the others by one check, or they attack (OW 7.3, OW-13)."""
    free = natives(view, leader.chip, cards)
    others = [card for card in cards if card not in free and is_troop(view, card)]
    found = [f"{named(view, free)} join freely"] if free else []
    if others:
        with_them = Leader(leader.chip, leader.seat, leader.area, units=[*leader.units, *free])
        most = authority_most(view, leader.chip, control_bonus(view, with_them, others))
        machines = [card for card in cards if card not in free and card not in others and is_unit(view, card)]
        loyal, rebels = (machines, others) if with_them.units else ([], others + machines)
        against = loyal_power(view, leader, [*free, *loyal], rebels)
        found.append(f"{named(view, others)} obey on {on(most)}")
        found.append(f"else they attack you, power {power_of(view, rebels)} against {against}")
    return tuple(found)


def loyal_power(view: Wars, leader: Leader, loyal: Sequence[CardId], rebels: Sequence[CardId]) -> int:
    """What stands against rebels: all of the leader's side where he is, and what has joined him; machines are his if
    he has a troop (OW 16.1)."""
    there = everybody(view, leader.area, leader.seat)
    joined = [card for card in loyal if card not in there.units]
    himself = [] if leader.chip in there.leaders else [leader.chip]
    leaving = [card for card in rebels if card in there.units]
    return power(view, there) + power_of(view, joined + himself) - power_of(view, leaving)


# Units that change hands.


def leave(view: Wars, answer: Leave) -> str:
    """Of a single unit, about which nobody is asked."""
    leader = leader_with(view, answer.chip)
    cards = free_to_leave(view, leader)
    return sentences(f"he leaves {named(view, cards)}", *leaving(view, leader, cards)) if len(cards) == 1 else ""


def take_over(view: Wars, answer: TakeOver) -> str:
    """The same."""
    leader = leader_with(view, answer.chip)
    cards = free_to_take(view, leader)
    return sentences(*taking(view, leader, cards)) if len(cards) == 1 else ""


def hand_over(view: Wars, answer: HandOver) -> str:
    """The same."""
    leader, to = leader_with(view, answer.leader), leader_with(view, answer.to)
    cards = free_to_hand(view, leader, to)
    return sentences(*handing(view, leader, to, cards)) if len(cards) == 1 else ""


def leave_these(view: Wars, answer: LeaveThese) -> str:
    return sentences(*leaving(view, leader_with(view, view.about), answer.chips))


def take_these(view: Wars, answer: TakeThese) -> str:
    return sentences(*taking(view, leader_with(view, view.about), answer.chips))


def hand_these(view: Wars, answer: HandThese) -> str:
    leader, to = leader_with(view, view.about), leader_with(view, view.noted[0])
    return sentences(*handing(view, leader, to, answer.chips))


def leaving(view: Wars, leader: Leader, cards: Sequence[CardId]) -> tuple[str, ...]:
    """OW 6.5, OW-31"""
    garrison = [*view.lands[leader.area].units, *cards]
    return *untowed(view, without(leader.units, cards)), *untowed(view, garrison)


def taking(view: Wars, leader: Leader, cards: Sequence[CardId]) -> tuple[str, ...]:
    """OW 6.5, OW-13, OW-31"""
    left = without(view.lands[leader.area].units, cards)
    return *obedience(view, leader, cards), *untowed(view, [*leader.units, *cards]), *untowed(view, left)


def handing(view: Wars, leader: Leader, to: Leader, cards: Sequence[CardId]) -> tuple[str, ...]:
    """OW-50, OW-31"""
    left = without(leader.units, cards)
    return *obedience(view, to, cards), *untowed(view, [*to.units, *cards]), *untowed(view, left)


def without(units: Sequence[CardId], cards: Sequence[CardId]) -> list[CardId]:
    """What is left of some units."""
    return [card for card in units if card not in cards]


def untowed(view: Wars, units: Sequence[CardId]) -> tuple[str, ...]:
    """OW-31: machines that are destroyed for want of a troop."""
    if not units or troops(view, units):
        return ()
    return (f"no troop is left with {named(view, units)}: destroyed",)


# Fortresses.


def build(view: Wars, answer: Build) -> str:
    """OW 14.1, OW 14.2, OW 25.2"""
    leader = leader_with(view, answer.leader)
    more = 0 if view.lands[leader.area].fortress else 1
    return sentences(
        f"costs his move, and {payment(view, leader.seat, answer.strength)}",
        f"takes {answer.strength} of the damage to who defends it",
        f"it counts like a land as long as a unit of yours is in it: {standing(view, leader.seat, more)}",
    )
