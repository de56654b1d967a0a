"""The types of a state become numbers in fixed places: each type once to a part that reads its values quickly.

A part is made from a type, is shown what there is in sample matches (`see`), and knows then how wide it is. How much
room a list gets is said in `room`.
"""

from __future__ import annotations

import types
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from orcade.table.cards import Cards
from orcade.table.options import Options
from orcade.table.requests import CardId

NO_CARD: Final = -2
"""Stands in a card's place where there is none; a card whose face is not known is `HIDDEN`, -1."""
EXACT: Final = 1 << 24
"""Whole numbers up to here are exact as float32. A number that goes beyond is a set: its bits are told one by one."""
BYTE: Final = 8

Faces = Sequence[int]
"""By card: its face, or HIDDEN."""
Read = Callable[[Any, Faces, list[float]], None]
"""(value, faces, numbers so far): appends the numbers of the value, always equally many."""


class Part(ABC):
    """How values of one type become numbers."""

    @abstractmethod
    def see(self, value: Any) -> None:
        """Make room for what is like this value."""

    @abstractmethod
    def names(self, path: str) -> Iterator[str]:
        """What each of the numbers is called."""

    @property
    @abstractmethod
    def blank(self) -> tuple[float, ...]:
        """The numbers where there is no value."""

    @abstractmethod
    def reader(self) -> Read:
        """What reads a value, once room has been made."""


