"""Shamans and gold of the losers (OW 17.1, OW-27, OW-32, OW-67)."""

from __future__ import annotations

from orcade.table.requests import CardId, Flow

from ..carrying import spared
from ..events.aftermath import GoldLost, ShamanJoins, ShamanLost, ShamanStays, TakesGold
from ..events.common import own
from ..finding import land_of, leader_with, lone, owns, world_of
from ..pieces import NO_CHIP, NOBODY, Battle, Leader, Side, Wars
from ..supply import put_back
from .leaders_lost import dead_or_taken, heir
from .sides import retreats, sides, stays, survivors, winner_of

# Shamans.


def hand_over_shamans(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 17.1: the shaman of a leader who goes, however he goes, follows the winner; who is hacked takes his along."""
    for side in sides(battle):
        for chip in side.leaders if retreats(battle, side) else side.doomed:
            leader = leader_with(wars, chip)
            if leader.shaman == NO_CHIP:
                continue
            shaman = leader.shaman
            leader.shaman = NO_CHIP
            if side.hacked and chip in dead_or_taken(side):
                put_back(wars, shaman)
                yield ShamanLost()
            else:
                yield from give_shaman(wars, battle, shaman)


def give_shaman(wars: Wars, battle: Battle, shaman: CardId) -> Flow[None]:
    """To the winner's commander, or among his troops where they have no leader (OW-32); else to the cup."""
    winner = winner_of(battle)
    leader = heir(wars, winner)
    land = land_of(wars, battle.area)
    if leader is not None:
        if leader.shaman == NO_CHIP:
            leader.shaman = shaman
            yield ShamanJoins(own(wars), leader.chip)
            return
    elif winner is not None and land is not None and not land.shamans and stays(wars, battle, winner):
        land.shamans.append(shaman)
        yield ShamanStays(world_of(wars).names[battle.area])
        return
    put_back(wars, shaman)
    yield ShamanLost()


def settle_shamans(wars: Wars, battle: Battle) -> Flow[None]:
    """OW-32: shamans among troops that are gone follow who has beaten these."""
    land = land_of(wars, battle.area)
    if land is not None and not land.units:
        for shaman in tuple(land.shamans):
            land.shamans.remove(shaman)
            yield from give_shaman(wars, battle, shaman)


# Gold.


def share_gold(wars: Wars, battle: Battle) -> Flow[None]:
    """OW-27, OW-67: the winner takes what lost leaders carried, and all but one chip of losers without an army."""
    for side in sides(battle):
        gone = dead_or_taken(side)
        for chip in tuple(side.leaders):
            leader = leader_with(wars, chip)
            if chip in gone:
                yield from take_gold(wars, battle, leader)
            elif retreats(battle, side) or chip in side.doomed:
                rest = yield from spared(wars, chip)
                yield from give_gold(wars, battle, rest)


def take_gold(wars: Wars, battle: Battle, leader: Leader) -> Flow[None]:
    """All that a leader carries."""
    taken = tuple(leader.gold)
    leader.gold.clear()
    yield from give_gold(wars, battle, taken)


def give_gold(wars: Wars, battle: Battle, cards: tuple[CardId, ...]) -> Flow[None]:
    """To the winner's commander; of a garrison to its owner's hand; else to the cup (OW-27)."""
    if not cards:
        return
    winner = winner_of(battle)
    leader = heir(wars, winner)
    if winner is not None and leader is not None:
        leader.gold += cards
        yield TakesGold(own(wars), winner.seat, cards)
    elif winner is not None and winner.seat != NOBODY and owns(wars, winner.seat, battle.area):
        wars.players[winner.seat].gold += cards
        yield TakesGold(own(wars), winner.seat, cards)
    else:
        yield from lose_gold(wars, cards)


def lose_gold(wars: Wars, cards: tuple[CardId, ...]) -> Flow[None]:
    """Gold goes back into the cup."""
    if cards:
        put_back(wars, *cards)
        yield GoldLost(own(wars), cards)


def limit_gold(wars: Wars, battle: Battle, side: Side) -> Flow[None]:
    """OW-83: in the end leaders of the winner without an army keep one chip; the rest is for a commander with one."""
    for chip in survivors(battle, side):
        rest = yield from spared(wars, chip)
        commander = leader_with(wars, side.commander)
        if lone(commander):
            yield from lose_gold(wars, rest)
        else:
            yield from give_gold(wars, battle, rest)
