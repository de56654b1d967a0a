"""Attacks by choice: enemies in outlands, and caravans anywhere (OW 8, OW-51)."""

from __future__ import annotations

from orcade.table.requests import CardId, Flow, Option, Seat

from .answers.attacking import Attack, Raid, attack, raid
from .arrivals import attack_together, who_joins
from .caravans import area_of, caravan_with
from .finding import leader_with, leaders_in
from .moving import after_battle
from .pieces import Leader, Wars
from .raiding import assail, may_raid, plunder
from .world import ORCLANDS


def options(wars: Wars, seat: Seat) -> list[Option]:
    """Every leader who has not attacked, with the enemies and caravans in his area. Enemies are met in outlands alone:
    in an orcland whoever arrives fights at once."""
    found: list[Option] = []
    for leader in wars.leaders:
        if leader.seat != seat or leader.attacked:
            continue
        area = leader.area
        if area >= ORCLANDS:
            others = {other.seat for other in wars.leaders if other.area == area and other.seat != seat}
            found += [attack(leader.chip, other) for other in sorted(others)]
        if leader.units and area >= 0:
            found += [
                raid(leader.chip, caravan.chip)
                for caravan in wars.caravans
                if area_of(wars, caravan) == area and may_raid(leader, caravan)
            ]
    return found


def do_attack(wars: Wars, answer: Attack) -> Flow[None]:
    """A battle in an outland, others may join in; afterwards the caravans."""
    leader = leader_with(wars, answer.leader)
    area = leader.area
    group = able(wars, leader)
    attackers = yield from attack_together(wars, (answer.leader,), area, answer.seat)
    yield from plunder(wars, attackers, area)
    yield from after_battle(wars, group, area)


def able(wars: Wars, leader: Leader) -> tuple[CardId, ...]:
    """A leader's side where he is: who may take part in his attack."""
    return tuple([each.chip for each in leaders_in(wars, leader.area, leader.seat) if not each.attacked])


def do_raid(wars: Wars, answer: Raid) -> Flow[None]:
    """A caravan is attacked, others may join in; afterwards the other caravans."""
    leader = leader_with(wars, answer.leader)
    area = leader.area
    caravan = caravan_with(wars, answer.caravan)
    others = tuple(
        [
            each.chip
            for each in leaders_in(wars, area, leader.seat)
            if each is not leader and not each.attacked and may_raid(each, caravan)
        ]
    )
    joined = yield from who_joins(wars, leader.seat, area, others, "raid")
    group = (answer.leader, *joined)
    held = yield from assail(wars, group, answer.caravan)
    if held:
        yield from plunder(wars, group, area)
    yield from after_battle(wars, group, area)
