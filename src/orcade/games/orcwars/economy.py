"""B4: rampage in the outlands, output of mines, new mines (OW 10.1, OW 10.2, OW 15)."""

from __future__ import annotations

from orcade.table.requests import Ask, Flow, Option, Roll, Seat

from .answers.acting import DONE, Done
from .answers.economy import ALONE, ARMY, BOTH, BuildMine, DestroyMine, Rampage
from .carrying import carry, keep_one
from .checks import authority
from .events.common import own
from .events.economy import MineBuilt, MineCondemned, MineWorks, MineWrecked, Rampaged, RanHome
from .finding import areas_with_troops, leader_with, leaders_in, lone, troops, turn_of, world_of
from .following import keeping_bonus
from .lands import drop_machines
from .pieces import BUILDING_MINES, DISCARDING, MINES, MINING, NO_CHIP, WHAT_TO_RAMPAGE, WHERE_TO_DIG, Leader, Wars
from .supply import draw_gold, gain_gold
from .world import ORCLANDS

# Rampage.


def rampage_next(wars: Wars) -> Flow[None]:
    """One rampage, or the end of these."""
    seat = turn_of(wars)
    options = rampage_options(wars, seat)
    if not options:
        wars.phase = MINING
        return
    wars.asked = WHAT_TO_RAMPAGE
    answer = yield Ask(seat, "Who rampages for gold?", (*options, DONE), "OW 10.1")
    if answer.__class__ is Rampage:
        yield from rampage(wars, answer)
    else:
        wars.phase = MINING


def may_rampage(leader: Leader) -> bool:
    """OW 10.1: in the outlands, once a turn (OW-23)."""
    return leader.area >= ORCLANDS and not leader.rampaged


def rampage_options(wars: Wars, seat: Seat) -> list[Option]:
    """Who may rampage."""
    found: list[Option] = []
    for leader in wars.leaders:
        if leader.seat == seat and may_rampage(leader):
            if lone(leader):
                found.append(Rampage(leader.chip, ALONE))
            else:
                found += (Rampage(leader.chip, BOTH), Rampage(leader.chip, ARMY))
    return found


def rampage(wars: Wars, answer: Rampage) -> Flow[None]:
    """OW 10.1, OW-23: the leader first, then the army."""
    chip = answer.chip
    seat = leader_with(wars, chip).seat
    leader_with(wars, chip).rampaged = True
    place = world_of(wars).names[leader_with(wars, chip).area]
    if answer.who != ARMY:
        lucky = yield from authority(wars, leader_with(wars, chip), 0, "to find gold", "OW 10.1")
        yield Rampaged(own(wars), chip, "finds gold" if lucky else "finds nothing", place)
        if lucky:
            card = yield from draw_gold(wars, seat)
            if card != NO_CHIP:
                yield from carry(wars, leader_with(wars, chip), card)
    if answer.who != ALONE:
        yield from rampage_army(wars, leader_with(wars, chip), place)


def rampage_army(wars: Wars, leader: Leader, place: str) -> Flow[None]:
    """The army gets its gold; unless its leader is obeyed, a random troop runs home with it."""
    yield Rampaged(own(wars), leader.chip, "lets his army loose", place)
    card = yield from draw_gold(wars, leader.seat)
    obeyed = yield from authority(wars, leader, keeping_bonus(wars, leader), "to get the army's gold", "OW 10.1")
    if obeyed:
        if card != NO_CHIP:
            yield from carry(wars, leader, card)
        return
    at = 1
    if len(troops(wars, leader.units)) > 1:
        at = yield Roll(leader.seat, len(troops(wars, leader.units)), "which troop runs home", "OW 10.1")
    runner = troops(wars, leader.units)[at - 1]
    leader.units.remove(runner)
    player = wars.players[leader.seat]
    player.hand.append(runner)
    if card != NO_CHIP:
        wars.cards.show(card)
        player.gold.append(card)
    yield RanHome(own(wars), (runner,) if card == NO_CHIP else (runner, card))
    yield from drop_machines(wars)
    yield from keep_one(wars, leader.chip)


# Mines.


def working_mines(wars: Wars, seat: Seat) -> list[int]:
    """OW 10.2, OW-24: own mines where a troop has been for the whole turn."""
    there = wars.troops_since & areas_with_troops(wars, seat)
    return [area for area, land in enumerate(wars.lands) if land.mine and land.owner == seat and there >> area & 1]


def wreck_options(wars: Wars, seat: Seat) -> list[Option]:
    """OW 15.2: mines that may be wrecked in place of their output. It is said among the actions of a turn, so nobody
    has to be asked."""
    return [DestroyMine(area) for area in working_mines(wars, seat) if not wars.lands[area].condemned]


def do_wreck(wars: Wars, answer: DestroyMine) -> Flow[None]:
    """A mine is to be wrecked when it would yield."""
    wars.lands[answer.area].condemned = True
    yield MineCondemned(turn_of(wars), world_of(wars).names[answer.area])


def work_mines(wars: Wars) -> Flow[None]:
    """Each working mine yields a gold chip, or is wrecked; a caravan that is drawn is kept in its place (OW-24)."""
    seat = turn_of(wars)
    for area in tuple(working_mines(wars, seat)):
        land = wars.lands[area]
        if land.condemned:
            land.mine = False
            yield MineWrecked(seat, world_of(wars).names[area])
            continue
        yield MineWorks(world_of(wars).names[area])
        yield from gain_gold(wars, seat, 1, mined=True)
    for land in wars.lands:
        land.condemned = False
    wars.phase = BUILDING_MINES


def mines_left(wars: Wars) -> int:
    """The mines of the stock (OW-62)."""
    return MINES - sum([land.mine for land in wars.lands])


def mine_sites(wars: Wars, seat: Seat) -> list[int]:
    """OW 15.1, OW-24: own lands without a mine, with a leader, where a unit of his side has been for the whole turn."""
    if not mines_left(wars):
        return []
    return [
        area
        for area, land in enumerate(wars.lands)
        if land.owner == seat and not land.mine and wars.units_since >> area & 1 and leaders_in(wars, area, seat)
    ]


def build_mines(wars: Wars) -> Flow[None]:
    """One new mine, or the end of the building."""
    seat = turn_of(wars)
    sites = mine_sites(wars, seat)
    if not sites:
        wars.phase = DISCARDING
        return
    wars.asked = WHERE_TO_DIG
    options = [*(BuildMine(area) for area in sites), DONE]
    answer = yield Ask(seat, "Build a mine?", options, "OW 15.1")
    if answer.__class__ is Done:
        wars.phase = DISCARDING
        return
    wars.lands[answer.area].mine = True
    yield MineBuilt(seat, world_of(wars).names[answer.area])
