"""A scene becomes plain text: for the terminal, for screen readers, for logs. One fact a line, no drawn boxes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from orcade.table import scene as table
from orcade.table.scene import Scene


def text(scene: Scene) -> str:
    """The board, what lies on it, the seats and the hand."""
    parts = [scene.headline]
    board = _grid(scene)
    if board:
        parts.append(board)
    lying = _lying(scene)
    if lying:
        parts.append(lying)
    seats = "\n".join(_seat(panel) for panel in scene.seats)
    if seats:
        parts.append(seats)
    if scene.hand:
        parts.append("Your hand: " + ", ".join(card_words(card) for card in scene.hand))
    return "\n\n".join(part for part in parts if part)


def _grid(scene: Scene) -> str:
    """The squares as rows of two-character cells under letters and beside numbers."""
    cells = [thing for thing in scene.things if isinstance(thing, table.Square)]
    if not cells:
        return ""
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    columns = round(max(cell.x for cell in cells) - left) + 1
    rows = round(max(cell.y for cell in cells) - top) + 1
    shown = [["  "] * columns for _ in range(rows)]
    for cell in cells:
        shown[round(cell.y - top)][round(cell.x - left)] = cell.text[:2].ljust(2)
    for thing in scene.things:
        if isinstance(thing, table.Piece) and thing.text:
            row, column = int(thing.y - top), int(thing.x - left)
            if 0 <= row < rows and 0 <= column < columns:
                shown[row][column] = thing.text[:2].ljust(2)
    wide = len(str(rows))
    head = " " * (wide + 1) + " ".join(f"{letters(column):<2}" for column in range(columns))
    lines = [head.rstrip()]
    for at, row_cells in enumerate(shown):
        lines.append(f"{rows - at:>{wide}} " + " ".join(row_cells).rstrip())
    return "\n".join(lines)


def letters(column: int) -> str:
    """The name of a column: a … z, aa, ab …"""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(97 + rest) + name
    return name


def _lying(scene: Scene) -> str:
    """A line for each thing that is no square: its label, which is its whole description, or else what it shows."""
    cells = {(thing.x, thing.y): thing.label for thing in scene.things if isinstance(thing, table.Square)}
    lines = []
    for thing in scene.things:
        if isinstance(thing, table.Piece):
            lines.append(_piece(thing, cells))
        elif isinstance(thing, table.Pile):
            lines.append(_pile(thing))
        elif isinstance(thing, table.Card):
            lines.append(card_words(thing))
        elif isinstance(thing, table.Caption):
            lines.append(thing.label or thing.text)
        elif isinstance(thing, table.Gauge):
            lines.append(thing.label if str(thing.value) in thing.label else gauge_words(thing))
        elif isinstance(thing, table.Path) and thing.look != "area":
            lines.append(thing.label)
    return "\n".join(_counted(line for line in lines if line))


def _counted(lines: Iterable[str]) -> Iterator[str]:
    """The lines, a run of equal ones said once with its number."""
    for line, run in groupby(lines):
        times = sum(1 for _ in run)
        yield line if times == 1 else f"{times} times: {line}"


def _pile(pile: table.Pile) -> str:
    """A pile's label where it says how many cards there are; else its name, their number, and the face on top."""
    if (str(pile.count) if pile.count else "empty") in pile.label:
        return pile.label
    top = f", on top {card_words(pile.top)}" if pile.top is not None and pile.top.title else ""
    return f"{pile.name}: {count(pile.count, 'card')}{top}"


def _piece(piece: table.Piece, cells: dict[tuple[float, float], str]) -> str:
    at = cells.get((piece.x // 1, piece.y // 1), "")
    where = f" ({at})" if at and at not in piece.label else ""
    code = f"{piece.text}: " if piece.text else ""
    return f"{code}{piece.label}{where}"


def card_words(card: table.Card) -> str:
    """A card's name, or that it is hidden."""
    return card.label or card.title or "A card, face down"


def gauge_words(gauge: table.Gauge) -> str:
    """ "Health 4 of 6"."""
    return f"{gauge.name} {gauge.value} of {gauge.full}" if gauge.full > 0 else f"{gauge.name} {gauge.value}"


def count(number: int, noun: str) -> str:
    """ "1 card", "3 cards", "no cards"."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def _seat(panel: table.SeatPanel) -> str:
    facts = [gauge_words(gauge) for gauge in panel.gauges]
    facts += panel.notes
    if panel.out:
        facts.append("out")
    return f"{panel.name}: {', '.join(facts)}" if facts else panel.name
