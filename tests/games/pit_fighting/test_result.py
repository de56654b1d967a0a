"""Result, Draw, and whose turn it is afterwards (PF 8, PF 9, PF 10)."""

from __future__ import annotations

import pytest

from orcade.games.pit_fighting.odds import odds
from orcade.games.pit_fighting.pieces import (
    AFTER,
    ANSWERING_ACE,
    BRUTALITY,
    COUNTERING,
    DEFENDING,
    DRAW,
    FIGHTERS,
    TURN,
)

from .positions import GNASH, THUD, Table, position


def passing(table: Table) -> Table:
    """Both pass whatever can be passed, up to the Result and a little further."""
    while not table.match.over and table.state.phase not in (DRAW, AFTER, TURN) and "pass" in table.legal():
        table.play(f"{table.asked()} pass")
    return table


def combat(gnash: str, thud: str, *dice: int, damage: tuple[int, int] = (0, 0)) -> Table:
    """Gnash attacks with his first card, Thud answers with his first; nobody plays another."""
    table = Table(position(hands=(gnash, thud), damage=damage), *dice)
    table.play(f"gnash attack {gnash.split()[0]}")
    answer = thud.split()[0]
    verb = {"S": "defend", "C": "counterattack"}.get(answer[-1], "blank")
    return passing(table.play(f"thud {verb} {answer}"))


# Result.


@pytest.mark.rule("PF 8.1", "PF-27")
def test_the_attacked_rolls_first_and_the_better_value_adds_the_difference() -> None:
    table = combat("9C 2H", "7S 3H", 4, 3)
    assert table.log()[-4:-1] == ["Thud’s blow: 4", "Gnash’s blow 3+: 3", "Result: Thud 4, Gnash 3 + 2 = 5."]
    assert table.state.damage == [0, 1]
    assert table.log()[-1] == "Thud loses the combat and takes a point of damage: 1 of 5."


@pytest.mark.rule("PF 8.1")
def test_the_dice_may_prevail_over_the_cards() -> None:
    table = combat("9C 2H", "7S 3H", 6, 1)
    assert table.state.damage == [1, 0]


@pytest.mark.rule("PF 8.5", "PF-27")
def test_the_difference_is_never_more_than_four() -> None:
    table = combat("KC 2H", "2S 3H", 6, 1)
    assert "Result: Thud 6, Gnash 1 + 4 = 5." in table.log()


@pytest.mark.rule("PF 8.4", "PF-27")
@pytest.mark.parametrize(("club", "shown"), [("KC", "1 + 5 = 6"), ("5C", "1 + 5 = 6"), ("3C", "1 + 4 = 5")])
def test_against_a_blank_it_may_be_five(club: str, shown: str) -> None:
    table = combat(f"{club} 2H", "4H 3H", 6, 1)
    assert f"Result: Thud 6, Gnash {shown}." in table.log()


@pytest.mark.rule("PF 8.4", "PF 8.5", "PF 7.6")
def test_a_replaced_blank_is_no_blank_any_more() -> None:
    table = Table(position(hands=("KC 2H", "4H 6D"), deck="2C"), 6, 1)
    table.play("gnash attack KC", "thud blank 4H", "gnash pass", "thud trick 6D", "thud play 2C")
    passing(table)
    assert "Result: Thud 6, Gnash 1 + 4 = 5." in table.log()


@pytest.mark.rule("PF 8.4", "PF-24")
def test_a_blank_lost_to_the_ace_of_diamonds_has_not_been_replaced() -> None:
    table = Table(position(hands=("KC AD 2H", "4H 6H")), 1, 6, 1)
    table.play("gnash attack KC", "thud blank 4H", "gnash pass", "thud pass", "gnash sabotage AD")
    passing(table)
    assert "Result: Thud 6, Gnash 1 + 5 = 6." in table.log()


@pytest.mark.rule("PF 8.5", "PF 7.7")
def test_whoever_lost_all_his_cards_has_zero_but_the_limit_is_four() -> None:
    table = Table(position(hands=("KC AD 2H", "4S 6H")), 3, 6, 1)
    table.play("gnash attack KC", "thud defend 4S", "gnash pass", "thud pass", "thud pass")
    table.play("gnash sabotage AD")
    passing(table)
    assert "Result: Thud 6, Gnash 1 + 4 = 5." in table.log()


