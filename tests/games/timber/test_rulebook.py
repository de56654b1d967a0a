"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.felling import RANDOM_UP_TO
from orcade.games.orclympics.timber.pieces import (
    ATTACKER_ADDS,
    BOAR_DIE,
    BUSHES,
    DEFORESTED,
    DODGES,
    DROP_DIE,
    EACH,
    GATHERS,
    LAST_TURN,
    LEAVE_FROM,
    MOST_TOKENS,
    ORCY_COST,
    ROCKS,
    TOKENS,
    TREE_WOOD,
    TREES,
)
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("TI 1", f"with {NUMBERS[EACH]} Orcs each"),
        ("TI 1", f"There are {NUMBERS[LAST_TURN]} Game Turns"),
        ("TI 2", f"{NUMBERS[TREES]} Trees, drawn at random, with {NUMBERS[TREE_WOOD]} Wood each"),
        ("TI 2", f"{NUMBERS[ROCKS].capitalize()} Rocks and then {NUMBERS[BUSHES]} Bushes"),
        ("TI 4", f"After {NUMBERS[LAST_TURN]} Game Turns the game is over"),
        ("TI 4.2.1", f"begins with {NUMBERS[TOKENS]} Action Tokens"),
        ("TI 4.2.1", f"at most {NUMBERS[MOST_TOKENS]} to one"),
        ("TI-3", f"The only Orc in the forest gets {NUMBERS[MOST_TOKENS]} tokens"),
        ("TI 4.2.2", f"rolls a D{BOAR_DIE}"),
        ("TI 4.2.3", f"Gather Wood in Orcy Style costs {NUMBERS[ORCY_COST]}"),
        ("TI 4.2.3.1", f"From Game Turn {LEAVE_FROM} on"),
        ("TI 4.2.3.2", f"The attacker adds {ATTACKER_ADDS};"),
        ("TI 4.2.3.2", f"the defender drops D{DROP_DIE} Wood"),
        ("TI 4.2.3.4", f"on {GATHERS}–6 the Orc takes one Wood from the Tree, on 1–{GATHERS - 1} nothing happens"),
        ("TI 4.2.3.4", f"| 2–{RANDOM_UP_TO} | random |"),
        ("TI 4.2.3.4", f"| {RANDOM_UP_TO + 1}–6 | as the player likes |"),
        ("TI 4.2.3.4", f"On {DODGES} or 6 the Orc dodges"),
        ("TI 4.2.3.4", f"on less than {DODGES}, he drops"),
        ("TI 4.2.3.4", f"he drops D{DROP_DIE} Wood"),
        ("TI 4.2.3.5", f"for {NUMBERS[ORCY_COST]} tokens"),
        ("TI-15", f"Drops are D{DROP_DIE}"),
        ("TI 4.3", f"After {NUMBERS[LAST_TURN]} Game Turns"),
        ("TI 5", f"remove {NUMBERS[DEFORESTED]} Bushes"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text
