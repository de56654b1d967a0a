"""Random Moves: their dice, and the way of a model until its move ends (FP 6, FP 7.1).

A Pigtoss goes the same way as a Random Move. A walk is in `turn.py`; what happens after any move, in `end_of_move.py`.
"""

from __future__ import annotations

from functools import cache

from orcade.table.plane import (
    HEADINGS,
    INCH,
    SLACK,
    Box,
    Segment,
    ahead,
    leave_disc,
    sweep,
    within,
)
from orcade.table.region import apart
from orcade.table.requests import D3, D360, Flow, Roll, Seat, Throw

from .ending import nearest, to_kitchen, win
from .events import Came, Crossed, Met, Ran, Shooed, Shroomed, Stopped, TurnedBack
from .pieces import (
    BASE,
    CALLED,
    CHOOSING,
    EACH,
    FIELD_HALF,
    KITCHEN,
    LONGEST_CHAIN,
    MARKERS,
    MEETING,
    MIDDLE,
    MOST,
    MOVE_DICE,
    NEAR,
    NOBODY,
    PIG,
    RIM,
    SHOO,
    SHOVED,
    SHROOMED,
    TOSSED,
    Model,
    Motion,
    Pigsty,
    disc,
    is_pig,
    kitchen_shut,
    pair,
    pigs_hungry,
    touches,
    walls,
)

