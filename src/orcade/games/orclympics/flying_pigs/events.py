"""What happens in the Pigsty, as data and in words."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics.discipline import NAMES
from orcade.table.plane import HEADINGS, INCH, bearing
from orcade.table.region import about, inches
from orcade.table.requests import FALL, GAIN, KNOCK, MISSED, MOMENT, SCORE, TURN, WOUND, Event, Impact, Seat, Sight
from orcade.table.words import Namers

from .answers import model_id
from .pieces import CALLED, LIT, NEAR, NOBODY, RAN, SHOVED, SHROOMED, SLIPPED, SO_CLOSE, TITLES, begun

RUNS = {RAN: "runs", SLIPPED: "slides", SHOVED: "stumbles", LIT: "flees, burning,", SHROOMED: "staggers"}
"""By the cause of a Random Move: what the model does."""


def direction(degrees: int) -> str:
    """Where a random die of 360 points to: "up-left"."""
    return bearing(*HEADINGS[degrees])


class Told(Event, frozen=True):
    """An event of one sentence. Lengths are in thousandths of an inch."""

    names: ClassVar[Namers] = {
        "seat": NAMES.__getitem__,
        "model": CALLED.__getitem__,
        "orc": CALLED.__getitem__,
        "other": CALLED.__getitem__,
        "action": [title if title.endswith("!") else f"{title}." for title in TITLES].__getitem__,  # it ends a sentence
        "cause": RUNS.__getitem__,
        "distance": about,
        "degrees": direction,
    }


class Laid(Told, frozen=True):
    """Terrain lies in the Pigsty. `what`: "A rock", "A Mushroom Field"."""

    words = "{what} is laid out."

    what: str


class Deployed(Told, frozen=True):
    """An Orc enters the Pigsty."""

    words = "{model} enters the Pigsty."

    model: int


class PickedUp(Told, frozen=True):
    """A Pig is picked up to be tossed."""

    words = "{model} is picked up."

    model: int


class Tossed(Told, frozen=True):
    """One leg of a Pigtoss. `where`: "to the middle", "to the left", "to the right"."""

    words = "{model} flies {distance} {where}."

    model: int
    distance: int
    where: str


class TurnBegan(Told, frozen=True):
    """A Player Turn begins."""

    words = "Round {round}: {seat:'s} turn."
    look = TURN

    seat: Seat
    round: int


class Slipped(Told, frozen=True):
    """A model is Slippery!"""

    words = "{model} slips."

    model: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, model_id(self.model)),)


class Greased(Told, frozen=True):
    """A model gained a Grease Marker. `markers`: how many it has now."""

    words = "{model} has {markers:Grease Marker} now."

    model: int
    markers: int


class TossedGrease(Event, frozen=True):
    """Grease flies at a model. `hit`: it gains it, as far as it can."""

    model: int
    target: int
    hit: bool

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.model]} tosses grease at {CALLED[self.target]}{'' if self.hit else ' and misses'}."

    def impacts(self) -> tuple[Impact, ...]:
        by = model_id(self.model)
        return (Impact(KNOCK if self.hit else MISSED, model_id(self.target), "grease" if self.hit else "a miss", by),)


class Walked(Told, frozen=True):
    """An Orc has walked. `distance`: the length of his way."""

    words = "{model} walks {distance}."

    model: int
    distance: int


class Readied(Told, frozen=True):
    """An Orc has taken an action."""

    words = "{model} gets ready: {action}"

    model: int
    action: int


class Ran(Told, frozen=True):
    """A Random Move begins: so far, in this direction."""

    words = "{model} {cause} {distance} {degrees}."

    model: int
    distance: int
    degrees: int
    cause: int


class TurnedBack(Told, frozen=True):
    """A Pig has reached the edge and comes back."""

    words = "{model} turns round at the edge."

    model: int


class Stopped(Told, frozen=True):
    """A move has ended at something. `by`: "the edge", "a rock", "the Kitchen"."""

    words = "{model} runs into {by}."

    model: int
    by: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, model_id(self.model)),)


class Met(Told, frozen=True):
    """A move has ended at a model."""

    words = "{model} runs into {other}."

    model: int
    other: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, model_id(self.other), "", model_id(self.model)),)


class Shooed(Told, frozen=True):
    """A Pig takes a new direction. `distance`: what it has left to go."""

    words = "Shoo! {orc} turns {model}: {distance} {degrees}."

    model: int
    orc: int
    degrees: int
    distance: int

    def impacts(self) -> tuple[Impact, ...]:
        pig, orc = model_id(self.model), model_id(self.orc)
        return Impact(KNOCK, pig, "", orc), Impact(MOMENT, pig, f"{CALLED[self.model]} is barred!")


class Came(Event, frozen=True):
    """Where a Random Move has left a Pig. `left`: to the Kitchen; `nearer`: so much less than before; below 0, more."""

    model: int
    left: int
    nearer: int
    leads: int
    """The Pig that is nearest now and was not before; NOBODY: the same as before."""
    flew: bool
    """It was on fire, and landed there."""

    @property
    def far(self) -> str:
        return f"{about(abs(self.nearer))} {'nearer' if self.nearer > 0 else 'farther'}"

    def text(self, sight: Sight) -> str:
        verb = "lands" if self.flew else "ends up"
        told = f'{CALLED[self.model]} {verb} {begun(self.left)}" from the Kitchen, {self.far}'
        if self.leads == self.model:
            return f"{told}, and takes the lead."
        return f"{told}." if self.leads == NOBODY else f"{told}: {CALLED[self.leads]} leads now."

    def impacts(self) -> tuple[Impact, ...]:
        pig = model_id(self.model)
        found = [Impact(FALL, pig, "lands")] if self.flew else []
        if abs(self.nearer) >= INCH:
            found.append(Impact(GAIN if self.nearer > 0 else MISSED, pig, self.far))
        if self.leads != NOBODY:
            found.append(Impact(MOMENT, model_id(self.leads), f"{CALLED[self.leads]} takes the lead!"))
        elif self.left <= SO_CLOSE and self.nearer > 0:
            found.append(Impact(MOMENT, pig, f"{CALLED[self.model]}: so close!"))
        return tuple(found)


class Shroomed(Told, frozen=True):
    """A model gained Shrooms."""

    words = "{model} is full of mushrooms: Shrooms."

    model: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, model_id(self.model), "Shrooms"),)


class Crossed(Told, frozen=True):
    """A model has come near to one with Shrooms (FP-16)."""

    words = f"{{model}} comes within {inches(NEAR)} of {{other:'s}} Shrooms."

    model: int
    other: int


class BackedOff(Told, frozen=True):
    """A model was taken back along its way (FP 6.1)."""

    words = "{model} bounces back."

    model: int


class Shoved(Told, frozen=True):
    """An Orc Shoves a model."""

    words = "{orc} shoves {model}."

    orc: int
    model: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, model_id(self.model), "", model_id(self.orc)),)


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

    def impacts(self) -> tuple[Impact, ...]:
        by = "" if self.model == self.orc else model_id(self.orc)
        hurt = Impact(WOUND, model_id(self.model), "Shrooms" if self.shrooms else "fire!", by)
        if self.shrooms:
            return (hurt,)
        return hurt, Impact(MOMENT, model_id(self.model), f"{CALLED[self.model]} is on fire!")


class Won(Told, frozen=True):
    """A Pig is in the Kitchen."""

    words = "{model} is in the Kitchen!"

    model: int

    def impacts(self) -> tuple[Impact, ...]:
        pig = model_id(self.model)
        return Impact(SCORE, pig, "home!"), Impact(MOMENT, pig, f"{CALLED[self.model]} is cooked!")
