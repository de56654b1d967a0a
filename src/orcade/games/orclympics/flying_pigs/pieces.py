"""What there is in the Pigsty, and what each word of the rules stands for: the glossary of Flying Pigs.

Places are thousandths of an inch in the square around the Pigsty: 0 … 30000, x to the right, y down. The rest of the
board is never entered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from orcade.games.orclympics.discipline import BROODS, NAMES, Discipline
from orcade.table.options import Options, choice
from orcade.table.plane import INCH, SLACK, Box, Disc, Point
from orcade.table.requests import Seat

SOUS_CHEFS = ("Gnaw", "Dollop", "Mash", "Slop", "Ugg", "Broth", "Kettle", "Roux")
PIGS = ("Gammon", "Dumpling", "Morsel", "Sausage", "Umami", "Bacon", "Kebab", "Rasher")

# Models. A model is its index in `Pigsty.models`: three to a seat, two Orcs and the Pig.

EACH = 3
CHEF, SOUS, PIG = range(EACH)
MOST = len(NAMES) * EACH
NOBODY = -1
CALLED = tuple(name for trio in zip(NAMES, SOUS_CHEFS, PIGS, strict=True) for name in trio)
"""What each model is called."""
SAID = tuple(name.lower() for name in CALLED)
"""The same in notation."""
COOKS = tuple(tuple(f"{rank}-{brood.lower()}" for rank in ("chef", "sous")) for brood in BROODS)
"""By brood: what its chef and its sous-chef look like."""

# The ground (FP 2).

MIDDLE = 15 * INCH
RADIUS = 15 * INCH
"""Of the Pigsty."""
BASE = INCH // 2
"""Radius of every model's base (OC-1)."""
CONTACT = (2 * BASE + SLACK) ** 2
"""The square of how far apart the centres of two models are at most that touch each other."""
RIM = RADIUS - BASE
"""How far from the middle the centre of a model is that touches the edge."""
KITCHEN = Box(MIDDLE, MIDDLE, 1500, 1500)
ROCK_HALF = 500
FIELD_HALF = 1500
ROCKS = 3
FIELDS = 3
TENTHS = 299
"""Sides of the die for a place of terrain: tenths of an inch from the left, or from the top (FP-1)."""

# Numbers of the rules.

SPACING = INCH
SO_CLOSE = 3 * INCH // 2
"""How near to the Kitchen the end of a Pig's move is told as a near miss."""
CLOSEST = 2 * BASE + SPACING
"""How far apart the centres of two models are at least where a move ends (FP 6.1)."""
WALK = 8 * INCH
TOSS_RANGE = 10 * INCH
NEAR = 2 * INCH
"""How near a movement must end for a reaction (FP 5.4), and how near one may come to Shrooms (FP 7)."""
GREASES = 3
"""The least die with which a Grease Toss hits (FP 5.3)."""
LIGHTS = 3
"""The least die that sets the Pig on fire, not the Orc (FP 5.4.3)."""
SLIPS = 1
"""The greatest die with which an Orc slips (FP 5.1, FP 5.3)."""
LEFTWARD = 3
"""The greatest die with which a Pigtoss goes to the left (FP 4)."""
TOSS_DICE = 2
"""D3 that say how far each leg of a Pigtoss goes (FP 4)."""
MOVE_DICE = 2
"""D3 that say how far a Random Move goes, and one more for each Grease Marker (FP 7.1)."""
MARKERS = 6
"""Grease Markers that a model can have at most."""
HUNGRY_FROM = 3
"""The round from which on Pigs are hungry and the Kitchen is open, with `hungry` (FP-26)."""
LONGEST_CHAIN = 50
"""Random Moves that a chain of reactions comes to without `reaction_limit` (FP-8)."""

# Actions (FP 5.4): what waits with an Orc.

NOTHING, SHOVE, SHOO, FIRE = range(4)
ACTIONS = ("nothing", "shove", "shoo", "fire")
"""In notation, and as states of a piece."""
TITLES = ("Nothing", "Shove", "Shoo!", "Fire it up!")

# Feats (FP 9). A feat is its index in FEATS.

WICKY_STICKY, ON_FIRE, TRIPLE_FAT, SMELLS_GOOD, PYROMANIA = range(5)
FEATS = ("Wicky Sticky", "I'm on Fire!", "Triple Fat", "Mmmm Smells Good", "Pyromania")
FEAT_MARKERS = 3

# Phases of the sequence of play. From SLIPPING on they are the five steps of a Player Turn.

BROODING, LAYING, LINING_UP, DEPLOYING, TOSSING, SLIPPING, WALKING, GREASING, READYING, RUNNING = range(10)

# What a motion comes from.

