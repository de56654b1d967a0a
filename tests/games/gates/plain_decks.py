"""Decks for positions: one card for each thing that a card can do, with a word of what it does as its id."""

from __future__ import annotations

from functools import cache

TREASURES = {
    "coins": "25",
    "cup": "50",
    "gem": "75",
    "chain": "100",
    "statue": "150",
    "crown": "200",
    "hoard": "450",
    "blade": '25 { do = "bonus", to = "melee", by = 1 }',
    "sword": '75 { do = "bonus", to = "melee", by = 3 }',
    "twelve": '150 { do = "bonus", to = "melee", by = 4 }',
    "sling": '25 { do = "weapon", range = 6, needs = 16 }',
    "axes": '25 { do = "weapon", range = 4, needs = 15 }',
    "bow": '50 { do = "weapon", range = 8, needs = 14 }',
    "leather": '50 { do = "bonus", to = "armour", by = 1 }',
    "plate": '75 { do = "bonus", to = "armour", by = 2 }',
    "boots": '50 { do = "bonus", to = "actions", by = 1 }',
    "sack": '25 { do = "bonus", to = "treasures", by = 2 }',
}
"""Points, and what it does."""
NPCS = {
    "fighter": '{ do = "bonus", to = "melee", by = 1 }',
    "spotter": '{ do = "bonus", to = "missile", by = 1 }',
    "runner": '{ do = "bonus", to = "actions", by = 1 }',
    "porter": '{ do = "bonus", to = "treasures", by = 1 }',
    "barber": '{ do = "bonus", to = "bandage", by = 1 }',
}
OTHERS = {
    "orc-card": {
        "many-orcs": 'do = "orcs", number = "d6", where = "beside"',
        "few-orcs": 'do = "orcs", number = "d3", where = "beside"',
        "ambush": 'do = "orcs", number = 1, where = "beside", strikes = true',
        "two-ambush": 'do = "orcs", number = 2, where = "beside", strikes = true',
        "decoy": 'do = "orcs", number = "d3", where = "far", distance = 3, by = "looter"',
    },
    "trap": {
        "needle": 'do = "wound"',
        "pit": 'do = "wound", avoid = 11',
        "scythe": 'do = "wound", wounds = 2',
        "dust": 'do = "wound", who = "near", within = 3',
        "hole": 'do = "lose-actions"',
        "acid": 'do = "lose-treasure"',
    },
    "spell": {
        "fireball": 'do = "blast", range = 6, needs = 14',
        "bolts": 'do = "blast", range = 6, needs = 15, targets = 3',
        "story": 'do = "sleep", radius = 2',
        "hands": 'do = "heal", wounds = 2, who = "beside"',
        "elsewhere": 'do = "step"',
        "awake": 'do = "raise"',
    },
    "cure": {
        "rag": 'do = "heal", wounds = 1',
        "potion": 'do = "heal", wounds = 2',
        "nap": 'do = "heal", wounds = 3',
    },
    "revival": {
        "twin": 'do = "revive"',
        "bribe": 'do = "revive", treasure = true',
        "faint": 'do = "revive", wounds = 2, keep = 1',
    },
    "trick": {
        "coffee": 'do = "actions", more = 3',
        "cocked": 'do = "reroll"',
        "dodge": 'do = "dodge"',
        "grudge": 'do = "turncoat"',
        "hug": 'do = "pick-pocket"',
        "footnote": 'do = "cancel"',
    },
    "newcomers": {
        "wave": 'do = "orcs", number = "d6", where = "road"',
        "squatters": 'do = "orcs", number = 3, where = "building"',
        "back-way": 'do = "orcs", number = "d3", where = "far", distance = 6',
    },
    "haste": {
        "coals": 'do = "haste", actions = 4',
        "two-axes": 'do = "haste", attacks = 1',
        "drums": 'do = "haste", actions = 1, who = "orcs"',
    },
    "tougher": {
        "pans": 'do = "tough", armour = 3',
        "lessons": 'do = "tough", attacks = 3',
        "skull": 'do = "tough", hits = 1',
    },
    "mishap": {
        "tile": 'do = "wound", avoid = 11, who = "target"',
        "brick": 'do = "wound", wounds = 2, who = "target"',
        "stone": 'do = "slow", by = 3',
        "drink": 'do = "lose-cards", cards = 2',
        "offer": 'do = "desert"',
    },
    "oddity": {
        "mercy": 'do = "raise"',
        "swap": 'do = "swap"',
        "screen": 'do = "reroll"',
        "right": 'do = "cancel"',
    },
}
"""By table: all that has one effect."""


@cache
def decks() -> str:
    """The option `own_decks`."""
    cards = []
    for id, does in TREASURES.items():
        points, _, effect = does.partition(" ")
        cards.append(table("treasure", id, f"points = {points}", f"effects = [{effect}]"))
    cards += [table("npc", id, f"effects = [{effect}]") for id, effect in NPCS.items()]
    for kind, does_once in OTHERS.items():
        cards += [table(kind, id, f"effect = {{ {effect} }}") for id, effect in does_once.items()]
    return "\n".join(cards)


def table(kind: str, id: str, *lines: str) -> str:
    """A card as it is written in TOML."""
    marks = {"twelve": ["twelve = true"], "fireball": ["fireball = true"], "drums": ["count = 8"]}.get(id, [])
    return "\n".join([f"[[{kind}]]", f'id = "{id}"', f'name = "The {id.capitalize()}"', *marks, *lines, ""])
