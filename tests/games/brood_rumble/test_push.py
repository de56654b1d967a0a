"""BR 4.3 Push, BR-17 … BR-19, BR-22, BR-29, BR-32: where mighty blows leave the Orcs."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.brood_rumble.events import BY_BARREL, Eliminated
from orcade.games.orclympics.brood_rumble.terrain import Terrain
from orcade.games.orclympics.brood_rumble.words import way
from orcade.table.requests import DEATH, MOMENT, Sight

from .brawl import Brawl, Where, about, cover, dangerous, mound, orc, pit, platform


def butt(*dice: int, grub: Where = (12, 12), dreg: object = (13, 12), **more: object) -> Brawl:
    """Grub headbutts Dreg, who stands to his right, for three."""
    brawl = Brawl(
        phase="fight",
        grub=orc(*grub, charged=True),
        dreg=dreg,  # type: ignore[arg-type]
        engaged=[("grub", "dreg")],
        dice=(3, *dice),
        **{"gob": (1, 1), "dib": (1, 23), **more},  # type: ignore[arg-type]
    )
    return brawl.clash("headbutt", "low")


def kick(*dice: int, grub: Where = (12, 12), dreg: object = (13, 12), **more: object) -> Brawl:
    """Grub kicks Dreg to the ground."""
    brawl = Brawl(
        phase="fight",
        grub=orc(*grub, charged=True),
        dreg=dreg,  # type: ignore[arg-type]
        engaged=[("grub", "dreg")],
        dice=(3, *dice),
        **{"gob": (1, 1), "dib": (1, 23), **more},  # type: ignore[arg-type]
    )
    return brawl.clash("kick", "high")


@pytest.mark.rule("BR 4.3")
def test_middle_to_middle() -> None:
    """Dreg stands at a slant of 3 : 4; six inches are 3.6 and 4.8."""
    brawl = butt(dreg=(12.6, 12.8))
    assert brawl.at("dreg") == about(16.2, 17.6)


@pytest.mark.rule("BR 4.3", "BR-17")
def test_touching_a_pit_eliminates_whatever_health_is_left() -> None:
    brawl = butt(terrain=[pit(18, 12)])
    assert brawl["dreg"].health == 0
    assert brawl.feats["My Orclympics!"] == 0


@pytest.mark.rule("BR 4.3")
def test_grazing_a_pit_is_touching_it() -> None:
    """Its upper side is at 12.49; a base of half an inch around y = 12 touches it."""
    assert butt(terrain=[pit(17, 13.99)])["dreg"].health == 0
    assert butt(terrain=[pit(17, 14.01)])["dreg"].health == 9


@pytest.mark.rule("BR 4.3")
def test_touching_the_boards_edge_eliminates() -> None:
    brawl = butt(grub=(17, 12), dreg=(18, 12))
    assert brawl["dreg"].health == 0
    assert brawl.feats["My Orclympics!"] == 0
    free = butt(grub=(16.4, 12), dreg=(17.4, 12))
    assert free.at("dreg") == about(23.4, 12)


@pytest.mark.rule("BR-17")
def test_at_the_edge_only_a_push_outwards_counts() -> None:
    out = butt(grub=(22.5, 12), dreg=(23.5, 12))
    assert out["dreg"].health == 0
    along = butt(grub=(23.5, 4), dreg=(23.5, 5))
    assert (along["dreg"].health, along.at("dreg")) == (9, about(23.5, 11))


@pytest.mark.rule("BR-17")
def test_a_pit_that_is_touched_already_counts_only_if_the_push_leads_into_it() -> None:
    beside = butt(terrain=[pit(14, 14)])  # Its upper side is at 12.5.
    assert (beside["dreg"].health, beside.at("dreg")) == (9, about(19, 12))
    behind = butt(terrain=[pit(15, 12)])
    assert behind["dreg"].health == 0


@pytest.mark.rule("BR 4.3", "BR-18")
@pytest.mark.parametrize(
    ("piece", "x", "health"),
    [
        (mound(18, 12), 16.5, 8),
        (cover(18, 12, upright=True), 17.0, 8),
        (platform(18, 12), 16.0, 9),
    ],
)
def test_against_terrain(piece: Terrain, x: float, health: int) -> None:
    """A mound and Cover cost one more, a Platform stops without harm."""
    brawl = butt(terrain=[piece])
    assert brawl.at("dreg") == about(x, 12)
    assert brawl["dreg"].health == health


@pytest.mark.rule("BR-18", "BR-27")
@pytest.mark.parametrize(("die", "health"), [(3, 9), (4, 8)])
def test_dangerous_terrain_stops_him_and_has_its_die(die: int, health: int) -> None:
    brawl = butt(die, terrain=[dangerous(18, 12)])
    assert brawl.at("dreg") == about(16, 12)
    assert brawl["dreg"].health == health


@pytest.mark.rule("BR-17", "BR-27")
def test_who_stands_in_dangerous_terrain_is_not_stopped_by_it_but_rolls() -> None:
    brawl = butt(5, terrain=[dangerous(13.5, 12)])
    assert brawl.at("dreg") == about(19, 12)
    assert brawl["dreg"].health == 8


@pytest.mark.rule("BR 4.3")
def test_barrels_stop_nobody() -> None:
    brawl = butt(barrels=[(16, 12), (19, 12)])
    assert brawl.at("dreg") == about(19, 12)
    assert len(brawl.barrels) == 2


@pytest.mark.rule("BR 4.3", "BR-18")
def test_off_a_platform_costs_one_and_the_push_goes_on_below() -> None:
    brawl = butt(terrain=[platform(13, 12)])
    assert brawl.at("dreg") == about(19, 12)
    assert brawl["dreg"].health == 8
    assert brawl.feats["My Orclympics!"] == 0


@pytest.mark.rule("BR-18", "BR-25")
def test_off_a_platform_and_against_a_mound_costs_two() -> None:
    brawl = butt(terrain=[platform(13, 12), mound(18, 12)])
    assert brawl.at("dreg") == about(16.5, 12)
    assert brawl["dreg"].health == 7


# Against an Orc.


@pytest.mark.rule("BR 4.3", "BR-32")
def test_against_an_orc_both_lose_one_and_the_pushed_one_goes_back_an_inch() -> None:
    """Contact at 16; back to 15. Friend or enemy makes no difference."""
    for who, brawl in (("gash", butt(gash=(17, 12))), ("durk", butt(durk=(17, 12)))):
        assert brawl.health("dreg", who) == [8, 11]
        assert brawl.at("dreg") == about(15, 12)
        assert brawl.at(who) == (17, 12)
        assert brawl.foe("dreg") == ""


@pytest.mark.rule("BR-32", "BR-13")
def test_against_an_orc_on_the_ground() -> None:
    brawl = butt(durk=orc(17, 12, down=True))
    assert brawl.health("dreg", "durk") == [8, 11]


@pytest.mark.rule("BR-32")
def test_back_at_most_to_where_the_push_began() -> None:
    """0.4" of way: he touches Grub again, and they are Engaged as before."""
    brawl = butt(durk=(14.4, 12))
    assert brawl.at("dreg") == about(13, 12)
    assert brawl.foe("dreg") == "grub"
    assert brawl.striker == ""


