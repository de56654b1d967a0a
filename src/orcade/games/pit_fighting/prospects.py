"""What would come of it, over the heads of both: of a combat as it stands, and while they circle, of one's hand."""

from __future__ import annotations

from typing import Final

from orcade.table.odds import percent
from orcade.table.requests import Seat
from orcade.table.things import Caption

from .faces import ACE, CLUBS, RANK, SHORT, SPADES, SUIT
from .odds import chances
from .pieces import FIGHTERS, Pit, bonuses, comes_to

CENTRE: Final = 4.6
"""x of the Pit's middle: in combat the reader's fighter is on its left, his opponent on its right."""
LEAD: Final = 1.74
"""y of it."""
PROSPECT: Final = "lead"
"""Its id. Both of these words have it, so that one takes the place of the other, and they are never seen together."""


def lead(view: Pit) -> Caption:
    """What would be added in the Result as things stand, and the chances (PF 8)."""
    plus = bonuses(view)
    best = 0 if plus[0] >= plus[1] else 1
    chance = percent(chances(plus[best])[0])
    if plus[best]:
        text = f"{FIGHTERS[best]}'s die +{plus[best]}: wins {chance}"
    else:
        text = f"even: each wins {chance}"
    label = f"In the Result, as it stands, {text}"
    return Caption(id=PROSPECT, label=label, x=CENTRE, y=LEAD, text=text, size=0.38, width=5)


def promise(view: Pit, fighter: Seat) -> Caption:
    """What circling is for: what a fighter's hand comes to in a combat."""
    attack, defence = best(view, fighter, CLUBS), best(view, fighter, SPADES)
    text = f"Hand: attack {attack}, defence {defence}"
    label = f"In a combat your hand comes to attack {attack}, defence {defence}"
    return Caption(id=PROSPECT, label=label, x=CENTRE, y=LEAD, text=text, size=0.34, width=5)


def best(view: Pit, fighter: Seat, suit: int) -> str:
    """What the cards of a suit come to at best, or an ace that does more; "none" without a card."""
    held = [card for card in view.hands[fighter] if SUIT[view.face(card)] == suit]
    ace = next((card for card in held if RANK[view.face(card)] == ACE), None)
    if ace is not None and (suit == CLUBS or len(held) == 1):
        return SHORT[view.face(ace)]
    return str(max(comes_to(view, fighter, card) for card in held)) if held else "none"
