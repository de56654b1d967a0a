"""What there is to see of the race: Boars and the Piglet on the course, how far they have come, and a panel a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.games.orclympics import panels
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.plane import INCH, ONE, Point, compass, write_point
from orcade.table.region import about, apart
from orcade.table.requests import Seat
from orcade.table.scene import Progress, Runner, Scene, SeatPanel
from orcade.table.things import Gauge, Piece, Thing
from orcade.table.words import counted, listed

from .answers import PIGLET_ID, boar_id
from .circuit import circuit_of
from .course_shown import ground, point
from .pieces import (
    BOARD,
    FALLING_BACK,
    FEATS,
    HALF_LENGTH,
    HALF_WAY,
    HALF_WIDTH,
    HERDING,
    LAPS,
    MOVING,
    NOBODY,
    PIGLET_R,
    PLACING,
    POLES,
    RIDERS,
    SAID,
    STEERING,
    STRIKING,
    SWAPPING,
    TURNING,
    Race,
    Rider,
    called,
    loose,
    named,
    piglet_place,
    racing,
    skipped,
)
from .routes import between
from .standings import last_placed, lines_left, next_line, position, to_go
from .winning import HOME, places
from .words import left_words

SOON = 9
"""Game Turns before the last one from which on it is told how long the Piglet has to be held."""
SOUGHT: Final = ("sought",)
"""State of the Piglet, and of who has it: where that is out of sight, a page tells where."""


def scene(view: Race, seat: Seat) -> Scene:
    """The race from above."""
    return Scene(
        width=BOARD / INCH,
        height=BOARD / INCH,
        look="turf",
        inches=True,
        headline=headline(view),
        aim=aim(view),
        things=(*ground(view), *figures(view)),
        seats=tuple(panel(view, each) for each in range(view.seats)),
        progress=progress(view) if view.turn else None,
    )


WHOSE = " ·\N{NO-BREAK SPACE}"
"""Between the Game Turn and who acts in it, who makes way where there is only one line."""


def headline(view: Race) -> str:
    """Where the match stands."""
    if view.turn:
        cap = view.options.turn_cap
        turn = f"Game Turn {view.turn}" + (", the last" if view.turn == cap else f" of {cap}" if cap else "")
        if view.ending is None and view.acting >= 0 and view.active >= 0:
            return f"{turn}{WHOSE}{called(view.riders[view.acting])}"
        return turn + (f"{WHOSE}the Piglet" if view.phase == HERDING else "")
    if view.phase in (STRIKING, SWAPPING, FALLING_BACK):
        return "Get Ready!"
    return "The start grid" if view.phase == PLACING else "Setting up"


def aim(view: Race) -> str:
    """What wins (TP 1): who has the Piglet and how far he is from home, and else who leads; at the end who has won."""
    if view.ending is not None:
        won = listed([NAMES[seat] for seat, place in enumerate(view.ending.places) if place == 1])
        return f"{'The Piglet is home' if view.ending.rule == HOME else 'The race is over'}: won by {won}"
    if view.holder >= 0:
        holder = view.riders[view.holder]
        left = view.options.turn_cap - view.turn
        lines = counted(lines_left(view, holder), "line")
        if view.turn == view.options.turn_cap:
            return f"Piglet: {called(holder)} wins by keeping it"
        if 0 < left <= SOON:
            return f"Piglet: {called(holder)} wins in {lines} or {counted(left, 'turn')}"
        return f"{called(holder)} has the Piglet: home in {lines}"
    half, cap = view.options.half_lap, view.options.turn_cap
    if half and cap:
        return f"Get the Piglet home, or hold it after turn {cap}"
    words = "Grab the Piglet, bring it home" if loose(view) or half else f"{LAPS} laps, then the Piglet home"
    leader = first_placed(view)
    return f"{words}: {NAMES[view.riders[leader].seat]} leads" if leader >= 0 else words


LINES = POLES + 1
"""Of a lap: the Skid Triggers and the Finish Line."""


def progress(view: Race) -> Progress:
    """How far everybody's first Boar has come, from line to line."""
    whole = to_cross(view)
    marks = ((at / whole, f"lap {at // LINES + 1}" if at % LINES == 0 else "") for at in range(1, whole))
    runners = []
    for seat in range(view.seats):
        them = [rider for rider in view.riders if rider.seat == seat]
        best = max(them, key=lambda rider: (not rider.crashed, rider.laps, rider.crossed, -to_go(view, rider)))
        runners.append(Runner(seat, come(view, best), ", ".join(told(view, best))))
    return Progress(tuple(runners), "piglet", tuple(marks))


