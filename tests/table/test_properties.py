"""The table under games that nobody thought of: random flows, played at random."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orcade import OPEN, SPECTATOR, Stream
from orcade.table import replaying
from orcade.table.cards import HIDDEN, Cards
from orcade.table.match import Match, encode, new
from orcade.table.record import Saved, load, restore, transcribe
from orcade.table.replaying import replay
from orcade.table.requests import CardId, Clock, Flow, Roll, Shuffle, Together
from orcade.table.verifying import verify
from tests.exploring import cases

from .toy import Noted, Saw, Toy, pick, toy

CARDS = 6
Op = tuple[Any, ...]

cards = st.integers(0, CARDS - 1)
seats = st.integers(0, 2)
ops = st.one_of(
    st.tuples(st.just("ask"), seats, st.integers(1, 3)),
    st.tuples(st.just("roll"), seats, st.sampled_from([3, 6, 20])),
    st.tuples(st.just("shuffle"), st.lists(cards, unique=True)),
    st.tuples(st.just("together"), st.lists(seats, unique=True)),
    st.tuples(st.just("peek"), cards, seats),
    st.tuples(st.just("show"), cards),
    st.tuples(st.just("tell"), cards),
    st.tuples(st.just("clock")),
)
programs = st.lists(st.lists(ops, max_size=5), min_size=1, max_size=5)


def flow_of(program: list[Op]) -> Any:
    """A step that does these things; what it is told goes into the state."""

    def flow(state: Toy) -> Flow[None]:
        for op, *details in program:
            if op == "ask":
                answer = yield pick(details[0], *range(1, details[1] + 1))
                state.notes.append(answer.number)
            elif op == "roll":
                value = yield Roll(details[0], details[1], "luck", "TOY 1")
                state.notes.append(value)
            elif op == "shuffle":
                yield Shuffle([CardId(card) for card in details[0]], "cards", "TOY 1")
            elif op == "together":
                answers = yield Together(tuple(pick(seat) for seat in details[0]))
                state.notes += [answer.number for answer in answers]
            elif op == "peek":
                state.cards.peek(CardId(details[0]), details[1])
            elif op == "show":
                state.cards.show(CardId(details[0]))
            elif op == "clock":
                state.now = yield Clock("now", "TOY 1", state.now)
            else:
                yield Saw(CardId(details[0]))
                yield Noted("so it was")

    return flow


def looks(match: Match) -> tuple[Any, ...]:
    """All by which two matches could be told apart."""
    return (
        encode(match.state),
        match.asks,
        match.tape[:],
        match.version,
        [encode(match.scene(seat)) for seat in (0, 1, 2, SPECTATOR, OPEN)],
        [past.text(1) for past in match.happenings],
    )


def stored(match: Match) -> Saved:
    tape: list[tuple[int, str] | int | list[int]] = []
    for entry in match.tape:
        if isinstance(entry, tuple):
            tape.append((entry[0], entry[1].notation(None)))
        else:
            tape.append(entry if isinstance(entry, int) else [*entry])
    return Saved(match.first, tape, match.step, match.drawn_before)


@settings(max_examples=cases(25))
@given(programs, st.data())
def test_whatever_is_played_can_be_copied_recorded_restored_and_taken_back(programs: Any, data: st.DataObject) -> None:
    game = toy(*map(flow_of, programs), cards=CARDS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replaying, "game_named", lambda name: game)
        time = [100]
        match = new(game, 3, dice=Stream(b"5", minutes=lambda: time[0]))
        while not match.over:
            time[0] += 1
            now = looks(match)
            assert looks(match.clone()) == now
            assert looks(restore(game, stored(match), Stream.of(5))) == now
            assert looks(replay(load(transcribe(match).dump()))) == now
            assert looks(match.past(match.version))[:4] == now[:4]
            ask = data.draw(st.sampled_from(match.asks))
            option = data.draw(st.sampled_from(ask.options))
            drawn, known = match.drawn, match.state.cards.known[:]
            disclosed = match._ask is None and len(match.asks) == 1  # The last of several answers given at once.
            match.answer(option, ask.seat)
            if match.over or match.drawn != drawn or disclosed or match.state.cards.known != known:
                assert not match.can_undo(ask.seat)
                continue
            twin = match.clone()
            twin.undo(ask.seat)
            assert looks(twin) == now
            twin.answer(option, ask.seat)
            assert looks(twin) == looks(match)
        assert looks(verify(transcribe(match))) == looks(match)


@given(st.data())
def test_a_shuffle_moves_faces_within_its_pile_alone(data: st.DataObject) -> None:
    pile = data.draw(st.lists(cards, unique=True))
    order = data.draw(st.permutations(range(len(pile))))
    known = data.draw(st.lists(st.integers(0, 7), min_size=CARDS, max_size=CARDS))
    state = Cards(list(range(CARDS)), known[:], [])
    state.shuffle_in([CardId(card) for card in pile], order)
    assert sorted(state.faces) == list(range(CARDS))
    for card in range(CARDS):
        if card in pile:
            assert state.faces[card] in pile
            assert state.known[card] == 0
        else:
            assert (state.faces[card], state.known[card]) == (card, known[card])
    for seat in range(3):
        view = Cards(state.faces[:], state.known[:], [])
        view.redact(seat)
        hidden = {card for group in state.hidden_from(seat) for card in group}
        assert {card for card, face in enumerate(view.faces) if face == HIDDEN} == hidden


@given(st.integers(0, 2**32 - 1), st.integers(1, 65_536), st.text(max_size=20), st.binary(max_size=8))
def test_dice_show_one_of_their_sides_whatever_they_are_for(draw: int, sides: int, label: str, nonce: bytes) -> None:
    label = label.encode("utf-8", "replace").decode()
    stream = Stream(b"seed", (nonce,))
    assert 1 <= stream.roll(draw, Roll(0, sides, label, "")) <= sides
    count = sides % 60
    order = stream.shuffle(draw, Shuffle([CardId(0)] * count, label, ""))
    assert sorted(order) == list(range(count))
