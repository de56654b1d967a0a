"""Events of battles (OW 14, OW 16 – OW 24)."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.requests import (
    BLOW,
    CUT,
    DEATH,
    FALL,
    FEAT,
    GAIN,
    KNOCK,
    MOMENT,
    WOUND,
    CardId,
    Impact,
    Seat,
    Sight,
    less,
    seat_id,
)
from orcade.table.words import Namers, whose

from ..answers.battles import plan_told
from ..answers.common import fighter_id
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


class Destroyed(OfChips, frozen=True):
    """OW 23.3"""

    words = "{chips}"

    seat: Seat
    chips: tuple[CardId, ...]

    def text(self, sight: Sight) -> str:
        side = "" if self.seat == NOBODY else f"{whose(seat_named(self.seat))} "
        return f"Fallen: {side}{super().text(sight)}."  # a leader may still get away

    def impacts(self) -> tuple[Impact, ...]:
        return tuple(Impact(DEATH, fighter_id(chip), how=CUT) for chip in self.chips)


class Survives(OfChips, frozen=True):
    """OW 23.4"""

    words = "{chip} survives."

    chip: CardId


class Surrenders(OfChips, frozen=True):
    """OW 23.7"""

    words = "{chips} would rather surrender."

    chips: tuple[CardId, ...]


class FortressFalls(Told, frozen=True):
    """OW 23.6"""

    words = "The fortress of {place} is destroyed."

    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, place_id(self.place), "rubble"), Impact(FEAT, place_id(self.place), "a fortress falls"))


class CaravanHit(OfChips, frozen=True):
    """OW 23.3"""

    words = "{chip} loses {power} power."

    chip: CardId
    power: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, fighter_id(self.chip), less(self.power)),)


class MustRetreat(Told, frozen=True):
    """OW 24.1"""

    words = "{seat} has to retreat."

    seat: Seat
    other: Seat
    """Who holds the ground."""
    place: str
    attacks: bool
    """Whether it is the attacker who has to."""

    def text(self, sight: Sight) -> str:
        return "Nobody's troops are beaten." if self.seat == NOBODY else super().text(sight)

    def impacts(self) -> tuple[Impact, ...]:
        words = f"{seat_named(self.other)} beats {seat_named(self.seat)}!"
        if NOBODY in (self.seat, self.other):
            words = "The troops are beaten!" if self.seat == NOBODY else f"{seat_named(self.seat)} is beaten!"
        holds = "they stay" if self.other == NOBODY else f"{seat_named(self.other)} stays"
        return Impact(MOMENT, place_id(self.place), words), Impact(GAIN, name_id(not self.attacks), holds)


class Withdraws(Told, frozen=True):
    """OW-44"""

    words = "{seat} withdraws."

    seat: Seat


class Ruin(Told, frozen=True):
    """OW-58"""

    words = "Nobody is left on either side."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MOMENT, ATTACKER, "Both sides are gone!"),)


class GetsAway(OfChips, frozen=True):
    """OW 18.1"""

    words = "{leader} gets away."

    leader: CardId


class Captured(OfChips, frozen=True):
    """OW 18.2"""

    look = BLOW
    words = "{seat} captures {leader}."

    seat: Seat
    leader: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(DEATH, fighter_id(self.leader), "captured"),
            Impact(FEAT, seat_id(self.seat), "captures a leader"),
        )


class Killed(OfChips, frozen=True):
    """OW 18.1"""

    look = BLOW
    words = "{leader} is dead."

    leader: CardId

    def impacts(self) -> tuple[Impact, ...]:
        return Impact(DEATH, fighter_id(self.leader)), Impact(MOMENT, fighter_id(self.leader), "A leader is dead!")


class Hacked(OfChips, frozen=True):
    """OW 18.3"""

    look = BLOW
    words = "{leader} is hacked to pieces."

    leader: CardId

    def impacts(self) -> tuple[Impact, ...]:
        hacked = Impact(DEATH, fighter_id(self.leader), how=CUT)
        return hacked, Impact(MOMENT, fighter_id(self.leader), "A leader is hacked up!")


class Joins(OfChips, frozen=True):
    """OW-50"""

    words = "{chips} follow {leader}."

    leader: CardId
    chips: tuple[CardId, ...]


class Stranded(OfChips, frozen=True):
    """OW 6.6"""

    words = "Nobody leads {chips}: destroyed."

    chips: tuple[CardId, ...]


class ShamanJoins(OfChips, frozen=True):
    """OW 17.1"""

    words = "The shaman follows {leader} now."

    leader: CardId


class ShamanStays(Told, frozen=True):
    """OW-32"""

    words = "A shaman stays with the troops at {place}."

    place: str


class ShamanLost(Told, frozen=True):
    """OW-32"""

    words = "A shaman is gone."


class TakesGold(OfChips, frozen=True):
    """OW-27"""

    words = "{seat} takes {chips}."

    seat: Seat
    chips: tuple[CardId, ...]


class GoldLost(OfChips, frozen=True):
    """OW-27"""

    words = "Lost: {chips}."

    chips: tuple[CardId, ...]


class Retreats(Told, frozen=True):
    """OW 24.2"""

    words = "{seat} retreats to {place}."

    seat: Seat
    place: str


class NoWayOut(Told, frozen=True):
    """OW-21"""

    words = "{seat} has nowhere to go: all are cut down."

    seat: Seat

    def text(self, sight: Sight) -> str:
        return "Neutral troops do not retreat: destroyed." if self.seat == NOBODY else super().text(sight)

    def impacts(self) -> tuple[Impact, ...]:
        return () if self.seat == NOBODY else (Impact(FALL, seat_id(self.seat), "cut down"),)


class LostBelow(Told, frozen=True):
    """OW 14.4"""

    words = "{seat} is lost in the caves."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, seat_id(self.seat), "lost in the caves"),)


class DiesBelow(Told, frozen=True):
    """OW 14.4"""

    words = "{seat} does not come out of the caves alive."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(DEATH, seat_id(self.seat), "dead in the caves"),)


class Regenerates(OfChips, frozen=True):
    """OW 24.3"""

    words = "{chips} grow together again."

    chips: tuple[CardId, ...]


class ChangesSides(OfChips, frozen=True):
    """OW 24.4"""

    words = "{leader} takes over {chips}."

    leader: CardId
    chips: tuple[CardId, ...]


class WanderOff(OfChips, frozen=True):
    """OW 24.4"""

    words = "{chips} wander off."

    chips: tuple[CardId, ...]


class StayNeutral(OfChips, frozen=True):
    """OW-45"""

    words = "{chips} stay in their native land."

    chips: tuple[CardId, ...]


class DrivenOn(OfChips, frozen=True):
    """OW 19.3"""

    words = "{chip} is driven on to {place}."

    chip: CardId
    place: str


class Plundered(OfChips, frozen=True):
    """OW 19.2"""

    words = "{chip} is destroyed."

    chip: CardId
