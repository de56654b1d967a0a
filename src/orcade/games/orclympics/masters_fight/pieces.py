"""What there is in the fighting pit, and what each word of the rules stands for: the glossary of Masters' Fight."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orcade.games.orclympics import discipline
from orcade.games.orclympics.chessboard import BIT
from orcade.games.orclympics.discipline import Discipline
from orcade.table.grid import NOWHERE, Square
from orcade.table.options import Options, choice
from orcade.table.requests import Seat

NAMES = discipline.NAMES[:6]
"""What the Orc of each seat is called."""

# When everybody runs away (MF-15).

BORED_FROM = 21
"""First Game Turn that the crowd finds too long."""
CROWD_TAKES = 1
"""Health that an Orc without an attack loses then."""

SHORTER = 2
"""Health that everybody has less in a short fight (MF-20)."""


class FightOptions(Options, frozen=True, array_like=True):
    """What a table may agree on before the fight."""

    connected_board: Annotated[
        bool,
        choice("Connected pit", "Terrain is drawn again if Pits cut a square off from the others.", "MF-3", ours=True),
    ] = True
    bored_crowd: Annotated[
        bool,
        choice(
            "Bored crowd",
            f"From Game Turn {BORED_FROM} on, an Orc that made no attack in a Game Turn loses {CROWD_TAKES} Health "
            "at its end.",
            "MF-15",
            ours=True,
        ),
    ] = True
    turn_cap: Annotated[
        Literal[30, 0],
        choice(
            "Last Game Turn",
            "After this Game Turn the fight is over and the Orcs are ranked by Health.",
            "MF-15",
            ours=True,
            labels={0: "off"},
        ),
    ] = 30
    short: Annotated[
        bool,
        choice(
            "Short fight",
            f"Everybody has {SHORTER} Health less, and a 2 on the Smash Table wounds, too.",
            "MF-20",
            ours=True,
            first=True,
        ),
    ] = False


# Broods (MF 1.2). A brood is its index in PROFILES, too.


class Brood(msgspec.Struct, frozen=True):
    """The profile of a brood."""

    name: str
    skill: int
    """Combat Skill: the least Smash Roll that hits."""
    health: int
    further: int
    """March Training: squares added to each Move and Jump."""
    fury: bool
    """Feral Fury: a second blow with each Smash."""
    ability: str


PROFILES = (
    Brood("Common", 4, 6, 1, False, "March Training"),
    Brood("Feral", 4, 6, 0, True, "Feral Fury"),
    Brood("Iron", 3, 7, 0, False, "Mountain of Steel"),
)
IN_SHORT = tuple(msgspec.structs.replace(brood, health=brood.health - SHORTER) for brood in PROFILES)
"""The same in a short fight (MF-20)."""
FURY_SKILL = 5
"""Combat Skill of the second blow of Feral Fury."""

# Tokens (MF 2). Terrain is two sets of squares; an item is its index in ITEMS.

NOTHING, MACE, SPEAR, SHIELD, HELMET, AXE = range(6)
ITEMS = ("nothing", "mace", "spear", "shield", "helmet", "throwing axe")
LOOKS = ("", "mace", "spear", "shield", "helmet", "throwing-axe")
TERRAIN_TOKENS = 4
PITS_UP_TO = 3
"""The greatest die that makes a terrain token a Pit; above, it is a Platform."""
ITEM_TOKENS = 8
SPEAR_RANGE = 2
AXE_RANGE = 4
MACE_ADDS = 1
"""On the Smash Table."""
SHIELD_TAKES = 1
"""From Smash Rolls against its user."""

# Actions (MF 4.2). Bits of `Fight.used`: what cannot be done again in this activation.

RECOVERED, SMASHED, STOMPED, JUMPED = 1, 2, 4, 8
STRUCK = SMASHED | STOMPED | JUMPED
"""Of these the blows."""
ACTION_POINTS = 2
STEPS = 2
LEAP = 3
CLIMBS = 2
"""The least die that brings an Orc up a Platform (MF 2)."""
RISES = 2
"""The least die that gets a lying Orc up (MF 4.2.2)."""

# What a blow came to on the Smash Table (MF 4.2.4), MISS where it was not rolled.

MISS, OOMPH, NOPE, HURT, PROPER = range(5)
BACKFIRES = 1
"""The natural die with which a blow goes wrong, whatever is added."""
HURTS = 3
"""The least total that takes Health."""
HURTS_IN_SHORT = 2
"""The same in a short fight (MF-20)."""
FELLS = 6
"""The least total that is a Proper fightin'!"""
STOMP_ADDS = 1
"""On the Smash Table (MF 4.2.5)."""
BLOW_TAKES = 1
"""Health that a blow takes."""
LYING_TAKES = 2
"""Health that a Proper fightin'! takes from an Orc that lies already."""
EFFECTS = ("a miss", "Oomph!", "Nope", "Smash!", "Proper fightin'!")

