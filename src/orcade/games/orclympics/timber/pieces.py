"""What there is in the Forest, and what each word of the rules stands for: the glossary of Timber!

Where the rulebook is silent, the rulings play the bloodier reading (TI 1.1).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from orcade.games.orclympics.chessboard import ALL, BESIDE, BIT, GRID, squares, together
from orcade.games.orclympics.discipline import NAMES, Discipline
from orcade.table.grid import NOWHERE, Square
from orcade.table.options import Options, choice
from orcade.table.requests import D3, Seat

SEATS = 4
"""At most."""
EACH = 2
"""Orcs of a player (TI 1)."""
MATES = ("Twig", "Bark", "Stump", "Burl")
"""The second Orc of each seat."""
CALLED = tuple(name for pair in zip(NAMES[:SEATS], MATES, strict=True) for name in pair)
"""What each Orc is called."""
SAID = tuple(name.lower() for name in CALLED)
"""The same in notation."""
OWNER = tuple(orc // EACH for orc in range(SEATS * EACH))
"""By Orc: its seat."""

# The Forest (TI 2).

MIDDLE = together(GRID.square(name) for name in ("d4", "e4", "d5", "e5"))
TREES = 2
TREE_WOOD = 4
"""Wood on a Tree at first."""
ALL_WOOD = TREES * TREE_WOOD
ROCKS = 8
BUSHES = 8

# Game Turns (TI 4).

LAST_TURN = 8
LEAVE_FROM = 5
"""First Game Turn in which Orcs may leave (TI-8)."""
TOKENS = 4
"""Action Tokens of a player in his turn (TI 4.2.1)."""
MOST_TOKENS = 3
"""For one Orc."""
ORCY_COST = 2
ATTACKER_ADDS = 1
"""To his total in a Shoving (TI 4.2.3.2)."""
GATHERS = 4
"""The least die that gathers (TI 4.2.3.4)."""
DODGES = 5
"""The least die that escapes a Smash Attack (TI 4.2.3.4)."""
BOAR_DIE = D3
"""How far the boar goes (TI 4.2.2)."""
DROP_DIE = D3
"""How much Wood is dropped, for who has that much (TI-15)."""

# Feats (TI 5). A feat is its index in FEATS.

DEFOREST, GIMME_THAT, NATURES_REVENGE, CLEVER_GATHERING, TEAM_WORK = range(5)
FEATS = ("Deforest", "Gimme That!", "Nature's Revenge", "Clever Gathering", "Team Work")
DEFORESTED = 3
"""Bushes for the feat."""

STRIKE, STROLL, AGAIN, LATE = ("strike",), ("stroll",), ("again",), ("late",)
WALK, STAY, PLACE = ("walk",), ("stay",), ("place",)
"""What questions are about that hardly ever matter, or else may (`Game.stops`)."""

# Phases of the sequence of play: what the next step does.

BROODING, PLANTING, LINING_UP, DEPLOYING = range(4)
"""Broods; trees, Rocks, Bushes and the boar; the order of deployment; an Orc is deployed."""
GIVING, ROAMING, CHOOSING, ACTING = range(4, 8)
"""Action Tokens are dealt and the boar's die falls; the boar's next square; which Orc acts; its next action."""
PUSHING, FALLING, CRUSHING, CLOSING = range(8, 12)
"""The next square of a shoved Orc; where a tree falls; whom it strikes; a Game Turn ends and the next begins."""

# What the open question is about where the phase does not say it, for those who look on.

PLAIN, DODGING, REROLLING = range(3)
"""What the phase says; a Smash Attack is dodged; whether a die is rolled again."""

NOBODY = -1


class TimberOptions(Options, frozen=True, array_like=True):
    """What a table may agree on before the game."""

    fair_board: Annotated[
        bool,
        choice(
            "Fair forest",
            "Rocks and Bushes are drawn again if they cut off a Tree or an edge square, or leave too little room.",
            "TI-1",
            ours=True,
        ),
    ] = True


class Orc(msgspec.Struct, array_like=True, gc=False):
    """An Orc. Its id is its place in `Forest.orcs`; a seat has two in a row."""

    square: Square = NOWHERE
    wood: int = 0
    """Wood Tokens that it carries, or has carried off."""
    tokens: int = 0
    """Action Tokens that it has left in this Player Turn."""
    left: bool = False
    """Has left the Forest."""


class Fall(msgspec.Struct, array_like=True):
    """A Tree that is falling (TI 4.2.3.4)."""

    tree: Square
    """Where it stood."""
    angle: int = NOBODY
    """Of the line: hundredths of a degree, clockwise from the right as one sees the board; NOBODY: not known yet."""
    touched: int = 0
    """The set of squares that the line touches (TI-13)."""
    doomed: list[int] = msgspec.field(default_factory=list)
    """Orcs that it is still to strike, the nearest first."""


class Forest(Discipline, array_like=True):
    """Everything on the table."""

    options: TimberOptions
    orcs: list[Orc] = msgspec.field(default_factory=list)
    """Seat 0's two, then seat 1's, and so on."""
    rocks: int = 0
    """Set of squares."""
    bushes: int = 0
    """Set of squares."""
    trees: dict[Square, int] = msgspec.field(default_factory=dict)
    """The Trees that stand, each with the Wood that it has left (TI-12)."""
    wood: dict[Square, int] = msgspec.field(default_factory=dict)
    """Wood that lies on the ground, by square."""
    boar: Square = NOWHERE
    phase: int = BROODING
    turn: int = 0
    """Game Turn; 0 during set-up."""
    active: Seat = NOBODY
    """Whose Player Turn it is, or who deploys; -1 between."""
    at: int = 0
    """Place of the active seat in `order`; during deployment half the number of Orcs that stand."""
    path: list[Square] = msgspec.field(default_factory=list)
    """The squares on which the boar has been in this Player Turn, its start first (TI 4.2.2)."""
    steps: int = 0
    """Squares that the boar is still to go, or over which the shoved Orc is still to be moved."""
    acting: int = NOBODY
    """The Orc that acts (TI-7)."""
    asked: int = PLAIN
    """What the open question is about."""
    target: int = NOBODY
    """The Orc whom the open question concerns: shoved, or dodging."""
    shoving: list[int] = msgspec.field(default_factory=list)
    """The dice of a Shoving: two of the attacker, two of the defender."""
    fall: Fall | None = None
    cleared: list[int] = msgspec.field(default_factory=list)
    """By seat: Bushes removed in this game (TI 5)."""


def orcs_of(seat: Seat) -> tuple[int, int]:
    """The Orcs of a seat."""
    return seat * EACH, seat * EACH + 1


def mate(orc: int) -> int:
    """The other Orc of the same seat."""
    return orc ^ 1


def terrain_squares(forest: Forest) -> int:
    """The set of squares with Terrain Features."""
    found = forest.rocks | forest.bushes
    for square in forest.trees:
        found |= BIT[square]
    return found


def model_squares(forest: Forest) -> int:
    """The set of squares with a model: Orcs and the boar."""
    found = BIT[forest.boar]
    for orc in forest.orcs:
        found |= BIT[orc.square]
    return found


def free_squares(forest: Forest) -> int:
    """The set of squares onto which an Orc can be moved: without terrain and models (TI 4.2.3.1)."""
    return free_with_boar(forest, forest.boar)


def dodge_squares(forest: Forest, orc: int, boar: Square, line: int) -> int:
    """The squares to which an Orc can dodge with the boar there. `line`: squares not to dodge to (TI-14)."""
    return BESIDE[forest.orcs[orc].square] & free_with_boar(forest, boar) & ~line


def free_with_boar(forest: Forest, boar: Square) -> int:
    """What is free with the boar there."""
    found = terrain_squares(forest) | BIT[boar]
    for orc in forest.orcs:
        found |= BIT[orc.square]
    return ALL & ~found


def orc_on(forest: Forest, square: Square) -> int:
    """The Orc on a square; NOBODY where there is none."""
    for at, orc in enumerate(forest.orcs):
        if orc.square == square:
            return at
    return NOBODY


def carried_off(forest: Forest, seat: Seat) -> int:
    """Wood that a seat's Orcs have taken out of the Forest (TI 4.3)."""
    return sum(forest.orcs[orc].wood for orc in orcs_of(seat) if forest.orcs[orc].left)


def square_names(some: int) -> str:
    """A set of squares in words: "d4, e5"."""
    return ", ".join(GRID.names[square] for square in squares(some))
