"""The chips that ship: how many of each kind, whose they are, and what they are worth."""

from __future__ import annotations

from collections import Counter

import pytest

from orcade.games.orcwars.chips import (
    CARAVAN,
    GOBLIN,
    GOLD,
    HOBGOBLIN,
    KOBOLD,
    LEADER,
    MACHINE,
    OGRE,
    ORC,
    SHAMAN,
    SPY,
    TROLL,
    TROOP,
    Chip,
    chip_named,
    chips,
    cup,
    tribes,
)

UNITS = [chips("")[face] for face in cup("", 0)]
TREASURE = [chips("")[face] for face in cup("", 1)]
TRIBES = {  # race, authority and servivility of both leaders, power of both homes' troops
    "Mudtail": (KOBOLD, ((4, 6), (5, 5)), ("112", "122")),
    "Gribnose": (GOBLIN, ((5, 4), (4, 6)), ("123", "223")),
    "Sootgob": (GOBLIN, ((6, 4), (4, 5)), ("123", "133")),
    "Redtusk": (ORC, ((5, 4), (4, 5)), ("234", "345")),
    "Ironjaw": (ORC, ((6, 3), (5, 4)), ("245", "334")),
    "Bonewheel": (ORC, ((4, 5), (3, 6)), ("345", "245")),
    "Wolfhide": (HOBGOBLIN, ((6, 3), (5, 4)), ("345", "345")),
    "Mossback": (TROLL, ((4, 4), (3, 5)), ("456", "456")),
    "Fatfist": (OGRE, ((4, 4), (5, 3)), ("567", "566")),
}


def of(kind: int, where: list[Chip]) -> list[Chip]:
    return [chip for chip in where if chip.kind == kind]


def test_the_cups_hold_so_many_of_each_kind() -> None:
    assert Counter(chip.kind for chip in UNITS) == {LEADER: 18, TROOP: 54, SHAMAN: 6, SPY: 8, MACHINE: 5}
    assert Counter(chip.kind for chip in TREASURE) == {GOLD: 48, CARAVAN: 12}
    assert (len(UNITS), len(TREASURE)) == (91, 60)
    assert Counter(chip.power for chip in of(GOLD, TREASURE)) == {1: 20, 2: 16, 3: 8, 4: 4}
    assert sorted(chip.power for chip in of(MACHINE, UNITS)) == [2, 2, 3, 3, 4]


def test_each_route_has_a_caravan_each_way() -> None:
    ways = [(chip.route, chip.back) for chip in of(CARAVAN, TREASURE)]
    assert sorted(ways) == [(route, back) for route in range(6) for back in (False, True)]


@pytest.mark.parametrize("name", TRIBES)
def test_each_tribe_has_two_homes_with_a_leader_and_three_troops_in_each(name: str) -> None:
    at = list(TRIBES).index(name)
    race, leaders, powers = TRIBES[name]
    tribe = tribes("")[at]
    assert (tribe.name, tribe.race, tribe.homes) == (name, race, (2 * at, 2 * at + 1))
    own = [chip for chip in UNITS if chip.tribe == at]
    assert {chip.race for chip in own} == {race}
    for home, leader, power in zip(tribe.homes, leaders, powers, strict=True):
        (chief,) = [chip for chip in of(LEADER, own) if chip.home == home]
        assert (chief.power, chief.servivility) == leader
        assert 8 <= sum(leader) <= 10
        assert "".join(sorted(str(chip.power) for chip in of(TROOP, own) if chip.home == home)) == power


def test_equal_chips_have_one_face_and_each_face_a_word_of_its_own() -> None:
    faces = chips("")
    assert [chip.face for chip in faces] == list(range(len(faces)))
    assert set(cup("", 0)) | set(cup("", 1)) == set(range(len(faces)))
    assert max(cup("", 0)) < min(cup("", 1)), "units come first"
    assert all(chip_named("", chip.slug) == chip for chip in faces)
    assert len({chip.name for chip in faces}) == len(faces)
    assert chip_named("", "nobody") is None


def test_what_is_of_no_tribe_has_neither_race_nor_home() -> None:
    for chip in chips(""):
        assert (chip.kind in (LEADER, TROOP)) == (chip.tribe >= 0) == (chip.race >= 0) == (chip.home >= 0)
        assert (chip.kind == CARAVAN) == (chip.route >= 0)
        assert (chip.kind == LEADER) == (chip.servivility > 0)
        assert (chip.kind in (LEADER, TROOP, MACHINE, GOLD)) == (chip.power > 0)
