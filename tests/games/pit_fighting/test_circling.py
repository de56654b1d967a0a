"""What each card does outside combat (PF 3)."""

from __future__ import annotations

import pytest

from orcade.games.pit_fighting.pieces import FOLLOW_UP, REPLY, TURN
from orcade.table.cards import PUBLIC

from .positions import GNASH, THUD, Table, cards, position

# Clubs.


@pytest.mark.rule("PF 3.1", "PF-6")
def test_a_combat_starts_with_a_real_club() -> None:
    table = Table(position(hands=("9C 8S 7S", "2S 5D")))
    assert table.legal() == {"attack 9C", "dig 8S", "dig 7S"}
    assert "PF-6" in table.refused("gnash attack 8S")
    table.play("gnash attack 9C")
    assert table.state.phase == REPLY
    assert table.pit(GNASH) == "9C"


@pytest.mark.rule("PF 3.1")
def test_who_holds_no_club_is_not_asked_to_attack() -> None:
    asked = [Table(position(hands=(hand, "2S 5D"))).match.asks[0].prompt for hand in ("9C 8S", "8S 7S")]
    assert asked == ["Gnash, better your hand, or attack", "Gnash, which card do you play?"]


# Spades.


@pytest.mark.rule("PF 3.2", "PF-9")
def test_a_spade_digs_one_of_the_five_topmost_discards() -> None:
    # The script makes the second of the five (3C) come out on top.
    table = Table(position(hands=("4S 5D", "2S 6D"), discard="2D 2C 3C 4C 5C 6C"), [0, 2, 3, 4, 1])
    table.play("gnash dig 4S", "thud pass")
    drawn = [card for card in table.state.hands[GNASH] if table.state.face(card) == cards("3C")[0]]
    assert len(drawn) == 1
    assert table.out(GNASH) == "4S"
    assert [table.state.face(card) for card in table.state.discard] == cards("2D 2C 4C 5C 6C")
    # It lay open: everybody knows what is gone.
    assert table.state.cards.known[drawn[0]] == PUBLIC
    assert "Gnash draws the three of clubs." in table.log(THUD)


@pytest.mark.rule("PF 3.2")
def test_of_fewer_than_five_all_are_shuffled() -> None:
    table = Table(position(hands=("4S 5D", "2S 6D"), discard="2C 3C"), [1, 0])
    table.play("gnash dig 4S", "thud pass")
    assert sorted(table.state.face(card) for card in table.state.hands[GNASH]) == cards("2C 5D")


@pytest.mark.rule("PF-8")
def test_a_spade_may_be_played_with_nothing_to_dig_for() -> None:
    table = Table(position(hands=("4S 5D", "2S 6D"))).play("gnash dig 4S", "thud pass")
    assert table.hand(GNASH) == "5D"
    assert table.asked() == "thud"


@pytest.mark.rule("PF 3.3")
@pytest.mark.parametrize("spade", ["JS", "QS", "KS"])
def test_a_picture_of_spades_blocks(spade: str) -> None:
    table = Table(position(hands=("4D 5D", f"{spade} 10S AS 6D")))
    table.play("gnash draw 4D")
    assert table.asked() == "thud"
    assert table.legal() == {f"block {spade}", "pass"}
    table.play(f"thud block {spade}")
    assert table.discard == "4D"
    assert table.out(GNASH) == ""
    assert table.out(THUD) == spade
    # It is Gnash's turn once more.
    assert table.asked() == "gnash"
    assert table.state.phase == TURN


@pytest.mark.rule("PF 3.3", "PF-7")
def test_an_ordinary_attack_can_be_blocked_too() -> None:
    table = Table(position(hands=("9C 5D", "KS 6D"))).play("gnash attack 9C")
    assert table.legal() == {"block KS", "defend KS"}, "the attack is answered or blocked: he is asked once"
    table.play("thud block KS")
    assert not table.state.bout
    assert not any(table.state.stances)
    assert table.discard == "9C"
    assert not table.state.pits[GNASH]
    assert not table.state.roles[GNASH]
    assert table.state.bout == 0
    assert table.asked() == "gnash"


@pytest.mark.rule("PF-7")
@pytest.mark.parametrize(
    ("play", "where"), [("flair 4H", "flair"), ("snatch 4H", "out"), ("recover 4H", "their out"), ("heal AH", "out")]
)
def test_whatever_is_blocked_goes_to_the_discard_pile_without_effect(play: str, where: str) -> None:
    state = position(hands=("4H AH", "KS 6D"), outs=("2D", "3D"), damage=(2, 0))
    table = Table(state).play(f"gnash {play}", "thud block KS")
    assert table.discard == play.split()[1]
    assert table.out(GNASH) == "2D"
    assert table.out(THUD) == "3D KS"
    assert not table.state.flairs[GNASH]
    assert table.state.damage == [2, 0]


