"""How a game stands, in one number a seat: for searches that stop before the end.

Each seat is valued in Wood: what it has carried off, what its Orcs carry by how surely they get it out, and what they
may still gather by how near they are.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from orcade.games.orclympics.chessboard import ALL, BIT, EDGE, grown, squares

from .pieces import EACH, GIVING, LAST_TURN, LEAVE_FROM, MOST_TOKENS, Forest

FAR = 15
"""Tokens that a way is taken to cost at most."""
CALM = 0.92
"""Which share of its Wood an Orc keeps through a Game Turn with nobody near."""
THREATS = (0.3, 0.22, 0.14)
"""What each enemy takes off that who needs so many tokens to come next to it, once."""
WORST = 0.7
"""More than that they do not take."""
STRANDED = 0.05
"""Which share an Orc gets out that needs more tokens than it will have; its mate may help."""
HOPE = 0.5
"""What Wood is worth that lies or stands within reach."""
FADES = 0.85
"""By what that falls with each token on the way to it."""
FEAT = 0.12
"""In Wood: a feat breaks ties."""
EARLY, LATE = 1.1, 0.45
"""Leads in Wood that make a win likely (73 %), in the first Game Turn and in the last."""


def worth(forest: Forest) -> list[float]:
    """An estimate of each seat's result: 1 for the first place, 0 for the last."""
    seats = forest.seats
    if forest.ending is not None:
        places = forest.ending.places
        return [1 - (place - 1 + (places.count(place) - 1) / 2) / (seats - 1) for place in places]
    if not forest.turn:
        return [0.5] * seats
    values = [value(forest, seat) for seat in range(seats)]
    steepness = 1 / (EARLY + (LATE - EARLY) * (forest.turn - 1) / (LAST_TURN - 1))
    found = [0.0] * seats
    for seat in range(seats):
        for other in range(seat):
            chance = 1 / (1 + exp((values[other] - values[seat]) * steepness))
            found[seat] += chance
            found[other] += 1 - chance
    return [each / (seats - 1) for each in found]


def value(forest: Forest, seat: int) -> float:
    """What a seat has and may hope for, in Wood."""
    total = FEAT * forest.feats.count(seat)
    blocks = forest.rocks
    for tree in forest.trees:
        blocks |= BIT[tree]
    out = ways(EDGE & ~blocks, blocks, forest.bushes)
    done = forest.order.index(seat) < forest.at or forest.active < 0
    turns = LAST_TURN - forest.turn + (0 if done else 1)
    acting = forest.active == seat and forest.phase > GIVING
    for orc in range(seat * EACH, seat * EACH + EACH):
        one = forest.orcs[orc]
        if one.left:
            total += one.wood
            continue
        # In the turns to come; those of the present one are known when they have been dealt out.
        tokens = MOST_TOKENS * (turns - 1) + one.tokens if acting else MOST_TOKENS * turns
        here = one.square
        leave = out[here] + 1
        if one.wood:
            now = one.tokens if acting else 0
            total += one.wood * hold(forest, seat, here, leave, now) if leave <= tokens else one.wood * STRANDED
        best = 0.0
        for tree, wood in forest.trees.items():
            way = ways(BIT[tree], blocks & ~BIT[tree], forest.bushes)[here] - 1
            spare = tokens - way - 2 - out[here]
            if spare >= 0:
                gain = HOPE * FADES**way * min(wood, 1 + spare / 2)
                if gain > best:
                    best = gain
        for square, wood in forest.wood.items():
            way = ways(BIT[square], blocks, forest.bushes)[here]
            if tokens - way - 1 - out[square] > 0:
                gain = HOPE * FADES**way * wood
                if gain > best:
                    best = gain
        total += best
    return total


def hold(forest: Forest, seat: int, here: int, leave: int, now: int) -> float:
    """Which share of its Wood an Orc on this square is expected to get out.

    `leave`: the tokens that it needs for it; `now`: those that it has left in its own turn, 0 outside of it.
    """
    waiting = LEAVE_FROM - forest.turn
    turns = (leave - now) / MOST_TOKENS
    if turns <= 0 and waiting <= 0:
        return 1.0
    turns = max(turns, waiting, 1 / MOST_TOKENS)
    risk = 0.0
    column, row = here & 7, here >> 3
    for orc, other in enumerate(forest.orcs):
        if orc // EACH != seat and other.square >= 0:
            way = abs((other.square & 7) - column) + abs((other.square >> 3) - row) - 1
            if way < MOST_TOKENS:
                risk += THREATS[way]
    share: float = CALM**turns
    return share * (1 - min(risk, WORST) * min(1.0, turns))


@lru_cache(maxsize=4096)
def ways(goal: int, blocks: int, bushes: int) -> tuple[int, ...]:
    """By square: the tokens that it takes to come onto one of these squares, up to FAR; cutting through Bushes."""
    found = [FAR] * 64
    open_ = ALL & ~blocks
    plain = open_ & ~bushes
    before = 0
    seen = goal
    for square in squares(goal):
        found[square] = 0
    for cost in range(1, FAR):
        more = (grown(seen) & plain | grown(before) & open_) & ~seen
        before = seen
        seen |= more
        while more:
            last = more & -more
            found[last.bit_length() - 1] = cost
            more ^= last
        if seen == open_ | goal:
            break
    return tuple(found)
