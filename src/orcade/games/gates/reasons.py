"""Why what is proposed is wanted now, where the answer itself does not say it."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.table.grid import Square
from orcade.table.odds import percent
from orcade.table.requests import Ask, Option
from orcade.table.words import counted

from .answers.choosing import Pick
from .answers.common import CHARACTER
from .answers.gamemaster import CHARGE
from .answers.occasions import LET_BE, YES
from .answers.turns import BANDAGE, END, ROLL, Fight, Fireball, Go, Play, Shoot, Strike
from .effects import Haste
from .hints.orders import plan
from .odds import hits, threats
from .orders import quarry
from .pieces import (
    CALLED,
    NOBODY,
    ORC_ACTIONS,
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHICH_ORC_FOR,
    Orc,
    Siege,
    acting,
    face_of,
    orc_called,
)
from .policy.cards import agree
from .policy.gamemaster import in_reach, nearest, prey
from .usual import in_peril, may_have_to_go, risk


def reason(view: Siege, ask: Ask, option: Option) -> str:
    """Of what `usual` has found."""
    if view.asked == WHETHER_AGAIN:
        return again(view, option)
    if view.asked == WHICH_ORC_FOR and isinstance(option, Pick):
        return card_on(view, orc_called(view, option.target))
    if view.asked == WHAT_NEXT and isinstance(option, Play):
        return more_blows(view, option)
    if view.asked == WHETHER_TO_AGREE:
        return "It brings you more than it costs you." if option == YES else declined(view, ask)
    if view.asked != WHAT_NOW:
        return ""
    if option is END and view.actions > 0:
        return staying(view)
    return safer(view, option.square) if isinstance(option, Go) else ""


def card_on(view: Siege, orc: Orc) -> str:
    """Whom an orc may strike in this turn that gets a card of the Gamemaster's, or does so by it alone."""
    near = in_reach(view, orc.square)
    if near:
        return f"It can strike {CALLED[max(near, key=lambda each: prey(view, each)).who]} this turn."
    effect = face_of(view, view.subject).effect
    faster = effect.actions if isinstance(effect, Haste) else 0
    return "It can strike by the card alone." if nearest(view, orc.square) <= ORC_ACTIONS + faster else ""


def more_blows(view: Siege, answer: Play) -> str:
    """What a card that makes all orcs faster adds to the order that is mostly given."""
    effect = face_of(view, answer.card).effect
    if not (isinstance(effect, Haste) and effect.who == "orcs" and quarry(view, NOBODY)):
        return ""
    slow, fast = (len(plan(each, CHARGE).blows) for each in (view, replace(view, hurry=view.hurry + effect.actions)))
    return f"{counted(fast, 'blow')} by it instead of {slow or 'none'}." if fast > slow else ""


def lasts(view: Siege, ask: Ask, option: Option) -> str:
    """How long it goes on: rolls as long as one is as one was, bandages until one is well, attacks of who may yet have
    to go."""
    if view.asked == WHAT_FIRST:
        character = acting(view)
        name = CALLED[character.who]
        if option is BANDAGE:
            return f"until {name} has no wound"
        cards = counted(len(character.hand), "card") if character.hand else "no card"
        return f"while {name} has {counted(character.wounds, 'wound')} and {cards}" if option is ROLL else ""
    if view.asked != WHAT_NOW:
        return ""
    if isinstance(option, Fight):
        return f"with other orcs in round {view.round}"
    attacks = isinstance(option, Strike | Shoot | Fireball) and option.target < CHARACTER
    return f"in round {view.round} while you can still get away" if attacks and may_have_to_go(view) else ""


def staying(view: Siege) -> str:
    """Why he had rather lose his actions than use them."""
    character = acting(view)
    return (
        "Nothing else is worth the risk."
        if threats(view, character, character.square)
        else "No orc can strike you here."
    )


def safer(view: Siege, square: Square) -> str:
    """Where fewer orcs could strike."""
    character = acting(view)
    here, there = (threats(view, character, square) for square in (character.square, square))
    if there >= here:
        return ""
    if in_peril(view):
        return f"You die: here in {percent(risk(view, character.square))}, there in {percent(risk(view, square))}."
    return f"Safer there: here {counted(here, 'orc')} could strike you."


def again(view: Siege, option: Option) -> str:
    """What the die needed, and how likely that is now."""
    if view.shown >= view.need:
        return f"It has done: {view.need}+ was needed."
    likely = f"{view.need}+ is needed: {percent(hits(view.need))}"
    return f"{likely}, too little for the card." if option is LET_BE else f"{likely}."


def declined(view: Siege, ask: Ask) -> str:
    who = CALLED[acting(view).who]
    return f"{who} would win by it." if min(agree(view, ask).values()) < -1 else "It costs you more than it brings you."
