"""The sequence of play: which piece of it comes next, and how Game Turns follow each other (MF 4.1)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import line_up
from orcade.table.requests import Flow

from .actions import activate
from .combat import eliminate, finish
from .events import Booed, TurnBegan
from .pieces import (
    BRAWLING,
    BROODING,
    CLOSING,
    CROWD_TAKES,
    LINING_UP,
    SCATTERING,
    Fight,
    FightOptions,
    Orc,
    bored,
    next_activation,
    standing,
)
from .setup import choose_brood, deploy, deployment_order, lay_tokens


def start(seats: int, options: FightOptions) -> Fight:
    return Fight(seats, options, orcs=[Orc(seat) for seat in range(seats)])


def step(fight: Fight) -> Flow[None]:
    """One piece of the sequence of play (MF 1.2, 2, 3, 4.1)."""
    phase = fight.phase
    if phase == BRAWLING:
        yield from activate(fight)
    elif phase == CLOSING:
        yield from close_turn(fight)
    elif phase == BROODING:
        yield from choose_brood(fight)
    elif phase == SCATTERING:
        yield from lay_tokens(fight)
    elif phase == LINING_UP:
        yield from deployment_order(fight)
    else:
        yield from deploy(fight)


def close_turn(fight: Fight) -> Flow[None]:
    """MF 4.1: the Game Turn ends, with the bored crowd and the cap of MF-15, and the next one begins."""
    if bored(fight):
        for place in range(len(fight.order) - 1, -1, -1):
            orc = fight.orcs[fight.order[place]]
            if orc.health > 0 and not orc.fought:
                orc.health -= CROWD_TAKES
                yield Booed(orc.seat)
                if orc.health == 0:
                    yield from eliminate(fight, orc, orc.seat, "bored_crowd")
                    if fight.ending is not None:
                        return
    if fight.options.turn_cap and fight.turn >= fight.options.turn_cap:
        rank_by_health(fight)
        return
    fight.turn += 1
    yield TurnBegan(fight.turn)
    for orc in fight.orcs:
        orc.fought = False
    yield from line_up(fight, [orc.seat for orc in standing(fight)], "Initiative", "MF 4.1")
    next_activation(fight, 0)


def rank_by_health(fight: Fight) -> None:
    """MF-15: the standing Orcs are ranked by Health, then by damage done; who is level shares the place."""
    left = standing(fight)
    for orc in left:
        better = [one for one in left if (one.health, one.dealt) > (orc.health, orc.dealt)]
        orc.place = 1 + len(better)
    finish(fight, f"Game Turn {fight.turn} is over and the crowd has seen enough.", "MF-15", "turn_cap")
