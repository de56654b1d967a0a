"""Rounds: caravans move, the order of play, turns one after another (OW 3, OW 4.1)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.caravans import area_of
from orcade.games.orcwars.finding import turn_of
from orcade.games.orcwars.pieces import DISCARDING, PLACING, ROUND_BEGINS, TRADING

from .positions import Field, lead


@pytest.mark.rule("OW 3.1", "OW-3")
def test_all_have_their_turns_and_then_they_trade() -> None:
    field = Field(phase=DISCARDING)
    assert (field.state.turns, turn_of(field.state)) == (1, 1)
    field = Field(phase=DISCARDING, turns=1, dice=(6, 1))
    assert field.state.round == 2, "nobody can trade, so the next round begins"
    near = (lead("krug", "ma-gash", "8"), lead("vashka", "clank", "9"))
    field = Field(*near, phase=DISCARDING, turns=1, hands={"krug": "spy"})
    assert field.state.phase == TRADING
    assert field.asked == "krug"


@pytest.mark.rule("OW 3.2", "OW-4")
def test_the_least_authority_on_the_map_begins() -> None:
    field = Field(
        lead("krug", "axle-ug", "11"),  # 4
        lead("vashka", "wobbly-ur", "12"),  # 3
        lead("olm", "ma-gash", "8"),  # 5
        seats=3,
        phase=ROUND_BEGINS,
    )
    assert field.asked == "vashka"
    assert field.state.first == 1


@pytest.mark.rule("OW 3.2", "OW-12")
def test_who_is_lost_below_has_no_authority() -> None:
    field = Field(lead("krug", "axle-ug", "11"), lead("vashka", "boss-anvil", "lost"), phase=ROUND_BEGINS)
    assert field.state.first == 1


@pytest.mark.rule("OW 3.2", "OW-4")
def test_ties_are_rolled_for_and_rolled_again() -> None:
    pieces = (lead("krug", "boss-anvil", "9"), lead("vashka", "axle-ug", "11"), lead("olm", "lord-gravy", "17"))
    field = Field(*pieces, seats=3, phase=ROUND_BEGINS, dice=(4, 4, 2, 5))
    assert field.state.first == 2
    assert not field.dice.left


@pytest.mark.rule("OW-4")
def test_in_the_first_round_the_order_of_the_set_up_holds() -> None:
    pieces = (lead("krug", "boss-anvil", "9"), lead("vashka", "axle-ug", "11"))
    assert Field(*pieces, phase=ROUND_BEGINS, round=0).state.first == 0


@pytest.mark.rule("OW-4")
def test_play_goes_clockwise() -> None:
    field = Field(seats=3, phase=PLACING)
    field.state.first = 2
    assert [turn_of(field.state)] == [2]
    field.state.turns = 1
    assert turn_of(field.state) == 0


@pytest.mark.rule("OW 4.1", "OW-3", "OW-61")
def test_every_caravan_moves_one_step_once_a_round() -> None:
    field = Field(
        lead("krug", "axle-ug", "11"),
        lead("vashka", "boss-anvil", "9"),
        phase=ROUND_BEGINS,
        caravans={"caravan-1-there": 0, "caravan-4-back": 3},
    )
    names = {field.slug(each.chip): area_of(field.state, each) + 1 for each in field.state.caravans}
    assert names == {"caravan-1-there": 1, "caravan-4-back": 9}


@pytest.mark.rule("OW 4.1", "OW-61", "OW-2")
def test_a_caravan_that_arrives_is_gone() -> None:
    field = Field(
        lead("krug", "axle-ug", "11"),
        lead("vashka", "boss-anvil", "9"),
        phase=ROUND_BEGINS,
        caravans={"caravan-1-there": 3},
    )
    assert field.state.caravans == []
    assert "caravan-1-there" in field.slugs(field.state.cups[1])
