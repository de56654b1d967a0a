"""How a good driver would drive on: at each speed that he can have, and into whom he can ram.

They are found with the very moves of the rules, a few of the best by the way that is left at each increment, and judged
by how the race would stand. No rule looks at them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

import msgspec

from orcade.table.ahead import copied
from orcade.table.plane import INCH, ONE, Point
from orcade.table.region import apart
from orcade.table.requests import Option, Seat

from .answers import CHANGES, DRIVES
from .circuits import BASE_RADIUS, GATES
from .free_space import nearest_free_place, way_ahead
from .geometry import passes_gate, slide, track
from .odds import hurts, rams
from .pieces import (
    ACTING,
    EDGE,
    EIGHTHS,
    FASTER,
    INCREMENT,
    LEFT,
    NOBODY,
    NOTHING,
    RAM_DIE,
    RIGHT,
    SLOWER,
    Race,
    racing,
)
from .racing_line import TURN, Lines, lines
from .tactics import prospect, worth

KEPT: Final = 4
"""So many ways are followed at each increment."""
SHARPEST: Final = 2
"""Pivots in a row."""
CRASHED: Final = 25.0
"""What running into something costs of the way, in inches, where ways are compared."""
JUDGED: Final = 3
"""So many ways of each speed are judged."""
SHOWN: Final = 3
"""So many speeds are proposed, the best ones; a ram besides."""
ALIKE: Final = 0.01
"""Ways that differ by so little are worth the same."""
START: Final = 0.1
"""What running into something costs besides as long as nobody is ahead: first of all one gets away."""
JOY: Final = 0.05
"""What a ram is worth besides, for each Chassis Point that the other one has less: so there is blood."""
RARE: Final = 0.1
"""Who rams somebody with less than this chance is no threat to him."""
BESIDE: Final = 2 * BASE_RADIUS + INCH
"""So far from the middle of a chariot another one may touch it that is shifted by its Pivot (RR-10)."""
DANGER: Final = 0.5
"""How likely a rival who can ram somebody does so, about."""


class Pose(NamedTuple):
    """Where a way has come, and how."""

    cost: float
    """The way that is left, in inches, less what Pivots are left are worth."""
    x: int
    y: int
    heading: int
    passed: int
    left: int
    """Pivots that can still be paid for."""
    hit: int
    """What it has run into there, or NOTHING."""
    steps: tuple[Option, ...]
    points: tuple[Point, ...]
    """The corners of the way, in thousandths of an inch."""


class Run(NamedTuple):
    """A way for all that is left of a Player Turn."""

    speed: int
    end: Pose
    value: float
    """How good the race then looks for the driver, from 0 to 1; and the joy of ramming who can take less."""
    threats: tuple[Seat, ...]
    """Rivals that are still to drive in this Game Turn and can ram him there."""
    fast: bool
    """Something is in the way of the next turn, even if he brakes then."""


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Race)
COST: Final = attrgetter("cost")
VALUE: Final = attrgetter("value")


def runs(view: Race) -> tuple[Run, ...]:
    """How whoever acts may drive on, the best first: at some speeds, and into a rival. None where he has driven all of
    his move."""
    return _runs(ENCODER.encode(view)) if view.phase == ACTING else ()


@lru_cache(maxsize=1024)
def _runs(encoded: bytes) -> tuple[Run, ...]:
    race = DECODER.decode(encoded)
    found: list[Run] = []
    rammed: list[Run] = []
    crashes: list[tuple[int, Pose]] = []
    for speed, pivots, steps in speeds(race):
        ends = ways(race, speed, pivots, steps)
        clear = [end for end in ends if end.hit == NOTHING][:JUDGED]
        rams = [end for end in ends if is_rival(race, end.hit)][:1]
        found += best([judged(race, speed, end) for end in clear])
        rammed += [judged(race, speed, end) for end in rams]
        crashes += [(speed, end) for end in ends[:1]]
    if not (found or rammed):
        found = [judged(race, *crash) for crash in crashes]
    found = farthest_first(found)
    shown = [run for at, run in enumerate(found) if not any(outdone(run, better) for better in found[:at])]
    return tuple(farthest_first([*shown[:SHOWN], *best(rammed)]))


def farthest_first(found: Sequence[Run]) -> list[Run]:
    """Ways by what they are worth, the best first; of those that are hardly worse the one that comes farthest."""
    ordered = sorted(found, key=VALUE, reverse=True)
    alike = [run for run in ordered if run.value > ordered[0].value - ALIKE]
    return sorted(alike, key=lambda run: run.end.cost) + ordered[len(alike) :]


def outdone(run: Run, better: Run) -> bool:
    """Whether a way is nothing to choose beside a better one: it comes less far, and is no safer."""
    safer = set(better.threats) - set(run.threats) or better.fast > run.fast
    return not safer and better.end.cost <= run.end.cost


def step_of(run: Run | None, options: Sequence[Option]) -> Option | None:
    """What is to be answered next for a way; None where there is none, or it is driven."""
    return next((step for step in run.end.steps if step in options), None) if run is not None else None


def best(some: list[Run]) -> list[Run]:
    """The one that is worth most, where there is any."""
    return [max(some, key=VALUE)] if some else []


def is_rival(race: Race, hit: int) -> bool:
    """Whether what is run into is a chariot that is still in the race."""
    return 0 <= hit < EDGE and not race.chariots[hit].out


# Where he can get.


def speeds(race: Race) -> Iterator[tuple[int, int, tuple[Option, ...]]]:
    """Each speed that he can still have, with the Pivots that are left then, and the Speed Changes."""
    chariot = race.chariots[race.active]
    units = max(0, min(chariot.agility - chariot.used, chariot.points))
    if race.stopped:
        yield race.driven, units, ()
    elif race.speed_fixed:
        yield chariot.speed, units, ()
    else:
        for speed in range(max(1, chariot.speed - units), min(chariot.top, chariot.speed + units) + 1):
            changes = abs(speed - chariot.speed)
            yield speed, units - changes, (CHANGES[FASTER if speed > chariot.speed else SLOWER],) * changes


def ways(race: Race, speed: int, pivots: int, steps: tuple[Option, ...]) -> list[Pose]:
    """The ends of the best ways that are left at a speed, the best first."""
    seat = race.active
    chariot = race.chariots[seat]
    line = lines(race.options.circuit, race.options.own_circuit)
    start = chariot.x, chariot.y, chariot.heading
    poses = [Pose(0.0, *start, chariot.passed, pivots, NOTHING, steps, (start[:2],))]
    ended: list[Pose] = []
    for at in range(race.driven, speed):
        on: dict[Point, Pose] = {}
        for pose in poses:
            for after in increments(race, line, pose, DRIVES[at]):
                if after.hit != NOTHING:
                    ended.append(after)
                elif after.cost < on.get((after.x, after.y), after._replace(cost=1e9)).cost:
                    on[after.x, after.y] = after
        poses = sorted(on.values(), key=COST)[:KEPT]
    ends = [turned(race, line, pose) for pose in poses] + ended
    chariot.x, chariot.y, chariot.heading = start
    return sorted(ends, key=COST)


def increments(race: Race, line: Lines, pose: Pose, drive: Option) -> Iterator[Pose]:
    """An increment straight ahead, and after each turn that can be paid for."""
    seat = race.active
    chariot = race.chariots[seat]
    most = min(pose.left, SHARPEST)
    for turn in range(-most, most + 1):
        pivoted = pivot(race, pose, turn)
        if pivoted is None:
            continue
        x, y, steps = pivoted
        dx, dy = track(race).increments[chariot.heading]
        nx, ny, hit = slide(race, seat, dx, dy)
        chariot.x, chariot.y = nx, ny
        passed = pose.passed + (pose.passed < GATES * race.laps and passes_gate(race, seat, x, y, pose.passed % GATES))
        left = pose.left - abs(turn)
        way = way_left(line, race, nx, ny, chariot.heading, passed) - 0.7 * TURN * left
        yield Pose(
            way + CRASHED * (hit != NOTHING),
            nx,
            ny,
            chariot.heading,
            passed,
            left,
            hit,
            (*steps, drive),
            (*pose.points, (x, y), (nx, ny)),
        )


def turned(race: Race, line: Lines, pose: Pose) -> Pose:
    """After the last increment: turned to where he wants to go, with the Pivots that are left."""
    best = pose
    ahead = way_left(line, race, pose.x, pose.y, pose.heading, pose.passed)
    least = ahead
    most = min(pose.left, SHARPEST)
    for turn in sorted(range(-most, most + 1), key=abs)[1:]:
        pivoted = pivot(race, pose, turn)
        if pivoted is None:
            continue
        x, y, steps = pivoted
        heading = race.chariots[race.active].heading
        way = way_left(line, race, x, y, heading, pose.passed) + 0.1 * abs(turn)
        if way < least:
            least = way
            cost = pose.cost - ahead + way
            best = pose._replace(cost=cost, x=x, y=y, heading=heading, left=pose.left - abs(turn), steps=steps)
    return best


def pivot(race: Race, pose: Pose, turn: int) -> tuple[int, int, tuple[Option, ...]] | None:
    """The chariot is set where a pose has it, and turned by so many eighths (RR-10): its place, and the steps to there;
    None where there is no room."""
    seat = race.active
    chariot = race.chariots[seat]
    chariot.x, chariot.y, chariot.heading = pose.x, pose.y, pose.heading
    steps = pose.steps
    for _ in range(abs(turn)):
        chariot.heading = (chariot.heading + (1 if turn > 0 else -1)) % EIGHTHS
        free = nearest_free_place(race, seat)
        if free is None:
            return None
        chariot.x, chariot.y = free
        steps = (*steps, CHANGES[RIGHT if turn > 0 else LEFT])
    return chariot.x, chariot.y, steps


def way_left(line: Lines, race: Race, x: int, y: int, heading: int, passed: int) -> float:
    """Inches to the end of the race, as a driver would go."""
    laps = race.laps - passed // GATES
    if laps <= 0:
        return 0.0
    return line.way_left(x / INCH, y / INCH, heading, passed % GATES) + (laps - 1) * line.lap


# How good that is.


def judged(race: Race, speed: int, end: Pose) -> Run:
    """A way as a whole Player Turn, with what may come of it."""
    seat = race.active
    there = arrived(race, speed, end)
    whole = worth(there)[seat]
    value = whole
    if end.hit != NOTHING:
        hurt = chance_hurt(there, end.hit)
        both = (seat, end.hit) if is_rival(there, end.hit) else (seat,)
        after = sum(worth(battered(there, both, loss))[seat] for loss in range(1, RAM_DIE + 1)) / RAM_DIE
        value += hurt * (after - whole) - (START if race.ahead == NOBODY else 0)
        if is_rival(race, end.hit) and race.ahead != NOBODY:
            value += JOY * max(0, race.chariots[seat].chassis - race.chariots[end.hit].chassis)
    chances = {other: rams(there, other, seat) for other in racing(there) if can_ram(there, other, seat)}
    threats = tuple(other for other, chance in chances.items() if chance >= RARE)
    for other in threats:
        hurt = float(chances[other]) * DANGER
        value += hurt * (worth(battered(there, (seat, other), 2))[seat] - whole)
    return Run(speed, end, value, threats, prospect(there, seat, there.chariots[seat])[1] > 0)


def arrived(race: Race, speed: int, end: Pose) -> Race:
    """The race as it stands at the end of a way, before the dice of a crash."""
    there = copied(race)
    chariot = there.chariots[race.active]
    chariot.x, chariot.y, chariot.heading, chariot.passed = end.x, end.y, end.heading, end.passed
    used = sum(1 for step in end.steps if step in CHANGES)
    chariot.speed = chariot.speed if race.stopped else speed
    chariot.used += used
    chariot.points -= used
    if chariot.passed >= GATES * race.laps and not chariot.finished:
        chariot.finished = there.finishers + 1
    there.driven = speed
    there.stopped = race.stopped or end.hit != NOTHING
    return there


def battered(race: Race, seats: tuple[Seat, ...], loss: int) -> Race:
    """The race after these chariots have lost so many Chassis Points."""
    after = copied(race)
    for seat in seats:
        chariot = after.chariots[seat]
        chariot.chassis -= loss
        if chariot.chassis <= 0:
            chariot.out = after.blows + 1
    return after


def chance_hurt(race: Race, hit: int) -> float:
    """How likely the driver loses Chassis Points by what he runs into."""
    if hit == EDGE and not race.options.edge_is_terrain:
        return 0.0
    return float(rams(race, race.active, hit) if is_rival(race, hit) else hurts(race, race.active))


def can_ram(race: Race, other: Seat, seat: Seat) -> bool:
    """Whether a rival who is still to drive in this Game Turn gets into a seat's chariot, without Outta da way!"""
    chariot = race.chariots[other]
    if other == seat or chariot.done or chariot.out:
        return False
    return gets_into(race, other, seat, 0, min(chariot.agility, chariot.points))


