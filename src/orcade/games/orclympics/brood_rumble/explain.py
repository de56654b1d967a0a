"""Why something cannot be chosen now, in words, with the rule that says so."""

from __future__ import annotations

import re

from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import Why
from orcade.table.requests import Seat

from .answers import ATTACK_WORDS, BLOCK_WORDS, KIND_WORDS
from .ground import at_hand, ground, in_contact, near_box, touched_mounds
from .pieces import (
    ACTING,
    BROODING,
    CALLING,
    CAUGHT,
    CHOOSING_KIND,
    DEPLOYING,
    EDGES,
    EDGING,
    FLYING,
    FOUND,
    GRABBED,
    HELMET,
    MOVED,
    ORC_NAMES,
    ORC_R,
    PAIRING,
    RETREATING,
    SETTING,
    STRIKING,
    THREW,
    TOUCHED,
    WALKING,
    Orc,
    Rumble,
    called,
)
from .setup import recruit
from .terrain import COVER, MOUND, TITLES

CALLS = ("activate", "fight", "up")
VERBS = (
    *(brood.lower() for brood in BROODS),
    *KIND_WORDS,
    *ATTACK_WORDS,
    *BLOCK_WORDS,
    *CALLS,
    *("place", "edge", "deploy", "move", "stay", "throw", "grab", "end", "keep", "reroll", "leave", "catch", "suffer"),
    *("combat", "use", "retreat"),
)
"""The first words of all answers."""


