"""How likely whoever has the Piglet is robbed of it before his next Move."""

from __future__ import annotations

from collections.abc import Iterable

from orcade.table.ahead import copied
from orcade.table.odds import PAIR_AT_LEAST
from orcade.table.plane import INCH, ahead
from orcade.table.requests import D6

from .motion import move_way
from .odds import winning
from .pieces import RODE, Race, Rider, allied, box, length, racing, speed
from .pivots import headings, pivoted

FIRST = 0.5
"""How likely another one comes first in the next Game Turn, where dice decide."""


def robbed(race: Race, there: Rider) -> float:
    """The chance, about, where the Boar that is activated stands there then. Whoever is still to be activated in this
    Game Turn comes for sure, and each once more if he is before it in the next one."""
    who = race.acting
    after = copied(race)
    after.riders[who] = there
    keeps = 1.0
    for at in racing(after):
        if at == who or allied(after, who, at):
            continue
        wins = reaching(after, at, there) * winning(after, at, who)
        keeps *= 1.0 if after.riders[at].done else 1 - wins
        keeps *= 1.0 if race.turn == race.options.turn_cap else 1 - FIRST * wins
    return 1 - keeps


def reaching(race: Race, at: int, there: Rider) -> float:
    """How likely a Boar gets straight at the one that is activated, in a Move."""
    foe = race.riders[at]
    ways = (length(foe.x, foe.y, x, y) for x, y in contacts(race, at, there))
    nearest = min(ways, default=None)
    if nearest is None:
        return 0.0
    need = -(-nearest // INCH) - speed(race, foe)
    return PAIR_AT_LEAST[min(2 * D6 + 2, max(0, need))]


def contacts(race: Race, at: int, there: Rider) -> Iterable[tuple[int, int]]:
    """Where a Boar comes into contact with it: straight towards its middle, or without a rider on one of its ways."""
    foe = race.riders[at]
    if foe.ridden:
        tries = [(pivoted(foe, there.x, there.y), there.x, there.y)]
    else:
        far = length(foe.x, foe.y, there.x, there.y) + INCH
        tries = [(box(foe)._replace(ux=ux, uy=uy), *ahead(foe.x, foe.y, ux, uy, far)) for ux, uy in headings(foe)]
    for base, x, y in tries:
        found = move_way(race, at, base, x, y, RODE)
        if found.foes >> race.acting & 1:
            yield found.x, found.y
