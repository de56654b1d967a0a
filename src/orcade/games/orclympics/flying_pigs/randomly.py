"""How models move by themselves: the dice of a Random Move, and its way until it ends (FP 6, FP 7.1).

Here is the one place where a way is carried out, with the edge, the Kitchen, contact, Shoo!, mushrooms, Shrooms' lines
and Fly. What happens at its end is in `motions.py`.
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
from orcade.table.requests import D3, Flow, Roll, Throw

from .events import Crossed, Met, Ran, Shooed, Shroomed, Stopped, TurnedBack
from .pieces import (
    BASE,
    CALLED,
    EACH,
    FIELD_HALF,
    KITCHEN,
    LONGEST_CHAIN,
    MEETING,
    MIDDLE,
    MOST,
    MOVE_DICE,
    NEAR,
    PIG,
    RIM,
    SHOO,
    SHOVED,
    SHROOMED,
    TOSSED,
    Model,
    Motion,
    Pigsty,
    both,
    disc,
    walls,
)
from .winning import win

DISTANCE = tuple(Roll(model // EACH, D3, f"{CALLED[model]}, distance", "FP 7.1") for model in range(MOST))
DIRECTION = tuple(Roll(model // EACH, 360, f"{CALLED[model]}, direction", "OC-2") for model in range(MOST))
"""By model: one of the dice for its distance, and its direction."""
AWAY = (-1_000_000, -1_000_000, BASE)
"""A disc that is in nobody's way: the moving model itself."""
LINE = NEAR + BASE
"""Radius of the line around a model with Shrooms (FP-16)."""


def start_random(sty: Pigsty, model: int, cause: int) -> None:
    """Let a model perform a Random Move next. The move of it that was not over, if there was one, ends with this."""
    one = sty.models[model]
    path = [(one.x, one.y)]
    for old in sty.motions:
        if old.model == model and not old.gone:
            path = old.path
            old.gone = True
    if any(old.gone for old in sty.motions):
        sty.motions = [old for old in sty.motions if not old.gone or old.touched]
    sty.motions.append(Motion(model, cause, path=path))
    sty.chain = sty.chain + 1 if cause >= SHOVED else 0


@cache
def running(model: int, grease: int) -> Throw:
    """The dice of a Random Move with so many Grease Markers: all for the distance, then the direction."""
    return Throw((DISTANCE[model],) * (MOVE_DICE + grease) + (DIRECTION[model],))


def random_move(sty: Pigsty, motion: Motion) -> Flow[None]:
    """FP 7.1: so far, in a random direction; what it meets at its end is still to be resolved."""
    at = motion.model
    model = sty.models[at]
    dice = yield running(at, model.grease)
    distance = sum(dice[:-1])
    degrees: int = dice[-1]
    yield Ran(at, distance * INCH, degrees, motion.cause)
    motion.stage = MEETING
    if model.burning:
        yield from fly(sty, motion, degrees, distance * INCH)
    else:
        yield from travel(sty, motion, *HEADINGS[degrees], distance * INCH)


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
        discs = [(one.x, one.y, BASE) for one in models]
        discs[at] = AWAY
        count = len(discs)
        lined = [] if tossed else lines(sty, at)
        for who in lined:
            discs.append((models[who].x, models[who].y, LINE))
        boxes = walls(sty)
        nx, ny, hit = sweep(x, y, tx, ty, BASE, discs, boxes)
        line = -1
        if hit >= count:
            if hit < len(discs):
                line = lined[hit - count]
            hit -= len(discs)
            boxed = hit >= 0
            kitchen = boxed and hit == len(boxes) - 1
        else:
            boxed = kitchen = False
        gone = apart(x, y, nx, ny)
        left -= gone
        come(model, motion, nx, ny)
        if pig:
            if passes(x, y, nx, ny, KITCHEN):
                yield from win(sty, at)
                return
            if not model.shrooms and on_the_way(sty, x, y, nx, ny):
                model.shrooms = True
                yield Shroomed(at)
        if boxed:
            yield Stopped(at, "the Kitchen" if kitchen else "a rock")
            return
        if line >= 0:
            yield from cross(sty, at, line)
            return
        if hit >= 0:
            if turned_by(sty, at, hit):
                sty.steady |= 1 << at
                degrees = yield DIRECTION[at]
                dx, dy = HEADINGS[degrees]
                edged = False
                yield Shooed(at, hit, degrees, left)
                continue
            if not tossed:
                motion.touched = bumps(sty, at, met(sty, at, hit, x, y))
            yield Met(at, hit)
            return
        if edge is None:
            return
        if not pig:
            yield Stopped(at, "the edge")
            return
        if edged:
            # From edge to edge and nothing in the way: whole round trips change nothing.
            if not gone:
                return
            left %= 2 * gone
        edged = True
        dx, dy = -dx, -dy
        yield TurnedBack(at)


