"""How a game stands, in one number a seat: for searches that stop before the end.

All the Wood is shared out among the seats: what has been carried off; what an Orc carries, by how surely it gets out
with it; and what lies, stands or is shoved out of somebody's hands, by who is quickest to take it and still in time.
Picking Wood up is therefore always better than guarding it, and shoving good for who can take what is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from orcade.games.orclympics.chessboard import ALL, BIT, DISTANCE, EDGE, grown, squares
from orcade.table.estimates import Estimate

from .pieces import EACH, GIVING, LAST_TURN, LEAVE_FROM, MOST_TOKENS, ORCY_COST, Forest

FAR = 15
"""Tokens that a way is taken to cost at most."""
CLAIM = tuple(0.7**cost for cost in range(2 * FAR + 10))
"""By the tokens that an Orc needs to take some Wood, beyond those in its hand: how strong a claim that is."""
LOST = (1.5, 0.7, 0.25)
"""A claim that nobody has, with two, three and four players: the fewer there are, the more Wood stays in the Forest."""
HURRY = 4
"""With fewer tokens to spare than that, a claim is weaker."""
LATER = 1
"""Tokens by which who has already had this turn's tokens comes later."""
WREST = 2
"""Tokens that it takes to shove Wood out of somebody's hands and to pick it up, from a neighbouring square."""
THREATS = (0.4, 0.3, 0.18)
"""Which share of its Wood a carrier loses in a Game Turn to an enemy that needs so many tokens to come next to it."""
CALM = 0.95
"""Which share it keeps with nobody near, as long as nobody may leave."""
HASTE = 0.85
"""The same once they may: then who lingers runs out of time."""
BRIEF = 0.35
"""How much of a threat is left of an enemy that acts after the carrier."""
BOAR = (0.0, 0.35, 0.22, 0.1, 0.0, 0.0, 0.0, 0.0)
"""Which share it loses to the boar, by how far away that stands."""
LONG = 1.5
"""Game Turns for which the present threats count at most: by then all stand elsewhere."""
HOME, FEATS, KEPT, STANDING, LYING, WRESTED = range(6)
"""Places in `Standing`."""
EARLY, LATE = 1.1, 0.45
"""Leads in Wood that make a win likely (73 %), in the first Game Turn and in the last."""


class Standing(NamedTuple):
    """What speaks for a seat, in leads: Wood by what leads of it make a win likely now."""

    home: float
    """Carried off."""
    feats: float
    kept: float
    """Carried, by how surely the Orcs get out with it."""
    standing: float
    """In trees, by who is quickest to take it. The same:"""
    lying: float
    wrested: float
    """What others may lose of theirs."""


def standings(forest: Forest) -> list[list[float]]:
    """What speaks for each seat, as in `Standing`; nothing before the first Game Turn."""
    if not forest.turn:
        return []
    steepness = 1 / (EARLY + (LATE - EARLY) * (forest.turn - 1) / (LAST_TURN - 1))
    return [[steepness * each for each in hope] for hope in hopes(forest)]


def hopes(forest: Forest) -> Iterable[tuple[float, ...]]:
    """What each seat has and may hope for, in Wood, as in `Standing`; its feats, one by one."""
    orcs = forest.orcs
    blocks = forest.rocks
    for tree in forest.trees:
        blocks |= BIT[tree]
    bushes = forest.bushes
    out = ways(EDGE & ~blocks, blocks, bushes)
    found = [[0.0] * forest.seats for _ in Standing._fields]
    lost = LOST[forest.seats - 2]
    for seat in forest.feats:
        if seat >= 0:
            found[FEATS][seat] += 1
    left = LAST_TURN - forest.turn
    acting = forest.active if forest.phase > GIVING else -1
    before = forest.order[: forest.at] if forest.active >= 0 else forest.order
    # By Orc in the Forest: its seat, its square, the tokens in its hand, all that it will have, and how late it comes.
    there = []
    for orc, one in enumerate(orcs):
        seat = orc // EACH
        if one.left:
            found[HOME][seat] += one.wood
        elif seat == acting:
            there.append((orc, seat, one.square, one.tokens, MOST_TOKENS * left + one.tokens, 0))
        elif seat in before:
            there.append((orc, seat, one.square, 0, MOST_TOKENS * left, LATER))
        else:
            there.append((orc, seat, one.square, 0, MOST_TOKENS * (left + 1), 0))
    lots: list[tuple[int, int, float, int, int]] = [
        (STANDING, tree, wood, ORCY_COST - 1, -1) for tree, wood in forest.trees.items()
    ]
    lots += [(LYING, square, wood, 1, -1) for square, wood in forest.wood.items()]
    for orc, seat, here, now, tokens, late in there:
        wood = orcs[orc].wood
        if wood:
            kept = wood * hold(forest, there, seat, here, now, tokens, late, out[here] + 1)
            found[KEPT][seat] += kept
            lots.append((WRESTED, here, wood - kept, WREST, orc))
    for kind, square, lot, cost, carrier in lots:
        way = ways(BIT[square], blocks & ~BIT[square], bushes)
        rest = out[square] + 1
        claims = []
        total = lost
        for orc, seat, here, now, tokens, late in there:
            need = way[here] + cost if orc != carrier else 1
            spare = tokens - need - rest
            if spare >= 0:
                need += late - now
                claim = CLAIM[need] if need > 0 else 1.0
                if spare < HURRY:
                    claim *= (spare + 1) / (HURRY + 1)
                total += claim
                claims.append((seat, claim))
        shares = found[kind]
        for seat, claim in claims:
            shares[seat] += lot * claim / total
    return zip(*found)


def hold(
    forest: Forest,
    there: list[tuple[int, int, int, int, int, int]],
    seat: int,
    here: int,
    now: int,
    tokens: int,
    late: int,
    leave: int,
) -> float:
    """Which share of its Wood an Orc on this square is expected to get out.

    `there`: the Orcs in the Forest, see `shares`; `now`, `tokens`: what this one has in its hand, and will have in all;
    `leave`: the tokens that it needs.
    """
    if leave > tokens:
        return 0.0
    waiting = LEAVE_FROM - forest.turn
    turns = (leave - now) / MOST_TOKENS
    if turns <= 0 and waiting <= 0:
        return 0.98
    if turns < waiting:
        turns = waiting
    if turns < 1:
        turns = 0.4 + 0.6 * turns
    elif turns > LONG:
        turns = LONG
    share = CALM if waiting > 0 else HASTE
    share *= 1 - BOAR[DISTANCE[forest.boar][here]]
    column, row = here & 7, here >> 3
    for _, other, square, held, _, later in there:
        if other != seat:
            way = abs((square & 7) - column) + abs((square >> 3) - row) - 1
            if way < MOST_TOKENS:
                threat = THREATS[way]
                if later > late or (held <= way and other == forest.active):
                    threat *= BRIEF
                share *= 1 - threat
    kept: float = share**turns
    return kept


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


worth: Final = Estimate(Standing, standings, Path(__file__).with_name("worth.toml"))