@pytest.mark.rule("PF-7", "PF 3.1", "PF 5.5")
def test_the_ace_of_clubs_a_discarded_last_card_and_a_block_are_not_blocked() -> None:
    table = Table(position(hands=("AC 5D", "KS 6D"))).play("gnash attack AC")
    assert table.state.phase == REPLY
    table = Table(position(hands=("4D", "KS 6D")), 1).play("gnash discard 4D")
    assert table.state.round == 2
    table = Table(position(hands=("4D QS", "KS 6D"))).play("gnash draw 4D", "thud block KS")
    assert table.legal() == {"dig QS", "discard QS"}


@pytest.mark.rule("PF-7")
def test_who_cannot_block_is_asked_all_the_same() -> None:
    table = Table(position(hands=("4D 5D", "2C 6D"))).play("gnash draw 4D")
    assert table.asked() == "thud"
    assert table.legal() == {"pass"}
    question = table.match.scene(THUD).question
    assert question is not None
    assert (question.passing, question.about) == ("pass", ("card",))  # so a page can let it pass by itself


@pytest.mark.rule("PF-7")
def test_but_not_if_everybody_can_see_that_he_cannot() -> None:
    table = Table(position(hands=("4D 5D", "2C 6D"), outs=("JS", "QS"), discard="KS")).play("gnash draw 4D")
    assert table.asked() == "gnash"
    # A picture that Thud took into his hand before all eyes is still a threat.
    state = position(hands=("4D 5D", "KS 6D"), outs=("JS", "QS"))
    state.cards.show(cards("KS")[0])
    assert Table(state).play("gnash draw 4D").legal() == {"block KS", "pass"}


# Hearts.


@pytest.mark.rule("PF 3.4", "PF-2")
def test_a_heart_becomes_flair() -> None:
    table = Table(position(hands=("4H 5D", "2C 6D"))).play("gnash flair 4H", "thud pass")
    assert table.named(table.state.flairs[GNASH]) == "4H"
    assert table.asked() == "thud"


@pytest.mark.rule("PF 3.5", "PF 3.9")
@pytest.mark.parametrize("card", ["4H", "4D"])
def test_a_heart_or_a_diamond_draws_two_and_keeps_one(card: str) -> None:
    table = Table(position(hands=(f"{card} 5D", "2C 6D"), deck="9C 3S")).play(f"gnash draw {card}", "thud pass")
    assert table.asked() == "gnash"
    assert table.legal() == {"keep 9C", "keep 3S"}
    table.play("gnash keep 9C")
    assert table.hand(GNASH) == "9C 5D"
    assert table.discard == "3S"
    assert table.out(GNASH) == card
    # Only Gnash knows what he kept; both know what he discarded.
    assert "Gnash draws two, keeps a card and discards the three of spades." in table.log(THUD)
    assert "Gnash draws two, keeps the nine of clubs and discards the three of spades." in table.log(GNASH)


@pytest.mark.rule("PF 3.6", "PF-11")
def test_a_heart_on_one_out_pile_takes_the_top_of_the_other() -> None:
    state = position(hands=("4H 5H", "2C 6D"), outs=("2D 9C", "3D 8C"))
    table = Table(state).play("gnash snatch 4H", "thud pass")
    assert table.hand(GNASH) == "8C 5H"
    assert table.out(GNASH) == "2D 9C 4H"
    assert table.out(THUD) == "3D"
    table = Table(state).play("gnash recover 5H", "thud pass")
    assert table.hand(GNASH) == "9C 4H"
    assert table.out(GNASH) == "2D"
    assert table.out(THUD) == "3D 8C 5H"
    assert "Gnash takes the nine of clubs." in table.log(THUD)


@pytest.mark.rule("PF-11")
def test_nothing_can_be_taken_from_an_empty_out_pile() -> None:
    table = Table(position(hands=("4H 5D", "2C 6D"), outs=("", "3D")))
    assert {"snatch 4H"} == {words for words in table.legal() if words.startswith(("snatch", "recover"))}
    assert "PF-11" in table.refused("gnash recover 4H")


@pytest.mark.rule("PF 3.7", "PF-12")
def test_the_ace_of_hearts_heals_a_point() -> None:
    table = Table(position(hands=("AH 5D", "2C 6D"), damage=(2, 0))).play("gnash heal AH", "thud pass")
    assert table.state.damage == [1, 0]
    assert table.out(GNASH) == "AH"


@pytest.mark.rule("PF-12")
def test_without_damage_the_ace_of_hearts_is_a_heart_like_others() -> None:
    table = Table(position(hands=("AH 5D", "2C 6D")))
    assert table.legal() == {"flair AH", "draw AH", "draw 5D"}
    assert "PF-12" in table.refused("gnash heal AH")


