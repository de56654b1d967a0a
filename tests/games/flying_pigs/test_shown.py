"""What the Pigsty shows of who waits for whom, and how far it is."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orclympics.flying_pigs.answers import model_id
from orcade.games.orclympics.flying_pigs.events import Came, LitUp
from orcade.games.orclympics.flying_pigs.pieces import SAID
from orcade.table.requests import GAIN, MOMENT, Event, Sight
from orcade.table.things import Path, Piece

from .sty import DOWN, LEFT, RIGHT, UP, Sty, go, model
from .test_usual import usual


def reaches(sty: Sty) -> dict[str, Path]:
    return {thing.id: thing for thing in sty.match.scene(0).things if isinstance(thing, Path) and thing.look == "reach"}


@pytest.mark.rule("FP 5.4.1")
def test_who_waits_shows_how_far_he_reaches() -> None:
    """2" from base to base: to a circle of 2.5" around him."""
    found = reaches(Sty(step="walk", dreg=model(15, 11, waits="shove"), dollop=model(20, 11)))
    assert set(found) == {"reach-dreg"}
    assert found["reach-dreg"].points == ((15, 11), (17.5, 11))
    assert found["reach-dreg"].label == 'Dreg at 15.000,11.000 reaches 2" to Shove'


def test_only_who_may_meet_the_walker_shows_how_far_he_reaches_and_nobody_while_grease_is_tossed() -> None:
    gnaw, dreg = (model(x, 11, waits="shove") for x in (10, 15))
    walk, grease = (Sty(step=step, grub=(10, 8), gnaw=gnaw, dreg=dreg) for step in ("walk", "grease"))
    assert (set(reaches(walk)), set(reaches(grease))) == ({"reach-dreg"}, set())


def test_it_is_told_when_the_kitchen_opens() -> None:
    scene = Sty(options={"hungry": True}, step="walk", round=1, gammon=(15, 10)).match.scene(0)
    assert scene.aim == 'Kitchen opens in round 3: Grub 3" off'
    assert "The Kitchen is shut until round 3" in [thing.label for thing in scene.things]
    later = Sty(options={"hungry": True}, step="walk", round=3).match.scene(0)
    assert not any(thing.id == "shut" for thing in later.things)


def test_two_ways_of_a_hungry_pig_are_drawn_with_what_is_left_then() -> None:
    sty = Sty(options={"hungry": True}, gammon=(10, 8), dreg=(10, 5), dice=(2, 3, RIGHT, UP))
    found = {thing.id: thing for thing in sty.match.scene(0).things if isinstance(thing, Path)}
    assert (found["run-1"].text, found["run-1"].look, found["run-1"].points[-1]) == ('5"', "plan", (15, 8))
    assert found["run-1"].label == '5": Gammon runs right', "its first number is drawn"
    assert (found["run-2"].text, found["run-2"].look) == ('8"', "plan-barred")


def test_of_two_ways_the_nearer_one_is_proposed() -> None:
    sty = Sty(options={"hungry": True}, gammon=(10, 8), dice=(2, 3, LEFT, DOWN))
    found = {thing.id: thing for thing in sty.match.scene(0).things if isinstance(thing, Path)}
    assert usual(sty) == "run 2"
    assert (found["run-1"].text, found["run-2"].text) == ('10"', '4"'), "how far it is to the Kitchen then"


def test_what_it_is_about_is_told_until_the_first_turn() -> None:
    told = orcade.new("flying-pigs", 2, seed=1).scene(0).opening
    assert told is not None
    assert "first Pig in the Kitchen" in told.lines[0]
    assert Sty().match.scene(0).opening is None


def test_a_pig_that_is_not_home_is_never_0_inches_away() -> None:
    """The Kitchen begins 1.5" from the middle, and a base is half an inch."""
    sty = Sty(step="walk", gammon=model(15, 12.6))
    assert sty.match.scene(0).aim == 'First Pig home wins: Grub 1", 49 % next', "it may run away, however near it is"


def test_a_pig_that_is_home_lies_in_the_pot() -> None:
    scene = Sty(gammon=(15, 10), dice=go(DOWN, 3, 3)).match.scene(0)
    (gammon,) = (
        thing for thing in scene.things if isinstance(thing, Piece) and thing.id == model_id(SAID.index("gammon"))
    )
    assert (gammon.x, gammon.y) == gammon.trail[-1] == (15, 15)
    assert scene.aim == "Gammon is in the Kitchen"


