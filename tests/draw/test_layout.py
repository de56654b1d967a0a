"""Where games lay their things: within the board, and large enough on a phone."""

from __future__ import annotations

from itertools import islice
from math import cos, inf, pi, sin

import pytest

from orcade.draw.beams import MARGIN
from orcade.draw.ground import UNIT
from orcade.table.game import installed_games
from orcade.table.things import Caption, Card, Piece, Pile, Square, Zone

from .test_svg import random_scenes

NEARLY = 0.15
"""Units by which a picture may stick out: the rough edge of a card, a spear's point."""

FRAME = MARGIN / UNIT
"""Units of frame that are seen around a measured board; what flies in or breaks may be over it."""

PHONE = 390
"""Pixels."""


@pytest.mark.parametrize("name", installed_games())
def test_everything_lies_on_the_board(name: str) -> None:
    for scene in random_scenes(name, 3):
        for thing in scene.things:
            if isinstance(thing, Square):
                left, top, right, bottom = thing.x, thing.y, thing.x + 1, thing.y + 1
            elif isinstance(thing, Piece):
                half = thing.size / 2
                left, top, right, bottom = thing.x - half, thing.y - half, thing.x + half, thing.y + half
            elif isinstance(thing, Zone) and thing.corners:
                xs, ys = zip(*thing.corners, strict=True)
                left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
                assert left <= thing.x <= right, thing
                assert top <= thing.y <= bottom, thing
            elif isinstance(thing, Zone):
                wide, high = abs(cos(thing.turn * pi / 180)), abs(sin(thing.turn * pi / 180))
                half = (thing.width * wide + thing.height * high) / 2
                tall = (thing.width * high + thing.height * wide) / 2
                left, top, right, bottom = thing.x - half, thing.y - tall, thing.x + half, thing.y + tall
            elif isinstance(thing, Card | Pile):
                half, tall = thing.width / 2, thing.width * 0.7
                name_below = 0.4 if isinstance(thing, Pile) else 0
                left, top, right, bottom = thing.x - half, thing.y - tall, thing.x + half, thing.y + tall + name_below
            elif isinstance(thing, Caption):
                half = min(len(thing.text) * thing.size * 0.3, thing.width / 2 or inf)
                left, top, right, bottom = thing.x - half, thing.y - 0.2, thing.x + half, thing.y + 0.2
            else:
                continue
            over = FRAME if isinstance(thing, Piece) and not {"flying", "gone"}.isdisjoint(thing.states) else NEARLY
            assert left >= -over, thing
            assert top >= -over, thing
            assert right <= scene.width + over, thing
            assert bottom <= scene.height + over, thing


@pytest.mark.parametrize("name", installed_games())
def test_cards_can_be_read_on_a_phone(name: str) -> None:
    """The index of a card is 35 of its 100 units high; half of that is a small letter still.

    That is so for the first 50 decisions; a dungeon goes on growing, and its cards get smaller.
    """
    for scene in islice(random_scenes(name, 3), 3 * 4):
        for thing in scene.things:
            if isinstance(thing, Card | Pile):
                assert 0.35 * thing.width * PHONE / scene.width >= 13, thing
