"""Wounds, death, and coming back (OG 6.6, OG 8.1, OG 8.2, OG-49)."""

from __future__ import annotations

from functools import partial

from orcade.table.grid import NOWHERE
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option, Seat

from .answers.choosing import KEEP, TAKE
from .answers.occasions import LET_BE, LOSE_NPC, LetBe, LoseNpc
from .answers.turns import PLAY
from .effects import Dodge, Revive
from .events.common import own
from .events.wounds import Averted, Died, Ducked, Returned, Unhurt, Wounded
from .faces import PLAYER, TREASURE
from .moments import in_deck, play_card, with_effect
from .pieces import (
    CALLED,
    DEATH_COSTS,
    NO_CARD,
    SURVIVED,
    TURN_ENDS,
    WHERE_TO_RETURN,
    WHETHER_TO_AVERT,
    WHETHER_TO_REVIVE,
    WHICH_TREASURE_TO_KEEP,
    WHICH_TREASURE_TO_TAKE,
    Character,
    Siege,
    acting,
    face_of,
    free_squares,
    had_his_wound,
    place_told,
    players_turn,
)
from .piles import one_of_each, put_away, put_away_played
from .squares import ask_square
from .treasures import down_to_limit, gain
from .winning import check_all_dead


def wound(siege: Siege, character: Character, *, by_gm: bool, free: bool = False) -> Flow[None]:
    """OG-49: a character is to take a wound. `by_gm`: from an orc or a Hackmaster card; `free`: by a free attack,
    against which no card may be played (OG 7.3)."""
    if character.dead or siege.ending is not None:
        return
    if by_gm and had_his_wound(character):
        yield Unhurt(character.who)
        return
    averted = yield from avert(siege, character, free)
    if averted:
        return
    character.wounds += 1
    character.spared |= by_gm
    yield Wounded(character.who, character.wounds)
    if character.wounds > SURVIVED:
        yield from die(siege, character)


def avert(siege: Siege, character: Character, free: bool) -> Flow[bool]:
    """The victim may have an NPC die instead, or, save in free attacks, play a card (OG 6.4, OG-25)."""
    cards = not free and in_deck(siege.options.own_decks, PLAYER, Dodge)
    while character.npcs or (character.hand and cards):
        siege.asked = WHETHER_TO_AVERT
        siege.about = character.who
        prompt = f"{CALLED[character.who]} is about to take wound {character.wounds + 1}: avert it?"
        options = Lazy(partial(averting, siege, character, free))
        answer = yield Ask(character.seat, prompt, options, "OG-49", WOUND_ABOUT)
        if answer.__class__ is LetBe:
            return False
        if answer.__class__ is LoseNpc:
            character.npcs.remove(answer.card)
            put_away(siege, answer.card)
            yield Averted(own(siege), character.who, answer.card)
            yield from down_to_limit(siege, character)
            return True
        done = yield from play_card(siege, answer.card, character)
        if done:
            put_away_played(siege, answer.card)
            yield Ducked(character.who)
            return True
    return False


WOUND_ABOUT = ("wounded",)
DEATH_ABOUT = ("dying",)


def averting(siege: Siege, character: Character, free: bool) -> list[Option]:
    """What may be answered when one is about to be wounded."""
    options: list[Option] = [LET_BE]
    options += [LOSE_NPC[card] for card in one_of_each(siege, character.npcs)]
    if not free:
        options += [PLAY[card] for card in with_effect(siege, character.hand, Dodge)]
    return options


def die(siege: Siege, character: Character) -> Flow[None]:
    """OG 8.2: all cards and points are lost; a card may bring the character back at once (OG-21)."""
    character.deaths += 1
    yield Died(character.who, DEATH_COSTS)
    if players_turn(siege) and acting(siege) is character:
        siege.phase = TURN_ENDS  # OG-22
    card = yield from offer_revival(siege, character)
    kept = NO_CARD
    if card != NO_CARD and revival(siege, card).keep and character.treasures:
        kept = yield from choose_to_keep(siege, character)
    lose_everything(siege, character, kept)
    if card != NO_CARD:
        yield from revive(siege, character, card)
    else:
        check_all_dead(siege)


