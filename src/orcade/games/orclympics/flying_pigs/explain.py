"""Why something cannot be chosen now, in words, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from orcade.games.orclympics.discipline import NAMES
from orcade.table.game import Why
from orcade.table.plane import INCH
from orcade.table.region import apart, inches
from orcade.table.requests import Seat

from .pieces import (
    ACTIONS,
    BASE,
    CALLED,
    DEPLOYING,
    EACH,
    FIRE,
    GREASING,
    LIGHTING,
    NEAR,
    NOTHING,
    READYING,
    SAID,
    SHOVE,
    SLIPPING,
    TOSS,
    TOSSING,
    WALKING,
    Pigsty,
    is_pig,
    near,
    orcs_of,
    owner,
    pig_of,
)

STEP_OF = {
    "walk": (WALKING, "Orcs walk in step 2, Movement", "FP 5.2"),
    "stay": (WALKING, "Orcs walk or stay in step 2, Movement", "FP 5.2"),
    "toss": (GREASING, "grease is tossed in step 3, Grease Toss", "FP 5.3"),
    "done": (GREASING, "that is an answer in step 3, Grease Toss", "FP 5.3"),
    "ready": (READYING, "Orcs take their action in step 4", "FP 5.4"),
}
"""By verb: its step of the Player Turn, what is said when it is another one, and the rule."""


def explain(view: Pigsty, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    verb, _, rest = words.lower().partition(" ")
    names = rest.split()
    if not 0 <= seat < view.seats:
        return None
    if names[:1] == ["first"] and verb in SAID:
        return _first(view, seat, SAID.index(verb))
    if verb in ("shove", "light"):
        return _react(view, seat, verb, names[1:] if names[:1] == ["with"] else names)
    if verb == "let" and not view.motions:
        return Why("nothing has ended its movement near one of your waiting Orcs", "FP-10")
    if view.motions and (verb in STEP_OF or verb in ("deploy", "place")):
        return Why(f"first say whether you react to {CALLED[view.motions[-1].model]}", "FP-10")
    if verb == "deploy":
        return _deploy(view, seat, names)
    if verb == "place":
        return _place(view, seat, names)
    if verb not in STEP_OF:
        return None
    if view.phase < SLIPPING:
        return Why("the Player Turns have not begun", "FP 5")
    if view.active != seat:
        return Why(f"it is {NAMES[view.active]}'s turn", "FP 5")
    phase, text, rule = STEP_OF[verb]
    if view.phase != phase:
        return Why(text, rule)
    return VERBS[verb](view, seat, names)


def _named(view: Pigsty, names: list[str], at: int = 0) -> int:
    """The model of that name, -1 for none in this game."""
    if len(names) <= at or names[at] not in SAID:
        return -1
    model = SAID.index(names[at])
    return model if model < view.seats * EACH else -1


def _own_orc(view: Pigsty, seat: Seat, names: list[str], rule: str) -> Why | None:
    """Why the first name is none of one's own Orcs."""
    model = _named(view, names)
    mine = " and ".join(CALLED[orc] for orc in orcs_of(seat))
    if model < 0:
        said = f"there is no Orc {names[0][:40]!r} here" if names else "say which Orc"
        return Why(f"{said}; yours are {mine}", rule)
    if model not in orcs_of(seat):
        what = "a Pig" if is_pig(model) else f"one of {NAMES[owner(model)]}'s Orcs"
        return Why(f"{CALLED[model]} is {what}; your Orcs are {mine}", rule)
    return None


def _first(view: Pigsty, seat: Seat, model: int) -> Why | None:
    if view.motions or view.phase != WALKING or view.active != seat:
        return Why("who walks first is said in step 2 of the own turn", "FP-4")
    if model not in orcs_of(seat):
        return _own_orc(view, seat, [SAID[model]], "FP-4")
    if view.slipped >> model & 1:
        return Why(f"{CALLED[model]} has slipped in this turn and stays where he is", "FP-4")
    return Why("the order is settled: answer for the Orc who is asked", "FP-4")


def _walk(view: Pigsty, seat: Seat, names: list[str]) -> Why | None:
    why = _own_orc(view, seat, names, "FP 5.2")
    if why is not None:
        return why
    model = _named(view, names)
    if view.slipped >> model & 1:
        return Why(f"{CALLED[model]} has slipped in this turn and stays where he is", "FP-4")
    if view.done >> model & 1:
        return Why(f"{CALLED[model]} has had his walk", "FP-4")
    other = sum(orcs_of(seat)) - model
    if len(names) < 2:
        return Why(f"say where to, such as 'walk {SAID[model]} 12.250,7.500'", "FP 5.2")
    return Why(f"{CALLED[other]} is asked first", "FP-4")


