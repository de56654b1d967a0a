"""The Dirty Tricks segment (PF 7)."""

from __future__ import annotations

import pytest

from orcade.games.pit_fighting.odds import losses
from orcade.games.pit_fighting.pieces import BLANK, NOBODY, RECOVERED, TRICKS, combat_value

from .positions import GNASH, THUD, Table, position


def tricks(
    gnash: str, thud: str, *dice: int, deck: str = "", flairs: tuple[str, str] = ("", ""), runs: str = ""
) -> Table:
    """Gnash attacks with his first card, Thud answers with his first; then `runs`, and both pass up to the tricks."""
    table = Table(position(hands=(gnash, thud), deck=deck, flairs=flairs), *dice)
    table.play(f"gnash attack {gnash.split()[0]}")
    answer = thud.split()[0]
    verb = {"S": "defend", "C": "counterattack"}.get(answer[-1], "blank")
    table.play(f"thud {verb} {answer}")
    table.play(*(line.strip() for line in runs.split(",") if line))
    while table.state.phase < TRICKS:
        table.play(f"{table.asked()} pass")
    return table


def values(table: Table) -> tuple[int, int]:
    return combat_value(table.state, GNASH), combat_value(table.state, THUD)


@pytest.mark.rule("PF 7.2", "PF-25")
def test_the_attacked_begins_and_they_alternate_until_both_have_passed() -> None:
    table = tricks("9C 3D 4D 2H", "5S 6D 7D 3H", deck="2S 3S KH 4H")
    assert table.asked() == "thud"
    assert table.legal() == {"trick 6D", "trick 7D", "pass"}
    table.play("thud trick 6D", "thud keep 2S")
    assert table.asked() == "gnash"
    table.play("gnash trick 3D", "gnash keep 3S", "thud pass")
    # A pass is final: Gnash goes on alone.
    table.play("gnash trick 4D", "gnash keep KH")
    assert table.asked() == "gnash"
    assert table.out(GNASH) == "3D 4D"
    assert table.out(THUD) == "6D"


@pytest.mark.rule("PF 7.2")
def test_only_diamonds_are_tricks_and_only_a_drawn_one_goes_to_the_pit() -> None:
    table = tricks("9C 2H", "5S 6D 3H 8C")
    assert table.legal() == {"trick 6D", "pass"}
    assert "PF 7.3" in table.refused("thud play 6D")
    assert "PF 7.2" in table.refused("thud trick 3H")


@pytest.mark.rule("PF 7.1", "PF-23")
def test_more_flair_bars_everything_but_the_ace_of_diamonds() -> None:
    table = tricks("9C 2H", "5S 6D AD", flairs=("", "KH"), deck="6C")
    assert table.legal() == {"trick AD", "sabotage AD", "pass"}
    assert "PF 7.1" in table.refused("thud trick 6D")
    # What he draws with it he must keep.
    table.play("thud trick AD")
    assert table.legal() == {"keep 6C"}


@pytest.mark.rule("PF 7.1", "PF-23")
def test_with_more_flair_nobody_is_asked_once_the_ace_of_diamonds_is_seen_elsewhere() -> None:
    table = Table(position(hands=("9C 2H", "5S 6D"), flairs=("", "KH"), outs=("AD", "")))
    table.play("gnash attack 9C", "thud defend 5S", "gnash pass", "thud pass")
    assert table.state.phase == TRICKS
    assert table.asked() == "gnash"


@pytest.mark.rule("PF 7.1")
def test_equal_or_less_flair_bars_nothing() -> None:
    assert "trick 6D" in tricks("9C 2H", "5S 6D", flairs=("QH", "KH")).legal()
    assert "trick 6D" in tricks("9C 2H", "5S 6D", flairs=("QH", "")).legal()


