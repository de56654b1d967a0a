"""FP 7.1, FP 6.1-6.5: how far a Random Move goes, and what stops it."""

from __future__ import annotations

from math import dist, sqrt
from random import Random
from typing import Any

import pytest

from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import HUNGRY_FROM, ordered_pair
from orcade.games.orclympics.flying_pigs.ways import course
from tests.exploring import seeds

from .sty import DOWN, LEFT, RIGHT, UP, Sty, about, go, model


@pytest.mark.rule("FP 5.5", "FP 7.1")
@pytest.mark.parametrize(("direction", "end"), [(RIGHT, (15, 8)), (LEFT, (5, 8)), (UP, (10, 3)), (DOWN, (10, 13))])
def test_two_d3_in_a_random_direction(direction: int, end: tuple[float, float]) -> None:
    assert Sty(gammon=(10, 8), dice=go(direction, 2, 3)).at("gammon") == end


@pytest.mark.rule("OC-2", "FP 7.1")
def test_any_of_360_degrees() -> None:
    sty = Sty(gammon=(10, 8), dice=go(37, 3, 3))
    assert sty.at("gammon") == about(10 + 6 * 0.7986, 8 + 6 * 0.6018)


@pytest.mark.rule("FP 7.1")
def test_each_grease_marker_adds_a_d3() -> None:
    assert Sty(gammon=model(10, 8, grease=2), dice=go(RIGHT, 2, 3, 1, 2)).at("gammon") == (18, 8)


@pytest.mark.rule("FP 7.1")
def test_six_markers_make_eight_dice() -> None:
    sty = Sty(gammon=model(4, 8, grease=6), dice=go(RIGHT, 2, 2, 2, 2, 2, 2, 2, 2))
    assert sty.at("gammon") == (20, 8)


@pytest.mark.rule("FP 5.5")
def test_only_the_own_pig_moves_in_step_5() -> None:
    sty = Sty(gammon=(10, 8), dumpling=(10, 4), active=1, dice=go(RIGHT, 1, 1))
    assert (sty.at("gammon"), sty.at("dumpling")) == ((10, 8), (12, 4))


@pytest.mark.rule("FP-26")
@pytest.mark.parametrize(("answer", "end"), [("run 1", (10, 15)), ("run 2", (5, 10))])
def test_the_owner_of_a_hungry_pig_takes_one_of_two_directions(answer: str, end: tuple[float, float]) -> None:
    sty = Sty(options={"hungry": True}, gammon=(5, 15), dice=(2, 3, RIGHT, UP))
    assert (sty.asked, sty.legal) == ("grub", {"run 1", "run 2"})
    sty.say(answer)
    assert sty.at("gammon") == about(*end)


@pytest.mark.rule("FP-26")
def test_pigs_are_hungry_from_round_3_on_and_two_equal_directions_are_no_question() -> None:
    early = Sty(options={"hungry": True}, round=HUNGRY_FROM - 1, gammon=(5, 15), dice=go(RIGHT, 2, 3))
    equal = Sty(options={"hungry": True}, round=HUNGRY_FROM, gammon=(5, 15), dice=(2, 3, RIGHT, RIGHT))
    assert early.at("gammon") == equal.at("gammon") == (10, 15)


@pytest.mark.rule("FP-26")
@pytest.mark.parametrize(
    ("waits", "answer", "die"), [("shove", "shove with dreg", ()), ("fire", "light with dreg", (6,))]
)
def test_who_shoves_or_lights_a_hungry_pig_takes_its_direction(waits: str, answer: str, die: tuple[int, ...]) -> None:
    sty = Sty(
        options={"hungry": True},
        gammon=(5, 15),
        dreg=model(10, 12, waits=waits),
        dice=(2, 3, RIGHT, UP, *die, 1, 1, RIGHT, DOWN),
    )
    sty.say("run 1")
    sty.say(answer)
    assert (sty.asked, sty.legal) == ("dreg", {"run 1", "run 2"})
    sty.say("run 2")
    assert sty.at("gammon") == about(10, 17)


