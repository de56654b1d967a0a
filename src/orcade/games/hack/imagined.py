"""What a seat knows of cards whose faces it does not know, for worlds that it imagines."""

from __future__ import annotations

from orcade.table.requests import CardId, Seat

from .card_decks import ENCOUNTER, printed_on
from .pieces import NONE, Dungeon


def imagined(dungeon: Dungeon, seat: Seat) -> None:
    """What lies face down in a Room, or is being laid there, is an Encounter (HK 23).

    Where it is none in the world that this seat imagines, it changes faces with an Encounter that the seat imagines
    elsewhere among the GameMaster's cards. There is one: in truth no fewer are hidden from it.
    """
    if dungeon.gm == NONE:
        return
    laid = [room.trap for room in dungeon.rooms if room.trap != NONE]
    if dungeon.laying != NONE:
        laid.append(CardId(dungeon.laying))
    cards = dungeon.cards
    wrong = [card for card in laid if not cards.known[card] >> seat & 1 and printed_on(dungeon, card).sort != ENCOUNTER]
    if not wrong:
        return
    others = (
        card
        for card in (*dungeon.draw[dungeon.gm], *dungeon.hands[dungeon.gm])
        if not cards.known[card] >> seat & 1 and card not in laid and printed_on(dungeon, card).sort == ENCOUNTER
    )
    for card, other in zip(wrong, others):
        cards.faces[card], cards.faces[other] = cards.faces[other], cards.faces[card]
