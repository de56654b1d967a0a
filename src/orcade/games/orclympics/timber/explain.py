"""Why something cannot be chosen now, in words, with the rule that says so."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import BESIDE, BIT, EDGE, GRID, NEAR
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import Why
from orcade.table.grid import NOWHERE, Square
from orcade.table.requests import Seat

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
    free,
    mate,
    mine,
    on,
)

ACTIONS = ("move", "leave", "shove", "open", "gather", "orcy", "pick", "share")
PLACES = ("move", "deploy", "boar", "push", "dodge")
VERBS = (
    *(brood.lower() for brood in BROODS),
    *ACTIONS,
    *PLACES,
    *("tokens", "act", "end", "reroll", "keep", "fell", "smash"),
)
"""The first words of all answers."""


def explain(view: Forest, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    verb, _, rest = words.lower().partition(" ")
    if verb not in VERBS or view.ending is not None or not 0 <= seat < view.seats:
        return None
    if view.asked == DODGING:
        return _dodge(view, verb, rest)
    if view.asked == REROLLING:
        return Why("first say whether you reroll the lower die or keep both", "TI-9")
    phase = view.phase
    if phase == BROODING:
        return Why(f"first choose a brood: {', '.join(brood.lower() for brood in BROODS)}", "TI 1.2")
    if seat != view.active and view.active >= 0:
        return Why(f"it is {NAMES[view.active]}'s turn", "TI 4.1")
    if phase == DEPLOYING:
        return _deploy(view, verb, rest)
    if phase == GIVING:
        return _give(verb, rest)
    if phase == ROAMING:
        return _boar(view, verb, rest)
    if phase == CHOOSING:
        return _choose(view, verb, rest)
    if phase == PUSHING:
        return _push(view, verb, rest)
    if phase == FALLING:
        return _fell(verb)
    if phase == CRUSHING:
        return _smash(view, verb, rest)
    return _act(view, verb, rest) if phase == ACTING else None


def _square(name: str) -> Square:
    return GRID.names.index(name) if name in GRID.names else NOWHERE


def _no_square(name: str) -> Why:
    if not name:
        return Why(f"say which square, from a1 to {GRID.names[-1]}", "TI 1")
    return Why(f"there is no square {name[:40]!r}; they run from a1 to {GRID.names[-1]}", "TI 1")


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
    orc = on(view, square)
    return f"{CALLED[orc]} stands on {name}" if orc >= 0 else ""


def _enter(view: Forest, orc: int, name: str, rule: str) -> Why | None:
    """Why an Orc cannot be moved onto this square."""
    to = _square(name)
    if to == NOWHERE:
        return _no_square(name)
    here = view.orcs[orc].square
    if to == here:
        return Why(f"{CALLED[orc]} is on {name} already", rule)
    if NEAR[here] & BIT[to] and not BESIDE[here] & BIT[to]:
        return Why(f"{name} touches his square with a corner only: Orcs never go diagonally", rule)
    if not BESIDE[here] & BIT[to]:
        return Why(f"{name} is not beside {GRID.names[here]}: go square by square", rule)
    text = taken(view, to)
    if text:
        hint = f" ('open {name}' removes it)" if view.bushes & BIT[to] and view.phase == ACTING else ""
        return Why(text + hint, "TI 2" if not free(view) & BIT[to] and on(view, to) == NOBODY else rule)
    return None


def _dodge(view: Forest, verb: str, rest: str) -> Why | None:
    if verb not in PLACES:
        return Why(f"first say where {CALLED[view.target]} dodges to", "TI 4.2.3.4")
    why = _enter(view, view.target, rest, "TI 4.2.3.4")
    if why is None and view.fall is not None and view.fall.touched & BIT[_square(rest)]:
        return Why(f"{rest} is touched by the line of the Tree, too", "TI 4.2.3.4")
    return why


def _deploy(view: Forest, verb: str, rest: str) -> Why | None:
    orc = view.active * EACH + view.at % EACH
    if verb not in PLACES:
        return Why(f"first deploy {CALLED[orc]}", "TI 3")
    to = _square(rest)
    if to == NOWHERE:
        return _no_square(rest)
    if not EDGE & BIT[to]:
        return Why(f"{rest} is not at the edge", "TI 3")
    text = taken(view, to)
    if text:
        return Why(text, "TI 3")
    if orc % EACH:
        return Why(f"{rest} is not beside {CALLED[mate(orc)]}", "TI-2")
    return Why(f"no free square of the edge is beside {rest}, for {CALLED[mate(orc)]}", "TI-2")


def _give(verb: str, rest: str) -> Why | None:
    if verb != "tokens":
        return Why("first deal out your Action Tokens", "TI 4.2.1")
    parts = rest.split()
    if len(parts) != EACH or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        return Why("say how many tokens each Orc gets, such as 'tokens 2 2'", "TI 4.2.1")
    numbers = [int(part) for part in parts]
    if max(numbers) > MOST_TOKENS:
        return Why(f"no Orc gets more than {MOST_TOKENS} tokens", "TI 4.2.1")
    return Why(f"all {TOKENS} tokens are dealt out, not {sum(numbers)}", "TI-3") if sum(numbers) != TOKENS else None


def _boar(view: Forest, verb: str, rest: str) -> Why | None:
    if verb not in PLACES:
        return Why("first move the boar", "TI 4.2.2")
    to = _square(rest)
    if to == NOWHERE:
        return _no_square(rest)
    if to in view.path:
        return Why(f"the boar has been on {rest} in this turn", "TI 4.2.2")
    if view.rocks & BIT[to] or to in view.trees:
        return Why(taken(view, to), "TI-4")
    if not NEAR[view.boar] & BIT[to]:
        return Why(f"{rest} does not touch {GRID.names[view.boar]}: go square by square", "TI 4.2.2")
    text = taken(view, to)
    if view.steps == 1 and text:
        return Why(f"{text}: the boar cannot end there", "TI 4.2.2")
    return Why(f"from {rest} the boar cannot go on to an empty square", "TI-5")


def _orc(view: Forest, name: str, rule: str) -> Why | int:
    """The Orc of that name; or why there is none."""
    there = [CALLED[orc] for orc, one in enumerate(view.orcs) if one.square >= 0]
    if name not in SAID[: len(view.orcs)]:
        return Why(f"there is no Orc {name[:40]!r}; in the forest are {', '.join(there)}", rule)
    orc = SAID.index(name)
    return Why(f"{CALLED[orc]} has left the forest", "TI-8") if view.orcs[orc].left else orc


def _choose(view: Forest, verb: str, rest: str) -> Why | None:
    one, other = mine(view.active)
    if verb != "act":
        return Why(f"first say who acts: 'act {SAID[one]}' or 'act {SAID[other]}'", "TI-7")
    orc = _orc(view, rest, "TI-7")
    if isinstance(orc, Why):
        return orc
    return Why(f"{CALLED[orc]} is not one of yours", "TI-7") if OWNER[orc] != view.active else None


def _push(view: Forest, verb: str, rest: str) -> Why | None:
    if verb not in PLACES:
        return Why(f"first say where {CALLED[view.target]} is moved", "TI-11")
    return _enter(view, view.target, rest, "TI-11")


def _fell(verb: str) -> Why | None:
    if verb == "fell":
        return Why("name one of the directions that are listed: others come to the same as one of them", "TI-20")
    return Why("first say where the Tree falls", "TI 4.2.3.4")


def _smash(view: Forest, verb: str, rest: str) -> Why | None:
    if verb != "smash":
        return Why("first say whom the Tree strikes next", "TI-21")
    orc = _orc(view, rest, "TI-21")
    return orc if isinstance(orc, Why) else Why(f"{CALLED[orc]} is not under the Tree, or has been struck", "TI-21")


def _act(view: Forest, verb: str, rest: str) -> Why | None:
    orc = view.acting
    one = view.orcs[orc]
    name = CALLED[orc]
    if verb == "smash":
        return Why("the boar and falling Trees smash; an Orc shoves", "TI 4.2.3.2")
    if verb == "act":
        return Why(f"{name} is acting: say 'end' when he is done", "TI-7")
    if verb in PLACES:
        return _enter(view, orc, rest, "TI 4.2.3.1")
    if verb == "leave":
        if view.turn < LEAVE_FROM:
            return Why(f"nobody may leave before Game Turn {LEAVE_FROM}", "TI 4.2.3.1")
        return Why(f"{name} is not at the edge", "TI-8") if not EDGE & BIT[one.square] else None
    if verb == "shove":
        return _shove(view, orc, rest)
    if verb == "open":
        return _beside(view, orc, rest, view.bushes, "Bush", "TI 4.2.3.3")
    if verb in ("gather", "orcy"):
        rule = "TI 4.2.3.4" if verb == "gather" else "TI 4.2.3.5"
        why = _beside(view, orc, rest, sum(BIT[tree] for tree in view.trees), "Tree", rule)
        if why is None and verb == "orcy" and one.tokens < ORCY_COST:
            return Why(f"the Orcy Style costs {ORCY_COST} tokens; {name} has {one.tokens}", rule)
        return why
    if verb == "pick":
        lies = one.square in view.wood
        return None if lies else Why(f"no Wood lies on {GRID.names[one.square]}", "TI 4.2.3.6")
    return _share(view, orc, rest) if verb == "share" else None


def _beside(view: Forest, orc: int, name: str, some: int, what: str, rule: str) -> Why | None:
    """Why an action at a Bush or Tree on a neighbouring square cannot be done."""
    to = _square(name)
    if to == NOWHERE:
        return _no_square(name)
    if not some & BIT[to]:
        return Why(f"there is no {what} on {name}", rule)
    if not BESIDE[view.orcs[orc].square] & BIT[to]:
        return Why(f"{name} shares no side with {GRID.names[view.orcs[orc].square]}", rule)
    return None


def _shove(view: Forest, orc: int, name: str) -> Why | None:
    target = _orc(view, name, "TI 4.2.3.2")
    if isinstance(target, Why):
        return target
    if OWNER[target] == OWNER[orc]:
        return Why(f"{CALLED[target]} is one of yours", "TI 4.2.3.2")
    if not BESIDE[view.orcs[orc].square] & BIT[view.orcs[target].square]:
        return Why(f"{CALLED[target]} is not on a neighbouring square of {CALLED[orc]}", "TI 4.2.3.2")
    return None


def _share(view: Forest, orc: int, rest: str) -> Why | None:
    rule = "TI 4.2.3.7"
    other = mate(orc)
    one, two = view.orcs[orc], view.orcs[other]
    if two.left:
        return Why(f"{CALLED[other]} has left the forest", rule)
    if not BESIDE[one.square] & BIT[two.square]:
        return Why(f"{CALLED[other]} is not on a neighbouring square of {CALLED[orc]}", rule)
    if not one.wood + two.wood:
        return Why("neither of the two carries Wood", rule)
    if rest == str(one.wood):
        return Why(f"{CALLED[orc]} has that many already", rule)
    return Why(f"say how many {CALLED[orc]} has afterwards, from 0 to {one.wood + two.wood}", rule)
