"""Where the match stands, in one line; and what each character can do, in a few words."""

from __future__ import annotations

from orcade.table.words import counted

from .pieces import (
    BY_MINUTES,
    BY_ROUNDS,
    CALLED,
    CHOOSING,
    DEALING,
    FIRST_ORCS_COME,
    GOAL,
    LAYING,
    MINUTES,
    NAMES,
    ORC_ACTING,
    ROLLING_OFF,
    ROUNDS,
    STARTING,
    Siege,
    acting,
    players_turn,
)
from .winning import points

POWERS = (
    "Sees the top Treasure on doubles",
    "May start with the +12",
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


def headline(view: Siege) -> str:
    """Round, whose turn it is, what is left of it, and who is ahead."""
    if view.phase in SETUP:
        return SETUP[view.phase]
    parts = [f"Round {view.round} of {ROUNDS}" if view.options.clock == BY_ROUNDS else f"Round {view.round}"]
    if players_turn(view):
        who = CALLED[acting(view).who]
        parts.append(f"{who}, {counted(view.actions, 'action')} left" if view.rolled else who)
    elif view.phase == ORC_ACTING:
        parts.append(f"Orc {view.acting + 1}, {counted(view.actions, 'action')} left")
    else:
        parts.append(f"Gamemaster {NAMES[view.gm]}")
    parts.append(ahead(view))
    return " · ".join(parts)


def ahead(view: Siege) -> str:
    """Who has most points: "Bob leads with 340 of 1000"."""
    best = max(points(view, each) for each in view.characters)
    leaders = [CALLED[each.who] for each in view.characters if points(view, each) == best]
    if len(leaders) == 1:
        return f"{leaders[0]} leads with {best} of {GOAL}"
    return f"{len(leaders)} lead with {best} of {GOAL}"


def until(view: Siege) -> float | None:
    """When the real time is over, in seconds since 1970 began; None where there is no such time."""
    return (view.began + MINUTES) * 60.0 if view.options.clock == BY_MINUTES and view.began else None
