"""How the wars stand, in one number a seat: for searches that stop before the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from orcade.table.estimates import Estimate
from orcade.table.requests import Seat

from .finding import power_of
from .pieces import ROUND_ENDS, TRADING, Wars
from .winning import armies_of, lands_of, met


class Standing(NamedTuple):
    """What speaks for a seat."""

    leaders: int
    armies: int
    power: int
    """Of its troops."""
    late_lands: float
    """Lands, as far as the last round is near."""
    turn_left: bool
    """A turn that is still to come, for who has announced."""
    held: float
    """An announced victory that is met, by how few others have a turn to come."""
    prey: bool
    """What everybody turns against: an announced victory that is met."""


def standings(wars: Wars) -> list[Standing]:
    """What speaks for each seat."""
    return [standing(wars, seat) for seat in range(wars.seats)]


def standing(wars: Wars, seat: Seat) -> Standing:
    """Leaders and armies, an announced victory, and lands when the last round is near."""
    own = [leader for leader in wars.leaders if leader.seat == seat]
    cap = wars.options.round_cap
    others, still = turns_left(wars, seat)
    announced = wars.players[seat].announced
    wins = bool(announced) and bool(met(wars, seat))
    return Standing(
        len(own),
        armies_of(wars, seat),
        sum(power_of(wars, leader.units) for leader in own),
        lands_of(wars, seat) * min(1.0, wars.round / cap) ** 3 if cap else 0.0,
        bool(announced) and still,
        1 - others / wars.seats if wins else 0.0,
        wins,
    )


def turns_left(wars: Wars, seat: Seat) -> tuple[int, bool]:
    """How many others have their turn still to come in this round, the one who has it now among them; and whether the
    seat has."""
    if wars.phase in (TRADING, ROUND_ENDS):
        return 0, False
    still = (seat - wars.first) % wars.seats >= wars.turns
    return wars.seats - wars.turns - still, still


worth: Final = Estimate(Standing, standings, Path(__file__).with_name("worth.toml"))
