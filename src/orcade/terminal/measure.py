"""The measuring tool: how far it is from one thing of a measured board to another, told to nobody else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..draw.text import apart, called, direction, place, present
from ..table.errors import OrcadeError
from ..table.plane import INCH, read_point
from ..table.scene import Scene
from ..table.things import Piece, Zone

MOST = 12
"""At most so many distances are told at once."""
JOINTS = ("to", "from", "and", "between", "with")
"""Words that say nothing about what is measured."""
LONGEST = 100
"""The most characters of the words that name what is measured."""
NUMBER = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)"
POINT = re.compile(rf"\(?({NUMBER})(?:\s*,\s*|\s+)({NUMBER})\)?")
WORD = re.compile(r"([^\s,;]*)[\s,;]*")

Mark = Piece | Zone


class Unmeasured(OrcadeError):
    """Words that name nothing that could be measured."""


def measure(scene: Scene, words: str) -> list[str]:
    """Distances between the two things or points that are named, or from one to all pieces, the nearest first.

    `Unmeasured` says what is not there, and what is.
    """
    if not scene.inches:
        raise Unmeasured("nothing is measured in inches on this board")
    marks = _marks(scene)
    if len(words) > LONGEST:
        raise Unmeasured("that is far too long to name two things or points")
    parts = _parts(words)
    if not parts:
        raise Unmeasured("measure what? for example: measure grub dreg; measure grub 12,7; measure grub")
    for at in range(1, len(parts)):
        ones, others = _named(parts[:at], marks), _named(parts[at:], marks)
        if ones and others:
            told = [between(one, other) for one in ones for other in others if one.id != other.id]
            return _first(told) or ["That is one and the same."]
    ones = _named(parts, marks)
    if len(ones) > 1:
        raise Unmeasured(
            f"which? {', '.join(f'{each.text or called(each)} at {place(each.x, each.y)}' for each in ones)}"
        )
    if not ones:
        names = ", ".join(dict.fromkeys(called(mark) for mark in marks)) or "points, like 12,7, and nothing else yet"
        raise Unmeasured(f"there is no {' '.join(parts)[:40]!r} to measure; there are: {names}")
    others = [mark for mark in marks if isinstance(mark, Piece) and mark.id != ones[0].id]
    return _first([between(ones[0], other) for other in sorted(others, key=lambda other: apart(ones[0], other))])


def measurable(scene: Scene) -> list[str]:
    """The names of what can be measured, as they are typed; none on other boards."""
    return list(dict.fromkeys(called(mark).lower() for mark in _marks(scene))) if scene.inches else []


def _marks(scene: Scene) -> list[Mark]:
    marks: list[Mark] = [thing for thing in scene.things if isinstance(thing, Zone)]
    marks += present(scene)
    return [mark for mark in marks if mark.label]


def _first(told: list[str]) -> list[str]:
    return told if len(told) <= MOST else [*told[:MOST], f"And {len(told) - MOST} more."]


def _parts(words: str) -> list[str]:
    """The names and points in some words, one by one: "grub (3, 4)" has two."""
    parts: list[str] = []
    rest = words.lower().strip(" ,;")
    while rest:
        point = POINT.match(rest)
        if point:
            parts.append(f"{point[1]},{point[2]}")
            rest = rest[point.end() :].lstrip(" ,;")
            continue
        word = WORD.match(rest)
        assert word is not None
        if word[1] not in JOINTS:
            parts.append(word[1])
        rest = rest[word.end() :]
    return parts


def _named(parts: Sequence[str], marks: Sequence[Mark]) -> list[Mark]:
    """The things of a name, or a point; several where the name does not tell them apart."""
    if len(parts) == 1 and POINT.fullmatch(parts[0]):
        try:
            x, y = read_point(parts[0])
        except OrcadeError as wrong:
            raise Unmeasured(str(wrong).rstrip(".")) from None
        at = place(x / INCH, y / INCH)
        return [Piece(id=f"{x},{y}", label=at, x=x / INCH, y=y / INCH, look="", size=0)]
    words = " ".join(parts)
    exact = [mark for mark in marks if words in (mark.text.lower(), mark.id.lower(), called(mark).lower())]
    return exact or [mark for mark in marks if mark.label.lower().startswith(words)]


def between(one: Mark, other: Mark) -> str:
    """How far it is from edge to edge, between the centres of bases, and which way."""
    dx, dy = other.x - one.x, other.y - one.y
    names = [_name(one), _name(other)]
    far, centres = apart(one, other), (dx * dx + dy * dy) ** 0.5
    told = f"{names[0]} to {names[1]}: " + (f"{far:.2f} inches apart" if far else "they touch")
    if isinstance(one, Piece) and isinstance(other, Piece) and (one.size or other.size):
        told += f", {centres:.2f} between centres"
    way = direction(dx, dy)
    return f"{told}, {way}" if way else told


def _name(mark: Mark) -> str:
    """The name of a thing; for areas, which may share a name, also where it is."""
    if isinstance(mark, Zone):
        return f"{called(mark)} at {place(mark.x, mark.y)}"
    return called(mark) if mark.look else mark.label
