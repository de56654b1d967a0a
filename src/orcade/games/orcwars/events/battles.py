"""Events of battles, up to what they cost (OW 14, OW 16 – OW 23)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import CUT, FALL, FEAT, GAIN, KNOCK, WOUND, CardId, Impact, Seat, Sight, less, seat_id
from orcade.table.words import Namers, whose

from ..answers.battles import plan_told
from ..pieces import NO_PLAN, NOBODY, PLANS
from .common import OfChips, Told, place_id, seat_named

ATTACKER, DEFENDER, POWERS = "attacker", "defender", "battle-powers"
"""What befalls a battle as a whole befalls these things of its sheet: each side, and both powers between them."""


def side_id(attacks: bool) -> str:
    """A side of a battle."""
    return ATTACKER if attacks else DEFENDER


def name_id(attacks: bool) -> str:
    """Whose it is: the first line beside it."""
    return f"{side_id(attacks)}-0"


def does_id(attacks: bool) -> str:
    """What it does: the second one."""
    return f"{side_id(attacks)}-1"


def foes_named(seat: Seat) -> str:
    """Whoever is attacked."""
    return "neutral troops" if seat == NOBODY else seat_named(seat)


def troops_named(seat: Seat) -> str:
    """Attackers without a leader."""
    return "Troops that obey nobody" if seat == NOBODY else f"{whose(seat_named(seat))} troops"


class Attacks(OfChips, frozen=True):
    """OW 8.1"""

    words = "{seat} attacks {other} at {place} with {chips}: power {power} against {against}."

    seat: Seat
    chips: tuple[CardId, ...]
    other: Seat
    place: str
    power: int
    against: int

    @property
    def names(self) -> Namers:  # type: ignore[override]
        return {**super().names, "other": foes_named}

    def impacts(self) -> tuple[Impact, ...]:
        told = Impact(FEAT, seat_id(self.seat), f"attacks {foes_named(self.other)}")
        return Impact(KNOCK, place_id(self.place)), told


class Rise(Told, frozen=True):
    """OW 7.3"""

    words = "{seat} attack {other} at {place}: power {power} against {against}."
    names: ClassVar[Namers] = {"seat": troops_named, "other": foes_named}

    seat: Seat
    other: Seat
    place: str
    power: int
    against: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, place_id(self.place)),)


class Robs(OfChips, frozen=True):
    """OW 8.2"""

    words = "{seat} attacks {chip} at {place} with {chips}: power {power} against {against}."

    seat: Seat
    chips: tuple[CardId, ...]
    chip: CardId
    place: str
    power: int
    against: int


class Guarded(OfChips, frozen=True):
    """OW 19.1"""

    words = "{chip} has power {power}, and on board {chips}."

    chip: CardId
    power: int
    chips: tuple[CardId, ...]


class EmptyWagon(OfChips, frozen=True):
    """OW-34"""

    words = "{chip} is an empty wagon: no guards, no gold."

    chip: CardId


class Commands(OfChips, frozen=True):
    """OW-9"""

    words = "{leader} commands for {seat}."

    seat: Seat
    leader: CardId


class Plans(Told, frozen=True):
    """OW 20.1"""

    seat: Seat
    plan: int
    walls: bool
    attacks: bool

    def text(self, sight: Sight) -> str:
        return f"{seat_named(self.seat)} plans: {plan_told(self.plan, walls=self.walls)}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, does_id(self.attacks), plan_told(self.plan, walls=self.walls)),)


class Surprised(Told, frozen=True):
    """OW 20.5"""

    words = "{seat} comes from below and takes the fortress by surprise."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FEAT, seat_id(self.seat), "comes from below"),)


class Does(Told, frozen=True):
    """OW 21.1"""

    seat: Seat
    plan: int
    obeyed: bool
    attacks: bool
    walls: bool = False
    planned: int = NO_PLAN
    """Where it is not obeyed: what its owner wanted."""

    def text(self, sight: Sight) -> str:
        told = plan_told(self.plan, walls=self.walls)
        if self.seat == NOBODY:
            return f"Nobody's troops decide: {told}."
        return f"{seat_named(self.seat)}'s side {'obeys' if self.obeyed else 'has its own idea'}: {told}."

    def impacts(self) -> tuple[Impact, ...]:
        told = plan_told(self.plan, walls=self.walls)
        if self.planned not in (NO_PLAN, self.plan):
            told = f"not {PLANS[self.planned]} but {PLANS[self.plan]}"
        does = Impact(GAIN if self.obeyed else FALL, does_id(self.attacks), told)
        own_idea = self.seat != NOBODY and not self.obeyed
        return (does, Impact(KNOCK, seat_id(self.seat), "disobeyed!")) if own_idea else (does,)


class CaravanDoes(OfChips, frozen=True):
    """OW 20.4"""

    chip: CardId
    plan: int

    def text(self, sight: Sight) -> str:
        return f"The caravan's guards: {plan_told(self.plan)}."


class Stupid(OfChips, frozen=True):
    """OW 22.1"""

    words = "Stupid, and no help: {chips}."

    chips: tuple[CardId, ...]


class Blows(Told, frozen=True):
    """OW 23.1"""

    power: int
    against: int
    damage: int
    """To the attacker."""
    damage_against: int
    """To the defender, after what the fortress absorbs."""
    absorbed: int
    place: str
    attack: int
    defence: int
    """The plans, which are the row and the column of the table that apply."""

    def text(self, sight: Sight) -> str:
        walls = f"; {self.absorbed} more went into the walls" if self.absorbed else ""
        return (
            f"Power {self.power} against {self.against}: the attacker takes {self.damage} damage, "
            f"the defender {self.damage_against}{walls}."
        )

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(KNOCK, POWERS, f"{self.power} : {self.against}", pair=f"{PLANS[self.attack]} {PLANS[self.defence]}"),
            Impact(WOUND, ATTACKER, less(self.damage), DEFENDER, CUT),
            Impact(WOUND, DEFENDER, less(self.damage_against), ATTACKER, CUT),
        )