def come(view: Race, rider: Rider) -> float:
    """How much of its laps a Boar has behind it, 1 at most; below 0 where it starts from farther back."""
    course = circuit_of(view)
    lines = [*course.triggers, course.finish]
    at = next_line(rider)
    (ax, ay), (bx, by) = (((line.ax + line.bx) // 2, (line.ay + line.by) // 2) for line in (lines[at - 1], lines[at]))
    part = 1 - to_go(view, rider) / max(apart(ax, ay, bx, by), 1)
    before = (rider.laps - skipped(view)) * LINES + at
    return min(1.0, (before + (max(0.0, part) if before else part)) / to_cross(view))


def told(view: Race, rider: Rider) -> Iterator[str]:
    """How far a Boar has come, in words."""
    if rider.crashed:
        yield "crashed"
    elif rider.laps < LAPS:
        if not view.options.half_lap:
            yield lap_words(view, rider)
        yield left_words(view, rider)
    else:
        yield "rode its laps"


def to_cross(view: Race) -> int:
    """How many lines the race has."""
    return HALF_WAY + 1 if view.options.half_lap else LAPS * LINES


def lap_words(view: Race, rider: Rider) -> str:
    return f"lap {rider.laps - skipped(view) + 1}"


def figures(view: Race) -> Iterator[Thing]:
    """The Boars, above them who has the Piglet and who acts, and the Piglet where it is loose."""
    leader = first_placed(view)
    above = view.acting if view.ending is None else NOBODY
    for who, rider in sorted(enumerate(view.riders), key=lambda each: (each[0] == above, each[0] == view.holder)):
        if rider.x >= 0 and (not rider.crashed or rider.just_crashed):
            yield figure(view, who, rider, who == leader)
    if loose(view):
        x, y = view.piglet
        yield Piece(
            id=PIGLET_ID,
            label=f"The Piglet at {write_point(x, y)}",
            tries=("grab", *meant(view, x, y)),
            x=x / INCH,
            y=y / INCH,
            look="piglet",
            size=2 * PIGLET_R / INCH,
            text="p",
            states=SOUGHT,
            trail=trail(view.herded),
        )


def first_placed(view: Race) -> int:
    """The leader; -1 where nobody leads yet."""
    them = [who for who in racing(view) if view.riders[who].x >= 0]
    if not view.turn or not them:
        return -1
    return max(them, key=lambda who: position(view, who))


def figure(view: Race, who: int, rider: Rider, leads: bool) -> Piece:
    """A Boar with its Rider, or without."""
    states = ["named"] if view.seats == 2 else []
    if rider.crashed:
        states.append("out")
    if view.ending is None and who == view.acting:
        states.append("active")
    if view.turn and rider.done and view.ending is None:
        states.append("done")
    if leads:
        states.append("leader")
    if view.holder == who:
        states += SOUGHT
    brood = view.broods[rider.seat] if view.broods else 0
    return Piece(
        id=boar_id(rider.name),
        label=", ".join([f"{whose(rider)} at {write_point(rider.x, rider.y)}", *facts(view, who)]),
        tries=tries(view, who, rider),
        x=rider.x / INCH,
        y=rider.y / INCH,
        look=f"rider-{BROODS[brood].lower()}" if rider.ridden else "boar-unridden",
        seat=rider.seat,
        size=2 * HALF_WIDTH / INCH,
        text=RIDERS[rider.name],
        states=tuple(states),
        holding="piglet" if view.holder == who else "",
        facing=degrees(rider),
        base=(2 * HALF_LENGTH / INCH, 2 * HALF_WIDTH / INCH),
        trail=trail(tuple(rider.trail)),
    )


def whose(rider: Rider) -> str:
    """A Boar by name, and its player where that is another one."""
    return named(rider) if RIDERS[rider.name] == NAMES[rider.seat] else f"{named(rider)}, of {NAMES[rider.seat]},"


def trail(points: tuple[Point, ...]) -> tuple[tuple[float, float], ...]:
    return tuple(point(*each) for each in points)


def degrees(rider: Rider) -> float:
    """Where a Boar's front is, clockwise from the right, to a tenth; for pictures, so any machine's own arithmetic."""
    from math import atan2
    from math import degrees as turned

    return round(turned(atan2(rider.uy / ONE, rider.ux / ONE)), 1) % 360


def facts(view: Race, who: int) -> list[str]:
    """A Boar's state in short facts."""
    rider = view.riders[who]
    if rider.crashed:
        return [f"crashed, back in Game Turn {rider.back}" if rider.back else "crashed"]
    found = [] if rider.ridden else ["unridden"]
    if not view.turn:
        return [f"in cell {rider.cell + 1}"] if rider.cell >= 0 else []
    found.append(f"faces {compass(degrees(rider))}")
    lap = "" if view.options.half_lap else f"{lap_words(view, rider)}, "
    found.append(f"{lap}{left_words(view, rider)}")
    if view.holder == who:
        found.append("has the Piglet")
    return found


def tries(view: Race, who: int, rider: Rider) -> tuple[str, ...]:
    """What a click on a Boar would mean."""
    said = SAID[rider.name]
    if view.phase == STRIKING:
        return (f"strike {said}",)
    if view.phase in (MOVING, TURNING) and who != view.acting:
        return meant(view, rider.x, rider.y)
    return (f"activate {said}", f"assault {said}", "grab") if view.turn else ()


def meant(view: Race, x: int, y: int) -> tuple[str, ...]:
    """What a click on this place would mean: somebody goes there."""
    if view.ending is not None:
        return ()
    if view.phase == MOVING and view.acting >= 0:
        return (f"ride {SAID[view.riders[view.acting].name]} {write_point(x, y)}",)
    if view.phase == TURNING and view.acting >= 0:
        return (f"turn {SAID[view.riders[view.acting].name]} {write_point(x, y)}",)
    if view.phase == STEERING and view.acting >= 0:
        return (f"steer {SAID[view.riders[view.acting].name]} {write_point(x, y)}",)
    return (f"herd {write_point(x, y)}",) if view.phase == HERDING else ()


def panel(view: Race, seat: Seat) -> SeatPanel:
    """A seat's state beside the board: how far its Boars have come, and what is the matter with them."""
    them = [who for who, rider in enumerate(view.riders) if rider.seat == seat]
    several = len(them) > 1
    gauges = [gauge for who in them for gauge in rider_figures(view, who, called(view.riders[who]) if several else "")]
    if view.turn and view.ending is None and racing(view) and view.riders[last_placed(view)].seat == seat:
        gauges.append(panels.state("last", "snail", "in the last position", seat=seat, name="last"))
    out = bool(them) and all(view.riders[who].crashed for who in them)
    prospect = ""
    if out and view.ending is None:
        at = places(view)[seat]
        gauges.append(panels.place(at, seat))
        back = min(view.riders[who].back for who in them)
        prospect = f"back in Game Turn {back}" if back else f"out of the race, {panels.placed(at)}"
    end = came_to(view, seat) if view.ending is not None else ""
    gauges += panels.brood(view, seat)
    gauges += panels.feats(view, seat, FEATS)
    gauges.sort(key=lambda each: each.of != "")  # those of single Boars stand behind
    return SeatPanel(
        seat=seat, name=NAMES[seat], gauges=tuple(gauges), out=out, fate="out", prospect=prospect, came_to=end
    )


def came_to(view: Race, seat: Seat) -> str:
    """How far a seat has come in a race that is over, by its better Boar: "past 3 lines, 6\" to the next"."""
    them = [who for who, rider in enumerate(view.riders) if rider.seat == seat and not rider.crashed]
    if not them:
        return "crashed"
    best = view.holder if view.holder in them else max(them, key=lambda who: position(view, who))
    rider = view.riders[best]
    mine = best == view.holder
    if mine and view.ending is not None and view.ending.rule == HOME:
        return "home with the Piglet"
    past = counted(rider.laps + rider.crossed - skipped(view) * LINES, "line")
    left = to_go(view, rider)
    far = f"{about(left)} to the next" if left else "on the next"
    return f"{'with the Piglet ' if mine else ''}past {past}, {far}"


def rider_figures(view: Race, who: int, of: str) -> Iterator[Gauge]:
    """What is counted of a Boar, and its states. `of`: its name where the seat has several."""
    rider = view.riders[who]
    if not view.turn:
        return
    laps, seat = min(rider.laps, LAPS) - skipped(view), rider.seat
    if of and not view.options.half_lap:  # else the line of the race tells it
        label = f"{called(rider)}'s laps: {laps} of {LAPS}"
        yield panels.figure(f"laps-{who}", "flag", "Laps", laps, LAPS, seat=seat, of=of, label=label)
    if rider.crashed:
        if of:  # else it is the seat's own fate
            yield panels.state(f"crashed-{who}", "skull", "crashed", seat=seat, of=of)
        return
    left, words = round(to_go(view, rider) / INCH), left_words(view, rider)
    yield panels.figure(f"to-go-{who}", "signpost", "Next line", left, seat=seat, of=of, words=words, unit='"')
    if view.released and view.holder != who:
        x, y = piglet_place(view)
        away = round(between(circuit_of(view), rider.x, rider.y, x, y) / INCH)
        words = f'{away}" from the Piglet'
        yield panels.figure(f"away-{who}", "piglet", "Piglet", away, seat=seat, of=of, words=words, unit='"')
    if view.holder == who:
        yield panels.state(f"piglet-{who}", "piglet", "has the Piglet", seat=seat, of=of, name="has it")
    if not rider.ridden:
        yield panels.state(f"unridden-{who}", "boar", "unridden", seat=seat, of=of, name="no rider")
