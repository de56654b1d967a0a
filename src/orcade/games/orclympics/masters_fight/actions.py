"""An activation (MF 4.2): what an Orc may do, and the actions that are no blow: Move, Recover, Grab."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BIT, DISTANCE, NEAR
from orcade.games.orclympics.discipline import feat
from orcade.table.grid import Square
from orcade.table.requests import D6, Ask, Flow, Option, Roll
from orcade.table.words import counted

from .answers import (
    END,
    GRAB,
    JUMP_AT,
    JUMP_THROW_AT,
    RECOVER,
    SMASH_AT,
    STOMP_ON,
    THROW_AT,
    End,
    Grab,
    Jump,
    Move,
    Recover,
    Smash,
    Stomp,
    Throw,
    moves,
)
from .combat import LEFT, drop, jump, landings, let_fall, smash, stomp
from .events import MOVED, GotUp, Grabbed, Slipped, StayedDown
from .pieces import (
    ACTION_POINTS,
    AXE,
    AXE_RANGE,
    BY_STEPS,
    CLIMBS,
    FEATS,
    JUMPED,
    MY_PRECIOUS,
    PRECIOUS_GRABS,
    RECOVERED,
    RISES,
    SMASHED,
    STEPS,
    STOMPED,
    STRUCK,
    Fight,
    Orc,
    left_after,
    move_length,
    next_activation,
    smash_range,
)


def _prompt(points: int, left: int) -> str:
    walk = f"{counted(left, 'square')} of your Move left"
    if not points:
        return f"{walk}: go on?"
    acts = counted(points, "action")
    return f"{acts} and {walk}: what now?" if left else f"{acts} left: what now?"


PROMPTS = tuple(tuple(_prompt(points, left) for left in range(STEPS + 2)) for points in range(ACTION_POINTS + 1))
"""By Action Points and by squares of an unfinished Move."""


def activate(fight: Fight) -> Flow[None]:
    """MF 4.2: one action, or one square of a Move, of the active Orc; or the end of its activation."""
    orc = fight.orcs[fight.order[fight.at]]
    options = choices(fight, orc)
    if len(options) == 1:
        next_activation(fight, fight.at + 1)
        return
    about = BY_STEPS if only_to_go(fight, orc, options) else ()
    answer = yield Ask(orc.seat, PROMPTS[fight.points][fight.left], options, "MF 4.2", about)
    kind = answer.__class__
    if kind is Move:
        yield from move(fight, orc, answer.square)
    elif kind is Smash:
        yield from smash(fight, orc, fight.orcs[answer.target], False)
    elif kind is Throw:
        yield from smash(fight, orc, fight.orcs[answer.target], True)
    elif kind is Stomp:
        yield from stomp(fight, orc, fight.orcs[answer.target])
    elif kind is Jump:
        yield from jump(fight, orc, fight.orcs[answer.target], answer.thrown)
    elif kind is Grab:
        yield from grab(fight, orc)
    elif kind is Recover:
        yield from recover(fight, orc)
    else:
        next_activation(fight, fight.at + 1)
        return
    if not fight.points and not fight.left:
        next_activation(fight, fight.at + 1)


def only_to_go(fight: Fight, orc: Orc, options: list[Option]) -> bool:
    """Whether nothing is left but to Move, for who has struck, could not get up, or has no action left."""
    over = not fight.points or fight.used & STRUCK or (orc.down and fight.used & RECOVERED)
    return bool(over) and all(isinstance(option, (Move, End)) for option in options)


def choices(fight: Fight, orc: Orc) -> list[Option]:
    """Everything that this Orc may do now (MF 4.2); the last one is to end."""
    here = orc.square
    bit = BIT[here]
    points = fight.points
    used = fight.used
    up = not orc.down or fight.platforms & bit
    away = DISTANCE[here]
    blocked = fight.pits
    options: list[Option] = []
    may_smash = points and up and not used & SMASHED
    may_stomp = points and up and not used & STOMPED
    most = smash_range(fight, orc)
    for other in fight.orcs:
        if other.health > 0 and other is not orc:
            square = other.square
            blocked |= BIT[square]
            far = away[square]
            if far > AXE_RANGE:
                continue
            if may_smash:
                if far <= most:
                    options.append(SMASH_AT[other.seat])
                if orc.item == AXE:
                    options.append(THROW_AT[other.seat])
            if may_stomp and far == 1 and other.down and not fight.platforms & BIT[square]:
                options.append(STOMP_ON[other.seat])
    if points:
        if up:
            if fight.platforms & bit and not used & JUMPED:
                for other in fight.orcs:
                    if other.health > 0 and other is not orc:
                        if landings(fight, orc, other, False):
                            options.append(JUMP_AT[other.seat])
                        if orc.item == AXE and landings(fight, orc, other, True):
                            options.append(JUMP_THROW_AT[other.seat])
            if here in fight.items:
                options.append(GRAB)
        if orc.down and not used & RECOVERED:
            options.append(RECOVER)
        options += moves(here, blocked & NEAR[here])
    elif fight.left:
        options += moves(here, blocked & NEAR[here])
    options.append(END)
    return options


def move(fight: Fight, orc: Orc, to: Square) -> Flow[None]:
    """MF 4.2.1: one square of a Move; a Move that is not finished goes on, another action may lie between (MF-9)."""
    if not fight.left:
        fight.points -= 1
        fight.left = move_length(fight, orc)
    if fight.platforms & BIT[to]:
        climb = yield Roll(orc.seat, D6, "to climb", "MF 2", CLIMBS)
        if climb < CLIMBS:
            fight.left = 0
            yield Slipped(orc.seat, to)
            return
    fight.left = left_after(fight, orc, to, fight.left)
    orc.square = to
    yield MOVED[orc.seat][to]


def grab(fight: Fight, orc: Orc) -> Flow[None]:
    """MF 4.2.3: pick up the item on this square; a carried one is dropped."""
    fight.points -= 1
    carried = orc.item
    orc.item = fight.items.pop(orc.square)
    orc.grabs += 1
    yield Grabbed(orc.seat, orc.item)
    if carried:
        yield from let_fall(fight, orc, carried, orc.seat)
    if orc.grabs == PRECIOUS_GRABS:
        yield from feat(fight, orc.seat, MY_PRECIOUS, FEATS)


def recover(fight: Fight, orc: Orc) -> Flow[None]:
    """MF 4.2.2: up on 2+; on a 1 the carried item is dropped as well."""
    fight.points -= 1
    fight.used |= RECOVERED
    die = yield Roll(orc.seat, D6, "to recover", "MF 4.2.2", RISES)
    if die >= RISES:
        orc.down = False
        yield GotUp(orc.seat)
        return
    yield StayedDown(orc.seat)
    if orc.item:
        yield from drop(fight, orc, LEFT)
