"""Cards on their way: drawn, discarded, shuffled again (HK 8)."""

from __future__ import annotations

from orcade.table.requests import CardId, Flow, Seat, Shuffle

from .card_decks import cards_by_face, dead, printed_on
from .events import DeadDraw, Drew, Recycled, Replaced, now
from .pieces import Dungeon


def draw(dungeon: Dungeon, seat: Seat, count: int = 1, told: type[Drew] = Replaced) -> Flow[None]:
    """HK-9: the discard pile becomes the deck as soon as the last card is drawn; where there is nothing, nothing."""
    pile = dungeon.draw[seat]
    for _ in range(count):
        if not pile:
            yield from recycle(dungeon, seat)
            if not pile:
                return
        card = pile.pop()
        dungeon.cards.peek(card, seat)
        dungeon.hands[seat].append(card)
        yield told(now(dungeon), seat, card)
        if not pile:
            yield from recycle(dungeon, seat)


def recycle(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """The discard pile, but for what can never be used here (HK-28), is shuffled and becomes the deck."""
    pile = dungeon.draw[seat]
    left = dungeon.discard[seat]
    pile += [card for card in left if not dead(dungeon, seat, printed_on(dungeon, card))]
    if pile:
        left[:] = [card for card in left if dead(dungeon, seat, printed_on(dungeon, card))]
        yield Shuffle(pile, "the discard pile", "HK-9")
        yield Recycled(now(dungeon), seat)


def set_aside(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """HK-28: what can never be used is discarded openly before the first hand is drawn.

    That comes to the same as to show and replace each when it is drawn, and a hand tells nothing by what it lacks.
    """
    pile = dungeon.draw[seat]
    for at in range(len(pile) - 1, -1, -1):
        if dead(dungeon, seat, printed_on(dungeon, pile[at])):
            card = pile.pop(at)
            dungeon.cards.show(card)
            dungeon.discard[seat].append(card)
            yield DeadDraw(now(dungeon), seat, card)


def put_away(dungeon: Dungeon, card: CardId) -> None:
    """To the discard pile of the deck that it came from (HK-10), open to everybody."""
    dungeon.cards.show(card)
    dungeon.discard[dungeon.cards.backs[card]].append(card)


def one_of_each(dungeon: Dungeon, cards: list[CardId]) -> list[CardId]:
    """One card of each print, for options: the first of them."""
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    found: dict[str, CardId] = {}
    for card in cards:
        slug = prints[faces[card]].slug
        if slug not in found:
            found[slug] = card
    return list(found.values())