# Feats (MF 5). A feat is its index in FEATS.

FLYING_MENACE, SWEAT_DREAMS, MY_PRECIOUS, WHOS_NEXT, NO_QUARTER = range(5)
FEATS = ("Flying Menace", "Sweat Dreams", "My Precious...", "Who's Next?", "No Quarter!")
PRECIOUS_GRABS = 3

BY_HELMET, BY_FURY, BY_STEPS, BY_PLACES = ("helmet",), ("fury",), ("steps",), ("places",)
"""What questions are about that hardly ever matter, or else may (`Game.stops`)."""

# Phases of the sequence of play.

BROODING, SCATTERING, LINING_UP, DEPLOYING, BRAWLING, CLOSING = range(6)
"""Broods are chosen; tokens are drawn; the order of deployment is rolled; Orcs are deployed; the Orc at `order[at]`
is or gets activated; a Game Turn ends and the next one begins."""

# What the open question is about, for those who look on.

ACTING, LANDING, DROPPING, RAGING, SHIELDING = range(5)
"""The next action of the active Orc; where its Jump ends; where an item falls; a second blow; a helmet."""


class Orc(msgspec.Struct, array_like=True, gc=False):
    """One master of the fight. A seat has one."""

    seat: Seat
    health: int = 0
    """0: eliminated (or not yet in the pit)."""
    square: Square = NOWHERE
    item: int = NOTHING
    """What it carries."""
    down: bool = False
    """Bears the mark of Knocked Down. Whether that counts, `lies` tells."""
    fought: bool = False
    """Has made an attack in this Game Turn (MF-15)."""
    grabs: int = 0
    """Items grabbed in this game (MF 5)."""
    dealt: int = 0
    """Health taken from others in this game (MF-15)."""
    place: int = 0
    """In which place it ended; 0 while it stands."""
    felled: int = 0
    """Others that it put out of the game."""


class Fight(Discipline, array_like=True):
    """Everything on the table. `order` holds the Orcs that stood when it was rolled."""

    options: FightOptions
    orcs: list[Orc] = msgspec.field(default_factory=list)
    """By seat."""
    pits: int = 0
    """Set of squares."""
    platforms: int = 0
    """Set of squares."""
    items: dict[Square, int] = msgspec.field(default_factory=dict)
    """What lies where."""
    phase: int = BROODING
    turn: int = 0
    """Game Turn; 0 during set-up."""
    at: int = 0
    """Place in `order` of the Orc that is deployed or activated."""
    points: int = 0
    """Action Points that it has left."""
    left: int = 0
    """Squares that are left of the Move that it has begun."""
    used: int = 0
    """Bits of the actions that it may not repeat in this activation."""
    asked: int = ACTING
    """What the open question of an activation is about."""
    target: Seat = -1
    """Whom that question concerns: the target of the blow, or the Orc whose item falls."""
    thrown: bool = False
    """The Jump in progress is made to throw the axe."""

    @property
    def active(self) -> Seat:
        """Whose Orc is deployed or activated; -1 between."""
        return self.order[self.at] if self.phase in (DEPLOYING, BRAWLING) else -1


def profile(fight: Fight, orc: Orc) -> Brood:
    """What an Orc's brood is good at (MF 1.2)."""
    return profiles(fight)[fight.broods[orc.seat]]


def profiles(fight: Fight) -> tuple[Brood, ...]:
    """What each brood is good at (MF 1.2, MF-20)."""
    return IN_SHORT if fight.options.short else PROFILES