@pytest.mark.rule("PF 7.3", "PF-26")
@pytest.mark.parametrize(("drawn", "fits"), [("JH", True), ("8C", True), ("10H", False), ("7S", False), ("AC", False)])
def test_after_a_nine_and_a_ten_a_jack_or_an_eight_of_any_suit_fits(drawn: str, fits: bool) -> None:
    table = tricks("9C 10C 3D 2H", "5S 6H", runs="gnash play 10C", deck=drawn).play("thud pass", "gnash trick 3D")
    assert table.legal() == ({f"play {drawn}", f"keep {drawn}"} if fits else {f"keep {drawn}"})


@pytest.mark.rule("PF 7.3", "PF 7.4", "PF 7.8", "PF-21", "PF-23")
@pytest.mark.parametrize(
    ("drawn", "flair", "say", "reason"),
    [
        ("2H", "", "play 2H", "PF 5.2: 2♥ is not next to an end of your run (9)"),
        ("10H", "", "trick 10H", "PF 7.4: only a drawn diamond lets you draw again"),
        ("AC", "", "play AC", "PF 7.8: the ace of clubs is no dirty trick"),
        ("AS", "", "play AS", "PF-21: only a Defender plays the ace of spades"),
        ("AH", "", "play AH", "PF 7.3: a drawn ace cannot be played as a value"),
        ("10H", "KH", "play 10H", "PF-23: you have more Flair, so you must keep what you draw"),
        ("10H", "", "play 3H", "PF 7.3: first say what you do with the card you drew"),
    ],
)
def test_a_drawn_card_that_cannot_be_played_says_why(drawn: str, flair: str, say: str, reason: str) -> None:
    table = tricks("4C 5H", "9C AD 3H", deck=drawn, flairs=("", flair))
    table.play("thud trick AD")
    assert reason in table.refused(f"thud {say}")


@pytest.mark.rule("PF 7.3", "PF 5.3")
def test_a_card_that_is_played_counts_and_one_that_is_kept_is_seen_by_its_owner_alone() -> None:
    table = tricks("9C 3D 4D", "5S 6H 2H", deck="8H KD").play("thud pass", "gnash trick 3D", "gnash play 8H")
    assert values(table) == (10, 5)
    assert table.pit(GNASH) == "9C 8H"
    table.play("gnash trick 4D", "gnash keep KD")
    assert "Gnash draws a card." in table.log(THUD)
    assert "Gnash draws the king of diamonds." in table.log(GNASH)


@pytest.mark.rule("PF 7.4", "PF-25")
def test_a_drawn_diamond_may_be_used_to_draw_again() -> None:
    table = tricks("9C 3D 2H", "5S 6H", deck="KD 8D 10H").play("thud pass", "gnash trick 3D")
    assert table.legal() == {"trick KD", "keep KD"}
    table.play("gnash trick KD")
    # The eight of diamonds fits as well: play it, go on with it, or keep it.
    assert table.legal() == {"play 8D", "trick 8D", "keep 8D"}
    table.play("gnash trick 8D", "gnash play 10H")
    assert table.out(GNASH) == "3D KD 8D"
    assert values(table)[GNASH] == 11


@pytest.mark.rule("PF 7.4", "PF-3")
def test_a_chain_ends_where_there_is_nothing_to_draw() -> None:
    state = tricks("9C 3D 2H", "5S 6H", deck="").state
    state.deck.clear()
    table = Table(state).play("thud pass", "gnash trick 3D")
    assert "Gnash finds nothing to draw." in table.log()
    assert table.asked() == "gnash"
    assert table.legal() == {"pass"}


@pytest.mark.rule("PF 7.5", "PF-25")
def test_the_rulebooks_example_with_the_seven_of_diamonds() -> None:
    """Nine and eight of clubs in the Pit, seven of diamonds and six of clubs in hand."""
    table = tricks("9C 8C 7D 6C 2D", "2S 6H", runs="gnash play 8C", deck="7S").play("thud pass")
    assert table.legal() == {"trick 7D", "trick 2D", "pass"}
    assert "PF-25" in table.refused("gnash play 6C")
    table.play("gnash trick 7D", "gnash play 7S")
    assert values(table)[GNASH] == 11
    assert table.legal() == {"trick 2D", "play 6C", "pass"}
    table.play("gnash play 6C")
    assert values(table)[GNASH] == 12
    assert table.pit(GNASH) == "9C 8C 7S 6C"


