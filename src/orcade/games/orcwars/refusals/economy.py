"""What bars rampages and mines."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.common import area_name
from ..answers.economy import ALONE, BuildMine, DestroyMine, Rampage
from ..economy import may_rampage, mine_sites, mines_left, wreck_options
from ..finding import land_of, leaders_in, lone
from ..pieces import MINES, Wars
from ..world import ORCLANDS
from .leading import led, named


def bars_rampage(view: Wars, seat: Seat, answer: Rampage) -> Why | None:
    """OW 10.1, OW-23"""
    leader, why = led(view, seat, answer.chip)
    if why is not None:
        return why
    name = named(view, leader)
    if not may_rampage(leader):
        if leader.area < ORCLANDS:
            return Why(f"{area_name(view, leader.area)} is an orcland: only outlands are rampaged", "OW 10.1")
        return Why(f"{name} has rampaged in this turn", "OW-23")
    if lone(leader):
        return None if answer.who == ALONE else Why(f"{name} has no army: say alone", "OW 10.1")
    if answer.who == ALONE:
        return Why(f"the army of {name} comes along: say both, or army", "OW 10.1")
    return None


def bars_build_mine(view: Wars, seat: Seat, answer: BuildMine) -> Why | None:
    """OW 15.1, OW 15.2, OW-24, OW-62"""
    area = answer.area
    if area in mine_sites(view, seat):
        return None
    why = _not_yours(view, seat, area, "OW 15.1")
    if why is not None:
        return why
    name = area_name(view, area)
    if view.lands[area].mine:
        return Why(f"there is a mine in {name} already", "OW 15.2")
    if not mines_left(view):
        return Why(f"all {MINES} mines have been built", "OW-62")
    if not leaders_in(view, area, seat):
        return Why(f"you have no leader in {name}", "OW 15.1")
    return Why(f"you have not had a unit in {name} for the whole turn", "OW-24")


def bars_destroy_mine(view: Wars, seat: Seat, answer: DestroyMine) -> Why | None:
    """OW 15.2, OW-24"""
    area = answer.area
    if answer in wreck_options(view, seat):
        return None
    why = _not_yours(view, seat, area, "OW 15.2")
    if why is not None:
        return why
    if not view.lands[area].mine:
        return Why(f"there is no mine in {area_name(view, area)}", "OW 15.2")
    if view.lands[area].condemned:
        return Why(f"the mine of {area_name(view, area)} is going to be wrecked already", "OW 15.2")
    return Why(f"no troop of yours has been in {area_name(view, area)} for the whole turn", "OW-24")


def _not_yours(view: Wars, seat: Seat, area: int, rule: str) -> Why | None:
    land = land_of(view, area)
    if land is None:
        return Why(f"{area_name(view, area)} is an outland: mines are dug in orclands", rule)
    return Why(f"{area_name(view, area)} is not yours", rule) if land.owner != seat else None
