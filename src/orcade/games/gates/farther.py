"""Going towards a square that is too far: as near as one gets now, in answers that may all be given (`Game.farther`).

A character or an orc goes as far as its actions take it. Between two orcs the Gamemaster sends all who can get at
nobody in this turn; the others stay where they are, so that he says whom they strike.
"""

from __future__ import annotations

from orcade.table.errors import OrcadeError
from orcade.table.floor import bits
from orcade.table.grid import NOWHERE, Square
from orcade.table.plans import Plan
from orcade.table.requests import Option
from orcade.table.words import counted

from .answers.gamemaster import DONE, ENTER, NEXT
from .answers.turns import GO
from .hints.moving import go
from .orcs import orcs_copied, put_newcomer
from .orders import can_strike, free_entries, nearest, waiting
from .pieces import (
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    Character,
    Orc,
    Siege,
    acting,
    actions_of,
    board_of,
    living,
    newcomer_actions,
    orc_called,
    orc_squares,
    place_told,
)
from .walking import away, goals, orc_goals, ways


def farther(view: Siege, words: str) -> Plan | None:
    """Towards the square of words like "go 3c7"."""
    verb, _, name = words.partition(" ")
    if verb != "go" or view.asked not in (WHAT_NOW, WHAT_ORC_DOES, WHAT_NEXT):
        return None
    try:
        square = board_of(view).floor.square(name)
    except OrcadeError:
        return None
    if view.asked == WHAT_NEXT:
        return orcs_go(view, words, square)
    if view.asked == WHAT_NOW:
        character = acting(view)
        to = nearer(view, character, square)
        to = nearer(view, character, square, risky=True) if to == NOWHERE else to
        return goes(view, words, character.square, square, to)
    orc = orc_called(view, view.acting)
    return goes(view, words, orc.square, square, orc_nearer(view, orc, view.actions, square))


def goes(view: Siege, words: str, here: Square, there: Square, to: Square) -> Plan | None:
    """One figure goes from here towards there, as far as to another square; NOWHERE where it gets no nearer."""
    if to == NOWHERE:
        return None
    far = away(board_of(view), there)
    return Plan(
        say=words,
        label=f"Go towards {place_told(view, there)}",
        hint=f"{counted(far[here], 'action')} away, {far[to]} more from where you get now. {go(view, GO[to])}",
        steps=(GO[to],),
    )


def nearer(view: Siege, character: Character, there: Square, *, risky: bool = False) -> Square:
    """The free square that is nearest to another one, of those that a character can go to now without a free attack,
    or by any way; NOWHERE where none is nearer than its own."""
    found = ways(view, character, character.square, max(0, view.actions))
    free = [square for square in bits(goals(view, character) & ~orc_squares(view)) if risky or not found.risks(square)]
    return nearest(view, character.square, sum(1 << square for square in free), there)


def orc_nearer(view: Siege, orc: Orc, actions: int, there: Square) -> Square:
    """The same of an orc with so many actions."""
    return nearest(view, orc.square, orc_goals(view, orc, actions), there)


def orcs_go(view: Siege, words: str, there: Square) -> Plan | None:
    """All orcs that can get at nobody go there, the nearest first, and then the newcomers."""
    siege = orcs_copied(view)
    far = away(board_of(view), there)
    hunted = list(living(view))
    steps: list[Option] = []
    gone = 0
    for orc in sorted(waiting(siege), key=lambda orc: far[orc.square]):
        actions = actions_of(siege, orc)
        to = orc_nearer(siege, orc, actions, there)
        if to == NOWHERE or can_strike(siege, orc, hunted):
            continue
        steps += (NEXT[orc.number], GO[to])
        orc.square = to
        gone += 1
    while entries := free_entries(siege):
        entry = min(bits(entries), key=far.__getitem__)
        orc = put_newcomer(siege, entry)
        to = orc_nearer(siege, orc, newcomer_actions(siege), there)
        steps += (ENTER[entry],) if to == NOWHERE else (ENTER[entry], GO[to])
        orc.square = entry if to == NOWHERE else to
        gone += 1
    if not steps:
        return None
    stay = len(waiting(view)) + view.newcomers - gone
    return Plan(
        say=words,
        label=f"All go to {place_told(view, there)}",
        hint=f"{counted(gone, 'orc')} go{'es' * (gone == 1)} there, as far as they get."
        + f" {stay} who can get at somebody, or no nearer, wait{'s' * (stay == 1)} for your word." * bool(stay),
        steps=(*steps, DONE),
    )
