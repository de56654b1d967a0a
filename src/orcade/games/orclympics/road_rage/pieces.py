"""What there is in a race, and what each word of the rules stands for: the glossary of Road Rage.

Places are thousandths of an inch on the board, 0 … 36000 or 48000, x to the right, y down. A heading is a number of
eighths of a turn, clockwise from the heading at the start.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orcade.games.orclympics.discipline import Discipline
from orcade.table.options import Options, choice, content
from orcade.table.plane import INCH, Point
from orcade.table.requests import D3, Seat

from .circuits import MOST_CELLS, SHIPPED, read_own

SEATS = MOST_CELLS
"""How many race at most."""
HALF_LENGTH, HALF_WIDTH = INCH, INCH // 2
"""Of a chariot's base (OC-1)."""
INCREMENT = 3 * INCH
APART = INCH
"""How far apart two stand after a ram (RR-15)."""
TRICK_REACH = 3 * INCH
"""How near a rival is for Dirty Tricks (RR 4.2.4)."""
EIGHTHS = 8
EPIC_TURN = 2
"""In eighths: the turn of an Epic Driving (RR-22)."""
RAM_DIE = D3
"""Chassis Points that a ram costs (RR 4.3)."""
TERRAIN_VALUE = 6
"""Of a Terrain Feature's Agility and Chassis (RR 4.3)."""
LAPS_DIE, MORE_LAPS = D3, 2
"""The die that is rolled for the laps, and what is added to it (RR-5)."""
LOW = 3
"""A die up to this is low: a tie of equal broods that it settles goes to the younger (OC-5)."""
HIGHEST_PASS = 5
"""The highest die that passes a Skill Test, whatever the Driver Skill (RR-13)."""
AGAINST_BIG_BOSS = 4
"""The same for a Dirty Trick against a Big Boss (RR 2.1.2)."""
LEAST_SKILL = 1
"""What Driver Skill never falls below (RR 4.2.4)."""
OUTTA_COST = 2
"""Action Points for an Outta da way! (RR 4.2.3)."""

# Phases of the sequence of play. From ACTING on it is somebody's Player Turn.

BROODING, BUILDING, COUNTING, LINING_UP, PLACING, ROLLING = range(6)
"""Broods; the workshop; how many laps; the order of deployment; cells of the start; the Initiative Rolls."""
ACTING, TRICKING, RAMMING, DODGING, FREEING = range(6, 11)
"""The next action; what a passed trick does; the values for a ram and its dice; Escape! or
Take the hit!; a free Pivot."""

# What a driver can try (RR 4.2). The first four are the ways in which a chariot changes.

FASTER, SLOWER, LEFT, RIGHT, TRICK = range(5)
WAYS = ("faster", "slower", "left", "right")
STEP = (1, -1, -1, 1)
"""By way: of the Current Speed, or of the heading in eighths."""

AHEAD = -1
"""The way of who does not pivot."""

# What a chariot runs into: a seat's chariot, the edge, or a Terrain Feature from TERRAIN on.

NOTHING = -1
EDGE = SEATS
TERRAIN = SEATS + 1

# Feats (RR 5). A feat is its index in FEATS.

EPIC_DRIVING, BLOODLUST, BITE_THE_DUST, FASTASS, THIS_WAY = range(5)
FEATS = ("Epic Driving", "Bloodlust", "Bite the Dust", "I'm the Fastass!", "This way?")

NOBODY = -1


