"""Cards in hand."""

from __future__ import annotations

from xml.etree import ElementTree

from orcade import draw
from orcade.table.choices import Choice, Question
from orcade.table.scene import Scene
from orcade.table.things import Card

SUITS = ("club", "spade", "heart", "diamond")
RANKS = ("A", *(str(rank) for rank in range(2, 11)), "J", "Q", "K")


def held(*cards: Card, legal: tuple[str, ...] = ()) -> Scene:
    choices = tuple(Choice(say=name, label=name, things=(name,), hint="") for name in legal)
    return Scene(
        width=4, height=4, look="pit", headline="", things=(), hand=cards, question=Question("Play", "X 1", choices)
    )


def test_cards_lie_in_order_whichever_may_be_played() -> None:
    cards = tuple(
        Card(id=f"card-{at}", label=f"Card {at}", title="x", corner=str(at + 2), emblem="spade") for at in range(3)
    )
    drawn = draw.hand(held(*cards, legal=("card-1",))).html
    assert drawn == draw.hand(held(*cards, legal=("card-2",))).html, "the page lights them"
    fan = ElementTree.fromstring(drawn)
    assert [card.attrib["id"] for card in fan] == ["thing-card-0", "thing-card-1", "thing-card-2"]


def test_every_playing_card_looks_different() -> None:
    faces = {
        draw.card(Card(id="card", label="", title=f"{rank} of {suit}", corner=rank, emblem=suit))
        for suit in SUITS
        for rank in RANKS
    }
    assert len(faces) == 52
    for face in faces:
        ElementTree.fromstring(face)


def test_a_hidden_card_shows_its_back_and_nothing_else() -> None:
    one = draw.card(Card(id="card", label="A card", corner="9", emblem="club", back="pit"))
    two = draw.card(Card(id="card", label="A card", back="pit"))
    assert one == two
    assert draw.card(Card(id="card", label="A card", back="gates")) != two


def test_long_words_are_broken_into_the_card() -> None:
    words = "Supercalifragilisticexpialidocious " * 12
    drawn = draw.card(Card(id="card", label="", title=words, corner="+12", emblem="skull", body=words))
    lines = [node.text or "" for node in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert 3 <= len(lines) <= 12
    assert max(len(line) for line in lines) <= 28  # In small print.
