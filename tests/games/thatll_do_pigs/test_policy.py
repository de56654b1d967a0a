"""What the policy of bots holds promising: always legal answers, and what is plainly right."""

from __future__ import annotations

from math import dist
from random import Random

import pytest

from orcade.bots import suggestion
from orcade.bots.promising import drawn, promising
from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.gains import BESIDES, HUNTING, Errand
from orcade.games.orclympics.thatll_do_pigs.policy import usual
from orcade.table.dice import Stream
from orcade.table.match import new

from ..policies import rules_judged
from .track import DOWN, LEFT, RIGHT, UP, Track, rider


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_names_legal_answers_and_the_same_in_every_world(seats: int) -> None:
    assert rules_judged(GAME, seats, lambda match: match.state.turn >= 16) >= {"TP 3", "TP 4.2", "TP 4.2.1"}


def test_what_is_shown_first_is_one_of_the_choices() -> None:
    match, rng = new(GAME, 4, dice=Stream.of(1)), Random(1)
    asked: set[str] = set()
    while not match.over and match.state.turn < 6:
        ask = match.asks[0]
        question = match.scene(ask.seat).question
        assert question is not None
        assert not question.usual or question.usual in [each.say for each in question.choices]
        asked |= {ask.rule} if question.usual else set()
        match.answer(drawn(*promising(GAME, match.view(ask.seat), ask), rng), ask.seat)
    assert asked >= {"TP 3", "TP 4.2", "TP 4.2.1"}


# Plainly right.


def test_who_has_the_piglet_is_hunted_where_the_last_game_turn_comes_first() -> None:
    def hunting(turn: int, cap: int) -> float:
        track = Track(
            grub=rider(17, 31, laps=1, crossed=8),
            dreg=rider(5, 18, UP, laps=1, crossed=5),
            holder="dreg",
            turn=turn,
            options={"turn_cap": cap},
            dice=(3, 3),
        )
        return Errand(track.race, 0).hunting

    assert hunting(5, 40) == BESIDES
    assert hunting(8, 15) == BESIDES
    assert hunting(12, 15) == HUNTING


def advised(track: Track) -> str:
    """What is suggested to who is asked, in notation."""
    seat = track.match.asks[0].seat
    option = suggestion(track.match, seat)
    return "" if option is None else option.notation(track.match.view(seat))


def test_who_has_the_piglet_before_the_line_rides_home() -> None:
    track = Track(grub=rider(20, 31, laps=1, crossed=8), holder="grub", dice=(3, 3))
    track.say(advised(track))
    assert track.race.ending is not None


def test_no_corner_is_too_fast_to_come_home_with_it() -> None:
    """Past the third Skid Trigger the race is over before anybody could skid (TP-36)."""
    grub = rider(24, 5, RIGHT, laps=1, crossed=6)
    track = Track(grub=grub, holder="grub", options={"half_lap": True}, dice=(5, 5))
    assert track.say(advised(track)).places[0] == 1


def test_who_has_not_waits_before_the_line() -> None:
    """Over it he would have to ride a third lap. Dreg rides home with the Piglet, and is two corners away."""
    track = Track(
        grub=rider(20, 31, laps=1, crossed=8), dreg=rider(31, 16, DOWN, laps=1, crossed=7), holder="dreg", dice=(3, 3)
    )
    track.say(advised(track))
    assert track["grub"].x >= 17_000


def test_the_piglet_is_grabbed_where_it_is_in_reach() -> None:
    track = Track(grub=rider(17, 31, crossed=4, laps=1), piglet=(12.0, 31.5), dice=(3, 3, 6))
    track.say(advised(track))
    assert track.holder == "grub"


def test_what_is_shown_first_leads_to_what_stops_it() -> None:
    """The Piglet is 5 inches away, and he may ride 14."""
    track = Track(grub=rider(17, 31, crossed=4, laps=1), piglet=(12.0, 31.0), dice=(6, 6, 6))
    question = track.match.scene(0).question
    assert question is not None
    aimed = next(choice.at for choice in question.choices if choice.say == question.usual)
    assert aimed is not None
    track.say(question.usual)
    assert track.holder == "grub"
    assert dist(track.at("grub"), aimed) < 0.25


def test_who_is_nearly_home_with_it_is_rammed() -> None:
    track = Track(
        grub=rider(17, 31, LEFT, laps=1, crossed=4),
        dreg=rider(21, 31, laps=1, crossed=8),
        holder="dreg",
        dice=(3, 3, 6, 6, 1, 1, 3, 1),
    )
    track.say(advised(track))
    assert track.holder == "grub"


def test_nobody_rides_into_the_public() -> None:
    for y in (29.0, 31.0, 33.5):
        track = Track(grub=rider(10, y), dice=(6, 6))
        hint = track.hint(advised(track))
        assert "public" not in hint


def test_who_is_shut_in_rides_past() -> None:
    """Dreg and Mog stand across his way, one behind the other."""
    track = Track(grub=rider(5, 20, UP, crossed=1), dreg=rider(5, 17, UP), mog=rider(5, 14.5, UP), dice=(4, 4))
    hint = track.hint(advised(track))
    assert "Assault" not in hint


def test_who_has_somebody_in_his_way_rams_him_and_does_not_wait() -> None:
    track = Track(
        grub=rider(30, 20, DOWN, crossed=3),
        dreg=rider(28, 25, DOWN, crossed=3),
        mog=rider(29.2, 26, DOWN, crossed=3),
        dice=(1, 1),
    )
    found = usual(track.race, track.match.asks[0])
    assert found is not None
    assert found.label(track.race).startswith("Ram ")


def test_a_boar_without_a_rider_turns_into_the_corner() -> None:
    """It looks up at the edge; to the right lies its way."""
    track = Track(grub=rider(5, 4, UP, ridden=False, crossed=1, rounded=2), dice=(3, 3))
    track.say(advised(track))
    assert track["grub"].ux > 0


def test_a_boar_without_a_rider_is_not_shown_to_stay_before_a_wall() -> None:
    track = Track(grub=rider(27, 6.8, LEFT, ridden=False, crossed=2), dice=(4, 4))
    assert advised(track) == "ride grub 27.000,6.800", "bots may think so"
    question = track.match.scene(0).question
    assert question is not None
    assert question.usual == "left", "to the next corner"


def test_who_turns_on_the_spot_is_shown_a_direction() -> None:
    """The best one by the policy, as one would look who rides on (TP-27)."""
    track = Track(grub=rider(17, 31, crossed=4, laps=1), piglet=(12.0, 31.0), dice=(3, 3))
    track.say("turn grub")
    question = track.match.scene(0).question
    assert question is not None
    assert question.usual.startswith("turn grub ")
    assert question.usual == advised(track)
