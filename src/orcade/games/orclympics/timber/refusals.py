"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from orcade.games.orclympics.chessboard import BESIDE, BIT, EDGE, GRID, NEAR, no_square
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import Why
from orcade.table.grid import Square
from orcade.table.requests import Option, Seat

from .answers import (
    ACT,
    BOAR,
    CHOOSE,
    DEPLOY,
    DODGE,
    END,
    GATHER,
    GIVE,
    LEAVE,
    MOVE,
    OPEN_WAY,
    ORCY,
    PICK,
    PUSH,
    SHARE,
    SHOVE,
    SMASH,
    Act,
    Boar,
    Choose,
    Deploy,
    Dodge,
    Fell,
    Gather,
    Give,
    Keep,
    Leave,
    Move,
    Open,
    Orcy,
    Pick,
    Push,
    Reroll,
    Share,
    Shove,
    Smash,
)
from .answers import REROLLING as REROLL_OR_KEEP
from .boar_way import onward
from .felling import directions
from .pieces import (
    ACTING,
    BROODING,
    CALLED,
    CHOOSING,
    CRUSHING,
    DEPLOYING,
    DODGING,
    EACH,
    FALLING,
    GIVING,
    LEAVE_FROM,
    MOST_TOKENS,
    NOBODY,
    ORCY_COST,
    OWNER,
    PUSHING,
    REROLLING,
    ROAMING,
    SAID,
    TOKENS,
    Forest,
    mate,
    orc_on,
    orcs_of,
)
from .setup import deploy_squares


def sayable(view: Forest) -> Iterator[Option]:
    """Every answer that words can mean in this forest, whether it may be given now or not."""
    yield from (*CHOOSE, *DEPLOY, *GIVE, *BOAR, *MOVE, *OPEN_WAY, *GATHER, *ORCY, *PUSH, *DODGE)
    for seat in range(view.seats):
        yield from ACT[seat]
    yield from (*SHOVE[: view.seats * EACH], *SMASH[: view.seats * EACH])
    acting = max(view.acting, 0)
    yield from SHARE[acting]
    yield PICK[max(view.orcs[acting].square, 0) if view.orcs else 0]
    yield from (LEAVE, END, *REROLL_OR_KEEP)
    if view.phase == FALLING:
        yield from directions(view)


