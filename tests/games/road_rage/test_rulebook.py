"""The rulebook that players read says the numbers that are played, and so do hints, labels, questions and the log."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.circuits import (
    BEFORE_START,
    BETWEEN_GATES,
    BOARDS,
    GATES,
    NARROWEST,
    WIDEST,
)
from orcade.games.orclympics.road_rage.free_space import SHIFT
from orcade.games.orclympics.road_rage.pieces import (
    AGAINST_BIG_BOSS,
    APART,
    EPIC_TURN,
    HALF_LENGTH,
    HALF_WIDTH,
    HIGHEST_PASS,
    INCREMENT,
    LAPS_DIE,
    LEAST_SKILL,
    LOW,
    MORE_LAPS,
    OUTTA_COST,
    RAM_DIE,
    SEATS,
    TERRAIN_VALUE,
    TRICK_REACH,
    RageOptions,
)
from orcade.games.orclympics.road_rage.workshop import DRIVERS, LEAST, MOST, MOST_UPGRADES, PLAIN, UPGRADES, Part
from orcade.table.options import specs
from orcade.table.region import inches
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

from .track import Track, car, hut, rock

pytestmark = pytest.mark.told


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("RR 1", f"Two to {NUMBERS[SEATS]} Orcs"),
        ("RR 1", f"a circuit with {NUMBERS[GATES]} gates"),
        ("RR 1.1.1", f"in *increments* of {inches(INCREMENT)}"),
        ("OC-1", f"rectangles of {inches(2 * HALF_WIDTH)} × {inches(2 * HALF_LENGTH)}"),
        ("RR 2.1.1", f"values from {LEAST} to {MOST}"),
        ("RR-2", f"below {LEAST} or above {MOST} cannot be built"),
        ("RR-2", f"Driver Skill stops at {LEAST_SKILL}"),
        ("RR 2.1.2", f"begins with {PLAIN} in each value"),
        ("RR 2.1.2", f"up to {NUMBERS[MOST_UPGRADES]} Chariot Upgrades"),
        ("RR 2.1.2", f"fails on {AGAINST_BIG_BOSS + 1} and {HIGHEST_PASS + 1}"),
        ("RR 2.2", f'The board is {BOARDS[0]}" × {BOARDS[0]}" or {BOARDS[1]}" × {BOARDS[1]}"'),
        ("RR 2.2", f"D{LAPS_DIE} + {MORE_LAPS}"),
        ("RR-5", f"D{LAPS_DIE} + {MORE_LAPS} is rolled"),
        ("RR-36", f'{NARROWEST:g}" to {WIDEST:g}" wide and {inches(BETWEEN_GATES)} or more apart'),
        ("RR-36", f"nor within {inches(BEFORE_START)} of the starting row"),
        ("RR-7", f"all 1–{LOW} or all {LOW + 1}–6"),
        ("OC-5", f"on a natural 1–{LOW} the younger counts as higher, on {LOW + 1}–6 the older"),
        ("RR 4.1", f"{inches(INCREMENT)} straight ahead for each point of Current Speed"),
        ("RR-33", f"no free place within {inches(SHIFT)}"),
        ("RR 4.2.3", f"for {OUTTA_COST} Action Points"),
        ("RR-11", f"Each try costs {OUTTA_COST} Action Points"),
        (
            "RR-13",
            f"a natural {HIGHEST_PASS + 1} fails; against a Big Boss a Dirty Trick fails on {AGAINST_BIG_BOSS + 1}",
        ),
        ("RR 4.2.4", f"with a rival chariot within {inches(TRICK_REACH)}"),
        ("RR 4.2.4", f"to no less than {LEAST_SKILL}"),
        ("RR 4.3", f"lose D{RAM_DIE} Chassis Points, the same D{RAM_DIE}"),
        ("RR 4.3", f"Agility {TERRAIN_VALUE} and Chassis Points {TERRAIN_VALUE}"),
        ("RR 4.3", f"The two stand {inches(APART)} apart"),
        ("RR-17", f"rolls a die and adds {TERRAIN_VALUE}"),
        ("RR-15", f"the two stand {inches(APART)} apart"),
        ("RR 5", f"turn by {45 * EPIC_TURN}° in your Player Turn"),
        ("RR-22", f"the heading is {45 * EPIC_TURN}° or more off"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.parametrize("part", [*DRIVERS, *UPGRADES], ids=lambda part: part.name)
def test_a_part_changes_what_the_rulebook_says(part: Part) -> None:
    values = ("Top Speed", "Agility", "Driver Skill", "Chassis Points")
    (row,) = (line for line in rules_of(GAME)["RR 2.1.2"].text.splitlines() if line.startswith(f"| {part.title}"))
    for value, by in zip(values, part.change, strict=True):
        said = f"{value} {'+' if by > 0 else '−'}{abs(by)}"
        assert (said in row) if by else (value not in row)


@pytest.mark.rule("RR-21", "RR-5")
def test_the_limits_are_those_of_the_rulebook() -> None:
    text = rules_of(GAME)["RR-21"].text
    told = {spec.name: dict(zip(spec.values, spec.labels, strict=True)) for spec in specs(RageOptions)}
    defaults = RageOptions()
    assert defaults.stall_limit == 10
    assert "when ten Game Turns have gone by" in text
    assert told["stall_limit"][10] == "10 Game Turns"
    assert f"after {defaults.turn_cap} Game Turns for each lap" in text
    assert told["turn_cap"][defaults.turn_cap] == "15 a lap"
    assert told["laps"][0] == "D3 + 2"


def prompt(track: Track) -> str:
    return track.match.asks[0].prompt


@pytest.mark.rule("RR 4.2.3", "RR-13")
@pytest.mark.parametrize(("skill", "most"), [(1, 1), (3, 3), (5, 5), (6, 5)])
def test_the_die_of_outta_da_way_says_what_passes(skill: int, most: int) -> None:
    track = Track(grub=car(10, 10, speed=1, skill=skill, agility=0, chassis=2), dice=(most,)).say("outta left")
    assert f"Outta da way! {most} or less: {most}" in track.log
    assert "Grub tries to pivot left: Outta da way! He does it." in track.log
    track = Track(grub=car(10, 10, speed=1, skill=skill, agility=0, chassis=2), dice=(most + 1,)).say("outta left")
    assert "Grub tries to pivot left: Outta da way! He fails." in track.log
    assert "Grub loses 1 Chassis, 1 left." in track.log


@pytest.mark.rule("RR 4.2.4", "RR-13", "RR 2.1.2")
@pytest.mark.parametrize(("driver", "most"), [("boar-boss", 5), ("big-boss", 4)])
def test_the_die_of_a_dirty_trick_says_what_passes(driver: str, most: int) -> None:
    cars = {"grub": car(10, 10, skill=6), "dreg": car(10, 13, driver=driver, skill=2)}
    track = Track(dice=(most,), grub=cars["grub"], dreg=cars["dreg"]).say("trick dreg")
    assert f"Dirty Tricks {most} or less: {most}" in track.log
    track.say("skill")
    assert "Dreg has Driver Skill 1 now." in track.log
    track = Track(dice=(most + 1,), grub=car(10, 10, skill=6), dreg=car(10, 13, driver=driver)).say("trick dreg")
    assert "Grub has Driver Skill 5 now." in track.log


@pytest.mark.rule("RR 4.2.4")
def test_a_bash_costs_both_a_point() -> None:
    track = Track(grub=car(10, 10), dreg=car(10, 13), dice=(1,)).say("trick dreg", "bash")
    assert track.log[-1] == "Grub and Dreg lose 1 Chassis each, 2 and 2 left."


@pytest.mark.rule("RR 4.2", "RR 4.2.3")
def test_the_question_tells_what_is_left() -> None:
    track = Track(grub=car(10, 10, speed=2, agility=2, points=6), dreg=car(10, 13), dice=(1, 1))
    assert prompt(track) == "How do you drive on?"
    assert prompt(track.say("faster")) == '5 Action Points, Agility 1, 9" to drive: what now?'
    assert prompt(track.say("right")) == '4 Action Points, Agility 0, 9" to drive: what now?'
    assert prompt(track.say("trick dreg", "skill")) == '3 Action Points, Agility 0, 9" to drive: what now?'
    assert prompt(track.say("outta left")) == '1 Action Point, Agility 0, 9" to drive: what now?'
    standing = Track(grub=car(10, 10, points=6, agility=2), dreg=car(30, 30))
    assert prompt(standing) == "How do you drive on?"
    arrived = Track(grub=car(10, 10, speed=1, points=6, agility=2), dreg=car(30, 30)).say("drive 3")
    assert prompt(arrived) == "6 Action Points, Agility 2, nothing more to drive: what now?"


@pytest.mark.rule("RR 4.3", "RR-17")
def test_a_ram_is_told_with_its_numbers() -> None:
    """Grub has 3 + 2 + 6 against a rock with 6 + 6."""
    track = Track(grub=car(10, 10, speed=2), terrain=[rock(14, 10)], dice=(3, 6, 2)).say("drive", "agility")
    assert "Grub 11, the rock 12: that is for the rock to say." in track.log
    hints = {each.say: each.hint for each in track.match.scene(1).question.choices}  # type: ignore[union-attr]
    assert hints["hit"] == "Grub loses D3 Chassis Points of 3, and may make a free Pivot."
    track.say("hit")
    assert "Grub loses 2 Chassis, 1 left." in track.log
    assert 'Grub is thrown back 1".' in track.log


@pytest.mark.rule("RR 4.1", "RR-33")
def test_ways_are_told_in_inches() -> None:
    track = Track(grub=car(10, 10, speed=2)).say("drive")
    assert 'Grub drives 3".' in track.log
    walls = [hut(15, y, 11, 2) for y in (8.4, 11.6)]
    assert Track(grub=car(15, 10), terrain=walls).refusal("left").endswith('within 3" for that Pivot')
