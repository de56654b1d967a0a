"""What happens at the end of a move, in its order: Shrooms, Shoves, spacing, fire (FP-11), one piece at a time."""

from __future__ import annotations

from orcade.table.plane import SLACK, Disc, Point, backtrack, within
from orcade.table.requests import Flow

from .ending import win
from .events import BackedOff
from .pieces import (
    BASE,
    CHOOSING,
    EACH,
    FIRE,
    KITCHEN,
    LIGHTING,
    MEETING,
    MIDDLE,
    PIG,
    RADIUS,
    ROLLING,
    SHOVE,
    SHOVING,
    SHROOMED,
    SPACING,
    WALKED,
    Motion,
    Pigsty,
    crowded_by,
    disc,
    kitchen_shut,
    owner,
    pair,
    rock_boxes,
    walls,
)
from .random_moves import AWAY, chain_goes_on, random_move, start_random_move
from .reactions import able_to_react, ask_fire, ask_shove
from .ways import choose_way

PIGSTY = Disc(MIDDLE, MIDDLE, RADIUS)


def play_motion(sty: Pigsty) -> Flow[None]:
    """The next piece of the last move: its dice and way, what follows from where it ended, or one question.

    A question begins a step of its own: so a copy that is made while it is open has no way to work out again.
    """
    motion = sty.motions[-1]
    if motion.stage <= CHOOSING:
        yield from (random_move if motion.stage == ROLLING else choose_way)(sty, motion)
        if sty.ending is not None or sty.motions[-1].stage <= CHOOSING:
            return
        rolled = True
    else:
        rolled = False
    motion = sty.motions[-1]
    if motion.stage == MEETING:
        if motion.touched:
            move_touched(sty, motion)
            return
        motion.stage = SHOVING
        motion.offers = able_to_react(sty, motion.model, SHOVE)
    if motion.stage == SHOVING:
        if motion.offers and not motion.gone:
            if not rolled:
                yield from ask_shove(sty, motion)
            return
        if not motion.gone:
            yield from back_off(sty, motion)
            if sty.ending is not None:
                return
            stood = sty.models[motion.model]
            motion.path = [(stood.x, stood.y)]
            motion.offers = able_to_react(sty, motion.model, FIRE) if motion.model % EACH == PIG else 0
        motion.stage = LIGHTING
    if motion.offers and not motion.gone:
        if not rolled:
            yield from ask_fire(sty, motion)
        return
    sty.motions.pop()


def move_touched(sty: Pigsty, motion: Motion) -> None:
    """FP-15: the first of the models that were touched performs its Random Move, clockwise from the active seat."""
    at = motion.model
    touched = [each for each in range(len(sty.models)) if motion.touched >> each & 1]
    who = min(touched, key=lambda each: ((owner(each) - sty.active) % sty.seats, each))
    motion.touched &= ~(1 << who)
    if chain_goes_on(sty):
        if sty.options.reaction_limit:
            sty.bumped.append(pair(at, who))
        start_random_move(sty, who, SHROOMED)


def back_off(sty: Pigsty, motion: Motion) -> Flow[None]:
    """FP 6.1, FP-22: take a model back to the last place of its way that is 1" from everything, or to its beginning."""
    if motion.cause == WALKED:
        return
    at = motion.model
    model = sty.models[at]
    if crowded_by(sty, at, model.x, model.y) < 0:
        return
    discs = [(one.x, one.y, BASE) for one in sty.models]
    discs[at] = AWAY
    if at % EACH == PIG:
        x, y = backtrack(motion.path, BASE, SPACING, discs, walls(sty) if kitchen_shut(sty) else rock_boxes(sty))
    else:
        x, y = backtrack(motion.path, BASE, SPACING, discs, walls(sty), PIGSTY)
    if x != model.x or y != model.y:
        if not model.trail:
            model.trail.append((model.x, model.y))
        lead_trail_back(model.trail, motion.path, x, y)
        model.x = x
        model.y = y
        yield BackedOff(at)
        if at % EACH == PIG and within(disc(model), KITCHEN, SLACK):
            # It has flown over the Kitchen, and its move ends there after all (FP-12).
            yield from win(sty, at)


def lead_trail_back(trail: list[Point], path: list[Point], x: int, y: int) -> None:
    """Let a trail go back along the way to this point of it."""
    for at in range(len(path) - 2, -1, -1):
        (ax, ay), (bx, by) = path[at], path[at + 1]
        dx, dy = bx - ax, by - ay
        along = (x - ax) * dx + (y - ay) * dy
        across = (x - ax) * dy - (y - ay) * dx
        square = dx * dx + dy * dy
        if 0 <= along <= square and across * across <= 9 * square:
            break
        trail.append((ax, ay))
    if trail[-1:] != [(x, y)]:
        trail.append((x, y))
