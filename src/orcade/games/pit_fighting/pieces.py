"""What lies in the pit and around it: the glossary of Orc Pit Fighting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

from orcade.table.cards import PUBLIC
from orcade.table.game import State
from orcade.table.options import Options, choice
from orcade.table.requests import D3, CardId, Seat

from .faces import ACE, HEART_RANK, RANK, SUIT, WORTH

FIGHTERS: Final = ("Gnash", "Thud")

KNOCKED_OUT: Final = 5
"""Points of damage that end the game (PF 1.1)."""
HAND: Final = 5
"""Cards that a fighter is dealt (PF 2.1)."""
FAVOURITE_MORE: Final = 1
"""How many more the favourite is dealt (PF 2.1)."""
FIRST_SEAT_TO: Final = 3
"""The greatest number of a d6 that gives the first seat the turn (PF-1)."""
DUG_FROM: Final = 5
"""Among so many cards on top of the Discard pile a spade digs (PF 3.2)."""
OUT_STAYS: Final = 2
"""So many cards on top of each Out pile stay when the deck is made of the rest (PF 1.4)."""
BLANK_VALUE: Final = -1
"""Combat Value of a Blank (PF 4.4)."""
ONE_WORTH: Final = 1
"""What the ace of spades is worth as a 1 (PF 5.7)."""
REINFORCEMENT: Final = 1
"""What the highest heart adds to the Combat Value (PF 6.2)."""
ACE_ADDS: Final = 5
"""What the ace of clubs adds to its player's die (PF 8.2)."""
MOST_ADDED: Final = 4
"""How much of the difference the higher Combat Value adds at most (PF 8.5)."""
MOST_AGAINST_BLANK: Final = 5
"""The same if there is a Blank that was not replaced (PF 8.4)."""
CLUBS_OVER_HEARTS: Final = 3
"""What clubs add against hearts in a Draw (PF 9.3)."""
SPADES_OVER_HEARTS: Final = 1
"""What spades add against hearts in a Draw (PF 9.4)."""
NOTHING_LAID: Final = 1
"""How much more either adds if the other laid nothing (PF 9.3, PF 9.4)."""
SAND_TAKES: Final = D3
"""The die for how many cards the ace of diamonds takes out of the Pit (PF 7.7)."""
NOBODY: Final = -1

# Phases: what the next step of play is.

FANGS: Final = 0
"""Compare fangs (PF 1.3)."""
DEAL: Final = 1
"""Begin a round (PF 2.1)."""
TURN: Final = 2
"""A Non Combat turn of `turn` (PF 2.4)."""
FOLLOW_UP: Final = 3
"""`turn` may play another red card after a heart picture (PF 3.8)."""
REPLY: Final = 4
"""`turn` has been attacked and declares with a first card (PF 4.1)."""
BRUTALITY: Final = 5
"""The Brutality segment; `turn` has the next play or pass."""
REINFORCEMENTS: Final = 6
TRICKS: Final = 7
"""The Dirty Tricks segment; `turn` has the next play or pass."""
RESULT: Final = 8
DRAW: Final = 9
"""The Result was even: both lay a card face down (PF 9.1)."""
AFTER: Final = 10
"""The combat is over (PF 10)."""

# Questions within a step, beside the play that the phase tells of.

PLAYING: Final = 0
"""No other question: `turn` plays as the phase says (in DRAW both are asked)."""
BLOCKING: Final = 1
"""The opponent of `turn` may block his card (PF 3.3), which is no attack: that is blocked in the reply to it."""
KEEPING: Final = 2
"""`turn` keeps one of the two cards that he drew last (PF 3.5)."""
GIVING: Final = 3
"""`turn` gives a card away (PF 3.10)."""
USING_DRAWN: Final = 4
"""`turn` has drawn a card by a trick (PF 7.3)."""
ANSWERING_ACE: Final = 5
"""The attacker may answer the ace of spades (PF 5.5)."""

# Stances: what a fighter does in the present combat round.

IDLE: Final = 0
ATTACKING: Final = 1
COUNTERING: Final = 2
DEFENDING: Final = 3
BLANK: Final = 4
"""Played Blank, and has not replaced it."""
RECOVERED: Final = 5
"""Played Blank, and replaced it in the Dirty Tricks segment."""
PULLING_OUT: Final = 6
"""Laid hearts in a Draw."""
EMPTY_HANDED: Final = 7
"""Had nothing to lay in a Draw."""

PLAYED_BLANK: Final = (BLANK, RECOVERED)
DEFENDERS: Final = (DEFENDING, *PLAYED_BLANK)
"""Who counts as a Defender (PF 4.2, PF 4.4)."""

