"""Which actions of a turn deserve a thought (OW 6 – OW 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orcade.table.requests import Ask, CardId, Option, Seat

from ..answers.acting import Done
from ..answers.attacking import Attack, Raid
from ..answers.economy import ARMY, BuildMine, Rampage
from ..answers.fortresses import Build
from ..answers.levying import Levy, Raise
from ..answers.moving import Leave, March, MoveOn, Stay, TakeOver
from ..answers.spies import Bribe, Knife, LookAt, SabotageFortress, SabotageMachine, SabotageMine, StealFrom
from ..checks import authority_most, servivility_most
from ..chips import TROOP
from ..following import control_bonus
from ..pieces import (
    D8,
    NO_CHIP,
    NOBODY,
    Leader,
    Wars,
    chip_of,
    enemies_in,
    has_unit,
    land_of,
    leader_with,
    leaders_in,
    lone,
    power_of,
)
from ..world import ORCLANDS
from .values import (
    GOLD_WORTH,
    LAND,
    LEADER_WORTH,
    SHAMAN_WORTH,
    SPY_WORTH,
    TROOP_WORTH,
    army_worth,
    chance_to_beat,
    chip_worth,
    danger_of,
    land_worth,
    menace,
    place_worth,
    side_power,
)

Judged = dict[Option, float]
FIRST = 4.0
"""Levies come before marches."""


def now(wars: Wars, ask: Ask) -> Judged:
    """All actions, against doing nothing more."""
    seat = ask.seat
    found: Judged = {}
    for option in ask.options:
        judge = JUDGES.get(type(option))
        if judge is not None:
            found[option] = judge(wars, seat, option)
    return found


def done(wars: Wars, seat: Seat, answer: Done) -> float:
    return 0.0


# Levies.


def hand_power(wars: Wars, seat: Seat, home: int) -> tuple[list[CardId], int]:
    """The troops of the hand with this home, and their power."""
    cards = [
        card for card in wars.players[seat].hand if (chip := chip_of(wars, card)).kind == TROOP and chip.home == home
    ]
    return cards, power_of(wars, cards)


def raise_leader(wars: Wars, seat: Seat, answer: Raise) -> float:
    """A leader who comes takes his home; troops come with him. Those of his home are natives."""
    chip = chip_of(wars, answer.leader)
    _, troops = hand_power(wars, seat, chip.home)
    gained = extras(answer) + (TROOP_WORTH * troops + army_worth(wars, seat) if answer.troops else 0.0)
    mine = chip.power + (troops if answer.troops else 0) + answer.machine
    enemies = enemies_in(wars, chip.home, seat)
    worth = FIRST + LEADER_WORTH * 0.6 + gained
    if not enemies or (wars.lands[chip.home].owner == seat):
        return worth + land_worth(wars, chip.home, seat)
    chance = chance_to_beat(mine, sum(side_power(wars, chip.home, enemy) for enemy in enemies))
    return chance * (worth + land_worth(wars, chip.home, seat)) - (1 - chance) * (chip_worth(chip) + mine)


def levy(wars: Wars, seat: Seat, answer: Levy) -> float:
    """Natives come freely; the others obey or fight."""
    leader = leader_with(wars, answer.leader)
    worth = FIRST + extras(answer)
    if not answer.troops:
        return worth
    cards, power = hand_power(wars, seat, leader.area)
    tribe = chip_of(wars, leader.chip).tribe
    strangers = [card for card in cards if chip_of(wars, card).tribe != tribe]
    army = army_worth(wars, seat) if lone(leader) else 2.0
    if not strangers:
        return worth + TROOP_WORTH * power + army
    obeyed = authority_most(wars, leader.chip, control_bonus(wars, leader, strangers)) / D8
    mine = side_power(wars, leader.area, seat)
    lost = (1 - chance_to_beat(mine, power)) * (LEADER_WORTH + 0.5 * LAND) + 0.4 * power
    return worth + obeyed * (TROOP_WORTH * power + army) - (1 - obeyed) * lost


def extras(answer: Raise | Levy) -> float:
    """What a shaman and a machine are worth that come along."""
    return SHAMAN_WORTH * answer.shaman + (0.6 * answer.machine - 0.5 * GOLD_WORTH if answer.machine else 0.0)


# Moving and attacking.


def march(wars: Wars, seat: Seat, answer: March) -> float:
    """To a better place; into a battle at good odds."""
    return going(wars, leader_with(wars, answer.leader), answer.area)


def going(wars: Wars, leader: Leader, area: int) -> float:
    """What it is worth that a leader goes to an area with what follows him."""
    seat = leader.seat
    worth = place_worth(wars, leader, area) - place_worth(wars, leader, leader.area) - leaving(wars, leader)
    mine = power_of(wars, leader.units) + chip_of(wars, leader.chip).power
    enemies = enemies_in(wars, area, seat)
    if not enemies:
        worth += land_worth(wars, area, seat)
        if area >= ORCLANDS and not leader.rampaged:
            worth += 0.5 * GOLD_WORTH
        return worth - 0.5
    theirs = max(side_power(wars, area, enemy) for enemy in enemies)
    land = land_of(wars, area)
    if land is None:
        return worth - 0.3 * max(0, theirs - mine) - 1.0
    theirs += 2 * land.fortress
    chance = chance_to_beat(mine + helpers(wars, leader, area), theirs)
    won = land_worth(wars, area, seat) + 0.5 * TROOP_WORTH * theirs
    won += sum(danger_of(wars, enemy) for enemy in enemies if enemy != NOBODY) * 0.5
    lost = 0.6 * mine + (LEADER_WORTH if lone(leader) else 2.0)
    return chance * (worth + won) - (1 - chance) * lost - 0.25 * mine


def helpers(wars: Wars, leader: Leader, area: int) -> int:
    """Power of others who could come along."""
    return sum(
        power_of(wars, (other.chip, *other.units))
        for other in leaders_in(wars, leader.area, leader.seat)
        if other is not leader and not other.moved and not lone(other)
    )


def leaving(wars: Wars, leader: Leader) -> float:
    """What is lost where nobody of one's own stays: a fortress that counts, a land that a neighbour walks into."""
    land = land_of(wars, leader.area)
    if land is None or land.owner != leader.seat or land.units:
        return 0.0
    if len(leaders_in(wars, leader.area, leader.seat)) > 1:
        return 0.0
    return (
        (0.9 * LAND if land.fortress else 0.0)
        + (2.0 if land.mine else 0.0)
        + 0.3 * min(menace(wars, leader.area, leader.seat), 8)
    )


