"""What a player can answer. Every answer exists once, in the tables at the end."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec import structs

from orcade.games.orclympics import discipline
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.choices import Part as Shown
from orcade.table.game import Why
from orcade.table.plane import INCH
from orcade.table.requests import Option, Seat
from orcade.table.several import Chosen, Group, Several, every_set
from orcade.table.things import Gauge, strength
from orcade.table.words import Namers

from .free_space import way_ahead
from .geometry import turns_left
from .pieces import INCREMENT, LEFT, NOTHING, SEATS, WAYS, Race, increments_left, may_steer, whole_turn
from .words import chariot_id, length, thing_named, way_id
from .workshop import (
    AGILITY,
    BOAR_BOSS,
    CHASSIS,
    DRIVERS,
    EMBLEMS,
    MOST,
    MOST_UPGRADES,
    RACER,
    READY_MADE,
    SNEAKY,
    UPGRADES,
    VALUE_NAMES,
    Part,
    ReadyMade,
    breach,
    drivers_for,
    fitting,
    own_driver,
    parts_of,
    profile,
    ready_made,
    told,
)

TITLES = ("Faster", "Slower", "Pivot left", "Pivot right")
"""By way."""


def part_id(name: str) -> str:
    """Of a part's card in the workshop."""
    return f"part-{name}"


def cell_id(at: int) -> str:
    """Of a cell of the Starting Line."""
    return f"cell-{at + 1}"


def steering_is_done(view: Race) -> bool:
    """Whether steering is taken care of: by the plan that is still to be chosen, or by the one that has been driven."""
    return whole_turn(view) or bool(view.driven and not increments_left(view))


class Told(Option, frozen=True):
    """An answer whose label is a sentence of its fields."""

    names: ClassVar[Namers] = {
        "way": TITLES.__getitem__,
        "target": NAMES.__getitem__,
        "value": VALUE_NAMES.__getitem__,
    }


EASY_DRIVERS = (RACER, BOAR_BOSS, BOAR_BOSS)
"""By brood: the driver for a first match. Like the upgrade Dead Sneaky, he costs the chariot nothing."""
VALUE_LOOKS = ("wheel", "swap", "whip", "breastplate")
"""By value of a Profile."""


def told_of(part: Part) -> str:
    """A part and what it does: "Boar Boss (Driver Skill +1)"."""
    return f"{part.title} ({part.words})"


def changes(part: Part) -> tuple[Gauge, ...]:
    """What a part adds to the values of a chariot, and then what it takes."""
    shown = [
        strength(VALUE_LOOKS[at], VALUE_NAMES[at], by, of=part.name, change=True)
        for at, by in enumerate(part.change)
        if by
    ]
    return tuple(sorted(shown, key=lambda each: each.value < 0))


class Choose(discipline.Choose, frozen=True):
    """Drive for this brood (RR 1.3)."""

    def strengths(self, view: Race) -> tuple[Gauge, ...]:
        own = own_driver(self.brood)
        return (strength(EMBLEMS[own.name], own.title, of=BROODS[self.brood].lower(), words=told_of(own)),)


class Build(Option, frozen=True):
    """Build the chariot from this driver and this set of upgrades (RR 2.1)."""

    driver: int
    upgrades: int

    def notation(self, view: Race) -> str:
        return " ".join(["build", *(part.name for part in parts_of(self.driver, self.upgrades))])

    def label(self, view: Race) -> str:
        return f"{self.parts}: {told(profile(self.driver, self.upgrades))}"

    @property
    def parts(self) -> str:
        """The titles of its parts."""
        return ", ".join(part.title for part in parts_of(self.driver, self.upgrades))

    def things(self, view: Race) -> tuple[str, ...]:
        return tuple(part_id(part.name) for part in parts_of(self.driver, self.upgrades))


class Ready(Build, frozen=True):
    """The same for a ready-made chariot of a brood."""

    @property
    def made(self) -> ReadyMade:
        return ready_made(self.driver, self.upgrades)

    def label(self, view: Race) -> str:
        return f"{self.made.title}: {told(profile(self.driver, self.upgrades))}"

    def look(self, view: Race) -> str:
        return self.made.look

    def strengths(self, view: Race) -> tuple[Gauge, ...]:
        values = profile(self.driver, self.upgrades)
        of = self.notation(view).replace(" ", "-")
        return tuple(strength(VALUE_LOOKS[at], VALUE_NAMES[at], value, of=of) for at, value in enumerate(values))

    def for_first(self, view: Race) -> bool:
        return self.made in [some[0] for some in READY_MADE]