@pytest.mark.rule("PF 7.5", "PF-25")
def test_what_fitted_before_the_segment_may_not_follow_now() -> None:
    # Gnash held back the ten, which fitted his nine. Now he lays an eight: the seven fits at last, the ten does not.
    table = tricks("9C 10C 7C 3D", "2S 6H", deck="8H").play("thud pass", "gnash trick 3D", "gnash play 8H")
    assert table.legal() == {"play 7C", "pass"}
    assert "PF-25" in table.refused("gnash play 10C")


@pytest.mark.rule("PF-24", "PF-25")
def test_what_fitted_before_does_not_fit_at_last_beside_what_the_ace_of_diamonds_leaves() -> None:
    # Gnash held back a ten and lays another, and a jack. The ace of diamonds takes his nine and that ten: the jack is
    # left, next to which a ten fits, but it had fitted before.
    table = tricks("9C 10C QC 3D 4D", "5S 6D 7D AD", 2, deck="2S 10H 3S JH")
    table.play("thud trick 6D", "thud keep 2S", "gnash trick 3D", "gnash play 10H")
    table.play("thud trick 7D", "thud keep 3S", "gnash trick 4D", "gnash play JH", "thud sabotage AD")
    assert table.pit(GNASH) == "JH"
    assert table.legal() == {"play QC", "pass"}
    assert "PF-25" in table.refused("gnash play 10C")


@pytest.mark.rule("PF-25", "PF 5.7")
def test_beside_a_lone_ace_as_a_one_everything_had_fitted_before() -> None:
    table = Table(position(hands=("9C 2H", "AS 7S 6D"), deck="6H"))
    table.play("gnash attack 9C", "thud defend AS as 1", "gnash pass", "thud pass")
    table.play("thud trick 6D", "thud play 6H", "gnash pass")
    assert table.legal() == {"pass"}


@pytest.mark.rule("PF 7.5", "PF-25", "PF 4.5")
def test_a_pair_of_spades_may_follow_too_and_a_defender_follows_with_spades() -> None:
    table = tricks("9C 3D 7S 8S 2H", "2S 6H", deck="8H").play("thud pass", "gnash trick 3D", "gnash play 8H")
    assert table.legal() == {"play 7S+8S", "pass"}
    table.play("gnash play 7S+8S")
    assert values(table)[GNASH] == 11
    table = tricks("9C 3H", "5S 7S 7C 6D", deck="6H").play("thud trick 6D", "thud play 6H", "gnash pass")
    assert table.legal() == {"play 7S", "pass"}


@pytest.mark.rule("PF-25", "PF 7.1")
def test_with_more_flair_no_card_of_the_hand_follows_either() -> None:
    table = tricks("9C 2H", "5S 7S 6D", flairs=("", ""), deck="6H").play("thud trick 6D", "thud play 6H")
    assert "play 7S" not in table.legal()  # Gnash is asked.
    table.play("gnash pass")
    assert "play 7S" in table.legal()


@pytest.mark.rule("PF 7.6", "PF-26")
def test_after_a_blank_any_card_but_an_ace_replaces_it() -> None:
    table = tricks("9C 2H", "4H 6D 7D", deck="KH 3C")
    assert table.state.stances[THUD] == BLANK
    table.play("thud trick 6D")
    assert table.legal() == {"play KH", "keep KH"}
    table.play("thud play KH")
    assert values(table)[THUD] == 12
    assert table.pit(THUD) == "KH"
    assert table.discard == "4H"
    assert table.state.stances[THUD] == RECOVERED
    assert "Thud’s Blank is discarded: it was the four of hearts." in table.log(GNASH)
    # From then on the run has to be extended.
    table.play("gnash pass", "thud trick 7D")
    assert table.legal() == {"keep 3C"}


