"""The two directions of which a hungry Pig is given one (FP-26), and how far it would come in each."""

from __future__ import annotations

from typing import Final, NamedTuple

from orcade.table.plane import HEADINGS, INCH, SLACK, Disc, Point, ahead, leave_disc, sweep, within
from orcade.table.region import apart
from orcade.table.requests import Ask, Flow, Seat

from .answers import RUN
from .ending import to_kitchen
from .pieces import (
    BASE,
    CALLED,
    KITCHEN,
    MIDDLE,
    NOBODY,
    RIM,
    ROCK,
    SHOVED,
    THE_KITCHEN,
    Model,
    Motion,
    Pigsty,
    forget_trails,
    owner,
    walls,
)
from .random_moves import (
    AWAY,
    LINE,
    LONGEST,
    behind_edge,
    hungry,
    inside_line,
    lines_to_cross,
    run,
    touches_on_way,
)

RUN_PROMPTS = tuple(tuple(f'{name} runs {far}": which way?' for far in range(LONGEST + 1)) for name in CALLED)
ALIKE: Final = INCH // 4
"""Two ways that end nearer to each other than this are one."""
TURN: Final = 10
"""Of the directions that are looked at, in degrees."""


class Course(NamedTuple):
    """The way of a Pig, and what ends it: a model, ROCK, THE_KITCHEN; NOBODY where it goes all of its way."""

    points: tuple[Point, ...]
    met: int
    astray: int = NOBODY
    """Whose line of Shrooms ends it (FP-16)."""

    @property
    def end(self) -> Point:
        return self.points[-1]


def course(sty: Pigsty, motion: Motion, way: int) -> Course:
    """Where one of its directions leads, also back from the edge, up to where Shrooms or a Shoo! lead it elsewhere."""
    at = motion.model
    model = sty.models[at]
    dx, dy = HEADINGS[motion.ways[way]]
    discs = [(one.x, one.y, BASE) for one in sty.models]
    discs[at] = AWAY
    lined = lines_to_cross(sty, at)
    around = [*discs, *((sty.models[who].x, sty.models[who].y, LINE) for who in lined)]
    points = [(model.x, model.y)]
    left = motion.length
    edged = False
    while left > 0:
        x, y = points[-1]
        tx, ty = ahead(x, y, dx, dy, left)
        edge = leave_disc(x, y, tx, ty, MIDDLE, MIDDLE, RIM)
        tx, ty = edge or (tx, ty)
        hit = NOBODY
        if not model.burning:
            tx, ty, hit = sweep(x, y, tx, ty, BASE, around, walls(sty))
        points.append((tx, ty))
        gone = apart(x, y, tx, ty)
        left -= gone
        if not model.burning and touches_on_way(x, y, tx, ty, KITCHEN):
            return Course(tuple(points), THE_KITCHEN)
        if hit >= len(around):
            return Course(tuple(points), ROCK)
        if hit >= len(discs):
            return Course(tuple(points), NOBODY, lined[hit - len(discs)])
        if hit >= 0:
            return Course(tuple(points), hit)
        if edge is None:
            break
        left = behind_edge(left, gone, edged)
        edged = True
        dx, dy = -dx, -dy
    if within(Disc(*points[-1], BASE), KITCHEN, SLACK):
        return Course(tuple(points), THE_KITCHEN)
    near = (who for who in lined if inside_line(Model(*points[-1]), sty.models[who]))
    return Course(tuple(points), NOBODY, next(near, NOBODY))


def is_home(found: Course) -> bool:
    """Whether the Pig is in the Kitchen then."""
    return found.met == THE_KITCHEN


def ahead_of(found: Course) -> float:
    """How far it is to the middle then; 0 in the Kitchen."""
    return 0 if is_home(found) else apart(*found.end, MIDDLE, MIDDLE)


def choose_way(sty: Pigsty, motion: Motion) -> Flow[None]:
    """FP-26: who made the Pig run takes one of two directions."""
    prompt = RUN_PROMPTS[motion.model][motion.length // INCH]
    answer = yield Ask(chooser(motion), prompt, RUN, "FP-26", ("alike",) if plain(sty, motion) else ())
    forget_trails(sty)
    yield from run(sty, motion, answer.way)


def plain(sty: Pigsty, motion: Motion) -> bool:
    """Whether there is nothing to choose: a way ends in the Kitchen, or both at the same place, such as where the Pig
    cannot move."""
    (one, other) = (course(sty, motion, way) for way in (0, 1))
    return is_home(one) or is_home(other) or apart(*one.end, *other.end) < ALIKE


def best_way(sty: Pigsty, motion: Motion) -> int:
    """Which way brings the own Pig nearer to the Kitchen, or another's farther away."""
    far = [ahead_of(course(sty, motion, way)) for way in range(len(motion.ways))]
    own = owner(motion.model) == chooser(motion)
    return min(range(len(far)), key=lambda way: far[way] if own else -far[way])


def mean_left(sty: Pigsty, pig: int, length: int, *, mine: bool) -> int:
    """How far it is to the Kitchen on the mean after a Random Move of this length. Of two directions (FP-26) the better
    one is taken, which is the nearer one of one's own Pig."""
    motion = Motion(pig, SHOVED, ways=tuple(range(0, len(HEADINGS) - 1, TURN)), length=length)
    count = len(motion.ways)
    ends = [course(sty, motion, way) for way in range(count)]
    left = sorted((0 if is_home(each) else to_kitchen(Model(*each.end)) for each in ends), reverse=not mine)
    weights = [2 * (count - at) - 1 if hungry(sty, pig) else 1 for at in range(count)]
    return round(sum(far * weight for far, weight in zip(left, weights, strict=True)) / sum(weights))


def chooser(motion: Motion) -> Seat:
    """Who takes one of two directions: whose Orc shoved or lit the Pig, or its owner."""
    return owner(motion.model) if motion.by == NOBODY else motion.by
