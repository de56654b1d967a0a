"""What an Orc may do with several answers in a row: go to somebody and smash him, fetch an item, or go on towards one;
and when nothing of that is left, climb a Platform or get out of reach.

They are the goals of the policy (`policy.goals`), each with the whole way. No rule looks at them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from orcade.games.orclympics.chessboard import BIT, DISTANCE, GRID, WITHIN, squares
from orcade.table.grid import Square
from orcade.table.odds import or_more
from orcade.table.plans import Plan
from orcade.table.requests import Ask
from orcade.table.words import counted, listed

from .answers import END, MOVE, End, Grab, Jump, Move, Smash, Stomp, Throw, item_id, orc_id, square_id
from .hints import USES, smash, threats
from .pieces import (
    ACTING,
    BRAWLING,
    CLIMBS,
    ITEMS,
    NAMES,
    STRUCK,
    Fight,
    Orc,
    acting,
    jump_length,
    move_length,
)
from .policy import FAR, act, goals
from .reach import around, danger, passable, strikers, way_to
from .traces import going

AIMS: Final = 3
"""So many are offered to go on towards."""
FROM_ABOVE: Final = "Next turn you Smash and Jump from there: two blows."
"""Why somebody who has struck climbs a Platform."""


class Errand(NamedTuple):
    """Somewhere to go, and what for."""

    points: float
    """What its first step is worth to the policy: less, the further it is."""
    deed: Smash | Grab
    way: tuple[Square, ...]
    """All of it; empty where one need not, or cannot, go."""
    near: bool
    """It is done in this activation."""


def plans(view: Fight, ask: Ask) -> tuple[Plan, ...]:
    """All that can be reached and done now, the best first, or what to go on towards; with nothing to do, the way
    up a Platform or out of reach. None where something else is better than to go."""
    if view.phase != BRAWLING or view.asked != ACTING:
        return ()
    me = acting(view)
    judged = act(view, ask)
    if view.points:
        del judged[END]  # as long as there is somewhere to go
    best = max(judged, key=judged.__getitem__, default=END)
    if me.down:
        return ()
    if not isinstance(best, (Move, End)):
        return tuple(others(view, me, ask))
    found = sorted((each for each in errands(view, me) if each.way), reverse=True, key=lambda each: each.points)
    if not found:
        return (*climbs(view, me), *retreats(view, me))
    if found[0].points < judged[best]:
        return (*mounts(view, me, best), *others(view, me, ask))
    near = [each for each in found if each.near]
    picked = near if found[0].near else found[:AIMS]
    if len(picked) == 1:  # to go for something else is a plan, too, though it takes longer
        picked += [each for each in found if type(each.deed) is not type(picked[0].deed)][:1]
    return *(planned(view, me, each) for each in picked), *retreats(view, me)


def others(view: Fight, me: Orc, ask: Ask) -> Iterator[Plan]:
    """Whom else he could go to and smash, what he could fetch, and how he gets out of reach, where something else is
    better: the best of each."""
    kinds: set[type] = set()
    struck = {each.target for each in ask.options if isinstance(each, Smash | Stomp | Throw | Jump)}
    for errand in sorted(errands(view, me), reverse=True, key=lambda each: each.points):
        deed = errand.deed
        again = isinstance(deed, Smash) and deed.target in struck
        if errand.way and errand.near and type(deed) not in kinds and not again:
            kinds.add(type(deed))
            yield msgspec.structs.replace(planned(view, me, errand), beside=True)
    for away in retreats(view, me):
        yield msgspec.structs.replace(away, beside=True)


def mounts(view: Fight, me: Orc, best: Move | End) -> Iterator[Plan]:
    """A step up a Platform beside him, from which he jumps at once."""
    if not isinstance(best, Move) or not view.platforms & BIT[best.square]:
        return
    foes = [each for each in view.orcs if each.health > 0 and each is not me]
    near = [NAMES[foe.seat] for foe in foes if WITHIN[jump_length(view, me)][foe.square] & BIT[best.square]]
    if not near:
        return
    told = f"Up on {or_more(CLIMBS)}, then you Jump at {listed(near, 'or')}. {threats(view, me, best.square)}"
    trace = going(view, me, [best.square])
    things = (square_id(best.square),)
    yield Plan(say="climb", label="Climb the Platform", hint=told.strip(), things=things, steps=(best,), trace=trace)


def climbs(view: Fight, me: Orc) -> tuple[Plan, ...]:
    """The way up the nearest Platform for who has struck; none where the policy does not want it, or it is too far."""
    high = view.platforms & passable(view, me)
    if not (high and view.used & STRUCK and any(goal.deed is None for goal in goals(view, me))):
        return ()
    way = way_to(view, me, around(high, 1))
    up = squares(around(BIT[way[-1] if way else me.square], 1) & high)
    if not up or len(way) >= view.left + view.points * move_length(view, me):
        return ()
    way.append(up[0])
    told = f"{counted(len(way), 'square')} to go, up on {or_more(CLIMBS)}. {FROM_ABOVE} {threats(view, me, up[0])}"
    return (
        Plan(
            say="climb",
            label="Climb the Platform",
            hint=told.strip(),
            things=(square_id(up[0]),),
            steps=tuple(MOVE[square] for square in way),
            idle=not view.points,
            trace=going(view, me, way),
        ),
    )


def retreats(view: Fight, me: Orc) -> tuple[Plan, ...]:
    """The way to the nearest square on which as few as can be could strike him; none where all are as bad."""
    if view.platforms & BIT[me.square]:
        return ()
    strikes = danger(view, me)
    free = passable(view, me) & ~view.platforms
    steps = view.left + view.points * move_length(view, me)
    ends = squares(around(BIT[me.square], steps, free))
    end = min(ends, key=lambda square: (strikes(square), DISTANCE[me.square][square]))
    if strikes(end) == strikes(me.square):
        return ()
    way = way_to(view, me, BIT[end])
    there = strikers(view, me, end)
    rid = [NAMES[other.seat] for other in strikers(view, me, me.square) if other not in there]
    told = f"Out of reach of {listed(rid)}. {threats(view, me, end)}".strip()
    return (
        Plan(
            say="step back",
            label="Step back" if strikes(end) else "Get out of reach",
            hint=f"{counted(len(way), 'square')} to go. {told}",
            steps=tuple(MOVE[square] for square in way),
            idle=not view.points,
            trace=going(view, me, way),
        ),
    )


def errands(view: Fight, me: Orc) -> Iterator[Errand]:
    """Where the policy would go, but for Platforms."""
    within = view.left + max(0, view.points - 1) * move_length(view, me) if view.points else -1
    for goal in goals(view, me):
        if goal.deed is not None:
            way = tuple(way_to(view, me, goal.squares))
            yield Errand(goal.points - FAR * (len(way) - 1), goal.deed, way, len(way) <= within)


def planned(view: Fight, me: Orc, errand: Errand) -> Plan:
    """It as one answer, as far as the activation lasts."""
    deed, far = errand.deed, len(errand.way)
    way = errand.way[: view.left + view.points * move_length(view, me)]
    steps = tuple(MOVE[square] for square in way)
    if isinstance(deed, Smash):
        name, thing = NAMES[deed.target], orc_id(deed.target)
        say, label, hint = f"reach {name.lower()}", f"Go and smash {name}", smash(view, deed)
    else:
        item, end = view.items[errand.way[-1]], errand.way[-1]
        name, thing = f"the {ITEMS[item]}", item_id(end)
        say, label, hint = f"fetch {GRID.names[end]}", f"Fetch {name}", USES[item]
    parts = [hint]
    if not errand.near:
        rest = far - len(way)
        label = f"Go towards {name}"
        near = f"You get there, to {'smash' if isinstance(deed, Smash) else 'grab'} next turn."
        parts = [f"{counted(far, 'square')} away, {rest} after that." if rest else near]
    parts.append(threats(view, me, way[-1]))
    return Plan(
        say=say,
        label=label,
        hint=" ".join(part for part in parts if part),
        things=(thing,),
        steps=(*steps, deed) if errand.near else steps,
        idle=not view.points,
        trace=going(view, me, way),
    )
