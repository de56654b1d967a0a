"""A player's turn besides its actions: caravans, a fresh hand, discards (OW 4.2, OW 5.2, OW 10.3)."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orcwars.pieces import DISCARDING, FRESH_START, PLACING

from .positions import Field, held, lead

TEN = "loud-lads mas-own-mob tusk-polishers hub-crackers cart-pushers downhill-mob shaman spy clank axle-ug"


@pytest.mark.rule("OW 4.2", "OW-5", "OW-61")
def test_new_caravans_are_placed_and_move_one_step() -> None:
    field = Field(phase=PLACING, waiting={"krug": "caravan-1-there caravan-5-back", "vashka": "caravan-2-back"})
    assert [(field.slug(caravan.chip), caravan.at) for caravan in field.state.caravans] == [
        ("caravan-1-there", 1),
        ("caravan-5-back", 1),
    ]
    assert field.state.players[0].waiting == []
    assert field.slugs(field.state.players[1].waiting) == ["caravan-2-back"], "he has his own B1"


@pytest.mark.rule("OW 4.2")
def test_caravans_on_their_way_do_not_move_in_a_turn() -> None:
    field = Field(phase=PLACING, caravans={"caravan-1-there": 2})
    assert field.state.caravans[0].at == 2


@pytest.mark.rule("OW-8")
def test_a_turn_begins_with_everything_still_to_do() -> None:
    army = lead(
        "krug", "ma-gash", "8", moved=True, attacked=True, levied=True, rampaged=True, raised=True, retreated=True
    )
    field = Field(army, phase=PLACING)
    leader = field.leader("ma-gash")
    assert not any((leader.moved, leader.attacked, leader.levied, leader.rampaged, leader.raised, leader.retreated))


# A fresh hand.

BELOW = (90, *range(90))
"""The unit cup as it is mixed: the chip that went back last lies below."""


@pytest.mark.rule("OW 5.2", "OW-6")
def test_a_hand_without_a_leader_may_be_drawn_afresh_three_times() -> None:
    field = Field(phase=FRESH_START, hands={"krug": "loud-lads"}, drawn="spy spy spy spy spy spy", dice=(BELOW,))
    assert field.legal() == {"afresh", "keep"}
    field.say("krug: afresh")
    assert field.hand("krug") == ["spy"] * 6
    field.say("krug: afresh", "krug: afresh")
    assert len(field.hand("krug")) == 6 + 3, "and then the three that everybody draws"


@pytest.mark.rule("OW 5.2", "OW-6", "OW-64")
def test_a_hand_that_is_drawn_afresh_is_seen_by_all_and_goes_into_the_cup() -> None:
    field = Field(phase=FRESH_START, hands={"krug": "loud-lads"}, dice=(BELOW,))
    field.say("krug: afresh")
    assert any("Loud Lads" in line for line in field.story)
    assert "loud-lads" in field.slugs(field.state.cups[0])


@pytest.mark.rule("OW 5.2")
def test_it_ends_when_a_leader_has_come() -> None:
    field = Field(
        phase=FRESH_START, hands={"krug": "spy"}, drawn="shaman shaman ma-gash shaman shaman shaman", dice=(BELOW,)
    )
    field.say("krug: afresh")
    assert field.legal() == {"keep"}


@pytest.mark.rule("OW 5.2", "OW-6")
def test_who_has_a_leader_draws_no_fresh_hand() -> None:
    assert Field(phase=FRESH_START, hands={"krug": "loud-lads ma-gash"}).legal() == {"keep"}
    assert "afresh" not in Field(lead("krug", "ma-gash", "8"), phase=FRESH_START).legal()


@pytest.mark.rule("OW-6", "OW-12")
def test_a_leader_who_is_lost_counts_for_nothing() -> None:
    field = Field(lead("krug", "ma-gash", "lost", "loud-lads"), phase=FRESH_START, hands={"krug": "spy"})
    assert field.legal() == {"afresh", "keep"}


# Discards.


@pytest.mark.rule("OW 10.3", "OW-25")
def test_down_to_ten_by_choice() -> None:
    field = Field(phase=DISCARDING, hands={"krug": f"{TEN} ma-gash spy"})
    field.say("krug: discard ma-gash spy")
    assert field.hand("krug") == sorted(TEN.split())
    assert "ma-gash" in field.slugs(field.state.cups[0])


@pytest.mark.rule("OW 10.3")
def test_neither_more_nor_fewer() -> None:
    field = Field(phase=DISCARDING, hands={"krug": f"{TEN} ma-gash spy"})
    for said in ("discard ma-gash", "discard ma-gash spy clank", "discard"):
        with pytest.raises(orcade.OrcadeError):
            field.say(f"krug: {said}")


@pytest.mark.rule("OW-25")
def test_gold_and_captives_do_not_count() -> None:
    field = Field(phase=DISCARDING, hands={"krug": TEN}, gold={"krug": "gold-1 gold-2"}, captives={"krug": "old-drip"})
    assert field.hand("krug") == sorted(TEN.split())
    assert field.state.turns == 1, "the next turn"


@pytest.mark.rule("OW-24")
def test_who_is_there_as_the_turn_begins_is_noted() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        held("3", "krug", "loud-lads"),
        lead("vashka", "clank", "10", "pot-knights"),
        phase=PLACING,
    )
    assert field.state.units_since == 1 << 7 | 1 << 2
    assert field.state.troops_since == 1 << 2
