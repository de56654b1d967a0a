"""Who stands on the podium: those who share a place are named on one block, as long as the names can be read there."""

from __future__ import annotations

import re

import pytest

import orcade
from orcade.draw.podium import podium


@pytest.mark.parametrize(
    ("seats", "places", "told"),
    [
        (4, (1, 2, 3, 4), {"Krug", "Vashka", "Olm"}),
        (4, (1, 2, 2, 2), {"Krug", "Vashka, Olm, Brisket"}),
        (6, (1, 2, 2, 2, 2, 2), {"Krug", "5 level"}),
    ],
)
def test_who_shares_a_place_is_named_with_the_others(seats: int, places: tuple[int, ...], told: set[str]) -> None:
    drawn = podium(places, orcade.new("orcwars", seats=seats, seed=1).scene(0))
    assert {words for words in re.findall("<text[^>]*>([^<]*)", drawn) if not words.isdigit()} == told