@pytest.mark.rule("PF 8.2", "PF 8.3", "PF-27")
def test_black_aces_set_the_bonus() -> None:
    table = Table(position(hands=("KC AC 2H", "4S AS 6H")), 6, 1)
    table.play("gnash attack KC", "thud defend 4S", "gnash pass", "thud play AS", "gnash play AC")
    assert "Result: Thud 6, Gnash 1 + 5 = 6." in table.log()
    table = Table(position(hands=("KC AC 2H", "4S AS 6H")), 6, 1)
    table.play("gnash attack KC", "thud defend 4S", "gnash pass", "thud play AS", "gnash pass")
    assert "Result: Thud 6, Gnash 1." in table.log()


@pytest.mark.rule("PF 8.7", "PF 1.2")
@pytest.mark.parametrize("dice", [(4, 3), (5, 3)])
def test_the_pit_is_discarded_whatever_the_result(dice: tuple[int, int]) -> None:
    table = combat("9C 2H", "7S 3H", *dice)
    assert not table.pit(GNASH)
    assert not table.pit(THUD)
    assert sorted(table.discard.split()) == ["7S", "9C"]


@pytest.mark.rule("PF 8.1")
def test_the_odds_that_players_are_shown() -> None:
    assert [odds(lead) for lead in range(6)] == [
        "win 42 %, draw 17 %, lose 42 %",
        "win 58 %, draw 14 %, lose 28 %",
        "win 72 %, draw 11 %, lose 17 %",
        "win 83 %, draw 8 %, lose 8 %",
        "win 92 %, draw 6 %, lose 3 %",
        "win 97 %, draw 3 %, lose 0 %",
    ]
    assert odds(-5) == "win 0 %, draw 3 %, lose 97 %"


# Draw: each position is an even Result after a nine against a nine.


def even(gnash: str, thud: str, *dice: int, damage: tuple[int, int] = (0, 0)) -> Table:
    return combat(f"9C {gnash}".strip(), f"9S {thud}".strip(), 3, 3, *dice, damage=damage)


@pytest.mark.rule("PF 9.1")
def test_after_an_even_result_both_lay_a_card_face_down() -> None:
    table = even("2H 5C", "3H 6S")
    assert table.state.phase == DRAW
    assert len(table.match.asks) == 2
    assert not table.pit(GNASH)
    table.play("thud lay 3H")
    # Nothing can be seen of it yet.
    assert table.hand(THUD) == "6S 3H"
    assert not any("three of hearts" in line for line in table.log()[3:])
    table.play("gnash lay 2H")
    assert "Gnash tries to pull out: the two of hearts." in table.log()
    assert "Thud tries to pull out: the three of hearts." in table.log()


@pytest.mark.rule("PF 9.1")
def test_laying_may_not_be_refused() -> None:
    table = even("2H 5C", "3H 6S")
    assert table.legal() == {"lay 2H", "lay 5C"}


@pytest.mark.rule("PF 9.2", "PF-28")
@pytest.mark.parametrize(("mine", "theirs"), [("2D", "KC"), ("KC", "2D"), ("2D", "3D"), ("2H", "3H"), ("2S", "3S")])
def test_diamonds_or_the_same_suit_but_clubs_end_it_without_a_winner(mine: str, theirs: str) -> None:
    table = even(f"{mine} 4D", f"{theirs} 5D").play(f"gnash lay {mine}", f"thud lay {theirs}")
    assert "The combat is over without a winner." in table.log()
    assert table.state.damage == [0, 0]
    assert {mine, theirs} <= set(table.discard.split())
    # Thud defended himself in this combat: he chooses.
    assert table.asked() == "thud"
    assert table.may_leave()


