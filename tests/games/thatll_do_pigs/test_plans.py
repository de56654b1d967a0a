"""A Move with a Lash or without as one answer, where no die falls in between; and what else could be done."""

from __future__ import annotations

from orcade.games.orclympics.thatll_do_pigs.policy import usual
from orcade.table.walks import Walk, walks

from .track import DOWN, LEFT, RIGHT, UP, Track, rider


def every(track: Track) -> dict[str, Walk]:
    """By notation, the best first."""
    return {walk.plan.say: walk for walk in walks(track.match, track.match.asks[0]) if walk.plan is not None}


def proposed(track: Track) -> dict[str, Walk]:
    """Without the other Moves."""
    return {say: walk for say, walk in every(track).items() if not say.startswith("way ")}


def others(track: Track) -> list[tuple[str, str]]:
    """The other Moves, with what comes of them."""
    found = (walk for say, walk in every(track).items() if say.startswith("way "))
    return [(walk.label(None), walk.hint) for walk in found]


def give(track: Track, say: str) -> None:
    seat = track.match.asks[0].seat
    for step in every(track)[say].steps:
        track.match.answer(step, seat)


def test_on_a_free_way_one_answer_rides_and_lashes() -> None:
    track = Track(grub=rider(30, 31), dice=(1, 1, 3))
    found = proposed(track)
    assert list(found) == ["ride and lash"], "nobody wants to stop where a Lash risks nothing"
    assert found["ride and lash"].label(None) == 'Ride 4" left, then Lash D6"'
    assert found["ride and lash"].hint.endswith(", no risk."), "nor by the Lash"
    give(track, "ride and lash")
    assert abs(track["grub"].x - 23_000) < 100, "all of the Move, and what the Lash gives"


def test_what_a_lash_may_lead_to_is_told() -> None:
    track = Track(grub=rider(20, 31), dreg=rider(11.9, 31), dice=(1, 1))
    assert "Risks: Dreg in the way 67 %." in proposed(track)["ride and lash"].hint


def test_the_harm_that_a_lash_may_do_is_named_where_there_is_no_room_for_reasons() -> None:
    skids = Track(grub=rider(12, 31), dice=(1, 1))
    assert proposed(skids)["ride and lash"].label(None) == 'Ride 1" up-left, then Lash D6": may skid'
    hits = Track(grub=rider(8, 14, UP), dice=(1, 1))
    assert proposed(hits)["ride and lash"].label(None).endswith(": may skid or hit the public")


def test_the_other_one_stops_there() -> None:
    track = Track(grub=rider(20, 31), dreg=rider(11.9, 31), dice=(1, 1))
    assert list(proposed(track)) == ["ride and lash", "ride and stop"], "the best first"
    give(track, "ride and stop")
    assert 16_000 <= track["grub"].x < 18_000, "the Move, and no more"
    assert track.race.riders[0].done


def test_none_where_a_skid_test_comes_first() -> None:
    track = Track(grub=rider(9, 31, LEFT), dice=(6, 6))
    assert not proposed(track)


def test_none_for_who_has_the_piglet_and_may_not_lash() -> None:
    track = Track(grub=rider(30, 31, laps=1, crossed=4), holder="grub", dice=(1, 1))
    assert not proposed(track)


def test_none_where_the_piglet_comes_first() -> None:
    track = Track(grub=rider(30, 31, laps=1, crossed=4), piglet=(27, 31), dice=(1, 1))
    assert not proposed(track)


def test_who_stays_for_the_piglet_beside_him_takes_it_with_one_answer() -> None:
    grub = rider(21, 31, ridden=False, laps=1, crossed=8)
    dreg = rider(21, 32, laps=1, crossed=8)
    held = Track(grub=grub, dreg=dreg, holder="dreg", dice=(1, 1, 6, 6, 1, 1, 2, 1))
    (plan,) = proposed(held).values()
    assert (plan.label(None), plan.hint) == ("Assault Dreg", "Succeeds with 53 %: the Piglet is yours.")
    give(held, "stay and act")
    assert held.race.holder == 0
    loose = Track(grub=grub, piglet=(21, 31.9), dice=(1, 1))
    assert [plan.label(None) for plan in proposed(loose).values()] == ["Grab the Piglet"]


