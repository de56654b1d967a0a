"""What spies may find, and who may get away from them."""

from __future__ import annotations

from orcade.table.odds import percent
from orcade.table.words import counted

from ..answers.common import chip_name
from ..answers.spies import Bribe, Knife, LookAt, SabotageFortress, SabotageMachine, SabotageMine, StealFrom
from ..checks import authority_most, servivility_most
from ..finding import chip_of, has_unit, holder, leader_with, owner_of
from ..following import keeping_bonus
from ..pieces import NAMES, NO_CHIP, Leader, Wars
from ..winning import lands_of, lands_to_win
from .wording import named, on, sentences

OVERHEAR = (
    "In the next battle that you begin with a leader of another player you plan when he has, even if he has a shaman."
)


def look_at(view: Wars, answer: LookAt) -> str:
    """OW 9.1, OW-63"""
    player = view.players[answer.seat]
    return sentences(f"{counted(len(player.hand), 'unit')} and {counted(len(player.gold), 'gold chip')}")


def steal_from(view: Wars, answer: StealFrom) -> str:
    """OW 9.1, OW-63"""
    held = len(view.players[answer.seat].gold)
    return "The only gold chip in that hand." if held == 1 else f"One of {held} gold chips, by chance."


def knife(view: Wars, answer: Knife) -> str:
    """OW 9.1, OW-63"""
    leader = leader_with(view, answer.chip)
    name = chip_name(view, answer.chip)
    most = servivility_most(view, answer.chip, shaman=leader.shaman != NO_CHIP)
    lost = f"; he leads {named(view, leader.units)}" if leader.units else ""
    return sentences(f"{name} gets away on {on(most)}, else he is dead{lost}")


def bribe(view: Wars, answer: Bribe) -> str:
    """OW 9.1, OW-63"""
    held = holder(view, answer.chip)
    home = f"back to the hand of {NAMES[owner_of(view, answer.chip)]}"
    if not isinstance(held, Leader):
        return sentences(f"it has no leader who could keep it: {percent(1)} {home}")
    most = authority_most(view, held.chip, keeping_bonus(view, held))
    return sentences(f"{chip_name(view, held.chip)} keeps it on {on(most)}, else {home}")


def sabotage_machine(view: Wars, answer: SabotageMachine) -> str:
    """OW 9.1, OW-63"""
    power = chip_of(view, answer.chip).power
    return sentences(f"{NAMES[owner_of(view, answer.chip)]} loses a power of {power}, for certain")


def sabotage_mine(view: Wars, answer: SabotageMine) -> str:
    """OW 9.1, OW-63"""
    return sentences(f"{NAMES[view.lands[answer.area].owner]} loses its gold and a way below, for certain")


def sabotage_fortress(view: Wars, answer: SabotageFortress) -> str:
    """OW 9.1, OW-63, OW 25.2"""
    seat = view.lands[answer.area].owner
    left = lands_of(view, seat) - has_unit(view, answer.area, seat)
    return sentences(f"for certain; {NAMES[seat]} has {left} of {lands_to_win(view)} lands and fortresses then")
