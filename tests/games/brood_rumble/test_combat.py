"""BR 4.3, BR 4.3.1: attack and defence, items, second serving and counterstroke, five wounds."""

from __future__ import annotations

import pytest

from .brawl import RIGHT, Brawl, about, orc

PAIR = [("grub", "dreg")]


def fight(*dice: int, grub: object = None, dreg: object = None, **more: object) -> Brawl:
    """Grub has charged Dreg, who stands to his right; a spare Orc of each team waits far away."""
    return Brawl(
        phase="fight",
        grub=grub or orc(12, 12, charged=True),  # type: ignore[arg-type]
        dreg=dreg or orc(13, 12),  # type: ignore[arg-type]
        gob=(1, 1),
        dib=(23, 23),
        engaged=PAIR,
        dice=dice,
        **more,  # type: ignore[arg-type]
    )


# Who strikes first.


@pytest.mark.rule("BR-14", "BR 4.3")
def test_the_charger_strikes_first() -> None:
    assert fight().striker == "grub"
    other = fight(grub=orc(12, 12), dreg=orc(13, 12, charged=True))
    assert other.striker == "dreg"


@pytest.mark.rule("BR-14", "BR 4.3")
def test_in_a_combat_of_an_earlier_game_turn_both_roll() -> None:
    assert fight(2, 5, grub=orc(12, 12)).striker == "dreg"
    assert fight(5, 2, grub=orc(12, 12)).striker == "grub"


@pytest.mark.rule("BR-14", "OC-5")
@pytest.mark.parametrize(("tie", "first"), [(2, "grub"), (3, "grub"), (4, "dreg"), (6, "dreg")])
def test_equal_broods_that_tie(tie: int, first: str) -> None:
    """Grub's brood is the younger one."""
    assert fight(tie, tie, grub=orc(12, 12)).striker == first


@pytest.mark.rule("BR-14", "OC-5")
def test_unlike_broods_that_tie_roll_again() -> None:
    assert fight(4, 4, 1, 3, grub=orc(12, 12), broods=("feral", "iron")).striker == "dreg"


# Attack and block.


@pytest.mark.rule("BR 4.3")
@pytest.mark.parametrize(("attack", "block"), [("headbutt", "high"), ("punch", "mid"), ("kick", "low")])
def test_the_right_block_takes_off_three(attack: str, block: str) -> None:
    """Nothing is left of three wounds, and the roles change."""
    brawl = fight(3).clash(attack, block)
    assert brawl["dreg"].health == 12
    assert brawl.striker == "dreg"


@pytest.mark.rule("BR 4.3", "BR-15")
@pytest.mark.parametrize(
    ("attack", "block"),
    [("headbutt", "mid"), ("headbutt", "low"), ("punch", "high"), ("punch", "low"), ("kick", "high"), ("kick", "mid")],
)
def test_a_wrong_block_is_futile_and_the_attacker_goes_on(attack: str, block: str) -> None:
    brawl = fight(2).clash(attack, block)
    assert brawl["dreg"].health == 10
    assert brawl.striker == "grub"


@pytest.mark.rule("BR 4.3")
def test_three_attacks_and_three_blocks_to_choose_from_in_secret() -> None:
    brawl = fight()
    asks = brawl.match.asks
    assert len(asks) == 2
    assert {option.notation(brawl.state) for option in asks[0].options} == {"headbutt", "punch", "kick", "brawl"}
    assert {option.notation(brawl.state) for option in asks[1].options} == {"low", "mid", "high", "brawl"}


# The special results.


@pytest.mark.rule("BR 4.3", "BR-16")
def test_a_headbutt_of_three_pushes_six_inches_and_ends_the_combat() -> None:
    brawl = fight(3).clash("headbutt", "mid")
    assert brawl["dreg"].health == 9
    assert brawl.at("dreg") == about(19, 12)
    assert (brawl.foe("grub"), brawl.foe("dreg")) == ("", "")
    assert brawl.striker == ""


@pytest.mark.rule("BR 4.3")
def test_a_headbutt_of_two_pushes_nobody() -> None:
    brawl = fight(2).clash("headbutt", "mid")
    assert brawl.at("dreg") == (13, 12)


@pytest.mark.rule("BR 4.3", "BR-16")
def test_a_punch_of_three_costs_one_more_and_interrupts_the_combat() -> None:
    brawl = fight(3).clash("punch", "low")
    assert brawl["dreg"].health == 8
    assert brawl.striker == ""
    assert (brawl.foe("grub"), brawl.foe("dreg")) == ("dreg", "grub")


