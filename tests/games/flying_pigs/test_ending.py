"""FP 5, FP 8, FP 9, FP-18, FP-23: turns, the end, the ranking, feats."""

from __future__ import annotations

import pytest

from .sty import DOWN, LEFT, RIGHT, UP, Sty, go, model


def idle(sty: Sty, chef: str, sous: str, *, toss: bool = True) -> None:
    """A Player Turn in which the Orcs do nothing."""
    sty.say(f"stay {chef}", f"stay {sous}", *(["done"] if toss else []))
    sty.say(f"ready {chef} nothing", f"ready {sous} nothing")


@pytest.mark.rule("FP 5")
def test_player_turns_go_clockwise_and_a_round_is_over_when_all_had_one() -> None:
    sty = Sty(step="slip", seats=3, active=2, state={"first": 1})
    order = []
    for _ in range(4):
        order.append((sty.asked, sty.state.round))
        chef = sty.asked
        sous = {"grub": "gnaw", "dreg": "dollop", "mog": "mash"}[chef]
        idle(sty, chef, sous)
    assert order == [("mog", 5), ("grub", 5), ("dreg", 6), ("mog", 6)]


@pytest.mark.rule("FP 5")
def test_the_five_steps_in_their_order() -> None:
    sty = Sty(step="slip", grub=(10, 8), gnaw=(10, 4), gammon=(4, 15), dice=(2, 2, *go(RIGHT, 1, 1)))
    assert {answer.split()[0] for answer in sty.legal} >= {"walk", "stay"}
    sty.say("stay grub", "stay gnaw")
    assert {answer.split()[0] for answer in sty.legal} == {"toss", "done"}
    sty.say("done")
    assert {answer.split()[0] for answer in sty.legal} == {"ready"}
    sty.say("ready grub nothing", "ready gnaw nothing")
    assert sty.at("gammon") == (6, 15)
    assert sty.state.active == 1


@pytest.mark.rule("FP 8", "FP-18")
def test_the_others_are_ranked_by_their_distance_at_that_moment() -> None:
    sty = Sty(
        seats=4,
        gammon=(15, 10),
        dumpling=(15, 5),  # 8" from the Kitchen.
        morsel=(22, 15),  # 5"
        sausage=(20.5, 9.5),  # sqrt(32) - 0.5 = 5.16"
        dice=go(DOWN, 3, 3),
    )
    assert sty.places == [1, 4, 2, 3]


@pytest.mark.rule("FP-18")
def test_equal_distances_share_the_better_place() -> None:
    """From the side, from above, and from a corner: 3" each. The fourth is 4" away."""
    sty = Sty(
        seats=4, active=0, gammon=(15, 10), dumpling=(20, 15), morsel=(15, 20), sausage=(9, 15), dice=go(DOWN, 3, 3)
    )
    assert sty.places == [1, 2, 2, 4]


@pytest.mark.rule("FP 8")
def test_whoever_touches_the_kitchen_first_wins_though_others_are_near() -> None:
    sty = Sty(gammon=(15, 10), dumpling=(15, 17.2), dice=go(DOWN, 3, 3))
    assert sty.places == [1, 2]
    assert sty.match.scene(0).headline == "Grub wins"


@pytest.mark.rule("FP-18")
def test_after_the_last_round_the_nearest_pig_wins() -> None:
    sty = Sty(active=1, round=60, gammon=(15, 9), dumpling=(8, 8), dice=go(LEFT, 1, 1))
    assert sty.places == [1, 2]
    assert sty.match.standings is not None
    assert sty.match.standings.limit == "round_cap"


@pytest.mark.rule("FP-18")
def test_at_the_last_round_places_are_shared_too() -> None:
    sty = Sty(seats=3, active=2, round=60, gammon=(15, 9), dumpling=(9, 15), morsel=(8, 5), dice=go(LEFT, 1, 1))
    assert sty.places == [1, 1, 3]


@pytest.mark.rule("FP-18")
def test_the_last_round_is_played_to_its_end() -> None:
    sty = Sty(active=0, round=60, gammon=(8, 8), dice=go(LEFT, 1, 1))
    assert sty.places == []
    assert sty.asked == "dreg"


@pytest.mark.rule("FP-18")
def test_the_last_round_can_be_switched_off() -> None:
    sty = Sty(active=1, round=60, dumpling=(8, 8), dice=go(LEFT, 1, 1), options={"round_cap": 0})
    assert sty.places == []
    assert sty.state.round == 61


@pytest.mark.rule("FP 1", "FP 8")
def test_eight_may_play() -> None:
    sty = Sty(seats=8, active=7, rasher=(15, 10), dice=go(DOWN, 3, 3))
    assert sty.places[7] == 1
    assert sorted(sty.places)[0] == 1
    assert len(sty.places) == 8


