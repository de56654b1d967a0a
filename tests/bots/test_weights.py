"""Levels that play with weights of one's own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from orcade.bots import bot, bots_named
from orcade.table.errors import OrcadeError
from orcade.table.estimates import BadWeights, Estimate
from orcade.table.game import game_named

from ..games.pit_fighting.positions import Table, position

PIT = game_named("pit-fighting")
WARS = game_named("orcwars")


def own(folder: Path, **changes: float) -> Path:
    """The weights of Pit Fighting, with some changes."""
    assert isinstance(PIT.worth, Estimate)
    kept = {**dict(zip(PIT.worth.names, PIT.worth.weights)), **changes}
    file = folder / "Mine.toml"
    file.write_text("".join(f"{name} = {float(weight)}\n" for name, weight in kept.items()), encoding="utf-8")
    return file


def test_a_bot_plays_by_its_weights(tmp_path: Path) -> None:
    """One that likes nothing but cards keeps the ace in its hand; one that likes to have none lays it."""
    laid = []
    for cards in (0.04, -0.04):
        file = own(tmp_path, bout=0, clubs=0, spades=0, hearts=0, diamonds=0, cards=cards, turn=0, flair=0)
        match = Table(position(hands=("AC KC QC", "2C 3C"))).match
        level = bots_named(f"SEARCH-50:{file}")[0]
        laid.append(bot(level, PIT, timed=False).choose(match, 0, Random(1)).notation(match.board(0)))
    assert laid[0] != laid[1]


def test_names_of_files_keep_their_capitals() -> None:
    assert bots_named(" Easy, NORMAL:My/File.toml,search-20") == ["easy", "normal:My/File.toml", "search-20"]


def test_weights_are_refused_with_reason(tmp_path: Path) -> None:
    file = own(tmp_path)
    for level in ("random", "glance"):
        with pytest.raises(OrcadeError, match=f"the bot '{level}' does not search"):
            bot(f"{level}:{file}", PIT)
    with pytest.raises(OrcadeError, match="the bot 'easy' does not search here"):
        bot(f"easy:{WARS.folder / 'worth.toml'}", WARS)
    with pytest.raises(OrcadeError, match="no bot 'wizard'"):
        bot(f"wizard:{file}", PIT)
    with pytest.raises(OrcadeError, match="which that of Flying Pigs is not"):
        bot(f"easy:{file}", game_named("flying-pigs"))
    with pytest.raises(BadWeights, match=r"Mine\.toml, line 1: there is no 'bout' here"):
        bot(f"easy:{file}", game_named("timber"))
