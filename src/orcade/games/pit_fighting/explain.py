"""Why a card cannot be played now, with the rule that says so."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat

from .combat import barred, spade_pairs
from .faces import (
    ACE,
    ACE_OF_CLUBS,
    ACE_OF_DIAMONDS,
    ACE_OF_HEARTS,
    ACE_OF_SPADES,
    CLUBS,
    CORNERS,
    DIAMOND_PICTURES,
    DIAMONDS,
    HEARTS,
    RANK,
    SAID,
    SHORT,
    SPADES,
    SUIT,
    SUIT_NAMES,
    face_of,
)
from .pieces import (
    AFTER,
    ANSWERING_ACE,
    BLANK,
    BLOCKING,
    BRUTALITY,
    DEFENDING,
    DRAW,
    FIGHTERS,
    FOLLOW_UP,
    GIVING,
    KEEPING,
    NOBODY,
    PLAYING,
    RECOVERED,
    REINFORCEMENTS,
    REPLY,
    TRICKS,
    TURN,
    USING_DRAWN,
    Pit,
    asked_seat,
    run_ends,
)

CIRCLING: Final = ("attack", "dig", "flair", "draw", "snatch", "recover", "heal", "trade")


def explain(view: Pit, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    if seat not in (0, 1) or view.ending is not None:
        return None
    verb, _, rest = words.lower().partition(" ")
    if verb in ("pass", "first"):
        return _no_card(view, seat, verb)
    try:
        face = face_of(rest.split("+")[0].split(" ")[0])
    except ValueError:
        return Why("a card is written with rank and suit, as in 9C, 10S, QH or AD", "PF 1.2") if rest else None
    held = [card for card in view.hands[seat] if view.face(card) == face]
    if not held:
        return Why(f"you do not hold {SAID[face]}", "PF 1.2")
    return _card(view, seat, verb, held[0], face)


def _no_card(view: Pit, seat: Seat, verb: str) -> Why | None:
    if verb == "first":
        return Why("nobody has the right to choose the turn now", "PF 10.2") if view.phase != AFTER else None
    if asked_seat(view) not in (seat, NOBODY):
        return _not_asked(view)
    if view.asked in FIRST_THIS:
        return FIRST_THIS[view.asked]
    if view.phase == TURN and view.asked == PLAYING:
        return Why("you must play a card; there is no passing outside combat", "PF-4")
    if view.phase == REPLY:
        return Why("the attacked must play one card", "PF-16")
    return Why("after an even Result you must lay a card", "PF 9.1") if view.phase == DRAW else None


def _not_asked(view: Pit) -> Why:
    """Somebody else is to answer first."""
    other = asked_seat(view)
    if view.asked == BLOCKING:
        return Why(f"first {FIGHTERS[other]} may block your card", "PF 3.3")
    if view.phase == AFTER:
        return Why(f"first {FIGHTERS[other]} says whose turn it is", "PF 10.2")
    if view.asked == ANSWERING_ACE:
        return Why(f"first {FIGHTERS[other]} may answer the ace of spades", "PF 5.5")
    return Why(f"it is {FIGHTERS[other]}’s turn", "PF 2.4" if view.phase <= FOLLOW_UP else "PF 5.1")


FIRST_THIS: Final = {
    KEEPING: Why("first say which of the two drawn cards you keep", "PF 3.5"),
    USING_DRAWN: Why("first say what you do with the card you drew", "PF 7.3"),
    GIVING: Why("first say which card you give away", "PF 3.10"),
}


def _card(view: Pit, seat: Seat, verb: str, card: CardId, face: int) -> Why | None:
    """Why this card of the hand cannot be played, by what is asked and by phase."""
    asked = asked_seat(view)
    if view.phase == DRAW and asked == NOBODY:
        return Why("after an even Result each fighter lays one card, and only one", "PF 9.1")
    if asked != seat:
        return _not_asked(view)
    if view.asked == BLOCKING:
        return Why("only jack, queen or king of spades blocks what the opponent plays outside combat", "PF 3.3")
    if view.asked == ANSWERING_ACE:
        return Why("only the ace of clubs answers the ace of spades", "PF 5.5")
    if view.asked == USING_DRAWN and card == view.drawn[-1] and verb in ("play", "trick"):
        return _drawn(view, seat, verb, face)
    if view.asked in FIRST_THIS:
        return FIRST_THIS[view.asked]
    if view.phase == AFTER:
        return Why("the combat is over; first say whose turn it is", "PF 10.2")
    if view.phase == TURN:
        return _circling(view, seat, verb, face)
    if view.phase == FOLLOW_UP:
        if SUIT[face] in (CLUBS, SPADES):
            return Why(f"the second card must be a heart or a diamond, and {SHORT[face]} is black", "PF 3.8")
        return _circling(view, seat, verb, face)
    if view.phase == REPLY:
        return _reply(view, seat, verb, card, face)
    if view.phase == BRUTALITY:
        return _brutality(view, seat, card, face)
    if view.phase == REINFORCEMENTS:
        if SUIT[face] != HEARTS:
            return Why(f"only hearts reinforce, and {SHORT[face]} is none", "PF 6.1")
        return None
    if view.phase == TRICKS:
        return _tricks(view, seat, verb, card, face)
    return None


def _circling(view: Pit, seat: Seat, verb: str, face: int) -> Why | None:
    suit = SUIT[face]
    other = 1 - seat
    most = view.options.circling_limit
    if most and view.circled[seat] >= most and suit != CLUBS:
        return Why(f"you have circled with {most} cards; now attack", "PF-5")
    if verb == "discard":
        return Why("only the last card may be discarded", "PF 2.5") if len(view.hands[seat]) > 1 else None
    if verb not in CIRCLING:
        return None
    if suit == CLUBS:
        return Why("clubs only attack; they cannot be exchanged", "PF 2.4") if verb != "attack" else None
    if verb == "attack":
        if suit == SPADES:
            return Why("a combat starts with a real club; spades cannot start one", "PF-6")
        return Why("only clubs attack", "PF 3.1")
    if suit == SPADES:
        return Why("outside combat a spade digs in the Discard pile", "PF 3.2") if verb != "dig" else None
    if verb == "dig":
        return Why("only spades dig in the Discard pile", "PF 3.2")
    if verb == "trade":
        if face not in DIAMOND_PICTURES:
            return Why("only jack, queen and king of diamonds swap cards", "PF 3.10")
        return Why("you need another card to give", "PF-14")
    if suit == DIAMONDS:
        return Why("diamonds draw two cards; these uses belong to hearts", "PF 3.9") if verb != "draw" else None
    if verb == "heal":
        if face != ACE_OF_HEARTS:
            return Why("only the ace of hearts heals", "PF 3.7")
        return Why("you have no damage to heal", "PF-12")
    if verb == "snatch" and not view.outs[other]:
        return Why(f"{FIGHTERS[other]}’s Out pile is empty", "PF-11")
    if verb == "recover" and not view.outs[seat]:
        return Why("your Out pile is empty", "PF-11")
    return None


def _reply(view: Pit, seat: Seat, verb: str, card: CardId, face: int) -> Why | None:
    suit = SUIT[face]
    black = any(SUIT[view.face(held)] in (CLUBS, SPADES) for held in view.hands[seat])
    if suit in (HEARTS, DIAMONDS):
        if black:
            return Why(
                f"{SUIT_NAMES[suit]} neither attack nor defend; a Blank needs a hand without black cards", "PF 4.4"
            )
        return Why("with neither spades nor clubs you play Blank", "PF 4.4") if verb != "blank" else None
    if verb == "blank":
        return Why("you hold spades or clubs, so you must defend or counterattack", "PF 4.4")
    if suit == CLUBS and verb == "defend":
        return Why("you defend with spades", "PF 4.2")
    if suit == SPADES and verb == "counterattack":
        return Why("you counterattack with a club or with two consecutive spades, but not the ace", "PF 4.5")
    if verb == "play":
        return Why("say how you answer the attack: defend or counterattack", "PF 4.1")
    return None


def _brutality(view: Pit, seat: Seat, card: CardId, face: int) -> Why | None:
    suit = SUIT[face]
    if suit in (HEARTS, DIAMONDS):
        return Why(f"{SUIT_NAMES[suit]} have no place in Brutality", "PF 5.1")
    if view.stances[seat] == DEFENDING:
        if suit == CLUBS:
            return Why("as Defender you play only spades", "PF 4.2")
    elif suit == SPADES:
        return _lone_spade(view, seat, card, face)
    return _no_fit(view, seat, face)


def _lone_spade(view: Pit, seat: Seat, card: CardId, face: int) -> Why:
    if face == ACE_OF_SPADES:
        return Why("only a Defender plays the ace of spades", "PF-21")
    if any(card in pair for pair in spade_pairs(view, seat)):
        return Why(
            f"the pair of spades counts as its lower card, and that must fit your run{_run(view, seat)}", "PF-10"
        )
    return Why("attacking, you play spades only as two consecutive ones", "PF 4.5")


def _no_fit(view: Pit, seat: Seat, face: int) -> Why | None:
    low, high = run_ends(view, seat)
    if not low or RANK[face] in (low - 1, high + 1):
        return None
    return Why(f"{SHORT[face]} is not next to an end of your run{_run(view, seat)}", "PF 5.2")


def _run(view: Pit, seat: Seat) -> str:
    """ " (8 to 10)"."""
    low, high = run_ends(view, seat)
    if not low:
        return ""
    return f" ({CORNERS[low]} to {CORNERS[high]})" if low != high else f" ({CORNERS[low]})"


def _drawn(view: Pit, seat: Seat, verb: str, face: int) -> Why | None:
    """Why the card that has just been drawn by a trick must be kept."""
    if verb == "trick" and SUIT[face] != DIAMONDS:
        return Why("only a drawn diamond lets you draw again", "PF 7.4")
    if barred(view, seat):
        return Why("you have more Flair, so you must keep what you draw", "PF-23")
    if face == ACE_OF_CLUBS:
        return Why("the ace of clubs is no dirty trick; it only answers the ace of spades", "PF 7.8")
    if face == ACE_OF_SPADES:
        return Why("only a Defender plays the ace of spades", "PF-21")
    if RANK[face] == ACE:
        return Why("a drawn ace cannot be played as a value", "PF 7.3")
    return _no_fit(view, seat, face)


def _tricks(view: Pit, seat: Seat, verb: str, card: CardId, face: int) -> Why | None:
    suit = SUIT[face]
    if barred(view, seat) and face != ACE_OF_DIAMONDS:
        return Why("you have more Flair, so the crowd is watching: no tricks but the ace of diamonds", "PF 7.1")
    if suit == DIAMONDS:
        if face == ACE_OF_DIAMONDS and view.stances[seat] in (BLANK, RECOVERED) and verb == "sabotage":
            return Why("you played Blank, so the ace of diamonds only draws a card", "PF 7.7")
        if verb == "play":
            return Why("a diamond from the hand goes to your Out pile, and only what you draw to the Pit", "PF 7.3")
        return None
    if face == ACE_OF_CLUBS:
        return Why("the ace of clubs is no dirty trick; it only answers the ace of spades", "PF 7.8")
    if face == ACE_OF_SPADES:
        return Why("here the ace of spades can be played only by a Defender who drew it in this segment", "PF-21")
    if verb == "trick":
        return Why("only diamonds are dirty tricks", "PF 7.2")
    if suit == HEARTS:
        return Why("hearts have no place in the Dirty Tricks", "PF 7.2")
    defends = view.stances[seat] in (DEFENDING, BLANK, RECOVERED)
    if (suit == SPADES) != defends:
        if suit == CLUBS:
            return Why("as Defender you play only spades", "PF 4.2")
        if not any(card in pair for pair in spade_pairs(view, seat)):
            return _lone_spade(view, seat, card, face)
    return Why("from the hand you play only what has come to fit in this segment, next to a card laid in it", "PF-25")