class RageOptions(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    circuit: Annotated[
        Literal["broken-ladle", "three-teeth", "wart-loop", "wart-loop-36", "gutter-run"],
        choice(
            "Circuit",
            "Where the race is run. Wart Loop is there for the small board, too.",
            "RR 2.2",
            labels={name: circuit.title for name, circuit in SHIPPED.items()},
        ),
    ] = "broken-ladle"
    laps: Annotated[
        Literal[0, 1, 2, 3, 4, 5],
        choice(
            "Laps",
            "How often the three gates are passed in order.",
            "RR-5",
            labels={0: f"D{LAPS_DIE} + {MORE_LAPS}"},
        ),
    ] = 2
    own_circuit: Annotated[
        str,
        content("Own circuit", "A circuit of your own, as TOML: it is raced on instead.", "RR-36", read_own),
    ] = ""
    edge_is_terrain: Annotated[
        bool,
        choice("Hard edge", "The edge of the board rams like terrain. Without it one stops there.", "RR-3", ours=True),
    ] = True
    wrecks: Annotated[
        bool,
        choice("Wrecks", "A destroyed chariot stays where it is, as terrain.", "RR-18", ours=True),
    ] = True
    stall_limit: Annotated[
        Literal[10, 0],
        choice(
            "Stalled race",
            "The race is over when so many Game Turns go by without anybody passing a gate.",
            "RR-21",
            ours=True,
            labels={10: "10 Game Turns", 0: "off"},
        ),
    ] = 10
    turn_cap: Annotated[
        Literal[15, 0],
        choice(
            "Last Game Turn",
            "The race is over after so many Game Turns for each lap.",
            "RR-21",
            ours=True,
            labels={15: "15 a lap", 0: "off"},
        ),
    ] = 15


class Chariot(msgspec.Struct, array_like=True, gc=False):
    """An Orc Boar Chariot: its id is its owner's seat."""

    driver: int = -1
    upgrades: int = 0
    """Set of Chariot Upgrades, a bit each."""
    top: int = 0
    agility: int = 0
    skill: int = 0
    chassis: int = 0
    """Chassis Points now."""
    full_chassis: int = 0
    """Chassis Points at the start."""
    x: int = -1
    """Of its centre; -1 before it stands in the Starting Line."""
    y: int = -1
    heading: int = 0
    speed: int = 0
    """Current Speed."""
    passed: int = 0
    """Gates passed in order, over all laps."""
    points: int = 0
    """Action Points left in this Game Turn."""
    used: int = 0
    """How often it has changed speed or pivoted within its Agility in this Game Turn."""
    done: bool = False
    """Its Player Turn of this Game Turn is over."""
    finished: int = 0
    """1 for the first to finish, 2 for the next; 0: not yet."""
    out: int = 0
    """0 while it is in the race; the moment of its destruction, a greater number is later."""
    trail: list[Point] = msgspec.field(default_factory=list)
    """The way that it came since the last answer, from its old place to this one; empty where it stood still."""


class Race(Discipline, array_like=True):
    """Everything on the table."""

    options: RageOptions
    phase: int = BROODING
    turn: int = 0
    """The Game Turn, from 1."""
    active: Seat = NOBODY
    """Whose Player Turn it is, and during deployment who chooses a cell; NOBODY between."""
    laps: int = 0
    """Of the race; 0 before it is known."""
    chariots: list[Chariot] = msgspec.field(default_factory=list)
    cells: list[Seat] = msgspec.field(default_factory=list)
    """Who stands in each cell of the Starting Line; NOBODY where it is free."""
    driven: int = 0
    """Increments made in this Player Turn."""
    stopped: bool = False
    """A ram or the edge has ended the movement of this Player Turn."""
    speed_fixed: bool = False
    """The Current Speed can no longer be changed in this Player Turn (RR-9)."""
    first_heading: int = 0
    """The active chariot's heading when its Player Turn began."""
    trying: int = 0
    """What a Skill Test is about: one of WAYS, or TRICK."""
    rival: Seat = NOBODY
    """Whom the trick is aimed at; in a ram of terrain who rolls for it."""
    hit: int = NOTHING
    """What has been rammed."""
    free_pivot: Seat = NOBODY
    """Who may make a free Pivot."""
    offers: int = 0
    """The answers on offer in a Player Turn or to a free Pivot, a bit for each place in `answers.OFFERS`; 0: not known.

    To work them out takes measuring. It is a step of its own, so that copies need not do it again.
    """
    turns_without_gate: int = 0
    """Game Turns in a row in which nobody has passed a gate."""
    ahead: Seat = NOBODY
    """Who was the first to come so far as anybody has come."""
    gate_passed: bool = False
    """Somebody has passed one in this Game Turn."""
    fastest: int = 0
    """The highest Current Speed that anybody has had."""
    fastass: Seat = NOBODY
    """Who had it first."""
    finishers: int = 0
    blows: int = 0
    """How often something has destroyed a chariot, or two at once."""
    steered: int = 0
    """How far the active chariot has driven since anything else was told of it, in thousandths of an inch."""
    swung: int = 0
    """And by how many eighths it has turned, to the right; below 0: to the left."""


def racing(race: Race) -> list[Seat]:
    """The seats whose chariots have not been destroyed."""
    return [seat for seat, chariot in enumerate(race.chariots) if not chariot.out]


def increments_left(race: Race) -> int:
    """Increments that the active chariot still has to move."""
    return 0 if race.stopped else race.chariots[race.active].speed - race.driven


def may_steer(race: Race) -> bool:
    """Whether the active chariot can pay for a Pivot or Speed Change: else it drives on without a question."""
    chariot = race.chariots[race.active]
    return chariot.points >= (1 if chariot.used < chariot.agility else OUTTA_COST)


def whole_turn(race: Race) -> bool:
    """Whether a Player Turn has only begun: nothing is driven, turned or changed yet."""
    chariot = race.chariots[race.active]
    return race.phase == ACTING and not (race.driven or chariot.used or race.speed_fixed) and may_steer(race)


def drives_straight(race: Race) -> bool:
    """Whether there is way to drive, and Outta da way! alone could change it (RR-11)."""
    chariot = race.chariots[race.active]
    return race.phase == ACTING and increments_left(race) > 0 and chariot.used >= chariot.agility and may_steer(race)


def tell_anew(race: Race) -> None:
    """What the active chariot drives from now on is told by itself."""
    race.steered = race.swung = 0


def forget_trails(race: Race) -> None:
    """An answer was given: the trails that chariots left before it are no longer shown."""
    for chariot in race.chariots:
        if chariot.trail:
            chariot.trail = []