DISTANCE = tuple(Roll(model // EACH, D3, f"{CALLED[model]}, distance", "FP 7.1") for model in range(MOST))
DIRECTION = tuple(Roll(model // EACH, D360, f"{CALLED[model]}, direction", "OC-2") for model in range(MOST))
"""By model: one of the dice for its distance, and its direction."""
EITHER = tuple(Roll(model // EACH, D360, f"{CALLED[model]}, one of two directions", "FP-26") for model in range(MOST))
"""Of hungry Pigs."""
LONGEST = D3 * (MOVE_DICE + MARKERS)
"""The longest Random Move, in inches."""
NOWHERE = (-1_000_000, -1_000_000)
"""A point that is far from everything."""
AWAY = (*NOWHERE, BASE)
"""Stands for the moving model among the discs that it can hit: it hits everything but itself."""
LINE = NEAR + BASE
"""Radius of the line around a model with Shrooms (FP-16)."""
INSIDE_LINE = (LINE + BASE + SLACK) ** 2
"""The square of how far a model's centre is at most whose base has come up to that line."""


def start_random_move(sty: Pigsty, model: int, cause: int, by: Seat = NOBODY) -> None:
    """Let a model perform a Random Move next. If a move of it was not over yet, it is now. `by`: whose Orc made it."""
    one = sty.models[model]
    path = [(one.x, one.y)]
    for old in sty.motions:
        if old.model == model and not old.gone:
            path = old.path
            old.gone = True
    if any(old.gone for old in sty.motions):
        sty.motions = [old for old in sty.motions if not old.gone or old.touched]
    sty.motions.append(Motion(model, cause, path=path, by=by))
    sty.chain = sty.chain + 1 if cause >= SHOVED else 0


@cache
def move_dice(model: int, grease: int, twice: bool) -> Throw:
    """The dice of a Random Move with so many Grease Markers: all for the distance, then the direction, or two."""
    direction = (EITHER[model],) * 2 if twice else (DIRECTION[model],)
    return Throw((DISTANCE[model],) * (MOVE_DICE + grease) + direction)


def hungry(sty: Pigsty, model: int) -> bool:
    """FP-26: whether one of two directions is taken for its Random Moves."""
    return is_pig(model) and pigs_hungry(sty)


def random_move(sty: Pigsty, motion: Motion) -> Flow[None]:
    """FP 7.1: roll how far and where to, and move; with two directions one is taken first (FP-26).

    What follows from where it ends comes later (FP-11).
    """
    at = motion.model
    lengths = MOVE_DICE + sty.models[at].grease
    dice = yield move_dice(at, sty.models[at].grease, hungry(sty, at))
    motion.length = sum(dice[:lengths]) * INCH
    motion.ways = dice[lengths:]
    if len(set(motion.ways)) > 1:
        motion.stage = CHOOSING
    else:
        yield from run(sty, motion, 0)


def run(sty: Pigsty, motion: Motion, way: int) -> Flow[None]:
    """A Random Move in this one of its directions."""
    at = motion.model
    model = sty.models[at]
    pig = is_pig(at)
    was, led = (to_kitchen(model), nearest(sty)) if pig else (0, NOBODY)
    degrees, far = motion.ways[way], motion.length
    motion.ways = ()
    yield Ran(at, far, degrees, motion.cause)
    motion.stage = MEETING
    if model.burning:
        yield from fly(sty, motion, degrees, far)
    else:
        yield from travel(sty, motion, *HEADINGS[degrees], far)
    if pig and sty.ending is None and (left := to_kitchen(model)) != was:
        leads = nearest(sty)
        if leads != led or not motion.gone:
            yield Came(at, left, was - left, leads if leads != led else NOBODY, model.burning)


def travel(sty: Pigsty, motion: Motion, dx: int, dy: int, left: int) -> Flow[None]:
    """FP-11: straight along a direction until the distance is used up or something ends the move."""
    at = motion.model
    models = sty.models
    model = models[at]
    pig = at % EACH == PIG
    tossed = motion.cause == TOSSED
    edged = False
    while left > 0:
        x, y = model.x, model.y
        tx, ty = ahead(x, y, dx, dy, left)
        edge = leave_disc(x, y, tx, ty, MIDDLE, MIDDLE, RIM)
        if edge is not None:
            tx, ty = edge
        # What can be hit: the models, then the lines of Shrooms, then the rocks and the Kitchen.
        discs = [(one.x, one.y, BASE) for one in models]
        discs[at] = AWAY
        lined = [] if tossed else lines_to_cross(sty, at)
        for who in lined:
            discs.append((models[who].x, models[who].y, LINE))
        nx, ny, hit = sweep(x, y, tx, ty, BASE, discs, walls(sty))
        line = lined[hit - len(models)] if len(models) <= hit < len(discs) else -1
        wall = hit - len(discs)
        gone = apart(x, y, nx, ny)
        left -= gone
        arrive(model, motion, nx, ny)
        if pig:
            if touches_on_way(x, y, nx, ny, KITCHEN) and not kitchen_shut(sty):
                yield from win(sty, at)
                return
            if not model.shrooms and touches_mushrooms(sty, x, y, nx, ny):
                model.shrooms = True
                yield Shroomed(at)
        if wall >= 0:
            yield Stopped(at, "a rock" if wall < len(sty.rocks) else "the Kitchen")
            return
        if line >= 0:
            yield from cross_line(sty, at, line)
            return
        if hit >= 0:
            if shoo_turns(sty, at, hit):
                sty.steady |= 1 << at
                degrees = yield DIRECTION[at]
                dx, dy = HEADINGS[degrees]
                edged = False
                yield Shooed(at, hit, degrees, left)
                continue
            if not tossed:
                motion.touched = moved_by_contact(sty, at, newly_touched(sty, at, hit, x, y))
            yield Met(at, hit)
            return
        if edge is None:
            return
        if not pig:
            yield Stopped(at, "the edge")
            return
        left = behind_edge(left, gone, edged)
        if left < 0:
            return
        edged = True
        dx, dy = -dx, -dy
        yield TurnedBack(at)


def behind_edge(left: int, gone: int, edged: bool) -> int:
    """FP-13: what is left of the distance of a Pig that has gone so far to the edge; -1 where it goes nowhere any more.

    `edged`: it has come from the edge, and nothing is in its way: to go there and back changes nothing.
    """
    if not edged:
        return left
    return left % (2 * gone) if gone else -1


def fly(sty: Pigsty, motion: Motion, degrees: int, left: int) -> Flow[None]:
    """FP 5.4.3: on fire, nothing counts but the edge, and what is there at the end."""
    at = motion.model
    model = sty.models[at]
    pig = at % EACH == PIG
    dx, dy = HEADINGS[degrees]
    # A set of models, as an int that lasts across a yield.
    lined = sum(1 << who for who in lines_to_cross(sty, at))
    edged = False
    while left > 0:
        x, y = model.x, model.y
        tx, ty = ahead(x, y, dx, dy, left)
        edge = leave_disc(x, y, tx, ty, MIDDLE, MIDDLE, RIM)
        if edge is None:
            arrive(model, motion, tx, ty)
            break
        gone = apart(x, y, *edge)
        arrive(model, motion, *edge)
        left -= gone
        if not pig:
            yield Stopped(at, "the edge")
            break
        left = behind_edge(left, gone, edged)
        if left < 0:
            break
        edged = True
        dx, dy = -dx, -dy
        yield TurnedBack(at)
    if pig:
        if within(disc(model), KITCHEN, SLACK) and not kitchen_shut(sty):
            yield from win(sty, at)
            return
        if not model.shrooms and touches_mushrooms(sty, model.x, model.y, model.x, model.y):
            model.shrooms = True
            yield Shroomed(at)
    motion.touched = moved_by_contact(sty, at, newly_touched(sty, at, at, *NOWHERE))
    for who in range(len(sty.models)):
        if lined >> who & 1 and inside_line(model, sty.models[who]):
            yield from cross_line(sty, at, who)
            return


def arrive(model: Model, motion: Motion, x: int, y: int) -> None:
    """Put a model there at the end of a straight piece of its way, and note that piece."""
    if x != model.x or y != model.y:
        if not model.trail:
            model.trail.append((model.x, model.y))
        model.trail.append((x, y))
        motion.path.append((x, y))
        model.x = x
        model.y = y


def lines_to_cross(sty: Pigsty, at: int) -> list[int]:
    """The models with Shrooms whose line this one can still cross from outside (FP-16)."""
    model = sty.models[at]
    return [
        who
        for who, other in enumerate(sty.models)
        if other.shrooms
        and who != at
        and not inside_line(model, other)
        and pair(at, who) not in sty.crossed
        and chain_goes_on(sty)
    ]


def inside_line(model: Model, other: Model) -> bool:
    """Whether a model is within 2" of another one with Shrooms."""
    return (other.x - model.x) ** 2 + (other.y - model.y) ** 2 <= INSIDE_LINE


def cross_line(sty: Pigsty, at: int, who: int) -> Flow[None]:
    """FP-16: a model has crossed the line of another; a Random Move takes the place of the rest of its move."""
    if sty.options.reaction_limit:
        sty.crossed.append(pair(at, who))
    yield Crossed(at, who)
    start_random_move(sty, at, SHROOMED)


def newly_touched(sty: Pigsty, at: int, hit: int, x: int, y: int) -> int:
    """The set of models that this one has moved into contact with, and did not touch at x, y where it came from.

    `hit`: the one that stopped it; the model itself where none did.
    """
    model = sty.models[at]
    found = 1 << hit if hit != at else 0
    for who, other in enumerate(sty.models):
        if who != at and touches(other, model.x, model.y) and not touches(other, x, y):
            found |= 1 << who
    return found


def moved_by_contact(sty: Pigsty, at: int, touched: int) -> int:
    """The set of the touched models that perform a Random Move, because the one who came has Shrooms (FP-15)."""
    if not sty.models[at].shrooms or not chain_goes_on(sty):
        return 0
    for who in range(len(sty.models)):
        if touched >> who & 1 and pair(at, who) in sty.bumped:
            touched &= ~(1 << who)
    return touched


def shoo_turns(sty: Pigsty, at: int, hit: int) -> bool:
    """Whether a Shoo! turns the model that has come into contact with this one (FP-7)."""
    waits = sty.models[hit].action == SHOO
    return waits and is_pig(at) and not sty.steady >> at & 1 and not sty.models[at].shrooms


def touches_mushrooms(sty: Pigsty, x: int, y: int, tx: int, ty: int) -> bool:
    """Whether a base that moves straight from one place to another touches a Mushroom Field (FP 6.4)."""
    return any(touches_on_way(x, y, tx, ty, Box(fx, fy, FIELD_HALF, FIELD_HALF)) for fx, fy in sty.fields)


def touches_on_way(x: int, y: int, tx: int, ty: int, box: Box) -> bool:
    """The same for one box. Both ends count, too."""
    wide = box.w + BASE + SLACK
    high = box.h + BASE + SLACK
    if (x - box.x > wide and tx - box.x > wide) or (box.x - x > wide and box.x - tx > wide):
        return False
    if (y - box.y > high and ty - box.y > high) or (box.y - y > high and box.y - ty > high):
        return False
    return within(Segment(x, y, tx, ty), box, BASE + SLACK)


def chain_goes_on(sty: Pigsty) -> bool:
    """Whether a chain of reactions may go on (FP-8)."""
    return sty.options.reaction_limit or sty.chain < LONGEST_CHAIN
