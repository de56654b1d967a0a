"""The two tables, walls and sieges, and who is destroyed (OW 14.2, OW 16.2, OW 23)."""

from __future__ import annotations

import re

import pytest

from orcade.games.orcwars.battles.tables import FORTRESS, OPEN_FIELD, Cell, Table
from orcade.games.orcwars.events.losses import Destroyed, FortressFalls, Surrenders, Survives
from orcade.games.orcwars.pieces import NOBODY

from .battle_positions import Field, army, place

LAND = 5

# As the rulebook draws them: rows by the attacker, columns by the defender; the first figure is the attacker's damage.
DRAWN = {
    "open": (
        OPEN_FIELD,
        """
        1:1* - 1:1*   1:5* - 1:2*   1:1* - 1:5
        1:2* - 1:5*   1:2  - 1:2    1:5  - 1:2
        1:5  - 1:1*   1:2  - 1:5    1:5  - 1:5
        """,
    ),
    "fortress": (
        FORTRESS,
        """
        1:1* - 1:1*   1:1  - 1:5    1:5* - 1:1
        1:2  - 1:1*   1:2  - 1:5    1:1  - 1:5
        1:1  - 1:5*   1:5  - 1:1*   1:5  - 1:5
        """,
    ),
}
FIGURE = re.compile(r"1:(\d)(\*?)")


def drawn(text: str) -> Table:
    """A table from its drawing."""
    rows = [[(int(number), bool(star)) for number, star in FIGURE.findall(line)] for line in text.split("\n")]
    return tuple(tuple(Cell(*row[at], *row[at + 1]) for at in range(0, len(row), 2)) for row in rows if row)


@pytest.mark.rule("OW 23.1")
@pytest.mark.rule("OW 23.2")
@pytest.mark.parametrize("name", DRAWN)
def test_each_cell_is_the_rulebooks(name: str) -> None:
    table, text = DRAWN[name]
    assert drawn(text) == table


PLANS = ("charge", "careful", "clever")


