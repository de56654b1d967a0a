"""What a player can answer. Every answer exists once, in the tables at the end."""

from __future__ import annotations

from functools import cache

from orcade.games.orclympics.discipline import BROODS, NAMES, Choose
from orcade.table.odds import percent
from orcade.table.region import inches
from orcade.table.requests import Option, Seat
from orcade.table.words import listed

from .ground import to_gate
from .odds import level, passing
from .pieces import GATES, NOBODY, STEP, TERRAIN, TRICK, WAYS, Race, left
from .words import after_turn, chariot_id, thing, way_ahead
from .workshop import AGILITY, CHASSIS, DRIVERS, UPGRADES, drivers_for, legal_builds, parts_of, profile, told

TITLES = ("Faster", "Slower", "Pivot left", "Pivot right")
"""By way."""


def part_id(name: str) -> str:
    """Of a part's card in the workshop."""
    return f"part-{name}"


def cell_id(at: int) -> str:
    """Of a cell of the Starting Line."""
    return f"cell-{at + 1}"


class Tie(Choose, frozen=True):
    """Drive for this brood (RR 1.3)."""

    def hint(self, view: Race) -> str:
        may = [f"{DRIVERS[at].title} ({DRIVERS[at].words})" for at in drivers_for(self.brood)]
        return f"The driver is one of: {'; '.join(may)}."


class Build(Option, frozen=True):
    """Build the chariot from this driver and this set of upgrades (RR 2.1)."""

    driver: int
    upgrades: int

    def notation(self, view: Race) -> str:
        return " ".join(["build", *(part.name for part in parts_of(self.driver, self.upgrades))])

    def label(self, view: Race) -> str:
        parts = [part.title for part in parts_of(self.driver, self.upgrades)]
        return f"{', '.join(parts)}: {told(profile(self.driver, self.upgrades))}"

    def things(self, view: Race) -> tuple[str, ...]:
        return tuple(part_id(part.name) for part in parts_of(self.driver, self.upgrades))

    def hint(self, view: Race) -> str:
        top, agility, skill, chassis = profile(self.driver, self.upgrades)
        return (
            f'Up to {3 * top}" a turn, {agility} Pivots or Speed Changes in it, {skill + 1} to {skill + 6} '
            f"Action Points, {chassis} Chassis Points."
        )


class Take(Option, frozen=True):
    """Start from this cell (RR 3)."""

    cell: int

    def notation(self, view: Race) -> str:
        return f"cell {self.cell + 1}"

    def label(self, view: Race) -> str:
        side = "left" if self.cell == 0 else "right" if self.cell == view.seats - 1 else "middle"
        return f"Cell {self.cell + 1} ({side})"

    def things(self, view: Race) -> tuple[str, ...]:
        return (cell_id(self.cell),)


class Drive(Option, frozen=True):
    """Move one increment straight ahead (RR 4.1)."""

    def label(self, view: Race) -> str:
        if view.active == NOBODY:
            return "Drive"
        togo = left(view)
        return f'Drive 3" of {3 * togo}"' if togo > 1 else 'Drive the last 3"'

    def hint(self, view: Race) -> str:
        if view.active == NOBODY:
            return ""
        me = view.chariots[view.active]
        gate = f"Gate {me.passed % GATES + 1} is {inches(max(0, to_gate(view, view.active)))} away."
        return f"Straight ahead: {way_ahead(view, view.active, 0, 1)}. {gate}"


class Change(Option, frozen=True):
    """A Speed Change or a Pivot, for one Action Point and one of the Agility (RR 4.2.1, RR 4.2.2)."""

    way: int

    def notation(self, view: Race) -> str:
        return WAYS[self.way]

    def label(self, view: Race) -> str:
        return TITLES[self.way]

    def hint(self, view: Race) -> str:
        if view.active == NOBODY:
            return ""
        me = view.chariots[view.active]
        return f"{changed(view, self.way)} Agility {me.agility - me.used} → {me.agility - me.used - 1}."


