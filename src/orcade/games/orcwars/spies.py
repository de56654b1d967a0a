"""Spies: six uses, in the own turn, from the hand (OW 9.1, OW-22, OW-63)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orcade.table.requests import CardId, Flow, Option, Roll, Seat

from .answers.common import chip_name
from .answers.spies import (
    Bribe,
    Knife,
    LookAt,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from .carrying import down_to_one, drop_gold
from .checks import authority, servivility
from .chips import SPY, TROOP
from .events.common import own
from .events.spies import Bribed, Faithful, Knifed, KnifeMissed, Listens, Looked, Sabotaged, Stole
from .finding import chip_of, holder, leader_with, owner_of, turn_of, world_of
from .following import keeping_bonus
from .lands import drop_machines, leave_map, remove, strand
from .pieces import NO_CHIP, NOBODY, SABOTAGED, Leader, Wars
from .supply import put_back


def spy_of(wars: Wars, seat: Seat) -> CardId:
    """A spy in the hand; NO_CHIP where there is none."""
    for card in wars.players[seat].hand:
        if chip_of(wars, card).kind == SPY:
            return card
    return NO_CHIP


def options(wars: Wars, seat: Seat) -> list[Option]:
    """What a spy in the hand may do: to players only, not to those who are nobody's."""
    spy = spy_of(wars, seat)
    if spy == NO_CHIP:
        return []
    found: list[Option] = []
    for other, player in enumerate(wars.players):
        if other != seat:
            if player.hand or player.gold:
                found.append(LookAt(other, spy))
            if player.gold:
                found.append(StealFrom(other, spy))
    if not wars.overheard:
        found.append(Overhear(spy))
    for leader in wars.leaders:
        if leader.seat != seat and leader.area >= 0:
            found.append(Knife(leader.chip, spy))
            found += at_units(wars, leader.units, spy)
    for area, land in enumerate(wars.lands):
        if land.owner not in (seat, NOBODY):
            found += at_units(wars, land.units, spy)
            if land.mine:
                found.append(SabotageMine(area, spy))
            if 0 < land.fortress <= SABOTAGED:
                found.append(SabotageFortress(area, spy))
    return found


def at_units(wars: Wars, units: list[CardId], spy: CardId) -> list[Option]:
    """One of each print: troops to bribe, machines to sabotage."""
    found: dict[int, Option] = {}
    for card in units:
        chip = chip_of(wars, card)
        found.setdefault(chip.face, Bribe(card, spy) if chip.kind == TROOP else SabotageMachine(card, spy))
    return list(found.values())


def spend(wars: Wars, seat: Seat, spy: CardId) -> None:
    """The spy goes back into the cup (OW-2)."""
    wars.players[seat].hand.remove(spy)
    wars.cards.show(spy)
    put_back(wars, spy)


def look(wars: Wars, answer: LookAt) -> Flow[None]:
    """The player of the spy sees everything."""
    seat = turn_of(wars)
    spend(wars, seat, answer.spy)
    seen = (*wars.players[answer.seat].hand, *wars.players[answer.seat].gold)
    for card in seen:
        wars.cards.peek(card, seat)
    yield Looked(own(wars), seat, answer.seat, seen)


def steal(wars: Wars, answer: StealFrom) -> Flow[None]:
    """A gold chip at random."""
    seat = turn_of(wars)
    spend(wars, seat, answer.spy)
    gold = wars.players[answer.seat].gold
    at = 1
    if len(gold) > 1:
        at = yield Roll(seat, len(gold), "which chip is stolen", "OW 9.1")
    card = gold.pop(at - 1)
    wars.cards.peek(card, seat)
    wars.players[seat].gold.append(card)
    yield Stole(own(wars), seat, answer.seat, card)


def overhear(wars: Wars, answer: Overhear) -> Flow[None]:
    """OW-72: the next battle that this player begins."""
    seat = turn_of(wars)
    spend(wars, seat, answer.spy)
    wars.overheard = True
    yield Listens(seat)


def knife(wars: Wars, answer: Knife) -> Flow[None]:
    """An enemy leader gets away, or is dead."""
    seat = turn_of(wars)
    spend(wars, seat, answer.spy)
    safe = yield from servivility(wars, leader_with(wars, answer.chip), "to get away from the knife", "OW 9.1")
    if safe:
        yield KnifeMissed(own(wars), seat, answer.chip)
        return
    leader = leader_with(wars, answer.chip)
    drop_gold(wars, leader)
    if leader.shaman != NO_CHIP:
        put_back(wars, leader.shaman)
        leader.shaman = NO_CHIP
    units = tuple(leader.units)
    leader.units.clear()
    area, owner = leader.area, leader.seat
    leave_map(wars, leader)
    put_back(wars, answer.chip)
    yield Knifed(own(wars), seat, answer.chip)
    yield from strand(wars, owner, area, units)


def bribe(wars: Wars, answer: Bribe) -> Flow[None]:
    """A troop goes back to its owner's hand, unless its leader is obeyed; garrisons have none."""
    seat = turn_of(wars)
    spend(wars, seat, answer.spy)
    held = holder(wars, answer.chip)
    if isinstance(held, Leader):
        label = f"to keep {chip_name(wars, answer.chip)}"
        kept = yield from authority(wars, held, keeping_bonus(wars, held), label, "OW 9.1")
        if kept:
            yield Faithful(own(wars), seat, answer.chip)
            return
    owner = owner_of(wars, answer.chip)
    remove(wars, answer.chip)
    wars.players[owner].hand.append(answer.chip)
    yield Bribed(own(wars), seat, owner, answer.chip)
    yield from drop_machines(wars)
    yield from down_to_one(wars)


def sabotage_mine(wars: Wars, answer: SabotageMine) -> Flow[None]:
    """A mine is gone."""
    spend(wars, turn_of(wars), answer.spy)
    wars.lands[answer.area].mine = False
    yield Sabotaged(turn_of(wars), f"the mine of {world_of(wars).names[answer.area]}")


def sabotage_fortress(wars: Wars, answer: SabotageFortress) -> Flow[None]:
    """A small fortress is gone."""
    spend(wars, turn_of(wars), answer.spy)
    wars.lands[answer.area].fortress = 0
    yield Sabotaged(turn_of(wars), f"the fortress of {world_of(wars).names[answer.area]}")


def sabotage_machine(wars: Wars, answer: SabotageMachine) -> Flow[None]:
    """A war machine is gone."""
    spend(wars, turn_of(wars), answer.spy)
    remove(wars, answer.chip)
    put_back(wars, answer.chip)
    yield Sabotaged(turn_of(wars), chip_name(wars, answer.chip))


DO: dict[type[Option], Callable[[Wars, Any], Flow[None]]] = {
    LookAt: look,
    StealFrom: steal,
    Overhear: overhear,
    Knife: knife,
    Bribe: bribe,
    SabotageMine: sabotage_mine,
    SabotageFortress: sabotage_fortress,
    SabotageMachine: sabotage_machine,
}
