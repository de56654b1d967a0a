"""Reactions to a model that has ended its movement: who is asked, Shove, and Fire it up! (FP 5.4, FP-10)."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import feat
from orcade.table.plane import INCH
from orcade.table.requests import D3, D6, Ask, Flow, Option, Roll, Seat

from .answers import LET_BE, LIGHT_WITH, SHOVE_WITH
from .ending import to_kitchen
from .events import LitUp, Shoved
from .pieces import (
    CALLED,
    EACH,
    FEATS,
    LIGHTS,
    LIT,
    MOST,
    MOVE_DICE,
    NEAR,
    NOTHING,
    ON_FIRE,
    PYROMANIA,
    SHOVE,
    SHOVED,
    SMELLS_GOOD,
    Model,
    Motion,
    Pigsty,
    forget_trails,
    in_field,
    is_pig,
    near,
    ordered_pair,
    owner,
    pig_of,
)
from .random_moves import chain_goes_on, start_random_move

SHOVE_PROMPTS = tuple(
    f"{name} has ended {'its' if is_pig(model) else 'his'} movement near you: shove {'it' if is_pig(model) else 'him'}?"
    for model, name in enumerate(CALLED)
)
FIRE_PROMPTS = tuple(f"{name} has ended its movement near you: set it on fire?" for name in CALLED)
"""By the model that has moved; only Pigs are lit."""
FIRE_ROLLS = tuple(Roll(orc // EACH, D6, f"{CALLED[orc]}, Fire it up!", "FP 5.4.3", LIGHTS) for orc in range(MOST))

STOPS: Final = {
    "brood": "which brood my Orcs are",
    "pig": "my Pig could be shoved",
    "beside": "an Orc of another stands beside my Pig",
    "pigs": "a Pig of another that may be home next could be shoved",
    "fire": "a Pig could be set on fire",
    "astray": "any other Pig could be shoved",
    "orcs": "any other Orc could be shoved",
    "alike": "a way of a Pig ends in the Kitchen, or both at the same place",
}
"""What a reaction is about (`Game.stops`)."""
MINDS: Final = ("pig", "beside", "pigs", "fire")
"""An Orc who merely walks by is hardly ever worth a Shove, nor is a Pig that is far from home."""
ABOUT_FIRE: Final = ("fire",)


def about_shove(sty: Pigsty, seat: Seat, at: int) -> tuple[str, ...]:
    """What it is about that this seat may shove a model."""
    own = pig_of(seat)
    if is_pig(at):
        if at == own:
            return ("pig",)
        return ("pigs",) if may_be_home(sty.models[at]) else ("astray",)
    beside = owner(at) != seat and near(sty.models[at], sty.models[own], NEAR)
    return ("beside",) if beside else ("orcs",)


def may_be_home(pig: Model) -> bool:
    """Whether the longest run that a Pig can make leads it to the Kitchen."""
    return to_kitchen(pig) <= (MOVE_DICE + pig.grease) * D3 * INCH


def able_to_react(sty: Pigsty, at: int, action: int, there: Model | None = None) -> int:
    """The set of Orcs that wait with this action near the model that has ended its movement, and may use it on it.
    `there`: where else it would end its movement."""
    models = sty.models
    model = models[at]
    there = there or model
    if (action == SHOVE and model.shrooms) or not chain_goes_on(sty):
        return 0
    found = 0
    for orc, one in enumerate(models):
        if one.action == action and orc != at and near(one, there, NEAR) and ordered_pair(orc, at) not in sty.reacted:
            found |= 1 << orc
    return found


def asked_now(sty: Pigsty, motion: Motion) -> list[int]:
    """FP-10: the Orcs that may still react, of the first seat clockwise from the active one that has any."""
    models = sty.models
    model = models[motion.model]
    for turn in range(sty.seats):
        seat = (sty.active + turn) % sty.seats
        found = [
            orc
            for orc in range(seat * EACH, seat * EACH + EACH)
            if motion.offers >> orc & 1 and near(models[orc], model, NEAR)
        ]
        if found:
            return found
    return []


def ask_shove(sty: Pigsty, motion: Motion) -> Flow[None]:
    """FP 5.4.1: one seat may have one of its Orcs shove the model, once for each action taken."""
    able = asked_now(sty, motion)
    if not able:
        motion.offers = 0
        return
    at = motion.model
    seat = owner(able[0])
    options: list[Option] = [SHOVE_WITH[orc] for orc in able]
    options.append(LET_BE)
    answer = yield Ask(seat, SHOVE_PROMPTS[at], options, "FP 5.4.1", about_shove(sty, seat, at))
    forget_trails(sty)
    if answer is LET_BE or answer == LET_BE:
        decline(motion, seat)
        return
    sty.models[answer.model].action = NOTHING
    if sty.options.reaction_limit:
        sty.reacted.append(ordered_pair(answer.model, at))
    sty.steady |= 1 << at
    yield Shoved(answer.model, at)
    start_random_move(sty, at, SHOVED, seat)


def ask_fire(sty: Pigsty, motion: Motion) -> Flow[None]:
    """FP 5.4.3: one seat may have one of its Orcs try to light the Pig."""
    able = asked_now(sty, motion)
    if not able:
        motion.offers = 0
        return
    at = motion.model
    seat = owner(able[0])
    options: list[Option] = [LIGHT_WITH[orc] for orc in able]
    options.append(LET_BE)
    answer = yield Ask(seat, FIRE_PROMPTS[at], options, "FP 5.4.3", ABOUT_FIRE)
    forget_trails(sty)
    if answer is LET_BE or answer == LET_BE:
        decline(motion, seat)
        return
    motion.offers &= ~(1 << answer.model)
    yield from try_to_light(sty, answer.model, at)


def decline(motion: Motion, seat: int) -> None:
    """No Orc of this seat reacts to the model where it is now."""
    motion.offers &= ~((1 << EACH) - 1 << seat * EACH)


def try_to_light(sty: Pigsty, orc: int, pig: int) -> Flow[None]:
    """FP 5.4.3: an Orc sets the Pig on fire or else himself; among mushrooms it is Shrooms instead (FP-9)."""
    if sty.options.reaction_limit:
        sty.reacted.append(ordered_pair(orc, pig))
    die = yield FIRE_ROLLS[orc]
    victim = pig if die >= LIGHTS else orc
    model = sty.models[victim]
    if in_field(sty, sty.models[orc]):
        model.shrooms = True
        yield LitUp(orc, victim, True)
    else:
        fresh = not model.burning
        model.burning = True
        yield LitUp(orc, victim, False)
        if fresh:
            deed = ON_FIRE if victim == orc else SMELLS_GOOD if owner(pig) == owner(orc) else PYROMANIA
            yield from feat(sty, owner(orc), deed, FEATS)
    start_random_move(sty, victim, LIT, owner(orc))
