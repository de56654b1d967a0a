"""Each game has at least one match in words (`GAME.txt` among the playthroughs), and it still goes like that."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import TEXTS, plugin
from .playthrough import again, game_of, kept
from .random_play import GAMES


@pytest.fixture(name="folder")
def _folder(pytestconfig: pytest.Config) -> Path:
    """Where the texts are."""
    return plugin.texts(pytestconfig)


def command(folder: Path, text: str) -> str:
    """What writes this text, from the folder where the tests run."""
    into = "" if folder == Path.cwd() / TEXTS else f" --into={folder}"
    return f"python -m orcade.house.playthrough {text}{into}"


def test_the_playthrough_is_as_it_was(text: str, folder: Path) -> None:
    path = folder / f"{text}.txt"
    assert path.is_file(), f"{text} has no playthrough; write one with: {command(folder, text)}"
    now = again(folder, text).splitlines()
    update = f"look at the difference, and if it is meant: {command(folder, text)}"
    for at, (line, due) in enumerate(zip(now, path.read_text(encoding="utf-8").splitlines()), 1):
        assert line == due, f"{path.name}:{at} differs; {update}"
    assert len(now) == len(path.read_text(encoding="utf-8").splitlines()), update


def test_no_playthrough_is_left_over(folder: Path) -> None:
    left_over = [text for text in kept(folder) if game_of(text) not in GAMES]
    assert not left_over, f"there is no such game: {', '.join(left_over)}"