# Feats.


@pytest.mark.rule("FP 9", "FP-23")
def test_wicky_sticky_is_three_markers_on_an_own_orc_whoever_tossed() -> None:
    sty = Sty(step="grease", grub=(10, 8), dreg=model(15, 8, grease=2), dice=(3,))
    sty.say("toss grub dreg")
    assert sty.feats == {"Wicky Sticky": "dreg"}


@pytest.mark.rule("FP 9")
def test_wicky_sticky_by_a_slip() -> None:
    sty = Sty(step="slip", grub=model(10, 8, grease=2), dice=(1, *go(RIGHT, 1, 1, 1, 1, 1), 2))
    assert sty.feats == {"Wicky Sticky": "grub"}


@pytest.mark.rule("FP 9")
def test_two_markers_are_no_feat() -> None:
    sty = Sty(step="grease", grub=(10, 8), dreg=model(15, 8, grease=1), dice=(3,))
    sty.say("toss grub dreg")
    assert sty.feats == {}


@pytest.mark.rule("FP 9", "FP-23")
def test_triple_fat_is_three_markers_on_the_own_pig() -> None:
    sty = Sty(step="grease", grub=(10, 8), dumpling=model(15, 8, grease=2), dice=(6,))
    sty.say("toss grub dumpling")
    assert sty.feats == {"Triple Fat": "dreg"}


@pytest.mark.rule("FP 9", "FP-23")
def test_mmmm_smells_good_is_for_lighting_the_own_pig() -> None:
    sty = Sty(gammon=(10, 8), grub=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 1)))
    sty.say("light with grub")
    assert sty.feats == {"Mmmm Smells Good": "grub"}


@pytest.mark.rule("FP 9", "FP-23")
def test_pyromania_is_for_lighting_another_pig() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 1)))
    sty.say("light with dreg")
    assert sty.feats == {"Pyromania": "dreg"}


@pytest.mark.rule("FP 9", "FP-23")
def test_im_on_fire_is_for_a_failure() -> None:
    sty = Sty(gammon=(10, 8), dreg=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), 2, *go(RIGHT, 1, 1)))
    sty.say("light with dreg")
    assert sty.feats == {"I'm on Fire!": "dreg"}


@pytest.mark.rule("FP-23", "FP-9")
def test_shrooms_instead_of_fire_are_no_feat() -> None:
    sty = Sty(
        seats=3,
        gammon=(10, 8),
        fields=[(15, 11)],
        mog=model(15, 11, waits="fire"),
        dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 1)),
    )
    sty.say("light with mog")
    assert sty.feats == {}


@pytest.mark.rule("FP-23", "FP-8")
def test_who_burns_already_is_no_feat() -> None:
    sty = Sty(
        gammon=model(10, 8, burning=True), grub=model(15, 11, waits="fire"), dice=(*go(RIGHT, 2, 3), 3, *go(UP, 1, 1))
    )
    sty.say("light with grub")
    assert sty.feats == {}


@pytest.mark.rule("OC-8", "FP 9")
def test_a_feat_goes_to_the_first_alone() -> None:
    sty = Sty(step="grease", grub=(10, 8), dreg=model(15, 8, grease=2), dice=(3,), state={"feats": [0, -1, -1, -1, -1]})
    sty.say("toss grub dreg")
    assert sty.feats == {"Wicky Sticky": "grub"}


@pytest.mark.rule("OC-8", "FP 8")
def test_the_result_lists_the_feats() -> None:
    sty = Sty(gammon=(15, 10), dice=go(DOWN, 3, 3), state={"feats": [1, -1, 0, -1, -1]})
    ending = sty.match.standings
    assert ending is not None
    assert [(feat.name, feat.seat, feat.rule) for feat in ending.feats] == [
        ("Wicky Sticky", 1, "FP 9"),
        ("Triple Fat", 0, "FP 9"),
    ]


@pytest.mark.rule("FP 8")
def test_the_result_tells_how_far_each_pig_got() -> None:
    sty = Sty(gammon=(15, 10), dumpling=(15, 25), dice=go(DOWN, 3, 3))
    assert [seat.came_to for seat in sty.match.scene(0).seats][:2] == [
        "Gammon in the Kitchen",
        'Dumpling 8" from the Kitchen',
    ]
    sty = Sty(gammon=(15, 10), dumpling=(15, 24.34), dice=go(DOWN, 3, 3))
    assert sty.match.scene(0).seats[1].came_to == 'Dumpling 8" from the Kitchen', "in whole inches, as before the end"
