"""Levying: leaders at home, troops all together, shamans and war machines (OW 7)."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.requests import CardId, Flow, Option, Seat

from . import checks
from .answers.levying import Levy, Raise, levy, raised
from .arrivals import arrive
from .chips import LEADER, MACHINE, SHAMAN, TROOP, chips
from .events.common import own
from .events.levying import Levied, Raised
from .following import control_bonus, natives
from .moving import after_battle
from .pieces import NO_CHIP, Leader, Wars, chip_of, leader_with, lone, owns, world_of
from .regrouping import rebellion
from .supply import pay, purse

# What there is in the hand.


class Levies:
    """What a hand has for levies, sorted out once for all leaders."""

    __slots__ = ("leaders", "machines", "shaman", "troops")

    def __init__(self, wars: Wars, seat: Seat) -> None:
        self.leaders: list[CardId] = []
        self.troops = 0
        """The areas with troops whose home they are."""
        self.shaman = False
        powers = set()
        printed, faces = chips(wars.options.own_chips), wars.cards.faces
        for card in wars.players[seat].hand:
            chip = printed[faces[card]]
            kind = chip.kind
            if kind == TROOP:
                self.troops |= 1 << chip.home
            elif kind == LEADER:
                self.leaders.append(card)
            elif kind == SHAMAN:
                self.shaman = True
            elif kind == MACHINE:
                powers.add(chip.power)
        gold = purse(wars, seat) if powers else 0
        self.machines = tuple([power for power in sorted(powers) if power <= gold])
        """The powers of machines that can be paid."""


@lru_cache(maxsize=1 << 10)
def levies_of(troops: bool, shaman: bool, machines: tuple[int, ...], army: bool) -> tuple[tuple[bool, bool, int], ...]:
    """Every levy, none first: troops, shaman, machine's power (OW-79). `army`: troops are there already that tow it."""
    found = []
    for with_troops in (False, True) if troops else (False,):
        for with_shaman in (False, True) if shaman else (False,):
            found.append((with_troops, with_shaman, 0))
            if with_troops or army:
                found += [(with_troops, with_shaman, power) for power in machines]
    return tuple(found)


def options(wars: Wars, seat: Seat) -> list[Option]:
    """Leaders of the hand, each with every levy at his home; and every levy of those on the map."""
    of = Levies(wars, seat)
    found: list[Option] = []
    for card in of.leaders:
        troops = bool(of.troops >> chip_of(wars, card).home & 1)
        found += raises(card, levies_of(troops, of.shaman, of.machines, False))
    if of.troops or of.shaman or of.machines:
        for leader in wars.leaders:
            if leader.seat == seat and may_levy(wars, leader):
                troops, shaman = bool(of.troops >> leader.area & 1), of.shaman and leader.shaman == NO_CHIP
                found += levies(leader.chip, levies_of(troops, shaman, of.machines, not lone(leader)))
    return found


@lru_cache(maxsize=1 << 10)
def raises(card: CardId, each: tuple[tuple[bool, bool, int], ...]) -> tuple[Raise, ...]:
    """A leader from the hand with each of these levies."""
    return tuple([raised(card, *levied) for levied in each])


@lru_cache(maxsize=1 << 10)
def levies(chip: CardId, each: tuple[tuple[bool, bool, int], ...]) -> tuple[Levy, ...]:
    """Each of these levies but the first, which is none."""
    return tuple([levy(chip, *levied) for levied in each[1:]])


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
    if answer.troops or answer.shaman or answer.machine:
        yield from muster(wars, answer, area)
    yield from arrive(wars, (answer.leader,), raised=True)
    yield from after_battle(wars, (answer.leader,), area)


def do_levy(wars: Wars, answer: Levy) -> Flow[None]:
    """A leader levies where he is."""
    yield from muster(wars, answer, leader_with(wars, answer.leader).area)


def taken_from_hand(wars: Wars, card: CardId) -> Seat:
    """A chip comes from a hand into the open. Returns whose hand."""
    for seat, player in enumerate(wars.players):
        if card in player.hand:
            player.hand.remove(card)
            wars.cards.show(card)
            return seat
    raise LookupError(card)


def muster(wars: Wars, answer: Raise | Levy, area: int) -> Flow[None]:
    """OW 7.2 – OW 7.5: all troops of the land, a shaman, a machine that is paid; natives join freely."""
    leader = leader_with(wars, answer.leader)
    leader.levied = True
    seat = leader.seat
    hand = wars.players[seat].hand
    new = [card for card in hand if answer.troops and is_native_to(wars, card, area)]
    new += next_of(wars, hand, SHAMAN, 0)[: answer.shaman]
    new += next_of(wars, hand, MACHINE, answer.machine)[: answer.machine > 0]
    cards = tuple(new)
    for card in cards:
        taken_from_hand(wars, card)
    wars.aside += cards
    if answer.machine:
        yield from pay(wars, seat, answer.machine, "a war machine", "OW 7.4")
    yield Levied(own(wars), answer.leader, cards)
    yield from enlist(wars, leader, cards)


def is_native_to(wars: Wars, card: CardId, area: int) -> bool:
    """Whether a chip is a troop of this home."""
    chip = chip_of(wars, card)
    return chip.kind == TROOP and chip.home == area


def next_of(wars: Wars, hand: list[CardId], kind: int, power: int) -> list[CardId]:
    """The chips of a hand of a kind and power; equal ones are alike."""
    return [card for card in hand if (chip := chip_of(wars, card)).kind == kind and chip.power == power]


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
