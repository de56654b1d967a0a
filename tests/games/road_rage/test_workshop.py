"""Chariots, by an enumeration of our own: every driver with every set of upgrades."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from msgspec import structs

import orcade
from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.pieces import Race

from .track import Dull

BROODS = ("common", "feral", "iron")

DRIVERS: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "born-to-race": (("common",), {"top": 1, "skill": 1}),
    "eavy-armour": (("iron",), {"chassis": 2, "agility": -1}),
    "born-lucky": (("feral",), {}),
    "big-boss": (BROODS, {}),
    "boar-boss": (BROODS, {"skill": 1}),
}
"""From the source: for which broods, and what it changes."""
UPGRADES: dict[str, dict[str, int]] = {
    "metal-plates": {"chassis": 1, "agility": -1},
    "dead-sneaky": {},
    "moar-boar": {"top": 1, "agility": -1},
    "eavy-wheels": {"chassis": 1, "agility": -1},
    "wolves": {"agility": 1, "top": -1},
    "goblins": {"agility": 2, "skill": -2},
}
VALUES = ("top", "agility", "skill", "chassis")


def sum_up(driver: str, upgrades: tuple[str, ...]) -> tuple[int, ...]:
    """Top Speed, Agility, Driver Skill, Chassis Points, legal or not."""
    changes = [DRIVERS[driver][1], *(UPGRADES[each] for each in upgrades)]
    return tuple(3 + sum(change.get(value, 0) for change in changes) for value in VALUES)


SETS = [chosen for count in range(4) for chosen in combinations(UPGRADES, count)]
ALL = [(driver, chosen) for driver in DRIVERS for chosen in SETS]


def words(driver: str, upgrades: tuple[str, ...]) -> str:
    return " ".join(("build", driver, *upgrades))


def legal(brood: str) -> dict[str, tuple[int, ...]]:
    """What a brood may build, by notation, with the Profile."""
    return {
        words(driver, chosen): sum_up(driver, chosen)
        for driver, chosen in ALL
        if brood in DRIVERS[driver][0] and all(1 <= value <= 6 for value in sum_up(driver, chosen))
    }


def workshop(*broods: str, dice: tuple[int, ...] = ()) -> orcade.Match:
    """Broods are chosen, chariots are not. The dice are for the ages of equal broods."""
    match = orcade.new(GAME, len(broods), dice=orcade.Scripted(*dice, then=Dull()))
    for seat, brood in enumerate(broods):
        match.answer(brood, seat=seat)
    return match


def race(match: orcade.Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state


def offered(match: orcade.Match, seat: int) -> dict[str, Any]:
    view = match.board(seat)
    return {option.notation(view): option for option in match.ask_of(seat).options}


@pytest.mark.rule("RR 2.1.1", "RR 2.1.2", "RR 2.1", "RR-1", "RR-2", "RR 1.3")
@pytest.mark.parametrize("brood", BROODS)
def test_every_legal_chariot_is_offered_and_no_other(brood: str) -> None:
    match = workshop(brood, BROODS[BROODS.index(brood) - 1])
    mine = legal(brood)
    found = offered(match, 0)
    assert set(found) == set(mine)
    assert len(SETS) == 42
    view = match.board(0)
    for notation, profile in mine.items():
        assert (
            tuple(int(number) for number in re.findall(r"\b\d+\b", found[notation].label(view).split(":")[1]))
            == profile
        )


@pytest.mark.rule("RR 2.1.2", "RR-1", "RR-2")
@pytest.mark.parametrize("brood", BROODS)
def test_what_cannot_be_built_is_refused_with_the_rule(brood: str) -> None:
    match = workshop(brood, BROODS[BROODS.index(brood) - 1])
    mine = legal(brood)
    refused = 0
    for driver, chosen in ALL:
        notation = words(driver, chosen)
        if notation in mine:
            continue
        rule = "RR-2" if brood in DRIVERS[driver][0] else "RR-1"
        with pytest.raises(orcade.Refused) as why:
            match.answer(notation, seat=0)
        assert str(why.value).startswith(f"{rule}:"), notation
        refused += 1
    assert refused + len(mine) == len(ALL) == 210


@pytest.mark.rule("RR 2.1.2", "RR-1", "RR-2")
@pytest.mark.parametrize(
    ("build", "rule"),
    [
        ("build", "RR"),
        ("build moar-boar", "RR"),
        ("build boar-boss big-boss", "RR"),
        ("build boar-boss moar-boar moar-boar", "RR"),
        ("build boar-boss metal-plates dead-sneaky moar-boar wolves", "RR 2.1.2"),
        ("build boar-boss rockets", "RR"),
        ("build born-lucky", "RR-1"),
        ("build eavy-armour", "RR-1"),
        # Agility 0.
        ("build boar-boss metal-plates moar-boar eavy-wheels", "RR-2"),
    ],
)
def test_each_kind_of_fault_is_named(build: str, rule: str) -> None:
    match = workshop("common", "feral")
    with pytest.raises(orcade.Refused) as why:
        match.answer(build, seat=0)
    assert str(why.value).startswith(rule)


@pytest.mark.rule("RR 2.1.2")
def test_the_order_of_the_upgrades_in_words_does_not_matter_for_what_is_built() -> None:
    match = workshop("common", "feral")
    match.answer("build boar-boss moar-boar eavy-wheels", seat=0)
    match.answer("build born-lucky", seat=1)
    mine = race(match).chariots[0]
    assert (mine.top, mine.agility, mine.skill, mine.chassis) == (4, 1, 4, 4)


@pytest.mark.rule("RR 2.1.3")
@pytest.mark.parametrize(
    ("brood", "driver", "upgrades"),
    [
        ("common", "boar-boss", ("moar-boar", "eavy-wheels")),
        ("common", "born-to-race", ("moar-boar", "wolves", "goblins")),
        ("feral", "born-lucky", ()),
        ("iron", "eavy-armour", ("metal-plates",)),
        ("iron", "eavy-armour", ("moar-boar", "eavy-wheels", "goblins")),
        ("feral", "big-boss", ("wolves", "goblins")),
    ],
)
def test_the_chariot_on_the_table_has_the_profile(brood: str, driver: str, upgrades: tuple[str, ...]) -> None:
    match = workshop("iron" if brood != "iron" else "feral", brood)
    match.answer("build big-boss", seat=0)
    match.answer(words(driver, upgrades), seat=1)
    mine = race(match).chariots[1]
    assert (mine.top, mine.agility, mine.skill, mine.chassis) == sum_up(driver, upgrades)
    assert mine.speed == 0


@pytest.mark.rule("RR-2", "RR 2")
def test_chariots_are_built_in_secret_and_at_once() -> None:
    match = workshop("common", "feral", "iron")
    assert [ask.seat for ask in match.asks] == [0, 1, 2]

    def seen() -> list[Any]:
        """Of the two others; that Grub is no longer waited for lies open."""
        return [(match.view(seat), structs.replace(match.scene(seat), waiting=())) for seat in (1, 2)]

    before = seen()
    match.answer("build born-to-race", seat=0)
    assert seen() == before
    assert [ask.seat for ask in match.asks] == [1, 2]


@pytest.mark.rule("RR 1.3", "OC-5")
def test_who_of_equal_broods_is_older_is_drawn() -> None:
    match = workshop("iron", "feral", "iron", dice=(1,))
    ages = race(match).ages
    assert ages[2] < ages[0]
