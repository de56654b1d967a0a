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
    GIMME_THAT,
    GIVING,
    LAST_TURN,
    LATE,
    MOST_TOKENS,
    NATURES_REVENGE,
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
    if one.wood and (OUT[one.square] <= tokens or helped(forest, orc)):
        return True
    if any(far + rest <= tokens or (helped(forest, orc) and far <= tokens) for far, rest in takings(forest, orc)):
        return True
    if may_do_a_feat(forest, orc, tokens) or (any(rivals(forest)) and may_fell(forest, orc, tokens)):
        return True
    return any(DISTANCE[one.square][other.square] <= tokens + 1 for other in rivals(forest))


def helped(forest: Forest, orc: int) -> bool:
    """Whether his mate can still carry on what he brings him."""
    mated = forest.orcs[mate(orc)]
    return not mated.left and (mated.tokens > 0 or forest.phase == GIVING)


def may_do_a_feat(forest: Forest, orc: int, tokens: int) -> bool:
    """Whether he may do, or help to do, a feat that nobody has done yet. Feats decide ties, and campaigns (TI-16)."""
    here = forest.orcs[orc].square
    laden = [one.square for one in enemies(forest) if one.wood]

    def open_(feat: int) -> bool:
        return forest.feats[feat] == NOBODY

    return (
        (open_(CLEVER_GATHERING) and any(DISTANCE[here][tree] <= tokens for tree in forest.trees))
        or (open_(GIMME_THAT) and any(DISTANCE[here][square] <= tokens for square in laden))
        or (open_(NATURES_REVENGE) and bool(laden) and may_fell(forest, orc, tokens))
        or (open_(DEFOREST) and may_deforest(forest, orc, tokens))
    )


def may_deforest(forest: Forest, orc: int, tokens: int) -> bool:
    """Whether he and his mate may yet remove as many Bushes as the feat takes."""
    mine = removable(forest, orc, tokens)
    both = mine + removable(forest, mate(orc), tokens_of(forest, mate(orc)))
    return mine > 0 and forest.cleared[OWNER[orc]] < DEFORESTED <= forest.cleared[OWNER[orc]] + both


def removable(forest: Forest, orc: int, tokens: int) -> int:
    """How many Bushes an Orc may remove with so many tokens, each costing one, beside the way."""
    one = forest.orcs[orc]
    if one.left:
        return 0
    away = sorted(DISTANCE[one.square][bush] for bush in squares(forest.bushes))
    return max((many for many, far in enumerate(away, 1) if far <= 1 + tokens - many), default=0)


def may_fell(forest: Forest, orc: int, tokens: int) -> bool:
    """Whether he and his mate may yet take the last Wood of a Tree, so that it falls on somebody."""
    spent = ((orc, tokens), (mate(orc), tokens_of(forest, mate(orc))))
    for tree, wood in forest.trees.items():
        chops = [max(0, has + 1 - DISTANCE[forest.orcs[each].square][tree]) for each, has in spent if has]
        if chops and chops[0] and sum(chops) >= wood:
            return True
    return False


def tokens_of(forest: Forest, orc: int) -> int:
    """The Action Tokens that an Orc of the active player has in this Player Turn, or may get."""
    if forest.orcs[orc].left:
        return 0
    return MOST_TOKENS if forest.phase == GIVING else forest.orcs[orc].tokens


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


def enemies(forest: Forest) -> Iterable[Orc]:
    """The Orcs of others that are in the Forest."""
    return (one for orc, one in enumerate(forest.orcs) if OWNER[orc] != forest.active and not one.left)


def rivals(forest: Forest) -> Iterable[Orc]:
    """Orcs of others that may yet get out with Wood, which they have or may take."""
    for orc, one in enumerate(forest.orcs):
        comes_yet = OWNER[orc] != forest.active and not one.left and comes(forest, OWNER[orc])
        if comes_yet and (one.wood or any(far + rest <= MOST_TOKENS for far, rest in takings(forest, orc))):
            yield one


def comes(forest: Forest, seat: Seat) -> bool:
    """Whether a seat's turn is still to come in this Game Turn, or another follows."""
    return forest.turn < LAST_TURN or seat in forest.order[forest.at + 1 :]
