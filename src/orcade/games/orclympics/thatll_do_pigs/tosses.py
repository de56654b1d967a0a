"""Where an Assault that succeeds throws who is struck, and how likely he falls then (TP 4.2.3, TP 4.4, TP 4.5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from orcade.table.odds import at_least
from orcade.table.plane import INCH, NOTHING, Box, ahead, align
from orcade.table.requests import D3, D6
from orcade.table.words import listed

from .contact import on_top
from .motion import Way, move_way
from .pieces import THROWN, THROWN_ADDS, Race, box, named, slides, stays_on
from .standings import crosses, to_go

FAR: Final = range(1 + THROWN_ADDS, D3 + THROWN_ADDS + 1)
"""How many inches, one as likely as another."""


class Toss(NamedTuple):
    where: str
    """Into what he comes if he is thrown so far as on the mean; else "ahead", "back" or "aside"."""
    falls: float
    """How likely his Rider falls, or an Unridden Boar crashes, if the Assault succeeds."""


def tossed(race: Race, attacker: int, base: Box, defender: int) -> Toss:
    """`base`: where the attacker comes into contact."""
    rider = race.riders[defender]
    there = align(base, box(rider))
    if on_top(race, attacker, there) != NOTHING:
        there = base
    dx, dy = rider.x - there.x, rider.y - there.y
    ways = [move_way(race, defender, box(rider), *ahead(rider.x, rider.y, dx, dy, far * INCH), THROWN) for far in FAR]
    into = sum(way.public for way in ways)
    need = slides(rider)
    falls = (1 - float(at_least(stays_on(race, rider)))) * (need - 1 + (D6 + 1 - need) * into / len(FAR)) / D6
    return Toss(where(race, defender, ways[len(FAR) // 2]), falls)


def where(race: Race, who: int, way: Way) -> str:
    if way.public:
        return "into the public"
    met = [named(other) for at, other in enumerate(race.riders) if way.foes >> at & 1]
    return f"into {listed(met)}" if met else direction(race, who, way.x, way.y)


def direction(race: Race, who: int, x: int, y: int) -> str:
    """Whether a place lies ahead of a Boar on its way, or back; what makes less than an inch of difference is aside."""
    rider = race.riders[who]
    gains = to_go(race, rider) - to_go(race, replace(rider, x=x, y=y))
    if crosses(race, rider, box(rider)._replace(x=x, y=y)) or gains >= INCH:
        return "ahead"
    return "back" if gains <= -INCH else "aside"
