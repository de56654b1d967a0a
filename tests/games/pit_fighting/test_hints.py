"""What a player is told of each choice beforehand: effects and odds."""

from __future__ import annotations

import re
from random import Random

import pytest

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.events import Fought
from orcade.games.pit_fighting.odds import losses
from orcade.games.pit_fighting.pieces import (
    BRUTALITY,
    DRAW,
    HEART,
    LATE,
    ONE,
    PLAYING,
    REINFORCEMENTS,
    REPLY,
    RUN,
    TRICKS,
    UPPER,
    Pit,
    bonuses,
    combat_value,
)
from orcade.games.pit_fighting.tricks import lose_lowest

from .positions import GNASH, THUD, Table, cards, position

pytestmark = pytest.mark.told


def hint(table: Table, say: str) -> str:
    scene = table.match.scene(table.match.asks[0].seat)
    assert scene.question is not None
    return next(choice.hint for choice in scene.question.choices if choice.say == say)


def test_hints_tell_values_and_odds() -> None:
    table = Table(position(hands=("9C 8C 2H", "9S 10S 6D"))).play("gnash attack 9C")
    assert hint(table, "defend 10S") == (
        "Value 10 against 9: as it stands win 58 %, draw 14 %, lose 28 %. You will choose whose turn comes next."
    )
    table.play("thud defend 9S")
    assert hint(table, "play 8C") == "Value 10 against 9: as it stands win 58 %, draw 14 %, lose 28 %."
    assert hint(table, "pass") == (
        "You play nothing more. Value 9 against 9: as it stands win 42 %, draw 17 %, lose 42 %."
    )


def test_a_card_that_adds_to_a_lead_that_counts_no_more_says_so() -> None:
    table = Table(position(hands=("KC QC 2H", "3S 6D"))).play("gnash attack KC", "thud defend 3S")
    alike = "win 92 %, draw 6 %, lose 3 %."
    assert hint(table, "play QC") == f"Value 13 against 3: as it stands {alike} No lead over 4 counts."
    assert hint(table, "pass") == f"You play nothing more. Value 12 against 3: as it stands {alike}"


def test_hints_outside_combat() -> None:
    table = Table(position(hands=("4S 5H JD AC", "9S 10S 6D"), outs=("", "KC"), discard="2C 3C"))
    assert hint(table, "dig 4S") == "You draw one of 3♣, 2♣: 0 % for a better attack or defence."
    assert hint(table, "snatch 5H") == "You take K♣."
    assert hint(table, "trade JD") == "You choose a card to give and get one of Thud’s 3 at random."
    assert "win 97 %, draw 3 %, lose 0 %" in hint(table, "attack AC")
    assert "Draw two, keep one" in hint(table, "draw JD")


def test_the_odds_of_a_trick_count_what_has_not_been_seen() -> None:
    table = Table(position(hands=("9C 3D 2H", "5S 6D")))
    table.play("gnash attack 9C", "thud defend 5S", "gnash pass", "thud pass", "thud pass")
    # 48 cards unseen by Gnash; the four eights and tens are among them.
    assert hint(table, "trick 3D") == "You draw a card: 17 % for an 8 or a 10 to play at once. Any other you keep."


def test_the_ace_of_diamonds_tells_what_it_may_take() -> None:
    table = Table(position(hands=("9C 8C 7C 2H", "5S AD")))
    table.play("gnash attack 9C", "thud defend 5S", "gnash play 8C", "thud pass", "gnash play 7C")
    table.play("gnash pass")
    assert hint(table, "sabotage AD") == "Gnash’s Combat Value falls from 11 to 10, 9 or 0: then you win in about 32 %."


def test_every_hint_can_be_made() -> None:
    for seed in range(40):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            ask = rng.choice(match.asks)
            if rng.random() < 0.15:
                view = match.view(ask.seat)
                for option in ask.options:
                    text = GAME.hint(view, option)
                    assert "a card." not in text.replace("You draw a card.", "").replace("get a card.", "")
                    assert text == text.strip()
            match.answer(rng.choice(ask.options), ask.seat)


