"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orclympics.flying_pigs import GAME

from .sty import LEFT, RIGHT, Opening, Sty, go, model

pytestmark = pytest.mark.told


@pytest.mark.rule("FP 1", "FP 3", "FP 4", "FP 5")
def test_an_answer_that_comes_too_early() -> None:
    opening = Opening(6, 1)
    assert opening.refusal("deploy gnaw 15,0.5") == "FP 3: Grub is deployed now"
    assert opening.refusal("deploy grub") == "FP 3: say where, such as 'deploy grub 15.000,0.500'"
    assert opening.refusal("place gammon 15,1.5") == "FP 4: Pigs are tossed once, after the deployment"
    assert opening.refusal("stay grub") == "FP 5: the Player Turns have not begun"
    opening.say("deploy grub 15,0.5", "deploy gnaw 0.5,15", "deploy dreg 15,29.5", "deploy dollop 29.5,15")
    assert opening.refusal("place gammon 15,1.5") == "FP 4: your Pig is Dumpling"
    assert opening.refusal("place dumpling") == "FP 4: say where, such as 'place dumpling 15.000,1.500'"
    unled = orcade.new(GAME, 2)
    with pytest.raises(orcade.Refused, match="FP 1: first choose a brood: common, feral, iron"):
        unled.answer("deploy grub 15,0.5", seat=0)


@pytest.mark.rule("FP 5")
@pytest.mark.parametrize(
    ("step", "answer", "text"),
    [
        ("grease", "stay grub", "FP 5.2: Orcs walk or stay in step 2, Movement"),
        ("grease", "walk grub 10,10", "FP 5.2: Orcs walk in step 2, Movement"),
        ("grease", "gnaw first", "FP-4: who walks first is said in step 2, Movement"),
        ("walk", "toss grub gnaw", "FP 5.3: grease is tossed in step 3, Grease Toss"),
        ("walk", "done", "FP 5.3: that is an answer in step 3, Grease Toss"),
        ("walk", "ready grub shove", "FP 5.4: Orcs take their action in step 4, Action"),
        ("act", "deploy grub 15,0.5", "FP 3: Orcs are deployed before the Pigtoss"),
        ("act", "place gammon 15,1.5", "FP 4: Pigs are tossed once, after the deployment"),
        ("act", "iron", "FP 1: broods are chosen before the game"),
        ("act", "let be", "FP-10: nothing has just ended its movement near one of your waiting Orcs"),
        ("act", "shove with grub", "FP-10: nothing has just ended its movement near one of your waiting Orcs"),
    ],
)
def test_an_answer_of_another_time(step: str, answer: str, text: str) -> None:
    assert Sty(step=step, gnaw=(9, 25)).refusal(answer) == text


@pytest.mark.rule("FP 5.2", "FP-4")
def test_walking() -> None:
    sty = Sty(step="walk")
    assert sty.refusal("stay gnaw") == "FP-4: Grub is asked first"
    assert sty.refusal("walk gnaw 10,10") == "FP-4: Grub is asked first"
    assert sty.refusal("grub first") == "FP-4: Grub is asked now"
    assert sty.refusal("stay gammon") == "FP 5.2: Gammon is a Pig; your Orcs are Grub and Gnaw"
    assert sty.refusal("stay dreg") == "FP 5.2: Dreg is one of Dreg's Orcs; your Orcs are Grub and Gnaw"
    assert sty.refusal("stay mog") == "FP 5.2: there is no Orc 'mog' here; yours are Grub and Gnaw"
    assert sty.refusal("stay") == "FP 5.2: say which Orc; yours are Grub and Gnaw"
    assert sty.refusal("walk grub") == "FP 5.2: say where to, such as 'walk grub 12.250,7.500'"
    sty.say("gnaw first")
    assert sty.refusal("grub first") == "FP-4: you have let Gnaw go first"
    sty.say("stay gnaw")
    assert sty.refusal("gnaw first") == "FP-4: Gnaw has had his walk"
    assert sty.refusal("walk gnaw 10,10") == "FP-4: Gnaw has had his walk"


@pytest.mark.rule("FP-4")
def test_who_has_slipped_does_not_walk() -> None:
    sty = Sty(step="slip", grub=(15, 5), dice=(1, *go(RIGHT, 1, 1, 1), 2))
    assert sty.refusal("stay grub") == "FP-4: Grub has slipped in this turn and stays where he is"
    assert sty.refusal("grub first") == "FP-4: Grub has slipped in this turn and stays where he is"


@pytest.mark.rule("FP 5.3", "FP-5")
def test_tossing_grease() -> None:
    sty = Sty(step="grease", grub=(5, 10), gnaw=(7, 10), gammon=(9, 10), dreg=(15, 10), dollop=(16.001, 10), dice=(3,))
    assert sty.refusal("toss grub grub") == "FP-5: an Orc cannot toss grease at himself"
    assert sty.refusal("toss grub dollop") == 'FP 5.3: Dollop is 10.01" away; grease flies 10"'
    assert sty.refusal("toss grub") == "FP 5.3: say at whom, such as 'toss grub gammon'"
    assert sty.refusal("toss grub bob") == "FP 5.3: there is nobody called 'bob' here, such as 'toss grub gammon'"
    assert sty.refusal("toss gammon dreg") == "FP 5.3: Gammon is a Pig; your Orcs are Grub and Gnaw"
    sty.say("toss grub dreg")
    assert sty.refusal("toss grub gammon") == "FP 5.3: Grub has tossed already"
    assert sty.refusal("toss grub") == "FP 5.3: Grub has tossed already"
    assert sty.refusal("toss gnaw dollop") == "FP-5: one of Dreg's models has gained grease in this step"


