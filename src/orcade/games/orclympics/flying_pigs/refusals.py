"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import Why
from orcade.table.plane import INCH
from orcade.table.region import apart, inches
from orcade.table.requests import Option, Seat

from .answers import (
    AS_BEFORE,
    CHOOSE,
    DONE,
    FIRST,
    LET_BE,
    LIGHT_WITH,
    READY,
    RUN,
    SHOVE_WITH,
    STAY,
    TEND,
    TEND_AGAIN,
    TOSS,
    AsBefore,
    Choose,
    Deploy,
    Done,
    First,
    LetBe,
    Light,
    PlacePig,
    Ready,
    Run,
    Shove,
    Stay,
    Tend,
    Toss,
    Walk,
)
from .pieces import (
    ACTIONS,
    BASE,
    BROODING,
    CALLED,
    CHOOSING,
    DEPLOYING,
    EACH,
    FIRE,
    GREASING,
    LIGHTING,
    MARKERS,
    NEAR,
    NOTHING,
    READYING,
    SAID,
    SHOVE,
    SLIPPING,
    TOSS_RANGE,
    TOSSING,
    WALKING,
    Pigsty,
    is_pig,
    near,
    orcs_of,
    ordered_pair,
    owner,
    pig_of,
)
from .setup import next_to_deploy
from .turn import at_own_pig, may_act_as_before, next_to_act, next_to_walk, order_is_open, took_before


def sayable(view: Pigsty) -> Iterator[Option]:
    """Every answer but points that words can mean in this Pigsty, whether it may be given now or not."""
    models = view.seats * EACH
    yield from (*CHOOSE, TEND, TEND_AGAIN, DONE, AS_BEFORE, LET_BE, *RUN)
    for kind in (STAY, FIRST, SHOVE_WITH, LIGHT_WITH):
        yield from kind[:models]
    for orc in range(models):
        yield from TOSS[orc][:models]
        yield from READY[orc]


