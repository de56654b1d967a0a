"""Before the first Game Turn: broods, the workshop, the laps, the Starting Line (RR 1.3 to RR 3)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import choose_broods, line_up
from orcade.table.requests import OPEN, Ask, Flow, Roll, Together

from .answers import CELLS, CHOOSE, WORKSHOPS
from .events import Built, Counted, Placed
from .geometry import cell_middle
from .pieces import BUILDING, COUNTING, LAPS_DIE, LINING_UP, MORE_LAPS, NOBODY, PLACING, ROLLING, Race, forget_trails
from .workshop import profile

LAPS = Roll(OPEN, LAPS_DIE, "laps", "RR-5")


def brood(race: Race) -> Flow[None]:
    """RR 1.3: broods decide who may drive."""
    yield from choose_broods(race, CHOOSE, "RR 1.3")
    race.phase = BUILDING


def build(race: Race) -> Flow[None]:
    """RR 2.1, RR-2: all build in secret and drive up at once."""
    answers = yield Together(
        tuple(
            Ask(seat, "Choose a chariot, or build your own", WORKSHOPS[race.broods[seat]], "RR 2.1")
            for seat in range(race.seats)
        )
    )
    for seat in range(race.seats):
        chariot = race.chariots[seat]
        chariot.driver, chariot.upgrades = answers[seat].driver, answers[seat].upgrades
        chariot.top, chariot.agility, chariot.skill, chariot.chassis = profile(chariot.driver, chariot.upgrades)
        chariot.full_chassis = chariot.chassis
        yield Built(seat, chariot.driver, chariot.upgrades)
    race.phase = COUNTING


def count(race: Race) -> Flow[None]:
    """RR-5: how many laps, agreed or rolled."""
    if race.options.laps:
        race.laps = race.options.laps
    else:
        die = yield LAPS
        race.laps = die + MORE_LAPS
    yield Counted(race.laps)
    race.phase = LINING_UP


def order(race: Race) -> Flow[None]:
    """RR 3: who chooses a cell first; ties by OC-5."""
    yield from line_up(race, range(race.seats), "Deployment", "RR 3")
    race.cells = [NOBODY] * race.seats
    race.active = race.order[0]
    race.phase = PLACING


def place(race: Race) -> Flow[None]:
    """RR 3, RR-6: one chariot into a free cell; the last one has no choice."""
    free = [at for at, seat in enumerate(race.cells) if seat == NOBODY]
    at = free[0]
    if len(free) > 1:
        answer = yield Ask(race.active, "From which cell do you start?", [CELLS[each] for each in free], "RR 3")
        at = answer.cell
        forget_trails(race)
    chariot = race.chariots[race.active]
    chariot.x, chariot.y = cell_middle(race, at)
    race.cells[at] = race.active
    yield Placed(race.active, at)
    placed = race.seats - race.cells.count(NOBODY)
    if placed < race.seats:
        race.active = race.order[placed]
    else:
        race.active = NOBODY
        race.phase = ROLLING
