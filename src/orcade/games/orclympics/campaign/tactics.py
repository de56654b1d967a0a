"""How a campaign stands, in one number a seat: for searches that stop before the end.

What a seat may expect are its points, the feats that it has just done, and what the discipline in play promises for
its place there. Two seats are then compared by the difference, which weighs the more the less is still to come.
"""

from __future__ import annotations

from math import exp, sqrt

from .disciplines import DISCIPLINES, part_of
from .pieces import FOR_A_FEAT, PLAYING, POINTS, POINTS_OF_TWO, SETTLING, Campaign, feat_points, in_play, prizes

SPREAD = 1.1
"""How far the points of two seats come apart in one discipline, as the scale of a logistic curve."""
TIE_BREAK = 0.02
"""In points: what a point from feats is worth more than another."""


def worth(campaign: Campaign) -> list[float]:
    """An estimate of each seat's place in the end: 1 for the first, 0 for the last."""
    seats = campaign.seats
    if campaign.ending is not None:
        found = campaign.ending.places
        return [1 - (place - 1 + (found.count(place) - 1) / 2) / (seats - 1) for place in found]
    expected = [points + TIE_BREAK * feats for points, feats in zip(campaign.points, campaign.feat_points)]
    to_come = len(campaign.programme) - campaign.at
    part = part_of(campaign)
    if campaign.phase == PLAYING and part is not None:
        to_come -= 1
        judge = DISCIPLINES[in_play(campaign)].game.worth
        promised = judge(part) if judge is not None else [0.5] * seats
        table = POINTS_OF_TWO if seats == 2 else POINTS
        best, least = table[0], table[seats - 1]
        for seat in range(seats):
            expected[seat] += least + (best - least) * promised[seat]
        for seat in part.feats:
            if seat >= 0:
                expected[seat] += FOR_A_FEAT * (1 + TIE_BREAK)
    elif campaign.phase == SETTLING:
        to_come -= 1
        result = campaign.played[-1]
        for seat, (place, feats) in enumerate(zip(prizes(result.places), feat_points(result, seats))):
            expected[seat] += place + feats * (1 + TIE_BREAK)
    scale = SPREAD * sqrt(to_come + 0.25)
    return [
        sum(1 / (1 + exp((other - mine) / scale)) for at, other in enumerate(expected) if at != seat) / (seats - 1)
        for seat, mine in enumerate(expected)
    ]
