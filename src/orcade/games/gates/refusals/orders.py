"""What bars an order to several orcs (OG-60)."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.common import CHARACTER, target_name
from ..answers.gamemaster import Charge, ChargeAt, Mob
from ..orders import free_entries, in_reach, quarry, waiting
from ..pieces import NOBODY, WHAT_ORC_DOES, Siege, alone, named, orc_called
from .targets import absent


def bars_charge(view: Siege, seat: Seat, answer: Charge) -> Why | None:
    """OG-60"""
    if view.asked == WHAT_ORC_DOES and not alone(view, orc_called(view, view.acting).square):
        return Why(f"orc {view.acting + 1} cannot stay on another orc's square", "OG 9.5")
    return _nobody_goes(view) or _unharmed(view, NOBODY)


def bars_charge_at(view: Siege, seat: Seat, answer: ChargeAt | Mob) -> Why | None:
    """OG-60"""
    return absent(view, answer.target) or _nobody_goes(view) or _unharmed(view, answer.target - CHARACTER)


def bars_mob(view: Siege, seat: Seat, answer: Mob) -> Why | None:
    """OG-60"""
    why = bars_charge_at(view, seat, answer)
    if why is not None or in_reach(view, [named(view, answer.target - CHARACTER)]):
        return why
    return Why(f"no orc that has not acted can get at {target_name(answer.target)} in this turn", "OG-60")


def _nobody_goes(view: Siege) -> Why | None:
    return None if waiting(view) or free_entries(view) else Why("no other orc is left to go", "OG-60")


def _unharmed(view: Siege, who: int) -> Why | None:
    return None if quarry(view, who) else Why("Gordo has had his one wound of this turn", "OG-11")
