"""Cards in hand."""

from __future__ import annotations

from xml.etree import ElementTree

from orcade import draw
from orcade.table.scene import Card, Choice, Question, Scene

SUITS = ("club", "spade", "heart", "diamond")
RANKS = ("A", *(str(rank) for rank in range(2, 11)), "J", "Q", "K")


def held(*cards: Card, legal: tuple[str, ...] = ()) -> Scene:
    choices = tuple(Choice(say=name, label=name, things=(name,), hint="") for name in legal)
    return Scene(
        width=4, height=4, look="pit", headline="", things=(), hand=cards, question=Question("Play", "X 1", choices)
    )


def test_cards_lie_in_order_and_the_legal_ones_are_buttons() -> None:
    cards = tuple(
        Card(id=f"card-{at}", label=f"Card {at}", title="x", corner=str(at + 2), emblem="spade") for at in range(3)
    )
    fan = ElementTree.fromstring(draw.hand(held(*cards, legal=("card-1",))).html)
    assert [card.attrib["id"] for card in fan] == ["thing-card-0", "thing-card-1", "thing-card-2"]
    assert [card.attrib.get("tabindex") for card in fan] == [None, "0", None]
    assert [card.attrib["role"] for card in fan] == ["img", "button", "img"]


def test_every_playing_card_looks_different() -> None:
    faces = {
        draw.card(Card(id="card", label="", title=f"{rank} of {suit}", corner=rank, emblem=suit), False)
        for suit in SUITS
        for rank in RANKS
    }
    assert len(faces) == 52
    for face in faces:
        ElementTree.fromstring(face)


def test_a_hidden_card_shows_its_back_and_nothing_else() -> None:
    one = draw.card(Card(id="card", label="A card", corner="9", emblem="club", back="pit"), False)
    two = draw.card(Card(id="card", label="A card", back="pit"), False)
    assert one == two
    assert draw.card(Card(id="card", label="A card", back="gates"), False) != two


def test_long_words_are_broken_into_the_card() -> None:
    words = "Supercalifragilisticexpialidocious " * 12
    drawn = draw.card(Card(id="card", label="", title=words, corner="+12", emblem="skull", body=words), True)
    lines = [node.text or "" for node in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert 3 <= len(lines) <= 10
    assert max(len(line) for line in lines) <= 23  # In small print.
