"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

import pytest

from .test_start import Start
from .track import Track, rider

pytestmark = pytest.mark.told


@pytest.mark.rule("TP 3")
def test_cells_of_the_start_grid() -> None:
    start = Start(6, 4, 2).say("cell 3")
    assert start.refusal("cell 3") == "TP 3: cell 3 is taken by Grub"
    assert start.refusal("cell 9") == "TP 3: Riders take cells of the first row, 1 to 6"
    for words in ("cell 13", "cell", "cell 03"):
        assert start.refusal(words) == "TP 3: the cells are 1 to 6 in the first row and 7 to 12 behind them"
    assert start.refusal("strike grub") == "TP 3: first say which cell Dreg takes"
    assert start.refusal("ride dreg 12,31") == "TP 3: first say which cell Dreg takes"


@pytest.mark.rule("TP 3", "TP-3")
def test_a_cell_must_lie_on_the_track() -> None:
    """The lower poles are moved down by 6 inches, and so is the public inside: the track is 4.6 inches wide there."""
    start = Start(6, 4, 2, circuit=(6, 90, 1, 360, 1, 360, 6, 90, 540, 1), fair=False)
    assert start.legal == {f"cell {number}" for number in range(2, 6)}
    assert start.refusal("cell 1") == "TP 3: cell 1 does not lie on the track"
    assert start.refusal("cell 6") == "TP 3: cell 6 does not lie on the track"


@pytest.mark.rule("TP 3", "TP-6", "TP-7")
def test_blows_before_the_race() -> None:
    start = Start(6, 5, 3, 1, 6, 1, 1, seats=4).say("cell 1", "cell 2", "cell 3")
    assert start.refusal("strike grub") == "TP-6: nobody strikes himself"
    assert start.refusal("strike snik") == "TP-7: Snik comes when all blows have been struck"
    assert start.refusal("strike gash") == "TP 1: there is no 'gash' in this race; there are Grub, Dreg, Mog, Snik"
    assert start.refusal("strike") == "TP 1: say whom: Grub, Dreg, Mog, Snik"
    assert start.refusal("cell 4") == "TP 3: first say whom Grub strikes, or 'hold'"
    start.say("strike dreg")
    assert start.refusal("hold") == "TP 3: first say whether Grub takes the cell of his victim: 'take' or 'stay'"
    start.say("stay", "hold")
    assert start.refusal("strike dreg") == "TP-6: Dreg is not in the first row"


@pytest.mark.rule("TP 3")
def test_falling_back() -> None:
    start = Start(6, 4, 2, 6, 1, 1, 6, 6, 6, 1, 1, 1).say("cell 2", "cell 3", "strike dreg", "take", "strike grub")
    assert start.refusal("cell 4") == "TP 3: who falls back goes to the second row, 7 to 12"
    assert start.refusal("cell 9") == "TP 3: cell 9 is taken by Dreg"
    assert start.refusal("cell 11") == "TP 3: there is a free cell nearer to the one behind Grub than cell 11"
    assert start.refusal("stay") == "TP 3: first say which cell Grub falls back to"


@pytest.mark.rule("TP-38")
def test_an_ally_is_not_struck() -> None:
    start = Start(2, 6, seats=2).say("cell 1", "cell 2", "cell 3")
    assert start.refusal("strike durk") == "TP-38: Durk is an ally"


@pytest.mark.rule("TP 1.2", "TP 3")
def test_the_race_begins_once() -> None:
    track = Track(grub=rider(17, 31), dice=(3, 3))
    assert track.refusal("iron") == "TP 1.2: broods are chosen before the race"
    assert track.refusal("cell 1") == "TP 3: cells are taken before the race"
    assert track.refusal("strike dreg") == "TP 3: blows are struck in Get Ready!, before the race"
    assert track.refusal("hold") == "TP 3: that is an answer in Get Ready!, before the race"
    for words in ("take", "stay"):
        assert track.refusal(words) == "TP 3: that is an answer after a blow in Get Ready!, before the race"


@pytest.mark.rule("TP 4.2", "TP-13", "TP 4.2.2", "TP-27")
def test_what_comes_after_the_move() -> None:
    track = Track(grub=rider(17, 31), dice=(3, 3))
    assert track.refusal("lash") == "TP 4.2.2: a Boar is lashed after its Move"
    assert track.refusal("rest") == "TP 4.2: that is an answer after the Move"
    assert "made by itself upon a new contact" in track.refusal("assault dreg")
    assert "made by itself upon a new contact" in track.refusal("grab")
    assert track.refusal("left") == "TP-21: so turns a Boar without a rider; of Grub say 'turn grub'"
    assert track.refusal("ride dreg 17,31") == "TP 4.1: it is Grub who moves now"
    assert track.refusal("ride grub") == "TP 4.2.1: say where to, within 8\", such as 'ride grub 12.250,7.500'"
    assert track.refusal("activate grub") == "TP 4.6: Grub is activated now"
    assert track.refusal("herd 17,31").startswith("TP 4.1.1: the Piglet moves at the start of a Game Turn")
    assert track.refusal("steer grub 17,31") == "TP 4.4: a direction is chosen after a failed Skid Test"
    assert track.refusal("ride on") == "TP-39: that is an answer where the Piglet may be taken from an ally"


