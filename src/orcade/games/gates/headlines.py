"""Where the match stands, in one line; and what each character can do, in a few words."""

from __future__ import annotations

from functools import partial

from orcade.table.words import NUMBERS, listed, whose

from .options import BY_MINUTES, BY_ROUNDS, MINUTES
from .pieces import (
    CALLED,
    CHOOSING,
    DEALING,
    FIRST_ORCS_COME,
    LAYING,
    ROLLING_OFF,
    STARTING,
    Siege,
    acting,
    goal,
    players_turn,
    rounds,
)
from .winning import points

POWERS = (
    "Sees the top Treasure on doubles",
    "May start with the Hackmaster",
    "Two NPCs, picks up dead ones",
    "Fireballs without end",
    "+1 to attacks and actions",
    "Thick skin",
    "Steals on doubles",
    "On doubles the Gamemaster redraws",
)
"""By character, what it can do (OG 3)."""
SETUP = {
    ROLLING_OFF: "Who is the Gamemaster?",
    CHOOSING: "Characters are chosen",
    LAYING: "The map is laid",
    STARTING: "Characters take their places",
    FIRST_ORCS_COME: "The first orcs",
    DEALING: "Cards are dealt",
}


def aim(view: Siege) -> str:
    """What wins (OG 1.1, OG-64)."""
    return f"{goal(view)} points win, else the GM"


def headline(view: Siege) -> str:
    """Round, whose turn it is, and how far it is to the aim."""
    if view.phase in SETUP:
        return SETUP[view.phase]
    turn = f"Round {view.round} of {rounds(view)}" if view.options.clock == BY_ROUNDS else f"Round {view.round}"
    if view.ending is None:
        whom = CALLED[acting(view).who] if players_turn(view) else "the orcs"
        turn += f": {whose(whom)} turn"
    return " · ".join(filter(None, (turn, ahead(view))))


def ahead(view: Siege) -> str:
    """Who is nearest to the aim: "Bob leads: 340", "Bob and Dave: 200"; nothing where nobody has come nearer.
    In the end, who has won."""
    if view.ending is not None:
        first = [each for each in view.characters if view.ending.places[each.seat] == 1]
        won = max(first, key=partial(points, view), default=None)
        return f"{CALLED[won.who] if won else 'the Gamemaster'} wins"
    best = max(points(view, each) for each in view.characters)
    leaders = [CALLED[each.who] for each in view.characters if points(view, each) == best]
    if best <= 0:
        return ""
    if len(leaders) == 2:
        return f"{listed(leaders)}: {best}"
    return f"{leaders[0]} leads: {best}" if len(leaders) == 1 else f"{NUMBERS[len(leaders)].capitalize()} lead: {best}"


def until(view: Siege) -> float | None:
    """When the real time is over, in seconds since 1970 began; None where there is no such time."""
    return (view.began + MINUTES) * 60.0 if view.options.clock == BY_MINUTES and view.began else None
