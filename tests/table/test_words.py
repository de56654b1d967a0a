"""Sentences that are data."""

from __future__ import annotations

from typing import ClassVar

import pytest

from orcade.table.cards import HIDDEN
from orcade.table.requests import CardId, Event, Sight
from orcade.table.words import Namers, counted, listed, name_lines, together, whose


class Handed(Event, frozen=True):
    names: ClassVar[Namers] = {
        "giver": ("Grub", "Boss").__getitem__,
        "card": lambda face: "a card" if face == HIDDEN else f"card number {face}",
        "cards": lambda face: "?" if face == HIDDEN else str(face),
    }

    giver: int = 0
    card: CardId = CardId(7)
    cards: tuple[CardId, ...] = (CardId(1), CardId(2), CardId(3))
    left: int = 1
    asks: str = "Whose?"

    @property
    def place(self) -> str:
        return "Thud"


class Faces(Sight):
    """Knows the faces of cards up to 6: ten times their number."""

    def face(self, card: int) -> int:
        return 10 * card if card < 7 else HIDDEN


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Nothing to fill in.", "Nothing to fill in."),
        ("{giver} gives {card} away.", "Grub gives a card away."),
        ("{giver:'s} hand, {place:'s} turn", "Grub's hand, Thud's turn"),
        ("{cards} go", "10, 20 and 30 go"),
        ("{left} left", "1 left"),
        ("{left:token} left, {left:foot|feet}", "1 token left, 1 foot"),
        ("{giver} plays {asks}.", "Grub plays Whose?"),
    ],
)
def test_a_sentence_names_fields_and_hides_what_its_reader_does_not_know(words: str, told: str) -> None:
    kind = type("Handed", (Handed,), {"words": words, "__annotations__": {}}, frozen=True)
    assert kind().text(Faces()) == told


def test_several_are_counted_and_owned() -> None:
    assert counted(2, "token") == "2 tokens"
    assert counted(8, "spy") == "8 spies"
    assert counted(3, "day") == "3 days"
    assert counted(0, "foot|feet") == "0 feet"
    assert (whose("Grub"), whose("Boss")) == ("Grub's", "Boss'")
    assert (listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])) == (
        "",
        "a",
        "a and b",
        "a, b and c",
    )


def test_a_long_name_is_broken_where_it_is_about_halved() -> None:
    assert name_lines("Sootpit") == ("Sootpit",)
    assert name_lines("Drip Fen") == ("Drip Fen",)
    assert name_lines("Gnaw Hill") == ("Gnaw", "Hill")
    assert name_lines("The Old Cold Kettle") == ("The Old", "Cold Kettle")
    assert name_lines("Fishmongery") == ("Fishmongery",)


def test_things_without_a_name_of_their_own_are_counted() -> None:
    assert together(()) == ""
    assert together(["a chip"]) == "a chip"
    assert together(["a chip", "Grub", "a chip", "an orc", "an orc", "a chip"]) == "3 chips, Grub and 2 orcs"
    assert together(["Spy", "Spy"]) == "Spy and Spy"
