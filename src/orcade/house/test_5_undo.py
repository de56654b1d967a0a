"""Undo restores what was, and never crosses a die, a card that was seen, or another seat's answer."""

from __future__ import annotations

from random import Random

import pytest

from orcade import OPEN, MatchOver, Refused
from orcade.table.match import encode

from .random_play import GAMES, asked, decide, fresh, moments, pick, seeds, share


def test_undo_never_crosses_what_cannot_be_undone(name: str) -> None:
    taken_back = 0
    for seed in seeds(GAMES[name], 2):
        rng = Random(seed)
        for match in moments(GAMES[name], seed, rng, share(GAMES[name], seed, 40)):
            ask = rng.choice(match.asks)
            before, asks, length = encode(match.state), asked(match), len(match.tape)
            drawn = match.drawn
            told = match.happenings[:]
            known = match.state.cards.known[:]
            match.answer(pick(ask, rng), ask.seat)
            for seat in range(match.state.seats):
                if match.over:
                    with pytest.raises(MatchOver):
                        match.undo(seat)
                    continue
                if not match.can_undo(seat):
                    now = encode(match.state), match.asks, match.tape[:]
                    with pytest.raises(Refused):
                        match.undo(seat)
                    assert (encode(match.state), match.asks, match.tape) == now, "a refused undo has changed something"
                    continue
                if seat != ask.seat:
                    continue
                assert match.drawn == drawn, "undo would cross a die"
                answers = [entry for entry in match.tape[length:] if isinstance(entry, tuple)]
                assert len(answers) == 1, "undo would cross another answer"
                for past in match.happenings[len(told) :]:
                    for card, (_, knew) in past.cards.items():
                        assert not knew & ~known[card], "undo would cross a card that was seen"
                again = match.tape[length]
                assert match.undo(seat) == length
                taken_back += 1
                assert encode(match.state) == before
                assert asked(match) == asks
                assert len(match.tape) == length
                assert match.happenings == told
                assert isinstance(again, tuple)
                match.answer(again[1], again[0])
                break
    assert taken_back, "nothing could ever be undone"


def test_whoever_undoes_and_answers_the_same_loses_nothing(name: str) -> None:
    match = fresh(GAMES[name], 11)
    plain = fresh(GAMES[name], 11)
    rng = Random(11)
    while not match.over:
        state = rng.getstate()
        decide(match, rng)
        rng.setstate(state)
        decide(plain, rng)
        last = plain.tape[-1]
        if isinstance(last, tuple) and match.can_undo(last[0]):
            match.undo(last[0])
            match.answer(last[1], last[0])
    assert encode(match.state) == encode(plain.state)
    assert [past.text(OPEN) for past in match.happenings] == [past.text(OPEN) for past in plain.happenings]
