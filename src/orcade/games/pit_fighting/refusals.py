"""Why an answer cannot be given now: what each question can be answered with, and the words that mean no answer at all.

What bars an answer of the right kind stands in `bars.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from orcade.table.game import Why
from orcade.table.requests import CardId, Option, Seat

from . import bars
from .answers import (
    ATTACK,
    BLOCK,
    COUNTERATTACK,
    COUNTERATTACK_PAIR,
    DEFEND,
    DEFEND_WITH_ONE,
    DIG,
    DRAW_TWO,
    FIRST,
    GIVE,
    HEAL,
    KEEP,
    LAY,
    PASS,
    PLAY,
    PLAY_AS_ONE,
    PLAY_BLANK,
    PLAY_PAIR,
    RECOVER,
    SABOTAGE,
    SHOW_OFF,
    SNATCH,
    THROW_AWAY,
    TRADE,
    TRICK,
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
    OneCard,
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
from .bars import Bar
from .faces import SAID, face_of
from .pieces import (
    ANSWERING_ACE,
    BLOCKING,
    BRUTALITY,
    DRAW,
    FOLLOW_UP,
    GIVING,
    KEEPING,
    REINFORCEMENTS,
    REPLY,
    TRICKS,
    TURN,
    USING_DRAWN,
    Pit,
)

USES: Final[tuple[tuple[OneCard, ...], ...]] = (
    *(ATTACK, DIG, SHOW_OFF, DRAW_TWO, SNATCH, RECOVER, HEAL, TRADE, THROW_AWAY, BLOCK, KEEP, GIVE),
    *(DEFEND, DEFEND_WITH_ONE, COUNTERATTACK, PLAY_BLANK, PLAY, PLAY_AS_ONE, TRICK, SABOTAGE, LAY),
)
"""All answers with one card: by what it is used for, then by card."""


def sayable(view: Pit) -> Iterator[Option]:
    """Every answer that words can mean, whether it may be given now or not: every use of each known card of a hand."""
    held = [card for hand in view.hands for card in hand if view.face(card) >= 0]
    for card in held:
        for use in USES:
            yield use[card]
        for other in held:
            if other != card:
                yield PLAY_PAIR[card][other]
                yield COUNTERATTACK_PAIR[card][other]
    yield PASS
    yield from FIRST


def barred(view: Pit, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    for card in cards_of(answer):
        if card not in view.hands[seat]:
            return not_held(view.face(card))
    question = WITHIN[view.asked] if view.asked else STEPS[view.phase]
    kind = type(answer)
    if kind in question.bars:
        return question.bars[kind](view, seat, answer)
    return question.first or ELSEWHERE[kind]


def cards_of(answer: Option) -> tuple[CardId, ...]:
    """The cards that an answer names."""
    if isinstance(answer, OneCard):
        return (answer.card,)
    return (answer.lower, answer.upper) if isinstance(answer, Pair) else ()


def not_held(face: int) -> Why:
    return Why(f"you do not hold {SAID[face]}", "PF 1.2")


# What is asked.


class Question(NamedTuple):
    """What can be answered to a question."""

    bars: Mapping[type[Option], Bar]
    """What bars an answer, by its kind."""
    first: Why | None = None
    """What is told of all other kinds; None where `ELSEWHERE` tells it."""


def say_what_for(usual: tuple[tuple[OneCard, ...], ...], rule: str) -> Bar:
    """What bars the mere play of a card, as a click on it says. `usual`: what each suit is played for there."""

    def bar(view: Pit, seat: Seat, answer: Play) -> Why:
        meant = usual[bars.suit_of(view, answer)][answer.card]
        return barred(view, seat, meant) or Why(f"say what you play it for, as in '{meant.notation(view)}'", rule)

    return bar


CIRCLING: Final[dict[type[Option], Bar]] = {
    Attack: bars.attack,
    Dig: bars.dig,
    ShowOff: bars.heart,
    DrawTwo: bars.red_card,
    Snatch: bars.snatch,
    Recover: bars.recover,
    Heal: bars.heal,
    Trade: bars.trade,
}
CIRCLED: Final = (ATTACK, DIG, DRAW_TWO, DRAW_TWO)
REPLIED: Final = (COUNTERATTACK, DEFEND, PLAY_BLANK, PLAY_BLANK)

STEPS: Final = {
    TURN: Question(CIRCLING | {ThrowAway: bars.throw_away, First: bars.leave, Play: say_what_for(CIRCLED, "PF 2.4")}),
    FOLLOW_UP: Question(CIRCLING | {Pass: bars.nothing, Play: say_what_for(CIRCLED, "PF 3.8")}),
    REPLY: Question(
        {
            Defend: bars.defend,
            DefendWithOne: bars.defend_with_one,
            CounterAttack: bars.counterattack,
            CounterAttackPair: bars.pair,
            PlayBlank: bars.blank,
            Block: bars.block_attack,
            Play: say_what_for(REPLIED, "PF 4.1"),
            Pass: bars.no_answer,
        },
        Why("first answer the attack: defend, counterattack or play Blank", "PF 4.1"),
    ),
    BRUTALITY: Question(
        {
            Play: bars.play_in_brutality,
            PlayAsOne: bars.one_in_brutality,
            Pair: bars.pair_in_brutality,
            Pass: bars.nothing,
        }
    ),
    REINFORCEMENTS: Question(
        {Play: bars.reinforce, Pass: bars.nothing},
        Why("the Combat Values are equal: now you play hearts, or pass", "PF 6.1"),
    ),
    TRICKS: Question(
        {
            Trick: bars.trick,
            Sabotage: bars.sabotage,
            Play: bars.play_in_tricks,
            Pair: bars.pair_in_tricks,
            Pass: bars.nothing,
        }
    ),
    DRAW: Question({LayFaceDown: bars.nothing}, Why("after an even Result you must lay a card", "PF 9.1")),
}
"""By phase, where no question within the step is open."""

WITHIN: Final = {
    BLOCKING: Question(
        {Block: bars.block, Play: say_what_for((BLOCK,) * 4, "PF 3.3"), Pass: bars.nothing},
        Why("first say whether you block what your opponent plays", "PF 3.3"),
    ),
    KEEPING: Question({Keep: bars.keep_one}, bars.FIRST_KEEP),
    GIVING: Question({Give: bars.nothing}, Why("first say which card you give away", "PF 3.10")),
    USING_DRAWN: Question({Keep: bars.keep_drawn, Play: bars.play_drawn, Trick: bars.draw_again}, bars.FIRST_USE),
    ANSWERING_ACE: Question({Play: bars.answer_ace, Pass: bars.nothing}, bars.ONLY_ACE),
}
"""By question within a step."""

EXCHANGE: Final = Why("cards are exchanged outside combat", "PF 2.4")
ANSWER: Final = Why("that answers an attack, and nobody attacks you now", "PF 4.1")
TRICKERY: Final = Why("dirty tricks come in a combat, after Brutality", "PF 7.2")

ELSEWHERE: Final[dict[type[Option], Why]] = {
    Attack: Why("you are in combat already", "PF 3.1"),
    Dig: EXCHANGE,
    ShowOff: EXCHANGE,
    DrawTwo: EXCHANGE,
    Snatch: EXCHANGE,
    Recover: EXCHANGE,
    Heal: EXCHANGE,
    Trade: EXCHANGE,
    ThrowAway: Why("a last card is discarded at a Non Combat turn", "PF 2.5"),
    Block: Why("you can block only what your opponent has just played outside combat", "PF 3.3"),
    Keep: Why("you have drawn nothing to choose from", "PF 3.5"),
    Give: Why("a card is given away in a swap", "PF 3.10"),
    Defend: ANSWER,
    DefendWithOne: ANSWER,
    CounterAttack: ANSWER,
    CounterAttackPair: ANSWER,
    PlayBlank: ANSWER,
    PlayAsOne: Why("a 1 is played to defend: as a first card, or in Brutality", "PF 5.7"),
    Pair: Why("two cards are played together in combat only: a pair of spades cannot start one", "PF-6"),
    Trick: TRICKERY,
    Sabotage: TRICKERY,
    LayFaceDown: Why("a card is laid after an even Result", "PF 9.1"),
    Pass: Why("you must play a card; there is no passing outside combat", "PF-4"),
    First: bars.NOBODY_CHOOSES,
}
"""What is told of an answer to another question."""


# Words that are no answer.


def explain(view: Pit, seat: Seat, words: str) -> Why | None:
    """What words lack that name no card of the hand, or nobody to go first; None where that is not what is wrong."""
    verb, _, rest = words.lower().partition(" ")
    if verb == "first":
        other = FIRST[1 - seat]
        return barred(view, seat, other) or Why(f"say to whom you leave the turn: '{other.notation(view)}'", "PF 10.2")
    if not rest or verb == "pass":
        return None
    held = [view.face(card) for card in view.hands[seat]]
    for code in rest.split(" ")[0].split("+"):
        try:
            face = face_of(code)
        except ValueError:
            return Why("a card is written with rank and suit, as in 9C, 10S, QH or AD", "PF 1.2")
        if face not in held:
            return not_held(face)
    return None