@pytest.mark.rule("PF 7.6", "PF-21")
@pytest.mark.parametrize("ace", ["AS", "AC", "AH"])
def test_a_blank_is_not_replaced_by_an_ace(ace: str) -> None:
    deck, hand = ace, "4H 6D 7D"
    assert tricks("9C 2H", hand, deck=deck).play("thud trick 6D").legal() == {f"keep {ace}"}


@pytest.mark.rule("PF 7.6", "PF-25")
def test_after_a_replaced_blank_spades_may_follow() -> None:
    table = tricks("9C 2H", "4H 6D 7D", deck="6S 5C").play("thud trick 6D", "thud keep 6S", "gnash pass")
    table.play("thud trick 7D", "thud play 5C")
    assert table.legal() == {"play 6S", "pass"}


@pytest.mark.rule("PF 7.7", "PF-24")
@pytest.mark.parametrize(("die", "left", "value"), [(1, "8C 9C", 10), (2, "9C", 9), (3, "", 0)])
def test_the_ace_of_diamonds_discards_the_d3_lowest_cards(die: int, left: str, value: int) -> None:
    table = tricks("8C 7C 9C 2H", "5S AD", die, 1, 1, runs="gnash play 7C, thud pass, gnash play 9C")
    table.play("thud sabotage AD")
    assert table.pit(GNASH) == left
    assert values(table)[GNASH] == value
    assert table.pit(THUD) == "5S AD"


@pytest.mark.rule("PF-24")
def test_a_pair_is_lost_as_one_card_and_gaps_do_not_matter() -> None:
    table = tricks("8C 6S 7S 7C 2H", "5S AD 4D", 1, deck="2D", runs="gnash play 7C, thud pass, gnash play 6S+7S")
    assert values(table)[GNASH] == 10
    table.play("thud sabotage AD")
    assert table.pit(GNASH) == "8C 7C"
    assert table.discard == "6S 7S"


@pytest.mark.rule("PF-24", "PF 6.2")
def test_reinforcements_are_lost_by_rank_too_but_the_bonus_stays() -> None:
    table = Table(position(hands=("9C KH 3H 2D", "9S QH AD 6D")), 1)
    table.play("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass")
    table.play("gnash play 3H", "thud play QH", "gnash play KH", "thud pass", "gnash pass")
    assert values(table) == (10, 9)
    table.play("thud sabotage AD")
    assert table.pit(GNASH) == "9C KH"
    assert values(table) == (10, 9)


@pytest.mark.rule("PF-24", "PF 7.7")
def test_with_nothing_left_a_bonus_counts_for_nothing() -> None:
    table = Table(position(hands=("9C 3H 4D 2D", "9S AD 6D 2H"), deck="8H"), 3)
    table.play("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass")
    table.play("gnash play 3H", "thud pass", "gnash pass")
    assert values(table) == (10, 9)
    assert losses(table.state, GNASH) == [10, 0, 0]
    table.play("thud sabotage AD")
    assert values(table) == (0, 9)
    # With a card in the Pit again he has his bonus again.
    table.play("gnash trick 4D", "gnash play 8H")
    assert values(table) == (9, 9)


@pytest.mark.rule("PF-24")
def test_of_equal_ranks_the_card_of_the_run_is_lost_before_the_heart() -> None:
    table = Table(position(hands=("9C AD 2H", "9S 8H 5D 3H"), deck="8D"), 1)
    table.play("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass")
    table.play("gnash pass", "thud play 8H", "thud pass")
    # The eight of diamonds counts as a spade, and is laid after the eight of hearts.
    table.play("thud trick 5D", "thud play 8D")
    assert values(table)[THUD] == 11
    table.play("gnash sabotage AD")
    assert table.pit(THUD) == "9S 8H"
    assert values(table)[THUD] == 10


