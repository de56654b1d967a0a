"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from orcade.games.orclympics.discipline import BROODS
from orcade.table.game import Why
from orcade.table.requests import Option, Seat
from orcade.table.words import NUMBERS

from .answers import (
    ACTIVATE,
    AGAIN,
    ATTACK_WORDS,
    BLOCK,
    BLOCK_WORDS,
    BRAWL,
    CATCHING,
    CHOOSE,
    COMBAT,
    COVERS,
    EDGE,
    END,
    FIGHT,
    GO,
    GRAB,
    HELMETED,
    KIND_WORDS,
    KINDS,
    LEAVE,
    MARCH,
    ORDER_WORDS,
    SPARE,
    STAY,
    THROW_AT,
    UP,
    Activate,
    Attack,
    Block,
    Brawl,
    Catch,
    Choose,
    Combat,
    Edge,
    Fight,
    Go,
    Grab,
    Keep,
    Kind,
    Leave,
    March,
    Reroll,
    Save,
    Stay,
    Suffer,
    Throw,
    Up,
    Use,
)
from .brawling import decisive
from .deployment_region import Deploy
from .falling_back import Retreat
from .followers import caller
from .geometry import barrels_at, ground, in_contact, lootable, mound_guard, mounds_at
from .marching import orders
from .move_region import Move
from .pieces import (
    ACTING,
    AIMED,
    BROODING,
    CALLING,
    CAUGHT,
    CHOOSING_KIND,
    DEPLOYING,
    EDGES,
    EDGING,
    FEW,
    FOUND,
    GRABBED,
    HELMET,
    MOVED,
    NOBODY,
    ORC_NAMES,
    PAIRING,
    REROLLING,
    RETREATING,
    SETTING,
    SPARING,
    STRIKING,
    THREW,
    TOUCHED,
    WALKING,
    Orc,
    Rumble,
    called,
    thrower,
)
from .setup import recruit
from .terrain import COVER, MOUND, TITLES
from .terrain_region import SetDown, fits
from .throw_region import Hurl


def sayable(view: Rumble) -> Iterator[Option]:
    """Every answer that words can mean in this rumble, whether it may be given now or not; of the points, none."""
    yield from (*CHOOSE, *KINDS, *COVERS, *EDGE, *MARCH, *ACTIVATE, *FIGHT, *UP, GO, GRAB, END, STAY, LEAVE, *THROW_AT)
    for barrel in view.barrels:
        for orc in view.orcs:
            yield Throw(orc.id, barrel.id)
    yield from (*AGAIN, *CATCHING, *chain.from_iterable(COMBAT), BRAWL, *HELMETED, *BLOCK, *SPARE)