@pytest.mark.rule("BR 4.3")
def test_a_kick_of_three_knocks_down_and_the_winner_falls_back() -> None:
    brawl = fight(3).clash("kick", "high")
    assert (brawl["dreg"].health, brawl["dreg"].down) == (9, True)
    brawl.say("retreat grub 5,12")
    assert brawl.at("grub") == (9, 12)
    assert (brawl.foe("grub"), brawl.foe("dreg")) == ("", "")


@pytest.mark.rule("BR 4.3")
def test_a_kick_of_two_knocks_nobody_down() -> None:
    assert fight(2).clash("kick", "high")["dreg"].down is False


@pytest.mark.rule("BR-16")
def test_no_counterstroke_after_a_special_result() -> None:
    for attack in ("headbutt", "punch"):
        assert fight(3).clash(attack, "low").striker == ""


# Second serving and counterstroke.


@pytest.mark.rule("BR-15", "BR 4.3")
def test_a_series_then_one_counterstroke_then_rest() -> None:
    brawl = fight(1, 2, 3, 2).clash("punch", "low").clash("kick", "mid").clash("punch", "mid")
    assert brawl["dreg"].health == 9
    assert brawl.striker == "dreg"
    brawl.clash("kick", "high")  # Futile, but a counterstroke is one attack.
    assert brawl["grub"].health == 10
    assert brawl.striker == ""
    assert brawl.foe("grub") == "dreg"


@pytest.mark.rule("BR-15", "BR-16")
def test_a_counterstroke_may_have_a_special_result() -> None:
    brawl = fight(1, 3).clash("punch", "mid").clash("headbutt", "low")
    assert brawl["grub"].health == 9
    assert brawl.at("grub") == about(6, 12)


@pytest.mark.rule("BR 4.3.1")
def test_who_both_stand_go_on_in_the_next_game_turn() -> None:
    """Then they roll for who strikes first; 3, 1 is the Initiative of the next Game Turn."""
    brawl = fight(1, 1, 3, 1, 2, 6).clash("punch", "mid").clash("kick", "low")
    assert brawl.state.turn == 4
    assert brawl["grub"].charged is False
    while brawl.striker == "":
        answer = next(each for each in sorted(brawl.legal) if each != "move")
        brawl.say("end" if "end" in brawl.legal else answer)
    assert brawl.striker == "dreg"


# Items.


@pytest.mark.rule("BR-12", "BR 4.2.3")
def test_knuckle_dusters_add_a_wound_to_the_next_punch_before_the_test_for_three() -> None:
    """2 + 1 are three, so one more is lost."""
    brawl = fight(2, grub=orc(12, 12, charged=True, item="knuckles")).clash("punch", "low")
    assert brawl["dreg"].health == 8
    assert brawl.item("grub") == "nothing"


@pytest.mark.rule("BR-12")
def test_a_mighty_blow_through_knuckle_dusters_leaves_one() -> None:
    brawl = fight(3, grub=orc(12, 12, charged=True, item="knuckles")).clash("punch", "mid")
    assert brawl["dreg"].health == 11
    assert brawl.item("grub") == "nothing"
    assert brawl.striker == "dreg"


@pytest.mark.rule("BR-12")
def test_knuckle_dusters_wait_for_a_punch_and_are_used_up_by_a_blocked_one() -> None:
    waits = fight(2, grub=orc(12, 12, charged=True, item="knuckles")).clash("kick", "high")
    assert waits.item("grub") == "knuckles"
    blocked = fight(1, grub=orc(12, 12, charged=True, item="knuckles")).clash("punch", "mid")
    assert (blocked["dreg"].health, blocked.item("grub")) == (12, "nothing")


@pytest.mark.rule("BR-12", "BR 4.2.3")
def test_a_helmet_adds_a_wound_to_an_own_headbutt_when_its_owner_likes() -> None:
    used = fight(2, grub=orc(12, 12, charged=True, item="helmet")).clash("headbutt helmet", "low")
    assert (used["dreg"].health, used.item("grub")) == (9, "nothing")
    assert used.at("dreg") == about(19, 12)
    kept = fight(2, grub=orc(12, 12, charged=True, item="helmet")).clash("headbutt", "low")
    assert (kept["dreg"].health, kept.item("grub")) == (10, "helmet")


@pytest.mark.rule("BR-12")
def test_a_helmet_used_on_a_blocked_headbutt_is_used_up() -> None:
    brawl = fight(1, grub=orc(12, 12, charged=True, item="helmet")).clash("headbutt helmet", "high")
    assert (brawl["dreg"].health, brawl.item("grub")) == (12, "nothing")


