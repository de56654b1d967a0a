"""An Orcade that was installed without `orcade[lab]` says what the lab lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcade.__main__ import OF_THE_LAB
from tests.forked import python

STUDY = """
game = "timber"
games = 1

[[lineup]]
bots = ["random", "random"]
"""
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({OF_THE_LAB!r})); from orcade.__main__ import main; main()"


@pytest.mark.parametrize(
    "command",
    ["run study.toml", "report study.run", "ladder timber", "try timber -o fair_board=off", "fit timber --out x.toml"],
)
def test_the_lab_says_what_it_lacks(command: str, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(STUDY)
    ended = python("-c", WITHOUT, "lab", *command.split(), folder=tmp_path)
    assert ended.returncode == 2
    assert "pip install 'orcade[lab]'" in ended.stderr
