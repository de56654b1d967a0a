"""Chips of one's own: what they replace, and everything that is refused, with its line and what was expected."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orcade.games.orcwars.chip_checks import CUP, LEADERS, NAME
from orcade.games.orcwars.chip_files import LONGEST, cups_of, read, shipped, source
from orcade.games.orcwars.chips import GOLD, KOBOLD, chip_named, chips, cup, tribes
from orcade.games.orcwars.printed import CUPS
from orcade.table.toml_texts import TOLD, BadContent
from tests.exploring import cases

UNITS, TREASURE = (source(name) for name in CUPS)
MARK = "# <-"
"""Ends the line that a fault must be told of."""


def refusal(text: str) -> str:
    """What is said of a text that is refused."""
    with pytest.raises(BadContent) as refused:
        read(text)
    return str(refused.value)


def leader(lines: str) -> str:
    """A leader of the Mudtail, but for what these lines say of him."""
    return table(lines, "leader", name='"Bent Spoon"', tribe='"Mudtail"', home="1", authority="4", servivility="4")


def troop(lines: str) -> str:
    return table(lines, "troop", name='"Bent Spoons"', tribe='"Mudtail"', home="1", power="2")


def table(lines: str, kind: str, **usual: str) -> str:
    words = [f"{field} = {value}" for field, value in usual.items() if not re.search(rf"^{field} =", lines, re.M)]
    return "\n".join((f"[[{kind}]]", *words, lines, ""))


# What a text replaces.


def test_a_text_replaces_the_cup_that_it_has_a_table_of_and_no_other() -> None:
    units = UNITS + troop("count = 5")
    assert len(cup(units, 0)) == 91 + 5
    assert len(cup(units, 1)) == 60
    assert cups_of(units)[1] is shipped()[1]
    gold = '[[gold]]\nvalue = 9\ncount = 3\n[[caravan]]\nname = "Lost Pig"\nroute = 6\nway = "back"\n'
    assert cups_of(gold)[0] is shipped()[0]
    assert [(chips(gold)[face].slug, chips(gold)[face].power) for face in cup(gold, 1)] == [
        ("gold-9", 9),
        ("gold-9", 9),
        ("gold-9", 9),
        ("caravan-6-back", 0),
    ]
    both = chips(units + gold)
    assert [chip.face for chip in both] == list(range(len(both)))
    assert len(cup(units + gold, 0)) == 96
    assert len(cup(units + gold, 1)) == 4


def test_nothing_of_ones_own_is_the_shipped_cups() -> None:
    assert cups_of("") is shipped()
    assert chips("") is chips("")


def test_tribes_of_ones_own() -> None:
    text = UNITS.replace('"Mudtail"', '"Gravel"').replace("homes = [1, 2]", "homes = [2, 1]")
    assert (tribes(text)[0].name, tribes(text)[0].race, tribes(text)[0].homes) == ("Gravel", KOBOLD, (1, 0))


def test_a_name_is_typed_in_plain_letters() -> None:
    text = UNITS + troop("""name = "Größe & Ma's 2nd" """)
    found = chip_named(text, "grosse-mas-2nd")
    assert found is not None
    assert found.name == "Größe & Ma's 2nd"


def test_a_cup_of_gold_needs_no_caravans() -> None:
    text = "[[gold]]\nvalue = 1\n"
    assert [chips(text)[face].kind for face in cup(text, 1)] == [GOLD]


# What is refused. A table with a fault is added to its cup; its line ends in a mark.

TRIBE = '[[tribe]]\nname = "Spoon"\nrace = "orc"\n'

REFUSED: dict[str, tuple[str, tuple[str, ...]]] = {
    "a tribe without a home": (
        f"{TRIBE}homes = [] {MARK}",
        ("'Spoon': a tribe has 2 different home lands; found none",),
    ),
    "homes left out": (f'[[tribe]] {MARK}\nname = "Spoon"\nrace = "orc"\n', ("'Spoon': 'homes' is missing",)),
    "a tribe with one home": (f"{TRIBE}homes = [1] {MARK}", ("2 different home lands; found 1",)),
    "the same home twice": (f"{TRIBE}homes = [1, 1] {MARK}", ("2 different home lands; found 1, 1",)),
    "a home in an outland": (
        f"{TRIBE}homes = [1, 19] {MARK}",
        ("19 is no orcland: a home is one from 1 to 18, and outlands are nobody's",),
    ),
    "a home before the first": (f"{TRIBE}homes = [0, 1] {MARK}", ("0 is no orcland",)),
    "a home of two tribes": (
        f"{TRIBE}homes = [1, 3] {MARK}",
        ("land 3 is home of Gribnose (line", "a land is home of one tribe"),
    ),
    "a tribe without a leader": (
        f'[[tribe]] {MARK}\nname = "Spoon"\nrace = "orc"\nhomes = [1, 2]\n',
        ('this tribe has no leader; expected one: [[leader]] with `tribe = "Spoon"`',),
    ),
    "a tribe without a troop": (
        f'[[tribe]] {MARK}\nname = "Spoon"\nrace = "orc"\nhomes = [1, 2]\n' + leader('tribe = "Spoon"'),
        ("this tribe has no troop; expected one: [[troop]]",),
    ),
    "a tribe of a name that another has": (
        f'[[tribe]]\nname = "Mudtail" {MARK}\nrace = "orc"\nhomes = [1, 2]\n',
        ("'Mudtail': line 8 has a tribe of this name",),
    ),
    "a race that nobody knows": (
        f'[[tribe]]\nname = "Spoon"\nrace = "elf" {MARK}\nhomes = [1, 2]\n',
        ("'elf' is not known here", "kobold, goblin, orc, hobgoblin, troll, ogre"),
    ),
    "a leader whom two tribes claim": (
        leader(f'name = "Old Drip"\ntribe = "Mudtail" {MARK}'),
        ("'Old Drip': Old Drip leads Gribnose already (line", "a leader is of one tribe"),
    ),
    "a leader who is there twice": (
        leader(f'name = "old drip" {MARK}\ntribe = "Gribnose"\nhome = 3'),
        ("each has a name of its own", "is typed as 'old-drip', too"),
    ),
    "a troop with a leader's name": (troop(f'name = "Old Drip" {MARK}'), ("each has a name of its own",)),
    "a leader of a tribe that is not there": (
        leader(f'tribe = "Mudtial" {MARK}'),
        ("'Bent Spoon': there is no tribe 'Mudtial' ('Mudtail' perhaps?)",),
    ),
    "a troop of a tribe that is not like any": (
        troop(f'tribe = "?" {MARK}'),
        ("there is no tribe '?'; expected one of: Mudtail, Gribnose",),
    ),
    "a leader who is at home elsewhere": (
        leader(f"home = 3 {MARK}"),
        ("3 is no home land of Mudtail; expected 1 or 2",),
    ),
    "a troop that is at home elsewhere": (
        troop(f"home = 19 {MARK}"),
        ("19 is no home land of Mudtail; expected 1 or 2",),
    ),
    "no authority": (leader(f"authority = 0 {MARK}"), ("authority is from 1 to 7, not 0",)),
    "too much authority": (leader(f"authority = 8 {MARK}"), ("authority is from 1 to 7, not 8",)),
    "no servivility": (leader(f"servivility = 0 {MARK}"), ("servivility is from 1 to 7, not 0",)),
    "too much servivility": (leader(f"servivility = 8 {MARK}"), ("servivility is from 1 to 7, not 8",)),
    "authority in quotes": (leader(f'authority = "4" {MARK}'), ("a whole number, got text",)),
    "two of a leader": (leader(f"count = 2 {MARK}"), ("there is no 'count' here",)),
    "a troop without power": (troop(f"power = 0 {MARK}"), ("power is from 1 to 9, not 0",)),
    "a troop of too much power": (troop(f"power = 10 {MARK}"), ("power is from 1 to 9, not 10",)),
    "a machine without power": (
        f'[[machine]]\nname = "Spoon"\npower = 0 {MARK}\n',
        ("'Spoon': power is from 1 to 9, not 0",),
    ),
    "no such chip": (troop(f"count = 0 {MARK}"), ("there are 1 to 200 of a chip, not 0",)),
    "an unknown field": (troop(f"pwoer = 2 {MARK}"), ("there is no 'pwoer' here ('power' perhaps?)",)),
    "an unknown table": (
        f'[[troops]] {MARK}\nname = "Spoon"\n',
        ("there is no 'troops' here ('troop' perhaps?)", "tribe, leader, troop, shaman, spy, machine, gold, caravan"),
    ),
    "no name": (troop(f'name = "" {MARK}'), ("from 1 to 24 letters",)),
    "a long name": (troop(f'name = "{"x" * (NAME + 1)}" {MARK}'), ("from 1 to 24 letters",)),
    "a name that cannot be typed": (
        troop(f'name = "?!" {MARK}'),
        ("begins with a letter from a to z", "'?!' does not"),
    ),
    "a name that is typed as a number": (troop(f'name = "12" {MARK}'), ("begins with a letter from a to z",)),
    "a name of another kind of chip": (
        troop(f'name = "Gold 2" {MARK}'),
        ("'gold-2' is typed for another kind of chip",),
    ),
    "two tables of spies": (f"[[spy]] {MARK}\n", ("has the same chip; expected one table, and `count`",)),
    "gold of no value": (f"[[gold]]\nvalue = 0 {MARK}\n", ("value is from 1 to 9, not 0",)),
    "two tables of the same gold": (f"[[gold]] {MARK}\nvalue = 2\n", ("has the same chip", "`count`")),
    "a route that is not there": (
        f'[[caravan]]\nname = "Spoon"\nroute = 7 {MARK}\nway = "back"\n',
        ("'Spoon': there is no route 7; expected one from 1 to 6",),
    ),
    "a way that is none": (
        f'[[caravan]]\nname = "Spoon"\nroute = 1\nway = "round" {MARK}\n',
        ("'round' is not known here; it is one of: there, back",),
    ),
    "a caravan that is there already": (
        f'[[caravan]] {MARK}\nname = "Spoon"\nroute = 1\nway = "back"\n',
        ("has the same chip", "`count`"),
    ),
}


def with_its_cup(text: str) -> str:
    """A table behind the rest of its cup."""
    cup = TREASURE if re.match(r"\[\[(gold|caravan)\]\]", text) else UNITS
    return f"{cup}\n{text}\n"


def line_marked(text: str) -> int:
    return next(at for at, words in enumerate(text.splitlines(), 1) if MARK in words)


@pytest.mark.parametrize("case", REFUSED)
def test_a_fault_is_named_with_its_line_and_what_would_do(case: str) -> None:
    wrong, said = REFUSED[case]
    text = with_its_cup(wrong)
    faults = refusal(text).splitlines()
    assert any(
        fault.startswith(f"line {line_marked(text)}: ") and all(words in fault for words in said) for fault in faults
    ), faults


def test_a_sound_table_in_the_same_place_is_read() -> None:
    for sound in (leader(""), troop("count = 3"), '[[machine]]\nname = "Spoon"\npower = 9\n', "[[gold]]\nvalue = 9\n"):
        assert read(with_its_cup(sound))


# What is wrong with a cup as a whole, and with a text.


def test_a_gold_cup_without_gold_is_refused() -> None:
    text = f'\n[[caravan]] {MARK}\nname = "Lost Pig"\nroute = 1\nway = "there"\n'
    assert refusal(text) == "line 2: this gold cup has no gold; expected [[gold]] with its value and count"


@pytest.mark.parametrize(("found", "sound"), [(LEADERS, True), (LEADERS - 1, False)])
def test_six_players_may_take_two_bosses_each(found: int, sound: bool) -> None:
    parts = UNITS.split("\n[[")
    chiefs = [part for part in parts if part.startswith("leader")]
    # Each tribe keeps its first leader, and some their second.
    spare = chiefs[1::2][: len(chiefs) - found]
    text = "\n[[".join(part for part in parts if part not in spare)
    if sound:
        assert read(text)
    else:
        assert refusal(text) == (
            "line 7: this units cup has 11 leaders; expected 12 or more: six players may take two bosses each"
        )


@pytest.mark.parametrize(("count", "sound"), [(CUP - 91, True), (CUP - 90, False)])
def test_a_cup_that_is_too_large_is_refused(count: int, sound: bool) -> None:
    text = UNITS + troop(f"count = {count}")
    if sound:
        assert len(cup(text, 0)) == CUP
    else:
        assert refusal(text) == "line 7: this units cup has 201 chips; expected 200 at most"


def test_all_faults_are_told_at_once_in_the_order_of_their_lines() -> None:
    faults = refusal(UNITS.replace("power = 6\n", "power = 0\n").replace("servivility = 6", "servivility = 9"))
    lines = [int(re.findall(r"^line (\d+): ", fault)[0]) for fault in faults.splitlines()]
    assert lines == sorted(lines)
    assert len(lines) == 4 + 3
    assert len(refusal(UNITS.replace("power = ", "pwoer = ")).splitlines()) == TOLD + 1


def test_of_tables_that_cannot_be_read_nothing_more_is_said() -> None:
    assert refusal(UNITS.replace('"Mudtail"\nrace = "kobold"', '"Mudtail"\nrace = "elf"')).count("\n") == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * (LONGEST + 1), "100,001 characters; a file of chips has 100,000 at most"),
        ("# nothing\n", "line 1: there is no chip here: a file of chips has one of the tables tribe, leader, troop"),
        ("troop = []\n", "line 1: there is no chip here"),
        ("[[troop]\n", "this is no TOML"),
        ("a" + ".a" * 200 + " = 1\n", "line 1: it has 200 dots"),
        ("a = " + "[" * 5000 + "]" * 5000, "too deeply"),
        ("[troop]\npower = 1\n", "expected a list, got a table"),
        ("troop = [1]\n", "line 1: expected a table, got a whole number"),
    ],
)
def test_what_is_no_file_of_chips_is_refused(text: str, said: str) -> None:
    assert said in refusal(text)


@settings(max_examples=cases(25), deadline=None)
@given(st.integers(0, 10_000), st.text('[]{}=,"\n.#1-ax', max_size=12), st.sampled_from((UNITS, TREASURE)))
def test_nothing_but_a_refusal_comes_of_a_spoilt_text(at: int, words: str, text: str) -> None:
    spoilt = text[: at % len(text)] + words + text[at % len(text) + len(words) :]
    with suppress(BadContent):
        chips(spoilt)


def test_what_ships_is_toml_that_anybody_can_read() -> None:
    for name, text in (("units", UNITS), ("gold", TREASURE)):
        assert set(tomllib.loads(text)) == set(CUPS[name])
