"""Attack and answer, Brutality, Reinforcements (PF 4, PF 5, PF 6)."""

from __future__ import annotations

from itertools import permutations

import pytest

from orcade import SPECTATOR
from orcade.games.pit_fighting.faces import SAID, face_of
from orcade.games.pit_fighting.pieces import (
    BLANK,
    BRUTALITY,
    COUNTERING,
    DEFENDING,
    NOBODY,
    REINFORCEMENTS,
    REPLY,
    TRICKS,
    combat_value,
)

from .positions import GNASH, THUD, Table, position


def attack(gnash: str, thud: str, *dice: int, **more: object) -> Table:
    """Gnash attacks with the first card of his hand."""
    table = Table(position(hands=(gnash, thud), **more), *dice)  # type: ignore[arg-type]
    return table.play(f"gnash attack {gnash.split()[0]}")


def values(table: Table) -> tuple[int, int]:
    return combat_value(table.state, GNASH), combat_value(table.state, THUD)


# Attack and answer.


@pytest.mark.rule("PF 4.1", "PF-15")
def test_the_attacked_declares_what_he_holds_a_card_for() -> None:
    assert attack("9C 2D", "5S 6C 3H").legal() == {"defend 5S", "counterattack 6C"}
    assert attack("9C 2D", "5S 3H").legal() == {"defend 5S"}
    assert attack("9C 2D", "6C 3H").legal() == {"counterattack 6C"}
    assert attack("9C 2D", "5S 6S 3H").legal() == {"defend 5S", "defend 6S", "counterattack 5S+6S"}


@pytest.mark.rule("PF-16")
def test_he_must_play_a_card() -> None:
    table = attack("9C 2D", "5S 6C 3H")
    assert "PF-16" in table.refused("thud pass")
    assert "PF 4.1" in table.refused("thud play 5S")


@pytest.mark.rule("PF 4.2")
def test_a_defender_plays_only_spades() -> None:
    table = attack("9C 2D", "5S 6S 4C 3H 7S").play("thud defend 5S")
    assert table.state.stances[THUD] == DEFENDING
    assert table.state.defender == THUD
    table.play("gnash pass")
    assert table.legal() == {"play 6S", "pass"}
    assert "PF 4.2" in table.refused("thud play 4C")
    assert "PF 5.1" in table.refused("thud play 3H")


@pytest.mark.rule("PF 4.3")
def test_a_counterattacker_plays_clubs_and_pairs_of_spades() -> None:
    table = attack("9C 2D", "6C 5C 7S 8S 5S 3H").play("thud counterattack 6C", "gnash pass")
    assert table.state.stances[THUD] == COUNTERING
    assert table.state.defender == NOBODY
    assert table.legal() == {"play 5C", "play 7S+8S", "pass"}
    assert "PF 4.5" in table.refused("thud play 5S")


@pytest.mark.rule("PF 4.4", "PF-15", "PF-16")
def test_with_neither_spades_nor_clubs_one_plays_blank_face_down() -> None:
    table = attack("9C 8C 2D", "4H 6D")
    assert table.legal() == {"blank 4H", "blank 6D"}
    table.play("thud blank 4H")
    assert table.state.stances[THUD] == BLANK
    assert combat_value(table.state, THUD) == -1
    assert table.state.defender == NOBODY
    # Face down: Gnash does not know the card, Thud does.
    card = table.state.pits[THUD][0]
    assert table.match.view(GNASH).face(card) == -1
    assert table.match.view(THUD).face(card) == card
    assert "Thud has neither spade nor club and plays Blank: a card face down." in table.log(GNASH)
    # Thud has nothing that he could play in Brutality, and has said so: only Gnash is asked.
    assert table.asked() == "gnash"
    table.play("gnash play 8C", "gnash pass")
    assert table.state.phase == TRICKS


