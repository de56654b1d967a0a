"""What an answer would do, as it is drawn on the map before it is given: ways, who bars them, who waits there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from orcade.table.area_map import footway
from orcade.table.requests import Option, Seat
from orcade.table.things import Piece, Stack
from orcade.table.trace import Point, Spot, Trace

from .answers.attacking import Attack, Raid
from .answers.battles import RetreatTo
from .answers.common import area_name, chip_id, chip_name, garrison_id
from .answers.levying import Levy, Raise
from .answers.moving import March, MoveOn
from .battles.sides import power
from .caravans import on_its_way
from .finding import chip_of, enemies_in, leaders_in, lone, on_map, turn_of, world_of
from .hints.clashes import callable_natives, meeting, raised, side
from .hints.levying import is_unit
from .hints.moving import slips
from .hints.wording import owner
from .map_shown import armies
from .odds import caravan_powers
from .passing import barring, way_between
from .pieces import NOWHERE, WHAT_NOW, WHERE_TO_RETREAT, WHETHER_TO_MOVE_ON, Leader, Wars

COMES = 1.6
"""How far above its place the arrow begins by which somebody of the hand comes, in units."""

HEAD = 0.45
"""How far above his place it ends where somebody stands there, whose face stays free."""


def march(view: Wars, answer: March) -> Trace | None:
    """OW 6.1, OW 6.2: the way that is taken, also where it is too long for an army."""
    leader = on_map(view, answer.leader)
    return way(view, leader, answer.area) if leader is not None and view.asked == WHAT_NOW else None


def raise_(view: Wars, answer: Raise) -> Trace | None:
    """OW-16: where his home is, and who waits there."""
    if view.asked != WHAT_NOW:
        return None
    home = chip_of(view, answer.leader).home
    leader = raised(view, answer.leader, turn_of(view), [card for card in answer.chips if is_unit(view, card)])
    x, y = middle(view, home)
    return Trace(
        way=((x, y - COMES), (x, y)),
        cost=chip_name(view, answer.leader),
        targets=tuple(met(view, leader, home, fortress=False)),
    )


def levy(view: Wars, answer: Levy) -> Trace | None:
    """OW 7.1: to whom they come."""
    leader = on_map(view, answer.leader) if view.asked == WHAT_NOW else None
    if leader is None:
        return None
    x, y = place(view, chip_id(leader.chip))
    return Trace(way=((x, max(0.0, y - COMES)), (x, y - HEAD)), cost=chip_name(view, answer.leader))


def move_on(view: Wars, answer: MoveOn) -> Trace | None:
    """OW-56"""
    leader = on_map(view, view.about) if view.asked == WHETHER_TO_MOVE_ON else None
    return way(view, leader, answer.area) if leader is not None else None


def way(view: Wars, leader: Leader, goal: int) -> Trace | None:
    """From where a leader stands to an area one or two areas away."""
    areas = passed(view, leader, goal)
    if len(areas) == 2:
        cost = "1 area"
    elif areas:
        cost = f"2 areas, by {area_name(view, areas[1])}" if lone(leader) else "2 areas: too far for an army"
    else:
        return None
    return Trace(
        way=drawn(view, areas, place(view, chip_id(leader.chip))),
        cost=cost,
        risks=tuple(bars(view, leader, areas[1])) if len(areas) > 2 and lone(leader) else (),
        targets=tuple(met(view, leader, goal)),
    )


def passed(view: Wars, leader: Leader, goal: int) -> tuple[int, ...]:
    """The areas on the way to one that is one or two areas away, with both ends; nothing where it is further."""
    beside = world_of(view).beside
    if beside[leader.area] >> goal & 1:
        return leader.area, goal
    if goal != leader.area and beside[leader.area] & beside[goal]:
        return leader.area, way_between(view, leader.seat, leader.area, goal), goal
    return ()


def bars(view: Wars, leader: Leader, area: int) -> Iterable[Spot]:
    """OW 6.4: who may stop a lone leader on his way, and what he needs to slip past."""
    for enemy in barring(view, area, leader.seat)[:1]:
        yield Spot(middle(view, area), f"past {owner(enemy)} on {slips(view, leader)}")


def met(view: Wars, leader: Leader, area: int, *, fortress: bool = True) -> Iterable[Spot]:
    """Who waits there, with both powers (OW 8.1). `fortress`: one may help against him (OW-16)."""
    for enemy in enemies_in(view, area, leader.seat):
        battle = meeting(view, [leader], area, enemy, callable_natives(view, leader, area), fortress=fortress)
        walls = f", fortress {battle.fortress}" if battle.fortress else ""
        powers = f"{power(view, battle.attacker)} against {power(view, battle.defender)}"
        yield Spot(stack_of(view, area, enemy), f"{owner(enemy)}: {powers}{walls}")


def retreat(view: Wars, answer: RetreatTo) -> Trace | None:
    """OW 24.2"""
    if view.asked != WHERE_TO_RETREAT or view.battle is None:
        return None
    start = view.battle.area
    if not world_of(view).beside[start] >> answer.area & 1:
        return None
    leader = on_map(view, view.about)
    begin = place(view, chip_id(leader.chip)) if leader is not None else middle(view, start)
    return Trace(way=drawn(view, (start, answer.area), begin), cost="retreat")


def attack(view: Wars, answer: Attack) -> Trace | None:
    """OW-51"""
    leader = on_map(view, answer.leader)
    if leader is None or view.asked != WHAT_NOW or answer.seat not in enemies_in(view, leader.area, leader.seat):
        return None
    return Trace(targets=tuple(met(view, leader, leader.area)))


def raid(view: Wars, answer: Raid) -> Trace | None:
    """OW-60"""
    caravan = on_its_way(view, answer.caravan)
    leader = on_map(view, answer.leader)
    if caravan is None or leader is None or view.asked != WHAT_NOW:
        return None
    ours = power(view, side([leader]))
    theirs = str(caravan.power) if caravan.power > NOWHERE else f"{min(caravan_powers())}–{max(caravan_powers())}"
    return Trace(targets=(Spot(place(view, chip_id(caravan.chip)), f"{ours} against {theirs}"),))


# On the map.


def drawn(view: Wars, areas: tuple[int, ...], start: Point) -> tuple[Point, ...]:
    """The way through some areas, from a point of the first."""
    return footway(world_of(view).map, areas, (start, *(middle(view, area) for area in areas[1:])))


def middle(view: Wars, area: int) -> Point:
    """Where the first of all stands in an area."""
    return world_of(view).map.places[area].spots[0]


def place(view: Wars, id: str) -> Point:
    """Where a leader, a garrison or a caravan stands."""
    found = next(thing for thing in armies(view) if thing.id == id)
    assert isinstance(found, Stack | Piece)
    return found.x, found.y


def stack_of(view: Wars, area: int, seat: Seat) -> Point:
    """Where the first of a player's stands in an area."""
    leaders = leaders_in(view, area, seat)
    return place(view, chip_id(leaders[0].chip) if leaders else garrison_id(area))


TRACES: Mapping[type[Option], Callable[..., Trace | None]] = {
    Raise: raise_,
    Levy: levy,
    March: march,
    MoveOn: move_on,
    RetreatTo: retreat,
    Attack: attack,
    Raid: raid,
}
