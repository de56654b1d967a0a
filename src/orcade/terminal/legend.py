"""What stands beside a map in inches: the pieces with their places, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..draw.text import called, place, present
from ..table.scene import Scene
from ..table.things import Path, Piece, Zone
from .map import BOUNDARIES, LEGAL, LINES, SHORT, TRAIL, joint, kind
from .output import Output, seat_style

DRAWN = ("named", "second-team")
"""States that only say how a piece is drawn: with its letters, or with dark plates."""


def legend(output: Output, scene: Scene, room: int) -> list[Text]:
    """The pieces with their places, in as many columns as there is room for; then what the signs mean."""
    figures_first = sorted(present(scene), key=lambda piece: piece.seat is None)
    entries = [entry(output, piece, joint(scene)) for piece in figures_first]
    signs: dict[str, str] = {}
    for piece in present(scene):
        signs |= {SHORT[state]: state for state in piece.states if state in SHORT}
        if len(piece.trail) > 1:
            signs[TRAIL] = "last move"
    for thing in scene.things:
        if isinstance(thing, Zone) and thing.look not in BOUNDARIES and thing.look != scene.look:
            signs.setdefault(kind(thing)[0], thing.look)
        elif isinstance(thing, Path) and thing.look in LINES:
            signs.setdefault(LINES[thing.look][0], thing.look.removesuffix("-line").removesuffix("-best"))
        elif isinstance(thing, Path) and thing.text:
            signs[thing.text] = called(thing).lower()
    if scene.question is not None and scene.question.area is not None and not scene.question.area.aim:
        signs[LEGAL] = "legal place"
    lines = [Text(), *side_by_side(output, entries, room)] if entries else []
    if signs:
        words = ", ".join(f"{sign} {meaning}" for sign, meaning in signs.items())
        lines += [Text(), *(Text(part, style=output.style("dim")) for part in output.broken(words, room, 0))]
    return lines


def side_by_side(output: Output, entries: Sequence[Text], room: int) -> list[Text]:
    """Short texts in columns; their order runs along the rows."""
    wide = max(entry.cell_len for entry in entries) + 2
    count = max(1, (room + 2) // wide)
    lines = []
    for start in range(0, len(entries), count):
        line = Text()
        for at, each in enumerate(entries[start : start + count]):
            line.append(" " * (at * wide - line.cell_len))
            line.append_text(each)
        for number, part in enumerate(line.wrap(output.console, room - 4) if line.cell_len > room else [line]):
            part.rstrip()
            rest = Text("    " if number else "")
            rest.append_text(part)
            lines.append(rest)
    return lines


def entry(output: Output, piece: Piece, joint: str) -> Text:
    """A piece in a line: its letters and number as on the map, name, place and states."""
    letters = piece.text[:2] or called(piece)[:1]
    letters += joint + piece.badge if piece.badge else ""
    line = Text()
    if piece.seat is not None:
        line.append(f"{output.mark(piece.seat)}{letters}", style=output.style(seat_style(piece.seat)))
    else:
        line.append(letters)
    states = [state for state in piece.states if state not in DRAWN]
    line.append(f" {called(piece)} {', '.join([place(piece.x, piece.y), *states])}")
    return line
