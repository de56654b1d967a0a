"""The vocabulary of card effects: what a card can say, as data.

Every verb is a small struct, named in a deck's TOML by `do`. `card_texts.py` writes a card's words from them,
`immediate_effects.py` and `lasting_effects.py` carry them out, so words and effect cannot disagree.
docs/making-cards.md shows each with an example.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

KINDS = ("monster", "trap", "npc")
Kind = Literal["monster", "trap", "npc"]
"""Kinds of Encounter (HK 14)."""

Who = Literal["you", "target", "actor", "others", "everyone", "gm"]
"""Whom an effect is for.

you: who plays the card or has it in front; on an Encounter, who faces it; on a Room, whoever is in it (HK 20).
target: another character, chosen when the card is played. actor: whose action, roll or death it is now.
others, everyone: at the table. gm: the GameMaster; anybody, as a target, where there is none (HK-27).
Where it may be left out it is you; what is done to others has to say to whom.
"""

Count = Annotated[int, msgspec.Meta(ge=1, le=6)]
Change = Annotated[int, msgspec.Meta(ge=-3, le=3)]

Moment = Literal["turn", "move", "rolled", "death", "action"]
"""When an Event can be played.

turn: somebody's turn begins. move: somebody has moved into a Room and searched it; Encounters are offered then, too.
rolled: the dice of an Encounter are known, and count next. death: somebody is about to die. action: an action is over.
"""

Condition = Literal[
    "mine", "theirs", "monster", "trap", "npc", "exit", "deep", "entrance", "item", "rule", "behind", "crowd", "alone"
]
"""What must be so for an Event or a trigger.

mine, theirs: the actor of the moment is you, or is not. monster, trap, npc: of the Encounter in question.
exit, entrance, deep: the actor is on an Exit, at the Entrance, at least 4 Rooms away from it.
item, rule: the actor has an Item, a Rule, in front. behind: the actor is another character who can reach an Exit, and
you have farther to one or can reach none. crowd, alone: somebody else, nobody else, is in the actor's Room.
"""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything that a card does."""


# As long as the card lies there: Items, Rules, Rooms, Events that stay.


class Bonus(Effect, frozen=True, tag="bonus"):
    """Adds to a quantity."""

    to: Literal["combat", "thieving", "negotiation", "lawyering", "search", "hand", "actions", "difficulty", "removal"]
    """Skills; the target number of a search; cards in hand; actions a turn; Difficulty of Encounters that `who` plays
    (on a Room: of all that are met there); Difficulty of removing the Rules that `who` has."""
    by: Change
    who: Literal["you", "others", "everyone"] = "you"
    against: Kind | None = None
    """Only for this kind of Encounter."""


class Ban(Effect, frozen=True, tag="ban"):
    """Forbids something. Cannot beats can (HK-6)."""

    what: Literal["search", "items", "exchange", "rules", "monsters", "traps", "npcs", "steal"]
    """To search; play Items; exchange cards; play Rules; Encounters of a kind upon `who`; stealing from `who`."""
    who: Literal["you", "others", "everyone"]


class Allow(Effect, frozen=True, tag="allow"):
    """Permits something that the rules do not."""

    what: Literal["walls", "search-twice", "item-on-pass", "room-anywhere"]
    """Move through blocked sides into an adjacent Room; search once more after a failure; play an Item with a pass;
    place a Room beside any Room that somebody is in."""


class Whenever(Effect, frozen=True, tag="whenever"):
    """Does something each time that something happens to you."""

    happens: Literal["turn", "beat", "die", "kill", "search", "room"]
    """Your turn begins; you beat an Encounter; you die; an Encounter of yours kills; you search and find nothing; you
    place a Room."""
    then: tuple[Once, ...]
    against: Kind | None = None


# At once: Events, what an Encounter does besides, triggers.


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards."""

    cards: Count
    who: Who = "you"


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards of one's choice from the hand; they are not replaced before the next draw (HK-7)."""

    cards: Count
    who: Who


class LoseAction(Effect, frozen=True, tag="lose-action"):
    """Lose the next action (HK-21)."""

    who: Who
    actions: Count = 1


class LoseTurn(Effect, frozen=True, tag="lose-turn"):
    """Lose the next turn (HK 19)."""

    who: Who


class GainAction(Effect, frozen=True, tag="gain-action"):
    """Have one more action in this turn, or, out of turn, in the next one."""

    actions: Count = 1
    who: Who = "you"


class Steal(Effect, frozen=True, tag="steal"):
    """Take an Item that lies in front of somebody; the thief chooses."""

    who: Literal["target", "actor"]


class DropItem(Effect, frozen=True, tag="drop-item"):
    """Discard an Item in front of one; its owner chooses."""

    who: Who


class Equip(Effect, frozen=True, tag="equip"):
    """May play an Item from the hand."""

    who: Who = "you"


class Kill(Effect, frozen=True, tag="kill"):
    """Dies. Against the GameMaster: loses the next turn (HK-27)."""

    who: Who


class Save(Effect, frozen=True, tag="save"):
    """The actor does not die after all (HK 16). Only at the moment of death."""


class Cancel(Effect, frozen=True, tag="cancel"):
    """The Encounter is discarded without effect. Only when rolled."""


class Reroll(Effect, frozen=True, tag="reroll"):
    """A die of the Encounter is rolled again. Only when rolled."""

    die: Literal["victim", "encounter"]


class Boost(Effect, frozen=True, tag="boost"):
    """Adds to a side of the Encounter. Only when rolled."""

    side: Literal["victim", "encounter"]
    by: Change


class Go(Effect, frozen=True, tag="go"):
    """Is moved without an action: nobody searches and nobody plays upon it (HK-15)."""

    to: Literal["entrance", "back", "your-room", "adjacent", "near-exit"]
    """The Entrance; where it came from; the Room of who played this; an adjacent Room that its player chooses; a Room
    next to an Exit, which that player chooses."""
    who: Who


class Swap(Effect, frozen=True, tag="swap"):
    """You and the target change places."""


class Turn(Effect, frozen=True, tag="turn-room"):
    """The actor's Room is turned by quarters; never the Entrance, an Exit, or so that the dungeon closes (HK-12)."""

    by: Literal[1, 2, 3] = 1


class Peek(Effect, frozen=True, tag="peek"):
    """Look at a hand."""

    who: Literal["target", "actor"]


class RemoveRule(Effect, frozen=True, tag="remove-rule"):
    """Discard a Rule in front of somebody; who played this chooses."""

    who: Literal["target", "actor", "everyone"]


class Recycle(Effect, frozen=True, tag="recycle"):
    """Take the top card of one's own discard pile into the hand."""

    who: Who = "you"


class Stay(Effect, frozen=True, tag="stay"):
    """The Event stays in front of somebody, where it says this (HK 17). Only the last effect of an Event."""

    who: Literal["you", "target", "actor", "gm"]
    effects: tuple[Standing, ...]
    """`you` is here who has it in front."""


Once = (
    Draw
    | Discard
    | LoseAction
    | LoseTurn
    | GainAction
    | Steal
    | DropItem
    | Equip
    | Kill
    | Save
    | Cancel
    | Reroll
    | Boost
    | Go
    | Swap
    | Turn
    | Peek
    | RemoveRule
    | Recycle
    | Stay
)
"""What is done at once."""

Standing = Bonus | Ban | Allow | Whenever
"""What holds as long as the card lies there."""
