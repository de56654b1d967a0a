"""One seat of any game as an environment of Gymnasium; bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import Error, InvalidAction, ResetNeeded
from numpy.typing import NDArray

from orcade.bots import bot
from orcade.table.dice import Loose
from orcade.table.errors import OrcadeError
from orcade.table.estimates import of_places
from orcade.table.match import Match, new
from orcade.table.requests import Ask, Seat

from .layout import Observation
from .opening import opened
from .rendering import FPS, RENDER_MODES, render


class Answers(spaces.Discrete):
    """The actions of a seat. A sample without a mask is one that is legal in the position that the environment is in;
    after `seed`, until the environment goes on, it is 0, which is legal wherever a seat is asked."""

    legal = 1
    """So many are sampled from."""

    def seed(self, seed: Any = None) -> Any:
        self.legal = 1
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = (np.arange(self.n) < self.legal).astype(np.int8)
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table with bots."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FPS}  # noqa: RUF012  # As Gymnasium has it.

    def __init__(
        self,
        name: str,
        seat: Seat,
        others: str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        render_mode: str | None,
    ) -> None:
        match, self.layout = opened(name, seats, options, render_mode)
        self.game = match.game
        if seat not in range(match.state.seats):
            raise Error(f"there is no seat {seat}: the seats of this table are 0 to {match.state.seats - 1}")
        try:
            self._bot = bot(str(others), timed=False)
        except OrcadeError as wrong:
            raise Error(str(wrong)) from None
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = self.layout.space()  # type: ignore[assignment]
        self.action_space = self._answers = Answers(self.layout.actions)
        self._legal = 0
        """So many actions are legal now, from 0 on."""
        self._seats = match.state.seats
        self._options = match.state.options
        self._rng = Random()
        self._match: Match | None = None
        self._ask: Ask | None = None

    @property
    def match(self) -> Match:
        """The match that is played. It knows everything, so an agent should not look at it."""
        if self._match is None:
            raise ResetNeeded("nothing is played yet: reset() begins a match")
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; by the same seed, and the same actions, it is the same one. `options` of a reset change
        nothing: those of the game are given once, to `single`."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        while True:
            self._match = new(self.game, self._seats, options=self._options, dice=Loose(self._rng))
            self._onward(self._match)
            if self._ask is not None:  # A match that is over before the seat has been asked anything teaches nothing.
                return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the seat is asked again: `InvalidAction` and no change where there is
        no such answer."""
        match, ask = self.match, self._ask
        if ask is None:
            raise ResetNeeded("the match is over: reset() begins another")
        try:
            at = index(action)
        except TypeError:
            raise InvalidAction(f"an action is a number, not {action!r:.60}") from None
        if not 0 <= at < self._legal:
            raise InvalidAction(f"{at} is none of the actions, which are now 0 to {self._legal - 1}")
        match.answer(ask.options[at], self.seat)
        self._onward(match)
        ending = match.standings
        reward = 0.0 if ending is None else of_places(ending.places)[self.seat]
        return self._seen(), reward, ending is not None, False, {}

    def _onward(self, match: Match) -> None:
        """Let the others answer until this seat is asked, or the match is over."""
        seat = self.seat
        while asks := match.asks:
            for ask in asks:
                if ask.seat == seat:
                    self._ask = ask
                    self._legal = self._answers.legal = min(len(ask.options), self.layout.actions)
                    return
            other = asks[0].seat
            match.answer(self._bot.choose(match, other, self._rng), other)
        self._ask = None
        self._legal = 0

    def _seen(self) -> Observation:
        return self.layout.read(self.match.view(self.seat), self.seat, self._ask)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return np.arange(self.layout.actions) < self._legal

    def answers(self) -> list[str]:
        """What each legal action means, in notation."""
        board = self.match.board(self.seat)
        return [] if self._ask is None else [option.notation(board) for option in self.layout.offered(self._ask)]

    def render(self) -> Any:
        """The table as the seat sees it: text, or an array of height × width × 3 from 0 to 255 (see `rendering`)."""
        return render(self.match, self.seat, self.render_mode)
