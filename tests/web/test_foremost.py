"""Answers that a turn is about: their buttons are in sight, though a click on the board means the same."""

from __future__ import annotations

from msgspec.structs import replace

import orcade
from orcade.table.choices import Choice, Question, Way
from orcade.table.walks import ways
from orcade.web.answer_form import _drawn, sole
from orcade.web.in_sight import few, foremost_tell, parted
from tests.games.brood_rumble.brawl import Brawl, mound
from tests.games.flying_pigs.sty import Sty
from tests.games.gates.positions import GM, Gates, who
from tests.games.masters_fight.pit import Pit, orc
from tests.games.orcwars.positions import Field, lead
from tests.games.timber.grove import Grove
from tests.games.timber.grove import orc as lumberer


def asked(pit: Pit | Grove | Brawl | Sty | Gates | Field) -> Question:
    ask = pit.match.asks[0]
    question = pit.match.scene(ask.seat).question
    assert question is not None
    found = tuple(ways(pit.match, ask))
    proposed = found and found[0].planned and not found[0].beside
    return replace(question, ways=found, usual=found[0].say if proposed else question.usual)


def test_blows_stand_before_the_end_of_an_activation_with_their_chance_and_steps_in_the_list() -> None:
    alone, listed, _ = parted(asked(Pit(orc("a1"), orc("a2"), orc("h8"))))
    assert [choice.say for choice in alone] == ["smash dreg", "step back", "end"]
    assert {choice.say.split()[0] for choice in listed} == {"move"}
    button = _drawn("say-smash_dreg", alone[0])
    assert 'class="lead"' in button
    assert "<span>Smash Dreg</span> <small>33 %</small>" in button


def test_who_goes_somewhere_to_strike_sees_his_chance_beside_whom_he_strikes() -> None:
    question = asked(Pit(orc("a1"), orc("c3"), orc("h8")))
    going = next(way for way in question.ways if way.label == "Go and smash Dreg")
    button = _drawn("say-reach_dreg", going)
    assert 'data-things="orc-1" data-way="orc-1" data-odds="33 %"' in button
    assert "<span>Go and smash Dreg</span> <small>33 %</small>" in button


def test_no_line_of_a_name_begins_with_a_percent_sign() -> None:
    button = _drawn("say-ram", Choice("ram mog", "Ram Mog at Speed 4: 28 %", (), ""))
    assert "<span>Ram Mog at Speed 4: 28\N{NO-BREAK SPACE}%</span>" in button


def test_what_can_be_done_besides_has_one_button_though_it_can_be_clicked() -> None:
    alone, listed, _ = parted(asked(Pit(orc("b2"), orc("b3"), orc("d4"))))
    assert "reach mog" in [choice.say for choice in alone]
    shown = [choice.say for choice in (*alone, *listed)]
    assert len(set(shown)) == len(shown)


def test_what_comes_of_a_plan_stands_beside_its_name_and_not_a_second_time_below() -> None:
    field = Field(lead("krug", "clank", "8", "pot-knights"), lead("vashka", "ma-gash", "9", "bucket-yappers"))
    field.say("krug: march clank land-9")
    alone, _, _ = parted(asked(field))
    button = _drawn("say-careful", next(choice for choice in alone if choice.say == "careful"))
    assert "<span>Careful</span> <small>wins 62 %, deals 3.2, takes 2.6</small>" in button
    assert 'data-hint="Obeyed on 6 or less (75\N{NO-BREAK SPACE}%). Your leaders who fall to charge are' in button


def test_a_boar_is_led_over_others_by_a_button_and_over_ones_own_by_none() -> None:
    grove = Grove(at="tokens", grub=lumberer("e5"), dreg=lumberer("c4", wood=1), boar="d4", dice=(2,))
    alone, listed, _ = parted(asked(grove))
    assert [choice.label for choice in alone] == ["Boar to c4, over Dreg"]
    assert "boar e5" in [choice.say for choice in listed]
    far = Grove(at="tokens", grub=lumberer("h1"), dreg=lumberer("b4"), boar="d4", dice=(3,))
    assert "Boar to b4, over Dreg" in [choice.label for choice in parted(asked(far))[0]]


def test_a_plan_over_somebody_stands_for_the_walk_to_him() -> None:
    grove = Grove(at="tokens", grub=lumberer("h1"), dreg=lumberer("b4", wood=2), boar="d4", dice=(3,))
    question = asked(grove)
    plan = question.ways[0]
    assert plan.label == "Boar to a3, over Dreg"
    alone, listed, _ = parted(replace(question, usual=plan.say))
    assert [choice.label for choice in (*alone, *listed) if "Dreg" in choice.label] == [plan.label]


def test_where_all_may_be_ordered_at_once_a_single_orc_is_called_on_the_board() -> None:
    brawl = Brawl(phase="call", broods=("iron", "iron"), grub=(4, 12), gash=(4, 20), dreg=(20, 12))
    alone, listed, _ = parted(asked(brawl))
    assert {choice.say.split()[0] for choice in listed} == {"activate"}
    assert all(choice.hint for choice in alone)
    one = Brawl(
        phase="call", broods=("iron", "iron"), grub=(4, 12), gash=(20, 11), dreg=(20, 12), engaged=[("gash", "dreg")]
    )
    assert {choice.say for choice in parted(asked(one))[0]} == {"activate grub", "fight gash"}