FIRST_UPGRADE = len(DRIVERS)
"""In the workshop, parts are numbered: the drivers, then the upgrades from here on."""


class Workshop(Several):
    """Every legal chariot of a brood."""

    __slots__ = ("brood", "ready")

    def __init__(self, brood: int) -> None:
        self.brood = brood
        upgrades = range(FIRST_UPGRADE, FIRST_UPGRADE + len(UPGRADES))
        groups = (
            Group("driver", drivers_for(brood), 1, 1, "RR-1"),
            Group("Chariot Upgrade", upgrades, 0, MOST_UPGRADES, "RR 2.1.2"),
        )
        super().__init__("RR 2.1", "build", groups, ())
        self.ready = tuple(Ready(each.driver, each.upgrades) for each in READY_MADE[brood])
        sets = [self.make(chosen) for chosen in every_set(groups) if self.bars(chosen) is None]
        self.proposed = (*self.ready, *(each for each in sets if each not in self.ready))

    def make(self, chosen: Chosen) -> Build:
        driver, *upgrades = chosen
        built = Build(driver, sum(1 << at - FIRST_UPGRADE for at in upgrades))
        return self.ready_of(built) or built

    def ready_of(self, built: Build) -> Ready | None:
        """The ready-made chariot of these parts; None where there is none."""
        return next((each for each in self.ready if structs.astuple(each) == structs.astuple(built)), None)

    def own(self, option: object) -> Option | None:
        return super().own(option) or (self.ready_of(option) if isinstance(option, Build) else None)

    def chosen(self, option: Any) -> Chosen | None:
        return _parts(option.driver, option.upgrades) if option.__class__ in (Build, Ready) else None

    def part(self, view: Race, id: int) -> Shown:
        part = DRIVERS[id] if id < FIRST_UPGRADE else UPGRADES[id - FIRST_UPGRADE]
        return Shown(
            part_id(part.name),
            part.name,
            part.title,
            part.also,
            EMBLEMS[part.name],
            changes(part),
            id in (EASY_DRIVERS[self.brood], FIRST_UPGRADE + SNEAKY),
        )

    def bars(self, chosen: Chosen) -> Why | None:
        built = self.make(chosen)
        return breach(self.brood, built.driver, built.upgrades)

    def unknown(self, view: Race, word: str) -> Why:
        foreign = next((at for at, part in enumerate(DRIVERS) if part.name == word), None)
        wrong = None if foreign is None else breach(self.brood, foreign, 0)
        return wrong or super().unknown(view, word)


def _parts(driver: int, upgrades: int) -> Chosen:
    """The numbers of a chariot's parts."""
    return driver, *(FIRST_UPGRADE + at for at in fitting(upgrades))


class Take(Option, frozen=True):
    """Start from this cell (RR 3)."""

    cell: int

    def notation(self, view: Race) -> str:
        return f"cell {self.cell + 1}"

    def label(self, view: Race) -> str:
        if 0 < self.cell < view.seats - 1:
            return f"Cell {self.cell + 1} (middle)"
        inside = 0 if turns_left(view) else view.seats - 1
        return f"Cell {self.cell + 1} ({'inside' if self.cell == inside else 'outside'})"

    def things(self, view: Race) -> tuple[str, ...]:
        return (cell_id(self.cell),)


class Drive(Option, frozen=True):
    """Move one increment straight ahead (RR 4.1)."""

    increment: int
    """Which one of the Player Turn, from 1."""

    def notation(self, view: Race) -> str:
        return f"drive {self.increment * INCREMENT // INCH}"

    def label(self, view: Race) -> str:
        togo = increments_left(view)
        far = self.increment - view.driven if may_steer(view) else togo
        hit = way_ahead(view, view.active, 0, far).hit
        if hit != NOTHING:
            return f"Drive into {thing_named(view, hit)}"
        if far < togo:
            return f"Drive {length(far)} of {length(togo)}"
        return f"Drive {'the last' if view.driven or togo == 1 else 'all'} {length(far)}"

    def small(self, view: Race) -> bool:
        return whole_turn(view)

    def things(self, view: Race) -> tuple[str, ...]:
        return () if whole_turn(view) else (way_id(increments=self.increment - view.driven),)


def turned(view: Race, way: int) -> tuple[str, ...]:
    """The thing of a Pivot; none of a Speed Change, nor where ways of a whole Player Turn are shown (`plans.py`)."""
    return (way_id(way),) if way >= LEFT and not whole_turn(view) else ()


