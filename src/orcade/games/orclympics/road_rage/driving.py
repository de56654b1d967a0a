"""How a chariot moves: Speed Changes, Pivots, and 3" straight ahead (RR 1.1.1, RR 4.2)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import feat
from orcade.table.region import apart
from orcade.table.requests import Flow, Seat

from .circuits import GATES
from .events import Changed, Gated, Halted, Rammed, Steered
from .free_space import nearest_free_place
from .geometry import nearest_rivals, passes_gate, slide, track
from .pieces import (
    EDGE,
    EIGHTHS,
    EPIC_DRIVING,
    EPIC_TURN,
    FEATS,
    LEFT,
    NOBODY,
    NOTHING,
    RAMMING,
    STEP,
    THIS_WAY,
    Race,
    tell_anew,
)
from .words import thing_named


def change(race: Race, seat: Seat, way: int, free: bool = False) -> Flow[None]:
    """RR 4.2.1, RR 4.2.2: a Speed Change, or a Pivot, which is shifted where it would overlap something (RR-10)."""
    chariot = race.chariots[seat]
    shifted = 0
    if way < LEFT:
        chariot.speed += STEP[way]
        if chariot.speed > race.fastest:
            race.fastest = chariot.speed
            race.fastass = seat
    else:
        if not free:
            race.speed_fixed = True
        chariot.heading = (chariot.heading + STEP[way]) % EIGHTHS
        place = nearest_free_place(race, seat)
        if place is not None and place != (chariot.x, chariot.y):
            shifted = apart(chariot.x, chariot.y, *place)
            move_to(race, seat, *place)
    if way < LEFT or free or shifted:
        tell_anew(race)
        yield Changed(seat, way, chariot.speed, free, shifted)
    else:
        race.swung += STEP[way]
        yield Steered(seat, race.steered, race.swung)
    if way >= LEFT and seat == race.active:
        turned = (chariot.heading - race.first_heading) % EIGHTHS
        if EPIC_TURN <= turned <= EIGHTHS - EPIC_TURN and race.feats[EPIC_DRIVING] < 0:
            yield from feat(race, seat, EPIC_DRIVING, FEATS)
            tell_anew(race)


def move_to(race: Race, seat: Seat, x: int, y: int) -> None:
    """A chariot comes to a place in a straight line, which is shown as its trail."""
    chariot = race.chariots[seat]
    if not chariot.trail:
        chariot.trail.append((chariot.x, chariot.y))
    chariot.trail.append((x, y))
    chariot.x = x
    chariot.y = y


def drive(race: Race) -> Flow[None]:
    """RR 4.1: one increment; what it touches is rammed (RR 4.3), a gate that it touches is passed (RR-4)."""
    seat = race.active
    chariot = race.chariots[seat]
    race.speed_fixed = True
    race.driven += 1
    x, y = chariot.x, chariot.y
    nx, ny, hit = slide(race, seat, *track(race).increments[chariot.heading])
    if (nx, ny) != (x, y):
        move_to(race, seat, nx, ny)
    length = apart(x, y, nx, ny)
    race.steered += length
    if length:  # what he runs into at once is told next
        yield Steered(seat, race.steered, race.swung)
    if not chariot.finished and passes_gate(race, seat, x, y, chariot.passed % GATES):
        chariot.passed += 1
        race.gate_passed = True
        if chariot.passed == GATES * race.laps:
            race.finishers += 1
            chariot.finished = race.finishers
        first = all(other.passed < chariot.passed for other in race.chariots if other is not chariot)
        leads = first and race.ahead not in (NOBODY, seat)
        if first:
            race.ahead = seat
        yield Gated(seat, chariot.passed, race.laps, leads, first)
        tell_anew(race)
    if hit == NOTHING:
        return
    race.stopped = True
    if hit == EDGE and not race.options.edge_is_terrain:
        yield Halted(seat)
        return
    race.hit = hit
    yield Rammed(seat, thing_named(race, hit))
    race.phase = RAMMING
    race.rival = NOBODY
    if hit >= EDGE or race.chariots[hit].out:
        nearest = nearest_rivals(race, seat, 2 * track(race).side)
        if nearest:
            race.rival = nearest[0]
        yield from feat(race, seat, THIS_WAY, FEATS)
