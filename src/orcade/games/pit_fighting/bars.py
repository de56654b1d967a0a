"""What bars an answer to the question that is asked, one function for each kind of answer.

Each takes (view, seat, answer) and gives the reason, or None where the answer may be given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orcade.table.game import Why
from orcade.table.requests import CardId, Option, Seat

from .answers import (
    PLAY_PAIR,
    Attack,
    Block,
    CounterAttack,
    Defend,
    DefendWithOne,
    Dig,
    First,
    Heal,
    Keep,
    OneCard,
    Pair,
    Pass,
    Play,
    PlayAsOne,
    PlayBlank,
    Recover,
    Sabotage,
    Snatch,
    ThrowAway,
    Trade,
    Trick,
)
from .circling import at_limit, turn_plays
from .combat import fits, spade_pairs, watched
from .faces import (
    ACE,
    ACE_OF_CLUBS,
    ACE_OF_DIAMONDS,
    ACE_OF_HEARTS,
    ACE_OF_SPADES,
    ALL_SPADES,
    CLUBS,
    CORNERS,
    DIAMOND_PICTURES,
    DIAMONDS,
    HEARTS,
    RANK,
    SHORT,
    SPADE_PICTURES,
    SPADES,
    SUIT,
    SUIT_NAMES,
)
from .pieces import DEFENDERS, DEFENDING, FIGHTERS, FOLLOW_UP, NOBODY, PLAYED_BLANK, Pit, run_ends
from .tricks import newly_fitting_ranks

Bar = Callable[[Pit, Seat, Any], Why | None]

FIRST_KEEP: Final = Why("first say which of the two drawn cards you keep", "PF 3.5")
FIRST_USE: Final = Why("first say what you do with the card you drew", "PF 7.3")
MUST_KEEP: Final = Why("you have more Flair, so you must keep what you draw", "PF-23")
NO_TRICK: Final = Why("the ace of clubs is no dirty trick; it only answers the ace of spades", "PF 7.8")
NOBODY_CHOOSES: Final = Why("nobody has the right to choose the turn now", "PF 10.2")
ONLY_ACE: Final = Why("only the ace of clubs answers the ace of spades", "PF 5.5")
ONLY_DEFENDER: Final = Why("only a Defender plays the ace of spades", "PF-21")
ONLY_SPADES: Final = Why("as Defender you play only spades", "PF 4.2")


def nothing(view: Pit, seat: Seat, answer: Option) -> None:
    """It may always be given where it is asked for."""


def suit_of(view: Pit, answer: OneCard) -> int:
    return SUIT[view.face(answer.card)]


def is_black(face: int) -> bool:
    return SUIT[face] in (CLUBS, SPADES)


# Outside combat.


def whatever_it_is_for(view: Pit, seat: Seat, answer: OneCard) -> Why | None:
    """What bars a card whatever it is played for."""
    face = view.face(answer.card)
    if view.phase == FOLLOW_UP and is_black(face):
        return Why(f"the second card must be a heart or a diamond, and {SHORT[face]} is black", "PF 3.8")
    if at_limit(view, seat) and type(answer) is not Attack:
        return Why(f"you have circled with {view.circled[seat]} cards; now attack", "PF-5")
    return None


def attack(view: Pit, seat: Seat, answer: Attack) -> Why | None:
    why = whatever_it_is_for(view, seat, answer)
    if why is not None or suit_of(view, answer) == CLUBS:
        return why
    if suit_of(view, answer) == SPADES:
        return Why("a combat starts with a real club; spades cannot start one", "PF-6")
    return Why("only clubs attack", "PF 3.1")


def exchange(view: Pit, seat: Seat, answer: OneCard) -> Why | None:
    why = whatever_it_is_for(view, seat, answer)
    if why is None and suit_of(view, answer) == CLUBS:
        return Why("clubs only attack; they cannot be exchanged", "PF 2.4")
    return why


def dig(view: Pit, seat: Seat, answer: Dig) -> Why | None:
    why = exchange(view, seat, answer)
    if why is None and suit_of(view, answer) != SPADES:
        return Why("only spades dig in the Discard pile", "PF 3.2")
    return why


def red_card(view: Pit, seat: Seat, answer: OneCard) -> Why | None:
    why = exchange(view, seat, answer)
    if why is None and suit_of(view, answer) == SPADES:
        return Why("outside combat a spade digs in the Discard pile", "PF 3.2")
    return why


def heart(view: Pit, seat: Seat, answer: OneCard) -> Why | None:
    why = red_card(view, seat, answer)
    if why is None and suit_of(view, answer) != HEARTS:
        return Why("diamonds draw two cards; these uses belong to hearts", "PF 3.9")
    return why


def snatch(view: Pit, seat: Seat, answer: Snatch) -> Why | None:
    why = heart(view, seat, answer)
    if why is None and not view.outs[1 - seat]:
        return Why(f"{FIGHTERS[1 - seat]}’s Out pile is empty", "PF-11")
    return why


def recover(view: Pit, seat: Seat, answer: Recover) -> Why | None:
    why = heart(view, seat, answer)
    if why is None and not view.outs[seat]:
        return Why("your Out pile is empty", "PF-11")
    return why


def heal(view: Pit, seat: Seat, answer: Heal) -> Why | None:
    why = heart(view, seat, answer)
    if why is None and view.face(answer.card) != ACE_OF_HEARTS:
        return Why("only the ace of hearts heals", "PF 3.7")
    if why is None and not view.damage[seat]:
        return Why("you have no damage to heal", "PF-12")
    return why


def trade(view: Pit, seat: Seat, answer: Trade) -> Why | None:
    why = red_card(view, seat, answer)
    if why is None and view.face(answer.card) not in DIAMOND_PICTURES:
        return Why("only jack, queen and king of diamonds swap cards", "PF 3.10")
    if why is None and len(view.hands[seat]) == 1:
        return Why("you need another card to give", "PF-14")
    return why


def throw_away(view: Pit, seat: Seat, answer: ThrowAway) -> Why | None:
    if len(view.hands[seat]) > 1:
        return Why("only the last card may be discarded", "PF 2.5")
    return whatever_it_is_for(view, seat, answer)


def leave(view: Pit, seat: Seat, answer: First) -> Why | None:
    if not view.may_leave:
        return NOBODY_CHOOSES
    if answer.seat == seat and turn_plays(view, seat):
        return Why("the turn is yours already: play a card", "PF-4")
    return None


def block_attack(view: Pit, seat: Seat, answer: Block) -> Why | None:
    if view.club_ace != NOBODY:
        return Why("the ace of clubs cannot be blocked", "PF 3.3")
    return block(view, seat, answer)


def block(view: Pit, seat: Seat, answer: Block) -> Why | None:
    if view.face(answer.card) in SPADE_PICTURES:
        return None
    return Why("only jack, queen or king of spades blocks what the opponent plays outside combat", "PF 3.3")


def keep_one(view: Pit, seat: Seat, answer: Keep) -> Why | None:
    return None if answer.card in view.hands[seat][-2:] else FIRST_KEEP


# The answer to an attack.


def defend(view: Pit, seat: Seat, answer: Defend) -> Why | None:
    return None if suit_of(view, answer) == SPADES else Why("you defend with spades", "PF 4.2")


def defend_with_one(view: Pit, seat: Seat, answer: DefendWithOne) -> Why | None:
    why = as_one(view, answer)
    if why is None and view.club_ace != NOBODY:
        return Why("against the ace of clubs no card has a value, nor has the ace of spades as a 1", "PF 5.5")
    return why


def as_one(view: Pit, answer: OneCard) -> Why | None:
    if view.face(answer.card) == ACE_OF_SPADES:
        return None
    return Why("only the ace of spades may be played as a 1", "PF 5.7")


def counterattack(view: Pit, seat: Seat, answer: CounterAttack) -> Why | None:
    if suit_of(view, answer) == CLUBS:
        return None
    return Why("you counterattack with a club or with two consecutive spades, but not the ace", "PF 4.5")


def pair(view: Pit, seat: Seat, answer: Pair) -> Why | None:
    """What bars two cards as a pair, whatever lies in the Pit."""
    pairs = spade_pairs(view, seat)
    if (answer.lower, answer.upper) in pairs:
        return None
    faces = {view.face(answer.lower), view.face(answer.upper)}
    if not faces <= ALL_SPADES:
        return Why("only spades are played in pairs", "PF 4.5")
    if ACE_OF_SPADES in faces:
        return Why("the ace of spades cannot be one of a pair", "PF-10")
    if (answer.upper, answer.lower) in pairs:
        return Why("name the lower card of the pair first", "PF-10")
    return Why("the two spades of a pair are next to each other in rank", "PF-10")


def blank(view: Pit, seat: Seat, answer: PlayBlank) -> Why | None:
    if any(is_black(view.face(card)) for card in view.hands[seat]):
        return Why("you hold spades or clubs, so you must defend or counterattack", "PF 4.4")
    return None


def no_answer(view: Pit, seat: Seat, answer: Pass) -> Why:
    return Why("the attacked must play one card", "PF-16")


# Brutality and Reinforcements.


def play_in_brutality(view: Pit, seat: Seat, answer: Play) -> Why | None:
    face = view.face(answer.card)
    if not is_black(face):
        return Why(f"{SUIT_NAMES[SUIT[face]]} have no place in Brutality", "PF 5.1")
    why = lone_card(view, seat, answer.card, pair_in_brutality)
    return why or (extends(view, seat, face) if RANK[face] != ACE else None)


def lone_card(view: Pit, seat: Seat, card: CardId, bars_pair: Bar) -> Why | None:
    """PF 4.2, PF 4.3: what bars a black card by itself, by who plays it. `bars_pair`: of pairs in this segment."""
    face = view.face(card)
    if view.stances[seat] in DEFENDERS:
        return ONLY_SPADES if SUIT[face] == CLUBS else None
    if SUIT[face] == CLUBS:
        return None
    if face == ACE_OF_SPADES:
        return ONLY_DEFENDER
    why = None
    for lower, upper in spade_pairs(view, seat):
        if card in (lower, upper):
            both = PLAY_PAIR[lower][upper]
            why = bars_pair(view, seat, both)
            if why is None:
                return Why(f"a spade attacks only with the next one: '{both.notation(view)}'", "PF 4.5")
    return why or Why("attacking, you play spades only as two consecutive ones", "PF 4.5")


def extends(view: Pit, seat: Seat, face: int) -> Why | None:
    if fits(RANK[face], *run_ends(view, seat)):
        return None
    return Why(f"{SHORT[face]} is not next to an end of your run ({run(view, seat)})", "PF 5.2")


def run(view: Pit, seat: Seat) -> str:
    """A run in words: "8 to 10"."""
    low, high = run_ends(view, seat)
    return f"{CORNERS[low]} to {CORNERS[high]}" if low != high else CORNERS[low]


def one_in_brutality(view: Pit, seat: Seat, answer: PlayAsOne) -> Why | None:
    why = as_one(view, answer)
    return why or (None if view.stances[seat] == DEFENDING else ONLY_DEFENDER)


def attackers_pair(view: Pit, seat: Seat, answer: Pair) -> Why | None:
    if view.stances[seat] in DEFENDERS:
        return Why("two spades as one club are for who attacks or counterattacks", "PF 4.5")
    return pair(view, seat, answer)


def pair_in_brutality(view: Pit, seat: Seat, answer: Pair) -> Why | None:
    why = attackers_pair(view, seat, answer)
    if why is None and not fits(RANK[view.face(answer.lower)], *run_ends(view, seat)):
        text = f"the pair of spades counts as its lower card, and that must fit your run ({run(view, seat)})"
        return Why(text, "PF-10")
    return why


def reinforce(view: Pit, seat: Seat, answer: Play) -> Why | None:
    if suit_of(view, answer) == HEARTS:
        return None
    return Why(f"only hearts reinforce, and {SHORT[view.face(answer.card)]} is none", "PF 6.1")


# Dirty Tricks.


def crowd_watching(view: Pit, seat: Seat, face: int) -> Why | None:
    if face == ACE_OF_DIAMONDS or not watched(view, seat):
        return None
    return Why("you have more Flair, so the crowd is watching: no tricks but the ace of diamonds", "PF 7.1")


def trick(view: Pit, seat: Seat, answer: Trick) -> Why | None:
    if suit_of(view, answer) != DIAMONDS:
        return Why("only diamonds are dirty tricks", "PF 7.2")
    return crowd_watching(view, seat, view.face(answer.card))


def sabotage(view: Pit, seat: Seat, answer: Sabotage) -> Why | None:
    if view.face(answer.card) != ACE_OF_DIAMONDS:
        return Why("only the ace of diamonds takes cards out of the Pit", "PF 7.7")
    if view.stances[seat] in PLAYED_BLANK:
        return Why("you played Blank, so the ace of diamonds only draws a card", "PF 7.7")
    return None


def play_in_tricks(view: Pit, seat: Seat, answer: Play) -> Why | None:
    """A card of the hand to the Pit (PF 7.5)."""
    face = view.face(answer.card)
    why = crowd_watching(view, seat, face)
    if why is not None:
        return why
    if SUIT[face] == DIAMONDS:
        return Why("a diamond from the hand goes to your Out pile, and only what you draw to the Pit", "PF 7.3")
    if SUIT[face] == HEARTS:
        return Why("hearts have no place in the Dirty Tricks", "PF 7.2")
    if face == ACE_OF_CLUBS:
        return NO_TRICK
    if face == ACE_OF_SPADES:
        if view.stances[seat] == DEFENDING and answer.card in view.drawn:
            return None
        return Why("here the ace of spades can be played only by a Defender who drew it in this segment", "PF-21")
    return lone_card(view, seat, answer.card, pair_in_tricks) or newly_fits(view, seat, face)


def newly_fits(view: Pit, seat: Seat, face: int) -> Why | None:
    if RANK[face] in newly_fitting_ranks(view, seat):
        return None
    text = "from the hand you play only what has come to fit in this segment, next to a card laid in it"
    return Why(text, "PF-25")


def pair_in_tricks(view: Pit, seat: Seat, answer: Pair) -> Why | None:
    face = view.face(answer.lower)
    return crowd_watching(view, seat, face) or attackers_pair(view, seat, answer) or newly_fits(view, seat, face)


def keep_drawn(view: Pit, seat: Seat, answer: OneCard) -> Why | None:
    return None if answer.card == view.drawn[-1] else FIRST_USE


def play_drawn(view: Pit, seat: Seat, answer: Play) -> Why | None:
    face = view.face(answer.card)
    why = keep_drawn(view, seat, answer)
    if why is not None:
        return why
    if watched(view, seat):
        return MUST_KEEP
    if face == ACE_OF_CLUBS:
        return NO_TRICK
    if face == ACE_OF_SPADES:
        return None if view.stances[seat] == DEFENDING else ONLY_DEFENDER
    if RANK[face] == ACE:
        return Why("a drawn ace cannot be played as a value", "PF 7.3")
    return extends(view, seat, face)


def draw_again(view: Pit, seat: Seat, answer: Trick) -> Why | None:
    why = keep_drawn(view, seat, answer)
    if why is None and suit_of(view, answer) != DIAMONDS:
        return Why("only a drawn diamond lets you draw again", "PF 7.4")
    if why is None and crowd_watching(view, seat, view.face(answer.card)):
        return MUST_KEEP
    return why


def answer_ace(view: Pit, seat: Seat, answer: Play) -> Why | None:
    return None if view.face(answer.card) == ACE_OF_CLUBS else ONLY_ACE
