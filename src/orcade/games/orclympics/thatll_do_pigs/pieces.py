"""What there is in the race, and what each word of the rules stands for: the glossary of That'll do Pigs.

Places are integers, thousandths of an inch, on a board of 36 × 36 inches; x runs right, y runs down. The race goes
clockwise on the screen: along the bottom to the left, up, along the top to the right, and down again.
"""

from __future__ import annotations

from math import isqrt
from typing import Annotated, Literal

import msgspec

from orcade.games.orclympics.discipline import NAMES, Discipline
from orcade.table.options import Options, choice
from orcade.table.plane import INCH, ONE, SLACK, Box, Disc, Point
from orcade.table.region import inches
from orcade.table.requests import Seat

BOARD = 36 * INCH
HALF_LENGTH = 1000
"""Of a Boar's base (TP-1), from its centre to its front."""
HALF_WIDTH = 500
PIGLET_R = 400
SPACING = INCH
"""How far from a model a Lash and a run from the public stop (TP 4.2.1, TP 4.2.2)."""
FINISH = BOARD // 2
"""Where the Finish Line is, from the left (TP-5)."""
WIDE_AT_FINISH = 7 * INCH
WIDE = 2400
"""The least width of a fair track, at the Finish Line and anywhere (TP-3)."""
POLES = 4
"""Corner Points, in the order in which they are passed: bottom left, top left, top right, bottom right."""
HALF_WAY = 2
"""The Skid Trigger beyond which the Piglet is home in a race of half a lap, from 0 (TP-45)."""
LAPS = 2
"""Laps after which the Piglet may be brought home (TP 1)."""

# Broods (TP 1.2), by their index, and what an Unridden Boar has (TP 4.5).

SPEED = (2, 3, 1)
"""Inches that a Move adds to two dice."""
DEFENCE = (3, 3, 4)
FORCE = (4, 4, 4)
ATTACKS = (2, 3, 2)
ABILITY = (3, 1, 2)
UNRIDDEN_DEFENCE, UNRIDDEN_FORCE, UNRIDDEN_ATTACKS, UNRIDDEN_ABILITY = 3, 4, 2, 0

UNRIDDEN_PIVOT = 45
"""Degrees of the only Pivot that an Unridden Boar can make (TP 4.5)."""

CAUGHT = 5
"""The least total that catches the Piglet (TP 4.2.4)."""
STEADY = 5
"""The least total of a Falling Test at which nothing happens (TP 4.5)."""
COMES_BACK = 2
"""How many Game Turns after its crash a Boar is back in the race (TP-47)."""
CRASHES_ON = 1
"""The die at which an Unridden Boar crashes in a Falling Test (TP 4.5)."""
SLIDES, UNRIDDEN_SLIDES = 2, 3
"""The least die of a Random Movement Roll that is no Falling Test, with a rider and without (TP 4.4)."""
THROWN_ADDS = 1
"""Inches that a Random Move adds to its D3 (TP 4.4)."""
PIGLET_ADDS = 3
"""Inches that the Piglet adds to its die (TP 4.1.1)."""
LONGEST_CHAIN = 20
"""The most Assaults in a chain without `assault_limit` (TP-18)."""

# What carries a Boar.

RODE, LASHED, RAN, THROWN = range(4)
"""Its Move; its Lash; its run from the public; a Random Move."""

# Riders. Rider i belongs to seat i modulo the seats; two players have a second one each (TP 4.6).

RIDERS = (*NAMES[:4], "Gash", "Durk")
"""What Riders are called."""
SAID = tuple(name.lower() for name in RIDERS)
"""The same in notation."""
SEAT_OF = (0, 1, 2, 3, 0, 1)
"""By name: whose that Rider is."""
NOBODY = -1
PIGLET = 9
"""In sets of things touched, beside the numbers of the Riders."""

# The start grid (TP 3): cell 0 is the inmost one of the first row, cell 6 lies behind it.

ROW = 6
CELLS = 2 * ROW

# Feats (TP 5). A feat is its index in FEATS.

GOTCHA, EPIC_SPRINT, UNEXPECTED_END, LEADING, AS_PLANNED = range(5)
FEATS = ("Gotcha!", "Epic Sprint", "Unexpected End", "Leading the Race", "As Planned")

# Phases of the sequence of play: what the next step does.

BROODING, STAKING, LINING_UP, PLACING, STRIKING, FALLING_BACK, SWAPPING = range(7)
"""Broods; the circuit; the roll for the order; a Rider takes a cell; Get Ready!; which cell behind; to take a cell."""
OPENING, HERDING, CALLING, MOVING, HANDING, PICKING, STEERING, SECOND, TURNING = range(7, 16)
"""A Game Turn begins; the Piglet moves; which of two Riders is next; a Move; the Piglet from an ally; who of several is
assaulted; the direction of a Random Move; the second action; which way a Boar turns that does not move."""

# How far an activation has come (TP-28).

IN_MOVE, IN_LASH = range(2)
"""The Move is not over yet; the second action is not."""


