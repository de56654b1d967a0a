"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Hint
from orcade.table.odds import at_least, percent
from orcade.table.plane import INCH, Box
from orcade.table.region import inches
from orcade.table.requests import D6, Option

from .answers import Assault, Cell, Enter, Grab, Lash, Ride, Strike, Turn
from .circuit import cell_place, circuit_of
from .motion import lash_way, move_way, straight_on
from .odds import full_skid, skidding, winning
from .pieces import (
    ABILITY,
    ATTACKS,
    DEFENCE,
    FINISH,
    FORCE,
    HALF_WIDTH,
    POLES,
    RODE,
    ROW,
    SPEED,
    STEADY,
    Race,
    Rider,
    ability,
    box,
    length,
    named,
    stays_on,
    to_catch,
    whole_inches,
)
from .pivots import pivoted


def _enter(view: Race, answer: Enter) -> str:
    brood = answer.brood
    return (
        f'Speed 2D6 + {SPEED[brood]}", Defence {DEFENCE[brood]}, Force {FORCE[brood]}, Attacks {ATTACKS[brood]}, '
        f"Ability {ABILITY[brood]}. Skids after a full Move: {percent(full_skid(brood))}; "
        f"thrown by the public: {percent(1 - at_least(STEADY - ABILITY[brood]))}."
    )


def _cell(view: Race, answer: Cell) -> str:
    course = circuit_of(view)
    _, y = cell_place(course, answer.cell)
    row = "first" if answer.cell < ROW else "second"
    return f"In the {row} row, {inches(y - HALF_WIDTH - course.inner)} from the public inside."


def _strike(view: Race, answer: Strike) -> str:
    return f"{_success(view, answer.target)}: he goes back to the second row."


def _assault(view: Race, answer: Assault) -> str:
    gain = ", and the Piglet is yours" if view.holder == answer.target else ""
    return f"{_success(view, answer.target)}: he is tossed about{gain}."


def _success(view: Race, target: int) -> str:
    return f"Succeeds with {percent(winning(view, view.acting, target))}"


def _grab(view: Race, answer: Grab) -> str:
    need = to_catch(view, view.riders[view.acting])
    return f"Caught on {need}+: {percent(at_least(need))}; else it rides on, all that is left of its Move."


def _ride(view: Race, answer: Ride) -> str:
    """What a Move is likely to come to: Assault, Grab, public, Skid Test."""
    who = answer.who
    rider = view.riders[who]
    if (answer.x, answer.y) == (rider.x, rider.y):
        return "No Move, no Pivot."
    base = pivoted(rider, answer.x, answer.y)
    found = move_way(view, who, base, answer.x, answer.y, RODE)
    parts = []
    for at, other in enumerate(view.riders):
        if found.foes >> at & 1:
            parts.append(f"Assault on {named(other)}: {percent(winning(view, who, at))}.")
    if found.piglet:
        need = to_catch(view, rider)
        parts.append(f"Grab on {need}+: {percent(at_least(need))}.")
    if found.public:
        parts.append(f'The public attacks: {_falling(view, rider)}; then D6" back.')
    if _corners(view, rider, base._replace(x=found.x, y=found.y)):
        distance = whole_inches(length(rider.x, rider.y, found.x, found.y))
        parts.append(f"Skid Test: {percent(skidding(distance, ability(view, rider)))} to skid.")
    return " ".join(parts)


def _falling(view: Race, rider: Rider) -> str:
    """What a Falling Test is likely to do."""
    chance = percent(1 - at_least(stays_on(view, rider)))
    return f"the rider falls: {chance}" if rider.ridden else f"a crash on a 1 ({chance})"


def _corners(view: Race, rider: Rider, there: Box) -> bool:
    """Whether the next Trigger is fully crossed by a way that ends there."""
    course = circuit_of(view)
    if rider.crossed == POLES * (rider.laps + 1) and there.x > FINISH:
        return False
    at = rider.crossed % POLES
    return course.sector(there.x, there.y) in (at, (at + 1) % POLES) and course.beyond(at, there)


def _lash(view: Race, answer: Lash) -> str:
    """What a Lash may lead to: a model, the public, the corner."""
    who = view.acting
    rider = view.riders[who]
    base = box(rider)
    stopped = crowd = turns = 0
    skids = 0.0
    for die in range(1, D6 + 1):
        found = lash_way(view, who, base, *straight_on(base, die * INCH))
        crowd += found.public
        stopped += found.stopped and not found.public
        if _corners(view, rider, base._replace(x=found.x, y=found.y)):
            turns += 1
            far = whole_inches(view.gone + length(rider.x, rider.y, found.x, found.y))
            skids += skidding(far, ability(view, rider))
    parts = ['D6" straight on (mean 3.5").']
    if stopped:
        parts.append(f'A model stops it at 1": {percent(stopped / D6)}.')
    if crowd:
        parts.append(f"Into the public: {percent(crowd / D6)}.")
    if turns:
        parts.append(f"Round the corner: {percent(turns / D6)}, and then a skid: {percent(skids / turns)}.")
    return " ".join(parts)


HINTS: dict[type[Option], Hint] = {
    Enter: _enter,
    Cell: _cell,
    Strike: _strike,
    Ride: _ride,
    Turn: 'A Move of 0" with a Pivot.',
    Assault: _assault,
    Grab: _grab,
    Lash: _lash,
}

CHANCES: Final[dict[type[Option], str]] = {Strike: "succeeds with", Assault: "succeeds with", Grab: "caught on"}
"""The words of a hint behind which the chance stands that the answer succeeds."""
