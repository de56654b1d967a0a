"""Fortresses, and which troops stay, go and change leaders (OW 6.5, OW 14)."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.requests import Ask, CardId

from ..answers.fortresses import Build
from ..answers.moving import HandOver, Leave, TakeOver
from ..finding import chip_of, leader_with, leaders_in, lone, power_of, troops
from ..following import natives
from ..pieces import Wars
from ..regrouping import free_to_hand
from .choices import choice_of, ids_of
from .levies import obedience
from .outlook import Outlook
from .values import GOLD_WORTH

NEVER = -9.0
KEPT = 3.0
"""To leave a troop where a fortress or mine needs one."""
REBELLION = 4.0
"""What it costs if troops that are handed over rebel."""
THICKER = 2.0
"""What a point more of strength is worth where enemies are near."""
SIEGE = 5
"""Points of enemy power next door for each point of strength above one."""


def build(of: Outlook, answer: Build) -> float:
    """A fortress with a unit in it is worth a land; more strength, where enemies are near."""
    leader = leader_with(of.wars, answer.leader)
    if of.wars.lands[leader.area].fortress:
        return NEVER
    useful = min(answer.strength - 1, of.menace[leader.area] // SIEGE)
    return 0.9 * of.land + THICKER * useful - GOLD_WORTH * answer.strength


def leave(of: Outlook, answer: Leave) -> float:
    """A troop keeps a fortress or mine that its leader is going to leave."""
    leader = leader_with(of.wars, answer.chip)
    land = of.wars.lands[leader.area]
    if land.units or leader.moved or len(troops(of.wars, leader.units)) < 2:
        return NEVER
    if len(leaders_in(of.wars, leader.area, of.seat)) > 1:
        return NEVER
    return KEPT if land.fortress or land.mine else NEVER


def take_over(of: Outlook, answer: TakeOver) -> float:
    """Natives come freely; one troop stays where something is to be held."""
    wars = of.wars
    leader = leader_with(wars, answer.chip)
    land = wars.lands[leader.area]
    if (land.fortress or land.mine) and len(land.units) < 2:
        return NEVER
    worth = 2.0 + 0.3 * power_of(wars, land.units) + (of.army if lone(leader) else 0.0)
    if len(natives(wars, leader.chip, land.units)) == len(land.units):
        return worth
    obeyed = obedience(wars, leader, land.units)
    return obeyed * worth - (1 - obeyed) * REBELLION


def hand_over(of: Outlook, answer: HandOver) -> float:
    """Who has two troops makes an army of a leader without one."""
    wars = of.wars
    leader, to = leader_with(wars, answer.leader), leader_with(wars, answer.to)
    if not lone(to) or len(troops(wars, leader.units)) < 2:
        return NEVER
    card = spare(wars, free_to_hand(wars, leader, to), to.chip)
    if natives(wars, to.chip, (card,)):
        return of.army
    obeyed = obedience(wars, to, (card,))
    return obeyed * of.army - (1 - obeyed) * REBELLION


def spare(wars: Wars, cards: list[CardId], to: CardId) -> CardId:
    """The troop that is handed over: a native if there is one, and the weakest."""
    may = troops(wars, cards)
    return min(natives(wars, to, may) or may, key=lambda card: chip_of(wars, card).power)


# Which ones.


def leave_these(wars: Wars, ask: Ask) -> Judged:
    """The weakest troop is enough for a garrison."""
    choice = choice_of(ask)
    units = troops(wars, ids_of(choice))
    if not units:
        return {}
    return {choice.make((min(units, key=lambda card: chip_of(wars, card).power),)): 0.0}


def take_these(wars: Wars, ask: Ask) -> Judged:
    """All of them; one troop stays where there is something to guard."""
    choice = choice_of(ask)
    land = wars.lands[leader_with(wars, wars.about).area]
    cards = list(ids_of(choice))
    may = troops(wars, cards)
    if (land.fortress or land.mine) and len(cards) == len(land.units) and len(may) > 1:
        cards.remove(min(may, key=lambda card: chip_of(wars, card).power))
    return {choice.make(tuple(cards)): 0.0}


def hand_these(wars: Wars, ask: Ask) -> Judged:
    """The troop that can be spared."""
    choice = choice_of(ask)
    cards = list(ids_of(choice))
    if not troops(wars, cards):
        return {}
    return {choice.make((spare(wars, cards, CardId(wars.noted[0])),)): 0.0}
