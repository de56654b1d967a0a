"""The sequence of play: which piece of it comes next, and how Game Turns follow each other (BR 4, BR 4.1)."""

from __future__ import annotations

from collections.abc import Callable

from orcade.games.orclympics.discipline import first_team
from orcade.table.requests import Flow

from .activation import choose_action, choose_orc, end_move, found_barrel
from .audience import irritate, next_barrel
from .barrels import fly
from .combat import pair_up, retreat, strike
from .events import TookInitiative, TurnBegan
from .losses import finish
from .pieces import (
    ACTING,
    BOOING,
    BROODING,
    CALLING,
    CHOOSING_KIND,
    CLOSING,
    COUNTING,
    DEPLOYING,
    EDGING,
    FLYING,
    FOUND,
    HEAPING,
    IRRITATING,
    MOST_SEATS,
    NOBODY,
    OPENING,
    PAIRING,
    RETREATING,
    SETTING,
    STRIKING,
    TEAMING,
    UNORDERED,
    WALKING,
    Rumble,
    RumbleOptions,
    standing,
)
from .setup import brood, choose_kind, count_features, deploy, make_teams, place_mounds, set_down, take_edges


def start(seats: int, options: RumbleOptions) -> Rumble:
    return Rumble(seats, options)


def step(rumble: Rumble) -> Flow[None]:
    """One piece of the sequence of play."""
    return STEPS[rumble.phase](rumble)


def open_turn(rumble: Rumble) -> Flow[None]:
    """BR 4.1: a Game Turn begins with the roll for the Initiative."""
    rumble.turn += 1
    yield TurnBegan(rumble.turn)
    rumble.first = rumble.team = yield from first_team(rumble, rumble.teams, "Initiative", "BR 4.1")
    yield TookInitiative(rumble.teams[rumble.first])
    rumble.phase = CALLING


def close_turn(rumble: Rumble) -> Flow[None]:
    """BR 4.1: a Game Turn ends; after the last one Health decides (BR-23)."""
    if rumble.options.turn_cap and rumble.turn >= rumble.options.turn_cap:
        cap(rumble)
        return
    for orc in rumble.orcs:
        orc.done = orc.charged = orc.fought = orc.pelted = False
        orc.lost = 0
        orc.mound = NOBODY
    rumble.orders = [UNORDERED] * MOST_SEATS
    rumble.striker = rumble.victim = rumble.active = NOBODY
    rumble.blood = False
    rumble.aimed = 0
    rumble.phase = OPENING
    return
    yield


def cap(rumble: Rumble) -> None:
    """BR-23: the team with more Health wins; level, all share the first place."""
    health = [sum(orc.health for orc in standing(rumble, team)) for team in (0, 1)]
    if health[0] == health[1]:
        winners = rumble.teams[0] + rumble.teams[1]
    else:
        winners = rumble.teams[0 if health[0] > health[1] else 1]
    text = f"Game Turn {rumble.turn} is over: {max(health)} Health against {min(health)}."
    finish(rumble, winners, text, "BR-23", "turn_cap")


STEPS: dict[int, Callable[[Rumble], Flow[None]]] = {
    TEAMING: make_teams,
    BROODING: brood,
    COUNTING: count_features,
    CHOOSING_KIND: choose_kind,
    SETTING: set_down,
    HEAPING: place_mounds,
    EDGING: take_edges,
    DEPLOYING: deploy,
    OPENING: open_turn,
    CALLING: choose_orc,
    ACTING: choose_action,
    WALKING: end_move,
    FOUND: found_barrel,
    FLYING: fly,
    IRRITATING: irritate,
    PAIRING: pair_up,
    STRIKING: strike,
    RETREATING: retreat,
    BOOING: next_barrel,
    CLOSING: close_turn,
}
"""What each phase plays."""
