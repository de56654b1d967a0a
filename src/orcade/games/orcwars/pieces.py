"""What there is in the wars, and what each word of the rules stands for: the glossary."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orcade.table.game import State
from orcade.table.options import Options, choice, content
from orcade.table.requests import CardId, Mention, Seat

from .chip_files import read
from .map_files import read_map

NAMES = ("Krug", "Vashka", "Olm", "Brisket", "Tuva", "Snell")
"""Who sits at the table, by seat."""

NOBODY: Seat = -1
"""Whose a land is that is nobody's, and whose neutral and rebel units are."""
NO_CHIP = CardId(-1)
NOWHERE = -1
LOST = -2
"""The area of a leader who is lost underground (OW-12)."""

UNIT, GOLD_BACK = range(2)
"""The two cups, and the backs of their chips."""

# Numbers of the rulebook.

UNITS_AT_START = 6
"""Chips that everybody begins with (OW 2.1)."""
MOST_BOSSES = 2
DRAWN = 3
"""Units drawn for nothing in each turn (OW 5.1)."""
BOUGHT = 2
"""Units that may be bought besides."""
UNIT_COSTS = 2
FRESH_HAND = 6
FRESH_HANDS = 3
"""How often in a turn a hand without a leader may be drawn afresh (OW 5.2)."""
LONE_STEPS = 2
ARMY_STEPS = 1
"""Areas that a lone leader and an army move (OW 6.1, OW 6.2)."""
D8 = 8
NEVER = 8
"""The d8 that fails whatever is added (OW 13.4)."""
D20_LOST, D20_DEAD = 19, 20
"""Underground (OW 6.3)."""
SMALL_FOLK_BONUS = 1
"""To a check over new kobolds and goblins, where the army has so many times their power (OW 13.3)."""
SMALL_FOLK_TIMES = 2
NATIVE_BONUS = 1
"""To a check over natives, kobolds and goblins alone (OW 13.2)."""
FORTRESS_BONUS = 1
"""To authority and to a plan of chance, of who commands in a fortress (OW 13.2, OW 21.2)."""
SHAMAN_BONUS = 1
"""To servivility (OW 17.2)."""
STRONGEST = 4
"""The greatest strength of a fortress."""
FORTRESSES = 3
"""Chips of each strength; with MINES, the stock (OW-62)."""
MINES = 8
SABOTAGED = 2
"""The greatest strength of a fortress that a spy can bring down (OW-63)."""
HAND = 10
"""Units that may be kept at the end of a turn (OW 10.3)."""
SURRENDERS = 2
"""The most on a d6 with which a troop surrenders (OW 23.7)."""
REGENERATES = 5
"""The least d6 with which a destroyed troll is back (OW 24.3)."""
LAST_CHARGE, LAST_CAREFUL = 3, 5
"""A plan of chance: the most for a charge and for a careful advance (OW 21.2)."""
SMALL_FOLK_PLAN, BIG_FOLK_PLAN = 1, -1
"""Added to the die where the biggest troop is of kobolds or goblins, or of trolls or ogres."""
STUPID_CLEVER, STUPID = 2, 1
"""The most on a d6 with which a troll is stupid, in a clever strategy and otherwise (OW 22.1)."""
LANDS_LESS_PLAYERS = 12
"""Lands and fortresses for a power victory: so many less the number of players (OW 25.2)."""
LEADERS_TO_WIN = 5
"""Leaders with armies in orclands for a leadership victory (OW 25.3)."""

CARAVAN_POWERS = (1, 1, 2, 2, 3)
"""By the d6 of its first attack, 1 … 5; a 6 rolls again (OW 19.1)."""
CARAVAN_AGAIN_LESS = 1
"""What is taken from that second die."""

# Plans. The tables of damage are indexed by them.

CHARGE, CAREFUL, CLEVER = range(3)
FLEES = 3
"""What a lonely chief who is attacked may do instead."""
NO_PLAN = -1
PLANS = ("charge", "careful", "clever")

