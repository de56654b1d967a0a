"""BR 1, BR 4, BR 4.1, BR-1, BR-4, BR-22, BR-23: Game Turns, teams, the end."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.brood_rumble.answers import ORDER_WORDS

from .brawl import Brawl, mound, orc


@pytest.mark.rule("BR 4.1", "BR 4")
def test_the_teams_take_turns_and_the_higher_roll_begins() -> None:
    brawl = Brawl(
        broods=("iron", "iron"),
        phase="fight",
        grub=(2, 12),
        gash=(2, 16),
        dreg=(20, 12),
        durk=(20, 16),
        dice=(2, 5),
    )
    order = []
    for name in ("dreg", "grub", "durk", "gash"):
        order.append(brawl.asked)
        if f"activate {name}" in brawl.legal:
            brawl.say(f"activate {name}")
        assert brawl.state.active == brawl.ids[name]
        brawl.say("stay")
    assert order == [1, 0, 1, 0]
    assert brawl.state.first == 1


@pytest.mark.rule("BR 4.1", "OC-5")
@pytest.mark.parametrize(("tie", "first"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_level_initiative_of_equal_broods(tie: int, first: int) -> None:
    """Grub's brood is the younger."""
    brawl = Brawl(phase="fight", grub=(2, 12), dreg=(20, 12), dice=(tie, tie))
    assert brawl.state.first == first


@pytest.mark.rule("BR 4.1", "OC-5")
def test_level_initiative_of_unlike_broods_is_rolled_again() -> None:
    brawl = Brawl(phase="fight", broods=("iron", "feral"), grub=(2, 12), dreg=(20, 12), dice=(1, 1, 6, 6, 2, 3))
    assert brawl.state.first == 1


@pytest.mark.rule("BR-4")
def test_the_larger_team_activates_the_rest_in_a_row() -> None:
    brawl = Brawl(broods=("iron", "iron"), phase="call", grub=(2, 12), gash=(2, 16), gnarl=(2, 20), dreg=(20, 12))
    brawl.say("activate grub", "stay")
    assert brawl.asked == 1
    brawl.say("stay", "activate gash", "stay")
    assert brawl.state.active == brawl.ids["gnarl"]


@pytest.mark.rule("BR-37", "BR 4.2.1")
def test_who_can_do_nothing_but_move_does_so_without_being_asked() -> None:
    brawl = Brawl(broods=("iron", "iron"), phase="call", grub=(2, 12), gash=(2, 16), dreg=(20, 12), dice=(4,))
    brawl.say("activate grub")
    assert brawl.state.reach == 6000
    assert brawl.match.asks[0].prompt == 'Grub may move 6": where to?'


@pytest.mark.rule("BR-37", "BR 4.2")
def test_who_touches_a_barrel_or_a_mound_is_asked_what_he_does() -> None:
    barrel = Brawl(phase="call", grub=(2, 12), gash=(2, 16), dreg=(20, 12), barrels=[(1.1, 12)]).say("activate grub")
    assert barrel.verbs == {"move", "throw", "end"}
    found = Brawl(phase="call", grub=(2, 12), gash=(2, 16), dreg=(20, 12), terrain=[mound(2, 10.5)]).say(
        "activate grub"
    )
    assert found.verbs == {"move", "grab", "end"}


@pytest.mark.rule("BR 4.1")
def test_nobody_is_activated_twice() -> None:
    brawl = Brawl(phase="call", grub=orc(2, 12, done=True), gash=(2, 16), gnarl=(2, 20), dreg=(20, 12))
    assert brawl.legal - set(ORDER_WORDS.values()) == {"activate gash", "activate gnarl"}


@pytest.mark.rule("BR 1", "BR-22")
def test_who_has_no_orc_left_has_lost() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=orc(13, 12, health=1),
        engaged=[("grub", "dreg")],
        dice=(1,),
    ).clash("punch", "low")
    assert brawl.places == [1, 2]
    told = [seat.came_to for seat in brawl.match.scene(0).seats]
    assert told == ["1 of 4 Orcs stand, with 12 Health", "0 of 4 Orcs stand, with 0 Health"]


@pytest.mark.rule("BR 1", "BR-1")
def test_four_players_share_places_one_and_three() -> None:
    """Grub and Snik against Dreg and Mog."""
    brawl = Brawl(
        phase="fight",
        seats=4,
        snik=orc(12, 12, charged=True),
        mog=orc(13, 12, health=1),
        engaged=[("snik", "mog")],
        dice=(1,),
    ).clash("punch", "low")
    assert brawl.places == [1, 3, 3, 1]


@pytest.mark.rule("BR-1")
def test_each_orc_is_played_by_its_owner_and_has_his_brood() -> None:
    """Grub decides for the team that Snik, a Feral Orc of seat 3, is activated; then seat 3 is asked."""
    brawl = Brawl(
        phase="call",
        seats=4,
        broods=("iron", "iron", "iron", "feral"),
        grub=(2, 12),
        snik=(2, 16),
        dreg=(20, 12),
        mog=(20, 16),
        dice=(3,),
    )
    assert brawl.asked == 0
    brawl.say("activate snik")
    assert brawl.asked == 3
    assert brawl.legal == {"keep", "reroll"}


@pytest.mark.rule("BR-1", "BR 5")
def test_feats_go_to_the_owner() -> None:
    brawl = Brawl(
        phase="fight",
        seats=4,
        grub=(2, 2),
        snik=orc(12, 12, charged=True),
        mog=orc(13, 12, health=3),
        dreg=(20, 20),
        engaged=[("snik", "mog")],
        dice=(3,),
    ).clash("kick", "high")
    assert brawl.feats == {"Go Play Dolls!": 3}


@pytest.mark.rule("BR-23")
def test_after_the_last_game_turn_health_decides() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(2, 12, health=3),
        gash=orc(2, 20, health=3),
        dreg=orc(20, 12, health=7),
        state={"turn": 40},
    )
    assert brawl.places == [2, 1]
    assert brawl.match.standings is not None
    assert (brawl.match.standings.limit, brawl.match.standings.rule) == ("turn_cap", "BR-23")


@pytest.mark.rule("BR-23")
def test_level_teams_share_the_first_place() -> None:
    brawl = Brawl(phase="fight", grub=orc(2, 12, health=7), dreg=orc(20, 12, health=7), state={"turn": 40})
    assert brawl.places == [1, 1]


@pytest.mark.rule("BR-23")
def test_the_last_game_turn_can_be_switched_off() -> None:
    brawl = Brawl(phase="fight", grub=(2, 12), dreg=(20, 12), state={"turn": 40}, options={"turn_cap": 0}, dice=(1, 2))
    assert brawl.places == []
    assert brawl.state.turn == 41
