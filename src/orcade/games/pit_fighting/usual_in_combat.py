"""What one mostly wants to answer in combat: what betters one's chances by more than the cards for it are worth."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import Ask, Option, Seat

from .answers import (
    PASS,
    Block,
    CounterAttack,
    CounterAttackPair,
    Defend,
    DefendWithOne,
    LayFaceDown,
    OneCard,
    Pair,
    Play,
    PlayAsOne,
    Sabotage,
    Trick,
)
from .combat import watched
from .faces import (
    ACE_OF_CLUBS,
    ACE_OF_SPADES,
    CLUBS,
    DIAMONDS,
    HEART_RANK,
    HEARTS,
    SPADES,
    SUIT,
    WORTH,
)
from .odds import counts, fitting, losses, value_with
from .pieces import (
    ACE_ADDS,
    BLANK,
    BLANK_VALUE,
    MOST_ADDED,
    NOBODY,
    ONE_WORTH,
    Pit,
    best_heart,
    combat_value,
    comes_to,
    most_added,
    over_hearts,
)
from .stakes import price, stake, unseen
from .tactics import STRENGTH

LOST: Final = 3
"""So far behind an attack is blocked rather than answered."""
FITS: Final = 7
"""About what a card is worth that a trick brings, where any fits."""
EVEN: Final = 9
"""About what is answered to a card that begins a Brutality."""


def reply(pit: Pit, ask: Ask) -> Option | None:
    """What comes to the most with all that can be played to it, rather as a defence; of Blanks the poorest card."""
    me = ask.seat
    theirs = combat_value(pit, 1 - me)

    def value(option: Option) -> tuple[float, bool, float]:
        if isinstance(option, (Defend, CounterAttack)):
            face = pit.face(option.card)
            come_to = comes_to(pit, me, option.card)
            if face in (ACE_OF_CLUBS, ACE_OF_SPADES):
                come_to = theirs + (ACE_ADDS if face == ACE_OF_CLUBS else 0)
        elif isinstance(option, DefendWithOne):
            come_to = ONE_WORTH
        elif isinstance(option, CounterAttackPair):
            come_to = WORTH[pit.face(option.lower)]
        elif isinstance(option, Block):
            come_to = theirs - LOST
        else:
            come_to = BLANK_VALUE
        if pit.club_ace != NOBODY:
            come_to = 0
        poor = -STRENGTH[pit.face(option.card)] if isinstance(option, OneCard) else 0.0
        return come_to, isinstance(option, (Defend, DefendWithOne)), poor

    return max(ask.options, key=value)


def play_on(pit: Pit, ask: Ask) -> Option | None:
    """The card that adds the most; none that adds nothing, nor where the other has passed and no more counts."""
    me = ask.seat
    now, theirs = combat_value(pit, me), combat_value(pit, 1 - me)
    if pit.passed[1 - me] and now - theirs >= MOST_ADDED:
        return PASS

    def value(option: Option) -> float:
        if isinstance(option, Play) and pit.face(option.card) in (ACE_OF_CLUBS, ACE_OF_SPADES):
            return theirs + (ACE_ADDS if pit.face(option.card) == ACE_OF_CLUBS else 0)
        return grown(pit, me, option) - 0.5 * isinstance(option, Pair)

    best = max((each for each in ask.options if each != PASS), key=value, default=None)
    return best if best is not None and value(best) > now else PASS


def grown(pit: Pit, seat: Seat, option: Option) -> int:
    """The Combat Value of a fighter after this card."""
    if isinstance(option, PlayAsOne):
        return value_with(pit, seat, ONE_WORTH)
    assert isinstance(option, (Play, Pair))
    return value_with(pit, seat, WORTH[pit.face(option.lower if isinstance(option, Pair) else option.card)])


def reinforce(pit: Pit, ask: Ask) -> Option | None:
    """The lowest heart that is above the other's best."""
    highest, mine = best_heart(pit, 1 - ask.seat), best_heart(pit, ask.seat)
    hearts = [each for each in ask.options if isinstance(each, Play) and HEART_RANK[pit.face(each.card)] > highest]
    if mine > highest or not hearts:
        return PASS
    return min(hearts, key=lambda heart: HEART_RANK[pit.face(heart.card)])


def answer_ace(pit: Pit, ask: Ask) -> Option | None:
    """The ace of clubs, where the Result is worth that."""
    aces = [each for each in ask.options if isinstance(each, Play)]
    worth_it = bool(aces) and stake(pit, ask.seat, ACE_ADDS) - price(pit, aces[0].card) > stake(pit, ask.seat, 0)
    return aces[0] if worth_it else PASS


def trick(pit: Pit, ask: Ask) -> Option | None:
    """Of all tricks, and of what is done with a card that one has brought, the one that comes to the most."""
    return max(reversed(ask.options), key=lambda option: gain(pit, ask.seat, option))


def gain(pit: Pit, me: Seat, option: Option) -> float:
    """What a trick comes to, less what its cards are worth."""
    mine, theirs = combat_value(pit, me), combat_value(pit, 1 - me)
    most = most_added(pit)
    replaced = MOST_ADDED if pit.stances[1 - me] != BLANK else most  # his own Blank counts no more

    def bet(value: int, other: int, most: int = most) -> float:
        return stake(pit, me, counts(value - other, most))

    if isinstance(option, Sabotage):
        left = losses(pit, 1 - me)
        return sum(bet(mine, other) for other in left) / len(left) - price(pit, option.card)
    if isinstance(option, Trick):
        fits = float(fitting(pit, me) or 0) if not watched(pit, me) else 0.0
        blank = pit.stances[me] == BLANK
        more = bet(FITS if blank else mine + 1, theirs, replaced)
        brings = fits * max(more, bet(mine, theirs) + unseen()) + (1 - fits) * (bet(mine, theirs) + unseen())
        return brings - price(pit, option.card)
    if isinstance(option, Pair):
        return bet(grown(pit, me, option), theirs, replaced) - price(pit, option.lower) - price(pit, option.upper)
    if isinstance(option, Play):
        if pit.face(option.card) == ACE_OF_SPADES:
            return stake(pit, me, 0) - price(pit, option.card)
        return bet(grown(pit, me, option), theirs, replaced) - price(pit, option.card)
    return bet(mine, theirs)


def lay(pit: Pit, ask: Ask) -> Option | None:
    """In a Draw: what comes to the most against any suit."""
    me = ask.seat
    nothing = not pit.hands[1 - me]

    def value(option: Option) -> float:
        assert isinstance(option, LayFaceDown)
        face = pit.face(option.card)
        suit = SUIT[face]
        spent = price(pit, option.card)
        if face == ACE_OF_CLUBS:
            return stake(pit, me, ACE_ADDS) * (1.0 if nothing else 0.75) - spent
        if face == ACE_OF_SPADES or suit == DIAMONDS:
            return -spent
        adds = {suit: over_hearts(defends=suit == SPADES, nothing=nothing) for suit in (CLUBS, SPADES)}
        if suit == HEARTS:
            return -spent if nothing else -(stake(pit, me, adds[CLUBS]) + stake(pit, me, adds[SPADES])) / 4 - spent
        if nothing:
            return stake(pit, me, adds[suit]) - spent
        again = stake(pit, me, counts(comes_to(pit, me, option.card) - EVEN))
        return (stake(pit, me, adds[suit]) + (2 if suit == CLUBS else 1) * again) / 4 - spent

    return max(ask.options, key=value)
