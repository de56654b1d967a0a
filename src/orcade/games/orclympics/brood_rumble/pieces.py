"""What there is on the Battlefield, and what each word of the rules stands for: the glossary of Brood Rumble.

Where the rulebook is silent, the rulings play the bloodier reading (BR 1.1).

Places are integers, thousandths of an inch, on a board of 24 × 24 inches; x runs right, y runs down.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args, get_type_hints

import msgspec

from orcade.games.orclympics.discipline import IRON, Discipline
from orcade.table.options import Options, choice, content
from orcade.table.requests import D3, D6, Seat

from .terrain import INCH, READY, Terrain, read_battlefield

ORC_R = 500
"""Radius of an Orc's base (OC-1)."""
BARREL_R = 400
BARREL_LIMIT = 6
"""Barrels that may lie on the Battlefield (BR 2)."""
FEATURES_DIE, FEATURES_ADD = D3, 2
"""The die for the number of Terrain Features, and how many there are beyond it (BR 2)."""
SPACING = 3 * INCH
"""More than this is left between Terrain Features, and to the Board Edge (BR 2)."""
MOUND_FROM_MIDDLE = 6 * INCH
"""How far each Debris Mound lies from the middle of the board (BR 2)."""
HEALTH = 12
"""Health Points of an Orc at the start (BR 1)."""
SHORT_HEALTH = 8
"""The same in a short rumble (BR-41)."""
MOST_SEATS = 4
TEAM = 4
"""Orcs in a team (BR 1)."""


class RumbleOptions(Options, frozen=True, array_like=True):
    """What a table may agree on before the rumble."""

    battlefield: Annotated[
        Literal["by-turns", "crossroads", "gauntlet", "quarry", "fork"],
        choice(
            "Battlefield",
            "By turns: the teams place the Terrain Features themselves. Or one that lies ready.",
            "BR 2",
            labels={
                "by-turns": "by turns",
                "crossroads": "Crossroads",
                "gauntlet": "The Gauntlet",
                "quarry": "The Quarry",
                "fork": "Fork in the Mud",
            },
            first="crossroads",
        ),
    ] = "by-turns"
    own_battlefield: Annotated[
        str,
        content(
            "Own battlefield",
            "The pieces of a Battlefield of your own, as TOML text: they lie there instead.",
            "BR 2",
            read=read_battlefield,
        ),
    ] = ""
    cover: Annotated[
        bool,
        choice("Cover", "Cover may be chosen when Terrain Features are placed by turns.", "BR-2"),
    ] = False
    turn_cap: Annotated[
        Literal[40, 8, 0],
        choice(
            "Last Game Turn",
            "After this Game Turn the team with more Health Points wins.",
            "BR-23",
            ours=True,
            labels={0: "off"},
        ),
    ] = 40
    short: Annotated[
        bool,
        choice(
            "Short rumble",
            f"Each Orc has {SHORT_HEALTH} Health instead of {HEALTH}.",
            "BR-41",
            ours=True,
            first=True,
        ),
    ] = False


assert get_args(get_type_hints(RumbleOptions)["battlefield"]) == READY

# Orcs. A brood's foremost Orc has the name by which its seat is called.

ORC_NAMES = (
    *("Grub", "Gash", "Gnarl", "Gob"),
    *("Dreg", "Durk", "Dagga", "Dib"),
    *("Mog", "Muzz", "Makka", "Mib"),
    *("Snik", "Skab", "Spug", "Slob"),
)
"""Four for each seat; the first two letters are unlike, too."""

# Items (BR 4.2.3).

NOTHING, KNUCKLES, HELMET = range(3)
ITEMS = ("nothing", "Rusty Knuckle Dusters", "an Old Helmet")
ITEM_LOOKS = ("", "knuckle-dusters", "helmet")
LOOT = (NOTHING, NOTHING, KNUCKLES, KNUCKLES, HELMET, HELMET)
"""What lies in a Debris Mound, by the die from 1; NOTHING stands for a Barrel."""
ITEM_COUNTS = 1
"""Wounds that an Item adds to its owner's attack, or that the Helmet takes off an enemy's."""

# Actions of an activation (BR 4.2). Bits of `Rumble.used`.

MOVED, THREW, GRABBED = 1, 2, 4
ACTIONS = 2
MOVE_ADDS = 2
"""Inches that a Move may be longer than its die says (BR 4.2.1)."""