def test_what_a_move_is_for_has_one_button_and_the_other_places_stay_proposals() -> None:
    brawl = Brawl(broods=("iron", "iron"), grub=(4, 12), dreg=(9, 12), terrain=[mound(4, 15)], dice=(4,)).say("move")
    alone, _, places = parted(asked(brawl))
    assert [choice.label.partition(":")[0] for choice in alone] == [
        "To the Debris Mound",
        "Out of their reach",
        "Stay here",
    ]
    usual = asked(brawl).usual
    charge = next(choice for choice in places if choice.say == usual)
    assert charge.label.startswith("Charge Dreg"), "the board shows it, with a button of its own"
    assert 'class="lead"' in _drawn("say", alone[0])


def test_what_one_mostly_wants_has_the_first_button_though_it_lies_on_the_board() -> None:
    sty = Sty(step="grease", grub=(13, 9), gnaw=(22, 8), gammon=(10, 8), dumpling=(16, 8), dreg=(15, 6), dollop=(12, 6))
    alone, listed, _ = parted(asked(sty))
    assert [choice.label for choice in alone] == ["Grub greases Gammon", "No grease"]
    assert len(listed) > 4
    assert 'class="usual"' in _drawn("say", alone[0], usual=True)
    assert 'data-hint="It is near.' in _drawn("say", alone[0], usual=True, why="It is near.")


def test_it_does_where_all_answers_have_buttons() -> None:
    sty = Sty(step="grease", grub=(13, 9), gnaw=(14, 8), gammon=(2, 8), dumpling=(16, 8), dreg=(15, 6))
    question = asked(sty)
    assert question.usual == "done, shove"
    alone, listed, _ = parted(question, inches=True)
    assert [choice.say for choice in alone] == ["done, shove"]
    assert "done" in [choice.say for choice in listed], "what else both could do then, one by one"


def test_what_one_mostly_wants_has_a_button_though_it_lies_in_the_hand() -> None:
    gates = Gates(who("bob", "1i3"), orcs="1a1", gm="wave", turn=GM)
    alone, listed, _ = parted(asked(gates))
    assert [choice.say for choice in alone] == ["play wave", "charge", "end"]
    assert "next orc-1" in [choice.say for choice in listed]


def test_a_plan_stands_first_and_single_squares_in_the_list() -> None:
    gates = Gates(who("bob", "1i4"), who("dave", "1a1"), actions=4)
    alone, listed, _ = parted(asked(gates))
    assert [choice.say for choice in alone] == ["chest", "other chest", "end"]
    assert {choice.say.split()[0] for choice in listed} == {"go"}


def test_what_lasts_does_not_begin_by_itself_because_a_plan_stands_beside_it() -> None:
    gates = Gates(who("bob", "1i3", wounds=1, searched="1i3"), who("dave", "1a1"), orcs="1i4", actions=9)
    fights = asked(gates)
    assert fights.usual == "strike-on orc-1"
    assert fights.lasts
    assert [way.beside for way in fights.ways if way.planned] == [True]
    assert not sole(fights)


def test_each_row_in_which_a_brood_may_begin_has_a_button_the_best_one_first() -> None:
    match = orcade.new("brood-rumble", seats=2, seed=3)
    while not match.asks[0].prompt.startswith("Where does Grub begin"):
        match.answer(match.asks[0].options[0], match.asks[0].seat)
    seat = match.asks[0].seat
    question = match.scene(seat).question
    assert question is not None
    question = replace(question, ways=tuple(ways(match, match.asks[0])))
    alone, listed, places = parted(question, inches=True)
    assert [choice.label for choice in alone] == ["Shoulder to shoulder", "Far apart"]
    assert not listed
    assert places


def test_buttons_tell_what_they_do_beside_what_lies_on_the_board() -> None:
    alone, listed, places = parted(asked(Gates(who("bob", "1i4"), who("dave", "1a1"), actions=4)))
    assert not few(alone, listed, places)
    assert foremost_tell(alone, listed, places), "beside a list of squares"
    walk = Sty(step="walk", grub=(10, 8), gnaw=(7, 11), gammon=(8, 15), dumpling=(22, 15))
    alone, listed, places = parted(asked(walk), inches=True)
    assert places
    assert few(alone, listed, places), "beside places, where plans put the others aside"
    brawl = Brawl(broods=("iron", "iron"), grub=(4, 12), dreg=(9, 12), terrain=[mound(4, 15)], dice=(4,)).say("move")
    alone, listed, places = parted(asked(brawl))
    assert not few(alone, listed, places)
    assert foremost_tell(alone, listed, places), "beside places"


def test_a_single_blow_is_listed_where_it_only_begins_what_is_proposed() -> None:
    gates = Gates(who("bob", "1i3", searched="1i3"), who("dave", "1a1"), orcs="1i4", actions=9)
    question = asked(gates)
    blow = "strike orc-1"
    shown = {usual: parted(replace(question, usual=usual)) for usual in ("strike-on orc-1", "end")}
    assert [blow in [choice.say for choice in alone] for alone, _, _ in shown.values()] == [False, True]
    assert blow in [choice.say for choice in shown["strike-on orc-1"][1]]


def test_plans_beside_one_another_tell_what_each_brings_with_a_hand_below_too() -> None:
    near, rich = who("bob", "1i3"), who("dave", "1e8", treasures="crown")
    alone, listed, places = parted(asked(Gates(near, rich, orcs="1i5 1f9 1b9", gm="drums", turn=GM)))
    assert [choice.label for choice in alone] == [
        "Play The Drums",
        "All at the nearest",
        "All at Dave: leads with 200",
        "End the turn",
    ]
    assert foremost_tell(alone, listed, places, holds=True)
    without = [choice for choice in alone if not isinstance(choice, Way)]
    assert not foremost_tell(without, listed, places, holds=True), "three buttons of which none is a plan"
