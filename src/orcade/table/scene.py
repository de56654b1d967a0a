"""What there is to see, described once for the browser, the terminal and the screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec

from .choices import Question
from .ground import Ground
from .land import Land
from .requests import Seat
from .things import Card, Gauge, Thing, Zone


class SeatPanel(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's state beside the board."""

    seat: Seat
    name: str
    """Of its fighter."""
    look: str = ""
    """Of its fighter, where none of its figures may stand on the board when the match is over: that of a dead one."""
    gauges: tuple[Gauge, ...] = ()
    notes: tuple[str, ...] = ()
    """Short facts: "carries a mace", "favourite", "5 cards"."""
    front: tuple[Card, ...] = ()
    """Cards that lie in front of it beside the map (`Scene.map`): where only the map is seen, the panel shows them."""
    out: bool = False
    fate: str = "out"
    """What is said of a seat that is out, or has a prospect: "dead", "home"."""
    prospect: str = ""
    """Of a seat that has nothing more to do while the others play on: what became of it and what it can still win, as
    it is said behind "You are": "wrecked, in third place whatever comes"."""
    came_to: str = ""
    """Of a match that is over: what this seat's part in it came to, beside its place: "9 Health taken, 2 put out"."""

    @property
    def fared(self) -> str:
        """How a seat fared that has nothing more to do; empty for the others."""
        return self.prospect or (self.fate if self.out else "")


class Runner(msgspec.Struct, frozen=True):
    """How far a seat has come in a race."""

    seat: Seat
    at: float
    """0 at the start, 1 at the goal; below 0 where somebody begins behind the start."""
    words: str
    """The same in words: 'lap 2, 7" to gate 1'."""


class Progress(msgspec.Struct, frozen=True):
    """How far everybody has come, where that is one way with a goal."""

    runners: tuple[Runner, ...]
    goal: str
    """Which picture of the kit stands at its end: flag, cauldron …"""
    marks: tuple[tuple[float, str], ...] = ()
    """What has to be passed, and where that is between 0 and 1: a gate, and with a word the end of a lap."""

    def told(self, names: Sequence[str]) -> str:
        """In a sentence, the first one first. `names`: by seat."""
        best = sorted(self.runners, key=lambda each: -each.at)
        return "; ".join(f"{names[each.seat]} {each.words}" for each in best)


class Opening(msgspec.Struct, frozen=True):
    """What one of several games is about that are played one after the other, told when it begins."""

    game: str
    """Its name: of the picture."""
    title: str
    """Unlike that of the others: "2 of 3: Timber!"."""
    lines: tuple[str, ...]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one reader sees. The game fills the fields above the empty line, the match those below."""

    width: float
    height: float
    look: str
    """Style of the ground: board, pit …"""
    headline: str
    """Where the match stands: "Game Turn 3", "Round 2, combat"."""
    things: tuple[Thing, ...]
    """In drawing order."""
    aim: str = ""
    """What wins, in a line: "Most Wood wins: Grub 3 out"."""
    ground: Ground | None = None
    """What lies under all things, where that is a large board of squares which stays as it is for long."""
    land: Land | None = None
    """What lies under all things, where that is a map of areas."""
    tries: tuple[str, ...] = ()
    """Notations that a click on a square or a room without any of its own would mean, with {} for its name: "move {}".
    The id of such a square is "square-" and the name, that of a room a word, "-" and the name. On a measured board, on
    any thing without its own, with {} for its place."""
    beyond: str = ""
    """What a pick of a square does that may not be chosen (`Game.farther`), in words that go on from "Pick what is
    lit": ", or any square to go towards"; empty where it does nothing."""
    strides: int = 0
    """So many steps are one action of who acts: squares that are farther cost another, and are lit less. 0: they are
    all alike."""
    hand: tuple[Card, ...] = ()
    seats: tuple[SeatPanel, ...] = ()
    turn: Seat | None = None
    """Whose turn it is, where others are asked in between and no "active" piece on the board tells it."""
    progress: Progress | None = None
    """How far everybody has come, shown along a line above the board."""
    inches: bool = False
    """A measured board: one unit is an inch."""
    roams: bool = False
    """A map that grows: it can be looked at from near, and moved about."""
    map: tuple[float, float, float, float] | None = None
    """x, y, width and height of the map, where panels show what else lies there (`SeatPanel.front`): a page with little
    room shows the map alone."""
    until: float | None = None
    """When the time is over, in seconds since 1970 began; None where no time runs."""
    opening: Opening | None = None
    """It lies over the board until the reader has seen it, or has answered."""
    closed: bool = False
    """The reader may not look the rules up, so no client shows them to him, nor which rule asks him."""

    question: Question | None = None
    waiting: tuple[Seat, ...] = ()
    """Seats that are asked and have not answered."""
    last: tuple[str, ...] = ()
    """Ids of the things that the last answer named."""

    @property
    def backdrop(self) -> Ground | Land | None:
        """What lies under all things and stays as it is for long: it is sent once, not with each view."""
        return self.ground or self.land

    @property
    def on_sheet(self) -> tuple[Thing, ...]:
        """A sheet that lies over the board, and behind it what lies on it; empty where there is none."""
        for at, thing in enumerate(self.things):
            if isinstance(thing, Zone) and thing.look == "sheet":
                return self.things[at:]
        return ()

    @property
    def below_sheet(self) -> tuple[Thing, ...]:
        """The things without the sheet that lies over them, and what lies on it."""
        return self.things[: len(self.things) - len(self.on_sheet)]

    def names(self, otherwise: Sequence[str]) -> tuple[str, ...]:
        """By seat: who sits there, as his panel says it, which in some games is who is played; `otherwise`: by seat,
        where there is no panel."""
        names = list(otherwise)
        for panel in self.seats:
            names[panel.seat] = panel.name
        return tuple(names)

    def time_left(self, now: float) -> str:
        """What everybody is told of the time, at `now` in seconds since 1970 began; empty where no time runs."""
        if self.until is None:
            return ""
        minutes = ceil((self.until - now) / 60)
        return f"{minutes} min left" if minutes > 0 else "time is up"