# Orders to all of a brood (BR-38).

UNORDERED, AT_THEM, FOR_LOOT, BRAWLING = range(4)
"""None; at the nearest enemies; to the nearest Barrels and Debris Mounds; to fight as dice fall (BR-40)."""
FEW = 2
"""Orcs, or combats, that an order is given to at least."""
ROLLS_AGAIN = 3
"""The greatest die for a Move that a Feral Orc rolls again by himself, on an order."""

# Wounds, Barrels and the audience (BR 4.2.2, BR 4.4). A threshold is the least die at which it happens.

WOUNDS_DIE = D3
"""Of an attack, and of a Barrel that hits."""
BOUNCE_DIE = D6
"""How far a Barrel bounces, in inches."""
BARRAGE_DIE = D3
"""Barrels from the audience."""
CATCHES = 6
"""With which a Barrel is Caught."""
IRON_CATCHES = 5
"""The same for Iron Orcs (BR 1.2)."""
IRRITATES = 4
"""With which the public minds a Barrel that was thrown into a fight."""
IN_REACH, OUT_OF_REACH = ("reach",), ("loose",)
"""What the throw of a Barrel that was found is about, as whoever is asked may wish (`Ask.about`)."""

# Attack and defence (BR 4.3). An attack and the block against it have the same index.

HEADBUTT, PUNCH, KICK = range(3)
ATTACKS = ("Headbutt", "Punch", "Kick in the Crotch")
BRIEF = ("Headbutt", "Punch", "Kick")
"""Attacks, each by a word."""
STRUCK = ("headbutts", "punches", "kicks")
"""What somebody does who attacks so."""
BLOCKS = ("High Block", "Mid Block", "Low Block")
MIGHTY = 3
"""Wounds from which a blow has its special effect."""
BLOCKED = 3
"""Wounds that the right block takes off."""
PUNCH_ADDS = 1
"""Health that a mighty Punch costs beyond its wounds."""
BEATEN = 5
"""Health lost in one Round of Combat from which an Orc is Knocked Down (BR 4.3.1)."""

# Pushes and what lies in their way (BR 4.3, BR-18, BR-27).

PUSH = 6 * INCH
FALL_BACK = 3 * INCH
REBOUND = 1 * INCH
"""How far an Orc that is pushed against another is moved back."""
BUMP_COSTS = 1
"""Health that an Orc loses against another (who loses it, too), Cover or a Debris Mound."""
FALL_COSTS = 1
"""Health that it costs to be pushed off a Platform."""
SCRATCHES = 4
"""The least die at which Dangerous Terrain hurts."""
SCRATCH_COSTS = 1

# Feats (BR 5; what counts for them: BR-35). A feat is its index in FEATS.

MY_ORCLYMPICS, WOMBO_COMBO, GO_PLAY_DOLLS, ORC_PEDAGOGY, COLLECTOR = range(5)
COMBO = 2
"""Enemies that a throw hits for the Wombo Combo."""
FEATS = ("My Orclympics!", "Wombo Combo", "Go Play Dolls!", "Orc Pedagogy", "Collector")

# Edges of the board, as in `plane.leave_board`.

LEFT, TOP, RIGHT, BOTTOM = range(4)
EDGES = ("left", "top", "right", "bottom")

# Phases of the sequence of play: what the next step does.

TEAMING, BROODING, COUNTING, CHOOSING_KIND, SETTING, HEAPING, EDGING, DEPLOYING = range(8)
"""Teams; broods; how many Terrain Features; which kind is next; where it goes; Debris Mounds; the Board Edges; Orcs."""
OPENING, CALLING, ACTING, WALKING, FOUND, FLYING, IRRITATING = range(8, 15)
"""A Game Turn begins; an Orc is activated; its actions; where its Move ends; a Barrel found; a Barrel in the air; the
public is irritated."""
PAIRING, STRIKING, RETREATING, BOOING, CLOSING = range(15, 20)
"""Which combat is next; its blows; a victor falls back; Barrels from the audience; a Game Turn ends."""

# What the open question is about where the phase does not say it, for those who look on.

PLAIN, REROLLING, SPARING = range(3)
"""What the phase says; whether the die of a Move is rolled again; whether a Helmet softens a Headbutt."""

NOBODY = -1
AUDIENCE = -1
"""As the thrower of a Barrel."""

Point = tuple[int, int]


