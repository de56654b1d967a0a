"""Events before the first turn: characters, the map, where tokens begin (OG 2, OG 4)."""

from __future__ import annotations

from orcade.table.requests import KNOCK, Event, Impact, Seat, Sight

from ..answers.common import figure_id
from ..board import places_named
from ..pieces import NAMES
from .common import OfOrc, OfWho, Told


class TakesChair(Told, frozen=True):
    """OG 2.1"""

    words = "{seat} is the Gamemaster."

    seat: Seat


class Chose(Told, frozen=True):
    """OG 2.2"""

    words = "{seat} plays {who}."

    seat: Seat
    who: int


class Named(Told, frozen=True):
    """OG 4.1"""

    words = "{seat} is to lay the third section."

    seat: Seat


class LaidDown(Event, frozen=True):
    """OG 4.1"""

    seat: Seat
    side: int
    own: str

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} lays {places_named(self.own)[self.side]}."


class Started(OfWho, frozen=True):
    """OG 4.3"""

    words = "{who} starts at {place}."

    place: str


class OrcCame(OfOrc, frozen=True):
    """An orc is put on the map, or enters it."""

    words = "{orc} appears at {place}."

    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, figure_id(self.orc)),)

    def several(self) -> str:
        return "# orcs appear"
