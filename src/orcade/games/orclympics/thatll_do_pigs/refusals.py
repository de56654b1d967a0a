"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import Why
from orcade.table.region import inches
from orcade.table.requests import Option, Seat

from .activation import at_hand, held_fast
from .answers import (
    ACTIVATE,
    ASSAULT,
    CELL,
    CHOOSE,
    HANDING_OVER,
    HOLD,
    LASH,
    MOUNT,
    REST,
    SIDES,
    STRIKE,
    TAKING,
    TURN,
    VEER,
    Activate,
    Assault,
    Cell,
    Enter,
    Grab,
    Herd,
    Hold,
    Lash,
    Mount,
    Rest,
    Ride,
    RideOn,
    Stay,
    Steer,
    Strike,
    Swing,
    Take,
    Turn,
    Veer,
)
from .circuit import circuit_of, open_cells
from .pieces import (
    BROODING,
    CALLING,
    CELLS,
    FALLING_BACK,
    HANDING,
    HERDING,
    MOVING,
    PICKING,
    PIGLET,
    PLACING,
    ROW,
    SAID,
    SECOND,
    STEERING,
    STRIKING,
    SWAPPING,
    TURNING,
    UNRIDDEN_PIVOT,
    Race,
    allied,
    called,
    loose,
    named,
)
from .setup import behind, targets
from .turn_region import room_to_turn
from .turns import waiting
from .words import way_words


def sayable(view: Race) -> Iterator[Option]:
    """Every plain answer that words can mean in this race, whether it may be given now or not."""
    yield from (*CHOOSE, *CELL, HOLD, *TAKING, *VEER, *HANDING_OVER, LASH, MOUNT, REST)
    for on_rider in (STRIKE, ACTIVATE, TURN, ASSAULT):
        yield from on_rider[: len(view.riders)]


