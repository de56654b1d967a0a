"""The vocabulary of card effects: what a card can say, as data.

Every verb is a small struct, named in the TOML of the decks by `do`. `card_texts.py` writes a card's words from them,
so words and effect cannot disagree. docs/making-gates-cards.md shows each with an example.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Number = Literal["d6", "d3", 1, 2, 3, 4, 5, 6]
"""How many orcs come: a die, or a fixed number."""
Where = Literal["beside", "far", "building", "road"]
"""Where orcs come.

beside: in the looter's room, nearest first (OG-34). far: at least `distance` squares from every character.
building: all in one building without a character. road: on the outer road squares, as reinforcements (OG-39).
Orc cards have the first two, newcomers the last three.
"""

Change = Annotated[int, msgspec.Meta(ge=-4, le=4)]
Few = Annotated[int, msgspec.Meta(ge=1, le=6)]
Wounds = Annotated[int, msgspec.Meta(ge=1, le=3)]
Squares = Annotated[int, msgspec.Meta(ge=1, le=12)]
"""A distance: so many king's moves at most, or at least."""
Roll = Annotated[int, msgspec.Meta(ge=2, le=20)]
"""The least d20 that does it."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything that a card does."""


# As long as the card lies in front of a player: Treasures and NPCs.


class Bonus(Effect, frozen=True, tag="bonus"):
    """Adds to a quantity (OG-47, OG-48)."""

    to: Literal["melee", "missile", "actions", "armour", "treasures", "bandage"]
    """Hand-to-hand attack rolls (a Treasure that has it is a weapon, of which one counts), or missiles; actions a roll;
    armour: taken off every attack roll against you; how many Treasures you may hold; how many wounds bandaging heals
    besides the one."""
    by: Change


class Weapon(Effect, frozen=True, tag="weapon"):
    """A missile weapon: an attack at a distance (OG 7.9)."""

    range: Squares
    needs: Roll


# At once: all other cards.


class Orcs(Effect, frozen=True, tag="orcs"):
    """Orcs come."""

    number: Number
    where: Where
    distance: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """Of `far`: squares from every character, in king's moves."""
    by: Literal["gm", "looter"] = "gm"
    """Who places them."""
    strikes: bool = False
    """Each attacks the looter at once. Only `beside`."""


class Wound(Effect, frozen=True, tag="wound"):
    """Wounds a character, or several."""

    wounds: Wounds = 1
    avoid: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """The least d20 that avoids it; 0: nothing does."""
    who: Literal["you", "near", "target"] = "you"
    """near: every character within `within` squares of you, you too. target: whom the Gamemaster chooses."""
    within: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """Of `near`: squares, in king's moves on one level."""


class LoseActions(Effect, frozen=True, tag="lose-actions"):
    """Lose the rest of your actions."""


class LoseTreasure(Effect, frozen=True, tag="lose-treasure"):
    """Discard a Treasure of your choice."""


class Blast(Effect, frozen=True, tag="blast"):
    """Up to `targets` different orcs in sight and range, a d20 for each: `needs` or more kills it."""

    range: Squares
    needs: Roll
    targets: Few = 1


class Sleep(Effect, frozen=True, tag="sleep"):
    """Orcs within `radius` squares of a square in sight do nothing in the next Gamemaster's turn, and strike nobody
    who passes before it is over."""

    radius: Annotated[int, msgspec.Meta(ge=0, le=6)]


class Heal(Effect, frozen=True, tag="heal"):
    """Removes wounds."""

    wounds: Wounds
    who: Literal["you", "beside"] = "you"
    """beside: you, or a character adjacent to you."""


class Step(Effect, frozen=True, tag="step"):
    """You are on a free square in sight, without a move."""


class Raise(Effect, frozen=True, tag="raise"):
    """A dead character returns: on a free square of its player's choice, or, in the Hackmaster deck, of yours."""


class Revive(Effect, frozen=True, tag="revive"):
    """You return from the dead (OG-21, OG-44)."""

    wounds: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """That you return with."""
    treasure: bool = False
    """With a Treasure of your choice from the discard pile."""
    keep: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    """So many Treasures of your choice are not discarded."""


class MoreActions(Effect, frozen=True, tag="actions"):
    """Have more actions in this turn (OG-48)."""

    more: Few


class Reroll(Effect, frozen=True, tag="reroll"):
    """Your d20 is rolled again; in the Hackmaster deck, a free attack that has missed."""


class Dodge(Effect, frozen=True, tag="dodge"):
    """Averts one wound of yours, in any turn (OG-49)."""


class Turncoat(Effect, frozen=True, tag="turncoat"):
    """In this turn your weapons may strike characters (OG-56)."""


class PickPocket(Effect, frozen=True, tag="pick-pocket"):
    """Take a random card from the hand of an adjacent character."""


class Cancel(Effect, frozen=True, tag="cancel"):
    """The card just played does nothing: a Hackmaster card, in any turn; in the Hackmaster deck a Player card, in a
    player's turn."""


class Haste(Effect, frozen=True, tag="haste"):
    """One orc has more actions, or attacks more often; or every orc has more actions."""

    actions: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    attacks: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    who: Literal["orc", "orcs"] = "orc"


class Tough(Effect, frozen=True, tag="tough"):
    """One orc is tougher until it dies (OG-53)."""

    armour: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """Taken off every attack roll against it."""
    attacks: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """Added to its attack rolls."""
    hits: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """So many hits do not kill it."""


class Slow(Effect, frozen=True, tag="slow"):
    """A player's next roll for actions brings fewer."""

    by: Few


class LoseCards(Effect, frozen=True, tag="lose-cards"):
    """A player discards random cards from the hand."""

    cards: Few


class Desert(Effect, frozen=True, tag="desert"):
    """An NPC in play is discarded."""


class Swap(Effect, frozen=True, tag="swap"):
    """Two characters change places."""


Lasting = Bonus | Weapon
"""What holds as long as the card lies there."""

TrapEffect = Wound | LoseActions | LoseTreasure
SpellEffect = Blast | Sleep | Heal | Step | Raise
TrickEffect = MoreActions | Reroll | Dodge | Turncoat | PickPocket | Cancel
MishapEffect = Wound | Slow | LoseCards | Desert
OddityEffect = Raise | Swap | Reroll | Cancel

Once = Orcs | Heal | Revive | Haste | Tough | TrapEffect | SpellEffect | TrickEffect | MishapEffect | OddityEffect
"""What is done at once."""
