"""Many seats side by side, each in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, NameNotFound, UnsupportedMode
from gymnasium.vector import AsyncVectorEnv

from orcade import envs

GAME = "tusk-draw"
COUNT = 2


@pytest.fixture
def both() -> Iterator[AsyncVectorEnv]:
    found = envs.vector(GAME, count=COUNT, others="random", render_mode="ansi")
    yield found
    found.close()


def test_each_plays_as_it_would_alone(both: AsyncVectorEnv) -> None:
    alone = [envs.single(GAME, others="random") for _ in range(COUNT)]
    seen: Any = both.reset(seed=5)[0]
    first = [env.reset(seed=5 + at)[0] for at, env in enumerate(alone)]
    assert seen["observation"].shape == (COUNT, len(alone[0].layout.features))
    rng = Random(1)
    over = np.zeros(COUNT, bool)
    while not over.any():
        assert [np.array_equal(seen[key][at], first[at][key]) for at in range(COUNT) for key in seen] == [True] * 6
        actions = [rng.randrange(int(each.action_masks().sum())) for each in alone]
        seen, rewards, over, cut, _ = both.step(np.array(actions))
        steps = [env.step(action) for env, action in zip(alone, actions)]
        first = [step[0] for step in steps]
        assert [step[1:3] for step in steps] == list(zip(rewards.tolist(), over.tolist()))
        assert not cut.any()


def test_who_is_done_begins_again_with_his_next_step(both: AsyncVectorEnv) -> None:
    seen: Any = both.reset(seed=1)[0]
    over = np.zeros(COUNT, bool)
    while not over.any():
        seen, rewards, over, *_ = both.step(both.action_space.sample(tuple(seen["action_mask"])))
        assert (seen["action_mask"].sum(axis=1) == 0).tolist() == over.tolist()
        assert set(rewards[~over]) <= {0.0}
    ended = over
    seen, rewards, over, *_ = both.step(both.action_space.sample(tuple(seen["action_mask"])))
    assert not (ended & over).any()
    assert (seen["action_mask"][ended].sum(axis=1) > 0).all()


def test_all_are_rendered(both: AsyncVectorEnv) -> None:
    both.reset(seed=1)
    texts = both.render()
    assert texts is not None
    assert [isinstance(text, str) for text in texts] == [True] * COUNT


@pytest.mark.filterwarnings("ignore::UserWarning")  # Gymnasium tells of the error, too.
def test_an_action_that_is_none(both: AsyncVectorEnv) -> None:
    both.reset(seed=1)
    with pytest.raises(InvalidAction, match="is none of the actions, which are now 0 to"):
        both.step(np.array([0, 999]))


def test_what_cannot_be_run() -> None:
    for count in (0, -1, 1.5, "2"):
        with pytest.raises(Error, match=rf"nothing to run {count} times: count is a number, 1 or more"):
            envs.vector(GAME, count=count)  # type: ignore[arg-type]
    with pytest.raises(NameNotFound, match="there is no game 'chess'"):
        envs.vector("chess", count=2)
    with pytest.raises(Error, match="there is no seat 9"):
        envs.vector(GAME, count=2, seat=9)
    with pytest.raises(UnsupportedMode):
        envs.vector(GAME, count=2, render_mode="human")
