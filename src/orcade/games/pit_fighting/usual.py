"""What one mostly wants to answer, by rules of thumb: what a page makes the large button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcade.table.requests import Ask, CardId, Option, Seat

from .answers import (
    PASS,
    Attack,
    Block,
    CounterAttack,
    CounterAttackPair,
    Defend,
    DefendWithOne,
    Dig,
    DrawTwo,
    Give,
    Heal,
    Keep,
    OneCard,
    Pair,
    Play,
    PlayAsOne,
    PlayBlank,
    Recover,
    Snatch,
)
from .faces import ACE, ACE_OF_CLUBS, ACE_OF_SPADES, HEART_RANK, RANK, SUIT, WORTH
from .odds import value_with
from .pieces import ACE_ADDS, BLANK_VALUE, MOST_ADDED, NOBODY, ONE_WORTH, Pit, best_heart, combat_value
from .tactics import STRENGTH

WORTH_A_BLOW: Final = 12
"""The Combat Value that a hand can come to from which on one attacks."""
TAKEN: Final = 1.3
"""How strong the top of an Out pile has to be to be taken."""
LOST: Final = 3
"""So far behind an attack is blocked rather than answered."""


def usual(pit: Pit, ask: Ask) -> Option | None:
    """The answer that is mostly good; None where that is a matter of taste: a block, a trick, what to lay."""
    judge = JUDGES.get(ask.rule)
    return judge(pit, ask) if judge is not None else None


def strength(pit: Pit, option: OneCard) -> float:
    """Of the card that is played."""
    return STRENGTH[pit.face(option.card)]


def run(pit: Pit, seat: Seat, card: CardId) -> int:
    """The Combat Value that a fighter comes to who begins with this card and plays on to it from his hand."""
    face = pit.face(card)
    if RANK[face] == ACE:
        return WORTH[face]
    held = {RANK[each]: WORTH[each] for each in map(pit.face, pit.hands[seat]) if SUIT[each] == SUIT[face]}
    held.pop(ACE, None)
    low = high = RANK[face]
    while low - 1 in held:
        low -= 1
    while high + 1 in held:
        high += 1
    return max(held[rank] for rank in range(low, high + 1)) + high - low


# Outside combat.


def circle(pit: Pit, ask: Ask) -> Option | None:
    """An attack that is strong; else a wound healed, a good card taken, or the poorest card for a better one."""
    attacks = [each for each in ask.options if isinstance(each, Attack)]
    best = max(attacks, key=lambda attack: attacking(pit, ask.seat, attack), default=None)
    if best is not None and attacking(pit, ask.seat, best) >= WORTH_A_BLOW:
        return best
    return swap(pit, ask) or best


def attacking(pit: Pit, seat: Seat, attack: Attack) -> int:
    """What an attack comes to: the ace of clubs is the strongest."""
    face = pit.face(attack.card)
    return WORTH_A_BLOW + ACE_ADDS if face == ACE_OF_CLUBS else run(pit, seat, attack.card)


def swap(pit: Pit, ask: Ask) -> Option | None:
    """What is made of a card that is no club."""
    heal = next((each for each in ask.options if isinstance(each, Heal)), None)
    if heal is not None:
        return heal
    taken = [each for each in ask.options if isinstance(each, (Snatch, Recover)) and top(pit, ask.seat, each) >= TAKEN]
    drawn = [each for each in ask.options if isinstance(each, DrawTwo)]
    dug = [each for each in ask.options if isinstance(each, Dig)]
    return min(taken or drawn or dug, key=lambda option: strength(pit, option), default=None)


def top(pit: Pit, seat: Seat, taking: Snatch | Recover) -> float:
    """The strength of the card that is taken."""
    pile = pit.outs[1 - seat if isinstance(taking, Snatch) else seat]
    return STRENGTH[pit.face(pile[-1])]


def another(pit: Pit, ask: Ask) -> Option | None:
    """A second red card, as the first."""
    return swap(pit, ask) or PASS


def kept(pit: Pit, ask: Ask) -> Option | None:
    """The stronger card."""
    return max((each for each in ask.options if isinstance(each, Keep)), key=lambda each: strength(pit, each))


def given(pit: Pit, ask: Ask) -> Option | None:
    """The poorest card."""
    return min((each for each in ask.options if isinstance(each, Give)), key=lambda each: strength(pit, each))


# In combat.


def reply(pit: Pit, ask: Ask) -> Option | None:
    """What comes to the most with all that can be played to it, rather as a defence; of Blanks the poorest card."""
    me = ask.seat
    theirs = combat_value(pit, 1 - me)

    def value(option: Option) -> tuple[float, bool, float]:
        if isinstance(option, (Defend, CounterAttack)):
            face = pit.face(option.card)
            come_to = run(pit, me, option.card)
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
        poor = -strength(pit, option) if isinstance(option, (PlayBlank, Defend, CounterAttack, Block)) else 0.0
        return come_to, isinstance(option, (Defend, DefendWithOne)), poor

    return max(ask.options, key=value)


def play_on(pit: Pit, ask: Ask) -> Option | None:
    """The card that adds the most; none that adds nothing, nor where the other has passed and no more counts."""
    me = ask.seat
    now, theirs = combat_value(pit, me), combat_value(pit, 1 - me)
    if pit.passed[1 - me] and now - theirs >= MOST_ADDED:
        return PASS

    def value(option: Option) -> float:
        if isinstance(option, PlayAsOne):
            return value_with(pit, me, ONE_WORTH)
        if isinstance(option, Pair):
            return value_with(pit, me, WORTH[pit.face(option.lower)]) - 0.5
        assert isinstance(option, Play)
        face = pit.face(option.card)
        if face == ACE_OF_CLUBS:
            return theirs + ACE_ADDS
        return theirs if face == ACE_OF_SPADES else value_with(pit, me, WORTH[face])

    best = max((each for each in ask.options if each != PASS), key=value, default=None)
    return best if best is not None and value(best) > now else PASS


def reinforce(pit: Pit, ask: Ask) -> Option | None:
    """The lowest heart that is above the other's best."""
    highest, mine = best_heart(pit, 1 - ask.seat), best_heart(pit, ask.seat)
    hearts = [each for each in ask.options if isinstance(each, Play) and HEART_RANK[pit.face(each.card)] > highest]
    if mine > highest or not hearts:
        return PASS
    return min(hearts, key=lambda heart: HEART_RANK[pit.face(heart.card)])


JUDGES: Final[dict[str, Callable[[Pit, Ask], Option | None]]] = {
    "PF 2.4": circle,
    "PF 10.2": circle,
    "PF-5": circle,
    "PF 3.8": another,
    "PF 3.5": kept,
    "PF 3.10": given,
    "PF 4.1": reply,
    "PF 5.1": play_on,
    "PF 6.1": reinforce,
}
"""By the rule of the question."""
