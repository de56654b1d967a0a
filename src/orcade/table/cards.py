"""Cards with faces and knowledge: which face a card has, and which seats know it, in one place of the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .requests import OPEN, CardId, Seat

HIDDEN = -1
"""Stands for a face that the reader does not know."""

PUBLIC = (1 << 16) - 1
"""Known to every seat and to spectators."""


class Cards(msgspec.Struct, array_like=True, gc=False):
    """All cards of a match. Index = card id. Piles elsewhere in the state hold ids.

    An id is a place in the deck, not an identity: shuffling deals the faces anew among the ids,
    so the order of ids in a pile tells nobody anything.
    """

    faces: list[int]
    """What is printed on each card: an index into the game's list of faces; HIDDEN in a view that may not know."""

    known: list[int]
    """By card: bit s is set when seat s knows its face; PUBLIC when it lies open."""

    backs: list[int]
    """Which deck each card belongs to. Unknown cards of equal back are exchangeable. Empty: all alike."""

    # Knowledge changes only by these methods.

    def show(self, card: CardId) -> None:
        """Turn a card face up for everybody."""
        self.known[card] = PUBLIC

    def peek(self, card: CardId, seat: Seat) -> None:
        """Let one seat see a card (it draws it, or looks at it)."""
        self.known[card] |= 1 << seat

    def conceal(self, card: CardId) -> None:
        """Nobody knows this card's face any more, because it was mixed with others."""
        self.known[card] = 0

    def shuffle_in(self, pile: Sequence[CardId], order: Sequence[int]) -> None:
        """Deal the faces of `pile` anew: its i-th id gets the face that its `order[i]`-th id had; all are concealed."""
        faces = self.faces
        known = self.known
        old = [faces[card] for card in pile]
        for card, source in zip(pile, order, strict=True):
            faces[card] = old[source]
            known[card] = 0

    # What follows from knowledge.

    def redact(self, seat: Seat) -> None:
        """Hide every face that this seat does not know, in place."""
        if seat == OPEN:
            return
        bit = 1 << seat
        self.faces = [face if known & bit else HIDDEN for face, known in zip(self.faces, self.known, strict=True)]

    def hidden_from(self, seat: Seat) -> list[list[int]]:
        """Ids whose face the seat does not know, grouped by equal back."""
        bit = 1 << seat
        ids = [card for card, known in enumerate(self.known) if not known & bit]
        if not self.backs:
            return [ids] if ids else []
        groups: dict[int, list[int]] = {}
        for card in ids:
            groups.setdefault(self.backs[card], []).append(card)
        return list(groups.values())


def fresh(count: int, backs: Iterable[int] = ()) -> Cards:
    """Cards 0 … count-1, each with its own number as face, known to nobody."""
    return Cards(list(range(count)), [0] * count, list(backs))
