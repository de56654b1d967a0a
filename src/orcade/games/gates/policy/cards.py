"""The policy for questions about cards: what is kept, played, averted, stolen and exchanged."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.requests import Ask, CardId

from ..answers.choosing import StealCard, StealTreasure
from ..answers.common import CHARACTER
from ..answers.exchange import CALL_OFF
from ..answers.occasions import LET_BE, NO, YES, LoseNpc
from ..answers.turns import Play
from ..effects import Desert, Haste, Heal, LoseCards, MoreActions, Orcs, Raise, Revive, Slow, Wound
from ..faces import LOOT
from ..modifiers import treasure_limit
from ..pieces import (
    SURVIVED,
    WHICH_TREASURE_GOES,
    WHICH_TREASURE_TO_GIVE,
    Siege,
    acting,
    board_of,
    face_of,
    goal,
    named,
    own,
    players_turn,
)
from ..walking import away
from ..winning import points, worth
from .exchanges import bargain, gain
from .judging import answers_to, best
from .values import CARD, PAIN, TURN, card_value, chance, chests, leader, spare, stake, treasure_value

REACH = 6
"""Actions to a chest within which one expects to loot it."""


def value_of(siege: Siege, card: int) -> float:
    """A card wherever it lies."""
    face = face_of(siege, card)
    return treasure_value(face) if face.points else card_value(face)


def least(siege: Siege, ask: Ask) -> Judged:
    """The card that is worth least goes."""
    if siege.asked in (WHICH_TREASURE_GOES, WHICH_TREASURE_TO_GIVE):
        worths = spare(siege, named(siege, siege.about))
        return best({option: -worths[option.card] for option in answers_to(ask)})
    return best({option: -value_of(siege, option.card) for option in answers_to(ask)})


def greatest(siege: Siege, ask: Ask) -> Judged:
    """The card that is worth most."""
    return best({option: value_of(siege, option.card) for option in answers_to(ask)})


def twelve(siege: Siege, ask: Ask) -> Judged:
    return {YES: 0.0}


def redraw(siege: Siege, ask: Ask) -> Judged:
    """Cards that have been kept for a while are good ones."""
    return {YES if len(siege.gm_hand) > 1 else NO: 0.0}


def again(siege: Siege, ask: Ask) -> Judged:
    """Where it has missed: what it may still bring, against the card."""
    if siege.shown >= siege.need:
        return {LET_BE: 0.0}
    hit = PAIN[min(SURVIVED, named(siege, siege.about).wounds)] if ask.seat == siege.gm else TURN
    gain = chance(siege.need) * hit - CARD
    return {option: 0.0 if option is LET_BE else gain for option in answers_to(ask)}


def avert(siege: Siege, ask: Ask) -> Judged:
    """What costs least: the wound, an NPC or a card. The first wounds are not worth a card that may save a life."""
    me = named(siege, siege.about)
    judged: Judged = {}
    for option in answers_to(ask):
        if isinstance(option, LoseNpc):
            judged[option] = -value_of(siege, option.card)
        elif isinstance(option, Play):
            judged[option] = -CARD
        else:
            judged[option] = -(PAIN[me.wounds] * (me.wounds + 1) / 4 if me.wounds < SURVIVED else stake(siege, me))
    return judged


def live_on(siege: Siege, ask: Ask) -> Judged:
    """Whatever brings one back."""
    judged: Judged = {}
    for option in answers_to(ask):
        if isinstance(option, Play):
            effect = face_of(siege, option.card).effect
            assert isinstance(effect, Revive)
            judged[option] = 10.0 * effect.keep - 10.0 * effect.wounds
    return best(judged)


def cancel(siege: Siege, ask: Ask) -> Judged:
    """What hurts enough is cancelled."""
    hurts = harm_to_gamemaster(siege) if ask.seat == siege.gm else harm_to_player(siege, ask.seat)
    judged: Judged = {option: hurts - 2 * CARD for option in ask.options if option is not LET_BE}
    judged[LET_BE] = 0.0
    return best(judged)


def harm_to_gamemaster(siege: Siege) -> float:
    """What a Player card that has been played does to the Gamemaster."""
    effect = face_of(siege, siege.subject).effect
    if isinstance(effect, Revive | Raise):
        return 100.0
    if isinstance(effect, Heal):
        return PAIN[acting(siege).wounds - 1] * effect.wounds
    return 3 * CARD if isinstance(effect, MoreActions) and points(siege, acting(siege)) > goal(siege) * 0.7 else CARD


def harm_to_player(siege: Siege, seat: int) -> float:
    """What a Hackmaster card that has been played does to a player."""
    effect = face_of(siege, siege.subject).effect
    mine = own(siege, seat)
    first = leader(siege) in mine
    if isinstance(effect, Wound):
        worst = max(character.wounds for character in mine)
        return 60.0 if worst >= SURVIVED else CARD * (1 + first)
    if isinstance(effect, Slow | LoseCards | Desert):
        return 2.5 * CARD if first else CARD
    if isinstance(effect, Orcs):
        return 2.2 * CARD if first else CARD
    return 3 * CARD if isinstance(effect, Haste) and effect.who == "orcs" else CARD


def keep_top(siege: Siege, ask: Ask) -> Judged:
    """Bob leaves a Treasure for himself where a chest is near, and a Trap for the others where none is."""
    me = acting(siege)
    board = board_of(siege)
    near = any(away(board, chest)[me.square] <= REACH for chest in chests(board) if chest != me.searched)
    good = face_of(siege, siege.subject).kind == LOOT
    return {YES if good != near else NO: 0.0}


def steal(siege: Siege, ask: Ask) -> Judged:
    """The theft that brings one furthest, and costs a rival most."""
    me = acting(siege)
    full = len(me.treasures) >= treasure_limit(siege, me)
    gone = min(value_of(siege, card) for card in me.treasures) if full else 0.0
    judged: Judged = {}
    for option in answers_to(ask):
        if isinstance(option, StealTreasure):
            victim = named(siege, option.target - CHARACTER)
            value = min(value_of(siege, card) for card in victim.treasures)
            judged[option] = max(0.0, value - gone) + value * max(0, points(siege, victim)) / goal(siege)
        elif isinstance(option, StealCard):
            judged[option] = CARD + 0.01 * points(siege, named(siege, option.target - CHARACTER))
        else:
            judged[option] = 1.5 * CARD
    return best(judged)


# Exchange.


def terms(siege: Siege, ask: Ask) -> Judged:
    """An exchange by which both gain."""
    offer, _ = bargain(siege, acting(siege), named(siege, siege.about))
    return {CALL_OFF if offer is None else offer: 0.0}


def agree(siege: Siege, ask: Ask) -> Judged:
    """What one gains by, unless the other wins by it."""
    me, other = named(siege, siege.about), acting(siege)
    given = [CardId(card) for card in siege.offer if card in other.treasures]
    got = [CardId(card) for card in siege.offer if card in me.treasures]
    gained = gain(siege, me, got, given)
    wins = points(siege, other) + worth(siege, got) - worth(siege, given) >= goal(siege)
    return {NO: 0.0, YES: -goal(siege) if wins else gained if gained > 0 else -1.0}


# For whom.


def for_whom(siege: Siege, ask: Ask) -> Judged:
    """The leader, where a card does harm; oneself or who has least, where it helps."""
    effect = face_of(siege, siege.subject).effect if ask.seat == siege.gm else None
    judged: Judged = {}
    for option in answers_to(ask):
        character = named(siege, option.target - CHARACTER)
        value = points(siege, character) / 10
        if isinstance(effect, Wound):
            value += PAIN[character.wounds] if character.wounds < SURVIVED else stake(siege, character) / 3
        elif isinstance(effect, LoseCards):
            value += CARD * len(character.hand)
        if players_turn(siege) and character.seat == ask.seat:
            value += goal(siege)
        judged[option] = value
    return best(judged)
