"""docs/making-maps.md tells the truth: its side is the one that ships, its signs are all, its faults are those told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orcade.games.gates.map_checks import APART, FROM_EDGE
from orcade.games.gates.map_files import NAME, WORDS, read_maps, shipped_text
from orcade.games.gates.map_signs import SIGNS
from orcade.table.toml_texts import BadContent

from .maps import at, drawn, right

PAGE = (Path(__file__).parents[3] / "docs" / "making-maps.md").read_text(encoding="utf-8")


def test_its_side_is_one_that_ships() -> None:
    (side,) = re.findall(r"```toml\n(.*?)\n```", PAGE, re.DOTALL)
    assert side in shipped_text()


def test_its_signs_are_all_there_are() -> None:
    rows = dict(re.findall(r"^\| `(.)` \| ([\w ]+?) \|", PAGE, re.MULTILINE))
    assert rows == {**SIGNS.marks, **{sign: door.name for sign, door in SIGNS.doors.items()}}
    for sign, door in SIGNS.doors.items():
        assert f"| `{sign}` | {door.name} | {door.cost} actions; " in PAGE


def test_its_faults_are_told() -> None:
    (told,) = re.findall(r"```\n(line .*?)\n```", PAGE, re.DOTALL)
    with pytest.raises(BadContent) as refused:
        read_maps(drawn("1A", {right("a11"): " ", at("e10"): ":", right("i2"): "D"}))
    assert str(refused.value) == told


def test_its_numbers_are_those_that_hold() -> None:
    assert (APART, FROM_EDGE) == (6, 3)
    assert f"at most {NAME} letters" in PAGE
    assert f"at most {WORDS} letters" in PAGE
