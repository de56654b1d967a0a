"""Before the race: broods, the circuit, the start grid and its blows (TP 2, TP 3)."""

from __future__ import annotations

from math import sqrt

from orcade.games.orclympics.discipline import choose_broods, line_up
from orcade.table.plane import HEADINGS, INCH, LEFT, TOP, Disc, Point, ahead
from orcade.table.requests import D6, D360, OPEN, Ask, Flow, Option, Roll

from .answers import CELL, CHOOSE, HOLD, STRIKE, TAKING, Hold, Take
from .assaults import assault
from .circuit import cell_place, circuit, circuit_of, open_cells, room_for_crowd, unfair
from .events import FellBack, Gathered, Placed, Redrawn, Staked, Took
from .pieces import (
    BOARD,
    FALLING_BACK,
    LINING_UP,
    NOBODY,
    OPENING,
    PLACING,
    POLES,
    RIDERS,
    ROW,
    STAKING,
    STRIKING,
    SWAPPING,
    Race,
    Rider,
    allied,
    end_trails,
    skipped,
)

INWARD = round(12 * INCH / sqrt(2))
CORNERS = ((INWARD, BOARD - INWARD), (INWARD, INWARD), (BOARD - INWARD, INWARD), (BOARD - INWARD, BOARD - INWARD))
"""Where the Corner Points lie before they are moved: on the diagonals of the board, 12" from its corners (TP 2.1)."""
CORNER_DISTANCES = tuple(
    Roll(OPEN, D6, f"Corner Point {at + 1}, distance", "TP 2.1", quiet=True) for at in range(POLES)
)
CORNER_DIRECTIONS = tuple(
    Roll(OPEN, D360, f"Corner Point {at + 1}, direction", "TP-2", quiet=True) for at in range(POLES)
)
EDGE_TENTHS = 3 * BOARD // (INCH // 10)
"""Tenths of an inch along the edges on the left, at the top and on the right."""
CROWD_PLACE = Roll(OPEN, EDGE_TENTHS, "the crowd, place", "TP-3", quiet=True)
CROWD_LEAST, CROWD_MOST = 20, 30
"""The radius of the crowd outside, in tenths of an inch (TP-3)."""
CROWD_RADIUS = Roll(OPEN, CROWD_MOST - CROWD_LEAST + 1, "the crowd, radius", "TP-3", quiet=True)
PLACE_PROMPTS = tuple(f"Which cell of the start grid does {name} take?" for name in RIDERS)
STRIKE_PROMPTS = tuple(f"Whom does {name} strike?" for name in RIDERS)
BACK_PROMPTS = tuple(f"Where does {name} fall back to?" for name in RIDERS)
TAKE_PROMPTS = tuple(f"Does {name} take the cell of his victim?" for name in RIDERS)


def brood(race: Race) -> Flow[None]:
    """TP 1.2: broods and their ages; two players have two Riders each (TP 4.6)."""
    yield from choose_broods(race, CHOOSE, "TP 1.2")
    race.riders = [Rider(who, who % race.seats) for who in range(race.seats)]
    if race.seats == 2:
        race.riders += [Rider(4, 0), Rider(5, 1)]
    for rider in race.riders:
        rider.laps = skipped(race)
        rider.crossed = rider.rounded = POLES * rider.laps
    race.phase = STAKING