@pytest.mark.rule("OW 23.1")
@pytest.mark.rule("OW 23.2")
@pytest.mark.rule("OW-39")
@pytest.mark.parametrize("fortress", [0, 1])
@pytest.mark.parametrize("attack", range(3))
@pytest.mark.parametrize("defence", range(3))
def test_each_pair_of_plans_in_a_battle(attack: int, defence: int, fortress: int) -> None:
    """Power 23 against 11: rounded down; a fortress of 1 absorbs 1, unless its defender charges."""
    field = example(fortress).say(f"0: {PLANS[attack]} | 1: {PLANS[defence]}")
    cell = (FORTRESS if fortress else OPEN_FIELD)[attack][defence]
    absorbed = fortress if defence else 0
    assert (field.blows.damage, field.blows.damage_against) == (11 // cell.attacker, 23 // cell.defender - absorbed)


def example(fortress: int = 0) -> Field:
    """Krug's 23 attack Vashka's 11; both are obeyed."""
    return Field(
        army(0, "clank", LAND, "nail-chewers anvil-throwers gate-gnawers mas-own-mob"),
        army(1, "ma-gash", LAND, "door-knockers pot-knights"),
        place(LAND, 1, fortress=fortress),
        dice=(1, 1),
        rest=True,
    ).fight("clank")


@pytest.mark.rule("OW 23.1")
def test_the_example_of_the_rulebook() -> None:
    field = example().say("0: charge | 1: clever")
    assert (field.blows.power, field.blows.against) == (23, 11)
    assert (field.blows.damage, field.blows.damage_against) == (11, 4)


# Walls, machines and sieges.


def siege(machines: str, fortress: int, plan: str, attack: str = "careful") -> Field:
    """Clank, 5 with a troop of 4, and machines against 11 in a fortress."""
    return Field(
        army(0, "clank", LAND, f"nail-chewers {machines}"),
        army(1, "ma-gash", LAND, "door-knockers pot-knights"),
        place(LAND, 1, fortress=fortress),
        dice=(1, 1),
        rest=True,
    ).fight("clank").say(f"0: {attack} | 1: {plan}")  # fmt: skip


@pytest.mark.rule("OW 23.5")
@pytest.mark.rule("OW 16.2")
@pytest.mark.rule("OW-42")
@pytest.mark.parametrize(
    ("machines", "fortress", "plan", "attack", "dealt", "absorbed"),
    [
        ("", 3, "careful", "clever", 9, 3),
        ("shove-cart", 3, "careful", "clever", 11, 1),  # one machine's 2
        ("shove-cart shove-cart", 3, "careful", "clever", 13, 1),  # only one of them
        ("wall-nibbler shove-cart", 4, "careful", "clever", 14, 1),  # the stronger one
        ("the-last-word", 3, "careful", "clever", 13, 0),  # never less than nothing
        ("", 3, "charge", "charge", 9, 0),  # who charges leaves his walls
        ("", 4, "clever", "clever", 1, 1),  # no more than there is
    ],
)
def test_a_fortress_absorbs(machines: str, fortress: int, plan: str, attack: str, dealt: int, absorbed: int) -> None:
    field = siege(machines, fortress, plan, attack)
    assert (field.blows.damage_against, field.blows.absorbed) == (dealt - absorbed, absorbed)


@pytest.mark.rule("OW 23.6")
@pytest.mark.rule("OW-42")
@pytest.mark.parametrize(("fortress", "falls"), [(1, True), (2, False)])
def test_a_fortress_falls_to_more_damage_than_power_and_strength(fortress: int, falls: bool) -> None:
    """Clever against careful deals all of 13; Vashka has 11."""
    field = siege("the-last-word", fortress, "careful", "clever").finish()
    assert bool(field.events(FortressFalls)) is falls
    assert field.state.lands[LAND].fortress == (0 if falls else fortress)


@pytest.mark.rule("OW 14.2")
def test_a_fortress_may_be_of_no_help() -> None:
    field = example(4)
    open_field = Field(
        army(0, "clank", LAND, "nail-chewers"), army(1, "ma-gash", LAND, "door-knockers"), place(LAND, 1, fortress=4),
        dice=(1, 1), rest=True,
    ).fight("clank", fortress=False).say("0: careful | 1: careful")  # fmt: skip
    assert open_field.blows.damage_against == 9 // 2
    field.say("0: careful | 1: careful")
    assert field.blows.damage_against == max(0, 23 // 5 - 4)


@pytest.mark.rule("OW-62")
def test_neutral_troops_use_a_fortress() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"), place(LAND, NOBODY, "loud-lads", fortress=2), dice=(1, 4), rest=True
    )
    field.fight("clank", NOBODY).say("0: clever")
    assert (field.blows.damage_against, field.blows.absorbed) == (9 - 2, 2)


# Who is hit.


@pytest.mark.rule("OW 23.3")
@pytest.mark.rule("OW-41")
@pytest.mark.rule("OW-69")
def test_the_owner_names_one_unit_after_another_the_attacker_first() -> None:
    """Charge against clever: 11 damage to Krug, 4 to Vashka."""
    field = example().say("0: charge | 1: clever")
    assert field.asked == [
        (0, ["hit clank", "hit nail-chewers", "hit anvil-throwers", "hit gate-gnawers", "hit mas-own-mob"])
    ]
    field.say("0: hit nail-chewers", "0: hit gate-gnawers")
    assert field.asked == [(0, ["hit clank", "hit anvil-throwers", "hit mas-own-mob"])]
    field.say("0: hit clank")  # 3 of his 5
    assert field.asked[0] == (1, ["hit ma-gash", "hit door-knockers", "hit pot-knights"])


@pytest.mark.rule("OW 23.3")
@pytest.mark.rule("OW-41")
@pytest.mark.parametrize("hit", ["clank", "ma-gash"])
def test_of_equal_units_the_owner_says_whose_is_hit(hit: str) -> None:
    """Careful against careful: 3 damage to Krug, whose leaders have Pot Knights each."""
    field = Field(
        army(0, "clank", LAND, "pot-knights"),
        army(0, "ma-gash", LAND, "pot-knights"),
        army(1, "axle-ug", LAND, "door-knockers"),
        dice=(1, 1),
        rest=True,
    ).fight("clank ma-gash")
    field.say("0: command clank", "0: careful | 1: careful")
    assert {"hit pot-knights clank", "hit pot-knights ma-gash"} < set(field.asked[0][1])
    field.say(f"0: hit pot-knights {hit}").finish()
    assert [field.units(each) for each in ("clank", "ma-gash")] == [
        [] if hit == each else ["pot-knights"] for each in ("clank", "ma-gash")
    ]


@pytest.mark.rule("OW 23.4")
@pytest.mark.rule("OW-41")
@pytest.mark.parametrize(("die", "survives"), [(1, True), (2, False)])
def test_one_damaged_unit_may_survive(die: int, survives: bool) -> None:
    """3 damage to a leader of 5: he survives if the die and 3 are less."""
    field = Field(
        army(0, "clank", LAND, "nail-chewers anvil-throwers gate-gnawers mas-own-mob"),
        army(1, "ma-gash", LAND, "door-knockers pot-knights"),
        place(LAND, 1),
        dice=(1, 1, die),
        rest=True,
    ).fight("clank")
    field.say("0: charge | 1: clever", "0: hit nail-chewers", "0: hit gate-gnawers", "0: hit clank")
    field.say("1: hit door-knockers", "1: hit ma-gash")
    assert ("clank" in [field.slug(each.chip) for each in field.events(Survives)]) is survives
    assert "survival of Clank" in field.rolled("survival")


@pytest.mark.rule("OW 23.4")
def test_no_die_where_a_unit_cannot_survive() -> None:
    """5 damage to a troop of 5; 5 to two of 3, of which the second takes 2."""
    field = Field(
        army(0, "clank", LAND, "anvil-throwers"),
        army(1, "ma-gash", LAND, "door-knockers pot-knights"),
        place(LAND, 1),
        dice=(1, 1),
        rest=True,
    ).fight("clank")
    field.say("0: careful | 1: careful", "0: hit anvil-throwers", "1: hit door-knockers", "1: hit pot-knights")
    assert not field.rolled("survival")


@pytest.mark.rule("OW 23.3")
def test_nobody_is_asked_where_all_are_destroyed() -> None:
    field = Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob loud-lads"),
        army(1, "ma-gash", LAND, "pot-knights"),
        place(LAND, 1),
        dice=(1, 1),
        rest=True,
    ).fight("clank")
    field.say("0: charge | 1: charge")
    assert field.asked[0][0] == 0
    field.say("0: hit clank", "0: hit loud-lads")
    assert not any(seat == 1 and answers[0].startswith("hit") for seat, answers in field.asked)


