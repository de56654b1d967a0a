"""Each game has one match in words (`playthroughs/GAME.txt`), and it still goes like that."""

from __future__ import annotations

import pytest

from .playthrough import FOLDER, told
from .random_play import GAMES

UPDATE = "look at the difference, and if it is meant: python -m tests.house.playthrough {name}"


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.is_file(), f"{name} has no playthrough; write one with: python -m tests.house.playthrough {name}"
    now = told(GAMES[name]).splitlines()
    for at, (line, due) in enumerate(zip(now, path.read_text(encoding="utf-8").splitlines()), 1):
        assert line == due, f"{path.name}:{at} differs; " + UPDATE.format(name=name)
    assert len(now) == len(path.read_text(encoding="utf-8").splitlines()), UPDATE.format(name=name)


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(GAMES)
