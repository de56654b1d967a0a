"""Answers at random that are the same whenever a match comes to the same point."""

from __future__ import annotations

import os
import random

from orcade.bots import bot
from orcade.table.requests import Seat
from orcade.web.table_state import TableState


def alike(table: TableState, seat: Seat) -> str:
    """Any answer of a seat, in notation; another one in each exploration.

    `exploring` is not imported: a server that tests start would load hypothesis by it.
    """
    match = table.playing()
    chance = random.Random(f"{table.seed.hex()} {len(table.tape)} {seat}{os.environ.get('EXPLORE', '')}")
    return bot("random").choose(match, seat, chance).notation(match.board(seat))