@pytest.mark.rule("BR-12", "BR 4.2.3")
def test_a_helmet_takes_a_wound_off_a_headbutt_before_the_test_for_three() -> None:
    brawl = fight(3, dreg=orc(13, 12, item="helmet")).clash("headbutt", "low")
    assert brawl.legal == {"use helmet", "keep helmet"}
    brawl.say("use helmet")
    assert (brawl["dreg"].health, brawl.item("dreg")) == (10, "nothing")
    assert brawl.at("dreg") == (13, 12)


@pytest.mark.rule("BR-12")
def test_its_owner_may_keep_the_helmet() -> None:
    brawl = fight(1, dreg=orc(13, 12, item="helmet")).clash("headbutt", "low").say("keep helmet")
    assert (brawl["dreg"].health, brawl.item("dreg")) == (11, "helmet")


@pytest.mark.rule("BR-12")
def test_a_helmet_is_of_no_use_against_other_attacks() -> None:
    brawl = fight(2, dreg=orc(13, 12, item="helmet")).clash("kick", "high")
    assert (brawl["dreg"].health, brawl.striker) == (10, "grub")


# Losing it all.


@pytest.mark.rule("BR 4.3.1", "BR 1")
def test_who_has_no_health_left_is_out_at_once() -> None:
    brawl = fight(2, dreg=orc(13, 12, health=2)).clash("kick", "high")
    assert brawl["dreg"].health == 0
    assert brawl.striker == ""
    assert brawl.foe("grub") == ""


@pytest.mark.rule("BR 4.3.1")
def test_who_is_out_is_not_pushed() -> None:
    """Nothing but the edge would be behind him."""
    brawl = fight(3, grub=orc(22, 12, charged=True), dreg=orc(23, 12, health=3)).clash("headbutt", "low")
    assert brawl.feats == {"Go Play Dolls!": 0}


@pytest.mark.rule("BR 4.3", "BR 4.3.1")
def test_the_additional_wound_of_a_punch_may_be_the_last() -> None:
    brawl = fight(3, dreg=orc(13, 12, health=4)).clash("punch", "low")
    assert brawl["dreg"].health == 0


# Five in one Round of Combat.


@pytest.mark.rule("BR-20", "BR 4.3.1")
def test_five_wounds_in_one_round_of_combat_knock_down() -> None:
    brawl = fight(2, 2, 1).clash("punch", "low").clash("kick", "mid").clash("headbutt", "low")
    assert (brawl["dreg"].health, brawl["dreg"].down) == (7, True)
    brawl.say("retreat grub 5,12")
    assert brawl.at("grub") == (9, 12)
    assert brawl.striker == ""


@pytest.mark.rule("BR-20")
def test_four_are_not_enough() -> None:
    brawl = fight(2, 2).clash("punch", "low").clash("kick", "mid")
    assert (brawl["dreg"].down, brawl.striker) == (False, "grub")


@pytest.mark.rule("BR-20", "BR-33")
def test_the_additional_wound_counts_and_a_punch_then_knocks_down() -> None:
    """1 + 3 + 1: down instead of interrupted."""
    brawl = fight(1, 3).clash("punch", "low").clash("punch", "high")
    assert (brawl["dreg"].health, brawl["dreg"].down) == (7, True)
    assert brawl.verbs == {"retreat"}


@pytest.mark.parametrize(
    ("health", "wounds", "told"),
    [
        (12, (3,), "What a Punch! Dreg loses 1 more; they go on in the next Game Turn."),
        (12, (1, 3), "What a Punch! Dreg loses 1 more."),
        (4, (3,), "What a Punch! Dreg loses 1 more."),
        (5, (3,), "What a Punch! Dreg loses 1 more; they go on in the next Game Turn."),
    ],
)
@pytest.mark.rule("BR 4.3", "BR-33")
def test_whether_they_go_on_after_a_mighty_punch_is_told_as_it_is(
    health: int, wounds: tuple[int, ...], told: str
) -> None:
    brawl = fight(*wounds, dreg=orc(13, 12, health=health))
    for _ in wounds:
        brawl.clash("punch", "low")
    assert told in brawl.told


@pytest.mark.rule("BR-20")
def test_wounds_of_both_series_count_for_each_orc_by_himself() -> None:
    """Dreg loses four, Grub two: nobody lies."""
    brawl = fight(2, 2, 1, 2)
    brawl.clash("punch", "low").clash("punch", "low").clash("punch", "mid").clash("kick", "high")
    assert brawl.health("grub", "dreg") == [10, 8]
    assert (brawl["grub"].down, brawl["dreg"].down) == (False, False)


@pytest.mark.rule("BR-20")
def test_wounds_of_an_earlier_game_turn_do_not_count() -> None:
    brawl = fight(5, 1, 1, grub=orc(12, 12), dreg=orc(13, 12, health=6, lost=4)).clash("punch", "low")
    assert brawl["dreg"].down is False


