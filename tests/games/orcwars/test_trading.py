"""C: trading between neighbours, and the end of captives (OW 11, OW-26, OW-59, OW-65)."""

from __future__ import annotations

from typing import Any

import pytest

import orcade
from orcade.games.orcwars import GAME, trading
from orcade.games.orcwars.answers.trading import PASS, Accept
from orcade.games.orcwars.pieces import TRADING, WHETHER_TO_AGREE, Wars
from orcade.table.errors import Refused
from orcade.terminal.passing import Passing

from .positions import Field, Led, lead

NEIGHBOURS = (lead("krug", "ma-gash", "8"), lead("vashka", "clank", "9"))
HANDS = {"krug": "spy shaman", "vashka": "loud-lads"}


def after_the_round(field: Field) -> None:
    """Trading is over."""
    assert field.state.phase != TRADING
    assert field.state.round == 2
    assert not any(player.passed or player.offers for player in field.state.players), "in the next round all may trade"


# Between whom.


@pytest.mark.rule("OW 11.1", "OW-26")
def test_owners_of_leaders_in_neighbouring_areas_or_the_same_one() -> None:
    field = Field(
        lead("krug", "ma-gash", "north-1"),
        lead("vashka", "clank", "north-1"),
        lead("olm", "axle-ug", "1"),
        lead("brisket", "old-drip", "18"),
        lead("tuva", "boss-anvil", "lost"),
        seats=6,
        phase=TRADING,
        hands={"krug": "spy"},
    )
    assert field.can("trade") == {"vashka", "olm"}


@pytest.mark.rule("OW 11.1")
def test_nobody_is_asked_who_has_no_neighbour() -> None:
    after_the_round(
        Field(lead("krug", "ma-gash", "8"), lead("vashka", "clank", "18"), phase=TRADING, hands=HANDS, dice=(6, 1))
    )


@pytest.mark.rule("OW-65")
def test_nor_who_has_nothing_to_offer() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands={"vashka": "spy"}, dice=(6, 1))
    assert field.asked == "vashka"
    field.say("vashka: pass")
    after_the_round(field)


@pytest.mark.rule("OW-65")
def test_who_had_nothing_to_offer_is_asked_when_he_has_got_something() -> None:
    field = Field(*NEIGHBOURS, lead("olm", "axle-ug", "10"), seats=3, phase=TRADING, hands={"olm": "spy shaman"})
    assert field.asked == "olm", "neither Krug nor Vashka has anything"
    field.say("olm: trade vashka", "olm: offer spy", "vashka: give", "olm: yes")
    assert field.asked == "vashka"
    assert field.can("trade") == {"krug", "olm"}


@pytest.mark.rule("OW-65")
def test_the_areas_beside_ones_leaders_are_gone_through_once_for_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def counted(wars: Wars, seat: int) -> list[int]:
        looked.append(seat)
        return found(wars, seat)

    found = trading.trade_partners
    monkeypatch.setattr(trading, "trade_partners", counted)
    Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    assert looked == [0]


# Who does not want to trade is not asked again and again.


@pytest.mark.rule("OW-65")
def test_who_never_makes_offers_is_asked_for_nothing_but_answers() -> None:
    passing = Passing(GAME)
    passing.wish("unless deal")
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    assert passing.lets_go(field.ask) == PASS
    field.say("krug: trade vashka", "krug: offer spy")
    assert field.asked == "vashka"
    assert passing.lets_go(field.ask) is None


@pytest.mark.rule("OW 11.2")
def test_nor_is_a_captive_forgotten_who_would_die() -> None:
    passing = Passing(GAME)
    passing.wish("unless deal")
    field = Field(*NEIGHBOURS, phase=TRADING, captives={"krug": "old-drip"})
    assert passing.lets_go(field.ask) is None


@pytest.mark.rule("OW-65")
def test_who_has_wished_for_nothing_makes_no_offers_but_answers_them() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    assert Passing(GAME).lets_go(field.ask) == PASS
    field.say("krug: trade vashka", "krug: offer spy")
    assert Passing(GAME).lets_go(field.ask) is None