@pytest.mark.rule("PF 4.4", "PF-16")
def test_nobody_can_tell_which_card_of_a_known_hand_the_blank_is() -> None:
    state = position(hands=("9C 2D", "4H 6D"))
    for card in state.hands[THUD]:
        state.cards.show(card)
    table = Table(state).play("gnash attack 9C", "thud blank 4H")
    view = table.match.view(GNASH)
    assert [view.face(card) for card in (*view.pits[THUD], *view.hands[THUD])] == [-1, -1]


@pytest.mark.rule("PF 4.4", "PF-16")
def test_a_known_card_cannot_be_followed_by_its_id_into_a_blank() -> None:
    """Whichever card is laid and however the hand is mixed: each id of it can be the one that lies there."""
    for blank in ("4H", "6D", "7H"):
        places = set()
        for order in permutations(range(3)):
            state = position(hands=("9C 2D", "4H 6D 7H"))
            # Gnash has given him the six of diamonds in a swap.
            state.cards.peek(state.hands[THUD][1], GNASH)
            table = Table(state, list(order)).play("gnash attack 9C", f"thud blank {blank}")
            assert table.pit(THUD) == blank
            assert set(table.hand(THUD).split()) == {"4H", "6D", "7H"} - {blank}
            places.add(table.state.pits[THUD][0])
            # What the table marks as last played names no id either.
            assert all(table.match.scene(seat).last == ("pit",) for seat in (GNASH, THUD, SPECTATOR))
            known = table.state.cards.known
            assert [known[card] for card in (*table.state.pits[THUD], *table.state.hands[THUD])] == [1 << THUD] * 3
            assert table.log(GNASH)[-1].endswith("plays Blank: a card face down.")
            assert table.log(THUD)[-1].endswith(f"plays Blank: {SAID[face_of(blank)]} face down.")
        assert len(places) == 3


@pytest.mark.rule("PF-16")
def test_a_hand_of_which_nobody_knew_a_card_is_not_mixed() -> None:
    table = Table(position(hands=("9C 2D", "4H 6D"))).play("gnash attack 9C", "thud blank 4H")
    assert not [entry for entry in table.match.tape if isinstance(entry, list)]


@pytest.mark.rule("PF 4.4", "PF-15")
def test_with_spades_or_clubs_there_is_no_blank() -> None:
    table = attack("9C 2D", "5S 4H")
    assert "PF 4.4" in table.refused("thud blank 4H")


@pytest.mark.rule("PF 4.5", "PF-10")
def test_the_rulebooks_pair_eight_and_seven_of_spades_are_the_seven_of_clubs() -> None:
    table = attack("9C 8C 7S 8S", "2S 6D").play("thud defend 2S", "gnash play 8C", "thud pass")
    assert "play 7S+8S" in table.legal()
    table.play("gnash play 7S+8S")
    assert table.pit(GNASH) == "9C 8C 7S 8S"
    # Nine, eight and one card that counts as a seven.
    assert values(table)[GNASH] == 11


@pytest.mark.rule("PF 4.5", "PF-10", "PF 5.2")
def test_a_pair_must_fit_the_run_with_its_lower_card() -> None:
    # Seven and eight count as a seven, which is not next to a run of nine and ten.
    table = attack("9C 10C 7S 8S 3S", "2S 6D").play("thud defend 2S", "gnash play 10C", "thud pass")
    assert table.legal() == {"pass"}
    assert "PF-10" in table.refused("gnash play 7S+8S")
    # And as a first card a pair is as good as any.
    table = attack("9C 2D", "QS KS 3H").play("thud counterattack QS+KS", "gnash pass", "thud pass")
    assert "Combat Values: Gnash 9, Thud 12." in table.log()


@pytest.mark.rule("PF 4.5", "PF-10")
def test_the_ace_of_spades_makes_no_pair() -> None:
    assert attack("9C 2D", "AS 2S 3H").legal() == {"defend AS", "defend AS as 1", "defend 2S"}


