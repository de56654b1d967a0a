"""Caravans that are attacked (OW 8.2, OW 19, OW-34, OW-35, OW-61)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.caravans import area_of, way_of
from orcade.games.orcwars.events.battles import Guarded
from orcade.games.orcwars.pieces import LOST, NOWHERE

from .battle_positions import Field, army, place

EELS = "caravan-1-there"


def where(at: int = 1) -> int:
    """The area of the caravan after so many steps."""
    field = Field(caravans=[(EELS, at)])
    return area_of(field.wars, field.wars.caravans[0])


def robbery(*dice: int, units: str = "anvil-throwers mas-own-mob", owner: int = 1, at: int = 1) -> Field:
    """Clank, with 10 more, attacks the caravan; one gold chip of each value lies on top of the cup."""
    area = where(at)
    field = Field(
        army(0, "clank", area, units), *[place(area, owner)] * (area < 18), caravans=[(EELS, at)], dice=dice, rest=True
    )
    field.top("gold-1", "gold-2", "gold-3", "gold-4")
    return field


@pytest.mark.rule("OW 19.1")
@pytest.mark.rule("OW 19.2")
@pytest.mark.parametrize(
    ("dice", "power"), [((1,), 1), ((2,), 1), ((3,), 2), ((4,), 2), ((5,), 3), ((6, 2), 1), ((6, 6), 5)]
)
def test_its_power_is_rolled_and_so_much_gold_is_drawn(dice: tuple[int, ...], power: int) -> None:
    field = robbery(*dice).raid("clank", EELS)
    caravan = field.state.caravans[0]
    assert caravan.power == power
    assert field.slugs(caravan.treasury)[:4] == ["gold-1", "gold-2", "gold-3", "gold-4"][:power]
    assert len(caravan.treasury) == power


@pytest.mark.rule("OW 19.1")
def test_power_is_rolled_at_the_first_attack_only() -> None:
    field = robbery()
    field.wars.caravans[0].power = 3
    field.raid("clank", EELS)
    assert field.state.caravans[0].power == 3
    assert not field.events(Guarded)


@pytest.mark.rule("OW-34")
def test_an_empty_wagon() -> None:
    field = robbery(6, 1).raid("clank", EELS)
    assert field.holds
    assert field.caravan_area(EELS) is None
    assert field.in_cup(EELS)


@pytest.mark.rule("OW-35")
def test_a_caravan_in_the_treasury_is_the_attackers() -> None:
    field = robbery(1)
    field.top("caravan-2-there")
    field.raid("clank", EELS)
    assert field.slugs(field.player(0).waiting) == ["caravan-2-there"]
    assert field.slugs(field.state.caravans[0].treasury) == ["gold-1"]


@pytest.mark.rule("OW 20.4")
@pytest.mark.rule("OW-60")
@pytest.mark.parametrize(("die", "damage"), [(1, (2, 15)), (2, (0, 7)), (3, (2, 3))])
def test_its_plan_is_a_d3_after_the_attackers(die: int, damage: tuple[int, int]) -> None:
    """A charge of 15 against 2 who charge, are careful, are clever; the table is the open one (OW-60)."""
    field = robbery(3, die, 1)
    field.wars.lands[where()].fortress = 4
    field.raid("clank", EELS)
    assert field.asked == [(0, ["charge", "careful", "clever"])]
    field.say("0: charge")
    assert (field.blows.damage, field.blows.damage_against) == damage


@pytest.mark.rule("OW 19.2")
def test_who_destroys_it_has_its_gold() -> None:
    """2 damage to a troop of 5, who survives."""
    field = robbery(3, 1, 1, 1, owner=1).raid("clank", EELS)
    field.say("0: charge", "0: hit anvil-throwers")
    assert field.holds
    assert field.caravan_area(EELS) is None
    assert field.in_cup(EELS)
    assert sorted(field.gold("clank") + field.slugs(field.player(0).gold)) == ["gold-1", "gold-2"]


@pytest.mark.rule("OW 19.2")
@pytest.mark.rule("OW 12.2")
def test_in_own_land_it_goes_to_the_hand() -> None:
    field = robbery(3, 1, 1, 1, owner=0).raid("clank", EELS)
    field.say("0: charge", "0: hit anvil-throwers").finish()
    if where() < 18:
        assert field.slugs(field.player(0).gold) == ["gold-1", "gold-2"]
        assert field.gold("clank") == []


def driven(at: int = 1) -> Field:
    """7 are clever against 5, who are careful: 2 damage to Krug, 1 to the caravan... or a charge: 3 of 5."""
    field = robbery(6, 6, 2, 1, 1, units="redtusk-runts", at=at)
    return field.raid("clank", EELS)


@pytest.mark.rule("OW 19.3")
@pytest.mark.rule("OW-61")
def test_in_part_destroyed_it_is_driven_on_and_its_gold_is_drawn_by_chance() -> None:
    """7 charge 5 who are careful: 1 damage to Krug, 3 to the caravan, whose 2 are less than 7."""
    field = driven().say("0: charge", "0: hit clank").finish()
    assert field.state.noted[0]
    way = way_of(field.state, field.state.caravans[0])
    assert field.caravan_area(EELS) == way[2]
    caravan = field.state.caravans[0]
    assert (caravan.power, len(caravan.treasury)) == (2, 2)
    assert len(field.gold("clank") + field.slugs(field.player(0).gold)) == 3
    assert field.slugs(caravan.driven) == ["clank", "redtusk-runts"]


@pytest.mark.rule("OW-61")
def test_one_that_is_driven_home_is_gone_with_the_rest() -> None:
    field = Field(caravans=[(EELS, 0)])
    last = len(way_of(field.wars, field.wars.caravans[0])) - 2
    field = driven(last).say("0: charge", "0: hit clank").finish()
    assert field.caravan_area(EELS) is None
    assert field.in_cup(EELS)


@pytest.mark.rule("OW 19.3")
def test_what_is_destroyed_is_lost_where_the_caravan_wins() -> None:
    """6 are clever against 5 who are clever: 1 damage to both."""
    field = robbery(6, 6, 3, 1, 1, units="bucket-yappers").raid("clank", EELS)
    field.say("0: clever", "0: hit clank").finish()
    assert not field.state.noted[0]
    caravan = field.state.caravans[0]
    assert (caravan.power, len(caravan.treasury), caravan.at) == (4, 4, 1)
    assert field.at("clank") not in (where(), LOST)
    assert not field.player(0).gold
    away = 1 + 4 + len(field.player(0).waiting)
    assert len(field.state.cups[1]) == 60 - away, "the fifth chip is in the cup"


@pytest.mark.rule("OW 18.2")
@pytest.mark.rule("OW-33")
@pytest.mark.rule("OW-32")
def test_a_leader_who_falls_to_a_caravan_is_dead_and_his_shaman_gone() -> None:
    """Snik's 5 are careful against 5 who charge: 2 damage each... his charge against a clever 5: all 5."""
    area = where()
    field = Field(
        army(0, "snik-last-out", area, "bucket-yappers", shaman=True),
        *[place(area, 1)] * (area < 18),
        caravans=[(EELS, 1)],
        dice=(6, 6, 3, 1, 8),
        rest=True,
    ).raid("snik-last-out", EELS)
    field.say("0: charge").finish()
    assert not field.state.noted[0]
    assert field.in_cup("snik-last-out")
    assert field.in_cup("shaman")