@pytest.mark.rule("OW-65")
def test_who_says_in_his_turn_that_he_will_trade_is_asked() -> None:
    field = Field(*NEIGHBOURS, hands=HANDS, drawn="old-drip axle-ug boss-anvil", dice=(6, 1))
    field.say("krug: haggle")
    assert "haggle" not in field.legal()
    field.say("krug: done", "krug: done", "vashka: done", "vashka: done")  # nobody digs a mine
    assert field.asked == "krug"
    assert Passing(GAME).lets_go(field.ask) is None
    field.say("krug: pass")
    assert Passing(GAME).lets_go(field.ask) == PASS, "Vashka has said nothing"
    field.say("vashka: pass")
    assert not field.state.players[0].haggles, "in the next round he has not said so yet"


@pytest.mark.rule("OW 11.1", "OW-26", "OW-65")
@pytest.mark.parametrize(
    ("pieces", "more", "why"),
    [
        ((NEIGHBOURS[0], lead("vashka", "clank", "18")), {"hands": HANDS}, "no leader of anybody else is near"),
        (NEIGHBOURS, {}, "nothing to offer"),
        (NEIGHBOURS, {"hands": HANDS, "agreed": {"offer_limit": 0}}, "no trading at this table"),
    ],
)
def test_who_cannot_trade_does_not_say_so(pieces: tuple[Led, ...], more: dict[str, Any], why: str) -> None:
    field = Field(*pieces, **more)
    assert "haggle" not in field.legal()
    with pytest.raises(Refused, match=why):
        field.say("krug: haggle")


# Offers.


@pytest.mark.rule("OW 11.1", "OW-26", "OW-65")
def test_units_gold_and_captives_change_hands_by_consent() -> None:
    field = Field(
        *NEIGHBOURS,
        phase=TRADING,
        hands=HANDS,
        gold={"krug": "gold-2", "vashka": "gold-4"},
        captives={"vashka": "old-drip"},
    )
    field.say("krug: trade vashka", "krug: offer spy gold-2 want-old-drip")
    assert field.hand("krug") == ["shaman", "spy"], "not before he is given something"
    field.say("vashka: give gold-4 old-drip")
    assert field.hand("krug") == ["shaman", "spy"], "not before he agrees"
    field.say("krug: yes")
    assert field.hand("krug") == ["old-drip", "shaman"]
    assert field.gold("krug") == ["gold-4"]
    assert field.hand("vashka") == ["loud-lads", "spy"]
    assert field.gold("vashka") == ["gold-2"]
    assert field.state.players[1].captives == []


@pytest.mark.rule("OW-65")
def test_either_may_say_no() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka", "krug: offer spy", "vashka: refuse")
    assert field.hand("vashka") == ["loud-lads"]
    field.say("vashka: pass")
    field.say("krug: trade vashka", "krug: offer shaman", "vashka: give loud-lads", "krug: no")
    assert field.hand("vashka") == ["loud-lads"]


@pytest.mark.rule("OW-65")
def test_gifts_are_allowed() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka", "krug: offer spy shaman", "vashka: give", "krug: yes")
    assert field.hand("vashka") == ["loud-lads", "shaman", "spy"]


@pytest.mark.rule("OW-65")
def test_what_is_wanted_is_not_taken_for_what_is_given() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka", "krug: offer shaman want-shaman")
    assert field.ask.prompt == "Krug offers Shaman and wants a shaman. What do you give?"


# Deals.

