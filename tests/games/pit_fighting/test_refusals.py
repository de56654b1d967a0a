"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.pieces import RESULT

from .positions import Table, position

pytestmark = pytest.mark.told


def test_a_card_that_cannot_be_played_always_says_why() -> None:
    for seed in range(25):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            for ask in match.asks if rng.random() < 0.2 else ():
                scene = match.scene(ask.seat)
                assert scene.question is not None
                legal = {id for choice in scene.question.choices for id in choice.things}
                for held in scene.hand:
                    if held.id not in legal:
                        assert GAME.refusal(match.view(ask.seat), ask.seat, held.tries[0]) is not None, held
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)


CIRCLING = position(hands=("9C 8S 4D 5H", "5S 6D"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("gnash play", "legal is: attack 9C"),
        ("gnash dance 9C", "legal is: attack 9C"),
        ("gnash pass now", "legal is: attack 9C"),
        ("gnash dance 11X", "PF 1.2: a card is written with rank and suit"),
        ("gnash play 8S+XX", "PF 1.2: a card is written with rank and suit"),
        ("gnash play KC", "PF 1.2: you do not hold the king of clubs"),
        ("gnash play 5S", "PF 1.2: you do not hold the five of spades"),
        ("gnash play 8S+9S", "PF 1.2: you do not hold the nine of spades"),
        ("gnash first thud", "PF 10.2: nobody has the right to choose the turn now"),
        ("gnash first grub", "PF 10.2: nobody has the right to choose the turn now"),
        ("thud play 5S", "it is not for Thud to answer now, but for Gnash"),
    ],
)
def test_words_that_are_no_answer(words: str, reason: str) -> None:
    assert reason in Table(CIRCLING).refused(words)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("attack 8S", "PF-6: a combat starts with a real club; spades cannot start one"),
        ("attack 4D", "PF 3.1: only clubs attack"),
        ("draw 9C", "PF 2.4: clubs only attack; they cannot be exchanged"),
        ("draw 8S", "PF 3.2: outside combat a spade digs in the Discard pile"),
        ("dig 5H", "PF 3.2: only spades dig in the Discard pile"),
        ("flair 4D", "PF 3.9: diamonds draw two cards; these uses belong to hearts"),
        ("heal 5H", "PF 3.7: only the ace of hearts heals"),
        ("heal AH", "PF-12: you have no damage to heal"),
        ("snatch 5H", "PF-11: Thud’s Out pile is empty"),
        ("recover 5H", "PF-11: your Out pile is empty"),
        ("trade 4D", "PF 3.10: only jack, queen and king of diamonds swap cards"),
        ("discard 9C", "PF 2.5: only the last card may be discarded"),
        ("pass", "PF-4: you must play a card; there is no passing outside combat"),
        ("play 9C", "PF 2.4: say what you play it for, as in 'attack 9C'"),
        ("play 8S", "PF 2.4: say what you play it for, as in 'dig 8S'"),
        ("play 5H", "PF 2.4: say what you play it for, as in 'draw 5H'"),
        ("play 8S+7S", "PF-6: two cards are played together in combat only: a pair of spades cannot start one"),
        ("play AS as 1", "PF 5.7: a 1 is played to defend: as a first card, or in Brutality"),
        ("block KS", "PF 3.3: you can block only what your opponent has just played outside combat"),
        ("keep 5H", "PF 3.5: you have drawn nothing to choose from"),
        ("give 5H", "PF 3.10: a card is given away in a swap"),
        ("defend 8S", "PF 4.1: that answers an attack, and nobody attacks you now"),
        ("trick 4D", "PF 7.2: dirty tricks come in a combat, after Brutality"),
        ("lay 5H", "PF 9.1: a card is laid after an even Result"),
    ],
)
def test_outside_combat(words: str, reason: str) -> None:
    table = Table(position(hands=("9C 8S 7S KS AS 4D 5H AH", "5S 6D")))
    assert table.refused(f"gnash {words}") == reason


