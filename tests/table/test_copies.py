"""Copies, imagined worlds and undo."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from orcade import Loose, MatchOver, Refused, Scripted, Stream
from orcade.table.match import RECENT, SPACING, Match, encode
from orcade.table.requests import D6, Ask, CardId, Flow, Roll, Shuffle, Together

from .toy import Noted, Pick, Rule, Saw, Take, Toy, pick, play


def mixed(state: Toy) -> Flow[None]:
    """Asks, rolls, shuffles and asks together, all within one step."""
    first = yield pick(0)
    value = yield Roll(0, D6, "luck", "TOY 1")
    yield Shuffle([CardId(0), CardId(1), CardId(2)], "the deck", "TOY 1")
    state.cards.peek(CardId(0), 0)
    answers = yield Together((pick(0), pick(1)))
    state.notes += [first.number, value, answers[0].number, answers[1].number]
    last = yield pick(1)
    state.notes.append(last.number)


def same(one: Match, other: Match) -> None:
    assert encode(one.state) == encode(other.state)
    assert one.asks == other.asks
    assert one.tape == other.tape
    assert one.version == other.version
    assert one.standings == other.standings
    assert one.scene(0) == other.scene(0)


def drive(match: Match, rng: Random) -> None:
    ask = rng.choice(match.asks)
    match.answer(rng.choice(ask.options), ask.seat)


def test_a_copy_equals_and_stays_equal_at_every_decision() -> None:
    for seed in range(10):
        match = play(mixed, mixed, cards=3, seed=seed)
        rng = Random(seed)
        past: list[tuple[Match, bytes]] = []
        while not match.over:
            twin = match.clone()
            same(match, twin)
            assert twin.happenings == match.happenings
            past.append((twin, encode(twin.state)))
            further, state = match.clone(), rng.getstate()
            drive(match, rng)
            after = rng.getstate()
            rng.setstate(state)
            drive(further, rng)
            same(match, further)
            rng.setstate(after)
        same(match, match.clone())
        for twin, frozen in past:
            assert encode(twin.state) == frozen, "an old copy has changed"


def test_a_copy_may_have_chance_of_its_own() -> None:
    match = play(mixed, cards=3, dice=Scripted())
    twin = match.clone(Scripted(5))
    twin.answer("pick 1")
    assert twin.tape[1] == 5
    assert match.tape == []


def test_a_copy_of_a_copy_remembers_all_steps() -> None:
    match = play(mixed, mixed, cards=3, seed=1)
    rng = Random(1)
    while match.state.phase == 0:
        drive(match, rng)
    drive(match, rng)
    assert match.first == match.clone().clone().first
    assert match.step == match.clone().step


def test_however_often_a_match_is_copied_it_keeps_few_marks_and_its_whole_past() -> None:
    match = play(*[mixed] * 60, cards=3, seed=1)
    rng = Random(1)
    before: list[tuple[int, bytes]] = []
    while not match.over:
        match = match.clone()
        before.append((len(match.tape), encode(match.state)))
        drive(match, rng)
    places = [length for length, _, _ in match._marks]
    assert places[0] == 0
    assert all(near < far for near, far in pairwise(places))
    assert all(last - first > SPACING for first, last in zip(places[:-RECENT], places[2:-RECENT], strict=False))
    assert len(match.tape) > 5 * SPACING
    for length, state in before:
        past = match.past(length)
        assert encode(past.state) == state
        assert past.tape == match.tape[:length]


# Imagined worlds.


def hands(state: Toy) -> Flow[None]:
    """Cards 0-2 in the hand of seat 0, 3-5 in that of seat 1, 6 open, 7-9 in the deck."""
    for seat in (0, 1):
        for card in range(3):
            state.cards.peek(CardId(seat * 3 + card), seat)
    state.cards.show(CardId(6))
    yield Ask(0, "Take", tuple(Take(CardId(card)) for card in range(3)), "TOY 1")
    yield Together((pick(0), pick(1)))


def test_an_imagined_world_looks_the_same_and_differs_where_nothing_is_known() -> None:
    match = play(hands, cards=10, seed=1)
    chance = Loose(Random(1))
    seen = Counter[int]()
    for _ in range(3000):
        world = match.imagine(0, chance)
        faces = world.state.cards.faces
        assert sorted(faces) == list(range(10))
        assert faces[:3] == [0, 1, 2]
        assert faces[6] == 6
        seen[faces[3]] += 1
        assert world.asks == match.asks
    assert set(seen) == {3, 4, 5, 7, 8, 9}
    assert sum((n - 500) ** 2 / 500 for n in seen.values()) < 20.515  # 99.9 % point, 5 degrees of freedom
    assert encode(match.imagine(0, chance).view(0)) == encode(match.view(0))


def test_unknown_cards_are_exchanged_only_among_equal_backs() -> None:
    def two_decks(state: Toy) -> Flow[None]:
        state.cards.backs = [0, 0, 0, 1, 1, 1]
        yield pick(0)

    match = play(two_decks, cards=6)
    chance = Loose(Random(3))
    for _ in range(50):
        faces = match.imagine(0, chance).state.cards.faces
        assert sorted(faces[:3]) == [0, 1, 2]
        assert sorted(faces[3:]) == [3, 4, 5]


def test_an_imagined_world_depends_on_the_view_alone() -> None:
    """Two true worlds that a seat cannot tell apart give it the same imagined ones."""
    plain = play(hands, cards=10, seed=1)
    other = play(hands, cards=10, seed=1)
    faces = other.state.cards.faces
    faces[3:6], faces[7:10] = faces[7:10], faces[3:6]
    other._marks[0] = (0, encode(other.state), 0)
    for seed in range(20):
        worlds = [match.imagine(0, Loose(Random(seed))) for match in (plain, other)]
        assert worlds[0].state == worlds[1].state


def test_undisclosed_answers_are_imagined_from_their_options() -> None:
    match = play(together, seats=3)
    match.answer("pick 2", seat=1)
    chance = Loose(Random(1))
    seen = Counter[int]()
    for _ in range(300):
        world = match.imagine(0, chance)
        world.answer("pick 1", seat=0)
        world.answer("pick 1", seat=2)
        assert world.over
        seen[world.state.notes[1]] += 1
    assert set(seen) == {1, 2, 3}
    assert min(seen.values()) > 70
    own = match.imagine(1, chance)
    own.answer("pick 1", seat=0)
    own.answer("pick 1", seat=2)
    assert own.state.notes == [1, 2, 1], "a seat knows its own answer"
    assert match.state.notes == []


def test_a_search_may_ask_for_undisclosed_answers_again() -> None:
    match = play(together, seats=3)
    match.answer("pick 2", seat=1)
    match.answer("pick 3", seat=2)
    world = match.imagine(2, Loose(Random(1)), reopen=True)
    assert [ask.seat for ask in world.asks] == [0, 1], "its own answer stands, those of the others are open"
    world.answer("pick 1", seat=1)
    world.answer("pick 1", seat=0)
    assert world.state.notes == [1, 1, 3]
    assert [ask.seat for ask in match.asks] == [0]


def test_an_imagined_world_is_played_forward_and_never_copied() -> None:
    world = play(hands, cards=10, seed=1).imagine(0, Loose(Random(1)))
    with pytest.raises(AssertionError, match="no past to copy"):
        world.clone()


# Undo.


def plain(state: Toy) -> Flow[None]:
    first = yield pick(0)
    yield Noted(f"Grub picks {first.number}")
    second = yield pick(0)
    state.notes += [first.number, second.number]


def turn_of(seat: int, *, roll: bool = False, show: bool = False, peek: bool = False) -> Rule:
    def turn(state: Toy) -> Flow[None]:
        answer = yield pick(seat)
        state.notes.append(answer.number)
        if roll:
            yield Roll(seat, D6, "luck", "TOY 1")
        if show:
            state.cards.show(CardId(0))
            yield Saw(CardId(0))
        if peek:
            state.cards.peek(CardId(0), 1)

    return turn


def test_undo_takes_back_ones_last_answer_and_what_it_told() -> None:
    match = play(plain, plain)
    start = match.clone()
    match.answer("pick 1")
    told = match.clone()
    match.answer("pick 2")
    assert match.can_undo(0)
    assert match.undo(0) == 1
    same(match, told)
    assert match.happenings == told.happenings
    assert match.undo(0) == 0
    same(match, start)
    assert match.happenings == []
    with pytest.raises(Refused, match=r"^you have not answered anything yet$"):
        match.undo(0)
    match.answer("pick 3")
    match.answer("pick 3")
    assert match.state.notes == [3, 3]


def test_undo_goes_back_over_the_end_of_a_step() -> None:
    match = play(plain, plain, plain)
    for _ in range(4):
        match.answer("pick 1")
    assert match.state.phase == 2
    match.undo(0)
    assert match.state.phase == 1
    match.undo(0)
    match.undo(0)
    assert match.state.phase == 0
    assert match.version == 1
    for _ in range(5):
        match.answer("pick 2")
    assert match.state.notes == [1, 2, 2, 2, 2, 2]
    assert match.over


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (turn_of(0, roll=True), "dice have been rolled or cards shuffled since"),
        (turn_of(0, show=True), "a card has been seen since"),
        (turn_of(0, peek=True), "a card has been seen since"),
    ],
)
def test_undo_never_crosses_what_cannot_be_unseen(turn: Rule, why: str) -> None:
    match = play(turn, plain, cards=1, seed=1)
    match.answer("pick 1")
    before = match.clone()
    assert not match.can_undo(0)
    with pytest.raises(Refused, match=f"^{why}$"):
        match.undo(0)
    same(match, before)
    match.answer("pick 1")
    assert match.undo(0) == match.version, "what came after can still be taken back"


def test_undo_never_crosses_another_seats_answer() -> None:
    match = play(turn_of(0), turn_of(1), plain)
    match.answer("pick 1")
    with pytest.raises(Refused, match=r"^another player has answered since$"):
        match.undo(1)
    match.answer("pick 1")
    with pytest.raises(Refused, match=r"^another player has answered since$"):
        match.undo(0)
    assert match.undo(1) == 1


def together(state: Toy) -> Flow[None]:
    answers = yield Together((pick(0), pick(1), pick(2)))
    state.notes += [answer.number for answer in answers]


def test_an_undisclosed_answer_can_be_taken_back_whoever_answered_since() -> None:
    match = play(together, plain, seats=3)
    match.answer("pick 1", seat=1)
    match.answer("pick 2", seat=0)
    assert match.undo(1) == 0
    assert [ask.seat for ask in match.asks] == [1, 2]
    assert match.tape == [(0, Pick(2))]
    same(match, match.clone())
    match.answer("pick 3", seat=2)
    match.answer("pick 3", seat=1)
    assert match.state.notes == [2, 3, 3]


def test_undo_never_crosses_a_disclosure() -> None:
    match = play(together, plain, seats=3)
    for seat in range(3):
        match.answer("pick 1", seat=seat)
    for seat, why in ((0, "another player"), (1, "another player"), (2, "revealed")):
        with pytest.raises(Refused, match=why):
            match.undo(seat)


def test_undo_of_an_earlier_answer_waits_for_the_undisclosed_ones() -> None:
    match = play(plain, together, seats=3)
    match.answer("pick 1")
    match.answer("pick 1")
    match.answer("pick 1", seat=1)
    with pytest.raises(Refused, match="another player has answered since"):
        match.undo(0)
    match.undo(1)
    assert match.undo(0) == 1


def test_the_end_cannot_be_taken_back() -> None:
    match = play(plain)
    match.answer("pick 1")
    match.answer("pick 1")
    assert match.over
    assert not match.can_undo(0)
    with pytest.raises(MatchOver):
        match.undo(0)


def test_dice_after_an_undo_are_those_that_were_due() -> None:
    """The number of a draw is part of what is hashed: taking back an answer must not use numbers up."""
    match = play(plain, turn_of(0, roll=True), plain, seed=3)
    twin = match.clone()
    for _ in range(2):
        match.answer("pick 1")
    match.undo(0)
    match.answer("pick 1")
    match.answer("pick 1")
    for _ in range(3):
        twin.answer("pick 1")
    assert match.tape == twin.tape
    assert match.tape[-1] == Stream.of(3).roll(0, Roll(0, D6, "luck", ""))