@pytest.mark.rule("PF 9.3")
def test_clubs_against_hearts_add_three() -> None:
    table = even("2C 4D", "KH 5D", 6, 4).play("gnash lay 2C", "thud lay KH")
    assert "Result: Thud 6, Gnash 4 + 3 = 7." in table.log()
    table = even("2H 4D", "KC 5D", 1, 6).play("gnash lay 2H", "thud lay KC")
    # Thud attacks now, so Gnash rolls first.
    assert "Result: Gnash 1, Thud 6 + 3 = 9." in table.log()


@pytest.mark.rule("PF 9.3", "PF-29")
def test_against_nothing_clubs_add_four() -> None:
    table = even("2C 4D", "", 6, 4)
    assert [ask.seat for ask in table.match.asks] == [GNASH]
    table.play("gnash lay 2C")
    assert "Thud has nothing left to lay." in table.log()
    assert "Result: Thud 6, Gnash 4 + 4 = 8." in table.log()


@pytest.mark.rule("PF 9.4", "PF-29")
def test_spades_against_hearts_add_one_and_against_nothing_two() -> None:
    table = even("KS 4D", "KH 5D", 6, 4).play("gnash lay KS", "thud lay KH")
    assert "Result: Thud 6, Gnash 4 + 1 = 5." in table.log()
    table = even("KS 4D", "", 6, 5).play("gnash lay KS")
    assert "Result: Thud 6, Gnash 5 + 2 = 7." in table.log()


@pytest.mark.rule("PF-29", "PF 10.1")
@pytest.mark.parametrize("card", ["2H", "2D"])
def test_hearts_or_diamonds_against_nothing_end_it(card: str) -> None:
    table = even(f"{card} 4D", "", 1).play(f"gnash lay {card}")
    assert "The combat is over without a winner." in table.log()
    assert table.state.round == 2


@pytest.mark.rule("PF 9.2", "PF-29", "PF 10.1")
def test_if_nobody_has_cards_the_round_is_over() -> None:
    table = even("", "", 1)
    assert "Nobody has any cards left: round 1 is over." in table.log()
    assert table.state.round == 2
    assert table.state.damage == [0, 0]


@pytest.mark.rule("PF 9.5", "PF-30")
def test_clubs_against_spades_begin_another_combat_round() -> None:
    table = even("2S 3S 4D", "8C 9D 7C").play("gnash lay 2S", "thud lay 8C")
    assert table.state.phase == BRUTALITY
    assert table.state.bout == 2
    assert table.state.attacker == THUD
    # The laid cards are the first of the runs; clubs move first.
    assert (table.pit(GNASH), table.pit(THUD)) == ("2S", "8C")
    assert table.asked() == "thud"
    table.play("thud play 7C")
    assert table.legal() == {"play 3S", "pass"}
    assert table.state.stances[GNASH] == DEFENDING


@pytest.mark.rule("PF 9.5", "PF-28", "PF-30")
def test_with_clubs_on_both_sides_the_old_attacker_goes_on_attacking() -> None:
    table = even("2C 3C 4D", "8C 9D").play("gnash lay 2C", "thud lay 8C")
    assert table.state.phase == BRUTALITY
    assert table.state.attacker == GNASH
    assert table.state.stances[THUD] == COUNTERING
    assert table.asked() == "gnash"
    assert table.legal() == {"play 3C", "pass"}


@pytest.mark.rule("PF 9.5", "PF-30")
def test_without_cards_to_add_the_laid_ones_fight_it_out() -> None:
    table = even("2C", "8S", 1, 1, 3)
    table.play("gnash lay 2C", "thud lay 8S")
    assert "Combat Values: Gnash 2, Thud 8." in table.log()
    assert "Result: Thud 1 + 4 = 5, Gnash 1." in table.log()
    assert table.state.round == 2


@pytest.mark.rule("PF-31", "PF 8.2", "PF 9.3")
@pytest.mark.parametrize("theirs", ["KC", "KS", "KH"])
def test_a_laid_ace_of_clubs_adds_five(theirs: str) -> None:
    table = even("AC 4D", f"{theirs} 5D", 6, 4).play("gnash lay AC", f"thud lay {theirs}")
    assert "Result: Thud 6, Gnash 4 + 5 = 9." in table.log()


