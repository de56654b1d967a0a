"""Moving over land: a lone leader two areas, an army one (OW 6.1, OW 6.2, OW-50), and on after a retreat (OW-56)."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.floor.squares import bits
from orcade.table.requests import Ask, CardId, Flow, Option, Seat

from .answers.common import SomeChips
from .answers.moving import STAY, Along, March, Stay, march, move_on
from .arrivals import arrive
from .events.common import own
from .events.moving import Marched
from .finding import leader_with, leaders_in, lone, on_map, troops, world_of
from .following import natives
from .lands import note_absence
from .passing import pass_through, way_between
from .pieces import WHETHER_TO_MOVE_ON, WHO_COMES_ALONG, Leader, Wars
from .raiding import note_retreats
from .world import world

# Where to.


@lru_cache(maxsize=64)
def within_two(own_map: str) -> tuple[int, ...]:
    """By area: the set of areas at most two steps away, without itself."""
    beside = world(own_map).beside
    found = []
    for area, near in enumerate(beside):
        far = near
        for each in bits(near):
            far |= beside[each]
        found.append(far & ~(1 << area))
    return tuple(found)


def hostile_lands(wars: Wars, leader: Leader) -> int:
    """The orclands where a leader must fight if he enters (OW-19). Troops of his tribe without a leader join him
    (OW-20, OW-52)."""
    found = 0
    for other in wars.leaders:
        if other.seat != leader.seat and other.area >= 0:
            found |= 1 << other.area
    for area, land in enumerate(wars.lands):
        if land.owner != leader.seat and len(natives(wars, leader.chip, land.units)) < len(troops(wars, land.units)):
            found |= 1 << area
    return found & world_of(wars).orclands


def in_reach(wars: Wars, leader: Leader) -> int:
    """The areas to which a leader may go (OW 6.1, OW 6.2)."""
    return may_enter(wars, leader, near(wars, leader))


def near(wars: Wars, leader: Leader) -> int:
    """The areas that are not too far for a leader."""
    areas = within_two(wars.options.own_map) if lone(leader) else world_of(wars).beside
    return areas[leader.area]


def may_enter(wars: Wars, leader: Leader, areas: int) -> int:
    """Those of some areas that a leader may enter: who has attacked enters no land where he must fight (OW-51)."""
    return areas & ~hostile_lands(wars, leader) if leader.attacked else areas


def options(wars: Wars, seat: Seat) -> list[Option]:
    """Every leader who has not moved, with every area that he may go to."""
    found: list[Option] = []
    for leader in wars.leaders:
        if leader.seat == seat and not leader.moved and leader.area >= 0:
            found += marches(leader.chip, in_reach(wars, leader))
    return found


@lru_cache(maxsize=1 << 14)
def marches(chip: CardId, areas: int) -> tuple[March, ...]:
    """A leader's marches to a set of areas."""
    return tuple([march(chip, area) for area in bits(areas)])


# Going.


def do_march(wars: Wars, answer: March) -> Flow[None]:
    """A leader goes, and others who stand there may come along."""
    leader = leader_with(wars, answer.leader)
    others = [
        other.chip
        for other in leaders_in(wars, leader.area, leader.seat)
        if other is not leader and not other.moved and in_reach(wars, other) >> answer.area & 1
    ]
    along = yield from company(wars, leader, others)
    yield from go(wars, (answer.leader, *along), answer.area)


def company(wars: Wars, leader: Leader, others: list[CardId]) -> Flow[tuple[CardId, ...]]:
    """Who comes along with a leader, of those who could."""
    if not others:
        return ()
    wars.asked = WHO_COMES_ALONG
    wars.about = leader.chip
    choice = SomeChips(wars, Along, "leader", tuple(others), 0, len(others), "OW-50")
    answer = yield Ask(leader.seat, "Who comes along?", choice, "OW-50")
    chips: tuple[CardId, ...] = answer.chips
    return chips


def go(wars: Wars, group: tuple[CardId, ...], goal: int) -> Flow[None]:
    """Leaders who stand in one area go together; that is their move. Who joins them in a battle there may retreat."""
    start = leader_with(wars, group[0])
    seat, area = start.seat, start.area
    set_out(wars, group)
    yield Marched(own(wars), group, world_of(wars).names[goal])
    if world_of(wars).beside[area] >> goal & 1:
        for chip in group:
            leader_with(wars, chip).area = goal
    else:
        group = yield from pass_through(wars, group, way_between(wars, seat, area, goal), goal)
    if group:
        there = tuple([leader.chip for leader in leaders_in(wars, goal, seat)])
        yield from arrive(wars, group)
        yield from after_battle(wars, there, goal)


def set_out(wars: Wars, group: tuple[CardId, ...]) -> None:
    """Leaders move, and their units have travelled (OW-71)."""
    for chip in group:
        leader = leader_with(wars, chip)
        leader.moved = True
        wars.travelled += leader.units
    note_absence(wars, group)


# After a retreat.


def onward(wars: Wars, leader: Leader) -> int:
    """The areas into which a leader who has retreated may move on: one further, with or without an army (OW-56)."""
    return may_enter(wars, leader, world_of(wars).beside[leader.area])


def after_battle(wars: Wars, group: tuple[CardId, ...], area: int) -> Flow[None]:
    """OW-56: a leader who has retreated from this area in his own turn may move on, if he has not moved before."""
    note_retreats(wars, group, area)
    for chip in group:
        leader = on_map(wars, chip)
        if leader is None or leader.area == area or leader.moved:
            continue
        set_out(wars, (chip,))
        wars.asked = WHETHER_TO_MOVE_ON
        wars.about = chip
        choice: list[Option] = [*(move_on(each) for each in bits(onward(wars, leader))), STAY]
        answer = yield Ask(leader.seat, "Move on after the retreat?", choice, "OW 8.4")
        if answer.__class__ is not Stay:
            yield from go(wars, (chip,), answer.area)