@pytest.mark.rule("BR-33")
def test_pushed_with_five_wounds_he_lies_where_the_push_ends_and_the_attacker_falls_back() -> None:
    brawl = fight(2, 3).clash("punch", "low").clash("headbutt", "low")
    assert brawl.at("dreg") == about(19, 12)
    assert brawl["dreg"].down
    assert brawl.verbs == {"retreat"}
    brawl.say("retreat grub 12,20")
    assert brawl.at("grub") == (12, 15)


# Getting up.


@pytest.mark.rule("BR 4.2.4", "BR-13")
def test_getting_up_takes_the_whole_activation() -> None:
    brawl = Brawl(phase="call", grub=orc(12, 12, down=True), gash=(1, 1), dreg=(20, 20), barrels=[(12, 12.9)])
    assert brawl.legal == {"up grub", "activate gash"}
    brawl.say("up grub")
    assert (brawl["grub"].down, brawl["grub"].done) == (False, True)
    assert brawl.asked == 1


@pytest.mark.rule("BR 4.2.5")
def test_the_engaged_only_fight_which_is_a_pass() -> None:
    brawl = Brawl(
        phase="call", grub=(12, 12), gash=(1, 1), dreg=(13, 12), durk=(20, 20), engaged=PAIR, barrels=[(12, 12.9)]
    )
    assert brawl.legal == {"fight grub", "activate gash"}
    brawl.say("fight grub")
    assert brawl["grub"].done
    assert brawl.asked == 1


# Order of the combats.


@pytest.mark.rule("BR 4.1", "BR 4.3")
def test_the_team_with_the_initiative_chooses_the_order_of_the_combats() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(5, 5, charged=True),
        dreg=(6, 5),
        gash=orc(5, 15, charged=True),
        durk=(6, 15),
        engaged=[("grub", "dreg"), ("gash", "durk")],
        state={"first": 1},
        dice=(3,),
    )
    assert brawl.asked == 1
    assert brawl.legal == {"combat dreg grub", "combat durk gash", "brawl"}
    brawl.say("combat durk gash")
    assert brawl.striker == "gash"
    brawl.clash("punch", "low")
    assert brawl.striker == "grub"


@pytest.mark.rule("BR 4.3")
def test_combats_come_after_all_activations() -> None:
    """Grub has charged; Dreg's friend is activated before they fight."""
    brawl = Brawl(grub=(4, 12), dreg=orc(9, 12, done=True), durk=(20, 20), broods=("iron", "iron"), dice=(2,))
    brawl.say("move", "move grub 8,12")
    assert brawl.striker == ""
    assert brawl.state.active == brawl.ids["durk"]
    brawl.say("stay")
    assert brawl.striker == "grub"


@pytest.mark.rule("BR-13", "BR 4.2.4")
def test_who_gets_up_beside_a_free_enemy_is_engaged() -> None:
    brawl = Brawl(phase="call", grub=orc(12, 12, down=True), gash=(1, 1), dreg=(13, 12), durk=(20, 20))
    brawl.say("up grub")
    assert (brawl.foe("grub"), brawl.foe("dreg")) == ("dreg", "grub")


@pytest.mark.rule("BR-13", "BR 4.2.5")
def test_beside_an_enemy_on_the_ground_one_is_free() -> None:
    brawl = Brawl(grub=(12, 12), gash=(1, 1), dreg=orc(13, 12, down=True), durk=(20, 20))
    assert brawl.verbs == {"move", "end"}


@pytest.mark.rule("BR-12")
def test_nobody_is_asked_for_the_helmet_where_it_saves_nothing() -> None:
    brawl = fight(3, dreg=orc(13, 12, item="helmet")).clash("headbutt", "high")
    assert brawl.verbs == {"headbutt", "punch", "kick", "brawl"}
    assert brawl.striker == "dreg"


@pytest.mark.rule("BR-14")
def test_a_charge_at_somebody_who_is_out_before_the_combat_is_over() -> None:
    """Gash's Barrel takes Dreg's last Health; then Durk charges Grub, and he alone is the Charger."""
    brawl = Brawl(
        broods=("iron", "iron"),
        active="gash",
        grub=orc(12, 12, charged=True, done=True),
        gash=(6, 12),
        dreg=orc(12, 13, health=1),
        durk=(12, 9),
        engaged=PAIR,
        barrels=[(5.1, 12)],
        state={"first": 1},
        dice=(5, 5, 1, 1, RIGHT, 1, 1),
    ).say("throw b1 dreg", "end")
    assert brawl["dreg"].health == 0
    brawl.say("move durk 12,11")
    assert brawl.striker == "durk"
