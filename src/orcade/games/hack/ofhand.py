"""Options that depend on a seat's own hand, worked out when they are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Any, overload

from orcade.table.requests import CardId, Option, Seat

from .pieces import Dungeon


class OfHand(Sequence[Option]):
    """The options of one question, as long as it is open.

    In an imagined world the faces of a hand are dealt anew after the question was asked: then they are made anew, too.
    And a copy of a match that plays its tape again does not work out what nobody looks at.
    """

    __slots__ = ("_faces", "_hand", "_held", "_options", "dungeon", "seat")

    def __init__(self, dungeon: Dungeon, seat: Seat) -> None:
        self.dungeon = dungeon
        self.seat = seat
        self._hand: list[CardId] | None = None
        self._held: itemgetter[Any]
        """Reads the faces of the hand: these are looked at for each of the options."""
        self._faces: Any = None
        self._options: list[Option] = []

    def make(self) -> list[Option]:
        """The options as the hand is now."""
        raise NotImplementedError

    def now(self) -> list[Option]:
        """The same, made once for each hand."""
        hand = self.dungeon.hands[self.seat]
        if hand != self._hand:
            self._hand = hand[:]
            self._held = itemgetter(0, *hand)  # With one card more, since there may be none in it.
        faces = self._held(self.dungeon.cards.faces)
        if faces != self._faces:
            self._faces = faces
            self._options = self.make()
        return self._options

    def __len__(self) -> int:
        return len(self.now())

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self.now()[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.now())

    def __contains__(self, option: object) -> bool:
        return option in self.now()

    def index(self, option: Any, *bounds: Any) -> int:
        return self.now().index(option, *bounds)