WANTED = (
    ("want-gold", "accept", "gold-1"),
    ("want-two-gold", "accept", "gold-1 gold-2"),
    ("want-gold", "give gold-2", "gold-2"),
    ("want-gold want-two-gold", "give gold-1 gold-2 gold-4", "gold-1 gold-2 gold-4"),
    ("want-spy", "accept", "spy"),
    ("want-redtusk", "accept", "tusk-polishers"),
    ("want-redtusk", "give loud-lads", "loud-lads"),
    ("want-old-drip", "accept", "old-drip"),
    ("want-leader", "accept", "old-drip"),
    ("want-old-drip want-machine", "accept", "old-drip shove-cart"),
)
"""What is wanted of Vashka, what he says, and what he gives."""


def richer() -> Field:
    """Vashka has some of most things; of Redtusk's troops Tusk Polishers are the weakest."""
    return Field(
        *NEIGHBOURS,
        phase=TRADING,
        hands={"krug": "shaman", "vashka": "spy loud-lads tusk-polishers shove-cart"},
        gold={"vashka": "gold-2 gold-1 gold-4"},
        captives={"vashka": "old-drip"},
    )


@pytest.mark.rule("OW-65")
@pytest.mark.parametrize(("wanted", "said", "given"), WANTED)
def test_who_gives_just_what_is_wanted_has_a_deal(wanted: str, said: str, given: str) -> None:
    """Who accepts gives the least chips that will do."""
    field = richer()
    field.say("krug: trade vashka", f"krug: offer shaman {wanted}", f"vashka: {said}")
    assert set(field.hand("krug") + field.gold("krug")) == set(given.split())
    assert "shaman" in field.hand("vashka")
    assert field.asked == "vashka", "it is his turn to make an offer"


@pytest.mark.rule("OW-65")
def test_a_deal_is_the_same_answer_when_it_is_made_anew() -> None:
    """As for who replays a record."""
    field = richer()
    field.say("krug: trade vashka", "krug: offer shaman want-spy")
    field.match.answer(Accept((field.state.players[1].hand[0],)), 1)
    assert field.hand("krug") == ["spy"]


@pytest.mark.rule("OW-65")
@pytest.mark.parametrize("said", ["give", "give gold-1 gold-2", "give spy", "give gold-1 spy"])
def test_other_chips_are_an_offer_of_his_own(said: str) -> None:
    field = richer()
    field.say("krug: trade vashka", "krug: offer shaman want-gold", f"vashka: {said}")
    assert field.question == WHETHER_TO_AGREE
    assert field.hand("krug") == ["shaman"]


@pytest.mark.rule("OW-65")
def test_what_one_has_not_got_cannot_be_agreed_to() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka", "krug: offer spy want-shaman")
    assert "accept" not in field.legal()
    field.say("vashka: refuse", "vashka: pass", "krug: trade vashka", "krug: offer spy")
    assert "accept" not in field.legal(), "nothing particular is wanted"


@pytest.mark.rule("OW-65")
def test_nobody_wants_more_gold_chips_than_there_are() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS, gold={"vashka": "gold-4 gold-1"})
    field.say("krug: trade vashka")
    with pytest.raises(orcade.OrcadeError):
        field.say("krug: offer spy want-three-gold")
    field.say("krug: offer spy want-two-gold")


