"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

import pytest

from .grove import Grove, gone, orc

pytestmark = pytest.mark.told


@pytest.mark.rule("TI 4.2.3.7")
def test_sharing() -> None:
    near = Grove(grub=orc("c3", tokens=2, wood=2), twig=orc("c4"))
    assert near.refusal("share 2") == "TI 4.2.3.7: Grub has that many already"
    assert near.refusal("share 3") == "TI 4.2.3.7: say how many Grub has afterwards, from 0 to 2"
    assert near.refusal("share all") == "TI 4.2.3.7: say how many Grub has afterwards, from 0 to 2"
    far = Grove(grub=orc("c3", tokens=2, wood=2), twig=orc("c5"))
    assert far.refusal("share 1") == "TI 4.2.3.7: Twig is not on a neighbouring square of Grub"
    poor = Grove(grub=orc("c3", tokens=2), twig=orc("c4"))
    assert poor.refusal("share 1") == "TI 4.2.3.7: neither of the two carries Wood"
    alone = Grove(grub=orc("c3", tokens=2, wood=2), twig=gone(1))
    assert alone.refusal("share 1") == "TI 4.2.3.7: Twig has left the forest"


@pytest.mark.rule("TI 4.2.3.1", "TI-8")
def test_leaving() -> None:
    assert Grove(turn=4, grub=orc("a3", tokens=2)).refusal("leave") == (
        "TI 4.2.3.1: nobody may leave before Game Turn 5"
    )
    assert Grove(turn=5, grub=orc("b3", tokens=2)).refusal("leave") == "TI-8: Grub is not at the edge"


@pytest.mark.rule("TI 4.2.3.2", "TI 4.2.3.5")
def test_shoving_and_gathering() -> None:
    grove = Grove(grub=orc("c3", tokens=1), twig=orc("c4"), dreg=orc("e3"), trees={"d3": 2})
    assert grove.refusal("shove twig") == "TI 4.2.3.2: Twig is one of yours"
    assert grove.refusal("shove dreg") == "TI 4.2.3.2: Dreg is not on a neighbouring square of Grub"
    assert grove.refusal("orcy d3") == "TI 4.2.3.5: the Orcy Style costs 2 tokens; Grub has 1"
    assert grove.refusal("gather b3") == "TI 4.2.3.4: there is no Tree on b3"
    assert grove.refusal("tokens 02 02") == "TI 4.2.1: Action Tokens are dealt out at the beginning of the turn"


@pytest.mark.rule("TI 4.2.1", "TI-3")
def test_tokens() -> None:
    grove = Grove(at="tokens", grub=orc("a1"), twig=orc("a2"), dreg=orc("h1"), dice=(1,))
    assert grove.refusal("tokens 4 0") == "TI 4.2.1: no Orc gets more than 3 tokens"
    assert grove.refusal("tokens 3 2") == "TI-3: all 4 tokens are dealt out, not 5"
    grove.say("tokens 2 2")


@pytest.mark.rule("TI 4.2.2", "TI-4", "TI-5")
def test_the_boar() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("h8"), boar="a1", rocks="b2", dice=(3,))
    grove.say("boar b1")
    grove.say("boar a2")
    assert grove.refusal("boar b1") == "TI 4.2.2: the boar has been on b1 in this turn"
    assert grove.refusal("boar b2") == "TI-4: there are Rocks on b2"
    assert grove.refusal("boar c4") == "TI 4.2.2: c4 does not touch a2: go square by square"
    assert grove.refusal("move a3") == "TI 4.2.2: first move the boar"
    short = Grove(at="tokens", grub=orc("h1"), dreg=orc("d5"), boar="d4", dice=(1,))
    assert short.refusal("boar d5") == "TI 4.2.2: Dreg stands on d5: the boar cannot end there"