@pytest.mark.rule("FP-26")
def test_a_hungry_pig_that_is_turned_by_a_shoo_rolls_one_direction() -> None:
    sty = Sty(
        options={"hungry": True},
        gammon=(5, 15),
        dreg=model(8, 15, waits="shoo"),
        dice=(3, 3, RIGHT, LEFT, UP),
    )
    sty.say("run 1")
    assert sty.at("gammon") == (7, 11)


@pytest.mark.rule("FP-26", "FP-13")
def test_a_way_that_is_turned_at_the_edge_is_told_by_where_it_leads() -> None:
    sty = Sty(options={"hungry": True}, gammon=(15, 2), dice=(2, 3, UP, RIGHT))
    ask = sty.match.asks[0]
    assert [each.label(sty.state) for each in ask.options] == [
        "Gammon turns at the edge and runs down",
        "Gammon runs right",
    ]


@pytest.mark.rule("FP-26")
@pytest.mark.parametrize(
    ("middle", "ways", "told"),
    [
        ((15, 15), (LEFT - 9, LEFT + 9), ["left, farther down", "left, farther up"]),
        ((20, 15), (DOWN - 9, DOWN + 9), ["down, farther right", "down, farther left"]),
    ],
)
def test_two_ways_that_are_called_the_same_are_told_apart(
    middle: tuple[float, float], ways: tuple[int, int], told: list[str]
) -> None:
    sty = Sty(options={"hungry": True}, gammon=middle, dice=(1, 1, *ways))
    ask = sty.match.asks[0]
    assert [each.label(sty.state) for each in ask.options] == [f"Gammon runs {words}" for words in told]


@pytest.mark.rule("FP-26")
def test_of_each_direction_it_is_said_where_it_leads() -> None:
    sty = Sty(options={"hungry": True}, gammon=(10, 15), dreg=model(5, 13, waits="shove"), dice=(2, 2, RIGHT, LEFT))
    assert sty.hint("run 1") == "Into the Kitchen: Grub wins."
    assert sty.hint("run 2") == 'Then 7" from the Kitchen (now 3"). Dreg may shove it there.'
    assert sty.refusal("let be") == "FP-26: first say which way Gammon runs"


@pytest.mark.rule("FP-26", "FP-16", "FP-7")
def test_it_is_said_where_shrooms_or_a_shoo_lead_it_elsewhere() -> None:
    hungry: dict[str, Any] = {"options": {"hungry": True}, "gammon": (10, 15), "dice": (2, 2, RIGHT, LEFT)}
    barred = Sty(dreg=model(12.5, 12.2, shrooms=True), **hungry | {"dice": (2, 2, RIGHT, LEFT, 1, 1, LEFT, LEFT)})
    assert barred.hint("run 1") == 'Then 2" from the Kitchen (now 3"). There the Shrooms of Dreg send it astray.'
    assert "alike" not in barred.match.asks[0].about, "it does not get home"
    barred.say("run 1")
    assert barred.match.standings is None
    shooed = Sty(dreg=model(7, 15, waits="shoo"), **hungry)
    assert shooed.hint("run 2") == 'Then 5" from the Kitchen (now 3"). There Dreg turns it another way.'
    calm = Sty(dreg=model(7, 15, waits="shoo"), **hungry | {"gammon": model(10, 15, shrooms=True)})
    assert calm.hint("run 2") == 'Then 5" from the Kitchen, home next 4 %. Stops at Dreg.'
    lit = Sty(dreg=model(5, 13, waits="fire"), **hungry | {"gammon": model(10, 15, shrooms=True)})
    assert lit.hint("run 2").endswith("Dreg may light it there.")
    done = Sty(dreg=model(5, 13, waits="shove"), state={"reacted": [ordered_pair(3, 2)]}, **hungry)
    assert done.hint("run 2") == 'Then 7" from the Kitchen (now 3").'


def anywhere(chance: Random) -> tuple[float, float]:
    """In the Pigsty, a little away from the Kitchen."""
    while True:
        x, y = chance.uniform(1, 29), chance.uniform(1, 29)
        if dist((x, y), (15, 15)) < 13.4 and max(abs(x - 15), abs(y - 15)) > 2.2:
            return x, y


