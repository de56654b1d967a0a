"""Moments of a match for the rules of a game: its board, somebody who is asked, and what is proposed to him."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from orcade import draw
from orcade.table.choices import Choice
from orcade.table.game import game_named
from orcade.table.match import new

FEW: Final = 4
"""So many players are at the table, or as many as the game is for."""
SEED: Final = 3
SHOWN: Final = 2
"""So many moments, in which different things are proposed."""
BEGUN: Final = 20
APART: Final = 12
MOST: Final = 90
"""So many answers are given before the first of them, between two, and in all: what is proposed, so that the match is a
sensible one."""
WORTH: Final = 30
"""Percent that what is proposed succeeds, or does the first thing that is told of it."""


class Moment(NamedTuple):
    """What is seen and told of it."""

    art: str
    """The board, as a file of its own."""
    headline: str
    name: str
    """Who is asked."""
    prompt: str
    answer: str
    hint: str


@lru_cache(maxsize=64)
def moments(name: str) -> tuple[Moment, ...]:
    """Of the game of that name the first ones in which what is proposed is likely, and its chance is told; none where
    that never comes. It takes some tenths of a second."""
    game = game_named(name)
    match = new(game, min(FEW, game.seats[-1]), seed=SEED)
    found: dict[str, Moment] = {}
    wanted = BEGUN
    for given in range(MOST):
        if match.over or len(found) == SHOWN:
            break
        ask = match.asks[0]
        scene = match.scene(ask.seat)
        question = scene.question
        assert question is not None
        choice = question.proposed
        if given >= wanted and choice is not None and likely(choice) and (verb := choice.say.split()[0]) not in found:
            wanted = given + APART
            art = marked(draw.with_pictures(draw.svg(scene, standalone=True)), choice.things)
            asked = game.names[ask.seat], question.prompt
            found[verb] = Moment(art, scene.headline, *asked, choice.label, choice.hint)
        match.answer(question.usual or ask.options[0], seat=ask.seat)
    return tuple(found.values())


def likely(choice: Choice) -> bool:
    """Whether its hint tells a chance, and the first one is good."""
    chance = re.search(r"(\d+) %", choice.hint)
    return chance is not None and int(chance[1]) >= WORTH


def marked(art: str, things: tuple[str, ...]) -> str:
    """With these things ringed, as what one has picked is."""
    for thing in things:
        art = re.sub(rf'(<g id="thing-{re.escape(thing)}"[^>]* class=")', r"\1picked ", art, count=1)
    return art
