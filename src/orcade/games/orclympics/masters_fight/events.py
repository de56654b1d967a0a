"""What happens in the fight, as data and in words."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics.chessboard import GRID
from orcade.table.grid import Square
from orcade.table.requests import (
    BLOW,
    DEATH,
    FALL,
    GAIN,
    KNOCK,
    MISSED,
    MOMENT,
    TURN,
    WOUND,
    Event,
    Impact,
    Seat,
    Sight,
    less,
)
from orcade.table.story import ON_THE_WAY
from orcade.table.words import Namers

from .answers import orc_id
from .pieces import CROWD_TAKES, EFFECTS, ITEMS, MISS, NAMES, NOPE, OOMPH

SMASHING, THROWING, STOMPING, JUMPING, SECOND = range(5)
"""The kinds of blow: Smash, Smash with the throwing axe, Stomp, Smash out of a Jump, second blow of Feral Fury."""

_VERBS = ("smashes", "throws an axe at", "stomps on", "comes down on", "strikes again at")


class Told(Event, frozen=True):
    """An event whose fields are an Orc, a square or an item."""

    names: ClassVar[Namers] = {"seat": NAMES.__getitem__, "square": GRID.names.__getitem__, "item": ITEMS.__getitem__}


class Laid(Event, frozen=True):
    """A token lies on a square. `token`: "Pit", "Platform" or an item's name."""

    token: str
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{self.token.capitalize()} at {GRID.names[self.square]}."


class Redrawn(Told, frozen=True):
    """The terrain is taken up and drawn again (MF-3)."""

    words = "The Pits cut a square off: the terrain is drawn again."


class Deployed(Told, frozen=True):
    """An Orc enters the pit."""

    words = "{seat} enters the pit at {square}."

    seat: Seat
    square: Square


class TurnBegan(Told, frozen=True):
    """A Game Turn begins."""

    words = "Game Turn {turn}."
    look = TURN

    turn: int


class Moved(Told, frozen=True):
    """An Orc is one square further."""

    words = "{seat} moves to {square}."

    seat: Seat
    square: Square

    def several(self) -> str:
        return f"{NAMES[self.seat]}{ON_THE_WAY}"


class Slipped(Told, frozen=True):
    """A climb failed and the Move is over."""

    words = "{seat} slips off the platform at {square}."

    seat: Seat
    square: Square

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, orc_id(self.seat)),)


class Jumped(Told, frozen=True):
    """An Orc lands."""

    words = "{seat} jumps to {square}."

    seat: Seat
    square: Square


class GotUp(Told, frozen=True):
    """A Recover succeeded."""

    words = "{seat} gets up."

    seat: Seat


class StayedDown(Told, frozen=True):
    """A Recover failed."""

    words = "{seat} stays down."

    seat: Seat


class Grabbed(Told, frozen=True):
    """An Orc has picked up an item."""

    words = "{seat} grabs the {item}."

    seat: Seat
    item: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, orc_id(self.seat), ITEMS[self.item]),)


class Dropped(Event, frozen=True):
    """An item has fallen on a square, or is gone (square -1)."""

    seat: Seat
    item: int
    square: Square

    def text(self, sight: Sight) -> str:
        if self.square < 0:
            return f"{NAMES[self.seat]}'s {ITEMS[self.item]} finds no place and is gone."
        return f"{NAMES[self.seat]} drops the {ITEMS[self.item]} at {GRID.names[self.square]}."


class Helmeted(Told, frozen=True):
    """A helmet took the worst of a blow."""

    words = "{seat:'s} helmet takes the worst of it and breaks."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, orc_id(self.seat), "helmet"),)


class Blow(Event, frozen=True):
    """A blow with its dice and what came of it."""

    seat: Seat
    target: Seat
    kind: int
    """SMASHING … SECOND."""
    hit: int
    """The Smash Roll."""
    table: int = 0
    """The die on the Smash Table; 0 after a miss."""
    bonus: int = 0
    effect: int = MISS
    loss: int = 0
    """Health lost by the target."""
    fell: bool = False
    """The target is now Knocked Down, and was not before."""
    first: bool = False
    """Nobody had lost Health by a blow before."""

    def text(self, sight: Sight) -> str:
        target = NAMES[self.target]
        text = f"{NAMES[self.seat]} {_VERBS[self.kind]} {target}: {self.hit} to hit, "
        if self.effect == MISS:
            return text + "a miss."
        added = f" + {self.bonus}" if self.bonus else ""
        text += f"{self.table}{added} on the table, {EFFECTS[self.effect].lower().rstrip('!')}."
        if self.effect in (OOMPH, NOPE):
            return text
        return f"{text} {target} loses {self.loss}{' and falls' if self.fell else ''}."

    def impacts(self) -> tuple[Impact, ...]:
        target, by = orc_id(self.target), orc_id(self.seat)
        if self.effect == MISS:
            return (Impact(MISSED, target, "a miss", by),)
        if not self.loss:
            return (Impact(KNOCK, target, EFFECTS[self.effect], by),)
        fall = (Impact(FALL, target),) if self.fell else ()
        blood = (Impact(MOMENT, target, "First blood!"),) if self.first else ()
        return (Impact(WOUND, target, less(self.loss), by), *fall, *blood)


class Eliminated(Told, frozen=True):
    """An Orc is out of the game."""

    words = "{seat} is out, in place {place}."
    look = BLOW

    seat: Seat
    place: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(DEATH, orc_id(self.seat)),)


class Booed(Told, frozen=True):
    """The crowd made an idle Orc pay (MF-15)."""

    words = f"The crowd is bored and throws things: {{seat}} loses {CROWD_TAKES}."

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, orc_id(self.seat), less(CROWD_TAKES)),)


MOVED = tuple(tuple(Moved(seat, square) for square in GRID.squares) for seat in range(len(NAMES)))
"""Events of the hot path, made once."""
