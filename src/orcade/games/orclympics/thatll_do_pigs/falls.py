"""Falling Tests, and the public that attacks (TP 4.5, TP 4.2.1)."""

from __future__ import annotations

from orcade.table.plane import INCH, ahead
from orcade.table.requests import D6, Flow

from .events import Crashed, Escaped, Fell, Kept, Mobbed, Tested
from .motion import run_way
from .pieces import COMES_BACK, NOBODY, RAN, Race, ability, box, named, racing, stays_on, to_catch
from .piglet import lose
from .progress import go
from .rolls import GRAB_ROLL, by_need, die_of
from .winning import others_out

FALLING = by_need("Falling Test", "TP 4.5")
RUNNING = die_of("run from the public", D6, "TP 4.2.1")


def mobbed(race: Race, who: int, dx: int, dy: int, counts: bool) -> Flow[None]:
    """TP 4.2.1, Attacked by the Public: a Falling Test, and a run back against the way dx, dy that it came.

    `counts`: for the Skid Test, as part of its own Move or Lash.
    """
    rider = race.riders[who]
    yield Mobbed(named(rider))
    yield from falling(race, who)
    if rider.crashed or race.ending is not None:
        return
    rider.ux, rider.uy = -rider.ux, -rider.uy
    die = yield RUNNING[rider.name]
    base = box(rider)
    found = run_way(race, who, base, *ahead(rider.x, rider.y, -dx, -dy, die * INCH))
    yield from go(race, who, found.x, found.y, RAN, -dx, -dy, counts)


def falling(race: Race, who: int) -> Flow[None]:
    """TP 4.5: a Falling Test."""
    rider = race.riders[who]
    need = stays_on(race, rider)
    die = yield FALLING[need][rider.name]
    if die >= need:
        yield Tested(named(rider), die + ability(race, rider))
    elif rider.ridden:
        yield from fall(race, who)
    else:
        yield from crash(race, who)


def fall(race: Race, who: int) -> Flow[None]:
    """TP 4.5, TP-22: a rider falls; the Piglet that he had is grabbed for with the Boar's own Ability."""
    rider = race.riders[who]
    rider.ridden = False
    yield Fell(rider.name)
    if race.holder != who:
        return
    need = to_catch(race, rider)
    die = yield GRAB_ROLL[need][rider.name]
    if die >= need:
        yield Kept(named(rider))
    else:
        lose(race, who)
        yield Escaped()


def crash(race: Race, who: int) -> Flow[None]:
    """TP 4.5, TP-22: a Boar is out of the race; the Piglet that it had is free where it was."""
    rider = race.riders[who]
    race.crashes += 1
    rider.crashed = race.crashes
    rider.just_crashed = True
    yield Crashed(rider.name)
    if race.holder == who:
        race.holder = NOBODY
        race.piglet = (rider.x, rider.y)
        yield Escaped()
    if race.options.comeback:
        rider.back = race.turn + COMES_BACK
        return
    left = {race.riders[each].seat for each in racing(race)}
    if len(left) == 1:
        yield from others_out(race, *left)
