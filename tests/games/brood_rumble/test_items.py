"""BR 4.2.3, BR-5, BR-31: grabbing items from Debris Mounds, and what two actions allow."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orclympics.brood_rumble import GAME
from orcade.table.choices import Question

from .brawl import RIGHT, UP, Brawl, mound, orc

IRON = ("iron", "feral")
HIT = (3, 3)
MISSED_CATCH = 1


@pytest.mark.rule("BR 4.2.3")
@pytest.mark.parametrize(("die", "item"), [(3, "knuckles"), (4, "knuckles"), (5, "helmet"), (6, "helmet")])
def test_what_a_mound_hides(die: int, item: str) -> None:
    brawl = Brawl(grub=(6, 10.5), dreg=(20, 20), terrain=[mound(6, 12)], dice=(die,)).say("grab")
    assert brawl.item("grub") == item


@pytest.mark.rule("BR 4.2.3")
@pytest.mark.parametrize("die", [1, 2])
def test_a_barrel_may_be_thrown_at_once(die: int) -> None:
    brawl = Brawl(
        grub=(6, 10.5), dreg=(12, 10.5), terrain=[mound(6, 12)], dice=(die, *HIT, MISSED_CATCH, 2, 2, UP)
    ).say("grab")
    assert brawl.legal == {"throw dreg", "leave"}
    brawl.say("throw dreg")
    assert brawl["dreg"].health == 10
    assert list(brawl.barrels.values()) == [(12, 8.5)]


@pytest.mark.rule("BR 4.2.3")
def test_a_barrel_is_proposed_to_be_thrown_at_whom_it_is_likely_to_cost_most() -> None:
    """It is gone otherwise. Only who is in a fight and far away is spared, because of the public."""

    def proposed(**more: Any) -> tuple[str, str]:
        question = Brawl(grub=(6, 10.5), terrain=[mound(6, 12)], dice=(1,), **more).say("grab").match.scene(0).question
        assert isinstance(question, Question)
        return question.usual, question.why

    assert proposed(dreg=(13, 10.5)) == ("throw dreg", "It hurts from afar.")
    assert proposed(dreg=(17, 10.5)) == ("throw dreg", "A long shot, but it is gone otherwise.")
    assert proposed(dreg=(23, 10.5)) == ("leave", "It reaches nobody.")
    behind = ("leave", "It would hit a friend, or Cover, or anger the public.")
    assert proposed(dreg=(13, 10.5), gash=(10, 10.5)) == behind
    assert proposed(dreg=(13, 10.5), dib=(10, 10.5))[0] in ("throw dib", "throw dreg")
    fight = {"gash": (8, 16), "dreg": (9, 16), "engaged": [("gash", "dreg")]}
    assert proposed(**fight) == ("throw dreg", "It hurts from afar.")
    fight = {"gash": (16, 16), "dreg": (17, 16), "engaged": [("gash", "dreg")]}
    assert proposed(**fight) == ("leave", "All of them fight: the public would mind.")


@pytest.mark.rule("BR 4.2.3")
def test_nobody_needs_to_be_asked_about_a_barrel_that_reaches_nobody() -> None:
    def about(x: float) -> tuple[str, ...]:
        brawl = Brawl(grub=(6, 10.5), dreg=(x, 10.5), terrain=[mound(6, 12)], dice=(1,)).say("grab")
        return tuple(brawl.match.asks[0].about)

    assert about(17) == ("reach",)
    assert about(23) == ("loose",)
    assert GAME.minds == ("reach",), "unless he wishes to be"


@pytest.mark.rule("BR-31")
def test_a_barrel_that_is_not_thrown_is_gone() -> None:
    brawl = Brawl(grub=(6, 10.5), dreg=(12, 10.5), terrain=[mound(6, 12)], dice=(1,)).say("grab", "leave")
    assert brawl.barrels == {}


@pytest.mark.rule("BR 4.2.3", "BR-31")
@pytest.mark.parametrize(("die", "item"), [(1, "nothing"), (3, "knuckles"), (5, "helmet")])
def test_another_item_replaces_the_one_he_had(die: int, item: str) -> None:
    """The Barrel is one of the items, too."""
    brawl = Brawl(grub=orc(6, 10.5, item="helmet"), dreg=(12, 10.5), terrain=[mound(6, 12)], dice=(die,)).say("grab")
    assert brawl.item("grub") == item


@pytest.mark.rule("BR 4.2.3")
def test_only_in_contact_with_a_mound() -> None:
    """Its upper side is at 11."""
    assert "grab" in Brawl(grub=(6, 10.5), dreg=(20, 20), terrain=[mound(6, 12)]).legal
    assert "grab" not in Brawl(grub=(6, 10.49), dreg=(20, 20), terrain=[mound(6, 12)]).legal


@pytest.mark.rule("BR 4.2.3")
def test_not_while_an_enemy_touches_the_same_mound() -> None:
    beside = Brawl(grub=(6, 10.5), dreg=(6, 13.5), terrain=[mound(6, 12)])
    assert "grab" not in beside.legal
    near = Brawl(grub=(6, 10.5), dreg=(6, 13.51), terrain=[mound(6, 12)])
    assert "grab" in near.legal
    friend = Brawl(grub=(6, 10.5), gash=(6, 13.5), dreg=(20, 20), terrain=[mound(6, 12)])
    assert "grab" in friend.legal
    other = Brawl(grub=(6, 10.5), dreg=(18, 13.5), terrain=[mound(6, 12), mound(18, 12)])
    assert "grab" in other.legal


@pytest.mark.rule("BR-13", "BR 4.2.3")
def test_an_enemy_on_the_ground_guards_a_mound_too() -> None:
    brawl = Brawl(grub=(6, 10.5), dreg=orc(6, 13.5, down=True), terrain=[mound(6, 12)])
    assert "grab" not in brawl.legal


# Two different actions.


@pytest.mark.rule("BR 4.2", "BR-5")
def test_two_actions_in_any_order_and_none_twice() -> None:
    brawl = Brawl(
        broods=IRON, grub=(6, 8), dreg=(20, 20), gob=(1, 1), terrain=[mound(6, 12)], barrels=[(6, 7.1)], dice=(1, 3)
    )
    assert brawl.verbs == {"move", "throw", "end"}
    brawl.say("move", "move grub 6,10.5")
    assert brawl.verbs == {"grab", "end"}
    brawl.say("grab")
    assert brawl.item("grub") == "knuckles"
    assert brawl.asked == 1


@pytest.mark.rule("BR 4.2", "BR-5")
def test_a_throw_first_and_then_a_move() -> None:
    brawl = Brawl(broods=IRON, grub=(4, 12), dreg=(14, 12), barrels=[(3.1, 12)], dice=(1, 1, 1, UP, 3))
    brawl.say("throw b1 dreg")
    assert brawl.verbs == {"move", "end"}
    brawl.say("move", "move grub 4,17")
    assert brawl.at("grub") == (4, 17)
    assert brawl.asked == 1


@pytest.mark.rule("BR-5")
def test_a_found_barrel_is_thrown_in_addition() -> None:
    """Throw, Grab, and the Barrel from the mound: two throws in one activation."""
    brawl = Brawl(
        grub=(6, 10.5),
        dreg=(12, 10.5),
        terrain=[mound(6, 12)],
        barrels=[(5.1, 10.5)],
        dice=(*HIT, MISSED_CATCH, 1, 2, UP, 2, *HIT, MISSED_CATCH, 2, 3, RIGHT),
    ).say("throw b1 dreg", "grab", "throw dreg")
    assert brawl["dreg"].health == 9
    assert sorted(brawl.barrels.values()) == [(12, 8.5), (15, 10.5)]


@pytest.mark.rule("BR 4.2")
def test_no_second_throw_though_another_barrel_is_at_hand() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(14, 12), barrels=[(3.1, 12), (4, 12.9)], dice=(1, 1, 1, UP)).say("throw b1 dreg")
    assert brawl.verbs == {"move", "end"}


@pytest.mark.rule("BR 4.2", "BR-4")
def test_actions_need_not_be_used() -> None:
    brawl = Brawl(grub=(4, 12), dreg=(14, 12)).say("end")
    assert brawl.asked == 1
