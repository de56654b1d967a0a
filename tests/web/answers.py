"""Answers at random for the tests of the server: the same ones in every run."""

from __future__ import annotations

import random

from orcade.bots import bot
from orcade.table.requests import Seat
from orcade.web.table_state import TableState
from tests.exploring import EXPLORE


def random_answer(table: TableState, seat: Seat) -> str:
    """Any answer of a seat, in notation: drawn by what has been answered so far."""
    match = table.playing()
    chance = random.Random(f"{EXPLORE} {len(match.tape)} {seat}")
    return bot("random").choose(match, seat, chance).notation(match.board(seat))
