"""Every game as an environment of PettingZoo."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from random import Random

import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, NameNotFound, ResetNeeded, UnsupportedMode
from pettingzoo.test import api_test, seed_test

from orcade import envs
from orcade.envs.aec import TableEnv
from orcade.table.game import installed_games

GAMES = sorted(installed_games())
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Environment has not defined a render() method",
)
"""What the API test says of every environment whose observations are dictionaries."""


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_no_fault(name: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(envs.aec(name), num_cycles=8)
    assert [str(each.message) for each in said if not str(each.message).startswith(EXPECTED)] == []
    seed_test(lambda: envs.aec(name), num_cycles=5)


def begun(name: str, seed: int = 1, seats: int | None = None) -> TableEnv:
    env = envs.aec(name, seats=seats)
    env.reset(seed=seed)
    return env


def named(env: TableEnv, agent: str) -> dict[str, float]:
    """What an agent sees, by the names of the numbers."""
    return dict(zip(env.layout.features, env.observe(agent)["observation"].tolist(), strict=True))


def test_numbers_are_named_and_hidden_cards_are_not_told() -> None:
    env = begun("pit-fighting")
    seen = named(env, "seat_0")
    assert len(seen) == len(env.layout.features)
    assert seen["seat"] == 0
    held = env.match.state.hands
    assert seen["hands[0].count"] == len(held[0])
    faces = [env.match.state.face(card) for card in held[0]]
    assert [seen[f"hands[0][{at}].face"] for at in range(len(held[0]))] == faces
    assert {seen[f"hands[1][{at}].face"] for at in range(len(held[1]))} == {-1}
    assert seen[f"hands[1][{len(held[1])}].face"] == -2


def test_an_option_is_told_by_its_numbers() -> None:
    env = begun("masters-fight")
    while "move" not in env.answers(env.agent_selection)[0]:
        env.step(0)
    options = env.observe(env.agent_selection)["options"]
    square = env.layout.option_features.index("square")
    asked = env.match.asks[0].options
    moves = [at for at, option in enumerate(asked) if hasattr(option, "square")]
    assert [options[at][square] for at in moves] == [asked[at].square for at in moves]  # type: ignore[attr-defined]
    assert env.layout.kinds[int(options[moves[0]][0])].endswith(".Move")


def test_points_of_a_measured_board_are_told_by_their_coordinates() -> None:
    env = begun("flying-pigs")
    while "x" not in (fields := env.match.asks[0].options[0].__struct_fields__):
        env.step(0)
    assert "y" in fields
    options = env.observe(env.agent_selection)["options"]
    x, y = (env.layout.option_features.index(name) for name in "xy")
    assert [tuple(row) for row in options[: env.legal, (x, y)]] == [(o.x, o.y) for o in env.match.asks[0].options]  # type: ignore[attr-defined]


def test_what_others_answer_in_secret_changes_nothing_that_is_seen() -> None:
    env = begun("pit-fighting")
    rng = Random(1)
    while len(env.match.asks) < 2:
        env.step(rng.randrange(env.legal))
        if not env.agents[0] or not env.legal:
            env.reset()
    first, second = (f"seat_{ask.seat}" for ask in env.match.asks)
    assert env.agent_selection == first
    before = env.observe(second)
    env.step(0)
    assert env.agent_selection == second
    after = env.observe(second)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_lists_that_are_longer_than_their_room_are_cut_and_their_length_is_told() -> None:
    env = begun("pit-fighting")
    state = env.match.state
    out = state.outs[0]
    room = sum(name.startswith("outs[0][") for name in env.layout.features)
    out += [0] * (room + 3)
    seen = named(env, "seat_1")
    assert seen["outs[0].count"] == room + 3


def test_places_are_the_rewards() -> None:
    env = begun("hack", seats=3)
    rng = Random(1)
    while env.legal:
        assert set(env.rewards.values()) == {0}
        env.step(rng.randrange(env.legal))
    ending = env.match.standings
    assert ending is not None
    best = ending.places.index(1)
    assert env.rewards[f"seat_{best}"] == max(env.rewards.values())
    assert sum(env.rewards.values()) == pytest.approx(1.5)
    assert all(env.terminations.values())


def test_an_action_that_is_none_changes_nothing() -> None:
    env = begun("timber")
    asked = env.match.asks
    for wrong in (env.legal, -1, env.layout.actions, "0", None, 0.5):
        with pytest.raises(InvalidAction, match="seat_0"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.match.asks == asked


def test_after_the_end_an_agent_has_one_empty_step() -> None:
    env = envs.aec("timber")
    with pytest.raises(ResetNeeded, match="nothing is played yet"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="nothing is played yet"):
        env.observe("seat_0")
    env.reset(seed=1)
    while env.legal:
        env.step(env.legal - 1)
    with pytest.raises(ValueError, match="over for seat_0: its last step takes None"):
        env.step(0)
    assert env.observe("seat_0")["action_mask"].sum() == 0
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []
    with pytest.raises(ResetNeeded, match="the match is over"):
        env.step(None)


def test_seats_and_options_that_cannot_be() -> None:
    with pytest.raises(NameNotFound, match="there is no game 'chess'"):
        envs.aec("chess")
    with pytest.raises(Error, match="is for 2 players, not 5"):
        envs.aec("pit-fighting", seats=5)
    with pytest.raises(Error, match="there is no option 'crowd'; this game has: circling_limit, round_cap"):
        envs.aec("pit-fighting", options={"crowd": "on"})
    with pytest.raises(Error, match="'round_cap' cannot be 'ever'"):
        envs.aec("pit-fighting", options={"round_cap": "ever"})
    with pytest.raises(UnsupportedMode, match="ansi, rgb_array"):
        envs.aec("timber", render_mode="human")


def test_an_option_is_played() -> None:
    env = envs.aec("pit-fighting", options={"round_cap": "20"})
    env.reset()
    assert env.match.state.options.round_cap == 20


def test_the_page_about_environments_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for code in re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        exec(code, {})
