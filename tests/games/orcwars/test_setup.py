"""Before the first round: bosses, six chips, chips for gold (OW 2)."""

from __future__ import annotations

from collections import Counter

import pytest

import orcade
from orcade.games.orcwars import GAME
from orcade.games.orcwars.chips import LEADER
from orcade.games.orcwars.finding import chip_of, is_leader
from orcade.games.orcwars.pieces import BOSSES, SWAPPING, Wars, WarsOptions
from orcade.games.orcwars.rules import start

from .positions import Field


@pytest.mark.rule("OW 2.1", "OW-2")
def test_the_cups_before_anything() -> None:
    wars = start(4, WarsOptions())
    kinds = Counter(chip_of(wars, card).kind for card in wars.cups[0])
    assert kinds[LEADER] == 18
    assert [len(cup) for cup in wars.cups] == [91, 60]
    assert set(wars.cards.known) == {0}


@pytest.mark.rule("OW 2.2")
def test_a_chip_that_may_be_given_up_is_shown_with_its_face() -> None:
    match = Field(phase=SWAPPING, hands={"krug": "old-drip spy loud-lads"}).match
    question = match.scene(0).question
    assert question is not None
    (group,) = question.groups
    shown = [(part.name, part.look, part.about) for part in group.parts]
    assert shown == [
        ("Old Drip", "chief-goblin", "authority 5, home 3"),
        ("Spy", "spy", ""),
        ("Loud Lads (4)", "orc", "home 8"),
    ]


@pytest.mark.rule("OW 2.3", "OW-1", "OW-4")
def test_a_die_tells_who_begins_and_chooses_first() -> None:
    match = orcade.new(GAME, 4, dice=orcade.Scripted(3))
    assert match.asks[0].seat == 2
    assert match.happenings[-1].text(orcade.OPEN) == "Olm begins."


@pytest.mark.rule("OW 2.1", "OW-1")
def test_bosses_are_drawn_when_all_have_chosen_and_then_six_chips() -> None:
    field = Field(phase=BOSSES)
    field.say("krug: bosses 2")
    assert field.hand("krug") == []
    field.say("vashka: bosses 1")
    wars = field.state
    assert [len(player.hand) for player in wars.players] == [6, 6]
    bosses = [*wars.players[0].hand[:2], *wars.players[1].hand[:1]]
    assert all(is_leader(wars, card) for card in bosses)
    assert [wars.cards.known[card] for card in wars.players[0].hand] == [1] * 6, "a hand is secret"


@pytest.mark.rule("OW 2.1", "OW-1")
def test_a_third_leader_may_be_among_the_other_chips() -> None:
    match = orcade.new(GAME, 2, seed=1)
    for seed in range(1, 30):
        match = orcade.new(GAME, 2, seed=seed)
        for _ in range(2):
            match.answer("bosses 2", match.asks[0].seat)
        wars = match.state
        assert isinstance(wars, Wars)
        if any(sum(is_leader(wars, card) for card in player.hand) > 2 for player in wars.players):
            return
    raise AssertionError("the cup has no leaders")


@pytest.mark.rule("OW 2.2", "OW-1", "OW-2")
def test_chips_are_given_up_for_gold_once() -> None:
    field = Field(
        phase=SWAPPING,
        hands={"krug": "ma-gash loud-lads spy", "vashka": "clank shaman"},
        drawn="gold-2 gold-4",
        dice=(6, 1),
    )
    field.say("krug: swap ma-gash spy")
    assert field.hand("krug") == ["loud-lads"]
    assert field.gold("krug") == ["gold-2", "gold-4"]
    assert field.asked == "vashka"
    field.say("vashka: swap")
    assert field.hand("vashka") == ["clank", "shaman"]
    assert field.state.round == 1 + 1, "the first round begins"


@pytest.mark.rule("OW 2.2", "OW-1", "OW-2")
def test_chips_that_were_given_up_are_in_the_cup() -> None:
    field = Field(phase=SWAPPING, hands={"krug": "ma-gash"})
    field.say("krug: swap ma-gash")
    assert "ma-gash" in field.slugs(field.state.cups[0])


@pytest.mark.rule("OW 2.2", "OW-1")
def test_caravans_go_to_their_starts_and_are_drawn_again() -> None:
    field = Field(phase=SWAPPING, hands={"krug": "ma-gash"}, drawn="caravan-2-there caravan-5-back gold-3")
    field.say("krug: swap ma-gash")
    assert field.gold("krug") == ["gold-3"]
    assert [caravan.at for caravan in field.state.caravans] == [0, 0]
    assert field.state.players[0].waiting == []
