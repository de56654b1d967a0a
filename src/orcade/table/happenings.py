"""What happened, kept so that each reader can be told later as much as he could see then."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import HIDDEN, Cards
from .requests import OPEN, CardId, Event, Seat, Sight, card_fields

NO_CARDS: dict[int, tuple[int, int]] = {}
"""Shared by all happenings that name none; only read."""


class Happening:
    """An event as it was when it happened, with the faces of its cards and who knew them then."""

    __slots__ = ("at", "cards", "event")

    def __init__(self, at: int, event: Event, cards: dict[int, tuple[int, int]] = NO_CARDS) -> None:
        self.at = at
        """Length of the tape when it happened."""
        self.event = event
        self.cards = cards

    def text(self, seat: Seat) -> str:
        """The event in words for one seat, a spectator, or everything open."""
        return self.event.text(_Reader(self.cards, seat))


class _Reader(Sight):
    __slots__ = ("cards", "seat")

    def __init__(self, cards: dict[int, tuple[int, int]], seat: Seat) -> None:
        self.cards = cards
        self.seat = seat

    def face(self, card: int) -> int:
        if card < 0:
            return HIDDEN
        face, known = self.cards[card]
        return face if self.seat == OPEN or known >> self.seat & 1 else HIDDEN


def witness(at: int, event: Event, cards: Cards) -> Happening:
    """Note an event with the faces of the cards it names."""
    fields = card_fields(event.__class__)
    if not fields:
        return Happening(at, event)
    faces = cards.faces
    known = cards.known
    seen: dict[int, tuple[int, int]] = {}
    for name in fields:
        named: CardId | Iterable[CardId] = getattr(event, name)
        if isinstance(named, int):
            if named >= 0:
                seen[named] = (faces[named], known[named])
        else:
            for card in named:
                if card >= 0:
                    seen[card] = (faces[card], known[card])
    return Happening(at, event, seen)
