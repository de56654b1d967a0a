"""Who retreats, and where to (OW 14.4, OW 24.1, OW 24.2, OW-21, OW-30, OW-44, OW-57)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars import GAME
from orcade.games.orcwars.answers.battles import HOLD, WITHDRAW
from orcade.games.orcwars.events.retreats import NoWayOut
from orcade.games.orcwars.finding import world_of
from orcade.games.orcwars.pieces import LOST, NOBODY
from orcade.table.questions import spared
from orcade.terminal.passing import Passing

from .battle_positions import Army, Field, Place, army, place

LAND = 5


def battle(*more: Army | Place, dice: tuple[int, ...] = (1, 1), fortress: int = 0, **given: int) -> Field:
    """Krug's 14 attack Vashka's 12; both are obeyed."""
    return Field(
        army(0, "clank", LAND, "anvil-throwers gate-gnawers"),
        army(1, "ma-gash", LAND, "hedge-choppers door-knockers"),
        place(LAND, 1, fortress=fortress),
        *more,
        dice=dice,
        rest=True,
        **given,  # type: ignore[arg-type]
    ).fight("clank")


def crowded(area: int, free: int = -1) -> list[Army | Place]:
    """Everywhere next to an area are neutral troops or Olm's leaders; one place may be free."""
    slugs = iter(["bucket-yappers", "ankle-biters", "sneeze-scouts", "shin-kickers", "kettle-carriers", "poker-lads"])
    leaders = iter(["snik-last-out", "tiny-big", "old-drip", "nib-notme"])
    return [
        place(each, NOBODY, next(slugs)) if each < 18 else army(2, next(leaders), each)
        for each in Field().beside(area)
        if each != free
    ]


# Who.


@pytest.mark.rule("OW 24.1")
@pytest.mark.rule("OW-44")
def test_the_attacker_retreats_unless_the_defender_wishes_to() -> None:
    """Clever against careful: 6 damage to Krug, 2 to Vashka."""
    field = battle().say("0: clever | 1: careful")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit door-knockers")
    assert field.asked == [(1, ["hold", "withdraw"])]
    assert field.match is not None
    (ask,) = field.match.asks
    assert spared(ask, HOLD) is HOLD, "it passes by itself where nobody would go"
    assert Passing(GAME).lets_go(ask, HOLD) is HOLD
    assert Passing(GAME).lets_go(ask, WITHDRAW) is None, "who had better go is asked"
    field.say("1: hold")
    assert field.asked[0][0] == 0
    assert all(answer.startswith("retreat") for answer in field.asked[0][1])


@pytest.mark.rule("OW-44")
def test_a_defender_who_wishes_to_may_go() -> None:
    field = battle().say("0: clever | 1: careful")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit door-knockers", "1: withdraw").finish()
    assert field.holds
    assert field.owner(LAND) == 0
    assert field.at("ma-gash") in field.beside(LAND)


@pytest.mark.rule("OW-44")
def test_a_defender_who_is_weaker_and_has_lost_more_must_go() -> None:
    """Careful and careful: 6 damage to Krug, 7 to Vashka, whose 5 left are less than 8."""
    field = battle().say("0: careful | 1: careful")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit hedge-choppers", "1: hit door-knockers").finish()
    assert "Vashka has to retreat." in field.story
    assert field.holds


@pytest.mark.rule("OW-44")
def test_a_defender_without_a_unit_must_go() -> None:
    field = Field(
        army(0, "clank", LAND, "anvil-throwers"), place(LAND, 1, "pot-knights"), dice=(1, 1), rest=True
    ).fight("clank")
    field.say("0: charge", "0: hit anvil-throwers").finish()
    assert field.holds
    assert field.owner(LAND) == 0


@pytest.mark.rule("OW-44")
def test_neutral_troops_never_wish() -> None:
    """A charge of 5 against 12 who are careful: 2 damage to both sides."""
    field = Field(
        army(0, "snik-last-out", LAND, "bucket-yappers"),
        place(LAND, NOBODY, "the-big-table second-helpings"),
        dice=(1, 6, 1, 1),  # obeyed; 6 less 1; one of each side survives
    ).fight("snik-last-out", NOBODY)
    field.say("0: charge", "0: hit bucket-yappers")
    assert all(answer.startswith("retreat") for answer in field.asked[0][1])
    field.finish()
    assert not field.holds


