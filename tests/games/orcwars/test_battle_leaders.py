"""What becomes of leaders, their shamans, their gold and their troops (OW 17, OW 18, OW-27, OW-32, OW-33, OW-50)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.lands import drop_shamans
from orcade.games.orcwars.pieces import NOBODY

from .battle_positions import Field, army, place

LAND = 5


def beaten(
    die: int, *, hacked: bool = False, shaman: bool = False, winners: bool = False, gold: str = "", at: int = LAND
) -> Field:
    """Ma Gash, lone, with servivility 4, is destroyed by Clank's 15, and rolls."""
    field = Field(
        army(0, "clank", at, "anvil-throwers mas-own-mob", shaman=winners),
        army(1, "ma-gash", at, shaman=shaman, gold=gold),
        *[place(at, 1)] * (at < 18),
        dice=(1, die) if hacked else (1, 1, die),
    ).fight("clank")
    plan = "charge" if hacked else "careful"
    while any(answers[0] == "charge" for _, answers in field.asked):
        field.say(*[f"{seat}: {plan}" for seat, _ in field.asked])
    return field.say("0: hit anvil-throwers").finish()


@pytest.mark.rule("OW 18.1")
@pytest.mark.rule("OW 18.2")
@pytest.mark.parametrize(
    ("die", "shaman", "away"), [(4, False, True), (5, False, False), (5, True, True), (6, True, False)]
)
def test_a_destroyed_leader_gets_away_or_is_captured(die: int, shaman: int, away: bool) -> None:
    field = beaten(die, shaman=bool(shaman))
    assert field.holds
    assert (field.at("ma-gash") in field.beside(LAND)) is away
    assert field.slugs(field.player(0).captives) == ["ma-gash"] * (not away)


@pytest.mark.rule("OW 18.3")
@pytest.mark.parametrize(
    ("die", "shaman", "away"), [(2, False, True), (3, False, False), (2, True, True), (3, True, False)]
)
def test_who_is_hacked_has_half_his_servivility_and_dies(die: int, shaman: int, away: bool) -> None:
    """Half of 4, or of 5, is 2."""
    field = beaten(die, hacked=True, shaman=bool(shaman))
    assert (field.at("ma-gash") is not None) is away
    assert not field.player(0).captives
    assert field.in_cup("ma-gash") is not away


@pytest.mark.rule("OW 17.1")
@pytest.mark.parametrize("die", [1, 8])
def test_a_shaman_joins_the_winner(die: int) -> None:
    assert beaten(die, shaman=True).shaman("clank")


@pytest.mark.rule("OW 17.1")
@pytest.mark.rule("OW-32")
@pytest.mark.parametrize(("die", "joins"), [(1, True), (8, False)])
def test_the_shaman_of_a_hacked_leader_dies_with_him(die: int, joins: bool) -> None:
    field = beaten(die, hacked=True, shaman=True)
    assert field.shaman("clank") is joins
    assert field.in_cup("shaman") is not joins


@pytest.mark.rule("OW 17.3")
@pytest.mark.rule("OW-32")
def test_no_leader_has_two_shamans() -> None:
    field = beaten(1, shaman=True, winners=True)
    assert field.shaman("clank")
    assert field.in_cup("shaman")


@pytest.mark.rule("OW 17.1")
@pytest.mark.rule("OW-32")
def test_a_winner_without_a_leader_keeps_the_shaman_among_the_troops() -> None:
    """A garrison of 7 against 4: a charge and a charge."""
    field = Field(army(0, "snik-last-out", LAND, shaman=True), place(LAND, 1, "the-big-table"), dice=(4, 1, 1)).fight(
        "snik-last-out"
    )
    field.say("0: charge").finish()
    assert not field.holds
    assert len(field.state.lands[LAND].shamans) == 1
    assert not field.shaman("snik-last-out")


@pytest.mark.rule("OW 17.3")
@pytest.mark.rule("OW-32")
def test_troops_without_a_leader_have_no_two_shamans() -> None:
    field = Field(
        army(0, "snik-last-out", LAND, shaman=True), place(LAND, 1, "the-big-table", shaman=True), dice=(4, 1, 1)
    ).fight("snik-last-out")
    field.say("0: charge").finish()
    assert not field.holds
    assert len(field.state.lands[LAND].shamans) == 1
    assert field.slugs(field.state.cups[0]).count("shaman") == 5


@pytest.mark.rule("OW 17.1")
@pytest.mark.rule("OW-32")
@pytest.mark.parametrize(("hit", "stays"), [("anvil-throwers", True), ("nail-chewers", False)])
def test_a_shaman_among_a_garrison_stays_with_it_while_there_is_one(hit: str, stays: bool) -> None:
    """8 charge 15 who are careful: 3 damage to Krug, 4 to Vashka, who holds; without troops he joins the commander."""
    field = Field(
        army(0, "ma-gash", LAND, "door-knockers"),
        army(1, "boss-anvil", LAND, "anvil-throwers"),
        place(LAND, 1, "nail-chewers", shaman=True),
        dice=(1, 1),
    ).fight("ma-gash")
    field.say("0: charge | 1: careful", "0: hit door-knockers", f"1: hit {hit}", "1: hold").finish()
    assert not field.holds
    assert len(field.state.lands[LAND].shamans) == stays
    assert field.shaman("boss-anvil") is not stays


