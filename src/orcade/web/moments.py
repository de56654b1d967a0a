"""Moments of a match for the rules of a game: its board, somebody who is asked, and what is proposed to him."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from orcade import draw
from orcade.draw.ground import UNIT
from orcade.table.choices import Choice
from orcade.table.game import game_named
from orcade.table.match import new
from orcade.table.requests import Seat
from orcade.table.scene import Scene
from orcade.table.things import Piece, Square, Stack, Territory, Tile

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


LARGE: Final = 900
"""Units of a drawing from which on a board is wider than can be made out in a small picture."""
PART: Final = 0.42
"""So much of its width is shown then, or more where what matters lies further apart."""
AROUND: Final = 0.3
"""Of a room's side: so much is seen around all rooms."""
ASIDE: Final = 4
"""Squares, or inches, that are seen around it at least."""


Area = tuple[float, float, float, float]
"""x, y, width and height, in units of the scene."""

VIEW: Final = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)" width="\S+" height="\S+"')
"""What is seen of a drawing, and how large it is."""


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
            area = rooms(scene) or scene.map
            art = of_map(art, area) if area else near(art, spots(scene, choice, ask.seat))
            asked = game.names[ask.seat], question.prompt
            found[verb] = Moment(art, scene.headline, *asked, choice.label, choice.hint)
        match.answer(question.usual or ask.options[0], seat=ask.seat)
    return tuple(found.values())


def likely(choice: Choice) -> bool:
    """Whether its hint tells a chance, and the first one is good."""
    chance = re.search(r"(\d+) %", choice.hint)
    return chance is not None and int(chance[1]) >= WORTH


def spots(scene: Scene, choice: Choice, seat: Seat) -> list[tuple[float, float]]:
    """Where what is chosen lies, or else the pieces of who is asked."""
    placed = [thing for thing in scene.things if isinstance(thing, Square | Piece | Territory | Stack)]
    named = [thing for thing in placed if thing.id in choice.things]
    own = [thing for thing in placed if isinstance(thing, Piece) and thing.seat == seat]
    return [(thing.x, thing.y) for thing in named or own]


def rooms(scene: Scene) -> Area | None:
    """Where the rooms of a map that grows lie, with what can be seen of the places around them."""
    laid = [thing for thing in scene.things if isinstance(thing, Tile) and thing.look not in ("site", "sheet")]
    if not laid:
        return None
    aside = max(thing.size for thing in laid) * (0.5 + AROUND)
    left, top = min(thing.x for thing in laid) - aside, min(thing.y for thing in laid) - aside
    right, low = max(thing.x for thing in laid) + aside, max(thing.y for thing in laid) + aside
    return left, top, right - left, low - top


def of_map(art: str, area: Area) -> str:
    """A drawing, cut to a map."""
    return cut(art, *(each * UNIT for each in area))


def cut(art: str, left: float, top: float, width: float, height: float) -> str:
    """A part of a drawing."""
    shown = f'viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    return VIEW.sub(shown, art, count=1)


def near(art: str, places: Sequence[tuple[float, float]]) -> str:
    """A large board, cut to what lies around some places."""
    view = VIEW.search(art)
    assert view is not None
    x, y, width, height = map(float, view.groups())
    if not places or width < LARGE:
        return art
    begin, end = ([most(axis) * UNIT for axis in zip(*places, strict=True)] for most in (min, max))
    apart = max(to - since for since, to in zip(begin, end, strict=True))
    across = min(width, max(PART * width, apart + 2 * ASIDE * UNIT))
    high = min(height, across * 3 / 4)
    left = min(max(x, (begin[0] + end[0] - across) / 2), x + width - across)
    top = min(max(y, (begin[1] + end[1] - high) / 2), y + height - high)
    return cut(art, left, top, across, high)


def marked(art: str, things: tuple[str, ...]) -> str:
    """With these things ringed, as what one has picked is."""
    for thing in things:
        art = re.sub(rf'(<g id="thing-{re.escape(thing)}"[^>]* class=")', r"\1picked ", art, count=1)
    return art
