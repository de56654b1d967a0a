"""BR 4.2.1, BR-6, BR-25, BR-27: the Move, the Charge, Platforms, Dangerous Terrain."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.brood_rumble.move_proposals import ProposedMoves
from orcade.games.orclympics.brood_rumble.terrain import Terrain
from orcade.table.choices import Question

from .brawl import Brawl, cover, dangerous, mound, orc, pit, platform

IRON = ("iron", "iron")


@pytest.mark.rule("BR 4.2.1")
def test_a_die_and_two_inches() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), dice=(4,)).say("move")
    brawl.refusal("move grub 10.01,12")
    brawl.say("move grub 10,12")
    assert brawl.at("grub") == (10, 12)


@pytest.mark.rule("BR 4.2.1")
def test_he_may_go_less_far_or_stay() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), dice=(4,)).say("move", "stay")
    assert brawl.at("grub") == (4, 12)


@pytest.mark.rule("BR 1.2", "BR-30", "BR-6")
def test_feral_orcs_may_reroll_and_must_take_the_second() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(20, 20), dice=(3, 1)).say("move", "reroll")
    brawl.refusal("move grub 7.01,12")
    brawl.say("move grub 7,12")
    kept = Brawl(grub=(4, 12), dreg=(20, 20), dice=(3,)).say("move", "keep", "move grub 9,12")
    assert kept.at("grub") == (9, 12)


@pytest.mark.rule("BR 1.2")
@pytest.mark.parametrize("brood", ["common", "iron"])
def test_others_may_not(brood: str) -> None:
    brawl = Brawl(broods=(brood, brood), grub=(4, 12), dreg=(20, 20), dice=(3,)).say("move")
    assert "reroll" not in brawl.legal


@pytest.mark.rule("BR-6")
def test_nobody_leaves_the_board_by_walking() -> None:
    brawl = Brawl(broods=IRON, grub=(1, 12), dreg=(20, 20), dice=(4,)).say("move")
    brawl.refusal("move grub 0.49,12")
    brawl.say("move grub 0.5,12")
    assert brawl.at("grub") == (0.5, 12)


@pytest.mark.rule("BR 2", "BR 4.2.1")
@pytest.mark.parametrize("piece", [pit(8, 12), mound(8, 12)])
def test_pits_and_mounds_are_not_entered_but_gone_round(piece: Terrain) -> None:
    brawl = Brawl(broods=IRON, grub=(5, 12), dreg=(20, 20), terrain=[piece], dice=(6,)).say("move")
    brawl.refusal("move grub 8,12")
    brawl.refusal("move grub 13,12")  # Straight on it is 8", round the corners it is more.
    brawl.say("move grub 10.6,12")
    assert brawl.at("grub") == (10.6, 12)


@pytest.mark.rule("BR-6")
def test_nobody_passes_through_orcs_friend_or_enemy() -> None:
    """A wall of friends without a gap, between pit and pit."""
    brawl = Brawl(
        broods=IRON,
        grub=(6, 11.5),
        gash=(8, 10.5),
        gnarl=(8, 11.5),
        gob=(8, 12.5),
        dreg=(20, 20),
        terrain=[pit(8, 8.4), pit(8, 14.6)],
        dice=(2,),
    ).say("move")
    brawl.refusal("move grub 10,11.5")


@pytest.mark.rule("BR-6")
def test_barrels_do_not_hinder_a_move() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), barrels=[(6, 12), (8, 12)], dice=(2,))
    brawl.say("move", "move grub 8,12")
    assert brawl.at("grub") == (8, 12)
    assert len(brawl.barrels) == 2


# The Charge.


@pytest.mark.rule("BR 4.2.1", "BR-6")
def test_moving_into_contact_with_a_free_enemy_is_a_charge() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(9, 12), gob=(1, 1), dice=(2,)).say("move", "move grub 8,12")
    assert (brawl.foe("grub"), brawl.foe("dreg")) == ("dreg", "grub")
    assert (brawl["grub"].charged, brawl["dreg"].charged) == (True, False)


@pytest.mark.rule("BR 4.2.5")
def test_who_has_charged_can_only_fight_so_his_activation_is_over() -> None:
    """He would touch a Barrel and could throw it."""
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(9, 12), gob=(1, 1), barrels=[(8, 12.8)], dice=(2,))
    brawl.say("move", "move grub 8,12")
    assert brawl.legal == {"fight dreg"} or brawl.asked == 0
    assert not any(answer.startswith("throw") for answer in brawl.legal)


@pytest.mark.rule("BR 4.2.1")
def test_no_contact_with_an_engaged_enemy() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), gash=(9, 11), dreg=(9, 12), engaged=[("gash", "dreg")], dice=(4,))
    brawl.say("move")
    brawl.refusal("move grub 8,12")
    brawl.say("move grub 7.9,12")
    assert brawl.foe("grub") == ""


@pytest.mark.rule("BR-13", "BR 4.3")
def test_no_contact_with_an_enemy_on_the_ground() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=orc(9, 12, down=True), dice=(4,)).say("move")
    brawl.refusal("move grub 8,12")
    brawl.say("move grub 7.9,12")


@pytest.mark.rule("BR-13", "BR-6")
def test_friends_may_be_touched_but_not_those_on_the_ground() -> None:
    friends = Brawl(broods=IRON, grub=(4, 12), gash=(9, 12), dreg=(20, 20), dice=(4,))
    friends.say("move", "move grub 8,12")
    assert friends.foe("grub") == ""
    lying = Brawl(broods=IRON, grub=(4, 12), gash=orc(9, 12, down=True), dreg=(20, 20), dice=(4,)).say("move")
    lying.refusal("move grub 8,12")


@pytest.mark.rule("BR-6")
def test_only_one_enemy_may_be_touched() -> None:
    """Dreg and Durk leave one place that touches both: sqrt(1 - 0.6²) = 0.8 before the middle between them."""
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(9, 11.4), durk=(9, 12.6), dice=(4,)).say("move")
    brawl.refusal("move grub 8.2,12")
    brawl.say("move grub 8,11.4")
    assert brawl.foe("grub") == "dreg"
    assert brawl.foe("durk") == ""


@pytest.mark.rule("BR-6")
def test_the_way_to_one_enemy_stays_clear_of_the_others() -> None:
    """Durk, Engaged, stands right before Dreg: straight on there is no way, round him it is too far."""
    brawl = Brawl(
        broods=IRON, grub=(4, 12), gash=(7, 13), durk=(7, 12), dreg=(9, 12), engaged=[("gash", "durk")], dice=(2,)
    ).say("move")
    brawl.refusal("move grub 8,12")


@pytest.mark.rule("BR 4.2.1", "BR-6")
def test_a_charge_is_a_choice_but_near_is_not_contact() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(9, 12), gob=(1, 1), dice=(2,)).say("move", "move grub 7.99,12")
    assert brawl.foe("grub") == ""


# Platforms.


@pytest.mark.rule("BR 2", "BR-25")
def test_climbing_costs_two_inches() -> None:
    """4" of way and 2" of height: 6"."""
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[platform(8, 12)], dice=(4,)).say("move")
    brawl.refusal("move grub 8.01,12")
    brawl.say("move grub 8,12")
    assert brawl.at("grub") == (8, 12)