@pytest.mark.rule("PF 4.5")
def test_a_defender_has_no_use_for_pairs() -> None:
    table = attack("9C 2D", "5S 6S 7S 3H").play("thud defend 5S", "gnash pass")
    assert table.legal() == {"play 6S", "pass"}


# Brutality.


@pytest.mark.rule("PF 5.1")
def test_they_play_in_turn_until_both_have_passed() -> None:
    table = attack("9C 8C 7C 6C 2D", "5S 6S 7S 3H").play("thud defend 5S")
    table.play("gnash play 8C", "thud play 6S", "gnash play 7C", "thud pass")
    # Thud has passed for good; Gnash goes on alone.
    table.play("gnash play 6C")
    assert table.asked() == "gnash"
    table.play("gnash pass")
    assert table.state.phase == TRICKS
    assert "Combat Values: Gnash 12, Thud 7." in table.log()


@pytest.mark.rule("PF 5.1")
def test_nobody_without_cards_is_asked() -> None:
    table = attack("9C", "5S 6S 3H").play("thud defend 5S")
    assert table.asked() == "thud"
    table.play("thud pass")
    assert table.state.phase == TRICKS
    assert table.asked() == "thud"


@pytest.mark.rule("PF 5.2", "PF-18")
def test_each_card_extends_the_run_at_either_end() -> None:
    table = attack("10C 9C JC QC 8C 6C KC 2D", "2S 6D").play("thud defend 2S")
    assert table.legal() == {"play 9C", "play JC", "pass"}
    table.play("gnash play 9C", "thud pass")
    assert table.legal() == {"play 8C", "play JC", "pass"}
    assert "PF 5.2" in table.refused("gnash play 6C")
    table.play("gnash play JC", "gnash play QC")
    assert table.legal() == {"play 8C", "play KC", "pass"}


@pytest.mark.rule("PF-18", "PF-19")
def test_aces_stand_outside_the_run() -> None:
    table = attack("KC 2D", "2S AS 6D").play("thud defend 2S", "gnash pass")
    # Not because it would be next to the two: it may always be played.
    assert table.legal() == {"play AS", "play AS as 1", "pass"}
    table = attack("KC 2C 2D", "3S 6D").play("thud defend 3S")
    assert table.legal() == {"pass"}


@pytest.mark.rule("PF 5.3", "PF 5.4")
def test_the_rulebooks_combat_value_of_nine_eight_and_seven() -> None:
    table = attack("9C 8C 7C 2D", "2S 6D").play("thud defend 2S", "gnash play 8C", "thud pass", "gnash play 7C")
    assert values(table) == (11, 2)


@pytest.mark.rule("PF 5.4", "PF-19")
@pytest.mark.parametrize(("club", "worth"), [("2C", 2), ("10C", 10), ("JC", 12), ("QC", 12), ("KC", 12)])
def test_what_cards_are_worth(club: str, worth: int) -> None:
    assert values(attack(f"{club} 2D", "3S 6D"))[GNASH] == worth


@pytest.mark.rule("PF-19")
def test_pictures_are_worth_the_same_and_still_order_the_run() -> None:
    table = attack("JC QC KC 2D", "2S 6D").play("thud defend 2S")
    assert table.legal() == {"play QC", "pass"}
    table.play("gnash play QC", "thud pass", "gnash play KC")
    assert values(table)[GNASH] == 14


@pytest.mark.rule("PF 5.7", "PF-19")
def test_the_ace_of_spades_as_a_one_joins_nothing_to_the_run() -> None:
    table = attack("9C 2D", "AS 2S 8S 6D").play("thud defend AS as 1", "gnash pass")
    assert values(table)[THUD] == 1
    # The run has not begun, so any spade begins it.
    assert table.legal() == {"play 2S", "play 8S", "pass"}
    table.play("thud play 8S")
    assert values(table)[THUD] == 9
    assert table.legal() == {"pass"}


