"""Who has to retreat, and where to (OW 14.4, OW 24.1, OW 24.2)."""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import D20, Ask, CardId, Flow, Option, Roll, Seat

from ..answers.battles import HOLD_OR_WITHDRAW, RetreatTo, Withdraw
from ..answers.trading import HOLDING
from ..events.common import own
from ..events.losses import Killed
from ..events.retreats import DiesBelow, LostBelow, MustRetreat, NoWayOut, Retreats, Ruin, Withdraws
from ..finding import enemies_in, leader_with, owns, turn_of, world_of
from ..lands import cash, claim, leave_map, remove
from ..pieces import (
    ATTACKING,
    BOTH,
    D20_LOST,
    DEFENDING,
    LOST,
    NO_CHIP,
    NOBODY,
    NOWHERE,
    WHERE_TO_RETREAT,
    WHETHER_TO_RETREAT,
    Battle,
    Side,
    Wars,
)
from ..supply import put_back
from .leaders_lost import adrift
from .losses import fell
from .sides import any_left, fled, left_power, other, retreats, sides
from .spoils import take_gold

# Who.


def decide(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 24.1, OW-44: who retreats. A player who defends may wish to."""
    battle.retreating = forced(wars, battle)
    if battle.retreating == NOWHERE:
        defender = battle.defender
        if defender.seat != NOBODY:
            wars.asked = WHETHER_TO_RETREAT
            wars.about = battle.area
            prompt = "You hold the ground. Do you retreat all the same?"
            answer = yield Ask(defender.seat, prompt, HOLD_OR_WITHDRAW, "OW-44", (HOLDING,))
            if answer.__class__ is Withdraw:
                battle.retreating = DEFENDING
                yield Withdraws(defender.seat)
                return
        battle.retreating = ATTACKING
    if battle.retreating == BOTH:
        yield Ruin()
    elif not fled(battle):
        side = battle.attacker if battle.retreating == ATTACKING else battle.defender
        if side.caravan == NO_CHIP:
            place = world_of(wars).names[battle.area]
            yield MustRetreat(side.seat, other(battle, side).seat, place, side is battle.attacker)


def forced(wars: Wars, battle: Battle) -> int:
    """Who has to retreat whatever he wishes; NOWHERE: the attacker, unless the defender wishes to."""
    attacker, defender = battle.attacker, battle.defender
    if not any_left(wars, defender):
        return DEFENDING if any_left(wars, attacker) else BOTH
    if not any_left(wars, attacker):
        return ATTACKING
    weaker = left_power(wars, defender) < left_power(wars, attacker)
    if battle.siege or (weaker and defender.damage > attacker.damage):
        return DEFENDING
    return NOWHERE


# Where to.


def retreat(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 24.2: who has to, goes, the whole side to one place; destroyed leaders of the winner who got away go alone."""
    for side in sides(battle):
        if retreats(battle, side):
            going = tuple([chip for chip in side.leaders if chip not in side.doomed or chip in side.escaped])
            yield from go(wars, battle, side, going, adrift(wars, side))
        else:
            for chip in tuple(side.escaped):
                yield from go(wars, battle, side, (chip,), ())


def go(wars: Wars, battle: Battle, side: Side, leaders: tuple[CardId, ...], units: tuple[CardId, ...]) -> Flow[None]:
    """Leaders with their armies and units without a leader leave the area."""
    if not leaders and not units:
        return
    if side.seat != NOBODY and side is battle.defender and battle.fortress:
        yield from go_below(wars, battle, side, leaders, units)
        return
    areas = () if side.seat == NOBODY else ways_out(wars, battle.area, side.seat, led=bool(leaders))
    if not areas:
        yield NoWayOut(side.seat)
        yield from cut_down(wars, battle, side, leaders, units)
        return
    area = areas[0]
    if len(areas) > 1:
        wars.asked = WHERE_TO_RETREAT
        wars.about = leaders[0] if leaders else NO_CHIP
        options = Lazy(partial(retreat_options, wars, battle.area, side.seat, bool(leaders)))
        answer = yield Ask(side.seat, "Where do you retreat to?", options, "OW 24.2")
        area = answer.area
    yield from arrive(wars, side, leaders, units, area)


def ways_out(wars: Wars, area: int, seat: Seat, *, led: bool) -> tuple[int, ...]:
    """The free areas next to one (OW-21, OW-57)."""
    return tuple([beside for beside in world_of(wars).neighbours[area] if free(wars, beside, seat, led=led)])


def free(wars: Wars, area: int, seat: Seat, *, led: bool) -> bool:
    """Whether nobody hostile is there, and units without a leader are in own land."""
    return (led or owns(wars, seat, area)) and not enemies_in(wars, area, seat)


def retreat_options(wars: Wars, area: int, seat: Seat, led: bool) -> list[Option]:
    """The answers to it."""
    return [RetreatTo(beside) for beside in ways_out(wars, area, seat, led=led)]


def arrive(wars: Wars, side: Side, leaders: tuple[CardId, ...], units: tuple[CardId, ...], area: int) -> Flow[None]:
    """A retreat ends; land that is free is claimed (OW-15)."""
    for chip in leaders:
        leader = leader_with(wars, chip)
        leader.area = area
        if side.seat == turn_of(wars):
            wars.travelled += leader.units
    for card in units:
        wars.aside.remove(card)
        wars.lands[area].units.append(card)
        if side.seat == turn_of(wars):
            wars.travelled.append(card)
    yield Retreats(side.seat, world_of(wars).names[area])
    yield from claim(wars, area)
    for chip in leaders:
        yield from cash(wars, leader_with(wars, chip))


def cut_down(
    wars: Wars, battle: Battle, side: Side, leaders: tuple[CardId, ...], units: tuple[CardId, ...]
) -> Flow[None]:
    """OW-21: units are destroyed, leaders killed without a check. Their trolls may regenerate like others (OW-80)."""
    for chip in leaders:
        for card in tuple(leader_with(wars, chip).units):
            fell(wars, side, card)
    for card in units:
        fell(wars, side, card)
    yield from kill(wars, battle, leaders)


def kill(wars: Wars, battle: Battle, leaders: tuple[CardId, ...]) -> Flow[None]:
    """Leaders die; the winner takes their gold."""
    for chip in leaders:
        leader = leader_with(wars, chip)
        yield from take_gold(wars, battle, leader)
        leave_map(wars, leader)
        put_back(wars, chip)
        yield Killed(own(wars), chip)


def go_below(
    wars: Wars, battle: Battle, side: Side, leaders: tuple[CardId, ...], units: tuple[CardId, ...]
) -> Flow[None]:
    """OW 14.4, OW-30: from a fortress, whatever has become of it, through the caves, with one roll.

    Units without a leader can neither be lost nor come out in foreign land (OW-81)."""
    die = yield Roll(side.seat, D20, "the caves", "OW 14.4")
    place = die - 1
    if place == D20_LOST - 1 and leaders:
        for chip in leaders:
            leader_with(wars, chip).area = LOST
        yield LostBelow(side.seat)
    elif place < D20_LOST - 1 and free(wars, place, side.seat, led=bool(leaders)):
        yield from arrive(wars, side, leaders, units, place)
    else:
        yield DiesBelow(side.seat)
        for card in (*(card for chip in leaders for card in leader_with(wars, chip).units), *units):
            remove(wars, card)
            put_back(wars, card)
        yield from kill(wars, battle, leaders)