@pytest.mark.parametrize(
    ("state", "lines", "said", "text"),
    [
        (
            position(hands=("9C 2H", "AS 6D")),
            ("gnash attack 9C",),
            "thud defend AS",
            "Nobody adds anything, unless the ace of clubs answers: win 42 %, draw 17 %, lose 42 %. "
            "You will choose whose turn comes next.",
        ),
        (
            position(hands=("9C 2H", "AS 6D")),
            ("gnash attack 9C",),
            "thud defend AS as 1",
            "Value 1 against 9: as it stands win 3 %, draw 6 %, lose 92 %. You will choose whose turn comes next.",
        ),
        # With his last card in the Pit there will be no next turn to choose.
        (
            position(hands=("9C 2H", "9S")),
            ("gnash attack 9C",),
            "thud defend 9S",
            "Value 9 against 9: as it stands win 42 %, draw 17 %, lose 42 %.",
        ),
        (
            position(hands=("9C 2H 4H", "9S 3H")),
            ("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass"),
            "gnash play 2H",
            "The single highest heart gives +1 Combat Value, and Thud has played none.",
        ),
        (
            position(hands=("9C 2H 4H", "9S 3H")),
            ("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass", "gnash play 2H"),
            "thud play 3H",
            "Higher than Gnash’s best; the highest heart gives +1 Combat Value.",
        ),
        (
            position(hands=("9C 2H 4H", "9S 3H")),
            ("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass", "gnash play 2H"),
            "thud pass",
            "You play nothing more. Value 9 against 10: as it stands win 28 %, draw 14 %, lose 58 %.",
        ),
        (
            position(hands=("9C AD 2H", "3H 6D")),
            ("gnash attack 9C", "thud blank 3H", "gnash pass", "thud pass"),
            "gnash sabotage AD",
            "Thud’s Combat Value changes from -1 to 0: then you win in about 97 %.",
        ),
        (
            position(hands=("9C 2H", "3H 6D"), flairs=("", "4H")),
            ("gnash attack 9C",),
            "thud blank 3H",
            "Value -1 against 9: as it stands win 0 %, draw 3 %, lose 97 %.",
        ),
        (
            position(hands=("9C 2H", "AC 6D")),
            ("gnash attack 9C",),
            "thud counterattack AC",
            "You add 5, Gnash nothing: win 97 %, draw 3 %, lose 0 %.",
        ),
        (
            position(hands=("9C 2H", "7S 8S 6D")),
            ("gnash attack 9C",),
            "thud counterattack 7S+8S",
            "Value 7 against 9: as it stands win 17 %, draw 11 %, lose 72 %.",
        ),
        (
            position(hands=("AC 2H", "7S 8S 6D")),
            ("gnash attack AC",),
            "thud counterattack 7S+8S",
            "Against the ace of clubs nothing counts: win 0 %, draw 3 %, lose 97 %.",
        ),
        (
            position(hands=("9C 2H", "3H 6D")),
            ("gnash attack 9C",),
            "thud blank 3H",
            "Value -1 against 9: as it stands win 0 %, draw 3 %, lose 97 %. A dirty trick may still replace it.",
        ),
        (
            position(hands=("9C 2H", "3H 6D")),
            ("gnash attack 9C", "thud blank 3H", "gnash pass"),
            "thud pass",
            "Your Blank stays. Value -1 against 9: as it stands win 0 %, draw 3 %, lose 97 %.",
        ),
        (
            position(hands=("9C 2H", "8S AS 6D")),
            ("gnash attack 9C", "thud defend 8S", "gnash pass"),
            "thud play AS as 1",
            "Value 9 against 9: as it stands win 42 %, draw 17 %, lose 42 %. It joins nothing to your run.",
        ),
        (
            position(hands=("9C 2H", "8S AS 6D")),
            ("gnash attack 9C", "thud defend 8S", "gnash pass", "thud play AS"),
            "gnash pass",
            "Nobody adds anything: win 42 %, draw 17 %, lose 42 %.",
        ),
        (position(hands=("9D 2H", "KS 6D")), ("gnash draw 9D",), "thud pass", "It takes effect."),
        (
            position(hands=("9C 2H", "KS 6D")),
            ("gnash attack 9C",),
            "thud block KS",
            "His card is discarded: he plays again.",
        ),
        (position(hands=("9C", "KS 6D")), (), "gnash discard 9C", "The round is over; Thud must discard 2."),
        (position(hands=("AH 3D", "KS 6D"), damage=(3, 0)), (), "gnash heal AH", "Your damage falls from 3 to 2."),
        (
            position(hands=("KH 3D", "KS 6D")),
            (),
            "gnash flair KH",
            "Your Flair becomes 1, Thud has 0. More Flair makes the favourite between equally wounded fighters, "
            "but bars you from dirty tricks. Then you may play another red card.",
        ),
        (position(hands=("3S 3D", "KS 6D")), (), "gnash dig 3S", "The Discard pile is empty: you draw nothing."),
    ],
)
def test_what_the_hints_say(state: Pit, lines: tuple[str, ...], said: str, text: str) -> None:
    table = Table(state).play(*lines)
    fighter, _, say = said.partition(" ")
    assert table.asked() == fighter
    assert hint(table, say) == text


