"""Cards as they are seen: in a hand, in front of a player, being played, on a discard pile."""

from __future__ import annotations

from orcade.table.requests import OPEN, CardId, Seat
from orcade.table.things import Caption, Card, Thing
from orcade.table.words import whose

from .answers.common import card_id
from .card_headings import heading
from .card_looks import BACKS, corner, emblem, full_words
from .card_texts import say
from .faces import HACKMASTER, NPC, PLAYER, TREASURE
from .pieces import (
    CALLED,
    SARA,
    WHAT_FIRST,
    WHAT_NOW,
    WHETHER_TO_KEEP_TOP,
    WHICH_TREASURE_TO_TAKE,
    Siege,
    acting,
    known,
    own,
    players_turn,
)

PART = 0.098
"""Width of a card on the table, as a part of the map's width: so it can be read on a phone, too."""
ROW = 1.66
"""Height of a row of cards with the names above, in widths of a card."""
LAPS = 0.62
"""What is seen of a card on which another lies, in its widths."""
SPREAD = 2
"""More cards than this overlap."""
EDGE = 0.2
VERBS = ("play", "cast", "discard", "take", "give", "keep", "lose", "pick-up")
"""What a click on a card can mean."""


def shown(view: Siege, card: CardId, x: float = 0, y: float = 0, note: str = "", width: float = 1) -> Card:
    """A card as this view knows it: its face, or its back.

    One on the table (`note` says where) is small, and a few words are on it; one in the hand has all of them."""
    face = known(view, card)
    back = BACKS[view.cards.backs[card]]
    if face is None:
        words = f"A card, {note}" if note else "A card"
        return Card(id=card_id(card), label=words, x=x, y=y, back=back, width=width)
    return Card(
        id=card_id(card),
        label=full_words(face, note),
        tries=tuple(f"{verb} {face.slug}" for verb in VERBS),
        x=x,
        y=y,
        title=face.name,
        corner=corner(face),
        emblem=emblem(face),
        body=heading(face.card) if note else say(face.card),
        back=back,
        width=width,
    )


def hand(view: Siege, seat: Seat) -> tuple[Card, ...]:
    """The reader's own cards: the Gamemaster's, or those of all characters of the seat."""
    if not 0 <= seat < view.seats or not view.decks:
        return ()
    held = view.gm_hand if seat == view.gm else [card for each in own(view, seat) for card in each.hand]
    return tuple(shown(view, card) for card in sorted(held, key=view.face))


# What lies on the table besides the map: rows of cards with a name above each.

Row = tuple[str, str, list[tuple[CardId, str]]]
"""Id, what is written above, the cards, each with a note."""


def rows(view: Siege, seat: Seat) -> list[Row]:
    """What lies beside the map: cards being played, what is looked at or chosen from, and what characters have."""
    found: list[Row] = []
    if view.played:
        found.append(("played", "Played", [(card, "being played") for card in view.played]))
    if view.asked == WHETHER_TO_KEEP_TOP and view.decks and view.decks[TREASURE]:
        found.append(("top", "Treasure deck", [(view.decks[TREASURE][-1], "on top of the Treasure deck")]))
    if view.asked == WHICH_TREASURE_TO_TAKE:
        discarded = [(card, "discarded") for card in view.discards[TREASURE] if is_treasure(view, card)]
        found.append(("discarded", "Discarded Treasures", discarded))
    elif view.discards and view.discards[TREASURE]:
        found.append(("last-found", "Discarded", [(view.discards[TREASURE][-1], "discarded last")]))
    if view.discards and view.discards[HACKMASTER]:
        found.append(("last-played", "GM played", [(view.discards[HACKMASTER][-1], "discarded last")]))
    if view.asked in (WHAT_FIRST, WHAT_NOW) and players_turn(view) and acting(view).who == SARA and not view.picked:
        npcs = [(card, "discarded") for card in view.discards[PLAYER] if is_npc(view, card)]
        if npcs:
            found.append(("discarded", "Discarded NPCs", npcs))
    for character in view.characters:
        name = CALLED[character.who]
        cards = [(card, f"{whose(name)} Treasure") for card in character.treasures]
        cards += [(card, f"{whose(name)} NPC") for card in character.npcs]
        if seat == OPEN:
            cards += [(card, f"in {whose(name)} hand") for card in character.hand]
        if cards:
            found.append((f"front-{character.who}", name, cards))
    lying = [(card, f"on orc {orc.number + 1}") for orc in view.orcs for card in orc.cards]
    if lying:
        found.append(("on-orcs", "On orcs", lying))
    if seat == OPEN and view.gm_hand:
        found.append(("gm-hand", "Gamemaster", [(card, "in the Gamemaster's hand") for card in view.gm_hand]))
    return found


def is_treasure(view: Siege, card: CardId) -> bool:
    """Whether a card is known to be a Treasure."""
    face = known(view, card)
    return face is not None and face.points > 0


def is_npc(view: Siege, card: CardId) -> bool:
    """Whether a card is known to be an NPC."""
    face = known(view, card)
    return face is not None and face.kind == NPC


def laid_out(view: Siege, seat: Seat, width: float, y: float) -> tuple[list[Thing], float]:
    """The rows below a map of this width, from y on, and how far down they go: one row at least, so that the map keeps
    its place when the first card comes. Cards of one character overlap."""
    card = round(width * PART, 2)
    high = card * ROW
    things: list[Thing] = []
    x = EDGE
    for name, words, cards in rows(view, seat):
        step = card * (LAPS if len(cards) > SPREAD else 1.06)
        room = max(step * (len(cards) - 1) + card, card * 1.5)
        if x > EDGE and x + room > width:
            x, y = EDGE, y + high
        things.append(Caption(id=name, label=words, x=x + room / 2, y=y + card * 0.12, text=words, size=card * 0.24))
        for at, (each, note) in enumerate(cards):
            along = min(x + card / 2 + step * at, width - card / 2)
            things.append(shown(view, each, round(along, 2), round(y + card * 0.94, 2), note, card))
        x += room + card * 0.2
    return things, y + high