@pytest.mark.rule("PF-31", "PF 9.2")
def test_a_laid_ace_of_clubs_does_nothing_against_diamonds() -> None:
    table = even("AC 4D", "2D 5D").play("gnash lay AC", "thud lay 2D")
    assert "The combat is over without a winner." in table.log()


@pytest.mark.rule("PF-31", "PF 8.3", "PF 9.4")
def test_with_a_laid_ace_of_spades_nobody_adds_anything() -> None:
    table = even("AS 4D", "KH 5D", 6, 4).play("gnash lay AS", "thud lay KH")
    assert "Result: Thud 6, Gnash 4." in table.log()
    table = even("AS 4D", "", 6, 4).play("gnash lay AS")
    assert "Result: Thud 6, Gnash 4." in table.log()


@pytest.mark.rule("PF-31", "PF 5.5")
def test_unless_it_meets_the_ace_of_clubs() -> None:
    table = even("AS 4D", "AC 5D", 2, 1).play("gnash lay AS", "thud lay AC")
    assert "Result: Gnash 2, Thud 1 + 5 = 6." in table.log()
    table = even("AS 4D", "KC AC 5D", 2, 1).play("gnash lay AS", "thud lay KC")
    assert table.legal() == {"play AC", "pass"}
    table.play("thud play AC")
    assert "Result: Gnash 2, Thud 1 + 5 = 6." in table.log()
    table = even("AS 4D", "KC 5D", 2, 1).play("gnash lay AS", "thud lay KC", "thud pass")
    assert "Result: Gnash 2, Thud 1." in table.log()


@pytest.mark.rule("PF-32", "PF 8.6", "PF 8.7")
def test_even_again_there_is_another_draw_and_the_loser_takes_one_point_only() -> None:
    table = even("2C 3C 4D", "KH QH 5D", 6, 3, 2, 4)
    table.play("gnash lay 2C", "thud lay KH")
    assert table.state.phase == DRAW
    assert not table.pit(GNASH)
    assert table.hand(GNASH) == "3C 4D"
    table.play("gnash lay 3C", "thud lay QH")
    assert "Result: Thud 2, Gnash 4 + 3 = 7." in table.log()
    assert table.state.damage == [0, 1]


def due(mine: str, theirs: str) -> tuple[int, int] | str:
    """What two laid cards come to, written down once more from the rulebook: who adds what, or what happens."""
    first, second = mine[-1:] or "H", theirs[-1:] or "H"
    if "D" in (first, second) or (first == second and first != "C"):
        return "The combat is over without a winner."
    if "AC" in (mine, theirs):
        return (5, 0) if mine == "AC" else (0, 5)
    if "AS" in (mine, theirs):
        return 0, 0
    if "H" not in (first, second):
        return f"Combat round 2: {FIGHTERS[GNASH if first == 'C' else THUD]} attacks."
    plus = (3 if "C" in (first, second) else 1) + (not mine or not theirs)
    return (plus, 0) if second == "H" else (0, plus)


@pytest.mark.rule("PF 9.2", "PF 9.3", "PF 9.4", "PF 9.5", "PF-28", "PF-29", "PF-31")
@pytest.mark.parametrize("more", [False, True])
def test_whatever_is_laid_against_whatever(more: bool) -> None:
    """Nothing, and each suit with and without its ace, against each other; as last cards, and with one left."""
    for mine in ("", "2H", "AH", "4C", "AC", "7S", "AS", "6D", "AD"):
        for theirs in ("", "3H", "AH", "5C", "AC", "8S", "AS", "8D", "AD"):
            if mine == theirs != "":
                continue
            rest = (" KD" if mine else "", " QD" if theirs else "") if more else ("", "")
            table = even(mine + rest[GNASH], theirs + rest[THUD], 6, 4, 1)
            table.play(*(f"{name} lay {card}" for name, card in (("gnash", mine), ("thud", theirs)) if card))
            if table.state.asked == ANSWERING_ACE:
                table.play(f"{table.asked()} pass")
            after = table.log()[table.log().index("Neither goes down. They circle, breathing hard.") :]
            expected = due(mine, theirs)
            if isinstance(expected, str):
                assert expected in after, (mine, theirs, after)
                continue
            # The attacked, who rolls the 6, is the old one unless he alone attacks now.
            attacker = THUD if theirs.endswith("C") and not mine.endswith("C") else GNASH
            words = []
            for seat, die in ((1 - attacker, 6), (attacker, 4)):
                plus = expected[seat]
                words.append(f"{FIGHTERS[seat]} {die}" + (f" + {plus} = {die + plus}" if plus else ""))
            assert f"Result: {', '.join(words)}." in after, (mine, theirs, after)