@pytest.mark.rule("BR 2", "BR-25")
def test_getting_down_costs_two_inches_too() -> None:
    brawl = Brawl(broods=IRON, grub=(8, 12), dreg=(20, 20), terrain=[platform(8, 12)], dice=(3,)).say("move")
    brawl.refusal("move grub 11.01,12")
    brawl.say("move grub 11,12")
    assert brawl.at("grub") == (11, 12)


@pytest.mark.rule("BR-25")
def test_nobody_stands_half_on_a_platform() -> None:
    """It reaches from 6.5 to 9.5: wholly on it from 7 on, wholly beside it up to 6."""
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[platform(8, 12)], dice=(6,)).say("move")
    brawl.refusal("move grub 6.01,12")
    brawl.refusal("move grub 6.99,12")
    brawl.say("move grub 7,12")


@pytest.mark.rule("BR-25")
def test_on_top_of_a_platform_nothing_is_paid() -> None:
    brawl = Brawl(broods=IRON, grub=(7, 11), dreg=(20, 20), terrain=[platform(8, 12)], dice=(1,))
    brawl.say("move", "move grub 9,13")
    assert brawl.at("grub") == (9, 13)


@pytest.mark.rule("BR-25")
def test_over_a_platform_one_climbs_twice_or_goes_round() -> None:
    """4.2" and 4" of climbing are 8.2"; round two corners it is less than 8", but more than 5"."""
    brawl = Brawl(broods=IRON, grub=(5.9, 12), dreg=(20, 20), terrain=[platform(8, 12)], dice=(3,)).say("move")
    brawl.refusal("move grub 10.1,12")
    far = Brawl(broods=IRON, grub=(5.9, 12), dreg=(20, 20), terrain=[platform(8, 12)], dice=(6,)).say("move")
    far.say("move grub 10.1,12")
    assert far.at("grub") == (10.1, 12)


