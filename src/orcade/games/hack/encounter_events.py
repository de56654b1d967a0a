"""What happens in an Encounter, as data with a sentence each (HK 14, HK 18, HK 23, HK 24)."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import KNOCK, MOMENT, SCORE, UPON, WOUND, Impact, Seat

from .answers import figure_id
from .events import OfCard, OfSeat
from .pieces import NAMES

GREAT: Final = 4
"""The Difficulty from which an Encounter is a big one."""


class Met(OfCard, frozen=True):
    """HK 14: `seat` faces an Encounter."""

    words = "{by} plays {card} upon {seat}."

    by: Seat
    difficulty: int
    """In the Room where it is met."""

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        knock = Impact(KNOCK, figure, by=figure_id(self.by))
        return knock, Impact(UPON if self.difficulty < GREAT else MOMENT, figure)


class TurnedUp(OfCard, frozen=True):
    """HK 23: `seat` has walked into a face-down Encounter."""

    words = "{seat} walks into {card}, which lay in wait."

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        return Impact(KNOCK, figure), Impact(MOMENT, figure)


class Befuddled(OfCard, frozen=True):
    """HK 24"""

    words = "{seat} confuses the GameMaster with {card}: {mine} against {theirs}, {result}."

    mine: int
    theirs: int

    @property
    def result(self) -> str:
        return "he loses the thread, and the Encounter" if self.mine > self.theirs else "he is not impressed"


class Compared(OfCard, frozen=True):
    """The totals of an Encounter, as they stand."""

    words = "{seat} {mine}, {card} {theirs}."

    mine: int
    theirs: int


class Beat(OfCard, frozen=True):
    words = "{seat} beats {card}."

    difficulty: int
    """In the Room where it was met."""

    def impacts(self) -> tuple[Impact, ...]:
        figure = figure_id(self.seat)
        score = Impact(SCORE, figure, "wins!")
        if self.difficulty < GREAT:
            return (score,)
        return score, Impact(MOMENT, figure, f"{NAMES[self.seat]} beats a big one!")


class WasBeaten(OfCard, frozen=True):
    words = "{seat} loses against {card}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, figure_id(self.seat), "loses"),)


class CalledOff(OfCard, frozen=True):
    """The Encounter is discarded without effect."""

    words = "{card} comes to nothing."


class RolledAgain(OfSeat, frozen=True):
    """A die of the Encounter upon `seat` is rolled again."""

    words = "The die of {side} is rolled again: {die}."

    victims: bool
    die: int

    @property
    def side(self) -> str:
        return NAMES[self.seat] if self.victims else "the Encounter"


class Boosted(OfSeat, frozen=True):
    """A side of the Encounter upon `seat` gets a bonus."""

    words = "{plus} for {side}."

    victims: bool
    by: int

    @property
    def plus(self) -> str:
        return f"{self.by:+d}"

    @property
    def side(self) -> str:
        return NAMES[self.seat] if self.victims else "the Encounter"
