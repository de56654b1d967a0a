"""Why what is proposed is wanted now, in a few words before what it does."""

from __future__ import annotations

from orcade.table.requests import Ask, Option

from .answers import (
    Attack,
    Block,
    CounterAttack,
    CounterAttackPair,
    Defend,
    DefendWithOne,
    Dig,
    DrawTwo,
    First,
    Give,
    Heal,
    Keep,
    LayFaceDown,
    Pair,
    Pass,
    Play,
    PlayAsOne,
    PlayBlank,
    Recover,
    Sabotage,
    ShowOff,
    Snatch,
    ThrowAway,
    Trade,
    Trick,
)
from .faces import ACE_OF_CLUBS, WORTH
from .forecast import digs_better
from .odds import losses
from .pieces import (
    BLOCKING,
    BRUTALITY,
    FIGHTERS,
    KEEPING,
    NOBODY,
    REINFORCEMENTS,
    REPLY,
    TURN,
    USING_DRAWN,
    Pit,
    combat_value,
    comes_to,
)
from .tactics import STRENGTH


def reason(pit: Pit, ask: Ask, option: Option) -> str:
    """Of what `usual` has found."""
    me = ask.seat
    other = FIGHTERS[1 - me]
    if isinstance(option, Attack):
        return attack(pit, me, option)
    if isinstance(option, (Defend, DefendWithOne, CounterAttack, CounterAttackPair)):
        return answer(pit, me, option) if pit.club_ace in (NOBODY, me) else "A poor card will do."
    if isinstance(option, Play) and pit.phase == REINFORCEMENTS:
        return f"Your lowest heart above {other}’s."
    if isinstance(option, (Play, PlayAsOne, Pair)):
        return "It is worth more here than in your hand."
    if isinstance(option, Sabotage):
        lead = combat_value(pit, 1 - me) - combat_value(pit, me)
        return ("It takes his lead." if max(losses(pit, 1 - me)) <= combat_value(pit, me) else "It cuts his lead.") * (
            lead > 0
        )
    if isinstance(option, Block):
        return "Your cards would lose." if pit.phase == REPLY else "What it does is worth more than your card."
    if isinstance(option, Keep):
        return "The stronger of the two." if pit.asked == KEEPING else "It is worth more in your hand."
    if isinstance(option, Pass):
        return passing(pit, me)
    if isinstance(option, Dig) and not digs_better(pit, me, option.card):
        return "You hold nothing better."
    if isinstance(option, (Dig, DrawTwo)) and pit.phase == TURN and not poorest(pit, ask, option):
        return "Likelier to better your hand than a poorer card."
    return WORDS.get(type(option), "")


def poorest(pit: Pit, ask: Ask, option: Dig | DrawTwo) -> bool:
    """Whether no card is poorer that could be exchanged in the same way."""
    same = [each.card for each in ask.options if isinstance(each, type(option))]
    return STRENGTH[pit.face(option.card)] <= min(STRENGTH[pit.face(card)] for card in same)


def attack(pit: Pit, me: int, option: Attack) -> str:
    """How far it leads."""
    if pit.face(option.card) == ACE_OF_CLUBS:
        return "Nothing beats it."
    value = comes_to(pit, me, option.card)
    return f"Your clubs come to {value} together." if value > WORTH[pit.face(option.card)] else "Your best club."


def answer(pit: Pit, me: int, option: Option) -> str:
    """How far it leads, where more can follow."""
    if isinstance(option, (CounterAttack, Defend)):
        value = comes_to(pit, me, option.card)
        if value > WORTH[pit.face(option.card)]:
            return f"Your {'spades' if isinstance(option, Defend) else 'clubs'} come to {value} together."
    return "Your best answer."


def passing(pit: Pit, me: int) -> str:
    """Why nothing is played."""
    if pit.asked == BLOCKING:
        return "A picture of spades is worth more in a combat."
    if pit.phase == BRUTALITY:
        ahead = combat_value(pit, me) > combat_value(pit, 1 - me)
        return "You are ahead, and no card adds to it." if ahead else "No card of yours fits your run."
    if pit.phase == REINFORCEMENTS:
        return "No heart helps you here."
    return "Your cards are worth more in hand." if pit.asked != USING_DRAWN else ""


WORDS = {
    Heal: "Whoever has less damage lives longer.",
    Snatch: "It is worth more than the card you spend.",
    Recover: "It is worth more than the card you spend.",
    DrawTwo: "Your poorest red card for a better one.",
    Dig: "Your poorest spade for another.",
    Trade: "A poor card for one of his.",
    ShowOff: "The crowd likes you for it.",
    Give: "Your poorest card.",
    PlayBlank: "Your poorest card.",
    Trick: "A new card for one of little use.",
    LayFaceDown: "It comes to the most against any suit.",
    ThrowAway: "It is of no use any more.",
    First: "You have nothing to gain now.",
}
