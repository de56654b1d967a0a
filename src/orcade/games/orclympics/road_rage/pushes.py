"""What Outta da way! could be tried for: a way with one Speed Change or Pivot more than the Agility allows (RR 4.2.3).

It is tried in a copy of the race, by the very rules, and judged by the best way on from there, where it works and where
it fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from orcade.table.ahead import copied, further
from orcade.table.requests import D6, Ask, Option, Roll

from .actions import act
from .answers import CHANGES, OUTTAS, Outta
from .pieces import ACTING, NOTHING, OUTTA_COST, Race
from .runs import DECODER, ENCODER, Run, runs
from .skill_tests import passing
from .tactics import worth

WORTH_IT: Final = 0.05
"""How much worse than the best way it may look, to be proposed."""
LEAST: Final = 1.5
"""So much farther it has to bring him, in inches."""


class Push(NamedTuple):
    """A try, and what comes of it."""

    run: Run
    """The way where it works; its steps end with the try."""
    chance: Fraction
    farther: float
    """How much farther one comes by it than by the best way without, in inches."""
    back: Run | None
    """How he drives on where it fails; None where that wrecks him, or all is driven."""
    value: float
    """How good the race looks for the driver before the die."""


def push(view: Race) -> Push | None:
    """The best try of whoever acts, if it is nearly as good as the best way without one."""
    return _push(ENCODER.encode(view)) if view.phase == ACTING else None


@lru_cache(maxsize=1024)
def _push(encoded: bytes) -> Push | None:
    race = DECODER.decode(encoded)
    chariot = race.chariots[race.active]
    within = max(0, chariot.agility - chariot.used)
    free = [run for run in runs(race) if run.end.hit == NOTHING]
    if chariot.points < within + OUTTA_COST or not runs(race):
        return None
    freer = copied(race)
    freer.chariots[race.active].agility += 1
    nearest = min((run.end.cost for run in free), default=runs(race)[0].end.cost)
    found = []
    for run in runs(freer):
        steps = tuple(tried(run.end.steps, within))
        farther = nearest - run.end.cost
        if run.end.hit == NOTHING and isinstance(steps[-1], Outta) and farther >= LEAST:
            found.append(weighed(race, run._replace(end=run.end._replace(steps=steps)), farther))
    best = max(found, key=lambda each: each.value, default=None)
    return best if best is not None and best.value > runs(race)[0].value - WORTH_IT else None


def tried(steps: tuple[Option, ...], within: int) -> Iterator[Option]:
    """The steps of a way up to the try: the first Speed Change or Pivot beyond so many."""
    for step in steps:
        if step in CHANGES:
            if not within:
                yield OUTTAS[CHANGES.index(step)]
                return
            within -= 1
        yield step


def weighed(race: Race, run: Run, farther: float) -> Push:
    seat = race.active
    outta = run.end.steps[-1]
    assert isinstance(outta, Outta)
    chance = passing(race, seat, outta.way)
    good, _ = onward(race, run.end.steps, 1)
    bad, back = onward(race, run.end.steps, D6)
    return Push(run, chance, farther, back, float(chance) * good + float(1 - chance) * bad)


def onward(race: Race, steps: tuple[Option, ...], die: int) -> tuple[float, Run | None]:
    """How good the race looks after these answers, the last of them a try with this die, and how he drives on."""
    seat, there = race.active, copied(race)
    for step in steps:
        give(there, step, die)
    on = next(iter(runs(there)), None) if there.active == seat else None
    return (worth(there)[seat] if on is None else on.value), on


def give(race: Race, answer: Option, die: int) -> None:
    """The next question of a Player Turn is answered; what he has no choice of is done first."""
    while True:
        flow = act(race)
        asked = further(flow)
        if isinstance(asked, Ask):
            break
    request = further(flow, answer)
    while isinstance(request, Roll):
        request = further(flow, die)
