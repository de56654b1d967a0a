"""What happens in the fight, as data and in words."""

from __future__ import annotations

from orcade.table.requests import Event, Seat, Sight

from .board import GRID, Square
from .pieces import EFFECTS, ITEMS, MISS, NAMES, NOPE, OOMPH

SMASHING, THROWING, STOMPING, JUMPING, SECOND = range(5)
"""The kinds of blow: Smash, Smash with the throwing axe, Stomp, Smash out of a Jump, second blow of Feral Fury."""

_VERBS = ("smashes", "throws an axe at", "stomps on", "comes down on", "strikes again at")


class Laid(Event, frozen=True):
    """A token lies on a square. `token`: "Pit", "Platform" or an item's name."""

    token: str
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{self.token.capitalize()} at {GRID.names[self.square]}."


class Redrawn(Event, frozen=True):
    """The terrain is taken up and drawn again (MF-3)."""

    def text(self, sight: Sight) -> str:
        return "The Pits cut a square off: the terrain is drawn again."


class Deployed(Event, frozen=True):
    """An Orc enters the pit."""

    seat: Seat
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} enters the pit at {GRID.names[self.square]}."


class TurnBegan(Event, frozen=True):
    """A Game Turn begins."""

    turn: int

    def text(self, sight: Sight) -> str:
        return f"Game Turn {self.turn}."


class Moved(Event, frozen=True):
    """An Orc is one square further."""

    seat: Seat
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} moves to {GRID.names[self.square]}."


class Slipped(Event, frozen=True):
    """A climb failed and the Move is over."""

    seat: Seat
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} slips off the platform at {GRID.names[self.square]}."


class Jumped(Event, frozen=True):
    """An Orc lands."""

    seat: Seat
    square: Square

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} jumps to {GRID.names[self.square]}."


class GotUp(Event, frozen=True):
    """A Recover succeeded."""

    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} gets up."


class StayedDown(Event, frozen=True):
    """A Recover failed."""

    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} stays down."


class Grabbed(Event, frozen=True):
    """An Orc has picked up an item."""

    seat: Seat
    item: int

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} grabs the {ITEMS[self.item]}."


class Dropped(Event, frozen=True):
    """An item has fallen on a square, or is gone (square -1)."""

    seat: Seat
    item: int
    square: Square

    def text(self, sight: Sight) -> str:
        if self.square < 0:
            return f"{NAMES[self.seat]}'s {ITEMS[self.item]} finds no place and is gone."
        return f"{NAMES[self.seat]} drops the {ITEMS[self.item]} at {GRID.names[self.square]}."


class Helmeted(Event, frozen=True):
    """A helmet took the worst of a blow."""

    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]}'s helmet takes the worst of it and breaks."


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


class Eliminated(Event, frozen=True):
    """An Orc is out of the game."""

    seat: Seat
    place: int

    def text(self, sight: Sight) -> str:
        return f"{NAMES[self.seat]} is out, in place {self.place}."


class Booed(Event, frozen=True):
    """The crowd made an idle Orc pay (MF-15)."""

    seat: Seat

    def text(self, sight: Sight) -> str:
        return f"The crowd is bored and throws things: {NAMES[self.seat]} loses 1."


MOVED = tuple(tuple(Moved(seat, square) for square in GRID.squares) for seat in range(len(NAMES)))
"""Events of the hot path, made once."""
