"""The numbers of the rules as a player meets them: in hints, on the dice, in the log and on the table."""

from __future__ import annotations

import pytest

import orcade
from orcade import Scripted
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.pieces import DRAW, RESULT
from orcade.table.requests import Rolled

from .positions import GNASH, THUD, Table, position

pytestmark = pytest.mark.told


def hint(table: Table, say: str) -> str:
    scene = table.match.scene(table.match.asks[0].seat)
    assert scene.question is not None
    return next(choice.hint for choice in scene.question.choices if choice.say == say)


def labels(table: Table) -> dict[str, str]:
    """What the table tells of each of its things."""
    return {thing.id: thing.label for thing in table.match.scene(GNASH).things}


def passed(table: Table) -> Table:
    """Everybody passes until the dice fall."""
    while table.state.bout and table.state.phase < RESULT:
        table.play(f"{table.asked()} pass")
    return table


@pytest.mark.rule("PF 1.3", "PF 2.1", "PF 2.3", "PF-1")
def test_the_beginning() -> None:
    match = orcade.new(GAME, dice=Scripted(3, 1))
    told = [past.text(THUD) for past in match.happenings]
    assert told[:2] == ["Gnash’s fangs: 3", "Thud’s fangs: 1"]
    assert "Gnash is dealt 6 cards." in told
    assert [len(hand) for hand in match.state.hands] == [6, 5]
    rolled = [past.event for past in match.happenings if isinstance(past.event, Rolled)]
    assert [die.sides for die in rolled] == [3, 3]


@pytest.mark.rule("PF 2.3", "PF-1")
@pytest.mark.parametrize(("die", "first"), [(3, "Gnash"), (4, "Thud")])
def test_the_die_for_the_first_turn(die: int, first: str) -> None:
    match = orcade.new(GAME, dice=Scripted(2, 2, die))
    told = [past.text(orcade.SPECTATOR) for past in match.happenings]
    assert told[-2:] == [f"who goes first (1-3 Gnash, 4-6 Thud): {die}", f"The die gives {first} the turn."]


@pytest.mark.rule("PF 1.4")
def test_what_stays_of_the_out_piles() -> None:
    state = position(hands=("4D 5D", "2S 6D"), outs=("7D 8D 9D 10D", "7H 8H 9H"), only=True)
    table = Table(state).play("gnash draw 4D")
    # Of five and three cards two each stay: four become the deck, and two of these have been drawn.
    assert labels(table)["deck"] == "The deck, 2 cards"
    assert labels(table)["out-0"].startswith("Gnash’s Out pile, 2 cards; on top the four of diamonds, then the ten")
    assert labels(table)["out-1"].startswith("Thud’s Out pile, 2 cards")


@pytest.mark.rule("PF 3.2", "PF 3.4", "PF 3.6")
def test_an_empty_pile_tells_what_it_is_for() -> None:
    told = labels(Table(position(hands=("4S 5D", "2S 6D"))))
    assert told["out-0"] == "Gnash’s Out pile, empty: spent cards go here, and a heart can fetch the top one"
    assert "bar dirty tricks" in told["flair-1"]
    assert told["discard"] == "The Discard pile, empty: a spade digs here"
    told = labels(Table(position(hands=("4S 5D", "2S 6D"), outs=("7D", "7H"))))
    assert told["out-0"] == "Gnash’s Out pile, 1 card; on top the seven of diamonds"


@pytest.mark.rule("PF 3.2")
def test_how_deep_a_spade_digs() -> None:
    table = Table(position(hands=("4S 5D", "2S 6D"), discard="2D 2C 3C 4C 5C 6C"))
    assert hint(table, "dig 4S") == "You draw one of 6♣, 5♣, 4♣, 3♣, 2♣: 100 % for a better attack or defence."
    assert labels(table)["discard"].endswith("then the three of clubs, then the two of clubs")


