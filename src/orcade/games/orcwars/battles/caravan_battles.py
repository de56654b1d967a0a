"""Caravans that are attacked: power, treasury, and what is won (OW 19)."""

from __future__ import annotations

from orcade.table.requests import D6, CardId, Flow, Roll, Seat, Shuffle

from ..caravans import area_of, caravan_with, move_on, vanish
from ..events.aftermath import DrivenOn, Plundered
from ..events.battles import EmptyWagon, Guarded
from ..events.common import own
from ..finding import world_of
from ..pieces import CARAVAN_AGAIN_LESS, CARAVAN_POWERS, NO_CHIP, NOWHERE, Battle, Caravan, Wars
from ..supply import draw_gold
from .sides import any_left, retreats, winner_of
from .spoils import give_gold, lose_gold


def uncover(wars: Wars, caravan: Caravan, seat: Seat) -> Flow[bool]:
    """OW 19.1, OW 19.2: power and treasury at the first attack; caravans that are drawn are the attacker's (OW-35).

    Whether there is something to fight: a power of 0 is an empty wagon (OW-34)."""
    if caravan.power == NOWHERE:
        die = yield Roll(seat, D6, "the caravan's power", "OW 19.1")
        if die > len(CARAVAN_POWERS):
            die = yield Roll(seat, D6, "the caravan's power, less 1", "OW 19.1")
            caravan.power = die - CARAVAN_AGAIN_LESS
        else:
            caravan.power = CARAVAN_POWERS[die - 1]
        yield from load(wars, caravan, seat)
    if caravan.power:
        return True
    yield EmptyWagon(own(wars), caravan.chip)
    vanish(wars, caravan)
    return False


def load(wars: Wars, caravan: Caravan, seat: Seat) -> Flow[None]:
    """A gold chip for each power, face up."""
    for _ in range(caravan.power):
        card = yield from draw_gold(wars, seat)
        if card == NO_CHIP:
            break
        wars.cards.show(card)
        caravan.treasury.append(card)
    if caravan.power:
        yield Guarded(own(wars), caravan.chip, caravan.power, tuple(caravan.treasury))


def settle_caravan(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 19.3: gold for the power that was destroyed. It is the winner's, or lost where the caravan wins."""
    caravan = caravan_with(wars, battle.defender.caravan)
    destroyed = min(caravan.power, battle.defender.damage)
    taken = yield from unload(wars, caravan, destroyed)
    caravan.power -= destroyed
    if retreats(battle, battle.defender):
        yield from give_gold(wars, battle, taken)
    else:
        yield from lose_gold(wars, taken)
    if not any_left(wars, battle.defender):
        yield Plundered(own(wars), caravan.chip)
        vanish(wars, caravan)
    elif winner_of(battle) is battle.attacker:
        caravan.driven += battle.attacker.leaders + battle.attacker.units
        yield from drive_on(wars, caravan)


def unload(wars: Wars, caravan: Caravan, count: int) -> Flow[tuple[CardId, ...]]:
    """So many chips of the treasury at random; all where nothing is left of the caravan."""
    treasury = caravan.treasury
    if 0 < count < len(treasury):
        yield Shuffle(treasury, "the treasury", "OW 19.3")
        for card in treasury:
            wars.cards.show(card)
    taken = tuple(treasury if count >= caravan.power else treasury[:count])
    del treasury[: len(taken)]
    return taken


def drive_on(wars: Wars, caravan: Caravan) -> Flow[None]:
    """The rest flees one step; at its destination it is gone (OW-61)."""
    chip = caravan.chip
    yield from move_on(wars, caravan)
    if caravan in wars.caravans:
        yield DrivenOn(own(wars), chip, world_of(wars).names[area_of(wars, caravan)])