@pytest.mark.rule("OW-65")
def test_an_offer_that_was_refused_is_not_made_again_in_the_round() -> None:
    field = Field(*NEIGHBOURS, lead("olm", "axle-ug", "10"), seats=3, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka", "krug: offer spy", "vashka: refuse", "vashka: pass", "krug: trade vashka")
    assert "offer spy" not in field.legal()
    with pytest.raises(orcade.OrcadeError, match="that came to nothing with Vashka already"):
        field.say("krug: offer spy")
    field.say("krug: offer spy shaman")
    assert field.asked == "vashka"


@pytest.mark.rule("OW-65")
def test_nor_is_one_whose_reply_was_not_agreed_to() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka", "krug: offer spy", "vashka: give", "krug: no", "vashka: pass", "krug: trade vashka")
    assert "offer spy" not in field.legal()
    assert "offer shaman" in field.legal()


@pytest.mark.rule("OW-65")
def test_who_calls_an_offer_off_makes_that_partner_no_more_in_the_round() -> None:
    field = Field(
        *NEIGHBOURS,
        lead("olm", "axle-ug", "10"),
        lead("krug", "old-drip", "10"),
        seats=3,
        phase=TRADING,
        hands=HANDS,
        dice=(6, 1, 1),
    )
    field.say("krug: trade vashka", "krug: call-off", "vashka: pass")
    assert (field.asked, field.can("trade")) == ("krug", {"olm"})
    with pytest.raises(Refused, match="you have called off an offer to Vashka"):
        field.say("krug: trade vashka")
    field.say("krug: trade olm", "krug: call-off")
    assert not field.state.players[0].passed
    after_the_round(field)
    assert not field.state.players[0].leaves, "in the next round he may"


@pytest.mark.rule("OW-65", "OW-64")
def test_the_partner_sees_the_chips_and_the_others_their_number() -> None:
    field = Field(*NEIGHBOURS, lead("olm", "axle-ug", "10"), seats=3, phase=TRADING, hands=HANDS)
    (spy, shaman) = field.state.players[0].hand
    field.say("krug: trade vashka", "krug: offer spy")
    assert field.state.cards.known[spy] == 0b011
    assert field.state.cards.known[shaman] == 0b001
    field.say("vashka: give loud-lads", "krug: yes")
    told = [past.text(2) for past in field.match.happenings]
    assert not any("Loud Lads" in line or "Spy" in line for line in told)


# Until when.


@pytest.mark.rule("OW-65")
def test_who_passes_makes_no_more_offers_but_can_be_made_some() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS, dice=(6, 1))
    field.say("krug: pass")
    assert field.asked == "vashka"
    field.say("vashka: trade krug", "vashka: offer loud-lads", "krug: refuse")
    assert field.asked == "vashka"
    field.say("vashka: pass")
    after_the_round(field)


@pytest.mark.rule("OW-65")
def test_everybody_has_so_many_offers() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS, agreed={"offer_limit": 3}, dice=(6, 1))
    field.say("krug: trade vashka", "krug: offer spy", "vashka: refuse", "vashka: pass")
    for chips in ("shaman", "spy shaman"):
        field.say("krug: trade vashka", f"krug: offer {chips}", "vashka: refuse")
    after_the_round(field)


@pytest.mark.rule("OW-65")
def test_without_any_offer_there_is_no_trading() -> None:
    after_the_round(Field(*NEIGHBOURS, phase=TRADING, hands=HANDS, agreed={"offer_limit": 0}, dice=(6, 1)))


@pytest.mark.rule("OW 11.1")
def test_an_offer_is_not_nothing_for_nothing() -> None:
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS)
    field.say("krug: trade vashka")
    with pytest.raises(orcade.OrcadeError):
        field.say("krug: offer")


# Captives.


@pytest.mark.rule("OW 11.2", "OW-26", "OW 18.2")
def test_captives_who_were_not_traded_are_executed() -> None:
    below = (84, 85, *range(84))  # The cup of the next round is mixed, and they come to lie below.
    captives = {"krug": "old-drip", "vashka": "axle-ug"}
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS, captives=captives, dice=(6, 1, below))
    field.say("krug: pass", "vashka: pass")
    after_the_round(field)
    assert {"old-drip", "axle-ug"} <= set(field.slugs(field.state.cups[0]))
    assert field.state.players[0].captives == []


@pytest.mark.rule("OW-59")
def test_a_captive_cannot_be_used_until_he_is_traded() -> None:
    field = Field(lead("krug", "ma-gash", "8"), captives={"krug": "old-drip"})
    assert not field.can("raise")
    field = Field(*NEIGHBOURS, phase=TRADING, hands=HANDS, captives={"vashka": "old-drip"})
    field.say("krug: trade vashka", "krug: offer spy", "vashka: give old-drip", "krug: yes")
    assert "old-drip" in field.hand("krug"), "an ordinary chip of the hand now"
