"""What may be done with several answers in a row: go to a Tree and gather, carry Wood on, all of the boar's way, all of
the way over which somebody is shoved.

They are what looks best to the estimate of the bots (`errands.py`, `foresight.py`). No rule looks at them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from orcade.games.orclympics.chessboard import BESIDE, BIT, DISTANCE, EDGE, GRID, middle
from orcade.table.ahead import copied
from orcade.table.game import hinted
from orcade.table.grid import Square
from orcade.table.odds import at_least, percent
from orcade.table.plans import Plan
from orcade.table.requests import Ask, Option
from orcade.table.trace import Trace
from orcade.table.words import counted, listed

from .answers import ACT, BOAR, END, PUSH, Leave, Move, Pick, Share, orc_id, square_id, wood_id
from .boar_way import onward
from .errands import Errand, done, errands, first_to_act
from .foresight import best_push, best_run
from .hints import HINTS, blow, way_to
from .pieces import (
    ACTING,
    CALLED,
    CHOOSING,
    DODGES,
    LAST_TURN,
    LATE,
    LEAVE_FROM,
    MOST_TOKENS,
    NOBODY,
    OWNER,
    PLAIN,
    PUSHING,
    ROAMING,
    SAID,
    STRIKE,
    WALK,
    Forest,
    mate,
    orc_on,
    orcs_of,
)
from .traces import threats
from .turn import hunt
from .words import wood

BOAR_COMES = f"The boar may get him there: he dodges with {percent(at_least(DODGES))}, or drops Wood."
"""Of who has Wood where it may come over him: the same is drawn (`threats`)."""
FEW_TURNS = 3
"""So many Game Turns that are left are few: it is said whether they suffice."""


def plans(view: Forest, ask: Ask) -> Sequence[Plan]:
    """The best first; none where a single answer is better than each."""
    about = tuple(ask.about)
    if view.asked != PLAIN or about == LATE:
        return ()
    if view.phase == ACTING:
        return tuple(msgspec.structs.replace(plan, idle=about == WALK) for plan in errand_plans(view))
    if view.phase == CHOOSING:
        return tuple(first_errands(view))
    if view.phase == ROAMING:
        way = best_run(view)
        whole = strikes(view) and len(way) > 1 and orc_on(view, way[0]) == NOBODY
        return (run(view, way),) if whole else ()
    if view.phase == PUSHING:
        way = best_push(view)
        return (push(view, way),) if len(way) > 1 else ()
    return ()


# What the acting Orc does.


def errand_plans(view: Forest) -> Iterator[Plan]:
    """All that he can go for and do now, or go on to; none where something else is better than to go. Shares would be
    too many, so there is one only where it is the best."""
    found = errands(view)
    if not found[0].way:
        if len(picks(view)) > 1:
            yield planned(view, found[0])
        return
    for errand in found:
        if errand is found[0] or (errand.way and errand.deed is not None and not isinstance(errand.deed, Share)):
            yield planned(view, errand)


def first_errands(view: Forest) -> Iterator[Plan]:
    """What each Orc would do if he acted first, and that it is he: who had best do so before the other."""
    best = first_to_act(view)
    for orc in (best, mate(best)):
        there = copied(view)
        there.acting, there.phase = orc, ACTING
        step = ACT[view.active][orcs_of(view.active).index(orc)]
        for errand in islice(two_kinds(there, errands(there)), 2):
            plan = planned(there, errand)
            yield msgspec.structs.replace(
                plan,
                say=f"{SAID[orc]} {plan.say}",
                label=f"{CALLED[orc]}: {plan.label[0].lower()}{plan.label[1:]}",
                steps=(step, *plan.steps),
            )


def two_kinds(view: Forest, found: Sequence[Errand]) -> Iterator[Errand]:
    """The best of all that the acting Orc may do, and the best deed of another kind. To do nothing is none, nor is to
    leave with nothing."""
    kinds: set[type] = {type(None), *(() if view.orcs[view.acting].wood else (Leave,))}
    for errand in found:
        kind = type(errand.deed)
        if errand.steps != (END,) and (errand is found[0] or kind not in kinds):
            yield errand
            kinds.add(kind)


def planned(view: Forest, errand: Errand) -> Plan:
    """It as one answer."""
    there = view
    for step in errand.way:
        there = done(there, step)
    cost = counted(len(errand.way), "token")
    if errand.deed is None:
        say, label, things, told = going_on(view, there)
        hint = f"{cost}{told}"
        steps: tuple[Option, ...] = errand.way if there.acting != view.acting else errand.steps
    else:
        words = errand.deed.label(there)
        say = f"go {errand.deed.notation(there)}"
        label = f"Go and {words[0].lower()}{words[1:]}" if errand.way else words
        things = errand.deed.things(there)
        hint = f"{cost} to get there. " if errand.way else ""
        more = picks(done(there, errand.deed)) if isinstance(errand.deed, Pick) else ()
        if more:
            count = wood(len(more) + 1)
            say, label = f"{say} {len(more) + 1}", label.replace("Wood", count)
            hint += f"He carries {view.orcs[view.acting].wood + len(more) + 1} then."
        else:
            hint += hinted(HINTS, there, errand.deed)
        steps = (*errand.steps, *more)
    trace = going(view, errand, there, cost) if errand.way else None
    if trace is not None and trace.lines:
        hint = f"{hint.strip()} {BOAR_COMES}"
    return Plan(say=say, label=label, hint=hint.strip(), things=things, steps=steps, trace=trace)


def picks(view: Forest) -> tuple[Pick, ...]:
    """All Wood that the acting Orc had best pick where he stands, one after the other."""
    if view.phase != ACTING or not view.orcs[view.acting].tokens:
        return ()
    deed = errands(view)[0].steps[0]
    if not isinstance(deed, Pick):
        return ()
    there = done(view, deed)
    return (deed, *(picks(there) if there.acting == view.acting else ()))


def going(view: Forest, errand: Errand, there: Forest, cost: str) -> Trace:
    """The way, and whether the boar may strike at its end who has Wood then. `there`: the Forest with him there."""
    orc = view.acting
    squares = [step.square for step in errand.way if isinstance(step, Move)]
    lines = () if isinstance(errand.deed, Leave) else threats(there, orc, errand.deed)
    return Trace(way=points(view.orcs[orc].square, squares), cost=cost, lines=lines)


def points(start: Square, way: Sequence[Square]) -> tuple[tuple[float, float], ...]:
    return tuple(middle(square) for square in (start, *way))


class Goal(NamedTuple):
    """Something to go on to, over more than one Player Turn. One without things is named by where he gets."""

    label: str
    things: tuple[str, ...]
    squares: int
    """The set of those on which one is there."""


def goals(view: Forest, orc: int) -> Iterator[Goal]:
    """What there is for this Orc; of goals as near as each other the first counts."""
    if view.orcs[orc].wood:
        yield Goal("Carry the Wood towards the edge", (), EDGE)
    for square in view.wood:
        yield Goal(f"Go towards the Wood at {GRID.names[square]}", (wood_id(square),), BIT[square])
    for square in view.trees:
        yield Goal(f"Go towards the Tree at {GRID.names[square]}", (square_id(square),), BESIDE[square])
    for other, one in enumerate(view.orcs):
        if one.wood and not one.left and other != orc:
            what = "Go and meet {}" if other == mate(orc) else "Go towards {}, who carries Wood"
            yield Goal(what.format(CALLED[other]), (orc_id(other),), BESIDE[one.square])


def going_on(view: Forest, there: Forest) -> tuple[str, str, tuple[str, ...], str]:
    """Notation, label, things and words of a way at whose end nothing is done yet, by the goal that comes nearer most;
    the words go on from what it costs."""
    orc = view.acting
    here, end = view.orcs[orc].square, there.orcs[orc].square
    say = f"go {GRID.names[end]}"
    best, most, left, late = None, 0, 0, False
    for goal in goals(view, orc):
        far = way_to(there, goal.squares)
        nearer = way_to(view, goal.squares)[here] - far[end]
        if far[end] > (LAST_TURN - view.turn) * MOST_TOKENS:
            late = True
        elif nearer > most:
            best, most, left = goal, nearer, far[end]
    if best is None:
        apart = ", farther from all others" if nearest(there, orc) > nearest(view, orc) else ""
        told = ". All else is too far by the end" if late and not apart else apart
        return say, f"Go to {GRID.names[end]}", (square_id(end),), f"{told}."
    rest = f", then {left} more{in_time(view)}." if left else ": he gets there."
    if best.squares == EDGE and view.turn < LEAVE_FROM:
        rest += f" Orcs may leave from Game Turn {LEAVE_FROM} on."
    return say, best.label, best.things or (square_id(end),), rest


def in_time(view: Forest) -> str:
    """How many Game Turns are left for more Action Tokens, once they are few."""
    turns = LAST_TURN - view.turn
    if turns == 1:
        return " in the last Game Turn"
    return f" in the {counted(turns, 'Game Turn')} left" if turns <= FEW_TURNS else ""


def nearest(view: Forest, orc: int) -> int:
    """How far the nearest one is who may take his Wood, rivals and boar."""
    rivals = [one.square for at, one in enumerate(view.orcs) if OWNER[at] != OWNER[orc] and not one.left]
    return min(DISTANCE[view.orcs[orc].square][square] for square in (*rivals, view.boar))


# Ways of others that one chooses.


def run(view: Forest, way: Sequence[Square]) -> Plan:
    """All of the boar's way."""
    orcs = [orc for orc in (orc_on(view, square) for square in way) if orc != NOBODY]
    end = GRID.names[way[-1]]
    return Plan(
        say=f"run {end}",
        label=f"Boar to {end}" + (f", over {listed([CALLED[orc] for orc in orcs])}" if orcs else ""),
        hint=" ".join(blow(view, orc, view.orcs[orc].square, 0) for orc in orcs)
        or "It strikes nobody: a blow would gain you less.",
        things=(orc_id(orcs[0]) if orcs else square_id(way[-1]),),
        steps=tuple(BOAR[square] for square in way),
        trace=Trace(way=points(view.boar, way)),
    )


def strikes(view: Forest) -> bool:
    """Whether the boar can strike somebody with Wood: else its way passes by itself, step by step."""
    return hunt(view, onward(view, view.boar, view.path, view.steps)[0]) == STRIKE


def push(view: Forest, way: Sequence[Square]) -> Plan:
    """All of the way over which somebody is shoved."""
    end = GRID.names[way[-1]]
    return Plan(
        say=f"send {end}",
        label=f"{CALLED[view.target]} to {end}",
        hint=farther(view, way[-1]),
        things=(square_id(way[-1]),),
        steps=tuple(PUSH[square] for square in way),
        trace=Trace(way=points(view.orcs[view.target].square, way)),
    )


def farther(view: Forest, end: Square) -> str:
    """How much longer who is shoved has to any Wood from there; nothing where it is no longer."""
    wanted = 0
    for square in view.wood:
        wanted |= BIT[square]
    for square in view.trees:
        wanted |= BESIDE[square]
    far = way_to(view, wanted)
    before, then = far[view.orcs[view.target].square], far[end]
    if then <= before:
        return ""
    more = counted(then, "token")
    return f"Farther from Wood: {more}, {before} before." if before else f"Away from Wood: {more} back to any."
