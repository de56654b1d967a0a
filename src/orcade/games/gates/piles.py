"""Drawing, holding and discarding cards of the three decks (OG 6.3, OG-17, OG-19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option, Roll, Seat, Shuffle

from .answers.choosing import DISCARD
from .events.cards import Discarded, Drew, GmDiscarded, GmDrew, Shuffled
from .events.common import own
from .faces import HACKMASTER, PLAYER
from .pieces import CALLED, HAND, NO_CARD, NOBODY, WHAT_TO_DISCARD, Character, Siege, clockwise


def draw(siege: Siege, deck: int) -> Flow[CardId]:
    """The top card of a deck, which nobody knows yet; NO_CARD where there is none (OG-19)."""
    pile = siege.decks[deck]
    if not pile:
        if not siege.discards[deck]:
            return NO_CARD
        siege.decks[deck], siege.discards[deck] = siege.discards[deck], pile
        yield Shuffled(deck)
        yield Shuffle(siege.decks[deck], "the discard pile", "OG-19")
    return siege.decks[deck].pop()


def draw_card(siege: Siege, character: Character) -> Flow[CardId]:
    """A character's player draws a Player card, and the Gamemaster a Hackmaster card where he is due one (OG 6.2)."""
    card = yield from draw(siege, PLAYER)
    if card != NO_CARD:
        siege.cards.peek(card, character.seat)
        character.hand.append(card)
        yield Drew(own(siege), character.who, card)
        if not siege.gm_drew:
            siege.gm_drew = True
            yield from gm_draws(siege)
    return card


def gm_draws(siege: Siege) -> Flow[None]:
    """The Gamemaster draws a Hackmaster card."""
    card = yield from draw(siege, HACKMASTER)
    if card != NO_CARD:
        siege.cards.peek(card, siege.gm)
        siege.gm_hand.append(card)
        yield GmDrew(own(siege), card)


def put_away(siege: Siege, card: CardId) -> None:
    """A card goes face up onto the discard pile of its deck."""
    siege.cards.show(card)
    siege.discards[siege.cards.backs[card]].append(card)


def put_away_played(siege: Siege, card: CardId) -> None:
    """A card whose directions have been followed is discarded."""
    siege.played.remove(card)
    put_away(siege, card)


def by_chance(seat: Seat, cards: list[CardId], rule: str) -> Flow[CardId]:
    """Takes one of these cards away by a die of `seat`; no die falls for the only one."""
    place = 1
    if len(cards) > 1:
        place = yield Roll(seat, len(cards), "which card", rule)
    return cards.pop(place - 1)


def one_of_each(siege: Siege, cards: Sequence[CardId]) -> list[CardId]:
    """Of cards whose faces are known, one of each print."""
    faces = siege.cards.faces
    found: dict[int, CardId] = {}
    for card in cards:
        found.setdefault(faces[card], card)
    return list(found.values())


def discard_options(siege: Siege, cards: Sequence[CardId]) -> list[Option]:
    """Any of these cards may be discarded."""
    return [DISCARD[card] for card in one_of_each(siege, cards)]


def down_to_four(siege: Siege) -> Flow[None]:
    """OG 6.3: at the end of every turn nobody holds more than four cards (OG-18)."""
    for character in clockwise(siege):
        while len(character.hand) > HAND:
            siege.asked = WHAT_TO_DISCARD
            siege.about = character.who
            prompt = f"{CALLED[character.who]}: {len(character.hand)} cards are too many. Discard one."
            options = Lazy(partial(discard_options, siege, character.hand))
            answer = yield Ask(character.seat, prompt, options, "OG 6.3")
            character.hand.remove(answer.card)
            put_away(siege, answer.card)
            yield Discarded(own(siege), character.who, answer.card)
    while len(siege.gm_hand) > HAND:
        siege.asked = WHAT_TO_DISCARD
        siege.about = NOBODY
        prompt = f"{len(siege.gm_hand)} cards are too many. Discard one."
        options = Lazy(partial(discard_options, siege, siege.gm_hand))
        answer = yield Ask(siege.gm, prompt, options, "OG 6.3")
        siege.gm_hand.remove(answer.card)
        put_away(siege, answer.card)
        yield GmDiscarded(own(siege), answer.card)
