"""The chips by face, with what the rules look for: who is of which tribe, and what lies in the two cups."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

import msgspec

from . import printed
from .chip_files import cups_of
from .printed import CUPS, Caravan, Gold, Leader, Machine, Race, Troop

LEADER, TROOP, SHAMAN, SPY, MACHINE, GOLD, CARAVAN = range(7)
"""Kinds of chips, in the order of the tables in `CUPS`."""
KOBOLD, GOBLIN, ORC, HOBGOBLIN, TROLL, OGRE = range(6)
"""Races."""
SMALL_FOLK = (KOBOLD, GOBLIN)
BIG_FOLK = (TROLL, OGRE)
KIND_NAMES = ("leader", "troop", "shaman", "spy", "war machine", "gold", "caravan")
RACE_NAMES: tuple[str, ...] = get_args(Race)
KINDS = {
    struct: kind
    for kind, struct in enumerate(
        struct for tables in CUPS.values() for struct in tables.values() if struct is not printed.Tribe
    )
}


class Tribe(msgspec.Struct, frozen=True, kw_only=True):
    """Those who are native in the same two lands."""

    name: str
    race: int
    homes: tuple[int, int]
    """Areas."""


class Chip(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a chip, sorted out for the rules."""

    face: int
    """Its place in `chips`; equal chips have the same."""
    kind: int
    slug: str
    """What is typed for it."""
    name: str
    tribe: int = -1
    """Its place in `tribes`; -1 for what is of none."""
    race: int = -1
    home: int = -1
    """Area."""
    power: int = 0
    """Of a troop or war machine; the authority of a leader; the value of gold."""
    servivility: int = 0
    route: int = -1
    """Of a caravan: its place among the routes."""
    back: bool = False
    """Of a caravan: it goes from the last area of its route to the first."""


@lru_cache(maxsize=64)
def chips(own_chips: str) -> tuple[Chip, ...]:
    """The different chips of both cups by face, units first. `own_chips`: TOML, or "". Raises `BadContent`."""
    of = tribes(own_chips)
    places = {tribe.name: at for at, tribe in enumerate(of)}
    return tuple(_chip(face, entry, of, places) for face, entry in enumerate(_printed(own_chips)))


@lru_cache(maxsize=64)
def cup(own_chips: str, back: int) -> tuple[int, ...]:
    """The faces of a cup (0 units, 1 gold), every copy. Raises `BadContent`."""
    return tuple(
        face
        for face, entry in enumerate(_printed(own_chips))
        if (KINDS[type(entry)] >= GOLD) == bool(back)
        for _ in range(printed.many(entry))
    )


def _printed(own_chips: str) -> list[printed.Entry]:
    """What is printed on each different chip, by face."""
    return [entry for each in cups_of(own_chips) for entry in each if not isinstance(entry, printed.Tribe)]


@lru_cache(maxsize=64)
def tribes(own_chips: str) -> tuple[Tribe, ...]:
    """The tribes in the order in which they are written. Raises `BadContent`."""
    return tuple(
        Tribe(name=entry.name, race=RACE_NAMES.index(entry.race), homes=(entry.homes[0] - 1, entry.homes[1] - 1))
        for cup in cups_of(own_chips)
        for entry in cup
        if isinstance(entry, printed.Tribe)
    )


def chip_named(own_chips: str, slug: str) -> Chip | None:
    """The chip that is typed so; None where there is none."""
    return _by_slug(own_chips).get(slug)


@lru_cache(maxsize=64)
def _by_slug(own_chips: str) -> dict[str, Chip]:
    return {chip.slug: chip for chip in chips(own_chips)}


def _chip(face: int, entry: printed.Entry, of: tuple[Tribe, ...], places: dict[str, int]) -> Chip:
    kind = KINDS[type(entry)]
    made = Chip(face=face, kind=kind, slug=printed.slug(entry), name=_name(entry))
    if isinstance(entry, Leader | Troop):
        at = places[entry.tribe]
        made = msgspec.structs.replace(made, tribe=at, race=of[at].race, home=entry.home - 1)
    if isinstance(entry, Leader):
        return msgspec.structs.replace(made, power=entry.authority, servivility=entry.servivility)
    if isinstance(entry, Troop | Machine):
        return msgspec.structs.replace(made, power=entry.power)
    if isinstance(entry, Gold):
        return msgspec.structs.replace(made, power=entry.value)
    if isinstance(entry, Caravan):
        return msgspec.structs.replace(made, route=entry.route - 1, back=entry.way == "back")
    return made


def _name(entry: printed.Entry) -> str:
    if isinstance(entry, printed.Named):
        return entry.name
    return f"{entry.value} gold" if isinstance(entry, Gold) else KIND_NAMES[KINDS[type(entry)]].capitalize()
