"""Whole Player Turns that are proposed: what they come to, and that rules of thumb tell the best."""

from __future__ import annotations

import re

from orcade.games.orclympics.road_rage.odds import rams
from orcade.games.orclympics.road_rage.pieces import NOBODY, Chariot
from orcade.games.orclympics.road_rage.plans import menace, plans
from orcade.games.orclympics.road_rage.runs import arrived, runs
from orcade.games.orclympics.road_rage.ways_shown import plan_ways
from orcade.table.odds import percent
from orcade.table.walks import Walk, walks

from .track import RIGHT, UP, Gate, Track, car, rock

ACROSS: tuple[Gate, ...] = (((12, 4), (12, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))
BESIDE = car(10, 11, RIGHT)


def proposed(track: Track) -> dict[str, Walk]:
    return {walk.plan.say: walk for walk in walks(track.match, track.match.asks[0]) if walk.plan is not None}


def labels(track: Track) -> list[str]:
    return [plan.label for plan in plans(track.match.board(0), track.match.asks[0])]


def test_a_plan_says_how_far_and_through_which_gate() -> None:
    grub = car(10, 8, RIGHT, speed=2, top=4, agility=1, skill=1)
    track = Track(gates=ACROSS, laps=2, grub=grub, dreg=car(6, 40, UP))
    found = proposed(track)
    assert set(found) == {"speed 3"}, "to drive slower is no safer, so it is nothing to choose"
    assert found["speed 3"].label(None) == "Speed 3: gate 1"
    assert labels(track)[0] == "Speed 3: gate 1", "the best is first"
    assert 'Then 2" to gate 2.' in found["speed 3"].hint
    steps = [step.notation(track.match.board(0)) for step in found["speed 3"].steps]
    assert steps == ["faster", "drive 3", "drive 6", "drive 9", "done"]
    before = track.state.turn
    for step in found["speed 3"].steps:
        track.say(step.notation(track.match.board(0)))
    assert track.at("grub")[0] == 19
    assert track.state.turn == before
    assert track.state.active == 1, "the turn is over by the same answer"


def test_a_slower_way_is_proposed_where_it_is_safer_and_says_so() -> None:
    dreg = car(22, 15, UP, speed=2, agility=2)
    track = Track(gates=ACROSS, laps=2, grub=car(10, 8, RIGHT, speed=2, top=4, agility=2), dreg=dreg)
    assert labels(track) == ["Speed 4: gate 2, may be rammed", "Speed 3: gate 1, safe from rams"]
    found = proposed(track)
    assert found["speed 4"].hint == 'Then 9" to gate 3. Dreg may ram you: 28 %.'
    assert found["speed 3"].hint == 'Then 3" to gate 2.'
    assert {way.look for way in plan_ways(track.state)} == {"plan-best-risky", "plan"}, "the board warns"


def test_a_way_is_safe_only_where_no_pivot_on_his_way_brings_a_rival_there() -> None:
    def track() -> Track:
        grub = car(10, 8, RIGHT, speed=2, top=4, agility=2)
        return Track(gates=ACROSS, laps=2, grub=grub, dreg=car(22, 14, UP, speed=2, agility=2, points=2))

    assert labels(track()) == ["Speed 4: gate 2, may be rammed", "Speed 2: gate 1, safe from rams"]
    faster = track().say("faster", "drive 3", "drive 6", "drive 9", "done")
    ram = next(plan for plan in plans(faster.match.board(1), faster.match.asks[0]) if plan.say == "ram grub")
    assert [step.notation(faster.match.board(1)) for step in ram.steps[:3]] == ["faster", "drive 3", "left"]


def test_who_can_be_rammed_is_named_with_the_odds() -> None:
    grub = car(10, 20, RIGHT, speed=2, agility=2, chassis=5)
    track = Track(gates=ACROSS, grub=grub, dreg=car(15, 20, chassis=2, agility=2, speed=1))
    ram = proposed(track)["ram dreg"]
    assert ram.label(None).startswith("Ram Dreg at Speed ")
    assert ram.hint == 'Costs both 1-3 Chassis, wrecks Dreg: 67 %, and you 12" of way.'
    assert ram.steps[-1].notation(track.match.board(0)) == "chassis", "with the greater value"


def test_a_ram_says_how_likely_it_wrecks_whom() -> None:
    grub = car(10, 20, RIGHT, speed=2, agility=2, chassis=2)
    track = Track(gates=ACROSS, grub=grub, dreg=car(15, 20, chassis=3, agility=2, speed=1))
    ram = proposed(track)["ram dreg"]
    chance = float(rams(arrived(track.state, runs(track.state)[-1].speed, runs(track.state)[-1].end), 0, 1))
    assert ram.label(None).endswith(f": {percent(chance)}")
    him, you = percent(chance / 3), percent(chance * 2 / 3)
    assert ram.hint == f'Costs both 1-3 Chassis, wrecks Dreg: {him}, wrecks you: {you}, and you 10" of way.'


def test_a_ram_of_who_can_take_less_is_proposed_once_somebody_is_ahead() -> None:
    def best(ahead: int, chassis: int) -> str:
        grub = car(10, 20, RIGHT, speed=2, agility=2, chassis=5, passed=1)
        track = Track(gates=ACROSS, laps=2, grub=grub, dreg=car(14, 20, chassis=chassis, agility=2, speed=1))
        track.state.ahead = ahead
        return plans(track.match.board(0), track.match.asks[0])[0].say

    assert best(0, 2) == "ram dreg"
    assert best(0, 5) != "ram dreg", "he can take as much"
    assert best(NOBODY, 2) != "ram dreg", "nobody is ahead"


def test_who_is_stopped_is_turned_to_where_he_wants_to_go() -> None:
    grub = car(10, 20, UP, speed=1, agility=2)
    track = Track(gates=ACROSS, terrain=[rock(10, 17)], grub=grub, dreg=car(30, 40)).say("drive")
    while track.match.asks[0].rule != "RR 4.2":
        track.match.answer(track.match.asks[0].options[0], track.match.asks[0].seat)
    assert track.state.stopped
    question = track.match.scene(0).question
    assert question is not None
    assert question.usual == "right"


def test_of_several_who_can_ram_him_it_is_told_once_what_they_can() -> None:
    grub, dreg, mog = car(10, 8, RIGHT), car(4, 8, RIGHT), car(4, 11, RIGHT)
    track = Track(seats=3, gates=ACROSS, grub=grub, dreg=dreg, mog=mog)
    told = menace(track.state, 0, (1, 2))
    assert re.fullmatch(r"Dreg may ram you: \d+ %, Mog: \d+ %\.", told)


def test_who_can_ram_him_at_its_end_is_told() -> None:
    grub = car(10, 8, RIGHT, speed=1, agility=1)
    track = Track(gates=ACROSS, grub=grub, dreg=car(4, 8, RIGHT, speed=3, agility=1, points=4))
    assert any(
        "Dreg may ram you: " in plan.hint and plan.label.endswith("may be rammed")
        for plan in plans(track.match.board(0), track.match.asks[0])
    )
    gone = Track(gates=ACROSS, grub=grub, dreg=car(4, 8, RIGHT, speed=3, agility=1, points=4, done=True))
    assert not any("may ram you" in plan.hint for plan in plans(gone.match.board(0), gone.match.asks[0]))


def test_into_terrain_only_where_there_is_no_other_way() -> None:
    walls = [rock(14.5, y) for y in (17, 20, 23)]
    track = Track(terrain=walls, gates=ACROSS, grub=car(11.4, 20, RIGHT, speed=2, agility=1, points=2))
    assert all("into the rock" in label for label in labels(track))
    free = Track(gates=ACROSS, grub=car(11.4, 20, RIGHT, speed=2, agility=1))
    assert not any("into" in label for label in labels(free))


def test_who_is_overtaken_is_named() -> None:
    grub = car(10, 8, RIGHT, speed=3, top=3, agility=1, passed=1)
    track = Track(gates=ACROSS, laps=2, grub=grub, dreg=car(15, 4, RIGHT, passed=1, done=True))
    assert labels(track)[0] == "Speed 3: past Dreg"
    ahead = Track(gates=ACROSS, laps=2, grub=grub, dreg=car(13, 30, RIGHT, passed=2))
    assert labels(ahead)[0] == "Speed 3", "he stays ahead"


def test_a_way_beside_which_there_is_no_other_goes_on_unless_it_starts_wins_or_a_trick_comes_before_it() -> None:
    def lasting(track: Track) -> list[str]:
        return [plan.lasts for plan in plans(track.match.board(0), track.match.asks[0])]

    goes_on = ["while there is one way to drive"]
    fast = car(10, 8, RIGHT, speed=3, top=3, agility=1, points=2)
    assert lasting(Track(gates=ACROSS, laps=2, grub=fast)) == goes_on
    gate = car(30, 8, RIGHT, speed=3, top=3, agility=1, passed=2, points=2)
    assert lasting(Track(gates=ACROSS, laps=2, grub=gate)) == goes_on, "through a gate, too"
    near, cunning = car(10, 11, RIGHT), car(10, 8, RIGHT, speed=3, top=3, agility=1, skill=4)
    assert not any(lasting(Track(gates=ACROSS, laps=2, grub=cunning, dreg=near))), "he is easily tricked"
    assert not any(lasting(Track(gates=ACROSS, laps=2, grub=car(10, 8, RIGHT, top=3)))), "it has still to start"
    home = car(30, 8, RIGHT, speed=3, top=3, agility=1, passed=5)
    assert not any(lasting(Track(gates=ACROSS, laps=2, grub=home))), "that is the finish"


def test_a_dirty_trick_comes_first_with_an_action_point_that_is_left_over() -> None:
    def near(skill: int = 2, points: int = 9, speed: int = 3, him: Chariot = BESIDE) -> Track:
        grub = car(10, 8, RIGHT, speed=speed, top=3, agility=1, points=points, skill=skill)
        return Track(gates=ACROSS, laps=2, grub=grub, dreg=him)

    track = near()
    trick = proposed(track)["first trick dreg"]
    assert trick.label(None) == "Trick Dreg first: 33 %"
    assert trick.hint == "Dreg loses 1 Driver Skill, or both of you 1 Chassis Point. Else you lose 1 Driver Skill."
    assert labels(track)[-1] == "Trick Dreg first: 33 %", "the way is what is mostly wanted"
    assert [step.notation(track.match.board(0)) for step in trick.steps] == ["trick dreg"]
    assert proposed(near(skill=1))["first trick dreg"].hint.endswith("Else nothing happens.")
    wreck = "Dreg loses 1 Driver Skill, or is wrecked, for 1 of your Chassis Points. Else you lose 1 Driver Skill."
    assert proposed(near(him=car(10, 11, RIGHT, chassis=1)))["first trick dreg"].hint == wreck
    dull = near(him=car(10, 11, RIGHT, skill=1))
    assert "first trick dreg" not in proposed(dull), "he has nothing to lose that he needs"
    assert "first trick dreg" not in proposed(near(points=1, speed=2)), "the way takes the point"
    tried = Track(gates=ACROSS, laps=2, grub=car(10, 8, RIGHT, speed=3, top=3, skill=3), dreg=BESIDE, dice=(1,))
    tried.say("trick dreg", "skill")
    assert "speed 3" in proposed(tried), "the whole turn is still to be driven"


def test_plans_are_for_who_has_done_nothing_yet() -> None:
    track = Track(gates=ACROSS, grub=car(10, 20, RIGHT, speed=2, agility=3))
    assert proposed(track)
    track.say("faster")
    assert not proposed(track)


def test_what_is_put_aside_is_taken_care_of() -> None:
    track = Track(gates=ACROSS, grub=car(14, 8, RIGHT, speed=1, agility=2, passed=1), dreg=car(14, 10))
    question = track.match.scene(0).question
    assert question is not None
    assert all(choice.small for choice in question.choices)
    track.say("drive")
    question = track.match.scene(0).question
    assert question is not None
    assert [choice.say for choice in question.choices if not choice.small] == ["trick dreg", "done"]
    assert question.usual == "done"


def test_outta_da_way_is_proposed_where_it_is_about_as_good_and_says_what_it_risks() -> None:
    def tried(*dice: int, points: int = 9, chassis: int = 5, skill: int = 3) -> Track:
        grub = car(10, 8, RIGHT, speed=2, top=4, agility=1, points=points, chassis=chassis, skill=skill)
        return Track(dice=dice, gates=ACROSS, laps=2, grub=grub, dreg=car(6, 40, UP))

    plan = proposed(tried())["try 4"].plan
    assert plan is not None
    assert plan.label == "Speed 4 by Outta da way!: 50 %"
    assert plan.hint == 'Gains 3", through gate 2. Else you lose 1 Chassis of 5.'
    assert plan_ways_of(tried())["plan-try-4"] == "plan-risky", "the board warns"
    assert "try 4" not in proposed(tried(points=2)), "it costs 2 Action Points besides"
    assert "try 4" not in proposed(tried(skill=1, chassis=3)), "that hardly ever works"
    assert "you are wrecked" in proposed(tried(chassis=1, skill=5))["try 4"].hint

    track = tried(6, 1)
    for step in plan.steps:
        track.say(step.notation(track.match.board(0)))
    assert (track["grub"].speed, track["grub"].chassis) == (3, 4), "it has failed"
    again = proposed(track)
    assert set(again) == {"speed 3", "try 4"}, "the rest of the way is one answer, and it may be tried once more"
    for step in again["try 4"].steps:
        track.say(step.notation(track.match.board(0)))
    assert track["grub"].speed == 4
    for step in proposed(track)["speed 4"].steps:
        track.say(step.notation(track.match.board(0)))
    assert (track.at("grub")[0], track.state.active) == (22, 1), "and the turn is over"


def test_outta_da_way_may_keep_him_off_what_he_would_run_into() -> None:
    walls = [rock(14.5, y) for y in (17, 20, 23)]
    track = Track(terrain=walls, gates=ACROSS, grub=car(11.4, 20, RIGHT, speed=2, agility=1))
    assert proposed(track)["try 2"].hint == "Past the rock. Else you lose 1 Chassis of 3, and drive into the rock."


def plan_ways_of(track: Track) -> dict[str, str]:
    return {way.id: way.look for way in plan_ways(track.state)}