@pytest.mark.rule("PF 3.8", "PF-13")
def test_a_picture_of_hearts_lets_another_red_card_follow() -> None:
    table = Table(position(hands=("QH 4D 5H 9C 3S", "2C 6D"))).play("gnash flair QH", "thud pass")
    assert table.asked() == "gnash"
    assert table.state.phase == FOLLOW_UP
    assert table.legal() == {"draw 4D", "flair 5H", "draw 5H", "pass"}
    assert "PF 3.8" in table.refused("gnash attack 9C")
    table.play("gnash flair 5H", "thud pass")
    assert table.asked() == "thud"
    assert table.state.phase == TURN


@pytest.mark.rule("PF 3.8", "PF-13")
def test_it_is_voluntary_and_follows_every_use_and_every_picture() -> None:
    state = position(hands=("JH KH 9C", "2C 6D"), outs=("", "3D"), deck="8C 7C")
    table = Table(state).play("gnash snatch JH", "thud pass")
    assert "draw KH" in table.legal()
    assert "draw 3D" in table.legal()  # What has just been taken may follow, too.
    table.play("gnash draw KH", "thud pass", "gnash keep 8C")
    assert table.state.phase == FOLLOW_UP
    table.play("gnash pass")
    assert table.asked() == "thud"


@pytest.mark.rule("PF-13", "PF 3.3")
def test_a_blocked_picture_of_hearts_has_no_second_card() -> None:
    table = Table(position(hands=("QH 4D 9C", "KS 6D"))).play("gnash flair QH", "thud block KS")
    assert table.state.phase == TURN
    assert "attack 9C" in table.legal()


@pytest.mark.rule("PF-7", "PF-13")
def test_the_second_card_can_be_blocked_as_well() -> None:
    table = Table(position(hands=("QH 4D 9C", "KS 6D")))
    table.play("gnash flair QH", "thud pass", "gnash draw 4D", "thud block KS")
    assert table.discard == "4D"
    assert table.asked() == "gnash"
    assert table.legal() == {"attack 9C", "discard 9C"}


# Diamonds.


@pytest.mark.rule("PF 3.10", "PF-14")
def test_a_picture_of_diamonds_swaps_a_card() -> None:
    # The die takes the second card of Thud's hand.
    table = Table(position(hands=("JD 2D 3S", "KC QC 6D")), 2).play("gnash trade JD", "thud pass")
    assert table.asked() == "gnash"
    assert table.legal() == {"give 2D", "give 3S"}
    table.play("gnash give 2D")
    assert table.hand(GNASH) == "QC 3S"
    assert table.hand(THUD) == "KC 2D 6D"
    assert table.out(GNASH) == "JD"
    known = table.state.cards.known
    assert all(known[card] & 3 == 3 for card in cards("QC 2D"))
    assert known[cards("KC")[0]] == 2
    assert "Gnash gives Thud the two of diamonds for the queen of clubs." in table.log(THUD)
    assert "Gnash gives Thud a card for a card." in table.log(15)


@pytest.mark.rule("PF-14")
def test_what_the_swapper_knew_of_the_hand_he_still_knows() -> None:
    state = position(hands=("JD 2D 3S", "KC QC 6D"))
    state.cards.show(cards("KC")[0])
    table = Table(state, 3).play("gnash trade JD", "thud pass", "gnash give 2D")
    assert table.state.cards.known[cards("KC")[0]] == PUBLIC
    assert table.hand(GNASH) == "3S 6D"


@pytest.mark.rule("PF-14")
def test_which_of_the_rest_lies_where_the_swapper_cannot_follow() -> None:
    state = position(hands=("JD 2D 3S", "KC QC 6D 7D"))
    ids = cards("KC 6D 7D")
    table = Table(state, 2, [1, 2, 0]).play("gnash trade JD", "thud pass", "gnash give 2D")
    assert [table.state.face(card) for card in ids] == cards("6D 7D KC")
    assert [table.state.cards.known[card] for card in ids] == [1 << THUD] * 3


@pytest.mark.rule("PF-14")
def test_a_swap_needs_another_card() -> None:
    table = Table(position(hands=("JD", "KC QC 6D")))
    assert table.legal() == {"draw JD", "discard JD"}
    assert "PF-14" in table.refused("gnash trade JD")


@pytest.mark.rule("PF 3.10")
def test_only_pictures_swap() -> None:
    table = Table(position(hands=("AD 10D JD QD KD", "KC QC 6D")))
    assert {words for words in table.legal() if words.startswith("trade")} == {"trade JD", "trade QD", "trade KD"}


@pytest.mark.rule("PF 1.2", "PF 2.4")
def test_each_suit_has_its_uses() -> None:
    table = Table(position(hands=("2C 3S 4H 5D KS", "KC QC 6D"), outs=("7D", "8D")))
    assert table.legal() == {
        "attack 2C",
        "dig 3S",
        "flair 4H",
        "draw 4H",
        "snatch 4H",
        "recover 4H",
        "draw 5D",
        "dig KS",
    }
