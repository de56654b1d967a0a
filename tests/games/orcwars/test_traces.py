"""What is drawn on the map before an answer is given: ways, who bars them, who waits at their end."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.finding import world_of
from orcade.table.trace import Trace

from .positions import SEATS, Field, held, lead


def traced(field: Field, name: str, words: str) -> Trace | None:
    return field.match.game.traced(field.match.view(SEATS.index(name)), words)


def drawn(field: Field, words: str) -> Trace:
    found = traced(field, "krug", words)
    assert found is not None
    return found


@pytest.mark.rule("OW 6.2")
def test_an_army_goes_to_a_neighbouring_land() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"))
    way = drawn(field, "march ma-gash land-9")
    places = world_of(field.state).map.places
    assert (way.way[0], way.way[-1]) == (places[7].spots[0], places[8].spots[0])
    assert (way.cost, way.risks, way.targets) == ("1 area", (), ())


@pytest.mark.rule("OW 6.2")
def test_what_is_too_far_for_an_army_is_drawn_and_said() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"))
    assert drawn(field, "march ma-gash land-10").cost == "2 areas: too far for an army"
    assert traced(field, "krug", "march ma-gash land-12") is None


@pytest.mark.rule("OW 6.4", "OW-73")
def test_who_bars_a_lone_leader_stands_on_his_way() -> None:
    field = Field(
        lead("krug", "ma-gash", "1"), lead("vashka", "clank", "2", "pot-knights"), held("7", "vashka", "loud-lads")
    )
    way = drawn(field, "march ma-gash land-8")
    assert way.cost == "2 areas, by Land 2"
    assert [spot.text for spot in way.risks] == ["past Vashka on 4 or less (50 %)"]
    assert way.risks[0].at in way.way


@pytest.mark.rule("OW 8.1")
def test_who_waits_is_shown_with_both_powers() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        held("9", "vashka", "pot-knights", fortress=2),
    )
    assert [spot.text for spot in drawn(field, "march ma-gash land-9").targets] == ["Vashka: 9 against 3, fortress 2"]


@pytest.mark.rule("OW 7.1")
def test_who_levies_is_pointed_at() -> None:
    field = Field(lead("krug", "gorm-twice-hit", "7"), hands={"krug": "door-knockers redtusk-runts"})
    start, end = drawn(field, "levy gorm-twice-hit troops").way
    x, y = world_of(field.state).map.places[6].spots[0]
    assert start[0] == end[0] == x
    assert start[1] < end[1] < y


@pytest.mark.rule("OW-16")
def test_who_is_raised_is_shown_his_home_and_who_waits_there() -> None:
    walled = held("3", "vashka", "loud-lads", fortress=2)  # which is no help against him
    field = Field(walled, hands={"krug": "old-drip ma-gash"})
    drip = drawn(field, "raise old-drip")
    assert drip.way[-1] == world_of(field.state).map.places[2].spots[0]
    assert (drip.cost, [spot.text for spot in drip.targets]) == ("Old Drip", ["Vashka: 5 against 4"])
    assert drawn(field, "raise ma-gash").targets == ()


@pytest.mark.rule("OW-51")
def test_an_attack_shows_whom_it_meets() -> None:
    field = Field(lead("krug", "ma-gash", "north-1", "loud-lads"), lead("vashka", "clank", "north-1", "pot-knights"))
    attack = drawn(field, "attack ma-gash vashka")
    assert not attack.way
    assert [spot.text for spot in attack.targets] == ["Vashka: 9 against 8"]


@pytest.mark.rule("OW-60")
def test_a_raid_shows_the_caravan() -> None:
    field = Field(lead("krug", "ma-gash", "7", "loud-lads"), caravans={"caravan-1-there": 2})
    assert [spot.text for spot in drawn(field, "raid ma-gash caravan-1-there").targets] == ["9 against 0–5"]


def test_nothing_is_drawn_of_a_leader_who_is_not_there() -> None:
    assert traced(Field(hands={"krug": "ma-gash"}), "krug", "march ma-gash land-9") is None