@pytest.mark.rule("PF 3.7")
def test_what_the_ace_of_hearts_heals() -> None:
    table = Table(position(hands=("AH 3D", "KS 6D"), damage=(3, 0)))
    assert hint(table, "heal AH") == "Your damage falls from 3 to 2."
    table.play("gnash heal AH", "thud pass")
    assert table.log()[-1] == "Gnash heals a point of damage: 2 left."


@pytest.mark.rule("PF 5.4")
@pytest.mark.parametrize(("club", "worth"), [("10C", 10), ("JC", 12), ("QC", 12), ("KC", 12)])
def test_what_cards_are_worth(club: str, worth: int) -> None:
    table = Table(position(hands=(f"{club} 3D", "KS 6D")))
    assert hint(table, f"attack {club}").startswith(f"Starts a combat with Combat Value {worth}.")


@pytest.mark.rule("PF 8.5", "PF-27")
def test_how_much_is_added_at_most() -> None:
    table = Table(position(hands=("KC 2H", "3S 6D"))).play("gnash attack KC")
    assert hint(table, "defend 3S").startswith("Value 3 against 12: as it stands win 3 %, draw 6 %, lose 92 %.")
    table.play("thud defend 3S")
    assert labels(table)["lead"] == "In the Result, as it stands, Gnash's die +4: wins 92 %"


@pytest.mark.rule("PF 8.4", "PF 4.4")
def test_how_much_is_added_against_a_blank() -> None:
    table = Table(position(hands=("KC 2H", "3H 6D"))).play("gnash attack KC")
    assert hint(table, "blank 3H").startswith("Value -1 against 12: as it stands win 0 %, draw 3 %, lose 97 %.")
    table.play("thud blank 3H")
    assert labels(table)["value-1"] == "Thud: Combat Value -1"
    assert labels(table)["lead"] == "In the Result, as it stands, Gnash's die +5: wins 97 %"


@pytest.mark.rule("PF 5.5", "PF 8.2")
def test_what_the_ace_of_clubs_adds() -> None:
    table = Table(position(hands=("AC 2H", "7S 6D")), 3, 1)
    assert hint(table, "attack AC").startswith("You add 5 and Thud nothing, whatever he answers: win 97 %")
    table.play("gnash attack AC")
    assert labels(table)["value-0"] == "Gnash: the ace of clubs adds 5"
    assert hint(table, "defend 7S").startswith("Against the ace of clubs nothing counts: win 0 %, draw 3 %, lose 97 %.")
    table.play("thud defend 7S")
    assert "Result: Thud 3, Gnash 1 + 5 = 6." in table.log()


@pytest.mark.rule("PF 5.7")
def test_what_the_ace_of_spades_is_worth_as_a_one() -> None:
    table = Table(position(hands=("9C 2H", "AS 6D"))).play("gnash attack 9C")
    assert hint(table, "defend AS as 1").startswith("Value 1 against 9:")
    table.play("thud defend AS as 1")
    assert labels(table)["value-1"] == "Thud: Combat Value 1"


@pytest.mark.rule("PF 6.2")
def test_what_the_highest_heart_gives() -> None:
    table = Table(position(hands=("9C 2H 4H", "9S 8C 3D")))
    table.play("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass")
    assert hint(table, "play 2H").startswith("The single highest heart gives +1 Combat Value")
    table.play("gnash play 2H", "thud pass", "gnash pass")
    assert "Gnash played the highest heart: +1 Combat Value." in table.log()
    assert labels(table)["value-0"] == "Gnash: Combat Value 10, made of 9+1"
    assert labels(table)["lead"] == "In the Result, as it stands, Gnash's die +1: wins 58 %"


@pytest.mark.rule("PF 7.7")
def test_how_many_cards_the_ace_of_diamonds_takes() -> None:
    table = Table(position(hands=("9C 8C 7C 6C 2H", "5S AD")), 3)
    table.play("gnash attack 9C", "thud defend 5S", "gnash play 8C", "thud pass", "gnash play 7C")
    table.play("gnash play 6C", "gnash pass")
    question = table.match.scene(THUD).question
    assert question is not None
    choice = next(choice for choice in question.choices if choice.say == "sabotage AD")
    assert choice.label == "A♦ to the Pit: Gnash loses 1 to 3 of his lowest cards"
    assert choice.hint == "Gnash’s Combat Value falls from 12 to 11, 10 or 9: then you win in about 3 %."
    table.play("thud sabotage AD")
    assert "cards Gnash loses: 3" in table.log()
    assert "Combat Value 9" in labels(table)["value-0"]