def runs_as_told(sty: Sty, way: int) -> int:
    """Whether the Pig takes the way that was drawn; how many straight pieces that has."""
    drawn = course(sty.state, sty.state.motions[-1], way).points
    corners = [point for at, point in enumerate(drawn) if not at or point != drawn[at - 1]]
    sty.say(f"run {way + 1}")
    assert sty["gammon"].trail[: len(corners)] == (corners if len(corners) > 1 else [])
    return len(corners) - 1


@pytest.mark.rule("FP-26", "FP-13")
@pytest.mark.parametrize("seed", seeds(60))
def test_a_pig_runs_the_way_that_is_drawn_of_it(seed: int) -> None:
    chance = Random(seed)
    grease = chance.randrange(7)
    pig = model(*anywhere(chance), burning=chance.random() < 0.3, grease=grease)
    dice = [chance.randrange(1, 4) for _ in range(2 + grease)]
    grub, gnaw, dreg, rock = (anywhere(chance) for _ in range(4))
    dice += chance.sample(range(1, 361), 2)
    sty = Sty(options={"hungry": True}, gammon=pig, grub=grub, gnaw=gnaw, dreg=dreg, rocks=[rock], dice=dice)
    runs_as_told(sty, chance.randrange(2))


@pytest.mark.rule("FP-26", "FP-13")
@pytest.mark.parametrize("burning", [False, True])
def test_that_is_so_where_it_turns_at_the_edge_more_than_once(burning: bool) -> None:
    pig = model(15, 2.5, burning=burning, grease=6)
    sty = Sty(options={"hungry": True}, gammon=pig, dice=(*[3] * 8, RIGHT, UP))
    assert runs_as_told(sty, 0) > 2


@pytest.mark.rule("FP-26")
def test_it_is_not_said_twice_how_far_the_kitchen_is() -> None:
    sty = Sty(options={"hungry": True}, gammon=(9.7, 15), dreg=(8.4, 15), dice=(1, 1, LEFT, UP))
    assert sty.hint("run 1").startswith('Then 4" from the Kitchen, home next 15 %. ')


@pytest.mark.rule("FP-26", "FP 6.1")
@pytest.mark.parametrize("burning", [False, True])
def test_before_the_kitchen_opens_a_pig_stops_there_and_is_backed_off(burning: bool) -> None:
    sty = Sty(
        options={"hungry": True},
        round=HUNGRY_FROM - 1,
        gammon=model(9, 15, burning=burning),
        dice=go(RIGHT, 3, 3),
    )
    assert sty.places == []
    assert sty.at("gammon") == about(12, 15)


@pytest.mark.rule("FP-26")
def test_in_round_3_the_kitchen_is_open() -> None:
    sty = Sty(options={"hungry": True}, round=HUNGRY_FROM, gammon=(9, 15), dice=go(RIGHT, 3, 3, RIGHT))
    assert sty.places[0] == 1


@pytest.mark.rule("FP-26")
def test_an_orc_is_never_hungry() -> None:
    sty = Sty(options={"hungry": True}, step="slip", grub=(10, 8), dice=(1, *go(LEFT, 1, 1, 1), 2))
    assert sty.at("grub") == (7, 8)


# The edge.


@pytest.mark.rule("FP 6.5", "FP-13")
def test_a_pig_turns_at_the_edge() -> None:
    """2.5" to the edge, and 3.5" back."""
    assert Sty(gammon=(15, 3), dice=go(UP, 3, 3)).at("gammon") == about(15, 4)


@pytest.mark.rule("FP-13")
def test_a_pig_goes_back_on_its_own_line_and_is_not_mirrored() -> None:
    """Up and to the right from 13, 2: a mirror would send it further to the right, the rule sends it where it came."""
    sty = Sty(gammon=(13, 2), dice=go(315, 3, 3))
    # The way out is the n for which (13 + n, 2 - n) is 14.5 from the middle: 2 n² + 22 n - 37.25 = 0.
    out = (sqrt(22**2 + 8 * 37.25) - 22) / 4
    back = 6 / sqrt(2) - 2 * out
    assert sty.at("gammon") == about(13 - back, 2 + back)


