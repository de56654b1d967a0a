"""What is proposed as one answer (`Game.plans`): an exchange, with the cards that go; and beside what is usual, what
else an action could be used for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from orcade.table.game import hinted
from orcade.table.plans import Plan
from orcade.table.requests import Ask, Option
from orcade.table.words import listed

from .answers import EXCHANGE, FEW, PASS, Move, PlayRoom, PlayRule, named
from .card_decks import printed_on
from .foresight import share_after
from .hints import HINTS
from .pieces import NONE, WHICH_ACTION, Dungeon
from .reasons import reason
from .tactics import frontier, needed
from .traces import TRACES
from .usual import WORTH_IT, exchanged, extent, on_foot, there, usual

BESIDES: Final[Mapping[type[Option], str]] = {Move: "go on", PlayRoom: "build", PlayRule: "a rule"}
"""What an action can be used for, the likeliest first, and what that is called in notation."""
MOST: Final = 1
"""So many stand beside what is usual: an exchange and a pass do anyway, and what everybody has needs its room."""


def plans(view: Dungeon, ask: Ask) -> tuple[Plan, ...]:
    """To exchange what is good for little, where that is what one mostly wants to do; what else could be done."""
    if view.asked != WHICH_ACTION:
        return ()
    best = usual(view, ask)
    others = tuple(besides(view, ask, best))[:MOST]
    if best != EXCHANGE:
        return others
    away = exchanged(view, ask)
    label, hint = away.label(view), reason(view, ask, EXCHANGE)
    if len(away.cards) > FEW:  # it is told apart from an exchange of which one chooses the cards
        label = f"Exchange the {len(away.cards)} least useful"
        hint += f" {listed([named(view, card) for card in away.cards])} go."
    return (Plan(say="renew", label=label, hint=hint, steps=(EXCHANGE, away)), *others)


def besides(view: Dungeon, ask: Ask, best: Option | None) -> Iterator[Plan]:
    """Of each other kind of answer the best one."""
    for kind, say in BESIDES.items():
        options = [each for each in ask.options if isinstance(each, kind)]
        if isinstance(best, kind) or not options:
            continue
        option = BEST[kind](view, ask, options)
        if option is None:
            continue
        label, hint = shortly(view, ask, option)
        yield Plan(
            say=say,
            label=label,
            hint=hint,
            steps=(option,),
            beside=True,
            trace=TRACES[kind](view, option) if kind in TRACES else None,
        )


def shortly(view: Dungeon, ask: Ask, option: Option) -> tuple[str, str]:
    """Its label and its hint, without what map and cards show."""
    label, told = option.label(view), hinted(HINTS, view, option)
    if isinstance(option, PlayRoom):
        label = f"Lay {named(view, option.card)} {option.place(view)}"
    why = "" if isinstance(option, PlayRule) else reason(view, ask, option)
    return label, f"{why} {told}".strip()


def nearest(view: Dungeon, ask: Ask, moves: list[Any]) -> Option | None:
    """The Room from which the fewest actions lead out, if these are fewer than from here; none for the GameMaster, who
    stands nowhere."""
    here = view.where[ask.seat]
    if here == NONE:
        return None
    edges = frontier(view)
    left = {move: there(view, ask.seat, move, edges) for move in moves}
    found: Option = min(left, key=left.__getitem__)
    return found if left[found] < needed(view, ask.seat, on_foot(view, here, edges)) else None


def widest(view: Dungeon, ask: Ask, rooms: list[Any]) -> Option | None:
    """The Room with the most doors; an Exit before all."""
    spread = partial(extent, view)
    best: Option = max(
        rooms, key=lambda room: (printed_on(view, room.card).exit, room.doors.bit_count(), -spread(room))
    )
    return best


def worth_it(view: Dungeon, ask: Ask, options: list[Any]) -> Option | None:
    """What betters one's chances most; None where nothing does so clearly."""
    share = partial(share_after, view, ask.seat)
    found: Option = max(options, key=share)
    return found if share(found) > share(PASS) + WORTH_IT else None


BEST: Final[Mapping[type[Option], Callable[[Dungeon, Ask, list[Any]], Option | None]]] = {
    Move: nearest,
    PlayRoom: widest,
    PlayRule: worth_it,
}
"""How that is found."""
