"""What a card is good for in a hand, in a sentence."""

from __future__ import annotations

from typing import Final

from .faces import (
    ACE_OF_CLUBS,
    ACE_OF_DIAMONDS,
    ACE_OF_HEARTS,
    ACE_OF_SPADES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    SUIT,
    WORTH,
)

ACES: Final = {
    ACE_OF_CLUBS: "An attack that nothing beats.",
    ACE_OF_SPADES: "It ends a combat in which you defend: then nothing counts.",
    ACE_OF_HEARTS: "It heals 1 damage.",
    ACE_OF_DIAMONDS: "Sand in his eyes: he loses his lowest cards.",
}
SUITS: Final = {
    CLUBS: "It attacks with Value {}.",
    SPADES: "It defends with Value {}.",
    HEARTS: "+1 in an even combat; or two new cards.",
    DIAMONDS: "A Dirty Trick in a combat; or two new cards.",
}


def use(face: int) -> str:
    """Of this face."""
    return ACES.get(face) or SUITS[SUIT[face]].format(WORTH[face])
