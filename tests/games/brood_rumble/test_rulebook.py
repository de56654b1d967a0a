"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.brood_rumble import GAME
from orcade.games.orclympics.brood_rumble.pieces import (
    ACTIONS,
    BARRAGE_DIE,
    BARREL_LIMIT,
    BARREL_R,
    BEATEN,
    BLOCKED,
    BOUNCE_DIE,
    BUMP_COSTS,
    CATCHES,
    COMBO,
    FALL_BACK,
    FALL_COSTS,
    FEATURES_ADD,
    FEATURES_DIE,
    HEALTH,
    HELMET,
    IRON_CATCHES,
    IRRITATES,
    ITEM_COUNTS,
    KNUCKLES,
    LOOT,
    MIGHTY,
    MOUND_FROM_MIDDLE,
    MOVE_ADDS,
    NOTHING,
    ORC_R,
    PUNCH_ADDS,
    PUSH,
    REBOUND,
    SCRATCH_COSTS,
    SCRATCHES,
    SHORT_HEALTH,
    SPACING,
    TEAM,
    WOUNDS_DIE,
    RumbleOptions,
)
from orcade.games.orclympics.brood_rumble.terrain import CLIMB, COVER, DANGEROUS, KINDS, MOUND, PIT, PLATFORM, SIDE
from orcade.table.region import inches
from orcade.table.requests import D6
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS, ORDINALS

pytestmark = pytest.mark.told


def faces(item: int) -> str:
    """The rolls that find an Item, as the rulebook writes them."""
    found = [die for die, what in enumerate(LOOT, 1) if what == item]
    assert found == list(range(found[0], found[-1] + 1))
    return f"{found[0]}–{found[-1]}"


def size(kind: int) -> str:
    return f'{KINDS[kind].width:g}" × {KINDS[kind].depth:g}"'


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("BR 1", f"Two teams of {NUMBERS[TEAM]} Orcs"),
        ("BR 1", f"a board of {inches(SIDE)} × {inches(SIDE)}"),
        ("BR 1", f"Each Orc has {HEALTH} Health"),
        ("BR-41", f"each Orc has {SHORT_HEALTH} Health instead of {HEALTH}"),
        ("BR 1.2", f"so {IRON_CATCHES} and {D6} catch"),
        ("BR 2", f"D{FEATURES_DIE} + {FEATURES_ADD} pieces of terrain"),
        ("BR 2", f"more than {inches(SPACING)} from the board's edge and from every other piece"),
        ("BR 2", f"{inches(MOUND_FROM_MIDDLE)} from the middle of the board on either side"),
        ("BR 2", f"Never more than {NUMBERS[BARREL_LIMIT]} lie on the Battlefield"),
        ("BR 2", f"loses {SCRATCH_COSTS} Health on {SCRATCHES}+"),
        ("BR 2", f"Pits, Dangerous Terrain and Platforms are {size(PIT)}"),
        ("BR 2", f"Pits, Dangerous Terrain and Platforms are {size(DANGEROUS)}"),
        ("BR 2", f"Pits, Dangerous Terrain and Platforms are {size(PLATFORM)}"),
        ("BR 2", f"a Platform is {inches(CLIMB)} high"),
        ("BR 2", f"Debris Mounds are {size(MOUND)}"),
        ("BR 2", f"Cover is {size(COVER)}"),
        ("BR-25", f"get down costs {inches(CLIMB)} each time"),
        ("BR 4.1", f"up to {NUMBERS[ACTIONS]} actions"),
        ("BR 4.2", f"Up to {NUMBERS[ACTIONS]} different actions"),
        ("BR 4.2.1", f'up to D6 + {MOVE_ADDS}"'),
        ("BR 4.2.2", f"loses D{WOUNDS_DIE} Health"),
        ("BR 4.2.2", f'D{BOUNCE_DIE}" in some random direction'),
        ("BR 4.2.2", f"On {IRRITATES}+ a Barrel is thrown at the culprit"),
        ("BR-8", f"A Barrel that would be the {ORDINALS[BARREL_LIMIT]}"),
        ("BR 4.2.2.1", f"on a {CATCHES} he loses nothing"),
        ("BR 4.2.3", f"| {faces(NOTHING)} | **Oh, a Barrel!**"),
        ("BR 4.2.3", f"| {faces(KNUCKLES)} | **Rusty Knuckle Dusters:**"),
        ("BR 4.2.3", f"| {faces(HELMET)} | **Old Helmet:**"),
        ("BR 4.2.3", f"causes {NUMBERS[ITEM_COUNTS]} wound more"),
        ("BR 4.2.3", f"causes {NUMBERS[ITEM_COUNTS]} wound less"),
        ("BR-12", f"whether {NUMBERS[MIGHTY]} Health or more are lost"),
        ("BR 4.3", f"Each causes D{WOUNDS_DIE} wounds"),
        ("BR 4.3", f"The right block takes off {NUMBERS[BLOCKED]} wounds"),
        ("BR 4.3", f"loses {NUMBERS[MIGHTY]} Health or more by it"),
        ("BR 4.3", f"he is Pushed {inches(PUSH)} straight away"),
        ("BR 4.3", f"he loses {NUMBERS[PUNCH_ADDS]} more"),
        ("BR 4.3", f"or off a Platform, he loses {FALL_COSTS} Health"),
        ("BR 4.3", f"Against Cover or a Debris Mound, or off a Platform, he loses {BUMP_COSTS} Health"),
        ("BR 4.3", f"Against another Orc both lose {BUMP_COSTS} Health"),
        ("BR 4.3", f"the pushed one is moved back {inches(REBOUND)}"),
        ("BR 4.3", f"falls back {inches(FALL_BACK)}"),
        ("BR-18", f"pushed down from a Platform loses {FALL_COSTS} Health"),
        ("BR-19", f"for {inches(FALL_BACK)} or until"),
        ("BR-32", f"The other one loses {BUMP_COSTS} Health"),
        ("BR 4.3.1", f"loses {NUMBERS[BEATEN]} Health or more in one Round of Combat"),
        ("BR 4.4", f"the audience throws D{BARRAGE_DIE} Barrels"),
        ("BR-23", f"after Game Turn {RumbleOptions().turn_cap} the team with more Health wins"),
        ("BR 5", f"hit {NUMBERS[COMBO]} different enemies with one throw"),
        ("BR 5", f"with an attack that causes {NUMBERS[MIGHTY]} wounds or more"),
        ("BR 5", f"by {NUMBERS[BEATEN]} wounds or more"),
        ("OC-1", f"counts as {inches(2 * ORC_R)}"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


def test_the_bases_are_those_of_the_preface() -> None:
    text = (GAME.folder / "rulebook.md").read_text(encoding="utf-8")
    assert f"Orcs stand on round bases, {inches(2 * ORC_R)} across; Barrels are {inches(2 * BARREL_R)} across" in text
