"""Trolls who grow together again, who changes sides, and rebels (OW 7.3, OW 24.3, OW 24.4, OW-18, OW-45, OW-53)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.events.aftermath import ChangesSides, Regenerates
from orcade.games.orcwars.pieces import NOBODY

from .battle_positions import Field, army, place

LAND = 5
HOME = 14
"""The home of the damp ones and of those who lean and sit."""


@pytest.mark.rule("OW 24.3")
@pytest.mark.rule("OW 24.4")
@pytest.mark.parametrize(("die", "check", "joins"), [(4, 0, False), (5, 6, True), (6, 7, False)])
def test_a_destroyed_troll_may_regenerate_and_join_the_winner(die: int, check: int, joins: bool) -> None:
    """Boss Anvil's 20 against a troll of 4, both charge; authority 6, and his troops are no natives."""
    field = Field(
        army(0, "boss-anvil", LAND, "mas-own-mob loud-lads the-damp-ones"),
        place(LAND, NOBODY, "bridge-sitters"),
        dice=(1, 1, 6, 6, 6, die, *(check,) * (check > 0)),  # obeyed, charge, nobody is stupid, no surrender
    ).fight("boss-anvil", NOBODY)
    field.say("0: charge", "0: hit loud-lads")
    assert field.holds
    assert ("bridge-sitters" in field.units("boss-anvil")) is joins
    assert field.in_cup("bridge-sitters") is not joins


@pytest.mark.rule("OW 24.3")
def test_the_winners_trolls_come_back_without_a_check() -> None:
    """Uncle Boulder's 19, both charge; 5 damage to a troll of 5."""
    field = Field(
        army(0, "uncle-boulder", LAND, "wall-leaners mas-own-mob"),
        army(0, "boss-anvil", LAND, "anvil-throwers"),
        army(1, "ma-gash", LAND),
        place(LAND, 1),
        dice=(1, 6, 8, 5),  # obeyed, not stupid, hacked, regenerated
    ).fight("uncle-boulder boss-anvil")
    field.say("0: command boss-anvil", "0: charge | 1: charge", "0: hit wall-leaners")
    assert field.events(Regenerates)
    assert not field.events(ChangesSides)
    assert field.units("uncle-boulder") == ["mas-own-mob", "wall-leaners"]


@pytest.mark.rule("OW 23.7")
@pytest.mark.rule("OW 24.3")
def test_a_troll_who_surrenders_does_not_regenerate() -> None:
    field = Field(
        army(0, "boss-anvil", LAND, "mas-own-mob loud-lads the-damp-ones"),
        place(LAND, NOBODY, "bridge-sitters"),
        dice=(1, 1, 6, 6, 2, 6),  # obeyed, charge, nobody is stupid, surrender, and no other die than the check
    ).fight("boss-anvil", NOBODY)
    field.say("0: charge", "0: hit loud-lads")
    assert field.holds
    assert "bridge-sitters" in field.units("boss-anvil")


@pytest.mark.rule("OW 24.3")
@pytest.mark.rule("OW-50")
def test_a_troll_whose_leader_is_dead_comes_back_to_who_commands() -> None:
    """20 against 9, both charge: 9 damage to Uncle Boulder and his troll."""
    field = Field(
        army(0, "uncle-boulder", LAND, "wall-leaners"),
        army(0, "boss-anvil", LAND, "anvil-throwers"),
        army(1, "ma-gash", LAND, "nail-chewers"),
        place(LAND, 1),
        dice=(1, 1, 6, 6, 8, 8, 5),  # both obeyed, not stupid, no surrender, both hacked, regenerated
    ).fight("uncle-boulder boss-anvil")
    field.say("0: command boss-anvil", "0: charge | 1: charge", "0: hit uncle-boulder", "0: hit wall-leaners")
    assert field.holds
    assert field.units("boss-anvil") == ["anvil-throwers", "wall-leaners"]


@pytest.mark.rule("OW 24.3")
def test_a_troll_of_a_garrison_without_a_leader_comes_back_to_it() -> None:
    field = Field(
        army(0, "snik-last-out", LAND),
        place(LAND, 1, "bridge-sitters the-big-table"),
        dice=(1, 6, 8, 5),  # charge, not stupid, hacked, regenerated
    ).fight("snik-last-out")
    field.say("0: charge", "1: hit bridge-sitters")
    assert not field.holds
    assert sorted(field.garrison(LAND)) == ["bridge-sitters", "the-big-table"]
    assert field.owner(LAND) == 1


@pytest.mark.rule("OW-45")
@pytest.mark.rule("OW 6.6")
@pytest.mark.parametrize("area", [LAND, HOME])
def test_a_troll_who_has_won_without_a_leader_in_foreign_land_stays_at_home_alone(area: int) -> None:
    """15 against 8, both charge: Snik falls, and his last troll is destroyed for want of a leader."""
    field = Field(
        army(0, "snik-last-out", area, "the-damp-ones mas-own-mob"),
        army(1, "ma-gash", area, "door-knockers"),
        place(area, 1),
        dice=(1, 1, 6, 8, 8, 5),  # both obeyed, not stupid, both hacked, regenerated
    ).fight("snik-last-out")
    field.say("0: charge | 1: charge", "0: hit snik-last-out", "0: hit mas-own-mob")
    assert not field.holds
    assert field.garrison(area) == ["the-damp-ones"] * (area == HOME)
    assert field.in_cup("the-damp-ones") is (area == LAND)
    assert field.owner(area) == (NOBODY if area == HOME else 1)


