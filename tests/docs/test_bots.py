"""The page about the bots tells of the ladders that are listed, and of all games."""

from __future__ import annotations

import re

from studies.ladders import LADDERS, PAGE

from orcade.house.random_play import GAMES


def test_the_page_has_the_ladders_that_are_listed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^    (.*)$", page, re.MULTILINE) == [each.command for each in LADDERS]
    heads = re.findall(r"^(\d+) seats, (\d+) games:$", page, re.MULTILINE)
    assert heads == [(str(each.seats), str(each.games)) for each in LADDERS]
    for each, table in zip(LADDERS, re.findall(r"^\|---.*\n((?:\|.*\n)+)", page, re.MULTILINE), strict=True):
        assert sorted(re.findall(r"^\| (\S+) \|", table, re.MULTILINE)) == sorted(each.bots.split(","))


def test_every_game_has_a_ladder() -> None:
    assert {each.game for each in LADDERS} == set(GAMES) - {"tusk-draw"}