# After combat.


@pytest.mark.rule("PF 10.1", "PF-33")
def test_whoever_runs_out_of_cards_ends_the_round_and_the_other_discards() -> None:
    table = combat("9C", "7S AH 3H", 6, 1, 2)
    assert "Gnash is out of cards: round 1 is over." in table.log()
    assert "Thud must discard the ace of hearts and the three of hearts." in table.log()
    assert table.state.round == 2


@pytest.mark.rule("PF 10.2", "PF 4.2")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_the_defender_chooses_won_or_lost(dice: tuple[int, int]) -> None:
    table = combat("9C 2H", "7S 3H", *dice)
    assert table.asked() == "thud"
    assert table.may_leave()
    assert table.play("thud first gnash").asked() == "gnash"
    assert table.state.phase == TURN


@pytest.mark.rule("PF 10.3", "PF 4.3")
@pytest.mark.parametrize(("dice", "winner"), [((6, 1), "thud"), ((1, 6), "gnash")])
def test_without_a_defender_the_winner_chooses(dice: tuple[int, int], winner: str) -> None:
    table = combat("9C 2H", "7C 3H", *dice)
    assert table.asked() == winner
    assert table.may_leave()


@pytest.mark.rule("PF 10.4", "PF 4.3", "PF-1")
@pytest.mark.parametrize(("die", "first"), [(2, "gnash"), (5, "thud")])
def test_without_defender_and_winner_a_die_decides(die: int, first: str) -> None:
    table = combat("9C 2D 4H", "8C 3D 5H", 3, 2, die)
    table.play("gnash lay 2D", "thud lay 3D")
    assert table.asked() == first
    assert table.state.phase == TURN


@pytest.mark.rule("PF-17", "PF 4.4")
@pytest.mark.parametrize(("dice", "winner"), [((1, 6), "gnash"), ((6, 1), "thud")])
def test_a_blank_does_not_earn_the_right_to_choose(dice: tuple[int, int], winner: str) -> None:
    table = combat("2C 2H", "4H 3H", *dice)
    assert table.asked() == winner
    assert table.may_leave()


@pytest.mark.rule("PF-17")
def test_whoever_defended_first_keeps_the_right_in_later_combat_rounds() -> None:
    # Thud defended in the first combat round; in the second he attacks and Gnash defends.
    table = even("8S 4D 2H", "2C 5D 3H", 6, 1).play("gnash lay 8S", "thud lay 2C")
    passing(table)
    assert table.may_leave()
    assert table.asked() == "thud"


@pytest.mark.rule("PF-17")
def test_defending_in_a_later_combat_round_earns_it_if_nobody_did_before() -> None:
    table = Table(position(hands=("9C 8C 2H", "7C 8S 3H")), 3, 1, 6, 1)
    table.play("gnash attack 9C", "thud counterattack 7C")
    passing(table)
    assert table.state.phase == DRAW
    table.play("gnash lay 8C", "thud lay 8S")
    passing(table)
    assert table.may_leave()
    assert table.asked() == "thud"


@pytest.mark.rule("PF-17", "PF 9.2")
def test_laying_spades_in_a_combat_that_ends_there_earns_nothing() -> None:
    table = Table(position(hands=("9C 2D 2H", "7C 8S 3H")), 3, 1, 5)
    table.play("gnash attack 9C", "thud counterattack 7C")
    passing(table)
    table.play("gnash lay 2D", "thud lay 8S")
    assert "The die gives Thud the turn." in table.log()
