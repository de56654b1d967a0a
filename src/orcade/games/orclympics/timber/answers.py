"""What a player can answer. Every answer exists once, in the tables at the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.games.orclympics import discipline
from orcade.games.orclympics.chessboard import BESIDE, GRID, NEAR, squares
from orcade.games.orclympics.discipline import BROODS
from orcade.table.grid import Square
from orcade.table.requests import Option
from orcade.table.things import Gauge, strength
from orcade.table.words import Namers, listed

from .falling_line import last_square
from .pieces import (
    ALL_WOOD,
    CALLED,
    EACH,
    MOST_TOKENS,
    OWNER,
    SAID,
    TOKENS,
    Forest,
    mate,
    orc_on,
    orcs_of,
)
from .words import wood


def orc_id(orc: int) -> str:
    return f"orc-{orc}"


BOAR_ID = "boar"


def square_id(square: Square) -> str:
    return f"square-{GRID.names[square]}"


def wood_id(square: Square) -> str:
    return f"wood-{GRID.names[square]}"


class Choose(discipline.Choose, frozen=True):
    """Lead Orcs of this brood (TI 1.2)."""

    def strengths(self, view: Forest) -> tuple[Gauge, ...]:
        of = BROODS[self.brood].lower()
        look, words = (
            ("scales", "wins a Shoving that is a draw"),
            ("fist", "rerolls the lower die when shoving"),
            ("shield", "rerolls the lower die when shoved"),
        )[self.brood]
        return (strength(look, "Shoving", of=of, words=words),)


class _ToSquare(Option, frozen=True):
    names: ClassVar[Namers] = {"square": GRID.names.__getitem__}

    square: Square

    def notation(self, view: Forest) -> str:
        return f"{type(self).__name__.lower()} {GRID.names[self.square]}"

    def things(self, view: Forest) -> tuple[str, ...]:
        return (square_id(self.square),)


class _OnOrc(Option, frozen=True):
    names: ClassVar[Namers] = {"orc": CALLED.__getitem__}

    orc: int

    def notation(self, view: Forest) -> str:
        return f"{type(self).__name__.lower()} {SAID[self.orc]}"

    def things(self, view: Forest) -> tuple[str, ...]:
        return (orc_id(self.orc),)


class Deploy(_ToSquare, frozen=True):
    """Put the next Orc on this square of the edge (TI 3)."""

    words = "Deploy {square}"


class Give(Option, frozen=True):
    """Deal out the Action Tokens (TI 4.2.1)."""

    first: int
    second: int

    def notation(self, view: Forest) -> str:
        return f"tokens {self.first} {self.second}"

    def label(self, view: Forest) -> str:
        one, other = orcs_of(view.active)
        return f"{CALLED[one]} {self.first}, {CALLED[other]} {self.second}"


class Boar(_ToSquare, frozen=True):
    """Lead the boar onto this square (TI 4.2.2)."""

    def label(self, view: Forest) -> str:
        orc = orc_on(view, self.square)
        return f"Boar to {GRID.names[self.square]}" + (f", over {CALLED[orc]}" if orc >= 0 else "")

    def things(self, view: Forest) -> tuple[str, ...]:
        orc = orc_on(view, self.square)
        return (orc_id(orc) if orc >= 0 else square_id(self.square),)

    def foremost(self, view: Forest) -> bool:
        """Where it runs somebody over who is not of the player's own."""
        orc = orc_on(view, self.square)
        return orc >= 0 and OWNER[orc] != view.active


class Act(_OnOrc, frozen=True):
    """Let this Orc act first (TI-7)."""

    words = "{orc} first"

    def small(self, view: Forest) -> bool:
        """What each would do is proposed with it (`plans.py`)."""
        return True


class Move(_ToSquare, frozen=True):
    """Go to this neighbouring square (TI 4.2.3.1)."""

    words = "Move {square}"


class Leave(Option, frozen=True):
    """Leave the Forest (TI-8)."""

    words = "Leave the forest"

    def foremost(self, view: Forest) -> bool:
        return view.orcs[view.acting].wood > 0


class Shove(_OnOrc, frozen=True):
    """Shove this enemy (TI 4.2.3.2)."""

    words = "Shove {orc}"

    def foremost(self, view: Forest) -> bool:
        return True


class Open(_ToSquare, frozen=True):
    """Remove this Bush (TI 4.2.3.3)."""

    words = "Open Way at {square}"


class Gather(_ToSquare, frozen=True):
    """Try to Gather Wood from this Tree (TI 4.2.3.4)."""

    words = "Gather Wood at {square}"

    def foremost(self, view: Forest) -> bool:
        return True


class Orcy(_ToSquare, frozen=True):
    """Gather Wood from this Tree in Orcy Style (TI 4.2.3.5)."""

    words = "Gather Wood for certain at {square}"

    def foremost(self, view: Forest) -> bool:
        return True


