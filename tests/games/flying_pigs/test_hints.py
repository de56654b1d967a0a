"""What is told of an answer before it is given, and of a die when it falls: by the rulebook's numbers."""

from __future__ import annotations

import pytest

from .sty import RIGHT, Opening, Sty, go, hint, model

pytestmark = pytest.mark.told


@pytest.mark.rule("FP 5.3", "FP 7.1")
def test_tossing_grease() -> None:
    sty = Sty(step="grease", grub=(5, 10), gnaw=(7, 10), gammon=model(9, 10, grease=1), dreg=model(11, 10, grease=6))
    chance = "On 3+ (67 %): {} On a 1 Grub slips."
    assert sty.hint("toss grub gammon") == chance.format("home next with about 9 %, not 5 %.")
    far = Sty(step="grease", grub=(3, 10), gnaw=(5, 10), gammon=(4, 12))
    assert far.hint("toss grub gammon") == chance.format('runs about 6", not 4".')
    assert sty.hint("toss grub gnaw") == chance.format('walks 1" farther, slides D3" farther.')
    assert sty.hint("toss grub dreg") == chance.format("nothing more, Dreg has 6 Grease Markers.")


@pytest.mark.rule("FP 5.4.1", "FP 5.4.2", "FP 5.4.3")
def test_taking_an_action() -> None:
    sty = Sty(step="act")
    assert sty.hint("ready grub nothing") == "Waits for nothing."
    assert sty.hint("ready grub shove") == 'May once shove who stops within 2": off at random.'
    assert sty.hint("ready grub shoo") == "Pigs that would touch him turn another way, once a turn each."
    assert sty.hint("ready grub fire") == (
        'May light Pigs that stop within 2": on 3+ (67 %) they run again, and fly; else he burns.'
    )


@pytest.mark.rule("FP 5.4.1", "FP 7.1")
def test_a_shove_is_told_with_how_far_the_pig_is_then() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="shove"), dice=go(RIGHT, 2, 3))
    assert sty.hint("shove with dreg") == 'Then about 6" from the Kitchen (now 5").'


@pytest.mark.rule("FP 5.4.1", "FP-26")
def test_a_shove_is_told_with_its_chance_to_send_the_pig_home() -> None:
    dice = go(RIGHT, 2, 3)
    own = Sty(gammon=(10, 11), gnaw=model(15, 9, waits="shove"), dice=dice)
    assert own.hint("shove with gnaw") == 'Then about 3" from the Kitchen (now 2"). Home: 17 %.'
    anothers = Sty(gammon=(10, 11), dreg=model(15, 9, waits="shove"), dice=dice)
    assert anothers.hint("shove with dreg").endswith(" Home: 17 %.")


@pytest.mark.rule("FP 5.4.1", "FP-26")
def test_of_two_ways_the_better_one_is_taken() -> None:
    dice = (2, 3, RIGHT, RIGHT)
    own = Sty(options={"hungry": True}, gammon=(10, 11), gnaw=model(15, 9, waits="shove"), dice=dice)
    assert own.hint("shove with gnaw") == 'Then about 2" from the Kitchen (as now). Home: 31 %.'
    anothers = Sty(options={"hungry": True}, gammon=(10, 11), dreg=model(15, 9, waits="shove"), dice=dice)
    told = 'Then about 4" from the Kitchen (now 2"). Home next: 17 %, not 31 %.'
    assert anothers.hint("shove with dreg") == told, "not the way home"


@pytest.mark.rule("FP 5.4.1")
@pytest.mark.parametrize(
    ("pig", "told"),
    [((10, 11), "Out of Gammon's way: home next 3 %, not 0 %."), ((10, 20), 'Goes about 4" in a random direction.')],
)
def test_whom_a_shove_has_out_of_the_own_pigs_way(pig: tuple[float, float], told: str) -> None:
    sty = Sty(step="walk", gammon=pig, dreg=(12.5, 11.5), gnaw=model(12.4, 14.3, waits="shove"), active=1)
    sty.say("walk dreg 12.5,12.1")
    assert sty.hint("shove with gnaw") == told


@pytest.mark.rule("FP 5.4.3", "FP 7.1")
def test_setting_on_fire() -> None:
    dreg = model(15, 11, grease=2, waits="fire")
    sty = Sty(gammon=(10, 8), dreg=dreg, dice=(*go(RIGHT, 2, 3), 3, *go(RIGHT, 1, 1)))
    assert sty.hint("light with dreg") == (
        'On 3+ (67 %) Gammon burns and runs 4" on average; else Dreg burns and runs 8".'
    )
    sty.say("light with dreg")
    assert "Dreg, Fire it up! 3+: 3" in sty.log
    among = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), fields=[(15, 11)], dice=go(RIGHT, 2, 3))
    assert among.hint("light with dreg") == (
        'On 3+ (67 %) Gammon gains Shrooms and runs 4" on average; else Dreg gains Shrooms and runs 4".'
    )


