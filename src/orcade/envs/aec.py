"""Any game as an environment of PettingZoo: agents take turns, as its AEC interface has it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import AECEnv

from orcade.table.dice import Loose
from orcade.table.estimates import of_places
from orcade.table.match import Match, new
from orcade.table.requests import SPECTATOR, Ask, Seat

from .layout import Observation
from .opening import opened
from .rendering import FPS, RENDER_MODES, render


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types.
    """One table. Agents are seats: "seat_0" and so on.

    An observation is made when somebody asks for it (`last`, `observe`). Where several seats are asked at once they
    answer one after the other, and nobody sees what another has answered before all have.
    """

    def __init__(
        self, name: str, seats: int | None, options: Mapping[str, Any] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        match, self.layout = opened(name, seats, options, render_mode)
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": FPS,
        }
        self.render_mode = render_mode
        self.game = match.game
        self.possible_agents = [f"seat_{seat}" for seat in range(match.state.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.layout.space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents
        }
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._options = match.state.options
        self._most = self.layout.actions
        self._match: Match | None = None
        self._rng = Random()
        self._ask: Ask | None = None
        """What the selected agent is asked."""

    @property
    def match(self) -> Match:
        """The match that is played. It knows everything, so agents should not look at it."""
        if self._match is None:
            raise ResetNeeded("nothing is played yet: reset() begins a match")
        return self._match

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; by the same seed, and the same answers, it is the same one. Without a seed it is another one
        than before. `options` of a reset change nothing: those of the game are given once, to `aec`."""
        if seed is not None:
            self._rng = Random(seed)
        self._match = match = new(self.game, len(self.possible_agents), options=self._options, dice=Loose(self._rng))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask = match.asks[0]
        self.agent_selection = self.possible_agents[self._ask.seat]

    def step(self, action: int | None) -> None:
        """Give the selected agent's answer: `InvalidAction` and no change where there is none of this number."""
        ask = self._ask
        if ask is None:
            self._last_step(action)
            return
        options = ask.options
        try:
            at = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise InvalidAction(f"{self.agent_selection} is asked: an action is a number, not {action!r:.60}") from None
        if not 0 <= at < len(options) or at >= self._most:
            last = min(len(options), self._most) - 1
            raise InvalidAction(f"{at} is none of the actions of {self.agent_selection}, which are now 0 to {last}")
        match = self._match
        assert match is not None
        match.answer(options[at], ask.seat)
        asks = match.asks
        if asks:
            self._ask = ask = asks[0]
            self.agent_selection = self.possible_agents[ask.seat]
        else:
            self._end(match)

    def _end(self, match: Match) -> None:
        self._ask = None
        ending = match.standings
        assert ending is not None
        self.rewards = dict(zip(self.agents, of_places(ending.places)))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _last_step(self, action: int | None) -> None:
        """What PettingZoo asks of each agent when it is over: a step with None."""
        if not self.agents:
            raise ResetNeeded(f"{'the match is over' if self._match else 'nothing is played yet'}: reset() begins one")
        if action is not None:
            raise ValueError(f"the match is over for {self.agent_selection}: its last step takes None, not {action!r}")
        self._was_dead_step(None)

    @property
    def legal(self) -> int:
        """How many actions the selected agent has: from 0 on, so many are legal. 0 when the match is over."""
        return 0 if self._ask is None else min(len(self._ask.options), self._most)

    def observe(self, agent: str) -> Observation:
        """What an agent sees: arrays named "observation", "options" and "action_mask" (see `layout`)."""
        seat: Seat = self.possible_agents.index(agent)
        match = self.match
        ask = next((ask for ask in match.asks if ask.seat == seat), None)
        return self.layout.read(match.view(seat), seat, ask)

    def answers(self, agent: str) -> list[str]:
        """What each legal action of an agent means, in notation."""
        seat: Seat = self.possible_agents.index(agent)
        board = self.match.board(seat)
        return [
            option.notation(board) for ask in self.match.asks if ask.seat == seat for option in self.layout.offered(ask)
        ]

    def render(self) -> Any:
        """The table as a spectator sees it: text, or an array of height × width × 3 from 0 to 255 (see `rendering`)."""
        return render(self.match, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is open: each picture is by itself."""
