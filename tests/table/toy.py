"""A game made of a few flows, for tests of the table: each step of it plays the next flow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from orcade.table.cards import fresh
from orcade.table.game import Ending, Game, State
from orcade.table.match import Match, new
from orcade.table.options import Options
from orcade.table.requests import Ask, CardId, Event, Flow, Option, Seat, Sight
from orcade.table.scene import Scene
from orcade.table.things import Thing


class Plain(Options, frozen=True, array_like=True):
    """No options."""


class Toy(State, array_like=True):
    """`phase` counts the steps played; `notes` is the rules' scratchpad, `now` the last reading of the clock."""

    options: Plain
    phase: int = 0
    notes: list[int] = msgspec.field(default_factory=list)
    now: int = 0


class Pick(Option, frozen=True):
    """A number."""

    number: int

    def things(self, view: Toy) -> tuple[str, ...]:
        return (f"number-{self.number}",)


class Take(Option, frozen=True):
    """A card, written by its face."""

    card: CardId

    def notation(self, view: Toy) -> str:
        return f"take {view.face(self.card)}"


class Saw(Event, frozen=True):
    """A card was looked at."""

    card: CardId

    def text(self, sight: Sight) -> str:
        return f"card {sight.face(self.card)}"


class Noted(Event, frozen=True):
    """Words."""

    told: str

    def text(self, sight: Sight) -> str:
        return self.told


Rule = Callable[[Toy], Flow[None]]


def pick(seat: Seat, *numbers: int) -> Ask:
    return Ask(seat, "Pick", tuple(Pick(number) for number in numbers or (1, 2, 3)), "TOY 1")


def scene(view: Toy, seat: Seat) -> Scene:
    things = tuple(Thing(id=f"number-{number}", label=str(number)) for number in (1, 2, 3))
    return Scene(width=3, height=1, look="plain", headline=f"Phase {view.phase}", things=things)


def toy(*flows: Rule, cards: int = 0, **facts: Any) -> Game:
    """A game for 2 or 3 seats whose n-th step plays the n-th flow; it ends after the last."""

    def start(seats: int, options: Plain) -> Toy:
        return Toy(seats, options, fresh(cards))

    def step(state: Toy) -> Flow[None]:
        yield from flows[state.phase](state)
        state.phase += 1
        if state.phase == len(flows):
            state.ending = Ending([1] * state.seats, "It is done.", "TOY 1")

    game = Game(
        name="toy",
        title="Toy",
        blurb="",
        source="",
        prefix="TOY",
        version=1,
        seats=range(2, 4),
        names=("Grub", "Dreg", "Mog"),
        minutes=(1, 1),
        maturity="new",
        state=Toy,
        options=Plain,
        folder=Path(__file__).parent,
        start=start,
        step=step,
        scene=scene,
    )
    return replace(game, **facts)


def play(*flows: Rule, cards: int = 0, **setup: Any) -> Match:
    """A match of such a game; `setup` goes to `new`."""
    return new(toy(*flows, cards=cards), **setup)
