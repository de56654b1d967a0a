"""What a player can answer. Every plain answer exists once, in the tables at the end; places are made when needed."""

from __future__ import annotations

from collections.abc import Callable

from orcade.games.orclympics.discipline import BROODS, Choose
from orcade.table.region import Place
from orcade.table.requests import Option
from orcade.table.things import Gauge, strength

from .pieces import ABILITY, ATTACKS, CELLS, DEFENCE, SAID, SPEED, UNRIDDEN_PIVOT, Race, called, named
from .words import herd_words, ride_words, steer_words, turn_words


def boar_id(name: int) -> str:
    """Of its thing in the scene, by the name of its Rider."""
    return f"rider-{name}"


def rider_id(view: Race, who: int) -> str:
    """The same by the number of its Rider."""
    return boar_id(view.riders[who].name)


def cell_id(cell: int) -> str:
    return f"cell-{cell + 1}"


PIGLET_ID = "piglet"


class Enter(Choose, frozen=True):
    """Race for this brood (TP 1.2)."""

    def strengths(self, view: Race) -> tuple[Gauge, ...]:
        shown = (
            ("boots", "Speed 2D6 +", SPEED),
            ("shield", "Defence", DEFENCE),
            ("axe", "Attacks", ATTACKS),
            ("whip", "Ability", ABILITY),
        )
        of = BROODS[self.brood].lower()  # Force is the same for all
        return tuple(strength(look, name, values[self.brood], of=of) for look, name, values in shown)


class Cell(Option, frozen=True):
    """Take this cell of the start grid (TP 3)."""

    cell: int

    def notation(self, view: Race) -> str:
        return f"cell {self.cell + 1}"

    def things(self, view: Race) -> tuple[str, ...]:
        return (cell_id(self.cell),)


class Strike(Option, frozen=True):
    """Get Ready! Assault a Rider of the first row (TP 3)."""

    target: int

    def notation(self, view: Race) -> str:
        return f"strike {SAID[view.riders[self.target].name]}"

    def label(self, view: Race) -> str:
        return f"Strike {called(view.riders[self.target])}"

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.target),)


class Hold(Option, frozen=True):
    """Strike nobody (TP 3)."""

    words = "Strike nobody"


class Take(Option, frozen=True):
    """Take the cell that the victim has left (TP 3)."""

    words = "Take his cell"


class Stay(Option, frozen=True):
    """Stay in the own cell (TP 3)."""


class Activate(Option, frozen=True):
    """Activate this one of two Riders (TP 4.6)."""

    who: int

    def notation(self, view: Race) -> str:
        return f"activate {SAID[view.riders[self.who].name]}"

    def label(self, view: Race) -> str:
        return f"Activate {named(view.riders[self.who])}"

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.who),)


class Ride(Place, frozen=True):
    """Pivot, then ride straight to this point, or until something stops the Boar (TP 4.2.1)."""

    who: int

    def verb(self, view: Race) -> str:
        return f"ride {SAID[view.riders[self.who].name]}"

    def label(self, view: Race) -> str:
        return ride_words(view, self.who, self.x, self.y)

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.who),)


class Turn(Option, frozen=True):
    """A Move of 0": Pivot, and stay here (TP-27)."""

    words = "Turn on the spot"

    who: int

    def notation(self, view: Race) -> str:
        return f"turn {SAID[view.riders[self.who].name]}"

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.who),)

    def small(self, view: Race) -> bool:
        return True


class Swing(Place, frozen=True):
    """Turn towards this point, on the spot (TP-27)."""

    who: int

    def verb(self, view: Race) -> str:
        return f"turn {SAID[view.riders[self.who].name]}"

    def label(self, view: Race) -> str:
        return turn_words(view, self.who, self.x, self.y)

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.who),)


STAYING = " and stay"
"""What the label of a Pivot ends with after which nothing is done."""


class Veer(Option, frozen=True):
    """A Boar without a rider turns so on the spot (TP-27, TP-21)."""

    side: int
    """Its place among the `headings` of a Boar: 1 or 2."""

    def notation(self, view: Race) -> str:
        return SIDES[self.side]

    def label(self, view: Race) -> str:
        return f"Turn {UNRIDDEN_PIVOT}° to the {SIDES[self.side]}{STAYING}"

    def small(self, view: Race) -> bool:
        return True


class Herd(Place, frozen=True):
    """The Piglet runs there (TP 4.1.1)."""

    def label(self, view: Race) -> str:
        return herd_words(view, self.x, self.y)

    def things(self, view: Race) -> tuple[str, ...]:
        return (PIGLET_ID,)


class Steer(Place, frozen=True):
    """A Boar that has skidded goes this way (TP 4.4)."""

    who: int

    def verb(self, view: Race) -> str:
        return f"steer {SAID[view.riders[self.who].name]}"

    def label(self, view: Race) -> str:
        return steer_words(view, self.who, self.x, self.y)

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.who),)


class Assault(Option, frozen=True):
    """Assault this Rider (TP 4.2.3)."""

    target: int

    def notation(self, view: Race) -> str:
        return f"assault {SAID[view.riders[self.target].name]}"

    def label(self, view: Race) -> str:
        return f"Assault {named(view.riders[self.target])}"

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, self.target),)


class Grab(Option, frozen=True):
    """Grab the Piglet: the loose one in contact, or the ally's (TP 4.2.4, TP-39)."""

    words = "Grab the Piglet"

    def things(self, view: Race) -> tuple[str, ...]:
        return (PIGLET_ID,) if view.holder < 0 else (rider_id(view, view.holder),)


class RideOn(Option, frozen=True):
    """Leave the Piglet to the ally, and ride on (TP-39)."""

    def notation(self, view: Race) -> str:
        return "ride on"


class Lash(Option, frozen=True):
    """Lash the Boar (TP 4.2.2)."""

    words = 'Lash the Boar: D6" more'


class Mount(Option, frozen=True):
    """The Rider who has fallen gets back on his Boar (TP-47)."""

    def label(self, view: Race) -> str:
        return f"{called(view.riders[view.acting])} gets back on"

    def things(self, view: Race) -> tuple[str, ...]:
        return (rider_id(view, view.acting),)


class Rest(Option, frozen=True):
    """No second action (TP 4.2)."""

    words = "Stop here"


# Every plain answer there is, made once.

CHOOSE = tuple(Enter(brood) for brood in range(3))
CELL = tuple(Cell(cell) for cell in range(CELLS))
MOST = 4
TURN = tuple(Turn(who) for who in range(MOST))
SIDES = ("ahead", "left", "right")
VEER = tuple(Veer(side) for side in range(1, len(SIDES)))
STRIKE = tuple(Strike(who) for who in range(MOST))
HOLD = Hold()
TAKING = (Take(), Stay())
ACTIVATE = tuple(Activate(who) for who in range(MOST))
ASSAULT = tuple(Assault(who) for who in range(MOST))
GRAB = Grab()
HANDING_OVER = (GRAB, RideOn())
LASH = Lash()
MOUNT = Mount()
REST = Rest()


def _maker(kind: Callable[[int, int, int], Place], who: int) -> Callable[[int, int], Place]:
    return lambda x, y: kind(x, y, who)


RIDES = tuple(_maker(Ride, who) for who in range(MOST))
SWINGS = tuple(_maker(Swing, who) for who in range(MOST))
STEERS = tuple(_maker(Steer, who) for who in range(MOST))
"""By Rider: (x, y) → the answer."""
