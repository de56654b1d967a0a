"""Why something cannot be chosen now, in words, with the rule that says so."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.game import Why
from orcade.table.region import inches
from orcade.table.requests import Seat

from .circuit import circuit_of, open_cells
from .odds import way_words
from .pieces import (
    CALLING,
    CELLS,
    FALLING_BACK,
    HANDING,
    HERDING,
    MOVING,
    PICKING,
    PLACING,
    ROW,
    SAID,
    SECOND,
    STEERING,
    STRIKING,
    SWAPPING,
    TURNING,
    Race,
    allied,
    called,
    loose,
    named,
)

VEERS = ("left", "right", "ahead")
WHEN = {
    "cell": ((PLACING, FALLING_BACK), "cells are taken before the race", "TP 3"),
    "strike": ((STRIKING,), "blows are struck in Get Ready!, before the race", "TP 3"),
    "hold": ((STRIKING,), "that is an answer in Get Ready!", "TP 3"),
    "take": ((SWAPPING,), "that is an answer after a blow in Get Ready!", "TP 3"),
    "stay": ((SWAPPING,), "that is an answer after a blow in Get Ready!", "TP 3"),
    "activate": ((CALLING,), "there is no choice of whom to activate", "TP 4.6"),
    "ride": ((MOVING, HANDING), "a Boar rides at the beginning of its activation, once", "TP 4.2"),
    "turn": ((MOVING, TURNING), "a Boar turns on the spot instead of riding, once", "TP-27"),
    "left": ((TURNING,), "a Boar without a rider turns so on the spot, after 'turn'", "TP-27"),
    "right": ((TURNING,), "a Boar without a rider turns so on the spot, after 'turn'", "TP-27"),
    "ahead": ((TURNING,), "a Boar without a rider turns so on the spot, after 'turn'", "TP-27"),
    "herd": ((HERDING,), "the Piglet moves at the start of a Game Turn, while nobody has it", "TP 4.1.1"),
    "steer": ((STEERING,), "a direction is chosen after a failed Skid Test", "TP 4.4"),
    "assault": ((SECOND, PICKING), "an Assault needs contact; upon a new one it is made by itself", "TP-13"),
    "grab": ((SECOND, HANDING), "a Grab needs contact; upon a new one it is made by itself", "TP 4.2.4"),
    "lash": ((SECOND,), "a Boar is lashed after its Move", "TP 4.2.2"),
    "rest": ((SECOND,), "that is an answer after the Move", "TP 4.2"),
}
"""By verb: the phases in which it may be said, what is said in others, and the rule."""


def explain(view: Race, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    verb, _, rest = words.lower().partition(" ")
    if verb not in WHEN or not 0 <= seat < view.seats:
        return None
    phases, text, rule = WHEN[verb]
    if view.phase not in phases:
        return Why(text, rule)
    name = rest.split(maxsplit=1)[0] if rest.split() else ""
    if verb == "cell":
        return _cell(view, name)
    if verb == "strike":
        return _strike(view, seat, name)
    if verb in ("assault", "grab", "lash"):
        return _second(view, verb, name)
    if verb == "activate":
        return _activate(view, seat, name)
    if verb in VEERS or (verb == "turn" and view.phase == TURNING and not view.riders[view.acting].ridden):
        return _veer(view, verb)
    if verb in ("ride", "steer", "turn"):
        return _mover(view, verb, name)
    return Why("say where to, such as 'herd 18.000,30.000'", rule) if verb == "herd" else None


def _named(view: Race, name: str) -> int:
    """The Rider of that name; -1 for none in this race."""
    for who, rider in enumerate(view.riders):
        if SAID[rider.name] == name:
            return who
    return -1


def _whom(view: Race, name: str, rule: str) -> Why:
    names = ", ".join(called(rider) for rider in view.riders)
    return Why(f"there is no {name[:40]!r} in this race; there are {names}" if name else f"say whom: {names}", rule)


def _cell(view: Race, number: str) -> Why:
    if not (number.isdecimal() and len(number) < 4 and 1 <= int(number) <= CELLS):
        return Why(f"the cells are 1 to {ROW} in the first row and {ROW + 1} to {CELLS} behind them", "TP 3")
    cell = int(number) - 1
    if any(rider.cell == cell for rider in view.riders):
        return Why(f"cell {cell + 1} is taken", "TP 3")
    if cell not in open_cells(circuit_of(view), cell // ROW):
        return Why(f"cell {cell + 1} does not lie on the track", "TP 3")
    if view.phase == PLACING:
        return Why("Riders take cells of the first row, 1 to 6", "TP 3")
    return Why("there is a free cell of the second row that is nearer", "TP 3")


def _strike(view: Race, seat: Seat, name: str) -> Why | None:
    target = _named(view, name)
    if target < 0:
        return _whom(view, name, "TP 3")
    if target == view.acting:
        return Why("nobody strikes himself", "TP-6")
    if allied(view, target, view.acting):
        return Why(f"{called(view.riders[target])} is an ally", "TP-38")
    if view.riders[target].cell < 0:
        return Why(f"{called(view.riders[target])} comes when all blows have been struck", "TP-7")
    return Why(f"{called(view.riders[target])} is not in the first row", "TP-6")


def _second(view: Race, verb: str, name: str) -> Why | None:
    rider = view.riders[view.acting]
    if verb == "lash":
        return (
            Why("a Boar that carries the Piglet cannot be lashed", "TP 4.2.2") if view.holder == view.acting else None
        )
    if verb == "grab":
        if view.holder == view.acting:
            return Why(f"{named(rider)} has the Piglet already", "TP 4.2.4")
        if not loose(view):
            return Why("the Piglet is not loose", "TP 4.2.4")
        return Why(
            f"the Piglet is {way_words(rider, *view.piglet)}; a Grab needs contact since before the Move", "TP-29"
        )
    target = _named(view, name)
    if target < 0:
        return _whom(view, name, "TP 4.2.3")
    other = view.riders[target]
    if other.crashed:
        return Why(f"{named(other)} has crashed", "TP 4.5")
    if target == view.acting or allied(view, target, view.acting):
        return Why("only enemies are assaulted", "TP 4.6")
    return Why(f"{named(other)} is not in contact since before the Move", "TP-29")


def _activate(view: Race, seat: Seat, name: str) -> Why | None:
    who = _named(view, name)
    if who < 0:
        return _whom(view, name, "TP 4.6")
    rider = view.riders[who]
    if rider.seat != seat:
        return Why(f"{named(rider)} is {NAMES[rider.seat]}'s", "TP 4.6")
    if rider.crashed:
        return Why(f"{named(rider)} has crashed", "TP 4.5")
    return Why(f"{named(rider)} has been activated in this Game Turn", "TP 4.1")


def _mover(view: Race, verb: str, name: str) -> Why | None:
    now = named(view.riders[view.acting])
    said = SAID[view.riders[view.acting].name]
    if name != said:
        return Why(f"it is {now} who moves now", "TP 4.1")
    if verb == "turn" and view.phase == MOVING:
        return Why(f"first say 'turn {said}', then which way", "TP-27")
    if verb == "turn":
        return Why(f"say towards what, such as 'turn {said} 12.250,7.500'", "TP-27")
    far = inches(view.reach)
    return Why(f"say where to, within {far}, such as '{verb} {said} 12.250,7.500'", "TP 4.2.1")


def _veer(view: Race, verb: str) -> Why:
    rider = view.riders[view.acting]
    if rider.ridden:
        return Why(f"say towards what, such as 'turn {SAID[rider.name]} 12.250,7.500'", "TP-27")
    if verb in VEERS:
        return Why(f"there is no room to turn {verb}", "TP-42")
    return Why("an Unridden Boar turns left or right by 45°, or looks ahead", "TP-21")
