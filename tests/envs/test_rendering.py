"""What `render` gives: text as on the terminal, pictures as in the browser."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from gymnasium.error import UnsupportedMode
from gymnasium.utils.passive_env_checker import env_render_passive_checker
from pettingzoo.test.render_test import collect_render_results

import orcade
from orcade import envs
from orcade.draw.palette import SEATS
from orcade.envs.rendering import render
from orcade.table.game import installed_games
from orcade.table.requests import SPECTATOR
from orcade.terminal import show
from orcade.terminal.output import Output


@pytest.mark.parametrize("make", [envs.aec, envs.single])
def test_a_mode_that_there_is_not_is_refused(make: Any) -> None:
    with pytest.raises(UnsupportedMode, match="no render mode 'human'; there are: ansi, rgb_array"):
        make("timber", render_mode="human")


@pytest.mark.parametrize(("mode", "kind"), [("ansi", str), ("rgb_array", np.ndarray)])
def test_pettingzoo_finds_no_fault(mode: str, kind: type) -> None:
    env = envs.aec("masters-fight", render_mode=mode)
    assert env.metadata["render_modes"] == ["ansi", "rgb_array"]
    assert {type(each) for each in collect_render_results(env)} == {kind}


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasium_finds_no_fault(mode: str, recwarn: pytest.WarningsRecorder) -> None:
    env = envs.single("masters-fight", others="random", render_mode=mode)
    env.reset(seed=1)
    env_render_passive_checker(env)
    assert not recwarn.list


def test_without_a_mode_nothing_is_rendered() -> None:
    env = envs.single("masters-fight", others="random")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="made without render_mode"):
        assert env.render() is None


def test_text_is_what_the_terminal_shows() -> None:
    env = envs.single("pit-fighting", seat=1, others="random", render_mode="ansi")
    env.reset(seed=1)
    shown = io.StringIO()
    show.board(Output(shown, plain=True, width=100), env.match.scene(1))
    assert env.render() == shown.getvalue()
    assert "Your hand:" in shown.getvalue()


def test_a_table_is_rendered_as_spectators_see_it() -> None:
    env = envs.aec("pit-fighting", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "Round 1" in text
    assert "Your hand:" not in text


def pixels(picture: Any, colour: str) -> int:
    """How many pixels of a picture have a colour."""
    return int(np.all(picture == [int(colour[at : at + 2], 16) for at in (1, 3, 5)], axis=2).sum())


def test_a_picture_shows_the_figures_in_their_colours_and_changes() -> None:
    env = envs.aec("masters-fight", render_mode="rgb_array")
    env.reset(seed=1)
    for _ in range(10):
        env.step(0)
    before = env.render()
    assert [pixels(before, colour) > 100 for colour in SEATS[:3]] == [True, True, False]
    env.step(env.legal - 1)
    assert not np.array_equal(before, env.render())


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_pictures_of_every_game_have_one_size(name: str) -> None:
    picture = render(orcade.new(name, seed=1), SPECTATOR, "rgb_array")
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (720, 720, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture @ [1 << 16, 1 << 8, 1])) > 100