def offer_revival(siege: Siege, character: Character) -> Flow[CardId]:
    """OG 6.6: the card that brings a character back at once, which lies among those played; NO_CARD where none does."""
    while character.hand and in_deck(siege.options.own_decks, PLAYER, Revive):
        siege.asked = WHETHER_TO_REVIVE
        siege.about = character.who
        how = "is dead" if character.dead else "dies"
        prompt = f"{CALLED[character.who]} {how}: play a card that brings you back?"
        options = Lazy(partial(reviving, siege, character.hand))
        answer = yield Ask(character.seat, prompt, options, "OG 6.6", DEATH_ABOUT)
        if answer.__class__ is LetBe:
            break
        done = yield from play_card(siege, answer.card, character)
        if done:
            return answer.card  # type: ignore[no-any-return]
    return NO_CARD


def reviving(siege: Siege, hand: list[CardId]) -> list[Option]:
    """What may be answered when one dies, or is dead and has drawn."""
    return [LET_BE, *(PLAY[card] for card in with_effect(siege, hand, Revive))]


def revival(siege: Siege, card: CardId) -> Revive:
    """What a card says that brings somebody back."""
    effect = face_of(siege, card).effect
    assert isinstance(effect, Revive)
    return effect


def choose_to_keep(siege: Siege, character: Character) -> Flow[CardId]:
    """A Treasure is kept in death, where the card says so."""
    if len(character.treasures) == 1:
        return character.treasures[0]
    siege.asked = WHICH_TREASURE_TO_KEEP
    siege.about = character.who
    options = [KEEP[card] for card in one_of_each(siege, character.treasures)]
    answer = yield Ask(character.seat, f"{CALLED[character.who]}: which Treasure do you keep?", options, "OG 6.6")
    return answer.card  # type: ignore[no-any-return]


def lose_everything(siege: Siege, character: Character, kept: CardId) -> None:
    """The dead have no cards, no wounds and no square (OG 8.2, OG-55)."""
    for card in (*character.hand, *character.npcs, *character.treasures):
        if card != kept:
            put_away(siege, card)
    character.hand = []
    character.npcs = []
    character.treasures = [] if kept == NO_CARD else [kept]
    character.wounds = 0
    character.square = NOWHERE
    character.dead = True


def revive(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """A card that has been played brings a dead character back (OG-44)."""
    effect = revival(siege, card)
    yield from come_back(siege, character, character.seat, "OG 6.6")
    character.wounds = effect.wounds
    if effect.treasure and siege.discards[TREASURE]:
        yield from take_treasure(siege, character)
    put_away_played(siege, card)


def take_treasure(siege: Siege, character: Character) -> Flow[None]:
    """A Treasure from the discard pile, of the player's choice."""
    options = [TAKE[card] for card in one_of_each(siege, siege.discards[TREASURE]) if face_of(siege, card).points]
    if not options:
        return
    siege.asked = WHICH_TREASURE_TO_TAKE
    siege.about = character.who
    answer = yield Ask(character.seat, f"{CALLED[character.who]}: which Treasure do you take?", options, "OG 6.6")
    siege.discards[TREASURE].remove(answer.card)
    yield from gain(siege, character, answer.card)


def come_back(siege: Siege, character: Character, seat: Seat, rule: str) -> Flow[None]:
    """A dead character returns to a free square of a seat's choice, without wounds: it has lost them (OG-44)."""
    prompt = f"{CALLED[character.who]} returns: where?"
    square = yield from ask_square(siege, seat, free_squares(siege), WHERE_TO_RETURN, character.who, prompt, rule)
    character.dead = False
    character.missed = 0
    character.square = square
    yield Returned(character.who, place_told(siege, square))