class Outta(Option, frozen=True):
    """Outta da way! to win one more Speed Change or Pivot, for two Action Points (RR 4.2.3)."""

    way: int

    def notation(self, view: Race) -> str:
        return f"outta {WAYS[self.way]}"

    def label(self, view: Race) -> str:
        return f"Outta da way! {TITLES[self.way]}"

    def hint(self, view: Race) -> str:
        if view.active == NOBODY:
            return ""
        chance = passing(view, view.active, self.way)
        last = ", your last" if view.chariots[view.active].chassis == 1 else ""
        return f"Works with {percent(chance)}: {changed(view, self.way)} Else you lose 1 Chassis Point{last}."


class Trick(Option, frozen=True):
    """Dirty Tricks against the nearest rival, for one Action Point (RR 4.2.4)."""

    target: Seat

    def notation(self, view: Race) -> str:
        return f"trick {NAMES[self.target].lower()}"

    def label(self, view: Race) -> str:
        return f"Dirty Trick against {NAMES[self.target]}"

    def things(self, view: Race) -> tuple[str, ...]:
        return (chariot_id(self.target),)

    def hint(self, view: Race) -> str:
        if view.active == NOBODY:
            return ""
        chance = passing(view, view.active, TRICK, self.target)
        return (
            f"Works with {percent(chance)}: {NAMES[self.target]} loses 1 Driver Skill, or both of you 1 Chassis Point. "
            "Else you lose 1 Driver Skill."
        )


class Done(Option, frozen=True):
    """End the Player Turn; Action Points that are left are lost (RR-27)."""

    def label(self, view: Race) -> str:
        return "End the turn"


class Again(Option, frozen=True):
    """Roll the failed Skill Test again (RR-31)."""

    def label(self, view: Race) -> str:
        return "Roll again"


class Keep(Option, frozen=True):
    """Let the Skill Test have failed (RR-31)."""

    def label(self, view: Race) -> str:
        return "Leave it at that"


class Lose(Option, frozen=True):
    """What a Dirty Trick does: the rival loses Driver Skill, or both lose a Chassis Point (RR 4.2.4)."""

    chassis: bool

    def notation(self, view: Race) -> str:
        return "bash" if self.chassis else "skill"

    def label(self, view: Race) -> str:
        name = NAMES[view.rival] if view.rival != NOBODY else "The rival"
        return "Both lose 1 Chassis Point" if self.chassis else f"{name} loses 1 Driver Skill"

    def hint(self, view: Race) -> str:
        if view.rival == NOBODY or view.active == NOBODY:
            return ""
        me, rival = view.chariots[view.active], view.chariots[view.rival]
        if not self.chassis:
            return f"Driver Skill {rival.skill} → {rival.skill - 1}." if rival.skill > 1 else "He has none to lose."
        doomed = [name for name, chariot in (("you", me), (NAMES[view.rival], rival)) if chariot.chassis == 1]
        return f"That destroys {listed(doomed)}." if doomed else "Chassis −1 for each."


class Value(Option, frozen=True):
    """What a chariot adds in a ram (RR-14)."""

    value: int
    """AGILITY or CHASSIS."""

    def notation(self, view: Race) -> str:
        return "agility" if self.value == AGILITY else "chassis"

    def label(self, view: Race) -> str:
        return "Agility" if self.value == AGILITY else "Chassis"

    def hint(self, view: Race) -> str:
        if view.active == NOBODY or view.hit < 0:
            return ""
        me = view.chariots[view.active]
        mine = f"{view.chariots[view.active].speed} + {self.of(view, view.active)}"
        if view.hit >= TERRAIN - 1 or view.chariots[view.hit].out:
            chance = percent(level(me.speed + self.of(view, view.active) - 6))
            return f"As the driver: {mine} against 6; as much or more with {chance}, and that hurts."
        rival = view.chariots[view.hit]
        best = max(rival.agility, rival.chassis)
        attack = percent(level(me.speed + self.of(view, view.active) - rival.speed - best))
        own = self.of(view, view.hit)
        defence = percent(1 - level(me.speed + max(me.agility, me.chassis) - rival.speed - own))
        return (
            f"{NAMES[view.active]}: {mine} is at least as much with {attack} or more; "
            f"{NAMES[view.hit]}: {rival.speed} + {own} is more with {defence} or more."
        )

    def of(self, view: Race, seat: Seat) -> int:
        """That value of a chariot."""
        chariot = view.chariots[seat]
        return chariot.agility if self.value == AGILITY else chariot.chassis