@pytest.mark.rule("OW-32")
def test_the_shaman_of_who_retreats_from_a_caravan_is_gone() -> None:
    """6 are clever against 5 who are clever: 1 damage to both, and the attacker goes."""
    field = Field(
        army(0, "clank", where(), "bucket-yappers", shaman=True), caravans=[(EELS, 1)], dice=(6, 6, 3, 1, 1), rest=True
    ).raid("clank", EELS)
    field.say("0: clever", "0: hit clank").finish()
    assert not field.state.noted[0]
    assert not field.shaman("clank")
    assert field.in_cup("shaman")


@pytest.mark.rule("OW-43")
def test_nobody_surrenders_to_a_caravan() -> None:
    """4 charge 5 who are clever, and take more than they have."""
    army_of_four = army(0, "wobbly-ur", where(), "bucket-yappers")
    field = Field(army_of_four, caravans=[(EELS, 1)], dice=(6, 6, 3, 1, 8)).raid("wobbly-ur", EELS)
    field.say("0: charge")
    assert field.blows.damage > field.blows.power
    assert not field.holds
    assert not field.rolled("surrender")


def test_a_caravan_that_was_never_attacked_has_no_power_yet() -> None:
    assert Field(caravans=[(EELS, 0)]).wars.caravans[0].power == NOWHERE