@pytest.mark.rule("FP 5.4")
def test_taking_an_action() -> None:
    sty = Sty(step="act")
    assert sty.refusal("ready gnaw shoo") == "FP 5.4: Grub is asked first"
    assert sty.refusal("ready grub sleep") == "FP 5.4: the actions are shove, shoo, fire and nothing"
    assert sty.refusal("ready") == "FP 5.4: say which Orc; yours are Grub and Gnaw"
    sty.say("ready grub shoo")
    assert sty.refusal("ready grub fire") == "FP 5.4: Grub has taken his action"


@pytest.mark.rule("FP 5.4.1", "FP-10", "FP-11")
def test_shoving() -> None:
    sty = Sty(
        gammon=(10, 8),
        dreg=model(15, 11, waits="shove"),
        dollop=model(15, 4.999, waits="shove"),
        dice=go(RIGHT, 2, 3),
    )
    assert sty.refusal("shove with dollop") == 'FP 5.4.1: Gammon is 2.01" away; it must end within 2"'
    assert sty.refusal("shove with grub") == "FP 5.4.1: Grub is one of Grub's Orcs; your Orcs are Dreg and Dollop"
    assert sty.refusal("shove dreg") == "FP 5.4.1: say it as 'shove with dreg'"
    assert sty.refusal("shove with bob") == "FP 5.4.1: there is no Orc 'bob' here; yours are Dreg and Dollop"
    assert sty.refusal("shove with") == "FP 5.4.1: say which Orc; yours are Dreg and Dollop"
    assert sty.refusal("light with dreg") == "FP-11: Shoves come first, then fire"
    assert sty.refusal("done") == "FP-10: first say whether you react to Gammon"


@pytest.mark.rule("FP 5.4.3", "FP-11", "FP-8")
def test_setting_on_fire() -> None:
    sty = Sty(
        gammon=(10, 8),
        dreg=model(14, 10.5, waits="fire"),
        dollop=model(15.5, 5.5, waits="shoo"),
        dice=go(RIGHT, 1, 3),
    )
    assert sty.refusal("light with dollop") == "FP 5.4.3: Dollop does not wait with Fire it up!"
    assert sty.refusal("shove with dreg") == "FP-11: Shoves came first; now it is fire"
    assert sty.refusal("light dreg") == "FP 5.4.3: say it as 'light with dreg'"
    assert sty.refusal("light with bob") == "FP 5.4.3: there is no Orc 'bob' here; yours are Dreg and Dollop"


@pytest.mark.rule("FP-8")
def test_one_reaction_each() -> None:
    """Dreg lights Gammon, which ends near him again; Dollop is asked about it, who comes with his fire."""
    sty = Sty(
        gammon=(10, 8),
        dreg=model(15, 10.5, waits="fire"),
        dollop=model(16, 5.5, waits="fire"),
        dice=(*go(RIGHT, 1, 3), 3, *go(RIGHT, 1, 1)),
    )
    sty.say("light with dreg")
    assert sty.reactions == {"light with dollop"}
    assert sty.refusal("light with dreg") == "FP-8: Dreg has reacted to Gammon in this turn"


@pytest.mark.rule("FP-10")
def test_a_second_try_without_the_limit() -> None:
    """Dreg fails and burns, lands near by, and is asked no more about where Gammon is now."""
    sty = Sty(
        gammon=(10, 8),
        dreg=model(15, 10.5, waits="fire"),
        dollop=model(15.5, 5.5, waits="fire"),
        dice=(*go(RIGHT, 1, 3), 1, *go(LEFT, 1, 1)),
        options={"reaction_limit": False},
    )
    sty.say("light with dreg")
    assert sty.reactions == {"light with dollop"}
    assert sty.refusal("light with dreg") == (
        "FP-10: Dreg has tried it, or was farther away when Gammon ended its movement"
    )


@pytest.mark.rule("FP 5.4.1", "FP 5.4.3", "FP-6")
def test_reacting_to_an_orc() -> None:
    sty = Sty(step="walk", grub=model(10, 8, waits="shove"), gnaw=model(16, 10.5, waits="shove"))
    sty.say("walk grub 15,8")
    assert sty.reactions == {"shove with gnaw"}
    assert sty.refusal("shove with grub") == "FP 5.4.1: nobody reacts to himself"
    assert sty.refusal("light with gnaw") == "FP 5.4.3: only Pigs are set on fire, and Grub is an Orc"


@pytest.mark.rule("FP 7.3")
def test_who_has_shrooms_is_not_shoved() -> None:
    sty = Sty(gammon=model(10, 8, shrooms=True), dreg=model(15, 11, waits="fire"), dice=go(RIGHT, 2, 3))
    assert sty.refusal("shove with dreg") == "FP 7.3: Gammon has Shrooms and ignores Shoves"