# Roles: what a card in the Pit counts as.

RUN: Final = 0
"""A card of the run, by its rank."""
LATE: Final = 1
"""A card of the run laid in the Dirty Tricks segment."""
UPPER: Final = 2
"""The higher spade of a pair; it lies behind the lower one, which comes just before it in the list."""
ONE: Final = 3
"""The ace of spades as a 1: counts, but outside the run."""
FACE_DOWN: Final = 4
"""The Blank."""
HEART: Final = 5
"""Played in the Reinforcements segment."""
POWER: Final = 6
"""An ace played for its special effect."""


class PitOptions(Options, frozen=True, array_like=True):
    circling_limit: Annotated[
        Literal[10, 20, 40, 0],
        choice(
            "Circling limit",
            "How many cards each fighter may play outside combat in one round. Whoever has played that many must "
            "attack, or throw away the hand if it holds no club. The rulebook sets no limit.",
            "PF-5",
            ours=True,
            labels={0: "off"},
        ),
    ] = 20
    round_cap: Annotated[
        Literal[20, 40, 80, 0],
        choice(
            "Round cap",
            "After this many rounds without a knock-out the less wounded fighter wins, then the one with more Flair. "
            "The rulebook sets no cap.",
            "PF-34",
            ours=True,
            labels={0: "off"},
        ),
    ] = 40


def _two_piles() -> list[list[CardId]]:
    return [[], []]


def _two_lists() -> list[list[int]]:
    return [[], []]


def _two_numbers() -> list[int]:
    return [0, 0]


class Pit(State, array_like=True):
    """A pit fight. Lists of two are by seat; the last card of a pile is its top."""

    options: PitOptions
    phase: int = FANGS
    asked: int = PLAYING
    """Which question within the step is open: BLOCKING, KEEPING …"""
    turn: Seat = 0
    """Who plays: the Non Combat turn, or the next play of a combat's segment."""
    round: int = 0
    favourite: Seat = NOBODY
    """The spectators' favourite in this round."""
    fangs: list[int] = msgspec.field(default_factory=_two_numbers)
    """How long they turned out to be, 1 … 3."""
    damage: list[int] = msgspec.field(default_factory=_two_numbers)
    circled: list[int] = msgspec.field(default_factory=_two_numbers)
    """Cards played outside combat in this round (PF-5)."""

    deck: list[CardId] = msgspec.field(default_factory=list)
    discard: list[CardId] = msgspec.field(default_factory=list)
    hands: list[list[CardId]] = msgspec.field(default_factory=_two_piles)
    outs: list[list[CardId]] = msgspec.field(default_factory=_two_piles)
    flairs: list[list[CardId]] = msgspec.field(default_factory=_two_piles)
    """A fighter's Flair is the number of cards here (PF-2)."""

    pits: list[list[CardId]] = msgspec.field(default_factory=_two_piles)
    """Cards in the Pit, by who played them."""
    roles: list[list[int]] = msgspec.field(default_factory=_two_lists)
    """What each of those cards counts as: RUN, UPPER, HEART …; same order."""

    bout: int = 0
    """Combat round within the present combat, counted from 1; 0 outside combat."""
    attacker: Seat = NOBODY
    defender: Seat = NOBODY
    """Who has earned the right to choose the next turn by defending (PF-17)."""
    winner: Seat = NOBODY
    """Who won the combat that has just ended."""
    stances: list[int] = msgspec.field(default_factory=_two_numbers)
    passed: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Who has passed in the present segment."""
    club_ace: Seat = NOBODY
    """Who has played the ace of clubs in this combat round."""
    spade_ace: Seat = NOBODY
    """Who has played the ace of spades for its effect in this combat round."""
    reinforced: Seat = NOBODY
    """Who got +1 in the Reinforcements segment."""
    before: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Lowest and highest rank of each run when the Dirty Tricks segment began (PF-25), for each seat; 0 for none."""
    drawn: list[int] = msgspec.field(default_factory=list)
    """Which cards have been drawn in this Dirty Tricks segment (PF-21); where they lie is said above."""
    may_leave: bool = False
    """`turn` has the Non Combat turn by his own choice, and may leave it to the other instead (PF 10.2)."""


def chooser(state: Pit) -> Seat:
    """PF 10: who chooses the next turn after the combat: the Defender, else the winner, else NOBODY."""
    return state.defender if state.defender != NOBODY else state.winner


def ahead(first: int, second: int) -> Seat:
    """The seat with the greater number; NOBODY if they are equal."""
    return NOBODY if first == second else 0 if first > second else 1