@pytest.mark.rule("BR-17", "BR-32")
def test_an_orc_who_stands_right_behind_is_pushed_against() -> None:
    brawl = butt(durk=(14, 12))
    assert brawl.health("dreg", "durk") == [8, 11]
    assert brawl.at("dreg") == about(13, 12)


@pytest.mark.rule("BR-22", "BR-32")
def test_the_pushed_one_loses_first_so_his_team_loses() -> None:
    """Both have one Health left for the push; Dreg is his team's last, Grub's own last Orcs are Gash and he."""
    brawl = butt(
        dreg=orc(13, 12, health=4), gash=orc(17, 12, health=1), gob=orc(1, 1, health=0), dib=orc(1, 23, health=0)
    )
    assert brawl["dreg"].health == 0
    assert brawl.places == [1, 2]


@pytest.mark.rule("BR-22")
def test_losses_are_taken_one_after_the_other() -> None:
    """The pushed Dreg survives, his last comrade does not: nobody has lost yet."""
    brawl = butt(durk=orc(17, 12, health=1), dib=orc(1, 23, health=0))
    assert brawl.health("dreg", "durk") == [8, 0]
    assert brawl.places == []


@pytest.mark.rule("BR-20", "BR-33")
def test_what_a_push_costs_counts_for_the_five() -> None:
    """1 + 3, and 1 for the mound: he lies there."""
    brawl = Brawl(
        phase="fight",
        grub=orc(12, 12, charged=True),
        dreg=(13, 12),
        gob=(1, 1),
        dib=(1, 23),
        engaged=[("grub", "dreg")],
        terrain=[mound(18, 12)],
        dice=(1, 3),
    )
    brawl.clash("punch", "low").clash("headbutt", "low")
    assert (brawl["dreg"].health, brawl["dreg"].down) == (7, True)


# Falling back.


@pytest.mark.rule("BR-19", "BR 4.3")
def test_three_inches_in_a_direction_of_the_owners_choice() -> None:
    brawl = kick()
    assert brawl.asked == 0
    brawl.say("retreat grub 12,2")
    assert brawl.at("grub") == (12, 9)


@pytest.mark.rule("BR-19")
def test_the_contact_must_be_broken() -> None:
    brawl = kick()
    brawl.refusal("retreat grub 20,12")
    brawl.say("retreat grub 12,20")


