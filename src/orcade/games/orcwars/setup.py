"""Before the first round: bosses, six chips, chips for gold (OW 2)."""

from __future__ import annotations

from orcade.table.cards import Cards
from orcade.table.requests import Ask, CardId, Flow, Roll, Shuffle

from .answers.common import SomeChips
from .answers.supply import BOSSES_ANSWERS, Swap
from .caravans import place
from .chips import LEADER, chips, cup
from .events.common import own
from .events.supply import Begins, DrewBoss, GaveUp
from .finding import clockwise, turn_of
from .pieces import (
    BOSSES,
    GOLD_BACK,
    HOW_MANY_BOSSES,
    ROUND_BEGINS,
    SWAPPING,
    UNIT,
    UNITS_AT_START,
    WHAT_TO_SWAP,
    Land,
    Player,
    Wars,
    WarsOptions,
)
from .supply import draw_units, gain_gold, put_back
from .world import ORCLANDS


def start(seats: int, options: WarsOptions) -> Wars:
    """The map lies there, all chips are in their cups."""
    wars = Wars(seats, options)
    faces: list[int] = []
    backs: list[int] = []
    for back in (UNIT, GOLD_BACK):
        printed = cup(options.own_chips, back)
        wars.cups.append([CardId(len(faces) + at) for at in range(len(printed))])
        faces += printed
        backs += [back] * len(printed)
    wars.cards = Cards(faces, [0] * len(faces), backs)
    wars.players = [Player() for _ in range(seats)]
    wars.lands = [Land() for _ in range(ORCLANDS)]
    wars.bosses = [0] * seats
    return wars


def first_roll(wars: Wars) -> Flow[None]:
    """OW 2.3: who begins."""
    die = yield Roll(0, wars.seats, "who begins", "OW 2.3")
    wars.first = die - 1
    yield Begins(wars.first)
    wars.phase = BOSSES


def choose_bosses(wars: Wars) -> Flow[None]:
    """OW 2.1, OW-1: each chooses one or two bosses; when all have, these are drawn, and then the other units."""
    seat = turn_of(wars)
    wars.asked = HOW_MANY_BOSSES
    answer = yield Ask(seat, "How many bosses do you begin with?", BOSSES_ANSWERS, "OW 2.1")
    wars.bosses[seat] = answer.count
    wars.turns += 1
    if wars.turns == wars.seats:
        yield from deal(wars)
        wars.turns = 0
        wars.phase = SWAPPING


def deal(wars: Wars) -> Flow[None]:
    """Bosses are drawn from all leaders, and what is missing to six chips from all units that are left."""
    printed = chips(wars.options.own_chips)
    wars.aside = [card for card in wars.cups[UNIT] if printed[wars.cards.faces[card]].kind == LEADER]
    yield Shuffle(wars.aside, "the leaders", "OW 2.1")
    wars.cups[UNIT] = [card for card in wars.cups[UNIT] if card not in wars.aside]
    for seat in tuple(clockwise(wars)):
        for _ in range(wars.bosses[seat]):
            card = wars.aside.pop()
            wars.cards.peek(card, seat)
            wars.players[seat].hand.append(card)
            yield DrewBoss(own(wars), seat, card)
    wars.cups[UNIT] += wars.aside
    wars.aside.clear()
    for seat in tuple(clockwise(wars)):
        yield from draw_units(wars, seat, UNITS_AT_START - wars.bosses[seat])


def swap(wars: Wars) -> Flow[None]:
    """OW 2.2: any number of chips are given up, for a gold chip each; caravans go to their starts at once."""
    seat = turn_of(wars)
    wars.asked = WHAT_TO_SWAP
    hand = tuple(wars.players[seat].hand)
    options = SomeChips(wars, Swap, "chip", hand, 0, len(hand), "OW 2.2")
    answer = yield Ask(seat, "Which chips do you give up for one gold chip each?", options, "OW 2.2")
    for card in answer.chips:
        wars.players[seat].hand.remove(card)
        put_back(wars, card)
    if answer.chips:
        yield GaveUp(seat, len(answer.chips))
    yield from gain_gold(wars, seat, len(answer.chips))
    yield from place(wars, seat)
    wars.turns += 1
    if wars.turns == wars.seats:
        wars.turns = 0
        wars.phase = ROUND_BEGINS
