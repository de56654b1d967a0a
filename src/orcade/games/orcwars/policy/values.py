"""What things are worth to a player, in points: a land of the victory is worth ten."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.requests import CardId, Seat

from ..chips import CARAVAN, GOLD, LEADER, MACHINE, SHAMAN, SPY, TROOP, Chip
from ..pieces import LEADERS_TO_WIN, NOBODY, Leader, Wars, chip_of, land_of, lone, power_of, world_of
from ..winning import armies_of, lands_of, lands_to_win
from ..world import ORCLANDS, world

LAND = 10.0
LEADER_WORTH = 7.0
TROOP_WORTH = 1.0
"""For each point of power."""
GOLD_WORTH = 2.0
SHAMAN_WORTH = 3.0
SPY_WORTH = 4.0
FRONTIER = 0.35
"""What a point of enemy power next door takes off a place that cannot hold it."""
FAR_OUT = 3.0
"""Points for each step nearer to land that can be taken."""
STOP = 8.0
"""More for the land of somebody who is about to win."""
ARMY, STEP = 2.0, 2.0
"""A leader with an army, and for each that there is already."""


def chip_worth(chip: Chip) -> float:
    """What a chip is worth in a hand, by itself."""
    if chip.kind == LEADER:
        return LEADER_WORTH + 0.5 * (chip.power + chip.servivility)
    if chip.kind in (TROOP, MACHINE):
        return TROOP_WORTH * chip.power
    return {SHAMAN: SHAMAN_WORTH, SPY: SPY_WORTH, GOLD: GOLD_WORTH * chip.power, CARAVAN: 0.0}[chip.kind]


def worth_of(wars: Wars, card: CardId) -> float:
    """The same for a chip whose face is known."""
    return chip_worth(chip_of(wars, card))


def side_power(wars: Wars, area: int, seat: Seat) -> int:
    """What a player, or nobody, has in an area: leaders, what follows them, garrison."""
    power = 0
    for leader in wars.leaders:
        if leader.area == area and leader.seat == seat:
            power += power_of(wars, leader.units) + chip_of(wars, leader.chip).power
    land = land_of(wars, area)
    if land is not None and land.owner == seat:
        power += power_of(wars, land.units)
    return power


def menace(wars: Wars, area: int, seat: Seat) -> int:
    """The strongest enemy army next to an area."""
    beside = world_of(wars).beside[area]
    found = 0
    for leader in wars.leaders:
        if leader.seat != seat and leader.area >= 0 and beside >> leader.area & 1 and not lone(leader):
            found = max(found, power_of(wars, leader.units) + chip_of(wars, leader.chip).power)
    return found


def chance_to_beat(mine: float, theirs: float) -> float:
    """A rough chance that an attack leaves the attacker in the area."""
    if theirs <= 0:
        return 1.0
    if mine <= 0:
        return 0.0
    ratio = mine / theirs
    odds: float = ratio**2.5
    return odds / (1 + odds)


def land_worth(wars: Wars, area: int, seat: Seat) -> float:
    """What it is worth to come to own a land."""
    land = land_of(wars, area)
    if land is None or land.owner == seat:
        return 0.0
    worth = LAND + (LAND * 0.8 if land.fortress else 0.0) + (2.0 if land.mine else 0.0)
    if land.owner != NOBODY:
        worth += 3.0 + danger_of(wars, land.owner)
    hand = wars.players[seat].hand
    if any(chip.kind == TROOP and chip.home == area for chip in (chip_of(wars, card) for card in hand)):
        worth += 3.0
    return worth


def danger_of(wars: Wars, seat: Seat) -> float:
    """How much more it is worth to take something from a player who is about to win."""
    if wars.players[seat].announced:
        return 3 * STOP
    near = max(lands_of(wars, seat) - lands_to_win(wars), armies_of(wars, seat) - LEADERS_TO_WIN)
    return STOP * max(0.0, 1 + near / 3)


def army_worth(wars: Wars, seat: Seat) -> float:
    """What it is worth to have one leader more with an army: more, the nearer five are."""
    return ARMY + STEP * min(armies_of(wars, seat), LEADERS_TO_WIN - 1)


@lru_cache(maxsize=4)
def steps_between(own_map: str) -> tuple[tuple[int, ...], ...]:
    """By two areas, the steps between them."""
    return world(own_map).map.distances


def nearest_goal(wars: Wars, area: int, seat: Seat) -> int:
    """Steps from an area to the nearest orcland that is not the player's."""
    steps = steps_between(wars.options.own_map)[area]
    return min([steps[goal] for goal in range(ORCLANDS) if goal != area and wars.lands[goal].owner != seat], default=0)


def place_worth(wars: Wars, leader: Leader, area: int) -> float:
    """What it is worth that a leader with what follows him stands somewhere: goals that are near, enemies that are."""
    mine = power_of(wars, leader.units) + chip_of(wars, leader.chip).power
    worth = -FAR_OUT * max(0, nearest_goal(wars, area, leader.seat) - 1)
    threat = menace(wars, area, leader.seat)
    if threat > mine:
        worth -= FRONTIER * min(threat - mine, 8) * (2.0 if lone(leader) else 1.0)
    return worth
