"""The ways that whoever steers may choose from, as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist

from msgspec.structs import replace

from orcade.table.plane import ONE
from orcade.table.region import apart, drawn, inches
from orcade.table.requests import Seat
from orcade.table.things import Path

from .answers import CHANGE_BIT, DRIVE_BIT, FREE_BIT, OUTTA_BIT, STRAIGHT_BIT
from .free_space import way_ahead
from .geometry import track
from .pieces import (
    ACTING,
    AHEAD,
    EIGHTHS,
    FREEING,
    HALF_LENGTH,
    LEFT,
    NOBODY,
    NOTHING,
    RIGHT,
    STEP,
    Race,
    drives_straight,
    increments_left,
    may_steer,
    whole_turn,
)
from .plans import planned, pushed
from .pushes import push
from .runs import Run, runs
from .words import plan_id, thing_named, way_id

WAY_NAMES = {AHEAD: "Straight ahead", LEFT: "To the left", RIGHT: "To the right"}
SIGN = 1.4
"""Inches that the number of a proposed way covers on a phone, about as many as a chariot is wide there."""
BACK = 0.25
"""Steps in which it is moved back, in inches."""
HIDDEN = 3.0
"""How much worse it is to cover the number of another way than a chariot or a gate's."""
ENOUGH = 0.1
"""What it may cover where it stands on its way."""
Points = Sequence[tuple[float, float]]


def steering(view: Race) -> Seat:
    """Who is asked where to drive or to turn; NOBODY while nobody is."""
    if view.ending is not None or not view.offers:
        return NOBODY
    return view.active if view.phase == ACTING else view.free_pivot if view.phase == FREEING else NOBODY


WAYS_SHOWN = (
    (AHEAD, 0, 1 << DRIVE_BIT | 1 << STRAIGHT_BIT),
    *((way, STEP[way], 1 << CHANGE_BIT + way | 1 << OUTTA_BIT + way | 1 << FREE_BIT + way) for way in (LEFT, RIGHT)),
)
"""Each way with its turn in eighths, and the set of OFFERS that lead there."""


def plan_ways(view: Race) -> Iterator[Path]:
    """The ways that whoever steers may choose from (`plans.py`); a shorter one lies above a longer one, so that no line
    crosses its number. Of who steers step by step, the best way that is left."""
    if not (whole_turn(view) or drives_straight(view)):
        for run in runs(view)[:1]:
            if run.speed > view.driven:
                yield plan_way(view, run, "way-on", f"The best way on, at Speed {run.speed}", look_of(run, best=True))
        return
    taken = [drawn(chariot.x, chariot.y) for chariot in view.chariots if not chariot.out]
    for gate in track(view).gates:
        taken += [drawn(gate.ax, gate.ay), drawn(gate.bx, gate.by)]
    shown: list[Path] = []
    for way in proposed(view):
        signs = [other.points[-2] for other in shown]
        shown.append(replace(way, points=with_room(way.points, signs, taken)))
    yield from sorted(shown, key=long, reverse=True)


def proposed(view: Race) -> Iterator[Path]:
    """The ways of what is proposed, the best first."""
    for run in runs(view):
        plan = planned(view, run)
        yield plan_way(view, run, plan_id(plan.say), plan.label, look_of(run, best=run is runs(view)[0]))
    tried = push(view)
    if tried is not None:
        plan = pushed(view, tried)
        yield plan_way(view, tried.run, plan_id(plan.say), plan.label, "plan-risky")


def long(way: Path) -> float:
    """How long a way is to its number, in inches."""
    points = way.points[:-1]
    return sum(dist(start, end) for start, end in pairwise(points))


def with_room(points: Points, signs: Points, taken: Points) -> Points:
    """A way whose number, at the last point but one, stands farther back on its last part, or beside it, where it would
    cover numbers of better ways, or what is `taken`: chariots, and the numbers at the ends of gates."""
    end = points[-2]
    start = next((at for at in reversed(points[:-2]) if at != end), end)
    long = dist(start, end) or 1.0
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    places = [(end[0] - back * BACK * ux, end[1] - back * BACK * uy) for back in range(int(long / BACK) or 1)]
    beside = [(end[0] + side * uy, end[1] - side * ux) for side in (SIGN, -SIGN)]

    def hides(at: tuple[float, float]) -> float:
        over = HIDDEN * sum(max(0, SIGN - dist(at, other)) for other in signs)
        return over + sum(max(0, SIGN - dist(at, other)) for other in taken)

    least = min(map(hides, places))
    if least > ENOUGH:
        places += beside
        least = min(map(hides, places))
    return (*points[:-2], next(at for at in places if hides(at) <= least), points[-1])


def look_of(run: Run, *, best: bool) -> str:
    if run.end.hit != NOTHING:
        return "plan-barred"
    return ("plan-best" if best else "plan") + ("-risky" if run.threats else "")


def plan_way(view: Race, run: Run, id: str, label: str, look: str) -> Path:
    end = run.end
    ux, uy = track(view).directions[end.heading]
    nose = end.x + HALF_LENGTH * ux // ONE, end.y + HALF_LENGTH * uy // ONE
    points = tuple(drawn(*at) for at in (*end.points, (end.x, end.y), nose))
    return Path(id=id, label=label, points=points, look=look)


def ways(view: Race) -> Iterator[Path]:
    """Where whoever steers would come straight ahead and after each Pivot that he may make."""
    if whole_turn(view):
        return
    seat = steering(view)
    togo = increments_left(view) if view.phase == ACTING else 1
    chariot = view.chariots[seat]
    for way, turn, offers in WAYS_SHOWN:
        if not view.offers & offers:
            continue
        ux, uy = track(view).directions[(chariot.heading + turn) % EIGHTHS]
        nose = (HALF_LENGTH * ux // ONE, HALF_LENGTH * uy // ONE)
        begin = None
        by_increment = way == AHEAD and view.phase == ACTING and may_steer(view)
        for at in range(1, togo + 1) if by_increment else (togo,):
            start, end, hit = way_ahead(view, seat, turn, at)
            far = inches(apart(*start, *end))
            comes = f"{thing_named(view, hit)} after {far}" if hit != NOTHING else f"free for {far}"
            yield Path(
                id=way_id(way, at) if by_increment else way_id(way),
                label=f"{WAY_NAMES[way]}: {comes}",
                points=tuple(drawn(px + nose[0], py + nose[1]) for px, py in (begin or start, end)),
                look="way" if hit == NOTHING else "way-barred",
            )
            begin = end
            if hit != NOTHING:
                break
