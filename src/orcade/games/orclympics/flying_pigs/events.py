"""What happens in the Pigsty, as data and in words."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.plane import HEADINGS, bearing, write_point
from orcade.table.region import inches
from orcade.table.requests import Event, Seat, Sight

from .pieces import CALLED, LIT, RAN, SHOVED, SHROOMED, SLIPPED, TITLES


class Laid(Event, frozen=True):
    """A rock or a Mushroom Field lies there."""

    what: str
    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"{self.what} at {write_point(self.x, self.y)}."


class Deployed(Event, frozen=True):
    """An Orc enters the Pigsty."""

    model: int
    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} enters the Pigsty at {write_point(self.x, self.y)}."


class Put(Event, frozen=True):
    """A Pig is picked up to be tossed."""

    model: int
    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} is picked up at {write_point(self.x, self.y)}."


class Tossed(Event, frozen=True):
    """One leg of a Pigtoss: so far to the middle, to the left or to the right."""

    model: int
    distance: int
    where: str

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} flies {inches(self.distance)} {self.where}."


class TurnBegan(Event, frozen=True):
    """A Player Turn begins."""

    seat: Seat
    round: int

    def text(self, sight: Sight) -> str:
        return f"Round {self.round}: {NAMES[self.seat]}'s turn."


class Slipped(Event, frozen=True):
    """A model is Slippery!"""

    model: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} slips."


class Greased(Event, frozen=True):
    """A model gained a Grease Marker."""

    model: int
    markers: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} has {self.markers} Grease Marker{'' if self.markers == 1 else 's'} now."


class TossedGrease(Event, frozen=True):
    """Grease flies at a model. `hit`: it gains it, as far as it can."""

    model: int
    target: int
    hit: bool

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} tosses grease at {CALLED[self.target]}{'' if self.hit else ' and misses'}."


class Walked(Event, frozen=True):
    """An Orc has walked there, so far."""

    model: int
    x: int
    y: int
    distance: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} walks {inches(self.distance)} to {write_point(self.x, self.y)}."


class Readied(Event, frozen=True):
    """An Orc has taken an action."""

    model: int
    action: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} gets ready: {TITLES[self.action]}"


_CAUSES = {RAN: "runs", SLIPPED: "slides", SHOVED: "stumbles", LIT: "flees, burning,", SHROOMED: "staggers"}


class Ran(Event, frozen=True):
    """A Random Move begins: so far, in this direction."""

    model: int
    distance: int
    degrees: int
    cause: int

    def text(self, sight: Sight) -> str:
        direction = bearing(*HEADINGS[self.degrees])
        return f"{CALLED[self.model]} {_CAUSES[self.cause]} {inches(self.distance)} {direction}."


class TurnedBack(Event, frozen=True):
    """A Pig has reached the edge and comes back."""

    model: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} turns round at the edge."


class Stopped(Event, frozen=True):
    """A move has ended at something. `by`: "the edge", "a rock", "the Kitchen"."""

    model: int
    by: str

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} runs into {self.by}."


class Met(Event, frozen=True):
    """A move has ended at a model."""

    model: int
    other: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} runs into {CALLED[self.other]}."


class Shooed(Event, frozen=True):
    """A Pig takes a new direction for the rest of its distance."""

    model: int
    orc: int
    degrees: int
    left: int

    def text(self, sight: Sight) -> str:
        direction = bearing(*HEADINGS[self.degrees])
        return f"Shoo! {CALLED[self.orc]} turns {CALLED[self.model]}: {inches(self.left)} {direction}."


class Shroomed(Event, frozen=True):
    """A model gained Shrooms."""

    model: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} is full of mushrooms: Shrooms."


class Crossed(Event, frozen=True):
    """A model came within 2" of one with Shrooms."""

    model: int
    other: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} comes within 2\" of {CALLED[self.other]}'s Shrooms."


class BackedOff(Event, frozen=True):
    """A model was taken back to where there is 1" to everything (FP 6.1)."""

    model: int
    x: int
    y: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} is backed off to {write_point(self.x, self.y)}."


class Pushed(Event, frozen=True):
    """An Orc Shoves a model."""

    orc: int
    model: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} shoves {CALLED[self.model]}."


class LitUp(Event, frozen=True):
    """An Orc tried to light a Pig; `model` burns, or has Shrooms instead."""

    orc: int
    model: int
    shrooms: bool

    def text(self, sight: Sight) -> str:
        name, orc = CALLED[self.model], CALLED[self.orc]
        if self.shrooms:
            return f"{orc} tries to make fire in the mushrooms: {name} breathes them in."
        return f"{orc} burns himself." if self.model == self.orc else f"{orc} sets {name} on fire."


class Won(Event, frozen=True):
    """A Pig is in the Kitchen."""

    model: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} is in the Kitchen!"
