"""The log as a story: what its sentences say, and what each leads to."""

from __future__ import annotations

import re
from random import Random

import msgspec

from orcade.table.match import encode
from orcade.table.requests import SPECTATOR, Rolled
from orcade.table.scene import Scene
from orcade.web.page_words import SHOWN_SIDES

from .random_play import GAMES, decisions, eyes, fresh, played, seeds, share

LOOKS = 12
"""So many pictures of a match are looked at again."""


def seen(scene: Scene) -> bytes:
    """What a scene shows of the table: nobody is asked anything in a picture of the past."""
    return encode(msgspec.structs.replace(scene, question=None, waiting=()))


INCHES = re.compile(r"\d\.\d+,\s?\d")


def test_no_sentence_holds_coordinates(name: str) -> None:
    """On a measured board they say nothing to people: the page lights what is meant."""
    game = GAMES[name]
    for seed in seeds(game, 2):
        told = [happening.text(SPECTATOR) for happening in played(game, seed).happenings]
        assert [text for text in told if INCHES.search(text)] == []
        assert any(told)


def test_every_die_that_is_told_has_a_picture(name: str) -> None:
    """One of 62 sides only says where a rock lies, which is seen anyway: its roll is `quiet`."""
    game = GAMES[name]
    for seed in seeds(game, 2):
        rolled = [each.event for each in played(game, seed).happenings if isinstance(each.event, Rolled)]
        assert {die.label for die in rolled if die.sides not in SHOWN_SIDES} == set()


def test_a_picture_of_the_past_is_what_was_seen_then(name: str) -> None:
    """So nothing shows in it that its reader has learned since."""
    game = GAMES[name]
    looked = 0
    for seed in seeds(game, 2):
        rng, chance = Random(seed), share(game, seed, LOOKS)
        match = fresh(game, seed)
        pictures = []
        for _ in decisions(match, rng, chance):
            pictures += [(len(match.tape), seat, seen(match.scene(seat))) for seat in eyes(match, rng)]
        looked += len(pictures)
        for length, seat, picture in pictures:
            assert seen(match.past(length).scene(seat)) == picture
    assert looked
