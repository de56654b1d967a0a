"""Winning: conditions, announcing and holding, places (OW 25, OW-46 – OW-48)."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orcwars.headlines import aims
from orcade.games.orcwars.pieces import LANDS, LEADERS, ROUND_BEGINS, ROUND_ENDS
from orcade.games.orcwars.winning import armies_of, lands_of, lands_to_win, met

from .positions import Field, Held, Led, held, lead

ARMIES = (
    lead("krug", "ma-gash", "7", "door-knockers"),
    lead("krug", "gorm-twice-hit", "8", "loud-lads"),
    lead("krug", "axle-ug", "11", "hub-crackers"),
    lead("krug", "wobbly-ur", "12", "brake-boys"),
    lead("krug", "clank", "10", "pot-knights"),
)
OTHERS = ("1", "2", "3", "4", "5", "6", "9", "13", "14", "15")
TEN_LANDS = tuple(held(number, "krug") for number in OTHERS)


def ending(*pieces: Led | Held, announced: int = 0, **more: Any) -> Field:
    """A round that ends; Krug has announced something when it began."""
    return Field(*pieces, phase=ROUND_ENDS, announced={"krug": announced}, dice=(6, 1), **more)


@pytest.mark.rule("OW 25.2")
def test_twelve_less_the_number_of_players() -> None:
    assert [lands_to_win(Field(seats=seats).state) for seats in (2, 3, 4, 5, 6)] == [10, 9, 8, 7, 6]


@pytest.mark.rule("OW 25.2")
def test_a_fortress_counts_with_a_unit_in_it() -> None:
    field = Field(
        held("1", "krug", fortress=4),
        held("2", "krug", "loud-lads", fortress=1),
        lead("krug", "ma-gash", "3"),
        held("3", "krug", fortress=2),
        held("4", "krug", mine=True),
        held("5", "vashka", fortress=2),
    )
    assert lands_of(field.state, 0) == 4 + 2
    assert lands_of(field.state, 1) == 1


@pytest.mark.rule("OW 25.3")
def test_five_leaders_with_armies_in_orclands() -> None:
    assert met(Field(*ARMIES).state, 0) == LEADERS
    field = Field(
        *ARMIES[:4],
        lead("krug", "clank", "10"),
        lead("krug", "old-drip", "north-1", "pot-knights"),
        lead("krug", "tiny-big", "lost", "gate-gnawers"),
    )
    assert armies_of(field.state, 0) == 4
    assert met(field.state, 0) == 0


@pytest.mark.rule("OW 25.1", "OW-46")
def test_a_condition_that_is_met_is_announced_by_itself() -> None:
    field = Field(*ARMIES, phase=ROUND_BEGINS, round=0)
    assert field.state.players[0].announced == LEADERS
    assert any("5 leaders with armies" in line for line in field.story)
    assert field.state.players[1].announced == 0
    field = Field(*TEN_LANDS, phase=ROUND_BEGINS, round=0)
    assert field.state.players[0].announced == LANDS
    assert any("10 lands and fortresses" in line for line in field.story)


@pytest.mark.rule("OW-84")
def test_nobody_announces_before_the_earliest_round() -> None:
    agreed = {"earliest": 5}
    early = Field(*TEN_LANDS, phase=ROUND_BEGINS, round=3, agreed=agreed, dice=(6, 1))
    assert early.state.round == 4
    assert early.state.players[0].announced == 0
    assert aims(early.state) == "From round 5: hold 10 lands or 5 armies"
    then = Field(*TEN_LANDS, phase=ROUND_BEGINS, round=4, agreed=agreed, dice=(6, 1))
    assert then.state.players[0].announced == LANDS
    assert aims(then.state) == "Hold 10 lands or 5 armies for a round"


@pytest.mark.rule("OW 25.1", "OW-46")
def test_what_was_announced_and_is_still_met_wins() -> None:
    field = ending(*ARMIES, announced=LEADERS)
    standings = field.match.standings
    assert standings is not None
    assert standings.places == [1, 2]
    assert standings.rule == "OW 25.1"


@pytest.mark.rule("OW 25.1", "OW-46")
def test_the_other_condition_will_do() -> None:
    assert ending(*TEN_LANDS, announced=LEADERS).match.over


@pytest.mark.rule("OW 25.1")
def test_without_an_announcement_or_without_a_condition_nobody_wins() -> None:
    assert not ending(*ARMIES).match.over
    assert not ending(*ARMIES[:4], announced=LEADERS | LANDS).match.over


@pytest.mark.rule("OW-46")
def test_by_option_another_condition_is_needed() -> None:
    other = {"second_condition": "other"}
    assert not ending(*ARMIES, announced=LEADERS, agreed=other).match.over
    assert ending(*ARMIES, announced=LANDS, agreed=other).match.over
    assert ending(*ARMIES, announced=LANDS | LEADERS, agreed=other).match.over, "one of two is another than one of two"
    assert not ending(*ARMIES, announced=0, agreed=other).match.over


@pytest.mark.rule("OW-47")
def test_of_several_the_one_with_more_lands_and_fortresses() -> None:
    eleven = tuple(held(number, "vashka") for number in OTHERS)
    field = Field(*ARMIES, *eleven, phase=ROUND_ENDS, announced={"krug": LEADERS, "vashka": LANDS})
    standings = field.match.standings
    assert standings is not None
    assert standings.places == [2, 1]


def places(*pieces: Led | Held, **more: Any) -> list[int]:
    """After the last round."""
    standings = Field(*pieces, phase=ROUND_ENDS, round=25, **more).match.standings
    assert standings is not None
    assert (standings.rule, standings.limit) == ("OW-48", "round_cap")
    return standings.places


@pytest.mark.rule("OW-47", "OW-48", "OW-12")
def test_after_the_last_round_lands_then_armies_then_gold() -> None:
    one = (held("1", "krug"), held("2", "vashka"))
    assert places(*one, held("3", "vashka")) == [2, 1]
    assert places(*one, held("3", "vashka"), gold={"krug": "gold-4"}) == [2, 1]
    armies = (lead("krug", "ma-gash", "1"), lead("vashka", "clank", "2", "pot-knights"))
    assert places(*armies, gold={"krug": "gold-4"}) == [2, 1]
    assert places(*one, gold={"krug": "gold-1 gold-1", "vashka": "gold-3"}) == [2, 1]
    carried = lead("krug", "ma-gash", "north-1", gold="gold-2")
    assert places(*one, carried, gold={"vashka": "gold-1"}) == [1, 2]
    lost = lead("krug", "ma-gash", "lost", "loud-lads", gold="gold-2")
    assert places(*one, lost, gold={"vashka": "gold-1"}) == [2, 1], "who is lost counts for nothing (OW-12)"
    assert places(*one, gold={"krug": "gold-1 gold-2", "vashka": "gold-3"}) == [1, 1]


@pytest.mark.rule("OW-48")
def test_there_is_no_end_before_it_or_without_it() -> None:
    assert not Field(phase=ROUND_ENDS, round=24, dice=(6, 1)).match.over
    assert not Field(phase=ROUND_ENDS, round=25, dice=(6, 1), agreed={"round_cap": 0}).match.over
    assert Field(phase=ROUND_ENDS, round=15, agreed={"round_cap": 15}).match.over


@pytest.mark.rule("OW-48")
def test_who_has_won_in_the_last_round_is_before_who_has_more() -> None:
    field = ending(*ARMIES, *[held(number, "vashka") for number in OTHERS[:9]], announced=LEADERS, round=25)
    standings = field.match.standings
    assert standings is not None
    assert (standings.places, standings.limit) == ([1, 2], "")
