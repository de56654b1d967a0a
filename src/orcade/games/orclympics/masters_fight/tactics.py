"""How a fight stands, in one number a seat: for searches that stop before the end.

An Orc has strength: Health, and what is as good as Health. The chance to outlast another is taken as the share of one's
strength squared. Whoever is out knows his place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from orcade.games.orclympics.chessboard import BIT, DISTANCE
from orcade.games.orclympics.discipline import FERAL, IRON
from orcade.table.estimates import Estimate, by_squares

from .pieces import AXE, AXE_RANGE, HELMET, MACE, SHIELD, SPEAR, Fight, bored, weapon_range


class Standing(NamedTuple):
    """What speaks for an Orc, or against it."""

    health: int
    mace: bool
    """What it holds. The same:"""
    spear: bool
    shield: bool
    helmet: bool
    axe: bool
    feral: bool
    """Its brood, where that is not the Common one. The same:"""
    iron: bool
    platform: bool
    """It stands on one."""
    down: bool
    """It lies: actions lost, doubled criticals, Stomps."""
    idle: bool
    """It has not fought, and the crowd gets bored."""
    reach: int
    """Enemies in reach of a blow of one who stands; a lying one counts twice."""
    far: int
    """Squares to the nearest enemy: who stays away gains nothing in the end."""


def standings(fight: Fight) -> list[Standing | int]:
    """What speaks for each Orc, or the place that it got; nothing before all have their broods."""
    if not fight.broods:
        return []
    platforms = fight.platforms
    late = bored(fight)
    up = [orc for orc in fight.orcs if orc.place == 0]
    found: list[Standing | int] = []
    for orc in fight.orcs:
        if orc.place:
            found.append(orc.place)
            continue
        item = orc.item
        brood = fight.broods[orc.seat]
        here = orc.square
        high = down = False
        reach = nearest = 0
        if here >= 0:
            high = platforms & BIT[here] != 0
            down = not high and orc.down
            away = DISTANCE[here]
            most = AXE_RANGE if item == AXE else weapon_range(item)
            nearest = 8
            for other in up:
                if other is not orc and other.square >= 0:
                    far = away[other.square]
                    if far < nearest:
                        nearest = far
                    if far <= most and not down:
                        reach += 2 if other.down else 1
        found.append(
            Standing(
                orc.health,
                item == MACE,
                item == SPEAR,
                item == SHIELD,
                item == HELMET,
                item == AXE,
                brood == FERAL,
                brood == IRON,
                high,
                down,
                here >= 0 and late and not orc.fought,
                reach,
                nearest,
            )
        )
    return found


worth: Final = Estimate(Standing, standings, Path(__file__).with_name("worth.toml"), by_squares)
