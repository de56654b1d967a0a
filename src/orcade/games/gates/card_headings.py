"""What a card does in two to four words: all that a card in a fan has room for on a small screen."""

from __future__ import annotations

from functools import cache

from .card_texts import few_of, many, squares, wounds
from .effects import (
    Blast,
    Bonus,
    Cancel,
    Desert,
    Dodge,
    Effect,
    Haste,
    Heal,
    Lasting,
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
    Wound,
)
from .printed import Card, Npc, Treasure

BONUSES = {
    "melee": "{by:+d} hand-to-hand",
    "missile": "{by:+d} with missiles",
    "actions": "{by:+d} action{s}",
    "armour": "{less:+d} to hit you",
    "treasures": "{by:+d} Treasure{s}",
    "bandage": "bandages {by:+d}",
}
PLAIN: dict[type[Effect], str] = {
    LoseActions: "your turn stops",
    LoseTreasure: "lose a Treasure",
    Step: "be elsewhere",
    Raise: "raise the dead",
    Reroll: "roll again",
    Dodge: "avert a wound",
    Turncoat: "strike a friend",
    PickPocket: "steal a card",
    Cancel: "stop a card",
    Desert: "an NPC leaves",
    Swap: "two change places",
}


@cache
def heading(card: Card) -> str:
    """What it does in two to four words, all that a card in a fan has room for; empty where it says nothing."""
    if isinstance(card, Treasure | Npc):
        return ", ".join(_lasting(effect) for effect in card.effects)
    return _at_once(card.effect)


def _lasting(effect: Lasting) -> str:
    if not isinstance(effect, Bonus):
        return f"{effect.range} squares, {effect.needs}+"
    s = "" if abs(effect.by) == 1 else "s"
    return BONUSES[effect.to].format(by=effect.by, less=-effect.by, s=s)


def _at_once(effect: Effect) -> str:
    if words := PLAIN.get(type(effect)):
        return words
    if isinstance(effect, Orcs):
        if effect.strikes:
            return f"{few_of(effect.number)} {'orc strikes' if effect.number == 1 else 'orcs strike'}"
        where = {"beside": "beside you", "far": "far off", "building": "in a house", "road": "by road"}[effect.where]
        return f"{few_of(effect.number)} {'orc' if effect.number == 1 else 'orcs'} {where}"
    if isinstance(effect, Wound):
        whom = {"you": "", "near": " to all near", "target": ""}[effect.who]
        return f"{wounds(effect.wounds)}{whom}{f', unless {effect.avoid}+' if effect.avoid else ''}"
    if isinstance(effect, Blast):
        return f"{'an orc' if effect.targets == 1 else f'{effect.targets} orcs'}, {effect.needs}+"
    if isinstance(effect, Sleep):
        return f"orcs sleep, {squares(effect.radius)}" if effect.radius else "an orc sleeps"
    if isinstance(effect, Heal):
        return f"heal {wounds(effect.wounds)}"
    if isinstance(effect, Revive):
        more = " with a Treasure" if effect.treasure else f", keep {effect.keep}" if effect.keep else ""
        return f"return{more}"
    if isinstance(effect, MoreActions):
        return f"{effect.more:+d} action{'s' if effect.more > 1 else ''}"
    if isinstance(effect, Haste):
        who = "all: " * (effect.who == "orcs")
        parts = [f"{effect.actions:+d} action{'s' if effect.actions > 1 else ''}"] * (effect.actions > 0)
        parts += [f"{effect.attacks:+d} attack{'s' if effect.attacks > 1 else ''}"] * (effect.attacks > 0)
        return f"{who}{', '.join(parts)}"
    if isinstance(effect, Tough):
        parts = [f"{-effect.armour:+d} to hit it"] * (effect.armour > 0)
        parts += [f"{effect.attacks:+d} to hit"] * (effect.attacks > 0)
        parts += [f"{effect.hits} {'hit' if effect.hits == 1 else 'hits'} more"] * (effect.hits > 0)
        return ", ".join(parts)
    if isinstance(effect, Slow):
        return f"{-effect.by:+d} at the next roll"
    assert isinstance(effect, LoseCards)
    return f"lose {many(effect.cards, 'card')}"
