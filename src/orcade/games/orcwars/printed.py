"""What is printed on the chips of the two cups: each kind is a table of the TOML. Made by `chip_files.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

from orcade.table import words

Race = Literal["kobold", "goblin", "orc", "hobgoblin", "troll", "ogre"]
Way = Literal["there", "back"]


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the TOML."""


class Named(Printed, frozen=True, kw_only=True):
    """What has a name of its own."""

    name: str


# The unit cup.


class Tribe(Named, frozen=True, kw_only=True):
    """No chip, but what leaders and troops are of."""

    race: Race
    homes: tuple[int, ...]
    """Printed numbers of two orclands."""


class Leader(Named, frozen=True, kw_only=True):
    """OW-33, OW-28: who commands; each of them is there once."""

    tribe: str
    """Its name."""
    home: int
    """Printed number of one of his tribe's home lands."""
    authority: int
    servivility: int


class Troop(Named, frozen=True, kw_only=True):
    """Those who fight."""

    tribe: str
    home: int
    power: int
    count: int = 1


class Shaman(Printed, frozen=True, kw_only=True):
    """OW-32, OW-68: divine help for a leader."""

    count: int = 1


class Spy(Printed, frozen=True, kw_only=True):
    """OW-63: is used once."""

    count: int = 1


class Machine(Named, frozen=True, kw_only=True):
    """OW-31: a war machine; its power is its price, too."""

    power: int
    count: int = 1


# The gold cup.


class Gold(Printed, frozen=True, kw_only=True):
    """OW-7: what is paid with."""

    value: int
    count: int = 1


class Caravan(Named, frozen=True, kw_only=True):
    """OW-61: somebody else's gold, on its way."""

    route: int
    """Its printed number."""
    way: Way
    """Along the route, or from its last area to its first."""
    count: int = 1


Counted = Troop | Shaman | Spy | Machine | Gold | Caravan
"""What may be in a cup several times."""
Entry = Tribe | Leader | Counted

CUPS: dict[str, dict[str, type[Entry]]] = {
    "units": {
        "tribe": Tribe,
        "leader": Leader,
        "troop": Troop,
        "shaman": Shaman,
        "spy": Spy,
        "machine": Machine,
    },
    "gold": {"gold": Gold, "caravan": Caravan},
}
"""The cups in their order, and the tables of the TOML that fill each."""


def slug(entry: Entry) -> str:
    """What is typed for a chip: "old-drip", "gold-2", "caravan-1-back"; a name by its plain letters and digits."""
    if isinstance(entry, Gold):
        return f"gold-{entry.value}"
    if isinstance(entry, Caravan):
        return f"caravan-{entry.route}-{entry.way}"
    if isinstance(entry, Named):
        return words.slug(entry.name)
    return "shaman" if isinstance(entry, Shaman) else "spy"


def many(entry: Entry) -> int:
    """How many chips there are of an entry."""
    if isinstance(entry, Tribe):
        return 0
    return entry.count if isinstance(entry, Counted) else 1
