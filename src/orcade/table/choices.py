"""What a seat is asked, as it is shown: its choices, ways, areas, and things that are taken together."""

from __future__ import annotations

import msgspec

from .things import Gauge

FIRST = "for a first match"
"""What is said of a choice that is good then."""


class Choice(msgspec.Struct, frozen=True):
    """A legal option in words, with the things to click for it."""

    say: str
    label: str
    things: tuple[str, ...]
    hint: str
    at: tuple[float, float] | None = None
    """Where on a measured board it lies; of several answers the first one."""
    traced: bool = False
    """Whether something of it can be drawn before it is given (`Game.traces`)."""
    look: str = ""
    """A picture for its button (`Option.look`)."""
    strengths: tuple[Gauge, ...] = ()
    """What it is good for, beside that picture."""
    first: bool = False
    """A good one for a first match."""
    odds: str = ""
    """The chance that it succeeds, as its hint tells it (`Game.chances`): "42 %"."""
    brings: str = ""
    """What comes of it, as its hint tells it behind that chance: "deals 2.1, takes 0.8"."""
    foremost: bool = False
    """Its button is in sight, though it can be clicked on the board, too (`Option.foremost`)."""
    small: bool = False
    """Put aside (`Option.small`)."""
    does: str = ""
    """What stands on its card (`Option.does`)."""

    @property
    def prospect(self) -> str:
        """The chance; with what comes of it, where the hint tells both: "wins 67 %, deals 2.1, takes 0.8"."""
        return f"wins {self.odds}, {self.brings}" if self.brings else self.odds


class Way(Choice, frozen=True):
    """Several answers in a row that are given as one: its notation is that of the last, or that of a plan."""

    way: tuple[str, ...] = ()
    """The things that are passed."""
    planned: bool = False
    """It is a plan of the game (`Game.plans`)."""
    lasts: str = ""
    """Of a plan, how long it goes on (`Game.lasts`)."""
    idle: bool = False
    """Of a plan, whether it may be given by itself (`Plan.idle`)."""
    beside: bool = False
    """Of a plan, whether it is never proposed before all else (`Plan.beside`)."""


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """Where a measured answer may lie: any point of it, said as `say` and the point ("move grub 12.250,7.500")."""

    say: str
    piece: str = ""
    """Id of the thing that would go there."""
    look: str = ""
    """What would stand there where it is no thing of the scene yet."""
    width: float = 1
    height: float = 1
    """Of what would stand there."""
    round: bool = True
    heads: bool = False
    """What would stand there faces the way from `start`."""
    start: tuple[float, float] | None = None
    """From where distances are told."""
    shapes: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Polygons; their union is what may be chosen (to look at: the match decides)."""
    holes: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Polygons of which no point may be chosen."""
    aim: bool = False
    """Only the direction from `start` counts."""


class Part(msgspec.Struct, frozen=True):
    """One of several things that are taken at once."""

    thing: str
    """Its id in the scene."""
    word: str
    """In the notation."""
    name: str
    about: str = ""
    look: str = ""
    """A picture beside it, where there is one (`Option.look`)."""
    strengths: tuple[Gauge, ...] = ()
    first: bool = False
    """A good one for a first match."""


class PartGroup(msgspec.Struct, frozen=True):
    """Things of which so many are taken together."""

    name: str
    parts: tuple[Part, ...]
    least: int
    most: int


class Question(msgspec.Struct, frozen=True):
    """What this seat is asked now."""

    prompt: str
    rule: str
    choices: tuple[Choice, ...]
    """All of the options; where there is an area, the plain options and the proposals."""
    area: Area | None = None
    """Set where any point of a measured board may be answered."""
    passing: str = ""
    """The notation that lets this occasion go by, or the usual one where it may be given by itself; else empty."""
    about: tuple[str, ...] = ()
    """What the occasion is about, in words of `Game.stops`."""
    groups: tuple[PartGroup, ...] = ()
    """Set where several things are taken at once, said as the verb and the words of the parts."""
    verb: str = ""
    """Of these groups; empty where there are none."""
    ways: tuple[Way, ...] = ()
    """What lies further than one answer away (`walks.py`), for clients that offer it."""
    usual: str = ""
    """Notation of the choice that one mostly wants, or of the best plan among the ways: it is shown first. Empty where
    there is none. Of places it may be one more than those that are proposed, the last."""
    why: str = ""
    """Why that is wanted now (`Game.reason`), in a few words."""
    lasts: str = ""
    """How long it goes on from turn to turn when it is taken (`Game.lasts`); mostly empty."""

    @property
    def proposed(self) -> Choice | None:
        """The choice that one mostly wants (`usual`); None where there is none, or it is a plan."""
        return next((choice for choice in self.choices if choice.say == self.usual), None)
