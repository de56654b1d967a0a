"""A match: answers, refusals, several seats at once, chance, events, steps."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

import orcade
from orcade import OPEN, SPECTATOR, BadSetup, MatchOver, NotYourTurn, Refused, Scripted
from orcade.table.cards import HIDDEN
from orcade.table.game import Why
from orcade.table.match import new
from orcade.table.options import Options, choice
from orcade.table.requests import D6, Ask, CardId, Flow, Roll, Shuffle, Sight, Throw, Together

from .toy import Noted, Pick, Plain, Saw, Take, Toy, pick, play, toy


def one(state: Toy) -> Flow[None]:
    answer = yield pick(0)
    state.notes.append(answer.number)


def roll(state: Toy) -> Flow[None]:
    value = yield Roll(0, D6, "luck", "TOY 1", need=4)
    state.notes.append(value)


def both(state: Toy) -> Flow[None]:
    answers = yield Together((pick(1), pick(0)))
    for answer in answers:
        state.notes.append(answer.number)


def silent(state: Toy) -> Flow[None]:
    yield Noted("A quiet moment.")


# Answers.


def test_an_answer_is_given_as_an_option_or_in_notation() -> None:
    match = play(one, one, one)
    match.answer(match.asks[0].options[1])
    match.answer("pick 3", seat=0)
    match.answer("  PICK   1 ")
    assert match.state.notes == [2, 3, 1]
    assert match.over


def test_an_equal_option_is_as_good_as_the_offered_one() -> None:
    match = play(one)
    match.answer(Pick(2))
    assert match.state.notes == [2]


def test_of_equal_options_the_offered_one_is_played() -> None:
    match = play(one)
    match.answer(Pick(2.0))  # type: ignore[arg-type]
    assert match.state.notes == [2]
    assert type(match.state.notes[0]) is int


@pytest.mark.parametrize("made", [None, 2, Pick, Pick(10**5000), Pick("2"), Pick(float("nan"))])  # type: ignore[arg-type]
def test_what_is_no_option_is_refused_in_words(made: Any) -> None:
    match = play(one)
    with pytest.raises(Refused, match="is none of the 3 options"):
        match.answer(made)
    assert not match.tape


def test_an_illegal_answer_changes_nothing() -> None:
    match = play(one)
    before = match.asks
    with pytest.raises(Refused, match=r"TOY 1: Pick\(number=9\) is none of the 3 options"):
        match.answer(Pick(9))
    with pytest.raises(Refused, match="TOY 1: 'pick 9' is not legal here; legal is: pick 1, pick 2, pick 3"):
        match.answer("pick 9")
    assert match.asks is before
    assert match.tape == []
    match.answer("pick 1")
    assert match.over


def test_who_misspells_is_asked_what_he_meant() -> None:
    match = play(one)
    with pytest.raises(Refused, match="'pik 2' is not legal here; did you mean 'pick 2'\\? Legal is: pick 1, pick 2"):
        match.answer("pik 2")
    with pytest.raises(Refused, match="'march' is not legal here; legal is: pick 1"):
        match.answer("march")


def test_a_long_list_of_what_is_legal_is_cut_short() -> None:
    def many(state: Toy) -> Flow[None]:
        yield pick(0, *range(30))

    with pytest.raises(Refused, match=r"pick 11 and 18 more$"):
        play(many).answer("x" * 1000)


def test_the_game_may_say_why_not() -> None:
    def explain(view: Toy, seat: int, words: str) -> Why | None:
        return Why("nine is right out", "TOY 9") if words == "pick 9" else None

    match = new(toy(one, explain=explain))
    with pytest.raises(Refused, match=r"^TOY 9: nine is right out$") as refused:
        match.answer("pick 9")
    assert refused.value.rule == "TOY 9"
    with pytest.raises(Refused, match="is not legal here"):
        match.answer("pick 8")


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = play(one)
    with pytest.raises(NotYourTurn, match="not for Dreg to answer now, but for Grub"):
        match.answer("pick 1", seat=1)
    with pytest.raises(NotYourTurn, match="not for you to answer now, but for Grub"):
        match.answer("pick 1", seat=7)
    with pytest.raises(NotYourTurn, match="not for you"):
        match.answer("pick 1", seat=SPECTATOR)
    assert match.tape == []


def test_after_the_end_nobody_is_asked() -> None:
    match = play(one)
    match.answer("pick 1")
    assert match.asks == ()
    assert match.standings is not None
    assert match.standings.places == [1, 1]
    for answer in ("pick 1", Pick(1)):
        with pytest.raises(MatchOver, match="the match is over"):
            match.answer(answer)
        with pytest.raises(MatchOver):
            match.answer(answer, seat=0)
    assert match.version == 1


# Several at once.


def test_together_hands_over_all_answers_in_the_order_of_its_asks() -> None:
    match = play(both)
    assert [ask.seat for ask in match.asks] == [1, 0]
    match.answer("pick 2", seat=0)
    assert [ask.seat for ask in match.asks] == [1]
    assert match.state.notes == [], "no flow holds a secret"
    match.answer("pick 3", seat=1)
    assert match.state.notes == [3, 2]
    assert match.tape == [(0, Pick(2)), (1, Pick(3))]


def test_a_seat_answers_once_within_together() -> None:
    match = play(both)
    match.answer("pick 2", seat=0)
    with pytest.raises(NotYourTurn, match="you have answered already; the others are still choosing"):
        match.answer("pick 1", seat=0)
    with pytest.raises(NotYourTurn, match="not for you"):
        match.answer("pick 1", seat=2)


def test_an_undisclosed_answer_shows_nowhere() -> None:
    worlds = []
    for number in (1, 2, 3):
        match = play(both)
        match.answer(Pick(number), seat=0)
        worlds.append((match.view(1), match.scene(1), match.view(SPECTATOR), match.scene(SPECTATOR), match.scene(0)))
    assert worlds[0] == worlds[1] == worlds[2]


def test_together_of_nobody_goes_on() -> None:
    def nobody(state: Toy) -> Flow[None]:
        answers = yield Together(())
        state.notes.append(len(answers))
        yield pick(0)

    match = play(nobody)
    assert match.state.notes == [0]
    assert match.clone().state == match.state


# Chance and events.


def test_a_roll_is_answered_and_told() -> None:
    match = play(roll, one, dice=Scripted(5))
    assert match.state.notes == [5]
    assert match.tape == [5]
    assert [past.text(0) for past in match.happenings] == ["luck 4+: 5"]


def test_dice_of_a_throw_are_drawn_told_and_handed_over_in_order() -> None:
    """Each has a draw and a place on the tape of its own; copies get them from there."""

    def throw(state: Toy) -> Flow[None]:
        values = yield Throw((Roll(0, D6, "mine", "TOY 1"), Roll(1, D6, "yours", "TOY 1"), Roll(1, D6, "", "TOY 1")))
        state.notes.extend(values)
        answer = yield pick(0)
        state.notes.append(answer.number)

    match = play(throw, dice=Scripted(4, 2, 6))
    assert match.tape == [4, 2, 6]
    assert [event.text(OPEN) for event in match.happenings] == ["mine: 4", "yours: 2"]
    for each in (match, match.clone(), match.past(3)):
        assert each.state.notes == [4, 2, 6]
        each.answer("pick 3")
        assert each.state.notes == [4, 2, 6, 3]


def test_a_roll_without_a_label_is_not_told() -> None:
    def quiet(state: Toy) -> Flow[None]:
        yield Roll(0, D6, "", "TOY 1")

    assert play(quiet, dice=Scripted(5)).happenings == []


def test_steps_follow_each_other_until_somebody_is_asked() -> None:
    match = play(silent, silent, one, silent)
    assert match.state.phase == 2
    match.answer("pick 1")
    assert match.over
    assert len(match.happenings) == 3


def test_a_shuffle_conceals_and_deals_anew() -> None:
    def mix(state: Toy) -> Flow[None]:
        state.cards.show(CardId(0))
        yield Shuffle([CardId(0), CardId(2), CardId(3)], "the deck", "TOY 1")
        yield pick(0)

    match = play(mix, cards=4, dice=Scripted([2, 0, 1]))
    assert match.state.cards.faces == [3, 1, 0, 2]
    assert match.state.cards.known == [0, 0, 0, 0]


def test_an_event_is_told_as_its_reader_knew_it_then() -> None:
    def look(state: Toy) -> Flow[None]:
        state.cards.peek(CardId(1), 0)
        yield Saw(CardId(1))
        state.cards.show(CardId(1))
        yield Saw(CardId(1))
        yield Shuffle([CardId(0), CardId(1)], "the deck", "TOY 1")
        yield Saw(CardId(1))
        yield pick(0)

    match = play(look, cards=2, dice=Scripted([1, 0]))
    told = {
        seat: [past.text(seat) for past in match.happenings if isinstance(past.event, Saw)]
        for seat in (0, 1, SPECTATOR, OPEN)
    }
    assert told[0] == ["card 1", "card 1", "card -1"]
    assert told[1] == told[SPECTATOR] == ["card -1", "card 1", "card -1"]
    assert told[OPEN] == ["card 1", "card 1", "card 0"]


def test_no_card_is_a_hidden_card() -> None:
    def nothing(state: Toy) -> Flow[None]:
        yield Saw(CardId(-1))
        yield pick(0)

    match = play(nothing)
    assert [past.text(0) for past in match.happenings] == ["card -1"]


def test_an_event_cannot_tell_of_a_card_that_it_does_not_name() -> None:
    class Sly(Noted, frozen=True):
        def text(self, sight: Sight) -> str:
            return str(sight.face(1))

    def sly(state: Toy) -> Flow[None]:
        yield Sly("")
        yield pick(0)

    match = play(sly, cards=2)
    with pytest.raises(KeyError):
        match.happenings[0].text(OPEN)


# What a seat sees.


def test_a_view_is_a_copy_without_what_the_seat_may_not_know() -> None:
    def deal(state: Toy) -> Flow[None]:
        state.cards.peek(CardId(0), 0)
        state.cards.peek(CardId(1), 1)
        state.cards.show(CardId(2))
        yield Ask(0, "Take", (Take(CardId(0)),), "TOY 1")

    match = play(deal, cards=4)
    assert match.view(0).cards.faces == [0, HIDDEN, 2, HIDDEN]
    assert match.view(1).cards.faces == [HIDDEN, 1, 2, HIDDEN]
    assert match.view(SPECTATOR).cards.faces == [HIDDEN, HIDDEN, 2, HIDDEN]
    assert match.view(OPEN).cards.faces == [0, 1, 2, 3]
    assert match.state.cards.faces == [0, 1, 2, 3]
    question = match.scene(0).question
    assert question is not None
    assert [choice.say for choice in question.choices] == ["take 0"]
    assert match.scene(1).question is None
    assert match.scene(1).waiting == (0,)


def test_who_has_answered_is_not_waited_for_in_his_own_scene_where_all_see_alike() -> None:
    match = orcade.new("flying-pigs", seats=2)
    assert match.occasion
    match.answer(match.ask_of(0).options[0], 0)
    seen = match.scene(SPECTATOR)
    assert seen.waiting == (0, 1)
    assert match.scene(0, seen) == match.scene(0)
    assert match.scene(0, seen).waiting == (1,)


def test_a_scene_shows_what_the_last_answer_named() -> None:
    match = play(one, both, one)
    assert match.scene(1).last == ()
    match.answer("pick 2")
    assert match.scene(1).last == ("number-2",)
    match.answer("pick 3", seat=1)
    assert match.scene(0).last == ("number-2",), "an undisclosed answer is not shown"
    match.answer("pick 1", seat=0)
    assert match.scene(0).last == ("number-1",)


# Setting up.


def test_a_match_starts_from_any_given_state() -> None:
    given = Toy(3, Plain(), phase=1, notes=[7])
    match = new(toy(one, roll, one), state=given, dice=Scripted(2))
    assert match.state.notes == [7, 2]
    assert given.notes == [7], "the given state is copied"
    assert match.state.seats == 3


def test_what_a_match_cannot_be_set_up_with() -> None:
    game = toy(one)
    with pytest.raises(BadSetup, match="Toy is for 2 to 3 players, not 4"):
        new(game, 4)
    with pytest.raises(BadSetup, match="for 3 players, not 2"):
        new(game, 2, state=Toy(3, Plain()))
    with pytest.raises(BadSetup, match="another game"):
        new(game, options=object())  # type: ignore[arg-type]
    from orcade.table.game import State

    with pytest.raises(BadSetup, match="another game"):
        new(game, state=State(2, Plain()))
    with pytest.raises(BadSetup, match="Toy is for 2 players, not 3"):
        new(toy(one, seats=range(2, 3)), 3)


class Agreed(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    long: Annotated[bool, choice("Long", "Plays longer.", "TOY 1")] = False
    round_cap: Annotated[Literal[10, 20], choice("Cap", "How many rounds.", "TOY 1")] = 10


class Arranged(Toy, array_like=True):
    """A state with options."""

    options: Agreed  # type: ignore[assignment]


def test_options_given_with_a_state_must_be_its_own() -> None:
    game = toy(one, state=Arranged, options=Agreed)
    given = Arranged(2, Agreed(long=True))
    for options in (
        None,
        Agreed(long=True),
        {},
        {"long": "on"},
        {"round-cap": "10"},
        {"long": True, "round_cap": 10},
    ):
        assert orcade.new(game, state=given, options=options).state.options == Agreed(long=True)
    for other in (Agreed(), Agreed(long=True, round_cap=20), {"long": "off"}, {"round-cap": 20}):
        with pytest.raises(BadSetup, match=r"the given state has (True|10) for the option '(long|round_cap)', not"):
            orcade.new(game, state=given, options=other)
    with pytest.raises(BadSetup, match="there is no option 'short'"):
        orcade.new(game, state=given, options={"short": "on"})


def test_seats_given_with_a_state_must_be_its_own() -> None:
    given = Toy(3, Plain())
    assert orcade.new(toy(one), 3, state=given).state.seats == orcade.new(toy(one), state=given).state.seats == 3
    with pytest.raises(BadSetup, match="the given state is for 3 players, not 2"):
        orcade.new(toy(one), 2, state=given)


# Flows in flows.


def test_a_flow_can_be_wrapped_by_another() -> None:
    """As the campaign does it: every request is passed on, and after the crier's own roll one more is offered."""

    def strike(state: Toy) -> Flow[int]:
        first = yield Roll(0, D6, "hit", "TOY 1")
        yield Noted("struck")
        second = yield Roll(1, D6, "hit back", "TOY 1")
        return int(first * 10 + second)

    def again(flow: Flow[int], crier: int) -> Flow[int]:
        answer = None
        while True:
            try:
                request = flow.send(answer)
            except StopIteration as done:
                return int(done.value)
            answer = yield request
            if isinstance(request, Roll) and request.seat == crier:
                choice = yield pick(crier, 0, 1)
                if choice.number:
                    answer = yield request

    def wrapped(state: Toy) -> Flow[None]:
        result = yield from again(strike(state), 0)
        state.notes.append(result)

    match = play(wrapped, dice=Scripted(2, 6, 3))
    twin = match.clone()
    for each in (match, twin):
        each.answer("pick 1")
        assert each.state.notes == [63]
    other = play(wrapped, dice=Scripted(2, 3))
    other.answer("pick 0")
    assert other.state.notes == [23]