@pytest.mark.rule("BR-19")
def test_a_step_that_leaves_the_two_in_contact_is_none() -> None:
    """Gash stands 0.03" beside him: that way Grub would stay within a hair of Dreg."""
    brawl = kick(gash=(12, 13.03))
    assert brawl.refusal("retreat grub 12,20").startswith("BR-19: that way he would stay in contact with Dreg")


@pytest.mark.rule("BR-19")
def test_the_edge_stops_a_fall_back() -> None:
    brawl = kick(grub=(2, 12), dreg=(3, 12)).say("retreat grub 0.5,12")
    assert brawl.at("grub") == about(0.5, 12)
    assert brawl["grub"].health == 12


@pytest.mark.rule("BR-19", "BR-29")
@pytest.mark.parametrize(
    ("piece", "x"),
    [(pit(8, 12), 10.0), (mound(8, 12), 9.5), (cover(8.5, 12, upright=True), 9.5), (platform(8, 12), 10.0)],
)
def test_what_stops_a_fall_back(piece: Terrain, x: float) -> None:
    brawl = kick(terrain=[piece]).say("retreat grub 2,12")
    assert brawl.at("grub") == about(x, 12)
    assert brawl["grub"].health == 12


@pytest.mark.rule("BR-29")
def test_he_does_not_step_off_his_platform() -> None:
    """It reaches from 10.5 to 13.5."""
    brawl = kick(grub=(12, 12), terrain=[platform(12, 12)]).say("retreat grub 2,12")
    assert brawl.at("grub") == about(11, 12)


@pytest.mark.rule("BR-27", "BR-19")
def test_dangerous_terrain_does_not_stop_a_fall_back_but_has_its_die() -> None:
    brawl = kick(6, terrain=[dangerous(9, 12)]).say("retreat grub 2,12")
    assert brawl.at("grub") == (9, 12)
    assert brawl["grub"].health == 11


@pytest.mark.rule("BR-29")
def test_a_fall_back_begins_no_combat() -> None:
    """Durk stands in the way: Grub stops just before he would touch him."""
    brawl = kick(durk=(9.5, 12)).say("retreat grub 2,12")
    assert 10.5 < brawl.at("grub")[0] < 10.52
    assert (brawl.foe("grub"), brawl.foe("durk")) == ("", "")


@pytest.mark.rule("BR-29")
def test_a_friend_stops_him_too() -> None:
    brawl = kick(gash=(9.5, 12)).say("retreat grub 2,12")
    assert brawl.at("grub") == about(10.5, 12)


@pytest.mark.rule("BR 4.3")
def test_knocked_down_is_not_pushed() -> None:
    assert kick().at("dreg") == (13, 12)


# On the edge of a Platform.


@pytest.mark.rule("BR-25")
def test_stopped_while_half_over_he_stays_up_there() -> None:
    """The Platform ends at 14.5, the mound begins at 14.9: contact at 14.4 is half over, 14 is wholly on it."""
    brawl = butt(terrain=[platform(13, 12), mound(15.9, 12)])
    assert brawl.at("dreg") == about(14, 12)
    assert brawl["dreg"].health == 8
    assert brawl.feats == {}


@pytest.mark.rule("BR-25", "BR-32")
def test_who_fell_is_not_moved_back_onto_the_platform() -> None:
    """Contact at 15.6, clear of the Platform from 15 on: an inch back would leave him half on it."""
    brawl = butt(terrain=[platform(13, 12)], durk=(16.6, 12))
    assert brawl.at("dreg") == about(15, 12)
    assert brawl.health("dreg", "durk") == [7, 11]
    # 3, 1 and 1 are five: he lies there.
    assert brawl["dreg"].down
    assert brawl.feats == {"My Orclympics!": 0, "Orc Pedagogy": 0}


@pytest.mark.rule("BR-25", "BR-32")
def test_pushed_against_somebody_on_the_same_platform() -> None:
    """Two abreast on 3": contact at 13.5, back to 13."""
    brawl = butt(grub=(11.9, 12), dreg=(12.9, 12), terrain=[platform(13.4, 12)], durk=(14.4, 12))
    assert brawl.health("dreg", "durk") == [8, 11]
    assert brawl.at("dreg") == about(12.9, 12)
    assert brawl.feats == {}


@pytest.mark.rule("BR-18", "BR-17")
def test_off_a_platform_into_a_pit() -> None:
    brawl = butt(terrain=[platform(13, 12), pit(17, 12)])
    assert brawl["dreg"].health == 0
    assert brawl.feats["My Orclympics!"] == 0


@pytest.mark.rule("BR 4.3.1", "BR-18", "BR 4.3")
def test_the_fall_may_cost_the_last_health() -> None:
    brawl = butt(dreg=orc(13, 12, health=4), terrain=[platform(13, 12)])
    assert brawl["dreg"].health == 0
    assert brawl.feats == {"My Orclympics!": 0, "Go Play Dolls!": 0}


