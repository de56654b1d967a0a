"""What bars attacks on players and on caravans."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat

from ..answers.attacking import Attack, Raid, RaidNext
from ..answers.common import area_name, chip_name
from ..caravans import area_of, on_its_way
from ..finding import leaders_in, lone
from ..pieces import NAMES, Caravan, Leader, Wars
from ..raiding import may_raid, robbers
from ..world import ORCLANDS
from .leading import led, named


def _attacked(view: Wars, leader: Leader) -> Why | None:
    if not leader.attacked:
        return None
    return Why(f"{named(view, leader)} has attacked in this turn", "OW-51")


def bars_attack(view: Wars, seat: Seat, answer: Attack) -> Why | None:
    """OW 8.1, OW-51"""
    leader, why = led(view, seat, answer.leader)
    why = why or _attacked(view, leader)
    if why is not None:
        return why
    if answer.seat == seat:
        return Why("that is you", "OW 8.1")
    if leaders_in(view, leader.area, answer.seat):
        return None
    name = NAMES[answer.seat]
    if leader.area < ORCLANDS:
        return Why("in an orcland who arrives fights at once: to attack, march there", "OW 8.1")
    return Why(f"{name} has nobody in {area_name(view, leader.area)}", "OW-51")


# Caravans.


def bars_raid(view: Wars, seat: Seat, answer: Raid) -> Why | None:
    """OW 8.2, OW-60, OW-61"""
    leader, why = led(view, seat, answer.leader)
    why = why or _attacked(view, leader)
    if why is not None:
        return why
    caravan = on_its_way(view, answer.caravan)
    if caravan is None:
        return Why(f"{chip_name(view, answer.caravan)} is not on the map", "OW 4.1")
    if area_of(view, caravan) != leader.area:
        return _elsewhere(view, caravan)
    return None if may_raid(leader, caravan) else _no_robber(view, leader, caravan)


def _elsewhere(view: Wars, caravan: Caravan) -> Why:
    return Why(f"{chip_name(view, caravan.chip)} is in {area_name(view, area_of(view, caravan))}", "OW-60")


def _no_robber(view: Wars, leader: Leader, caravan: Caravan) -> Why:
    name = named(view, leader)
    if lone(leader):
        return Why(f"{name} is alone: only armies rob caravans", "OW-60")
    if leader.retreated:
        return Why(f"the army of {name} has retreated in this turn", "OW 8.4")
    return Why(f"the army of {name} has driven {chip_name(view, caravan.chip)} on in this turn", "OW-61")


def bars_raid_next(view: Wars, seat: Seat, answer: RaidNext) -> Why | None:
    """OW 8.2, OW-51"""
    caravan = on_its_way(view, answer.chip)
    if caravan is None:
        return Why(f"{chip_name(view, answer.chip)} is not on the map", "OW 4.1")
    if area_of(view, caravan) != view.about:
        return _elsewhere(view, caravan)
    army = robbers(view, tuple([CardId(chip) for chip in view.noted]), view.about)
    if any(may_raid(leader, caravan) for leader in army):
        return None
    return _no_robber(view, army[0], caravan)
