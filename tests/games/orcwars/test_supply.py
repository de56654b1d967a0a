"""Chips that are drawn, put back and paid (OW 5.1, OW 12.3, OW-2, OW-7)."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orcwars import GAME
from orcade.games.orcwars.finding import chip_of
from orcade.games.orcwars.pieces import BUYING, DRAWING, MINING, Wars, WarsOptions
from orcade.games.orcwars.rules import start

from .positions import Field, held, lead


@pytest.mark.rule("OW 5.1")
def test_three_units_are_drawn_for_nothing() -> None:
    field = Field(phase=DRAWING, drawn="spy ma-gash shaman loud-lads")
    assert field.hand("krug") == ["ma-gash", "shaman", "spy"]
    assert {field.state.cards.known[card] for card in field.state.players[0].hand} == {1}


@pytest.mark.rule("OW-2")
def test_from_an_empty_cup_you_draw_what_there_is() -> None:
    wars = start(2, WarsOptions())
    wars.phase = DRAWING
    wars.players[1].hand = wars.cups[0][2:]
    del wars.cups[0][2:]
    match = orcade.new(GAME, dice=orcade.Scripted(), state=wars)
    assert isinstance(match.state, Wars)
    assert len(match.state.players[0].hand) == 2
    assert "The unit cup is empty." in [past.text(orcade.OPEN) for past in match.happenings]


@pytest.mark.rule("OW 5.1", "OW-7")
def test_up_to_two_more_are_bought_for_two_gold_each() -> None:
    field = Field(phase=BUYING, gold={"krug": "gold-1 gold-1 gold-1 gold-1"}, drawn="spy shaman")
    assert field.can("buy") == {"0", "1", "2"}
    field.say("krug: buy 1", "krug: pay gold-1 gold-1")
    assert field.hand("krug") == ["spy"]
    assert field.can("buy") == {"0", "1"}, "two in all"
    field.say("krug: buy 1", "krug: pay gold-1 gold-1")
    assert field.hand("krug") == ["shaman", "spy"]
    assert not field.can("buy")


@pytest.mark.rule("OW-7")
def test_both_may_be_bought_in_one_payment() -> None:
    field = Field(phase=BUYING, gold={"krug": "gold-4"}, drawn="spy shaman")
    field.say("krug: buy 2")
    assert field.hand("krug") == ["shaman", "spy"]
    assert field.gold("krug") == []


@pytest.mark.rule("OW-7")
def test_no_change_is_given() -> None:
    field = Field(phase=BUYING, gold={"krug": "gold-3 gold-4"})
    field.say("krug: buy 1")
    assert field.can("pay") == {"gold-3", "gold-4"}, "no chip that could be spared"
    field.say("krug: pay gold-3")
    assert field.gold("krug") == ["gold-4"]


@pytest.mark.rule("OW-7")
def test_every_payment_without_a_chip_too_many() -> None:
    field = Field(phase=BUYING, gold={"krug": "gold-1 gold-1 gold-2 gold-3 gold-3"})
    field.say("krug: buy 2")
    assert field.can("pay") == {
        "gold-3 gold-3",
        "gold-3 gold-2",
        "gold-3 gold-1",
        "gold-2 gold-1 gold-1",
    }


@pytest.mark.rule("OW 5.1", "OW-7")
def test_who_cannot_pay_may_not_buy() -> None:
    assert Field(phase=BUYING, gold={"krug": "gold-1"}).can("buy") == {"0"}
    assert Field(phase=BUYING, gold={"krug": "gold-3"}).can("buy") == {"0", "1"}


@pytest.mark.rule("OW 5.1", "OW-2")
@pytest.mark.parametrize(("left", "can"), [(2, ["buy 0", "buy 1", "buy 2"]), (1, ["buy 0", "buy 1"])])
def test_no_more_is_bought_than_there_is(left: int, can: list[str]) -> None:
    match = scant(left)
    assert [option.notation(match.view(0)) for option in match.asks[0].options] == can
    if left == 1:
        with pytest.raises(orcade.Refused, match="OW-2: there is only 1 unit left"):
            match.answer("buy 2", 0)


@pytest.mark.rule("OW 5.1", "OW-2")
def test_nobody_is_asked_to_buy_from_an_empty_cup() -> None:
    wars = scant(0).state
    assert isinstance(wars, Wars)
    assert wars.phase != BUYING
    assert len(wars.players[0].gold) == 1


def scant(left: int) -> orcade.Match:
    """Krug, with 4 gold, may buy units; only a few are left in the cup."""
    wars = start(2, WarsOptions())
    wars.phase = BUYING
    card = next(card for card in wars.cups[1] if chip_of(wars, card).slug == "gold-4")
    wars.cups[1].remove(card)
    wars.cards.peek(card, 0)
    wars.players[0].gold = [card]
    wars.players[1].hand = wars.cups[0][left:]
    del wars.cups[0][left:]
    return orcade.new(GAME, dice=orcade.Scripted(), state=wars)


@pytest.mark.rule("OW-2")
def test_gold_that_is_paid_goes_into_its_cup() -> None:
    field = Field(phase=BUYING, gold={"krug": "gold-4"})
    before = len(field.state.cups[1])
    field.say("krug: buy 1")
    assert len(field.state.cups[1]) == before + 1


@pytest.mark.rule("OW 12.3", "OW-5", "OW-24")
def test_a_caravan_from_a_mine_is_kept_in_place_of_gold() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        held("8", "krug", mine=True),
        phase=MINING,
        drawn="caravan-1-there gold-4",
    )
    assert field.slugs(field.state.players[0].waiting) == ["caravan-1-there"]
    assert field.gold("krug") == []
