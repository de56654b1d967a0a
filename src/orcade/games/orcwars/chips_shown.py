"""Chips as they are seen in a hand or beside the map."""

from __future__ import annotations

from orcade.table.requests import OPEN, CardId, Seat
from orcade.table.scene import Caption, Card, Thing
from orcade.table.words import whose

from .answers.common import chip_id
from .chip_looks import BACKS, body, corner, emblem, full_words
from .pieces import NAMES, Wars, known

VERBS = ("raise", "swap", "discard", "pay", "give", "keep")
"""What a click on a chip can mean."""
EDGE = 0.2
GAP = 1.08
"""From chip to chip, in widths."""


def shown(view: Wars, card: CardId, x: float = 0, y: float = 0, note: str = "", width: float = 1) -> Card:
    """A chip as this view knows it: its face, or its back. `note`: where it lies."""
    chip = known(view, card)
    back = BACKS[view.cards.backs[card]]
    if chip is None:
        return Card(id=chip_id(card), label=f"A chip, {note}" if note else "A chip", x=x, y=y, back=back, width=width)
    return Card(
        id=chip_id(card),
        label=full_words(chip, view.options.own_chips, note),
        tries=tuple(f"{verb} {chip.slug}" for verb in VERBS),
        x=x,
        y=y,
        title=chip.name,
        corner=corner(chip),
        emblem=emblem(chip),
        body=body(chip, view.options.own_chips),
        back=back,
        width=width,
    )


def hand(view: Wars, seat: Seat) -> tuple[Card, ...]:
    """The reader's own chips: units, then gold."""
    if not 0 <= seat < view.seats:
        return ()
    player = view.players[seat]
    units = sorted(player.hand, key=view.face)
    return tuple(shown(view, card) for card in (*units, *sorted(player.gold, key=view.face)))


Row = tuple[str, str, list[tuple[CardId, str]]]
"""Id, what is written above, the chips, each with a note."""


def rows(view: Wars, seat: Seat) -> list[Row]:
    """What lies beside the map: captives, and of a finished match all hands."""
    found: list[Row] = []
    for each, player in enumerate(view.players):
        name = NAMES[each]
        if player.captives:
            cards = [(card, f"{whose(name)} captive") for card in player.captives]
            found.append((f"captives-{each}", f"{whose(name)} captives", cards))
        if seat == OPEN and (player.hand or player.gold):
            cards = [(card, f"in {whose(name)} hand") for card in (*player.hand, *player.gold)]
            found.append((f"shown-{each}", name, cards))
    return found


def laid_out(view: Wars, found: list[Row], width: float, y: float, high: float) -> list[Thing]:
    """The rows beside each other below a map of this width, from y on; chips overlap where there are many."""
    card = round(high * 0.5, 2)
    count = sum(len(cards) for _, _, cards in found)
    step = min(card * GAP, (width - EDGE * 2 - card * len(found)) / max(1, count))
    things: list[Thing] = []
    x = EDGE
    for name, words, cards in found:
        room = step * (len(cards) - 1) + card
        things.append(
            Caption(
                id=name, label=words, x=round(x + room / 2, 2), y=round(y + high * 0.1, 2), text=words, size=high * 0.09
            )
        )
        for at, (each, note) in enumerate(cards):
            things.append(shown(view, each, round(x + card / 2 + step * at, 2), round(y + high * 0.6, 2), note, card))
        x += room + card * 0.3
    return things
