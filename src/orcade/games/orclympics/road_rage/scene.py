"""What there is to see of the race: the circuit, its gates and terrain, chariots, the workshop, the seats."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from msgspec.structs import replace

from orcade.games.orclympics import panels
from orcade.games.orclympics.discipline import BROODS, NAMES, UNCHOSEN
from orcade.table.plane import INCH, Box
from orcade.table.region import about, apart, drawn, inches
from orcade.table.requests import Seat
from orcade.table.scene import Progress, Runner, Scene, SeatPanel
from orcade.table.things import Card, Gauge, Path, Piece, Thing, Zone
from orcade.table.words import counted, whose

from .answers import Drive, cell_id, part_id
from .circuits import GATES, starting_row
from .ending import places
from .geometry import distance_to_gate, track
from .pieces import (
    ACTING,
    BROODING,
    BUILDING,
    FASTASS,
    FEATS,
    HALF_LENGTH,
    HALF_WIDTH,
    NOBODY,
    PLACING,
    Race,
)
from .ways_shown import plan_ways, steering, ways
from .words import chariot_id, lap, looks, point
from .workshop import DRIVERS, EMBLEMS, UPGRADES, Part, drivers_for, parts_of
from .worn_track import worn

KIND_TITLES = {"rock": "Rock", "hut": "Hut", "bones": "Bones", "log": "Log"}
SIGNS = "①②③"
"""Of the gates on the text map, where plain numbers stand for answers and for cells."""
LETTERS = {"rock": "#", "hut": "H", "bones": "%", "log": "="}


def scene(view: Race, seat: Seat) -> Scene:
    """The circuit from above; while chariots are built, the parts to choose from in hand."""
    course = track(view)
    side = course.circuit.board
    bare = Scene(
        width=side,
        height=side,
        look="circuit",
        inches=True,
        headline=headline(view),
        aim=aim(view),
        things=(
            ruts(view),
            *terrain(view),
            *next_gate(view),
            *gates(view),
            *(cells(view) if view.turn == 0 else ()),
            *(figure(view, each) for each, chariot in enumerate(view.chariots) if chariot.x >= 0),
        ),
        seats=tuple(panel(view, each) for each in range(view.seats)),
        progress=progress(view) if view.turn else None,
    )
    return own(view, seat, bare)


def own(view: Race, seat: Seat, seen: Scene) -> Scene:
    """The race as `seat` sees it: his ways, listed before the chariots, and his parts; all else is of another scene."""
    things = seen.things
    if 0 <= seat == steering(view):
        below = [thing for thing in things if not isinstance(thing, Piece)]
        things = (*below, *plan_ways(view), *ways(view), *[thing for thing in things if isinstance(thing, Piece)])
    return replace(seen, things=things, hand=tuple(workshop(view, seat)))


def alike(race: Race) -> bool:
    """Whether all see the same: in the workshop each has parts of his own in hand, and who steers sees his ways."""
    return race.phase != BUILDING and steering(race) == NOBODY


def headline(view: Race) -> str:
    """Where the race stands."""
    title = track(view).circuit.title
    if view.phase in (BROODING, BUILDING):
        return f"{title}: the workshop" if view.phase == BUILDING else title
    if not view.turn:
        return f"{title}, {counted(view.laps, 'lap')}: the Starting Line" if view.laps else title
    cap = view.options.turn_cap * view.laps
    text = f"Game Turn {view.turn}{', the last' if view.turn == cap else ''}"
    if view.ending is not None:
        return text
    if view.finishers:
        return f"{text}, the race is won: it ends with this Game Turn"
    first = ahead(view)
    return text if first == NOBODY else f"{text}: lap {lap(view, first)} of {view.laps}"


def aim(view: Race) -> str:
    """What wins (RR 1), how far who leads is from it, and by how much he leads."""
    first = ahead(view)
    if first == NOBODY:
        race = f"Finish {counted(view.laps, 'lap')} first" if view.laps else "Finish first"
        return f"{race}, or be the last rolling"
    left = GATES * view.laps - view.chariots[first].passed
    if not left:
        return f"Finish first: {NAMES[first]} has done it"
    return f"Finish first: {NAMES[first]} {counted(left, 'gate')} to go{lead(view, first)}"


def lead(view: Race, first: Seat) -> str:
    """By how much who leads is ahead of the next one in the race: ', 7" ahead'."""
    others = [seat for seat, chariot in enumerate(view.chariots) if seat != first and not chariot.out]
    if not others:
        return ""
    passed, far = max((view.chariots[seat].passed, -distance_to_gate(view, seat)) for seat in others)
    gates = view.chariots[first].passed - passed
    if gates:
        return f", {counted(gates, 'gate')} up"
    by = round((-far - distance_to_gate(view, first)) / INCH)
    return f', {by}" ahead' if by else ", just ahead"


def ahead(view: Race) -> Seat:
    """Who alone leads; NOBODY where that is nobody."""
    return next((seat for seat in range(view.seats) if leads(view, seat)), NOBODY)


def progress(view: Race) -> Progress:
    """How far everybody has come, from gate to gate."""
    count = view.laps * GATES
    marks = ((at / count, f"lap {at // GATES + 1}" if at % GATES == 0 else "") for at in range(1, count))
    return Progress(tuple(runner(view, seat, count) for seat in range(view.seats)), "flag", tuple(marks))


def runner(view: Race, seat: Seat, count: int) -> Runner:
    """How far a seat has come. `count`: of the gates of all laps."""
    chariot = view.chariots[seat]
    if chariot.finished:
        return Runner(seat, 1.0, "has finished")
    middles = track(view).middles
    (ax, ay, _), (bx, by, _) = middles[chariot.passed % GATES - 1], middles[chariot.passed % GATES]
    far = max(0, distance_to_gate(view, seat))
    part = 1 - far / max(apart(ax, ay, bx, by), 1)
    at = min(1.0, (chariot.passed + (max(0.0, part) if chariot.passed else part)) / count)
    if chariot.out:
        return Runner(seat, at, "wrecked")
    return Runner(seat, at, f"lap {lap(view, seat)}, {inches(far)} to gate {chariot.passed % GATES + 1}")


# The circuit.


def ruts(view: Race) -> Path:
    points = worn(view.options.circuit, view.options.own_circuit)
    return Path(id="worn", label="The worn track: a lap through the gates", points=points, look="track")


def terrain(view: Race) -> list[Thing]:
    found: list[Thing] = []
    for at, (piece, lump) in enumerate(zip(track(view).circuit.terrain, track(view).terrain, strict=True), 1):
        shape = lump[3]
        x, y = drawn(shape.x, shape.y)
        wide, deep = (shape.w, shape.h) if isinstance(shape, Box) else (shape.r, shape.r)
        size = (
            f'{2 * wide / INCH:g}" across'
            if not isinstance(shape, Box)
            else f'{2 * wide / INCH:g}" × {2 * deep / INCH:g}"'
        )
        found.append(
            Zone(
                id=f"terrain-{at}",
                label=f"{KIND_TITLES[piece.kind]} at {point(shape.x, shape.y)}, {size}",
                x=x,
                y=y,
                width=2 * wide / INCH,
                height=2 * deep / INCH,
                look=piece.kind,
                round=not isinstance(shape, Box),
                turn=piece.turn % 360,
                text=LETTERS[piece.kind],
            )
        )
    return found


def gates(view: Race) -> list[Thing]:
    found: list[Thing] = []
    middle = (track(view).circuit.board / 2,) * 2
    for at, segment in enumerate(track(view).gates, 1):
        # Marks stand beyond the beginning: towards the middle of the board there is always room for them.
        inner, outer = sorted(
            (drawn(segment.ax, segment.ay), drawn(segment.bx, segment.by)), key=lambda end: dist(end, middle)
        )
        ends = inner, outer
        if at == GATES:
            found.append(Path(id="finish", label="The goal of every lap", points=ends, look="finish"))
        goal = ", the goal" if at == GATES else ""
        whose = tuple(
            seat
            for seat, each in enumerate(view.chariots)
            if view.turn and each.x >= 0 and not each.out and not each.finished and each.passed % GATES == at - 1
        )
        waiting = f"; next for {', '.join(NAMES[seat] for seat in whose)}" if whose else ""
        label = f"Gate {at}{goal}, from {point(segment.ax, segment.ay)} to {point(segment.bx, segment.by)}{waiting}"
        found.append(Path(id=f"gate-{at}", label=label, points=ends, look="gate", text=SIGNS[at - 1], seats=whose))
    return found


def next_gate(view: Race) -> Iterator[Path]:
    """The gate that whoever acts has to pass next: a band below it."""
    chariot = view.chariots[view.active]
    if (view.phase < ACTING and view.phase != PLACING) or view.ending is not None or chariot.finished:
        return
    gate = chariot.passed % GATES
    segment = track(view).gates[gate]
    points = drawn(segment.ax, segment.ay), drawn(segment.bx, segment.by)
    label = f"{whose(NAMES[view.active])} next gate: gate {gate + 1}"
    yield Path(id="next-gate", label=label, points=points, look="band", seat=view.active)


def cells(view: Race) -> list[Thing]:
    """The Starting Line, which is taken away when the race begins."""
    found: list[Thing] = []
    for at, box in enumerate(starting_row(track(view).circuit.start, view.seats)):
        x, y = drawn(box.x, box.y)
        taken = view.cells[at] if view.cells else NOBODY
        found.append(
            Zone(
                id=cell_id(at),
                label=f"Cell {at + 1} of the Starting Line{'' if taken == NOBODY else f', {NAMES[taken]}'}",
                tries=(f"cell {at + 1}",) if view.phase == PLACING else (),
                x=x,
                y=y,
                width=2 * HALF_LENGTH / INCH,
                height=2 * HALF_WIDTH / INCH,
                look="cell",
                turn=track(view).facing,
                text=str(at + 1),
            )
        )
    return found


def figure(view: Race, seat: Seat) -> Piece:
    """A chariot, or its wreck."""
    chariot = view.chariots[seat]
    x, y = drawn(chariot.x, chariot.y)
    wrecked = chariot.out > 0
    stays = wrecked and view.options.wrecks
    states = []
    if wrecked and not stays:
        states.append("gone")
    elif wrecked:
        states.append("out")
    elif chariot.finished:
        states.append("done")
    if not wrecked and leads(view, seat):
        states.append("leader")
    if seat == view.active and view.phase >= ACTING and view.ending is None:
        states.append("active")
    brood = BROODS[view.broods[seat]].lower() if view.broods else "common"
    label = f"{whose(NAMES[seat])} {'wreck' if wrecked else 'chariot'} at {point(chariot.x, chariot.y)}"
    return Piece(
        id=chariot_id(seat),
        label=", ".join([label, *condition(view, seat)]),
        tries=meant(view, seat),
        x=x,
        y=y,
        look="wreck" if stays else f"chariot-{brood}",
        seat=seat,
        size=2 * HALF_WIDTH / INCH,
        text=NAMES[seat][0],
        badge="" if wrecked else str(chariot.speed),
        states=tuple(states),
        facing=(track(view).facing + 45 * chariot.heading) % 360,
        base=(2 * HALF_LENGTH / INCH, 2 * HALF_WIDTH / INCH),
        trail=tuple(drawn(*at) for at in chariot.trail),
    )


def leads(view: Race, seat: Seat) -> bool:
    """Whether a seat is ahead of all others, once somebody has passed a gate."""
    ranks = places(view) if any(chariot.passed for chariot in view.chariots) else []
    return bool(ranks) and ranks[seat] == 1 and ranks.count(1) == 1


def condition(view: Race, seat: Seat) -> list[str]:
    """How a chariot does, in short facts."""
    chariot = view.chariots[seat]
    if chariot.out:
        return []
    facts = [
        f"looks {looks(view, seat)}",
        f"Speed {chariot.speed} of {chariot.top}",
        f"Agility {chariot.agility}",
        f"Driver Skill {chariot.skill}",
        f"{chariot.chassis} of {chariot.full_chassis} Chassis",
    ]
    if chariot.finished:
        facts.append("has finished")
    elif view.turn:
        far = inches(max(0, distance_to_gate(view, seat)))
        facts.append(f"lap {lap(view, seat)}, gate {chariot.passed % GATES + 1} next, {far} away")
    return facts


def meant(view: Race, seat: Seat) -> tuple[str, ...]:
    """What a click on a chariot would mean: a trick, or to drive on."""
    if view.phase != ACTING or view.active == NOBODY:
        return ()
    return (Drive(view.driven + 1).notation(view),) if seat == view.active else (f"trick {NAMES[seat].lower()}",)


# The workshop.


def workshop(view: Race, seat: Seat) -> list[Card]:
    """The parts that a seat may build its chariot from."""
    if view.phase != BUILDING or not 0 <= seat < view.seats or not view.broods:
        return []
    brood = view.broods[seat]
    if brood == UNCHOSEN:
        return []
    drivers = [card(DRIVERS[at], "Driver") for at in drivers_for(brood)]
    return drivers + [card(part, "Upgrade") for part in UPGRADES]


def card(part: Part, kind: str) -> Card:
    return Card(
        id=part_id(part.name),
        label=f"{kind}: {part.title}: {part.words}",
        tries=(f"build {part.name}",),
        title=part.title,
        corner=kind[0],
        emblem=EMBLEMS[part.name],
        body=part.words,
    )


# The seats.


def panel(view: Race, seat: Seat) -> SeatPanel:
    """A seat's state beside the board; what it may still do is a matter of its own Player Turn."""
    chariot = view.chariots[seat]
    gauges: list[Gauge] = []

    def count(id: str, look: str, name: str, value: int, full: int = 0) -> None:
        gauges.append(panels.figure(id, look, name, value, full, seat=seat))

    if chariot.finished or chariot.out:
        gauges.append(panels.place(places(view)[seat], seat))
    elif chariot.driver >= 0:
        count("chassis", "breastplate", "Chassis", max(0, chariot.chassis), chariot.full_chassis)
        if any(each.passed for each in view.chariots):
            gauges.append(panels.place(places(view)[seat], seat, " so far"))
        count("speed", "wheel", "Speed", chariot.speed, chariot.top)
        if seat == view.active and view.phase >= ACTING and view.ending is None and not chariot.out:
            count("agility", "swap", "Agility", max(0, chariot.agility - chariot.used), chariot.agility)
            full = max(chariot.points, view.rolls[seat] + chariot.skill)
            count("points", "fist", "Action", chariot.points, full)
        else:
            count("agility", "swap", "Agility", chariot.agility)
        count("skill", "whip", "Skill", chariot.skill)
        for part in parts_of(chariot.driver, chariot.upgrades):
            if view.turn and not part.also:
                continue  # the values above have it in them
            words = f"{part.short or part.title} ({part.words})"
            gauges.append(panels.state(f"part-{part.name}", EMBLEMS[part.name], words, seat=seat))
    if not view.turn:
        gauges += panels.brood(view, seat)  # the values have it in them
    gauges += panels.feats(view, seat, FEATS)
    return SeatPanel(
        seat=seat,
        name=NAMES[seat],
        gauges=tuple(gauges),
        out=chariot.out > 0,
        fate="wrecked" if chariot.out else "finished",
        prospect=prospect(view, seat),
        came_to=came_to(view, seat) if view.ending is not None else "",
    )


def came_to(view: Race, seat: Seat) -> str:
    """How far a seat has come in a race that is over: "2 gates to go, 11\" from gate 2"."""
    chariot = view.chariots[seat]
    if chariot.finished or chariot.x < 0:
        return "through the last gate" if chariot.finished else ""
    left = f"{counted(GATES * view.laps - chariot.passed, 'gate')} to go"
    if chariot.out:
        return f"wrecked with {left}"
    return f"{left}, {about(max(0, distance_to_gate(view, seat)))} from gate {chariot.passed % GATES + 1}"


def prospect(view: Race, seat: Seat) -> str:
    """What a seat that has finished, or whose chariot is a wreck, can still win (RR-19, RR-22)."""
    chariot = view.chariots[seat]
    if view.ending is not None or not (chariot.finished or chariot.out):
        return ""
    words = f"{'wrecked' if chariot.out else 'through the last gate'}, {panels.placed(places(view)[seat])}"
    if view.fastest and view.fastass == seat:
        words += f", and with Speed {view.fastest} the fastest so far ({FEATS[FASTASS]})"
    return words