TOSSED, WALKED, SLIPPED, RAN, SHOVED, LIT, SHROOMED = range(7)
"""A leg of a Pigtoss; a walk; Slippery!; step 5; a Shove; Fire it up!; Shrooms. All but the first two are random."""

# How far a motion has come (FP-11).

ROLLING, CHOOSING, MEETING, SHOVING, LIGHTING = range(5)
"""Its dice are rolled next; one of two directions is taken (FP-26); those it touched with Shrooms move next; Shoves
are offered; fire is offered."""


class PigOptions(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    round_cap: Annotated[
        Literal[60, 0],
        choice("Last round", "After this round the nearest Pig wins.", "FP-18", ours=True, labels={0: "off"}),
    ] = 60
    reaction_limit: Annotated[
        bool,
        choice(
            "One reaction each",
            "In a Player Turn an Orc Shoves or lights the same model once, and Shrooms move the same model once. "
            f"Without it a chain of reactions ends after {LONGEST_CHAIN} Random Moves.",
            "FP-8",
            ours=True,
        ),
    ] = True
    hungry: Annotated[
        bool,
        choice(
            "Hungry Pigs",
            f"The Kitchen opens in round {HUNGRY_FROM}. From then on two directions are rolled for a Pig: who made it "
            "run takes one.",
            "FP-26",
            ours=True,
            first=True,
        ),
    ] = False


class Model(msgspec.Struct, array_like=True, gc=False):
    """An Orc or a Pig."""

    x: int = -1
    """Of its centre; -1 before it is deployed."""
    y: int = -1
    grease: int = 0
    """Grease Markers."""
    burning: bool = False
    shrooms: bool = False
    action: int = NOTHING
    """What waits with an Orc."""
    trail: list[Point] = msgspec.field(default_factory=list)
    """The way that it came since the last answer, from its old place to this one; empty where it stood still."""
    took: int = NOTHING
    """The action that an Orc took last."""


class Motion(msgspec.Struct, array_like=True, gc=False):
    """A move that is not over: its dice, what it touched, or who may react to its end is still to come."""

    model: int
    cause: int
    stage: int = ROLLING
    path: list[Point] = msgspec.field(default_factory=list)
    """The way since the model last stood as it should (FP-22)."""
    touched: int = 0
    """Set of models that it met with Shrooms and that are still to move."""
    offers: int = 0
    """Set of Orcs that may still react at this stage, if the model is still near (FP-10)."""
    gone: bool = False
    """The model has been moved by something else since: it does not end here any more."""
    by: Seat = NOBODY
    """Whose Orc made the model move, by a Shove or by fire; nobody's where it moves by itself."""
    ways: tuple[int, ...] = ()
    """The directions of which one is taken, in degrees (FP-26)."""
    length: int = 0
    """How far it goes then."""


IDLE, TENDING, TENDING_AGAIN = range(3)
"""Of `Pigsty.tending`."""


class Pigsty(Discipline, array_like=True):
    """Everything on the table. A set of models or seats is an int with one bit each."""

    options: PigOptions
    models: list[Model] = msgspec.field(default_factory=list)
    rocks: list[Point] = msgspec.field(default_factory=list)
    """Centres."""
    fields: list[Point] = msgspec.field(default_factory=list)
    """Centres."""
    phase: int = BROODING
    at: int = 0
    """How many models are deployed, or how many Pigs tossed."""
    first: Seat = 0
    """Who tosses first, and takes the first Player Turn."""
    active: Seat = 0
    """Whose Pig is tossed, whose Player Turn it is."""
    round: int = 0
    """0 during set-up."""
    slipped: int = 0
    """Set of models that slipped in step 1 of this Player Turn."""
    done: int = 0
    """Set of models that have had their part of this step."""
    switched: bool = False
    """The sous-chef walks first."""
    greased: int = 0
    """Set of seats that have gained a Grease Marker in this step 3 (FP-5)."""
    steady: int = 0
    """Set of Pigs that no Shoo! turns in what is left of this Player Turn: one has, or a Shove came before (FP-7)."""
    reacted: list[int] = msgspec.field(default_factory=list)
    """Reactions in this Player Turn, each as `ordered_pair(orc, model)`, kept with `reaction_limit`."""
    crossed: list[int] = msgspec.field(default_factory=list)
    """Pairs of models of which one has come within 2" of the other's Shrooms in this Player Turn, kept likewise."""
    bumped: list[int] = msgspec.field(default_factory=list)
    """Pairs of models of which one, with Shrooms, has moved the other by contact, kept likewise."""
    chain: int = 0
    """Random Moves since the last move that is none of Shove, fire and Shrooms."""
    motions: list[Motion] = msgspec.field(default_factory=list)
    """Moves that are not over; the last one goes on first."""
    tending: int = IDLE
    """Whether both Orcs toss at the own Pig without being asked again, and whether they act as before then (FP-25)."""

    @property
    def turn(self) -> int:
        return self.round


def owner(model: int) -> Seat:
    """Whose a model is."""
    return model // EACH


def is_pig(model: int) -> bool:
    return model % EACH == PIG


def orcs_of(seat: Seat) -> tuple[int, int]:
    """The two Orcs of a seat."""
    return seat * EACH + CHEF, seat * EACH + SOUS


def pig_of(seat: Seat) -> int:
    return seat * EACH + PIG


def ordered_pair(one: int, other: int) -> int:
    """Two models in this order as a number."""
    return one * MOST + other


def pair(one: int, other: int) -> int:
    """Two models in any order as a number."""
    return one * MOST + other if one < other else other * MOST + one


def walk_reach(model: Model) -> int:
    """How far an Orc may walk (FP 5.2, FP 7)."""
    return WALK + INCH * model.grease


def disc(model: Model) -> Disc:
    return Disc(model.x, model.y, BASE)


def rock_boxes(sty: Pigsty) -> tuple[Box, ...]:
    return walls(sty)[:-1]


def walls(sty: Pigsty) -> tuple[Box, ...]:
    """What is Impassable Terrain for Orcs: the rocks, then the Kitchen (FP 6.3)."""
    return _walls(tuple(sty.rocks))


@lru_cache(256)
def _walls(rocks: tuple[Point, ...]) -> tuple[Box, ...]:
    return (*(Box(x, y, ROCK_HALF, ROCK_HALF) for x, y in rocks), KITCHEN)


def kitchen_shut(sty: Pigsty) -> bool:
    """Whether no Pig gets into the Kitchen yet (FP-26)."""
    return sty.options.hungry and sty.round < HUNGRY_FROM


def pigs_hungry(sty: Pigsty) -> bool:
    """Whether one of two directions is taken for the Random Moves of Pigs (FP-26)."""
    return sty.options.hungry and not kitchen_shut(sty)


def touches(model: Model, x: int, y: int) -> bool:
    """Whether a base there touches this model."""
    return (model.x - x) ** 2 + (model.y - y) ** 2 <= CONTACT


def near(one: Model, other: Model, reach: int) -> bool:
    """Whether two models are within this reach of each other, base to base."""
    dx = one.x - other.x
    dy = one.y - other.y
    far = reach + 2 * BASE
    return dx * dx + dy * dy <= far * far


def in_field(sty: Pigsty, model: Model) -> bool:
    """Whether a model is fully inside a Mushroom Field (FP 5.4)."""
    room = FIELD_HALF - BASE
    x, y = model.x, model.y
    return any(-room <= x - fx <= room and -room <= y - fy <= room for fx, fy in sty.fields)


ROCK, THE_KITCHEN, EDGE = MOST, MOST + ROCKS, MOST + ROCKS + 1
"""What `crowded_by` says where it is no model: the first rock, the Kitchen, the edge of the Pigsty."""


def crowded_by(sty: Pigsty, at: int, x: int, y: int) -> int:
    """What keeps a model from ending a move there: what is less than 1" away, -1 for nothing (FP 6.1).

    Models and rocks; the Kitchen, for a Pig as long as that is shut; for an Orc the edge, too.
    """
    for who, other in enumerate(sty.models):
        dx = other.x - x
        if -CLOSEST < dx < CLOSEST:
            dy = other.y - y
            if dx * dx + dy * dy < CLOSEST * CLOSEST and who != at:
                return who
    for which, (rx, ry) in enumerate(sty.rocks):
        if crowds_box(abs(x - rx) - ROCK_HALF, abs(y - ry) - ROCK_HALF):
            return ROCK + which
    pig = is_pig(at)
    if pig and not kitchen_shut(sty):
        return -1
    dx = abs(x - MIDDLE)
    dy = abs(y - MIDDLE)
    if crowds_box(dx - KITCHEN.w, dy - KITCHEN.h):
        return THE_KITCHEN
    if pig:
        return -1
    return EDGE if dx * dx + dy * dy > (RIM - SPACING) ** 2 else -1


def crowds_box(dx: int, dy: int) -> bool:
    """Whether a base is less than 1" from a square whose sides its centre is so far beyond."""
    room = BASE + SPACING
    if dx >= room or dy >= room:
        return False
    return dx <= 0 or dy <= 0 or dx * dx + dy * dy < room * room


def forget_trails(sty: Pigsty) -> None:
    """An answer was given: the ways that models came before it are old."""
    for model in sty.models:
        if model.trail:
            model.trail = []


def begun(left: int) -> int:
    """Inches of a length in thousandths, with one that is only begun: no way that is left is told as 0."""
    return -(-left // INCH)
