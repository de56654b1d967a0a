"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import Why
from orcade.table.plane import gap
from orcade.table.region import inches
from orcade.table.requests import Option, Seat
from orcade.table.words import listed

from .answers import (
    CELLS,
    CHANGES,
    CHOOSE,
    DODGES,
    DONE,
    DRIVES,
    FREE,
    LOSSES,
    OUTTAS,
    STRAIGHT,
    TRICKS,
    VALUES,
    Build,
    Change,
    Choose,
    Dodge,
    Done,
    Drive,
    Free,
    Lose,
    Outta,
    Ready,
    Take,
    Trick,
    Value,
)
from .free_space import SHIFT, possible_pivots
from .geometry import base, nearest_rivals
from .pieces import (
    BROODING,
    BUILDING,
    DODGING,
    FREEING,
    LEFT,
    NOBODY,
    OUTTA_COST,
    PLACING,
    RAMMING,
    STEP,
    TRICK_REACH,
    TRICKING,
    WAYS,
    Race,
    increments_left,
)
from .words import length


def sayable(view: Race) -> Iterator[Option]:
    """Every answer that words can mean in this race, whether it may be given now or not."""
    yield from (*CHOOSE, *CELLS, *DRIVES, *OUTTAS, *TRICKS[: view.seats], DONE)
    yield from (*LOSSES, *VALUES, *DODGES, STRAIGHT)
    yield from CHANGES[:LEFT]
    yield from FREE[LEFT:] if view.phase == FREEING else CHANGES[LEFT:]


