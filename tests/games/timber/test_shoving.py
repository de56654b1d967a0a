"""TI 4.2.3.2 Shoving. The dice: two of the attacker, two of the defender, a reroll, Wood dropped."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.timber import GAME

from .grove import COMMON, FERAL, IRON, Grove, orc

PLAIN = (IRON, FERAL)
"""Broods of Grub and Dreg whose powers do nothing when Grub attacks."""


def shove(*dice: int, broods: tuple[int, int] = PLAIN, mine: int = 0, yours: int = 0) -> Grove:
    """Grub on c3 shoves Dreg on c4."""
    grove = Grove(grub=orc("c3", tokens=2, wood=mine), dreg=orc("c4", wood=yours), broods=broods, dice=dice)
    return grove.say("shove dreg")


@pytest.mark.rule("TI 4.2.3.2", "TI 1")
def test_only_enemies_on_neighbouring_squares() -> None:
    grove = Grove(
        seats=3,
        grub=orc("c3", tokens=2),
        twig=orc("b3"),
        dreg=orc("c4"),
        bark=orc("d4"),
        mog=orc("d3"),
        stump=orc("c5"),
    )
    assert grove.offered("shove") == {"dreg", "mog"}
    for name in ("twig", "bark", "stump", "grub"):
        grove.refusal(f"shove {name}")


@pytest.mark.rule("TI 4.2.3.2")
@pytest.mark.parametrize(
    ("attacker", "defender", "steps"),
    [
        ((3, 1), (3, 3), 1),  # 4 against 3
        ((1, 3), (2, 1), 2),
        ((6, 6), (1, 1), 6),  # 7 against 1
        ((5, 2), (3, 4), 2),
        ((1, 1), (1, 1), 1),
        ((6, 2), (6, 5), 1),
    ],
)
def test_the_lower_dice_are_discarded_and_the_attacker_adds_one(
    attacker: tuple[int, int], defender: tuple[int, int], steps: int
) -> None:
    grove = shove(*attacker, *defender)
    assert grove.forest.steps == steps
    assert grove.asked == "grub"
    assert grove.offered("push") == {"b4", "d4", "c5"}


@pytest.mark.rule("TI 4.2.3.2")
def test_the_attacker_pays_one_token_and_moves_his_victim_all_the_way() -> None:
    grove = shove(5, 1, 1, 3).say("push c5", "push d5", "push d6")
    assert grove.at("dreg") == "d6"
    assert grove.at("grub") == "c3"
    assert grove["grub"].tokens == 1
    assert grove.offered("push") == set()


@pytest.mark.rule("TI 4.2.3.2")
@pytest.mark.parametrize(
    ("mine", "yours", "dice", "result"),
    [
        (0, 1, (3, 3, 4, 4), "won"),  # 4 against 3
        (1, 0, (3, 3, 3, 3), "draw"),
        (2, 0, (3, 3, 3, 3, 2), "lost"),
        (3, 4, (1, 1, 1, 1, 1), "won"),  # -1 against -3
        (4, 0, (1, 1, 1, 1, 3), "lost"),  # -2 against 1
        (1, 1, (6, 6, 6, 6), "won"),
    ],
)
def test_each_wood_takes_one_off(mine: int, yours: int, dice: tuple[int, ...], result: str) -> None:
    grove = shove(*dice, mine=mine, yours=yours)
    lost = (mine - grove["grub"].wood, yours - grove["dreg"].wood)
    if result == "won":
        assert lost == (0, dice[4] if len(dice) > 4 else min(1, yours))
        assert grove.offered("push")
    elif result == "draw":
        assert lost == (0, 0)
        assert not grove.offered("push")
    else:
        assert lost == (dice[4], 0)
        assert not grove.offered("push")


@pytest.mark.rule("TI 4.2.3.2")
def test_totals_below_one_count_in_full() -> None:
    """1 + 1 against 1 - 4: the difference is 5."""
    grove = shove(1, 1, 1, 1, 3, yours=4)
    assert grove.forest.steps == 5


@pytest.mark.rule("TI 4.2.3.2", "TI-15")
def test_the_victim_drops_where_he_stood_and_the_difference_is_from_before() -> None:
    grove = shove(3, 3, 4, 4, 3, yours=3)  # 4 against 1
    assert grove.lying == {"c4": 3}
    assert grove.forest.steps == 3
    grove.say("push c5", "push c6", "push c7")
    assert (grove.at("dreg"), grove["dreg"].wood) == ("c7", 0)
    assert grove.lying == {"c4": 3}


@pytest.mark.rule("TI 4.2.3.2", "TI-15")
def test_dropping_more_than_one_has_drops_all() -> None:
    grove = shove(5, 5, 1, 1, 3, yours=2)
    assert grove.lying == {"c4": 2}
    assert grove["dreg"].wood == 0


@pytest.mark.rule("TI-22")
@pytest.mark.parametrize("yours", [0, 1])
def test_without_a_choice_of_numbers_no_die_is_rolled_for_the_drop(yours: int) -> None:
    grove = shove(5, 5, 1, 1, yours=yours)
    assert grove.lying == ({"c4": 1} if yours else {})


@pytest.mark.rule("TI 4.2.3.2")
def test_a_losing_attacker_drops_on_his_own_square_and_nobody_moves() -> None:
    grove = shove(1, 1, 6, 2, 2, mine=3)
    assert grove.lying == {"c3": 2}
    assert grove["grub"].wood == 1
    assert (grove.at("grub"), grove.at("dreg")) == ("c3", "c4")
    assert grove["grub"].tokens == 1


@pytest.mark.rule("TI 4.2.3.2")
def test_a_draw_does_nothing() -> None:
    grove = shove(4, 1, 3, 3, mine=1, yours=0)
    assert grove.lying == {}
    assert (grove.at("grub"), grove.at("dreg")) == ("c3", "c4")
    assert grove["grub"].tokens == 1


@pytest.mark.rule("TI-10", "TI 1.2")
def test_a_common_attacker_wins_a_draw_without_distance() -> None:
    grove = shove(4, 3, 6, 2, broods=(COMMON, FERAL), yours=1)  # 5 against 5
    assert grove.lying == {"c4": 1}
    assert grove.at("dreg") == "c4"
    assert grove.offered("push") == set()
    assert grove.feats == {"Gimme That!": "grub"}


@pytest.mark.rule("TI-10", "TI 1.2")
def test_a_common_defender_wins_a_draw_too() -> None:
    grove = shove(3, 3, 3, 2, broods=(IRON, COMMON), mine=1)  # 3 against 3
    assert grove.lying == {"c3": 1}
    assert grove.feats == {}


@pytest.mark.rule("TI-10")
def test_between_two_common_orcs_a_draw_is_a_draw() -> None:
    grove = shove(3, 3, 3, 2, broods=(COMMON, COMMON), mine=1)
    assert grove.lying == {}
    grove = shove(3, 3, 5, 2, broods=(COMMON, COMMON), yours=1)
    assert grove.lying == {}
    assert grove.feats == {}


@pytest.mark.rule("TI-9", "TI 1.2")
def test_a_feral_attacker_may_reroll_the_lower_die() -> None:
    grove = shove(4, 2, 5, 5, 6, broods=(FERAL, FERAL))
    assert grove.asked == "grub"
    assert grove.legal == {"reroll", "keep"}
    assert grove.match.asks[0].about == ("again",)
    assert "again" not in GAME.minds, "it can get no worse"
    grove.say("reroll")
    assert grove.forest.steps == 2  # 7 against 5


@pytest.mark.rule("TI-9")
def test_the_higher_die_is_kept_if_the_reroll_is_lower() -> None:
    grove = shove(2, 4, 3, 3, 1, broods=(FERAL, FERAL))
    grove.say("reroll")
    assert grove.forest.steps == 2  # 5 against 3


@pytest.mark.rule("TI-9")
def test_a_feral_attacker_need_not_reroll() -> None:
    grove = shove(4, 2, 4, 4, broods=(FERAL, FERAL)).say("keep")
    assert grove.forest.steps == 1


@pytest.mark.rule("TI-9", "TI 1.2")
def test_an_iron_defender_may_reroll_his_lower_die() -> None:
    grove = shove(4, 2, 3, 1, 6, broods=(IRON, IRON), mine=1)
    assert grove.asked == "dreg"
    assert grove.legal == {"reroll", "keep"}
    grove.say("reroll")
    assert grove.lying == {"c3": 1}


@pytest.mark.rule("TI-9")
def test_feral_attacker_first_then_the_iron_defender() -> None:
    grove = shove(1, 3, 2, 4, 5, 1, broods=(FERAL, IRON))
    assert grove.asked == "grub"
    grove.say("reroll")
    assert grove.asked == "dreg"
    grove.say("reroll")
    assert grove.forest.steps == 2  # 6 against 4


@pytest.mark.rule("TI-9", "TI 1.2")
@pytest.mark.parametrize("broods", [(IRON, FERAL), (COMMON, FERAL), (IRON, COMMON)])
def test_the_powers_are_for_one_side_only(broods: tuple[int, int]) -> None:
    """An Iron attacker and a Feral defender reroll nothing."""
    assert "reroll" not in shove(4, 2, 2, 1, broods=broods).legal


@pytest.mark.rule("TI-22", "TI-9")
def test_no_reroll_beside_a_six() -> None:
    assert "reroll" not in shove(6, 1, 2, 2, broods=(FERAL, FERAL)).legal
    assert "reroll" not in shove(4, 1, 6, 2, broods=(IRON, IRON)).legal


@pytest.mark.rule("TI-22", "TI-9")
def test_no_reroll_that_changes_nothing() -> None:
    """An attacker whom even a 6 does not save, and a defender who has won, are not asked."""
    lost = shove(2, 1, 5, 5, 3, broods=(FERAL, FERAL), mine=3)  # at most 6 + 1 - 3 against 5
    assert lost.asked == "grub"
    assert "reroll" not in lost.legal
    assert "reroll" in shove(2, 1, 5, 5, broods=(FERAL, FERAL), mine=2).legal
    won = shove(1, 1, 3, 1, broods=(IRON, IRON), mine=1)  # 1 against 3
    assert "reroll" not in won.legal
    # Level, or beaten: a higher die wins, or saves some squares.
    assert "reroll" in shove(2, 2, 3, 1, broods=(IRON, IRON)).legal
    assert "reroll" in shove(5, 5, 3, 1, broods=(IRON, IRON)).legal


@pytest.mark.rule("TI-11")
def test_every_step_is_a_legal_move() -> None:
    grove = Grove(
        grub=orc("c3", tokens=2),
        twig=orc("b4"),
        dreg=orc("c4"),
        broods=PLAIN,
        rocks="d4",
        bushes="b5",
        trees={"d5": 4},
        boar="c6",
        dice=(3, 3, 1, 1),  # three squares
    )
    # Only c5 is free; from there only back to c4; so the way leads there and back and there again.
    grove.say("shove dreg")
    assert grove.at("dreg") == "c5"
    assert grove.forest.steps == 0


@pytest.mark.rule("TI-11")
def test_squares_may_be_entered_twice() -> None:
    grove = shove(2, 2, 1, 1).say("push c5")
    assert "c4" in grove.offered("push")
    grove.say("push c4")
    assert grove.at("dreg") == "c4"


@pytest.mark.rule("TI-11")
def test_the_push_ends_early_only_where_no_step_is_legal() -> None:
    grove = Grove(grub=orc("c3", tokens=2), dreg=orc("c4"), broods=PLAIN, rocks="b4 d4 c5", dice=(6, 6, 1, 1))
    grove.say("shove dreg")
    assert grove.at("dreg") == "c4"
    assert grove.asked == "grub"
    assert grove.offered("push") == set()


@pytest.mark.rule("TI-11", "TI-8", "TI 4.2.3.1")
def test_nobody_is_shoved_out_of_the_forest() -> None:
    grove = Grove(grub=orc("b1", tokens=2), dreg=orc("a1"), broods=PLAIN, rocks="a2", turn=7, dice=(6, 6, 1, 1))
    grove.say("shove dreg")
    assert grove.at("dreg") == "a1"
    assert not grove["dreg"].left


@pytest.mark.rule("TI 4.2.3.2", "TI 4.2.3")
def test_one_may_shove_again_and_again() -> None:
    grove = Grove(
        grub=orc("c3", tokens=3),
        dreg=orc("c4"),
        broods=PLAIN,
        dice=(3, 3, 3, 3, 3, 3, 4, 4),
    )
    grove.say("shove dreg", "push c5", "move c4", "shove dreg")
    assert grove["grub"].tokens == 0
    assert grove.at("dreg") == "c5"


@pytest.mark.rule("TI 5", "TI-24")
def test_gimme_that_needs_wood_and_the_own_turn() -> None:
    assert shove(5, 5, 1, 1).feats == {}
    assert shove(5, 5, 1, 1, yours=1).feats == {"Gimme That!": "grub"}
    # The attacker's own loss is nobody's feat.
    assert shove(1, 1, 6, 6, mine=1).feats == {}
