"""The sequence of play (OG 4, OG 5.1)."""

from __future__ import annotations

from orcade.table.requests import Flow

from .gamemaster import choose_next, end_gm_turn, orc_acts, reinforce
from .options import GatesOptions
from .pieces import (
    ACTING,
    BEFORE_ROLL,
    CHOOSING,
    DEALING,
    FIRST_ORCS_COME,
    GM_ACTING,
    GM_ENDS,
    LAYING,
    ORC_ACTING,
    REINFORCING,
    ROLLING_OFF,
    STARTING,
    TURN_ENDS,
    Siege,
)
from .setup import choose_character, deal, first_orc, lay_section, start_character, take_chair
from .turn import act, before_roll, end_turn


def start(seats: int, options: GatesOptions) -> Siege:
    """A table at which nobody is Gamemaster yet."""
    return Siege(seats, options)


def step(siege: Siege) -> Flow[None]:
    """One piece of the sequence of play: a choice of the set-up, an action, the end of a turn."""
    return STEPS[siege.phase](siege)


STEPS = {
    ROLLING_OFF: take_chair,
    CHOOSING: choose_character,
    LAYING: lay_section,
    STARTING: start_character,
    FIRST_ORCS_COME: first_orc,
    DEALING: deal,
    BEFORE_ROLL: before_roll,
    ACTING: act,
    TURN_ENDS: end_turn,
    REINFORCING: reinforce,
    GM_ACTING: choose_next,
    ORC_ACTING: orc_acts,
    GM_ENDS: end_gm_turn,
}
"""By phase."""
