"""When nothing counts any more that an Orc can do: in the last Game Turn, too far from the edge and from all Wood. Such
questions pass by themselves (`Game.stops`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orcade.games.orclympics.chessboard import DISTANCE, EDGE, GRID, squares
from orcade.table.requests import Seat

from .pieces import (
    CLEVER_GATHERING,
    DEFOREST,
    DEFORESTED,
    GIVING,
    LAST_TURN,
    LATE,
    NOBODY,
    OWNER,
    Forest,
    Orc,
    mate,
)

OUT: Final = tuple(1 + min(DISTANCE[square][edge] for edge in squares(EDGE)) for square in GRID.squares)
"""By square: the Action Tokens for leaving from there, with nothing in the way."""


def late(forest: Forest, orcs: Iterable[int], tokens: int) -> tuple[str, ...]:
    """What a question about these Orcs of the active player is about, each with so many tokens."""
    return LATE if forest.turn == LAST_TURN and not any(counts(forest, orc, tokens) for orc in orcs) else ()


def counts(forest: Forest, orc: int, tokens: int) -> bool:
    """Whether something that he can do in the last Game Turn may count: as if nothing stood in the way."""
    one = forest.orcs[orc]
    if one.left:
        return False
    mated = forest.orcs[mate(orc)]
    helped = not mated.left and (mated.tokens > 0 or forest.phase == GIVING)
    if one.wood and (OUT[one.square] <= tokens or helped):
        return True
    if forest.cleared[OWNER[orc]] == DEFORESTED - 1 and forest.feats[DEFOREST] == NOBODY:
        return True
    for far, rest in takings(forest, orc):
        if far + rest <= tokens or (helped and far <= tokens):
            return True
    if forest.feats[CLEVER_GATHERING] == NOBODY and any(DISTANCE[one.square][tree] <= tokens for tree in forest.trees):
        return True
    return any(DISTANCE[one.square][other.square] <= tokens + 1 for other in rivals(forest))


def takings(forest: Forest, orc: int) -> Iterable[tuple[int, int]]:
    """For all Wood that he may take: the tokens until he has it, and from there until he is out."""
    away = DISTANCE[forest.orcs[orc].square]
    for tree in forest.trees:
        yield away[tree], OUT[tree] - 1
    for lying in forest.wood:
        yield away[lying] + 1, OUT[lying]
    for other, one in enumerate(forest.orcs):
        if one.wood and not one.left and other != orc:
            yield (
                (away[one.square], OUT[one.square] - 1)
                if other == mate(orc)
                else (away[one.square] + 2, OUT[one.square])
            )


def rivals(forest: Forest) -> Iterable[Orc]:
    """Orcs of others with Wood that may yet get out with it."""
    for orc, one in enumerate(forest.orcs):
        if one.wood and not one.left and OWNER[orc] != forest.active and comes(forest, OWNER[orc]):
            yield one


def comes(forest: Forest, seat: Seat) -> bool:
    """Whether a seat's turn is still to come in this Game Turn, or another follows."""
    return forest.turn < LAST_TURN or seat in forest.order[forest.at + 1 :]
