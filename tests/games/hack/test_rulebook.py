"""The rulebook that players read says the numbers that are played, and so do the cards."""

from __future__ import annotations

import pytest

from orcade.games.hack import GAME
from orcade.games.hack.card_decks import all_decks
from orcade.games.hack.card_texts import HAND as HAND_OF_VECTRA
from orcade.games.hack.card_texts import say
from orcade.games.hack.catalogue import decks
from orcade.games.hack.effects import GainAction
from orcade.games.hack.numbers import (
    ACTIONS,
    ALIKE,
    BETWEEN,
    CHAMBER_FAR,
    CHARACTER_DECK,
    DEEP,
    GAMEMASTER_DECK,
    HAND,
    HAND_NEEDS,
    HARDER,
    KILLS_BEYOND,
    SEARCHED,
)
from orcade.games.hack.pieces import NAMES
from orcade.games.hack.printed import Event
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("HK 2", f"everybody draws {NUMBERS[HAND]} cards"),
        ("HK-32", f"{HAND_NEEDS} or more wins the game"),
        ("HK-32", f"a distance of {CHAMBER_FAR} or more from the Entrance"),
        ("HK 5", f"A turn has {NUMBERS[ACTIONS]} actions"),
        ("HK 11", f"At least {NUMBERS[BETWEEN]} other Rooms must lie between an Exit and the Entrance"),
        (
            "HK-13",
            f"at least {NUMBERS[BETWEEN]} others on that way, so the Exit is at a distance of {BETWEEN + 1} or more",
        ),
        ("HK-14", f"it can be searched (on a {SEARCHED})"),
        ("HK 13", f"Your number is {SEARCHED} plus the Rooms"),
        ("HK-46", f"{CHARACTER_DECK} cards to draw for a character, {GAMEMASTER_DECK} for a GameMaster"),
        ("HK 23", f"turns of {NUMBERS[ACTIONS]} actions"),
        ("HK 23", f"have killed {NUMBERS[KILLS_BEYOND]} more time than there are players"),
        ("HK-25", f"{NUMBERS[KILLS_BEYOND].capitalize()} more than there are players"),
        ("HK-25", f"{NUMBERS[4 + KILLS_BEYOND]} at a table of four"),
        ("HK 24", f"+{HARDER} if yours has the greater Difficulty, and +{ALIKE} if both are of the same kind"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.rule("HK 1")
def test_the_skills_of_the_table_are_those_of_the_decks() -> None:
    rows = [line.strip("| ").split(" | ") for line in rules_of(GAME)["HK 1"].text.splitlines() if line.startswith("|")]
    assert rows[0] == ["Combat", "Thieving", "Negotiation", "Rules-Lawyering"]
    for faced, (_, *told) in zip(all_decks(""), rows[2:], strict=True):
        who = faced.character
        skills = [who.lawyering] if who.gamemaster else [who.combat, who.thieving, who.negotiation, who.lawyering]
        assert [int(each) for each in " ".join(told).replace("|", " ").split()] == skills, who.name


@pytest.mark.rule("HK-32", "HK 17", "HK-25")
def test_cards_say_the_numbers() -> None:
    assert f"with your best skill {HAND_NEEDS} or more" in HAND_OF_VECTRA
    assert "best skill 8 or more" in HAND_OF_VECTRA
    deep = Event(id="x", name="X", when="move", conditions=("deep",), effects=(GainAction(),))
    assert say(deep) == "When somebody has moved, if they are at least four Rooms from the Entrance: gain an action."
    assert NUMBERS.index("four") == DEEP
    tombstones = next(card for card in decks()[-1].cards if card.face.title == "Tombstone")
    assert tombstones.count == len(NAMES) + 1
