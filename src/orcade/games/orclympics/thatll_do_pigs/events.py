"""What happens in the race, as data and in words. A Rider is told by its name, and by whether he is still on."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.plane import bearing, write_point
from orcade.table.region import inches
from orcade.table.requests import Event, Seat, Sight

from .pieces import RAN, RIDERS, to_pass

VERBS = ("rides", "is lashed on", "runs back", "is thrown")
"""By what carries a Boar."""


class Staked(Event, frozen=True):
    """A pole marks a Corner Point."""

    at: int
    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"Pole {self.at + 1} stands at {write_point(self.x, self.y)}."


class Redrawn(Event, frozen=True):
    """The circuit is drawn again."""

    what: str

    def text(self, sight: Sight) -> str:
        return f"{self.what}: drawn again."


class Gathered(Event, frozen=True):
    """The crowd outside stands there."""

    x: int
    y: int
    r: int

    def text(self, sight: Sight) -> str:
        return f"A crowd gathers at {write_point(self.x, self.y)}, {inches(self.r)} deep."


class Placed(Event, frozen=True):
    """A Rider takes a cell of the start grid."""

    name: int
    cell: int
    last: bool

    def text(self, sight: Sight) -> str:
        how = ", the Running Up Boar, comes up to" if self.last else " takes"
        return f"{RIDERS[self.name]}{how} cell {self.cell + 1}."


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


class FellBack(Event, frozen=True):
    """A Rider is driven into the second row."""

    name: int
    cell: int

    def text(self, sight: Sight) -> str:
        return f"{RIDERS[self.name]} falls back to cell {self.cell + 1}."


class Took(Event, frozen=True):
    """An attacker takes the cell of his victim."""

    name: int
    cell: int

    def text(self, sight: Sight) -> str:
        return f"{RIDERS[self.name]} moves over to cell {self.cell + 1}."


class TurnBegan(Event, frozen=True):
    """A Game Turn begins."""

    turn: int

    def text(self, sight: Sight) -> str:
        return f"Game Turn {self.turn}."


class Released(Event, frozen=True):
    """The Piglet is put on the Finish Line."""

    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"The Piglet is let loose at {write_point(self.x, self.y)}."


class Herded(Event, frozen=True):
    """A player has chosen where the Piglet runs."""

    seat: Seat
    x: int
    y: int
    distance: int

    def text(self, sight: Sight) -> str:
        return f"The Piglet runs {inches(self.distance)} to {write_point(self.x, self.y)}, as {NAMES[self.seat]} wants."


class Went(Event, frozen=True):
    """A Boar has gone so far, straight on."""

    who: str
    how: int
    x: int
    y: int
    distance: int
    dx: int
    dy: int

    def text(self, sight: Sight) -> str:
        if not self.distance:
            return f"{self.who} stays where it is." if self.how == RAN else f"{self.who} does not move."
        way = bearing(self.dx, self.dy)
        return f"{self.who} {VERBS[self.how]} {inches(self.distance)} {way} to {write_point(self.x, self.y)}."


class Turned(Event, frozen=True):
    """A Boar has turned on the spot: where it looks now."""

    who: str
    dx: int
    dy: int

    def text(self, sight: Sight) -> str:
        return f"{self.who} turns {bearing(self.dx, self.dy)} and stays."


class Cornered(Event, frozen=True):
    """A Boar has fully crossed a Skid Trigger."""

    who: str
    trigger: int

    def text(self, sight: Sight) -> str:
        return f"{self.who} is past Skid Trigger {self.trigger}."


class Lapped(Event, frozen=True):
    """A Boar has finished a lap."""

    who: str
    laps: int

    def text(self, sight: Sight) -> str:
        return f"{self.who} finishes lap {self.laps}."


class Met(Event, frozen=True):
    """A Boar has come into contact with something that it does nothing about."""

    who: str
    other: str

    def text(self, sight: Sight) -> str:
        return f"{self.who} is stopped by {self.other}."


class Snatched(Event, frozen=True):
    """Somebody has the Piglet now. `victim`: who had it; empty where it was loose."""

    who: str
    victim: str

    def text(self, sight: Sight) -> str:
        return f"{self.who} snatches the Piglet from {self.victim}!" if self.victim else f"{self.who} has the Piglet!"


class Missed(Event, frozen=True):
    """A Grab has failed."""

    who: str

    def text(self, sight: Sight) -> str:
        return f"{self.who} does not get hold of the Piglet."


class Kept(Event, frozen=True):
    """A Boar keeps the Piglet when its rider falls."""

    who: str

    def text(self, sight: Sight) -> str:
        return f"{self.who} keeps the Piglet."


class Escaped(Event, frozen=True):
    """The Piglet is free again."""

    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"The Piglet is free, at {write_point(self.x, self.y)}."


class Mobbed(Event, frozen=True):
    """The public attacks."""

    who: str

    def text(self, sight: Sight) -> str:
        return f"{self.who} gets into the crowd, and the crowd hits back!"


class Skidded(Event, frozen=True):
    """A Safe Skid Test. `total` against the distance in thousandths."""

    who: str
    total: int
    distance: int

    def text(self, sight: Sight) -> str:
        how = "takes the corner" if self.total >= to_pass(self.distance) else "skids"
        return f"{self.who} {how}: {self.total} against {inches(self.distance)}."


class Threw(Event, frozen=True):
    """A Random Movement Roll: a Falling Test, or a Random Move."""

    who: str
    falls: bool

    def text(self, sight: Sight) -> str:
        return f"{self.who} is tossed about and may fall." if self.falls else f"{self.who} is out of control."


class Tested(Event, frozen=True):
    """A Falling Test at which nothing happens."""

    who: str
    total: int

    def text(self, sight: Sight) -> str:
        return f"{self.who} regains control: {self.total}."


class Fell(Event, frozen=True):
    """A rider has fallen."""

    name: int

    def text(self, sight: Sight) -> str:
        return f"{RIDERS[self.name]} falls! His Boar races on without him."


class Crashed(Event, frozen=True):
    """An Unridden Boar is out of the race."""

    name: int

    def text(self, sight: Sight) -> str:
        return f"{RIDERS[self.name]}'s Boar crashes and is out of the race!"


class BroughtHome(Event, frozen=True):
    """The Piglet is over the Finish Line."""

    who: str
    laps: int

    def text(self, sight: Sight) -> str:
        return f"{self.who} brings the Piglet home after {self.laps} laps!"
