"""Moments at which cards may be played (OG-50): a card has been played, a d20 has been rolled.

Outside the own turn everybody concerned who holds a card is asked, whatever it is; so nobody learns by it who holds
what. What each may answer depends on that seat's own cards, and is therefore worked out when it is looked at.
"""

from __future__ import annotations

from functools import lru_cache, partial

from orcade.table.lazy import Lazy
from orcade.table.requests import D20, Ask, CardId, Flow, Option, Roll, Seat, Together

from .answers.occasions import LET_BE, LetBe
from .answers.turns import PLAY
from .effects import Cancel, Effect, Reroll
from .events.cards import CameToNothing, GmPlayed, Played
from .events.common import own
from .faces import HACKMASTER, PLAYER, all_faces, deck_list
from .pieces import (
    CALLED,
    NOBODY,
    WHETHER_AGAIN,
    WHETHER_TO_CANCEL,
    Character,
    Siege,
    acting,
    alone,
    clockwise,
    face_of,
    players_turn,
)
from .pieces import own as own_characters
from .piles import one_of_each, put_away_played

STOPS = {
    "played": "a card has been played",
    "rolled": "my d20 has fallen",
    "missed": "a free attack has missed",
    "wounded": "my character is wounded",
    "dying": "my character dies",
    "third": "the third section is to be laid",
}
"""What an occasion to play something can be about."""
MINDS = ("played", "wounded", "dying")
"""Of these everybody is asked who has wished for nothing; of dice where a card is worth it. Who lays the third section
hardly ever matters."""


@lru_cache(maxsize=64)
def in_deck(own_decks: str, deck: int, effect: type[Effect]) -> bool:
    """Whether a deck has any card with this effect."""
    faces = all_faces(own_decks)
    return any(type(faces[face].effect) is effect for face in deck_list(own_decks, deck))


def with_effect(siege: Siege, hand: list[CardId], effect: type[Effect]) -> list[CardId]:
    """The cards of a hand with this effect, one of each print."""
    return [card for card in one_of_each(siege, hand) if type(face_of(siege, card).effect) is effect]


# Playing a card, and what cancels it.


def play_card(siege: Siege, card: CardId, character: Character | None) -> Flow[bool]:
    """A card is taken from the hand of a character, or of the Gamemaster (None), and shown. False: it was cancelled,
    and has been discarded; True: its directions are to be followed, and then it is to be put away."""
    (siege.gm_hand if character is None else character.hand).remove(card)
    siege.played.append(card)
    siege.cards.show(card)
    yield GmPlayed(own(siege), card, siege.gm) if character is None else Played(own(siege), character.who, card)
    stands = yield from still_stands(siege, card, by_gm=character is None)
    return stands


def still_stands(siege: Siege, card: CardId, by_gm: bool) -> Flow[bool]:
    """Whether a card that was shown is not cancelled; one that is has been discarded (OG-50)."""
    while True:
        seats = cancellers(siege, by_gm)
        if not seats:
            return True
        siege.asked = WHETHER_TO_CANCEL
        siege.subject = card
        prompt = f"{face_of(siege, card).name} has been played: cancel it?"
        asks = tuple([Ask(seat, prompt, Lazy(partial(cancels, siege, seat)), "OG-50", CANCEL_ABOUT) for seat in seats])
        if len(asks) == 1:
            answer = yield asks[0]
            answers = (answer,)
        else:
            answers = yield Together(asks)
        at = next((at for at, answer in enumerate(answers) if answer.__class__ is not LetBe), NOBODY)
        if at < 0:
            return True
        other = answers[at].card
        done = yield from play_card(siege, other, None if seats[at] == siege.gm else holder(siege, other))
        if done:
            put_away_played(siege, other)
            yield CameToNothing(own(siege), card)
            put_away_played(siege, card)
            return False


CANCEL_ABOUT = ("played",)


def cancellers(siege: Siege, by_gm: bool) -> tuple[Seat, ...]:
    """Who is asked whether a card is cancelled, clockwise: players for a Hackmaster card, the Gamemaster for a Player
    card in a player's turn. Depends on nothing that is hidden."""
    if by_gm:
        if not in_deck(siege.options.own_decks, PLAYER, Cancel):
            return ()
        return tuple(dict.fromkeys(character.seat for character in clockwise(siege) if may_object(siege, character)))
    asked = siege.gm_hand and players_turn(siege) and in_deck(siege.options.own_decks, HACKMASTER, Cancel)
    return (siege.gm,) if asked else ()


def may_object(siege: Siege, character: Character) -> bool:
    """Whether a character's player has cards to play against one of the Gamemaster's: none on an occupied square
    (OG-24)."""
    return bool(character.hand) and (character.square < 0 or alone(siege, character.square))


def cancels(siege: Siege, seat: Seat) -> list[Option]:
    """What a seat may answer there."""
    hand = siege.gm_hand
    if seat != siege.gm:
        objecting = [character for character in own_characters(siege, seat) if may_object(siege, character)]
        hand = [card for character in objecting for card in character.hand]
    return [LET_BE, *(PLAY[card] for card in with_effect(siege, hand, Cancel))]


def holder(siege: Siege, card: CardId) -> Character:
    """The character in whose hand a card is."""
    for character in siege.characters:
        if card in character.hand:
            return character
    raise LookupError(card)


# Dice of the player whose turn it is.


def roll_d20(siege: Siege, character: Character, label: str, rule: str, need: int) -> Flow[int]:
    """A d20 of a character, rolled again as often as its player has cards for it in his own turn (OG-50)."""
    die = yield Roll(character.seat, D20, label, rule, max(1, need))
    while may_reroll(siege, character):
        siege.asked = WHETHER_AGAIN
        siege.about = character.who
        siege.shown, siege.need = die, need
        prompt = f"{CALLED[character.who]} has rolled {die} ({label}): roll again?"
        answer = yield Ask(character.seat, prompt, Lazy(partial(rerolls, siege, character.hand)), "OG-50", REROLL_ABOUT)
        if answer.__class__ is LetBe:
            break
        done = yield from play_card(siege, answer.card, character)
        if done:
            die = yield Roll(character.seat, D20, label, rule, max(1, need), again=True)
            put_away_played(siege, answer.card)
    return die  # type: ignore[no-any-return]


REROLL_ABOUT = ("rolled",)


def may_reroll(siege: Siege, character: Character) -> bool:
    """Whether a character's player is asked about a d20 of his. Depends on nothing that is hidden."""
    return (
        bool(character.hand)
        and players_turn(siege)
        and acting(siege) is character
        and in_deck(siege.options.own_decks, PLAYER, Reroll)
    )


def rerolls(siege: Siege, hand: list[CardId]) -> list[Option]:
    """What may be answered there, and by the Gamemaster after a free attack that missed."""
    return [LET_BE, *(PLAY[card] for card in with_effect(siege, hand, Reroll))]