@pytest.mark.rule("PF 9.1")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("2D", "You sneak away: the combat is over without a winner."),
        ("2H", "You try to pull out. If Thud attacks again he adds 3, if he defends himself 1; else it is over."),
        ("AC", "You add 5, unless Thud sneaks away: win 97 %, draw 3 %, lose 0 %."),
        (
            "5C",
            "You attack again. Against hearts you add 3: win 83 %, draw 8 %, lose 8 %. "
            "Against clubs or spades a new Brutality begins.",
        ),
        (
            "5S",
            "You defend yourself. Against hearts you add 1: win 58 %, draw 14 %, lose 28 %. "
            "Against clubs a new Brutality begins, against spades it is over.",
        ),
    ],
)
def test_what_the_hints_say_in_a_draw(card: str, text: str) -> None:
    table = Table(position(hands=(f"9C {card} 6H", "9S 6D")), 3, 3)
    table.play("gnash attack 9C", "thud defend 9S")
    while table.state.phase != DRAW:
        table.play(f"{table.asked()} pass")
    assert hint(table, f"lay {card}") == text


def exact(lead: int) -> tuple[float, float, float]:
    """Per cent to win, to draw and to lose a Result with this lead, of all 36 rolls."""
    rolls = [mine + lead - theirs for mine in range(6) for theirs in range(6)]
    return sum(roll > 0 for roll in rolls) / 0.36, rolls.count(0) / 0.36, sum(roll < 0 for roll in rolls) / 0.36


@pytest.mark.rule("PF 8.1", "PF-27")
def test_the_odds_as_they_stand_are_those_of_the_rules() -> None:
    """What a hint says before an answer is what the rules would add after it."""
    compared = set()
    for seed in range(60):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            ask = rng.choice(match.asks)
            state = match.state
            if REPLY <= state.phase <= TRICKS and state.asked == PLAYING:
                view = match.view(ask.seat)
                for option in ask.options:
                    said = re.search(r"win (\d+) %, draw (\d+) %, lose (\d+) %", GAME.hint(view, option))
                    if not said:
                        continue
                    twin = match.clone()
                    twin.answer(option, ask.seat)
                    fought = [
                        past.event for past in twin.happened_since(len(match.tape)) if isinstance(past.event, Fought)
                    ]
                    plus = fought[0].added if fought else bonuses(twin.state)
                    if not fought and (twin.state.asked != PLAYING or twin.state.phase == REINFORCEMENTS):
                        continue  # Not settled yet: another ace, or another heart.
                    due = exact(plus[ask.seat] - plus[1 - ask.seat])
                    shown = [int(number) for number in said.groups()]
                    assert all(abs(one - other) <= 0.51 for one, other in zip(shown, due, strict=True)), (shown, due)
                    compared.add((state.phase, type(option).__name__))
            match.answer(rng.choice(ask.options), ask.seat)
    assert {(REINFORCEMENTS, "Pass"), (TRICKS, "Pass"), (BRUTALITY, "Play"), (REPLY, "PlayBlank")} <= compared


@pytest.mark.rule("PF 7.7", "PF-24")
def test_what_the_ace_of_diamonds_leaves_is_what_the_rules_take() -> None:
    """A run that goes on after the Reinforcements, with the pair, the 1 and the hearts that may lie there."""
    pits = ("8C 7C 6S 7S 3H AH 9D", "AS 5S 4S 5H 6D", "10S 8H 9D KH", "5D", "QC JC")
    for pit in pits:
        for number in (1, 2, 3):
            state = position()
            for word, card in zip(pit.split(), cards(pit), strict=True):
                late = word[-1] == "D"
                pair = "6S 7S" in pit and word == "7S"
                role = HEART if word[-1] == "H" else UPPER if pair else ONE if word == "AS" else LATE if late else RUN
                state.deck.remove(card)
                state.cards.show(card)
                state.pits[THUD].append(card)
                state.roles[THUD].append(role)
            told = losses(state, THUD)
            for _ in range(number):
                if state.pits[THUD]:
                    lose_lowest(state, THUD)
            assert combat_value(state, THUD) == told[number - 1]


def test_an_answer_says_from_which_pile_a_card_is_taken() -> None:
    table = Table(position(hands=("5H 6S", "2C 6D"), outs=("9C", "KC")))
    question = table.match.scene(GNASH).question
    assert question is not None
    told = {choice.say: choice.label for choice in question.choices}
    assert told["snatch 5H"] == "5♥ out: take K♣ from Thud’s Out pile"
    assert told["recover 5H"] == "5♥ on Thud’s Out pile: take 9♣ from yours"