def attack(wars: Wars, seat: Seat, answer: Attack) -> float:
    leader = leader_with(wars, answer.leader)
    mine = side_power(wars, leader.area, seat)
    theirs = side_power(wars, leader.area, answer.seat)
    chance = chance_to_beat(mine, theirs)
    return chance * (0.6 * theirs + 4.0) - (1 - chance) * (0.6 * mine + 4.0) - 0.2 * mine


def raid(wars: Wars, seat: Seat, answer: Raid) -> float:
    leader = leader_with(wars, answer.leader)
    caravan = next(each for each in wars.caravans if each.chip == answer.caravan)
    power = caravan.power if caravan.power > 0 else 2.0
    mine = power_of(wars, leader.units) + chip_of(wars, leader.chip).power
    return chance_to_beat(mine, power) * power * GOLD_WORTH * 1.5 - 0.5 * power


def leave_units(wars: Wars, seat: Seat, answer: Leave) -> float:
    """A weak troop keeps a fortress or mine that its leader leaves."""
    leader = leader_with(wars, answer.chip)
    land = land_of(wars, leader.area)
    if land is None or land.units or leader.moved or len(leader.units) < 2:
        return -5.0
    if len(leaders_in(wars, leader.area, seat)) > 1:
        return -5.0
    return 3.0 if land.fortress or land.mine else -2.0


def take_over(wars: Wars, seat: Seat, answer: TakeOver) -> float:
    leader = leader_with(wars, answer.chip)
    land = wars.lands[leader.area]
    guarded = land.fortress or land.mine
    if guarded and len(land.units) < 2:
        return -5.0
    tribe = chip_of(wars, leader.chip).tribe
    freely = all(chip_of(wars, card).tribe == tribe for card in land.units)
    return 2.0 + 0.3 * power_of(wars, land.units) if freely else -2.0


