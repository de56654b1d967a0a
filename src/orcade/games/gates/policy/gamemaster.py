"""The policy of the Gamemaster: his cards at their time, and orcs that gang up on who is worth it."""

from __future__ import annotations

from orcade.table.floor import bits
from orcade.table.grid import Square
from orcade.table.judging import Judged
from orcade.table.requests import Ask

from ..answers.common import CHARACTER
from ..answers.gamemaster import DONE, Enter, Next
from ..answers.turns import END, GO, Go, Play, Strike
from ..effects import Desert, Haste, LoseCards, Orcs, Slow, Tough, Wound
from ..pieces import (
    ORC_ACTIONS,
    SURVIVED,
    Character,
    Orc,
    Siege,
    alone,
    board_of,
    character_squares,
    face_of,
    had_his_wound,
    living,
    may_act,
    named,
    orc_called,
    orc_squares,
)
from ..walking import FAR, away, ways_on
from .judging import answers_to, best
from .values import orc_hits, reach, stake, threat

HURT = (30.0, 40.0, 60.0)
"""What a wound is worth to the Gamemaster, by those that a character has; the fourth is worth the stake."""


def prey(siege: Siege, character: Character) -> float:
    """What an attack on a character is worth."""
    if character.dead or had_his_wound(character):
        return 0.0
    value = HURT[character.wounds] if character.wounds < SURVIVED else 60 + stake(siege, character)
    return orc_hits(siege, character) * value * (0.5 + threat(siege, character))


def in_reach(siege: Siege, square: Square) -> list[Character]:
    """Whom an orc on a square may strike in this turn."""
    near = reach(board_of(siege), square)
    return [character for character in living(siege) if near >> character.square & 1]


# Between orcs.


def next_one(siege: Siege, ask: Ask) -> Judged:
    """Cards first, then the orcs that can strike, newcomers, and the rest."""
    judged: Judged = {END: -FAR}
    board = board_of(siege)
    hunted = [(each.square, away(board, each.square), prey(siege, each)) for each in living(siege)]
    for option in answers_to(ask):
        if isinstance(option, Play):
            value = worth_playing(siege, option.card)
            if value > 0:
                judged[option] = 1000 + value
        elif isinstance(option, Next):
            orc = orc_called(siege, option.target)
            near = reach(board, orc.square)
            strikes = max([value for square, _, value in hunted if near >> square & 1], default=0.0)
            judged[option] = (
                500 + strikes if strikes else -min([steps[orc.square] for _, steps, _ in hunted], default=FAR)
            )
        elif isinstance(option, Enter):
            square = option.square
            judged[option] = 100 + max([value / (1 + steps[square]) for _, steps, value in hunted], default=0.0)
    return best(judged)


def nearest(siege: Siege, square: Square) -> int:
    """Actions to the nearest character."""
    board = board_of(siege)
    return min((away(board, each.square)[square] for each in living(siege)), default=FAR)


def worth_playing(siege: Siege, card: int) -> float:
    """What a Hackmaster card brings now; 0 where it is better kept."""
    effect = face_of(siege, card).effect
    ready = [orc for orc in siege.orcs if may_act(orc)]
    close = [orc for orc in ready if in_reach(siege, orc.square)]
    if isinstance(effect, Orcs):
        return 30.0
    if isinstance(effect, Haste):
        if effect.who == "orcs":
            return 20.0 if len(close) > 1 else 0.0
        if effect.attacks:
            return 20.0 if close else 0.0
        return 15.0 if any(ORC_ACTIONS < nearest(siege, orc.square) <= 2 * ORC_ACTIONS for orc in ready) else 0.0
    if isinstance(effect, Tough):
        return 10.0 if any(in_reach(siege, orc.square) for orc in siege.orcs) else 0.0
    if isinstance(effect, Wound | Slow | LoseCards | Desert):
        return 25.0
    return 0.0