def test_nobody_stays_to_shove_one_who_has_nothing() -> None:
    assert "stay and act" not in proposed(Track(grub=rider(16, 31), dreg=rider(16, 32), dice=(6, 6)))


def test_other_moves_ram_somebody() -> None:
    track = Track(grub=rider(30, 31), dice=(1, 1, 6, 6, 6, 1, 1, 3, 3, 3))
    assert others(track)[0] == ('Ram Mog, 3" down-left', '53 % to toss Mog into Dreg. Then 19" to corner 1.')
    give(track, "way 2")
    assert any("assaults Mog" in line for line in track.log), track.log


def test_beside_a_far_better_move_another_one_is_offered_all_the_same() -> None:
    dreg = rider(17, 31, ridden=False, laps=1, crossed=8)
    track = Track(grub=rider(22, 31, laps=1, crossed=8), dreg=dreg, holder="dreg", dice=(4, 4))
    wanted = usual(track.race, track.match.asks[0])
    assert wanted is not None
    assert wanted.label(track.race).startswith("Ram Dreg's Boar")
    assert ('Ride 6" down-left', 'Then 4" from the Piglet, no risk.') in others(track), (
        "none but rams had been promising"
    )


def test_other_moves_risk_more_or_less() -> None:
    found = others(Track(grub=rider(9, 31, LEFT), dice=(6, 6)))
    assert found, "how far one rides round a corner is a choice"
    assert len({hint.partition("%")[0] for _, hint in found}) == len(found), "each with a risk of its own"


def test_the_other_moves_of_who_has_no_rider_are_its_other_directions() -> None:
    track = Track(grub=rider(21, 31, UP, ridden=False), piglet=(18, 28), dice=(2, 2))
    found = proposed(track)
    assert found["ride and stop"].label(None) == "Turn 45° to the left and stay"
    assert found["ride and lash"].label(None) == 'Turn 45° to the left, then Lash D6"', "it does not stay then"
    assert found["ride and stop"].hint == "Then it looks up-left."
    assert others(track) == [('Run 2" up', 'Then 3" from the Piglet, no risk.')], "to the right lies nothing"


def test_who_has_no_rider_may_lie_in_wait_for_the_piglet() -> None:
    grub = rider(14, 5, RIGHT, ridden=False, crossed=2)
    track = Track(grub=grub, dreg=rider(5, 14, UP, laps=1, crossed=5), holder="dreg", dice=(2, 2))
    found = proposed(track)
    assert list(found) == ["ride and lash", "hunt"], "to race on is what is mostly wanted"
    assert found["hunt"].label(None) == "After Dreg: turn 45° to the right"
    assert found["hunt"].hint == 'Then 5" from where Dreg comes by.'
    away = rider(6.5, 20.5, UP, laps=1, crossed=5)
    gone = Track(grub=rider(3, 29, UP, ridden=False, laps=1, crossed=5), dreg=away, holder="dreg", dice=(3, 2))
    assert not any(label.startswith("Wait") for label in (walk.label(None) for walk in every(gone).values())), (
        "he is past"
    )
    far = Track(grub=grub, dreg=rider(31, 14, DOWN, laps=1, crossed=7), holder="dreg", dice=(2, 2))
    assert "hunt" not in proposed(far), "there is nothing to lie in wait for"
    ridden = rider(14, 5, RIGHT, crossed=2)
    assert "hunt" not in proposed(
        Track(grub=ridden, dreg=rider(5, 14, UP, laps=1, crossed=5), holder="dreg", dice=(2, 2))
    )


def test_one_who_can_be_run_into_in_two_directions_is_one_plan() -> None:
    grub, dreg = rider(5.2, 2.6, DOWN, ridden=False, crossed=2), rider(4.4, 4.9, UP, crossed=1)
    found = [label for label, _ in others(Track(grub=grub, dreg=dreg, dice=(6, 6)))]
    assert found == ["Ram Dreg, a little down"]


def test_no_lash_that_does_not_pay_is_offered_to_who_has_no_rider() -> None:
    track = Track(grub=rider(12, 31, UP, ridden=False), piglet=(9, 33), dice=(1, 1))
    assert list(proposed(track)) == ["ride and stop"]


def asked_about(track: Track) -> tuple[str, ...]:
    return tuple(track.match.asks[0].about)