class Change(Told, frozen=True):
    """A Speed Change or a Pivot, for one Action Point and one of the Agility (RR 4.2.1, RR 4.2.2)."""

    words = "{way}"

    way: int

    def notation(self, view: Race) -> str:
        return WAYS[self.way]

    def small(self, view: Race) -> bool:
        return steering_is_done(view)

    def things(self, view: Race) -> tuple[str, ...]:
        return turned(view, self.way)


class Outta(Told, frozen=True):
    """Outta da way! to win one more Speed Change or Pivot, for two Action Points (RR 4.2.3)."""

    words = "Outta da way! {way}"

    way: int

    def notation(self, view: Race) -> str:
        return f"outta {WAYS[self.way]}"

    def small(self, view: Race) -> bool:
        return steering_is_done(view)

    def things(self, view: Race) -> tuple[str, ...]:
        return turned(view, self.way)


class Trick(Told, frozen=True):
    """Dirty Tricks against the nearest rival, for one Action Point (RR 4.2.4)."""

    words = "Trick against {target}"

    target: Seat

    def notation(self, view: Race) -> str:
        return f"trick {NAMES[self.target].lower()}"

    def small(self, view: Race) -> bool:
        return whole_turn(view)

    def things(self, view: Race) -> tuple[str, ...]:
        return (chariot_id(self.target),)


class Done(Told, frozen=True):
    """End the Player Turn; Action Points that are left are lost (RR-27)."""

    words = "End the turn"

    def small(self, view: Race) -> bool:
        return whole_turn(view)


class Lose(Option, frozen=True):
    """What a Dirty Trick does: the rival loses Driver Skill, or both lose a Chassis Point (RR 4.2.4)."""

    chassis: bool

    def notation(self, view: Race) -> str:
        return "bash" if self.chassis else "skill"

    def label(self, view: Race) -> str:
        return "Both lose 1 Chassis Point" if self.chassis else f"{NAMES[view.rival]} loses 1 Driver Skill"


class Value(Told, frozen=True):
    """What a chariot adds in a ram (RR-14)."""

    words = "{value}"

    value: int
    """AGILITY or CHASSIS."""

    def notation(self, view: Race) -> str:
        return "agility" if self.value == AGILITY else "chassis"


class Dodge(Option, frozen=True):
    """Escape! or Take the hit! after a ram that did not come off (RR 4.3)."""

    escape: bool

    def notation(self, view: Race) -> str:
        return "escape" if self.escape else "hit"

    def label(self, view: Race) -> str:
        return "Escape!" if self.escape else "Take the hit!"


class Free(Option, frozen=True):
    """A free Pivot, or none (RR-16)."""

    way: int
    """LEFT, RIGHT, or -1."""

    def notation(self, view: Race) -> str:
        return "straight" if self.way < 0 else WAYS[self.way]

    def things(self, view: Race) -> tuple[str, ...]:
        return (way_id(self.way),)

    def label(self, view: Race) -> str:
        return "Stay as you are" if self.way < 0 else f"{TITLES[self.way]}, free"


# Every answer there is, made once.

CHOOSE = tuple(Choose(brood) for brood in range(len(BROODS)))
WORKSHOPS = tuple(Workshop(brood) for brood in range(len(BROODS)))
"""By brood."""
CELLS = tuple(Take(at) for at in range(SEATS))
DRIVES = tuple(Drive(at) for at in range(1, MOST + 1))
CHANGES = tuple(Change(way) for way in range(len(WAYS)))
OUTTAS = tuple(Outta(way) for way in range(len(WAYS)))
TRICKS = tuple(Trick(seat) for seat in range(SEATS))
DONE = Done()
LOSSES = (Lose(False), Lose(True))
VALUES = (Value(AGILITY), Value(CHASSIS))
DODGES = (Dodge(True), Dodge(False))
STRAIGHT = Free(-1)
FREE = tuple(Free(way) for way in range(len(WAYS)))
"""By way; only the two Pivots are ever offered."""

OFFERS: tuple[Option, ...] = (DRIVES[0], *CHANGES, *OUTTAS, *TRICKS, DONE, STRAIGHT, *FREE)
"""What may be answered in a Player Turn and to a free Pivot, in the order in which it is shown."""
DRIVE_BIT, CHANGE_BIT, OUTTA_BIT, TRICK_BIT, DONE_BIT, STRAIGHT_BIT, FREE_BIT = 0, 1, 5, 9, 13, 14, 15
"""Where the rows begin in it."""


@cache
def offered(offers: int, driven: int = 0) -> tuple[Option, ...]:
    """The answers of such a set, where so many increments are driven."""
    found = [option for at, option in enumerate(OFFERS) if offers >> at & 1]
    return tuple([DRIVES[driven] if option is DRIVES[0] else option for option in found])
