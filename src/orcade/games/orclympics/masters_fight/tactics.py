"""How a fight stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BIT, DISTANCE

from .pieces import AXE, AXE_RANGE, Fight, bored, weapon_range

ITEM_WORTH = (0.0, 0.5, 0.45, 0.6, 0.4, 0.4)
"""In Health, by item: nothing, mace, spear, shield, helmet, throwing axe."""

DOWN_COSTS = 1.0
"""Health that a counting mark is worth: actions lost, doubled criticals, Stomps."""

IN_REACH = 0.12
"""For having an enemy in reach of a blow; a lying one counts twice."""

FAR_COSTS = 0.1
"""For each square to the nearest enemy: who stays away gains nothing in the end."""

HIGH_WORTH = 0.15
"""For standing on a Platform."""

BROOD_EDGE = (0.0, 0.5, 0.4)
"""In Health: what a brood's blows are worth beyond those of a Common Orc."""


def worth(fight: Fight) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last.

    Whoever is out knows his place. Those who stand are compared in pairs: the chance to outlast another is taken
    as the share of one's strength squared, strength being Health and what is as good as Health.
    """
    seats = fight.seats
    if fight.ending is not None:
        return [(seats - place) / (seats - 1) for place in fight.ending.places]
    up = [orc for orc in fight.orcs if orc.place == 0]
    floor = (seats - len(up)) / (seats - 1)
    found = [0.0] * seats
    if not fight.broods:
        return [0.5] * seats
    strengths = []
    platforms = fight.platforms
    late = bored(fight)
    for orc in up:
        strength = orc.health + ITEM_WORTH[orc.item] + BROOD_EDGE[fight.broods[orc.seat]]
        here = orc.square
        if here >= 0:
            strong = True
            if platforms & BIT[here]:
                strength += HIGH_WORTH
            elif orc.down:
                strength -= DOWN_COSTS
                strong = False
            if late and not orc.fought:
                strength -= 0.5
            away = DISTANCE[here]
            most = AXE_RANGE if orc.item == AXE else weapon_range(orc.item)
            nearest = 8
            for other in up:
                if other is not orc and other.square >= 0:
                    far = away[other.square]
                    if far < nearest:
                        nearest = far
                    if far <= most and strong:
                        strength += IN_REACH * 2 if other.down else IN_REACH
            strength -= FAR_COSTS * nearest
        strengths.append(strength * strength if strength > 0.2 else 0.04)
    for orc, strength in zip(up, strengths):
        chance = 0.0
        for rival in strengths:
            chance += strength / (strength + rival)
        # Half a point of it is the comparison with oneself.
        found[orc.seat] = floor + (1 - floor) * (chance - 0.5) / (len(up) - 1)
    for orc in fight.orcs:
        if orc.place:
            found[orc.seat] = (seats - orc.place) / (seats - 1)
    return found
