"""Chips as they are seen in a hand, or on the sheet over the map."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from orcade.table.requests import CardId, Seat
from orcade.table.things import Caption, Card, Thing

from .answers.common import chip_id
from .chip_looks import BACKS, body, corner, emblem, full_words
from .chips import GOLD, LEADER
from .finding import known
from .pieces import Wars

VERBS: Final = {LEADER: "raise", GOLD: "pay"}
"""What a click on a chip means if there is nothing else to it; of the other kinds it is to discard them."""
LARGEST: Final = 2.4
"""Width of a chip on the sheet at most, in units."""
SMALLEST: Final = 1.2
"""Before chips are made smaller than this, they overlap."""
TALL: Final = 1.4
"""Height of a chip, in widths."""
GAP: Final = 1.06
"""From chip to chip, in widths, where there is room."""


def shown(view: Wars, card: CardId, x: float = 0, y: float = 0, note: str = "", width: float = 1) -> Card:
    """A chip as this view knows it: its face, or its back. `note`: where it lies."""
    chip = known(view, card)
    back = BACKS[view.cards.backs[card]]
    if chip is None:
        return Card(id=chip_id(card), label=f"A chip, {note}" if note else "A chip", x=x, y=y, back=back, width=width)
    return Card(
        id=chip_id(card),
        label=full_words(chip, view.options.own_chips, note),
        tries=(f"{VERBS.get(chip.kind, 'discard')} {chip.slug}",),
        x=x,
        y=y,
        title=chip.name,
        corner=corner(chip),
        emblem=emblem(chip),
        body=note.capitalize() or body(chip, view.options.own_chips),
        back=back,
        width=width,
    )


def hand(view: Wars, seat: Seat) -> tuple[Card, ...]:
    """The reader's own chips: units, gold, captives."""
    if not 0 <= seat < view.seats:
        return ()
    player = view.players[seat]
    cards = (*sorted(player.hand, key=view.face), *sorted(player.gold, key=view.face))
    captives = [shown(view, card, note="your captive") for card in player.captives]
    return (*(shown(view, card) for card in cards), *captives)


class Row(NamedTuple):
    """Chips that lie beside each other on the sheet, under some words."""

    words: str
    cards: tuple[CardId, ...]


def spread(view: Wars, row: Row, width: float, height: float) -> list[Thing]:
    """A row of chips on a sheet of this size."""
    head = Caption(id="sheet-words", label=row.words, x=width / 2, y=0.55, text=row.words, size=0.5)
    size, places = laid_out(len(row.cards), 0.4, 1, width - 0.8, height - 1.3)
    return [head, *(shown(view, card, *at, width=size) for card, at in zip(row.cards, places, strict=True))]


class Laid(NamedTuple):
    """Chips in rows: their width, from one to the next, and how many rows there are."""

    size: float
    step: float
    rows: int


def in_rows(count: int, rows: int, width: float, height: float) -> Laid:
    """So many chips in so many rows, as large as they can be in a box."""
    along = ceil(count / rows)
    size = round(min(LARGEST, height / rows / TALL / GAP, max(SMALLEST, width / along / GAP)), 2)
    return Laid(size, min(size * GAP, (width - size) / max(1, along - 1)), rows)


def laid_out(count: int, x: float, y: float, width: float, height: float) -> tuple[float, list[tuple[float, float]]]:
    """Where so many chips lie in a box: their width, and the middle of each. They lie in one row or two, as there is
    more to see of each, and overlap where there is no room."""
    size, step, rows = max(
        (in_rows(count, rows, width, height) for rows in (1, 2)), key=lambda laid: laid.size * laid.step
    )
    along = ceil(count / rows)
    found = []
    for at in range(count):
        row, place = divmod(at, along)
        there = min(along, count - row * along)
        start = x + (width - step * (there - 1)) / 2
        middle = y + height / 2 + (row - (rows - 1) / 2) * size * TALL * GAP
        found.append((round(start + step * place, 2), round(middle, 2)))
    return size, found
