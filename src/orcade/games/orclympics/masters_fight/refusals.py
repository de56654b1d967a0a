"""Why something cannot be chosen now, in words, with the rule that says so."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from .board import BIT, DISTANCE, GRID, NOWHERE, Square
from .combat import landings
from .pieces import (
    AXE,
    AXE_RANGE,
    BRAWLING,
    DEPLOYING,
    DROPPING,
    ITEMS,
    JUMPED,
    LANDING,
    LEAP,
    NAMES,
    RAGING,
    RECOVERED,
    SHIELDING,
    SMASHED,
    STOMPED,
    Fight,
    Orc,
    acting,
    lies,
    profile,
    reach,
    striding,
    tokens,
)

MOVES = ("move", "deploy", "land", "drop")
ATTACKS = ("smash", "throw", "stomp", "jump")


def explain(view: Fight, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    verb, _, rest = words.lower().partition(" ")
    name = rest.split(" ")[0]
    if view.phase == DEPLOYING and verb in MOVES:
        return _deploy(view, name)
    if view.asked == DROPPING:
        if verb in MOVES:
            return _drop(view, name)
        return Why("first say where the item falls", "MF 4.2.3")
    if view.phase != BRAWLING or not 0 <= seat < view.seats:
        return None
    orc = acting(view)
    if view.orcs[seat].health <= 0:
        return Why("you are out of the game", "MF 1")
    if view.asked == SHIELDING:
        return Why("first say whether the helmet is used", "MF-7")
    if orc.seat != seat:
        return Why(f"it is {NAMES[orc.seat]}'s turn", "MF 4.1")
    if view.asked == LANDING:
        if verb in MOVES:
            return _land(view, orc, name)
        return Why(f"first say where your Jump at {NAMES[view.target]} ends", "MF 4.2.6")
    if view.asked == RAGING:
        return Why("first finish the Smash: strike again, or leave it at one blow", "MF 1.2")
    if verb == "move":
        return _move(view, orc, name)
    if verb in ATTACKS:
        return _attack(view, orc, verb, rest)
    if verb == "grab":
        return _grab(view, orc)
    if verb == "recover":
        return _recover(view, orc)
    if verb == "drop":
        return Why("an item is only dropped when something makes you drop it", "MF 4.2.3")
    return None


def _square(name: str) -> Square:
    return GRID.names.index(name) if name in GRID.names else NOWHERE


def _no_square(name: str) -> Why:
    if not name:
        return Why(f"say which square, from a1 to {GRID.names[-1]}", "MF 1")
    return Why(f"there is no square {name!r}; they run from a1 to {GRID.names[-1]}", "MF 1")


def _deploy(view: Fight, name: str) -> Why | None:
    to = _square(name)
    if to == NOWHERE:
        return _no_square(name)
    return _taken(view, to, "MF 3")


def _taken(view: Fight, to: Square, rule: str) -> Why | None:
    """A token or an Orc on a square."""
    name = GRID.names[to]
    if tokens(view) & BIT[to]:
        return Why(f"{name} has a token: {_token(view, to)}", rule)
    for orc in view.orcs:
        if orc.square == to:
            return Why(f"{NAMES[orc.seat]} stands on {name}", rule)
    return None


def _token(view: Fight, square: Square) -> str:
    if view.pits & BIT[square]:
        return "a Pit"
    return "a Platform" if view.platforms & BIT[square] else f"the {ITEMS[view.items[square]]}"


def _drop(view: Fight, name: str) -> Why | None:
    to = _square(name)
    if to == NOWHERE:
        return _no_square(name)
    if DISTANCE[view.orcs[view.target].square][to] != 1:
        return Why(f"a dropped item falls on an adjacent square; {name} is none", "MF 4.2.3")
    if tokens(view) & BIT[to]:
        return Why(f"{name} has a token already: {_token(view, to)}", "MF 4.2.3")
    return None


def _land(view: Fight, orc: Orc, name: str) -> Why | None:
    to = _square(name)
    if to == NOWHERE:
        return _no_square(name)
    if to == orc.square:
        return Why("a Jump goes at least one square far", "MF-14")
    if view.pits & BIT[to]:
        return Why(f"{name} is a Pit: you may jump over it, but not land in it", "MF-14")
    for other in view.orcs:
        if other.square == to:
            return Why(f"{NAMES[other.seat]} stands on {name}", "MF 4.2.6")
    far = DISTANCE[orc.square][to]
    leap = LEAP + profile(view, orc).further
    if far > leap:
        return Why(f"{name} is {far} squares away; your Jump is {leap} squares long", "MF 4.2.6")
    return Why(f"from {name} you cannot smash {NAMES[view.target]}", "MF 4.2.6")


def _no_points(view: Fight) -> Why | None:
    return None if view.points else Why("you have no Action Point left", "MF 4.2")


def _down(view: Fight, orc: Orc) -> Why | None:
    if lies(view, orc):
        return Why("you are Knocked Down: you can only Move and Recover", "MF 4.2.4")
    return None


def _move(view: Fight, orc: Orc, name: str) -> Why | None:
    to = _square(name)
    if to == NOWHERE:
        return _no_square(name)
    if to == orc.square:
        return Why(f"you are on {name} already", "MF 4.2.1")
    if view.pits & BIT[to]:
        return Why(f"{name} is a Pit: nobody moves onto it or through it", "MF 2")
    for other in view.orcs:
        if other.square == to:
            return Why(f"{NAMES[other.seat]} stands on {name}", "MF 4.2.1")
    if not view.left and not view.points:
        return Why("you have no Action Point left, and no Move to finish", "MF 4.2")
    far = DISTANCE[orc.square][to]
    if far > 1:
        left = view.left or striding(view, orc)
        text = f"{name} is {far} squares away: go square by square"
        return Why(text if far <= left else f"{text}; this Move has {left} left", "MF 4.2.1")
    return None


def _attack(view: Fight, orc: Orc, verb: str, rest: str) -> Why | None:
    title = verb.capitalize()
    name = rest.split(" ")[0]
    done, rule = {
        "smash": (SMASHED, "MF 4.2.4"),
        "throw": (SMASHED, "MF 4.2.4"),
        "stomp": (STOMPED, "MF 4.2.5"),
        "jump": (JUMPED, "MF 4.2.6"),
    }[verb]
    target = next((one for one in view.orcs if NAMES[one.seat].lower() == name), None)
    if target is None:
        others = [NAMES[one.seat] for one in view.orcs if one is not orc and one.health > 0]
        if not name:
            return Why(f"say whom, such as '{verb} {others[0].lower()}'", "MF 1")
        return Why(f"there is no Orc {name!r} here; your enemies are {', '.join(others)}", "MF 1")
    if target is orc:
        return Why("you cannot attack yourself", rule)
    if target.health <= 0:
        return Why(f"{NAMES[target.seat]} is out of the game", "MF 1")
    why = _down(view, orc)
    if why is not None:
        return why
    if view.used & done:
        return Why(f"{'Smash' if verb == 'throw' else title} is possible once per turn, and you have done it", rule)
    why = _no_points(view)
    if why is not None:
        return why
    far = DISTANCE[orc.square][target.square]
    away = f"{NAMES[target.seat]} is {far} squares away"
    if verb == "smash":
        arm = reach(view, orc)
        return Why(f"{away}; your Smash reaches {'the adjacent squares' if arm == 1 else f'{arm} squares'}", rule)
    if verb == "throw":
        if orc.item != AXE:
            return Why("you carry no throwing axe", "MF 2")
        return Why(f"{away}; the axe flies {AXE_RANGE}", "MF 2")
    if verb == "stomp":
        if not target.down:
            return Why(f"{NAMES[target.seat]} is not Knocked Down", rule)
        if not lies(view, target):
            return Why(f"{NAMES[target.seat]} is on a Platform: the mark does not count there", "MF-13")
        return Why(f"{away}; Stomp is for adjacent squares", "MF-13")
    return _jump(view, orc, target, rest.endswith("throw"))


def _jump(view: Fight, orc: Orc, target: Orc, thrown: bool) -> Why | None:
    if not view.platforms & BIT[orc.square]:
        return Why("a Jump starts from a Platform", "MF 4.2.6")
    if thrown and orc.item != AXE:
        return Why("you carry no throwing axe", "MF 2")
    if landings(view, orc, target, thrown):
        return None
    text = f"no square to land on from where you could {'throw at' if thrown else 'smash'} {NAMES[target.seat]}"
    if orc.down:
        return Why(f"{text}: off a Platform you land Knocked Down, with bare hands", "MF-17")
    return Why(text, "MF-14")


def _grab(view: Fight, orc: Orc) -> Why | None:
    why = _down(view, orc)
    if why is not None:
        return why
    if orc.square not in view.items:
        return Why(f"nothing lies on {GRID.names[orc.square]}", "MF 4.2.3")
    return _no_points(view)


def _recover(view: Fight, orc: Orc) -> Why | None:
    if not orc.down:
        return Why("you are on your feet", "MF 4.2.2")
    if view.used & RECOVERED:
        return Why("Recover is possible once per turn, and you have tried", "MF 4.2.2")
    return _no_points(view)