# Conditions of victory, as bits.

LANDS, LEADERS = 1, 2

# Phases of the sequence of play. Each is a step, or several.

(
    FIRST_ROLL,
    BOSSES,
    SWAPPING,
    ROUND_BEGINS,
    PLACING,
    FRESH_START,
    DRAWING,
    BUYING,
    SURFACING,
    ACTING,
    RAMPAGING,
    MINING,
    BUILDING_MINES,
    DISCARDING,
    TRADING,
    ROUND_ENDS,
) = range(16)
"""Who begins; bosses; chips for gold; announcements, caravans and the order of play (A). Of a turn: new caravans (B1);
a fresh hand, draws, bought draws (B2); who is lost underground, and actions (B3); rampage, output of mines, new mines
(B4); discards (B5). Trading (C), and the end of the round."""

# What a seat is asked. Each question notes itself in `Wars.asked`, so that a view tells what an answer is for.

(
    HOW_MANY_BOSSES,
    WHAT_TO_SWAP,
    WHETHER_AFRESH,
    WHETHER_TO_BUY,
    WHAT_TO_PAY,
    WHAT_NOW,
    WHO_COMES_ALONG,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_STRIKE,
    WHETHER_TO_FIGHT,
    WHETHER_AGAIN,
    WHAT_TO_LEAVE,
    WHAT_TO_TAKE_OVER,
    WHAT_TO_HAND_OVER,
    WHO_JOINS,
    WHICH_CARAVAN,
    WHO_COMMANDS,
    WHICH_PLAN,
    WHICH_IS_BIGGEST,
    WHO_IS_HIT,
    WHETHER_TO_RETREAT,
    WHERE_TO_RETREAT,
    WHOM_TO_FOLLOW,
    WHICH_GOLD_TO_KEEP,
    WHETHER_TO_MOVE_ON,
    WHAT_TO_RAMPAGE,
    WHERE_TO_DIG,
    WHAT_TO_DISCARD,
    WHETHER_TO_TRADE,
    WHAT_TERMS,
    WHAT_FOR_IT,
    WHETHER_TO_AGREE,
) = range(32)


