"""Each game has at least one match in words (`playthroughs/GAME.txt`), and it still goes like that."""

from __future__ import annotations

import pytest

from .playthrough import FOLDER, again, kept
from .random_play import GAMES

UPDATE = "look at the difference, and if it is meant: python -m tests.house.playthrough {name}"


@pytest.mark.parametrize("name", sorted({*GAMES, *kept()}))
def test_the_playthrough_is_as_it_was(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.is_file(), f"{name} has no playthrough; write one with: python -m tests.house.playthrough {name}"
    now = again(name).splitlines()
    for at, (line, due) in enumerate(zip(now, path.read_text(encoding="utf-8").splitlines()), 1):
        assert line == due, f"{path.name}:{at} differs; " + UPDATE.format(name=name)
    assert len(now) == len(path.read_text(encoding="utf-8").splitlines()), UPDATE.format(name=name)


def test_no_playthrough_is_left_over() -> None:
    seeded = {name.rpartition("-")[0] for name in kept() if name.rpartition("-")[2].isdecimal()}
    assert seeded <= set(GAMES)
    assert set(kept()) - set(GAMES) == {name for name in kept() if name.rpartition("-")[0] in seeded}