class RaceOptions(Options, frozen=True, array_like=True):
    """What a table may agree on before the race."""

    simple_public: Annotated[
        bool,
        choice("Simple public", "The public stands at the edge of the board and on the two diagonals alone.", "TP-3"),
    ] = False
    fair_track: Annotated[
        bool,
        choice(
            "Fair track",
            f"The circuit is drawn again when its track is less than {inches(WIDE_AT_FINISH)} wide at the Finish Line "
            f"or {inches(WIDE)} anywhere.",
            "TP-3",
            ours=True,
        ),
    ] = True
    assault_limit: Annotated[
        bool,
        choice(
            "One assault each",
            "In an activation a Boar assaults each other one once. "
            f"Without it, a chain ends after {LONGEST_CHAIN} Assaults.",
            "TP-18",
            ours=True,
        ),
    ] = True
    turn_cap: Annotated[
        Literal[40, 20, 15, 0],
        choice(
            "Last Game Turn",
            "After this Game Turn the holder of the Piglet wins, or else the leader.",
            "TP-25",
            ours=True,
            labels={0: "off"},
            first=20,
        ),
    ] = 40
    half_lap: Annotated[
        bool,
        choice(
            "Half a lap",
            "The Piglet comes at corner 1, and is home past corner 3.",
            "TP-45",
            ours=True,
            first=True,
        ),
    ] = False
    comeback: Annotated[
        bool,
        choice(
            "Back in the race",
            'Who crashes is back after one Game Turn; who has fallen gets back on by a Move of 0".',
            "TP-47",
            ours=True,
            first=True,
        ),
    ] = False


class Rider(msgspec.Struct, array_like=True, gc=False):
    """A Boar, with its Rider or without. Its id is its place in `Race.riders`."""

    name: int
    """Index in RIDERS."""
    seat: Seat
    x: int = -INCH
    """Of its centre; below 0 before it is deployed."""
    y: int = -INCH
    ux: int = -ONE
    """Where its front is: a unit vector times ONE."""
    uy: int = 0
    ridden: bool = True
    laps: int = 0
    """Completed."""
    crossed: int = 0
    """Skid Triggers fully crossed in order since the start, of all laps (TP-4)."""
    rounded: int = 0
    """Corners that its centre has gone round clockwise, less those gone round the other way."""
    crashed: int = 0
    """0 while it races, 1 for the first that crashed, and so on."""
    done: bool = False
    """Activated in this Game Turn; before the race: has had its blow in Get Ready!"""
    cell: int = NOBODY
    """Of the start grid; only before the race."""
    just_crashed: bool = False
    """Crashed since the last answer: still shown."""
    trail: list[Point] = msgspec.field(default_factory=list)
    """The way that it came since the last answer, from its old place to this one; empty where it stood still."""
    back: int = 0
    """Of a crashed one, the Game Turn at whose beginning it comes back; 0: never (TP-47)."""


class Race(Discipline, array_like=True):
    """Everything on the table. A set of Riders is an int with one bit each."""

    options: RaceOptions
    poles: list[Point] = msgspec.field(default_factory=list)
    """The Corner Points."""
    crowd: tuple[int, ...] = ()
    """The Public Area outside: centre and radius; empty with `simple_public`, and before it is drawn."""
    riders: list[Rider] = msgspec.field(default_factory=list)
    phase: int = BROODING
    turn: int = 0
    """Game Turn; 0 during set-up."""
    active: Seat = -1
    """Whose Rider is activated; -1 between two activations."""
    queue: list[int] = msgspec.field(default_factory=list)
    """Who comes next: Riders that take their cells or strike; in the race seats that activate a Rider."""
    runner: int = NOBODY
    """The Running Up Boar (TP-7)."""
    acting: int = NOBODY
    """The Rider that is placed, strikes or is activated."""
    victim: int = NOBODY
    """Who has been struck in Get Ready! and falls back."""
    stage: int = IN_MOVE
    """How far the activation has come."""
    reach: int = 0
    """What the dice gave: of the Move, or of the Piglet's move."""
    gone: int = 0
    """The length of its Move and Lash so far (TP 4.3)."""
    tested: bool = True
    """No Trigger has been crossed since the last Skid Test."""
    acted: bool = False
    """The second action is used up."""
    mobbed: bool = False
    """It has touched the public along with a model; the public attacks when that is settled (TP-30)."""
    ignoring: bool = False
    """It has failed to Grab the Piglet in this activation and goes on past it."""
    asked: bool = False
    """It has been asked in this activation whether it takes the Piglet from an ally (TP-39)."""
    touched_before: int = 0
    """What it was in contact with before its Move: Riders, and the bit PIGLET (TP-29)."""
    foes: int = 0
    """Whom it has come into contact with at the same moment (TP-30)."""
    goal: Point = (0, 0)
    """Where a Move that a question interrupts was to end; in Get Ready! (cell, 0): the cell that a victim has left."""
    assaults: list[int] = msgspec.field(default_factory=list)
    """Assaults in this activation, each as `pair(attacker, defender)`."""
    holder: int = NOBODY
    """The Rider that has the Piglet."""
    piglet: Point = (-INCH, -INCH)
    """Where it is while nobody has it; before its release below 0."""
    herded: tuple[Point, ...] = ()
    """The way that it came since the last answer."""
    released: bool = False
    piglet_due: bool = False
    """The last Trigger has been crossed: the Piglet comes when this move is over (TP-10)."""
    crashes: int = 0
    thrown: int = 0
    """How far the Random Move goes that is steered."""
    ahead: int = NOBODY
    """The Rider that was the first to cross as many lines as anybody has."""