@pytest.mark.rule("FP-13", "FP 6.5")
def test_a_pig_turns_twice_on_a_short_chord() -> None:
    """On the line y = 1 a Pig has room from 11.225 to 18.775: 0.775" out, 7.55" back, and the rest of 12" again."""
    half = sqrt(14.5**2 - 14**2)
    sty = Sty(gammon=model(18, 1, grease=4), dice=go(RIGHT, 2, 2, 2, 2, 2, 2))
    assert sty.at("gammon") == about(15 - half + 12 - (15 + half - 18) - 2 * half, 1)


@pytest.mark.rule("FP-13")
def test_a_pig_at_the_edge_that_is_sent_outwards_moves_all_its_way_back() -> None:
    assert Sty(gammon=(15, 0.5), dice=go(UP, 3, 2)).at("gammon") == about(15, 5.5)


@pytest.mark.rule("FP-13")
def test_a_pig_sent_along_the_edge_leaves_it_either_way_and_stays() -> None:
    assert Sty(gammon=(15, 0.5), dice=go(RIGHT, 3, 3)).at("gammon") == about(15, 0.5)


@pytest.mark.rule("FP-13")
def test_a_pig_may_rest_at_the_edge() -> None:
    assert Sty(gammon=(15, 5.5), dice=go(UP, 3, 2)).at("gammon") == about(15, 0.5)


@pytest.mark.rule("FP-13", "FP 5.4.3")
def test_a_burning_pig_turns_at_the_edge_too() -> None:
    assert Sty(gammon=model(15, 3, burning=True), dice=go(UP, 3, 3)).at("gammon") == about(15, 4)


@pytest.mark.rule("FP-13", "FP 6.5")
def test_an_orc_stops_at_the_edge_an_inch_inside() -> None:
    sty = Sty(step="slip", grub=(15, 4), dice=(1, *go(UP, 2, 2, 2), 2))
    assert sty.at("grub") == about(15, 1.5)


@pytest.mark.rule("FP-13", "FP-22")
def test_an_orc_that_slips_along_the_edge_comes_back_to_where_he_was_deployed() -> None:
    """10 degrees inwards: nowhere on 4" of that way is he an inch inside."""
    sty = Sty(step="slip", grub=(15, 0.5), dice=(1, *go(10, 1, 1, 2), 2))
    assert sty.at("grub") == about(15, 0.5)


@pytest.mark.rule("FP-13")
def test_a_burning_orc_stops_at_the_edge_too() -> None:
    sty = Sty(step="slip", grub=model(15, 4, burning=True), dice=(1, *go(UP, 2, 2, 2), 2))
    assert sty.at("grub") == about(15, 1.5)


# Rocks, models, spacing.


@pytest.mark.rule("FP 6.2", "FP 6.1", "FP-11")
def test_a_rock_stops_a_move_and_the_pig_is_backed_off() -> None:
    """Contact at 13; an inch from the rock is 12."""
    assert Sty(gammon=(10, 8), rocks=[(14, 8)], dice=go(RIGHT, 3, 3)).at("gammon") == about(12, 8)


@pytest.mark.rule("FP 6.2", "FP-11")
def test_nobody_goes_through_a_rock() -> None:
    """The way beyond it would be long enough."""
    sty = Sty(gammon=model(10, 8, grease=1), rocks=[(13, 8)], dice=go(RIGHT, 3, 3, 3))
    assert sty.at("gammon") == about(11, 8)


@pytest.mark.rule("FP 6.1", "FP-11")
def test_models_do_not_pass_through_each_other() -> None:
    sty = Sty(gammon=model(10, 8, grease=1), dreg=(14, 8), dice=go(RIGHT, 3, 3, 3))
    assert sty.at("gammon") == about(12, 8)
    assert sty.at("dreg") == (14, 8)


@pytest.mark.rule("FP 6.1")
def test_a_move_that_ends_too_near_is_taken_back_to_one_inch() -> None:
    """It would end 0.5" above Dreg; an inch away from him is where the middles are 2" apart."""
    sty = Sty(gammon=(10, 8), dreg=(15, 9.5), dice=go(RIGHT, 2, 3))
    assert sty.at("gammon") == about(15 - sqrt(2**2 - 1.5**2), 8)