class Orc(msgspec.Struct, array_like=True):
    """An Orc. Its id is its place in `Rumble.orcs`."""

    id: int
    seat: Seat
    """Its owner, whose brood it has (BR-1)."""
    team: int
    name: int
    """Index in ORC_NAMES."""
    x: int = -INCH
    y: int = -INCH
    health: int = HEALTH
    """0: eliminated."""
    item: int = NOTHING
    down: bool = False
    """Knocked Down (BR 4.3)."""
    done: bool = False
    """Activated in this Game Turn."""
    foe: int = NOBODY
    """The enemy that it is Engaged with."""
    charged: bool = False
    """Began this combat by a Charge in this Game Turn (BR-14)."""
    fought: bool = False
    """Its combat of this Game Turn is over."""
    lost: int = 0
    """Health lost in the present Round of Combat (BR-20)."""
    pelted: bool = False
    """Hit by a Barrel from the audience in this Game Turn (BR-21)."""
    mound: int = NOBODY
    """The Debris Mound (its place in the terrain) from which it grabbed an Item in this Game Turn."""
    fresh: bool = False
    """Eliminated since the last answer: still shown, at the end of its trail."""
    trail: tuple[Point, ...] = ()
    """The way that it came since the last answer."""


class Barrel(msgspec.Struct, array_like=True):
    """A Barrel that lies on the Battlefield."""

    id: int
    x: int
    y: int
    trail: tuple[Point, ...] = ()
    gone: bool = False
    """Destroyed since the last answer: only still shown, at the end of its trail."""


class Dealt(msgspec.Struct, array_like=True, frozen=True):
    """An attack, the block against it, and the wounds that came of them."""

    attack: int
    block: int
    wounds: int


class Flight(msgspec.Struct, array_like=True):
    """A Barrel in the air (BR 4.2.2)."""

    barrel: int
    """Its id."""
    thrower: int
    """The Orc that threw it, or AUDIENCE."""
    target: int
    """The Orc that is aimed at; NOBODY: a mere direction."""
    x: int
    y: int
    """Where it is now."""
    tx: int = 0
    ty: int = 0
    """The point that is aimed at where there is no target."""
    leg: int = 0
    """AIMED … BOUNCED: what comes next."""
    range: int = 0
    """What the two dice said, in inches."""
    hit: int = NOBODY
    """The Orc that it has just touched."""
    struck: int = 0
    """Bits of the Orcs hit by this throw and its bounces."""
    irritating: bool = False
    """An activated Orc threw it at an Orc Engaged in Combat (BR-10)."""
    catching: int = 0
    """Bits of the seats that try to Catch it though it would come at a friend then (BR-11)."""
    bearing: int = 0
    """Bits of those that bear such hits."""
    trail: tuple[Point, ...] = ()


AIMED, TOUCHED, CAUGHT, BOUNCED = range(4)
"""Legs of a Flight: it is to be thrown; it has touched an Orc; that Orc has Caught it; it is to bounce."""


class Rumble(Discipline, array_like=True):
    """Everything on the table. A team is 0 or 1."""

    options: RumbleOptions
    teams: tuple[tuple[Seat, ...], ...] = ()
    """The seats of each team, the one that decides for it first (BR-1)."""
    standing: list[int] = msgspec.field(default_factory=list)
    """In a campaign: the place of each seat in it so far, by which teams are made (BR-1). Empty in a single game."""
    orcs: list[Orc] = msgspec.field(default_factory=list)
    barrels: list[Barrel] = msgspec.field(default_factory=list)
    terrain: tuple[Terrain, ...] = ()
    phase: int = TEAMING
    turn: int = 0
    """Game Turn; 0 during set-up."""
    team: int = 0
    """Whose turn it is to place, to deploy or to activate."""
    first: int = 0
    """The team with the Initiative."""
    features: int = 0
    """Terrain Features that are still to be placed."""
    kind: int = NOBODY
    """The kind that is to be placed now."""
    upright: bool = False
    edges: tuple[int, ...] = (NOBODY, NOBODY)
    """The Board Edge of each team."""
    active: int = NOBODY
    """The Orc that is activated."""
    actions: int = 0
    """Actions that it has left."""
    used: int = 0
    """Bits of the actions that it has done."""
    reach: int = 0
    """How far it may move now."""
    flight: Flight | None = None
    after: int = CALLING
    """The phase to go on with when the Barrel has come to rest."""
    serial: int = 0
    """Barrels that there have been."""
    striker: int = NOBODY
    """Who attacks in the present combat."""
    victim: int = NOBODY
    """Who is attacked."""
    counter: bool = False
    """It is the counterstroke (BR-15)."""
    dealt: tuple[Dealt, ...] = ()
    """The attacks that there have been in the present Round of Combat."""
    attacked: list[tuple[int, int, int]] = msgspec.field(default_factory=lambda: [(0, 0, 0)] * MOST_SEATS)
    """By seat: how often its Orcs have attacked in each way, which all have seen."""
    guarded: list[tuple[int, int, int]] = msgspec.field(default_factory=lambda: [(0, 0, 0)] * MOST_SEATS)
    """The same of their blocks."""
    blood: bool = False
    """Some Orc has lost Health in this Game Turn."""
    barrages: int = 0
    """Barrels that the audience is still to throw."""
    aimed: int = 0
    """Bits of the Orcs that the audience has aimed at in this Game Turn."""
    astir: bool = False
    """Something has a trail, or is shown for the last time."""
    asked: int = PLAIN
    orders: list[int] = msgspec.field(default_factory=lambda: [UNORDERED] * MOST_SEATS)
    """By seat: what it has ordered for this Game Turn (BR-38, BR-40)."""
    marching: bool = False
    """The activated Orc follows an order."""