def skipped(race: Race) -> int:
    """How many laps count as ridden before the start: a race of half a lap is part of the second one (TP-45)."""
    return 1 if race.options.half_lap else 0


def called(rider: Rider) -> str:
    """What a Rider is called; a Boar that has lost him goes by his name, too."""
    return RIDERS[rider.name]


RIDERLESS = "'s Boar"


def named(rider: Rider) -> str:
    """The same in a sentence: "Grub", "Grub's Boar"."""
    return RIDERS[rider.name] if rider.ridden else RIDERS[rider.name] + RIDERLESS


def box(rider: Rider) -> Box:
    return Box(rider.x, rider.y, HALF_LENGTH, HALF_WIDTH, rider.ux, rider.uy)


def piglet_disc(race: Race) -> Disc:
    return Disc(*race.piglet, PIGLET_R)


def piglet_place(race: Race) -> Point:
    """Where the Piglet is, loose or with somebody."""
    if race.holder < 0:
        return race.piglet
    return race.riders[race.holder].x, race.riders[race.holder].y


def loose(race: Race) -> bool:
    """Whether the Piglet runs about by itself."""
    return race.released and race.holder < 0


def racing(race: Race) -> list[int]:
    """The Riders that have not crashed."""
    return [who for who, rider in enumerate(race.riders) if not rider.crashed]


def allied(race: Race, one: int, other: int) -> bool:
    """Whether two Riders are one player's (TP 4.6)."""
    return race.riders[one].seat == race.riders[other].seat


def speed(race: Race, rider: Rider) -> int:
    """Inches that it adds to the two dice of a Move; an Unridden Boar keeps them."""
    return SPEED[race.broods[rider.seat]]


def defence(race: Race, rider: Rider) -> int:
    return DEFENCE[race.broods[rider.seat]] if rider.ridden else UNRIDDEN_DEFENCE


def force(race: Race, rider: Rider) -> int:
    return FORCE[race.broods[rider.seat]] if rider.ridden else UNRIDDEN_FORCE


def attacks(race: Race, rider: Rider) -> int:
    return ATTACKS[race.broods[rider.seat]] if rider.ridden else UNRIDDEN_ATTACKS


def ability(race: Race, rider: Rider) -> int:
    return ABILITY[race.broods[rider.seat]] if rider.ridden else UNRIDDEN_ABILITY


def length(ax: int, ay: int, bx: int, by: int) -> int:
    """How far one place is from another, to the nearest thousandth."""
    return (isqrt(4 * ((ax - bx) * (ax - bx) + (ay - by) * (ay - by))) + 1) // 2


def whole_inches(distance: int) -> int:
    """TP-44: a distance as a Skid Test counts it. Next to a whole number of inches it is that number.

    Places are whole thousandths, so the end of a way of so many inches lies a little off in most directions.
    """
    whole = (distance + INCH // 2) // INCH * INCH
    return whole if -SLACK <= distance - whole <= SLACK else distance


def to_pass(distance: int) -> int:
    """The least total that passes a Safe Skid Test at this distance (TP 4.3): more than its inches."""
    return distance // INCH + 1


def to_catch(race: Race, rider: Rider) -> int:
    """The least die with which this Boar catches the Piglet (TP 4.2.4, TP-22)."""
    return CAUGHT - ability(race, rider)


def slides(rider: Rider) -> int:
    """The least die of a Random Movement Roll that is no Falling Test (TP 4.4)."""
    return SLIDES if rider.ridden else UNRIDDEN_SLIDES


def may_mount(race: Race, rider: Rider) -> bool:
    """TP-47: whether its Rider, who has fallen, may get back on a Boar that comes nowhere in its Move."""
    return race.options.comeback and not rider.ridden


def stays_on(race: Race, rider: Rider) -> int:
    """The least die of a Falling Test that keeps the rider in the saddle, or an Unridden Boar in the race (TP 4.5)."""
    return STEADY - ability(race, rider) if rider.ridden else CRASHES_ON + 1


def pair(attacker: int, defender: int) -> int:
    """Two Riders in this order as a number."""
    return attacker * 8 + defender


def end_trails(race: Race) -> None:
    """An answer has come: trails and last glimpses are over."""
    race.herded = ()
    for rider in race.riders:
        if rider.trail:
            rider.trail = []
        rider.just_crashed = False