@pytest.mark.rule("PF 5.7")
def test_the_ace_of_spades_as_a_one_can_be_added_to_a_run() -> None:
    table = attack("9C 2D", "AS 8S 6D").play("thud defend 8S", "gnash pass", "thud play AS as 1")
    assert values(table)[THUD] == 9
    assert table.state.phase == BRUTALITY


# The black aces.


@pytest.mark.rule("PF 5.5", "PF 3.1", "PF 8.2", "PF-20")
def test_an_attack_with_the_ace_of_clubs_goes_straight_to_the_result() -> None:
    table = attack("AC 2D", "KS QS 6D", 6, 2)
    assert table.state.phase == REPLY
    assert table.legal() == {"defend KS", "defend QS", "counterattack QS+KS"}
    table.play("thud defend KS")
    assert "Result: Thud 6, Gnash 2 + 5 = 7." in table.log()
    assert table.state.damage == [0, 1]
    # Having declared Defence, Thud keeps the right to choose the next turn.
    assert table.asked() == "thud"
    assert table.may_leave()


@pytest.mark.rule("PF-20", "PF 4.4")
def test_attacked_with_the_ace_and_no_black_card_one_plays_blank() -> None:
    table = attack("AC 2D", "4H 6D", 6, 1)
    assert table.legal() == {"blank 4H", "blank 6D"}
    table.play("thud blank 4H")
    # The ace's +5, and no Blank's difference: 6 against 1 + 5 is even.
    assert "Result: Thud 6, Gnash 1 + 5 = 6." in table.log()


@pytest.mark.rule("PF-20", "PF 5.6")
def test_against_the_ace_of_clubs_the_ace_of_spades_has_no_effect() -> None:
    table = attack("AC 2D", "AS 6D", 3, 3)
    assert table.legal() == {"defend AS"}
    table.play("thud defend AS")
    assert "Result: Thud 3, Gnash 3 + 5 = 8." in table.log()


@pytest.mark.rule("PF 5.5")
def test_the_attacker_may_play_the_ace_of_clubs_in_brutality_whatever_he_has_played() -> None:
    table = attack("9C AC 2D", "KS QS 6D", 6, 2).play("thud defend KS")
    assert "play AC" in table.legal()
    table.play("gnash play AC")
    assert "Result: Thud 6, Gnash 2 + 5 = 7." in table.log()


@pytest.mark.rule("PF 5.5")
def test_so_may_a_counterattacker_even_as_his_first_card() -> None:
    table = attack("KC 2D", "AC 6D", 2, 6).play("thud counterattack AC")
    assert "Result: Thud 2 + 5 = 7, Gnash 6." in table.log()
    table = attack("KC 2D", "4C AC 6D", 2, 6).play("thud counterattack 4C", "gnash pass", "thud play AC")
    assert "Result: Thud 2 + 5 = 7, Gnash 6." in table.log()


@pytest.mark.rule("PF 4.2", "PF 5.5")
def test_a_defender_may_not_play_the_ace_of_clubs() -> None:
    table = attack("KC 2D", "4S AC 6D").play("thud defend 4S", "gnash pass")
    assert table.legal() == {"pass"}


@pytest.mark.rule("PF 5.6", "PF 8.3", "PF-21")
def test_with_the_ace_of_spades_nobody_adds_anything() -> None:
    table = attack("KC QC 2D", "4S AS 6D", 4, 3).play("thud defend 4S", "gnash play QC", "thud play AS")
    # Gnash is asked for the ace of clubs, though he has none.
    assert table.asked() == "gnash"
    assert table.legal() == {"pass"}
    table.play("gnash pass")
    assert "Result: Thud 4, Gnash 3." in table.log()
    assert table.state.damage == [1, 0]


