"""The rulebook that players read says the numbers that are played, and so do hints, questions and labels of dice."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.discipline import COMMON
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.pieces import (
    ACTION_POINTS,
    AXE_RANGE,
    BLOW_TAKES,
    BORED_FROM,
    CLIMBS,
    CROWD_TAKES,
    FELLS,
    FURY_SKILL,
    HURTS,
    ITEM_TOKENS,
    LEAP,
    LYING_TAKES,
    MACE_ADDS,
    PITS_UP_TO,
    PRECIOUS_GRABS,
    PROFILES,
    RISES,
    SHIELD_TAKES,
    SPEAR_RANGE,
    STEPS,
    STOMP_ADDS,
    TERRAIN_TOKENS,
    FightOptions,
)
from orcade.table.options import specs
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

from .pit import Pit, orc

pytestmark = pytest.mark.told

FURTHER = PROFILES[COMMON].further


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("MF 1", f"An Orc starts with {PROFILES[COMMON].health} Health"),
        ("MF 1.2", f"| Combat Skill | {' | '.join(str(brood.skill) for brood in PROFILES)} |"),
        ("MF 1.2", f"| Health | {' | '.join(str(brood.health) for brood in PROFILES)} |"),
        ("MF 1.2", f"March Training:** {FURTHER} square more in each Move and each Jump"),
        ("MF 1.2", f"The second blow has Combat Skill {FURY_SKILL}"),
        (
            "MF-1",
            f"Moves {STEPS + FURTHER} squares, {STEPS + FURTHER - 1} when he is Knocked Down, and Jumps {LEAP + 1}",
        ),
        ("MF-2", f"It needs Combat Skill {FURY_SKILL}"),
        ("MF 2", f"{NUMBERS[TERRAIN_TOKENS].capitalize()} terrain tokens and {NUMBERS[ITEM_TOKENS]} items"),
        ("MF 2", f"a Pit on 1–{PITS_UP_TO} and a Platform on {PITS_UP_TO + 1}–6"),
        ("MF 2", f"{CLIMBS}+: he is up and moves on. {CLIMBS - 1}: he stays"),
        ("MF 2", f"| Mace | +{MACE_ADDS} to"),
        ("MF 2", f"| Spear | Its user's Smash has {SPEAR_RANGE - 1} square more range"),
        ("MF 2", f"| Shield | Smash Rolls against its user suffer −{SHIELD_TAKES}."),
        ("MF 2", f"| Throwing axe | One Smash at a range of {AXE_RANGE} squares"),
        ("MF-4", f"On a {CLIMBS - 1} the rest of that Move is lost"),
        ("MF-8", f"up to {AXE_RANGE} squares"),
        ("MF 4.1", f"performs up to {NUMBERS[ACTION_POINTS]} actions"),
        ("MF 4.2", f"has {ACTION_POINTS} Action Points"),
        ("MF-9", f"{2 * STEPS} squares"),
        ("MF 4.2.1", f"Up to {STEPS} squares, or {STEPS - 1} when Knocked Down"),
        ("MF 4.2.2", f"On {RISES}+ the Orc gets up. On a {RISES - 1} he stays down"),
        ("MF 4.2.4", f"| {HURTS}–{FELLS - 1} | **Smash!** The target loses {BLOW_TAKES} Health."),
        ("MF 4.2.4", f"| {FELLS} or more | **Proper fightin'!** The target loses {BLOW_TAKES} Health"),
        ("MF 4.2.4", f"If he lies already, he loses {LYING_TAKES} instead"),
        ("MF 4.2.5", f"with +{STOMP_ADDS} on the Smash Table"),
        ("MF-13", f"With a Mace the bonus is +{STOMP_ADDS + MACE_ADDS}"),
        ("MF 4.2.6", f"up to {LEAP} squares"),
        ("MF 5", f"Grab an item for the {('first', 'second', 'third')[PRECIOUS_GRABS - 1]} time in the game"),
        ("MF-15", f"from Game Turn {BORED_FROM} on"),
        ("MF-15", f"loses {CROWD_TAKES} Health at its end"),
        ("MF-15", f"after Game Turn {FightOptions().turn_cap} the fight is over"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


def hint(pit: Pit, say: str) -> str:
    question = pit.match.scene(pit.match.asks[0].seat).question
    assert question is not None
    return {choice.say: choice.hint for choice in question.choices}[say]


@pytest.mark.rule("MF 2", "MF 4.2.1", "MF-16")
def test_what_a_move_is_told() -> None:
    pit = Pit(orc("a1"), orc("h8"), platforms="a2", dice=(2,))
    assert pit.match.asks[0].prompt == "2 actions left: what now?"
    assert hint(pit, "move b1") == "A Move, for 1 action. 2 squares of it are left then."
    assert hint(pit, "move a2").startswith(
        "A Move, for 1 action. Platform: up on 2+ (83 %), else this Move ends where you are."
    )
    pit.say("move a2")
    assert pit.rolls == ["to climb 2+: 2"]
    assert pit.match.asks[0].prompt == "1 action and 2 squares of your Move left: what now?"
    lying = Pit(orc("a1", down=True), orc("h8"), platforms="a1")
    assert hint(lying, "move b1") == (
        "A Move, for 1 action. Off the Platform you lie Knocked Down. 1 square of it is left then."
    )


@pytest.mark.rule("MF 4.2.2")
def test_what_a_recover_is_told() -> None:
    pit = Pit(orc("a1", item="mace", down=True), orc("h8"), dice=(2,))
    assert hint(pit, "recover") == "Up on 2+: 83 %. Else you drop the mace."
    pit.say("recover")
    assert pit.rolls == ["to recover 2+: 2"]


@pytest.mark.rule("MF 2", "MF-6")
@pytest.mark.parametrize(
    ("item", "told"),
    [
        ("mace", "Mace: +1 on the Smash Table."),
        ("spear", "Spear: smash at a range of 2 squares."),
        ("shield", "Shield: Smash Rolls against you suffer -1."),
        ("throwing axe", "Throwing axe: one Smash at a range of 4 squares."),
    ],
)
def test_what_an_item_does_is_told(item: str, told: str) -> None:
    assert hint(Pit(orc("a1"), orc("h8"), items={"a1": item}), "grab") == told


@pytest.mark.rule("MF 1.2", "MF 4.2.4")
def test_what_a_blow_is_told() -> None:
    pit = Pit(orc("a1", "iron"), orc("a2", item="shield"), dice=(4, 3))
    assert hint(pit, "smash dreg") == "Wounds: 33 %; knocks down, too: 8 %."
    pit.say("smash dreg")
    assert pit.rolls == ["to hit 4+: 4", "Smash Table 3+: 3"]
    lying = Pit(orc("a1"), orc("a2", down=True))
    assert hint(lying, "stomp dreg") == "Wounds: 42 %; two wounds: 17 %."


@pytest.mark.rule("MF-15")
def test_what_the_option_says_of_the_crowd() -> None:
    assert {spec.name: spec.help for spec in specs(FightOptions)}["bored_crowd"] == (
        f"From Game Turn {BORED_FROM} on, an Orc that made no attack in a Game Turn loses 1 Health at its end."
    )
