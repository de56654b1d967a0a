"""What happens where leaders arrive: natives, a battle, claiming, gold (OW 8.1, OW-19, OW-51)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow, Seat

from . import battles
from .answers.attacking import Join
from .answers.common import EITHER, SomeChips, Yes
from .events.common import seat_named
from .finding import clockwise, enemies_in, land_of, leader_with, leaders_in, on_map, own_units, troops, world_of
from .lands import cash, claim
from .natives import change_sides
from .pieces import WHETHER_TO_FIGHT, WHO_JOINS, Wars
from .raiding import note_retreats, plunder
from .world import ORCLANDS


def arrive(wars: Wars, group: tuple[CardId, ...], *, below: bool = False, raised: bool = False) -> Flow[None]:
    """Leaders of one player have come into an area together. `below`: through the caves; `raised`: from the hand."""
    first = leader_with(wars, group[0])
    seat, area = first.seat, first.area
    enemies = tuple(enemies_in(wars, area, seat))
    if enemies:
        yield from change_sides(wars, group)
        enemies = tuple(enemies_in(wars, area, seat))
    if enemies and area >= ORCLANDS:
        yield from meet(wars, group, seat, area)
    elif enemies:
        surprise = below and surprised(wars, area, enemies[0])
        yield from assault(wars, group, area, enemies[0], surprise=surprise, fortress=not raised)
        yield from plunder(wars, group, area)
    elif area < ORCLANDS:
        yield from claim(wars, area)
        for chip in group:
            yield from cash(wars, leader_with(wars, chip))


def surprised(wars: Wars, area: int, enemy: Seat) -> bool:
    """Whether troops in a fortress are surprised by whoever comes from below (OW 20.5)."""
    land = land_of(wars, area)
    assert land is not None
    return land.fortress > 0 and bool(troops(wars, own_units(wars, area, enemy)))


# Outlands.


def meet(wars: Wars, group: tuple[CardId, ...], seat: Seat, area: int) -> Flow[None]:
    """OW-19: in an outland there is a battle if either side wants it; each player who is there is asked in turn. What
    only he wants is no attack of those who arrive (OW-78). Caravans are robbed when all battles are over (OW 8.2)."""
    attackers: tuple[CardId, ...] = ()
    for enemy in tuple(clockwise(wars)):
        here = remaining(wars, group, area)
        if not here:
            break
        if enemy == seat or not leaders_in(wars, area, enemy):
            continue
        able = with_attack(wars, here)
        if able:
            wanted = yield from wants_battle(wars, seat, able, area, enemy)
            if wanted:
                together = yield from attack_together(wars, able, area, enemy)
                attackers += together
                continue
        wanted = yield from wants_battle(wars, enemy, here, area, enemy)
        if wanted:
            yield from fight(wars, here, area, enemy)
    yield from plunder(wars, attackers, area)


def remaining(wars: Wars, group: tuple[CardId, ...], area: int) -> tuple[CardId, ...]:
    """Those of a group who are still in an area."""
    found = [on_map(wars, chip) for chip in group]
    return tuple([leader.chip for leader in found if leader is not None and leader.area == area])


def with_attack(wars: Wars, group: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of a group who have not attacked in this turn."""
    return tuple([chip for chip in group if not leader_with(wars, chip).attacked])


def wants_battle(wars: Wars, seat: Seat, group: tuple[CardId, ...], area: int, enemy: Seat) -> Flow[bool]:
    """Asks one of two sides in an outland whether this group shall attack this enemy; both are noted."""
    wars.asked = WHETHER_TO_FIGHT
    wars.about = area
    wars.noted = [enemy, *group]
    other = enemy if seat != enemy else leader_with(wars, group[0]).seat
    prompt = f"Fight {seat_named(other)} in {world_of(wars).names[area]}?"
    answer = yield Ask(seat, prompt, EITHER, "OW 8.1")
    return answer.__class__ is Yes


# Battles.


def attack_together(wars: Wars, group: tuple[CardId, ...], area: int, enemy: Seat) -> Flow[tuple[CardId, ...]]:
    """An attack by choice: other leaders in the area who have not attacked may join in (OW-50). Who attacked."""
    seat = leader_with(wars, group[0]).seat
    others = tuple(
        [leader.chip for leader in leaders_in(wars, area, seat) if leader.chip not in group and not leader.attacked]
    )
    joined = yield from who_joins(wars, seat, area, others, "attack")
    group = (*group, *joined)
    yield from assault(wars, group, area, enemy)
    return group


def who_joins(wars: Wars, seat: Seat, area: int, others: tuple[CardId, ...], what: str) -> Flow[tuple[CardId, ...]]:
    """Who joins in an attack or a raid, of those who could (OW-50)."""
    if not others:
        return ()
    wars.asked = WHO_JOINS
    wars.about = area
    options = SomeChips(wars, Join, "leader", others, 0, len(others), "OW-50")
    answer = yield Ask(seat, f"Who joins in the {what}?", options, "OW-50")
    chips: tuple[CardId, ...] = answer.chips
    return chips


def assault(
    wars: Wars,
    group: tuple[CardId, ...],
    area: int,
    enemy: Seat,
    *,
    surprise: bool = False,
    fortress: bool = True,
) -> Flow[None]:
    """The battle that is the attack of these leaders in this turn (OW-51)."""
    for chip in group:
        leader_with(wars, chip).attacked = True
    yield from fight(wars, group, area, enemy, surprise=surprise, fortress=fortress)


def fight(
    wars: Wars,
    group: tuple[CardId, ...],
    area: int,
    enemy: Seat,
    *,
    surprise: bool = False,
    fortress: bool = True,
) -> Flow[None]:
    """A battle that uses up no attack."""
    yield from battles.fight(wars, area, group, enemy, surprise=surprise, fortress=fortress)
    note_retreats(wars, group, area)
