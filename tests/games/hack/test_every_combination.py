"""Random games to the end: every choice of different decks, and tables at which several play the same one."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

import orcade
from orcade import Stream
from orcade.games.hack import GAME
from orcade.games.hack.answers import CHOOSE
from orcade.games.hack.pieces import BA, DECK_NAMES, NONE, Dungeon, HackOptions, kills_needed

CHARACTERS = range(BA)
TABLES = range(2, 7)
DIFFERENT = [decks for seats in TABLES for decks in combinations(range(BA + 1), seats)]
ALIKE = [
    (*characters, *master)
    for seats in TABLES
    for master in ((), (BA,))
    for characters in combinations_with_replacement(CHARACTERS, seats - len(master))
    if len(set(characters)) < len(characters)
]
"""At least two of a kind, with the GameMaster and without."""


def named(decks: tuple[int, ...]) -> str:
    return "-".join(DECK_NAMES[deck] for deck in decks)


def a_few(pick: Random) -> list[tuple[int, ...]]:
    """Of each size, with and without the GameMaster, one table of ALIKE."""
    groups: dict[tuple[int, bool], list[tuple[int, ...]]] = {}
    for decks in ALIKE:
        groups.setdefault((len(decks), BA in decks), []).append(decks)
    return [pick.choice(group) for group in groups.values()]


def played(decks: tuple[int, ...], seed: int) -> orcade.Match:
    """A random game, the decks chosen in any order of the seats."""
    rng = Random(seed)
    order = rng.sample(decks, len(decks))
    options = HackOptions(duplicate_decks=len(set(decks)) < len(decks))
    match = orcade.new(GAME, len(decks), options=options, dice=Stream.of(seed))
    for deck in order:
        if match.asks[0].rule == "HK 1":  # Where one deck is left, nobody is asked.
            match.answer(CHOOSE[deck])
    assert match.state.decks == order
    for _ in range(GAME.longest):
        if match.over:
            return match
        ask = rng.choice(match.asks)
        match.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    raise AssertionError(f"not over after {GAME.longest} decisions")


@pytest.mark.rule("HK 1", "HK 3", "HK-25", "HK-30", "HK-31")
@pytest.mark.parametrize("decks", [*DIFFERENT, *a_few(Random(4))], ids=named)
def test_random_games_come_to_an_end(decks: tuple[int, ...]) -> None:
    match = played(decks, sum(decks))
    state = match.state
    assert isinstance(state, Dungeon)
    ending = match.standings
    assert ending is not None
    winners = [seat for seat, place in enumerate(ending.places) if place == 1]
    assert ending.rule in ("HK 3", "HK-25", "HK-31", "HK-32")
    assert (state.gm == NONE) == (BA not in decks)
    if ending.rule in ("HK 3", "HK-32"):
        assert len(winners) == 1
        assert state.gm not in winners
    elif ending.rule == "HK-25":
        assert winners == [state.gm]
        assert state.kills == kills_needed(state)
    else:
        assert ending.limit == "round_cap"
        assert state.gm == NONE or winners == [state.gm]
    assert sorted(cards_of(state)) == list(range(len(state.cards.faces))), "each card is in one place"


def cards_of(state: Dungeon) -> list[int]:
    piles = (*state.draw, *state.discard, *state.hands, *state.items, *state.rules, *state.stays.values(), state.played)
    lying = [card for room in state.rooms for card in (room.card, room.trap) if card != NONE]
    return [*(card for pile in piles for card in pile), *lying]


def test_the_tables_are_all_there_are() -> None:
    assert len(DIFFERENT) == 26
    assert len(ALIKE) == sum(1 for seats in TABLES for _ in combinations_with_replacement(CHARACTERS, seats)) + sum(
        1 for seats in TABLES for _ in combinations_with_replacement(CHARACTERS, seats - 1)
    ) - sum(1 for decks in DIFFERENT)
