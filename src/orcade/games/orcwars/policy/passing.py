"""Whether to let somebody pass, to strike him, to fight in an outland, to roll again below (OW 6.3, OW 6.4, OW 8.1)."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.requests import Ask

from ..answers.common import No, Yes
from ..finding import enemies_in, leader_with, turn_of
from ..pieces import D20_LOST, Wars
from .values import chance_to_beat, side_power, strength


def either(ask: Ask, gain: float) -> Judged:
    """Yes for this gain, or no for nothing."""
    return {option: gain * isinstance(option, Yes) for option in ask.options if isinstance(option, Yes | No)}


def let_pass(wars: Wars, ask: Ask) -> Judged:
    """Who would be struck is not let through without a roll."""
    return either(ask, -gain_of_strike(wars, ask))


def strike(wars: Wars, ask: Ask) -> Judged:
    """A lone leader is struck where there is power for it."""
    return either(ask, gain_of_strike(wars, ask))


def gain_of_strike(wars: Wars, ask: Ask) -> float:
    """What it is worth to attack those who pass."""
    theirs = sum(strength(wars, leader_with(wars, chip)) for chip in wars.noted)
    mine = side_power(wars, wars.about, ask.seat)
    return 12.0 * (chance_to_beat(mine, theirs) - 0.45)


def again(wars: Wars, ask: Ask) -> Judged:
    """Once more below, if the first place is deadly, lost, or held by who is stronger."""
    number = wars.about
    if number >= D20_LOST:
        return either(ask, 9.0)
    area = number - 1
    mine = sum(strength(wars, leader_with(wars, chip)) for chip in wars.noted)
    enemies = enemies_in(wars, area, ask.seat)
    if enemies:
        return either(ask, 12.0 * (0.5 - chance_to_beat(mine, side_power(wars, area, enemies[0]))))
    return either(ask, 3.0 if wars.lands[area].owner == ask.seat else -5.0)


def fight(wars: Wars, ask: Ask) -> Judged:
    """Whoever is clearly stronger wants a battle."""
    mine = side_power(wars, wars.about, ask.seat)
    enemy = wars.noted[0]
    theirs = side_power(wars, wars.about, enemy if enemy != ask.seat else turn_of(wars))
    return either(ask, 20.0 * (chance_to_beat(mine, theirs) - 0.6))