@pytest.mark.rule("FP 6.1")
def test_passing_near_is_free() -> None:
    """Dreg is 0.5" beside the way; only the end counts."""
    assert Sty(gammon=(10, 8), dreg=(12, 9.5), dice=go(RIGHT, 3, 3)).at("gammon") == (16, 8)


@pytest.mark.rule("FP 6.1")
def test_exactly_an_inch_away_is_far_enough() -> None:
    assert Sty(gammon=(10, 8), dreg=(16, 8), dice=go(RIGHT, 2, 2)).at("gammon") == (14, 8)


@pytest.mark.rule("FP-22", "FP 6.1", "FP 6.5")
def test_the_way_back_leads_round_a_reversal() -> None:
    """Up to the edge and 1.5" down again: Dreg is near to all of the second leg and to the top of the first."""
    sty = Sty(gammon=(15, 4), dreg=(16.3, 2), dice=go(UP, 2, 3))
    assert sty.at("gammon") == about(15, 2 + sqrt(2**2 - 1.3**2))


@pytest.mark.rule("FP-22")
def test_where_no_place_of_the_way_is_free_the_model_goes_back_to_its_beginning() -> None:
    sty = Sty(gammon=(10, 8), grub=(9, 8), dreg=(12.5, 8), dice=go(RIGHT, 3, 3))
    assert sty.at("gammon") == about(10, 8)


@pytest.mark.rule("FP-22", "FP 6.1")
def test_a_pig_that_touches_its_orc_may_run_away_from_him() -> None:
    assert Sty(gammon=(10, 8), grub=(11, 8), dice=go(LEFT, 1, 1)).at("gammon") == (8, 8)


@pytest.mark.rule("FP-11")
def test_a_pig_that_touches_its_orc_cannot_run_through_him() -> None:
    assert Sty(gammon=(10, 8), grub=(11, 8), dice=go(RIGHT, 3, 3)).at("gammon") == about(10, 8)


@pytest.mark.rule("FP 6.1", "FP 6.5")
def test_the_edge_is_no_impassable_terrain_for_pigs() -> None:
    """A Pig may end 0.2" from it."""
    assert Sty(gammon=(15, 5.7), dice=go(UP, 2, 3)).at("gammon") == about(15, 0.7)


# The Kitchen.


@pytest.mark.rule("FP 6.3")
def test_the_kitchen_is_a_rock_for_orcs() -> None:
    sty = Sty(step="slip", grub=(15, 9), dice=(1, *go(DOWN, 2, 2, 2), 2))
    assert sty.at("grub") == about(15, 12)


@pytest.mark.rule("FP-12", "FP 8")
def test_a_pig_that_touches_the_kitchen_in_mid_move_wins() -> None:
    """Along its upper side; the move would have ended a good way beyond it."""
    assert Sty(gammon=(12.8, 13.2), dice=go(RIGHT, 3, 3)).places == [1, 2]


@pytest.mark.rule("FP-12")
def test_a_pig_that_misses_the_corner_runs_on() -> None:
    assert Sty(gammon=(13.5, 9.5), dice=go(45, 3, 3)).places == []


@pytest.mark.rule("FP-12")
def test_contact_is_enough() -> None:
    """The lower rim of the base runs exactly along the upper side of the Kitchen."""
    assert Sty(gammon=(11, 13), dice=go(RIGHT, 2, 2)).places == [1, 2]
    assert Sty(gammon=(11, 12.99), dice=go(RIGHT, 2, 2)).places == []


@pytest.mark.rule("FP-12", "FP 8")
def test_a_pig_wins_for_its_owner_whoever_moved_it() -> None:
    """Dreg shoves Grub's Pig into the Kitchen."""
    sty = Sty(gammon=(15, 5), dreg=model(12.5, 8, waits="shove"), dice=(*go(DOWN, 1, 2), *go(DOWN, 3, 3)))
    assert sty.asked == "dreg"
    sty.say("shove with dreg")
    assert sty.places == [1, 2]


@pytest.mark.rule("FP-12", "FP 8")
def test_a_burning_pig_flies_over_the_kitchen() -> None:
    sty = Sty(gammon=model(12.5, 13.2, burning=True), dice=go(RIGHT, 3, 3))
    assert sty.places == []
    assert sty.at("gammon") == about(18.5, 13.2)


