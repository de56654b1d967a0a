"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from orcade.games.orclympics.chessboard import BIT, DISTANCE, GRID, no_square
from orcade.table.game import Why
from orcade.table.grid import Square
from orcade.table.requests import Option, Seat

from .answers import (
    CHOOSE,
    DEPLOY,
    DROP,
    END,
    FURY,
    GRAB,
    HELMETED,
    JUMP_AT,
    JUMP_THROW_AT,
    LAND,
    MOVE,
    RECOVER,
    SMASH_AT,
    STOMP_ON,
    THROW_AT,
    Again,
    Choose,
    Deploy,
    Drop,
    Enough,
    Grab,
    Jump,
    Keep,
    Land,
    Move,
    Recover,
    Smash,
    Stomp,
    Throw,
    Use,
)
from .combat import landings
from .pieces import (
    ACTING,
    AXE,
    AXE_RANGE,
    BRAWLING,
    BROODING,
    DEPLOYING,
    DROPPING,
    ITEMS,
    JUMPED,
    LANDING,
    NAMES,
    RAGING,
    RECOVERED,
    SHIELDING,
    SMASHED,
    STOMPED,
    Fight,
    Orc,
    acting,
    jump_length,
    lies,
    move_length,
    smash_range,
    token_squares,
)


def sayable(view: Fight) -> Iterator[Option]:
    """Every answer that words can mean in this fight, whether it may be given now or not."""
    yield from (*CHOOSE, *DEPLOY, *MOVE, *LAND, *DROP)
    for on_orc in (SMASH_AT, THROW_AT, STOMP_ON, JUMP_AT, JUMP_THROW_AT):
        yield from on_orc[: view.seats]
    yield from (GRAB, RECOVER, END, *FURY, *HELMETED)