@pytest.mark.rule("FP 5.2", "FP 5.4.1", "FP-16")
def test_walking() -> None:
    sty = Sty(
        step="walk",
        grub=(10, 10),
        gammon=(12, 8),
        dumpling=(5, 5),
        dreg=model(15.5, 10.3, waits="shove"),
        dollop=model(10, 14.5, shrooms=True, waits="shove"),
        fields=[(11.5, 5)],
    )
    assert sty.hint("walk grub 10,5") == 'Towards Dumpling, to bar its way: 4" more.'
    assert sty.hint("walk grub 13,10.3") == "Bars your own Pig's way. Dreg may shove him there."
    assert sty.hint("walk grub 10,11.5") == "The Shrooms of Dollop send him astray."
    assert sty.hint("walk grub 12,5") == (
        "Behind your Pig: it cannot run away. Among mushrooms: fire would be Shrooms."
    )
    assert sty.hint("walk grub 7,7") == "Bars Dumpling's way."
    assert sty.hint("stay grub") == "Home with Shoves: 2 %. Others next: 0 %."


@pytest.mark.rule("FP-16", "FP-6")
def test_a_walk_is_told_to_go_astray_where_it_does_and_nowhere_else() -> None:
    astray = "The Shrooms of Dollop send him astray."
    far = Sty(step="walk", grub=(5, 9), gammon=(20, 20), dollop=model(9, 9, shrooms=True))
    assert far.hint("walk grub 7,7.5") == astray
    assert far.hint("walk grub 10,5.7") == "", "he goes round"
    assert far.hint("walk grub 12.6,9") == astray, "on his way: to go round it is too far"
    near = Sty(step="walk", grub=(7.2, 15), gammon=(20, 20), dollop=model(9, 15, shrooms=True))
    assert near.hint("walk grub 7,15") == "", "he was as near before"
    here = Sty(step="walk", grub=(5, 15), gammon=(20, 20), dollop=model(3, 15, waits="shove"))
    assert here.hint("walk grub 5,15") == "", "who stays is not shoved"
    assert here.hint("walk grub 5,14.8") == "Dollop may shove him there."


@pytest.mark.rule("FP 5.2")
def test_who_walks_away_is_not_told_how_far_a_pig_is() -> None:
    sty = Sty(step="walk", grub=(10, 10), dumpling=(5, 5))
    assert sty.hint("walk grub 8,8") == 'Towards Dumpling, to bar its way: 2" more.'
    assert sty.hint("walk grub 8,14") == ""
    far = Sty(step="walk", grub=(26, 22), dumpling=(3, 8))
    assert far.hint("walk grub 25,22") == ""


@pytest.mark.rule("FP 5.4.3")
def test_nobody_stops_a_pig_that_flies() -> None:
    sty = Sty(step="walk", grub=(10, 10), gammon=model(12, 8, burning=True))
    assert sty.hint("walk grub 12,5") == 'Within 2" of Gammon.'


@pytest.mark.rule("FP 5.4.1")
@pytest.mark.parametrize(("x", "told"), [(11.0, True), (10.99, False)])
def test_two_inches_of_a_walk_are_measured_from_base_to_base(x: float, told: bool) -> None:
    sty = Sty(step="walk", grub=(8, 10), dreg=model(14, 10, waits="shove"))
    assert (sty.hint(f"walk grub {x},10") == "Dreg may shove him there.") is told


@pytest.mark.rule("FP 5.2", "FP 7.1")
@pytest.mark.parametrize(("grease", "far"), [(0, 8), (1, 9), (6, 14)])
def test_how_far_one_may_walk(grease: int, far: int) -> None:
    sty = Sty(step="walk", grub=model(15, 5, grease=grease))
    assert sty.match.asks[0].prompt == f'Grub may walk up to {far}": where to?'


@pytest.mark.rule("FP 4")
def test_the_pigtoss() -> None:
    opening = Opening(6, 1, 1, 1, 3, 1, 1)
    opening.say("deploy grub 15,0.5", "deploy gnaw 0.5,15", "deploy dreg 15,29.5", "deploy dollop 29.5,15")
    assert hint(opening.match, "place dumpling 15,28.5") == (
        'Flies 2D3" to the middle, then 2D3" left (1-3) or right (4-6).'
    )
    opening.say("place dumpling 15,28.5")
    log = [past.text(0) for past in opening.match.happenings]
    assert "Dumpling, left (1-3) or right (4-6): 3" in log
    assert 'Dumpling flies 2" to the left.' in log


@pytest.mark.rule("FP 5.1", "FP 5.3")
def test_the_dice_name_what_they_need() -> None:
    sty = Sty(step="slip", dice=(2, 2))
    assert "Grub, to keep his feet 2+: 2" in sty.log
    sty = Sty(step="grease", grub=(5, 10), gammon=(9, 10), dice=(3,)).say("toss grub gammon")
    assert "Grub, Grease Toss 3+: 3" in sty.log
