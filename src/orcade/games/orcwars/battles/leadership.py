"""Whether a side does what it is told (OW 21), and plans of chance."""

from __future__ import annotations

from orcade.table.requests import D6, Ask, CardId, Flow, Roll

from ..answers.battles import Biggest
from ..checks import authority, authority_most, loyalty_bonus
from ..chips import BIG_FOLK, SMALL_FOLK
from ..events.battles import Does
from ..finding import chip_of, leader_with, troops
from ..pieces import (
    BIG_FOLK_PLAN,
    CAREFUL,
    CHARGE,
    CLEVER,
    FORTRESS_BONUS,
    LAST_CAREFUL,
    LAST_CHARGE,
    NO_CHIP,
    SMALL_FOLK_PLAN,
    WHICH_IS_BIGGEST,
    Battle,
    Side,
    Wars,
)
from .sides import alone, roller, sides


def lead(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 21: what each side really does, the attacker's first."""
    for side in sides(battle):
        if not checked(wars, battle, side):
            side.plan = side.proposed
            if side.commander == NO_CHIP and side.caravan == NO_CHIP and not battle.surprise:
                yield from leave_to_chance(wars, battle, side)
            continue
        bonus = leadership_bonus(wars, battle, side)
        leader = leader_with(wars, side.commander)
        obeyed = yield from authority(wars, leader, bonus, "leadership", "OW 21.1")
        if obeyed:
            side.plan = side.proposed
            yield Does(side.seat, side.plan, True, side is battle.attacker, walls(battle, side))
        else:
            yield from leave_to_chance(wars, battle, side)


def checked(wars: Wars, battle: Battle, side: Side) -> bool:
    """Whether somebody has to be obeyed: not without troops (OW-37), nor in a surprise (OW 20.5)."""
    return side.commander != NO_CHIP and not alone(wars, side) and not battle.surprise


def leadership_bonus(wars: Wars, battle: Battle, side: Side) -> int:
    """What is added to authority: natives and small folk alone, walls (OW 13.2)."""
    tribe = chip_of(wars, side.commander).tribe
    return loyalty_bonus(wars, tribe, side.units) + walls(battle, side) * FORTRESS_BONUS


def leadership_most(wars: Wars, battle: Battle, side: Side) -> int:
    """The greatest d8 with which a side does what its commander wants."""
    return authority_most(wars, side.commander, leadership_bonus(wars, battle, side))


def walls(battle: Battle, side: Side) -> bool:
    """Whether a side defends a fortress."""
    return battle.fortress > 0 and side is battle.defender


# Plans of chance.


def plan_of_chance(die: int, modifier: int) -> int:
    """OW 21.2"""
    result = die + modifier
    return CHARGE if result <= LAST_CHARGE else CAREFUL if result <= LAST_CAREFUL else CLEVER


def folk_modifier(wars: Wars, troop: int) -> int:
    """What the biggest troop adds to the die (OW 21.2)."""
    race = chip_of(wars, troop).race
    return SMALL_FOLK_PLAN if race in SMALL_FOLK else BIG_FOLK_PLAN if race in BIG_FOLK else 0


def chance_modifier(wars: Wars, battle: Battle, side: Side, troop: int) -> int:
    """All that is added to the die."""
    return folk_modifier(wars, troop) + walls(battle, side) * FORTRESS_BONUS


def biggest(wars: Wars, side: Side) -> tuple[CardId, ...]:
    """The strongest troops of a side, one for each different modifier (OW-38)."""
    own = troops(wars, side.units)
    most = max([chip_of(wars, card).power for card in own])
    found: dict[int, CardId] = {}
    for card in own:
        if chip_of(wars, card).power == most:
            found.setdefault(folk_modifier(wars, card), card)
    return tuple(found.values())


def leave_to_chance(wars: Wars, battle: Battle, side: Side) -> Flow[None]:
    """OW 21.2: the die decides."""
    chips = biggest(wars, side)
    side.biggest = chips[0]
    if len(chips) > 1:
        wars.asked = WHICH_IS_BIGGEST
        wars.about = battle.area
        prompt = "Which of these counts as the biggest troop?"
        answer = yield Ask(roller(wars, side), prompt, tuple([Biggest(chip) for chip in chips]), "OW-38")
        side.biggest = answer.chip
    die = yield Roll(roller(wars, side), D6, "the plan of chance", "OW 21.2")
    side.plan = plan_of_chance(die, chance_modifier(wars, battle, side, side.biggest))
    yield Does(side.seat, side.plan, False, side is battle.attacker, walls(battle, side), side.proposed)
