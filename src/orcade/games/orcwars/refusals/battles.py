"""What bars answers in a battle."""

from __future__ import annotations

from orcade.table.game import Why
from orcade.table.requests import Seat

from ..answers.battles import Biggest, Command, Follow, Hit, Plan, RetreatTo
from ..answers.common import area_name, chip_name
from ..battles.leadership import biggest
from ..battles.losses import hittable, suffering
from ..battles.plans import plans
from ..battles.retreating import ways_out
from ..battles.sides import fighters, fought, side_of, sides, survivors
from ..finding import chip_of, enemies_in, troops, world_of
from ..pieces import NO_CHIP, NO_PLAN, NOBODY, Battle, Side, Wars


def bars_command(view: Wars, seat: Seat, answer: Command) -> Why | None:
    """OW-9"""
    return _not_in_it(view, seat, answer, "OW-9")


def bars_follow(view: Wars, seat: Seat, answer: Follow) -> Why | None:
    """OW-50"""
    return _not_in_it(view, seat, answer, "OW-50")


def _not_in_it(view: Wars, seat: Seat, answer: Command | Follow, rule: str) -> Why | None:
    battle = fought(view)
    side = side_of(battle, seat)
    if answer.chip in survivors(battle, side):
        return None
    name = chip_name(view, answer.chip)
    if answer.chip in side.leaders:
        return Why(f"{name} was destroyed in this battle", rule)
    return Why(f"{name} is no leader of your side in this battle", rule)


def bars_plan(view: Wars, seat: Seat, answer: Plan) -> Why | None:
    """OW 20.1, OW 20.2, OW-37"""
    battle = fought(view)
    side = side_of(battle, seat)
    if answer in plans(view, battle, side):
        return None
    if answer.plan not in [plan.plan for plan in plans(view, battle, side)]:
        if side is battle.attacker:
            return Why("who attacks does not flee", "OW-37")
        return Why("only a chief without troops flees", "OW 20.2")
    return Why("that is the plan of the other side", "OW 20.1")


# Plans of chance, and damage.


def wavering(battle: Battle) -> Side:
    """The side whose plan is being left to chance."""
    return next(side for side in sides(battle) if side.biggest != NO_CHIP and side.plan == NO_PLAN)


def bars_biggest(view: Wars, seat: Seat, answer: Biggest) -> Why | None:
    """OW-38"""
    side = wavering(fought(view))
    chips = biggest(view, side)
    if answer.chip in chips:
        return None
    name = chip_name(view, answer.chip)
    if answer.chip not in troops(view, side.units):
        return Why(f"{name} is no troop of this side", "OW-38")
    most = chip_of(view, chips[0]).power
    if chip_of(view, answer.chip).power < most:
        return Why(f"the biggest troops here have a power of {most}", "OW-38")
    return Why(f"{name} counts like another one that may be named", "OW-38")


def bars_hit(view: Wars, seat: Seat, answer: Hit) -> Why | None:
    """OW 23.3, OW-55, OW-69"""
    side = suffering(fought(view))
    may = hittable(view, side)
    if answer.chip in may:
        return None
    name = chip_name(view, answer.chip)
    if answer.chip in side.hit:
        return Why(f"{name} has been given damage already", "OW-69")
    if answer.chip not in fighters(side):
        return Why(f"{name} does not fight on this side", "OW 23.3")
    if side.seat == NOBODY:
        return Why("among those who obey nobody the weakest take the damage first", "OW-55")
    return Why(f"{name} is like another one that may be named", "OW 23.3")


# Retreats.


def bars_retreat_to(view: Wars, seat: Seat, answer: RetreatTo) -> Why | None:
    """OW 24.2, OW-21, OW-57"""
    area = fought(view).area
    led = view.about != NO_CHIP
    if answer.area in ways_out(view, area, seat, led=led):
        return None
    name = area_name(view, answer.area)
    if not world_of(view).beside[area] >> answer.area & 1:
        return Why(f"{name} is not beside {area_name(view, area)}", "OW 24.2")
    if enemies_in(view, answer.area, seat):
        return Why(f"{name} is not free: hostile units are there", "OW-21")
    return Why(f"{name} is not yours, and without a leader units retreat to own land alone", "OW-57")
