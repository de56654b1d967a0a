"""Sets up positions of Timber! and plays them with scripted dice.

Grub's Orcs are grub and twig, then come dreg and bark, mog and stump, snik and burl. Who is not placed has left the
Forest with nothing.

>>> grove = Grove(grub=orc("d3", tokens=2), trees={"d4": 4}, dice=(4,))
>>> grove.say("gather d4")
>>> grove["grub"].wood
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, degrees
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.chessboard import GRID, squares, together
from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.answers import Smash
from orcade.games.orclympics.timber.pieces import (
    ACTING,
    CHOOSING,
    CLOSING,
    DEPLOYING,
    FEATS,
    GIVING,
    SAID,
    Forest,
    Orc,
    TimberOptions,
)
from orcade.table.dice import Chance
from orcade.table.requests import Option, Roll, Shuffle

from .slow import Way, corner_ways, heading, line

COMMON, FERAL, IRON = range(3)


def orc(square: str, *, wood: int = 0, tokens: int = 0) -> Orc:
    """An Orc in the Forest."""
    return Orc(GRID.square(square), wood, tokens, False)


def gone(wood: int = 0) -> Orc:
    """An Orc that has left the Forest, with that much Wood."""
    return Orc(-1, wood, 0, True)


class Dull(Chance):
    """What falls when the script is used up: each roll something else, so that no tie lasts."""

    def roll(self, draw: int, roll: Roll) -> int:
        return draw % roll.sides + 1

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


SCRIPTS: list[orcade.Scripted] = []
"""Of the running test; `conftest` looks that no die is left."""


class Grove:
    """A match from a position in Grub's Player Turn. The dice fall as scripted.

    `at` is where his turn stands: "act" (the Orcs' tokens are in place; Grub acts unless `acting` says twig, or both
    have tokens: then who acts first is asked), "tokens" (at the beginning), "close" (the Game Turn is over) or
    "deploy" (Orcs that are not placed are still to be deployed). The boar waits at h8 unless told.
    """

    def __init__(
        self,
        *,
        at: str = "act",
        seats: int = 2,
        acting: str = "",
        active: int = 0,
        turn: int = 2,
        order: Sequence[int] = (),
        broods: Sequence[int] = (),
        ages: Sequence[int] = (),
        rocks: str = "",
        bushes: str = "",
        trees: Mapping[str, int] | None = None,
        wood: Mapping[str, int] | None = None,
        boar: str = "h8",
        cleared: Sequence[int] = (),
        feats: Mapping[str, int] | None = None,
        dice: Sequence[int] = (),
        options: Mapping[str, Any] | None = None,
        **orcs: Orc,
    ) -> None:
        assert orcs.keys() <= set(SAID[: 2 * seats]), f"no such Orc: {orcs.keys() - set(SAID[: 2 * seats])}"
        placed = [orcs.get(name, Orc() if at == "deploy" else gone()) for name in SAID[: 2 * seats]]
        mine = [each for each in range(2 * active, 2 * active + 2) if placed[each].tokens]
        ready = list(order) or list(range(seats))
        phase = {
            "act": ACTING if len(mine) == 1 or acting else CHOOSING,
            "tokens": GIVING,
            "close": CLOSING,
            "deploy": DEPLOYING,
        }[at]
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        self.match = orcade.new(
            GAME,
            dice=self.dice,
            state=Forest(
                seats,
                TimberOptions(**(options or {})),
                broods=list(broods) or [seat % 3 for seat in range(seats)],
                ages=list(ages) or [seat // 3 for seat in range(seats)],
                rolls=[0] * seats,
                order=ready,
                feats=[(feats or {}).get(name, -1) for name in FEATS],
                orcs=placed,
                rocks=together(GRID.square(name) for name in rocks.split()),
                bushes=together(GRID.square(name) for name in bushes.split()),
                trees={GRID.square(name): left for name, left in (trees or {}).items()},
                wood={GRID.square(name): many for name, many in (wood or {}).items()},
                boar=GRID.square(boar),
                phase=phase,
                turn=0 if at == "deploy" else turn,
                active=-1 if at == "close" else active,
                at=len(ready) if at == "close" else ready.index(active) * (2 if at == "deploy" else 1),
                acting=(SAID.index(acting) if acting else mine[0]) if phase == ACTING else -1,
                cleared=list(cleared) or [0] * seats,
            ),
        )

    @property
    def forest(self) -> Forest:
        """The state."""
        state = self.match.state
        assert isinstance(state, Forest)
        return state

    def __getitem__(self, name: str) -> Orc:
        return self.forest.orcs[SAID.index(name)]

    def say(self, *answers: str) -> Grove:
        """Answer one question after another; each by whoever is asked."""
        for answer in answers:
            self.match.answer(answer)
        return self

    def fell_on(self, *names: str) -> Grove:
        """Choose a direction for the falling tree in which it strikes these Orcs and nobody else."""
        assert self.forest.fall
        tree = GRID.names[self.forest.fall.tree]
        for angle in sorted(self.offered("fell"), key=float):
            touched = line(tree, exact(tree, angle))
            if {name for name in SAID[: len(self.forest.orcs)] if self.at(name) in touched} == set(names):
                return self.say(f"fell {angle}")
        raise AssertionError(f"no direction strikes just {names}")

    def crush(self) -> Grove:
        """Let the Tree strike the nearest Orc first, as often as that is asked."""
        while names := [option.notation(self.forest) for option in self.options if isinstance(option, Smash)]:
            self.say(names[0])
        return self

    @property
    def options(self) -> Sequence[Option]:
        """What may be answered now."""
        return self.match.asks[0].options if self.match.asks else ()

    @property
    def asked(self) -> str:
        """The first Orc of the seat that is asked; nobody's when it is over."""
        return SAID[2 * self.match.asks[0].seat] if self.match.asks else ""

    @property
    def legal(self) -> set[str]:
        """Every legal answer."""
        if not self.match.asks:
            return set()
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def offered(self, verb: str) -> set[str]:
        """What this verb may be said of now: "move" gives squares."""
        return {answer.removeprefix(verb).strip() for answer in self.legal if answer.split()[0] == verb}

    def at(self, name: str) -> str:
        """Where an Orc stands."""
        square = self[name].square
        return GRID.names[square] if square >= 0 else "gone"

    @property
    def boar(self) -> str:
        return GRID.names[self.forest.boar]

    @property
    def bushes(self) -> set[str]:
        return {GRID.names[square] for square in squares(self.forest.bushes)}

    @property
    def trees(self) -> dict[str, int]:
        """The Trees that stand, with their Wood."""
        return {GRID.names[square]: left for square, left in self.forest.trees.items()}

    @property
    def lying(self) -> dict[str, int]:
        """Wood on the ground."""
        return {GRID.names[square]: many for square, many in self.forest.wood.items() if many}

    @property
    def feats(self) -> dict[str, str]:
        """Who did which feat: the first Orc of the seat."""
        return {FEATS[which]: SAID[2 * seat] for which, seat in enumerate(self.forest.feats) if seat >= 0}

    @property
    def places(self) -> list[int]:
        """The result, by seat; empty while it goes on."""
        return list(self.match.standings.places) if self.match.standings else []

    def refusal(self, answer: str) -> str:
        """The message for an answer that is not legal; nothing changes by it."""
        before = self.match.version
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        assert self.match.version == before
        return str(refused.value)

    @property
    def log(self) -> list[str]:
        return [past.text(0) for past in self.match.happenings]


def exact(tree: str, angle: str) -> Way:
    """The direction that an angle in notation stands for; one with a fraction goes through a corner exactly."""
    if "." not in angle:
        return heading(int(angle))
    return min(
        corner_ways(tree), key=lambda way: abs((-degrees(atan2(way[1], way[0])) - float(angle) + 180) % 360 - 180)
    )
