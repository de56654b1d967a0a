"""A quick estimate of how a fight stands, for searches that stop before its end.

It looks at both hands, so it is for states whose faces are all known: a true one, or one that a seat imagines.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from orcade.table.estimates import Estimate, straight

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


class Standing(NamedTuple):
    """What speaks for a fighter. Of each suit: how strong the cards are that he holds."""

    bout: float
    """Chances by the damage of both, and by the combat that is fought now."""
    clubs: float
    spades: float
    hearts: float
    diamonds: float
    cards: int
    """In hand."""
    turn: bool
    """It is his turn, or will be."""
    flair: bool
    """More flair than the other, where damage is even: 1 or 0."""


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


def _held(cards: Sequence[int], faces: Sequence[int]) -> list[float]:
    """The strength of a hand, by suit."""
    found = [0.0, 0.0, 0.0, 0.0]
    for card in cards:
        face = faces[card]
        found[SUIT[face]] += STRENGTH[face]
    return found


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


def standings(state: Pit) -> tuple[Standing, Standing]:
    """What speaks for each fighter."""
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
    ours, others = state.hands
    turn = state.turn if phase <= FOLLOW_UP else chooser(state) if phase in (DRAW, AFTER) else NOBODY
    flair = len(state.flairs[0]) - len(state.flairs[1]) if mine == theirs else 0
    mine_held, others_held = _held(ours, faces), _held(others, faces)
    return (
        Standing(
            chance,
            mine_held[CLUBS],
            mine_held[SPADES],
            mine_held[HEARTS],
            mine_held[DIAMONDS],
            len(ours),
            turn == 0,
            flair > 0,
        ),
        Standing(
            1 - chance,
            others_held[CLUBS],
            others_held[SPADES],
            others_held[HEARTS],
            others_held[DIAMONDS],
            len(others),
            turn == 1,
            flair < 0,
        ),
    )


worth: Final = Estimate(Standing, standings, Path(__file__).with_name("worth.toml"), straight)