# Where to.


@pytest.mark.rule("OW 24.2")
@pytest.mark.rule("OW-21")
def test_a_retreat_goes_to_any_free_area_beside() -> None:
    field = battle(place(Field().beside(LAND)[0], NOBODY, "bucket-yappers")).say("0: clever | 1: careful")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit door-knockers", "1: hold")
    free = field.beside(LAND)[1:]
    slugs = [each.split()[1] for each in field.asked[0][1]]
    assert len(slugs) == len(free)
    field.say(f"0: retreat {slugs[0]}")
    assert field.at("clank") == free[0]
    assert not field.holds
    if free[0] < 18:
        assert field.owner(free[0]) == 0  # OW-15


@pytest.mark.rule("OW-27")
@pytest.mark.rule("OW 12.2")
@pytest.mark.rule("OW-71")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_retreats_into_own_land_brings_his_gold_home(turn: int) -> None:
    goal = Field().beside(LAND, orcland=True)[0]
    field = Field(
        army(0, "clank", LAND, "anvil-throwers gate-gnawers", gold="gold-3 gold-1"),
        army(1, "ma-gash", LAND, "hedge-choppers door-knockers"),
        place(LAND, 1),
        place(goal, 0),
        dice=(1, 1),
        rest=True,
        turn=turn,
    ).fight("clank")
    field.say("0: clever | 1: clever", "0: hit anvil-throwers", "1: hit door-knockers", "1: hold")
    field.say(f"0: retreat {world_of(field.state).slugs[goal]}")
    assert field.at("clank") == goal
    assert (field.slugs(field.player(0).gold), field.gold("clank")) == (["gold-3", "gold-1"], [])
    assert bool(field.state.travelled) is (turn == 0), "a retreat in the own turn is a move of his units"


@pytest.mark.rule("OW 24.2")
def test_a_single_way_out_is_taken() -> None:
    goal = Field().beside(LAND)[0]
    field = battle(*crowded(LAND, goal), seats=3).say("0: clever | 1: careful")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit door-knockers", "1: hold")
    assert field.at("clank") == goal


@pytest.mark.rule("OW-21")
@pytest.mark.rule("OW-49")
def test_without_a_way_out_the_army_is_destroyed_and_the_leader_killed() -> None:
    field = battle(*crowded(LAND), seats=3).say("0: clever | 1: careful")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit door-knockers", "1: hold")
    assert field.events(NoWayOut)
    assert field.in_cup("clank")
    assert field.at("clank") is None
    assert not field.player(1).captives


@pytest.mark.rule("OW-52")
@pytest.mark.parametrize(
    ("fortress", "units", "attack", "hit"),
    [
        (0, "anvil-throwers mas-own-mob rivet-boys", "charge", "rivet-boys"),  # 17 // 2 of 14
        (4, "anvil-throwers rivet-boys", "clever", "rivet-boys"),  # 12 less 4
    ],
)
def test_neutral_troops_are_destroyed_where_they_would_have_to_retreat(
    fortress: int, units: str, attack: str, hit: str
) -> None:
    """Half of the 14 who are careful are left, but they go neither to a neighbour nor to the caves."""
    field = Field(
        army(0, "clank", LAND, units),
        place(LAND, NOBODY, "nail-chewers gate-gnawers loud-lads redtusk-runts", fortress=fortress),
        dice=(1, 4 - (fortress > 0), 4),  # obeyed; careful; he who has 2 of 4 does not survive
    ).fight("clank", NOBODY)
    field.say(f"0: {attack}", f"0: hit {hit}", "0: hit nail-chewers", "0: hit gate-gnawers")
    assert field.blows.damage_against == 8
    assert "Neutral troops do not retreat: destroyed." in field.story
    assert field.holds
    assert field.garrison(LAND) == []


