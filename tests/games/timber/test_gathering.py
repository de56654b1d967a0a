"""TI 4.2.3.4 Gather Wood, TI 4.2.3.5 Orcy Style."""

from __future__ import annotations

import pytest

from .grove import Grove, orc


@pytest.mark.rule("TI 4.2.3.4")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_four_or_more_gathers_one(die: int) -> None:
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 3}, dice=(die,))
    grove.say("gather d4")
    gained = int(die >= 4)
    assert grove["grub"].wood == gained
    assert grove.trees == {"d4": 3 - gained}
    assert grove["grub"].tokens == 2


@pytest.mark.rule("TI 4.2.3.4", "TI 1")
@pytest.mark.parametrize(("square", "may"), [("d3", True), ("c4", True), ("c3", False), ("d2", False), ("e5", False)])
def test_only_from_neighbouring_squares(square: str, may: bool) -> None:
    grove = Grove(grub=orc(square, tokens=3), trees={"d4": 4})
    assert grove.offered("gather") == grove.offered("orcy") == ({"d4"} if may else set())
    if not may:
        grove.refusal("gather d4")
        grove.refusal("orcy d4")


@pytest.mark.rule("TI 4.2.3.5", "TI 4.2.3")
def test_orcy_style_takes_one_for_two_tokens_without_a_roll() -> None:
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 3})
    grove.say("orcy d4")
    assert (grove["grub"].wood, grove["grub"].tokens, grove.trees) == (1, 1, {"d4": 2})
    assert grove.offered("orcy") == set()
    grove.refusal("orcy d4")
    assert grove.offered("gather") == {"d4"}


@pytest.mark.rule("TI 4.2.3.4", "TI 4.2.3")
def test_gathering_again_and_again() -> None:
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 4}, dice=(4, 1, 6))
    grove.say("gather d4", "gather d4", "gather d4")
    assert (grove["grub"].wood, grove.trees) == (2, {"d4": 2})


@pytest.mark.rule("TI 4.2.3.4")
def test_between_two_trees_he_chooses() -> None:
    grove = Grove(grub=orc("d4", tokens=3), trees={"e4": 4, "d5": 2}, dice=(5,))
    assert grove.offered("gather") == {"e4", "d5"}
    grove.say("gather d5")
    assert grove.trees == {"e4": 4, "d5": 1}


@pytest.mark.rule("TI 5", "TI-24")
def test_clever_gathering_is_not_for_the_orcy_style_nor_for_failures() -> None:
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 4}, dice=(3,))
    grove.say("gather d4")
    assert grove.feats == {}
    grove.say("orcy d4")
    assert grove.feats == {}
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 4}, dice=(4,))
    assert grove.say("gather d4").feats == {"Clever Gathering": "grub"}


@pytest.mark.rule("TI 5", "TI-24")
def test_deforest_counts_the_bushes_of_both_orcs() -> None:
    grove = Grove(grub=orc("d3", tokens=2), bushes="d4 c3", dreg=orc("h1"), cleared=(1, 2))
    assert grove.say("open d4").feats == {}
    assert grove.say("open c3").feats == {"Deforest": "grub"}
    grove = Grove(grub=orc("b2", tokens=1), twig=orc("d3", tokens=2), bushes="b3 d4 c3")
    grove.say("act grub", "open b3", "open d4", "open c3")
    assert grove.feats == {"Deforest": "grub"}


@pytest.mark.rule("TI 5", "OC-8")
def test_a_feat_is_done_once() -> None:
    grove = Grove(grub=orc("d3", tokens=3), trees={"d4": 4}, feats={"Clever Gathering": 1}, dice=(4,))
    assert grove.say("gather d4").feats == {"Clever Gathering": "dreg"}
