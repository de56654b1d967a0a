"""Every installed game brings what the table, the lobby and the command line need of it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from orcade.table.estimates import Estimate
from orcade.table.game import game_named
from orcade.table.options import specs
from orcade.table.rulebook import rulebook

from .random_play import GAMES


def test_every_game_that_is_installed_can_be_loaded(entry: str) -> None:
    assert game_named(entry).name == entry


def test_the_facts_about_a_game(name: str) -> None:
    game = GAMES[name]
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.name)
    assert re.fullmatch(r"[A-Z]{2,3}", game.prefix)
    assert game.title
    assert game.blurb.endswith(".")
    assert game.source
    assert game.version >= 1
    assert game.seats.step == 1
    assert game.seats[0] >= 1
    assert len(game.names) >= game.seats[-1]
    assert len({fighter.lower() for fighter in game.names}) == len(game.names)
    assert 0 < game.minutes[0] <= game.minutes[1]
    if game.first_minutes:
        assert 0 < game.first_minutes[0] <= game.first_minutes[1] < game.minutes[1]
        assert any(spec.first != spec.default for spec in specs(game.options)), "it is shorter by what is proposed"
    assert rulebook(game.folder)


def test_what_counts_in_an_estimate_has_its_weight(name: str) -> None:
    worth = GAMES[name].worth
    if isinstance(worth, Estimate):
        assert len(worth.weights) == len(worth.names)
        assert worth.alone <= set(worth.names)


def test_no_two_games_share_a_prefix() -> None:
    assert len({game.prefix for game in GAMES.values()}) == len(GAMES)


def test_the_picture_is_a_picture_and_nothing_else(name: str) -> None:
    text = (GAMES[name].folder / "picture.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).get("viewBox") == "0 0 320 200"
    assert not re.search(r"<script|<foreignObject|<image|\bon\w+=|href=.(?!#)|<text", text)