@pytest.mark.rule("OW 24.3")
def test_a_troll_of_the_garrison_comes_back_to_it() -> None:
    """8 charge 15 who are careful: 3 damage to Krug, 4 to Vashka, who holds."""
    field = Field(
        army(0, "ma-gash", LAND, "door-knockers"),
        army(1, "boss-anvil", LAND, "anvil-throwers"),
        place(LAND, 1, "bridge-sitters"),
        dice=(1, 1, 6, 5),  # both obeyed, not stupid, regenerated
    ).fight("ma-gash")
    field.say("0: charge | 1: careful", "0: hit door-knockers", "1: hit bridge-sitters", "1: hold").finish()
    assert not field.holds
    assert field.garrison(LAND) == ["bridge-sitters"]
    assert field.units("boss-anvil") == ["anvil-throwers"]


@pytest.mark.rule("OW-66")
def test_a_troll_leader_does_not_regenerate() -> None:
    field = Field(army(0, "clank", LAND, "anvil-throwers"), army(1, "uncle-boulder", LAND), place(LAND, 1), dice=(1, 8))
    field.fight("clank").say("0: charge | 1: charge", "0: hit anvil-throwers")
    assert field.holds


@pytest.mark.rule("OW-45")
@pytest.mark.parametrize("area", [LAND, HOME])
def test_where_no_army_is_left_trolls_stay_in_their_native_land(area: int) -> None:
    """A lone 4 against a troll of 4; both charge and are destroyed."""
    field = Field(
        army(0, "snik-last-out", area),
        place(area, 1, "bridge-sitters"),
        dice=(2, 6, 8, 5),  # charge, not stupid, hacked, regenerated
    ).fight("snik-last-out")
    field.say("0: charge")
    assert not field.holds
    assert field.garrison(area) == ["bridge-sitters"] * (area == HOME)
    assert field.owner(area) == (NOBODY if area == HOME else 1)


@pytest.mark.rule("OW-45")
@pytest.mark.rule("OW 6.6")
@pytest.mark.parametrize("area", [LAND, HOME])
def test_no_army_is_left_either_where_the_winner_has_no_leader_in_foreign_land(area: int) -> None:
    """13 against 4, both charge: Snik falls, and the 9 that are left for want of a leader."""
    field = Field(
        army(0, "snik-last-out", area, "loud-lads mas-own-mob"),
        place(area, 1, "bridge-sitters"),
        dice=(1, 1, 6, 8, 5),  # obeyed, charge, not stupid, hacked, regenerated
    ).fight("snik-last-out")
    field.say("0: charge", "0: hit snik-last-out")
    assert not field.holds
    assert field.in_cup("loud-lads")
    assert field.garrison(area) == ["bridge-sitters"] * (area == HOME)
    assert field.owner(area) == (NOBODY if area == HOME else 1)


@pytest.mark.rule("OW-45")
@pytest.mark.rule("OW-58")
def test_trolls_of_both_sides_stay_there_together() -> None:
    """8 and 5 charge each other: a 5 and 4, and what Snik takes besides he does not survive."""
    field = Field(
        army(0, "snik-last-out", HOME, "bridge-sitters"),
        place(HOME, 1, "wall-leaners"),
        dice=(1, 1, 6, 6, 6, 8, 5, 5),  # obeyed, charge, nobody is stupid; Snik falls, and is dead; both regenerate
    ).fight("snik-last-out")
    field.say("0: charge", "0: hit bridge-sitters")
    assert not field.holds
    assert field.garrison(HOME) == ["bridge-sitters", "wall-leaners"]
    assert field.owner(HOME) == NOBODY


@pytest.mark.rule("OW 24.4")
def test_a_winner_without_a_leader_wins_nobody() -> None:
    """A garrison of 12 beats a leader with a troll; both charge."""
    field = Field(
        army(0, "snik-last-out", LAND, "bridge-sitters"),
        place(LAND, 1, "the-big-table second-helpings"),
        dice=(1, 4, 6, 1, 8, 5),  # obeyed, charge, not stupid, one survives, hacked, regenerated
    ).fight("snik-last-out")
    field.say("0: charge", "1: hit the-big-table")
    assert not field.holds
    assert field.in_cup("bridge-sitters")


@pytest.mark.rule("OW 23.7")
@pytest.mark.rule("OW-53")
def test_one_check_for_those_who_surrendered_and_one_for_those_who_regenerated() -> None:
    """14 against 8: the orcs of 4 surrender, the troll of 4 grows together again."""
    field = Field(
        army(0, "clank", LAND, "anvil-throwers loud-lads"),
        place(LAND, NOBODY, "gate-gnawers bridge-sitters"),
        dice=(1, 4, 6, 2, 6, 5, 5, 7),
    ).fight("clank", NOBODY)
    # Obeyed; 4 less 1 for a troll; not stupid; one of two surrenders, the other regenerates; 5 joins, and then 7 does
    # not: authority is 6 with the first ones, who are natives.
    field.say("0: charge", "0: biggest bridge-sitters", "0: hit loud-lads", "0: hit anvil-throwers")
    assert field.holds
    assert field.units("clank") == ["gate-gnawers"]
    assert field.in_cup("bridge-sitters")