def fly(sty: Pigsty, motion: Motion, degrees: int, left: int) -> Flow[None]:
    """FP 5.4.3: on fire, nothing counts but the edge, and what is there at the end."""
    at = motion.model
    model = sty.models[at]
    pig = at % EACH == PIG
    outside = lines(sty, at)
    dx, dy = HEADINGS[degrees]
    crossing = 0
    for who in outside:
        crossing |= 1 << who
    edged = False
    while left > 0:
        x, y = model.x, model.y
        tx, ty = ahead(x, y, dx, dy, left)
        edge = leave_disc(x, y, tx, ty, MIDDLE, MIDDLE, RIM)
        if edge is None:
            come(model, motion, tx, ty)
            break
        gone = apart(x, y, *edge)
        come(model, motion, *edge)
        left -= gone
        if not pig:
            yield Stopped(at, "the edge")
            break
        if edged:
            if not gone:
                break
            left %= 2 * gone
        edged = True
        dx, dy = -dx, -dy
        yield TurnedBack(at)
    if pig:
        if within(disc(model), KITCHEN, SLACK):
            yield from win(sty, at)
            return
        if not model.shrooms and on_the_way(sty, model.x, model.y, model.x, model.y):
            model.shrooms = True
            yield Shroomed(at)
    motion.touched = bumps(sty, at, met(sty, at, at, *AWAY[:2]))
    for who in range(len(sty.models)):
        if crossing >> who & 1 and on_line(model, sty.models[who]):
            yield from cross(sty, at, who)
            return


def come(model: Model, motion: Motion, x: int, y: int) -> None:
    """A model is there now; its way and its trail tell how it came."""
    if x != model.x or y != model.y:
        if not model.trail:
            model.trail.append((model.x, model.y))
        model.trail.append((x, y))
        motion.path.append((x, y))
        model.x = x
        model.y = y


def lines(sty: Pigsty, at: int) -> list[int]:
    """The models with Shrooms whose line this one can still cross from outside (FP-16)."""
    models = sty.models
    found = []
    for who, other in enumerate(models):
        if other.shrooms and who != at and both(at, who) not in sty.crossed and goes_on(sty):
            far = LINE + BASE + SLACK
            if (other.x - models[at].x) ** 2 + (other.y - models[at].y) ** 2 > far * far:
                found.append(who)
    return found


def on_line(model: Model, other: Model) -> bool:
    """Whether a model is within 2" of another one with Shrooms."""
    far = LINE + BASE + SLACK
    return (other.x - model.x) ** 2 + (other.y - model.y) ** 2 <= far * far


def cross(sty: Pigsty, at: int, who: int) -> Flow[None]:
    """FP-16: the Random Move takes the place of the rest of this move."""
    if sty.options.reaction_limit:
        sty.crossed.append(both(at, who))
    yield Crossed(at, who)
    start_random(sty, at, SHROOMED)


def met(sty: Pigsty, at: int, hit: int, x: int, y: int) -> int:
    """The set of models that this one has moved into contact with: what it hit, and what it did not touch at x, y."""
    models = sty.models
    model = models[at]
    contact = (2 * BASE + SLACK) ** 2
    found = 1 << hit if hit != at else 0
    for who, other in enumerate(models):
        touches = (other.x - model.x) ** 2 + (other.y - model.y) ** 2 <= contact
        if touches and who != at and (other.x - x) ** 2 + (other.y - y) ** 2 > contact:
            found |= 1 << who
    return found


def bumps(sty: Pigsty, at: int, touched: int) -> int:
    """Which of the touched models perform a Random Move because the one who came has Shrooms (FP-15)."""
    if not sty.models[at].shrooms or not goes_on(sty):
        return 0
    for who in range(len(sty.models)):
        if touched >> who & 1 and both(at, who) in sty.bumped:
            touched &= ~(1 << who)
    return touched


def turned_by(sty: Pigsty, at: int, hit: int) -> bool:
    """Whether a Shoo! turns the model that has come into contact with this one (FP-7)."""
    return (
        sty.models[hit].action == SHOO and at % EACH == PIG and not sty.steady >> at & 1 and not sty.models[at].shrooms
    )


def on_the_way(sty: Pigsty, x: int, y: int, tx: int, ty: int) -> bool:
    """Whether a model that moves there touches a Mushroom Field, its beginning included (FP 6.4)."""
    return any(passes(x, y, tx, ty, Box(fx, fy, FIELD_HALF, FIELD_HALF)) for fx, fy in sty.fields)


def passes(x: int, y: int, tx: int, ty: int, box: Box) -> bool:
    """Whether a base that moves straight from one place to another touches a box on its way, both ends included."""
    wide = box.w + BASE + SLACK
    high = box.h + BASE + SLACK
    if (x - box.x > wide and tx - box.x > wide) or (box.x - x > wide and box.x - tx > wide):
        return False
    if (y - box.y > high and ty - box.y > high) or (box.y - y > high and box.y - ty > high):
        return False
    return within(Segment(x, y, tx, ty), box, BASE + SLACK)


def goes_on(sty: Pigsty) -> bool:
    """Whether a chain of reactions may go on (FP-8)."""
    return sty.options.reaction_limit or sty.chain < LONGEST_CHAIN