class Dodge(Option, frozen=True):
    """Escape! or Take the hit! after a ram that did not come off (RR 4.3)."""

    escape: bool

    def notation(self, view: Race) -> str:
        return "escape" if self.escape else "hit"

    def label(self, view: Race) -> str:
        return "Escape!" if self.escape else "Take the hit!"

    def hint(self, view: Race) -> str:
        if view.active == NOBODY or view.hit < 0:
            return ""
        if view.hit >= TERRAIN - 1 or view.chariots[view.hit].out:
            name = NAMES[view.active]
            if self.escape:
                return f"{name} comes off {thing(view, view.hit)} unhurt."
            return f"{name} loses D3 Chassis Points of {view.chariots[view.active].chassis}, and may make a free Pivot."
        if self.escape:
            return "Nobody is hurt, and you may make a free Pivot."
        them, you = view.chariots[view.active].chassis, view.chariots[view.hit].chassis
        return (
            f"Both lose D3 Chassis Points: {NAMES[view.active]} has {them}, you {you}. "
            f"{NAMES[view.active]} may make a free Pivot."
        )


class Free(Option, frozen=True):
    """A free Pivot, or none (RR-16)."""

    way: int
    """LEFT, RIGHT, or -1."""

    def notation(self, view: Race) -> str:
        return "straight" if self.way < 0 else WAYS[self.way]

    def label(self, view: Race) -> str:
        return "Stay as you are" if self.way < 0 else f"{TITLES[self.way]}, free"

    def hint(self, view: Race) -> str:
        if view.freed == NOBODY:
            return ""
        if self.way < 0:
            return f"Straight ahead: {way_ahead(view, view.freed, 0, 1)}."
        return f"Then it {after_turn(view, view.freed, self.way)}."


def changed(view: Race, way: int) -> str:
    """What a Speed Change or Pivot of the active chariot comes to."""
    me = view.chariots[view.active]
    if way < 2:
        speed = me.speed + STEP[way]
        return f'Current Speed {me.speed} → {speed}: {3 * speed}" to drive.'
    return f"Then it {after_turn(view, view.active, way)}."


# Every answer there is, made once.

SEATS = range(4)
CHOOSE = tuple(Tie(brood) for brood in range(len(BROODS)))
CHARIOTS = tuple(Build(driver, upgrades) for driver in range(len(DRIVERS)) for upgrades in range(1 << len(UPGRADES)))
"""Every driver with every set of upgrades, legal or not."""
BUILDS = tuple(tuple(Build(*each) for each in legal_builds(brood)) for brood in range(len(BROODS)))
"""By brood, those that are legal."""
CELLS = tuple(Take(at) for at in SEATS)
DRIVE = Drive()
CHANGES = tuple(Change(way) for way in range(len(WAYS)))
OUTTAS = tuple(Outta(way) for way in range(len(WAYS)))
TRICKS = tuple(Trick(seat) for seat in SEATS)
DONE = Done()
RETRY = (Again(), Keep())
LOSSES = (Lose(False), Lose(True))
VALUES = (Value(AGILITY), Value(CHASSIS))
DODGES = (Dodge(True), Dodge(False))
STRAIGHT = Free(-1)
FREE = tuple(Free(way) for way in range(len(WAYS)))
"""By way; only the two Pivots are ever offered."""

OFFERS: tuple[Option, ...] = (DRIVE, *CHANGES, *OUTTAS, *TRICKS, DONE, STRAIGHT, *FREE)
"""What may be answered in a Player Turn and to a free Pivot, in the order in which it is shown."""
DRIVE_BIT, CHANGE_BIT, OUTTA_BIT, TRICK_BIT, DONE_BIT, STRAIGHT_BIT, FREE_BIT = 0, 1, 5, 9, 13, 14, 15
"""Where the rows begin in it."""


@cache
def offered(offers: int) -> tuple[Option, ...]:
    """The answers of such a set."""
    return tuple(option for at, option in enumerate(OFFERS) if offers >> at & 1)