def barred(view: Race, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    return untimely(view, kind) or (BARS[kind](view, answer) if kind in BARS else None)


# What is asked.

ANSWERS: dict[int, tuple[type[Option], ...]] = {
    BROODING: (Enter,),
    PLACING: (Cell,),
    STRIKING: (Strike, Hold),
    FALLING_BACK: (Cell,),
    SWAPPING: (Take, Stay),
    HERDING: (Herd,),
    CALLING: (Activate,),
    MOVING: (Ride, Turn, Veer),
    HANDING: (Grab, RideOn),
    PICKING: (Assault,),
    STEERING: (Steer,),
    SECOND: (Lash, Assault, Grab, Mount, Rest),
    TURNING: (Swing,),
}
"""By phase: the kinds of answers to its question."""
FIRST = {
    BROODING: (f"choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "TP 1.2"),
    PLACING: ("say which cell {} takes", "TP 3"),
    STRIKING: ("say whom {} strikes, or 'hold'", "TP 3"),
    FALLING_BACK: ("say which cell {} falls back to", "TP 3"),
    SWAPPING: ("say whether {} takes the cell of his victim: 'take' or 'stay'", "TP 3"),
    HERDING: ("say where the Piglet runs", "TP 4.1.1"),
    CALLING: ("say which of your Boars is activated", "TP 4.6"),
    HANDING: ("say whether {} takes the Piglet from his ally: 'grab' or 'ride on'", "TP-39"),
    PICKING: ("say whom {} assaults", "TP-30"),
    STEERING: ("say which way {} goes, out of control", "TP 4.4"),
    TURNING: ("say which way {} turns", "TP-27"),
}
"""By phase: what has to be said before anything else, and the rule. In the others an activated Boar acts."""
ELSEWHERE: dict[type[Option], tuple[str, str]] = {
    Enter: ("broods are chosen before the race", "TP 1.2"),
    Cell: ("cells are taken before the race", "TP 3"),
    Strike: ("blows are struck in Get Ready!, before the race", "TP 3"),
    Hold: ("that is an answer in Get Ready!, before the race", "TP 3"),
    Take: ("that is an answer after a blow in Get Ready!, before the race", "TP 3"),
    Stay: ("that is an answer after a blow in Get Ready!, before the race", "TP 3"),
    Herd: ("the Piglet moves at the start of a Game Turn, while nobody has it", "TP 4.1.1"),
    Activate: ("{} is activated now", "TP 4.6"),
    Steer: ("a direction is chosen after a failed Skid Test", "TP 4.4"),
    RideOn: ("that is an answer where the Piglet may be taken from an ally", "TP-39"),
}
"""What is told about answers that are no action when a Boar acts, and the rule."""
BEFORE_THE_MOVE: dict[type[Option], tuple[str, str]] = {
    Swing: ("first say 'turn {}', then which way", "TP-27"),
    Lash: ("a Boar is lashed after its Move", "TP 4.2.2"),
    Assault: ("an Assault is made by itself upon a new contact; upon an old one, after the Move", "TP-13"),
    Grab: ("a Grab is made by itself upon a new contact; upon an old one, after the Move", "TP-13"),
    Mount: ('a Rider gets back on after a Move of 0"', "TP-47"),
    Rest: ("that is an answer after the Move", "TP 4.2"),
}
LEFT_OR_RIGHT = Why(f"an Unridden Boar turns by {UNRIDDEN_PIVOT}°: say 'left' or 'right'", "TP-21")
AFTER_THE_MOVE: dict[type[Option], tuple[str, str]] = {
    Ride: ("{} has made his Move", "TP 4.2"),
    Turn: ("a Boar turns on the spot instead of riding, and {} has made his Move", "TP-27"),
    Veer: ("a Boar turns on the spot instead of riding, and {} has made his Move", "TP-27"),
    Swing: ("a Boar turns on the spot instead of riding, and {} has made his Move", "TP-27"),
}
"""What is told about actions that come at another time in an activation, and the rule."""


def untimely(view: Race, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    phase = view.phase
    if kind in ANSWERS[phase]:
        return None
    who = view.victim if phase == FALLING_BACK else view.acting
    name = named(view.riders[who]) if who >= 0 else ""
    if phase in FIRST:
        text, rule = FIRST[phase]
        return Why(f"first {text.format(name)}", rule)
    if kind is Swing and phase == MOVING:
        if not view.riders[who].ridden:
            return LEFT_OR_RIGHT
        name = SAID[view.riders[who].name]
    text, rule = (BEFORE_THE_MOVE if phase == MOVING else AFTER_THE_MOVE).get(kind) or ELSEWHERE[kind]
    return Why(text.format(name), rule)


# What bars an answer to what is asked.


def _cell(view: Race, answer: Cell) -> Why | None:
    cell = answer.cell
    name = f"cell {cell + 1}"
    if view.phase == PLACING and cell >= ROW:
        return Why(f"Riders take cells of the first row, 1 to {ROW}", "TP 3")
    if view.phase == FALLING_BACK and cell < ROW:
        return Why(f"who falls back goes to the second row, {ROW + 1} to {CELLS}", "TP 3")
    if cell not in open_cells(circuit_of(view), cell // ROW):
        return Why(f"{name} does not lie on the track", "TP 3")
    for rider in view.riders:
        if rider.cell == cell:
            return Why(f"{name} is taken by {called(rider)}", "TP 3")
    if view.phase == PLACING or cell in behind(view, view.victim):
        return None
    return Why(f"there is a free cell nearer to the one behind {called(view.riders[view.victim])} than {name}", "TP 3")


def _strike(view: Race, answer: Strike) -> Why | None:
    target = answer.target
    name = called(view.riders[target])
    if target in targets(view, view.acting):
        return None
    if target == view.acting:
        return Why("nobody strikes himself", "TP-6")
    if allied(view, target, view.acting):
        return Why(f"{name} is an ally", "TP-38")
    if target == view.runner:
        return Why(f"{name} comes when all blows have been struck", "TP-7")
    return Why(f"{name} is not in the first row", "TP-6")


def _activate(view: Race, answer: Activate) -> Why | None:
    rider = view.riders[answer.who]
    if answer.who in waiting(view, view.active):
        return None
    if rider.seat != view.active:
        return Why(f"{named(rider)} is {NAMES[rider.seat]}'s", "TP 4.6")
    if rider.crashed:
        return Why(f"{named(rider)} has crashed", "TP 4.5")
    return Why(f"{named(rider)} has been activated in this Game Turn", "TP 4.1")


def _turn(view: Race, answer: Turn) -> Why | None:
    return _not_moving(view, answer.who) or (None if view.riders[answer.who].ridden else LEFT_OR_RIGHT)


def _not_moving(view: Race, who: int) -> Why | None:
    """What bars a Move of a Rider who is not activated."""
    return None if who == view.acting else Why(f"it is {named(view.riders[view.acting])} who moves now", "TP 4.1")


def _veer(view: Race, answer: Veer) -> Why | None:
    rider = view.riders[view.acting]
    if rider.ridden:
        return Why(f"so turns a Boar without a rider; of {named(rider)} say 'turn {SAID[rider.name]}'", "TP-21")
    if room_to_turn(view, view.acting, answer.side):
        return None
    return Why(f"there is no room to turn {SIDES[answer.side]}", "TP-42")


def _assault(view: Race, answer: Assault) -> Why | None:
    target = answer.target
    name = named(view.riders[target])
    if target == view.acting or allied(view, target, view.acting):
        return Why("only enemies are assaulted", "TP 4.6")
    if view.riders[target].crashed:
        return Why(f"{name} has crashed", "TP 4.5")
    if view.phase == PICKING:
        met = f"{named(view.riders[view.acting])} has not run into {name}"
        return None if view.foes >> target & 1 else Why(met, "TP-30")
    return (
        None if at_hand(view) >> target & 1 else Why(f"{name} has not been in contact since before the Move", "TP-29")
    )


def _grab(view: Race, answer: Grab) -> Why | None:
    rider = view.riders[view.acting]
    if view.phase == HANDING:
        return None
    if view.holder == view.acting:
        return Why(f"{named(rider)} has the Piglet already", "TP 4.2.4")
    if not loose(view):
        return Why("the Piglet is not loose", "TP 4.2.4")
    if at_hand(view) >> PIGLET & 1:
        return None
    away = way_words(rider, *view.piglet)
    return Why(f"the Piglet is {away}; to grab it now, contact is needed since before the Move", "TP-29")


def _lash(view: Race, answer: Lash) -> Why | None:
    carries = view.holder == view.acting
    if carries:
        return Why("a Boar that carries the Piglet cannot be lashed", "TP 4.2.2")
    return Why("a model right before it stops it: it would come nowhere", "TP-16") if held_fast(view) else None


def _mount(view: Race, answer: Mount) -> Why | None:
    rider = view.riders[view.acting]
    if rider.ridden:
        return Why(f"{called(rider)} has not fallen", "TP-47")
    if not view.options.comeback:
        return Why("who has fallen gets back on with the option Back in the race alone", "TP-47")
    return (
        Why(f"{called(rider)} gets back on where his Boar has come nowhere in its Move", "TP-47") if view.gone else None
    )


BARS: dict[type[Option], Callable[[Race, Any], Why | None]] = {
    Cell: _cell,
    Strike: _strike,
    Activate: _activate,
    Turn: _turn,
    Veer: _veer,
    Assault: _assault,
    Grab: _grab,
    Lash: _lash,
    Mount: _mount,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


# Words that are no answer.

POINTS: dict[str, type[Option]] = {"ride": Ride, "turn": Swing, "steer": Steer, "herd": Herd}
RIDERS: dict[str, type[Option]] = {"strike": Strike, "activate": Activate, "assault": Assault}
"""Verbs that name a point, and a Rider."""


def explain(view: Race, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where they do not. Of a point that can be read a region tells."""
    verb, _, rest = words.lower().partition(" ")
    if verb == "cell":
        text = f"the cells are 1 to {ROW} in the first row and {ROW + 1} to {CELLS} behind them"
        return untimely(view, Cell) or Why(text, "TP 3")
    if verb in RIDERS:
        return untimely(view, RIDERS[verb]) or _whom(view, rest)
    if verb in POINTS:
        kind = POINTS[verb]
        return untimely(view, kind) or _mover(view, kind, rest) or say_point(view, kind)
    return None


def _whom(view: Race, name: str) -> Why:
    names = ", ".join(called(rider) for rider in view.riders)
    return Why(f"there is no {name[:40]!r} in this race; there are {names}" if name else f"say whom: {names}", "TP 1")


def _mover(view: Race, kind: type[Option], rest: str) -> Why | None:
    """What bars a point that is said of another Rider than the one whose it is; None of the Piglet's."""
    rider = view.riders[view.acting] if kind is not Herd else None
    if rider is None or rest.partition(" ")[0] == SAID[rider.name]:
        return None
    return Why(f"it is {named(rider)} who moves now", "TP 4.1")


def say_point(view: Race, kind: type[Option]) -> Why:
    """How the point is said that is asked for."""
    if kind is Herd:
        return Why("say where to, such as 'herd 18.000,30.000'", "TP 4.1.1")
    rider = view.riders[view.acting]
    said = f"{SAID[rider.name]} 12.250,7.500"
    if kind is Ride:
        return Why(f"say where to, within {inches(view.reach)}, such as 'ride {said}'", "TP 4.2.1")
    if kind is Steer:
        return Why(f"say towards what, such as 'steer {said}'", "TP 4.4")
    return Why(f"say towards what, such as 'turn {said}'", "TP-27")
