"""The policy of bots: which answers to a question are promising, and how much so.

Each question has its judge. A judge sees what the seat that is asked may see: what lies open, and its own hand. It
gives points to the answers that deserve a thought, and leaves out the rest.
"""

from __future__ import annotations

from orcade.table.judging import weights
from orcade.table.requests import Ask, Option

from ..pieces import (
    HOW_MANY_BOSSES,
    WHAT_FOR_IT,
    WHAT_NOW,
    WHAT_TERMS,
    WHAT_TO_DISCARD,
    WHAT_TO_HAND_OVER,
    WHAT_TO_LEAVE,
    WHAT_TO_PAY,
    WHAT_TO_RAMPAGE,
    WHAT_TO_SWAP,
    WHAT_TO_TAKE_OVER,
    WHERE_TO_DIG,
    WHERE_TO_RETREAT,
    WHETHER_AFRESH,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_BUY,
    WHETHER_TO_FIGHT,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_MOVE_ON,
    WHETHER_TO_RETREAT,
    WHETHER_TO_STRIKE,
    WHETHER_TO_TRADE,
    WHICH_CARAVAN,
    WHICH_GOLD_TO_KEEP,
    WHICH_PLAN,
    WHO_COMES_ALONG,
    WHO_COMMANDS,
    WHO_IS_HIT,
    WHO_JOINS,
    WHOM_TO_FOLLOW,
    Wars,
)
from . import acting, battles, garrisons, moves, passing, supply, trading

WARMTH = 2.5
"""Points by which an answer has to be worse to have e times less weight."""
LEAST = 0.2
"""An answer with less than this part of the best one's weight is left out."""


def policy(wars: Wars, ask: Ask) -> dict[Option, float]:
    """The promising answers with their weights, of which the greatest is 1; none where nothing is known of them.

    `wars`: a view of the seat that is asked, or a world that it imagines.
    """
    judge = JUDGES.get(wars.asked)
    return weights(judge(wars, ask), WARMTH, LEAST) if judge is not None else {}


JUDGES = {
    HOW_MANY_BOSSES: supply.bosses,
    WHAT_TO_SWAP: supply.swap,
    WHETHER_AFRESH: supply.afresh,
    WHETHER_TO_BUY: supply.buy,
    WHAT_TO_PAY: supply.pay,
    WHAT_NOW: acting.now,
    WHO_COMES_ALONG: moves.along,
    WHETHER_TO_LET_PASS: passing.let_pass,
    WHETHER_TO_STRIKE: passing.strike,
    WHETHER_TO_FIGHT: passing.fight,
    WHETHER_AGAIN: passing.again,
    WHAT_TO_LEAVE: garrisons.leave_these,
    WHAT_TO_TAKE_OVER: garrisons.take_these,
    WHAT_TO_HAND_OVER: garrisons.hand_these,
    WHO_JOINS: moves.join,
    WHICH_CARAVAN: moves.next_raid,
    WHO_COMMANDS: battles.command,
    WHICH_PLAN: battles.plan,
    WHO_IS_HIT: battles.hit,
    WHETHER_TO_RETREAT: battles.withdraw,
    WHERE_TO_RETREAT: battles.retreat_to,
    WHOM_TO_FOLLOW: battles.greatest,
    WHICH_GOLD_TO_KEEP: battles.greatest,
    WHETHER_TO_MOVE_ON: moves.move_on,
    WHAT_TO_RAMPAGE: acting.economy,
    WHERE_TO_DIG: acting.economy,
    WHAT_TO_DISCARD: supply.discard,
    WHETHER_TO_TRADE: trading.whether,
    WHAT_TERMS: trading.terms,
    WHAT_FOR_IT: trading.reply,
    WHETHER_TO_AGREE: trading.agree,
}
"""By question; what is not here is left to chance."""
