"""Smash Attacks of the boar and of falling Trees (TI 4.2.3.4, TI-14), and how Wood is dropped (TI-15)."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import squares
from orcade.games.orclympics.discipline import feat
from orcade.table.requests import D6, Ask, Flow, Roll

from .answers import DODGE
from .events import Dodged, Smashed
from .pieces import (
    CALLED,
    DODGES,
    DODGING,
    DROP_DIE,
    FEATS,
    NATURES_REVENGE,
    NOBODY,
    OWNER,
    PLACE,
    PLAIN,
    Forest,
    dodge_squares,
)

DODGE_ROLL = tuple(Roll(seat, D6, "to dodge", "TI 4.2.3.4", DODGES) for seat in OWNER)
DROP_ROLL = tuple(Roll(seat, DROP_DIE, "Wood dropped", "TI-15") for seat in OWNER)
DODGE_PROMPTS = tuple(f"Where does {name} dodge to?" for name in CALLED)


def smash(forest: Forest, orc: int, line: int) -> Flow[None]:
    """TI-14: on 5+ the Orc goes to a free neighbouring square; else it drops Wood. `line`: the squares under a
    falling Tree, not to dodge to; 0: it is the boar."""
    one = forest.orcs[orc]
    ways = dodge_squares(forest, orc, forest.boar, line)
    if ways:
        die = yield DODGE_ROLL[orc]
        if die >= DODGES:
            if ways & (ways - 1):
                forest.asked = DODGING
                forest.target = orc
                options = [DODGE[to] for to in squares(ways)]
                answer = yield Ask(OWNER[orc], DODGE_PROMPTS[orc], options, "TI 4.2.3.4", PLACE)
                forest.asked = PLAIN
                forest.target = NOBODY
                one.square = answer.square
            else:
                one.square = ways.bit_length() - 1
            yield Dodged(orc, one.square, line != 0)
            return
    lost = yield from drop(forest, orc)
    yield Smashed(orc, lost, not ways, line != 0)
    if lost and OWNER[orc] != forest.active:
        yield from feat(forest, forest.active, NATURES_REVENGE, FEATS)


def drop(forest: Forest, orc: int) -> Flow[int]:
    """TI-15, TI-22: the Orc drops D3 Wood on its square, or all if that is less; returns how much."""
    one = forest.orcs[orc]
    if not one.wood:
        return 0
    lost = 1
    if one.wood > 1:
        lost = yield DROP_ROLL[orc]
        lost = min(lost, one.wood)
    one.wood -= lost
    forest.wood[one.square] = forest.wood.get(one.square, 0) + lost
    return lost
