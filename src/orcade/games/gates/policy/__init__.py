"""The policy of bots: which answers to a question are promising, and how much so.

Each question has its judge. A judge sees what the seat that is asked may see: what lies open, and its own cards. It
gives points to the answers that deserve a thought, and leaves out the rest.
"""

from __future__ import annotations

from orcade.table.judging import weights
from orcade.table.requests import Ask, Option

from ..pieces import (
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHAT_TERMS,
    WHAT_TO_DISCARD,
    WHAT_TO_STEAL,
    WHERE_ORC_COMES,
    WHERE_TO_LAY,
    WHERE_TO_RETURN,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_AVERT,
    WHETHER_TO_CANCEL,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TO_REDRAW,
    WHETHER_TO_REVIVE,
    WHETHER_TWELVE,
    WHICH_CHARACTER_FOR,
    WHICH_NPC_DESERTS,
    WHICH_NPC_GOES,
    WHICH_ORC_FOR,
    WHICH_ORC_IS_HIT,
    WHICH_OTHER_CHARACTER,
    WHICH_TREASURE_GOES,
    WHICH_TREASURE_TO_GIVE,
    WHICH_TREASURE_TO_KEEP,
    WHICH_TREASURE_TO_TAKE,
    WHO_IS_HIT,
    Siege,
)
from . import cards, characters, gamemaster, laying

WARMTH = 4.0
"""Points by which an answer has to be worse to have e times less weight."""
LEAST = 0.25
"""An answer with less than this part of the best one's weight is left out."""


def policy(siege: Siege, ask: Ask) -> dict[Option, float]:
    """The promising answers with their weights, of which the greatest is 1; none where nothing is known of them.

    `siege`: a view of the seat that is asked, or a world that it imagines.
    """
    judge = JUDGES.get(siege.asked)
    return weights(judge(siege, ask), WARMTH, LEAST) if judge is not None else {}


JUDGES = {
    WHERE_TO_LAY: laying.lay,
    WHERE_TO_START: characters.start,
    WHAT_FIRST: characters.first,
    WHAT_NOW: characters.now,
    WHERE_TO_STEP: characters.appear,
    WHERE_TO_RETURN: characters.come_back,
    WHERE_TO_SLEEP: characters.put_to_sleep,
    WHICH_ORC_IS_HIT: characters.whom_to_blast,
    WHO_IS_HIT: characters.whom_to_botch,
    WHETHER_TWELVE: cards.twelve,
    WHETHER_AGAIN: cards.again,
    WHETHER_TO_CANCEL: cards.cancel,
    WHETHER_TO_AVERT: cards.avert,
    WHETHER_TO_REVIVE: cards.live_on,
    WHETHER_TO_KEEP_TOP: cards.keep_top,
    WHETHER_TO_REDRAW: cards.redraw,
    WHETHER_TO_AGREE: cards.agree,
    WHAT_TERMS: cards.terms,
    WHAT_TO_DISCARD: cards.least,
    WHAT_TO_STEAL: cards.steal,
    WHICH_TREASURE_GOES: cards.least,
    WHICH_TREASURE_TO_GIVE: cards.least,
    WHICH_NPC_GOES: cards.least,
    WHICH_NPC_DESERTS: cards.greatest,
    WHICH_TREASURE_TO_KEEP: cards.greatest,
    WHICH_TREASURE_TO_TAKE: cards.greatest,
    WHICH_CHARACTER_FOR: cards.for_whom,
    WHICH_OTHER_CHARACTER: cards.for_whom,
    WHICH_ORC_FOR: gamemaster.which_orc_for,
    WHERE_ORC_COMES: gamemaster.where_orc_comes,
    WHAT_NEXT: gamemaster.next_one,
    WHAT_ORC_DOES: gamemaster.orc_does,
}
"""By question. Choices of characters and sections are left to chance."""