def part(kind: Any) -> Part | None:
    """How values of a type become numbers; None for texts, which are left out, and for what is told elsewhere."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return part(inner[0])
    if kind is CardId:
        return Card()
    if origin in (Union, types.UnionType):
        (kind,) = [each for each in inner if each is not type(None)]
        found = part(kind)
        return None if found is None else Maybe(found)
    if origin is Literal:
        return None if isinstance(inner[0], str) else Number()
    if origin in (list, set, frozenset) or (origin is tuple and inner[1:] == (...,)):
        found = part(inner[0])
        return None if found is None else Rows(found)
    if origin is tuple:
        parts = {f"[{at}]": found for at, each in enumerate(inner) if (found := part(each)) is not None}
        assert len(parts) == len(inner), f"{kind}: texts in a tuple have no place here"
        return Record(parts, struct=False)
    if origin is dict:
        key, value = part(inner[0]), part(inner[1])
        assert key is not None, f"{kind}: by what would its values be told apart?"
        return Keyed(Record({".key": key} | ({".value": value} if value is not None else {}), struct=False))
    if kind in (str, bytes) or not isinstance(kind, type) or issubclass(kind, Cards | Options):
        return None
    if issubclass(kind, msgspec.Struct):
        return fields(kind)
    return Number()


def fields(kind: type[msgspec.Struct]) -> Record:
    """How the values of a struct become numbers."""
    hints = get_type_hints(kind, include_extras=True)
    found = {name: part(hints[name]) for name in kind.__struct_fields__}
    return Record({f".{name}": each for name, each in found.items() if each is not None}, struct=True)


class Number(Part):
    """A number or a flag; where it is a set of squares or the like, its bits."""

    def __init__(self) -> None:
        self.bits = 0

    def see(self, value: Any) -> None:
        if value >= EXACT:
            self.bits = max(self.bits, -(-int(value).bit_length() // BYTE) * BYTE)

    def names(self, path: str) -> Iterator[str]:
        return (f"{path}.bit{bit}" for bit in range(self.bits)) if self.bits else iter((path,))

    @property
    def blank(self) -> tuple[float, ...]:
        return (0,) * (self.bits or 1)

    def reader(self) -> Read:
        if not self.bits:
            return lambda value, faces, out: out.append(value)
        places = [1 << bit for bit in range(self.bits)]
        return lambda value, faces, out: out.extend([1 if value & place else 0 for place in places])


class Card(Part):
    """A card: its face."""

    def see(self, value: Any) -> None:
        pass

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.face"

    @property
    def blank(self) -> tuple[float, ...]:
        return (NO_CARD,)

    def reader(self) -> Read:
        return lambda value, faces, out: out.append(faces[value] if value >= 0 else NO_CARD)


class Record(Part):
    """A struct, or a tuple of things of different types."""

    def __init__(self, parts: Mapping[str, Part], *, struct: bool) -> None:
        self.parts = parts
        """By what follows the path in the names of their numbers; of a struct, a dot and the field."""
        self.struct = struct
        self.picks = [attrgetter(name[1:]) if struct else itemgetter(at) for at, name in enumerate(parts)]

    def see(self, value: Any) -> None:
        for each, pick in zip(self.parts.values(), self.picks):
            each.see(pick(value))

    def names(self, path: str) -> Iterator[str]:
        for name, each in self.parts.items():
            yield from each.names(path + name if path else name.lstrip("."))

    @property
    def blank(self) -> tuple[float, ...]:
        return tuple(number for each in self.parts.values() for number in each.blank)

    def reader(self) -> Read:
        if not self.struct and all(map(_plain, self.parts.values())):
            return lambda value, faces, out: out.extend(value)
        steps: list[tuple[Callable[[Any], Any], Read]] = []
        plain: list[str] = []
        for (name, each), pick in zip(self.parts.items(), self.picks):
            if self.struct and _plain(each):
                plain.append(name[1:])
                continue
            steps += _numbers(plain)
            plain = []
            steps.append((pick, each.reader()))
        steps += _numbers(plain)

        def read(value: Any, faces: Faces, out: list[float]) -> None:
            for pick, inner in steps:
                inner(pick(value), faces, out)

        return read


def _plain(each: Part) -> bool:
    """Whether a value is its own number."""
    return isinstance(each, Number) and not each.bits


def _numbers(names: Sequence[str]) -> list[tuple[Callable[[Any], Any], Read]]:
    """Numbers that stand side by side are picked in one go."""
    if not names:
        return []
    if len(names) == 1:
        return [(attrgetter(*names), lambda value, faces, out: out.append(value))]
    return [(attrgetter(*names), lambda value, faces, out: out.extend(value))]


class Maybe(Part):
    """Something that may be missing: whether it is there, and what it is."""

    def __init__(self, inner: Part) -> None:
        self.inner = inner

    def see(self, value: Any) -> None:
        if value is not None:
            self.inner.see(value)

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.present"
        yield from self.inner.names(path)

    @property
    def blank(self) -> tuple[float, ...]:
        return (0, *self.inner.blank)

    def reader(self) -> Read:
        blank, inner = self.blank, self.inner.reader()

        def read(value: Any, faces: Faces, out: list[float]) -> None:
            if value is None:
                out += blank
            else:
                out.append(1)
                inner(value, faces, out)

        return read


class Rows(Part):
    """A list: how long it is, and what is in it as far as there is room."""

    def __init__(self, item: Part) -> None:
        self.item = item
        self.lengths: set[int] = set()

    @property
    def room(self) -> int:
        return room(self.lengths)

    def see(self, value: Any) -> None:
        self.lengths.add(len(value))
        for each in value:
            self.item.see(each)

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.count"
        for at in range(self.room):
            yield from self.item.names(f"{path}[{at}]")

    @property
    def blank(self) -> tuple[float, ...]:
        return (0, *self.item.blank * self.room)

    def reader(self) -> Read:
        item, most = self.item, self.room
        blanks = [item.blank * (most - count) for count in range(most + 1)]
        inner = item.reader()
        card = isinstance(item, Card)
        plain = _plain(item)

        def read(value: Any, faces: Faces, out: list[float]) -> None:
            count = len(value)
            out.append(count)
            if count > most:
                count = most
                value = list(value)[:most]
            if card:
                out += [faces[each] if each >= 0 else NO_CARD for each in value]
            elif plain:
                out += value
            else:
                for each in value:
                    inner(each, faces, out)
            out += blanks[count]

        return read


class Keyed(Rows):
    """A dict: a list of its keys with their values, in the order of the keys."""

    def see(self, value: Any) -> None:
        super().see(value.items())

    def reader(self) -> Read:
        rows = super().reader()
        return lambda value, faces, out: rows(sorted(value.items()), faces, out)


def room(lengths: set[int]) -> int:
    """How many things of a list have a place, by the lengths that it had in the sample: where it was always empty or of
    one length, so many; else half as many again as the most. At least one."""
    most = max(lengths, default=0)
    settled = len(lengths - {0}) < 2
    return max(most if settled else -(-most * 3 // 2), 1)