@pytest.mark.rule("BR-25")
def test_straight_over_a_platform_one_climbs_twice() -> None:
    """3.998" and 4" of climbing; to both sides Cover makes the way round longer than 8"."""
    walled = [platform(8, 12), cover(8, 10), cover(8, 14)]
    short = Brawl(broods=IRON, grub=(6.001, 12), dreg=(20, 20), terrain=walled, dice=(5,)).say("move")
    short.refusal("move grub 9.999,12")
    brawl = Brawl(broods=IRON, grub=(6.001, 12), dreg=(20, 20), terrain=walled, dice=(6,))
    brawl.say("move", "move grub 9.999,12")
    assert brawl.at("grub") == (9.999, 12)


@pytest.mark.rule("BR-25")
def test_who_goes_over_two_platforms_climbs_twice_for_each() -> None:
    """They leave a gap of 0.6" that is too narrow for his base; to go round one of them takes more than 8"."""
    two = [platform(8, 10.5), platform(8, 14.1)]
    brawl = Brawl(broods=IRON, grub=(6.001, 12.3), dreg=(20, 20), terrain=two, dice=(6,)).say("move")
    assert brawl.refusal("move grub 9.999,12.3").startswith('BR 4.2.1: there is no way to it for 8"')


@pytest.mark.rule("BR-25")
def test_from_one_platform_to_another_one_climbs_twice() -> None:
    """1.2" and 4" of climbing."""
    two = [platform(6, 12), platform(9.2, 12)]
    short = Brawl(broods=IRON, grub=(7, 12), dreg=(20, 20), terrain=two, dice=(3,)).say("move")
    short.refusal("move grub 8.2,12")
    brawl = Brawl(broods=IRON, grub=(7, 12), dreg=(20, 20), terrain=two, dice=(4,)).say("move", "move grub 8.2,12")
    assert brawl.at("grub") == (8.2, 12)


@pytest.mark.rule("BR-25")
def test_contact_is_seen_from_above() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(7, 12), gob=(1, 1), terrain=[platform(8, 12)], dice=(2,))
    brawl.say("move", "move grub 6,12")
    assert brawl.foe("grub") == "dreg"


# Dangerous Terrain.


@pytest.mark.rule("BR 2", "BR-27")
@pytest.mark.parametrize(("die", "health"), [(3, 12), (4, 11), (6, 11)])
def test_crossing_dangerous_terrain_costs_health_on_four_or_more(die: int, health: int) -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[dangerous(8, 12)], dice=(6, die))
    brawl.say("move", "move grub 12,12")
    assert (brawl.at("grub"), brawl["grub"].health) == ((12, 12), health)


@pytest.mark.rule("BR-27")
def test_touching_it_is_enough() -> None:
    """Its upper side is at 10.5."""
    brawl = Brawl(broods=IRON, grub=(4, 10), dreg=(20, 20), terrain=[dangerous(8, 12)], dice=(6, 5))
    brawl.say("move", "move grub 12,10")
    assert brawl["grub"].health == 11
    free = Brawl(broods=IRON, grub=(4, 9.98), dreg=(20, 20), terrain=[dangerous(8, 12)], dice=(6,))
    free.say("move", "move grub 12,9.98")
    assert free["grub"].health == 12


@pytest.mark.rule("BR-27")
def test_its_beginning_counts_and_each_piece_has_its_die() -> None:
    brawl = Brawl(
        broods=IRON, grub=(8, 12), dreg=(20, 20), terrain=[dangerous(8, 12), dangerous(14, 12)], dice=(6, 4, 4)
    )
    brawl.say("move", "move grub 16,12")
    assert brawl["grub"].health == 10


