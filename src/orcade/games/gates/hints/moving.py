"""What a square holds: what it costs to get there, free attacks on the way, who gets at whom."""

from __future__ import annotations

from fractions import Fraction

from orcade.table.floor import Ways, bits
from orcade.table.grid import Square
from orcade.table.odds import percent
from orcade.table.words import counted, listed

from ..answers.choosing import At
from ..answers.gamemaster import Enter, Next
from ..answers.turns import Go
from ..board import Board
from ..effects import Sleep
from ..modifiers import orc_needs
from ..odds import hits, threats
from ..pieces import (
    CALLED,
    NOBODY,
    WHAT_ORC_DOES,
    WHERE_ORC_COMES,
    WHERE_TO_RETURN,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    Character,
    Orc,
    Siege,
    acting,
    actions_of,
    board_of,
    character_squares,
    face_of,
    living,
    named,
    newcomer_actions,
    orc_called,
    orc_squares,
    other_orcs,
)
from ..walking import FAR, attackable, away, orc_on, ways, ways_on
from .attacks import cards_on, on


def go(view: Siege, answer: Go) -> str:
    """OG 7.1, OG 7.3, OG 9.5"""
    return _orc_goes(view, answer.square) if view.asked == WHAT_ORC_DOES else _character_goes(view, answer.square)


def _cost(view: Siege, found: Ways, square: Square) -> str:
    cost = found.cost(square)
    return f"{counted(cost, 'action')}, {view.actions - cost} left."


def _character_goes(view: Siege, square: Square) -> str:
    character = acting(view)
    found = ways(view, character, character.square, view.actions)
    words = [_cost(view, found, square)]
    if found.risks(square):
        words.append(_free_attacks(view, character, found.path(square)))
    if orc_on(view, square) is not None:
        words.append("You have to go on from there.")
    else:
        words += _at_the_goal(view, character, square)
    return " ".join(words)


def _free_attacks(view: Siege, character: Character, path: tuple[Square, ...]) -> str:
    """The free attacks on a way, and the chance to be hit at all."""
    told = []
    missed = Fraction(1)
    for square in path:
        orc = orc_on(view, square)
        if orc is not None and not orc.asleep:
            need = orc_needs(view, orc, character)
            missed *= 1 - hits(need)
            told.append(f"orc {orc.number + 1} on {on(need)}")
    if len(told) == 1:
        return f"A free attack: {told[0]}."
    return f"{len(told)} free attacks: {', '.join(told)}; hit at all: {percent(1 - missed)}."


def _at_the_goal(view: Siege, character: Character, square: Square) -> list[str]:
    """What a character finds on a free square."""
    board = board_of(view)
    words = []
    if board.chests >> square & 1:
        words.append("The chest that you looted last." if character.searched == square else "A chest.")
    if board.stairs >> square & 1 and board.stairs.bit_count() > 1:
        words.append("A staircase.")
    near = threats(view, character, square)
    if near:
        words.append(f"{counted(near, 'orc')} could strike you there.")
    return words


def _orc_goes(view: Siege, square: Square) -> str:
    orc = orc_called(view, view.acting)
    found = ways_on(board_of(view), orc.square, view.actions, barred=character_squares(view))
    words = _cost(view, found, square)
    if view.attacks <= 0 or view.actions <= found.cost(square):
        return words
    beside = board_of(view).beside(square)
    targets = [
        f"{CALLED[each.who]} on {on(orc_needs(view, orc, each))}" for each in living(view) if beside >> each.square & 1
    ]
    return f"{words} From there it can strike {listed(targets)}." if targets else words


# Orcs that come, and that are next.


def enter(view: Siege, answer: Enter) -> str:
    """OG 9.1"""
    left = newcomer_actions(view)
    return f"{counted(left, 'action')} left. {_gets_at(view, answer.square, left, orc_squares(view))}"


def next_orc(view: Siege, answer: Next) -> str:
    """OG 9.4"""
    orc = orc_called(view, answer.target)
    has = actions_of(view, orc)
    ends = f"Orc {view.acting + 1} is done." if view.asked == WHAT_ORC_DOES else ""
    gets_at = _gets_at(view, orc.square, has, other_orcs(view, orc))
    words = [ends, f"{counted(has, 'action')}.", gets_at, cards_on(view, orc.number)]
    return " ".join(word for word in words if word)


def _gets_at(view: Siege, square: Square, actions: int, others: int) -> str:
    """Whom an orc could strike that has so many actions. `others`: the squares of other orcs, where it cannot stay."""
    found = attackable(board_of(view), square, actions, character_squares(view), others)
    names = [CALLED[each.who] for each in living(view) if found >> each.square & 1]
    return f"Can get at {listed(names)}." if names else "Can get at nobody."


# Somebody is put there.


def at(view: Siege, answer: At) -> str:
    """OG-34, OG-44, OG-51"""
    square = answer.square
    if view.asked == WHERE_TO_SLEEP:
        return _sleepers(view, square)
    if view.asked in (WHERE_TO_STEP, WHERE_TO_RETURN):
        return " ".join(_at_the_goal(view, named(view, view.about), square))
    if view.asked == WHERE_TO_START:
        return _nearest_chest(board_of(view), square)
    if view.asked == WHERE_ORC_COMES:
        return _gets_at(view, square, actions_of(view, Orc(NOBODY, square)), orc_squares(view))
    return ""


def _nearest_chest(board: Board, square: Square) -> str:
    """How far it is to the first thing that one wants."""
    found = min([away(board, chest)[square] for chest in bits(board.chests)], default=FAR)
    return f"{counted(found, 'action')} to the nearest chest." if found < FAR else ""


def _sleepers(view: Siege, square: Square) -> str:
    effect = face_of(view, view.played[-1]).effect
    assert isinstance(effect, Sleep)
    near = board_of(view).floor.spread(square, effect.radius)
    found = [_name(orc) for orc in view.orcs if near >> orc.square & 1 and not orc.asleep]
    return f"{counted(len(found), 'orc')}: {listed(found)}."


def _name(orc: Orc) -> str:
    return f"orc {orc.number + 1}"
