"""The decks that ship: what they consist of."""

from __future__ import annotations

from itertools import permutations

import pytest

from orcade.games.hack.card_texts import say
from orcade.games.hack.deck_files import DECKS, shipped
from orcade.games.hack.effects import Stay, Whenever
from orcade.games.hack.printed import Deck, Encounter, Event, Item, Room, Rule

CHARACTERS = DECKS[:4]


def rooms(deck: Deck) -> list[Room]:
    """Without Exits and the Inner Chamber."""
    return [card for card in deck.cards if isinstance(card, Room) and not card.exit and not card.chamber]


def encounters(deck: Deck) -> list[Encounter]:
    return [card for card in deck.cards if isinstance(card, Encounter)]


def many(deck: Deck, sort: type) -> int:
    return sum(isinstance(card, sort) for card in deck.cards)


@pytest.mark.parametrize(("at", "name"), list(enumerate(CHARACTERS)))
def test_a_characters_deck_has_its_proportions(at: int, name: str) -> None:
    deck = shipped()[at]
    assert deck.id == name
    assert not deck.character.gamemaster
    assert len(deck.cards) == 52
    assert sum(isinstance(card, Room) and card.exit for card in deck.cards) == 2
    assert sum(isinstance(card, Room) and card.chamber for card in deck.cards) == 1
    assert sum(isinstance(card, Item) and card.hand for card in deck.cards) == 1
    assert len(rooms(deck)) == 13
    assert [sum(card.kind == kind for card in encounters(deck)) for kind in ("monster", "trap", "npc")] == [5, 5, 4]
    assert (many(deck, Item), many(deck, Event), many(deck, Rule)) == (9, 7, 6)


def test_the_gamemasters_deck_has_its_proportions() -> None:
    deck = shipped()[4]
    assert deck.id == "ba"
    assert deck.character.gamemaster
    assert deck.character.lawyering == 3
    assert len(deck.cards) == 46
    assert [len(rooms(deck)), many(deck, Room), many(deck, Encounter)] == [14, 14, 20]
    assert [many(deck, Item), many(deck, Event), many(deck, Rule)] == [4, 4, 4]
    assert not any(isinstance(card, Item) and card.hand for card in deck.cards)


@pytest.mark.rule("HK 1")
def test_characters_have_their_skills() -> None:
    people = [deck.character for deck in shipped()[:4]]
    assert [(each.combat, each.thieving, each.negotiation, each.lawyering) for each in people] == [
        (1, 4, 1, 1),
        (4, 1, 1, 1),
        (2, 0, 4, 1),
        (2, 1, 2, 4),
    ]


@pytest.mark.parametrize("deck", shipped(), ids=DECKS)
def test_rooms_lead_on_and_a_third_does_something(deck: Deck) -> None:
    assert all(2 <= len(room.doors) <= 4 for room in rooms(deck))
    assert sum(len(room.doors) >= 3 for room in rooms(deck)) * 2 >= len(rooms(deck))
    assert 4 <= sum(bool(room.effects) for room in rooms(deck)) <= 5


@pytest.mark.parametrize("deck", shipped(), ids=DECKS)
def test_difficulties_stay_in_range_and_a_third_grows_with_depth(deck: Deck) -> None:
    for card in encounters(deck):
        assert card.difficulty in ((0, 1) if card.deeper else (1, 2, 3, 4)), card.id
    deep = sum(card.deeper > 0 for card in encounters(deck))
    assert len(encounters(deck)) / 4 < deep <= len(encounters(deck)) * 0.4
    assert all(1 <= card.difficulty <= 4 for card in deck.cards if isinstance(card, Rule))


def test_the_decks_have_cards_of_every_sort_that_the_rulebook_speaks_of() -> None:
    cards = {card.id: card for deck in shipped() for card in deck.cards}.values()
    events = [card for card in cards if isinstance(card, Event)]
    stay = [each.effects for card in events for each in card.effects if isinstance(each, Stay)]
    assert len(stay) > 1, "Events that stay in front of a player"
    rules = [each for card in cards if isinstance(card, Rule) for each in card.effects if isinstance(each, Whenever)]
    assert any(each.happens == "turn" for each in rules), 'a Rule "at the beginning of your turn"'
    about = [card.id for card in cards if "the GameMaster" in say(card)]
    assert len(about) > 2, "cards about the GameMaster"


def test_no_word_stands_for_two_cards_or_begins_another() -> None:
    ids = {(deck.id, card.id) for deck in shipped() for card in deck.cards}
    words = [word for _, word in ids]
    assert len(set(words)) == len(words)
    assert not [(one, other) for one, other in permutations(words, 2) if other.startswith(one)]


def test_every_card_has_its_own_name_and_something_to_laugh_at() -> None:
    cards = {card.id: card for deck in shipped() for card in deck.cards}
    vectra = [card.name for card in cards.values() if "Vectra" in card.name]
    names = [card.name for card in cards.values() if "Vectra" not in card.name]
    assert len(set(names)) == len(names)
    assert len(vectra) == 8
    flavours = [card.flavour for card in cards.values()]
    assert all(flavours)
    assert len(set(flavours)) == len(flavours)
