"""TP-45: a race of half a lap."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orclympics.thatll_do_pigs.pieces import HALF_WAY, LEADING, POLES, Race

from .track import Track, about, rider

HALF = {"half_lap": True}


@pytest.mark.rule("TP-45", "TP-10")
def test_the_first_corner_calls_the_piglet_farther_on() -> None:
    track = Track(grub=rider(10, 31, laps=1, crossed=POLES), options=HALF, dice=(3, 3))
    track.say("ride grub 3,31")
    assert track["grub"].crossed == POLES + 1
    assert track.piglet == about(4.25, 4.25)  # the middle of the second Trigger: from 8.5, 8.5 to 0, 0


@pytest.mark.rule("TP-45", "TP-9", "TP 5")
def test_who_crosses_the_third_corner_with_the_piglet_has_won_and_leads_the_race() -> None:
    grub = rider(26, 5, laps=1, crossed=POLES + HALF_WAY, facing=0)
    track = Track(grub=grub, holder="grub", options=HALF, dice=(4, 4)).say("ride grub 33,5")
    assert track.places[0] == 1
    assert track.race.feats[LEADING] == 0


@pytest.mark.rule("TP-45")
def test_who_is_past_it_without_the_piglet_is_home_with_it_at_the_next_line() -> None:
    grub = rider(31, 26, laps=1, crossed=POLES + HALF_WAY + 1, facing=90)
    track = Track(grub=grub, holder="grub", options=HALF, dice=(4, 4)).say("ride grub 31,34")
    assert track.places[0] == 1


@pytest.mark.rule("TP-45", "TP-25")
def test_what_wins_a_short_race_is_told_with_its_last_game_turn() -> None:
    track = Track(grub=rider(10, 31), options=HALF | {"turn_cap": 15}, dice=(3, 3))
    assert track.match.scene(0).aim == "Get the Piglet home, or hold it after turn 15"


@pytest.mark.rule("TP-45")
def test_everybody_begins_in_the_second_lap() -> None:
    match = orcade.new("thatll-do-pigs", 2, seed=3, options=HALF)
    while match.asks and not match.state.turn:
        ask = match.asks[0]
        match.answer(ask.options[0], ask.seat)
    race = match.state
    assert isinstance(race, Race)
    assert {(each.laps, each.crossed, each.rounded) for each in race.riders} == {(1, POLES, POLES)}
    (grub, *_) = (each for each in match.scene(0).things if each.id == "rider-0")
    assert "lap" not in grub.label


@pytest.mark.rule("TP-25")
def test_in_the_last_game_turn_the_holder_wins_by_keeping_it() -> None:
    track = Track(grub=rider(10, 31), holder="grub", turn=15, options=HALF | {"turn_cap": 15}, dice=(3, 3))
    assert track.match.scene(0).aim == "Piglet: Grub wins by keeping it"
