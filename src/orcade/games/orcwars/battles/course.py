"""A battle from beginning to end, in this order (OW-53)."""

from __future__ import annotations

from orcade.table.requests import CardId, Event, Flow, Seat

from ..caravans import area_of, caravan_with
from ..events.battles import Attacks, Rise, Robs
from ..events.common import own
from ..finding import leader_with, machines, owners_in, troops, turn_of, world_of
from ..pieces import ATTACKING, DEFENDING, NO_CHIP, NOWHERE, Battle, Wars
from .aftermath import regenerate, settle, take_over
from .caravan_battles import settle_caravan, uncover
from .damage import reckon
from .leaders_lost import regroup, remove_leaders, roll_for_leaders
from .leadership import lead
from .losses import lose
from .plans import choose_commander, propose
from .retreating import decide, retreat
from .sides import army_of, everybody, fled, muster, of_caravan, of_units, power, sides, winner_of
from .spoils import hand_over_shamans, share_gold
from .stupidity import grow_stupid


def fight(
    wars: Wars, area: int, attackers: tuple[CardId, ...], enemy: Seat, surprise: bool = False, fortress: bool = True
) -> Flow[bool]:
    """Leaders of one player attack all that an enemy has in their area, or the neutral troops there (NOBODY).

    `surprise`: they came from below (OW 20.5). `fortress`: one may help the defender (OW 14.2). A spy who listens
    waits for a battle in which the enemy plans (OW-72). Whether they hold the area in the end."""
    battle = muster(wars, area, attackers, enemy, surprise=surprise, fortress=fortress)
    plans = battle.defender.leaders and not battle.surprise
    if wars.overheard and plans and battle.attacker.seat == turn_of(wars):
        battle.overheard = True
        wars.overheard = False
    stays = yield from play(wars, battle)
    return stays == ATTACKING


def strike(wars: Wars, area: int, seat: Seat, passing: tuple[CardId, ...]) -> Flow[bool]:
    """All that a player has in an area, or the neutral troops there (NOBODY), attack leaders who were passing through
    (OW-10). Whether these hold the area in the end."""
    battle = Battle(area, everybody(wars, area, seat), army_of(wars, passing))
    stays = yield from play(wars, battle)
    return stays == DEFENDING


def rebel(wars: Wars, chip: CardId, cards: tuple[CardId, ...]) -> Flow[bool]:
    """Units that lie aside and do not obey a leader attack all his side where he is (OW-13, OW-18).

    War machines among them are his, if he has a loyal troop (OW 16.1). Whether his side holds the area in the end."""
    leader = leader_with(wars, chip)
    if troops(wars, leader.units):
        for card in machines(wars, cards):
            wars.aside.remove(card)
            leader.units.append(card)
    rebels = tuple([card for card in cards if card in wars.aside])
    battle = Battle(leader.area, of_units(rebels), everybody(wars, leader.area, leader.seat))
    stays = yield from play(wars, battle)
    return stays == DEFENDING


def raid(wars: Wars, leaders: tuple[CardId, ...], caravan: CardId) -> Flow[bool]:
    """Leaders with armies attack a caravan where they are (OW 8.2, OW 19). Whether it is gone from there."""
    leader = leader_with(wars, leaders[0])
    laden = yield from uncover(wars, caravan_with(wars, caravan), leader.seat)
    if not laden:
        return True
    area = area_of(wars, caravan_with(wars, caravan))
    battle = Battle(area, army_of(wars, leaders), of_caravan(caravan))
    stays = yield from play(wars, battle)
    return stays == ATTACKING


def play(wars: Wars, battle: Battle) -> Flow[int]:
    """The whole battle. Who holds the area in the end: ATTACKING, DEFENDING, or NOWHERE for nobody."""
    wars.battle = battle
    yield announced(wars, battle)
    for side in sides(battle):
        yield from choose_commander(wars, battle, side, tuple(side.leaders))
    yield from propose(wars, battle)
    if fled(battle):
        battle.defender.doomed += battle.defender.leaders
    else:
        yield from lead(wars, battle)
        yield from grow_stupid(wars, battle)
        yield from reckon(wars, battle)
        yield from lose(wars, battle)
    yield from decide(wars, battle)
    yield from roll_for_leaders(wars, battle)
    yield from regroup(wars, battle)
    yield from hand_over_shamans(wars, battle)
    yield from share_gold(wars, battle)
    yield from remove_leaders(wars, battle)
    if battle.defender.caravan != NO_CHIP:
        yield from settle_caravan(wars, battle)
    yield from retreat(wars, battle)
    yield from regenerate(wars, battle)
    yield from take_over(wars, battle)
    yield from settle(wars, battle)
    wars.battle = None
    return holding(wars, battle)


def announced(wars: Wars, battle: Battle) -> Event:
    """The line with which it begins."""
    attacker, defender = battle.attacker, battle.defender
    place = world_of(wars).names[battle.area]
    powers = power(wars, attacker), power(wars, defender)
    if defender.caravan != NO_CHIP:
        return Robs(own(wars), attacker.seat, tuple(attacker.leaders), defender.caravan, place, *powers)
    if not attacker.leaders:
        return Rise(attacker.seat, defender.seat, place, *powers)
    return Attacks(own(wars), attacker.seat, tuple(attacker.leaders), defender.seat, place, *powers)


def holding(wars: Wars, battle: Battle) -> int:
    """Who is still there: a side that won, unless its last units had no leader to stay with (OW 6.6)."""
    winner = winner_of(battle)
    if winner is None or (winner.caravan == NO_CHIP and winner.seat not in owners_in(wars, battle.area)):
        return NOWHERE
    return ATTACKING if winner is battle.attacker else DEFENDING
