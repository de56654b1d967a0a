"""Before the fight: broods (MF 1.2), tokens (MF 2), deployment (MF 3)."""

from __future__ import annotations

from orcade.table.requests import D6, OPEN, Ask, Flow, Roll, Together

from .answers import CHOOSE, DEPLOY
from .board import ALL, BIT, Square, connected, squares
from .events import Chose, Deployed, Laid, Redrawn, TurnBegan
from .order import ready
from .pieces import (
    BROODS,
    ITEM_TOKENS,
    ITEMS,
    LINING_UP,
    SCATTERING,
    TERRAIN_TOKENS,
    UNCHOSEN,
    Fight,
    active,
    occupied,
    tokens,
)


def choose_broods(fight: Fight) -> Flow[None]:
    """MF 1.2: in secret and at once; broods that a campaign has given are not asked for."""
    if all(orc.brood == UNCHOSEN for orc in fight.orcs):
        answers = yield Together(tuple(Ask(orc.seat, "Choose your brood", CHOOSE, "MF 1.2") for orc in fight.orcs))
        for orc in fight.orcs:
            orc.brood = answers[orc.seat].brood
            yield Chose(orc.seat, orc.brood)
    for orc in fight.orcs:
        orc.health = BROODS[orc.brood].health
    fight.phase = SCATTERING


def scatter(fight: Fight) -> Flow[None]:
    """MF 2: terrain, then items, never two tokens on a square. Nobody's dice: the table rolls."""
    for _ in range(TERRAIN_TOKENS):
        kind = yield Roll(OPEN, D6, "terrain (Pit 1-3, Platform 4-6)", "MF 2")
        to = yield from free_square(fight)
        if kind <= 3:
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


def free_square(fight: Fight) -> Flow[Square]:
    """A random square without a token."""
    free = squares(ALL & ~tokens(fight))
    at: int = yield Roll(OPEN, len(free), "which free square", "MF 2")
    return free[at - 1]


def deploy(fight: Fight) -> Flow[None]:
    """MF 3: the Orc whose place it is goes to a square without token and model; after the last one the fight begins."""
    orc = active(fight)
    free = squares(ALL & ~tokens(fight) & ~occupied(fight))
    answer = yield Ask(orc.seat, "Deploy your Orc", [DEPLOY[to] for to in free], "MF 3")
    orc.square = answer.square
    yield Deployed(orc.seat, orc.square)
    fight.at += 1
    if fight.at == len(fight.order):
        fight.turn = 1
        yield TurnBegan(1)
        ready(fight, 0)
