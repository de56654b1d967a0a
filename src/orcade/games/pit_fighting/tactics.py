"""A quick estimate of how a fight stands, for searches that stop before its end.

It looks at both hands, so it is for states whose faces are all known: a true one, or one that a seat imagines.
"""

from __future__ import annotations

from typing import Final

from .faces import ACE, CLUBS, DECK, DIAMONDS, HEARTS, RANK, SPADES, SUIT
from .odds import chances
from .pieces import (
    ACE_ADDS,
    AFTER,
    BRUTALITY,
    DRAW,
    FOLLOW_UP,
    KNOCKED_OUT,
    NOBODY,
    REPLY,
    RESULT,
    Pit,
    bonuses,
    chooser,
)

CARD_PULL: Final = 0.018
"""What one point of hand strength adds to the chances."""
TURN_PULL: Final = 0.01


def _strength(face: int) -> float:
    """How useful a card is in hand, roughly: 0.5 a poor one, 3 the ace of clubs."""
    rank, suit = RANK[face], SUIT[face]
    if rank == ACE:
        return {CLUBS: 3.0, SPADES: 1.5, HEARTS: 1.6, DIAMONDS: 1.3}[suit]
    if suit == CLUBS:
        return 0.5 + 0.13 * min(rank, 11)
    if suit == SPADES:
        return 0.5 + 0.09 * min(rank, 11) + (0.2 if rank > 10 else 0)
    if suit == HEARTS:
        return 0.9 if rank > 10 else 0.6
    assert suit == DIAMONDS
    return 0.9 if rank > 10 else 0.7


STRENGTH: Final = tuple(_strength(face) for face in range(DECK))


def _duel(mine: int, theirs: int) -> float:
    """Chances to be knocked out second, with so much damage on each side and even combats."""
    if mine >= KNOCKED_OUT:
        return 0.0
    if theirs >= KNOCKED_OUT:
        return 1.0
    return (_duel(mine + 1, theirs) + _duel(mine, theirs + 1)) / 2


DUEL: Final = tuple(tuple(_duel(mine, theirs) for theirs in range(KNOCKED_OUT + 1)) for mine in range(KNOCKED_OUT + 1))

WIN: Final = tuple(float(chances(lead)[0]) for lead in (*range(ACE_ADDS + 1), *range(-ACE_ADDS, 0)))
"""PF 8.1: chances to win a Result with this lead; negative leads count from the end."""


def worth(state: Pit) -> tuple[float, float]:
    """Each seat's chances to win the game, 0 … 1; they add up to 1."""
    if state.ending is not None:
        places = state.ending.places
        return (0.5, 0.5) if places[0] == places[1] else (1.0, 0.0) if places[0] == 1 else (0.0, 1.0)
    mine, theirs = state.damage
    phase = state.phase
    chance = DUEL[mine][theirs]
    if REPLY <= phase <= RESULT:
        plus = bonuses(state)
        lead = plus[0] - plus[1]
        if phase == REPLY:
            # The attacked has yet to answer: leave him about the attacker's value, unless it is the ace.
            lead = (lead > 0) - (lead < 0) if state.club_ace == NOBODY else lead
        won, lost = WIN[lead], WIN[-lead]
        if phase == BRUTALITY:
            # More cards are to come: half of what the cards in the Pit say.
            won, lost = (won + 0.42) / 2, (lost + 0.42) / 2
        chance += won * (DUEL[mine][theirs + 1] - chance) + lost * (DUEL[mine + 1][theirs] - chance)
    faces = state.cards.faces
    strength = 0.0
    for card in state.hands[0]:
        strength += STRENGTH[faces[card]]
    for card in state.hands[1]:
        strength -= STRENGTH[faces[card]]
    chance += strength * CARD_PULL
    if phase <= FOLLOW_UP:
        chance += TURN_PULL if state.turn == 0 else -TURN_PULL
    elif phase in (DRAW, AFTER):
        first = chooser(state)
        if first != NOBODY:
            chance += TURN_PULL if first == 0 else -TURN_PULL
    flair = len(state.flairs[0]) - len(state.flairs[1])
    if flair and mine == theirs:
        chance += 0.01 if flair > 0 else -0.01
    chance = 0.01 if chance < 0.01 else 0.99 if chance > 0.99 else chance
    return chance, 1 - chance
