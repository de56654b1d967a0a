"""Cards in a player's panel, where the board shows the map alone: what each is like, and what it does in a sign."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from orcade.table.scene import SeatPanel
from orcade.table.things import Card

from .gauges import gauge_look
from .kit import emblem
from .kit.knife import escape, num, put
from .kit.pictures import framed

WIDE, HIGH = 50, 56
LETTER = 9.6
"""Width of a letter of a sign."""


def looks_in_front(panels: Iterable[SeatPanel]) -> list[str]:
    """The looks of the signs, of which a page holds the pictures with those of gauges."""
    return [card.signs[0].look for panel in panels for card in panel.front if card.signs]


@lru_cache(maxsize=1024)
def small_card(card: Card) -> str:
    """An open card in a panel."""
    named = escape(card.id)
    high = 37 if card.signs else 52
    if card.picture:
        art = framed(card.picture, 2, 2, 46, high, whole=False)
    else:
        art = put(emblem(card.emblem or card.title or "?"), 25, 2 + high / 2, high / 112)
    if card.corner:
        art += (
            '<rect x="2" y="2" width="19" height="20" rx="3" class="o-gold o-edged" stroke-width="2.5"/>'
            f'<text class="o-text o-line" x="11.5" y="18" font-size="17">{escape(card.corner)}</text>'
        )
    if card.signs:
        sign = card.signs[0]
        picture = put(f'<use href="#{gauge_look(sign.look)}"/>', 12 if sign.text else 25, 46, 0.2)
        wide = min(25, LETTER * len(sign.text))
        told = f'textLength="{num(wide)}" lengthAdjust="spacingAndGlyphs"' if sign.text else ""
        art += (
            f'<rect class="o-bone o-edged" stroke-width="2.5" x="2" y="37" width="46" height="17" rx="5"/>{picture}'
            f'<text class="o-text o-line" x="34" y="51" font-size="15" {told}>{escape(sign.text)}</text>'
        )
    return (
        f'<span id="front-{named}" class="front card" data-thing="{named}" role="img" '
        f'aria-label="{escape(card.label)}">'
        f'<svg viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{art}</svg></span>'
    )
