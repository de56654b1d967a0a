"""A player's turn besides its actions: caravans, reinforcements, discards (OW 4.2, OW 5, OW 10.3)."""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, Flow, Option, Seat

from .answers.common import SomeChips
from .answers.supply import AFRESH, BUY, KEEP, Afresh, Discard
from .caravans import place_and_move
from .events.common import own
from .events.supply import Discarded, ShowedHand
from .events.turn import TurnBegins
from .finding import areas_with_troops, areas_with_units, is_leader, turn_of
from .pieces import (
    BOUGHT,
    BUYING,
    DRAWING,
    DRAWN,
    FRESH_HAND,
    FRESH_HANDS,
    FRESH_START,
    HAND,
    PLACING,
    SURFACING,
    TRADING,
    UNIT,
    UNIT_COSTS,
    WHAT_TO_DISCARD,
    WHETHER_AFRESH,
    WHETHER_TO_BUY,
    Wars,
)
from .supply import can_pay, draw_units, pay, put_back


def begin(wars: Wars) -> Flow[None]:
    """B1: who is where is noted, new caravans are placed and moved."""
    seat = turn_of(wars)
    yield TurnBegins(seat)
    wars.units_since = areas_with_units(wars, seat)
    wars.troops_since = areas_with_troops(wars, seat)
    wars.shifted, wars.travelled = [], []
    wars.overheard = False
    wars.afresh = wars.bought = 0
    for leader in wars.leaders:
        leader.moved = leader.attacked = leader.levied = leader.rampaged = leader.raised = leader.retreated = False
    for caravan in wars.caravans:
        caravan.driven.clear()
    yield from place_and_move(wars, seat)
    wars.phase = FRESH_START


def fresh_start(wars: Wars) -> Flow[None]:
    """OW 5.2, OW-6: who has no leader on the map may show his hand and draw six new units, up to three times.

    Whether he has one in the hand is his secret, so everybody without one on the map is asked."""
    seat = turn_of(wars)
    if wars.afresh == FRESH_HANDS or any(leader.seat == seat and leader.area >= 0 for leader in wars.leaders):
        wars.phase = DRAWING
        return
    wars.asked = WHETHER_AFRESH
    options = Lazy(partial(fresh_options, wars, seat))
    answer = yield Ask(seat, "You have no leader on the map. Draw your hand afresh?", options, "OW 5.2")
    if answer.__class__ is not Afresh:
        wars.phase = DRAWING
        return
    wars.afresh += 1
    shown = tuple(wars.players[seat].hand)
    wars.players[seat].hand.clear()
    for card in shown:
        wars.cards.show(card)
        put_back(wars, card)
    yield ShowedHand(own(wars), seat, shown)
    yield from draw_units(wars, seat, FRESH_HAND)


def fresh_options(wars: Wars, seat: Seat) -> list[Option]:
    """Only a hand without a leader may be given up."""
    return [KEEP] if any(is_leader(wars, card) for card in wars.players[seat].hand) else [AFRESH, KEEP]


def draw_three(wars: Wars) -> Flow[None]:
    """OW 5.1: three units."""
    yield from draw_units(wars, turn_of(wars), DRAWN)
    wars.phase = BUYING


def buy(wars: Wars) -> Flow[None]:
    """OW 5.1, OW-7: up to two more, for two gold each, one after the other or both at once."""
    seat = turn_of(wars)
    if not to_buy(wars) or not wars.players[seat].gold:
        wars.phase = SURFACING
        return
    wars.asked = WHETHER_TO_BUY
    options = Lazy(partial(buy_options, wars, seat))
    answer = yield Ask(seat, f"Buy units for {UNIT_COSTS} gold each?", options, "OW 5.1")
    if not answer.count:
        wars.phase = SURFACING
        return
    wars.bought += answer.count
    yield from pay(wars, seat, answer.count * UNIT_COSTS, "units", "OW 5.1")
    yield from draw_units(wars, seat, answer.count)


def buy_options(wars: Wars, seat: Seat) -> list[Option]:
    """As many as may be had and can be paid."""
    return [BUY[count] for count in range(to_buy(wars) + 1) if can_pay(wars, seat, count * UNIT_COSTS)]


def to_buy(wars: Wars) -> int:
    """How many units may still be bought in this turn: no more than there are (OW-2)."""
    return min(BOUGHT - wars.bought, len(wars.cups[UNIT]))


def discard(wars: Wars) -> Flow[None]:
    """OW 10.3: down to ten units (B5); then the next player's turn begins, or trading."""
    seat = turn_of(wars)
    hand = tuple(wars.players[seat].hand)
    if len(hand) > HAND:
        more = len(hand) - HAND
        wars.asked = WHAT_TO_DISCARD
        options = SomeChips(wars, Discard, "unit", hand, more, more, "OW 10.3")
        answer = yield Ask(seat, f"{len(hand)} units are {more} too many. Which do you put back?", options, "OW 10.3")
        for card in answer.chips:
            wars.players[seat].hand.remove(card)
            put_back(wars, card)
        yield Discarded(seat, len(answer.chips))
    wars.turns += 1
    wars.phase = PLACING
    if wars.turns == wars.seats:
        wars.turns = 0
        wars.phase = TRADING
