"""Rounds: what comes before all turns and after them (OW 3, OW 4.1)."""

from __future__ import annotations

from orcade.table.requests import D6, Flow, Seat
from orcade.table.roll_off import highest

from .caravans import move_all
from .events.turn import OrderOfPlay, RoundBegins
from .finding import chip_of
from .pieces import PLACING, ROUND_BEGINS, Wars
from .winning import announce, look_for_winner


def begin(wars: Wars) -> Flow[None]:
    """A: announcements, caravans, and who is first."""
    wars.round += 1
    yield RoundBegins(wars.round)
    yield from announce(wars)
    yield from move_all(wars)
    if wars.round > 1:
        yield from find_first(wars)
    wars.phase = PLACING


def authority_on_map(wars: Wars, seat: Seat) -> int:
    """What the leaders of a player on the map have together; who is lost underground counts for nothing (OW-12)."""
    return sum(
        [chip_of(wars, leader.chip).power for leader in wars.leaders if leader.seat == seat and leader.area >= 0]
    )


def find_first(wars: Wars) -> Flow[None]:
    """OW 3.2: the least authority on the map; ties are rolled for, and rolled again (GEN-2)."""
    sums = [authority_on_map(wars, seat) for seat in range(wars.seats)]
    least = tuple(seat for seat in range(wars.seats) if sums[seat] == min(sums))
    wars.first = yield from highest(least, D6, "who begins", "OW 3.2")
    yield OrderOfPlay(wars.first)


def end(wars: Wars) -> Flow[None]:
    """After C: has somebody won? A flow, because every step is one."""
    look_for_winner(wars)
    wars.phase = ROUND_BEGINS
    yield from ()
