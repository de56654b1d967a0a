"""From the fangs to the deal, the end of a round, and the end of the game (PF 1, PF 2)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.pieces import DEAL, NOBODY, PitOptions

from .positions import GNASH, THUD, Table, position


@pytest.mark.rule("PF 1.2", "PF 2.1", "PF 2.3")
def test_a_fight_begins() -> None:
    table = Table(None, 3, 1)
    state = table.state
    assert [len(hand) for hand in state.hands] == [6, 5]
    assert len(state.deck) == 41
    assert not state.discard
    assert not any(state.outs)
    assert not any(state.flairs)
    assert not any(state.pits)
    assert table.asked() == "gnash"


@pytest.mark.rule("PF 1.3", "PF 2.2", "PF-1")
def test_longer_fangs_make_the_favourite() -> None:
    table = Table(None, 1, 2)
    assert table.state.fangs == [1, 2]
    assert table.state.favourite == THUD
    assert [len(hand) for hand in table.state.hands] == [5, 6]
    assert table.asked() == "thud"
    assert "Thud has the longer fangs, and the crowd behind him." in table.log()


@pytest.mark.rule("PF 1.3", "PF 2.3", "PF-1")
@pytest.mark.parametrize(("die", "first"), [(1, "gnash"), (3, "gnash"), (4, "thud"), (6, "thud")])
def test_equal_fangs_make_no_favourite_and_a_d6_tells_who_starts(die: int, first: str) -> None:
    table = Table(None, 2, 2, die)
    assert table.state.favourite == NOBODY
    assert [len(hand) for hand in table.state.hands] == [5, 5]
    assert table.asked() == first


@pytest.mark.rule("PF 2.2", "PF-1", "PF-2")
@pytest.mark.parametrize(
    ("damage", "flairs", "favourite"),
    [
        ((1, 2), ("", "KH QH"), GNASH),
        ((2, 1), ("KH", ""), THUD),
        ((2, 2), ("2H 3H", "KH"), GNASH),
        ((2, 2), ("KH", "2H 3H"), THUD),
        ((2, 2), ("KH", "2H"), NOBODY),
    ],
)
def test_later_the_less_wounded_is_the_favourite_then_the_one_with_more_flair(
    damage: tuple[int, int], flairs: tuple[str, str], favourite: int
) -> None:
    table = Table(position(damage=damage, flairs=flairs, phase=DEAL), 5)
    assert table.state.round == 2
    assert table.state.favourite == favourite
    assert [len(hand) for hand in table.state.hands] == [5 + (seat == favourite) for seat in (GNASH, THUD)]
    assert table.asked() == ("gnash" if favourite == GNASH else "thud")  # Without a favourite the 5 says Thud.


@pytest.mark.rule("PF 1.4", "PF-3")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Table(position(hands=("4H", "2C"), discard="5C 6C 7C", only=True), [2, 0, 1])
    table.play("gnash draw 4H")
    # The script puts 7C, 5C, 6C into the deck; the last is drawn first.
    assert table.legal() == {"keep 6C", "keep 5C"}
    table.play("gnash keep 5C")
    assert table.named(table.state.deck) == "7C"
    assert table.discard == "6C"
    assert "The deck is empty: the Discard pile is shuffled and becomes the new deck." in table.log()


@pytest.mark.rule("PF 1.4", "PF-3")
def test_then_from_the_out_piles_but_for_the_two_topmost_cards_of_each() -> None:
    state = position(hands=("4D", "2C"), outs=("2S 3S 4S", "5S 6S 7S 8S"), only=True)
    table = Table(state).play("gnash draw 4D")
    # Gnash's 4D lies on his Out pile by then.
    assert table.legal() == {"keep 6S", "keep 5S"}
    assert table.out(GNASH) == "4S 4D"
    assert table.out(THUD) == "7S 8S"
    table.play("gnash keep 6S")
    assert sorted(table.named(table.state.deck).split()) == ["2S", "3S"]


@pytest.mark.rule("PF-3")
def test_a_deck_that_ends_in_the_middle_of_a_draw_is_refilled_for_the_rest() -> None:
    table = Table(position(hands=("4D", "2C"), deck="9C", discard="8C 7C", only=True))
    table.play("gnash draw 4D")
    assert table.legal() == {"keep 9C", "keep 7C"}
    table.play("gnash keep 9C")
    assert table.discard == "7C"


@pytest.mark.rule("PF-3")
def test_with_a_single_card_to_draw_that_one_is_kept_and_with_none_nothing_happens() -> None:
    table = Table(position(hands=("4D 5D", "2C"), deck="9C", only=True))
    table.play("gnash draw 4D")
    assert table.hand(GNASH) == "9C 5D"
    assert table.asked() == "thud"
    table = Table(position(hands=("4D 5D", "2C"), only=True))
    table.play("gnash draw 4D")
    assert table.hand(GNASH) == "5D"
    assert "Gnash finds nothing to draw." in table.log()


@pytest.mark.rule("PF 1.4", "PF 2.1")
def test_the_deck_may_run_out_while_dealing() -> None:
    state = position(hands=("9C", "2S"), deck="5C 6C 7C", discard="2C 3C 4C 8C 10C JC QC KC", only=True)
    table = Table(state).play("gnash discard 9C")
    # Flair makes Gnash the favourite: six cards and five, of three in the deck and ten discarded.
    assert [len(hand) for hand in table.state.hands] == [6, 5]
    assert len(table.state.deck) == 2


@pytest.mark.rule("PF 2.4", "PF-4")
def test_one_card_a_turn_and_no_passing() -> None:
    table = Table(position(hands=("9C 4S", "2C 5D")))
    assert table.legal() == {"attack 9C", "dig 4S"}
    assert "PF-4" in table.refused("gnash pass")
    table.play("gnash dig 4S", "thud pass")
    assert table.asked() == "thud"


@pytest.mark.rule("PF 2.4", "PF-4")
def test_with_nothing_but_clubs_one_has_to_attack() -> None:
    table = Table(position(hands=("9C 4C", "2C 5D")))
    assert table.legal() == {"attack 9C", "attack 4C"}
    assert "PF 2.4" in table.refused("gnash draw 9C")


@pytest.mark.rule("PF 2.5", "PF 2.6", "PF-4", "PF-33")
def test_the_last_card_may_be_discarded_whatever_it_is() -> None:
    table = Table(position(hands=("9C", "AH KC 2S"), damage=(1, 0)))
    assert table.legal() == {"attack 9C", "discard 9C"}
    table.play("gnash discard 9C")
    assert table.state.round == 2
    assert "Thud must discard the ace of hearts, the king of clubs and the two of spades." in table.log()
    assert table.discard == "9C AH KC 2S"
    assert [len(hand) for hand in table.state.hands] == [5, 6]


@pytest.mark.rule("PF 2.5")
def test_only_the_last_card_may_be_discarded() -> None:
    assert "PF 2.5" in Table(position(hands=("9C 8C", "2S"))).refused("gnash discard 9C")


@pytest.mark.rule("PF 2.6", "PF-33")
def test_the_round_is_over_at_a_turn_at_which_somebody_has_no_cards() -> None:
    # Gnash gives his last card to the crowd; at Thud's turn the round is over, and Thud discards.
    table = Table(position(hands=("4H", "AH 2S")), 2)
    table.play("gnash flair 4H", "thud pass")
    assert table.state.round == 2
    assert table.discard == "AH 2S"
    assert table.named(table.state.flairs[GNASH]) == "4H"


@pytest.mark.rule("PF 2.6")
def test_out_piles_and_flair_last_from_round_to_round() -> None:
    table = Table(position(hands=("9C", "2S"), outs=("4D 5D", "6D"), flairs=("2H", "3H")), 6)
    table.play("gnash discard 9C")
    assert (table.out(GNASH), table.out(THUD)) == ("4D 5D", "6D")
    assert [table.named(pile) for pile in table.state.flairs] == ["2H", "3H"]


@pytest.mark.rule("PF 1.1", "PF 2.7")
def test_five_points_of_damage_end_the_game_at_once() -> None:
    table = Table(position(hands=("KC AH", "2S 3D"), damage=(0, 4)), 1, 6)
    table.play("gnash attack KC", "thud defend 2S", "gnash pass", "thud pass", "thud pass")
    assert table.state.bout == 1
    table.play("gnash pass")
    assert table.match.over
    ending = table.match.standings
    assert ending is not None
    assert ending.places == [1, 2]
    assert ending.rule == "PF 2.7"
    assert ending.text == "Thud has taken five points of damage and is knocked out."


@pytest.mark.rule("PF-5")
def test_at_the_circling_limit_one_has_to_attack() -> None:
    table = Table(position(hands=("9C 4D 5S", "2C 5D"), circled=(20, 3)))
    assert table.legal() == {"attack 9C"}
    assert "PF-5" in table.refused("gnash dig 5S")


@pytest.mark.rule("PF-5", "PF-33")
def test_at_the_circling_limit_without_a_club_the_hand_goes_and_the_round_is_over() -> None:
    table = Table(position(hands=("4D 5S", "2C 5D"), circled=(20, 3)), 2)
    assert table.state.round == 2
    assert table.discard == "4D 5S 2C 5D"
    assert table.state.circled == [0, 0]


@pytest.mark.rule("PF-5")
def test_the_limit_counts_every_card_played_outside_combat() -> None:
    table = Table(position(hands=("KH 4H 5S", "2C 5D"), circled=(18, 3)))
    table.play("gnash flair KH", "thud pass")
    assert "flair 4H" in table.legal()
    table.play("gnash flair 4H", "thud pass")
    assert table.state.circled[GNASH] == 20
    # A block is no turn: Thud's count stands.
    assert table.state.circled[THUD] == 3


@pytest.mark.rule("PF-5", "PF-13")
def test_at_the_limit_no_second_red_card_is_offered() -> None:
    table = Table(position(hands=("KH 4H 5S", "2C 5D"), circled=(19, 3)))
    table.play("gnash flair KH", "thud pass")
    assert table.asked() == "thud"
    assert "attack 2C" in table.legal()


@pytest.mark.rule("PF-5")
def test_the_limit_can_be_another_or_off() -> None:
    table = Table(position(hands=("4D 5S", "2C 5D"), circled=(99, 3), options=PitOptions(circling_limit=0)))
    assert table.asked() == "gnash"
    ten = PitOptions(circling_limit=10)
    assert Table(position(hands=("4C 5S", "2C 5D"), circled=(10, 3), options=ten)).legal() == {"attack 4C"}


@pytest.mark.rule("PF-34")
@pytest.mark.parametrize(
    ("damage", "flairs", "places"),
    [((1, 2), ("", "2H"), [1, 2]), ((2, 2), ("", "2H"), [2, 1]), ((2, 2), ("3H", "2H"), [1, 1])],
)
def test_the_round_cap_is_decided_on_damage_then_flair(
    damage: tuple[int, int], flairs: tuple[str, str], places: list[int]
) -> None:
    table = Table(position(hands=("9C", "2S"), damage=damage, flairs=flairs, round=40))
    table.play("gnash discard 9C")
    ending = table.match.standings
    assert ending is not None
    assert (ending.places, ending.rule, ending.limit) == (places, "PF-34", "round_cap")


@pytest.mark.rule("PF-34")
def test_the_round_cap_can_be_off() -> None:
    table = Table(position(hands=("9C", "2S"), round=40, options=PitOptions(round_cap=0)), 1)
    table.play("gnash discard 9C")
    assert table.state.round == 41


@pytest.mark.rule("PF 1.1")
@pytest.mark.parametrize("limits", [PitOptions(), PitOptions(circling_limit=0, round_cap=0), PitOptions(10, 20)])
def test_fights_end_and_no_card_is_lost(limits: PitOptions) -> None:
    ends: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed, options=limits)
        count = 0
        while not match.over:
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)
            count += 1
            assert count < GAME.longest
        state = match.state
        piles = [state.deck, state.discard, *state.hands, *state.outs, *state.flairs, *state.pits]
        assert sorted(card for pile in piles for card in pile) == list(range(52))
        assert sorted(state.cards.faces) == list(range(52))
        assert match.standings is not None
        ends[match.standings.rule] += 1
    assert ends["PF 2.7"] >= 58