class WarsOptions(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    second_condition: Annotated[
        Literal["any", "other"],
        choice(
            "Second condition",
            "What a victory that was announced needs at the end of the round.",
            "OW-46",
            labels={"any": "either condition", "other": "another one than announced"},
        ),
    ] = "any"
    round_cap: Annotated[
        Literal[25, 15, 40, 0],
        choice(
            "Last round",
            "After this one the best placed has won.",
            "OW-48",
            ours=True,
            labels={0: "off"},
            first=15,
        ),
    ] = 25
    offer_limit: Annotated[
        Literal[6, 3, 0],
        choice(
            "Offers",
            "How many offers everybody may make in one trading phase.",
            "OW-65",
            ours=True,
            labels={0: "no trading"},
        ),
    ] = 6
    own_map: Annotated[
        str,
        content("Own map", "Areas, borders and caravan routes as TOML. See docs/making-maps.md.", "OW-70", read_map),
    ] = ""
    own_chips: Annotated[
        str,
        content("Own chips", "Tribes or gold as TOML. See docs/making-orcwars-chips.md.", "OW-70", read),
    ] = ""
    earliest: Annotated[
        Literal[1, 5],
        choice(
            "Earliest victory",
            "Before this round nobody announces a victory: there is time to take land back.",
            "OW-84",
            ours=True,
            labels={1: "any round", 5: "round 5"},
            first=5,
        ),
    ] = 1


class Leader(msgspec.Struct, array_like=True, gc=False):
    """A leader on the map, with all that follows him. Without a troop he is lone (OW-9)."""

    chip: CardId
    seat: Seat
    area: int
    """LOST while he is lost underground."""
    units: list[CardId] = msgspec.field(default_factory=list)
    """Troops and war machines."""
    shaman: CardId = NO_CHIP
    gold: list[CardId] = msgspec.field(default_factory=list)
    """That he carries: one where he is lone."""

    # What he has done in this turn.

    moved: bool = False
    attacked: bool = False
    levied: bool = False
    rampaged: bool = False
    raised: bool = False
    """He was levied himself, so he levies at home alone (OW-17)."""
    retreated: bool = False
    """He or troops of his have retreated, so he attacks no caravan (OW 8.4, OW-56)."""


class Land(msgspec.Struct, array_like=True, gc=False):
    """An orcland."""

    owner: Seat = NOBODY
    units: list[CardId] = msgspec.field(default_factory=list)
    """Troops and machines without a leader: the owner's garrison, or neutral where the land is nobody's."""
    shamans: list[CardId] = msgspec.field(default_factory=list)
    """With these units (OW-32)."""
    fortress: int = 0
    """Its strength; 0 where there is none."""
    mine: bool = False
    condemned: bool = False
    """The mine is wrecked at the end of this turn (OW 15.2)."""


class Caravan(msgspec.Struct, array_like=True, gc=False):
    """A caravan on its way."""

    chip: CardId
    at: int = 0
    """How many areas of its way lie behind it."""
    power: int = NOWHERE
    """As it was rolled at the first attack; before that NOWHERE."""
    treasury: list[CardId] = msgspec.field(default_factory=list)
    driven: list[Mention] = msgspec.field(default_factory=list)
    """The leaders and units who have driven it on in this turn (OW-61)."""


class Offer(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What somebody offers in trading (OW-65)."""

    to: Seat
    chips: tuple[Mention, ...]
    wants: tuple[int, ...]
    """Captives by their chips, other things by kind (see `answers.trading`)."""


class Player(msgspec.Struct, array_like=True, gc=False):
    """What somebody has besides what is on the map."""

    hand: list[CardId] = msgspec.field(default_factory=list)
    gold: list[CardId] = msgspec.field(default_factory=list)
    captives: list[CardId] = msgspec.field(default_factory=list)
    waiting: list[CardId] = msgspec.field(default_factory=list)
    """Caravans that he must place in his next B1 (OW-5)."""
    announced: int = 0
    """Conditions of victory that he met when the round began: LANDS, LEADERS."""
    offers: int = 0
    """That he has made in this trading phase."""
    refused: list[Offer] = msgspec.field(default_factory=list)
    """Those of them that came to nothing: one of both refused."""
    leaves: list[Seat] = msgspec.field(default_factory=list)
    """To whom he has called off an offer, so that he makes him no more in it."""
    passed: bool = False
    """He makes no more in it."""
    haggles: bool = False
    """He has said in his turn that he will trade, so he is asked about it also where that passes by itself."""


class Side(msgspec.Struct, array_like=True, gc=False):
    """One of the two sides of a battle. Its chips lie where they lay before; this says which of them fight."""

    seat: Seat
    leaders: list[Mention]
    units: list[Mention]
    """Troops and machines, those of a garrison among them; also those that fall."""
    under: list[Mention] = msgspec.field(default_factory=list)
    """Whom each of these followed when the battle began; NO_CHIP: no leader."""
    caravan: Mention = NO_CHIP
    """Where it is a caravan: that one."""
    commander: Mention = NO_CHIP
    """NO_CHIP: it has no leader."""
    proposed: int = NO_PLAN
    """What its owner wants: CHARGE, CAREFUL, CLEVER or FLEES."""
    plan: int = NO_PLAN
    """What it does."""
    biggest: Mention = NO_CHIP
    """Its biggest troop, where a plan is left to chance (OW-38)."""
    stupid: list[Mention] = msgspec.field(default_factory=list)
    power: int = 0
    """Of all that take part."""
    damage: int = 0
    """That it takes, after absorption."""
    hacked: bool = False
    """Its leaders who are destroyed are hacked to pieces."""
    hit: list[Mention] = msgspec.field(default_factory=list)
    """Units that were given damage, in this order."""
    share: list[int] = msgspec.field(default_factory=list)
    """The damage of each of them."""
    fallen: list[Mention] = msgspec.field(default_factory=list)
    """Destroyed troops and machines, which lie in `Wars.aside` until all is settled."""
    doomed: list[Mention] = msgspec.field(default_factory=list)
    """Destroyed leaders."""
    escaped: list[Mention] = msgspec.field(default_factory=list)
    """Those of them who got away (OW 18.1)."""
    surrendered: list[Mention] = msgspec.field(default_factory=list)
    """Those of the fallen who are ready to change sides."""
    regenerated: list[Mention] = msgspec.field(default_factory=list)
    """Trolls who had fallen and are back (OW 24.3)."""


class Battle(msgspec.Struct, array_like=True, gc=False):
    """A battle that is being fought."""

    area: int
    attacker: Side
    defender: Side
    fortress: int = 0
    """Strength of the fortress that the defender uses."""
    surprise: bool = False
    """The attacker came from below (OW 20.5)."""
    siege: bool = False
    """The fortress was destroyed in it."""
    overheard: bool = False
    """A spy listens for the attacker (OW-63)."""
    retreating: int = NOWHERE
    """ATTACKING or DEFENDING: who retreats; BOTH: nobody is left (OW-58). NOWHERE: not decided yet."""


ATTACKING, DEFENDING, BOTH = range(3)


class Wars(State, array_like=True):
    """Everything on the table. Each chip lies in exactly one of the fields of `CardId` outside of `battle`, or is the
    chip of a leader or caravan."""

    options: WarsOptions
    phase: int = FIRST_ROLL
    round: int = 0
    first: Seat = 0
    """Who began this round (OW-4); play goes clockwise from him."""
    turns: int = 0
    """Seats that have had their turn, or have done, in this round or part of the set-up."""
    players: list[Player] = msgspec.field(default_factory=list)
    leaders: list[Leader] = msgspec.field(default_factory=list)
    """Those on the map and those lost underground."""
    lands: list[Land] = msgspec.field(default_factory=list)
    """The orclands, by area."""
    caravans: list[Caravan] = msgspec.field(default_factory=list)
    cups: list[list[CardId]] = msgspec.field(default_factory=list)
    """UNIT, GOLD_BACK."""
    unmixed: list[bool] = msgspec.field(default_factory=lambda: [True, True])
    """By cup: it has to be mixed before somebody draws."""
    aside: list[CardId] = msgspec.field(default_factory=list)
    """Units that lie nowhere for the moment: rebels, and what has fallen in the battle that is being fought."""
    bosses: list[int] = msgspec.field(default_factory=list)
    """How many each seat chose; 0 before."""
    afresh: int = 0
    """Hands drawn afresh in this turn."""
    bought: int = 0
    """Units bought in this turn."""
    units_since: int = 0
    """The areas with a unit of the player whose turn it is, ever since it began (OW-24)."""
    troops_since: int = 0
    """The same for troops."""
    shifted: list[Mention] = msgspec.field(default_factory=list)
    """Troops that have been left, taken over or handed over in this turn (OW-71)."""
    travelled: list[Mention] = msgspec.field(default_factory=list)
    """Units that have had their move of this turn: they moved (OW-71), or their leader built (OW-29)."""
    overheard: bool = False
    """A spy listens: the player whose turn it is plans after the defender in the next battle that he begins (OW-63)."""
    battle: Battle | None = None
    offer: Offer | None = None
    """The offer that is being answered."""
    asked: int = HOW_MANY_BOSSES
    """The question that stands, or the last one: HOW_MANY_BOSSES … WHETHER_TO_AGREE."""
    about: int = NOBODY
    """What it is about: an area, a leader's chip, a seat, a price; each question says which."""
    noted: list[int] = msgspec.field(default_factory=list)
    """What a question or rule has to remember while it waits: areas, chips."""