@pytest.mark.rule("FP-12", "FP 8")
def test_a_burning_pig_wins_by_ending_in_contact() -> None:
    assert Sty(gammon=model(15, 9, burning=True), dice=go(DOWN, 2, 2)).places == [1, 2]
    assert Sty(gammon=model(15, 9, burning=True), dice=go(DOWN, 3, 3)).places == [1, 2]


@pytest.mark.rule("FP-12")
def test_a_burning_pig_has_won_before_it_is_backed_off() -> None:
    sty = Sty(gammon=model(12, 13.2, burning=True), dreg=(17.2, 13.2), dice=go(RIGHT, 2, 2))
    assert sty.places == [1, 2]


@pytest.mark.rule("FP-12", "FP 8", "FP-22")
def test_a_burning_pig_that_is_backed_off_into_the_kitchen_has_won() -> None:
    """It flies over the Kitchen to 18.5, where Dreg is too near; an inch from him at 16 it touches the Kitchen."""
    sty = Sty(gammon=model(12.5, 13.2, burning=True), dreg=(18, 13.2), dice=go(RIGHT, 3, 3))
    assert sty.places == [1, 2]
    assert sty.at("gammon") == about(16, 13.2)


@pytest.mark.rule("FP-12", "FP 6.1")
def test_the_kitchen_keeps_no_pig_at_a_distance() -> None:
    assert Sty(gammon=(15, 10.5), dice=go(DOWN, 1, 1)).at("gammon") == about(15, 12.5)


# Flying.


@pytest.mark.rule("FP-11", "FP 5.4.3")
def test_a_burning_pig_flies_over_rocks_and_models() -> None:
    sty = Sty(gammon=model(10, 8, burning=True), rocks=[(12, 8)], dreg=(13.5, 8), dice=go(RIGHT, 3, 3))
    assert sty.at("gammon") == (16, 8)


@pytest.mark.rule("FP-11", "FP 6.1")
def test_a_burning_pig_that_comes_down_on_somebody_is_backed_off() -> None:
    sty = Sty(gammon=model(10, 8, burning=True), dreg=(15.5, 8), dice=go(RIGHT, 2, 3))
    assert sty.at("gammon") == about(13.5, 8)


@pytest.mark.rule("FP 5.4.3", "FP 6.3")
def test_a_burning_orc_flies_over_the_kitchen() -> None:
    sty = Sty(step="slip", grub=model(15, 12, burning=True), dice=(1, *go(DOWN, 2, 2, 2), 2))
    assert sty.at("grub") == about(15, 18)


@pytest.mark.rule("FP-11", "FP 6.3", "FP 6.1")
def test_a_burning_orc_that_comes_down_in_the_kitchen_is_backed_off() -> None:
    sty = Sty(step="slip", grub=model(15, 11, burning=True), dice=(1, *go(DOWN, 1, 2, 2), 2))
    assert sty.at("grub") == about(15, 12)


@pytest.mark.rule("FP 5.4.3")
def test_fire_gives_wings_to_random_moves_only() -> None:
    """A burning Orc walks round a rock like others."""
    sty = Sty(step="walk", grub=model(10, 8, burning=True), rocks=[(13, 8)])
    sty.refusal("walk grub 13,8")
    sty.say("walk grub 15.5,8")
    assert sty.at("grub") == about(15.5, 8)


@pytest.mark.rule("FP-26")
@pytest.mark.parametrize(("other", "about"), [(UP, ()), (RIGHT - 1, ("alike",))])
def test_ways_that_end_at_the_same_place_are_no_question_of_weight(other: int, about: tuple[str, ...]) -> None:
    """An Orc stands right of the Pig."""
    sty = Sty(options={"hungry": True}, gammon=(9.7, 15), dreg=(10.75, 15), dice=(1, 1, RIGHT, other))
    assert sty.match.asks[0].about == about
    assert "alike" not in GAME.minds


@pytest.mark.rule("FP-26")
def test_a_way_into_the_kitchen_is_no_question_of_weight() -> None:
    sty = Sty(options={"hungry": True}, gammon=(11, 15), dice=(3, 3, RIGHT, UP))
    assert sty.match.asks[0].about == ("alike",)