def gets_into(race: Race, other: Seat, seat: Seat, driven: int, units: int) -> bool:
    """The same where he has come to after so many increments, with so many Pivots and Speed Changes left."""
    chariot, mine = race.chariots[other], race.chariots[seat]
    most = min(chariot.top, max(driven, chariot.speed) + units) - driven
    x, y, heading = chariot.x, chariot.y, chariot.heading
    if most <= 0 or apart(x, y, mine.x, mine.y) > most * INCREMENT + 2 * BASE_RADIUS:
        return False
    left = units - (driven >= chariot.speed)  # an increment beyond his Speed takes a Speed Change
    sharpest = min(left, SHARPEST)
    for turn in range(-sharpest, sharpest + 1):
        if left == abs(turn) and not looks_at(race, other, seat, turn):
            continue  # he can only go straight on then, past him
        _, end, hit = way_ahead(race, other, turn, 1)
        found = hit == seat
        if hit == NOTHING:
            (chariot.x, chariot.y), chariot.heading = end, (heading + turn) % EIGHTHS
            found = gets_into(race, other, seat, driven + 1, left - abs(turn))
            chariot.x, chariot.y, chariot.heading = x, y, heading
        if found:
            return True
    return False


def looks_at(race: Race, other: Seat, seat: Seat, turn: int) -> bool:
    """Whether a chariot that goes straight on after a turn by so many eighths may come to another one, roughly."""
    chariot, mine = race.chariots[other], race.chariots[seat]
    ux, uy = track(race).directions[(chariot.heading + turn) % EIGHTHS]
    dx, dy = mine.x - chariot.x, mine.y - chariot.y
    return dx * ux + dy * uy > -BESIDE * ONE and abs(dx * uy - dy * ux) < BESIDE * ONE
