"""Any installed game as an environment to train agents in: PettingZoo's interface, and Gymnasium's for one seat.

>>> env = orcade.envs.aec("hack", seats=4, options={"safe_entrance": "on"})
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, over, cut, info = env.last()
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

try:
    from gymnasium.error import Error
    from gymnasium.vector import AsyncVectorEnv

    from .aec import TableEnv
    from .single import SeatEnv
except ModuleNotFoundError as lacks:
    if (lacks.name or "").partition(".")[0] not in ("PIL", "gymnasium", "numpy", "pettingzoo", "resvg_py"):
        raise
    raise ImportError(
        f"orcade.envs needs {lacks.name}, which is not installed here: pip install 'orcade[envs]'"
    ) from lacks

__all__ = ["aec", "single", "vector"]


def aec(
    name: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of PettingZoo's AEC interface, where every seat is an agent.

    `seats` (the least that the game allows, if omitted) and `options` are those of `orcade.new`. `render_mode`: "ansi"
    or "rgb_array". Raises `gymnasium.error.NameNotFound` where there is no such game, `gymnasium.error.Error` where
    seats or options cannot be.
    """
    return TableEnv(name, seats, options, render_mode)


def single(
    name: str,
    *,
    seat: int = 0,
    others: str = "easy",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat as an environment of Gymnasium. In the other seats sit `others`: a level of bots, "search-200" or the
    like, or a bot that is installed. The rest, and what is raised, is as with `aec`.
    """
    return SeatEnv(name, seat, others, seats, options, render_mode)


def vector(
    name: str,
    *,
    count: int,
    seat: int = 0,
    others: str = "easy",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> AsyncVectorEnv:
    """So many of `single` side by side, each in a process of its own, as Gymnasium has vectors of environments: what is
    told of each is an array with a row for each of them, and one whose match is over begins another with its next step.
    `gymnasium.error.Error` where `count` is none; the rest is as with `single`.
    """
    if not isinstance(count, int) or count < 1:
        raise Error(f"there is nothing to run {count} times: count is a number, 1 or more")
    made = partial(single, name, seat=seat, others=others, seats=seats, options=options, render_mode=render_mode)
    return AsyncVectorEnv([made] * count)
