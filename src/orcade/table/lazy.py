"""A sequence that is worked out when somebody first looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Lazy(Sequence[T]):
    """The options of a question, or the ideas of a region, that are costly to find or depend on hidden cards.

    A copy of a match plays its step again up to the open question, and often nobody looks at what can be answered
    there. In an imagined world faces are dealt anew after that: what is made at the first look is made of these.
    """

    __slots__ = ("_items", "_make")

    def __init__(self, make: Callable[[], Sequence[T]]) -> None:
        self._make = make
        self._items: Sequence[T] | None = None

    def _all(self) -> Sequence[T]:
        items = self._items
        if items is None:
            items = self._items = self._make()
        return items

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        return self._all()[index]

    def __iter__(self) -> Iterator[T]:
        return iter(self._all())

    def __contains__(self, item: object) -> bool:
        return item in self._all()

    def index(self, item: Any, *bounds: Any) -> int:
        return self._all().index(item, *bounds)
