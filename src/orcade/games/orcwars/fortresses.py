"""Building fortresses (OW 14.1, OW 14.3, OW-29, OW-62)."""

from __future__ import annotations

from orcade.table.requests import Flow, Option, Seat

from .answers.fortresses import Build, build
from .events.levying import Built
from .finding import leader_with, lone, owns, world_of
from .pieces import FORTRESSES, STRONGEST, Leader, Wars
from .supply import pay, purse


def in_stock(wars: Wars, strength: int) -> bool:
    """Whether a fortress chip of this strength is left (OW-62)."""
    return sum([land.fortress == strength for land in wars.lands]) < FORTRESSES


def may_build(wars: Wars, leader: Leader) -> bool:
    """A leader with an army in own land, who has not moved and will not move in this turn (OW-29)."""
    return not leader.moved and not lone(leader) and owns(wars, leader.seat, leader.area)


def options(wars: Wars, seat: Seat) -> list[Option]:
    """Who may build, and how strong; a land has one fortress, so one of equal strength is not built again."""
    builders = [leader for leader in wars.leaders if leader.seat == seat and may_build(wars, leader)]
    if not builders:
        return []
    most = min(purse(wars, seat), STRONGEST)
    strengths = [strength for strength in range(1, most + 1) if in_stock(wars, strength)]
    return [
        build(leader.chip, strength)
        for leader in builders
        for strength in strengths
        if strength != wars.lands[leader.area].fortress
    ]


def do_build(wars: Wars, answer: Build) -> Flow[None]:
    """A fortress is paid and stands; an older one goes back to the stock (OW 14.3). Leader and army have had their move
    of this turn."""
    leader = leader_with(wars, answer.leader)
    leader.moved = True
    wars.travelled += leader.units
    yield from pay(wars, leader.seat, answer.strength, "a fortress", "OW 14.1")
    wars.lands[leader.area].fortress = answer.strength
    yield Built(leader.seat, world_of(wars).names[leader.area], answer.strength)