@pytest.mark.rule("OW-55")
def test_nobodys_weakest_are_hit_first() -> None:
    """8 damage: the 2 and both of 3 are lost; the order of these does not matter."""
    field = Field(
        army(0, "clank", LAND, "anvil-throwers mas-own-mob bucket-yappers"),
        place(LAND, NOBODY, "loud-lads door-knockers redtusk-runts tusk-polishers"),
        dice=(1, 4),
        rest=True,
        turn=1,
    ).fight("clank", NOBODY)
    field.say("0: careful")  # 8 of 16
    field.say("0: hit anvil-throwers").finish()
    destroyed = [field.slugs(each.chips) for each in field.events(Destroyed)]
    assert ["redtusk-runts", "door-knockers", "tusk-polishers"] in destroyed


@pytest.mark.rule("OW-55")
def test_ties_of_nobodys_weakest_are_the_acting_players_choice() -> None:
    field = Field(
        army(0, "clank", LAND, "bucket-yappers"),
        place(LAND, NOBODY, "door-knockers tusk-polishers redtusk-runts loud-lads"),
        dice=(1, 4),
        rest=True,
        turn=1,
    ).fight("clank", NOBODY)
    field.say("0: careful")  # 3 of 6: the 2 and 1 of a 3
    while field.asked[0][0] == 0:
        field.say(f"0: {field.asked[0][1][0]}")
    assert field.asked == [(1, ["hit door-knockers", "hit tusk-polishers"])]


