"""Names as people type them: what of them is kept, and that two at one table can be told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from .errors import BadSetup
from .seal import BOT

LONGEST: Final = 40
"""Characters that a name may have."""
TYPED: Final = 400
"""Characters that are looked at: marks upon marks take longer to put in order the more there are of them."""
MARKS: Final = 4
"""Marks that one letter may bear: more of them would reach over the lines above and below."""
ISOLATE: Final = "\u2068"
END: Final = "\u2069"
"""Around a name that is written from right to left: so it does not turn the words around it."""

_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters and signs that are drawn as nothing."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""They shape letters and join emoji; all other signs for the writing itself, such as those of its direction, go."""
_IGNORED: Final = frozenset(
    chr(code)
    for first, last in (
        *((0x34F, 0x34F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065)),
        *((0xFE00, 0xFE0F), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF)),
    )
    for code in range(first, last + 1)
)
"""They choose between forms of the sign before them, and are nothing to look at (Default_Ignorable_Code_Point in
Unicode). Names keep them, but are not told apart by them."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn", "Zl", "Zp", "Zs"})
"""Kinds of characters that are nothing to look at by themselves."""


def typed_name(text: str) -> str:
    """A name as typed: on one line, without what cannot be seen. Empty where there is nothing to be seen.

    `BadSetup` where it is too long, or reads like a bot's.
    """
    if len(text) > TYPED:
        raise BadSetup(f"a name has at most {LONGEST} characters; this one has more than {TYPED}")
    name = " ".join("".join(_kept(unicodedata.normalize("NFC", text))).split()).strip("".join(_JOINERS))
    if len(name) > LONGEST:
        raise BadSetup(f"a name has at most {LONGEST} characters; this one has {len(name)}")
    if not any(unicodedata.category(sign) not in _UNSEEN for sign in name):
        return ""
    *before, last = name.split()
    if before and looks_of(last) == BOT.strip():
        raise BadSetup(f"{name!r} reads like a bot; take another name")
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"{ISOLATE}{name}{END}" if turns else name


def _kept(text: str) -> Iterable[str]:
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        if kind != "Cf":  # Marks behind it are still those of the letter before it.
            marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cc" or sign in _BLANKS:
            yield " "
        elif marks <= MARKS and (kind != "Cf" or sign in _JOINERS):
            yield sign


def looks_of(name: str) -> str:
    """What a name looks like: equal for names that differ in capitals, blanks, width and the like alone."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(
        sign for sign in folded if not sign.isspace() and unicodedata.category(sign) != "Cf" and sign not in _IGNORED
    )


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that looks like none of the others: with a number where it would. An empty one stays empty."""
    taken = {looks_of(other) for other in others if other}
    found, number = name, 2
    while name and looks_of(found) in taken:
        found = f"{name} {number}"
        number += 1
    return found
