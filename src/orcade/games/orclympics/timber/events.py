"""What happens in the Forest, as data and in words."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import GRID
from orcade.table.grid import Square
from orcade.table.plane import compass
from orcade.table.requests import Event, Seat, Sight
from orcade.table.words import listed

from .pieces import CALLED, OWNER, mine, named
from .words import wood


class Planted(Event, frozen=True):
    """Terrain stands on these squares. `what`: "Trees"."""

    what: str
    where: int
    """Set of squares."""

    def text(self, sight: Sight) -> str:
        return f"{self.what} at {named(self.where)}."


class Redrawn(Event, frozen=True):
    """Rocks and Bushes are taken up and drawn again (TI-1, TI-18)."""

    def text(self, sight: Sight) -> str:
        return "That is no fair forest: Rocks and Bushes are drawn again."


class Appeared(Event, frozen=True):
    """The boar is there."""

    square: Square

    def text(self, sight: Sight) -> str:
        return f"The Wild Boar stands at {GRID.names[self.square]}."


class Deployed(Event, frozen=True):
    """An Orc enters the Forest."""

    orc: int
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} enters the forest at {GRID.names[self.square]}."


class TurnBegan(Event, frozen=True):
    """A Game Turn begins."""

    turn: int

    def text(self, sight: Sight) -> str:
        return f"Game Turn {self.turn}."


class Given(Event, frozen=True):
    """A player has dealt out his Action Tokens."""

    seat: Seat
    first: int
    second: int

    def text(self, sight: Sight) -> str:
        one, other = mine(self.seat)
        return f"{CALLED[one]} gets {self.first} token{'s' * (self.first != 1)}, {CALLED[other]} {self.second}."


class Ran(Event, frozen=True):
    """The boar is one square further."""

    square: Square

    def text(self, sight: Sight) -> str:
        return f"The boar runs to {GRID.names[self.square]}."


class Stopped(Event, frozen=True):
    """The boar finds no way to go so far as the die said (TI-5)."""

    square: Square

    def text(self, sight: Sight) -> str:
        return f"The boar finds no further way and stays at {GRID.names[self.square]}."


class Dodged(Event, frozen=True):
    """An Orc escapes a Smash Attack."""

    orc: int
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} dodges to {GRID.names[self.square]}."


class Smashed(Event, frozen=True):
    """An Orc suffers a Smash Attack and drops so much Wood."""

    orc: int
    lost: int
    cornered: bool
    """There was no square to dodge to."""

    def text(self, sight: Sight) -> str:
        why = " with nowhere to go" if self.cornered else ""
        return f"{CALLED[self.orc]} is smashed{why} and drops {wood(self.lost) if self.lost else 'nothing'}."


class Moved(Event, frozen=True):
    """An Orc has gone one square."""

    orc: int
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} moves to {GRID.names[self.square]}."


class Left(Event, frozen=True):
    """An Orc has left the Forest."""

    orc: int
    count: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} leaves the forest with {wood(self.count) if self.count else 'empty hands'}."


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


class Pushed(Event, frozen=True):
    """A shoved Orc is moved one square."""

    orc: int
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} is pushed to {GRID.names[self.square]}."


class Stuck(Event, frozen=True):
    """A shoved Orc cannot be moved (TI-11)."""

    orc: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} cannot be pushed anywhere."


class Opened(Event, frozen=True):
    """A Bush is gone."""

    orc: int
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} cuts the Bush at {GRID.names[self.square]}."


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


class Toppled(Event, frozen=True):
    """A Tree falls in a direction, and these Orcs are in its way."""

    square: Square
    angle: int
    doomed: tuple[int, ...]

    def text(self, sight: Sight) -> str:
        way = compass(self.angle / 100)
        who = listed([CALLED[orc] for orc in self.doomed]) if self.doomed else "nobody"
        return f"Timber! The Tree at {GRID.names[self.square]} falls {way}, on {who}."


class Picked(Event, frozen=True):
    """An Orc has picked up Wood."""

    orc: int
    carries: int

    def text(self, sight: Sight) -> str:
        return f"{CALLED[self.orc]} picks up 1 Wood and carries {self.carries}."


class Shared(Event, frozen=True):
    """Two Orcs of a seat have dealt out their Wood anew."""

    orc: int
    keeps: int
    gives: int

    def text(self, sight: Sight) -> str:
        other = CALLED[self.orc ^ 1]
        return f"{CALLED[self.orc]} and {other} share: {self.keeps} and {self.gives} Wood."


MOVED = tuple(tuple(Moved(orc, square) for square in GRID.squares) for orc in range(len(OWNER)))
RAN = tuple(Ran(square) for square in GRID.squares)
PUSHED = tuple(tuple(Pushed(orc, square) for square in GRID.squares) for orc in range(len(OWNER)))
"""Events of the hot path, made once."""