@pytest.mark.rule("BR-27")
def test_standing_still_costs_nothing() -> None:
    brawl = Brawl(broods=IRON, grub=(8, 12), dreg=(20, 20), terrain=[dangerous(8, 12)], dice=(6,)).say("move", "stay")
    assert brawl["grub"].health == 12


@pytest.mark.rule("BR-27")
def test_the_way_avoids_it_where_the_movement_suffices() -> None:
    """From 4 to 10 round a piece of 3" that lies 0.4" aside: less than 8", but more than 7"."""
    round_it = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[dangerous(7, 12.4)], dice=(6,))
    round_it.say("move", "move grub 10,12")
    assert (round_it.at("grub"), round_it["grub"].health) == ((10, 12), 12)
    assert not [line for line in round_it.told if line.startswith("Dangerous Terrain")]


def test_before_a_move_its_way_is_told_as_he_will_go() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[dangerous(7, 12.4)], dice=(6,)).say("move")
    region = brawl.match.asks[0].options
    assert isinstance(region, ProposedMoves)
    way = region.made(10_000, 12_000).way(brawl.state)
    assert (way[0], way[-1]) == ((4000, 12_000), (10_000, 12_000))
    brawl.say("move grub 10,12")
    assert tuple(way) == brawl["grub"].trail
    across = Brawl(broods=IRON, grub=(4, 12), dreg=(20, 20), terrain=[dangerous(7, 12.4)], dice=(5, 6))
    across.say("move", "move grub 10,12")
    assert across["grub"].health == 11


@pytest.mark.rule("BR-27", "BR 4.3.1", "BR 1")
def test_a_charger_may_die_on_his_way() -> None:
    brawl = Brawl(
        broods=IRON,
        grub=orc(4, 12, health=1),
        gob=(1, 1),
        dreg=(11, 12),
        terrain=[dangerous(7, 12)],
        dice=(4, 4),
    )
    brawl.say("move", "move grub 10,12")
    assert brawl["grub"].health == 0
    assert brawl.foe("dreg") == ""


@pytest.mark.rule("BR 4.2.1")
def test_the_shortest_way_round_a_corner_is_what_counts() -> None:
    """To the place above the pit's corner: sqrt(9 + 0.25) = 3.04" are free, the pit lies below that line."""
    brawl = Brawl(broods=IRON, grub=(3.5, 10.5), dreg=(20, 20), terrain=[pit(8, 12)], dice=(2,))
    brawl.say("move", "move grub 6.5,10")
    assert brawl.at("grub") == (6.5, 10)


@pytest.mark.rule("BR-6")
def test_what_is_proposed_between_two_others_can_be_reached() -> None:
    """Straight to the Platform, Gob and Dreg leave a gap in which a rounded place is no longer straight ahead."""
    brawl = Brawl(
        broods=IRON,
        active="durk",
        durk=(11.169, 11.288),
        dreg=(12.09, 11.852),
        gob=(12.074, 10.852),
        engaged=[("gob", "dreg")],
        terrain=[platform(15, 18)],
        dice=(3,),
    ).say("move")
    options = brawl.match.asks[0].options
    assert isinstance(options, ProposedMoves)
    assert [options.fault(*options.propose(idea)) for idea in options.ideas] == [None] * len(options.ideas)


def test_no_move_is_proposed_to_whom_none_gets_nearer() -> None:
    """All enemies are fought already, and he stands beside them."""

    def proposed(x: float) -> tuple[str, str]:
        brawl = Brawl(grub=(x, 12), dreg=(13, 12), gash=(14, 12), engaged=[("gash", "dreg")])
        question = brawl.match.scene(0).question
        assert isinstance(question, Question)
        return question.usual, question.why

    assert proposed(8) == ("move", "Who charges strikes first.")
    assert proposed(11.9) == ("end", "No Move gets him nearer.")


def test_it_is_proposed_to_go_round_a_mound_to_an_enemy_behind_another_one() -> None:
    """Of the places beside him those nearest lie in the mound: they are passed over."""
    mounds = [mound(18, 12), mound(6, 12)]
    brawl = Brawl(grub=orc(19.5, 11, item="knuckles"), dreg=(4.5, 11.682), terrain=mounds)
    question = brawl.match.scene(0).question
    assert question is not None
    assert question.usual == "move"