@pytest.mark.rule("PF-14", "PF-5")
def test_with_a_last_card_and_at_the_limit() -> None:
    assert Table(position(hands=("JD", "5S 6D"))).refused("gnash trade JD") == "PF-14: you need another card to give"
    last = Table(position(hands=("9C", "2C 5D"), circled=(20, 3)))
    assert last.legal() == {"attack 9C"}
    for words in ("discard 9C", "draw 9C"):
        assert last.refused(f"gnash {words}") == "PF-5: you have circled with 20 cards; now attack"
    more = Table(position(hands=("9C 5S", "2C 5D"), circled=(20, 3)))
    assert more.refused("gnash play 5S") == "PF-5: you have circled with 20 cards; now attack"
    assert more.refused("gnash attack 5S") == "PF-6: a combat starts with a real club; spades cannot start one"


@pytest.mark.parametrize(
    ("lines", "words", "reason"),
    [
        (("gnash draw 4D",), "gnash play 2H", "it is not for Gnash to answer now, but for Thud"),
        (
            ("gnash draw 4D",),
            "thud play 3H",
            "PF 3.3: only jack, queen or king of spades blocks what the opponent plays outside combat",
        ),
        (("gnash draw 4D",), "thud play KS", "PF 3.3: say what you play it for, as in 'block KS'"),
        (("gnash draw 4D",), "thud dig KS", "PF 3.3: first say whether you block what your opponent plays"),
        (
            ("gnash draw 4D", "thud pass"),
            "gnash play 2H",
            "PF 3.5: first say which of the two drawn cards you keep",
        ),
        (
            ("gnash draw 4D", "thud pass"),
            "gnash keep 2H",
            "PF 3.5: first say which of the two drawn cards you keep",
        ),
        (("gnash trade JD", "thud pass"), "gnash play 2H", "PF 3.10: first say which card you give away"),
        (
            ("gnash flair QH", "thud pass"),
            "gnash play 9C",
            "PF 3.8: the second card must be a heart or a diamond, and 9♣ is black",
        ),
        (("gnash flair QH", "thud pass"), "gnash play 4D", "PF 3.8: say what you play it for, as in 'draw 4D'"),
        (("gnash flair QH", "thud pass"), "gnash discard 4D", "PF 2.5: a last card is discarded at a Non Combat turn"),
        (("gnash flair QH", "thud pass"), "gnash attack 4D", "PF 3.1: only clubs attack"),
        (
            ("gnash attack 9C", "thud defend AS"),
            "gnash play 2H",
            "PF 5.5: only the ace of clubs answers the ace of spades",
        ),
        (
            ("gnash attack 9C", "thud defend AS"),
            "gnash trick 4D",
            "PF 5.5: only the ace of clubs answers the ace of spades",
        ),
    ],
)
def test_another_question_comes_first(lines: tuple[str, ...], words: str, reason: str) -> None:
    table = Table(position(hands=("9C 4D JD 2H QH", "AS 6D 3H KS"))).play(*lines)
    assert table.refused(words) == reason


@pytest.mark.rule("PF 4.1", "PF-15")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("pass", "PF-16: the attacked must play one card"),
        ("play 5S", "PF 4.1: say what you play it for, as in 'defend 5S'"),
        ("play 6C", "PF 4.1: say what you play it for, as in 'counterattack 6C'"),
        ("play 3H", "PF 4.4: you hold spades or clubs, so you must defend or counterattack"),
        ("dig 5S", "PF 4.1: first answer the attack: defend, counterattack or play Blank"),
        ("defend 6C", "PF 4.2: you defend with spades"),
        (
            "counterattack 5S",
            "PF 4.5: you counterattack with a club or with two consecutive spades, but not the ace",
        ),
        ("counterattack 5S+6C", "PF 4.5: only spades are played in pairs"),
        ("counterattack AS+2S", "PF-10: the ace of spades cannot be one of a pair"),
        ("counterattack 6S+5S", "PF-10: name the lower card of the pair first"),
        ("counterattack 2S+5S", "PF-10: the two spades of a pair are next to each other in rank"),
        ("defend 5S as 1", "PF 5.7: only the ace of spades may be played as a 1"),
    ],
)
def test_the_answer_to_an_attack(words: str, reason: str) -> None:
    table = Table(position(hands=("9C 2D", "5S 6S AS 2S 6C 3H"))).play("gnash attack 9C")
    assert table.refused(f"thud {words}") == reason


@pytest.mark.rule("PF 4.4")
def test_with_neither_spades_nor_clubs() -> None:
    table = Table(position(hands=("9C 2D", "3H 6D"))).play("gnash attack 9C")
    assert table.refused("thud play 3H") == "PF 4.1: say what you play it for, as in 'blank 3H'"
    assert table.refused("thud defend 3H") == "PF 4.2: you defend with spades"