def barred(view: Race, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given.

    In its Player Turn a seat is asked only while it has Action Points: without any it has no choice.
    """
    kind = type(answer)
    return untimely(view, kind) or (BARS[kind](view, seat, answer) if kind in BARS else None)


# What is asked.


def untimely(view: Race, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    if view.phase in ASKED:
        kinds, what, rule = ASKED[view.phase]
        return None if kind in kinds else Why(f"first {what}", rule)
    return Why(*ELSEWHERE[kind]) if kind in ELSEWHERE else None


ASKED: dict[int, tuple[tuple[type[Option], ...], str, str]] = {
    BROODING: ((Choose,), f"choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "RR 1.3"),
    BUILDING: ((Build, Ready), "build your chariot", "RR 2.1"),
    PLACING: ((Take,), "choose a cell to start from", "RR 3"),
    TRICKING: ((Lose,), "say what the trick does: 'skill' or 'bash'", "RR 4.2.4"),
    RAMMING: ((Value,), "choose a value for the ram: 'agility' or 'chassis'", "RR-14"),
    DODGING: ((Dodge,), "say what becomes of the ram: 'escape' or 'hit'", "RR 4.3"),
    FREEING: ((Free,), "take the free Pivot: 'left', 'right' or 'straight'", "RR-16"),
}
"""By phase: the answers to what is asked in it, what is told about any other, and the rule."""
ELSEWHERE: dict[type[Option], tuple[str, str]] = {
    Choose: ("broods are chosen before the race", "RR 1.3"),
    Build: ("chariots are built before the race", "RR 2.1"),
    Ready: ("chariots are built before the race", "RR 2.1"),
    Take: ("cells are chosen at the deployment", "RR 3"),
    Lose: ("no Dirty Trick of yours has just worked", "RR 4.2.4"),
    Value: ("a value is chosen in a ram alone, and only where the two differ", "RR-34"),
    Dodge: ("that is for who had more in a ram", "RR 4.3"),
    Free: ("that answers a free Pivot; to go straight on, drive", "RR-16"),
}
"""Answers that are no action: what is told about them when an action is asked for, and the rule."""


# What bars an answer to what is asked.


def _take(view: Race, seat: Seat, answer: Take) -> Why | None:
    if answer.cell >= len(view.cells):
        return _cells(view)
    taken = view.cells[answer.cell]
    return None if taken == NOBODY else Why(f"{NAMES[taken]} stands in cell {answer.cell + 1}", "RR 3")


def _cells(view: Race) -> Why:
    return Why(f"the cells are 1 to {len(view.cells)}", "RR 3")


def _drive(view: Race, seat: Seat, answer: Drive) -> Why | None:
    if increments_left(view):
        if answer.increment == view.driven + 1:
            return None
        return Why(f"the next that you drive is {Drive(view.driven + 1).notation(view)!r}", "RR 4.1")
    if view.stopped:
        return Why("your movement has ended where you were stopped", "RR-8")
    if not view.chariots[seat].speed:
        return Why("your Current Speed is 0", "RR 4.1")
    return Why("you have driven the whole distance of your Current Speed", "RR 4.1")


def _done(view: Race, seat: Seat, answer: Done) -> Why | None:
    togo = increments_left(view)
    return Why(f"you still have {length(togo)} to drive: a chariot does not stop", "RR-27") if togo else None


def _change(view: Race, seat: Seat, answer: Change) -> Why | None:
    chariot = view.chariots[seat]
    why = _impossible(view, seat, answer.way)
    if why is None and chariot.used >= chariot.agility:
        return Why(
            f"your Agility of {chariot.agility} is used up in this Game Turn: say 'outta {WAYS[answer.way]}' to try it",
            "RR 4.2.2",
        )
    return why


def _impossible(view: Race, seat: Seat, way: int) -> Why | None:
    """What keeps a chariot from such a Speed Change or Pivot, whatever is paid for it."""
    chariot = view.chariots[seat]
    if way >= LEFT:
        return _no_room(view, seat, way)
    if view.speed_fixed:
        return Why("the Speed is changed before the first Pivot and the first increment", "RR-9")
    if not 0 <= chariot.speed + STEP[way] <= chariot.top:
        return Why(f"your Current Speed is {chariot.speed}, and it goes from 0 to {chariot.top}", "RR-9")
    return None


def _no_room(view: Race, seat: Seat, way: int) -> Why | None:
    """What keeps a chariot from a Pivot, be it free or not."""
    if possible_pivots(view, seat)[way - LEFT]:
        return None
    return Why(f"there is no free place within {inches(SHIFT)} for that Pivot", "RR-33")


def _outta(view: Race, seat: Seat, answer: Outta) -> Why | None:
    chariot = view.chariots[seat]
    if chariot.used < chariot.agility:
        safe = f"your Agility is not used up: say {WAYS[answer.way]!r}, which takes one point and is safe"
        return Why(safe, "RR-11")
    if chariot.points < OUTTA_COST:
        return Why(f"it takes {OUTTA_COST} Action Points, and you have {chariot.points}", "RR 4.2.3")
    return _impossible(view, seat, answer.way)


def _trick(view: Race, seat: Seat, answer: Trick) -> Why | None:
    other = answer.target
    if other == seat:
        return Why("nobody plays tricks on himself", "RR 4.2.4")
    if view.chariots[other].out:
        return Why(f"{NAMES[other]} is out of the race", "RR-12")
    if view.driven and increments_left(view):
        return Why("tricks are played before the move and after it", "RR 4.2.4")
    nearest = nearest_rivals(view, seat, TRICK_REACH)
    if other in nearest:
        return None
    far = max(0, gap(base(view, seat), base(view, other)))
    if nearest and far <= TRICK_REACH:
        return Why(f"{NAMES[nearest[0]]} is nearer", "RR-12")
    return Why(f"{NAMES[other]} is {inches(far)} away; tricks reach {inches(TRICK_REACH)}", "RR 4.2.4")


def _free(view: Race, seat: Seat, answer: Free) -> Why | None:
    return None if answer == STRAIGHT else _no_room(view, seat, answer.way)


BARS: dict[type[Option], Callable[[Race, Seat, Any], Why | None]] = {
    Take: _take,
    Drive: _drive,
    Done: _done,
    Change: _change,
    Outta: _outta,
    Trick: _trick,
    Free: _free,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


# Words that are no answer.

NO_DRIVE = Drive(0)
"""How far is not said."""


def explain(view: Race, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where they do not."""
    verb, *names = words.lower().split() or [""]
    if verb == "build":
        return untimely(view, Build)
    if verb == "cell":
        return untimely(view, Take) or _cells(view)
    if verb == "drive":
        return untimely(view, Drive) or _drive(view, seat, NO_DRIVE)
    if verb == "outta":
        return untimely(view, Outta) or Why(f"say what you try: outta {', outta '.join(WAYS)}", "RR-11")
    if verb == "trick":
        return untimely(view, Trick) or _no_rival(view, names)
    return None


def _no_rival(view: Race, names: list[str]) -> Why:
    others = listed([name.lower() for name in NAMES[: view.seats]])
    said = f"there is no {names[0][:30]!r} here" if names else "say against whom"
    return Why(f"{said}; in the race are {others}", "RR 4.2.4")
