"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orcade.games.orclympics.chessboard import BIT, DISTANCE
from orcade.games.orclympics.discipline import COMMON, FERAL
from orcade.table.game import Hint
from orcade.table.grid import Square
from orcade.table.odds import at_least, or_more, percent
from orcade.table.requests import Option
from orcade.table.words import NUMBERS, counted, listed

from .answers import Again, Choose, Deploy, End, Grab, Jump, Keep, Land, Move, Recover, Smash, Stomp, Throw, Use
from .odds import blow
from .pieces import (
    AXE_RANGE,
    BLOW_TAKES,
    CLIMBS,
    CROWD_TAKES,
    FURY_SKILL,
    HELMET,
    ITEMS,
    LYING_TAKES,
    MACE_ADDS,
    NAMES,
    NOTHING,
    RISES,
    SHIELD_TAKES,
    SPEAR_RANGE,
    Fight,
    Orc,
    acting,
    bored,
    left_after,
    lies,
    move_length,
    profile,
    profiles,
    uses,
)
from .reach import strikers

SECOND_BLOW = f"a second blow with Combat Skill {FURY_SKILL}"
FEW = 2
"""So many who could strike are named."""
THROWN = " The axe is gone afterwards."
USES = (
    "",
    f"Mace: +{MACE_ADDS} on the Smash Table.",
    f"Spear: smash at a range of {SPEAR_RANGE} squares.",
    f"Shield: Smash Rolls against you suffer -{SHIELD_TAKES}.",
    "Helmet: turns one Proper fightin' into a plain Smash.",
    f"Throwing axe: one Smash at a range of {AXE_RANGE} squares.",
)
"""What each item does."""


def _choose(view: Fight, answer: Choose) -> str:
    brood = profiles(view)[answer.brood]
    text = f"Hits on {brood.skill}+, Health {brood.health}"
    if answer.brood == COMMON:
        return f"{text}, {NUMBERS[brood.further]} square more with each Move."
    if answer.brood == FERAL:
        return f"{text}, two blows with each Smash."
    return f"{text}."


# Blows.


def _odds(view: Fight, attacker: Orc, target: Orc, *, stomp: bool = False, second: bool = False) -> str:
    """The odds of a blow in words."""
    odds = blow(view, attacker, target, stomp=stomp, second=second)
    if target.health <= BLOW_TAKES:
        return f"Wounds, and that is his last Health: {percent(odds.chance_wound)}."
    text = f"Wounds: {percent(odds.chance_wound)}"
    if lies(view, target):
        return text + f"; {NUMBERS[LYING_TAKES]} wounds: {percent(odds.chance_critical)}."
    if target.down:
        return text + "; he bears the mark already, idle on his Platform."
    text += f"; knocks down, too: {percent(odds.chance_critical)}."
    return text + (" He may use his helmet then." if uses(view, target, HELMET) else "")


def _then(view: Fight, orc: Orc) -> str:
    """The second blow of a Feral Orc."""
    return f" Then {SECOND_BLOW}." if profile(view, orc).fury else ""


def smash(view: Fight, answer: Smash) -> str:
    orc = acting(view)
    return _odds(view, orc, view.orcs[answer.target]) + _then(view, orc)


def _throw(view: Fight, answer: Throw) -> str:
    orc, target = acting(view), view.orcs[answer.target]
    beside = DISTANCE[orc.square][target.square] == 1
    return _odds(view, orc, target) + THROWN + (_then(view, orc) if beside else "")


def _stomp(view: Fight, answer: Stomp) -> str:
    return _odds(view, acting(view), view.orcs[answer.target], stomp=True)


def _again(view: Fight, answer: Again) -> str:
    return _odds(view, acting(view), view.orcs[view.target], second=True)


def _jump(view: Fight, answer: Jump) -> str:
    orc, target = acting(view), view.orcs[answer.target]
    if answer.thrown:
        beside = f" If you land beside him, {SECOND_BLOW}." if profile(view, orc).fury else ""
        return _odds(view, orc, target) + THROWN + beside
    if not orc.down:
        return _odds(view, orc, target) + _then(view, orc) + " You leave this Platform."
    bare = _odds(view, replace(orc, item=NOTHING), target) + _then(view, orc)
    return bare + " Unless you land on a Platform, you lie there, with bare hands."