def came(sty: Sty) -> list[Came]:
    return [past.event for past in sty.match.happenings if isinstance(past.event, Came)]


def great(event: Event) -> list[str]:
    return [impact.text for impact in event.impacts() if impact.kind == MOMENT]


def test_where_a_run_has_left_a_pig_is_told_and_who_leads_by_it() -> None:
    """Gammon runs from 5" to the Kitchen to 1" beside it, past Dumpling."""
    sty = Sty(gammon=(8, 15), dumpling=(20, 15), dice=go(RIGHT, 2, 2))
    (told,) = came(sty)
    assert told.text(Sight()) == 'Gammon ends up 1" from the Kitchen, 4" nearer, and takes the lead.'
    assert (told.impacts()[0].kind, told.impacts()[0].text) == (GAIN, '4" nearer')
    assert great(told) == ["Gammon takes the lead!"]
    led = [seat.seat for seat in sty.match.scene(0).seats if any(gauge.look == "cup" for gauge in seat.gauges)]
    assert led == [0]


def test_a_pig_that_runs_away_leaves_the_lead_to_another() -> None:
    sty = Sty(gammon=(12, 15), dumpling=(20, 15), dice=go(LEFT, 3, 3))
    (told,) = came(sty)
    assert told.text(Sight()) == 'Gammon ends up 7" from the Kitchen, 6" farther: Dumpling leads now.'
    assert great(told) == ["Dumpling takes the lead!"]


def test_a_near_miss_is_a_moment_and_a_run_past_is_none() -> None:
    sty = Sty(gammon=(9, 15), dumpling=(25, 15), dice=go(RIGHT, 1, 2))
    assert great(came(sty)[0]) == ["Gammon: so close!"]
    sty = Sty(gammon=(8, 15), dumpling=(25, 15), dice=go(RIGHT, 1, 2))
    assert great(came(sty)[0]) == []


def test_a_pig_that_is_lit_flies_and_lands() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 2)))
    sty.say("light with dreg")
    pig = next(thing for thing in sty.match.scene(0).things if isinstance(thing, Piece) and thing.id == "model-2")
    assert "soars" in pig.states
    lit = next(past.event for past in sty.match.happenings if isinstance(past.event, LitUp))
    assert great(lit) == ["Gammon is on fire!"]
    assert came(sty)[-1].text(Sight()).startswith("Gammon lands ")


def chance_home(sty: Sty) -> int:
    return sum(gauge.value for gauge in sty.match.scene(0).seats[0].gauges if gauge.look == "pig")


def test_the_chance_to_get_home_next_is_told() -> None:
    """From 3" some directions and lengths lead there; who bars all of them leaves none."""
    free = Sty(step="walk", gammon=model(10, 15))
    assert 8 <= chance_home(free) <= 12
    assert chance_home(Sty(step="walk", gammon=model(10, 15, grease=3))) > chance_home(free)
    assert chance_home(Sty(step="walk", gammon=model(10, 15), dreg=(12, 15), mog=(12, 14), snik=(12, 16), seats=4)) == 0


@pytest.mark.rule("FP 5.3")
def test_grease_is_aimed_by_its_target_alone_where_but_one_orc_can_toss() -> None:
    """Gnaw is too far from Gammon."""
    sty = Sty(step="grease", grub=(5, 10), gnaw=(14, 20), gammon=model(9, 10), dreg=(9, 16), dice=(2,))
    assert sty.match.asks[0].prompt == "Grease Toss: who gets grease?"
    assert things(sty, "toss grub gammon") == ("model-2",)
    assert things(sty, "toss grub dreg") == ("model-3", "model-0")
    sty.say("toss grub dreg")
    assert sty.match.asks[0].prompt == "Gnaw may toss grease: at whom?"
    assert things(sty, "toss gnaw dreg") == ("model-3",)
    pieces = [thing for thing in sty.match.scene(0).things if isinstance(thing, Piece)]
    assert [piece.id for piece in pieces if "active" in piece.states] == ["model-1"]


def things(sty: Sty, say: str) -> tuple[str, ...]:
    question = sty.match.scene(0).question
    assert question is not None
    return next(choice.things for choice in question.choices if choice.say == say)
