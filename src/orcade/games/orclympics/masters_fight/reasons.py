"""Why what is proposed is wanted now, in a few words before what it does."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.chessboard import BIT, DISTANCE
from orcade.table.requests import Ask, Option
from orcade.table.words import counted

from .answers import Deploy, Drop, End, Grab, Jump, Land, Recover, Smash, Stomp, Throw
from .pieces import BLOW_TAKES, ITEMS, NAMES, SMASHED, Fight, acting
from .policy import HURT, nearest_item
from .reach import strikers


def reason(fight: Fight, ask: Ask, option: Option) -> str:
    """Of what `usual` has found."""
    if isinstance(option, Deploy):
        return deploy(fight, option)
    if isinstance(option, End):
        return end(fight)
    if isinstance(option, (Smash, Stomp, Jump, Throw)):
        return blow(fight, ask, option)
    return WORDS.get(type(option), "")


def lasts(fight: Fight, ask: Ask, option: Option) -> str:
    """How long a Smash that `usual` has found goes on, and the end of an activation after it: with one foe left whom
    nothing but blows can bring down, as long as one can take more of them oneself."""
    if not (isinstance(option, Smash) or (isinstance(option, End) and fight.used & SMASHED)):
        return ""
    me = acting(fight)
    foes = [orc for orc in fight.orcs if orc.health > 0 and orc is not me]
    if len(foes) > 1 or foes[0].down or me.health <= HURT or foes[0].health <= BLOW_TAKES:
        return ""
    return f"until {NAMES[foes[0].seat]} falls"


def deploy(fight: Fight, option: Deploy) -> str:
    """Which item is wanted from there."""
    item = nearest_item(fight, option.square)
    if item is None:
        return "Away from the others."
    far = DISTANCE[option.square][item]
    if far == 1:
        return ""  # its hint says what lies beside it
    return f"You are nearest to the {ITEMS[fight.items[item]]}: {counted(far, 'square')}."


def blow(fight: Fight, ask: Ask, option: Smash | Stomp | Jump | Throw) -> str:
    """Why at him, of several whom one could strike now."""
    foes = {fight.orcs[each.target].seat for each in ask.options if isinstance(each, (Smash, Stomp, Jump, Throw))}
    health = fight.orcs[option.target].health
    if len(foes) > 1 and all(fight.orcs[seat].health > health for seat in foes if seat != option.target):
        return "He has the least Health."
    return ""


def end(fight: Fight) -> str:
    """Why nothing else is wanted."""
    me = acting(fight)
    if fight.platforms & BIT[me.square]:
        return "From a Platform you can Jump."
    if me.down:
        return ""
    return "No square in reach is safer." if strikers(fight, me, me.square) else "Nobody could strike you here."


WORDS: Final[dict[type[Option], str]] = {
    Drop: "As near to you and as far from the others as can be.",
    Grab: "Your hands are empty.",
    Land: "There you are best off.",
    Recover: "Who lies is hit harder.",
}
"""By kind of answer."""
