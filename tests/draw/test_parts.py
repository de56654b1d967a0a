"""Dice, gauges, marks, the sign over the door, and the style sheet."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from orcade import draw
from orcade.draw.kit import MARKS
from orcade.draw.kit.lines import LINES
from orcade.draw.palette import DARK, LIGHT, PAINTS, ROLES, SEATS
from orcade.table.things import Gauge
from orcade.terminal.output import MARKS as SIGNS

SVG = "{http://www.w3.org/2000/svg}"
IN_THE_LOG = 22
"""Pixels of a die there."""


@pytest.mark.parametrize(
    ("sides", "value"), [(6, value) for value in range(1, 7)] + [(3, 2), (10, 10), (20, 17), (100, 99)]
)
def test_dice_say_what_they_show(sides: int, value: int) -> None:
    die = ElementTree.fromstring(draw.die(sides, value))
    assert die.attrib["aria-label"] == f"d{sides}: {value}"


def test_the_number_on_a_twenty_is_read_in_a_line_of_the_log() -> None:
    die = ElementTree.fromstring(draw.die(20, 17))
    number = next(node for node in die.iter() if node.text == "17")
    assert float(number.attrib["font-size"]) * IN_THE_LOG / float(die.attrib["viewBox"].split()[2]) >= 10


def test_each_die_looks_different() -> None:
    assert len({draw.die(6, value) for value in range(1, 7)}) == 6
    assert len({draw.die(20, value) for value in range(1, 21)}) == 20


def gauge(value: int, full: int, look: str = "skull") -> ElementTree.Element:
    return ElementTree.fromstring(
        draw.gauge(Gauge(id="g", label="x", name="Damage", value=value, full=full, look=look))
    )


def test_a_gauge_counts_its_marks() -> None:
    drawn = gauge(2, 5)
    assert drawn.attrib["aria-label"] == "Damage 2 of 5"
    assert len([node for node in drawn.iter() if "o-hollow" in node.attrib.get("class", "")]) == 3


def test_a_gauge_without_end_or_of_many_is_a_number() -> None:
    assert [node.text for node in gauge(3, 0).iter(f"{SVG}text")] == ["3"]
    assert gauge(3, 0).attrib["aria-label"] == "Damage 3"
    assert [node.text for node in gauge(17, 30).iter(f"{SVG}text")] == ["17/30"]
    assert [node.text for node in gauge(7, 5).iter(f"{SVG}text")] == ["7/5"]


def test_marks_differ_without_their_colour() -> None:
    bare = {re.sub(r"seat-\d", "", draw.mark(seat)) for seat in range(len(SEATS))}
    assert len(bare) == len(SEATS) == len(MARKS) == len(SIGNS) == 9


EYES = {
    "any": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "without green": ((0.3673, 0.8607, -0.2280), (0.2803, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "without blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""What people of each colour vision see of a linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    """Lightness and two hues (CIE Lab), so that distances are alike for all colours."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eyes", EYES)
def test_colours_of_seats_differ_for_people_of_any_colour_vision(eyes: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert dist(seen(one, eyes), seen(other, eyes)) > 9, (one, other)


def test_the_sign_is_a_drawing_with_a_name() -> None:
    assert ElementTree.fromstring(draw.logo()).attrib["aria-label"] == "Orcade"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("words", ["ink", "soft", "legal", "danger", "focus"])
@pytest.mark.parametrize("ground", ["ground", "paper"])
def test_text_can_be_read(theme: int, words: str, ground: str) -> None:
    assert contrast(ROLES[words][theme], ROLES[ground][theme]) >= 5


def test_the_style_sheet_has_both_themes_and_defines_what_drawings_use() -> None:
    sheet = draw.stylesheet()
    assert "prefers-color-scheme:dark" in sheet
    assert "[data-theme=dark]" in sheet
    assert "prefers-reduced-motion" in sheet
    assert sheet.count("{") == sheet.count("}")
    used = set(re.findall(r"var\((--[a-z-]+)", sheet)) - {"--cards", "--seat", "--card-width"}
    defined = set(re.findall(r"(--[a-z-]+):", sheet))
    assert used <= defined
    for seat in range(len(SEATS)):
        assert f".seat-{seat}{{--seat:{SEATS[seat]}}}" in sheet


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_worn_track_is_seen_on_its_ground(theme: int) -> None:
    """In small pictures of circuits, too, where there are no marks on it to be seen."""
    art = LINES["track"]([(0, 0), (600, 0), (600, 600)], "")
    band = re.search(r'class="o-n o-s-(\w+)" stroke-width="230"', art)
    assert band is not None
    assert contrast(PAINTS[band[1]][theme], PAINTS["mud"][theme]) >= 1.5
