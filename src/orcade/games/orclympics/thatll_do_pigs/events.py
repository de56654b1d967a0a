"""What happens in the race, as data and in words. A Rider is told by its name, and by whether he is still on."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics.discipline import NAMES
from orcade.table.plane import bearing
from orcade.table.region import about, inches
from orcade.table.requests import (
    BLOW,
    DEATH,
    FALL,
    GAIN,
    KNOCK,
    MISSED,
    MOMENT,
    SCORE,
    TURN,
    Event,
    Impact,
    Seat,
    Sight,
)
from orcade.table.words import Namers

from .answers import PIGLET_ID, boar_id
from .pieces import RIDERLESS, RIDERS, RODE, to_pass

VERBS = ("rides", "is lashed on", "runs back", "is thrown")
STUCK = ("does not move", "is lashed in vain", "stays where it is", "does not move")
"""By what carries a Boar; the second where it comes nowhere."""


def _from_one(number: int) -> str:
    """Cells and Corner Points are counted from 1 where they are named."""
    return str(number + 1)


def _rider(who: str) -> str:
    """The name in that of a Boar that is told of (`pieces.named`)."""
    return who.removesuffix(RIDERLESS)


def _thing(who: str) -> str:
    """Its thing."""
    return boar_id(RIDERS.index(_rider(who)))


class Told(Event, frozen=True):
    """An event whose fields are a Rider's name, a seat, a cell, a Corner Point or a length."""

    names: ClassVar[Namers] = {
        "name": RIDERS.__getitem__,
        "seat": NAMES.__getitem__,
        "cell": _from_one,
        "corner": _from_one,
        "r": inches,
        "distance": inches,
    }


class Staked(Told, frozen=True):
    """A pole marks a Corner Point."""

    words = "Pole {corner} stands."

    corner: int


class Redrawn(Told, frozen=True):
    """The circuit is drawn again."""

    words = "{what}: drawn again."

    what: str


class Gathered(Told, frozen=True):
    """The crowd outside stands somewhere."""

    words = "A crowd gathers, {r} deep."

    r: int


class Placed(Event, frozen=True):
    """A Rider takes a cell of the start grid."""

    name: int
    cell: int
    last: bool

    def text(self, sight: Sight) -> str:
        how = ", the Running Up Boar, comes up to" if self.last else " takes"
        return f"{RIDERS[self.name]}{how} cell {_from_one(self.cell)}."


class Struck(Event, frozen=True):
    """An Assault: the best of both, and whether it succeeds."""

    attacker: str
    defender: str
    best: int
    other: int
    """Both 0 where the defender cannot defend himself, and nobody rolls (TP-17)."""
    success: bool

    def text(self, sight: Sight) -> str:
        if not self.other:
            return f"{self.attacker} assaults {self.defender}, who cannot defend himself."
        end = "" if self.success else " Nothing happens."
        return f"{self.attacker} assaults {self.defender}: {self.best} against {self.other}.{end}"

    def impacts(self) -> tuple[Impact, ...]:
        kind, text = (KNOCK, "") if self.success else (MISSED, f"{self.best} : {self.other}")
        return (Impact(kind, _thing(self.defender), text, _thing(self.attacker)),)


class FellBack(Told, frozen=True):
    """A Rider is driven into the second row."""

    words = "{name} falls back to cell {cell}."

    name: int
    cell: int


class Took(Told, frozen=True):
    """An attacker takes the cell of his victim."""

    words = "{name} moves over to cell {cell}."

    name: int
    cell: int


class TurnBegan(Told, frozen=True):
    """A Game Turn begins."""

    words = "Game Turn {turn}."
    look = TURN

    turn: int


class Released(Told, frozen=True):
    """The Piglet is put on a line."""

    words = "The Piglet is let loose on {line}."

    line: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MOMENT, PIGLET_ID, "The Piglet is loose!"),)


class Herded(Told, frozen=True):
    """A player has chosen where the Piglet runs."""

    words = "The Piglet runs {distance}, as {seat} wants."

    distance: int
    seat: Seat


class Went(Event, frozen=True):
    """A Boar has gone so far, straight on. `how`: what has carried it; dx, dy: the direction."""

    who: str
    how: int
    distance: int
    dx: int
    dy: int

    def text(self, sight: Sight) -> str:
        if not self.distance:
            return f"{self.who} {STUCK[self.how]}."
        verb = "runs" if self.how == RODE and self.who.endswith(RIDERLESS) else VERBS[self.how]
        return f"{self.who} {verb} {about(self.distance)} {bearing(self.dx, self.dy)}."


class Turned(Told, frozen=True):
    """A Boar has turned on the spot: where it looks now."""

    words = "{who} turns {way} and stays."

    who: str
    dx: int
    dy: int

    @property
    def way(self) -> str:
        return bearing(self.dx, self.dy)


