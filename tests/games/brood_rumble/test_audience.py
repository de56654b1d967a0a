"""BR 4.4, BR-21, BR-34: a Game Turn without blood."""

from __future__ import annotations

import pytest

from .brawl import DOWN, LEFT, RIGHT, UP, Brawl, mound, orc

CALM = {"blood": False, "turn": 3}
MISSED_CATCH = 1
NEXT = (5, 2)
"""The Initiative of the next Game Turn."""


@pytest.mark.rule("BR 4.4", "BR-21")
def test_without_blood_the_audience_throws_d3_barrels() -> None:
    """Two, at Durk (the third of three) and then at Grub (the first of the two that are left)."""
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        dreg=(22, 12),
        durk=(12, 22),
        state=CALM,
        dice=(2, 3, 1, 1, MISSED_CATCH, 3, 1, UP, 1, 1, 1, MISSED_CATCH, 1, 2, RIGHT, *NEXT),
    )
    assert brawl.health("grub", "dreg", "durk") == [11, 12, 9]
    assert brawl.barrels == {1: (12, 21), 2: (4, 12)}


@pytest.mark.rule("BR 4.4")
def test_blood_of_an_earlier_game_turn_does_not_count() -> None:
    """One Barrel, at Grub."""
    brawl = Brawl(
        broods=("common", "common"),
        phase="fight",
        grub=(2, 12),
        dreg=(22, 12),
        state={"blood": True},
        dice=(*NEXT, 1, 1, 1, 1, 1, 1, MISSED_CATCH, 1, 1, UP, *NEXT),
    )
    assert "The audience" not in " ".join(brawl.told)
    brawl.say("stay", "stay")
    assert "Not a drop of blood! The audience throws 1 Barrel." in brawl.told


@pytest.mark.rule("BR-10", "BR 4.4")
def test_who_was_hit_from_the_audience_irritates_nobody_any_more() -> None:
    brawl = Brawl(
        grub=orc(4, 12, pelted=True),
        gash=(8, 6),
        gob=(15, 12),
        dreg=(14, 12),
        engaged=[("gob", "dreg")],
        barrels=[(3.1, 12)],
        dice=(1, 1, 1, UP),
    ).say("throw b1 dreg")
    assert not [line for line in brawl.told if line.startswith("irritated public")]


@pytest.mark.rule("BR-10", "BR 4.2.3")
def test_a_found_barrel_irritates_as_others_do() -> None:
    brawl = Brawl(
        grub=(6, 10.5),
        gash=(1, 1),
        gob=(17, 10.5),
        dreg=(16, 10.5),
        engaged=[("gob", "dreg")],
        terrain=[mound(6, 12)],
        dice=(1, 1, 1, 1, UP, 3),
    ).say("grab", "throw dreg")
    assert brawl.told[-2:] == ["irritated public 4+: 3", "The public lets it pass."]


@pytest.mark.rule("BR 4.4", "BR-21")
def test_any_lost_health_keeps_it_quiet() -> None:
    brawl = Brawl(phase="fight", grub=(2, 12), dreg=(22, 12), state={"blood": True}, dice=NEXT)
    assert brawl.health("grub", "dreg") == [12, 12]
    assert brawl.state.turn == 4


@pytest.mark.rule("BR 4.4", "BR-21")
def test_a_combat_without_wounds_leaves_it_frustrated() -> None:
    brawl = Brawl(
        phase="fight",
        grub=orc(11, 2, charged=True),
        dreg=(12, 2),
        engaged=[("grub", "dreg")],
        state=CALM,
        dice=(1, 1, 1, 1, 1, 1, 2, 1, DOWN, *NEXT),
    )
    brawl.clash("punch", "mid").clash("kick", "low")
    assert brawl.health("grub", "dreg") == [10, 12]  # Engaged, so he could not catch.


@pytest.mark.rule("BR 4.4")
def test_the_nearest_point_of_the_edge() -> None:
    """Grub stands 3" from the upper edge: 2.5" to his base, so 2 is too short and 3 is not."""
    short = Brawl(phase="fight", grub=(12, 3), dreg=(22, 12), state=CALM, dice=(1, 1, 1, 1, 1, RIGHT, *NEXT))
    assert short["grub"].health == 12
    # Its front went from 0 to 2, so it came down with its middle at 1.6 and bounced 1" to the right.
    assert short.barrels == {1: (13, 1.6)}
    hit = Brawl(
        phase="fight", grub=(12, 3), dreg=(22, 12), state=CALM, dice=(1, 1, 1, 2, MISSED_CATCH, 2, 1, RIGHT, *NEXT)
    )
    assert hit["grub"].health == 10
    assert hit.barrels == {1: (13, 3)}