def leader(state: Pit) -> Seat:
    """PF 2.2, PF-34: the less wounded fighter, or else the one with more Flair; NOBODY if they are equal in both."""
    if state.damage[0] != state.damage[1]:
        return ahead(-state.damage[0], -state.damage[1])
    return ahead(len(state.flairs[0]), len(state.flairs[1]))


def may_hold(state: Pit, seat: Seat, faces: Iterable[int]) -> bool:
    """Whether a hand may hold one of these faces, as far as everybody can see.

    A question is left out only where everybody can see that there is nothing to answer with, so silence tells nothing.
    """
    known = state.cards.known
    places = bytes(state.cards.faces)  # A byte is found much quicker than an item of a list.
    for face in faces:
        card = places.index(face)
        if known[card] != PUBLIC or card in state.hands[seat]:
            return True
    return False


def run_ends(state: Pit, seat: Seat) -> tuple[int, int]:
    """Lowest and highest rank of a fighter's run; (0, 0) where there is none."""
    low = high = 0
    faces = state.cards.faces
    for card, role in zip(state.pits[seat], state.roles[seat]):
        if role <= LATE:
            rank = RANK[faces[card]]
            if rank > high:
                high = rank
            if not low or rank < low:
                low = rank
    return low, high


def combat_value(state: Pit, seat: Seat) -> int:
    """PF 5.3: the highest card, and 1 for each other card; that of a Blank if one lies there, 0 for nothing."""
    highest, more = value_parts(state, seat)
    return highest + more


def comes_to(state: Pit, seat: Seat, card: CardId) -> int:
    """The Combat Value that a fighter comes to who begins with this card and plays on to it from his hand."""
    face = state.face(card)
    if RANK[face] == ACE:
        return WORTH[face]
    held = {RANK[each]: WORTH[each] for each in map(state.face, state.hands[seat]) if SUIT[each] == SUIT[face]}
    held.pop(ACE, None)
    low = high = RANK[face]
    while low - 1 in held:
        low -= 1
    while high + 1 in held:
        high += 1
    return max(held[rank] for rank in range(low, high + 1)) + high - low


def value_parts(state: Pit, seat: Seat) -> tuple[int, int]:
    """PF 5.3: what a Combat Value is added up from, the highest card and the ones for all else."""
    best = count = 0
    faces = state.cards.faces
    for card, role in zip(state.pits[seat], state.roles[seat]):
        if role <= LATE:
            worth = WORTH[faces[card]]
        elif role == ONE:
            worth = ONE_WORTH
        elif role == FACE_DOWN:
            return BLANK_VALUE, 0
        else:
            continue
        count += 1
        if worth > best:
            best = worth
    more = count - 1 if count else 0
    return best, more + bonus(state, seat, len(state.pits[seat]))


def bonus(state: Pit, seat: Seat, left: int) -> int:
    """PF 6.2, PF-24: what Reinforcements add, as long as any card is left in the Pit."""
    return REINFORCEMENT if state.reinforced == seat and left else 0


def best_heart(state: Pit, seat: Seat) -> int:
    """PF 6.2: rank of the highest heart played as a Reinforcement, the ace best (14); 0 for none."""
    faces = state.cards.faces
    best = 0
    for card, role in zip(state.pits[seat], state.roles[seat]):
        if role == HEART:
            best = max(best, HEART_RANK[faces[card]])
    return best


def most_added(state: Pit) -> int:
    """PF-27: how much of the difference the higher Combat Value adds at most; more if a Blank was not replaced."""
    return MOST_AGAINST_BLANK if BLANK in state.stances else MOST_ADDED


def over_hearts(defends: bool, nothing: bool = False) -> int:
    """PF 9.3, PF 9.4: what clubs, or spades of who `defends`, add in a Draw against hearts, or against `nothing`."""
    adds = SPADES_OVER_HEARTS if defends else CLUBS_OVER_HEARTS
    return adds + NOTHING_LAID if nothing else adds


def bonuses(state: Pit) -> tuple[int, int]:
    """What each seat adds to its die in the Result segment as things stand (PF 8, PF 9)."""
    if state.club_ace != NOBODY:
        return (ACE_ADDS, 0) if state.club_ace == 0 else (0, ACE_ADDS)
    if state.spade_ace != NOBODY:
        return (0, 0)
    for seat in (0, 1):
        stance = state.stances[seat]
        if stance >= PULLING_OUT:
            bonus = over_hearts(state.stances[1 - seat] == DEFENDING, stance == EMPTY_HANDED)
            return (0, bonus) if seat == 0 else (bonus, 0)
    lead = combat_value(state, 0) - combat_value(state, 1)
    most = most_added(state)
    if lead >= 0:
        return (lead if lead < most else most), 0
    return 0, (-lead if -lead < most else most)
