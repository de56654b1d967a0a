"""How a chip is drawn, its picture and its index; and all that is printed on it in one line."""

from __future__ import annotations

from typing import Final

from .chips import CARAVAN, GOLD, KIND_NAMES, LEADER, MACHINE, RACE_NAMES, SHAMAN, SPY, TROOP, Chip, tribes
from .pieces import D8, NEVER

BACKS: Final = ("orcwars-units", "orcwars-gold")
"""What the chips of the two cups look like from behind."""
PICTURES: Final = {SHAMAN: "shaman", SPY: "spy", MACHINE: "machine", CARAVAN: "caravan"}
COINS: Final = 3
"""Gold of a value up to this is drawn as so many coins, any more as a heap."""
WORDS: Final = {
    SHAMAN: "Choose your plan after the enemy's. +1 servivility.",
    SPY: "Once: look, steal, overhear, knife, bribe or sabotage.",
    MACHINE: "Costs its power in gold, takes as much off a fortress.",
}
"""What a chip does that has no figures alone (OW-54, OW-63, OW-42, OW-31)."""


def emblem(chip: Chip) -> str:
    """The picture on a chip."""
    if chip.kind == LEADER:
        return f"chief-{RACE_NAMES[chip.race]}"
    if chip.kind == GOLD:
        return f"gold-{chip.power}" if chip.power <= COINS else "gold"
    return RACE_NAMES[chip.race] if chip.kind == TROOP else PICTURES[chip.kind]


def corner(chip: Chip) -> str:
    """Its index: power, value, authority and servivility, or route and way."""
    if chip.kind == LEADER:
        return f"{chip.power}/{chip.servivility}"
    if chip.kind == CARAVAN:
        return f"{chip.route + 1}{'←' if chip.back else '→'}"
    return str(chip.power) if chip.power else ""


def facts(chip: Chip) -> str:
    """ "Authority 5, servivility 4"."""
    if chip.kind == LEADER:
        return f"Authority {chip.power}, servivility {chip.servivility}"
    if chip.kind == CARAVAN:
        return f"Route {chip.route + 1}, {'back' if chip.back else 'there'}"
    if chip.kind == GOLD:
        return f"Value {chip.power}"
    return f"Power {chip.power}" if chip.power else ""


def text(chip: Chip, own_chips: str) -> str:
    """Whose it is and where it is at home, or what it does: "Goblins of the Gribnose. Home: land 3."."""
    if chip.kind in WORDS:
        return WORDS[chip.kind]
    if chip.tribe < 0:
        return ""
    race = RACE_NAMES[chip.race].capitalize()
    who = race if chip.kind == LEADER else f"{race}s"
    found = f"{who} of the {tribes(own_chips)[chip.tribe].name}. Home: land {chip.home + 1}."
    if chip.kind != LEADER:
        return found
    obeyed, away = (min(figure, NEVER - 1) for figure in (chip.power, chip.servivility))
    return f"{found} Obeyed on a d{D8} of {obeyed} or less, gets away on {away} or less."


def body(chip: Chip, own_chips: str) -> str:
    """What is printed below the picture; of a leader, what his two figures are."""
    if chip.tribe < 0:
        return text(chip, own_chips) or facts(chip)
    figures = f"Authority {chip.power}\nServivility {chip.servivility}\n" if chip.kind == LEADER else ""
    return f"{figures}Tribe: {tribes(own_chips)[chip.tribe].name}\nHome: land {chip.home + 1}"


def gist(chip: Chip) -> str:
    """What to know of a chip beside its picture and its name: "authority 5, home 9"."""
    if chip.tribe < 0:
        return ""
    home = f"home {chip.home + 1}"
    return f"authority {chip.power}, {home}" if chip.kind == LEADER else home


def full_words(chip: Chip, own_chips: str, note: str = "") -> str:
    """Everything that a chip says, in one line; `note`: where it lies."""
    kind = "" if chip.kind in (SHAMAN, SPY, GOLD) else KIND_NAMES[chip.kind]
    about = ", ".join(each for each in (chip.name, kind, facts(chip).lower(), note) if each)
    return f"{about}. {text(chip, own_chips)}".strip()
