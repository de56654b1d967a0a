"""Sets up positions of Flying Pigs and plays them with scripted dice. All places are in inches; the middle is 15, 15.

>>> sty = Sty(gammon=(10, 8), dice=go(RIGHT, 2, 3))
>>> sty.at("gammon")
(15.0, 8.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import (
    ACTIONS,
    EACH,
    FEATS,
    GREASING,
    READYING,
    RUNNING,
    SAID,
    SLIPPING,
    WALKING,
    Model,
    PigOptions,
    Pigsty,
)
from orcade.table.dice import Chance
from orcade.table.requests import Roll, Shuffle

DOWN, LEFT, UP, RIGHT = 90, 180, 270, 360
"""Directions of a random die, which goes clockwise as the table is seen."""

STEPS = {"slip": SLIPPING, "walk": WALKING, "grease": GREASING, "act": READYING, "pig": RUNNING}

CORNERS = (
    *((9 + 2 * at, 27) for at in range(7)),
    *((7 + 2 * at, 25) for at in range(9)),
    *((5 + 2 * at, 23) for at in range(8)),
)
"""Where models wait that a scenario does not name: far down, spaced, out of everybody's way."""

Where = tuple[float, float]


def go(direction: int, *d3: int) -> tuple[int, ...]:
    """The dice of a Random Move: how far, then where."""
    return (*d3, direction)


def model(
    x: float, y: float, *, grease: int = 0, burning: bool = False, shrooms: bool = False, waits: str = "nothing"
) -> Model:
    """An Orc or a Pig at a place in inches. `waits`: the action that it took, "shove", "shoo" or "fire"."""
    return Model(round(x * 1000), round(y * 1000), grease, burning, shrooms, ACTIONS.index(waits))


def about(x: float, y: float) -> Any:
    """This place, give or take the thousandths that rounding and contact forgive."""
    return pytest.approx((x, y), abs=0.006)


class Dull(Chance):
    """What falls when the script is used up: nobody slips, no toss hits, everything is short and to the right."""

    def roll(self, draw: int, roll: Roll) -> int:
        assert roll.sides in (3, 6, 360), f"terrain would be drawn for ever: {roll.label}"
        return roll.sides if roll.sides > 6 else 2

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


SCRIPTS: list[orcade.Scripted] = []
"""Of the running test; `conftest` looks that no die is left."""


class Sty:
    """A match from a position, at the beginning of a step of somebody's Player Turn (Grub's unless told)."""

    def __init__(
        self,
        *,
        step: str = "pig",
        seats: int = 2,
        active: int = 0,
        round: int = 5,
        rocks: Sequence[Where] = (),
        fields: Sequence[Where] = (),
        dice: Sequence[int] = (),
        options: dict[str, Any] | None = None,
        state: dict[str, Any] | None = None,
        **models: Model | Where,
    ) -> None:
        unknown = models.keys() - set(SAID[: seats * EACH])
        assert not unknown, f"no such model: {unknown}"
        placed = []
        for at in range(seats * EACH):
            given = models.get(SAID[at], CORNERS[at])
            placed.append(given if isinstance(given, Model) else model(*given))
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        fields_of_state: dict[str, Any] = {
            "broods": [seat % 3 for seat in range(seats)],
            "ages": [seat // 3 for seat in range(seats)],
            "rolls": [0] * seats,
            "order": list(range(seats)),
            **(state or {}),
        }
        self.match = orcade.new(
            GAME,
            dice=self.dice,
            state=Pigsty(
                seats,
                PigOptions(**(options or {})),
                models=placed,
                rocks=[(round_(x), round_(y)) for x, y in rocks],
                fields=[(round_(x), round_(y)) for x, y in fields],
                phase=STEPS[step],
                active=active,
                round=round,
                **fields_of_state,
            ),
        )

    @property
    def state(self) -> Pigsty:
        state = self.match.state
        assert isinstance(state, Pigsty)
        return state

    def __getitem__(self, name: str) -> Model:
        return self.state.models[SAID.index(name)]

    def at(self, name: str) -> Where:
        """Where a model stands, in inches."""
        found = self[name]
        return found.x / 1000, found.y / 1000

    def gap(self, one: str, other: str) -> float:
        """From base to base."""
        return dist(self.at(one), self.at(other)) - 1

    def waits(self, name: str) -> str:
        """The action that waits with an Orc."""
        return ACTIONS[self[name].action]

    def say(self, *answers: str) -> Sty:
        """Answer one question after another; each by whoever is asked."""
        for answer in answers:
            self.match.answer(answer)
        return self

    @property
    def asked(self) -> str:
        """The chef of the seat that is asked now; nobody's when it is over."""
        return SAID[self.match.asks[0].seat * EACH] if self.match.asks else ""

    @property
    def legal(self) -> set[str]:
        """The answers that are proposed."""
        if not self.match.asks:
            return set()
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    @property
    def reactions(self) -> set[str]:
        """The reactions that are offered now, without the one of letting it be."""
        return {answer for answer in self.legal if answer.startswith(("shove with", "light with"))}

    def refusal(self, answer: str) -> str:
        """The message for an answer that is not legal; nothing changes by it."""
        before = self.match.version
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        assert self.match.version == before
        return str(refused.value)

    def hint(self, answer: str) -> str:
        """What is said of an answer that is legal."""
        return hint(self.match, answer)

    @property
    def feats(self) -> dict[str, str]:
        """Who did which feat: the chef of the seat."""
        return {FEATS[which]: SAID[seat * EACH] for which, seat in enumerate(self.state.feats) if seat >= 0}

    @property
    def places(self) -> list[int]:
        """The result, by seat; empty while it goes on."""
        return list(self.match.standings.places) if self.match.standings else []

    @property
    def log(self) -> list[str]:
        return [past.text(0) for past in self.match.happenings]


def hint(match: orcade.Match, answer: str) -> str:
    """What is said of a legal answer to the question that is open."""
    ask = match.asks[0]
    return GAME.hint(match.view(ask.seat), match.read(ask, answer))


def round_(inches: float) -> int:
    return round(inches * 1000)


ROCKS = [(7, 10), (23, 10), (15, 24)]
FIELDS = [(9, 20), (21, 20), (15, 7)]
GROUND = tuple(tenths for place in (*ROCKS, *FIELDS) for tenths in (place[0] * 10, place[1] * 10))
"""The dice that put three rocks and three Mushroom Fields there."""

BROODS = ("common", "feral", "iron")


class Opening:
    """A match from its very beginning; the dice of the terrain come first unless others are told."""

    def __init__(
        self, *dice: int, seats: int = 2, ground: Sequence[int] = GROUND, broods: Sequence[str] = BROODS
    ) -> None:
        self.dice = orcade.Scripted(*ground, *dice, then=Dull())
        SCRIPTS.append(self.dice)
        self.match = orcade.new(GAME, seats, dice=self.dice)
        for seat in range(seats):
            self.match.answer(broods[seat % 3], seat=seat)

    @property
    def state(self) -> Pigsty:
        state = self.match.state
        assert isinstance(state, Pigsty)
        return state

    @property
    def asked(self) -> str:
        return SAID[self.match.asks[0].seat * 3]

    def say(self, *answers: str) -> None:
        for answer in answers:
            self.match.answer(answer)

    def at(self, name: str) -> tuple[float, float]:
        found = self.state.models[SAID.index(name)]
        return found.x / 1000, found.y / 1000

    def refusal(self, answer: str) -> str:
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        return str(refused.value)
