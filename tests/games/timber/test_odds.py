"""The odds that hints tell, against every throw of the dice counted by the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

import orcade
from orcade.games.orclympics.timber import GAME
from orcade.games.orclympics.timber.answers import Boar
from orcade.games.orclympics.timber.odds import shoving
from orcade.table.requests import Rolled

from .grove import COMMON, FERAL, IRON, Grove, gone, orc

pytestmark = pytest.mark.told

FACES = range(1, 7)


def hint(grove: Grove, say: str) -> str:
    question = grove.match.scene(grove.match.asks[0].seat).question
    assert question is not None
    return {choice.say: choice.hint for choice in question.choices}[say]


@pytest.mark.rule("TI 4.2.3.2", "TI-9", "TI-10", "TI 1.2")
@pytest.mark.parametrize("attacker", [COMMON, FERAL, IRON])
@pytest.mark.parametrize("defender", [COMMON, FERAL, IRON])
@pytest.mark.parametrize("loads", [-2, 0, 1])
def test_a_shoving_as_the_dice_fall(attacker: int, defender: int, loads: int) -> None:
    mine, yours = 2 + (attacker == FERAL), 2 + (defender == IRON)
    counted = [0, 0, 0]
    for dice in product(FACES, repeat=mine + yours):
        # To roll the lower die again and keep the highest is to keep the highest of three.
        lead = max(dice[:mine]) + 1 - max(dice[mine:]) + loads
        if lead == 0 and attacker != defender and COMMON in (attacker, defender):
            lead = 1 if attacker == COMMON else -1
        counted[(lead < 0) * 2 + (lead == 0)] += 1
    assert shoving(attacker, defender, loads) == pytest.approx([count / 6 ** (mine + yours) for count in counted])


@pytest.mark.rule("TI 4.2.3.2")
def test_the_figures_of_the_house() -> None:
    won, drawn, _ = shoving(IRON, FERAL, 0)
    assert (round(100 * won), round(100 * drawn)) == (61, 17)
    assert round(100 * shoving(IRON, FERAL, 2)[0]) == 89


@pytest.mark.rule("TI 4.2.3.2", "TI-22")
def test_what_the_hint_says() -> None:
    grove = Grove(grub=orc("c3", tokens=2, wood=2), dreg=orc("c4", wood=3), broods=(IRON, FERAL))
    text = hint(grove, "shove dreg")
    assert "he drops D3 of 3 Wood" in text
    assert "you drop D3 of 2 Wood" in text
    assert f"{100 * shoving(IRON, FERAL, 1)[0]:.0f} %" in text


@pytest.mark.rule("TI 4.2.3.4", "TI 4.2.3.5")
def test_what_gathering_takes() -> None:
    grove = Grove(grub=orc("d3", tokens=2), trees={"d4": 4}, dice=(4,))
    assert hint(grove, "gather d4").startswith("One Wood on 4+: 50 %.")
    assert hint(grove, "orcy d4").startswith("Orcy Style: one Wood for two tokens, without a roll.")
    assert "to gather 4+: 4" in grove.say("gather d4").log


@pytest.mark.rule("TI 4.2.3.4")
def test_the_last_wood_is_told() -> None:
    assert "the Tree falls" in hint(Grove(grub=orc("d3", tokens=2), trees={"d4": 1}), "gather d4")
    assert "3 are left" in hint(Grove(grub=orc("d3", tokens=2), trees={"d4": 4}), "orcy d4")


@pytest.mark.rule("TI-14", "TI-22")
def test_the_boar_s_hint_knows_whether_there_is_room_to_dodge() -> None:
    beside = Grove(at="tokens", grub=orc("h1"), dreg=orc("b2", wood=1), boar="a1", dice=(2,))
    assert "dodges on 5+ (33 %)" in hint(beside, "boar b2")
    across = Grove(
        at="tokens", grub=orc("h1"), dreg=orc("b2", wood=1), boar="a1", bushes="a2 b1 c2", rocks="b3", dice=(2,)
    )
    assert "nowhere to dodge" in hint(across, "boar b2")


@pytest.mark.rule("TI 4.2.2", "TI 4.2.3.4", "TI-14")
@pytest.mark.parametrize("way", ["bush", "orc"])
def test_the_square_that_the_boar_comes_from_is_no_room_if_something_is_on_it(way: str) -> None:
    """From a1 over b1 to c1: on b1 is a Bush, or Twig who has not dodged. Dreg on c1 has no other square either."""
    bushes, twig, dice = ("b1 c2 d1", gone(), (3,)) if way == "bush" else ("c2 d1", orc("b1"), (3, 1))
    grove = Grove(at="tokens", grub=orc("h1"), twig=twig, dreg=orc("c1"), bushes=bushes, boar="a1", dice=dice)
    grove.say(*(["tokens 2 2"] if way == "orc" else []), "boar b1")
    assert "Dreg has nowhere to dodge to" in hint(grove, "boar c1")
    grove.say("boar c1")
    assert dodges(grove.match, 0) == len(dice) - 1


def dodges(match: orcade.Match, since: int) -> int:
    """How many dice to dodge have fallen."""
    events = [past.event for past in (match.happenings or ())[since:]]
    return sum(isinstance(event, Rolled) and event.label == "to dodge" for event in events)


@pytest.mark.rule("TI 4.2.2", "TI 4.2.3.4", "TI-14")
def test_a_hint_that_tells_of_a_dodge_is_followed_by_the_die() -> None:
    """The boar's steps in games at random: the die falls where the hint tells its odds, and only there."""
    seen = Counter[tuple[bool, bool]]()
    for seed in range(20):
        rng = Random(seed)
        match = orcade.new(GAME, 4, seed=seed)
        while not match.over:
            ask = match.asks[0]
            answer = ask.options[rng.randrange(len(ask.options))]
            told = GAME.hint(match.view(ask.seat), answer) if isinstance(answer, Boar) else ""
            before = len(match.happenings or ())
            match.answer(answer, ask.seat)
            if isinstance(answer, Boar):
                assert (dodges(match, before) > 0) is ("33 %" in told) or "nowhere" in told
                seen["33 %" in told, "It has to go on" in told] += 1
    assert seen[True, False] > 20
    assert seen[True, True] > 0