def _land(view: Fight, answer: Land) -> str:
    orc = acting(view)
    high = view.platforms & BIT[answer.square]
    parts = ["On a Platform." if high else "", _on_the_ground(view, answer.square)]
    if orc.down:
        # MF-17: here the odds depend on where he lands.
        parts.append("" if high else "You land Knocked Down: bare hands.")
        parts.append(_odds(view, replace(orc, square=answer.square), view.orcs[view.target]))
    return " ".join(part for part in parts if part)


# What is no blow.


def _on_the_ground(view: Fight, square: Square) -> str:
    """What lies on a square."""
    item = view.items.get(square)
    return f"A {ITEMS[item]} lies there." if item else ""


def threats(view: Fight, orc: Orc, square: Square, there: str = " there") -> str:
    """Who could strike an Orc on a square: of many how many they are, as lines are drawn from them."""
    names = [NAMES[other.seat] for other in strikers(view, orc, square)]
    who = listed(names) if len(names) <= FEW else NUMBERS[len(names)].capitalize()
    return f"{who} could strike you{there}." if names else ""


def _deploy(view: Fight, answer: Deploy) -> str:
    here = answer.square
    beside = [f"a {ITEMS[item]}" for square, item in view.items.items() if DISTANCE[here][square] == 1]
    parts = [f"Beside {listed(beside)}." if beside else "", threats(view, acting(view), here)]
    return " ".join(part for part in parts if part) or "Nobody could strike you there yet."


def _move(view: Fight, answer: Move) -> str:
    orc = acting(view)
    left = left_after(view, orc, answer.square, view.left or move_length(view, orc))
    parts = [] if view.left else ["A Move, for 1 action."]
    if view.platforms & BIT[answer.square]:
        parts.append(f"Platform: up on {or_more(CLIMBS)}, else this Move ends where you are.")
    elif orc.down and view.platforms & BIT[orc.square]:
        parts.append("Off the Platform you lie Knocked Down.")
    parts.append(_on_the_ground(view, answer.square))
    parts.append(threats(view, orc, answer.square))
    if left:
        parts.append(f"{counted(left, 'square')} of it {'is' if left == 1 else 'are'} left then.")
    return " ".join(part for part in parts if part)


def _grab(view: Fight, answer: Grab) -> str:
    orc = acting(view)
    text = USES[view.items[orc.square]]
    return f"{text} You drop the {ITEMS[orc.item]} beside you." if orc.item else text


def _recover(view: Fight, answer: Recover) -> str:
    orc = acting(view)
    text = f"Up on {RISES}+: {percent(at_least(RISES))}."
    return text + (f" Else you drop the {ITEMS[orc.item]}." if orc.item else "")


def _end(view: Fight, answer: End) -> str:
    if bored(view) and not acting(view).fought:
        return f"You made no attack: the crowd will take {CROWD_TAKES} Health."
    lost = counted(view.points, "action") if view.points else f"{counted(view.left, 'square')} of your Move"
    told = f"{lost} {'is' if (view.points or view.left) == 1 else 'are'} lost."
    risk = threats(view, acting(view), acting(view).square, there="")
    return f"You stay here. {risk} {told.capitalize()}" if risk else f"You stay here: {told}"


# The helmet.


def _use(view: Fight, answer: Use) -> str:
    target = view.orcs[view.target]
    if target.health <= BLOW_TAKES:
        return "You lose your last Health all the same; the helmet is gone."
    return f"Lose {BLOW_TAKES} Health{'' if target.down else ', stay on your feet'}; the helmet is gone."


def _keep(view: Fight, answer: Keep) -> str:
    target = view.orcs[view.target]
    if target.health <= BLOW_TAKES:
        return "You lose your last Health; the helmet falls."
    if target.down:
        return f"Lose {BLOW_TAKES} Health; you bear the mark already, and on the Platform it is idle."
    idle = ", which does not count on the Platform" if view.platforms & BIT[target.square] else ""
    return f"Lose {BLOW_TAKES} Health and be Knocked Down{idle}."


HINTS: dict[type[Option], Hint] = {
    Choose: _choose,
    Deploy: _deploy,
    Move: _move,
    Land: _land,
    Smash: smash,
    Throw: _throw,
    Stomp: _stomp,
    Jump: _jump,
    Again: _again,
    Grab: _grab,
    Recover: _recover,
    End: _end,
    Use: _use,
    Keep: _keep,
}

CHANCES: Final[dict[type[Option], str]] = dict.fromkeys((Smash, Throw, Stomp, Jump, Again), "wounds")
"""The words of a hint behind which the chance stands that the answer succeeds."""
