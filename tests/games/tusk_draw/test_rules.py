"""Tusk Draw by its rulebook: the tests of the example in docs/adding-a-game.md."""

from __future__ import annotations

import pytest
from tusk_draw.pieces import ROLLING_OFF, Table, TuskOptions

import orcade
from orcade import Refused, Scripted
from orcade.table.cards import HIDDEN


def shuffled(*lengths: int) -> list[int]:
    """A shuffle after which the top of the deck holds tusks of these lengths, the first one on top."""
    top = [length - 1 for length in lengths]
    return [face for face in range(16) if face not in top] + top[::-1]


@pytest.mark.rule("TD 1")
def test_each_player_is_dealt_tusks_that_he_alone_sees() -> None:
    match = orcade.new("tusk-draw", seats=2, options={"hand": 2}, dice=Scripted(shuffled(7, 3, 16, 1)))
    view = match.view(0)
    assert [view.face(card) + 1 for card in view.hands[0]] == [7, 3]
    assert [view.face(card) for card in view.hands[1]] == [HIDDEN, HIDDEN]
    assert len(view.deck) == 12
    told = [past.text(0) for past in match.happenings]
    assert told[:1] + told[-1:] == ["Grub is dealt a tusk of 7.", "Dreg is dealt a tusk."]


@pytest.mark.rule("TD 2")
def test_the_longest_tusk_takes_the_point() -> None:
    match = orcade.new("tusk-draw", seats=2, options={"hand": 2}, dice=Scripted(shuffled(7, 3, 16, 1)))
    match.answer("lay 7", seat=0)
    assert match.view(1).shown == [], "nothing is turned over before both have laid"
    match.answer("lay 1", seat=1)
    assert match.state.points == [1, 0]
    assert [past.text(1) for past in match.happenings][-3:] == [
        "Grub shows a tusk of 7.",
        "Dreg shows a tusk of 1.",
        "Grub takes the point.",
    ]


@pytest.mark.rule("TD 2")
def test_a_tusk_that_is_not_in_hand_cannot_be_laid() -> None:
    match = orcade.new("tusk-draw", seats=2, options={"hand": 2}, dice=Scripted(shuffled(7, 3, 16, 1)))
    with pytest.raises(Refused, match="TD 2: you have no such tusk in hand"):
        match.answer("lay 16", seat=0)
    match.answer("lay 7", seat=0)
    match.answer("lay 1", seat=1)
    with pytest.raises(Refused, match="TD 2: you have no such tusk in hand"):
        match.answer("lay 7", seat=0)
    with pytest.raises(Refused, match="legal is: lay 3"):
        match.answer("draw", seat=0)


@pytest.mark.rule("TD 3")
def test_most_points_win() -> None:
    match = orcade.new("tusk-draw", seats=2, options={"hand": 2}, dice=Scripted(shuffled(7, 3, 2, 1)))
    for words, seat in (("lay 3", 0), ("lay 1", 1), ("lay 7", 0), ("lay 2", 1)):
        match.answer(words, seat)
    assert match.standings is not None
    assert match.standings.places == [1, 2]


@pytest.mark.rule("TD 3")
def test_who_is_level_rolls_until_one_is_ahead() -> None:
    table = Table(2, TuskOptions(), phase=ROLLING_OFF, hands=[[], []], points=[1, 1], level=[0, 1], rolls=[0, 0])
    match = orcade.new("tusk-draw", state=table, dice=Scripted(4, 4, 2, 5))
    assert match.standings is not None
    assert match.standings.places == [2, 1]
