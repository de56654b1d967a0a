"""The policy of bots: which answers to a question are promising, and how much so.

Rules of thumb. Whoever can strike does, where it hurts most. Whoever cannot goes for somebody, for an item if his hands
are empty, or onto a Platform from which he can jump; once he has struck, he climbs one, where he jumps and smashes
next, and gets out of reach if he is badly hurt. A
step always leads nearer to what it is made for, so nobody walks to and fro.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from orcade.games.orclympics.chessboard import BIT, DISTANCE, NEAR, WITHIN
from orcade.table.grid import Square
from orcade.table.judging import Judged, weights
from orcade.table.requests import Ask

from .answers import END, FURY, GRAB, HELMETED, SMASH_AT, Deploy, Grab, Jump, Land, Move, Recover, Smash, Stomp, Throw
from .odds import blow
from .pieces import (
    AXE,
    AXE_RANGE,
    BLOW_TAKES,
    DROPPING,
    HELMET,
    LYING_TAKES,
    MACE,
    RAGING,
    SHIELD,
    SMASHED,
    SPEAR,
    STRUCK,
    Fight,
    Orc,
    acting,
    jump_length,
    lies,
    move_length,
    profile,
    smash_range,
)
from .reach import approach, around, danger, passable

WARMTH: Final = 0.25
"""Points by which an answer has to be worse to be e times less likely."""
LEAST: Final = 0.1
"""An answer with less than this part of the best one's weight is left out."""

# Points. What an item is worth to empty hands:
WANTED: Final = {MACE: 0.9, SPEAR: 0.9, SHIELD: 0.8, AXE: 0.7, HELMET: 0.6}
STRIKE, HIT, KILL = 2.0, 2.5, 1.5
"""Of a blow; by the Health that it takes on average; by the chance that it is the last."""
WEAK = 0.06
"""For each Health that whoever is struck or hunted has lost."""
SPENT = 0.6
"""Less, for an axe that is thrown at one who could be smashed."""
GRABS, GO, CLIMB, PERCH = 2.4, 2.0, 1.6, 1.5
"""Of an item underfoot; of a step towards somebody or something; of one onto a Platform, and once he has struck."""
FAR = 0.3
"""Less, for each square that is left of the way."""
RISE = 4.0
STAY, AWAY, DODGE = 1.0, 0.6, 1.4
"""Of an end; of a step out of reach, and for who is badly hurt."""
APART = 4
"""Squares from others from which on it does not matter where one begins."""
HURT = 3
"""Who has no more Health than this gets out of reach once he has struck."""


def policy(fight: Fight, ask: Ask) -> Judged:
    """The promising answers with their weights, of which the greatest is 1; none where nothing is known of them.

    `fight`: a view of the seat that is asked, or a world that it imagines. Everything lies open.
    """
    if fight.asked == DROPPING:
        return {}
    judge = JUDGES.get(ask.rule)
    return weights(judge(fight, ask), WARMTH, LEAST) if judge is not None else {}


def fury(fight: Fight, ask: Ask) -> Judged:
    """A second blow, always. Which brood is left to chance: fights of different ones are the better ones (MF 1.2)."""
    return {FURY[0]: 1.0} if fight.asked == RAGING else {}


def helmet(fight: Fight, ask: Ask) -> Judged:
    """It is there to be used (MF-7)."""
    return {HELMETED[0]: 1.0}


def deploy(fight: Fight, ask: Ask) -> Judged:
    """Near an item that nobody gets sooner, and not next to whoever stands there already (MF 3)."""
    others = [orc.square for orc in fight.orcs if orc.square >= 0]
    found: Judged = {}
    for option in ask.options:
        assert isinstance(option, Deploy)
        away = DISTANCE[option.square]
        item = nearest_item(fight, option.square)
        gain = WANTED[fight.items[item]] - FAR * away[item] if item is not None else 0.0
        found[option] = gain - FAR * sum(max(0, APART - away[other]) for other in others)
    return found


def nearest_item(fight: Fight, start: Square) -> Square | None:
    """Where the best item lies for who begins on a square, the way counted; none that another is as near to, for he
    acts sooner."""
    away = DISTANCE[start]
    others = [orc.square for orc in fight.orcs if orc.square >= 0]
    free = [at for at in fight.items if all(DISTANCE[other][at] > away[at] for other in others)]
    return max(free, key=lambda at: WANTED[fight.items[at]] - FAR * away[at], default=None)


def land(fight: Fight, ask: Ask) -> Judged:
    """On a Platform again or on an item, away from the others (MF 4.2.6)."""
    me = acting(fight)
    strikes = danger(fight, me)
    found: Judged = {}
    for option in ask.options:
        assert isinstance(option, Land)
        to = option.square
        points = 0.5 if fight.platforms & BIT[to] else 0.0
        points += 0.4 if to in fight.items and not me.item else 0.0
        found[option] = points - 0.2 * strikes(to)
    return found


