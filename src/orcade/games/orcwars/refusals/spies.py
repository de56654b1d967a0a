"""What bars the uses of spies."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.common import area_name, chip_name
from ..answers.spies import (
    Bribe,
    Knife,
    LookAt,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from ..chips import MACHINE, TROOP
from ..finding import holder, known, land_of, owner_of
from ..pieces import LOST, NAMES, NO_CHIP, NOBODY, SABOTAGED, Leader, Wars
from ..spies import spy_of
from .leading import follower


def no_spy(view: Wars, seat: Seat) -> Why | None:
    """What bars all of them."""
    return Why("you hold no spy", "OW 9.1") if spy_of(view, seat) == NO_CHIP else None


def bars_look_at(view: Wars, seat: Seat, answer: LookAt) -> Why | None:
    """OW 9.1, OW-63"""
    player = view.players[answer.seat]
    why = no_spy(view, seat) or _yourself(seat, answer.seat)
    if why is not None or player.hand or player.gold:
        return why
    return Why(f"{NAMES[answer.seat]} has nothing to look at", "OW-63")


def bars_steal_from(view: Wars, seat: Seat, answer: StealFrom) -> Why | None:
    """OW 9.1, OW-63"""
    why = no_spy(view, seat) or _yourself(seat, answer.seat)
    if why is not None or view.players[answer.seat].gold:
        return why
    return Why(f"{NAMES[answer.seat]} has no gold in hand", "OW-63")


def _yourself(seat: Seat, other: Seat) -> Why | None:
    return Why("that is you", "OW-63") if other == seat else None


def bars_overhear(view: Wars, seat: Seat, answer: Overhear) -> Why | None:
    """OW-72"""
    return no_spy(view, seat) or (Why("a spy listens already", "OW-72") if view.overheard else None)


def bars_knife(view: Wars, seat: Seat, answer: Knife) -> Why | None:
    """OW 9.1, OW-63"""
    why = no_spy(view, seat)
    if why is not None:
        return why
    leader = follower(view, answer.chip)
    name = chip_name(view, answer.chip)
    if leader is None:
        return Why(f"{name} is not on the map", "OW-63")
    if leader.seat == seat:
        return Why(f"{name} is your own leader", "OW-63")
    return Why(f"{name} is lost underground", "OW-12") if leader.area == LOST else None


def bars_bribe(view: Wars, seat: Seat, answer: Bribe) -> Why | None:
    """OW 9.1, OW-63"""
    return no_spy(view, seat) or _unit(view, seat, answer, TROOP, "only troops are bribed")


def bars_sabotage_machine(view: Wars, seat: Seat, answer: SabotageMachine) -> Why | None:
    """OW 9.1, OW-63"""
    return no_spy(view, seat) or _unit(view, seat, answer, MACHINE, "only war machines are sabotaged so")


def _unit(view: Wars, seat: Seat, answer: Bribe | SabotageMachine, kind: int, only: str) -> Why | None:
    """What bars a unit as the target; `kind`: what it has to be."""
    chip = known(view, answer.chip)
    held = holder(view, answer.chip)
    name = chip_name(view, answer.chip)
    if held is None:
        return Why(f"{name} is not on the map", "OW-63")
    if chip is None or chip.kind != kind:
        return Why(only, "OW-63")
    owner = owner_of(view, answer.chip)
    if owner == seat:
        return Why(f"{name} is one of your own units", "OW-63")
    if owner == NOBODY:
        return Why(f"{name} obeys nobody: spies work among players", "OW-63")
    lost = isinstance(held, Leader) and held.area == LOST
    return Why(f"{name} is lost underground", "OW-12") if lost else None


def bars_sabotage_mine(view: Wars, seat: Seat, answer: SabotageMine) -> Why | None:
    """OW 9.1, OW-63"""
    why = no_spy(view, seat) or _land(view, seat, answer)
    if why is not None or view.lands[answer.area].mine:
        return why
    return Why(f"there is no mine in {area_name(view, answer.area)}", "OW-63")


def bars_sabotage_fortress(view: Wars, seat: Seat, answer: SabotageFortress) -> Why | None:
    """OW 9.1, OW-63"""
    why = no_spy(view, seat) or _land(view, seat, answer)
    if why is not None:
        return why
    strength = view.lands[answer.area].fortress
    if not strength:
        return Why(f"there is no fortress in {area_name(view, answer.area)}", "OW-63")
    if strength <= SABOTAGED:
        return None
    name = area_name(view, answer.area)
    return Why(f"a spy brings down no fortress stronger than {SABOTAGED}; that of {name} has {strength}", "OW-63")


def _land(view: Wars, seat: Seat, answer: SabotageMine | SabotageFortress) -> Why | None:
    """What bars a land as the target."""
    land = land_of(view, answer.area)
    name = area_name(view, answer.area)
    if land is None:
        return Why(f"{name} is an outland: nobody builds there", "OW-63")
    if land.owner == seat:
        return Why(f"{name} is yours", "OW-63")
    return Why(f"{name} is nobody's", "OW-63") if land.owner == NOBODY else None
