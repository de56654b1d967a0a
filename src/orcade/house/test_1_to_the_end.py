"""Random play ends, whatever the table agreed on, and no card is lost or doubled on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from orcade import Match
from orcade.table.cards import Cards
from orcade.table.game import Game
from orcade.table.requests import CardId

from .random_play import EXPLORE, GAMES, decisions, fresh, moments, played, seeds, settings, share

hints = cache(partial(get_type_hints, include_extras=True))
"""The types of a class's fields; a `Mention` is no `CardId`."""


def cards_in(value: Any, hint: Any) -> Iterator[int]:
    """Every card id within a value of this type; the types of the fields tell which numbers are card ids."""
    if value is None:
        return
    if hint is CardId:
        if value >= 0:
            yield value
        return
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        for part in parts:
            if part is CardId or not isinstance(value, int):
                yield from cards_in(value, part)
    elif isinstance(value, dict):
        for key, held in value.items():
            yield from cards_in(key, parts[0])
            yield from cards_in(held, parts[1])
    elif isinstance(value, tuple) and parts and parts[-1] is not Ellipsis:
        for held, part in zip(value, parts, strict=True):
            yield from cards_in(held, part)
    elif isinstance(value, list | tuple | set | frozenset):
        for held in value:
            yield from cards_in(held, parts[0] if parts else Any)
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Cards):
        for name, field in hints(type(value)).items():
            if name in value.__struct_fields__:
                yield from cards_in(getattr(value, name), field)


def check_cards(match: Match, faces: list[int]) -> None:
    """Each card lies in exactly one place, and the deck is as it was made."""
    cards = match.state.cards
    assert sorted(cards.faces) == faces
    assert len(cards.known) == len(cards.faces)
    places = Counter(cards_in(match.state, type(match.state)))
    lost = [card for card in range(len(faces)) if not places[card]]
    doubled = [card for card, count in places.items() if count > 1]
    assert not lost, f"cards that lie nowhere: {lost}"
    assert not doubled, f"cards that lie in several places: {doubled}"


def check_ending(match: Match) -> None:
    """Places are 1 … with ties shared (1, 1, 3), and the end has a reason."""
    ending = match.standings
    assert ending is not None
    assert len(ending.places) == match.state.seats
    for place in ending.places:
        assert place == 1 + sum(other < place for other in ending.places)
    assert ending.text
    assert ending.rule
    assert match.asks == ()


def some_seats(game: Game, at: int) -> int:
    """By how many an option is played: by fewest and most in turn; a game that is made of several by any number."""
    return game.seats[at % len(game.seats) if game.parts else -(at % 2)]


def test_random_play_comes_to_an_end(name: str) -> None:
    game = GAMES[name]
    seed = 0
    for at, (_, options) in enumerate(settings(game)):
        for seats in game.seats if at == 0 or EXPLORE else (some_seats(game, at),):
            seed += 1
            match = fresh(game, seed, seats, options)
            for _ in decisions(match, Random(seed), chance=0):
                pass
            check_ending(match)


def test_no_card_is_lost_or_doubled(name: str) -> None:
    game = GAMES[name]
    for seed in seeds(game, 2):
        faces = sorted(fresh(game, seed).state.cards.faces)
        for match in moments(game, seed, Random(seed), share(game, seed, 120)):
            faces = faces or sorted(match.state.cards.faces)  # Some make their cards when the decks have been chosen.
            check_cards(match, faces)
        check_cards(played(game, seed), faces)
        if not faces:
            break  # A game without cards.
