"""What happens in the Forest, as data and in words."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics.chessboard import GRID
from orcade.table.grid import Square
from orcade.table.plane import compass
from orcade.table.requests import (
    FALL,
    GAIN,
    KNOCK,
    MISSED,
    MOMENT,
    SCORE,
    TURN,
    WOUND,
    Event,
    Impact,
    Seat,
    Sight,
    less,
)
from orcade.table.story import ON_THE_WAY
from orcade.table.words import Namers, listed

from .answers import BOAR_ID, orc_id, square_id
from .pieces import CALLED, OWNER, mate, orcs_of, square_names
from .words import wood


class Told(Event, frozen=True):
    """An event whose fields are an Orc, a square or a set of squares."""

    names: ClassVar[Namers] = {"orc": CALLED.__getitem__, "square": GRID.names.__getitem__, "where": square_names}


class Planted(Told, frozen=True):
    """Terrain stands on these squares. `what`: "Trees"."""

    words = "{what} at {where}."

    what: str
    where: int
    """Set of squares."""


class Redrawn(Told, frozen=True):
    """Rocks and Bushes are taken up and drawn again (TI-1, TI-18)."""

    words = "That is no fair forest: Rocks and Bushes are drawn again."


class Appeared(Told, frozen=True):
    """The boar is there."""

    words = "The Wild Boar stands at {square}."

    square: Square


class Deployed(Told, frozen=True):
    """An Orc enters the Forest."""

    words = "{orc} enters the forest at {square}."

    orc: int
    square: Square


class TurnBegan(Told, frozen=True):
    """A Game Turn begins."""

    words = "Game Turn {turn}."
    look = TURN

    turn: int


class Given(Event, frozen=True):
    """A player has dealt out his Action Tokens."""

    seat: Seat
    first: int
    second: int

    def text(self, sight: Sight) -> str:
        one, other = orcs_of(self.seat)
        return f"{CALLED[one]} gets {self.first} token{'s' * (self.first != 1)}, {CALLED[other]} {self.second}."


class Ran(Told, frozen=True):
    """The boar is one square further."""

    words = "The boar runs to {square}."

    square: Square

    def several(self) -> str:
        return f"the boar{ON_THE_WAY}"


class Stopped(Told, frozen=True):
    """The boar finds no way to go so far as the die said (TI-5)."""

    words = "The boar finds no further way and stays at {square}."

    square: Square


class Dodged(Told, frozen=True):
    """An Orc escapes a Smash Attack."""

    words = "{orc} dodges to {square}."

    orc: int
    square: Square
    by_tree: bool
    """The Tree falls beside him; else the boar runs past."""

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, orc_id(self.orc), "dodged!", "" if self.by_tree else BOAR_ID),)


class Smashed(Event, frozen=True):
    """An Orc suffers a Smash Attack and drops so much Wood."""

    orc: int
    lost: int
    cornered: bool
    """There was no square to dodge to."""
    by_tree: bool
    """He lies under the Tree; else the boar has run him over."""

    def text(self, sight: Sight) -> str:
        what = "smashed by the Tree" if self.by_tree else "smashed by the boar"
        why = " with nowhere to go" if self.cornered else ""
        return f"{CALLED[self.orc]} is {what}{why} and drops {wood(self.lost) if self.lost else 'nothing'}."

    def impacts(self) -> tuple[Impact, ...]:
        orc, name = orc_id(self.orc), CALLED[self.orc]
        return (
            Impact(WOUND, orc, less(self.lost, "Wood") or "smashed", "" if self.by_tree else BOAR_ID),
            Impact(FALL, orc),
            Impact(MOMENT, orc, f"{name} is flattened!" if self.by_tree else f"The boar gets {name}!"),
        )


class Moved(Told, frozen=True):
    """An Orc has gone one square."""

    words = "{orc} moves to {square}."

    orc: int
    square: Square

    def several(self) -> str:
        return f"{CALLED[self.orc]}{ON_THE_WAY}"


class Left(Event, frozen=True):
    """An Orc has left the Forest."""

    orc: int
    count: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} leaves the forest with {wood(self.count) if self.count else 'empty hands'}."

    def impacts(self) -> tuple[Impact, ...]:
        orc = orc_id(self.orc)
        if not self.count:
            return ()
        return Impact(SCORE, orc, f"+{wood(self.count)}"), Impact(MOMENT, orc, f"{CALLED[self.orc]} gets away!")


class Shoved(Event, frozen=True):
    """A Shoving and its totals."""

    orc: int
    target: int
    mine: int
    yours: int
    winner: int
    """Orc; -1: nobody."""
    lost: int
    """Wood that the loser drops."""

    def text(self, sight: Sight) -> str:
        one, other = CALLED[self.orc], CALLED[self.target]
        text = f"{one} shoves {other}: {self.mine} against {self.yours}"
        if self.winner < 0:
            return f"{text}, a draw."
        loser = other if self.winner == self.orc else one
        return f"{text}. {loser} loses{f' and drops {wood(self.lost)}' if self.lost else ''}."

    def impacts(self) -> tuple[Impact, ...]:
        one, other = orc_id(self.orc), orc_id(self.target)
        if self.winner < 0:
            return (Impact(MISSED, other, "a draw", one),)
        loser, by = (other, one) if self.winner == self.orc else (one, other)
        return (Impact(WOUND if self.lost else KNOCK, loser, less(self.lost, "Wood"), by),)


class Pushed(Told, frozen=True):
    """A shoved Orc is moved one square."""

    words = "{orc} is pushed to {square}."

    orc: int
    square: Square

    def several(self) -> str:
        return f"{CALLED[self.orc]}{ON_THE_WAY}"


class Stuck(Told, frozen=True):
    """A shoved Orc cannot be moved (TI-11)."""

    words = "{orc} cannot be pushed anywhere."

    orc: int


class Opened(Told, frozen=True):
    """A Bush is gone."""

    words = "{orc} cuts the Bush at {square}."

    orc: int
    square: Square


class Gathered(Event, frozen=True):
    """An Orc has tried to take Wood from a Tree."""

    orc: int
    square: Square
    left: int
    """Wood that is left on the Tree; -1: it was a failure."""

    def text(self, sight: Sight) -> str:
        name = CALLED[self.orc]
        if self.left < 0:
            return f"{name} chops in vain."
        return f"{name} takes 1 Wood from the Tree at {GRID.names[self.square]}; {self.left or 'none'} left."

    def impacts(self) -> tuple[Impact, ...]:
        if self.left < 0:
            return (Impact(MISSED, square_id(self.square), "in vain", orc_id(self.orc)),)
        return (Impact(GAIN, orc_id(self.orc), "+1 Wood"),)


class Toppled(Event, frozen=True):
    """A Tree falls in a direction, and these Orcs are in its way."""

    square: Square
    angle: int
    doomed: tuple[int, ...]

    def text(self, sight: Sight) -> str:
        way = compass(self.angle / 100)
        who = listed([CALLED[orc] for orc in self.doomed]) if self.doomed else "nobody"
        return f"Timber! The Tree at {GRID.names[self.square]} falls {way}, on {who}."

    def impacts(self) -> tuple[Impact, ...]:
        tree = square_id(self.square)
        return Impact(FALL, tree), Impact(MOMENT, tree, "Timber!")


class Picked(Told, frozen=True):
    """An Orc has picked up Wood."""

    words = "{orc} picks up Wood and carries {carries}."

    orc: int
    carries: int

    def several(self) -> str:
        return f"{CALLED[self.orc]} picks up Wood{ON_THE_WAY}"

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, orc_id(self.orc), "+1 Wood"),)


class Shared(Event, frozen=True):
    """Two Orcs of a seat have dealt out their Wood anew."""

    orc: int
    keeps: int
    gives: int

    def text(self, sight: Sight) -> str:
        other = CALLED[mate(self.orc)]
        return f"{CALLED[self.orc]} and {other} share: {self.keeps} and {self.gives} Wood."


MOVED = tuple(tuple(Moved(orc, square) for square in GRID.squares) for orc in range(len(OWNER)))
RAN = tuple(Ran(square) for square in GRID.squares)
PUSHED = tuple(tuple(Pushed(orc, square) for square in GRID.squares) for orc in range(len(OWNER)))
"""Events of the hot path, made once."""