class Pick(Option, frozen=True):
    """Pick up one Wood from the square where the Orc stands (TI 4.2.3.6)."""

    words = "Pick up Wood"

    def foremost(self, view: Forest) -> bool:
        return True

    square: Square

    def notation(self, view: Forest) -> str:
        return "pick"

    def things(self, view: Forest) -> tuple[str, ...]:
        return (wood_id(self.square),)


class Share(Option, frozen=True):
    """Deal out the Wood of both Orcs anew, so much to the one who acts (TI 4.2.3.7)."""

    orc: int
    """Who acts."""
    keeps: int

    def notation(self, view: Forest) -> str:
        return f"share {self.keeps}"

    def label(self, view: Forest) -> str:
        other = CALLED[mate(self.orc)]
        gives = view.orcs[self.orc].wood - self.keeps
        return f"Hand {other} {wood(gives)}" if gives > 0 else f"Take {wood(-gives)} from {other}"

    def things(self, view: Forest) -> tuple[str, ...]:
        return (orc_id(mate(self.orc)),)


class End(Option, frozen=True):
    """Do nothing more with this Orc (TI-7)."""

    def label(self, view: Forest) -> str:
        return f"{CALLED[view.acting]} is done"


class Reroll(Option, frozen=True):
    """Roll the lower die again (TI-9)."""

    words = "Reroll the lower die"


class Keep(Option, frozen=True):
    """Leave the dice as they are (TI-9)."""

    words = "Keep them"


class Push(_ToSquare, frozen=True):
    """Move the shoved Orc onto this square (TI-11)."""

    def label(self, view: Forest) -> str:
        return f"{CALLED[view.target]} to {GRID.names[self.square]}"


class Dodge(_ToSquare, frozen=True):
    """Dodge onto this square (TI 4.2.3.4)."""

    words = "Dodge to {square}"


class Fell(Option, frozen=True):
    """Let the Tree fall this way (TI 4.2.3.4)."""

    angle: int
    """In hundredths of a degree (see `falling_line`)."""
    struck: tuple[int, ...]
    """The Orcs on squares that the line touches."""

    def notation(self, view: Forest) -> str:
        return f"fell {self.degrees()}"

    def degrees(self) -> str:
        """The angle in degrees."""
        whole, part = divmod(self.angle, 100)
        return f"{whole}.{part:02}" if part else f"{whole}"

    def label(self, view: Forest) -> str:
        who = listed([CALLED[orc] for orc in self.struck]) if self.struck else "nobody"
        tree = view.fall.tree if view.fall else 0
        return f"Fell it towards {GRID.names[last_square(tree, self.angle)]}, on {who}"

    def things(self, view: Forest) -> tuple[str, ...]:
        return tuple(orc_id(orc) for orc in self.struck)


class Smash(_OnOrc, frozen=True):
    """Let the Tree strike this Orc next (TI-21)."""

    words = "{orc} is struck next"


# Every answer there is, made once.

CHOOSE = tuple(Choose(brood) for brood in range(len(BROODS)))
DEPLOY = tuple(Deploy(square) for square in GRID.squares)
GIVE = tuple(Give(first, TOKENS - first) for first in range(MOST_TOKENS, 0, -1))
BOAR = tuple(Boar(square) for square in GRID.squares)
ACT = tuple(tuple(Act(orc) for orc in orcs_of(seat)) for seat in range(len(CALLED) // EACH))
MOVE = tuple(Move(square) for square in GRID.squares)
SMASH = tuple(Smash(orc) for orc in range(len(CALLED)))
SHOVE = tuple(Shove(orc) for orc in range(len(CALLED)))
OPEN_WAY = tuple(Open(square) for square in GRID.squares)
GATHER = tuple(Gather(square) for square in GRID.squares)
ORCY = tuple(Orcy(square) for square in GRID.squares)
SHARE = tuple(tuple(Share(orc, keeps) for keeps in range(ALL_WOOD + 1)) for orc in range(len(CALLED)))
PICK = tuple(Pick(square) for square in GRID.squares)
LEAVE, END = Leave(), End()
REROLLING = (Reroll(), Keep())
PUSH = tuple(Push(square) for square in GRID.squares)
DODGE = tuple(Dodge(square) for square in GRID.squares)


@cache
def moves(square: Square, free_: int) -> tuple[Move, ...]:
    """The Moves from a square to these neighbouring ones."""
    return tuple(MOVE[to] for to in squares(BESIDE[square] & free_))


@cache
def boar_steps(square: Square, some: int) -> tuple[Boar, ...]:
    """The boar's steps from a square to these that touch it."""
    return tuple(BOAR[to] for to in squares(NEAR[square] & some))
