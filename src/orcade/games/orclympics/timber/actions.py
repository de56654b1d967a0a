"""What an Orc does with its Action Tokens (TI 4.2.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from orcade.games.orclympics.chessboard import BESIDE, BIT, EDGE, grown, together
from orcade.games.orclympics.discipline import feat
from orcade.table.grid import NOWHERE, Square
from orcade.table.lazy import Lazy
from orcade.table.requests import D6, Ask, Flow, Option, Roll
from orcade.table.words import counted

from .answers import (
    END,
    GATHER,
    LEAVE,
    OPEN_WAY,
    ORCY,
    PICK,
    SHARE,
    SHOVE,
    End,
    Gather,
    Leave,
    Move,
    Open,
    Orcy,
    Pick,
    Share,
    Shove,
    moves,
)
from .events import MOVED, Gathered, Left, Opened, Picked, Shared
from .felling import topple
from .late import OUT, late
from .pieces import (
    ACTING,
    CALLED,
    CLEVER_GATHERING,
    DEFOREST,
    DEFORESTED,
    FEATS,
    GATHERS,
    LATE,
    LEAVE_FROM,
    MOST_TOKENS,
    ORCY_COST,
    OWNER,
    SEATS,
    STAY,
    TEAM_WORK,
    WALK,
    Forest,
    Orc,
    mate,
)
from .shoving import shove
from .turn import finish, next_orc

GATHERING = tuple(Roll(seat, D6, "to gather", "TI 4.2.3.4", GATHERS) for seat in range(SEATS))
PROMPTS = tuple(
    tuple(f"{name} has {counted(tokens, 'token')}: what now?" for tokens in range(MOST_TOKENS + 1)) for name in CALLED
)


WALKS = (Move, Open, Leave, End)
"""What an Orc without Wood can do who stands beside nothing."""


def act(forest: Forest) -> Flow[None]:
    """TI 4.2.3: one action of the acting Orc, or the end of them."""
    orc = forest.acting
    one = forest.orcs[orc]
    options = choices(forest, orc, one)
    if len(options) == 1:
        next_orc(forest)
        return
    about = Lazy(partial(matter, forest, orc, options))  # playouts never look at it
    answer = yield Ask(OWNER[orc], PROMPTS[orc][one.tokens], options, "TI 4.2.3", about)
    kind = answer.__class__
    if kind is Move:
        one.tokens -= 1
        one.square = answer.square
        yield MOVED[orc][one.square]
    elif kind is Shove:
        one.tokens -= 1
        yield from shove(forest, orc, answer.orc)
    elif kind is Gather:
        one.tokens -= 1
        die = yield GATHERING[forest.active]
        if die >= GATHERS:
            yield from take_wood(forest, orc, answer.square)
            yield from feat(forest, forest.active, CLEVER_GATHERING, FEATS)
        else:
            yield Gathered(orc, answer.square, -1)
    elif kind is Orcy:
        one.tokens -= ORCY_COST
        yield from take_wood(forest, orc, answer.square)
    elif kind is Open:
        yield from open_way(forest, orc, answer.square)
    elif kind is Pick:
        one.tokens -= 1
        one.wood += 1
        lying = forest.wood.pop(one.square) - 1
        if lying:
            forest.wood[one.square] = lying
        yield Picked(orc, one.wood)
    elif kind is Share:
        one.tokens -= 1
        other = forest.orcs[mate(orc)]
        other.wood += one.wood - answer.keeps
        one.wood = answer.keeps
        yield Shared(orc, one.wood, other.wood)
    elif kind is Leave:
        yield from leave(forest, orc)
        return
    else:
        next_orc(forest)
        return
    if not one.tokens and forest.phase == ACTING:
        next_orc(forest)


def matter(forest: Forest, orc: int, options: list[Option]) -> tuple[str, ...]:
    """What his action is about for an Orc with whom nothing counts any more, or who can only walk. Nothing can be taken
    from one without Wood; he gets to nothing with his tokens."""
    one = forest.orcs[orc]
    if late(forest, (orc,), one.tokens):
        return LATE
    if not all(isinstance(option, WALKS) for option in options):
        return ()
    if one.wood:
        return () if forest.turn >= LEAVE_FROM and OUT[one.square] <= one.tokens else STAY
    near = within(one.square, one.tokens - 1)
    if near & together(forest.wood) or grown(near) & together((*forest.trees, *others(forest, orc))):
        return ()
    return WALK


def others(forest: Forest, orc: int) -> Iterable[Square]:
    """Where those stand whom he may shove, and who may share with him."""
    there = ((at, one) for at, one in enumerate(forest.orcs) if at != orc and not one.left)
    return (one.square for at, one in there if at != mate(orc) or one.wood)


@cache
def within(square: Square, steps: int) -> int:
    """The set of squares that are at most so many steps away, with nothing in the way."""
    some = BIT[square]
    for _ in range(steps):
        some = grown(some)
    return some


def choices(forest: Forest, orc: int, one: Orc) -> list[Option]:
    """Everything that this Orc may do now (TI 4.2.3); the last one is to end."""
    here = one.square
    beside = BESIDE[here]
    blocked = forest.rocks | forest.bushes
    options: list[Option] = []
    for tree in forest.trees:
        bit = beside & BIT[tree]
        if bit:
            blocked |= bit
            options.append(GATHER[tree])
            if one.tokens >= ORCY_COST:
                options.append(ORCY[tree])
    if here in forest.wood:
        options.append(PICK[here])
    for at, other in enumerate(forest.orcs):
        bit = beside & BIT[other.square]
        if bit:
            blocked |= bit
            if at != mate(orc):
                options.append(SHOVE[at])
            elif one.wood or other.wood:
                options += [SHARE[orc][keeps] for keeps in range(one.wood + other.wood + 1) if keeps != one.wood]
    bushes = beside & forest.bushes
    while bushes:
        options.append(OPEN_WAY[(bushes & -bushes).bit_length() - 1])
        bushes &= bushes - 1
    options += moves(here, beside & ~(blocked | BIT[forest.boar]))
    if forest.turn >= LEAVE_FROM and EDGE & BIT[here]:
        options.append(LEAVE)
    options.append(END)
    return options


def take_wood(forest: Forest, orc: int, tree: Square) -> Flow[None]:
    """TI 4.2.3.4: one Wood from a Tree, which falls with its last."""
    left = forest.trees[tree] - 1
    forest.orcs[orc].wood += 1
    yield Gathered(orc, tree, left)
    if left:
        forest.trees[tree] = left
    else:
        topple(forest, tree)


def open_way(forest: Forest, orc: int, bush: Square) -> Flow[None]:
    """TI 4.2.3.3: a Bush is gone for good."""
    forest.orcs[orc].tokens -= 1
    forest.bushes &= ~BIT[bush]
    forest.cleared[OWNER[orc]] += 1
    yield Opened(orc, bush)
    if forest.cleared[OWNER[orc]] == DEFORESTED:
        yield from feat(forest, OWNER[orc], DEFOREST, FEATS)


def leave(forest: Forest, orc: int) -> Flow[None]:
    """TI-8: the Orc is gone with what it carries; when it was the last, the game is over (TI-23)."""
    one = forest.orcs[orc]
    one.left = True
    one.square = NOWHERE
    yield Left(orc, one.wood)
    other = forest.orcs[mate(orc)]
    if other.left and one.wood and other.wood:
        yield from feat(forest, OWNER[orc], TEAM_WORK, FEATS)
    if all(each.left for each in forest.orcs):
        finish(forest, "TI-23")
    else:
        next_orc(forest)
