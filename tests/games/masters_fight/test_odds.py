"""The odds that hints tell, against every pair of dice played by the rules; and what hints say beside them."""

from __future__ import annotations

from itertools import product

import pytest

from orcade.games.orclympics.masters_fight.odds import blow
from orcade.games.orclympics.masters_fight.pieces import BORED_FROM

from .pit import Pit, orc

pytestmark = pytest.mark.told

FACES = range(1, 7)


def hints(pit: Pit) -> dict[str, str]:
    question = pit.match.scene(pit.match.asks[0].seat).question
    assert question is not None
    return {choice.say: choice.hint for choice in question.choices}


@pytest.mark.parametrize("brood", ["common", "feral", "iron"])
@pytest.mark.parametrize("item", ["nothing", "mace"])
@pytest.mark.parametrize("against", ["nothing", "shield", "helmet"])
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("platforms", ["", "a2"])
@pytest.mark.parametrize("action", ["smash", "stomp", "second"])
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.rule("MF 4.2.4", "MF 4.2.5", "MF-6", "MF-13", "MF-20")
def test_odds_are_what_the_dice_do(
    brood: str, item: str, against: str, down: bool, platforms: str, action: str, short: bool
) -> None:
    if action == "stomp" and (not down or platforms):
        return
    if action == "second" and brood != "feral":
        return

    def pit(*dice: int) -> Pit:
        first = (2,) if action == "second" else ()
        made = Pit(
            orc("a1", brood, item=item),
            orc("a2", item=against, down=down),
            platforms=platforms,
            dice=(*first, *dice),
            short=short,
        )
        if action == "second":
            made.say("smash dreg")
        return made

    verb = {"smash": "smash dreg", "stomp": "stomp dreg", "second": "again"}[action]
    opened = pit()
    fight = opened.fight
    odds = blow(fight, fight.orcs[0], fight.orcs[1], stomp=action == "stomp", second=action == "second")
    hit = wounded = critical = 0
    for first, table in product(FACES, FACES):
        played = pit(first, table)
        played.say(verb)
        if played.asked == "dreg":
            played.say("keep helmet")
        loss = 6 - played["dreg"].health
        hit += len(played.rolls) > 1 + (action == "second")
        wounded += loss > 0
        critical += loss > 1 if down and not platforms else played["dreg"].down and not down
    assert round(36 * odds.chance_hit) == hit
    assert round(36 * odds.chance_wound) == wounded
    if not (down and platforms):
        assert round(36 * odds.chance_critical) == critical
    assert odds.hits == 7 - hit // 6


@pytest.mark.rule("MF-8")
def test_a_second_blow_is_told_where_there_can_be_one() -> None:
    far = hints(Pit(orc("a1", "feral", item="throwing axe"), orc("a4")))
    assert far["throw dreg"].endswith("The axe is gone afterwards.")
    near = hints(Pit(orc("a1", "feral", item="throwing axe"), orc("a2")))
    assert near["throw dreg"].endswith("The axe is gone afterwards. Then a second blow with Combat Skill 5.")
    assert near["smash dreg"].endswith("Then a second blow with Combat Skill 5.")
    high = hints(Pit(orc("a1", "feral", item="throwing axe"), orc("a4"), platforms="a1"))
    assert high["jump dreg throw"].endswith(
        "The axe is gone afterwards. If you land beside him, a second blow with Combat Skill 5."
    )
    assert "axe" not in high["jump dreg"]


@pytest.mark.rule("MF 4.2.6", "MF-14")
def test_a_jump_beside_a_smash_with_the_same_odds_is_told_to_leave_the_platform() -> None:
    told = hints(Pit(orc("a1", "iron"), orc("a2"), platforms="a1"))
    assert told["jump dreg"] == f"{told['smash dreg']} You leave this Platform."


@pytest.mark.rule("MF-17")
def test_a_jump_with_an_idle_mark_is_told_without_the_mace() -> None:
    pit = Pit(orc("a1", "iron", item="mace", down=True), orc("a3"), platforms="a1 a2", dice=(1,))
    assert hints(pit)["jump dreg"] == (
        "Wounds: 44 %; knocks down, too: 11 %. Unless you land on a Platform, you lie there, with bare hands."
    )
    pit.say("jump dreg")
    landing = hints(pit)
    assert landing["land a2"] == "On a Platform. Wounds: 56 %; knocks down, too: 22 %."
    assert landing["land b2"] == ("You land Knocked Down: bare hands. Wounds: 44 %; knocks down, too: 11 %.")


@pytest.mark.rule("MF-5")
def test_an_idle_mark_cannot_be_given_twice() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet", down=True), platforms="a2", dice=(4, 6))
    assert hints(pit)["smash dreg"] == "Wounds: 33 %; he bears the mark already, idle on his Platform."
    pit.say("smash dreg")
    assert hints(pit) == {
        "use helmet": "Lose 1 Health; the helmet is gone.",
        "keep helmet": "Lose 1 Health; you bear the mark already, and on the Platform it is idle.",
    }


@pytest.mark.rule("MF-7")
def test_the_helmet_does_not_save_the_last_health_and_its_hints_say_so() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet", health=1), orc("h8"), dice=(4, 6))
    assert hints(pit)["smash dreg"] == "Wounds, and that is his last Health: 33 %."
    pit.say("smash dreg")
    assert hints(pit) == {
        "use helmet": "You lose your last Health all the same; the helmet is gone.",
        "keep helmet": "You lose your last Health; the helmet falls.",
    }
    pit.say("keep helmet")
    assert pit.lying == {"a2": "helmet"}


@pytest.mark.rule("MF-7", "MF-5")
def test_the_helmet_on_feet() -> None:
    ground = Pit(orc("a1"), orc("a2", item="helmet"), dice=(4, 6))
    assert hints(ground)["smash dreg"].endswith("knocks down, too: 8 %. He may use his helmet then.")
    ground.say("smash dreg")
    assert hints(ground) == {
        "use helmet": "Lose 1 Health, stay on your feet; the helmet is gone.",
        "keep helmet": "Lose 1 Health and be Knocked Down.",
    }
    high = Pit(orc("a1"), orc("a2", item="helmet"), platforms="a2", dice=(4, 6))
    high.say("smash dreg")
    assert hints(high)["keep helmet"] == "Lose 1 Health and be Knocked Down, which does not count on the Platform."


@pytest.mark.rule("MF-15")
def test_the_bored_crowd_is_announced() -> None:
    pit = Pit(orc("a1"), orc("a2"), turn=BORED_FROM, dice=(1,))
    assert pit.match.scene(0).headline == f"Game Turn {BORED_FROM}: attack or lose 1 Health"
    assert hints(pit)["end"] == "You made no attack: the crowd will take 1 Health."
    assert "no attack yet" in [each.said for each in pit.match.scene(0).seats[0].gauges]
    pit.say("smash dreg")
    assert hints(pit)["end"] == "You stay here. Dreg could strike you. 1 action is lost."
    assert "no attack yet" not in [each.said for each in pit.match.scene(0).seats[0].gauges]
    calm = Pit(orc("a1"), orc("h8"), turn=30, bored_crowd=False)
    assert calm.match.scene(0).headline == "Game Turn 30, the last"
    assert hints(calm)["end"] == "You stay here: 2 actions are lost."
