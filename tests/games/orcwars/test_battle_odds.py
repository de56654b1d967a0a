"""What a plan leads to, before anything is rolled."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from orcade.games.orcwars.battles.odds import exchange, exchanges, expected, left_of_units, plan_chances, stupid_power
from orcade.games.orcwars.battles.plans import choose_commander
from orcade.games.orcwars.battles.sides import muster, of_caravan
from orcade.games.orcwars.pieces import CAREFUL, CHARGE, CLEVER, NO_PLAN, NOBODY, Battle

from .battle_positions import Army, Field, Place, army, place

LAND = 5


def mustered(*pieces: Army | Place, enemy: int = 1) -> tuple[Field, Battle]:
    """The battle of Clank against all that an enemy has, with its commanders."""
    field = Field(*pieces)
    battle = muster(field.wars, LAND, (field.chips["clank"],), enemy)
    for side in (battle.attacker, battle.defender):
        list(choose_commander(field.wars, battle, side, tuple(side.leaders)))
    return field, battle


@pytest.mark.rule("OW 23.2")
@pytest.mark.parametrize(("attack", "defence"), list(product(range(3), repeat=2)))
def test_an_exchange_is_what_the_battle_does(attack: int, defence: int) -> None:
    pieces = (
        army(0, "clank", LAND, "nail-chewers anvil-throwers the-last-word"),
        army(1, "ma-gash", LAND, "door-knockers pot-knights"),
        place(LAND, 1, fortress=2),
    )
    field, battle = mustered(*pieces)
    told = exchange(field.wars, battle, attack, defence)
    names = ("charge", "careful", "clever")
    fought = Field(*pieces, dice=(1, 1), rest=True).fight("clank")
    fought.say(f"0: {names[attack]} | 1: {names[defence]}")
    blows = fought.blows
    assert (told.attacker, told.defender, told.absorbed) == (blows.damage, blows.damage_against, blows.absorbed)


@pytest.mark.rule("OW 21.1")
@pytest.mark.rule("OW 21.2")
def test_the_chances_of_a_plan() -> None:
    """Authority 5 with orcs who are no natives: 5 of 8; else 3, 2 and 1 of 6. In a fortress 6 of 8, and 2, 2 and 2."""
    field, battle = mustered(
        army(0, "clank", LAND, "loud-lads"), army(1, "ma-gash", LAND, "pot-knights"), place(LAND, 1, fortress=1)
    )
    near(plan_chances(field.wars, battle, battle.attacker, CLEVER), (3 / 16, 2 / 16, 5 / 8 + 1 / 16))
    near(plan_chances(field.wars, battle, battle.defender, CHARGE), (6 / 8 + 1 / 12, 1 / 12, 1 / 12))


def near(found: Sequence[float], wanted: Sequence[float]) -> None:
    assert found == pytest.approx(wanted)
    assert sum(found) == pytest.approx(1)


@pytest.mark.rule("OW-36")
@pytest.mark.rule("OW-37")
def test_the_chances_of_those_whom_nobody_leads_and_of_a_lonely_chief() -> None:
    field, battle = mustered(army(0, "clank", LAND), place(LAND, NOBODY, "the-big-table"), enemy=NOBODY)
    near(plan_chances(field.wars, battle, battle.attacker, CAREFUL), (0, 1, 0))
    near(plan_chances(field.wars, battle, battle.defender, NO_PLAN), (4 / 6, 2 / 6, 0))
    near(plan_chances(field.wars, battle, of_caravan(field.take("caravan-1-there")), NO_PLAN), (1 / 3, 1 / 3, 1 / 3))


def test_damage_on_an_average() -> None:
    """9 against 7: charge against charge, or half and half against careful."""
    field, battle = mustered(army(0, "clank", LAND, "loud-lads"), army(1, "gorm-twice-hit", LAND, "pot-knights"))
    cells = exchanges(field.wars, battle)
    assert expected(cells, (1, 0, 0), (1, 0, 0)) == (7, 9)
    assert expected(cells, (1, 0, 0), (0.5, 0.5, 0)) == ((7 + 1) / 2, (9 + 4) / 2)


@pytest.mark.rule("OW 23.4", "OW-69")
def test_what_damage_may_leave() -> None:
    """Where the least is lost on an average: 1 of 4 and 5 is rather given to the 5, which survives it with a 3 or less;
    4 destroy the 4, 5 the 4 and perhaps the 5."""
    assert left_of_units((4, 5), 0) == ((9, 1),)
    assert left_of_units((4, 5), 1) == ((9, 0.5), (4, 0.5))
    assert left_of_units((4, 5), 4) == ((9, 0), (5, 1))
    assert left_of_units((4, 5), 5) == ((9, 0), (4, 1))
    assert left_of_units((4, 5), 9) == left_of_units((4, 5), 20) == ((0, 1),)


@pytest.mark.rule("OW 22.1")
def test_the_power_that_stupidity_costs() -> None:
    field, battle = mustered(army(0, "clank", LAND, "the-damp-ones loud-lads"), place(LAND, 1, "pot-knights"))
    assert stupid_power(field.wars, battle.attacker, CHARGE) == 1
    assert stupid_power(field.wars, battle.attacker, CLEVER) == 2