@pytest.mark.rule("OW-32")
def test_who_beats_these_troops_has_the_shaman() -> None:
    field = Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob"),
        place(LAND, NOBODY, "bucket-yappers", shaman=True),
        dice=(1, 1, 4, 6),
        rest=True,
    ).fight("clank", NOBODY)
    field.say("0: charge", "0: hit anvil-throwers").finish()
    assert field.shaman("clank")
    assert not field.state.lands[LAND].shamans


# Gold.


@pytest.mark.rule("OW-27")
@pytest.mark.parametrize("die", [1, 8])
def test_the_winner_takes_the_gold_of_who_is_lost(die: int) -> None:
    field = beaten(die, gold="gold-3", at=20)
    assert field.gold("clank") == ["gold-3"] * (die == 8)


@pytest.mark.rule("OW-67")
@pytest.mark.rule("OW 12.1")
def test_a_leader_who_loses_his_army_keeps_one_chip_of_his_choice() -> None:
    """Careful against careful at a place of nobody's: 3 damage to Clank, 7 to Ma Gash's 6."""
    field = Field(
        army(0, "clank", 20, "anvil-throwers mas-own-mob"),
        army(1, "ma-gash", 20, "bucket-yappers", gold="gold-1 gold-3 gold-3"),
        dice=(1, 1, 1, 6, 1),
        rest=True,
    ).fight("clank")
    field.say("0: careful | 1: careful", "0: hit anvil-throwers")
    assert field.asked == [(1, ["keep gold-1", "keep gold-3"])]
    field.say("1: keep gold-1").finish()
    assert field.gold("ma-gash") in (["gold-1"], [])  # he may have come home
    assert field.gold("clank") == ["gold-3", "gold-3"]


@pytest.mark.rule("OW-83")
def test_a_winner_who_loses_his_army_keeps_one_too() -> None:
    """9 against a lone 5 at a place of nobody's; both charge, and Clank's last troop falls."""
    field = Field(
        army(0, "clank", 20, "nail-chewers", gold="gold-1 gold-3"), army(1, "ma-gash", 20), dice=(1, 1, 8)
    ).fight("clank")
    field.say("0: charge | 1: charge", "0: hit nail-chewers")
    assert field.asked == [(0, ["keep gold-1", "keep gold-3"])]
    field.say("0: keep gold-3")
    assert field.holds
    assert field.gold("clank") == ["gold-3"]
    assert field.in_cup("gold-1")


@pytest.mark.rule("OW-27")
def test_gold_that_neutral_troops_win_is_lost() -> None:
    field = Field(
        army(0, "snik-last-out", LAND, gold="gold-4"), place(LAND, NOBODY, "the-big-table"), dice=(4, 1, 8)
    ).fight("snik-last-out", NOBODY)
    field.say("0: charge").finish()
    assert field.in_cup("gold-4")
    assert field.in_cup("snik-last-out")  # OW-33: neutral troops take no captives


@pytest.mark.rule("OW-27")
def test_a_garrisons_gold_is_its_owners() -> None:
    field = Field(army(0, "snik-last-out", LAND, gold="gold-4"), place(LAND, 1, "the-big-table"), dice=(4, 1, 8)).fight(
        "snik-last-out"
    )
    field.say("0: charge").finish()
    assert field.slugs(field.player(1).gold) == ["gold-4"]


# On the winning side, and who follows whom.


def dear_victory(die: int, *more: str) -> Field:
    """Clank, 5 with 14, charges 8 who charge; all 8 damage hit Clank and a troop."""
    return Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob loud-lads", shaman=True, gold="gold-2"),
        *[army(0, name, LAND) for name in more],
        army(1, "ma-gash", LAND, "door-knockers"),
        place(LAND, 1),
        dice=(1, 1, *(6,) * bool(more), die, 8),  # both obeyed; no surrender, where somebody could take it
        rest=True,
    ).fight(" ".join(("clank", *more)))


@pytest.mark.rule("OW-33")
@pytest.mark.rule("OW-50")
def test_a_winners_destroyed_leader_retreats_alone_and_another_one_leads() -> None:
    field = dear_victory(1, "snik-last-out")
    field.say("0: command clank", "1: charge", "0: charge", "0: hit clank", "0: hit loud-lads").finish()
    assert field.holds
    assert field.at("clank") in field.beside(LAND)
    assert field.units("clank") == []
    assert field.at("snik-last-out") == LAND
    assert field.units("snik-last-out") == ["anvil-throwers", "mas-own-mob"]
    assert field.shaman("snik-last-out")


@pytest.mark.rule("OW-33")
def test_or_is_dead_since_losers_have_no_captives() -> None:
    field = dear_victory(8, "snik-last-out")
    field.say("0: command clank", "1: charge", "0: charge", "0: hit clank", "0: hit loud-lads").finish()
    assert field.in_cup("clank")
    assert not field.player(1).captives


