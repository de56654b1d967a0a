"""Words that every game needs, and sentences that are data: "{orc} moves to {square}."."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Namers = Mapping[str, Callable[[int], str]]
"""How the numbers in the fields of a class are said: {"orc": CALLED.__getitem__}. Of a card it is given the face."""


def listed(words: Sequence[str]) -> str:
    """Several in a row: "Grub, Gash and Gob"; none is empty."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
"""Small numbers as they are said before a noun."""


def counted(number: int, noun: str) -> str:
    """So many of something: "1 token", "2 tokens". A noun with a plural of its own brings it: "foot|feet"."""
    one, _, many = noun.partition("|")
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def whose(name: str) -> str:
    """Something that belongs to somebody: "Grub's", "Boss'"."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


class Sentence:
    """The fields of an event or answer, as a sentence names them; for `str.format_map`.

    "{orc}" is said as its namer says it; "{orc:'s}" is what belongs to him; "{left:token}" counts something. A card is
    said by the face that `face` finds for it, several cards one by one.
    """

    __slots__ = ("_cards", "_face", "_namers", "_of")

    def __init__(self, of: object, namers: Namers, cards: Sequence[str], face: Callable[[int], int]) -> None:
        self._of = of
        self._namers = namers
        self._cards = cards
        self._face = face

    def __getitem__(self, field: str) -> object:
        value = getattr(self._of, field)
        namer = self._namers.get(field)
        if field in self._cards:
            assert namer is not None, f"nothing says what the card {field!r} is called"
            several = (value,) if isinstance(value, int) else value
            return _Name(listed([namer(self._face(card)) for card in several]))
        if namer is not None:
            return _Name(namer(value))
        return _Count(value) if isinstance(value, int) else _Name(value)


class _Name(str):
    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return whose(str(self)) if spec == "'s" else super().__format__(spec)


class _Count(int):
    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return counted(int(self), spec) if spec else str(int(self))
