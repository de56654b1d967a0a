"""What a search remembers options by."""

from __future__ import annotations

from orcade.bots.meaning import keyer, keys
from orcade.table.requests import CardId, Option

from .tiny import Do, Draw, Row


class Swap(Option, frozen=True):
    """One card for several others, at a price."""

    mine: CardId
    theirs: tuple[CardId, ...]
    price: int
    spare: CardId | None = None


FACES = [10, 11, 12, 13]
KNOWN = [0b01, 0b10, 0b11, 0b00]


def key(option: Option, seat: int) -> object:
    found = keyer(type(option))
    assert found is not None
    return found(option, FACES, KNOWN, 1 << seat)


def test_an_option_without_cards_is_its_own_key() -> None:
    assert keyer(Do) is None


def test_a_known_card_counts_as_its_face_and_a_hidden_one_as_itself() -> None:
    assert key(Draw(CardId(0)), 0) == (Draw, 10)
    assert key(Draw(CardId(0)), 1) == (Draw, -2)
    assert key(Draw(CardId(3)), 0) == (Draw, -5)


def test_every_card_of_an_option_counts_and_the_rest_stays() -> None:
    swap = Swap(CardId(2), (CardId(0), CardId(1)), 7)
    assert key(swap, 0) == (Swap, 12, (10, -3), 7, None)
    assert key(swap, 1) == (Swap, 12, (-2, 11), 7, None)
    assert key(Swap(CardId(2), (), 7, CardId(2)), 0) == (Swap, 12, (), 7, 12)


def test_no_card_is_no_face() -> None:
    assert key(Draw(CardId(-1)), 0) == (Draw, -1) != key(Draw(CardId(0)), 1)


def test_the_proposals_of_a_region_are_known_by_their_ideas() -> None:
    assert keys(Row(1, (("to", 3), ("go", 45)), (Do("stay"), Draw(CardId(0)))), FACES, KNOWN, 1) == [
        Do("stay"),
        (Draw, 10),
        ("to", 3),
        ("go", 45),
    ]
    assert list(keys(Row(1, range(3)), FACES, KNOWN, 1)) == [0, 1, 2]
    assert keys((Do("on"), Draw(CardId(1))), FACES, KNOWN, 1) == [Do("on"), (Draw, -3)]