class Cornered(Told, frozen=True):
    """A Boar has fully crossed a Skid Trigger."""

    words = "{who} is past Skid Trigger {corner}{lead}"

    who: str
    corner: int
    nearly: bool = False
    """It has the Piglet, and one line alone is left."""
    leads: bool = False
    """Nobody else has come so far, and another one was the first at the line before."""

    @property
    def lead(self) -> str:
        return " and takes the lead!" if self.leads else "."

    def impacts(self) -> tuple[Impact, ...]:
        name = _rider(self.who)
        moment = f"{name} is nearly home!" if self.nearly else f"{name} takes the lead!" if self.leads else ""
        return (Impact(MOMENT, _thing(self.who), moment),) if moment else ()


class Lapped(Told, frozen=True):
    """A Boar has finished a lap."""

    words = "{who} finishes lap {laps}."

    who: str
    laps: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(SCORE, _thing(self.who), f"lap {self.laps}"),)


class Met(Told, frozen=True):
    """A Boar has come into contact with something that it does nothing about."""

    words = "{who} is stopped by {other}."

    who: str
    other: str


class Snatched(Event, frozen=True):
    """Somebody has the Piglet now. `victim`: who had it; empty where it was loose."""

    who: str
    victim: str

    def text(self, sight: Sight) -> str:
        return f"{self.who} snatches the Piglet from {self.victim}!" if self.victim else f"{self.who} has the Piglet!"

    def impacts(self) -> tuple[Impact, ...]:
        who = _thing(self.who)
        return Impact(GAIN, who, "Piglet!"), Impact(MOMENT, who, f"{_rider(self.who)} has the Piglet!")


class Missed(Told, frozen=True):
    """A Grab has failed."""

    words = "{who} does not get hold of the Piglet."

    who: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, _thing(self.who), "a miss"),)


class Kept(Told, frozen=True):
    """A Boar keeps the Piglet when its rider falls."""

    words = "{who} keeps the Piglet."

    who: str


class Escaped(Told, frozen=True):
    """The Piglet is free again."""

    words = "The Piglet is free."


class Mobbed(Told, frozen=True):
    """The public attacks."""

    words = "{who} gets into the crowd, and the crowd hits back!"

    who: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, _thing(self.who), "mobbed"),)


class Skidded(Event, frozen=True):
    """A Safe Skid Test. `total` against the distance in thousandths."""

    who: str
    total: int
    distance: int

    def text(self, sight: Sight) -> str:
        needed = to_pass(self.distance)
        how = "takes the corner" if self.total >= needed else "skids"
        return f"{self.who} {how}: {self.total}, and {needed} needed."


class Threw(Event, frozen=True):
    """A Random Movement Roll: a Falling Test, or a Random Move."""

    who: str
    falls: bool

    def text(self, sight: Sight) -> str:
        return f"{self.who} is tossed about and may fall." if self.falls else f"{self.who} is out of control."


class Tested(Told, frozen=True):
    """A Falling Test at which nothing happens."""

    words = "{who} regains control: {total}."

    who: str
    total: int


class Fell(Told, frozen=True):
    """A rider has fallen."""

    words = "{name} falls! His Boar runs on alone, turns by 45° at most, and may still win."

    name: int

    def impacts(self) -> tuple[Impact, ...]:
        boar = boar_id(self.name)
        return Impact(FALL, boar, "falls"), Impact(MOMENT, boar, f"{RIDERS[self.name]} falls!")


class Mounted(Told, frozen=True):
    """A rider who had fallen is on his Boar again."""

    words = "{name} is back in the saddle."

    name: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MOMENT, boar_id(self.name), f"{RIDERS[self.name]} is back on!"),)


class Crashed(Told, frozen=True):
    """An Unridden Boar is out of the race."""

    words = "{name:'s} Boar crashes and is out of the race!"
    look = BLOW

    name: int

    def impacts(self) -> tuple[Impact, ...]:
        boar = boar_id(self.name)
        return Impact(DEATH, boar), Impact(MOMENT, boar, f"{RIDERS[self.name]}{RIDERLESS} crashes!")


class CameBack(Told, frozen=True):
    """A Boar that had crashed is in the race again."""

    words = "{name} is back in the race, at {line}."

    name: int
    line: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MOMENT, boar_id(self.name), f"{RIDERS[self.name]} is back!"),)


class BroughtHome(Told, frozen=True):
    """The Piglet is home."""

    words = "{who} brings the Piglet home!"

    who: str

    def impacts(self) -> tuple[Impact, ...]:
        return (
            Impact(SCORE, _thing(self.who), "home!"),
            Impact(MOMENT, _thing(self.who), f"{_rider(self.who)} is home!"),
        )
