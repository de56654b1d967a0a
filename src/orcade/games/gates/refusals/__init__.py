"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from orcade.table.floor import bits
from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from ..answers.choosing import (
    AT,
    DISCARD,
    DRAW,
    ENOUGH,
    GIVE,
    KEEP,
    PICK,
    STEAL_CARD,
    STEAL_TREASURE,
    TAKE,
    At,
    Discard,
    Enough,
    Give,
    Keep,
    Pick,
    StealCard,
    StealTreasure,
    Take,
)
from ..answers.common import CHARACTER
from ..answers.exchange import CALL_OFF
from ..answers.gamemaster import CHARGE, CHARGE_AT, DONE, ENTER, MOB, NEXT, Charge, ChargeAt, Done, Enter, Mob, Next
from ..answers.occasions import LET_BE, LOSE_NPC, NO, YES, LoseNpc
from ..answers.setting_up import CHOOSE, NAME, SIDE, Choose, Lay, Name, Side
from ..answers.turns import (
    BANDAGE,
    CAST,
    END,
    FIGHT,
    FIREBALL,
    GO,
    LOOT,
    PICK_UP,
    PLAY,
    ROLL,
    SHOOT,
    SPREE,
    STRIKE,
    TRADE,
    Bandage,
    Cast,
    End,
    Fight,
    Go,
    Loot,
    PickUp,
    Play,
    Spree,
    Trade,
)
from ..faces import PLAYER, TREASURE
from ..looting import may_loot
from ..pieces import (
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHERE_TO_LAY,
    Siege,
    acting,
    alone,
    board_of,
    rulebook_closed,
)
from ..piles import one_of_each
from . import cards, orders, places, setting_up, targets
from .cards import square_of_acting
from .occasions import SQUARE_QUESTIONS, no_actions, occupied, untimely
from .words import lacking

# What can be said.


def sayable(view: Siege) -> Iterator[Option]:
    """Every answer that words can mean at this table, whether it may be given now or not.

    Squares are listed where one is asked for, and only with the verb that is asked for (of those to enter by, roads);
    `explain` has a word for the others.
    """
    yield from (ROLL, BANDAGE, END, LOOT, YES, NO, LET_BE, DRAW, ENOUGH, DONE, CHARGE, SPREE, CALL_OFF)
    yield from CHOOSE
    yield from SIDE
    yield from NAME[: view.seats]
    yield from _about_figures(view)
    yield from _about_cards(view)
    if view.asked == WHERE_TO_LAY:
        yield from _about_places(view)
    elif view.asked in SQUARES:
        answers = SQUARES[view.asked]
        board = board_of(view)
        squares = board.road if answers is ENTER else board.floor.inside
        yield from [answers[square] for square in bits(squares)]


SQUARES: Final = {WHAT_NOW: GO, WHAT_ORC_DOES: GO, WHAT_NEXT: ENTER, **dict.fromkeys(SQUARE_QUESTIONS, AT)}
"""By question: the answers to it that name a square."""


def _about_figures(view: Siege) -> Iterator[Option]:
    numbers = [orc.number for orc in view.orcs]
    whos = [character.who for character in view.characters]
    for target in (*numbers, *(CHARACTER + who for who in whos)):
        yield from (STRIKE[target], SHOOT[target], FIREBALL[target], PICK[target])
    for number in numbers:
        yield NEXT[number]
        yield from (fights[number] for fights in FIGHT.values())
    for who in whos:
        yield from (TRADE[who], STEAL_TREASURE[who], STEAL_CARD[who], CHARGE_AT[who], MOB[who])


def _about_cards(view: Siege) -> Iterator[Option]:
    if not view.decks:
        return
    hands = [view.gm_hand, *(character.hand for character in view.characters)]
    for hand in hands:
        for card in one_of_each(view, [card for card in hand if view.face(card) >= 0]):
            yield from (PLAY[card], CAST[card], DISCARD[card])
    for character in view.characters:
        for card in one_of_each(view, character.npcs):
            yield from (LOSE_NPC[card], DISCARD[card])
        for card in one_of_each(view, character.treasures):
            yield from (DISCARD[card], GIVE[card], KEEP[card])
    for card in one_of_each(view, view.discards[PLAYER]):
        yield PICK_UP[card]
    for card in one_of_each(view, view.discards[TREASURE]):
        yield TAKE[card]


