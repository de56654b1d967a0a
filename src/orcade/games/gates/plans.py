"""What one mostly wants, as one answer (`Game.plans`): what a turn is for, and what sets the table up."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.table.floor import bits
from orcade.table.plans import Plan
from orcade.table.requests import Ask
from orcade.table.trace import Trace
from orcade.table.words import counted

from .answers.choosing import AT
from .answers.setting_up import SIDE, TURNED, Lay
from .board import compact, places_named, side_name
from .effects import Orcs
from .odds import threats
from .order_plans import order_plans
from .pieces import (
    AWAY,
    CALLED,
    FIRST_ORCS,
    FIRST_ORCS_COME,
    WHAT_NEXT,
    WHAT_NOW,
    WHERE_ORC_COMES,
    WHERE_TO_LAY,
    WHERE_TO_RETURN,
    WHERE_TO_START,
    WHICH_SIDE,
    Siege,
    acting,
    board_of,
    face_of,
    free_squares,
    living,
    named,
    place_told,
    players_turn,
)
from .setup import layable
from .traces import BESIDE, from_above
from .turn_plans import danger, turn_plans
from .walking import FAR, away


def plans(view: Siege, ask: Ask) -> tuple[Plan, ...]:
    """The one that fits the question."""
    if view.asked == WHAT_NOW:
        return turn_plans(view, ask)
    if view.asked == WHAT_NEXT:
        return order_plans(view, ask)
    if view.asked in (WHICH_SIDE, WHERE_TO_LAY):
        return (lay(view),)
    if view.asked == WHERE_TO_START:
        return (stand(view, "start"),)
    if view.asked == WHERE_TO_RETURN and ask.seat != view.gm:
        return (stand(view, "return"),)
    if view.asked == WHERE_ORC_COMES:
        return (first_orcs(view),) if view.phase == FIRST_ORCS_COME else tuple(orcs_near(view))
    return ()


# Before the first turn.


def lay(view: Siege) -> Plan:
    """A section where the map stays compact. Which one hangs on who plays, so that maps differ."""
    sides = layable(view)
    side = (
        view.side if view.asked == WHERE_TO_LAY else sides[(3 * sum(who.who for who in view.characters)) % len(sides)]
    )
    own = view.options.own_maps
    spot = compact(view.laid, side, own)[0]
    told = spot.told(view.laid, own)
    return Plan(
        say=f"lay {side_name(side)}",
        label=f"Lay {places_named(own)[side]} {told}",
        hint=f"{TURNED[spot.turn].capitalize()}.",
        steps=(SIDE[side], Lay(spot.turn, spot.x, spot.y)),
    )


def stand(view: Siege, say: str) -> Plan:
    """Near a chest, where as few orcs get at him as can be."""
    character = named(view, view.about)
    board = board_of(view)
    chests = [away(board, chest) for chest in bits(board.chests)]
    far = {square: min([each[square] for each in chests], default=FAR) for square in view.squares}
    square = min(view.squares, key=lambda square: (threats(view, character, square), far[square]))
    place = place_told(view, square)
    hint = f"From {place}: {counted(far[square], 'action')}." if far[square] else f"Right at {place}."
    return Plan(
        say=say,
        label=f"{say.capitalize()} nearest to a chest",
        hint=f"{hint} {danger(view, character, square)}".strip(),
        steps=(AT[square],),
        trace=Trace(way=from_above(board.floor, square)),
    )


def first_orcs(view: Siege) -> Plan:
    """All that are left of the first orcs, each as near to another character as it may be."""
    board = board_of(view)
    left = FIRST_ORCS - len(view.orcs)
    free = list(view.squares)
    squares = []
    for at in range(left):
        prey = view.characters[at % len(view.characters)].square
        squares.append(min(free, key=away(board, prey).__getitem__))
        free.remove(squares[-1])
    return Plan(
        say="ambush",
        label=f"Put {'all ' if left == FIRST_ORCS else 'the other '}{counted(left, 'orc')} near the characters",
        hint=f"As near as they may be: {AWAY + 1} squares away.",
        steps=tuple(AT[square] for square in squares),
        trace=Trace(beside=tuple(from_above(board.floor, square, BESIDE) for square in squares)),
    )


# Orcs that a card brings.


def orcs_near(view: Siege) -> Iterator[Plan]:
    """All that come, as near as they may be to whom they are to harm: to who has found them, or to anybody in the
    Gamemaster's turn; those that a player places, to his rivals."""
    effect = face_of(view, view.played[-1]).effect if view.played else None
    if not isinstance(effect, Orcs):
        return
    finder = acting(view) if players_turn(view) else None
    if effect.by == "looter":
        prey = [each for each in living(view) if finder is None or each.seat != finder.seat]
    else:
        prey = list(living(view)) if finder is None or finder.dead else [finder]
    if not prey:
        return
    far = [away(board_of(view), each.square) for each in prey]
    near = {square: min([each[square] for each in far]) for square in bits(free_squares(view))}
    yield Plan(
        say="near",
        label=f"Put them near {CALLED[prey[0].who] if len(prey) == 1 else 'the characters'}",
        hint="All that come, each as near as it may be.",
        steps=tuple([AT[square] for square in sorted(near, key=near.__getitem__)]),
    )