# An activation (MF 4.2).


def act(fight: Fight, ask: Ask) -> Judged:
    """Strike, or go where it can be done; all of that only while Action Points and squares are left."""
    me = acting(fight)
    found: Judged = {END: STAY}
    steps: list[Move] = []
    for option in ask.options:
        if isinstance(option, Move):
            steps.append(option)
        elif isinstance(option, (Smash, Throw, Stomp, Jump)):
            found[option] = struck(fight, me, option)
        elif isinstance(option, Recover):
            found[option] = RISE
        elif isinstance(option, Grab) and not me.item:
            found[option] = GRABS + WANTED[fight.items[me.square]]
    found.update(walked(fight, me, steps))
    return found


def struck(fight: Fight, me: Orc, option: Smash | Throw | Stomp | Jump) -> float:
    """What a blow is worth: more, the more it takes, and if it is the last."""
    target = fight.orcs[option.target]
    odds = blow(fight, me, target, stomp=isinstance(option, Stomp))
    takes = odds.chance_wound * BLOW_TAKES
    if lies(fight, target):
        takes += odds.chance_critical * (LYING_TAKES - BLOW_TAKES)
    if profile(fight, me).fury and not isinstance(option, Stomp):
        takes += blow(fight, me, target, second=True).chance_wound * BLOW_TAKES
    points = STRIKE + HIT * takes + weakness(fight, target)
    if target.health <= BLOW_TAKES:
        points += KILL * odds.chance_wound
    thrown = isinstance(option, Throw) or (isinstance(option, Jump) and option.thrown)
    return points - (SPENT if thrown and DISTANCE[me.square][target.square] <= smash_range(fight, me) else 0.0)


def weakness(fight: Fight, target: Orc) -> float:
    """Who has lost much is gone for."""
    return WEAK * (profile(fight, target).health - target.health)


def walked(fight: Fight, me: Orc, steps: list[Move]) -> Judged:
    """The steps that lead nearer to something, each by the best of it; or out of reach."""
    if not steps or not (fight.points or fight.left):
        return {}
    found: Judged = {}
    free = passable(fight, me)
    for goal in goals(fight, me):
        nearer, far = approach(me.square, goal.squares & free, free)
        for step in steps:
            if BIT[step.square] & nearer:
                found[step] = max(found.get(step, 0.0), goal.points - FAR * far)
    return found or (dodged(fight, me, steps) if fight.used & STRUCK else {})


class Goal(NamedTuple):
    """Somewhere to go."""

    squares: int
    """The set of those on which one is there."""
    points: float
    """For being there."""
    deed: Smash | Grab | None = None
    """What it is for, where one answer is; from a Platform one may jump at several."""


def goals(fight: Fight, me: Orc) -> Iterator[Goal]:
    """Where an Orc may want to go in its activation."""
    if lies(fight, me):
        return
    if fight.points and not fight.used & SMASHED:
        reach = smash_range(fight, me)
        jumps = 0
        for other in fight.orcs:
            if other.health > 0 and other is not me:
                yield Goal(WITHIN[reach][other.square], GO + weakness(fight, other), SMASH_AT[other.seat])
                jumps |= WITHIN[min(jump_length(fight, me), AXE_RANGE)][other.square]
        if fight.points > 1:
            yield Goal(fight.platforms & jumps & NEAR[me.square], CLIMB)
    elif me.health <= HURT:
        return
    if me.item or not fight.items:
        if fight.used & STRUCK and not fight.platforms & BIT[me.square]:
            steps = fight.left + fight.points * move_length(fight, me)
            yield Goal(fight.platforms & around(BIT[me.square], steps, passable(fight, me)), PERCH)
    elif me.square not in fight.items:
        for square, item in fight.items.items():
            yield Goal(BIT[square], GO + WANTED[item], GRAB)


def dodged(fight: Fight, me: Orc, steps: list[Move]) -> Judged:
    """Steps out of reach, the more so the worse he is hurt."""
    points = DODGE if me.health <= HURT else AWAY
    strikes = danger(fight, me)
    now = strikes(me.square)
    there = {step: strikes(step.square) for step in steps}
    return {step: points + FAR * (now - threats) for step, threats in there.items() if threats < now}


JUDGES: Final[dict[str, Callable[[Fight, Ask], Judged]]] = {
    "MF 1.2": fury,
    "MF 3": deploy,
    "MF 4.2": act,
    "MF 4.2.6": land,
    "MF-7": helmet,
}
"""By the rule of the question. Where an item falls is left to chance."""
