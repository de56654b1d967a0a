"""How a card is drawn: its picture and its index, from what it does; and all that it says in one line."""

from __future__ import annotations

from typing import Final

from .card_texts import say
from .effects import (
    Blast,
    Bonus,
    Cancel,
    Desert,
    Dodge,
    Effect,
    Haste,
    Heal,
    LoseActions,
    LoseCards,
    LoseTreasure,
    MoreActions,
    Orcs,
    PickPocket,
    Raise,
    Reroll,
    Revive,
    Sleep,
    Slow,
    Step,
    Swap,
    Tough,
    Turncoat,
    Weapon,
    Wound,
)
from .faces import HACKMASTER, KIND_NAMES, Face
from .printed import Npc, Treasure

BACKS: Final = ("gates-treasure", "gates-player", "gates-hackmaster")
"""What the decks look like from behind."""
WEAPONS: Final = ((4, "throwing-axe"), (6, "sling"), (8, "bow"), (12, "crossbow"))
"""Missile weapons, each with the range up to which it is one."""
GEAR: Final = {"actions": "boots", "treasures": "sack", "missile": "quiver", "bandage": "bandage"}
ALLIES: Final = {
    "melee": "sellsword",
    "missile": "spotter",
    "actions": "torchbearer",
    "armour": "shieldbearer",
    "treasures": "porter",
    "bandage": "barber",
}
"""NPCs, by what they are good for."""
PICTURES: Final[dict[type[Effect], str]] = {
    LoseActions: "stuck",
    LoseTreasure: "acid",
    Sleep: "moon",
    Step: "vanished",
    Raise: "grave",
    MoreActions: "coffee",
    Reroll: "cocked-die",
    Dodge: "footprints",
    Turncoat: "dagger",
    PickPocket: "pick-pocket",
    Cancel: "open-book",
    Slow: "shoe",
    LoseCards: "spilled-cup",
    Desert: "deserter",
    Swap: "swap",
}
GAMEMASTERS: Final[dict[type[Effect], str]] = {Raise: "halo", Reroll: "screen", Cancel: "gavel"}
"""The same effects in the Hackmaster deck."""
CURES: Final = ("bandage", "potion", "bed")
"""By the wounds that they heal."""


def emblem(face: Face) -> str:
    """The picture on a card."""
    card = face.card
    if isinstance(card, Treasure):
        return _gear(card.effects[0]) if card.effects else card.picture
    if isinstance(card, Npc):
        return ALLIES[card.effects[0].to]
    return _picture(face, card.effect)


def _gear(effect: Bonus | Weapon) -> str:
    if isinstance(effect, Weapon):
        return next(look for reach, look in WEAPONS if effect.range <= reach)
    if effect.to == "melee":
        return "sword" if effect.by < 4 else "great-sword"
    if effect.to == "armour":
        return "jerkin" if effect.by < 2 else "breastplate"
    return GEAR[effect.to]


def _picture(face: Face, effect: Effect) -> str:
    if isinstance(effect, Orcs):
        if effect.where == "beside":
            return "orc-in-chest" if effect.strikes else "orc-ambush"
        if effect.by == "looter":
            return "signpost"
        return {"far": "back-door", "building": "orc-house", "road": "orc-horde"}[effect.where]
    if isinstance(effect, Wound):
        if effect.who != "you":
            return "poppy" if effect.who == "near" else "roof-tile"
        return "pit" if effect.avoid else "scythe" if effect.wounds > 1 else "needle"
    if isinstance(effect, Blast):
        return "fireball" if effect.targets == 1 else "bolt"
    if isinstance(effect, Heal):
        return CURES[effect.wounds - 1] if effect.who == "you" else "healing-hands"
    if isinstance(effect, Revive):
        return "pizza" if effect.treasure else "fainted" if effect.keep else "twins"
    if isinstance(effect, Haste):
        return "drum" if effect.who == "orcs" else "two-axes" if effect.attacks else "burning-boots"
    if isinstance(effect, Tough):
        return "saucepan" if effect.armour else "fencer" if effect.attacks else "thick-skull"
    own = GAMEMASTERS.get(type(effect)) if face.deck == HACKMASTER else None
    return own or PICTURES[type(effect)]


def corner(face: Face) -> str:
    """The index: the points of a Treasure, or the number that matters most; often none."""
    card = face.card
    if isinstance(card, Treasure):
        return str(card.points)
    if isinstance(card, Npc):
        return f"{card.effects[0].by:+d}"
    effect = card.effect
    if isinstance(effect, Orcs):
        return str(effect.number)
    if isinstance(effect, Wound):
        return f"{-effect.wounds:+d}"
    if isinstance(effect, Blast):
        return f"{effect.needs}+"
    if isinstance(effect, Heal):
        return f"{effect.wounds:+d}"
    if isinstance(effect, MoreActions):
        return f"{effect.more:+d}"
    if isinstance(effect, Haste):
        return f"{effect.attacks or effect.actions:+d}"
    if isinstance(effect, Tough):
        change = -effect.armour or effect.attacks
        return f"{change:+d}" if change else ""
    if isinstance(effect, Slow):
        return f"{-effect.by:+d}"
    return f"{-effect.cards:+d}" if isinstance(effect, LoseCards) else ""


def facts(face: Face) -> str:
    """ "150 points"."""
    return f"{face.points} points" if face.points else ""


def full_words(face: Face, note: str = "") -> str:
    """Everything that a card says, in one line; `note`: where it lies."""
    about = ", ".join(each for each in (face.name, KIND_NAMES[face.kind], facts(face), note) if each)
    return f"{about}. {say(face.card)}".strip()


def words_under_name(face: Face) -> str:
    """The same where its name stands already: what it brings and does comes first."""
    worth = f"{facts(face)}." if face.points else ""
    return " ".join(each for each in (worth, say(face.card), f"{KIND_NAMES[face.kind]}.") if each)