def which_orc_for(siege: Siege, ask: Ask) -> Judged:
    """The orc that has the best prey in reach; haste for one that is not there yet."""
    effect = face_of(siege, siege.subject).effect
    fast = isinstance(effect, Haste) and effect.actions > 0
    judged: Judged = {}
    for option in answers_to(ask):
        orc = orc_called(siege, option.target)
        near = in_reach(siege, orc.square)
        value = max((prey(siege, each) for each in near), default=-float(nearest(siege, orc.square)))
        if fast and near:
            value = -FAR
        judged[option] = value - 5 * len(orc.cards)
    return best(judged)


# One orc.


def orc_does(siege: Siege, ask: Ask) -> Judged:
    """Strikes, or goes where it can; when it has struck, it makes room; else it comes nearer."""
    orc = orc_called(siege, siege.acting)
    judged: Judged = {}
    may = 0
    for option in answers_to(ask):
        if isinstance(option, Go):
            may |= 1 << option.square
        elif isinstance(option, Strike):
            judged[option] = prey(siege, named(siege, option.target - CHARACTER))
    if judged:
        return best(judged)
    square = -1
    if may and siege.attacks > 0:
        square = contact(siege, orc, may)
        if square < 0:
            square = nearer(siege, orc, may)
    elif may:
        square = back_off(siege, orc, may)
    if square >= 0:
        return {GO[square]: 0.0}
    # On another orc's square it cannot stay.
    return {DONE: 0.0} if alone(siege, orc.square) else dict.fromkeys(ask.options, 0.0)


def contact(siege: Siege, orc: Orc, may: int) -> Square:
    """The square from which the best prey can be struck in this turn; -1 where there is none."""
    board = board_of(siege)
    found = ways_on(board, orc.square, siege.actions, barred=character_squares(siege))
    close = found.within(siege.actions - 1) & may
    square, top = -1, 0.0
    for character in living(siege):
        value = prey(siege, character)
        for spot in bits(board.beside(character.square) & close):
            each = value - 0.1 * found.cost(spot)
            if each > top:
                square, top = spot, each
    return square


def nearer(siege: Siege, orc: Orc, may: int) -> Square:
    """Towards the best prey."""
    board = board_of(siege)
    there = max(
        living(siege),
        key=lambda each: (5 + prey(siege, each)) / (4 + away(board, each.square)[orc.square]),
        default=None,
    )
    if there is None:
        return -1
    table = away(board, there.square)
    square = min(bits(may), key=table.__getitem__)
    return square if table[square] < table[orc.square] else -1


def back_off(siege: Siege, orc: Orc, may: int) -> Square:
    """Away from the character that it has struck, if another waits for its place."""
    board = board_of(siege)
    waiting = [other for other in siege.orcs if may_act(other) and other is not orc]
    for character in in_reach(siege, orc.square):
        if not board.beside(character.square) >> orc.square & 1:
            continue
        room = board.beside(character.square) & board.floor.open & ~orc_squares(siege)
        coming = sum(reach(board, other.square) >> character.square & 1 for other in waiting)
        if coming > room.bit_count():
            clear = may & ~board.beside(character.square)
            if clear:
                table = away(board, character.square)
                return min(bits(clear), key=table.__getitem__)
    return -1


# Where orcs come.


def where_orc_comes(siege: Siege, ask: Ask) -> Judged:
    """Beside the best prey, or where it wants to go; one that a player places comes to his rivals."""
    board = board_of(siege)
    mine = ask.seat == siege.gm
    judged: Judged = {}
    hunted = []
    for each in living(siege):
        if each.square >= 0:
            value = 10 * (1 + prey(siege, each))
            hunted.append((away(board, each.square), value if mine or each.seat != ask.seat else -3 * value))
    for option in answers_to(ask):
        square = option.square
        gain = 20.0 * (board.chests >> square & 1)
        for steps, value in hunted:
            gain += value / (3 + steps[square])
        judged[option] = gain
    return best(judged)
