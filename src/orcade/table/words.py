"""Words that every game needs, and sentences that are data: "{orc} moves to {square}."."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import Formatter

Namers = Mapping[str, Callable[[int], str]]
"""How the numbers in the fields of a class are said: {"orc": CALLED.__getitem__}. Of a card it is given the face."""


def listed(words: Sequence[str], last: str = "and") -> str:
    """Several in a row: "Grub, Gash and Gob"; none is empty. `last`: what stands before the last one, such as "or"."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def together(names: Sequence[str]) -> str:
    """Several in a row, those without a name of their own counted: "Grub and 3 chips"; none is empty."""
    told: list[str] = []
    for name, count in Counter(names).items():
        article, _, noun = name.partition(" ")
        told += [counted(count, noun)] if count > 1 and article in ("a", "an") else [name] * count
    return listed(told)


SHORT = 8
"""Letters of a name that is never broken."""


@cache
def name_lines(name: str) -> tuple[str, ...]:
    """A name in one line, or in two that are about as long."""
    blanks = [at for at, sign in enumerate(name) if sign == " "]
    if len(name) <= SHORT or not blanks:
        return (name,)
    at = min(blanks, key=lambda blank: abs(2 * blank + 1 - len(name)))
    return name[:at], name[at + 1 :]


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
"""Small numbers as they are said before a noun."""

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""Places from the first on."""


def counted(number: int, noun: str) -> str:
    """So many: "1 token", "2 tokens", "2 spies". A noun with a plural of its own brings it: "foot|feet"."""
    one, _, many = noun.partition("|")
    usual = re.sub("(?<![aeiou])y$", "ie", one) + "s"
    return f"{number} {one if number == 1 else many or usual}"


def slug(name: str) -> str:
    """What is typed for a name, by its plain letters and digits: "Gnaw Hill" is "gnaw-hill", "Égg's" is "eggs"."""
    plain = unicodedata.normalize("NFKD", name.replace("'", "").casefold()).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")


def whose(name: str) -> str:
    """Something that belongs to somebody: "Grub's", "Boss'"."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


@cache
def _parsed(words: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence in pieces: what stands before a field, the field (None: the end), what stands behind its colon."""
    return tuple((before, field, behind or "") for before, field, behind, _ in Formatter().parse(words))


def sentence(words: str, of: object, namers: Namers, cards: Sequence[str], face: Callable[[int], int]) -> str:
    """A sentence with the fields that it names, of an event or answer.

    "{orc}" is said as its namer says it; "{orc:'s}" is what belongs to him; "{left:token}" counts something. `cards`:
    fields that hold a card or several; these are said by the faces that `face` finds, one by one. A name that asks or
    calls out ends the sentence by itself.
    """
    told = []
    for before, field, behind in _parsed(words):
        told.append(before)
        if field is None:
            continue
        value = getattr(of, field)
        namer = namers.get(field)
        if namer is None:
            name = counted(value, behind) if behind and behind != "'s" else str(value)
        elif field not in cards:
            name = namer(value)
        elif isinstance(value, int):
            name = namer(face(value))
        else:
            name = together([namer(face(card)) for card in value]) or "nothing"
        told.append(whose(name) if behind == "'s" else name)
    text = "".join(told)
    return text[:-1] if text.endswith(("?.", "!.")) else text
