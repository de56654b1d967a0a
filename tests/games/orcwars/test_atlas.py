"""The map as it is shown and checked by `orcade maps` and on the page of maps."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from orcade.draw.map_pages import map_pages
from orcade.games import gates
from orcade.games.orcwars.atlas import read
from orcade.games.orcwars.map_files import shipped_text
from orcade.table.atlas import Atlas
from orcade.table.scene import Scene
from orcade.terminal import maps as terminal
from orcade.terminal.output import Output
from orcade.web import grounds
from orcade.web import maps as web
from orcade.web.errors import NoMaps

ATLAS = Atlas(shipped=shipped_text, read=read, option="own_maps", tables=frozenset({"area"}))
GAME = replace(gates.GAME, name="toy-war", title="Toy War", atlas=ATLAS)
"""A game with such a map."""


@pytest.fixture(name="said")
def _said(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    said = io.StringIO()
    monkeypatch.setattr(terminal, "find_game", lambda name: GAME)
    monkeypatch.setattr(terminal, "Output", lambda **_: Output(said, plain=True, width=160))
    return said


def test_the_map_has_facts_and_parts() -> None:
    (sheet,) = read(shipped_text()).sheets
    assert sheet.facts == ("18 orclands", "10 outlands", "6 caravan routes", "10 ridges")
    assert len(sheet.parts) == 28 + 6
    assert sheet.parts[4].startswith("5 Sootpit (E), caves, beside Cold Kettle, Clang Hill, Howlwood, Nettle Hollow.")
    assert sheet.parts[-6].startswith("Route 1, Fish Road: Fishmonger Bay, Puddle End")
    assert isinstance(sheet.picture, Scene)
    assert sheet.name == "Orclands and outlands"


def test_the_map_is_checked_and_shown(said: io.StringIO, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(shipped_text(), encoding="utf-8")
    terminal.check_maps(own, "toy-war")
    assert "18 orclands, 10 outlands, 6 caravan routes" in said.getvalue()
    terminal.show_maps(None, "toy-war", plain=True)
    assert "Nine hundred holes" in said.getvalue()
    assert "AAAA" in said.getvalue()
    own.write_text(shipped_text().replace("number = 7\n", ""), encoding="utf-8")
    with pytest.raises(terminal.BadMaps, match=r"own\.toml: line 1: there are 18 orclands"):
        terminal.check_maps(own, "toy-war")


def test_the_map_is_a_page(said: io.StringIO, tmp_path: Path) -> None:
    page = tmp_path / "map.html"
    terminal.write_maps(None, page, "toy-war")
    assert page.read_text(encoding="utf-8") == map_pages("Toy War", read(shipped_text()).sheets)


def test_maps_that_are_not_joined_have_a_page_and_no_board() -> None:
    page, well = web.all_maps(GAME)
    assert well
    assert "Sootpit (E), caves" in page
    assert "Lay out a board" not in page
    faulty, well = web.all_maps(GAME, shipped_text().replace('"Puddle End", "Cold', '"Cold', 1))
    assert not well
    assert "Puddle End" in faulty
    with pytest.raises(NoMaps, match="not joined"):
        web.read_laying(GAME, {})


def test_the_land_of_the_map_is_kept_as_a_picture_and_as_data() -> None:
    (sheet,) = read(shipped_text()).sheets
    assert isinstance(sheet.picture, Scene)
    assert sheet.picture.land is not None
    digest = grounds.keep(sheet.picture.land)
    files = grounds.kept(digest)
    assert files is not None
    told = json.loads(files.json.body)
    assert (told["unit"], len(told["regions"]), len(told["trails"])) == (60, 28, 6)
    assert files.svg.body.startswith(b"<svg ")
    assert grounds.keep(sheet.picture) != digest, "with names it is another picture"
