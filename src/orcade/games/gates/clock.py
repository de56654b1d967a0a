"""The time that the Gamemaster has to hold out: rounds, or real minutes (OG 5.2, OG-3)."""

from __future__ import annotations

from orcade.table.requests import Clock, Flow

from .options import BY_MINUTES, BY_ROUNDS, MINUTES
from .pieces import Siege, rounds
from .winning import gm_wins


def note_beginning(siege: Siege) -> Flow[None]:
    """The time runs from the first roll."""
    if siege.options.clock == BY_MINUTES and not siege.began:
        siege.began = siege.now = yield Clock("the first roll", "OG-3")


def check_minutes(siege: Siege) -> Flow[None]:
    """At the end of each turn the clock is looked at."""
    if siege.options.clock == BY_MINUTES and siege.began and siege.ending is None:
        siege.now = yield Clock("the end of a turn", "OG-3", siege.now)
        if siege.now - siege.began >= MINUTES:
            gm_wins(siege, f"{MINUTES} minutes are over.", "OG-3")


def check_rounds(siege: Siege) -> None:
    """A round ends with the Gamemaster's turn."""
    if siege.options.clock == BY_ROUNDS:
        if siege.round >= rounds(siege):
            gm_wins(siege, f"{rounds(siege)} rounds are over.", "OG-3")
    elif siege.options.round_cap and siege.round >= siege.options.round_cap:
        gm_wins(siege, f"Round {siege.round} is over.", "OG-3", "round_cap")
    if siege.ending is None:
        siege.round += 1
