"""What a seat knows of chips whose faces it does not know: gold in a hand is no caravan (OW 12.3)."""

from __future__ import annotations

from orcade.table.requests import Seat

from .chips import CARAVAN
from .finding import chip_of
from .pieces import GOLD_BACK, Wars


def imagined(wars: Wars, seat: Seat) -> None:
    """Caravans that were imagined among hidden gold change places with gold in the cup."""
    cards = wars.cards
    held = [card for player in wars.players for card in player.gold if not cards.known[card] >> seat & 1]
    wrong = [card for card in held if chip_of(wars, card).kind == CARAVAN]
    if wrong:
        hidden = [card for card in wars.cups[GOLD_BACK] if not cards.known[card] >> seat & 1]
        gold = [card for card in hidden if chip_of(wars, card).kind != CARAVAN]
        for card, other in zip(wrong, gold, strict=False):
            cards.faces[card], cards.faces[other] = cards.faces[other], cards.faces[card]