def test_a_lash_goes_by_itself_where_nothing_is_before_it() -> None:
    free = Track(grub=rider(30, 31), dice=(1, 1)).say("ride grub 26,31")
    assert (free.verbs, asked_about(free)) == ({"lash", "rest"}, ("lash",))
    shut_in = Track(grub=rider(20, 31), dreg=rider(11.9, 31), dice=(1, 1)).say("ride grub 16,31")
    assert (shut_in.verbs, asked_about(shut_in)) == ({"lash", "rest"}, ())


def test_a_boar_without_a_rider_runs_by_itself_out_of_reach_of_the_piglet() -> None:
    grub = rider(21, 31, ridden=False)
    assert asked_about(Track(grub=grub, dice=(1, 1))) == ("unridden",)
    assert asked_about(Track(grub=grub, piglet=(18, 31), dice=(1, 1))) == ()
    assert asked_about(Track(grub=grub, piglet=(5, 31), dice=(1, 1))) == (), "it may be there by the next Move"
    assert asked_about(Track(grub=grub, piglet=(5, 10), dice=(1, 1))) == ("unridden",)
    assert asked_about(Track(grub=rider(21, 31), dice=(1, 1))) == (), "with a rider one steers"


def test_a_boar_without_a_rider_that_may_ram_somebody_is_asked() -> None:
    grub = rider(21, 31, ridden=False)
    assert asked_about(Track(grub=grub, dreg=rider(17, 31), dice=(1, 1))) == ()
    assert asked_about(Track(grub=grub, dreg=rider(11, 31), dice=(1, 1))) == ("unridden",)


def test_whoever_is_last_throws_who_skids_at_somebody_or_the_public_or_only_back() -> None:
    dreg = rider(4.2, 26, UP, crossed=1)
    track = Track(grub=rider(9, 30), dreg=dreg, mog=rider(25, 34.5), dice=(1, 3, 1, 1, 5, 3)).say("ride grub 4,30")
    assert track.asked == "mog"
    assert track.match.asks[0].prompt == 'Last one: throw Grub 4" where?'
    question = track.match.scene(track.match.asks[0].seat).question
    assert question is not None
    assert any(choice.label.endswith("into the public") for choice in question.choices if choice.say == question.usual)
    found = {plan.label(None): plan.hint for plan in every(track).values()}
    assert found == {
        "Grub down": 'Costs Grub 4". Then 25" to corner 2.',
        "Grub up, into Dreg": "53 % to toss Dreg ahead.",
    }
    give(track, "throw 2")
    assert any("assaults Dreg" in line for line in track.log), track.log


def test_whoever_is_last_may_run_the_piglet_farther_from_the_next_than_is_proposed() -> None:
    given = {"grub": rider(25, 31, crossed=4), "dreg": rider(28, 33, crossed=4), "mog": rider(31, 34.8, crossed=4)}
    track = Track(at="open", piglet=(14, 31), dice=(5,), boars=given)
    assert track.asked == "mog"
    assert track.match.asks[0].prompt == 'Last one: run the Piglet 8" where?'
    found = {plan.label(None): plan.hint for plan in every(track).values()}
    assert found == {'The Piglet 8" left: farther from Grub': 'Then 25" from you, 19" from Grub.'}
    wanted = usual(track.race, track.match.asks[0])
    assert wanted is not None
    assert track.match.game.hint(track.race, wanted) == 'Then 17" from you, 12" from Grub.'


def test_who_has_the_piglet_is_offered_to_keep_away_from_robbers() -> None:
    """Dreg looks up the track, where the way home leads past him; Mog is far."""
    dreg, mog = rider(9, 31, UP), rider(5, 5, RIGHT, crossed=2)
    track = Track(grub=rider(21, 31), dreg=dreg, mog=mog, holder="grub", dice=(4, 4))
    best = usual(track.race, track.match.asks[0])
    assert best is not None
    assert track.hint(best.notation(track.race)) == 'Robbed in up to 65 %. Then 2" to corner 1.'
    assert others(track)[-1] == ("Stay here", 'Robbed in up to 31 %. Still 12" to corner 1.')


def test_beside_what_wins_nothing_is_offered() -> None:
    grub = rider(26, 5, RIGHT, laps=1, crossed=6)
    assert not every(Track(grub=grub, holder="grub", options={"half_lap": True}, dice=(4, 4)))