def lies(fight: Fight, orc: Orc) -> bool:
    """Knocked Down so that it counts: not on a Platform (MF 2, MF-5)."""
    return orc.down and not fight.platforms & BIT[orc.square]


def bored(fight: Fight) -> bool:
    """Whether the crowd finds the fight too long (MF-15)."""
    return fight.options.bored_crowd and fight.turn >= BORED_FROM


def standing(fight: Fight) -> list[Orc]:
    """The Orcs that are not eliminated."""
    return [orc for orc in fight.orcs if orc.health > 0]


def orc_squares(fight: Fight) -> int:
    """The set of squares with an Orc."""
    found = 0
    for orc in fight.orcs:
        if orc.square >= 0:
            found |= BIT[orc.square]
    return found


def token_squares(fight: Fight) -> int:
    """The set of squares with a token."""
    found = fight.pits | fight.platforms
    for square in fight.items:
        found |= BIT[square]
    return found


def uses(fight: Fight, orc: Orc, item: int) -> bool:
    """Carries this item and can benefit from it: not while lying (MF 4.2.4)."""
    return orc.item == item and not (orc.down and lies(fight, orc))


def least_to_hurt(fight: Fight) -> int:
    """The least total on the Smash Table that takes Health (MF 4.2.4, MF-20)."""
    return HURTS_IN_SHORT if fight.options.short else HURTS


def table_effect(die: int, added: int, hurts: int) -> int:
    """MF 4.2.4: what a die comes to on the Smash Table, where Health is taken from a total of `hurts` on."""
    if die == BACKFIRES:
        return OOMPH
    return PROPER if die + added >= FELLS else HURT if die + added >= hurts else NOPE


def least_to_hit(fight: Fight, target: Orc, skill: int) -> int:
    """The least Smash Roll that hits (MF 4.2.4, MF-6)."""
    return skill + (SHIELD_TAKES if target.item == SHIELD and uses(fight, target, SHIELD) else 0)


def table_bonus(fight: Fight, attacker: Orc, stomp: bool) -> int:
    """What is added on the Smash Table (MF-6, MF-13)."""
    mace = MACE_ADDS if attacker.item == MACE and uses(fight, attacker, MACE) else 0
    return mace + STOMP_ADDS if stomp else mace


def weapon_range(item: int) -> int:
    """Range of a Smash with this in hand, in squares, without throwing (MF 2)."""
    return SPEAR_RANGE if item == SPEAR else 1


def smash_range(fight: Fight, orc: Orc) -> int:
    """Range of its Smash in squares, without throwing an axe (MF 2)."""
    return weapon_range(orc.item) if uses(fight, orc, orc.item) else 1


def jump_length(fight: Fight, orc: Orc) -> int:
    """How many squares long its Jump is at most (MF 4.2.6, MF-1)."""
    return LEAP + profile(fight, orc).further


def move_length(fight: Fight, orc: Orc) -> int:
    """How many squares long a Move is that it begins now (MF 4.2.1, MF-1)."""
    return STEPS + profile(fight, orc).further - (1 if orc.down and lies(fight, orc) else 0)


def left_after(fight: Fight, orc: Orc, to: Square, left: int) -> int:
    """Squares of a Move that are left after the next one, with so many left before it (MF 4.2.1).

    MF-16: leaving a Platform with an idle mark costs one more, if there is one.
    """
    off = orc.down and fight.platforms & BIT[orc.square] and not fight.platforms & BIT[to]
    return max(0, left - 2) if off else left - 1


def active(fight: Fight) -> bool:
    """Whether an Orc is deployed or activated now: none is after the last one, as when the match is over."""
    return fight.at < len(fight.order)


def acting(fight: Fight) -> Orc:
    """The Orc that is deployed or activated now."""
    return fight.orcs[fight.order[fight.at]]


def next_activation(fight: Fight, at: int) -> None:
    """Activate the first Orc that stands, from this place in `order` on; where there is none, the Game Turn closes."""
    order = fight.order
    while at < len(order) and fight.orcs[order[at]].health <= 0:
        at += 1
    fight.at = at
    fight.phase = BRAWLING if at < len(order) else CLOSING
    fight.points = ACTION_POINTS
    fight.left = 0
    fight.used = 0