def once_more(counts: tuple[int, int, int], which: int) -> tuple[int, int, int]:
    """What was counted of three kinds, with one more of this kind."""
    one, two, three = counts
    return one + (which == 0), two + (which == 1), three + (which == 2)


def standing(rumble: Rumble, team: int) -> list[Orc]:
    """The Orcs of a team that are not eliminated."""
    return [orc for orc in rumble.orcs if orc.team == team and orc.health > 0]


def captain(rumble: Rumble, team: int) -> Seat:
    """The seat that decides for a team (BR-1)."""
    return rumble.teams[team][0]


def enemies(rumble: Rumble, orc: Orc) -> list[Orc]:
    """The Orcs of the other team that are in the game."""
    return [other for other in rumble.orcs if other.team != orc.team and other.health > 0]


def may_charge(orc: Orc, other: Orc) -> bool:
    """Whether an Orc may move into contact with another: an enemy on his feet whom nobody fights (BR-6, BR-13)."""
    return other.foe < 0 and not other.down and other.team != orc.team


def unhurt(rumble: Rumble) -> int:
    """The Health of an Orc at the start (BR 1, BR-41)."""
    return SHORT_HEALTH if rumble.options.short else HEALTH


def called(orc: Orc) -> str:
    """An Orc's name."""
    return ORC_NAMES[orc.name]


def added_wounds(striker: Orc, attack: int, helmet: bool) -> int:
    """Wounds that an Item adds to an attack (BR 4.2.3). `helmet`: its owner has decided to use it."""
    return ITEM_COUNTS if helmet or (attack == PUNCH and striker.item == KNUCKLES) else 0


def losses(attack: int, bonus: int) -> list[int]:
    """The Health that an attack costs for each face of its die, if nothing stops it."""
    wounds = [die + bonus for die in range(1, WOUNDS_DIE + 1)]
    return [each + (PUNCH_ADDS if attack == PUNCH and each >= MIGHTY else 0) for each in wounds]


def catches(brood: int) -> int:
    """The least natural roll with which an Orc of this brood Catches a Barrel (BR 1.2, BR 4.2.2.1)."""
    return IRON_CATCHES if brood == IRON else CATCHES


def thrower(rumble: Rumble) -> Orc:
    """The Orc that has a Barrel to throw now: the one that has just caught one, or the activated one."""
    if rumble.flight is not None and rumble.flight.hit >= 0:
        return rumble.orcs[rumble.flight.hit]
    return rumble.orcs[rumble.active]


def clear_trails(rumble: Rumble) -> None:
    """An answer has come: trails and last glimpses are over."""
    rumble.astir = False
    for orc in rumble.orcs:
        if orc.trail:
            orc.trail = ()
        if orc.fresh:
            orc.fresh = False
    for barrel in rumble.barrels:
        if barrel.trail:
            barrel.trail = ()
    rumble.barrels = [barrel for barrel in rumble.barrels if not barrel.gone]
    flight = rumble.flight
    if flight is not None:
        flight.trail = ((flight.x, flight.y),)
