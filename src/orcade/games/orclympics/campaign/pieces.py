"""What a campaign is made of: the glossary of the Orclympics. What lies on the table belongs to the discipline in play.

A discipline is its index in the official order; `disciplines.py` tells what each of them is.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orcade.games.orclympics.brood_rumble.pieces import Rumble
from orcade.games.orclympics.brood_rumble.terrain import read_battlefield
from orcade.games.orclympics.discipline import NAMES as ALL_NAMES
from orcade.games.orclympics.discipline import Tribe
from orcade.games.orclympics.flying_pigs.pieces import Pigsty
from orcade.games.orclympics.masters_fight.pieces import Fight
from orcade.games.orclympics.road_rage.circuits import SHIPPED, read_own
from orcade.games.orclympics.road_rage.pieces import MORE_LAPS, Race
from orcade.games.orclympics.thatll_do_pigs.pieces import Race as PigletRace
from orcade.games.orclympics.timber.pieces import Forest
from orcade.table.options import Options, choice, content
from orcade.table.requests import D3, Roll, Seat

NAMES = ALL_NAMES[:4]

# Disciplines (OC 1), in the order in which they are played.

FLYING_PIGS, BROOD_RUMBLE, MASTERS_FIGHT, TIMBER, THATLL_DO_PIGS, ROAD_RAGE = range(6)
ORDER = ("flying-pigs", "brood-rumble", "masters-fight", "timber", "thatll-do-pigs", "road-rage")
"""Their names as games."""
PAIRS = ((FLYING_PIGS, BROOD_RUMBLE), (MASTERS_FIGHT, TIMBER), (THATLL_DO_PIGS, ROAD_RAGE))
"""Of a quick campaign: on 1-3 the first of a pair is played, on 4-6 the second (OC 2)."""
TO_BE_DRAWN = -1
"""In a programme: a pair of a quick campaign of which neither is chosen yet."""

# Figures of the rules.

POINTS = (3, 2, 1, 0)
"""By place (OC 5.1)."""
POINTS_OF_TWO = (3, 1)
FOR_A_FEAT = 1
"""Victory Points (OC 5.2)."""
CRIES = 3
"""Turns of a discipline in which its crier may cry (OC 6)."""

# Phases.

MUSTERING, DRAWING, OPENING, PLAYING, SETTLING = range(5)
"""Broods are chosen; which discipline of a pair is next; it begins; it is played; its result may be annulled."""


class CampaignOptions(Options, frozen=True, array_like=True):
    """What a table may agree on. An option that has the name of one of a discipline is that one (OC-21)."""

    length: Annotated[
        Literal["full", "quick"],
        choice(
            "Campaign",
            "Quick: three disciplines, one of each pair: for an evening, and the better one to begin with. "
            "Full: all six, over several evenings.",
            "OC 1",
            labels={"full": "full", "quick": "quick"},
            first="quick",
        ),
    ] = "full"
    first: Annotated[
        Literal["roll", "flying-pigs", "brood-rumble"],
        choice(
            "First of a quick one",
            "Which discipline of the first pair is played: roll for it, or agree on one.",
            "OC-3",
            labels={"roll": "roll a die", "flying-pigs": "Flying Pigs", "brood-rumble": "Brood Rumble"},
        ),
    ] = "roll"
    second: Annotated[
        Literal["roll", "masters-fight", "timber"],
        choice(
            "Second of a quick one",
            "Which discipline of the second pair is played.",
            "OC-3",
            labels={"roll": "roll a die", "masters-fight": "Masters' Fight", "timber": "Timber!"},
        ),
    ] = "roll"
    third: Annotated[
        Literal["roll", "thatll-do-pigs", "road-rage"],
        choice(
            "Third of a quick one",
            "Which discipline of the third pair is played.",
            "OC-3",
            labels={"roll": "roll a die", "thatll-do-pigs": "That'll do Pigs", "road-rage": "Road Rage"},
        ),
    ] = "roll"
    rumble_for_two: Annotated[
        bool,
        choice("Brood Rumble for two", "Two players play Brood Rumble, too; by default they leave it out.", "OC-4"),
    ] = False
    circuit: Annotated[
        Literal["broken-ladle", "three-teeth", "wart-loop", "wart-loop-36", "gutter-run"],
        choice(
            "Circuit of Road Rage",
            "Where the chariots race.",
            "RR 2.2",
            labels={name: circuit.title for name, circuit in SHIPPED.items()},
        ),
    ] = "broken-ladle"
    laps: Annotated[
        Literal[0, 1, 2, 3, 4, 5],
        choice(
            "Laps of Road Rage", "How often its gates are passed in order.", "RR-5", labels={0: f"D{D3} + {MORE_LAPS}"}
        ),
    ] = 2
    own_circuit: Annotated[
        str,
        content(
            "Own circuit of Road Rage", "A circuit of your own, as TOML: it is raced on instead.", "RR-36", read_own
        ),
    ] = ""
    own_battlefield: Annotated[
        str,
        content(
            "Own battlefield of Brood Rumble",
            "The pieces of a Battlefield of your own, as TOML text: they lie there instead.",
            "BR 2",
            read_battlefield,
        ),
    ] = ""
    annulment: Annotated[
        bool,
        choice(
            "Annulment",
            "When a discipline is over, its result may be annulled once: then it is played anew.",
            "OC-14",
            ours=True,
        ),
    ] = True


class Deed(msgspec.Struct, array_like=True, frozen=True):
    """A feat of the campaign: who was first to do it, and in which Game Turn."""

    name: str
    seat: Seat
    turn: int
    rule: str


class Cry(msgspec.Struct, array_like=True, frozen=True):
    """A War Cry! that was uttered: for which die, and what it showed before and after."""

    seat: Seat
    turn: int
    label: str
    was: int
    became: int
    most: int = 0
    """As of the `Roll`: where it is set, less is better."""


class Played(msgspec.Struct, array_like=True, frozen=True):
    """What a discipline came to."""

    discipline: int
    places: list[int]
    """By seat."""
    deeds: list[Deed]
    """In the order in which they were done."""
    text: str
    """What ended it, in one sentence."""
    turns: int
    """Game Turns that it took."""
    cries: list[Cry]
    annulled: bool = False


class Crier(msgspec.Struct, array_like=True):
    """A seat that may cry in the discipline in play."""

    seat: Seat
    left: int = CRIES
    """In how many turns more."""
    turn: int = 0
    """The Game Turn of its last cry; 0 before the first."""
    dice: tuple[Roll, ...] = ()
    """What has fallen, while it is asked whether it cries."""
    shown: tuple[int, ...] = ()
    """What these dice show."""


class Campaign(Tribe, array_like=True):
    """Everything in a campaign. At most one of the disciplines' states is there at a time: that of the one in play."""

    options: CampaignOptions
    phase: int = MUSTERING
    programme: list[int] = msgspec.field(default_factory=list)
    """The disciplines in the order of play; TO_BE_DRAWN for those that a die will choose."""
    at: int = 0
    """Place in the programme of the discipline that is in play or comes next."""
    annulled: bool = False
    """The result of this one has been annulled: it is being played anew (OC-14)."""
    played: list[Played] = msgspec.field(default_factory=list)
    """What was played, annulled ones too; in SETTLING the last one is not counted yet."""
    points: list[int] = msgspec.field(default_factory=list)
    """Victory Points by seat, those of feats too."""
    feat_points: list[int] = msgspec.field(default_factory=list)
    """Of these, those of feats."""
    criers: list[Crier] = msgspec.field(default_factory=list)
    cries: list[Cry] = msgspec.field(default_factory=list)
    """Of the discipline in play."""
    crying: bool = False
    """The open question offers a War Cry!"""
    flying_pigs: Pigsty | None = None
    brood_rumble: Rumble | None = None
    masters_fight: Fight | None = None
    timber: Forest | None = None
    thatll_do_pigs: PigletRace | None = None
    road_rage: Race | None = None


def in_play(campaign: Campaign) -> int:
    """The discipline that is played, has just been played or is next; TO_BE_DRAWN where a die will tell."""
    return campaign.programme[campaign.at] if campaign.at < len(campaign.programme) else campaign.programme[-1]


def places(campaign: Campaign) -> list[int]:
    """The standings: by points, then by points from feats; who is level shares the place (OC 5, OC-11, OC-17)."""
    ranks = list(zip(campaign.points, campaign.feat_points))
    return [1 + sum(other > mine for other in ranks) for mine in ranks]


def prizes(found: list[int]) -> list[int]:
    """Victory Points for these places; shared places get those of the better one (OC 5.1, OC-7)."""
    table = POINTS_OF_TWO if len(found) == 2 else POINTS
    return [table[place - 1] for place in found]


def feat_points(played: Played, seats: int) -> list[int]:
    """Victory Points for the feats of each seat (OC 5.2)."""
    found = [0] * seats
    for deed in played.deeds:
        found[deed.seat] += FOR_A_FEAT
    return found