@pytest.mark.rule("OW-57")
@pytest.mark.parametrize("home", [True, False])
def test_a_garrison_retreats_to_own_land_alone(home: bool) -> None:
    """15 charge 11 who are careful: 2 damage to Krug, 7 to the garrison."""
    goal = Field().beside(LAND, orcland=True)[0]
    field = Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob"),
        place(LAND, 1, "nail-chewers gate-gnawers tusk-polishers"),
        *[place(goal, 1)] * home,
        dice=(1, 4, 1),  # obeyed; careful; one of 5 survives
    ).fight("clank")
    field.say("0: charge", "0: hit anvil-throwers", "1: hit nail-chewers", "1: hit gate-gnawers")
    assert field.holds
    assert field.garrison(goal) == ["tusk-polishers"] * home
    assert field.in_cup("tusk-polishers") is not home


@pytest.mark.rule("OW-50")
def test_a_garrison_follows_a_leader_who_retreats() -> None:
    """20 against 17, both careful: 8 damage to Krug, 10 to Vashka."""
    field = Field(
        army(0, "boss-anvil", LAND, "anvil-throwers mas-own-mob loud-lads"),
        army(1, "ma-gash", LAND),
        place(LAND, 1, "nail-chewers gate-gnawers hedge-choppers"),
        dice=(1, 1, 1, 1),  # both obeyed; one of each side survives
    ).fight("boss-anvil")
    field.say("0: careful | 1: careful", "0: hit anvil-throwers", "0: hit mas-own-mob")
    field.say("1: hit nail-chewers", "1: hit gate-gnawers", "1: hit hedge-choppers").finish()
    assert field.holds
    assert field.units("ma-gash") == ["hedge-choppers"]
    assert field.at("ma-gash") in field.beside(LAND)


@pytest.mark.rule("OW-80")
def test_a_troll_who_is_cut_down_may_regenerate() -> None:
    """Clever against careful; what is left of Krug's side finds no way out."""
    field = Field(
        army(0, "clank", LAND, "anvil-throwers the-damp-ones"),
        army(1, "ma-gash", LAND, "hedge-choppers door-knockers"),
        place(LAND, 1),
        *crowded(LAND),
        dice=(1, 1, 6, 1, 5, 6),  # both obeyed; not stupid; Clank survives; regenerated; joins the winner
        seats=3,
    ).fight("clank")
    field.say("0: clever | 1: careful", "0: hit anvil-throwers", "0: hit clank", "1: hit door-knockers", "1: hold")
    assert field.in_cup("clank")
    assert field.units("ma-gash") == ["hedge-choppers", "the-damp-ones"]


@pytest.mark.rule("OW-57")
@pytest.mark.rule("OW-71")
@pytest.mark.parametrize("turn", [0, 1])
def test_troops_that_have_lost_their_leader_retreat_and_have_travelled_if_it_is_their_turn(turn: int) -> None:
    """7 against 9, both careful: Snik takes all 4 damage and is caught, Vashka's troop takes 3 of 4."""
    goal = Field().beside(LAND, orcland=True)[0]
    field = Field(
        army(0, "snik-last-out", LAND, "bucket-yappers ankle-biters"),
        army(1, "ma-gash", LAND, "hedge-choppers"),
        place(LAND, 1),
        place(goal, 0),
        dice=(1, 1, 8),
        turn=turn,
    ).fight("snik-last-out")
    field.say("0: careful | 1: careful", "0: hit snik-last-out", "1: hit hedge-choppers", "1: hold")
    assert not field.holds
    assert field.garrison(goal) == ["bucket-yappers", "ankle-biters"]
    assert len(field.state.travelled) == (2 if turn == 0 else 0)


# From a fortress.


@pytest.mark.rule("OW-30")
@pytest.mark.rule("OW 14.4")
def test_who_has_attacked_a_fortress_retreats_over_land() -> None:
    field = battle(fortress=1).say("0: clever | 1: clever")
    field.say("0: hit anvil-throwers", "1: hit door-knockers", "1: hold")
    assert field.asked[0][0] == 0
    assert all(answer.startswith("retreat") for answer in field.asked[0][1])