@pytest.mark.rule("PF 5.5", "PF 5.6", "PF 8.2", "PF-21")
def test_the_ace_of_clubs_answers_the_ace_of_spades_even_after_a_pass() -> None:
    table = attack("KC AC 2D", "4S AS 6D", 4, 3).play("thud defend 4S", "gnash pass", "thud play AS")
    assert table.legal() == {"play AC", "pass"}
    table.play("gnash play AC")
    assert "Result: Thud 4, Gnash 3 + 5 = 8." in table.log()


@pytest.mark.rule("PF 5.6")
def test_the_ace_of_spades_may_be_the_first_card() -> None:
    table = attack("KC 2D", "AS 6D", 4, 3).play("thud defend AS", "gnash pass")
    assert "Result: Thud 4, Gnash 3." in table.log()


@pytest.mark.rule("PF-21")
def test_nobody_is_asked_for_an_ace_of_clubs_that_lies_elsewhere_for_all_to_see() -> None:
    table = attack("KC 2D", "AS 6D", 4, 3, discard="AC").play("thud defend AS")
    assert "Result: Thud 4, Gnash 3." in table.log()


@pytest.mark.rule("PF-21")
def test_nobody_without_cards_is_asked_for_the_ace_of_clubs() -> None:
    table = attack("KC", "AS 6D", 4, 3).play("thud defend AS")
    assert "Result: Thud 4, Gnash 3." in table.log()


@pytest.mark.rule("PF-21")
def test_only_a_defender_plays_the_ace_of_spades() -> None:
    table = attack("9C AS 2D", "6C 3H").play("thud counterattack 6C")
    assert table.legal() == {"pass"}
    assert "PF-21" in table.refused("gnash play AS")


# Reinforcements.


@pytest.mark.rule("PF 6.1", "PF 6.2", "PF-22")
def test_equal_combat_values_call_for_hearts() -> None:
    table = attack("9C 5H 10H 2D", "9S QH 3H 6D").play("thud defend 9S", "gnash pass", "thud pass")
    assert table.state.phase == REINFORCEMENTS
    assert table.asked() == "gnash"
    assert table.legal() == {"play 5H", "play 10H", "pass"}
    table.play("gnash play 5H", "thud play 3H", "gnash play 10H", "thud play QH", "gnash pass", "thud pass")
    assert "Thud played the highest heart: +1 Combat Value." in table.log()
    assert values(table) == (9, 10)
    assert table.state.phase == TRICKS


@pytest.mark.rule("PF 6.2", "PF-22")
@pytest.mark.parametrize(
    ("mine", "theirs", "best"), [("KH", "QH", 0), ("10H", "JH", 1), ("AH", "KH", 0), ("2H", "AH", 1)]
)
def test_the_highest_single_heart_the_ace_best(mine: str, theirs: str, best: int) -> None:
    table = attack(f"9C {mine} 2D", f"9S {theirs} 6D").play("thud defend 9S", "gnash pass", "thud pass")
    table.play(f"gnash play {mine}", f"thud play {theirs}", "gnash pass", "thud pass")
    assert table.state.reinforced == best


@pytest.mark.rule("PF 6.1")
def test_without_hearts_nobody_gets_anything_and_a_pass_is_final() -> None:
    table = attack("9C 5H 2D", "9S QH 6D").play("thud defend 9S", "gnash pass", "thud pass")
    table.play("gnash pass", "thud pass")
    assert "No hearts, no Reinforcements." in table.log()
    assert values(table) == (9, 9)


@pytest.mark.rule("PF 6.1")
def test_unequal_values_bring_no_reinforcements() -> None:
    table = attack("9C 5H 2D", "8S QH 6D").play("thud defend 8S", "gnash pass", "thud pass")
    assert table.state.phase == TRICKS


@pytest.mark.rule("PF 6.1")
def test_only_hearts_reinforce() -> None:
    table = attack("9C 5H 2D 8C", "9S QH 6D").play("thud defend 9S", "gnash pass", "thud pass")
    assert "PF 6.1" in table.refused("gnash play 8C")
