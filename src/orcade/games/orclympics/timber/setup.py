"""Before the first Game Turn: broods (TI 1.2), the Forest (TI 2), deployment (TI 3)."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import ALL, BESIDE, BIT, EDGE, GRID, grown, squares
from orcade.games.orclympics.discipline import choose_broods, line_up
from orcade.table.grid import NOWHERE, Square
from orcade.table.requests import OPEN, Ask, Flow, Roll

from .answers import CHOOSE, DEPLOY
from .events import Appeared, Deployed, Planted, Redrawn, TurnBegan
from .pieces import (
    BUSHES,
    CALLED,
    DEPLOYING,
    EACH,
    LINING_UP,
    MIDDLE,
    PLANTING,
    ROCKS,
    TREE_WOOD,
    TREES,
    Forest,
    free_squares,
    terrain_squares,
)
from .turn import begin_turn

DEPLOY_PROMPTS = tuple(
    f"Deploy {name} at the edge" if orc % EACH == 0 else f"Deploy {name} on a neighbouring square"
    for orc, name in enumerate(CALLED)
)


def brood(forest: Forest) -> Flow[None]:
    """TI 1.2: broods and their ages."""
    yield from choose_broods(forest, CHOOSE, "TI 1.2")
    forest.cleared = [0] * forest.seats
    forest.phase = PLANTING


def plant(forest: Forest) -> Flow[None]:
    """TI 2: Trees, Rocks, Bushes, and the boar; one draw of Rocks and Bushes a step, until it is fair (TI-1)."""
    if not forest.trees:
        for _ in range(TREES):
            to = yield from random_square(MIDDLE & ~terrain_squares(forest), "which square for a Tree")
            forest.trees[to] = TREE_WOOD
        yield Planted("Trees", terrain_squares(forest))
    for _ in range(ROCKS):
        to = yield from random_square(ALL & ~terrain_squares(forest), "which square for Rocks")
        forest.rocks |= BIT[to]
    for _ in range(BUSHES):
        to = yield from random_square(ALL & ~terrain_squares(forest), "which square for a Bush")
        forest.bushes |= BIT[to]
    yield Planted("Rocks", forest.rocks)
    yield Planted("Bushes", forest.bushes)
    if forest.options.fair_board and not fair(forest):
        forest.rocks = forest.bushes = 0
        yield Redrawn()
        return
    forest.boar = yield from random_square(innermost(ALL & ~terrain_squares(forest)), "where the boar begins")
    yield Appeared(forest.boar)
    forest.phase = LINING_UP


def random_square(some: int, label: str) -> Flow[Square]:
    """A random square of a set, each as likely as another; no die for a single one."""
    count = some.bit_count()
    at = 1
    if count > 1:
        at = yield Roll(OPEN, count, label, "TI 2", quiet=True)
    return squares(some)[at - 1]


def innermost(some: int) -> int:
    """TI-17: the squares of a set whose middle is nearest to the middle of the board."""
    far = {to: (2 * GRID.column(to) - 7) ** 2 + (2 * GRID.row(to) - 7) ** 2 for to in squares(some)}
    least = min(far.values())
    return sum(BIT[to] for to in far if far[to] == least)


def fair(forest: Forest) -> bool:
    """TI-1, TI-18: no edge square and no Tree is cut off by Rocks and Trees, and all can deploy in pairs."""
    trees = terrain_squares(forest) & ~forest.rocks & ~forest.bushes
    open_ = ALL & ~forest.rocks & ~trees
    edge = EDGE & open_
    seen = edge & -edge
    while True:
        more = grown(seen) & open_
        if more == seen:
            break
        seen = more
    if edge & ~seen or any(not BESIDE[tree] & seen for tree in forest.trees):
        return False
    return pairs_of_squares(edge & ~forest.bushes) >= forest.seats


def pairs_of_squares(edge: int) -> int:
    """How many pairs of neighbouring squares there are at most, side by side, among these of the edge (TI-18)."""
    around = [bool(edge & BIT[to]) for to in RING]
    if all(around):
        return len(RING) // 2
    start = around.index(False)
    found = run = 0
    for at in range(len(RING)):
        if around[(start + at + 1) % len(RING)]:
            run += 1
        else:
            found += run // EACH
            run = 0
    return found


RING = (*range(7), *range(7, 63, 8), *range(63, 56, -1), *range(56, 0, -8))
"""The squares of the edge, once around."""


def order(forest: Forest) -> Flow[None]:
    """TI 3: who deploys when; the same order is that of the first Game Turn."""
    yield from line_up(forest, range(forest.seats), "Deployment", "TI 3")
    forest.at = 0
    forest.active = forest.order[0]
    forest.phase = DEPLOYING


def deploy(forest: Forest) -> Flow[None]:
    """TI 3: one Orc at the edge, beside its mate; after the last one the first Game Turn begins."""
    orc = forest.active * EACH + forest.at % EACH
    places = squares(deploy_squares(forest, orc))
    to = places[0]
    if len(places) > 1:
        answer = yield Ask(forest.active, DEPLOY_PROMPTS[orc], [DEPLOY[to] for to in places], "TI 3")
        to = answer.square
    forest.orcs[orc].square = to
    yield Deployed(orc, to)
    forest.at += 1
    if forest.at < EACH * forest.seats:
        forest.active = forest.order[forest.at // EACH]
        return
    forest.turn = 1
    yield TurnBegan(1)
    begin_turn(forest, 0)


def deploy_squares(forest: Forest, orc: int) -> int:
    """The set of squares where this Orc may be deployed (TI-2, TI-18)."""
    edge = EDGE & free_squares(forest)
    first = forest.orcs[orc - orc % EACH].square
    if first == NOWHERE:
        return sum(BIT[to] for to in squares(edge) if BESIDE[to] & edge) or edge
    return BESIDE[first] & edge or edge