@pytest.mark.rule("PF 5.5", "PF 5.7")
def test_no_ace_as_a_one_against_the_ace_of_clubs() -> None:
    table = Table(position(hands=("AC 2D", "AS 3H"))).play("gnash attack AC")
    assert table.legal() == {"defend AS"}
    assert table.refused("thud defend AS as 1") == (
        "PF 5.5: against the ace of clubs no card has a value, nor has the ace of spades as a 1"
    )


BRUTAL = position(hands=("9C 10C 7C 7S 8S 10S AS 3H 4D", "5S 6S 7H AC 2C JS QS 3D 3S AD"))


@pytest.mark.rule("PF 5.1", "PF 5.2", "PF-10")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play 3H", "PF 5.1: hearts have no place in Brutality"),
        ("play 4D", "PF 5.1: diamonds have no place in Brutality"),
        ("play 7C", "PF 5.2: 7♣ is not next to an end of your run (9 to 10)"),
        ("play 10S", "PF 4.5: attacking, you play spades only as two consecutive ones"),
        (
            "play 7S",
            "PF-10: the pair of spades counts as its lower card, and that must fit your run (9 to 10)",
        ),
        (
            "play 7S+8S",
            "PF-10: the pair of spades counts as its lower card, and that must fit your run (9 to 10)",
        ),
        ("play AS", "PF-21: only a Defender plays the ace of spades"),
        ("play AS as 1", "PF-21: only a Defender plays the ace of spades"),
        ("play 7C as 1", "PF 5.7: only the ace of spades may be played as a 1"),
        ("attack 7C", "PF 3.1: you are in combat already"),
        ("draw 4D", "PF 2.4: cards are exchanged outside combat"),
    ],
)
def test_brutality_of_the_attacker(words: str, reason: str) -> None:
    table = Table(BRUTAL).play("gnash attack 9C", "thud defend 5S", "gnash play 10C", "thud pass")
    assert table.refused(f"gnash {words}") == reason


@pytest.mark.rule("PF 4.5")
def test_a_spade_of_a_pair_that_fits() -> None:
    table = Table(position(hands=("9C 8S 9S 2H", "5S 3D"))).play("gnash attack 9C", "thud defend 5S")
    assert table.refused("gnash play 9S") == "PF 4.5: a spade attacks only with the next one: 'play 8S+9S'"


@pytest.mark.rule("PF 4.2", "PF 4.5")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play 2C", "PF 4.2: as Defender you play only spades"),
        ("play AC", "PF 4.2: as Defender you play only spades"),
        ("play 3S", "PF 5.2: 3♠ is not next to an end of your run (5)"),
        ("play JS+QS", "PF 4.5: two spades as one club are for who attacks or counterattacks"),
    ],
)
def test_brutality_of_the_defender(words: str, reason: str) -> None:
    table = Table(BRUTAL).play("gnash attack 9C", "thud defend 5S", "gnash pass")
    assert table.refused(f"thud {words}") == reason


@pytest.mark.rule("PF 6.1")
def test_reinforcements() -> None:
    table = Table(position(hands=("9C 5H 8C 8S", "9S QH 6D")))
    table.play("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass")
    assert table.refused("gnash play 8C") == "PF 6.1: only hearts reinforce, and 8♣ is none"
    assert table.refused("gnash trick 5H") == "PF 6.1: the Combat Values are equal: now you play hearts, or pass"


def in_tricks(thud: str, *, flairs: tuple[str, str] = ("", ""), deck: str = "") -> Table:
    """Gnash has attacked with the nine of clubs, and Thud answers with the first card of his hand."""
    table = Table(position(hands=("9C 2H", thud), flairs=flairs, deck=deck)).play("gnash attack 9C")
    first = thud.split()[0]
    verb = {"S": "defend", "C": "counterattack", "H": "blank"}[first[-1]]
    table.play(f"thud {verb} {first}", "gnash pass")
    return table if verb == "blank" else table.play("thud pass")