@pytest.mark.rule("OW-50")
def test_of_several_other_leaders_the_owner_chooses() -> None:
    field = dear_victory(1, "snik-last-out", "tiny-big")
    field.say("0: command clank", "1: charge", "0: charge", "0: hit clank", "0: hit loud-lads")
    assert field.asked == [(0, ["follow snik-last-out", "follow tiny-big"])]
    field.say("0: follow tiny-big")
    assert field.asked == [(0, ["command snik-last-out", "command tiny-big"])]
    field.say("0: command snik-last-out").finish()
    assert field.units("tiny-big") == ["anvil-throwers", "mas-own-mob"]


@pytest.mark.rule("OW-27")
def test_gold_of_a_dead_winner_whom_nobody_follows_is_lost() -> None:
    field = dear_victory(8)
    field.say("1: charge", "0: charge", "0: hit clank", "0: hit loud-lads").finish()
    assert field.in_cup("clank")
    assert field.in_cup("gold-2")
    assert not field.player(0).gold


@pytest.mark.rule("OW-71")
@pytest.mark.rule("OW 6.2")
@pytest.mark.parametrize("travelled", [True, False])
def test_who_takes_over_troops_that_have_moved_has_moved_too(travelled: bool) -> None:
    field = Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob loud-lads"),
        army(0, "snik-last-out", LAND),
        army(1, "ma-gash", LAND, "door-knockers"),
        place(LAND, 1),
        dice=(1, 1, 6, 8, 8),  # both obeyed, no surrender, both are dead
    )
    field.wars.travelled = [field.chips["anvil-throwers"]] * travelled
    field.fight("clank snik-last-out")
    field.say("0: command clank", "0: charge | 1: charge", "0: hit clank", "0: hit loud-lads")
    assert field.holds
    assert field.units("snik-last-out") == ["anvil-throwers", "mas-own-mob"]
    assert field.leader("snik-last-out").moved is travelled


@pytest.mark.rule("OW 6.6")
@pytest.mark.rule("OW-14")
def test_winners_without_a_leader_in_foreign_land_are_destroyed() -> None:
    field = dear_victory(1)
    field.say("1: charge", "0: charge", "0: hit clank", "0: hit loud-lads").finish()
    assert field.state.noted == [0]
    assert field.at("clank") in field.beside(LAND)
    assert field.in_cup("mas-own-mob")
    assert field.owner(LAND) == 1
    assert not field.state.lands[LAND].shamans
    assert field.in_cup("shaman")


@pytest.mark.rule("OW-50")
def test_in_own_land_they_are_a_garrison() -> None:
    """5 against 13, both charge: 3 damage to the defender's leader, 2 to a troop."""
    field = Field(
        army(0, "ma-gash", LAND),
        army(1, "wobbly-ur", LAND, "anvil-throwers mas-own-mob"),
        place(LAND, 1),
        dice=(1, 3, 8, 8),  # obeyed; Ur with 3 of 3; Gash and Ur are lost
        rest=True,
    ).fight("ma-gash")
    field.say("0: charge | 1: charge", "1: hit wobbly-ur", "1: hit mas-own-mob").finish()
    assert field.garrison(LAND) == ["anvil-throwers"]
    assert field.owner(LAND) == 1


# Both sides destroyed.


@pytest.mark.rule("OW-58")
def test_nobody_wins_where_both_sides_are_destroyed() -> None:
    field = Field(
        army(0, "ma-gash", LAND, shaman=True, gold="gold-1"),
        army(1, "clank", LAND, gold=""),
        place(LAND, 1),
        dice=(8, 1),
    ).fight("ma-gash")
    field.say("1: charge", "0: charge").finish()
    assert not field.holds
    assert field.in_cup("ma-gash")
    assert field.in_cup("shaman")
    assert field.in_cup("gold-1")
    assert field.at("clank") in field.beside(LAND)
    assert field.owner(LAND) == 1


@pytest.mark.rule("OW-58")
@pytest.mark.rule("OW-33")
def test_nor_does_anybody_take_captives_then() -> None:
    """Lone leaders of 5, both careful: 2 damage to each, and neither survives it."""
    field = Field(army(0, "ma-gash", LAND), army(1, "clank", LAND), place(LAND, 1), dice=(3, 3, 8, 8)).fight("ma-gash")
    field.say("0: careful | 1: careful")
    assert not field.holds
    assert (field.in_cup("ma-gash"), field.in_cup("clank")) == (True, True)
    assert field.player(0).captives == field.player(1).captives == []


@pytest.mark.rule("OW-32")
def test_a_shaman_whose_troops_are_gone_is_gone() -> None:
    field = Field(place(LAND, 1, shaman=True), place(LAND + 1, 1, "door-knockers", shaman=True))
    assert [field.slugs(event.chips) for event in drop_shamans(field.wars)] == [["shaman"]]
    assert [len(field.wars.lands[area].shamans) for area in (LAND, LAND + 1)] == [0, 1]
