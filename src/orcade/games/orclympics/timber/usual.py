"""What one mostly wants to answer: what a page shows first, and makes the large button.

It is what looks best to the estimate of the bots (`foresight.py`); all of a way goes before (`plans.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcade.table.requests import Ask, Option

from .answers import ACT, BOAR, END, GIVE, PUSH, Deploy, Dodge, Fell, Give, Share, Smash
from .answers import REROLLING as REROLL_OR_KEEP
from .errands import alone, errands, first_to_act
from .falling_line import touched
from .foresight import best_push, best_run, judge_of, set_down, struck
from .hints import to_a_tree
from .pieces import (
    ACTING,
    CALLED,
    CHOOSING,
    CRUSHING,
    DEPLOYING,
    DODGING,
    FALLING,
    GIVING,
    LATE,
    PLAIN,
    PUSHING,
    REROLLING,
    ROAMING,
    Forest,
    orcs_of,
)


def reason(forest: Forest, ask: Ask, option: Option) -> str:
    """Why somebody had best do nothing more, or gets so many tokens: to deal out Wood anew, of which no hint tells."""
    if isinstance(option, Give):
        return shares(forest, option)
    if option != END:
        return ""
    if tuple(ask.about) == LATE:
        return "Nothing counts any more."
    reached = any(errand.deed for errand in errands(forest))
    return "He had best stay where he is." if reached else "He gets to nothing from here."


def shares(forest: Forest, give: Give) -> str:
    """What one of the two would best do with so many, where that is to deal out Wood anew."""
    for orc, tokens in zip(orcs_of(forest.active), (give.first, give.second), strict=True):
        deed = alone(forest, orc, tokens).deed
        if isinstance(deed, Share):
            label = deed.label(forest)
            return f"{CALLED[orc]} had best {label[0].lower()}{label[1:]}."
    return ""


def usual(forest: Forest, ask: Ask) -> Option | None:
    """The answer that is mostly the best; None for a brood, which is a matter of taste."""
    judge = OCCASIONS.get(forest.asked) if forest.asked != PLAIN else PHASES.get(forest.phase)
    return judge(forest, ask) if judge is not None else None


def deployed(forest: Forest, ask: Ask) -> Option:
    """The square from which a Tree is nearest (TI 3)."""
    far = to_a_tree(forest)
    places = [option for option in ask.options if isinstance(option, Deploy)]
    return min(places, key=lambda place: far[place.square])


def tokens(forest: Forest, ask: Ask) -> Option:
    """So that both Orcs come to most with theirs."""
    one, other = orcs_of(ask.seat)
    return max(GIVE, key=lambda give: alone(forest, one, give.first).value + alone(forest, other, give.second).value)


def boar(forest: Forest, ask: Ask) -> Option:
    return BOAR[best_run(forest)[0]]


def first(forest: Forest, ask: Ask) -> Option:
    return ACT[ask.seat][orcs_of(ask.seat).index(first_to_act(forest))]


def action(forest: Forest, ask: Ask) -> Option:
    return END if tuple(ask.about) == LATE else errands(forest)[0].steps[0]


def pushed(forest: Forest, ask: Ask) -> Option:
    return PUSH[best_push(forest)[0]]


def dodged(forest: Forest, ask: Ask) -> Option:
    judge = judge_of(ask.seat)
    places = [option for option in ask.options if isinstance(option, Dodge)]
    return max(places, key=lambda place: judge(set_down(forest, forest.target, place.square)))


def felled(forest: Forest, ask: Ask) -> Option:
    """On whom it takes most from."""
    judge = judge_of(ask.seat)
    assert forest.fall is not None
    tree = forest.fall.tree

    def gain(fell: Option) -> float:
        assert isinstance(fell, Fell)
        line = touched(tree, fell.angle)
        return sum(struck(forest, orc, forest.boar, line, judge) for orc in fell.struck)

    return max(ask.options, key=gain)


def crushed(forest: Forest, ask: Ask) -> Option:
    """Whose loss is the greatest gain."""
    judge = judge_of(ask.seat)
    line = forest.fall.touched if forest.fall else 0
    orcs = [option for option in ask.options if isinstance(option, Smash)]
    return max(orcs, key=lambda smash: struck(forest, smash.orc, forest.boar, line, judge))


def rerolled(forest: Forest, ask: Ask) -> Option:
    """It can get no worse (TI-9)."""
    return REROLL_OR_KEEP[0]


Judge = Callable[[Forest, Ask], Option]
PHASES: Final[dict[int, Judge]] = {
    DEPLOYING: deployed,
    GIVING: tokens,
    ROAMING: boar,
    CHOOSING: first,
    ACTING: action,
    PUSHING: pushed,
    FALLING: felled,
    CRUSHING: crushed,
}
OCCASIONS: Final[dict[int, Judge]] = {DODGING: dodged, REROLLING: rerolled}
"""By what is asked besides (`Forest.asked`)."""