@pytest.mark.rule("PF 7.1", "PF 7.2", "PF 7.3", "PF 7.7", "PF 7.8", "PF-21", "PF-25")
@pytest.mark.parametrize(
    ("hand", "words", "reason"),
    [
        ("5S 3H", "trick 3H", "PF 7.2: only diamonds are dirty tricks"),
        ("5S 3H", "play 3H", "PF 7.2: hearts have no place in the Dirty Tricks"),
        (
            "5S 6D",
            "play 6D",
            "PF 7.3: a diamond from the hand goes to your Out pile, and only what you draw to the Pit",
        ),
        ("5S 6D", "sabotage 6D", "PF 7.7: only the ace of diamonds takes cards out of the Pit"),
        ("3H AD", "sabotage AD", "PF 7.7: you played Blank, so the ace of diamonds only draws a card"),
        ("5S AC", "play AC", "PF 7.8: the ace of clubs is no dirty trick; it only answers the ace of spades"),
        (
            "5S AS",
            "play AS",
            "PF-21: here the ace of spades can be played only by a Defender who drew it in this segment",
        ),
        ("5S AS", "play AS as 1", "PF 5.7: a 1 is played to defend: as a first card, or in Brutality"),
        ("5S 6C", "play 6C", "PF 4.2: as Defender you play only spades"),
        ("5C 6S", "play 6S", "PF 4.5: attacking, you play spades only as two consecutive ones"),
        ("5S 6S 7S", "play 6S+7S", "PF 4.5: two spades as one club are for who attacks or counterattacks"),
        (
            "5S 6S",
            "play 6S",
            "PF-25: from the hand you play only what has come to fit in this segment, next to a card laid in it",
        ),
        (
            "5C 6S 7S",
            "play 6S+7S",
            "PF-25: from the hand you play only what has come to fit in this segment, next to a card laid in it",
        ),
    ],
)
def test_dirty_tricks(hand: str, words: str, reason: str) -> None:
    assert in_tricks(hand).refused(f"thud {words}") == reason


@pytest.mark.rule("PF 7.1", "PF-23")
@pytest.mark.parametrize(("hand", "words"), [("5S 6D", "trick 6D"), ("5S 6S", "play 6S"), ("5C 6S 7S", "play 6S+7S")])
def test_with_more_flair(hand: str, words: str) -> None:
    reason = "PF 7.1: you have more Flair, so the crowd is watching: no tricks but the ace of diamonds"
    assert in_tricks(hand, flairs=("", "KH")).refused(f"thud {words}") == reason


@pytest.mark.rule("PF 7.3", "PF 7.4", "PF 7.8", "PF-21", "PF-23")
@pytest.mark.parametrize(
    ("drawn", "flair", "words", "reason"),
    [
        ("8H", "", "play 8H", "PF 5.2: 8♥ is not next to an end of your run (5)"),
        ("10H", "", "trick 10H", "PF 7.4: only a drawn diamond lets you draw again"),
        ("10D", "KH", "trick 10D", "PF-23: you have more Flair, so you must keep what you draw"),
        ("6H", "KH", "play 6H", "PF-23: you have more Flair, so you must keep what you draw"),
        ("AC", "", "play AC", "PF 7.8: the ace of clubs is no dirty trick; it only answers the ace of spades"),
        ("AS", "", "play AS", "PF-21: only a Defender plays the ace of spades"),
        ("AH", "", "play AH", "PF 7.3: a drawn ace cannot be played as a value"),
        ("10H", "", "play 3H", "PF 7.3: first say what you do with the card you drew"),
        ("10H", "", "pass", "PF 7.3: first say what you do with the card you drew"),
    ],
)
def test_a_drawn_card(drawn: str, flair: str, words: str, reason: str) -> None:
    table = in_tricks("5C AD 3H", flairs=("", flair), deck=drawn).play("thud trick AD")
    assert table.refused(f"thud {words}") == reason


@pytest.mark.rule("PF 9.1", "PF 10.2")
@pytest.mark.parametrize(
    ("dice", "words", "reason"),
    [
        ((6, 1), "pass", "PF 9.1: after an even Result you must lay a card"),
        ((1, 6), "first gnash", "PF-4: the turn is yours already: play a card"),
        ((1, 6), "first grub", "PF 10.2: say to whom you leave the turn: 'first thud'"),
    ],
)
def test_after_the_blows(dice: tuple[int, int], words: str, reason: str) -> None:
    table = Table(position(hands=("9C 2H", "9H 2D")), *dice)
    table.play("gnash attack 9C", "thud blank 9H")
    while table.state.bout and table.state.phase < RESULT:
        table.play(f"{table.asked()} pass")
    assert table.refused(f"{table.asked()} {words}") == reason
