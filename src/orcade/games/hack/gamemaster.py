"""What the GameMaster alone does: places Rooms beside everybody, lays Encounters face down (HK 23)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow, Option, Seat, Shuffle

from .answers import Lay, lay, lay_in
from .card_decks import ENCOUNTER, printed_on
from .events import LaidTrap, now
from .pieces import NONE, WHERE_TO_LAY, Dungeon
from .piles import draw, one_of_each

LAY_WHERE = "Lay it in which Room?"


def rooms_with_characters(dungeon: Dungeon) -> list[int]:
    """The Rooms with a character in them."""
    return sorted({room for room in dungeon.where if room != NONE})


def empty_rooms(dungeon: Dungeon) -> list[int]:
    """HK-22: Rooms without a character and without a face-down card."""
    taken = dungeon.where
    first = 1 if dungeon.options.safe_entrance else 0
    return [at for at in range(first, len(dungeon.rooms)) if dungeon.rooms[at].trap == NONE and at not in taken]


def encounters_to_lay(dungeon: Dungeon, seat: Seat) -> list[Option]:
    """The Encounters in hand that may be laid face down now."""
    if not empty_rooms(dungeon):
        return []
    hand = one_of_each(dungeon, dungeon.hands[seat])
    return [lay(card) for card in hand if printed_on(dungeon, card).sort == ENCOUNTER]


def lay_down(dungeon: Dungeon, seat: Seat, answer: Lay) -> Flow[None]:
    """HK 23: an Encounter is laid face down in an empty Room, and replaced at once (HK-7)."""
    card = answer.card
    cards = dungeon.cards
    hand = dungeon.hands[seat]
    if any(cards.known[held] != 1 << seat for held in hand):
        # Somebody has seen a card of this hand: he is not to see by its place which one is laid.
        # A face may be remembered here because nobody is asked before it is found again.
        face = cards.faces[card]
        yield Shuffle(hand, "the hand, before one card is laid face down", "HK 23")
        for held in hand:
            cards.peek(held, seat)
            if cards.faces[held] == face:
                card = held
    dungeon.laying = card
    options = [lay_in(dungeon.rooms[room].cell) for room in empty_rooms(dungeon)]
    dungeon.asked = WHERE_TO_LAY
    where = yield Ask(seat, LAY_WHERE, options, "HK 23")
    card = CardId(dungeon.laying)
    dungeon.laying = NONE
    hand = dungeon.hands[seat]
    hand.remove(card)
    room = dungeon.rooms[dungeon.at[where.at]]
    room.trap = card
    yield LaidTrap(now(dungeon), seat, card, room.card)
    yield from draw(dungeon, seat)
