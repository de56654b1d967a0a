"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

import re

import pytest

from orcade.games.orcwars import GAME
from orcade.games.orcwars.battles.tables import FORTRESS, OPEN_FIELD, Cell, Table
from orcade.games.orcwars.pieces import (
    ARMY_STEPS,
    BOUGHT,
    CARAVAN_AGAIN_LESS,
    CARAVAN_POWERS,
    D8,
    D20_DEAD,
    D20_LOST,
    DRAWN,
    FORTRESSES,
    FRESH_HAND,
    FRESH_HANDS,
    HAND,
    LANDS_LESS_PLAYERS,
    LAST_CAREFUL,
    LAST_CHARGE,
    LEADERS_TO_WIN,
    LONE_STEPS,
    MINES,
    MOST_BOSSES,
    NEVER,
    REGENERATES,
    SABOTAGED,
    SMALL_FOLK_TIMES,
    STRONGEST,
    STUPID,
    STUPID_CLEVER,
    SURRENDERS,
    UNIT_COSTS,
    UNITS_AT_START,
    WarsOptions,
)
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told

TIMES = {2: "twice", 3: "three times"}
GREAT = {10: "ten", 12: "twelve"}


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("OW 2.1", f"one or {NUMBERS[MOST_BOSSES]} bosses"),
        ("OW 2.1", f"up to {NUMBERS[UNITS_AT_START]} chips"),
        (
            "OW 5.1",
            f"Draw {NUMBERS[DRAWN]} units for nothing, and up to {NUMBERS[BOUGHT]} more for {NUMBERS[UNIT_COSTS]} gold",
        ),
        ("OW-7", f"both for one payment of {BOUGHT * UNIT_COSTS}"),
        ("OW 5.2", f"draw {NUMBERS[FRESH_HAND]} units"),
        ("OW 5.2", f"{TIMES[FRESH_HANDS]} in all"),
        ("OW-6", f"at most {TIMES[FRESH_HANDS]} in a turn"),
        ("OW 6.1", f"up to {NUMBERS[LONE_STEPS]} areas"),
        ("OW 6.2", f"moves {NUMBERS[ARMY_STEPS]} area."),
        ("OW 6.3", f"A {D20_DEAD} destroys the whole army. With a {D20_LOST} it is lost"),
        ("OW-30", f"a {D20_LOST} loses them, a {D20_DEAD} kills them"),
        ("OW 9.1", f"fortress of strength 1 or {SABOTAGED}"),
        ("OW 10.3", f"more than {GREAT[HAND]} units"),
        ("OW 13.1", f"the d{D8} must not"),
        ("OW 13.3", f"at least {TIMES[SMALL_FOLK_TIMES]} their power"),
        ("OW 13.4", f"An {NEVER} always fails"),
        ("OW-29", f"from 1 to {STRONGEST}"),
        ("OW-62", f"{NUMBERS[FORTRESSES]} fortresses of each strength and {NUMBERS[MINES]} mines"),
        ("OW 21.2", f"Up to {LAST_CHARGE} a charge, {LAST_CHARGE + 1} or {LAST_CAREFUL} careful, {LAST_CAREFUL + 1}"),
        ("OW 22.1", f"in a clever strategy 1 or {STUPID_CLEVER} is stupid, otherwise {STUPID}."),
        ("OW 23.7", f"on a d6 of 1 or {SURRENDERS}"),
        ("OW 24.3", f"{REGENERATES} or 6, and it is back"),
        ("OW 25.2", f"{GREAT[LANDS_LESS_PLAYERS]} less the number of players"),
        ("OW 25.3", f"{NUMBERS[LEADERS_TO_WIN].capitalize()} leaders with armies"),
        ("OW-48", f"*Last round* ({WarsOptions().round_cap})"),
        ("OW-65", f"*Offers* ({WarsOptions().offer_limit})"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.rule("OW 19.1")
def test_the_powers_of_caravans() -> None:
    told = rules_of(GAME)["OW 19.1"].text
    assert "1–2 power 1, 3–4 power 2, 5 power 3, 6 another d6 less one" in told
    assert CARAVAN_POWERS == (1, 1, 2, 2, 3)
    assert CARAVAN_AGAIN_LESS == 1


def cell(text: str) -> Cell:
    """What a cell of a table says: "1:5* - 1:2*"."""
    first, second = re.findall(r"1:(\d)(\\?\*?)", text)
    return Cell(int(first[0]), bool(first[1]), int(second[0]), bool(second[1]))


@pytest.mark.rule("OW 23.1", "OW 23.2")
@pytest.mark.parametrize(("rule", "table"), [("OW 23.1", OPEN_FIELD), ("OW 23.2", FORTRESS)])
def test_tables_of_damage_are_printed_as_they_are_played(rule: str, table: Table) -> None:
    rows = [line.strip("| ").split("|") for line in rules_of(GAME)[rule].text.splitlines() if line.startswith("|")]
    assert [row[0].strip() for row in rows[2:]] == ["charge", "careful", "clever"]
    assert tuple(tuple(cell(each) for each in row[1:]) for row in rows[2:]) == table
