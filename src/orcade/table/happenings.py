"""What happened, with who knew which cards then, so that each reader can be told later what he could see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .cards import HIDDEN, Cards
from .requests import OPEN, SPECTATOR, CardId, Event, Roll, Rolled, Seat, Sight, card_fields


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as it was when it happened, with the faces of its cards and who knew them then."""

    at: int
    """Length of the tape when it happened."""
    event: Event
    cards: Mapping[int, tuple[int, int]]
    """card → (its face, who knew it)"""
    rule: str = ""
    """The rule that it follows; empty where none is known."""

    def text(self, seat: Seat) -> str:
        """The event in words for one seat, a spectator, or everything open."""
        return self.event.text(_Reader(self.cards, seat))

    @property
    def things(self) -> tuple[str, ...]:
        """The ids of the scene's things that everybody is told of."""
        return self.event.things(_Reader(self.cards, SPECTATOR))


class _Reader(Sight):
    __slots__ = ("cards", "seat")

    def __init__(self, cards: Mapping[int, tuple[int, int]], seat: Seat) -> None:
        self.cards = cards
        self.seat = seat

    def face(self, card: int) -> int:
        if card < 0:
            return HIDDEN
        face, known = self.cards[card]
        return face if self.seat == OPEN or known >> self.seat & 1 else HIDDEN


def witness(at: int, event: Event, cards: Cards, rule: str) -> Happening:
    """Note an event with the faces of the cards it names. `rule`: of the last answer or die before it."""
    faces = cards.faces
    known = cards.known
    seen: dict[int, tuple[int, int]] = {}
    for name in card_fields(event.__class__):
        named: CardId | Iterable[CardId] = getattr(event, name)
        if isinstance(named, int):
            if named >= 0:
                seen[named] = (faces[named], known[named])
        else:
            for card in named:
                if card >= 0:
                    seen[card] = (faces[card], known[card])
    return Happening(at, event, seen, event.rule or rule)


def fallen(at: int, die: Roll, value: int) -> Happening:
    """Note what a die shows."""
    return Happening(at, Rolled(die.seat, die.sides, die.label, die.need, value, die.most), {}, die.rule)
