"""How good an answer is for who gives it: what the estimate says of the Forest after it, over all that dice may show.

It knows no plan of its own. All that it prefers it takes from `tactics.py`, by which the bots judge, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from orcade.games.orclympics.chessboard import BESIDE, BIT, squares
from orcade.table.ahead import copied
from orcade.table.grid import Square
from orcade.table.odds import at_least
from orcade.table.requests import Seat

from .boar_way import onward
from .odds import shoving
from .pieces import (
    DODGES,
    DROP_DIE,
    GIMME_THAT,
    NATURES_REVENGE,
    NOBODY,
    OWNER,
    Forest,
    dodge_squares,
    free_squares,
    orc_on,
)
from .tactics import worth

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Forest)
SHOVED: Final = 2
"""Squares over which somebody is mostly shoved."""

PUT_OUT: Final = 0.01
"""What it costs an Orc of one's own to be struck besides: he may have to dodge from where he wants to be."""

Judge = Callable[[Forest], float]
"""What a Forest is worth to a seat."""


def judge_of(seat: Seat) -> Judge:
    return lambda forest: _worth(ENCODER.encode(forest))[seat]


@lru_cache(maxsize=4096)
def _worth(encoded: bytes) -> Sequence[float]:
    """The same Forest is often come to by several ways."""
    return worth(DECODER.decode(encoded))


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


# Wood that is dropped.


def drops(forest: Forest, orc: int, feat: int) -> list[Forest]:
    """The Forest after this Orc has dropped Wood (TI-15), as often as that is likely. `feat`: whoever is active does it
    by that."""
    carried = forest.orcs[orc].wood
    return [dropped(forest, orc, min(many, carried), feat) for many in range(1, DROP_DIE + 1 if carried > 1 else 2)]


def dropped(forest: Forest, orc: int, many: int, feat: int) -> Forest:
    after = copied(forest)
    one = after.orcs[orc]
    if many:
        one.wood -= many
        after.wood[one.square] = after.wood.get(one.square, 0) + many
        if OWNER[orc] != after.active and after.feats[feat] == NOBODY:
            after.feats[feat] = after.active
    return after


def struck(forest: Forest, orc: int, boar: Square, line: int, judge: Judge) -> float:
    """What a Smash Attack on this Orc adds, with the boar there. `line`: squares not to dodge to."""
    able = dodge_squares(forest, orc, boar, line)
    hit = 1 - float(at_least(DODGES)) if able else 1.0
    return hit * (mean(map(judge, drops(forest, orc, NATURES_REVENGE))) - judge(forest))


def shoved(forest: Forest, orc: int, target: int, judge: Judge) -> float:
    """What the Forest is worth once this Orc has shoved that one (TI 4.2.3.2)."""
    one, other = forest.orcs[orc], forest.orcs[target]
    chances = shoving(forest.broods[OWNER[orc]], forest.broods[OWNER[target]], other.wood - one.wood)
    won, drawn, lost = chances
    value = drawn * judge(forest) if drawn else 0.0
    if lost:
        value += lost * mean(map(judge, drops(forest, orc, GIMME_THAT)))
    return value + won * mean(judge(best_pushed(after, target)) for after in drops(forest, target, GIMME_THAT))


def best_pushed(forest: Forest, target: int) -> Forest:
    """The Forest with this Orc where one mostly shoves it to."""
    return max((there for there, _ in pushes(forest, target, SHOVED)), key=judge_of(forest.active))


# Ways of others that one chooses: of who is shoved, and of the boar.


def pushes(forest: Forest, target: int, steps: int) -> list[tuple[Forest, tuple[Square, ...]]]:
    """Where an Orc that is shoved so far may end (TI-11): the Forest then, and the way."""
    free = free_squares(forest) | BIT[forest.orcs[target].square]
    ends: dict[Square, tuple[Square, ...]] = {forest.orcs[target].square: ()}
    for _ in range(steps):
        further: dict[Square, tuple[Square, ...]] = {}
        for here, way in ends.items():
            for to in squares(BESIDE[here] & free):
                further.setdefault(to, (*way, to))
        ends = further or ends
    return [(set_down(forest, target, end), way) for end, way in ends.items()]


def set_down(forest: Forest, orc: int, square: Square) -> Forest:
    """The Forest with this Orc there."""
    after = copied(forest)
    after.orcs[orc].square = square
    return after


def best_push(forest: Forest) -> tuple[Square, ...]:
    """All of the way on which whoever acts does best to shove the one whom he is shoving."""
    judge = judge_of(forest.active)
    return max(pushes(forest, forest.target, forest.steps), key=lambda each: judge(each[0]))[1]


def best_run(forest: Forest) -> tuple[Square, ...]:
    """All of the way on which who leads the boar does best to lead it, over enemies who carry something."""
    judge = judge_of(forest.active)
    blows: dict[int, float] = {}
    ends: dict[Square, float] = {}

    def value(way: Sequence[Square]) -> float:
        if way[-1] not in ends:
            after = copied(forest)
            after.boar = way[-1]
            ends[way[-1]] = judge(after)
        orcs = [orc for orc in (orc_on(forest, square) for square in way) if orc != NOBODY]
        for orc in orcs:
            if orc not in blows:
                own = PUT_OUT if OWNER[orc] == forest.active else 0
                blows[orc] = struck(forest, orc, forest.orcs[orc].square, 0, judge) - own
        return ends[way[-1]] + sum(blows[orc] for orc in orcs)

    return max(runs(forest, (), forest.boar, forest.steps), key=value)


def runs(forest: Forest, way: tuple[Square, ...], here: Square, steps: int) -> Iterable[tuple[Square, ...]]:
    """The ways that are open to the boar (TI-5)."""
    on, length = onward(forest, here, [*forest.path, *way], steps) if steps else (0, 0)
    if not on:
        yield way
        return
    for to in squares(on):
        yield from runs(forest, (*way, to), to, length - 1)