def barred(view: Forest, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    return untimely(view, seat, kind) or (BARS[kind](view, answer) if kind in BARS else None)


# What is asked.


def untimely(view: Forest, seat: Seat, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    if view.asked == DODGING:
        return _first(kind, (Dodge,), f"say where {CALLED[view.target]} dodges to", "TI 4.2.3.4")
    if view.asked == REROLLING:
        return _first(kind, (Reroll, Keep), "say whether you reroll the lower die or keep both", "TI-9")
    if view.phase == BROODING:
        return _first(kind, (Choose,), f"choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "TI 1.2")
    if seat != view.active and view.active >= 0:
        return Why(f"it is {NAMES[view.active]}'s turn", "TI 4.1")
    if view.phase == DEPLOYING:
        return _first(kind, (Deploy,), f"deploy {CALLED[_deployed(view)]}", "TI 3")
    if view.phase == GIVING:
        return _first(kind, (Give,), "deal out your Action Tokens", "TI 4.2.1")
    if view.phase == ROAMING:
        return _first(kind, (Boar,), "move the boar", "TI 4.2.2")
    if view.phase == CHOOSING:
        one, other = orcs_of(view.active)
        return _first(kind, (Act,), f"say who acts: 'act {SAID[one]}' or 'act {SAID[other]}'", "TI-7")
    if view.phase == PUSHING:
        return _first(kind, (Push,), f"say where {CALLED[view.target]} is moved", "TI-11")
    if view.phase == FALLING:
        return _first(kind, (Fell,), "say where the Tree falls", "TI 4.2.3.4")
    if view.phase == CRUSHING:
        return _first(kind, (Smash,), "say whom the Tree strikes next", "TI-21")
    if kind is Act:
        return Why(f"{CALLED[view.acting]} is acting: say 'end' when he is done", "TI-7")
    return Why(*ELSEWHERE[kind]) if kind in ELSEWHERE else None


def _first(kind: type[Option], kinds: tuple[type[Option], ...], what: str, rule: str) -> Why | None:
    return None if kind in kinds else Why(f"first {what}", rule)


ELSEWHERE: dict[type[Option], tuple[str, str]] = {
    Choose: ("broods are chosen before the game", "TI 1.2"),
    Deploy: ("Orcs are deployed before the game", "TI 3"),
    Give: ("Action Tokens are dealt out at the beginning of the turn", "TI 4.2.1"),
    Boar: ("the boar moves before the Orcs act", "TI 4.2.2"),
    Push: ("only a shoved Orc is moved so", "TI-11"),
    Reroll: ("a die is rerolled in a Shoving", "TI-9"),
    Keep: ("dice are kept in a Shoving", "TI-9"),
    Fell: ("a Tree falls when its last Wood is gathered", "TI 4.2.3.4"),
    Smash: ("the boar and falling Trees smash; an Orc shoves", "TI 4.2.3.2"),
    Dodge: ("an Orc dodges a Smash Attack", "TI 4.2.3.4"),
}
"""Answers that are no action: what is told about them when an action is asked for, and the rule."""


# What bars an answer to what is asked.


def _deployed(view: Forest) -> int:
    """The Orc that is deployed now."""
    return view.active * EACH + view.at % EACH


def _deploy(view: Forest, answer: Deploy) -> Why | None:
    orc = _deployed(view)
    to = answer.square
    name = GRID.names[to]
    if not EDGE & BIT[to]:
        return Why(f"{name} is not at the edge", "TI 3")
    what = taken(view, to)
    if what:
        return Why(what, "TI 3")
    if deploy_squares(view, orc) & BIT[to]:
        return None
    if orc % EACH:
        return Why(f"{name} is not beside {CALLED[mate(orc)]}", "TI-2")
    return Why(f"no free square of the edge is beside {name}, for {CALLED[mate(orc)]}", "TI-2")


def taken(view: Forest, square: Square) -> str:
    """What is on a square that no Orc can enter; empty if nothing is."""
    name = GRID.names[square]
    if view.rocks & BIT[square]:
        return f"there are Rocks on {name}"
    if view.bushes & BIT[square]:
        return f"there is a Bush on {name}"
    if square in view.trees:
        return f"there is a Tree on {name}"
    if square == view.boar:
        return f"the Wild Boar is on {name}"
    orc = orc_on(view, square)
    return f"{CALLED[orc]} stands on {name}" if orc >= 0 else ""


def _enter(view: Forest, orc: int, to: Square, rule: str) -> Why | None:
    """What keeps an Orc from being moved onto a square."""
    name = GRID.names[to]
    here = view.orcs[orc].square
    if to == here:
        return Why(f"{CALLED[orc]} is on {name} already", rule)
    if NEAR[here] & BIT[to] and not BESIDE[here] & BIT[to]:
        return Why(f"{name} touches his square with a corner only: Orcs never go diagonally", rule)
    if not BESIDE[here] & BIT[to]:
        return Why(f"{name} is not beside {GRID.names[here]}: go square by square", rule)
    what = taken(view, to)
    if not what:
        return None
    opened = f" ('open {name}' removes it)" if view.bushes & BIT[to] and view.phase == ACTING else ""
    return Why(what + opened, "TI 2" if orc_on(view, to) == NOBODY else rule)


def _move(view: Forest, answer: Move) -> Why | None:
    return _enter(view, view.acting, answer.square, "TI 4.2.3.1")


def _push(view: Forest, answer: Push) -> Why | None:
    return _enter(view, view.target, answer.square, "TI-11")


def _dodge(view: Forest, answer: Dodge) -> Why | None:
    why = _enter(view, view.target, answer.square, "TI 4.2.3.4")
    if why is None and view.fall is not None and view.fall.touched & BIT[answer.square]:
        return Why(f"{GRID.names[answer.square]} is touched by the line of the Tree, too", "TI 4.2.3.4")
    return why


def _boar(view: Forest, answer: Boar) -> Why | None:
    to = answer.square
    name = GRID.names[to]
    if to in view.path:
        return Why(f"the boar has been on {name} in this turn", "TI 4.2.2")
    if view.rocks & BIT[to] or to in view.trees:
        return Why(taken(view, to), "TI-4")
    if not NEAR[view.boar] & BIT[to]:
        return Why(f"{name} does not touch {GRID.names[view.boar]}: go square by square", "TI 4.2.2")
    if onward(view, view.boar, view.path, view.steps)[0] & BIT[to]:
        return None
    what = taken(view, to)
    if view.steps == 1 and what:
        return Why(f"{what}: the boar cannot end there", "TI 4.2.2")
    return Why(f"from {name} the boar cannot go on to an empty square", "TI-5")


def _gone(view: Forest, orc: int) -> Why | None:
    return Why(f"{CALLED[orc]} has left the forest", "TI-8") if view.orcs[orc].left else None


def _act(view: Forest, answer: Act) -> Why | None:
    why = _gone(view, answer.orc)
    if why is None and OWNER[answer.orc] != view.active:
        return Why(f"{CALLED[answer.orc]} is not one of yours", "TI-7")
    return why


def _leave(view: Forest, answer: Leave) -> Why | None:
    if view.turn < LEAVE_FROM:
        return Why(f"nobody may leave before Game Turn {LEAVE_FROM}", "TI 4.2.3.1")
    if not EDGE & BIT[view.orcs[view.acting].square]:
        return Why(f"{CALLED[view.acting]} is not at the edge", "TI-8")
    return None


def _beside(view: Forest, square: Square, there: bool, what: str, rule: str) -> Why | None:
    """What bars an action at a Bush or Tree on a neighbouring square. `there`: one is on that square."""
    name = GRID.names[square]
    here = view.orcs[view.acting].square
    if not there:
        return Why(f"there is no {what} on {name}", rule)
    return None if BESIDE[here] & BIT[square] else Why(f"{name} shares no side with {GRID.names[here]}", rule)


def _open(view: Forest, answer: Open) -> Why | None:
    return _beside(view, answer.square, bool(view.bushes & BIT[answer.square]), "Bush", "TI 4.2.3.3")


def _gather(view: Forest, answer: Gather) -> Why | None:
    return _beside(view, answer.square, answer.square in view.trees, "Tree", "TI 4.2.3.4")


def _orcy(view: Forest, answer: Orcy) -> Why | None:
    why = _beside(view, answer.square, answer.square in view.trees, "Tree", "TI 4.2.3.5")
    has = view.orcs[view.acting].tokens
    if why is None and has < ORCY_COST:
        return Why(f"the Orcy Style costs {ORCY_COST} tokens; {CALLED[view.acting]} has {has}", "TI 4.2.3.5")
    return why


def _pick(view: Forest, answer: Pick) -> Why | None:
    here = view.orcs[view.acting].square
    return None if here in view.wood else Why(f"no Wood lies on {GRID.names[here]}", "TI 4.2.3.6")


def _neighbour(view: Forest, orc: int, rule: str) -> Why | None:
    """What bars an action with another Orc, for not being beside the one that acts."""
    if BESIDE[view.orcs[view.acting].square] & BIT[view.orcs[orc].square]:
        return None
    return Why(f"{CALLED[orc]} is not on a neighbouring square of {CALLED[view.acting]}", rule)


def _shove(view: Forest, answer: Shove) -> Why | None:
    why = _gone(view, answer.orc)
    if why is None and OWNER[answer.orc] == OWNER[view.acting]:
        return Why(f"{CALLED[answer.orc]} is one of yours", "TI 4.2.3.2")
    return why or _neighbour(view, answer.orc, "TI 4.2.3.2")


def _share(view: Forest, answer: Share) -> Why | None:
    one = view.orcs[view.acting]
    why = no_sharing(view)
    if why is None and answer.keeps == one.wood:
        return Why(f"{CALLED[view.acting]} has that many already", "TI 4.2.3.7")
    return why or (how_many(view) if answer.keeps > one.wood + view.orcs[mate(view.acting)].wood else None)


def no_sharing(view: Forest) -> Why | None:
    """What bars any Share."""
    rule = "TI 4.2.3.7"
    other = mate(view.acting)
    if view.orcs[other].left:
        return Why(f"{CALLED[other]} has left the forest", rule)
    why = _neighbour(view, other, rule)
    if why is None and not view.orcs[view.acting].wood + view.orcs[other].wood:
        return Why("neither of the two carries Wood", rule)
    return why


def how_many(view: Forest) -> Why:
    """How a Share is said."""
    most = view.orcs[view.acting].wood + view.orcs[mate(view.acting)].wood
    return Why(f"say how many {CALLED[view.acting]} has afterwards, from 0 to {most}", "TI 4.2.3.7")


def _smash(view: Forest, answer: Smash) -> Why | None:
    if view.fall is not None and answer.orc in view.fall.doomed:
        return None
    return _gone(view, answer.orc) or Why(f"{CALLED[answer.orc]} is not under the Tree, or has been struck", "TI-21")


BARS: dict[type[Option], Callable[[Forest, Any], Why | None]] = {
    Deploy: _deploy,
    Boar: _boar,
    Act: _act,
    Move: _move,
    Leave: _leave,
    Shove: _shove,
    Open: _open,
    Gather: _gather,
    Orcy: _orcy,
    Pick: _pick,
    Share: _share,
    Push: _push,
    Dodge: _dodge,
    Smash: _smash,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


# Words that are no answer.

SQUARES = {kind.__name__.lower(): kind for kind in (Deploy, Boar, Move, Open, Gather, Orcy, Push, Dodge)}
ORCS: dict[str, tuple[type[Option], str]] = {
    "act": (Act, "TI-7"),
    "shove": (Shove, "TI 4.2.3.2"),
    "smash": (Smash, "TI-21"),
}
"""Verbs that name an Orc, each with its rule."""


def explain(view: Forest, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where they do not."""
    verb, _, rest = words.lower().partition(" ")
    if verb in SQUARES:
        return untimely(view, seat, SQUARES[verb]) or no_square(rest, "TI 1")
    if verb in ORCS:
        kind, rule = ORCS[verb]
        return untimely(view, seat, kind) or _no_orc(view, rest, rule)
    if verb == "tokens":
        return untimely(view, seat, Give) or _no_tokens(rest)
    if verb == "fell":
        listed = Why("name one of the directions that are listed: others come to the same as one of them", "TI-20")
        return untimely(view, seat, Fell) or listed
    if verb == "share":
        return untimely(view, seat, Share) or no_sharing(view) or how_many(view)
    return None


def _no_orc(view: Forest, name: str, rule: str) -> Why:
    there = [CALLED[orc] for orc, one in enumerate(view.orcs) if one.square >= 0]
    return Why(f"there is no Orc {name[:40]!r}; in the forest are {', '.join(there)}", rule)


def _no_tokens(rest: str) -> Why | None:
    parts = rest.split()
    if len(parts) != EACH or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        return Why("say how many tokens each Orc gets, such as 'tokens 2 2'", "TI 4.2.1")
    numbers = [int(part) for part in parts]
    if max(numbers) > MOST_TOKENS:
        return Why(f"no Orc gets more than {MOST_TOKENS} tokens", "TI 4.2.1")
    return Why(f"all {TOKENS} tokens are dealt out, not {sum(numbers)}", "TI-3") if sum(numbers) != TOKENS else None