def barred(view: Rumble, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    return untimely(view, seat, kind) or (BARS[kind](view, answer) if kind in BARS else None)


# What is asked.

CALLS = (Activate, Fight, Up, March)
QUESTIONS: dict[int, tuple[tuple[type[Option], ...], str, str]] = {
    BROODING: ((Choose,), f"choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "BR 1.2"),
    CHOOSING_KIND: ((Kind,), "choose a Terrain Feature to place", "BR 2"),
    SETTING: ((SetDown,), "say where the {} lies", "BR 2"),
    EDGING: ((Edge,), f"choose a Board Edge: {', '.join(EDGES)}", "BR 3"),
    DEPLOYING: ((Deploy,), "deploy {}", "BR 3"),
    CALLING: (CALLS, "say which Orc is activated", "BR 4.1"),
    WALKING: ((Move, Stay), "say where {} moves to, or that he stays", "BR 4.2.1"),
    FOUND: ((Throw, Leave), "say at whom {} throws the Barrel, or leave it", "BR 4.2.3"),
    PAIRING: ((Combat, Brawl), "choose the combat that is fought next", "BR 4.1"),
    RETREATING: ((Retreat,), "say in which direction {} falls back", "BR-19"),
}
"""By phase: the answers to what is asked, what is told about others, with a name in it, and the rule."""
IN_FLIGHT: dict[int, tuple[tuple[type[Option], ...], str, str]] = {
    AIMED: ((Keep, Reroll), "say whether {} keeps the range or rolls again", "BR-30"),
    TOUCHED: ((Catch, Suffer), "say whether {} tries to catch the Barrel", "BR-11"),
    CAUGHT: ((Throw, Hurl), "say where {} throws the Barrel", "BR-11"),
}
"""The same by the leg of a flight."""
ELSEWHERE: dict[type[Option], tuple[str, str]] = {
    Choose: ("broods are chosen before the rumble", "BR 1.2"),
    Kind: ("Terrain Features are placed before the rumble", "BR 2"),
    SetDown: ("Terrain Features are placed before the rumble", "BR 2"),
    Edge: ("Board Edges are chosen before the rumble", "BR 3"),
    Deploy: ("Orcs are deployed before the rumble", "BR 3"),
    Stay: ("to stay is a Move, too: say 'move' first", "BR 4.2.1"),
    Keep: ("no roll is open that could be kept or rolled again", "BR 1.2"),
    Reroll: ("no roll is open that could be kept or rolled again", "BR 1.2"),
    Leave: ("only a Barrel that was found in a Debris Mound can be left", "BR 4.2.3"),
    Catch: ("an Orc catches a Barrel when one comes at him", "BR 4.2.2.1"),
    Suffer: ("no Barrel comes at him that he could suffer", "BR-11"),
    Combat: ("combats are fought at the end of the Game Turn", "BR 4.3"),
    Brawl: ("combats are fought at the end of the Game Turn", "BR 4.3"),
    Attack: ("combats are fought at the end of the Game Turn", "BR 4.3"),
    Block: ("combats are fought at the end of the Game Turn", "BR 4.3"),
    Use: ("a Helmet is used in a combat", "BR-12"),
    Save: ("a Helmet is used in a combat", "BR-12"),
    Retreat: ("an Orc falls back when he has knocked an enemy down", "BR-19"),
}
"""Answers that are no action: what is told about them when an action is asked for, and the rule."""


def untimely(view: Rumble, seat: Seat, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    if view.phase == ACTING:
        return _no_action(view, kind)
    if view.phase == STRIKING:
        return _no_blow(view, seat, kind)
    kinds = (QUESTIONS[view.phase] if view.flight is None else IN_FLIGHT[view.flight.leg])[0]
    return None if kind in kinds else _first(view)


def _first(view: Rumble) -> Why:
    """What has to be answered before anything else, where it is no action and no blow."""
    _, text, rule = QUESTIONS[view.phase] if view.flight is None else IN_FLIGHT[view.flight.leg]
    return Why(f"first {text.format(_concerned(view))}", rule)


def _concerned(view: Rumble) -> str:
    """Whom or what the question is about; empty where it is about nobody alone."""
    if view.phase == SETTING:
        return TITLES[view.kind]
    if view.phase == DEPLOYING:
        return called(recruit(view))
    if view.phase == RETREATING:
        return called(view.orcs[view.striker])
    if view.flight is not None:
        return called(view.orcs[view.flight.thrower if view.flight.leg == AIMED else view.flight.hit])
    return called(view.orcs[view.active]) if view.active >= 0 else ""


def _no_action(view: Rumble, kind: type[Option]) -> Why | None:
    name = called(view.orcs[view.active])
    if view.asked == REROLLING:
        return None if kind in (Keep, Reroll) else Why("first say whether you keep the die or roll again", "BR 1.2")
    if kind in CALLS:
        return Why(f"first finish the activation of {name}", "BR 4.1")
    return Why(*ELSEWHERE[kind]) if kind in ELSEWHERE else None


def _no_blow(view: Rumble, seat: Seat, kind: type[Option]) -> Why | None:
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    if view.asked == SPARING:
        return None if kind in (Use, Save) else Why(f"first say whether {called(victim)} uses the Helmet", "BR-12")
    attacks = seat == striker.seat
    if kind in (Brawl, Attack if attacks else Block):
        return None
    if kind in (Use, Save):
        return Why("the Helmet is asked for when a Headbutt has got through", "BR-12")
    if kind is Block:
        return Why(f"{called(striker)} attacks now: {', '.join(ATTACK_WORDS)}", "BR 4.3")
    if kind is Attack:
        return Why(f"{called(striker)} attacks, {called(victim)} defends: {', '.join(BLOCK_WORDS)}", "BR 4.3")
    return Why(f"first finish this combat: {', '.join(ATTACK_WORDS if attacks else BLOCK_WORDS)}", "BR 4.3")


# What bars an answer to what is asked.


def _kind(view: Rumble, answer: Kind) -> Why | None:
    if answer.kind == COVER and not view.options.cover:
        return Why("Cover is placed only with the option Cover", "BR-2")
    if fits(view.terrain, answer.kind, answer.upright):
        return None
    return Why(f"{TITLES[answer.kind]} fits nowhere any more", "BR-2")


def _call(view: Rumble, answer: Activate | Fight | Up) -> Why | None:
    orc = view.orcs[answer.orc]
    name = called(orc)
    if orc.health <= 0:
        return _out(orc)
    if orc.team != view.team:
        return Why(f"{name} is not of the team whose turn it is", "BR 4.1")
    if orc.done:
        return Why(f"{name} has been activated in this Game Turn", "BR 4.1")
    if orc.down:
        only = f"{name} lies on the ground: he can only get up ('up {name.lower()}')"
        return None if type(answer) is Up else Why(only, "BR 4.2.4")
    if orc.foe >= 0:
        only = f"{name} is Engaged: he can only Fight ('fight {name.lower()}')"
        return None if type(answer) is Fight else Why(only, "BR 4.2.5")
    if type(answer) is Fight:
        return Why(f"{name} is not Engaged: there is nobody to Fight", "BR 4.2.5")
    return Why(f"{name} is on his feet ('activate {name.lower()}')", "BR 4.2.4") if type(answer) is Up else None


def _march(view: Rumble, answer: March) -> Why | None:
    if orders(view, caller(view)):
        return None
    return Why(f"{NUMBERS[FEW]} of your own Orcs or more must be left who can do nothing but Move", "BR-38")


def _out(orc: Orc) -> Why:
    return Why(f"{called(orc)} is out of the game", "BR 1")


def _done(view: Rumble, action: int, deed: str) -> Why | None:
    """What bars an action that this activation has seen. `action`: its bit of `Rumble.used`."""
    done = f"no action twice in an activation, and he has {deed}"
    return Why(done, "BR-5") if view.used & action else None


def _go(view: Rumble, answer: Go) -> Why | None:
    return _done(view, MOVED, "Moved")


def _throw(view: Rumble, answer: Throw) -> Why | None:
    orc, target = thrower(view), view.orcs[answer.target]
    if view.phase == ACTING:
        return _no_barrel(view, orc, answer.barrel, called(target).lower()) or _no_enemy(orc, target)
    if answer.barrel != NOBODY:
        return Why(f"{called(orc)} has a Barrel in his hands: 'throw {called(target).lower()}'", "BR 4.2.2")
    if view.phase == FOUND:
        return _no_enemy(orc, target)
    if target is orc:
        return Why("nobody throws a Barrel at himself", "BR-11")
    return _out(target) if target.health <= 0 else None


def _no_barrel(view: Rumble, orc: Orc, number: int, target: str) -> Why | None:
    """What bars an Orc from throwing this Barrel as an action, whomever at."""
    held = barrels_at(view, orc.x, orc.y)
    why = _done(view, THREW, "thrown a Barrel")
    if why is None and not held:
        why = Why(f"{called(orc)} touches no Barrel", "BR 4.2.2")
    if why is not None or number in [barrel.id for barrel in held]:
        return why
    if number == NOBODY:
        return Why(f"say which Barrel and at whom: 'throw b{held[0].id} {target}'", "BR 4.2.2")
    there = any(barrel.id == number and not barrel.gone for barrel in view.barrels)
    return Why(f"{called(orc)} does not touch b{number}" if there else f"there is no Barrel b{number}", "BR 4.2.2")


def _no_enemy(orc: Orc, target: Orc) -> Why | None:
    """What bars an Orc from throwing a Barrel at this one."""
    if target is orc:
        return Why("nobody throws a Barrel at himself", "BR 4.2.2")
    if target.team == orc.team:
        return Why(f"{called(target)} is a friend; a Barrel is thrown at an enemy", "BR 4.2.2")
    return _out(target) if target.health <= 0 else None


def _grab(view: Rumble, answer: Grab) -> Why | None:
    orc = view.orcs[view.active]
    why = _done(view, GRABBED, "Grabbed an Item")
    if why is not None or lootable(view, orc) != NOBODY:
        return why
    for at in mounds_at(view, orc.x, orc.y):
        guard = mound_guard(view, orc, ground(view.terrain).boxes[at])
        if guard is not None:
            return Why(f"{called(guard)} touches the {TITLES[MOUND]}, too", "BR 4.2.3")
    return Why(f"{called(orc)} touches no {TITLES[MOUND]}", "BR 4.2.3")


def _combat(view: Rumble, answer: Combat) -> Why | None:
    one, other = view.orcs[answer.one], view.orcs[answer.other]
    names = f"{called(one)} and {called(other)}"
    if one is other:
        return Why("nobody fights himself: name the two Orcs that are Engaged with each other", "BR 4.1")
    if one.foe != other.id:
        touch = " although they touch" if in_contact(one, other) and one.health > 0 and other.health > 0 else ""
        return Why(f"{names} are not Engaged with each other{touch}", "BR 4.3")
    if one.fought:
        return Why(f"{names} have fought in this Game Turn", "BR 4.1")
    if one.team != view.first:
        return Why(f"say it as 'combat {called(other).lower()} {called(one).lower()}'", "BR 4.1")
    return None


def _attack(view: Rumble, answer: Attack) -> Why | None:
    striker = view.orcs[view.striker]
    if answer.helmet and striker.item != HELMET:
        return Why(f"{called(striker)} carries no Old Helmet", "BR-12")
    return None


def _brawl(view: Rumble, answer: Brawl) -> Why | None:
    if view.phase != STRIKING or not decisive(view):
        return None
    return Why("one kind of blow is likelier to put somebody out of the game than another, so choose", "BR-40")


BARS: dict[type[Option], Callable[[Rumble, Any], Why | None]] = {
    Kind: _kind,
    March: _march,
    Activate: _call,
    Fight: _call,
    Up: _call,
    Go: _go,
    Throw: _throw,
    Grab: _grab,
    Combat: _combat,
    Attack: _attack,
    Brawl: _brawl,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


# Words that are no answer.

POINTS: dict[str, type[Option]] = {"place": SetDown, "deploy": Deploy, "move": Move, "retreat": Retreat}
"""Verbs before a point."""
ON_ORC: dict[str, type[Option]] = {"activate": Activate, "fight": Fight, "up": Up}


def explain(view: Rumble, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where they do not."""
    verb, _, rest = words.lower().partition(" ")
    if verb in POINTS:
        return _no_point(view, seat, POINTS[verb])
    if verb in ON_ORC:
        ours = [orc for orc in view.orcs if orc.team == view.team]
        return untimely(view, seat, ON_ORC[verb]) or _no_orc(rest, ours, "BR 4.1")
    if verb == "all":
        return untimely(view, seat, March) or Why(f"say {' or '.join(ORDER_WORDS.values())}", "BR-38")
    if verb == "throw":
        return untimely(view, seat, Throw) or _no_throw(view, rest)
    if verb == "combat":
        two = Why("name the two Orcs that are Engaged with each other", "BR 4.1")
        return untimely(view, seat, Combat) or two
    if verb == "edge":
        return untimely(view, seat, Edge) or Why(f"there are the edges {', '.join(EDGES)}", "BR 3")
    if verb in KIND_WORDS:
        return untimely(view, seat, Kind) or _no_kind(view, verb)
    if verb in ATTACK_WORDS:
        helmet = Why("the Helmet is for Headbutts", "BR-12") if rest == "helmet" else None
        alone = Why(f"say the attack alone: {', '.join(ATTACK_WORDS)}", "BR 4.3")
        return untimely(view, seat, Attack) or helmet or alone
    if verb in BLOCK_WORDS:
        return untimely(view, seat, Block) or Why(f"say the block alone: {', '.join(BLOCK_WORDS)}", "BR 4.3")
    return None


def _no_point(view: Rumble, seat: Seat, kind: type[Option]) -> Why | None:
    """A point that is not asked for, or of something else."""
    if kind is Move and view.phase == ACTING and view.asked != REROLLING:
        return _go(view, GO) or Why("first roll for the distance: just say 'move'", "BR 4.2.1")
    return untimely(view, seat, kind) or _first(view)


def _no_orc(name: str, orcs: list[Orc], rule: str) -> Why:
    there = ", ".join(called(orc) for orc in orcs if orc.health > 0)
    if not name:
        return Why(f"say which Orc: {there}", rule)
    known = name.capitalize() in ORC_NAMES
    text = f"{name.capitalize()} does not fight here" if known else f"there is no Orc {name[:40]!r}"
    return Why(f"{text}; there are {there}", rule)


def _no_throw(view: Rumble, rest: str) -> Why:
    """What bars a throw at no Orc of this rumble, or of no Barrel that lies there."""
    orc = thrower(view)
    found = re.match(r"b(\d{1,6})(?: |$)", rest)
    number, name = (int(found[1]), rest[found.end() :]) if found else (NOBODY, rest)
    if view.flight is not None:
        return Why("say an Orc, or a point for the direction: 'throw X,Y'", "BR-11")
    why = _no_barrel(view, orc, number, name[:20] or "orc") if view.phase == ACTING else None
    return why or _no_orc(name, [one for one in view.orcs if one.team != orc.team], "BR 4.2.2")


def _no_kind(view: Rumble, word: str) -> Why:
    if KIND_WORDS.index(word) == MOUND:
        return Why("the Debris Mounds are put on the Centre Line when all else is placed", "BR-3")
    kinds = [*KINDS, *(COVERS if view.options.cover else ())]
    return Why(f"say one of {', '.join(kind.notation(view) for kind in kinds)}", "BR-2")
