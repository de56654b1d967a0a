"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

from math import sqrt

import pytest

from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.circuit import INSIDE
from orcade.games.orclympics.thatll_do_pigs.pieces import (
    ABILITY,
    ATTACKS,
    BOARD,
    CAUGHT,
    CELLS,
    CRASHES_ON,
    DEFENCE,
    FINISH,
    FORCE,
    HALF_LENGTH,
    HALF_WIDTH,
    LAPS,
    LONGEST_CHAIN,
    PIGLET_ADDS,
    PIGLET_R,
    POLES,
    ROW,
    SLIDES,
    SPACING,
    SPEED,
    STEADY,
    THROWN_ADDS,
    UNRIDDEN_ABILITY,
    UNRIDDEN_ATTACKS,
    UNRIDDEN_DEFENCE,
    UNRIDDEN_FORCE,
    UNRIDDEN_PIVOT,
    UNRIDDEN_SLIDES,
    WIDE,
    WIDE_AT_FINISH,
    RaceOptions,
)
from orcade.games.orclympics.thatll_do_pigs.setup import CROWD_LEAST, CROWD_MOST, INWARD
from orcade.table.plane import INCH
from orcade.table.region import inches
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told

WIDTH, LENGTH = inches(2 * HALF_WIDTH), inches(2 * HALF_LENGTH)


def row(name: str, values: tuple[int, ...], before: str = "", after: str = "") -> str:
    """A row of the table of broods."""
    return f"| {name} | {' | '.join(f'{before}{value}{after}' for value in values)} |"


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("TP 1", f"each, {NUMBERS[LAPS]} laps clockwise round a board of {inches(BOARD)} × {inches(BOARD)}"),
        ("TP-1", f"{WIDTH} × {LENGTH}"),
        ("OC-1", f"Boars stand on rectangles of {WIDTH} × {LENGTH}, the Piglet on a disc of {inches(2 * PIGLET_R)}"),
        ("TP 1.2", row("Speed", SPEED, "2D6 + ", '"')),
        ("TP 1.2", row("Defence", DEFENCE)),
        ("TP 1.2", row("Force", FORCE)),
        ("TP 1.2", row("Attacks", ATTACKS)),
        ("TP 1.2", row("Ability", ABILITY)),
        ("TP 2", f"{NUMBERS[POLES].capitalize()} poles stake out the circuit"),
        ("TP 2.1", f'on the diagonals of the board, {round(INWARD * sqrt(2) / INCH)}" from its corners'),
        ("TP 2.2", f"whose corners are at least {inches(INSIDE)} from the Corner Points"),
        ("TP-3", f"on the diagonals, {inches(INSIDE)} inside the Corner Points"),
        ("TP-3", f'a half-disc of {CROWD_LEAST // 10}" to {CROWD_MOST // 10}" radius'),
        ("TP-3", f"less than {inches(WIDE_AT_FINISH)} wide at the Finish Line or less than {inches(WIDE)} anywhere"),
        ("TP 3", f"a grid of {ROW} × {CELLS // ROW} cells"),
        ("TP 4.1.1", f'It moves D6 + {PIGLET_ADDS}"'),
        ("TP 4.2.1", f"stopping {inches(SPACING)} away from anything else"),
        ("TP 4.2.2", f"it stops {inches(SPACING)} from another model"),
        ("TP-18", f"a chain ends after {LONGEST_CHAIN} Assaults"),
        ("TP 4.2.4", f"More than {CAUGHT - 1}: it is caught"),
        ("TP 4.2.4", f"{CAUGHT - 1} or less: the Boar has to go on"),
        ("TP 4.4", f"On a {SLIDES - 1} (an Unridden Boar on 1–{UNRIDDEN_SLIDES - 1}) the Boar takes a Falling Test"),
        ("TP 4.4", f'it moves D3 + {THROWN_ADDS}"'),
        ("TP 4.5", f"| {CRASHES_ON} | **Critical Failure.**"),
        ("TP 4.5", f"| {CRASHES_ON + 1}–{STEADY - 1} | **The rider falls.**"),
        ("TP 4.5", f"| {STEADY} or more | Nothing happens."),
        (
            "TP 4.5",
            f"has Defence {UNRIDDEN_DEFENCE}, Force {UNRIDDEN_FORCE}, Attacks {UNRIDDEN_ATTACKS} "
            f"and Ability {UNRIDDEN_ABILITY}",
        ),
        ("TP 4.5", f"Its Pivot at the start of a Move is one of {UNRIDDEN_PIVOT}°"),
        ("TP-21", f"None, {UNRIDDEN_PIVOT}° to the left or {UNRIDDEN_PIVOT}° to the right"),
        ("TP-22", f"{CAUGHT} or 6 keeps the Piglet"),
        ("TP-25", f"after Game Turn {RaceOptions().turn_cap} the race is over"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.rule("TP-5")
def test_the_finish_line_lies_in_the_middle() -> None:
    assert 2 * FINISH == BOARD
    assert "It lies in the middle of the bottom straight" in rules_of(GAME)["TP-5"].text
