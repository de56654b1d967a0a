"""The chariot workshop (RR 2.1): the parts of a chariot, the Profile that comes of them, and what makes it illegal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from orcade.games.orclympics.discipline import BROODS, COMMON, FERAL, IRON, UNCHOSEN
from orcade.table.game import Why
from orcade.table.requests import D6
from orcade.table.words import listed

from .pieces import AGAINST_BIG_BOSS

TOP_SPEED, AGILITY, SKILL, CHASSIS = range(4)
VALUE_NAMES = ("Top Speed", "Agility", "Driver Skill", "Chassis")
PLAIN = 3
"""Each value of a chariot before anything is built in."""
LEAST, MOST = 1, 6
"""Between which each value has to be when the chariot is built (RR-2)."""
MOST_UPGRADES = 3

Profile = tuple[int, int, int, int]


class Part(msgspec.Struct, frozen=True):
    """A driver or an upgrade. `name` is its notation."""

    name: str
    title: str
    change: Profile = (0, 0, 0, 0)
    also: str = ""
    """What it does besides, in words."""
    brood: int = UNCHOSEN
    """The only brood that may take it; UNCHOSEN: all."""
    short: str = ""
    """Its title where there is little room; empty: the same."""

    @property
    def words(self) -> str:
        """What it does, gains first: "Agility +1, Top Speed −1"."""
        gains = [f"{name} +{by}" for name, by in zip(VALUE_NAMES, self.change, strict=True) if by > 0]
        losses = [f"{name} −{-by}" for name, by in zip(VALUE_NAMES, self.change, strict=True) if by < 0]
        return ", ".join([*gains, *losses, *([self.also] if self.also else [])])


RACER, ARMOURED, LUCKY, BIG_BOSS, BOAR_BOSS = range(5)
DRIVERS = (
    Part("born-to-race", "Born to Race", (1, 0, 1, 0), brood=COMMON),
    Part("eavy-armour", "'Eavy Armour", (0, -1, 0, 2), brood=IRON),
    Part("born-lucky", "Born Lucky", also="may reroll a failed Outta da way!", brood=FERAL),
    Part("big-boss", "Big Boss", also=f"Dirty Tricks against him fail on {AGAINST_BIG_BOSS + 1}-{D6}"),
    Part("boar-boss", "Boar Boss", (0, 0, 1, 0)),
)
"""A driver is its index here (RR 2.1.2)."""

PLATES, SNEAKY, MOAR_BOAR, WHEELS, WOLVES, GOBLINS = range(6)
UPGRADES = (
    Part("metal-plates", "Metal Plates", (0, -1, 0, 1)),
    Part("dead-sneaky", "Dead Sneaky", also="may reroll a failed Dirty Trick"),
    Part("moar-boar", "Moar Boar", (1, -1, 0, 0)),
    Part("eavy-wheels", "'Eavy Wheels", (0, -1, 0, 1)),
    Part("wolves", "Are those Wolves?", (-1, 1, 0, 0), short="Wolves"),
    Part(
        "goblins",
        "Are those 2 Goblins in an Orc Coat?",
        (0, 2, -2, 0),
        "may reroll a failed Dirty Trick",
        short="Goblins",
    ),
)
"""A Chariot Upgrade is its index here."""

EMBLEMS = {
    "born-to-race": "bolt",
    "eavy-armour": "helmet",
    "born-lucky": "die",
    "big-boss": "crown",
    "boar-boss": "boar",
    "metal-plates": "plates",
    "dead-sneaky": "throwing-axe",
    "moar-boar": "boars",
    "eavy-wheels": "spiked-wheel",
    "wolves": "wolf",
    "goblins": "goblins",
}
"""What stands for each of them, on its card and wherever it is chosen."""


class ReadyMade(NamedTuple):
    """A chariot that fits together, for who does not want to put one together himself."""

    title: str
    driver: int
    upgrades: int
    look: str
    words: str
    """What it is good for."""


def _ready_made(title: str, driver: int, *upgrades: int, look: str, words: str) -> ReadyMade:
    return ReadyMade(title, driver, sum(1 << each for each in upgrades), look, words)


_TOUGH = "Fast and tough: it wins most rams, and survives the others."
_QUICK = "Fast and nimble, but a ram or two wrecks it."
_SLY = "Its Dirty Tricks hardly ever fail, but one ram may end it."
_RACER = _ready_made("Racer", BOAR_BOSS, MOAR_BOAR, GOBLINS, look="wheel", words=_QUICK)
_SNEAK = _ready_made("Sneak", BOAR_BOSS, MOAR_BOAR, SNEAKY, look="throwing-axe", words=_SLY)
READY_MADE = (
    (
        _ready_made("Rammer", RACER, PLATES, WHEELS, GOBLINS, look="spiked-wheel", words=_TOUGH),
        _ready_made("Racer", RACER, GOBLINS, look="wheel", words=_QUICK),
        _ready_made("Sneak", RACER, SNEAKY, look="throwing-axe", words=_SLY),
    ),
    (
        _ready_made("Rammer", BOAR_BOSS, PLATES, MOAR_BOAR, GOBLINS, look="spiked-wheel", words=_TOUGH),
        _RACER,
        _SNEAK,
        _ready_made(
            "Daredevil", LUCKY, MOAR_BOAR, GOBLINS, look="die", words="Fast and nimble, and dares what others do not."
        ),
    ),
    (
        _ready_made("Rammer", ARMOURED, MOAR_BOAR, GOBLINS, look="spiked-wheel", words=_TOUGH),
        _RACER,
        _SNEAK,
        _ready_made(
            "Bruiser",
            BOAR_BOSS,
            WHEELS,
            MOAR_BOAR,
            GOBLINS,
            look="plates",
            words="A bit of everything, and no first ram wrecks it.",
        ),
    ),
)
"""By brood; the first is for a first match. Found by races between bots (docs/tuning-bots.md)."""


_BY_PARTS = {(each.driver, each.upgrades): each for some in READY_MADE for each in some}


def ready_made(driver: int, upgrades: int) -> ReadyMade:
    """The ready-made chariot of these parts."""
    return _BY_PARTS[driver, upgrades]


REROLLS_TRICKS = 1 << SNEAKY | 1 << GOBLINS
"""The set of upgrades with which a failed Dirty Trick may be rolled again."""


def fitting(upgrades: int) -> list[int]:
    """A set of upgrades, one bit each, as their indices."""
    return [at for at in range(len(UPGRADES)) if upgrades >> at & 1]


def parts_of(driver: int, upgrades: int) -> list[Part]:
    """What a chariot is built from, the driver first."""
    return [DRIVERS[driver], *(UPGRADES[at] for at in fitting(upgrades))]


def profile(driver: int, upgrades: int) -> Profile:
    """The four values of a chariot, whether it is legal or not."""
    changes = [part.change for part in parts_of(driver, upgrades)]
    top, agility, skill, chassis = (PLAIN + sum(change[at] for change in changes) for at in range(4))
    return top, agility, skill, chassis


def told(values: Sequence[int]) -> str:
    """A Profile in words."""
    return ", ".join(f"{name} {value}" for name, value in zip(VALUE_NAMES, values, strict=True))


def drivers_for(brood: int) -> list[int]:
    """The drivers that a brood may choose from (RR-1)."""
    return [at for at, part in enumerate(DRIVERS) if part.brood in (UNCHOSEN, brood)]


def own_driver(brood: int) -> Part:
    """The driver that no other brood may take."""
    return next(part for part in DRIVERS if part.brood == brood)


def breach(brood: int, driver: int, upgrades: int) -> Why | None:
    """Why a driver with these upgrades may not be built, however many they are; None where nothing bars it."""
    part = DRIVERS[driver]
    if part.brood not in (UNCHOSEN, brood):
        may = ", ".join(DRIVERS[at].name for at in drivers_for(brood))
        alone = f"{part.title} drives for {BROODS[part.brood]} Orcs alone; {BROODS[brood]} Orcs may take {may}"
        return Why(alone, "RR-1")
    values = profile(driver, upgrades)
    wrong = [f"{VALUE_NAMES[at]} {value}" for at, value in enumerate(values) if not LEAST <= value <= MOST]
    if wrong:
        return Why(f"that comes to {listed(wrong)}; each value is from {LEAST} to {MOST} when it is built", "RR-2")
    return None
