"""What all events share."""

from __future__ import annotations

from functools import partial
from typing import Final

from orcade.table.area_map import area_id
from orcade.table.requests import Event
from orcade.table.words import Namers, slug

from ..answers.common import chip_told
from ..chips import chips
from ..pieces import NAMES, NOBODY, Wars


def seat_named(seat: int) -> str:
    """A player, or whoever fights for nobody."""
    return "Nobody" if seat == NOBODY else NAMES[seat]


def place_id(place: str) -> str:
    """An area of the map by its name."""
    return area_id(slug(place))


NAMERS: Final[Namers] = {"seat": seat_named, "other": seat_named}


class Told(Event, frozen=True):
    """A line of the story."""

    names = NAMERS


def chip_named(own: str, face: int) -> str:
    """A chip's name by its face; `own`: the chips of one's own."""
    return chip_told(None if face < 0 else chips(own)[face])


class OfChips(Event, frozen=True):
    """A line about a chip, or several."""

    own: str
    """The chips of one's own: their names are found there."""

    @property
    def names(self) -> Namers:  # type: ignore[override]
        """How fields are said; chips by their faces."""
        name = partial(chip_named, self.own)
        return {**NAMERS, "chip": name, "chips": name, "leader": name, "enemy": name}


def own(wars: Wars) -> str:
    """For events about chips."""
    return wars.options.own_chips