@pytest.mark.rule("PF 8.1", "PF 8.6", "PF 1.1")
@pytest.mark.parametrize(
    ("blow", "told"), [(4, "Thud loses the combat and takes a point of damage: 3 of 5."), (3, "Neither")]
)
def test_what_the_attacker_needs(blow: int, told: str) -> None:
    # Eight against six: the attacker adds two, so he needs one more than the other's five, less these two.
    table = passed(
        Table(position(hands=("8C 2H", "6S 6D"), damage=(0, 2)), 5, blow).play("gnash attack 8C", "thud defend 6S")
    )
    log = table.log()
    assert f"Gnash’s blow 4+: {blow}" in log
    assert any(line.startswith(told) for line in log)


@pytest.mark.rule("PF 2.7")
def test_how_much_damage_ends_it() -> None:
    table = passed(
        Table(position(hands=("8C 2H", "6S 6D"), damage=(0, 4)), 1, 6).play("gnash attack 8C", "thud defend 6S")
    )
    assert table.match.standings is not None
    assert table.match.standings.text == "Thud has taken five points of damage and is knocked out."


def drawn(gnash: str, thud: str) -> Table:
    """A Draw after a nine against a nine."""
    table = passed(
        Table(position(hands=(f"9C {gnash}", f"9S {thud}".strip())), 3, 3).play("gnash attack 9C", "thud defend 9S")
    )
    assert table.state.phase == DRAW
    return table


@pytest.mark.rule("PF 9.3", "PF 9.4", "PF-29")
@pytest.mark.parametrize(
    ("laid", "thud", "text"),
    [
        ("5C", "6D", "You attack again. Against hearts you add 3: win 83 %, draw 8 %, lose 8 %."),
        ("5S", "6D", "You defend yourself. Against hearts you add 1: win 58 %, draw 14 %, lose 28 %."),
        ("5H", "6D", "You try to pull out. If Thud attacks again he adds 3, if he defends himself 1; else it is over."),
        ("5C", "", "Thud has nothing to lay: you add 4, win 92 %, draw 6 %, lose 3 %."),
        ("5S", "", "Thud has nothing to lay: you add 2, win 72 %, draw 11 %, lose 17 %."),
        ("AC", "", "Thud has nothing to lay: you add 5, win 97 %, draw 3 %, lose 0 %."),
        ("AS", "", "Thud has nothing to lay, and nobody adds anything: win 42 %, draw 17 %, lose 42 %."),
        ("5H", "", "The combat is over without a winner."),
    ],
)
def test_what_is_added_in_a_draw(laid: str, thud: str, text: str) -> None:
    assert hint(drawn(f"{laid} 2D", thud), f"lay {laid}").startswith(text)


@pytest.mark.rule("PF-5")
@pytest.mark.parametrize(("circled", "shown"), [(9, False), (10, True)])
def test_the_circling_limit_is_shown_from_half_of_it_on(circled: int, shown: bool) -> None:
    table = Table(position(hands=("9C 2H", "2S 3D"), circled=(circled, 0)))
    assert (f"{circled} of 20 cards circled" in table.match.scene(THUD).seats[GNASH].notes) == shown


@pytest.mark.rule("PF-34")
@pytest.mark.parametrize(("round", "over"), [(39, False), (40, True)])
def test_the_round_cap(round: int, over: bool) -> None:
    table = Table(position(hands=("9C", "2S 3D"), round=round, damage=(1, 2)), 3).play("gnash discard 9C")
    assert table.match.over == over
    if over:
        assert table.match.standings is not None
        assert table.match.standings.text == "The crowd goes home. Gnash is less wounded and wins."
