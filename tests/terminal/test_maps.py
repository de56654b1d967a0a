"""`orcade maps`: maps checked, shown and brought to the table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from orcade.__main__ import run
from orcade.games import orcwars
from orcade.games.gates import GAME
from orcade.games.gates.map_files import shipped_text
from orcade.terminal import maps

Shown = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _mine(_in_folder: None) -> None:
    Path("mine.toml").write_text(shipped_text())


def test_check_says_what_is_on_them(capsys: Shown) -> None:
    assert run(["maps", "check", "mine.toml"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith(
        "mine.toml: all is well. 1a Market: 1 crossing, 3 buildings, 5 doors, 3 chests, 1 staircase, 1"
    )
    assert "4b Dungeon: 6 rooms, 7 doors, 2 secret doors, 4 chests, 3 staircases, 4 columns. Play on it" in said
    assert said.endswith("orcade new gates --option own_maps=@mine.toml")


def test_check_warns_of_what_had_better_be_otherwise(capsys: Shown) -> None:
    Path("mine.toml").write_text(shipped_text().replace(" .|_ $ _D", " .|$ $ _D", 1))
    assert run(["maps", "check", "mine.toml"]) == 0
    said = capsys.readouterr().out
    assert "It can be played on, but had better be otherwise:" in said
    assert "chests b10 and c10 are 1 action from each other; expected 6 or more" in " ".join(said.split())


def test_check_tells_all_that_is_wrong(capsys: Shown) -> None:
    Path("mine.toml").write_text(shipped_text().replace("$", "?"))
    assert run(["maps", "check", "mine.toml"]) == 1
    told = capsys.readouterr().err
    assert "mine.toml: line 16, column 6: 'Market': '?' is no square" in told
    assert "and 10 more like these" in told


def test_show_draws_those_that_ship_or_a_file(capsys: Shown) -> None:
    assert run(["maps", "show", "--game", "gates"]) == 0
    shipped = capsys.readouterr().out
    assert shipped.startswith(". ground, : road, x crossing, ")
    assert "- | wall, D door, S secret door\n\n1a Market\n" in shipped
    drawing = shipped_text().partition("drawing = '''\n")[2].partition("'''")[0]
    assert drawing in shipped
    assert run(["maps", "show", "mine.toml", "--game", "gates"]) == 0
    assert capsys.readouterr().out == shipped


def test_what_is_not_there(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["maps", "show", "none.toml"]) == 2
    assert "cannot read none.toml" in capsys.readouterr().err
    assert run(["maps", "show", "--game", "hack"]) == 2
    assert "HACK! has no maps" in capsys.readouterr().err
    monkeypatch.setattr(maps, "installed_games", lambda: {"a": GAME, "b": replace(GAME, name="again")})
    assert run(["maps", "show"]) == 2
    assert "which game's maps? --game with one of: gates, again" in capsys.readouterr().err
    monkeypatch.setattr(maps, "installed_games", dict)
    assert run(["maps", "show"]) == 2
    assert "no game here has maps" in capsys.readouterr().err


def test_maps_of_ones_own_are_played_on(capsys: Shown) -> None:
    Path("mine.toml").write_text(shipped_text().replace('"Market"', '"Bazaar"'))
    assert run(["maps", "check", "mine.toml"]) == 0
    assert "1a Bazaar" in capsys.readouterr().out


def test_show_writes_a_page_to_a_new_file(capsys: Shown) -> None:
    assert run(["maps", "show", "mine.toml", "--to", "mine.html"]) == 0
    assert "8 maps are in mine.html" in capsys.readouterr().out
    page = Path("mine.html").read_text(encoding="utf-8")
    assert page.count('src="data:image/svg+xml;base64,') == 8
    assert "<h2>1a Market</h2>" in page
    assert run(["maps", "show", "--game", "gates", "--to", "mine.html"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert run(["maps", "show", "--game", "gates", "--to", "nowhere/mine.html"]) == 2


def test_a_file_tells_whose_maps_it_has(capsys: Shown) -> None:
    Path("land.toml").write_text(orcwars.map_files.shipped_text())
    assert run(["maps", "check", "land.toml"]) == 0
    assert "18 orclands, 10 outlands" in capsys.readouterr().out
