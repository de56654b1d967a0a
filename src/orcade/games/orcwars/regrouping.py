"""Units left behind, taken over and handed over (OW 6.5, OW-13, OW-50, OW-71)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import Ask, CardId, Flow, Option, Seat

from . import battles, checks
from .answers.common import OfChips, SomeChips
from .answers.moving import (
    HandOver,
    HandThese,
    Leave,
    LeaveThese,
    TakeOver,
    TakeThese,
    hand_over,
    leave,
    take_over,
)
from .carrying import spared
from .events.common import own
from .events.moving import LeftBehind, Rebelled
from .finding import is_troop, leader_with, leaders_in, on_map, owns, troops, world_of
from .following import control_bonus, follow, natives, welcome_shaman
from .lands import drop_machines, remove
from .moving import after_battle
from .pieces import WHAT_TO_HAND_OVER, WHAT_TO_LEAVE, WHAT_TO_TAKE_OVER, Leader, Wars

# What may change hands: each unit once a turn, and none that has travelled joins a leader who has still to move.


def free_to_leave(wars: Wars, leader: Leader) -> list[CardId]:
    """What a leader may leave behind, in own land."""
    if not owns(wars, leader.seat, leader.area):
        return []
    return [card for card in leader.units if card not in wars.shifted]


def free_to_join(wars: Wars, leader: Leader, cards: Sequence[CardId]) -> list[CardId]:
    """Those of some units that may follow a leader from now on (OW-71)."""
    return [card for card in cards if card not in wars.shifted and (leader.moved or card not in wars.travelled)]


def free_to_take(wars: Wars, leader: Leader) -> list[CardId]:
    """What a leader may take over from the garrison. A machine by itself needs a troop that tows it (OW 16.1)."""
    if not owns(wars, leader.seat, leader.area) or not wars.lands[leader.area].units:
        return []
    return towed(wars, leader, free_to_join(wars, leader, wars.lands[leader.area].units))


def free_to_hand(wars: Wars, leader: Leader, to: Leader) -> list[CardId]:
    """What a leader may hand over to another beside him: in own land anything, elsewhere natives (OW-50)."""
    units = leader.units if owns(wars, leader.seat, leader.area) else natives(wars, to.chip, leader.units)
    return towed(wars, to, free_to_join(wars, to, units))


def towed(wars: Wars, leader: Leader, cards: list[CardId]) -> list[CardId]:
    """No machines alone for a leader without troops."""
    return cards if leader.units or troops(wars, cards) else []


def options(wars: Wars, seat: Seat) -> list[Option]:
    """Who may leave, take over and hand over something."""
    found: list[Option] = []
    for leader in wars.leaders:
        if leader.seat != seat or leader.area < 0:
            continue
        if leader.units:
            if free_to_leave(wars, leader):
                found.append(leave(leader.chip))
            found += [
                hand_over(leader.chip, to.chip)
                for to in wars.leaders
                if to.area == leader.area and to.seat == seat and to is not leader and free_to_hand(wars, leader, to)
            ]
        if free_to_take(wars, leader):
            found.append(take_over(leader.chip))
    return found


def which(
    wars: Wars, leader: Leader, asked: int, answer: type[OfChips], cards: list[CardId], prompt: str
) -> Flow[tuple[CardId, ...]]:
    """Asks which of some units are meant, at least one; of a single one there is nothing to ask."""
    chips = tuple(cards)
    if len(chips) > 1:
        wars.asked = asked
        wars.about = leader.chip
        choice = SomeChips(wars, answer, "unit", chips, 1, len(chips), "OW 6.5")
        given = yield Ask(leader.seat, prompt, choice, "OW 6.5")
        chips = given.chips
    wars.shifted += chips
    return chips


def do_leave(wars: Wars, answer: Leave) -> Flow[None]:
    """Units stay in own land as its garrison."""
    leader = leader_with(wars, answer.chip)
    cards = yield from which(
        wars, leader, WHAT_TO_LEAVE, LeaveThese, free_to_leave(wars, leader), "Which units do you leave behind?"
    )
    for card in cards:
        leader.units.remove(card)
    wars.lands[leader.area].units += cards
    yield LeftBehind(own(wars), leader.chip, cards, world_of(wars).names[leader.area])
    yield from drop_machines(wars)


def do_take_over(wars: Wars, answer: TakeOver) -> Flow[None]:
    """Units of the garrison follow a leader, if they obey; their shaman comes with them (OW-32)."""
    leader = leader_with(wars, answer.chip)
    area = leader.area
    cards = yield from which(
        wars, leader, WHAT_TO_TAKE_OVER, TakeThese, free_to_take(wars, leader), "Which units do you take over?"
    )
    yield from welcome(wars, leader, cards)
    taker = on_map(wars, answer.chip)
    if taker is not None and taker.area == area and any(card in taker.units for card in cards):
        yield from welcome_shaman(wars, wars.lands[area], taker)


def do_hand_over(wars: Wars, answer: HandOver) -> Flow[None]:
    """Units follow another leader, if they obey; with a whole army goes all gold but one chip (OW-77). An army that has
    retreated robs no caravan under him either (OW-56)."""
    leader, to = leader_with(wars, answer.leader), leader_with(wars, answer.to)
    wars.noted = [answer.to]
    cards = yield from which(
        wars, leader, WHAT_TO_HAND_OVER, HandThese, free_to_hand(wars, leader, to), "Which units do you hand over?"
    )
    yield from welcome(wars, to, cards)
    giver, taker = on_map(wars, answer.leader), on_map(wars, answer.to)
    if giver is not None and taker is not None:
        spare = yield from spared(wars, answer.leader)
        taker.gold += spare
        taker.retreated |= giver.retreated and any(card in taker.units for card in cards)


def welcome(wars: Wars, leader: Leader, cards: tuple[CardId, ...]) -> Flow[None]:
    """Natives join a leader freely, the others by one check; machines go with whom there are troops for (OW-13)."""
    free = tuple(natives(wars, leader.chip, cards))
    yield from follow(wars, leader, free)
    others = tuple([card for card in cards if card not in free and is_troop(wars, card)])
    machines = tuple([card for card in cards if card not in free and card not in others])
    obeyed = True
    if others:
        bonus = control_bonus(wars, leader, others)
        obeyed = yield from checks.authority(wars, leader, bonus, "to be obeyed by new troops", "OW 6.5")
    if obeyed:
        yield from follow(wars, leader, (*others, *machines))
        yield from drop_machines(wars)
        return
    yield from rebellion(wars, leader, (*others, *machines))


def rebellion(wars: Wars, leader: Leader, rebels: tuple[CardId, ...]) -> Flow[None]:
    """Units that do not obey attack the leader and all his side there at once; machines are whose troops can tow them
    (OW-13, OW-18, OW 16.1)."""
    area, chip = leader.area, leader.chip
    for card in rebels:
        remove(wars, card)
        wars.aside.append(card)
    yield Rebelled(own(wars), chip, rebels)
    yield from drop_machines(wars)
    group = tuple([each.chip for each in leaders_in(wars, area, leader.seat)])
    yield from battles.rebel(wars, chip, rebels)
    yield from after_battle(wars, group, area)