@pytest.mark.rule("PF-24", "PF 7.7", "PF 8.5")
def test_with_nothing_left_the_next_drawn_card_begins_a_new_run() -> None:
    table = tricks("9C 3D KC 2D", "5S AD", 3, deck="QH").play("thud sabotage AD", "gnash trick 3D")
    assert table.legal() == {"play QH", "keep QH"}
    table.play("gnash play QH")
    assert values(table)[GNASH] == 12
    # The king of the hand is next to it and did not fit a nine.
    table.play("gnash play KC")
    assert values(table)[GNASH] == 13


@pytest.mark.rule("PF-24")
def test_the_ace_of_hearts_is_the_highest_card_and_a_blank_the_lowest() -> None:
    table = Table(position(hands=("KC AH 2D", "KS AD 6D 2H")), 1)
    table.play("gnash attack KC", "thud defend KS", "gnash pass", "thud pass")
    table.play("gnash play AH", "thud pass", "gnash pass", "thud sabotage AD")
    assert table.pit(GNASH) == "AH"
    table = Table(position(hands=("9C AD 2H", "4H 6D 7D")), 1)
    table.play("gnash attack 9C", "thud blank 4H", "gnash pass", "thud pass", "gnash sabotage AD")
    assert table.pit(THUD) == ""
    assert table.state.stances[THUD] == BLANK


@pytest.mark.rule("PF 7.7")
def test_whoever_played_blank_has_no_such_ace() -> None:
    table = tricks("9C 2H", "4H AD")
    assert table.legal() == {"trick AD", "pass"}
    assert "PF 7.7" in table.refused("thud sabotage AD")
    # Nor has he when he has replaced it.
    table = tricks("9C 2H", "4H 6D AD", deck="8H").play("thud trick 6D", "thud play 8H", "gnash pass")
    assert table.legal() == {"trick AD", "pass"}
    assert "PF 7.7" in table.refused("thud sabotage AD")


@pytest.mark.rule("PF 7.8")
def test_the_ace_of_clubs_is_no_dirty_trick() -> None:
    table = tricks("9C AC 3D 4D", "5S 6H 2H", deck="8H").play("thud pass", "gnash trick 3D", "gnash play 8H")
    assert table.legal() == {"trick 4D", "pass"}
    assert "PF 7.8" in table.refused("gnash play AC")


@pytest.mark.rule("PF 5.6", "PF 7.8", "PF-21")
def test_a_defender_may_play_the_ace_of_spades_that_he_draws_here() -> None:
    table = tricks("9C AC 2H", "5S 6D", 2, 1, deck="AS").play("thud trick 6D")
    assert table.legal() == {"play AS", "keep AS"}
    table.play("thud play AS")
    assert table.legal() == {"play AC", "pass"}
    table.play("gnash play AC")
    assert "Result: Thud 2, Gnash 1 + 5 = 6." in table.log()


@pytest.mark.rule("PF-21")
def test_at_once_or_later_in_the_segment() -> None:
    table = tricks("9C 2H", "5S 6D 7D", 2, 1, deck="AS").play("thud trick 6D", "thud keep AS", "gnash pass")
    assert table.legal() == {"trick 7D", "play AS", "pass"}
    table.play("thud play AS", "gnash pass")
    assert "Result: Thud 2, Gnash 1." in table.log()


@pytest.mark.rule("PF-21")
def test_but_not_one_that_he_held_before() -> None:
    table = tricks("9C 2H", "5S AS 6D")
    assert table.legal() == {"trick 6D", "pass"}
    assert "PF-21" in table.refused("thud play AS")


@pytest.mark.rule("PF-21")
def test_and_not_one_who_counterattacks() -> None:
    assert tricks("9C 2H", "5C 6D", deck="AS").play("thud trick 6D").legal() == {"keep AS"}


@pytest.mark.rule("PF-20")
def test_black_aces_skip_the_dirty_tricks() -> None:
    table = Table(position(hands=("9C AC 3D", "5S 6D 2H")), 1, 6)
    table.play("gnash attack 9C", "thud defend 5S", "gnash play AC")
    assert table.state.club_ace == NOBODY  # The combat is over already.
    assert table.state.damage == [0, 1]
