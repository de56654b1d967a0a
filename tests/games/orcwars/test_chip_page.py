"""docs/making-orcwars-chips.md tells the truth: its tables are those that ship, and no word or limit is left out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from orcade.games.orcwars.chip_checks import CUP, LEADERS, MOST, NAME
from orcade.games.orcwars.chip_files import STRUCTS, read, source
from orcade.games.orcwars.chips import RACE_NAMES, chip_named
from orcade.games.orcwars.printed import CUPS
from orcade.table.toml_texts import BadContent

PAGE = (Path(__file__).parents[3] / "docs" / "making-orcwars-chips.md").read_text(encoding="utf-8")
EXAMPLES = [tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)]
SHIPPED = {table: entries for name in CUPS for table, entries in tomllib.loads(source(name)).items()}


def test_the_tables_of_the_page_are_those_that_ship() -> None:
    shown = [(table, entry) for example in EXAMPLES for table, entries in example.items() for entry in entries]
    assert {table for table, _ in shown} == set(STRUCTS)
    assert [(table, entry) for table, entry in shown if entry not in SHIPPED[table]] == []


def test_the_page_tells_of_every_field_and_race() -> None:
    for table, struct in STRUCTS.items():
        words = ", ".join(f"`{field}`" for field in struct.__struct_fields__)
        assert f"| `[[{table}]]` | {words} |" in PAGE
    assert ", ".join(f"`{race}`" for race in RACE_NAMES) in PAGE


def test_the_page_tells_the_limits() -> None:
    for words in (
        f"There are {LEADERS} leaders or more",
        f"A cup has {CUP} chips at most. Those that ship have 91 and 60.",
        f"`power` is from 1 to {MOST}.",
        f"`value` is from 1 to {MOST}.",
        f"Names are at most {NAME} letters long.",
    ):
        assert words in PAGE, words


def test_what_the_page_says_is_typed() -> None:
    for word in ("mas-own-mob", "shaman", "spy", "gold-4", "caravan-4-there"):
        assert f"`{word}`" in PAGE
        assert chip_named("", word) is not None, word


def test_the_faults_of_the_page_are_told_so() -> None:
    said = re.findall(r"^line \d+: (.*)$", PAGE, re.MULTILINE)
    assert len(said) == 3
    units = source("units")
    leaders = {name: f'name = "{name}"\ntribe = ' for name in ("Old Drip", "Nib Notme", "Fizz Nobrow")}
    spoilt = {
        "Old Drip": ('"Gribnose"\nhome = 3\nauthority = 5', '"Gribnose"\nhome = 3\nauthority = 9'),
        "Nib Notme": ('"Gribnose"\nhome = 4', '"Gribnose"\nhome = 5'),
        "Fizz Nobrow": ('"Sootgob"', '"Sotgob"'),
    }
    for name, (sound, wrong) in spoilt.items():
        assert leaders[name] + sound in units
        units = units.replace(leaders[name] + sound, leaders[name] + wrong)
    with pytest.raises(BadContent) as refused:
        read(units)
    assert re.findall(r"^line \d+: (.*)$", str(refused.value), re.MULTILINE) == said
