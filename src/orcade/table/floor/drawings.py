"""Sections as they are drawn in text.

A section of w × h squares has 2h + 1 lines of 2w + 1 characters. Squares stand at odd places of odd lines (counted from
0), edges between them, and every corner is a `+`. A wall is `-` or `|`, as it lies; a door is the sign that the game
has for it, either way; an edge with nothing on it is blank. Blanks at the end of a line may be left out.

    + +-+-+
     . i|i|
    + +D+-+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..errors import OrcadeError
from ..toml_texts import Fault
from .sections import NOTHING, WALL, Section, Signs

CORNER = "+"


class BadDrawing(OrcadeError):
    """A drawing that is no section, with all that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(f"line {line}, column {column}: {words}" for line, column, words in faults))
        self.faults = tuple(faults)


def read_section(text: str, signs: Signs, width: int, height: int) -> Section:
    """A section of so many squares from its drawing. Raises `BadDrawing`."""
    lines = text.splitlines()
    faults = list(_faults(lines, signs, width, height))
    if faults:
        raise BadDrawing(faults)
    wide = [line.ljust(2 * width + 1) for line in lines]
    walls = str.maketrans("-|", WALL * 2)
    return Section(
        squares=tuple(line[1::2] for line in wide[1::2]),
        across=tuple(line[1::2].translate(walls) for line in wide[::2]),
        upright=tuple(line[::2].translate(walls) for line in wide[1::2]),
        signs=signs,
    )


def draw_section(section: Section) -> list[str]:
    """The lines of a section's drawing, without blanks at their ends."""
    lines = []
    for y, across in enumerate(section.across):
        lines.append(CORNER + "".join(("-" if sign == WALL else sign) + CORNER for sign in across))
        if y < section.height:
            upright = section.upright[y].replace(WALL, "|")
            lines.append(upright[0] + "".join(map("".join, zip(section.squares[y], upright[1:]))))
    return [line.rstrip() for line in lines]


def _faults(lines: Sequence[str], signs: Signs, width: int, height: int) -> Iterator[Fault]:
    high, wide = 2 * height + 1, 2 * width + 1
    for y, line in enumerate(lines[:high]):
        if len(line.rstrip()) > wide:
            yield Fault(y + 1, wide + 1, f"it has {len(line.rstrip())} characters; {width} squares need {wide}")
        for x, sign in enumerate(line[:wide].ljust(wide)):
            if wrong := _wrong(sign, x % 2, y % 2, signs):
                yield Fault(y + 1, x + 1, wrong)
    if len(lines) != high:
        yield Fault(min(len(lines), high) or 1, 1, f"it has {len(lines)} lines; {height} squares need {high}")


def _wrong(sign: str, x: int, y: int, signs: Signs) -> str:
    """What is wrong with a sign at a place, told by whether it is odd; "" if nothing is."""
    found = repr(sign) if sign != NOTHING else "a blank"
    if x and y:
        known = ", ".join(f"{mark} {name}" for mark, name in signs.marks.items())
        return "" if sign in signs.marks else f"{found} is no square; squares are: {known}"
    if not x and not y:
        return "" if sign == CORNER else f"{found} stands where squares meet; a {CORNER!r} stands there"
    wall = "-" if x else "|"
    if sign in (NOTHING, wall) or sign in signs.doors:
        return ""
    known = ", ".join([f"{wall} wall", *(f"{each} {door.name}" for each, door in signs.doors.items())])
    return f"{found} is nothing that lies between two squares; that is a blank or one of: {known}"
