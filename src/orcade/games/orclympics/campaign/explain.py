"""Why an answer is not legal now: what the discipline in play says, or what a campaign is waiting for."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from .disciplines import DISCIPLINES, part_of
from .pieces import MUSTERING, SETTLING, Campaign, in_play


def explain(view: Campaign, seat: Seat, words: str) -> Why | None:
    """Why this cannot be answered now; None where there is nothing to say beyond what is legal."""
    said = words.lower()
    if view.crying:
        return Why("first say whether you cry, and for which die, or hold and keep them as they fell", "OC-18")
    part = part_of(view)
    if part is not None:
        if said == "cry":
            return Why(no_cry(view, seat), "OC 6")
        return DISCIPLINES[in_play(view)].game.refusal(part, seat, words)
    if view.phase == SETTLING:
        return Why("the discipline is over: say stands, annul or whatever", "OC-14")
    if view.phase == MUSTERING:
        return Why("first choose the brood that you lead through the campaign", "OC 4")
    return None


def no_cry(view: Campaign, seat: Seat) -> str:
    """Why no War Cry! is possible at this moment."""
    for crier in view.criers:
        if crier.seat == seat:
            if not crier.left:
                return "you have cried in three turns of this discipline"
            return "you may cry right after a die of yours, once in each of your turns"
    return "only who has the fewest Victory Points may cry"
