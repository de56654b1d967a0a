"""Who knows which card, and what holds at every decision of any fight."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import orcade
from orcade import Loose
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.pieces import BLOCKING, DRAW, FACE_DOWN, REPLY, TURN, Pit, combat_value
from orcade.table.cards import PUBLIC
from orcade.table.match import encode

from .positions import GNASH, THUD, Table, position


def check(state: Pit) -> None:
    """Everything lies where its role says, and everybody knows what he should."""
    known = state.cards.known
    piles = [state.deck, state.discard, *state.hands, *state.outs, *state.flairs, *state.pits]
    assert sorted(card for pile in piles for card in pile) == list(range(52))
    assert not any(known[card] for card in state.deck), "somebody knows a card of the deck"
    for pile in (state.discard, *state.outs, *state.flairs):
        assert all(known[card] == PUBLIC for card in pile), "an open card is hidden"
    for seat in (GNASH, THUD):
        assert all(known[card] >> seat & 1 for card in state.hands[seat]), "a fighter does not know his own hand"
        assert len(state.pits[seat]) == len(state.roles[seat])
        for card, role in zip(state.pits[seat], state.roles[seat], strict=True):
            assert (known[card] == PUBLIC) == (role != FACE_DOWN)
        assert state.damage[seat] < 5
        assert all(26 <= state.face(card) < 39 for card in state.flairs[seat]), "only hearts are Flair"
        if state.phase not in (TURN, REPLY) and state.bout and state.phase < 8:
            assert combat_value(state, seat) >= -1
    if state.bout == 0:
        assert state.attacker == state.defender == -1
        assert state.asked == BLOCKING or not any(state.pits)
        assert state.stances == [0, 0]


def told(match: orcade.Match, seat: int) -> bytes:
    """The scene without the marks of the last answer: an imagined match has no past."""
    return encode(msgspec.structs.replace(match.scene(seat), last=()))


def test_what_holds_at_every_decision() -> None:
    for seed in range(60):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            check(match.state)
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)


def test_a_seat_cannot_tell_an_imagined_fight_from_the_true_one() -> None:
    """The view, the scene and, where it is asked, the words of every choice are the same."""
    for seed in range(12):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            if rng.random() < 0.25:
                for seat in (GNASH, THUD):
                    world = match.imagine(seat, Loose(rng))
                    assert encode(world.view(seat)) == encode(match.view(seat))
                    assert told(world, seat) == told(match, seat)
                    assert [ask.seat for ask in world.asks] == [ask.seat for ask in match.asks]
                    assert [ask.prompt for ask in world.asks] == [ask.prompt for ask in match.asks]
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)


def test_a_copy_in_mid_step_plays_on_like_the_original() -> None:
    for seed in range(10):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            if rng.random() < 0.1:
                twin = match.clone()
                assert encode(twin.state) == encode(match.state)
                for _ in range(6):
                    if match.over:
                        break
                    ask = rng.choice(match.asks)
                    option = rng.choice(ask.options)
                    match.answer(option, ask.seat)
                    twin.answer(option, ask.seat)
                    assert encode(twin.state) == encode(match.state)
            if not match.over:
                ask = rng.choice(match.asks)
                match.answer(rng.choice(ask.options), ask.seat)


@pytest.mark.rule("PF-9", "PF-14", "PF 9.1")
def test_what_is_laid_face_down_in_a_draw_is_not_told() -> None:
    table = Table(position(hands=("9C 2H 5C", "9S 3H 6S")), 3, 3)
    table.play("gnash attack 9C", "thud defend 9S")
    while table.state.phase != DRAW:
        table.play(f"{table.asked()} pass")
    before = encode(table.match.view(THUD)), encode(table.match.scene(THUD))
    table.play("gnash lay 2H")
    assert encode(table.match.view(THUD)) == before[0]
    assert [choice.say for choice in table.match.scene(THUD).question.choices] == ["lay 3H", "lay 6S"]  # type: ignore[union-attr]
