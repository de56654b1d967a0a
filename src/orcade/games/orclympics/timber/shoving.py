"""Shoving (TI 4.2.3.2): dice, rerolls of broods (TI-9), draws (TI-10), and the way of who is shoved (TI-11)."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BESIDE, squares
from orcade.games.orclympics.discipline import COMMON, FERAL, IRON, feat
from orcade.table.requests import D6, Ask, Flow, Roll

from .answers import PUSH, Reroll
from .answers import REROLLING as REROLL_OR_KEEP
from .events import PUSHED, Shoved, Stuck
from .pieces import (
    ACTING,
    CALLED,
    FEATS,
    GIMME_THAT,
    NOBODY,
    OWNER,
    PLAIN,
    PUSHING,
    REROLLING,
    SEATS,
    Forest,
    free,
)
from .smash import drop
from .turn import next_orc

RULE = "TI 4.2.3.2"
LABELS = ("shove, first die", "shove, second die")
DICE = tuple(tuple(Roll(seat, D6, label, RULE) for label in LABELS) for seat in range(SEATS))
REROLLS = tuple(tuple(Roll(seat, D6, label, "TI-9", again=True) for label in LABELS) for seat in range(SEATS))
PUSH_PROMPTS = tuple(f"Where does {name} go?" for name in CALLED)


def shove(forest: Forest, orc: int, target: int) -> Flow[None]:
    """TI 4.2.3.2: all four dice, rerolls, totals; the loser drops Wood, and a beaten defender is moved."""
    mine, yours = OWNER[orc], OWNER[target]
    forest.target = target
    forest.shoving = []
    for seat in (mine, yours):
        for die in (0, 1):
            value = yield DICE[seat][die]
            forest.shoving.append(value)
    attacking, defending = forest.broods[mine], forest.broods[yours]
    if attacking == FERAL:
        yield from reroll(forest, mine, 0)
    if defending == IRON:
        yield from reroll(forest, yours, 2)
    dice = forest.shoving
    one = max(dice[0], dice[1]) + 1 - forest.orcs[orc].wood
    other = max(dice[2], dice[3]) - forest.orcs[target].wood
    forest.shoving = []
    forest.target = NOBODY
    if one > other or (one == other and attacking == COMMON != defending):
        lost = yield from drop(forest, target)
        yield Shoved(orc, target, one, other, orc, lost)
        if lost:
            yield from feat(forest, mine, GIMME_THAT, FEATS)
        if one > other:
            forest.target = target
            forest.steps = one - other
            forest.phase = PUSHING
    elif one < other or defending == COMMON != attacking:
        lost = yield from drop(forest, orc)
        yield Shoved(orc, target, one, other, target, lost)
    else:
        yield Shoved(orc, target, one, other, NOBODY, 0)


def reroll(forest: Forest, seat: int, first: int) -> Flow[None]:
    """TI-9: the lower die of the two from place `first` on may be rolled again; not beside a 6 (TI-22)."""
    dice = forest.shoving
    if max(dice[first], dice[first + 1]) == D6:
        return
    lower = 0 if dice[first] < dice[first + 1] else 1
    forest.asked = REROLLING
    answer = yield Ask(seat, prompt(dice, first), REROLL_OR_KEEP, "TI-9")
    forest.asked = PLAIN
    if answer.__class__ is Reroll:
        value = yield REROLLS[seat][lower]
        forest.shoving[first + lower] = value


def prompt(dice: list[int], first: int) -> str:
    """The question whether to reroll."""
    other = 2 - first
    best = max(dice[other], dice[other + 1])
    return PROMPTS[first > 0][dice[first]][dice[first + 1]][best]


FACES = range(D6 + 1)
PROMPTS = tuple(
    tuple(
        tuple(
            tuple(f"Your dice are {one} and {other}, {who}'s best is {best}: reroll the lower?" for best in FACES)
            for other in FACES
        )
        for one in FACES
    )
    for who in ("the defender", "the attacker")
)
"""By whether the defender is asked, his two dice, and the best of the other side."""


def push(forest: Forest) -> Flow[None]:
    """TI-11: the attacker moves the shoved Orc one square further, as long as squares are left and one is free."""
    target = forest.target
    one = forest.orcs[target]
    ways = BESIDE[one.square] & free(forest)
    if ways:
        if ways & (ways - 1):
            options = [PUSH[to] for to in squares(ways)]
            answer = yield Ask(forest.active, PUSH_PROMPTS[target], options, "TI-11")
            one.square = answer.square
        else:
            one.square = ways.bit_length() - 1
        yield PUSHED[target][one.square]
        forest.steps -= 1
    else:
        forest.steps = 0
        yield Stuck(target)
    if not forest.steps:
        forest.target = NOBODY
        forest.phase = ACTING
        if not forest.orcs[forest.acting].tokens:
            next_orc(forest)
