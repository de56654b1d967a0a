"""What bars levies and fortresses."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.common import area_name, chip_name
from ..answers.fortresses import Build
from ..answers.levying import Levy, Raise
from ..chips import LEADER, MACHINE
from ..finding import chip_of, known, lone
from ..fortresses import in_stock, may_build
from ..levying import Levies, levies_of, may_levy
from ..pieces import NO_CHIP, STRONGEST, Leader, Wars
from ..supply import can_pay, purse
from .leading import abroad, led, missing, named


def bars_raise(view: Wars, seat: Seat, answer: Raise) -> Why | None:
    """OW-16, OW-17"""
    card = answer.leader
    chip = known(view, card)
    if card not in view.players[seat].hand or chip is None or chip.kind != LEADER:
        return _not_held(view, seat, answer)
    return _levy(view, seat, answer, chip.home, army=False, shaman=False)


def _not_held(view: Wars, seat: Seat, answer: Raise) -> Why:
    name = chip_name(view, answer.leader)
    if missing(view, seat, answer.leader) is None:
        return Why(f"{name} is on the map already: say levy", "OW-16")
    return Why(f"{name} is no leader in your hand", "OW-16")


def bars_levy(view: Wars, seat: Seat, answer: Levy) -> Why | None:
    """OW 7, OW-17"""
    leader, why = led(view, seat, answer.leader)
    if why is not None:
        return why
    if not may_levy(view, leader):
        return _no_levy(view, leader)
    if not (answer.troops or answer.shaman or answer.machine):
        return Why("say what is levied: troops, shaman, or a machine with its power, as in machine-2", "OW 7.1")
    army, shaman = not lone(leader), leader.shaman != NO_CHIP
    return _levy(view, seat, answer, leader.area, army=army, shaman=shaman)


def _no_levy(view: Wars, leader: Leader) -> Why:
    name = named(view, leader)
    if leader.levied:
        return Why(f"{name} has levied in this turn", "OW 7.1")
    why = abroad(view, leader, "OW 7.1")
    if why is not None:
        return why
    home = area_name(view, chip_of(view, leader.chip).home)
    return Why(f"{name} was raised in this turn, so he levies in {home} alone", "OW 7.1")


def _levy(view: Wars, seat: Seat, answer: Raise | Levy, area: int, *, army: bool, shaman: bool) -> Why | None:
    """What bars a levy in an area. `army`: troops are there already; `shaman`: there is one already."""
    held = Levies(view, seat)
    meant = (answer.troops, answer.shaman, answer.machine, answer.chips)
    divine = NO_CHIP if shaman else held.shaman
    if meant in levies_of(held.troops.get(area, ()), divine, held.machines, army):
        return None
    if answer.troops and area not in held.troops:
        return Why(f"you hold no troops whose home is {area_name(view, area)}", "OW-17")
    if answer.shaman and shaman:
        return Why(f"{chip_name(view, answer.leader)} has a shaman: nobody has two", "OW 17.3")
    if answer.shaman and held.shaman == NO_CHIP:
        return Why("you hold no shaman", "OW 7.5")
    return _machine(view, seat, answer.machine)


def _machine(view: Wars, seat: Seat, power: int) -> Why:
    chips = [chip for card in view.players[seat].hand if (chip := known(view, card)) is not None]
    if not any(chip.kind == MACHINE and chip.power == power for chip in chips):
        return Why(f"you hold no war machine of power {power}", "OW 7.4")
    if not can_pay(view, seat, power):
        return Why(f"that war machine costs {power} gold; you have {purse(view, seat)}", "OW 16.1")
    return Why("a war machine needs a troop that tows it; a leader does not", "OW 16.1")


# Fortresses.


def bars_build(view: Wars, seat: Seat, answer: Build) -> Why | None:
    """OW 14.1, OW 14.3, OW-29, OW-62"""
    leader, why = led(view, seat, answer.leader)
    if why is not None:
        return why
    if not may_build(view, leader):
        return _no_builder(view, leader)
    strength = answer.strength
    if not 1 <= strength <= STRONGEST:
        return Why(f"fortresses have a strength from 1 to {STRONGEST}", "OW 14.1")
    if strength == view.lands[leader.area].fortress:
        return Why(f"there is a fortress of strength {strength} already", "OW 14.3")
    if not in_stock(view, strength):
        return Why(f"all fortresses of strength {strength} have been built", "OW-62")
    if not can_pay(view, seat, strength):
        return Why(f"that fortress costs {strength} gold; you have {purse(view, seat)}", "OW 14.1")
    return None


def _no_builder(view: Wars, leader: Leader) -> Why:
    name = named(view, leader)
    if leader.moved:
        return Why(f"{name} has used up his move of this turn: who builds does not move", "OW 14.1")
    if lone(leader):
        return Why(f"{name} is alone: fortresses are built by armies", "OW 14.1")
    why = abroad(view, leader, "OW 14.1")
    assert why is not None
    return why