def _about_places(view: Siege) -> Iterator[Option]:
    """Where a section could be laid, and the places around."""
    across = [laid.x for laid in view.laid] or [0]
    down = [laid.y for laid in view.laid] or [0]
    for x in range(min(across) - 1, max(across) + 2):
        for y in range(min(down) - 1, max(down) + 2):
            for turn in range(4):
                yield Lay(turn, x, y)


# What bars it.


def barred(view: Siege, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    why = untimely(view, kind) or (BARS[kind](view, seat, answer) if kind in BARS else None)
    return CLOSED if why is not None and rulebook_closed(view, seat) else why


CLOSED: Final = Why("the rulebook is closed to players", "OG 5.3")
"""OG-59"""


def _bandage(view: Siege, seat: Seat, answer: Bandage) -> Why | None:
    """OG 7.15, OG-38"""
    return None if acting(view).wounds else Why("you have no wounds", "OG-38")


def _loot(view: Siege, seat: Seat, answer: Loot) -> Why | None:
    """OG 7.11, OG-33"""
    character = acting(view)
    why = no_actions(view)
    if why is not None:
        return why
    if may_loot(view, character):
        return None
    if not board_of(view).chests >> character.square & 1:
        return Why("there is no chest here", "OG 7.11")
    if not alone(view, character.square):
        return occupied()
    return Why("you have looted this chest last: first search another one", "OG-33")


def _enough(view: Siege, seat: Seat, answer: Enough) -> Why | None:
    """OG-51"""
    return None if view.had else Why("the spell is cast at one orc at least", "OG-51")


def _end(view: Siege, seat: Seat, answer: End) -> Why | None:
    """OG 7.2, OG-62"""
    if view.asked == WHAT_FIRST and view.options.roll_at_once:
        return Why("roll first: you may still do nothing with the actions", "OG-62")
    if view.asked == WHAT_NOW and not alone(view, acting(view).square):
        return Why("you cannot end your turn on an occupied square", "OG 7.2")
    return None


def _done(view: Siege, seat: Seat, answer: Done) -> Why | None:
    """OG 9.5"""
    if alone(view, square_of_acting(view)):
        return None
    return Why("an orc cannot stay on the square of another", "OG 9.5")


BARS: Final[dict[type[Option], Callable[[Siege, Seat, Any], Why | None]]] = {
    Choose: setting_up.bars_choose,
    Side: setting_up.bars_side,
    Lay: setting_up.bars_lay,
    Name: setting_up.bars_name,
    At: places.bars_at,
    Bandage: _bandage,
    End: _end,
    Go: places.bars_go,
    Fight: targets.bars_fight,
    Spree: targets.bars_spree,
    **targets.ATTACKS,
    Loot: _loot,
    Trade: targets.bars_trade,
    Cast: cards.bars_cast,
    Play: cards.bars_play,
    PickUp: cards.bars_pick_up,
    LoseNpc: cards.bars_lose_npc,
    Pick: targets.bars_pick,
    Enough: _enough,
    Discard: cards.bars_discard,
    Take: cards.bars_take,
    Give: cards.bars_treasure,
    Keep: cards.bars_treasure,
    StealTreasure: targets.bars_theft,
    StealCard: targets.bars_theft,
    Next: targets.bars_next,
    Enter: places.bars_enter,
    Done: _done,
    Charge: orders.bars_charge,
    ChargeAt: orders.bars_charge_at,
    Mob: orders.bars_mob,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


# Words that are no answer.


def explain(view: Siege, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where there is nothing to say about them."""
    if not 0 <= seat < view.seats or view.ending is not None:
        return None
    answer, why = lacking(view, seat, words.lower().split())
    if answer is not None:
        return barred(view, seat, answer)
    return CLOSED if why is not None and rulebook_closed(view, seat) else why