def from_fortress(die: int, *more: Army | Place) -> Field:
    """Vashka withdraws from her fortress, with a leader and a garrison of 4."""
    field = battle(place(LAND, 1, "tusk-polishers", fortress=1), *more, dice=(1, 1, 3, 6, die))
    field.say("0: clever | 1: clever")  # 3 to Krug; 2 to Vashka, 1 of it to the walls
    return field.say("0: hit anvil-throwers", "1: hit door-knockers", "1: withdraw")


@pytest.mark.rule("OW 14.4")
@pytest.mark.rule("OW-30")
def test_who_leaves_a_fortress_goes_through_the_caves() -> None:
    field = from_fortress(11)
    assert field.holds
    assert field.at("ma-gash") == 10
    assert field.units("ma-gash") == ["hedge-choppers", "tusk-polishers"]
    assert (field.owner(10), field.owner(LAND)) == (1, 0)


@pytest.mark.rule("OW-30")
@pytest.mark.parametrize("die", [20, 12, LAND + 1])
def test_death_below(die: int) -> None:
    """20; neutral troops where they come out; and the very place that they have left, where Krug is now."""
    field = from_fortress(die, place(11, NOBODY, "bucket-yappers"))
    assert field.holds
    assert field.in_cup("ma-gash")
    assert field.in_cup("hedge-choppers")


@pytest.mark.rule("OW-30")
def test_lost_below() -> None:
    field = from_fortress(19)
    assert field.at("ma-gash") == LOST
    assert field.units("ma-gash") == ["hedge-choppers", "tusk-polishers"]


@pytest.mark.rule("OW-30")
def test_also_after_a_charge_from_the_walls() -> None:
    """Clever against a charge: 12 damage to Krug, 2 to Vashka."""
    field = battle(fortress=4, dice=(1, 1, 1, 11)).say("0: clever | 1: charge")
    field.say("0: hit anvil-throwers", "0: hit gate-gnawers", "1: hit door-knockers", "1: withdraw")
    assert field.at("ma-gash") == 10


@pytest.mark.rule("OW-81")
@pytest.mark.parametrize(("die", "home"), [(9, True), (10, False), (19, False)])
def test_a_garrison_comes_out_of_the_caves_in_own_land_alone(die: int, home: bool) -> None:
    """15 charge 11 who are careful: 11 damage to Krug, 2 to the garrison, which withdraws."""
    field = Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob"),
        place(LAND, 1, "nail-chewers gate-gnawers tusk-polishers", fortress=1),
        place(8, 1),
        dice=(1, 3, 1, 1, die),  # obeyed; 3 and 1; one of each side survives
    ).fight("clank")
    field.say("0: charge", "0: hit anvil-throwers", "0: hit mas-own-mob", "1: hit nail-chewers", "1: withdraw")
    assert field.holds
    assert len(field.garrison(8)) == 3 * home
    assert field.in_cup("gate-gnawers") is not home


# Leaders who are attacked in passing.


@pytest.mark.rule("OW-10")
def test_a_leader_who_beats_those_who_stop_him_stays() -> None:
    """A garrison of 3 attacks 6, without its fortress; both charge."""
    field = Field(army(0, "boss-anvil", LAND), place(LAND, 1, "door-knockers", fortress=4), dice=(1, 1, 6))
    field.strike(LAND, 1, "boss-anvil")
    assert field.asked == [(0, ["charge", "careful", "clever", "flee"])]
    field.say("0: charge")
    assert field.holds
    assert field.at("boss-anvil") == LAND
    assert field.owner(LAND) == 0


@pytest.mark.rule("OW-10")
def test_neutral_troops_strike_too() -> None:
    """7 against 4, both charge: he is hacked, and nobody takes captives for neutral troops (OW-33)."""
    field = Field(army(0, "snik-last-out", LAND), place(LAND, NOBODY, "the-big-table"), dice=(1, 1, 8))
    field.strike(LAND, NOBODY, "snik-last-out").say("0: charge")
    assert not field.holds
    assert field.in_cup("snik-last-out")
    assert field.garrison(LAND) == ["the-big-table"]
