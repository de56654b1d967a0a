"""What a player can answer. Every answer exists once, in the tables at the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from orcade.games.orclympics import discipline
from orcade.games.orclympics.chessboard import GRID, NEAR, squares
from orcade.table.game import State
from orcade.table.grid import Square
from orcade.table.requests import Option, Seat
from orcade.table.things import Gauge, strength
from orcade.table.words import Namers

from .pieces import ITEMS, NAMES, PROFILES, Fight, acting, active, profiles


def orc_id(seat: Seat) -> str:
    return f"orc-{seat}"


def square_id(square: Square) -> str:
    return f"square-{GRID.names[square]}"


def item_id(square: Square) -> str:
    return f"item-{GRID.names[square]}"


class Choose(discipline.Choose, frozen=True):
    """Fight as an Orc of this brood (MF 1.2)."""

    def label(self, view: State) -> str:
        return f"{PROFILES[self.brood].name} Orc"

    def strengths(self, view: Fight) -> tuple[Gauge, ...]:
        brood = profiles(view)[self.brood]
        of = brood.name.lower()
        found = [
            strength("mace", "Combat Skill", brood.skill, of=of, unit="+"),
            strength("heart", "Health", brood.health, of=of),
        ]
        if brood.further:
            found.append(strength("boots", "Squares of each Move and Jump", brood.further, of=of, change=True))
        if brood.fury:
            found.append(strength("two-axes", brood.ability, of=of, words="a second blow in each Smash"))
        return tuple(found)


class _ToSquare(Option, frozen=True):
    names: ClassVar[Namers] = {"square": GRID.names.__getitem__}

    square: Square

    def notation(self, view: Fight) -> str:
        return f"{type(self).__name__.lower()} {GRID.names[self.square]}"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (square_id(self.square),)


class Deploy(_ToSquare, frozen=True):
    """Begin the fight on this square (MF 3)."""

    words = "Deploy {square}"


class Move(_ToSquare, frozen=True):
    """Go to this adjacent square: begins a Move or goes on with it (MF 4.2.1)."""

    words = "Move {square}"


class Land(_ToSquare, frozen=True):
    """Come down here from the Jump (MF 4.2.6)."""

    words = "Land {square}"


class Drop(_ToSquare, frozen=True):
    """Let the item fall on this square (MF 4.2.3)."""

    words = "Drop {square}"


class _OnOrc(Option, frozen=True):
    names: ClassVar[Namers] = {"target": NAMES.__getitem__}

    target: Seat

    def notation(self, view: Fight) -> str:
        return f"{type(self).__name__.lower()} {NAMES[self.target].lower()}"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (orc_id(self.target),)


class _Blow(_OnOrc, frozen=True):
    def foremost(self, view: State) -> bool:
        return True


class Smash(_Blow, frozen=True):
    """Smash this Orc, by hand or with what is carried (MF 4.2.4)."""

    words = "Smash {target}"


class Throw(_Blow, frozen=True):
    """Smash this Orc by throwing the axe at it (MF-8)."""

    words = "Throw the axe at {target}"


class Stomp(_Blow, frozen=True):
    """Stomp on this lying Orc (MF 4.2.5)."""

    words = "Stomp on {target}"


class Jump(_Blow, frozen=True):
    """Jump from the Platform to smash this Orc; where to land is asked next (MF 4.2.6)."""

    thrown: bool = False
    """With the throwing axe."""

    def notation(self, view: Fight) -> str:
        return super().notation(view) + (" throw" if self.thrown else "")

    def label(self, view: Fight) -> str:
        return f"Jump and throw the axe at {NAMES[self.target]}" if self.thrown else f"Jump at {NAMES[self.target]}"


class Grab(Option, frozen=True):
    """Pick up the item on this square (MF 4.2.3)."""

    def foremost(self, view: State) -> bool:
        return True

    def label(self, view: Fight) -> str:
        return f"Grab the {ITEMS[view.items[acting(view).square]]}"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (item_id(acting(view).square),) if active(view) else ()


class Recover(Option, frozen=True):
    """Try to get up (MF 4.2.2)."""

    words = "Recover: get up"

    def foremost(self, view: State) -> bool:
        return True

    def things(self, view: Fight) -> tuple[str, ...]:
        return (orc_id(acting(view).seat),) if active(view) else ()


class End(Option, frozen=True):
    """Do nothing more in this activation (MF 4.1)."""

    passes = True
    words = "End your turn"


class Again(Option, frozen=True):
    """Strike the second blow of Feral Fury (MF 1.2)."""

    words = "Strike again"

    def foremost(self, view: State) -> bool:
        return True

    def things(self, view: Fight) -> tuple[str, ...]:
        return (orc_id(view.target),)


class Enough(Option, frozen=True):
    """Leave it at one blow."""


class Use(Option, frozen=True):
    """Spend the helmet (MF-7)."""

    def notation(self, view: Fight) -> str:
        return "use helmet"


class Keep(Option, frozen=True):
    """Take the critical hit and keep the helmet (MF-7)."""

    def notation(self, view: Fight) -> str:
        return "keep helmet"


# Every answer there is, made once.

SEATS = range(len(NAMES))
CHOOSE = tuple(Choose(brood) for brood in range(len(PROFILES)))
DEPLOY = tuple(Deploy(square) for square in GRID.squares)
MOVE = tuple(Move(square) for square in GRID.squares)
LAND = tuple(Land(square) for square in GRID.squares)
DROP = tuple(Drop(square) for square in GRID.squares)
SMASH_AT = tuple(Smash(seat) for seat in SEATS)
THROW_AT = tuple(Throw(seat) for seat in SEATS)
STOMP_ON = tuple(Stomp(seat) for seat in SEATS)
JUMP_AT = tuple(Jump(seat) for seat in SEATS)
JUMP_THROW_AT = tuple(Jump(seat, True) for seat in SEATS)
GRAB = Grab()
RECOVER = Recover()
END = End()
FURY = (Again(), Enough())
HELMETED = (Use(), Keep())


@cache
def moves(square: Square, blocked: int) -> tuple[Move, ...]:
    """The steps from a square to its neighbours without these."""
    return tuple(MOVE[to] for to in squares(NEAR[square] & ~blocked))
