"""Shoving (TI 4.2.3.2): dice, rerolls of broods (TI-9), draws (TI-10), and the way of who is shoved (TI-11)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.games.orclympics.chessboard import BESIDE, squares
from orcade.games.orclympics.discipline import COMMON, FERAL, IRON, feat
from orcade.table.requests import D6, Ask, Flow, Roll, Throw

from .answers import PUSH, Reroll
from .answers import REROLLING as REROLL_OR_KEEP
from .events import PUSHED, Shoved, Stuck
from .pieces import (
    ACTING,
    AGAIN,
    ATTACKER_ADDS,
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
    free_squares,
)
from .smash import drop
from .turn import next_orc

RULE = "TI 4.2.3.2"
LABELS = ("shove, first die", "shove, second die")
DICE = tuple(tuple(Roll(seat, D6, label, RULE) for label in LABELS) for seat in range(SEATS))
THROWS = tuple(tuple(Throw(mine + yours) for yours in DICE) for mine in DICE)
"""The four dice, by the seats of the attacker and of the defender."""
REROLLS = tuple(tuple(Roll(seat, D6, label, "TI-9", again=True) for label in LABELS) for seat in range(SEATS))
PUSH_PROMPTS = tuple(f"Where does {name} go?" for name in CALLED)


def shove(forest: Forest, orc: int, target: int) -> Flow[None]:
    """TI 4.2.3.2: all four dice, rerolls, totals; the loser drops Wood, and a beaten defender is moved."""
    mine, yours = OWNER[orc], OWNER[target]
    forest.target = target
    dice = yield THROWS[mine][yours]
    forest.shoving = list(dice)
    if forest.broods[mine] == FERAL:
        yield from reroll(forest, orc, target, mine, 0)
    if forest.broods[yours] == IRON:
        yield from reroll(forest, orc, target, yours, 2)
    one, other = totals(forest, orc, target, forest.shoving)
    won = winner(forest, orc, target, one, other)
    forest.shoving = []
    forest.target = NOBODY
    if won == orc:
        lost = yield from drop(forest, target)
        yield Shoved(orc, target, one, other, orc, lost)
        if lost:
            yield from feat(forest, mine, GIMME_THAT, FEATS)
        if one > other:
            forest.target = target
            forest.steps = one - other
            forest.phase = PUSHING
    elif won == target:
        lost = yield from drop(forest, orc)
        yield Shoved(orc, target, one, other, target, lost)
    else:
        yield Shoved(orc, target, one, other, NOBODY, 0)


def totals(forest: Forest, orc: int, target: int, dice: Sequence[int]) -> tuple[int, int]:
    """What these four dice come to for the attacker and for the defender (TI-9)."""
    one, two, three, four = dice
    return max(one, two) + ATTACKER_ADDS - forest.orcs[orc].wood, max(three, four) - forest.orcs[target].wood


def winner(forest: Forest, orc: int, target: int, one: int, other: int) -> int:
    """Who of the two wins with these totals (TI-10); NOBODY: a draw that does nothing."""
    if one != other:
        return orc if one > other else target
    attacking, defending = forest.broods[OWNER[orc]], forest.broods[OWNER[target]]
    if COMMON not in (attacking, defending) or attacking == defending:
        return NOBODY
    return orc if attacking == COMMON else target


def reroll(forest: Forest, orc: int, target: int, seat: int, first: int) -> Flow[None]:
    """TI-9: the lower die of the two from place `first` on may be rolled again, where that may change something."""
    lower = to_reroll(forest, first)
    if lower == NOBODY or changes_nothing(forest, orc, target, lower):
        return
    forest.asked = REROLLING
    answer = yield Ask(seat, prompt(forest.shoving, first), REROLL_OR_KEEP, "TI-9", AGAIN)
    forest.asked = PLAIN
    if answer.__class__ is Reroll:
        value = yield REROLLS[seat][lower - first]
        forest.shoving[lower] = value


def to_reroll(forest: Forest, first: int) -> int:
    """The place of the lower of two dice; of equal ones the second that may still be rolled again. NOBODY: neither."""
    one, two = forest.shoving[first : first + 2]
    for at in (first + 1, first):
        if forest.shoving[at] == min(one, two) and not forest.rerolled >> at & 1:
            return at
    return NOBODY


def changes_nothing(forest: Forest, orc: int, target: int, lower: int) -> bool:
    """TI-22: whether all comes to the same, whatever this die shows; it counts only where it is the higher one."""
    best = forest.shoving[:]
    best[lower] = D6
    now, then = totals(forest, orc, target, forest.shoving), totals(forest, orc, target, best)
    # A defender who wins gains nothing by a greater difference.
    return now == then or winner(forest, orc, target, *now) == winner(forest, orc, target, *then) == target


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
    ways = BESIDE[one.square] & free_squares(forest)
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
