"""What the numbers of an observation are, for one game with so many seats and these options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any, Final, get_type_hints

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orcade.table.dice import Loose
from orcade.table.game import Game, game_named
from orcade.table.match import Match, new
from orcade.table.options import Options
from orcade.table.requests import Ask, Option, Seat

from .features import Faces, Part, Read, fields, part, room

SAMPLE: Final = 5_000
"""Whole matches between random players, always the same ones, tell how much room there has to be, until they had so
many positions together."""
EVERY: Final = 5
"""Every fifth of their positions is looked at."""
KIND: Final = "kind of answer"
HIGH: Final = float(np.finfo(np.float32).max)

Observation = dict[str, NDArray[Any]]
Row = Callable[[Any, Faces], Sequence[float]]
"""(answer, faces) → its row of numbers."""


class Layout:
    """How views and answers become arrays. `layout` makes it."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        state = fields(game.state)
        answers = _Answers(_kinds(game))
        counts = set()
        for at, match in enumerate(_sample(game, seats, options)):
            counts.add(len(match.asks[0].options))
            if at % EVERY == 0:
                state.see(match.state)
                for option in match.asks[0].options:
                    answers.see(option)
        self.actions = room(counts)
        """How many actions there are."""
        self.features = ("seat", *state.names(""))
        """What each number of `observation` is called."""
        self.kinds = ("other", *(f"{kind.__module__}.{kind.__name__}" for kind in answers.kinds))
        """What kinds of answers there are: the first number of an option is a place in this list."""
        self.option_features = answers.names
        """What each number of a row of `options` is called."""
        self._state = state.reader()
        self._rows = answers.rows()
        self._other = (0.0,) * len(self.option_features)

    def space(self) -> spaces.Dict:
        """The space of observations; a new one at each call, since each agent's has a generator of its own."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-HIGH, HIGH, (len(self.features),), np.float32),
                "options": spaces.Box(-HIGH, HIGH, (self.actions, len(self.option_features)), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def read(self, view: Any, seat: Seat, ask: Ask | None) -> Observation:
        """What a seat sees, and what it is asked: None where it is asked nothing. `view`: that of this seat."""
        faces = view.cards.faces
        numbers: list[float] = [seat]
        self._state(view, faces, numbers)
        options = np.zeros((self.actions, len(self.option_features)), np.float32)
        mask = np.zeros(self.actions, np.int8)
        if ask is not None:
            rows = [
                self._rows[option.__class__](option, faces) if option.__class__ in self._rows else self._other
                for option in self.offered(ask)
            ]
            options[: len(rows)] = rows
            mask[: len(rows)] = 1
        return {"observation": np.array(numbers, np.float32), "options": options, "action_mask": mask}

    def offered(self, ask: Ask) -> Sequence[Option]:
        """The answers that there is an action for: the first ones."""
        return ask.options if len(ask.options) <= self.actions else ask.options[: self.actions]


class _Answers:
    """The rows of all kinds of answers. Kinds that have a field of the same name and type share its columns."""

    def __init__(self, kinds: Sequence[type[Option]]) -> None:
        self.kinds: dict[type[Option], dict[str, Part]] = {}
        """The fields of each kind that are told."""
        self.parts: dict[tuple[str, str], Part | None] = {}
        for kind in kinds:
            self._add(kind)

    def _add(self, kind: type[Option]) -> dict[str, Part]:
        found = {}
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if name in kind.__struct_fields__:
                each = self.parts.setdefault((name, repr(hint)), part(hint))
                if each is not None:
                    found[name] = each
        self.kinds[kind] = found
        return found

    def see(self, option: Option) -> None:
        for name, each in (self.kinds.get(type(option)) or self._add(type(option))).items():
            each.see(getattr(option, name))

    @property
    def names(self) -> tuple[str, ...]:
        told = (each.names(name) for (name, _), each in self.parts.items() if each is not None)
        return (KIND, *chain.from_iterable(told))

    def rows(self) -> dict[type[Option], Row]:
        """What makes the row of an answer, by its kind."""
        blank: list[float] = [0]
        columns: dict[Part, int] = {}
        for each in filter(None, self.parts.values()):
            columns[each] = len(blank)
            blank += each.blank
        return {
            kind: _row(at, blank, sorted((columns[each], name, each.reader()) for name, each in parts.items()))
            for at, (kind, parts) in enumerate(self.kinds.items(), 1)
        }


def _row(kind: int, blank: list[float], placed: Sequence[tuple[int, str, Read]]) -> Row:
    def row(option: Any, faces: Faces) -> Sequence[float]:
        numbers: list[float] = [kind]
        for column, name, read in placed:
            if column > len(numbers):
                numbers += blank[len(numbers) : column]
            read(getattr(option, name), faces, numbers)
        numbers += blank[len(numbers) :]
        return numbers

    return row


def _kinds(game: Game) -> list[type[Option]]:
    """The answers that a game and its parts define, by their names. Those from elsewhere are met in play."""
    packages = [each.state.__module__.rpartition(".")[0] for each in (game, *map(game_named, game.parts))]
    found: list[type[Option]] = []
    left = [Option]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if any(kind.__module__.startswith(f"{package}.") for package in packages):
            found.append(kind)
    return sorted(set(found), key=lambda kind: (kind.__module__, kind.__qualname__))


def _sample(game: Game, seats: int, options: Options) -> Iterator[Match]:
    """Every position of the matches by which room is measured."""
    rng = Random(0)
    met = 0
    while met < SAMPLE:
        match = new(game, seats, options=options, dice=Loose(rng))
        while not match.over:
            yield match
            met += 1
            ask = match.asks[0]
            match.answer(ask.options[int(rng.random() * len(ask.options))], ask.seat)


@lru_cache(maxsize=64)
def layout(name: str, seats: int, options: Options) -> Layout:
    """The layout for an installed game: always the same for the same game, seats and options."""
    return Layout(game_named(name), seats, options)