@pytest.mark.rule("TP 4.2", "TP-29", "TP 4.2.2", "TP 4.2.4")
def test_second_actions() -> None:
    track = Track(grub=rider(17, 31), mog=rider(4, 20, crashed=1), dice=(3, 3)).say("ride grub 16,31")
    assert track.refusal("ride grub 15,31") == "TP 4.2: Grub has made his Move"
    assert track.refusal("assault dreg") == "TP-29: Dreg has not been in contact since before the Move"
    assert track.refusal("assault mog") == "TP 4.5: Mog has crashed"
    assert track.refusal("assault grub") == "TP 4.6: only enemies are assaulted"
    assert track.refusal("assault dreg 2").startswith("TP 1: there is no 'dreg 2' in this race")
    assert track.refusal("grab") == "TP 4.2.4: the Piglet is not loose"
    loose = Track(grub=rider(17, 31), piglet=(12, 31), dice=(1, 1)).say("ride grub 16,31")
    assert loose.refusal("grab") == (
        'TP-29: the Piglet is 4" left; to grab it now, contact is needed since before the Move'
    )


@pytest.mark.rule("TP 4.2.2", "TP 4.2.4")
def test_the_holder_of_the_piglet() -> None:
    """He is still in contact with Dreg, so he is asked for a second action."""
    track = Track(grub=rider(17, 31), dreg=rider(17, 32), holder="grub", dice=(1, 1)).say("ride grub 17,31")
    assert track.legal == {"assault dreg", "rest"}
    assert track.refusal("lash") == "TP 4.2.2: a Boar that carries the Piglet cannot be lashed"
    assert track.refusal("grab") == "TP 4.2.4: Grub has the Piglet already"


@pytest.mark.rule("TP 4.6", "TP 4.1", "TP 4.5")
def test_who_is_activated() -> None:
    def opened(crashed: int = 0) -> Track:
        return Track(
            at="open",
            seats=2,
            grub=rider(25, 31, crossed=1),
            dreg=rider(28, 33, crossed=1),
            gash=rider(22, 34, crossed=1, crashed=crashed),
            durk=rider(31, 34.8, crossed=1),
            dice=(5, 2),
        )

    track = opened()
    assert track.refusal("activate dreg") == "TP 4.6: Dreg is Dreg's"
    assert track.refusal("activate durk") == "TP 4.6: Durk is Dreg's"
    assert track.refusal("activate mog") == "TP 1: there is no 'mog' in this race; there are Grub, Dreg, Gash, Durk"
    assert track.refusal("ride grub 24,31") == "TP 4.6: first say which of your Boars is activated"
    track.say("activate grub")
    assert track.refusal("activate gash") == "TP 4.6: Grub is activated now"


@pytest.mark.rule("TP 4.1.1", "TP 4.4", "TP-39", "TP-30")
def test_questions_that_come_first() -> None:
    herding = Track(at="open", grub=rider(17, 31), piglet=(10, 31), dice=(3,))
    assert herding.refusal("rest") == "TP 4.1.1: first say where the Piglet runs"
    assert herding.refusal("herd") == "TP 4.1.1: say where to, such as 'herd 18.000,30.000'"
    ally = Track(seats=2, grub=rider(17, 31), gash=rider(13, 31), holder="gash", dice=(3, 3)).say("ride grub 10,31")
    assert ally.refusal("lash") == ("TP-39: first say whether Grub takes the Piglet from his ally: 'grab' or 'ride on'")
    two = Track(grub=rider(17, 31), dreg=rider(14, 30.4), mog=rider(14, 31.6), dice=(3, 3)).say("ride grub 12,31")
    assert two.legal == {"assault dreg", "assault mog"}
    assert two.refusal("rest") == "TP-30: first say whom Grub assaults"
    skidding = Track(grub=rider(8.4, 31), dice=(6, 6, 1, 1, 4, 3)).say("ride grub 1.8,31")
    assert skidding.refusal("rest") == "TP 4.4: first say which way Grub goes, out of control"
    assert skidding.refusal("steer grub") == "TP 4.4: say towards what, such as 'steer grub 12.250,7.500'"
    assert skidding.refusal("steer dreg 3,3") == "TP 4.1: it is Grub who moves now"


@pytest.mark.rule("TP-27", "TP-21", "TP-42")
def test_turning_on_the_spot() -> None:
    track = Track(grub=rider(17, 31), dice=(3, 3)).say("turn grub")
    assert track.refusal("left") == "TP-27: first say which way Grub turns"
    assert track.refusal("turn grub") == "TP-27: first say which way Grub turns"
    assert track.refusal("turn dreg 3,3") == "TP 4.1: it is Grub who moves now"
    bare = Track(grub=rider(17, 31, ridden=False), dice=(3, 3))
    told = "TP-21: an Unridden Boar turns by 45°: say 'left' or 'right'"
    assert bare.refusal("turn grub") == bare.refusal("turn grub 3,3") == told