def build(wars: Wars, seat: Seat, answer: Build) -> float:
    """A fortress with a unit in it is worth a land; more strength, where enemies are near."""
    leader = leader_with(wars, answer.leader)
    land = wars.lands[leader.area]
    if land.fortress:
        return -5.0
    strength = min(answer.strength, 1 + menace(wars, leader.area, seat) // 4)
    return 0.9 * LAND + 2.0 * strength - GOLD_WORTH * answer.strength * 1.3


# Spies.


def knife(wars: Wars, seat: Seat, answer: Knife) -> float:
    leader = leader_with(wars, answer.chip)
    dies = 1 - servivility_most(wars, leader.chip, shaman=leader.shaman != NO_CHIP) / D8
    land = land_of(wars, leader.area)
    at_home = land is not None and land.owner == leader.seat
    taken = LEADER_WORTH + (0.2 if at_home else 0.8) * power_of(wars, leader.units)
    if wars.players[leader.seat].announced:
        taken += STOPPING
    return dies * taken - SPY_WORTH


STOPPING = 6.0
"""For what hurts somebody who is about to win."""


def bribe(wars: Wars, seat: Seat, answer: Bribe) -> float:
    return 0.5 * chip_of(wars, answer.chip).power - SPY_WORTH


def sabotage_fortress(wars: Wars, seat: Seat, answer: SabotageFortress) -> float:
    owner = wars.lands[answer.area].owner
    counts = has_unit(wars, answer.area, owner)
    return (0.6 * LAND if counts else 1.0) + STOPPING * bool(wars.players[owner].announced) - SPY_WORTH


def sabotage_mine(wars: Wars, seat: Seat, answer: SabotageMine) -> float:
    return 3.0 - SPY_WORTH


def sabotage_machine(wars: Wars, seat: Seat, answer: SabotageMachine) -> float:
    return 1.0 * chip_of(wars, answer.chip).power - SPY_WORTH


def steal(wars: Wars, seat: Seat, answer: StealFrom) -> float:
    return GOLD_WORTH * 2.0 - SPY_WORTH + 1.0


def look(wars: Wars, seat: Seat, answer: LookAt) -> float:
    return 0.5 - SPY_WORTH


# After a retreat, and B4.


def move_on(wars: Wars, ask: Ask) -> Judged:
    leader = leader_with(wars, CardId(wars.about))
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, MoveOn):
            found[option] = going(wars, leader, option.area)
        elif isinstance(option, Stay):
            found[option] = 0.0
    return found


def economy(wars: Wars, ask: Ask) -> Judged:
    """Rampage where it is safe, build every mine, wreck none."""
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Rampage):
            leader = leader_with(wars, option.chip)
            obeyed = authority_most(wars, leader.chip, 0) / D8
            gained = 0.0 if option.who == ARMY else obeyed * GOLD_WORTH
            if not lone(leader):
                lost = power_of(wars, leader.units) / max(1, len(leader.units)) * 0.4
                gained += GOLD_WORTH - (1 - obeyed) * lost
            found[option] = gained + 0.5
        elif isinstance(option, BuildMine):
            found[option] = 5.0
        elif isinstance(option, Done):
            found[option] = 0.0
    return found


def along(wars: Wars, ask: Ask) -> Judged:
    """Into a battle all armies go together; elsewhere everybody goes his own way."""
    leader = leader_with(wars, CardId(wars.about))
    fights = wars.battle is not None or bool(enemies_near(wars, leader))
    found: Judged = {}
    for option in ask.options:
        chips: Any = getattr(option, "chips", ())
        armies = sum(0 if lone(leader_with(wars, chip)) else 1 for chip in chips)
        loners = len(chips) - armies
        found[option] = (3.0 if fights else -3.0) * armies - 3.0 * loners
    return found


def enemies_near(wars: Wars, leader: Leader) -> bool:
    """Whether an enemy army stands beside a leader."""
    return menace(wars, leader.area, leader.seat) > 0


JUDGES: dict[type[Option], Callable[[Wars, Seat, Any], float]] = {
    Done: done,
    Raise: raise_leader,
    Levy: levy,
    March: march,
    Attack: attack,
    Raid: raid,
    Leave: leave_units,
    TakeOver: take_over,
    Build: build,
    Knife: knife,
    Bribe: bribe,
    SabotageFortress: sabotage_fortress,
    SabotageMine: sabotage_mine,
    SabotageMachine: sabotage_machine,
    StealFrom: steal,
    LookAt: look,
}
"""By kind of action: what it is worth; doing nothing is 0."""
