"""Before the fight: broods (MF 1.2), tokens (MF 2), deployment (MF 3)."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import ALL, BIT, EAST, WEST, squares
from orcade.games.orclympics.discipline import choose_broods, line_up
from orcade.table.grid import Square
from orcade.table.requests import D6, OPEN, Ask, Flow, Roll

from .answers import CHOOSE, DEPLOY
from .events import Deployed, Laid, Redrawn, TurnBegan
from .pieces import (
    DEPLOYING,
    ITEM_TOKENS,
    ITEMS,
    LINING_UP,
    PITS_UP_TO,
    SCATTERING,
    TERRAIN_TOKENS,
    Fight,
    acting,
    next_activation,
    orc_squares,
    profile,
    token_squares,
)

TERRAIN = f"terrain (Pit 1-{PITS_UP_TO}, Platform {PITS_UP_TO + 1}-{D6})"


def choose_brood(fight: Fight) -> Flow[None]:
    """MF 1.2: broods and their ages."""
    yield from choose_broods(fight, CHOOSE, "MF 1.2")
    for orc in fight.orcs:
        orc.health = profile(fight, orc).health
    fight.phase = SCATTERING


def lay_tokens(fight: Fight) -> Flow[None]:
    """MF 2: terrain, then items, never two tokens on a square. Nobody's dice: the table rolls."""
    for _ in range(TERRAIN_TOKENS):
        kind = yield Roll(OPEN, D6, TERRAIN, "MF 2")
        to = yield from free_square(fight)
        if kind <= PITS_UP_TO:
            fight.pits |= BIT[to]
            yield Laid("Pit", to)
        else:
            fight.platforms |= BIT[to]
            yield Laid("Platform", to)
    if fight.options.connected_board and not connected(fight.pits):
        fight.pits = fight.platforms = 0
        yield Redrawn()
        return
    for _ in range(ITEM_TOKENS):
        item = yield Roll(OPEN, len(ITEMS) - 1, "which item", "MF 2")
        to = yield from free_square(fight)
        fight.items[to] = item
        yield Laid(ITEMS[item], to)
    fight.phase = LINING_UP


def connected(pits: int) -> bool:
    """Whether king's moves lead from every square without a pit to every other (MF-3)."""
    free = ALL & ~pits
    seen = free & -free
    while True:
        row = seen | (seen & ~EAST) << 1 | (seen & ~WEST) >> 1
        grown = (row | row << 8 | row >> 8) & free
        if grown == seen:
            return seen == free
        seen = grown


def free_square(fight: Fight) -> Flow[Square]:
    """A random square without a token."""
    free = squares(ALL & ~token_squares(fight))
    at: int = yield Roll(OPEN, len(free), "which free square", "MF 2", quiet=True)
    return free[at - 1]


def deployment_order(fight: Fight) -> Flow[None]:
    """MF 3: who deploys when; the same order is that of the first Game Turn."""
    yield from line_up(fight, range(fight.seats), "Deployment", "MF 3")
    fight.phase = DEPLOYING


def deploy(fight: Fight) -> Flow[None]:
    """MF 3: the Orc whose place it is goes to a square without token and model; after the last one the fight begins."""
    orc = acting(fight)
    free = squares(ALL & ~token_squares(fight) & ~orc_squares(fight))
    answer = yield Ask(orc.seat, "Deploy your Orc: near what you would grab?", [DEPLOY[to] for to in free], "MF 3")
    orc.square = answer.square
    yield Deployed(orc.seat, orc.square)
    fight.at += 1
    if fight.at == len(fight.order):
        fight.turn = 1
        yield TurnBegan(1)
        next_activation(fight, 0)
