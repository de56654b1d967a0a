"""What the page about maps of areas says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orcade.games.orcwars import map_checks
from orcade.games.orcwars.map_files import LOOKS, read_map, shipped_text
from orcade.table.area_map import faults
from orcade.table.toml_texts import BadContent

PAGE = (Path(__file__).parents[3] / "docs" / "making-orcwars-maps.md").read_text(encoding="utf-8")


def test_its_examples_are_of_the_map_that_ships() -> None:
    examples = re.findall(r"```toml\n(.*?)\n```", PAGE, re.DOTALL)
    assert len(examples) == 2
    assert all(each in shipped_text() for each in examples)


def test_its_terrains_are_all_there_are() -> None:
    (row,) = re.findall(r"^\| `look` \| (.*) \|$", PAGE, re.MULTILINE)
    assert tuple(re.findall(r"`(\w+)`", row)) == LOOKS


def test_its_faults_are_told() -> None:
    (told,) = re.findall(r"```\n(line .*?)\n```", PAGE, re.DOTALL)
    text = shipped_text().replace("IIIIQQQQ", "IIIIRQQQ", 1).replace("number = 7\n", "number = 6\n", 1)
    text = text.replace('borders = ["Wetbone Marsh", "Cold Kettle", "Moss', 'borders = ["Cold Kettle", "Moss', 1)
    with pytest.raises(BadContent) as refused:
        read_map(text)
    assert [line for line in str(refused.value).splitlines() if "route" not in line] == told.splitlines()


def test_its_numbers_are_those_that_hold() -> None:
    assert f"at most {faults.HIGHEST} lines of {faults.WIDEST} characters" in PAGE
    assert f"at most {faults.NAME} letters; what is typed" in PAGE
    assert f"at most {faults.WORDS} letters; may be left out" in PAGE
    assert f"in one piece of {faults.LEAST} signs or more" in PAGE
    least, most = map_checks.NEIGHBOURS[0], map_checks.NEIGHBOURS[-1]
    assert f"an orcland with fewer than {least} or more than {most} neighbours" in PAGE
    assert f"more than {map_checks.TO_OUTLAND} steps from the next outland or {map_checks.ACROSS} from" in PAGE
    assert f"fewer than {map_checks.ROUTE[0]} or more than {map_checks.ROUTE[-1]} areas" in PAGE
    assert f"fewer than {map_checks.ROBBED} orclands; an orcland on more than {map_checks.ROBBED} routes" in PAGE