def explain(view: Rumble, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    verb, _, rest = words.lower().partition(" ")
    if verb not in VERBS or view.ending is not None or not 0 <= seat < view.seats:
        return None
    phase = view.phase
    if phase == CALLING:
        return _call(view, seat, verb, rest)
    if phase == ACTING:
        return _act(view, seat, verb, rest)
    if phase == STRIKING:
        return _strike(view, seat, verb, rest)
    if phase == FOUND and verb == "throw":
        return _target(view, view.orcs[view.active], rest) or _first(view)
    if phase == FLYING and verb == "throw" and view.flight is not None and view.flight.leg == CAUGHT:
        return _other(view, view.orcs[view.flight.hit], rest)
    if phase == PAIRING and verb == "combat":
        return _combat(view, rest)
    if phase == CHOOSING_KIND and verb in KIND_WORDS:
        return _kind(view, verb)
    if phase == EDGING and verb == "edge":
        return Why(f"there is no edge {rest[:40]!r}; there are {', '.join(EDGES)}", "BR 3")
    if phase == DEPLOYING and verb == "deploy":
        return Why(f"{called(recruit(view))} is deployed now: say where", "BR 3")
    return _first(view)


def _first(view: Rumble) -> Why | None:
    """What has to be answered before anything else."""
    phase = view.phase
    flight = view.flight
    if phase == BROODING:
        return Why(f"first choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "BR 1.2")
    if phase == CHOOSING_KIND:
        return Why("first choose a Terrain Feature to place", "BR 2")
    if phase == SETTING:
        return Why(f"first say where the {TITLES[view.kind]} lies", "BR 2")
    if phase == EDGING:
        return Why(f"first choose a Board Edge: {', '.join(EDGES)}", "BR 3")
    if phase == DEPLOYING:
        return Why(f"first deploy {called(recruit(view))}", "BR 3")
    if phase == WALKING:
        return Why(f"first say where {called(view.orcs[view.active])} moves to, or that he stays", "BR 4.2.1")
    if phase == FOUND:
        return Why("first say at whom the Barrel is thrown, or leave it", "BR 4.2.3")
    if phase == FLYING and flight is not None:
        if flight.leg == TOUCHED:
            return Why(f"first say whether {called(view.orcs[flight.hit])} tries to catch the Barrel", "BR-11")
        if flight.leg == CAUGHT:
            return Why(f"first say where {called(view.orcs[flight.hit])} throws the Barrel", "BR-11")
        return Why("first say whether you keep the range or roll again", "BR-30")
    if phase == PAIRING:
        return Why("first choose the combat that is fought next", "BR 4.1")
    if phase == RETREATING:
        return Why(f"first say in which direction {called(view.orcs[view.striker])} falls back", "BR-19")
    return None


def _find(view: Rumble, name: str) -> Orc | None:
    """An Orc of this game by its name."""
    return next((orc for orc in view.orcs if called(orc).lower() == name), None)


def _nobody(view: Rumble, name: str, orcs: list[Orc], rule: str) -> Why:
    there = ", ".join(called(orc) for orc in orcs if orc.health > 0)
    if not name:
        return Why(f"say which Orc: {there}", rule)
    known = name.capitalize() in ORC_NAMES
    text = f"{name.capitalize()} does not fight here" if known else f"there is no Orc {name[:40]!r}"
    return Why(f"{text}; there are {there}", rule)


def _call(view: Rumble, seat: Seat, verb: str, rest: str) -> Why | None:
    """BR 4.1: whom to activate."""
    if verb not in CALLS:
        if seat not in view.teams[view.team]:
            return Why("the other team activates an Orc now", "BR 4.1")
        return Why("first say which Orc is activated", "BR 4.1")
    orc = _find(view, rest)
    if orc is None:
        return _nobody(view, rest, [one for one in view.orcs if one.team == view.team], "BR 4.1")
    name = called(orc)
    if orc.health <= 0:
        return Why(f"{name} is out of the game", "BR 1")
    if orc.team != view.team:
        return Why(f"{name} is not of the team whose turn it is", "BR 4.1")
    if orc.done:
        return Why(f"{name} has been activated in this Game Turn", "BR 4.1")
    if orc.down:
        return Why(f"{name} lies on the ground: he can only get up ('up {rest}')", "BR 4.2.4")
    if orc.foe >= 0:
        return Why(f"{name} is Engaged: he can only Fight ('fight {rest}')", "BR 4.2.5")
    if verb == "fight":
        return Why(f"{name} touches no enemy: there is nobody to Fight", "BR 4.2.5")
    return Why(f"{name} is on his feet ('activate {rest}')", "BR 4.2.4")


def _act(view: Rumble, seat: Seat, verb: str, rest: str) -> Why | None:
    """BR 4.2: the actions of the active Orc."""
    orc = view.orcs[view.active]
    name = called(orc)
    if orc.seat != seat:
        return Why(f"{NAMES[orc.seat]} acts with {name} now", "BR 4.1")
    if verb in CALLS:
        return Why(f"first finish the activation of {name}", "BR 4.1")
    if verb in ("keep", "reroll"):
        return Why("no roll is open that could be kept or rolled again", "BR 1.2")
    if verb == "move":
        if view.used & MOVED:
            return Why("no action twice in an activation, and he has Moved", "BR-5")
        return Why("first roll for the distance: just say 'move'", "BR 4.2.1") if rest else None
    if verb == "throw":
        return _throw(view, orc, rest)
    if verb == "grab":
        return _grab(view, orc)
    if verb in (*ATTACK_WORDS, *BLOCK_WORDS, "combat"):
        return Why("combats are fought at the end of the Game Turn", "BR 4.3")
    return Why(f"{name} can move, throw a Barrel or grab from a mound that he touches, or end", "BR 4.2")


def _throw(view: Rumble, orc: Orc, rest: str) -> Why | None:
    """BR 4.2.2: a Barrel that he touches, at an enemy."""
    name = called(orc)
    if view.used & THREW:
        return Why("no action twice in an activation, and he has thrown a Barrel", "BR-5")
    held = at_hand(view, orc)
    if not held:
        return Why(f"{name} touches no Barrel", "BR 4.2.2")
    found = re.match(r"b(\d{1,6})(?: |$)", rest)
    if found is None:
        return Why(f"say which Barrel and at whom: 'throw b{held[0].id} {rest[:20] or 'orc'}'", "BR 4.2.2")
    if int(found[1]) not in [barrel.id for barrel in held]:
        there = any(barrel.id == int(found[1]) for barrel in view.barrels)
        return Why(f"{name} does not touch b{found[1]}" if there else f"there is no Barrel b{found[1]}", "BR 4.2.2")
    return _target(view, orc, rest[found.end() :])


def _target(view: Rumble, orc: Orc, rest: str) -> Why | None:
    """At whom an Orc may throw: enemies."""
    target = _find(view, rest)
    if target is None:
        return _nobody(view, rest, [one for one in view.orcs if one.team != orc.team], "BR 4.2.2")
    if target.health <= 0:
        return Why(f"{called(target)} is out of the game", "BR 1")
    if target is orc:
        return Why("nobody throws a Barrel at himself", "BR 4.2.2")
    if target.team == orc.team:
        return Why(f"{called(target)} is a friend; a Barrel is thrown at an enemy", "BR 4.2.2")
    return None


def _other(view: Rumble, orc: Orc, rest: str) -> Why | None:
    """At whom a caught Barrel may be thrown: anybody else."""
    target = _find(view, rest)
    if target is None:
        return Why(f"there is no Orc {rest[:40]!r}; say an Orc, or a point for the direction: 'throw X,Y'", "BR-11")
    if target is orc:
        return Why("nobody throws a Barrel at himself", "BR-11")
    return Why(f"{called(target)} is out of the game", "BR 1")


def _grab(view: Rumble, orc: Orc) -> Why | None:
    """BR 4.2.3: a mound that he touches and no enemy does."""
    if view.used & GRABBED:
        return Why("no action twice in an activation, and he has Grabbed an Item", "BR-5")
    here = ground(view.terrain)
    mounds = touched_mounds(here, orc)
    if not mounds:
        return Why(f"{called(orc)} touches no {TITLES[MOUND]}", "BR 4.2.3")
    for other in view.orcs:
        if other.team != orc.team and other.health > 0 and near_box(other.x, other.y, here.boxes[mounds[0]], ORC_R + 2):
            return Why(f"{called(other)} touches the {TITLES[MOUND]}, too", "BR 4.2.3")
    return None


def _strike(view: Rumble, seat: Seat, verb: str, rest: str) -> Why | None:
    """BR 4.3: attack and defence."""
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    if seat not in (striker.seat, victim.seat):
        return Why(f"{NAMES[striker.seat]} and {NAMES[victim.seat]} fight now", "BR 4.3")
    if verb in ATTACK_WORDS:
        if seat != striker.seat:
            return Why(f"{called(striker)} attacks, you defend: {', '.join(BLOCK_WORDS)}", "BR 4.3")
        if "helmet" in rest:
            if striker.item != HELMET:
                return Why(f"{called(striker)} carries no Old Helmet", "BR-12")
            return Why("the Helmet is for Headbutts", "BR-12")
        return Why(f"say the attack alone: {', '.join(ATTACK_WORDS)}", "BR 4.3") if rest else None
    if verb in BLOCK_WORDS and seat != victim.seat:
        return Why(f"{called(striker)} attacks now: {', '.join(ATTACK_WORDS)}", "BR 4.3")
    if verb in ("use", "keep"):
        return Why("the Helmet is asked for when a Headbutt has got through", "BR-12")
    words = ATTACK_WORDS if seat == striker.seat else BLOCK_WORDS
    return Why(f"first finish this combat: {', '.join(words)}", "BR 4.3")


def _combat(view: Rumble, rest: str) -> Why | None:
    """BR 4.1: which pair fights next."""
    names = rest.split()
    orcs = [orc for name in names[:2] if (orc := _find(view, name)) is not None]
    if len(orcs) < 2:
        return Why("name the two Orcs that are Engaged with each other", "BR 4.1")
    one, other = orcs
    if one.foe != other.id:
        touch = " although they touch" if one is not other and in_contact(one, other) else ""
        return Why(f"{called(one)} and {called(other)} are not Engaged with each other{touch}", "BR 4.3")
    if one.fought:
        return Why(f"{called(one)} and {called(other)} have fought in this Game Turn", "BR 4.1")
    return Why(f"say it as 'combat {called(other).lower()} {called(one).lower()}'", "BR 4.1")


def _kind(view: Rumble, verb: str) -> Why | None:
    """BR-2: what may be placed."""
    kind = KIND_WORDS.index(verb)
    if kind == MOUND:
        return Why("the Debris Mounds are put on the Centre Line when all else is placed", "BR-3")
    if kind == COVER and not view.options.cover:
        return Why("Cover is placed only with the option Cover", "BR-2")
    return Why(f"{TITLES[kind]} fits nowhere any more, or is written without more words", "BR-2")