@pytest.mark.rule("BR-19", "BR-29")
def test_who_is_hemmed_in_stays() -> None:
    """Five others stand round Grub, so that no direction breaks the contact."""
    brawl = kick(
        gash=(11, 12),
        gnarl=(12.5, 12.866),
        gob=(11.5, 12.866),
        durk=orc(12.5, 11.134, down=True),
        dagga=orc(11.5, 11.134, down=True),
    )
    assert brawl["dreg"].down
    assert "retreat" not in brawl.verbs
    assert brawl.at("grub") == (12, 12)
    assert (brawl.foe("grub"), brawl.foe("dreg")) == ("", "")


@pytest.mark.rule("BR-19")
def test_where_only_some_directions_break_the_contact_only_they_may_be_chosen() -> None:
    """Pits above and below; to the left the way is free."""
    brawl = kick(terrain=[pit(12, 10), pit(12, 14)])
    brawl.refusal("retreat grub 12,2")
    brawl.say("retreat grub 2,12")
    assert brawl.at("grub") == (9, 12)


def ends(brawl: Brawl) -> list[tuple[str, str, str]]:
    """Of each who is eliminated: how it is told, what floats up, and the thing that did it."""
    found = [past.event for past in brawl.match.happenings if isinstance(past.event, Eliminated)]
    return [(event.text(Sight()), event.impacts()[0].text, event.impacts()[0].by) for event in found]


def test_what_eliminates_an_orc_is_told() -> None:
    assert ends(butt(terrain=[pit(18, 12)])) == [("Dreg is out, deep down in the Pit.", "spiked", "")]
    assert ends(butt(grub=(22.5, 12), dreg=(23.5, 12))) == [("Dreg is out, off the Battlefield.", "thrown out", "")]
    weak = butt(dreg=orc(13, 12, health=2))
    assert ends(weak) == [("Dreg is out: Grub's Headbutt was too much.", "lights out", "orc-0")]
    run_into = butt(durk=orc(17, 12, health=1), dib=orc(1, 23, health=0))
    assert ends(run_into) == [("Durk is out after that crash.", "squashed", "orc-4")]


def test_a_barrel_that_eliminates_is_named() -> None:
    assert Eliminated(0, BY_BARREL, 3, last=1).impacts()[-1].text == "Gash stands alone!"
    event = Eliminated(0, BY_BARREL, 3)
    assert event.text(Sight()) == "Grub is out under a Barrel."
    assert [(each.kind, each.text, each.by) for each in event.impacts()] == [
        (DEATH, "barrelled", "barrel-3"),
        (MOMENT, "Grub eats a Barrel!", ""),
    ]


def test_only_a_barrel_that_has_been_seen_is_what_eliminates() -> None:
    """The newest one was thrown at once, by the audience or out of somebody's hands."""
    for lying, by in (([(3.1, 12), (1, 23)], "barrel-1"), ([(3.1, 12)], "")):
        brawl = Brawl(grub=(4, 12), dreg=orc(10, 12, health=1), barrels=lying, dice=(3, 3, 1, 1))
        assert ends(brawl.say("throw b1 dreg")) == [("Dreg is out under a Barrel.", "barrelled", by)]


@pytest.mark.rule("BR-18", "BR-32")
def test_who_is_out_by_his_fall_hurts_whom_he_crashes_into_and_nobody_else() -> None:
    ledge = [platform(13, 12)]
    brawl = butt(dreg=orc(13, 12, health=4), terrain=ledge, durk=(18.6, 12))
    assert brawl.health("dreg", "durk") == [0, 11]
    assert 'Dreg is pushed 4.6", into Durk, who loses 1.' in brawl.told
    brawl = butt(dreg=orc(13, 12, health=5), terrain=ledge, durk=(18.6, 12))
    assert brawl.health("dreg", "durk") == [0, 11]
    assert 'Dreg is pushed 4.6", into Durk: both lose 1.' in brawl.told


@pytest.mark.rule("BR-18")
def test_who_is_out_by_his_fall_loses_nothing_against_a_mound() -> None:
    brawl = butt(dreg=orc(13, 12, health=4), terrain=[platform(13, 12), mound(18, 12)], durk=(2, 2))
    assert 'Dreg is pushed 3.5", against Debris Mound.' in brawl.told


@pytest.mark.rule("BR-19")
def test_a_way_too_short_for_a_tenth_of_an_inch_is_told_without_a_figure() -> None:
    assert way(0, 0, 0, 30) == "a little down"
    assert way(0, 0, 300, 0) == '0.3" to the right'
    assert way(5, 5, 5, 5) == '0" here'
