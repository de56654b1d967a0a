"""What the policy of bots holds promising: always legal answers, and what is plainly right."""

from __future__ import annotations

import pytest

from orcade.bots import suggestion
from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import SAID, Model
from orcade.games.orclympics.flying_pigs.policy import BARRED, purpose, ways_shut
from orcade.games.orclympics.flying_pigs.regions import WalkRegion

from ..policies import rules_judged
from .sty import LEFT, RIGHT, Sty, Where, about, go, model


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_it_names_legal_answers_and_the_same_in_every_world(seats: int) -> None:
    assert rules_judged(GAME, seats, lambda match: match.state.round >= 8) >= {"FP 5.2", "FP 5.3", "FP 5.4", "FP 5.4.1"}


# Plainly right. Grub, Gnaw and their Pig Gammon play against Dreg, Dollop and theirs, Dumpling.


def advised(sty: Sty) -> str:
    """What is suggested to who is asked, in notation."""
    seat = sty.match.asks[0].seat
    option = suggestion(sty.match, seat)
    return "" if option is None else option.notation(sty.match.view(seat))


def test_who_is_nearer_bars_the_way_of_the_other_pig() -> None:
    sty = Sty(step="walk", grub=(13, 6), gnaw=(6, 20), gammon=(6, 15), dumpling=(15, 5))
    sty.say(advised(sty))
    assert sty.at("grub") == about(15, 7)
    assert ways_shut(sty.state, SAID.index("dumpling")) > BARRED


def test_the_other_one_goes_behind_the_own_pig() -> None:
    sty = Sty(step="walk", grub=(13, 6), gnaw=(6, 20), gammon=(6, 15), dumpling=(15, 5))
    for _ in ("Grub", "Gnaw"):
        sty.say(advised(sty))
    assert sty.at("gnaw") == about(4, 15)


def test_who_is_further_away_leaves_it_to_his_mate() -> None:
    sty = Sty(step="walk", grub=(6, 20), gnaw=(13, 6), gammon=(6, 15), dumpling=(15, 5))
    for _ in ("Grub", "Gnaw"):
        sty.say(advised(sty))
    assert (sty.at("grub"), sty.at("gnaw")) == (about(4, 15), about(15, 7))


def test_who_stands_in_his_own_pigs_way_goes_out_of_it() -> None:
    """Its way to the Kitchen is free then; Dumpling, behind it, is farther away."""
    sty = Sty(step="walk", grub=(12, 15), gnaw=(4, 8), gammon=(10, 15), dumpling=(6, 15))
    assert ways_shut(sty.state, SAID.index("gammon")) > 0
    sty.say(advised(sty))
    assert ways_shut(sty.state, SAID.index("gammon")) == 0


def test_nobody_bars_a_burning_pig() -> None:
    sty = Sty(step="walk", grub=(13, 6), gammon=(10, 8), dumpling=model(15, 5, burning=True))
    region = sty.match.asks[0].options
    assert isinstance(region, WalkRegion)
    assert purpose(sty.state, region) == ("behind", SAID.index("gammon"))


@pytest.mark.parametrize(
    ("gammon", "dumpling", "answer"),
    [
        (model(10, 8), model(16, 8), "toss grub gammon"),
        (model(10, 8, grease=6), model(16, 8), "done"),
        (model(10, 8, grease=6), model(15, 11, burning=True), "toss grub dumpling"),
    ],
)
def test_grease_goes_to_the_own_pig_or_to_one_that_flies_too_far_by_it(
    gammon: Model, dumpling: Model, answer: str
) -> None:
    sty = Sty(step="grease", grub=(13, 9), gammon=gammon, dumpling=dumpling)
    assert advised(sty) == answer


def test_every_orc_waits_with_a_shove() -> None:
    sty = Sty(step="act", grub=(13, 9))
    assert advised(sty) == "ready grub shove"


def test_the_own_pig_is_shoved_and_anothers_is_not() -> None:
    own = Sty(gammon=(10, 8), grub=model(15, 11, waits="shove"), dice=go(RIGHT, 2, 3))
    other = Sty(gammon=(10, 8), dreg=model(15, 11, waits="shove"), dice=go(RIGHT, 2, 3))
    assert (advised(own), advised(other)) == ("shove with grub", "let be")


@pytest.mark.parametrize(("dumpling", "answer"), [((15, 6), "shove with dreg"), ((25, 12), "let be")])
def test_another_orc_is_shoved_away_from_the_own_pig(dumpling: Where, answer: str) -> None:
    sty = Sty(step="walk", grub=(10, 8), dreg=model(15, 11, waits="shove"), dumpling=dumpling)
    sty.say("walk grub 15,8")
    assert advised(sty) == answer


def test_nobody_lights_a_pig() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=go(RIGHT, 2, 3))
    assert sty.reactions == {"light with dreg"}
    assert advised(sty) == "let be"


def test_the_own_hungry_pig_runs_home_and_anothers_away() -> None:
    dice = (1, 1, RIGHT, RIGHT, 1, 1, RIGHT, LEFT)
    waits = model(10, 12.5, waits="shove")
    own = Sty(options={"hungry": True}, gammon=(8, 15), grub=waits, dice=dice)
    other = Sty(options={"hungry": True}, gammon=(8, 15), dreg=waits, dice=dice)
    assert (advised(own), advised(other)) == ("shove with grub", "shove with dreg")
    own.say("shove with grub")
    other.say("shove with dreg")
    assert (advised(own), advised(other)) == ("run 1", "run 2")
