"""Levying: leaders at home, troops all together, shamans and war machines (OW 7)."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.requests import CardId, Flow, Option, Seat

from . import checks
from .answers.levying import Levy, Raise
from .arrivals import arrive
from .chips import LEADER, MACHINE, SHAMAN, TROOP, chips
from .events.common import own
from .events.levying import Levied, Raised
from .finding import chip_of, leader_with, lone, owns, world_of
from .following import control_bonus, natives
from .moving import after_battle
from .pieces import NO_CHIP, Leader, Wars
from .regrouping import rebellion
from .supply import pay, purse

# What there is in the hand.


class Levies:
    """What a hand has for levies, sorted out once for all leaders."""

    __slots__ = ("leaders", "machines", "shaman", "troops")

    def __init__(self, wars: Wars, seat: Seat) -> None:
        self.leaders: list[CardId] = []
        self.troops: dict[int, tuple[CardId, ...]] = {}
        """By the area that is their home."""
        self.shaman = NO_CHIP
        machines: dict[int, CardId] = {}
        printed, faces = chips(wars.options.own_chips), wars.cards.faces
        for card in wars.players[seat].hand:
            chip = printed[faces[card]]
            kind = chip.kind
            if kind == TROOP:
                self.troops[chip.home] = (*self.troops.get(chip.home, ()), card)
            elif kind == LEADER:
                self.leaders.append(card)
            elif kind == SHAMAN and self.shaman == NO_CHIP:
                self.shaman = card
            elif kind == MACHINE:
                machines.setdefault(chip.power, card)
        gold = purse(wars, seat) if machines else 0
        self.machines = tuple([(power, machines[power]) for power in sorted(machines) if power <= gold])
        """One of each power that can be paid, with its power."""


Bundle = tuple[bool, bool, int, tuple[CardId, ...]]
"""A levy: whether there are troops and a shaman, the power of its machine or 0, all its chips."""


@lru_cache(maxsize=1 << 12)
def levies_of(
    troops: tuple[CardId, ...], shaman: CardId, machines: tuple[tuple[int, CardId], ...], army: bool
) -> tuple[Bundle, ...]:
    """Every levy, none first (OW-79). `army`: troops are there already that tow a machine."""
    found: list[Bundle] = []
    for levied in ((), troops) if troops else ((),):
        for divine in ((), (shaman,)) if shaman != NO_CHIP else ((),):
            found.append((bool(levied), bool(divine), 0, (*levied, *divine)))
            if levied or army:
                found += [(bool(levied), bool(divine), power, (*levied, *divine, card)) for power, card in machines]
    return tuple(found)


def options(wars: Wars, seat: Seat) -> list[Option]:
    """Leaders of the hand, each with every levy at his home; and every levy of those on the map."""
    of = Levies(wars, seat)
    found: list[Option] = []
    for card in of.leaders:
        found += raises(card, levies_of(of.troops.get(chip_of(wars, card).home, ()), of.shaman, of.machines, False))
    if of.troops or of.shaman != NO_CHIP or of.machines:
        for leader in wars.leaders:
            if leader.seat == seat and may_levy(wars, leader):
                shaman = of.shaman if leader.shaman == NO_CHIP else NO_CHIP
                each = levies_of(of.troops.get(leader.area, ()), shaman, of.machines, not lone(leader))
                found += levies(leader.chip, each)
    return found


def bundle(of: Levies, area: int, troops: bool, shaman: bool, machine: int) -> Bundle:
    """What is meant by a levy in an area, as far as the hand has it."""
    chips = of.troops.get(area, ()) if troops else ()
    if shaman and of.shaman != NO_CHIP:
        chips = (*chips, of.shaman)
    return troops, shaman, machine, (*chips, *(card for power, card in of.machines if power == machine))


@lru_cache(maxsize=1 << 12)
def raises(card: CardId, each: tuple[Bundle, ...]) -> tuple[Raise, ...]:
    """A leader from the hand with each of these levies."""
    return tuple([Raise(card, *bundle) for bundle in each])


@lru_cache(maxsize=1 << 12)
def levies(chip: CardId, each: tuple[Bundle, ...]) -> tuple[Levy, ...]:
    """Each of these levies but the first, which is none."""
    return tuple([Levy(chip, *bundle) for bundle in each[1:]])


def may_levy(wars: Wars, leader: Leader) -> bool:
    """Once a turn, in own land; who was raised in this turn, at home alone (OW 7.1, OW-17)."""
    if leader.levied or not owns(wars, leader.seat, leader.area):
        return False
    return not leader.raised or leader.area == chip_of(wars, leader.chip).home


# Levies.


def do_raise(wars: Wars, answer: Raise) -> Flow[None]:
    """OW-16: a leader comes from the hand to his home, whoever holds it; enemies there are fought at once."""
    seat = taken_from_hand(wars, answer.leader)
    area = chip_of(wars, answer.leader).home
    wars.leaders.append(Leader(answer.leader, seat, area, raised=True))
    yield Raised(own(wars), seat, answer.leader, world_of(wars).names[area])
    if answer.chips:
        yield from muster(wars, answer)
    yield from arrive(wars, (answer.leader,), raised=True)
    yield from after_battle(wars, (answer.leader,), area)


def do_levy(wars: Wars, answer: Levy) -> Flow[None]:
    """A leader levies where he is."""
    yield from muster(wars, answer)


def taken_from_hand(wars: Wars, card: CardId) -> Seat:
    """A chip comes from a hand into the open. Returns whose hand."""
    for seat, player in enumerate(wars.players):
        if card in player.hand:
            player.hand.remove(card)
            wars.cards.show(card)
            return seat
    raise LookupError(card)


def muster(wars: Wars, answer: Raise | Levy) -> Flow[None]:
    """OW 7.2 – OW 7.5: all troops of the land, a shaman, a machine that is paid; natives join freely."""
    leader = leader_with(wars, answer.leader)
    leader.levied = True
    cards = answer.chips
    for card in cards:
        taken_from_hand(wars, card)
    wars.aside += cards
    if answer.machine:
        yield from pay(wars, leader.seat, answer.machine, "a war machine", "OW 7.4")
    yield Levied(own(wars), answer.leader, cards)
    yield from enlist(wars, leader, cards)


def enlist(wars: Wars, leader: Leader, cards: tuple[CardId, ...]) -> Flow[None]:
    """Chips that have come from the hand follow a leader: natives freely, the other troops by one check (OW-18)."""
    free = natives(wars, leader.chip, cards)
    others: list[CardId] = []
    machines: list[CardId] = []
    for card in cards:
        kind = chip_of(wars, card).kind
        if kind == SHAMAN:
            wars.aside.remove(card)
            leader.shaman = card
        elif kind == MACHINE:
            machines.append(card)
        elif card not in free:
            others.append(card)
    take_in(wars, leader, free)
    if not others:
        take_in(wars, leader, machines)
        return
    yield from check_levy(wars, leader, tuple(others), tuple(machines))


def take_in(wars: Wars, leader: Leader, cards: list[CardId] | tuple[CardId, ...]) -> None:
    """Units that were levied follow a leader."""
    for card in cards:
        wars.aside.remove(card)
        leader.units.append(card)


def check_levy(wars: Wars, leader: Leader, others: tuple[CardId, ...], machines: tuple[CardId, ...]) -> Flow[None]:
    """Troops that are not native obey, or rebel."""
    bonus = control_bonus(wars, leader, others)
    obeyed = yield from checks.authority(wars, leader, bonus, "to be obeyed by a levy", "OW 7.3")
    if obeyed:
        take_in(wars, leader, (*others, *machines))
        return
    yield from rebellion(wars, leader, (*others, *machines))
