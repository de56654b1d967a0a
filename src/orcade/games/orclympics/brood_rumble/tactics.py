"""How a rumble stands, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import exp

from .pieces import HELMET, KNUCKLES, ORC_R, Orc, Rumble
from .terrain import DANGEROUS, PIT, SIDE

ORC_WORTH = 3.0
"""In Health: what an Orc is worth beyond its Health, for it acts and pushes."""
ITEM_WORTH = {KNUCKLES: 0.45, HELMET: 0.4}
DOWN_COSTS = 1.0
"""For lying: an activation is lost."""
CHARGE_WORTH = 0.9
"""For the first strike of a combat that this Game Turn will bring."""
PIT_NEAR = 7000
"""How far behind an Orc in a combat a Pit or the Board Edge counts, in thousandths: a little more than a push."""
PUSHED_OUT = 0.11
"""The chance that a combat brings a Push: a mighty Headbutt that was not blocked, over its first blows."""
EDGE_COSTS = 0.25
"""For an Orc that is not fighting, near the Board Edge or a Pit."""
NEAR_WORTH = 0.5
"""For having the nearest free enemy close by, where a Charge is one Move away; fades over the board."""
STEEPNESS = 0.11
"""How quickly a lead in Health turns into a won game."""


def worth(rumble: Rumble) -> list[float]:
    """An estimate of each seat's result: 1 for the winners, 0 for the losers."""
    seats = rumble.seats
    if rumble.ending is not None:
        best = rumble.ending.places
        return [0.5] * seats if max(best) == 1 else [1.0 if place == 1 else 0.0 for place in best]
    if not rumble.turn or not rumble.teams:
        return [0.5] * seats
    lead = 0.0
    mover = rumble.team
    for orc in rumble.orcs:
        if orc.health > 0:
            value = strength(rumble, orc)
            lead += value if orc.team == 0 else -value
    if not rumble.blood and rumble.turn > 2:
        lead += 0.05 if mover == 0 else -0.05
    chance = 1 / (1 + exp(-STEEPNESS * lead))
    found = [chance] * seats
    for seat in rumble.teams[1]:
        found[seat] = 1 - chance
    return found


def strength(rumble: Rumble, orc: Orc) -> float:
    """What an Orc is worth, in Health."""
    health = orc.health
    value = health + min(health, 4) * ORC_WORTH / 4
    if orc.item:
        value += ITEM_WORTH[orc.item]
    if orc.down:
        value -= DOWN_COSTS
    if orc.foe >= 0:
        foe = rumble.orcs[orc.foe]
        if orc.charged and not orc.fought:
            value += CHARGE_WORTH
        value -= PUSHED_OUT * (health + ORC_WORTH) * doom(rumble, orc, foe)
        return value
    nearest = 1 << 60
    for other in rumble.orcs:
        if other.team != orc.team and other.health > 0 and other.foe < 0:
            dx, dy = other.x - orc.x, other.y - orc.y
            far = dx * dx + dy * dy
            if far < nearest:
                nearest = far
    if nearest < 1 << 60:
        value += NEAR_WORTH * (1 - min(nearest, SIDE * SIDE) / (SIDE * SIDE)) ** 4
    rim = min(orc.x, orc.y, SIDE - orc.x, SIDE - orc.y) - ORC_R
    if rim < 3000:
        value -= EDGE_COSTS * (3000 - rim) / 3000
    return value


def doom(rumble: Rumble, orc: Orc, foe: Orc) -> float:
    """How surely a Push by this enemy would end in a Pit or beyond the edge, 0 to 1, roughly."""
    dx, dy = orc.x - foe.x, orc.y - foe.y
    tx, ty = orc.x + 6 * dx, orc.y + 6 * dy
    if not (ORC_R < tx < SIDE - ORC_R and ORC_R < ty < SIDE - ORC_R):
        return 1.0
    found = 0.0
    for piece in rumble.terrain:
        if piece.kind == PIT or piece.kind == DANGEROUS:
            px, py = piece.x - orc.x, piece.y - orc.y
            along = px * dx + py * dy
            if 0 < along < PIT_NEAR * 1000 and abs(px * dy - py * dx) < 1800 * 1000:
                found = max(found, 1.0 if piece.kind == PIT else 0.1)
    return found
