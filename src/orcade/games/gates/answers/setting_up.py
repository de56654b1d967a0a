"""Answers before the first turn: characters and the map (OG 2, OG 4)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import Option, Seat
from orcade.table.words import Namers, listed

from ..board import Laid, places_named, side_name
from ..map_signs import SIDES
from ..pieces import CALLED, NAMES, SLUGS, Siege
from .common import panel_id


def side_id(side: int) -> str:
    """A side of a section that is not laid yet."""
    return f"side-{side_name(side)}"


def site_id(x: int, y: int) -> str:
    """An empty place where a section could be laid."""
    return f"site-{x}-{y}".replace("--", "-m")


def turn_id(turn: int) -> str:
    """The chosen side of a section, turned by so many quarters."""
    return f"turn-{turn}"


TURNED = ("as drawn", "turned right", "upside down", "turned left")
"""By quarters clockwise."""


class Choose(Option, frozen=True):
    """Play this character (OG 2.2)."""

    words = "Play {who}"
    names: ClassVar[Namers] = {"who": CALLED.__getitem__}

    who: int

    def notation(self, view: Siege) -> str:
        return f"choose {SLUGS[self.who]}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (panel_id(self.who),)


class Side(Option, frozen=True):
    """Lay this side of a section next (OG 4.1)."""

    side: int

    def notation(self, view: Siege) -> str:
        return f"side {side_name(self.side)}"

    def label(self, view: Siege) -> str:
        return f"Lay {places_named(view.options.own_maps)[self.side]}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (side_id(self.side),)


class Lay(Option, frozen=True):
    """Lay it so, there (OG 4.1, OG-12)."""

    turn: int
    """Quarters clockwise."""
    x: int
    y: int
    """Place of the section among the sections: x to the right, y down, the first one at 0,0."""

    def notation(self, view: Siege) -> str:
        return f"lay {self.turn} {self.x},{self.y}"

    def label(self, view: Siege) -> str:
        there = Laid(view.side, self.turn, self.x, self.y).told(view.laid, view.options.own_maps)
        return f"Lay it {TURNED[self.turn]}, {there}"

    def things(self, view: Siege) -> tuple[str, ...]:
        return (site_id(self.x, self.y), turn_id(self.turn))


class Name(Option, frozen=True):
    """This player lays the third section (OG 4.1)."""

    seat: Seat

    def label(self, view: Siege) -> str:
        plays = listed([CALLED[each.who] for each in view.characters if each.seat == self.seat])
        return f"{NAMES[self.seat]}, as {plays}, lays the third section"

    def notation(self, view: Siege) -> str:
        return f"name {NAMES[self.seat].lower()}"


CHOOSE = tuple(Choose(who) for who in range(len(CALLED)))

SIDE = tuple(Side(side) for side in range(len(SIDES)))

NAME = tuple(Name(seat) for seat in range(len(NAMES)))
