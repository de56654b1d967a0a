"""BR 4.3: which attack and which block are proposed, where one is clearly better than the others."""

from __future__ import annotations

import pytest

from orcade.table.choices import Question

from .brawl import Brawl, orc, pit
from .test_duel import fight


def proposed(brawl: Brawl, seat: int = 0) -> tuple[str, str]:
    """What is proposed, and why."""
    question = brawl.match.scene(seat).question
    assert isinstance(question, Question)
    return question.usual, question.why


@pytest.mark.rule("BR 4.3")
def test_who_may_be_pushed_into_a_pit_is_headbutted_and_blocks_high() -> None:
    brawl = fight(terrain=[pit(17, 12)])
    assert proposed(brawl) == ("headbutt", "Hurts most.")
    brawl.say("headbutt")
    assert proposed(brawl, 1) == ("high", "Saves most.")


@pytest.mark.rule("BR 4.3")
def test_what_he_has_always_blocked_is_not_proposed() -> None:
    often = {"guarded": [(0, 0, 0), (9, 1, 0), (0, 0, 0), (0, 0, 0)]}
    assert proposed(fight(state=often)) == ("kick", "Seldom blocked.")


@pytest.mark.rule("BR 4.3")
def test_what_he_always_does_is_blocked() -> None:
    often = {"attacked": [(1, 9, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)]}
    brawl = fight(state=often).say("kick")
    assert proposed(brawl, 1) == ("mid", "His favourite.")


@pytest.mark.rule("BR 4.3", "BR-12")
def test_where_none_is_clearly_better_it_is_left_to_the_dice() -> None:
    """Whoever has one Health left is out by any of them."""
    brawl = fight(dreg=orc(13, 12, health=1))
    assert proposed(brawl) == ("brawl", "No blow is likelier to end it.")
    brawl.say("kick")
    assert proposed(brawl, 1) == ("brawl", "No blow is likelier to end it.")
