"""The odds that hints tell, against every die played by the rules; and what hints say is ahead."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from .track import Track, car, rock

pytestmark = pytest.mark.told

FACES = range(1, 7)


def hint(track: Track, words: str) -> str:
    question = track.match.scene(track.match.asks[0].seat).question
    assert question is not None
    (found,) = (choice.hint for choice in question.choices if choice.say == words)
    return found


def told(text: str) -> int:
    """The first percentage of a hint."""
    found = re.search(r"(\d+) %", text)
    assert found, text
    return int(found[1])


def outta(dice: tuple[int, ...], **mine: Any) -> Track:
    return Track(grub=car(10, 10, agility=1, **mine), dice=dice).say("left", "outta right")


def trick(dice: tuple[int, ...], against: str, **mine: Any) -> Track:
    track = Track(grub=car(10, 10, **mine), dreg=car(10, 13, driver=against), dice=dice)
    return track.say("trick dreg")


@pytest.mark.rule("RR 4.2.3", "RR-13", "RR-31")
@pytest.mark.parametrize("skill", FACES)
@pytest.mark.parametrize("driver", ["boar-boss", "born-lucky"])
def test_outta_da_way(skill: int, driver: str) -> None:
    passed = 0
    for first, second in product(FACES, FACES):
        rolls = (first, second) if driver == "born-lucky" and first > min(skill, 5) else (first,)
        passed += outta(rolls, skill=skill, driver=driver).heading("grub") == 0
    asked = Track(grub=car(10, 10, agility=1, skill=skill, driver=driver)).say("left")
    assert told(hint(asked, "outta right")) == round(100 * passed / 36)


@pytest.mark.rule("RR 4.2.4", "RR-13", "RR-31", "RR 2.1.2")
@pytest.mark.parametrize("skill", FACES)
@pytest.mark.parametrize("upgrades", [(), ("dead-sneaky",), ("dead-sneaky", "goblins")])
@pytest.mark.parametrize("against", ["boar-boss", "big-boss"])
def test_dirty_tricks(skill: int, upgrades: tuple[str, ...], against: str) -> None:
    passed = 0
    for first, second in product(FACES, FACES):
        most = min(skill, 4 if against == "big-boss" else 5)
        rolls = (first, second) if upgrades and first > most else (first,)
        passed += "bash" in trick(rolls, against, skill=skill, upgrades=upgrades).options
    asked = Track(grub=car(10, 10, skill=skill, upgrades=upgrades), dreg=car(10, 13, driver=against))
    assert told(hint(asked, "trick dreg")) == round(100 * passed / 36)


@pytest.mark.rule("RR 4.3", "RR-17")
@pytest.mark.parametrize("speed", [1, 3, 5])
@pytest.mark.parametrize("value", ["agility", "chassis"])
def test_terrain(speed: int, value: str) -> None:
    """Agility 4 and Chassis 3: how often the chariot has as much or more, and is hurt in any case."""

    def rammed(*dice: int) -> Track:
        return Track(grub=car(10, 10, speed=speed, agility=4), terrain=[rock(14, 10)], dice=dice).say("drive")

    hurt = sum("escape" not in rammed(mine, stone).say(value).options for mine, stone in product(FACES, FACES))
    question = Track(grub=car(10, 10, speed=speed, agility=4), terrain=[rock(14, 10)]).say("drive")
    assert told(hint(question, value)) == round(100 * hurt / 36)


@pytest.mark.rule("RR 4.1")
def test_what_is_ahead() -> None:
    """The ground is free for 3"; or Dreg stands there after 2"."""
    assert "free" in hint(Track(grub=car(10, 10, speed=1)), "drive 3")
    near = hint(Track(grub=car(10, 10, speed=1), dreg=car(14, 10)), "drive 3")
    assert "Dreg" in near
    assert '2"' in near
    stone = hint(Track(grub=car(10, 10, speed=1), terrain=[rock(13.5, 10)]), "drive 3")
    assert '1.5"' in stone
    assert "%" in stone


@pytest.mark.rule("RR-10")
def test_what_is_ahead_after_a_pivot_that_shifts_is_told_from_where_it_then_stands() -> None:
    """Who turns between two others is shifted out of their row."""
    row = Track(seats=3, grub=car(10, 10, speed=1, used=1), dreg=car(9.8, 9), mog=car(9.8, 11))
    assert hint(row, "right").startswith('Then it looks down-right, shifted 1": free for 3".')
    shown = {thing.id: thing.label for thing in row.match.scene(0).things}
    assert shown["way-right"] == 'To the right: free for 3"'
    row.say("right")
    assert "free" in hint(row, "drive 3")