def barred(view: Pigsty, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    return untimely(view, kind) or (BARS[kind](view, seat, answer) if kind in BARS else None)


# What is asked.

WHEN: dict[type[Option], tuple[int, str, str]] = {
    Choose: (BROODING, "broods are chosen before the game", "FP 1"),
    Deploy: (DEPLOYING, "Orcs are deployed before the Pigtoss", "FP 3"),
    PlacePig: (TOSSING, "Pigs are tossed once, after the deployment", "FP 4"),
    Walk: (WALKING, "Orcs walk in step 2, Movement", "FP 5.2"),
    Stay: (WALKING, "Orcs walk or stay in step 2, Movement", "FP 5.2"),
    First: (WALKING, "who walks first is said in step 2, Movement", "FP-4"),
    Toss: (GREASING, "grease is tossed in step 3, Grease Toss", "FP 5.3"),
    Tend: (GREASING, "grease is tossed in step 3, Grease Toss", "FP 5.3"),
    Done: (GREASING, "that is an answer in step 3, Grease Toss", "FP 5.3"),
    Ready: (READYING, "Orcs take their action in step 4, Action", "FP 5.4"),
    AsBefore: (READYING, "Orcs take their action in step 4, Action", "FP 5.4"),
}
"""By kind of answer: the phase that asks for it, what is said in all others, and the rule."""


def untimely(view: Pigsty, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    choosing = bool(view.motions) and view.motions[-1].stage == CHOOSING
    if choosing or kind is Run:
        if choosing and kind is Run:
            return None
        told = f"first say which way {CALLED[view.motions[-1].model]} runs" if choosing else "no Pig is about to run"
        return Why(told, "FP-26")
    if view.motions:
        moved = CALLED[view.motions[-1].model]
        return None if kind in (Shove, Light, LetBe) else Why(f"first say whether you react to {moved}", "FP-10")
    if kind in (Shove, Light, LetBe):
        return Why("nothing has just ended its movement near one of your waiting Orcs", "FP-10")
    phase, text, rule = WHEN[kind]
    if view.phase == phase:
        return None
    if view.phase == BROODING:
        return Why(f"first choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "FP 1")
    return Why("the Player Turns have not begun", "FP 5") if view.phase < SLIPPING <= phase else Why(text, rule)


# What bars an answer to what is asked.


def _not_yours(seat: Seat, model: int, rule: str) -> Why | None:
    """What bars a seat from acting with this model."""
    chef, sous = orcs_of(seat)
    if model in (chef, sous):
        return None
    what = "a Pig" if is_pig(model) else f"one of {NAMES[owner(model)]}'s Orcs"
    return Why(f"{CALLED[model]} is {what}; your Orcs are {CALLED[chef]} and {CALLED[sous]}", rule)


def _no_walk(view: Pigsty, seat: Seat, orc: int, rule: str) -> Why | None:
    """What bars a model from walking at all in what is left of this turn."""
    why = _not_yours(seat, orc, rule)
    if why is None and view.slipped >> orc & 1:
        return Why(f"{CALLED[orc]} has slipped in this turn and stays where he is", "FP-4")
    if why is None and view.done >> orc & 1:
        return Why(f"{CALLED[orc]} has had his walk", "FP-4")
    return why


def _walk(view: Pigsty, seat: Seat, answer: Walk | Stay) -> Why | None:
    why = _no_walk(view, seat, answer.model, "FP 5.2")
    asked = next_to_walk(view)
    if why is None and answer.model != asked:
        return Why(f"{CALLED[asked]} is asked first", "FP-4")
    return why


def _first(view: Pigsty, seat: Seat, answer: First) -> Why | None:
    why = _no_walk(view, seat, answer.model, "FP-4")
    asked = next_to_walk(view)
    if why is None and answer.model == asked:
        return Why(f"{CALLED[asked]} is asked now", "FP-4")
    if why is None and not order_is_open(view):
        return Why(f"you have let {CALLED[asked]} go first", "FP-4")
    return why


def _toss(view: Pigsty, seat: Seat, answer: Toss) -> Why | None:
    orc, target = answer.model, answer.target
    why = _no_toss(view, seat, orc)
    if why is not None:
        return why
    if target == orc:
        return Why("an Orc cannot toss grease at himself", "FP-5")
    if view.greased >> owner(target) & 1:
        return Why(f"one of {NAMES[owner(target)]}'s models has gained grease in this step", "FP-5")
    if not near(view.models[orc], view.models[target], TOSS_RANGE):
        far = f'grease flies {TOSS_RANGE // INCH}"'
        return Why(f"{CALLED[target]} is {_apart(view, orc, target)} away; {far}", "FP 5.3")
    return None


def _no_toss(view: Pigsty, seat: Seat, orc: int) -> Why | None:
    """What bars an Orc from tossing at anybody."""
    why = _not_yours(seat, orc, "FP 5.3")
    return Why(f"{CALLED[orc]} has tossed already", "FP 5.3") if why is None and view.done >> orc & 1 else why


def _tend(view: Pigsty, seat: Seat, answer: Tend) -> Why | None:
    reasons = [why for why in (_toss(view, seat, toss) for toss in at_own_pig(view)) if why is not None]
    if len(reasons) > (1 if answer.again else 0):
        return reasons[0]
    pig = pig_of(seat)
    if view.models[pig].grease >= MARKERS:
        return Why(f"{CALLED[pig]} has {MARKERS} Grease Markers", "FP-5")
    if answer.again and not took_before(view):
        return Why("both Orcs must have taken an action before", "FP-24")
    return None


def _ready(view: Pigsty, seat: Seat, answer: Ready) -> Why | None:
    return _no_action(view, seat, answer.model)


def _as_before(view: Pigsty, seat: Seat, answer: AsBefore) -> Why | None:
    if may_act_as_before(view):
        return None
    for orc in orcs_of(seat):
        if view.done >> orc & 1:
            return Why(f"{CALLED[orc]} has taken his action", "FP-24")
    return Why("both Orcs must have taken an action before", "FP-24")


def _no_action(view: Pigsty, seat: Seat, orc: int) -> Why | None:
    """What bars an Orc from taking an action now."""
    why = _not_yours(seat, orc, "FP 5.4")
    if why is None and view.done >> orc & 1:
        return Why(f"{CALLED[orc]} has taken his action", "FP 5.4")
    asked = next_to_act(view)
    if why is None and orc != asked:
        return Why(f"{CALLED[asked]} is asked first", "FP 5.4")
    return why


def _shove(view: Pigsty, seat: Seat, answer: Shove) -> Why | None:
    moved = view.motions[-1].model
    if view.models[moved].shrooms:
        return Why(f"{CALLED[moved]} has Shrooms and ignores Shoves", "FP 7.3")
    if view.motions[-1].stage == LIGHTING:
        return Why("Shoves came first; now it is fire", "FP-11")
    return _no_reaction(view, seat, answer.model, SHOVE, "FP 5.4.1")


def _light(view: Pigsty, seat: Seat, answer: Light) -> Why | None:
    moved = view.motions[-1].model
    if not is_pig(moved):
        return Why(f"only Pigs are set on fire, and {CALLED[moved]} is an Orc", "FP 5.4.3")
    if view.motions[-1].stage != LIGHTING:
        return Why("Shoves come first, then fire", "FP-11")
    return _no_reaction(view, seat, answer.model, FIRE, "FP 5.4.3")


def _no_reaction(view: Pigsty, seat: Seat, orc: int, action: int, rule: str) -> Why | None:
    """What bars an Orc from reacting so to the model that has ended its movement."""
    motion = view.motions[-1]
    moved = motion.model
    why = _not_yours(seat, orc, rule)
    if why is not None:
        return why
    name = CALLED[orc]
    if view.models[orc].action != action:
        return Why(f"{name} does not wait with {'a Shove' if action == SHOVE else 'Fire it up!'}", rule)
    if orc == moved:
        return Why("nobody reacts to himself", rule)
    if not near(view.models[orc], view.models[moved], NEAR):
        away = _apart(view, orc, moved)
        return Why(f'{CALLED[moved]} is {away} away; it must end within {NEAR // INCH}"', rule)
    if ordered_pair(orc, moved) in view.reacted:
        return Why(f"{name} has reacted to {CALLED[moved]} in this turn", "FP-8")
    if motion.offers >> orc & 1:
        return None
    return Why(f"{name} has tried it, or was farther away when {CALLED[moved]} ended its movement", "FP-10")


BARS: dict[type[Option], Callable[[Pigsty, Seat, Any], Why | None]] = {
    Stay: _walk,
    First: _first,
    Toss: _toss,
    Tend: _tend,
    Ready: _ready,
    AsBefore: _as_before,
    Shove: _shove,
    Light: _light,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


def _apart(view: Pigsty, one: int, other: int) -> str:
    """The distance of two models, base to base, rounded up: it is told where it is too long."""
    a, b = view.models[one], view.models[other]
    hundredths = (apart(a.x, a.y, b.x, b.y) - 2 * BASE) // 10 + 1
    return inches(10 * hundredths)


# Words that are no answer.


def explain(view: Pigsty, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where they do not."""
    verb, *names = words.lower().split() or [""]
    if verb not in VERBS:
        return None
    kind, lacks = VERBS[verb]
    return untimely(view, kind) or lacks(view, seat, names)


def _deploy_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    asked = next_to_deploy(view)
    if _named(view, names) != asked:
        return Why(f"{CALLED[asked]} is deployed now", "FP 3")
    return Why(f"say where, such as 'deploy {SAID[asked]} 15.000,0.500'", "FP 3")


def _place_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    pig = pig_of(seat)
    if _named(view, names) != pig:
        return Why(f"your Pig is {CALLED[pig]}", "FP 4")
    return Why(f"say where, such as 'place {SAID[pig]} 15.000,1.500'", "FP 4")


def _walk_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    orc = _named(view, names)
    if orc < 0:
        return _nobody(seat, names, "FP 5.2")
    where = Why(f"say where to, such as 'walk {SAID[orc]} 12.250,7.500'", "FP 5.2")
    return _walk(view, seat, STAY[orc]) or where


def _stay_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    return _nobody(seat, names, "FP 5.2") if _named(view, names) < 0 else None


def _toss_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    orc = _named(view, names)
    if orc < 0:
        return _nobody(seat, names, "FP 5.3")
    why = _no_toss(view, seat, orc)
    if why is None and _named(view, names[1:]) < 0:
        said = f"there is nobody called {names[1][:40]!r} here" if names[1:] else "say at whom"
        return Why(f"{said}, such as 'toss {SAID[orc]} {SAID[pig_of(seat)]}'", "FP 5.3")
    return why


def _ready_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    orc = _named(view, names)
    if orc < 0:
        return _nobody(seat, names, "FP 5.4")
    why = _no_action(view, seat, orc)
    if why is None and (not names[1:] or names[1] not in ACTIONS):
        return Why(f"the actions are {', '.join(ACTIONS[1:])} and {ACTIONS[NOTHING]}", "FP 5.4")
    return why


def _shove_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    orc = _named(view, _after_with(names))
    why = _shove(view, seat, SHOVE_WITH[orc]) if orc >= 0 else _nobody(seat, _after_with(names), "FP 5.4.1")
    return why or Why(f"say it as 'shove with {SAID[orc]}'", "FP 5.4.1")


def _light_lacks(view: Pigsty, seat: Seat, names: Sequence[str]) -> Why | None:
    orc = _named(view, _after_with(names))
    why = _light(view, seat, LIGHT_WITH[orc]) if orc >= 0 else _nobody(seat, _after_with(names), "FP 5.4.3")
    return why or Why(f"say it as 'light with {SAID[orc]}'", "FP 5.4.3")


def _after_with(names: Sequence[str]) -> Sequence[str]:
    """The words from the Orc's name on, whether or not "with" stands before it."""
    return names[1:] if names[:1] == ["with"] else names


def _named(view: Pigsty, names: Sequence[str]) -> int:
    """The model of the first name, -1 for none in this game."""
    model = SAID.index(names[0]) if names and names[0] in SAID else -1
    return model if model < view.seats * EACH else -1


def _nobody(seat: Seat, names: Sequence[str], rule: str) -> Why:
    """The first name is nobody's."""
    said = f"there is no Orc {names[0][:40]!r} here" if names else "say which Orc"
    return Why(f"{said}; yours are {' and '.join(CALLED[orc] for orc in orcs_of(seat))}", rule)


VERBS: dict[str, tuple[type[Option], Callable[[Pigsty, Seat, Sequence[str]], Why | None]]] = {
    "deploy": (Deploy, _deploy_lacks),
    "place": (PlacePig, _place_lacks),
    "walk": (Walk, _walk_lacks),
    "stay": (Stay, _stay_lacks),
    "toss": (Toss, _toss_lacks),
    "ready": (Ready, _ready_lacks),
    "shove": (Shove, _shove_lacks),
    "light": (Light, _light_lacks),
}
"""By verb: its kind of answer, and what words lack that begin with it: (view, seat that is asked, what follows)."""