@pytest.mark.rule("BR-34")
@pytest.mark.parametrize(("die", "end"), [(1, (1.6, 5)), (2, (5, 1.6))])
def test_of_two_edges_equally_near_a_die_decides(die: int, end: tuple[float, float]) -> None:
    """3" from the left edge and from the upper one. A range of 2 comes down at 1.6; it bounces 2" past Grub."""
    aside = DOWN if die == 1 else RIGHT
    brawl = Brawl(phase="fight", grub=(3, 3), dreg=(22, 12), state=CALM, dice=(1, 1, die, 1, 1, 2, aside, *NEXT))
    assert brawl.barrels == {1: end}


@pytest.mark.rule("BR-11", "BR 4.2.2.1")
def test_a_barrel_caught_from_the_audience_goes_anywhere() -> None:
    """At any other Orc, friend or enemy, or in any direction."""
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        gash=(2, 20),
        dreg=(8, 12),
        state=CALM,
        dice=(1, 1, 1, 1, 6, 3, 3, MISSED_CATCH, 2, 1, UP, *NEXT),
    )
    assert brawl.asked == 0
    assert {"throw dreg", "throw gash"} <= brawl.legal
    assert "throw grub" not in brawl.legal
    brawl.say("throw dreg")
    assert brawl.health("grub", "dreg") == [12, 10]


@pytest.mark.rule("BR-21", "BR-11")
def test_who_caught_it_was_not_hit_and_what_he_throws_is_no_longer_the_audiences() -> None:
    """Dreg is hit by Grub's throw and may still be hit by the audience's second Barrel."""
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        dreg=(8, 10),
        state=CALM,
        dice=(2, 1, 1, 1, 6, 3, 3, MISSED_CATCH, 2, 1, UP, 6, 6, MISSED_CATCH, 3, 1, UP, *NEXT),
    )
    brawl.say("throw dreg")
    assert brawl["dreg"].health == 7


@pytest.mark.rule("BR-21", "BR 4.4")
def test_each_orc_is_hit_once_bounces_included() -> None:
    """The first Barrel hits Grub and bounces into Gash; the second can only be aimed at Dreg."""
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        gash=(2, 9),
        dreg=(22, 12),
        state=CALM,
        dice=(2, 1, 1, 1, MISSED_CATCH, 1, 3, UP, MISSED_CATCH, 2, 1, RIGHT, 1, 1, MISSED_CATCH, 3, 1, UP, *NEXT),
    )
    assert brawl.health("grub", "gash", "dreg") == [11, 10, 9]


@pytest.mark.rule("BR-21")
def test_a_bounce_passes_over_who_was_hit_already() -> None:
    """Gash was hit from the audience earlier in this Game Turn."""
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        gash=orc(2, 9, pelted=True),
        dreg=(22, 12),
        state=CALM,
        dice=(1, 1, 1, 1, MISSED_CATCH, 1, 5, UP, *NEXT),
    )
    assert brawl.health("grub", "gash") == [11, 12]
    assert brawl.barrels == {1: (2, 7)}


@pytest.mark.rule("BR 4.4", "BR-21")
def test_barrels_beyond_the_number_of_orcs_are_ignored() -> None:
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        dreg=(22, 12),
        state=CALM,
        dice=(3, 2, 1, 1, MISSED_CATCH, 1, 1, UP, 1, 1, MISSED_CATCH, 1, 1, UP, *NEXT),
    )
    assert brawl.health("grub", "dreg") == [11, 11]


@pytest.mark.rule("BR 2", "BR-8")
def test_there_are_never_more_than_six() -> None:
    six = [(4, 20), (6, 20), (8, 20), (10, 20), (14, 20), (16, 20)]
    brawl = Brawl(
        phase="fight",
        grub=(2, 12),
        dreg=(22, 12),
        barrels=six,
        state=CALM,
        dice=(1, 1, 1, 1, MISSED_CATCH, 1, 2, UP, *NEXT),
    )
    assert len(brawl.barrels) == 6
    assert brawl["grub"].health == 11


@pytest.mark.rule("BR 4.4", "BR 4.2.2")
def test_a_barrel_of_the_audience_may_leave_over_the_edge() -> None:
    brawl = Brawl(
        phase="fight", grub=(2, 12), dreg=(22, 12), state=CALM, dice=(1, 1, 1, 1, MISSED_CATCH, 1, 6, LEFT, *NEXT)
    )
    assert brawl.barrels == {}


@pytest.mark.rule("BR-21")
def test_who_was_hit_by_an_irritated_public_is_no_target_at_the_end() -> None:
    """Two Barrels, but only Dreg is left to be hit."""
    brawl = Brawl(
        phase="fight",
        grub=orc(2, 12, pelted=True),
        dreg=(22, 12),
        state=CALM,
        dice=(2, 1, 1, MISSED_CATCH, 1, 1, UP, *NEXT),
    )
    assert brawl.health("grub", "dreg") == [12, 11]