def barred(view: Fight, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    why = untimely(view, seat, kind)
    if why is not None or kind not in BARS:
        return why
    # When the crowd knocks somebody out, his item falls while nobody acts.
    orc = view.orcs[view.target] if kind is Drop else acting(view)
    return BARS[kind](view, orc, answer)


# What is asked.

OPEN_QUESTIONS = {
    LANDING: ((Land,), "first say where your Jump at {} ends", "MF 4.2.6"),
    DROPPING: ((Drop,), "first say where the item falls", "MF 4.2.3"),
    RAGING: ((Again, Enough), "first finish the Smash: strike again, or leave it at one blow", "MF 1.2"),
    SHIELDING: ((Use, Keep), "first say whether the helmet is used", "MF-7"),
}
"""By what is asked within an action: the answers to it, what is told about others, and the rule."""
ELSEWHERE = {
    Choose: ("broods are chosen before the fight", "MF 1.2"),
    Deploy: ("Orcs are deployed before the fight", "MF 3"),
    Land: ("squares to land on are chosen in a Jump", "MF 4.2.6"),
    Drop: ("an item is only dropped when something makes you drop it", "MF 4.2.3"),
    Again: ("a second blow follows the first one of a Feral Orc's Smash", "MF 1.2"),
    Enough: ("a second blow follows the first one of a Feral Orc's Smash", "MF 1.2"),
    Use: ("a helmet is used when a Proper fightin'! strikes", "MF-7"),
    Keep: ("a helmet is used when a Proper fightin'! strikes", "MF-7"),
}
"""Answers that are no action: what is told about them when an action is asked for, and the rule."""


def untimely(view: Fight, seat: Seat, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    if view.phase == BRAWLING and view.asked != DROPPING:
        if view.orcs[seat].health <= 0:
            return Why("you are out of the game", "MF 1")
        if seat != (view.target if view.asked == SHIELDING else acting(view).seat):
            return Why(f"it is {NAMES[acting(view).seat]}'s turn", "MF 4.1")
    if view.asked != ACTING:
        kinds, text, rule = OPEN_QUESTIONS[view.asked]
        return None if kind in kinds else Why(text.format(NAMES[view.target]), rule)
    if view.phase == BROODING:
        return None if kind is Choose else Why("first choose your brood", "MF 1.2")
    if view.phase == DEPLOYING:
        return None if kind is Deploy else Why("first deploy your Orc", "MF 3")
    return Why(*ELSEWHERE[kind]) if kind in ELSEWHERE else None


# What bars an answer to what is asked.


def _deploy(view: Fight, orc: Orc, answer: Deploy) -> Why | None:
    return _token(view, answer.square, "MF 3") or _stood_on(view, answer.square, "MF 3")


def _token(view: Fight, square: Square, rule: str) -> Why | None:
    if not token_squares(view) & BIT[square]:
        return None
    pit, platform = view.pits & BIT[square], view.platforms & BIT[square]
    what = "a Pit" if pit else "a Platform" if platform else f"the {ITEMS[view.items[square]]}"
    return Why(f"{GRID.names[square]} has a token: {what}", rule)


def _stood_on(view: Fight, square: Square, rule: str) -> Why | None:
    for orc in view.orcs:
        if orc.square == square:
            return Why(f"{NAMES[orc.seat]} stands on {GRID.names[square]}", rule)
    return None


def _drop(view: Fight, orc: Orc, answer: Drop) -> Why | None:
    if DISTANCE[orc.square][answer.square] != 1:
        return Why(f"a dropped item falls on an adjacent square; {GRID.names[answer.square]} is none", "MF 4.2.3")
    return _token(view, answer.square, "MF 4.2.3")


def _land(view: Fight, orc: Orc, answer: Land) -> Why | None:
    to = answer.square
    name = GRID.names[to]
    target = view.orcs[view.target]
    if landings(view, orc, target, view.thrown) & BIT[to]:
        return None
    if to == orc.square:
        return Why("a Jump goes at least one square far", "MF-14")
    if view.pits & BIT[to]:
        return Why(f"{name} is a Pit: you may jump over it, but not land in it", "MF-14")
    far = DISTANCE[orc.square][to]
    if far > jump_length(view, orc):
        return Why(f"{name} is {far} squares away; your Jump is {jump_length(view, orc)} squares long", "MF 4.2.6")
    return _stood_on(view, to, "MF 4.2.6") or Why(f"from {name} you cannot smash {NAMES[target.seat]}", "MF 4.2.6")


def _move(view: Fight, orc: Orc, answer: Move) -> Why | None:
    to = answer.square
    name = GRID.names[to]
    if to == orc.square:
        return Why(f"you are on {name} already", "MF 4.2.1")
    if view.pits & BIT[to]:
        return Why(f"{name} is a Pit: nobody moves onto it or through it", "MF 2")
    why = _stood_on(view, to, "MF 4.2.1")
    if why is not None:
        return why
    if not view.left and not view.points:
        return Why("you have no Action Point left, and no Move to finish", "MF 4.2")
    far = DISTANCE[orc.square][to]
    if far > 1:
        left = view.left or move_length(view, orc)
        text = f"{name} is {far} squares away: go square by square"
        return Why(text if far <= left else f"{text}; this Move has {left} left", "MF 4.2.1")
    return None


def _lying(view: Fight, orc: Orc) -> Why | None:
    return Why("you are Knocked Down: you can only Move and Recover", "MF 4.2.4") if lies(view, orc) else None


def _spent(view: Fight) -> Why | None:
    return None if view.points else Why("you have no Action Point left", "MF 4.2")


def _attack(view: Fight, orc: Orc, target: Orc, done: int, title: str, rule: str) -> Why | None:
    """What bars every attack of a kind, whatever its reach. `done`: its bit of `Fight.used`."""
    if target is orc:
        return Why("you cannot attack yourself", rule)
    if target.health <= 0:
        return Why(f"{NAMES[target.seat]} is out of the game", "MF 1")
    if view.used & done and not lies(view, orc):
        return Why(f"{title} is possible once per turn, and you have done it", rule)
    return _lying(view, orc) or _spent(view)


def _away(orc: Orc, target: Orc, most: int, reaches: str, rule: str) -> Why | None:
    """`reaches`: how far an attack goes, in words."""
    far = DISTANCE[orc.square][target.square]
    return Why(f"{NAMES[target.seat]} is {far} squares away; {reaches}", rule) if far > most else None


def _smash(view: Fight, orc: Orc, answer: Smash) -> Why | None:
    target = view.orcs[answer.target]
    most = smash_range(view, orc)
    reaches = f"your Smash reaches {'the adjacent squares' if most == 1 else f'{most} squares'}"
    return _attack(view, orc, target, SMASHED, "Smash", "MF 4.2.4") or _away(orc, target, most, reaches, "MF 4.2.4")


def _axe(orc: Orc) -> Why | None:
    return None if orc.item == AXE else Why("you carry no throwing axe", "MF 2")


def _throw(view: Fight, orc: Orc, answer: Throw) -> Why | None:
    target = view.orcs[answer.target]
    return (
        _attack(view, orc, target, SMASHED, "Smash", "MF 4.2.4")
        or _axe(orc)
        or _away(orc, target, AXE_RANGE, f"the axe flies {AXE_RANGE}", "MF 2")
    )


def _stomp(view: Fight, orc: Orc, answer: Stomp) -> Why | None:
    target = view.orcs[answer.target]
    why = _attack(view, orc, target, STOMPED, "Stomp", "MF 4.2.5")
    if why is not None:
        return why
    if not target.down:
        return Why(f"{NAMES[target.seat]} is not Knocked Down", "MF 4.2.5")
    if not lies(view, target):
        return Why(f"{NAMES[target.seat]} is on a Platform: the mark does not count there", "MF-13")
    return _away(orc, target, 1, "Stomp is for adjacent squares", "MF-13")


def _jump(view: Fight, orc: Orc, answer: Jump) -> Why | None:
    target = view.orcs[answer.target]
    why = _attack(view, orc, target, JUMPED, "Jump", "MF 4.2.6")
    if why is not None:
        return why
    if not view.platforms & BIT[orc.square]:
        return Why("a Jump starts from a Platform", "MF 4.2.6")
    if answer.thrown and orc.item != AXE:
        return _axe(orc)
    if landings(view, orc, target, answer.thrown):
        return None
    verb = "throw at" if answer.thrown else "smash"
    text = f"no square to land on from where you could {verb} {NAMES[target.seat]}"
    if orc.down:
        return Why(f"{text}: off a Platform you land Knocked Down, with bare hands", "MF-17")
    return Why(text, "MF-14")


def _grab(view: Fight, orc: Orc, answer: Grab) -> Why | None:
    why = _lying(view, orc)
    if why is None and orc.square not in view.items:
        return Why(f"nothing lies on {GRID.names[orc.square]}", "MF 4.2.3")
    return why or _spent(view)


def _recover(view: Fight, orc: Orc, answer: Recover) -> Why | None:
    if not orc.down:
        return Why("you are on your feet", "MF 4.2.2")
    if view.used & RECOVERED:
        return Why("Recover is possible once per turn, and you have tried", "MF 4.2.2")
    return _spent(view)


BARS: dict[type[Option], Callable[[Fight, Orc, Any], Why | None]] = {
    Deploy: _deploy,
    Land: _land,
    Drop: _drop,
    Move: _move,
    Smash: _smash,
    Throw: _throw,
    Stomp: _stomp,
    Jump: _jump,
    Grab: _grab,
    Recover: _recover,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


# Words that are no answer.

VERBS: dict[str, type[Option]] = {
    kind.__name__.lower(): kind for kind in (Deploy, Land, Drop, Move, Smash, Throw, Stomp, Jump)
}
"""Those that name a square or an Orc."""


def explain(view: Fight, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where they do not, or where too much follows."""
    verb, _, rest = words.lower().partition(" ")
    kind = VERBS.get(verb)
    if kind is None:
        return None
    why = untimely(view, seat, kind)
    if why is not None:
        return why
    name = rest.partition(" ")[0]
    if kind in (Deploy, Land, Drop, Move):
        return None if name in GRID.names else no_square(name, "MF 1")
    others = [NAMES[orc.seat] for orc in view.orcs if orc.health > 0 and orc is not acting(view)]
    if not name:
        return Why(f"say whom, such as '{verb} {others[0].lower()}'", "MF 1")
    if name not in [NAMES[each].lower() for each in range(view.seats)]:
        return Why(f"there is no Orc {name!r} here; your enemies are {', '.join(others)}", "MF 1")
    return None
