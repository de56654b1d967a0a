"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

import pytest

from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.faces import PICTURE_WORTH
from orcade.games.pit_fighting.pieces import (
    ACE_ADDS,
    BLANK_VALUE,
    CLUBS_OVER_HEARTS,
    DUG_FROM,
    FAVOURITE_MORE,
    FIRST_SEAT_TO,
    HAND,
    KNOCKED_OUT,
    MOST_ADDED,
    MOST_AGAINST_BLANK,
    NOTHING_LAID,
    ONE_WORTH,
    OUT_STAYS,
    REINFORCEMENT,
    SAND_TAKES,
    SPADES_OVER_HEARTS,
)
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("PF 1.1", f"whoever has {KNOCKED_OUT} points is knocked out"),
        ("PF 2.7", f"a fighter has {KNOCKED_OUT} points of damage"),
        ("PF 1.4", f"except the {NUMBERS[OUT_STAYS]} topmost cards of each"),
        ("PF 2.1", f"{NUMBERS[HAND]} cards for each fighter, face down, and {NUMBERS[FAVOURITE_MORE]} more"),
        ("PF-1", f"1 to {FIRST_SEAT_TO} means the first seat, {FIRST_SEAT_TO + 1} to 6 the second"),
        ("PF 3.2", f"its {NUMBERS[DUG_FROM]} topmost cards"),
        ("PF 4.4", f"It has the value {BLANK_VALUE}."),
        ("PF 5.4", f"jack, queen and king {PICTURE_WORTH} each"),
        ("PF-19", f"Jack, queen and king all count {PICTURE_WORTH}"),
        ("PF 5.5", f"adds {ACE_ADDS} to his roll"),
        ("PF 5.7", f"with the value {ONE_WORTH}"),
        ("PF 6.2", f"gives its player +{REINFORCEMENT} Combat Value"),
        ("PF 7.7", f"the D{SAND_TAKES} lowest cards"),
        ("PF 8.2", f"Its player adds {ACE_ADDS};"),
        ("PF 8.4", f"of more than {MOST_AGAINST_BLANK} counts as {MOST_AGAINST_BLANK}"),
        ("PF 8.5", f"of more than {MOST_ADDED} counts as {MOST_ADDED}"),
        ("PF-27", f"Ace of clubs {ACE_ADDS}, ace of spades 0"),
        ("PF-27", f"not replaced {MOST_AGAINST_BLANK}, otherwise {MOST_ADDED}"),
        ("PF 9.3", f"Clubs add {CLUBS_OVER_HEARTS}, or {CLUBS_OVER_HEARTS + NOTHING_LAID} if the other laid nothing"),
        ("PF 9.4", f"Spades add {SPADES_OVER_HEARTS}, or {SPADES_OVER_HEARTS + NOTHING_LAID} if"),
        ("PF-29", f"they add {CLUBS_OVER_HEARTS + NOTHING_LAID}, against spades {SPADES_OVER_HEARTS + NOTHING_LAID};"),
        ("PF-31", f"The ace of clubs adds {ACE_ADDS} "),
    ],
)
def test_what_the_rulebook_says(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text
