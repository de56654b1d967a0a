"""What one mostly wants to answer, by rules of thumb: what a page makes the large button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from orcade.table.plane import INCH
from orcade.table.requests import Ask, Option, Seat

from .answers import DODGES, DONE, LOSSES, STRAIGHT, WORKSHOPS, Free, Take, Trick
from .circuits import GATES
from .geometry import cell_middle
from .pieces import (
    ACTING,
    BUILDING,
    DODGING,
    EIGHTHS,
    FREEING,
    LEAST_SKILL,
    PLACING,
    RAM_DIE,
    RAMMING,
    STEP,
    TRICKING,
    Race,
    whole_turn,
)
from .racing_line import lines
from .ramming import greater_value, rammed
from .runs import runs, step_of
from .skill_tests import promising

ESCAPE, HIT = DODGES
SKILL, BASH = LOSSES


def usual(race: Race, ask: Ask) -> Option | None:
    """The answer that is mostly the best; None for a brood, which is a matter of taste, and where a plan is
    (`plans.py`)."""
    judge = JUDGES.get(race.phase)
    return judge(race, ask.seat, ask.options) if judge is not None else None


def build(race: Race, seat: Seat, options: Sequence[Option]) -> Option:
    """The chariot for a first race."""
    return WORKSHOPS[race.broods[seat]].ready[0]


def cell(race: Race, seat: Seat, options: Sequence[Option]) -> Option:
    """The cell that is nearest to gate 1, as a driver goes."""

    def far(option: Option) -> float:
        assert isinstance(option, Take)
        return way_left(race, *cell_middle(race, option.cell), 0, 0)

    return min(options, key=far)


def way_left(race: Race, x: int, y: int, heading: int, passed: int) -> float:
    line = lines(race.options.circuit, race.options.own_circuit)
    return line.way_left(x / INCH, y / INCH, heading % EIGHTHS, passed % GATES)


def act(race: Race, seat: Seat, options: Sequence[Option]) -> Option | None:
    """Who steers step by step: the next step of the best way that is left, and what comes after it."""
    if whole_turn(race):
        return None
    return step_of(next(iter(runs(race)), None), options) or after_driving(race, options)


def after_driving(race: Race, options: Sequence[Option]) -> Option | None:
    """When all is driven: a Dirty Trick that is likely to work and costs the rival something, else the end."""
    if DONE not in options:
        return None
    tricks = (option for option in options if isinstance(option, Trick) and promising(race, option.target))
    return next(tricks, DONE)


def loss(race: Race, seat: Seat, options: Sequence[Option]) -> Option:
    """What wrecks the rival alone; else Driver Skill, where he has some to lose."""
    mine, his = race.chariots[seat], race.chariots[race.rival]
    if his.skill == LEAST_SKILL:
        return BASH if mine.chassis > his.chassis else SKILL
    return BASH if his.chassis == 1 < mine.chassis else SKILL


def value(race: Race, seat: Seat, options: Sequence[Option]) -> Option:
    """The greater one."""
    return greater_value(race.chariots[seat])


def dodge(race: Race, seat: Seat, options: Sequence[Option]) -> Option:
    """The hit, where it is another's alone, or surely survived and harder for him."""
    if rammed(race) != seat:
        return HIT
    mine, his = race.chariots[seat].chassis, race.chariots[race.active].chassis
    return HIT if mine > RAM_DIE >= his else ESCAPE


def free_pivot(race: Race, seat: Seat, options: Sequence[Option]) -> Option:
    """To where the way is shortest."""
    chariot = race.chariots[seat]

    def far(option: Option) -> float:
        turn = STEP[option.way] if isinstance(option, Free) and option != STRAIGHT else 0
        return way_left(race, chariot.x, chariot.y, chariot.heading + turn, chariot.passed)

    return min(options, key=far)


JUDGES: Final[dict[int, Callable[[Race, Seat, Sequence[Option]], Option | None]]] = {
    BUILDING: build,
    PLACING: cell,
    ACTING: act,
    TRICKING: loss,
    RAMMING: value,
    DODGING: dodge,
    FREEING: free_pivot,
}
"""By phase."""
