"""BR 5, BR-35, OC-8: feats."""

from __future__ import annotations

import pytest

from .brawl import LEFT, RIGHT, UP, Brawl, mound, orc, pit, platform

HIT = (3, 3)
MISSED_CATCH = 1


def fight(*dice: int, dreg: object = (13, 12), **more: object) -> Brawl:
    return Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=dreg,  # type: ignore[arg-type]
        engaged=[("grub", "dreg")],
        dice=dice,
        **{"gob": (1, 1), "dib": (1, 23), **more},  # type: ignore[arg-type]
    )


@pytest.mark.rule("BR 5")
def test_my_orclympics_pit_edge_or_platform() -> None:
    assert "My Orclympics!" in fight(3, terrain=[pit(18, 12)]).clash("headbutt", "low").feats
    assert "My Orclympics!" in fight(3, terrain=[platform(13, 12)]).clash("headbutt", "low").feats
    assert "My Orclympics!" not in fight(3, terrain=[mound(18, 12)]).clash("headbutt", "low").feats


@pytest.mark.rule("BR 5", "BR-35")
def test_wombo_combo_hits_two_enemies_with_one_throw() -> None:
    brawl = Brawl(
        grub=(4, 12),
        dreg=(10, 12),
        durk=(10, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, UP, MISSED_CATCH, 1, 2, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.feats == {"Wombo Combo": 0}


@pytest.mark.rule("BR 5")
def test_the_same_enemy_twice_or_a_friend_is_no_combo() -> None:
    friend = Brawl(
        grub=(4, 12),
        gash=(10, 9),
        dreg=(10, 12),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, UP, 1, 6, LEFT),
    ).say("throw b1 dreg", "suffer")
    assert friend.health("gash", "dreg") == [11, 11]
    assert friend.feats == {}


@pytest.mark.rule("BR-11", "BR-35")
def test_a_catch_is_no_hit_and_begins_a_new_throw() -> None:
    """Grub hits Dreg, Durk catches, Grub catches and hits Durk: one enemy each."""
    brawl = Brawl(
        grub=(4, 12),
        dreg=(10, 12),
        durk=(10, 9),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 1, 6, UP, 6, 6, 6, 6, 6, 6, MISSED_CATCH, 1, 1, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.health("grub", "dreg", "durk") == [12, 11, 11]
    assert brawl.feats == {}


@pytest.mark.rule("BR-35")
def test_a_combo_of_a_barrel_thrown_back_is_the_catchers() -> None:
    """Dreg throws it back; it bounces off Grub into Gash."""
    brawl = Brawl(
        grub=(4, 12),
        gash=(4, 9),
        gob=(1, 1),
        dreg=(10, 12),
        barrels=[(3.1, 12)],
        dice=(*HIT, 6, *HIT, MISSED_CATCH, 1, 6, UP, MISSED_CATCH, 1, 1, RIGHT),
    ).say("throw b1 dreg")
    assert brawl.feats == {"Wombo Combo": 1}


@pytest.mark.rule("BR 5", "BR-35")
def test_go_play_dolls_needs_an_attack_of_three_wounds() -> None:
    assert fight(3, dreg=orc(13, 12, health=1)).clash("kick", "high").feats == {"Go Play Dolls!": 0}
    assert fight(2, dreg=orc(13, 12, health=1)).clash("kick", "high").feats == {}


@pytest.mark.rule("BR-35")
def test_go_play_dolls_by_a_push() -> None:
    brawl = fight(3, terrain=[pit(18, 12)]).clash("headbutt", "low")
    assert brawl.feats == {"My Orclympics!": 0, "Go Play Dolls!": 0}


@pytest.mark.rule("BR-35")
def test_a_barrel_is_no_attack() -> None:
    brawl = Brawl(
        grub=(4, 12),
        dreg=orc(10, 12, health=2),
        durk=(20, 20),
        barrels=[(3.1, 12)],
        dice=(*HIT, MISSED_CATCH, 3, 1, UP),
    ).say("throw b1 dreg")
    assert brawl["dreg"].health == 0
    assert brawl.feats == {}


@pytest.mark.rule("BR 5", "BR-35")
def test_orc_pedagogy_is_five_wounds_and_still_there() -> None:
    five = fight(2, 2, 1).clash("punch", "low").clash("kick", "mid").clash("headbutt", "low")
    assert five.feats == {"Orc Pedagogy": 0}
    kick = fight(2, 3).clash("punch", "low").clash("kick", "mid")
    assert kick.feats == {"Orc Pedagogy": 0}
    out = fight(2, 3, dreg=orc(13, 12, health=5)).clash("punch", "low").clash("kick", "mid")
    assert out.feats == {"Go Play Dolls!": 0}
    three = fight(3).clash("kick", "high")
    assert three.feats == {}


@pytest.mark.rule("BR 5", "BR-31", "BR-35")
def test_collector_grabs_from_both_mounds_with_different_orcs_in_one_game_turn() -> None:
    brawl = Brawl(
        grub=(6, 10.5),
        gash=(18, 10.5),
        dreg=orc(12, 22, done=True),
        terrain=[mound(6, 12), mound(18, 12)],
        dice=(5, 1),
    ).say("grab", "end")
    assert brawl.feats == {}
    brawl.say("grab")  # A Barrel, which is an item as well.
    assert brawl.feats == {"Collector": 0}


@pytest.mark.rule("BR 5")
def test_the_same_mound_twice_is_no_collection() -> None:
    brawl = Brawl(
        grub=(6, 10.5),
        gash=(6, 13.5),
        dreg=orc(12, 22, done=True),
        terrain=[mound(6, 12), mound(18, 12)],
        dice=(5, 3),
    ).say("grab", "end", "grab")
    assert brawl.feats == {}


@pytest.mark.rule("BR-35", "BR-1")
def test_two_players_of_a_team_do_not_collect_together() -> None:
    brawl = Brawl(
        seats=4,
        grub=(6, 10.5),
        snik=(18, 10.5),
        dreg=orc(12, 22, done=True),
        terrain=[mound(6, 12), mound(18, 12)],
        dice=(5, 3),
    ).say("grab", "end", "grab")
    assert brawl.item("snik") == "knuckles"
    assert brawl.feats == {}


@pytest.mark.rule("OC-8", "BR 5")
def test_a_feat_goes_to_the_first_alone_and_the_result_lists_them() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=orc(13, 12, health=3),
        engaged=[("grub", "dreg")],
        dice=(3,),
        state={"feats": [1, -1, -1, -1, -1]},
    ).clash("kick", "high")
    ending = brawl.match.standings
    assert ending is not None
    assert [(feat.name, feat.seat, feat.rule) for feat in ending.feats] == [
        ("My Orclympics!", 1, "BR 5"),
        ("Go Play Dolls!", 0, "BR 5"),
    ]
