"""Why what is proposed is wanted now, in a few words before what it does."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import Ask, Option

from .answers import (
    EXCHANGE,
    SEARCH,
    TRY_HAND,
    Aim,
    Befuddle,
    Choose,
    Discard,
    Drop,
    Equip,
    In,
    Lawyer,
    Lay,
    Move,
    Offer,
    Play,
    PlayRoom,
    PlayRule,
    PutAway,
    Steal,
    Strike,
    To,
)
from .card_decks import printed_on
from .dungeon import is_exit
from .pieces import DEATH, NAMES, ROLLED, Dungeon


def reason(dungeon: Dungeon, ask: Ask, option: Option) -> str:
    """Of what `usual` has found."""
    if isinstance(option, Move):
        return move(dungeon, option)
    if isinstance(option, PlayRoom):
        if printed_on(dungeon, option.card).exit:
            return "Your way out."
        return "Farther in, where an Exit can lie." if ask.seat != dungeon.gm else "It makes their way longer."
    if isinstance(option, (Offer, Play)):
        return interruption(dungeon, ask, option)
    if isinstance(option, Aim):
        return f"{NAMES[option.target]} is farthest ahead."
    if option.passes and dungeon.moments:
        return "Your cards are worth more later."
    return WORDS.get(type(option), "")


def move(dungeon: Dungeon, option: Move) -> str:
    """What it leads to."""
    room = dungeon.rooms[dungeon.at[option.at]]
    if room.exit:
        return "Out, and you win, unless somebody stops you!"
    return "Nearer to an Exit." if room.out >= 0 else "Towards open doors."


def interruption(dungeon: Dungeon, ask: Ask, option: Offer | Play) -> str:
    """Whom it stops, or what it saves."""
    moment = dungeon.moments[-1]
    name = NAMES[moment.actor]
    if moment.actor == ask.seat:
        return "It saves you." if moment.when in (ROLLED, DEATH) else "It brings you on."
    if is_exit(dungeon, dungeon.where[moment.actor]):
        return f"{name} is about to get out!"
    if isinstance(option, Offer):
        return "You draw a new card for it."
    return f"{name} would gain by it otherwise." if moment.when in (ROLLED, DEATH) else f"It sets {name} back."


WORDS: Final[dict[type[Option], str]] = {
    Choose: "",
    PlayRule: "It is good for you all the time.",
    Lawyer: "This Rule is good for a rival.",
    Lay: "Whoever enters that Room meets it.",
    type(TRY_HAND): "The quickest way out.",
    type(EXCHANGE): "No card of yours helps you on: new ones may.",
    type(SEARCH): "It costs nothing.",
    Equip: "It is yours from now on.",
    PutAway: "You need these least.",
    Discard: "You need it least.",
    Drop: "You need it least.",
    Steal: "It is the most useful.",
    Strike: "Its owner is farthest ahead.",
    In: "Close to a character.",
    To: "There you are best off.",
    Befuddle: "It betters your chances.",
}
"""By kind of answer."""
