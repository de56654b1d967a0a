"""The log as a story: what each sentence leads to."""

from __future__ import annotations

from random import Random

import msgspec

from orcade.table.match import encode
from orcade.table.scene import Scene

from .random_play import GAMES, decisions, eyes, fresh, seeds, share

LOOKS = 12
"""So many pictures of a match are looked at again."""


def seen(scene: Scene) -> bytes:
    """What a scene shows of the table: nobody is asked anything in a picture of the past."""
    return encode(msgspec.structs.replace(scene, question=None, waiting=()))


def test_a_picture_of_the_past_is_what_was_seen_then(name: str) -> None:
    """So nothing shows in it that its reader has learned since."""
    game = GAMES[name]
    for seed in seeds(game, 2):
        rng, chance = Random(seed), share(game, seed, LOOKS)
        match = fresh(game, seed)
        pictures = []
        for _ in decisions(match, rng, chance):
            pictures += [(len(match.tape), seat, seen(match.scene(seat))) for seat in eyes(match, rng)]
        assert pictures
        for length, seat, picture in pictures:
            assert seen(match.past(length).scene(seat)) == picture
