"""What a bot would do, told to a player who asks: one answer, or a whole turn in an imagined world.

Both need a game with a policy, take a few milliseconds, and see only what the seat may see. What a policy leaves to a
search, they leave to whoever has the time for one.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from orcade.table.dice import Loose
from orcade.table.match import Match
from orcade.table.requests import Ask, Option, Seat

from .courtesy import polite
from .promising import drawn, judged, promising

OTHERS: Final = 2
"""Plain questions to others in a row after which a turn is over; interruptions of it do not count."""
LONGEST: Final = 500
"""Decisions after which a preview ends in any case."""


class Planned(msgspec.Struct, frozen=True):
    """One thing that is done in a preview."""

    words: str
    """As on a button: "Go to 2c7"."""
    things: tuple[str, ...]
    """Ids of the scene's things that it is about, such as squares."""


def suggestion(match: Match, seat: Seat) -> Option | None:
    """The answer to a seat's open question that its game's policy holds best; None where it names none.

    `NotYourTurn` or `MatchOver` where the seat is not asked.
    """
    ask = match.ask_of(seat)
    if ask.courtesy:
        return polite(ask)
    options, weights = promising(match.game, match.view(seat), ask)
    return options[weights.index(max(weights))] if weights else None


def preview(match: Match, seat: Seat, rng: Random) -> list[Planned]:
    """What a seat that is asked would do till its turn is over, in a world that it imagines; dice fall by `rng`.

    Empty for a game without a policy; it ends where a search would have to find out. The same view and state of the
    generator give the same preview. `NotYourTurn` or `MatchOver` where the seat is not asked.
    """
    plan: list[Planned] = []
    if left_to_search(match, seat):
        return plan
    world = match.imagine(seat, Loose(rng), reopen=True)
    others = 0
    for _ in range(LONGEST):
        ask = next((ask for ask in world.asks if ask.seat == seat), None) or next(iter(world.asks), None)
        if ask is None:
            break
        option = _chosen(world, ask, rng)
        if option is None:
            break
        if ask.seat == seat:
            others = 0
            board = world.board(seat)
            things = option.things(board)
            if things:
                plan.append(Planned(option.label(board), things))
        elif not ask.about:
            others += 1
            if others == OTHERS:
                break
        world.answer(option, ask.seat)
    return plan


def left_to_search(match: Match, seat: Seat) -> bool:
    """Whether a search has to find out what a seat that is asked should answer."""
    return judged(match.game, match.view(seat), match.ask_of(seat)) is None


def _chosen(world: Match, ask: Ask, rng: Random) -> Option | None:
    """The best option by the policy; where all are alike, any; None where a search has to find out."""
    if ask.courtesy:
        return polite(ask)
    weights = judged(world.game, world.state, ask)
    if weights is None:
        return None
    return max(weights, key=weights.__getitem__) if weights else drawn(ask.options, (), rng)
