"""Cards that say nothing but their title."""

from __future__ import annotations

import re

from orcade.draw.kit import face

INDEX = re.compile(r'font-size="([\d.]+)"[^>]*>4</text>')
SMALL = 32
"""Pixels that such a card is wide on a phone."""
READ = 11
"""Pixels that a figure is high which can be read."""


def index(body: str) -> float:
    """How large the index is printed, of a card that is 100 units wide."""
    found = INDEX.search(face("Nail Chewers", "4", "orc", body))
    assert found is not None
    return float(found[1])


def test_their_index_is_read_where_they_lie_small_among_many() -> None:
    assert index("") * SMALL / 100 >= READ
    assert index("Home: land 2") < index("")


def test_they_have_all_of_a_title_in_two_lines() -> None:
    drawn = face("The Sleeping Hill", "5", "troll", "")
    assert {"The", "Sleeping", "Hill"} <= set(re.findall(r"\w+", re.sub(r"<[^>]*>", " ", drawn)))
