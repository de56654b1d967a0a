"""The page about the bots tells of the games between levels that are listed, and of all games."""

from __future__ import annotations

import re

from studies.levels import PAGE, PAIRINGS

from orcade.house.random_play import GAMES
from orcade.table.game import game_named


def test_the_page_has_the_games_that_are_listed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    titles = re.findall("^## (.*)$", page, re.MULTILINE)
    assert titles == list(dict.fromkeys(game_named(each.game).title for each in PAIRINGS))
    found = re.findall(r"^\| (\d) \| (\S+) against (\S+) \| (\d+) \|", page, re.MULTILINE)
    assert found == [(str(each.seats), each.better, each.worse, str(each.games)) for each in PAIRINGS]


def test_every_game_is_among_them() -> None:
    assert {each.game for each in PAIRINGS} == set(GAMES) - {"tusk-draw"}