@pytest.mark.rule("OW 13.2")
@pytest.mark.rule("OW-28")
@pytest.mark.parametrize(("die", "joins"), [(5, True), (6, False)])
def test_the_commander_of_a_fortress_takes_over_more_easily(die: int, joins: bool) -> None:
    """Lord Gravy, 4, with troops that are no natives; a troll who attacked him regenerates."""
    field = Field(
        army(0, "snik-last-out", LAND, "bridge-sitters"),
        army(1, "lord-gravy", LAND, "mas-own-mob anvil-throwers"),
        place(LAND, 1, fortress=4),
        dice=(1, 1, 6, 6, 8, 5, die),  # obeyed twice, not stupid, no surrender, captured, regenerated
    ).fight("snik-last-out")
    field.say("0: charge | 1: careful")
    assert not field.holds
    assert ("bridge-sitters" in field.units("lord-gravy")) is joins


@pytest.mark.rule("OW 13.3")
@pytest.mark.parametrize(("die", "joins"), [(6, True), (7, False)])
def test_small_folk_join_who_has_twice_their_power(die: int, joins: bool) -> None:
    """Clank, 5, with other orcs."""
    field = Field(
        army(0, "clank", LAND, "mas-own-mob loud-lads"),
        place(LAND, NOBODY, "ankle-biters"),
        dice=(1, 1, 1, 2, die),  # obeyed, charge, one survives, surrender
    ).fight("clank", NOBODY)
    field.say("0: charge", "0: hit loud-lads")
    assert ("ankle-biters" in field.units("clank")) is joins


# Rebels.


@pytest.mark.rule("OW-18")
@pytest.mark.rule("OW 7.3")
@pytest.mark.rule("OW 14.2")
def test_rebels_who_win_stay_and_the_land_is_neutral() -> None:
    """Two of 5 charge Clank and the 2 of his garrison, who are careful: no fortress helps them."""
    field = Field(
        army(0, "clank", LAND),
        place(LAND, 0, "redtusk-runts", fortress=3),
        rebels="anvil-throwers mas-own-mob",
        dice=(1, 1, 1, 2),  # the rebels charge, he is obeyed; a rebel survives; away
        rest=True,
    ).rebel("clank")
    field.say("0: careful")
    assert (field.blows.power, field.blows.against, field.blows.absorbed) == (10, 7, 0)
    field.say("0: hit anvil-throwers", "0: hit clank").finish()
    assert not field.state.noted[0]
    assert (field.owner(LAND), field.garrison(LAND)) == (NOBODY, ["anvil-throwers", "mas-own-mob"])


@pytest.mark.rule("OW-18")
@pytest.mark.rule("OW-44")
def test_rebels_who_lose_are_destroyed() -> None:
    """10 are careful against 14 who are: 7 damage to them, and 3 are left."""
    field = Field(
        army(0, "clank", LAND, "nail-chewers loud-lads pot-knights"),
        place(LAND, 0),
        rebels="anvil-throwers mas-own-mob",
        dice=(4, 1, 2),  # careful, obeyed; he who has 3 of 5 falls
        rest=True,
    ).rebel("clank")
    field.say("0: careful", "0: hit anvil-throwers", "0: hit nail-chewers").finish()
    assert field.state.noted[0]
    assert field.owner(LAND) == 0
    assert field.in_cup("anvil-throwers")
    assert field.in_cup("mas-own-mob")


@pytest.mark.rule("OW 16.1")
@pytest.mark.parametrize(("units", "powers"), [("", (14, 7)), ("bucket-yappers", (10, 12))])
def test_a_machine_is_the_leaders_if_he_has_a_loyal_troop(units: str, powers: tuple[int, int]) -> None:
    field = Field(
        army(0, "clank", LAND, units),
        place(LAND, 0, "redtusk-runts"),
        rebels="anvil-throwers mas-own-mob the-last-word",
        rest=True,
    ).rebel("clank")
    field.say("0: charge")
    assert (field.blows.power, field.blows.against) == powers


@pytest.mark.rule("OW 17.1")
@pytest.mark.rule("OW-33")
def test_a_shaman_stays_with_rebels_who_win() -> None:
    """7 charge a lone 4 who charges; he gets away, with half of 7."""
    field = Field(
        army(0, "snik-last-out", LAND, shaman=True), place(LAND, 0), rebels="the-big-table", dice=(1, 1, 3), rest=True
    ).rebel("snik-last-out")
    field.say("0: charge").finish()
    assert field.garrison(LAND) == ["the-big-table"]
    assert len(field.state.lands[LAND].shamans) == 1
    assert field.at("snik-last-out") in field.beside(LAND)
