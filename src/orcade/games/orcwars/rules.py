"""The sequence of play (OW 3.1)."""

from __future__ import annotations

from orcade.table.requests import Flow

from . import economy, rounds, setup, trading, turn, underground
from .acting import act
from .pieces import (
    ACTING,
    BOSSES,
    BUILDING_MINES,
    BUYING,
    DISCARDING,
    DRAWING,
    FIRST_ROLL,
    FRESH_START,
    MINING,
    PLACING,
    RAMPAGING,
    ROUND_BEGINS,
    ROUND_ENDS,
    SURFACING,
    SWAPPING,
    TRADING,
    Wars,
)

start = setup.start


def step(wars: Wars) -> Flow[None]:
    """One piece of the sequence of play: a choice, an action, a part of a round."""
    return STEPS[wars.phase](wars)


STEPS = {
    FIRST_ROLL: setup.first_roll,
    BOSSES: setup.choose_bosses,
    SWAPPING: setup.swap,
    ROUND_BEGINS: rounds.begin,
    PLACING: turn.begin,
    FRESH_START: turn.fresh_start,
    DRAWING: turn.draw_three,
    BUYING: turn.buy,
    SURFACING: underground.surface,
    ACTING: act,
    RAMPAGING: economy.rampage_next,
    MINING: economy.work_mines,
    BUILDING_MINES: economy.build_mines,
    DISCARDING: turn.discard,
    TRADING: trading.trade,
    ROUND_ENDS: rounds.end,
}
"""By phase."""