def stake(race: Race) -> Flow[None]:
    """TP 2.1 to TP-3: the Corner Points, then the crowd; with a fair track each is drawn until it is fair."""
    fair = race.options.fair_track
    simple = race.options.simple_public
    while True:
        race.poles = []
        for at, (cx, cy) in enumerate(CORNERS):
            inches = yield CORNER_DISTANCES[at]
            degrees = yield CORNER_DIRECTIONS[at]
            race.poles.append(ahead(cx, cy, *HEADINGS[degrees], inches * INCH))
        why = unfair(circuit(tuple(race.poles), (), simple)) if fair else ""
        if not why:
            break
        yield Redrawn(why)
    for at in range(len(race.poles)):
        yield Staked(at)
    while not simple:
        tenths = yield CROWD_PLACE
        wide = yield CROWD_RADIUS
        x, y = along_edge(tenths * INCH // 10)
        r = (CROWD_LEAST + wide - 1) * INCH // 10
        if room_for_crowd(circuit(tuple(race.poles), (), simple), Disc(x, y, r), fair):
            race.crowd = (x, y, r)
            yield Gathered(r)
            break
    race.phase = LINING_UP


def along_edge(far: int) -> Point:
    """A point of the edge: up on the left, along the top, and down on the right."""
    side, off = divmod(far, BOARD)
    if side == LEFT:
        return 0, BOARD - off
    if side == TOP:
        return off, 0
    return BOARD, far - 2 * BOARD


def order(race: Race) -> Flow[None]:
    """TP 3: who takes a cell when; the last one's Rider is the Running Up Boar (TP-24)."""
    yield from line_up(race, range(race.seats), "Deployment", "TP 3")
    if race.seats == 2:
        first, second = race.order
        race.queue = [first, second, first + 2, second + 2]
    else:
        race.queue = list(race.order)
    race.runner = race.queue[-1]
    race.phase = PLACING


def place(race: Race) -> Flow[None]:
    """TP 3: a Rider takes a cell of the first row; the last one does so after the blows (TP-7)."""
    who = race.acting = race.queue[0]
    rider = race.riders[who]
    options = [CELL[cell] for cell in free_cells(race, 0)]
    answer = yield Ask(rider.seat, PLACE_PROMPTS[rider.name], options, "TP 3")
    end_trails(race)
    put(race, rider, answer.cell)
    last = who == race.runner
    yield Placed(rider.name, rider.cell, last)
    race.queue.pop(0)
    race.acting = NOBODY
    if last:
        race.phase = OPENING
    elif len(race.queue) == 1:
        race.queue = [at for at in deployed_order(race) if at != race.runner] + race.queue
        next_blow(race)


def deployed_order(race: Race) -> list[int]:
    """The Riders in the order of the roll, the Running Up Boar the last."""
    if race.seats == 2:
        first, second = race.order
        return [first, second, first + 2, second + 2]
    return list(race.order)


def next_blow(race: Race) -> None:
    """Who strikes next in Get Ready!, or the Running Up Boar comes."""
    while len(race.queue) > 1:
        who = race.queue[0]
        if targets(race, who):
            race.acting = who
            race.phase = STRIKING
            return
        race.queue.pop(0)
    race.acting = NOBODY
    race.victim = NOBODY
    race.phase = PLACING


def targets(race: Race, who: int) -> list[int]:
    """TP-6: the enemies in the first row."""
    return [
        at for at, other in enumerate(race.riders) if 0 <= other.cell < ROW and at != who and not allied(race, who, at)
    ]


def strike(race: Race) -> Flow[None]:
    """TP 3, Get Ready!: one Rider strikes another one of the first row, or holds."""
    who = race.acting
    rider = race.riders[who]
    options: list[Option] = [STRIKE[at] for at in targets(race, who)]
    options.append(HOLD)
    answer = yield Ask(rider.seat, STRIKE_PROMPTS[rider.name], options, "TP 3")
    end_trails(race)
    if answer.__class__ is not Hold:
        target = answer.target
        success = yield from assault(race, who, target, "TP 3")
        cells = behind(race, target)
        if success and cells:
            race.victim = target
            if len(cells) > 1:
                race.phase = FALLING_BACK
            else:
                yield from fall_back(race, cells[0])
            return
    race.queue.pop(0)
    next_blow(race)


def behind(race: Race, who: int) -> list[int]:
    """The free cells of the second row that are nearest to the one behind a Rider; none where all are taken (TP-6)."""
    own = race.riders[who].cell + ROW
    free = free_cells(race, 1)
    least = min((abs(cell - own) for cell in free), default=0)
    return [cell for cell in free if abs(cell - own) == least]


def choose_back(race: Race) -> Flow[None]:
    """TP 3: of two cells that are equally near its owner chooses one."""
    rider = race.riders[race.victim]
    options = [CELL[cell] for cell in behind(race, race.victim)]
    answer = yield Ask(rider.seat, BACK_PROMPTS[rider.name], options, "TP 3")
    end_trails(race)
    yield from fall_back(race, answer.cell)


def fall_back(race: Race, cell: int) -> Flow[None]:
    """The victim goes to the second row; then the attacker is asked for its cell."""
    rider = race.riders[race.victim]
    race.goal = (rider.cell, 0)
    put(race, rider, cell)
    yield FellBack(rider.name, cell)
    race.phase = SWAPPING


def swap(race: Race) -> Flow[None]:
    """TP 3: the attacker may take the cell that his victim has left."""
    who = race.acting
    rider = race.riders[who]
    answer = yield Ask(rider.seat, TAKE_PROMPTS[rider.name], TAKING, "TP 3", ("swap",))
    end_trails(race)
    if answer.__class__ is Take:
        put(race, rider, race.goal[0])
        yield Took(rider.name, rider.cell)
    race.queue.pop(0)
    next_blow(race)


def free_cells(race: Race, row: int) -> list[int]:
    """The cells of a row of the grid that nobody stands in."""
    taken = {rider.cell for rider in race.riders}
    return [cell for cell in open_cells(circuit_of(race), row) if cell not in taken]


def put(race: Race, rider: Rider, cell: int) -> None:
    """Set a Rider down in a cell."""
    if rider.cell >= 0:
        rider.trail = [(rider.x, rider.y), cell_place(circuit_of(race), cell)]
    rider.cell = cell
    rider.x, rider.y = cell_place(circuit_of(race), cell)
