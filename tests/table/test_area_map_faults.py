"""Whatever is wrong with a map of areas is told with its line, and with what was expected."""

from __future__ import annotations

import pytest

from orcade.table.area_map import read_area_map
from orcade.table.area_map.reading import LONGEST
from orcade.table.toml_texts import BadContent

from .area_maps import FORM, SMALL, line_of


def refusal(text: str) -> list[str]:
    with pytest.raises(BadContent) as refused:
        read_area_map(text, FORM)
    return str(refused.value).splitlines()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'borders = ["Ash Hill", "Crag"]',
            'borders = ["Ash Hill", "Crab"]',
            "line 27: 'Bog': 'Crab' is not known here ('Crag' perhaps?); "
            "it is one of: Ash Hill, Bog, Eel Water, Crag, Dust",
        ),
        (
            'borders = ["Bog", "Dust"]',
            'borders = ["Dust"]',
            "line 27: 'Bog' borders on 'Ash Hill', but 'Ash Hill' not on 'Bog'; expected both or neither",
        ),
        (
            'borders = ["Bog", "Dust"]',
            'borders = ["Bog", "Bog", "Dust"]',
            "line 18: 'Ash Hill': 'Bog' stands here twice; expected it once",
        ),
        (
            'borders = ["Bog", "Dust"]',
            'borders = ["Ash Hill", "Bog", "Dust"]',
            "line 18: 'Ash Hill' borders on itself; expected its neighbours alone",
        ),
        (
            "    DDDDDDCCC",
            "    DDDDDD",
            "line 34: 'Eel Water' and 'Crag' are neighbours, but do not touch in the drawing; "
            "expected cells of theirs side by side",
        ),
        (
            "AAADDDD",
            "AAABDDD",
            "line 5, column 5: 'Bog' is drawn in 2 pieces; expected one",
        ),
        (
            "      EEEEEEE",
            "      EEEEEE?",
            "line 8, column 13: '?' is the sign of no area; expected one's sign or a blank",
        ),
        (
            "number = 3",
            "number = 1",
            "line 47: 1 is the number of the area of line 24 already; expected another one",
        ),
        (
            "number = 3",
            "number = 0",
            "line 47: 'Dust': numbers begin with 1, so it is not 0",
        ),
        (
            'sign = "D"',
            'sign = "C"',
            "line 44: 'C' is the sign of the area of line 37 already; expected another one",
        ),
        (
            'sign = "D"',
            'sign = "DD"',
            "line 44: 'Dust': its sign is one character, no blank, not 'DD'",
        ),
        (
            'name = "Dust"',
            'name = "crag"',
            "line 45: 'crag' is the name of the area of line 38 already; expected another one",
        ),
        (
            'name = "Dust"',
            'name = "Dust\\n"',
            "line 45: a name is from 1 to 20 letters long, without line breaks, not 'Dust\\n'",
        ),
        (
            'name = "Mule Path"',
            'name = " "',
            "line 52: a name is from 1 to 20 letters long, without line breaks, not ' '",
        ),
        (
            'words = "Wet."',
            f'words = "{"w" * 121}"',
            "line 26: 'Bog': its words are at most 120 letters long, without line breaks",
        ),
        (
            'kind = "sea"',
            'kind = "see"',
            "line 32: 'Eel Water': 'see' is not known here ('sea' perhaps?); it is one of: land, sea",
        ),
        (
            'look = "water"',
            'look = "wine"',
            "line 33: 'Eel Water': 'wine' is not known here; it is one of: hills, marsh, water",
        ),
        (
            'look = "water"\n',
            "",
            "line 29: 'Eel Water': 'look' is missing",
        ),
        (
            '"Dust", "Crag", "Eel Water"]\n',
            '"Crag", "Eel Water"]\n',
            "line 53: route 'Mule Path': 'Ash Hill' does not border on 'Crag'; expected neighbours one after the other",
        ),
        (
            '"Dust", "Crag", "Eel Water"]\n',
            '"Dust", "Ash Hill"]\n',
            "line 53: route 'Mule Path': it comes to 'Ash Hill' twice; expected it once",
        ),
        (
            '"Dust", "Crag", "Eel Water"]\n',
            '"Mist"]\n',
            "line 53: route 'Mule Path': 'Mist' is not known here; it is one of: Ash Hill, Bog, Eel Water, Crag, Dust",
        ),
        (
            '["Ash Hill", "Dust", "Crag", "Eel Water"]',
            '["Ash Hill"]',
            "line 53: route 'Mule Path': it has 1 areas; expected two or more",
        ),
        (
            "drawing",
            "drawings",
            "line 1: there is no 'drawings' here ('drawing' perhaps?); what can be here is: drawing, area, route",
        ),
    ],
)
def test_each_fault_is_told_with_its_line(old: str, new: str, told: str) -> None:
    assert old in SMALL
    assert told in refusal(SMALL.replace(old, new, 1))


def test_an_area_has_to_be_drawn_and_large_enough() -> None:
    gone = SMALL.replace("EEEEEEE", "")
    assert refusal(gone) == ["line 30: 'Eel Water' is not drawn; expected 'E' in the drawing"]
    small = SMALL.replace("      EEEEEEE\n", "", 1)
    assert refusal(small) == [
        "line 8, column 7: 'Eel Water' has 7 cells; expected 12 or more, so that there is room in it"
    ]


def test_every_area_has_to_be_reached() -> None:
    cut = SMALL.replace(', "Eel Water"]\n', "]\n").replace('borders = ["Crag"]', "borders = []")
    assert refusal(cut) == [
        f"line {line_of('borders = []', cut)}: 'Eel Water' cannot be reached from 'Ash Hill'; "
        "expected a way there over borders"
    ]


def test_a_map_has_areas_and_a_drawing_of_some_size() -> None:
    assert refusal("drawing = ''\narea = []") == ["line 2: there is no area; expected [[area]]"]
    wide = SMALL.replace("  AAAABBBB\n", f"  AAAABBBB{' ' * 110}B\n")
    assert "line 1: the drawing has 8 lines of 121 characters; it may have 60 of 120" in refusal(wide)
    assert refusal("#" * (LONGEST + 1)) == ["this text has 50,001 characters; a map has 50,000 at most"]


def test_all_faults_are_told_at_once_by_line() -> None:
    spoilt = SMALL.replace("number = 3", "number = 0").replace('sign = "E"', 'sign = "F"')
    assert [words.partition(":")[0] for words in refusal(spoilt)] == ["line 8, column 7", "line 47"]


def test_what_lies_too_deep_is_told() -> None:
    assert len(refusal(f"drawing = {'[' * 5000}{']' * 5000}")) == 1