def _toss(view: Pigsty, seat: Seat, names: list[str]) -> Why | None:
    why = _own_orc(view, seat, names, "FP 5.3")
    if why is not None:
        return why
    orc = _named(view, names)
    if view.done >> orc & 1:
        return Why(f"{CALLED[orc]} has tossed already", "FP 5.3")
    target = _named(view, names, 1)
    if target < 0:
        said = f"there is nobody called {names[1][:40]!r} here" if len(names) > 1 else "say at whom"
        return Why(f"{said}, such as 'toss {SAID[orc]} {SAID[pig_of(seat)]}'", "FP 5.3")
    if target == orc:
        return Why("an Orc cannot toss grease at himself", "FP-5")
    if view.greased >> owner(target) & 1:
        return Why(f"one of {NAMES[owner(target)]}'s models has gained grease in this step", "FP-5")
    if not near(view.models[orc], view.models[target], TOSS):
        return Why(f'{CALLED[target]} is {_apart(view, orc, target)} away; grease flies {TOSS // INCH}"', "FP 5.3")
    return None


def _ready(view: Pigsty, seat: Seat, names: list[str]) -> Why | None:
    why = _own_orc(view, seat, names, "FP 5.4")
    if why is not None:
        return why
    orc = _named(view, names)
    if view.done >> orc & 1:
        return Why(f"{CALLED[orc]} has taken his action", "FP 5.4")
    if len(names) < 2 or names[1] not in ACTIONS:
        return Why(f"the actions are {', '.join(ACTIONS[1:])} and {ACTIONS[NOTHING]}", "FP 5.4")
    return Why(f"{CALLED[sum(orcs_of(seat)) - orc]} is asked first", "FP 5.4")


def _plain(view: Pigsty, seat: Seat, names: list[str]) -> Why | None:
    return None


VERBS: dict[str, Callable[[Pigsty, Seat, list[str]], Why | None]] = {
    "walk": _walk,
    "stay": _walk,
    "toss": _toss,
    "done": _plain,
    "ready": _ready,
}


def _react(view: Pigsty, seat: Seat, verb: str, names: list[str]) -> Why | None:
    rule = "FP 5.4.1" if verb == "shove" else "FP 5.4.3"
    wanted = SHOVE if verb == "shove" else FIRE
    if not view.motions:
        return Why("nothing has just ended its movement near one of your waiting Orcs", "FP-10")
    at = view.motions[-1].model
    why = _own_orc(view, seat, names, rule)
    if why is not None:
        return why
    orc = _named(view, names)
    one = view.models[orc]
    if verb == "light" and not is_pig(at):
        return Why(f"only Pigs are set on fire, and {CALLED[at]} is an Orc", rule)
    if one.action != wanted:
        return Why(f"{CALLED[orc]} does not wait with {'a Shove' if verb == 'shove' else 'Fire it up!'}", rule)
    if orc == at:
        return Why("nobody reacts to himself", rule)
    if not near(one, view.models[at], NEAR):
        return Why(f'{CALLED[at]} is {_apart(view, orc, at)} away; it must end within {NEAR // INCH}"', rule)
    if verb == "shove" and view.models[at].shrooms:
        return Why(f"{CALLED[at]} has Shrooms and ignores Shoves", "FP 7.3")
    lighting = view.motions[-1].stage == LIGHTING
    if lighting != (verb == "light"):
        return Why("Shoves come first, then fire", "FP-11")
    return Why(f"{CALLED[orc]} has had his chance", "FP-8")


def _deploy(view: Pigsty, seat: Seat, names: list[str]) -> Why | None:
    if view.phase != DEPLOYING:
        return Why("Orcs are deployed before the Pigtoss", "FP 3")
    if view.active != seat:
        return Why(f"it is {NAMES[view.active]} who deploys now", "FP 3")
    why = _own_orc(view, seat, names, "FP 3")
    if why is not None:
        return why
    now = seat * EACH + view.at % 2
    if _named(view, names) != now:
        return Why(f"{CALLED[now]} is deployed now", "FP 3")
    return Why(f"say where, such as 'deploy {SAID[now]} 15.000,0.500'", "FP 3")


def _place(view: Pigsty, seat: Seat, names: list[str]) -> Why | None:
    pig = pig_of(seat)
    if view.phase != TOSSING:
        return Why("Pigs are tossed once, after the deployment", "FP 4")
    if view.active != seat:
        return Why(f"it is {NAMES[view.active]} who tosses now", "FP 4")
    if _named(view, names) != pig:
        return Why(f"your Pig is {CALLED[pig]}", "FP 4")
    return Why(f"say where, such as 'place {SAID[pig]} 15.000,1.500'", "FP 4")


def _apart(view: Pigsty, one: int, other: int) -> str:
    """The distance of two models, base to base."""
    a, b = view.models[one], view.models[other]
    return inches(max(0, apart(a.x, a.y, b.x, b.y) - 2 * BASE))
