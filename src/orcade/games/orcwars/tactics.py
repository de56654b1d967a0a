"""How the wars stand, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from math import exp

from orcade.table.requests import Seat

from .pieces import ROUND_ENDS, TRADING, Wars, power_of
from .winning import armies_of, lands_of, met

# The figures are a fit to some hundred games of bots: what a difference of one is worth, as the logarithm of odds.

LEADER = 0.2
ARMY = 0.06
POWER = 0.024
"""Of a point of power of troops."""
HELD = 4.6
"""An announced victory that is still met when nobody else has a turn to come."""
PREY = 1.9
"""What everybody turns against: an announced victory as long as all have their turn to come."""
TURN_LEFT = 0.9
"""A turn that is still to come, for who has announced."""
LATE = 0.4
"""A land in the last round."""


def worth(wars: Wars) -> list[float]:
    """An estimate of each seat's reward: 1 for the first place, 0 for the last.

    A reward is the share of the others whom a seat leaves behind, so each pair of seats is compared."""
    seats = wars.seats
    if wars.ending is not None:
        return [(seats - place) / (seats - 1) for place in wars.ending.places]
    values = [standing(wars, seat) for seat in range(seats)]
    return [
        sum(1 / (1 + exp(other - mine)) for at, other in enumerate(values) if at != seat) / (seats - 1)
        for seat, mine in enumerate(values)
    ]


def standing(wars: Wars, seat: Seat) -> float:
    """How well a seat stands: leaders and armies, an announced victory, and lands when the last round is near."""
    own = [leader for leader in wars.leaders if leader.seat == seat]
    value = LEADER * len(own) + ARMY * armies_of(wars, seat)
    value += POWER * sum(power_of(wars, leader.units) for leader in own)
    if wars.options.round_cap:
        value += LATE * lands_of(wars, seat) * min(1.0, wars.round / wars.options.round_cap) ** 3
    if wars.players[seat].announced:
        others, still = turns_left(wars, seat)
        value += TURN_LEFT * still
        if met(wars, seat):
            value += HELD * (1 - others / wars.seats) - PREY
    return value


def turns_left(wars: Wars, seat: Seat) -> tuple[int, bool]:
    """How many others have their turn still to come in this round, the one who has it now among them; and whether the
    seat has."""
    if wars.phase in (TRADING, ROUND_ENDS):
        return 0, False
    still = (seat - wars.first) % wars.seats >= wars.turns
    return wars.seats - wars.turns - still, still
