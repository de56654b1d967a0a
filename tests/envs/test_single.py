"""One seat of every game as an environment of Gymnasium."""

from __future__ import annotations

import warnings
from random import Random

import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence

from orcade import envs
from orcade.envs.layout import Observation
from orcade.envs.single import SeatEnv
from orcade.table.game import installed_games


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_gymnasium_finds_no_fault(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not having a spec.*")
        check_env(envs.single(name, others="random"), skip_render_check=True)


def begun(name: str, seat: int = 0, others: str = "random", seed: int = 1) -> SeatEnv:
    env = envs.single(name, seat=seat, others=others)
    env.reset(seed=seed)
    return env


def to_the_end(env: SeatEnv, rng: Random) -> list[tuple[Observation, float, bool]]:
    steps = []
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(rng.randrange(int(env.action_masks().sum())))
        steps.append((seen, reward, over))
    return steps


def test_a_seed_and_the_same_actions_give_the_same_match() -> None:
    one, other = begun("pit-fighting", seat=1), begun("pit-fighting", seat=1)
    assert data_equivalence(to_the_end(one, Random(3)), to_the_end(other, Random(3)), exact=True)
    assert one.match.tape == other.match.tape


def test_the_reward_comes_at_the_end_by_the_place() -> None:
    env = begun("masters-fight")
    *before, (seen, reward, _) = to_the_end(env, Random(1))
    ending = env.match.standings
    assert ending is not None
    assert {reward for _, reward, _ in before} == {0.0}
    first, second = ending.places
    assert reward == {(1, 2): 1.0, (2, 1): 0.0, (1, 1): 0.5}[first, second]
    assert seen["action_mask"].sum() == 0
    with pytest.raises(ResetNeeded, match="the match is over"):
        env.step(0)


def test_the_others_are_the_bots_that_were_asked_for() -> None:
    env = begun("timber", others="search-3")
    env.step(0)
    asked = {entry[0] for entry in env.match.tape if isinstance(entry, tuple)}
    assert asked == {0, 1}


def test_actions_that_are_none() -> None:
    env = begun("timber")
    legal = int(env.action_masks().sum())
    assert legal == len(env.answers())
    for wrong in (legal, -1, "0", None):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    env.step(np.int64(legal - 1))


def test_seats_and_bots_that_cannot_be() -> None:
    for seat in (2, -1, 0.5, "a"):
        with pytest.raises(Error, match=f"there is no seat {seat}: the seats of this table are 0 to 1"):
            envs.single("timber", seat=seat)  # type: ignore[arg-type]
    for others in ("clever", 3):
        with pytest.raises(Error, match=f"there is no bot '{others}'"):
            envs.single("timber", others=others)  # type: ignore[arg-type]
    with pytest.raises(ResetNeeded, match="nothing is played yet"):
        envs.single("timber").step(0)