@pytest.mark.rule("OW-31")
@pytest.mark.rule("OW-82")
def test_a_machine_that_nobody_tows_any_more_is_destroyed() -> None:
    """5 of 11 damage: the troop of 4 falls, and with it the machine of its army."""
    field = Field(
        army(0, "clank", LAND, "nail-chewers shove-cart"),
        army(1, "ma-gash", LAND, "door-knockers pot-knights"),
        place(LAND, 1),
        dice=(1, 1),
        rest=True,
    ).fight("clank")
    field.say("0: careful | 1: careful", "0: hit nail-chewers", "0: hit clank").finish()
    destroyed = [field.slugs(each.chips) for each in field.events(Destroyed)]
    assert ["shove-cart"] in destroyed
    assert field.in_cup("shove-cart")


# Surrender.


@pytest.mark.rule("OW 23.7")
@pytest.mark.rule("OW-43")
def test_troops_who_take_more_than_all_their_power_may_surrender() -> None:
    """Power 19 against 8: all are destroyed; a 2 surrenders, a 3 does not, and machines never do."""
    field = Field(
        army(0, "clank", LAND, "nail-chewers anvil-throwers mas-own-mob"),
        place(LAND, NOBODY, "door-knockers pot-knights shove-cart"),
        dice=(1, 1, 2, 3, 5),  # obeyed; a charge; the two; one check
        rest=True,
    ).fight("clank", NOBODY)
    field.say("0: charge", "0: hit mas-own-mob", "0: hit nail-chewers")
    assert field.match is not None
    assert [field.slugs(each.chips) for each in field.events(Surrenders)] == [["door-knockers"]]
    assert field.rolled("surrender") == ["surrender of Door Knockers (3)", "surrender of Pot Knights (3)"]


@pytest.mark.rule("OW-43")
def test_as_much_damage_as_power_is_not_enough() -> None:
    """18 against 9, both careful."""
    field = Field(
        army(0, "clank", LAND, "nail-chewers gate-gnawers anvil-throwers"),
        place(LAND, NOBODY, "loud-lads mas-own-mob"),
        dice=(1, 4),
    ).fight("clank", NOBODY)
    field.say("0: careful", "0: hit nail-chewers")
    assert (field.blows.damage_against, field.blows.against) == (9, 9)
    assert field.holds
    assert not field.rolled("surrender")


@pytest.mark.rule("OW-43")
def test_nobody_surrenders_to_a_side_without_a_leader() -> None:
    field = Field(
        army(0, "snik-last-out", LAND, "bucket-yappers"),
        place(LAND, 1, "the-big-table great-grandads"),
        dice=(1, 4, 6, 6),
        rest=True,
    ).fight("snik-last-out")
    field.say("0: charge").finish()
    assert field.blows.damage > field.blows.power
    assert not field.rolled("surrender")


@pytest.mark.rule("OW-43")
def test_nor_to_a_leader_who_is_destroyed() -> None:
    """14 against 6, both charge: the 6 hit Clank and a troop."""
    field = Field(
        army(0, "clank", LAND, "nail-chewers mas-own-mob"),
        army(1, "ma-gash", LAND, "bucket-yappers"),
        place(LAND, 1),
        dice=(1, 1),
        rest=True,
    ).fight("clank")
    field.say("0: charge | 1: charge", "0: hit clank").finish()
    assert field.blows.damage_against > field.blows.against
    assert not field.rolled("surrender")
