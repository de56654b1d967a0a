"""What an answer is told to be good for, before it is given."""

from __future__ import annotations

import pytest

from .grove import Grove, orc


def hints(grove: Grove) -> dict[str, str]:
    question = grove.match.scene(grove.match.asks[0].seat).question
    assert question is not None
    return {choice.say: choice.hint for choice in question.choices}


@pytest.mark.rule("TI 4.2.1", "TI 4.2.3.4")
def test_tokens_tell_what_each_orc_can_come_to() -> None:
    grove = Grove(at="tokens", grub=orc("d3"), twig=orc("d1"), trees={"d4": 4}, boar="h8")
    assert hints(grove) == {
        "tokens 3 1": "Grub can chop three times. Twig is 1 short of a Tree.",
        "tokens 2 2": "Grub can chop twice. Twig gets beside a Tree.",
        "tokens 1 3": "Grub can chop once. Twig can chop once.",
    }


@pytest.mark.rule("TI 4.2.1")
def test_where_no_tree_stands_it_is_told_how_far_wood_is() -> None:
    """Whoever carries Wood, and may leave, is told whether he can; the other how far he is from what lies about."""
    grove = Grove(at="tokens", turn=6, grub=orc("a1", wood=1), twig=orc("d1"), wood={"d4": 2})
    told = hints(grove)
    assert told["tokens 1 3"] == "Grub can get out with 1 Wood. Twig gets to Wood."
    assert told["tokens 3 1"] == "Grub can get out with 1 Wood, 2 tokens left. Twig is 2 short of Wood."


@pytest.mark.rule("TI 4.2.1", "TI 4.2.3.6")
def test_wood_that_can_be_picked_up_is_told_before_a_tree() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), twig=orc("d1"), trees={"d4": 4}, wood={"d3": 1}, boar="h8")
    told = hints(grove)
    assert told["tokens 1 3"].endswith("Twig can pick up Wood, or chop once.")
    assert told["tokens 2 2"].endswith("Twig gets beside a Tree.")
    far = Grove(at="tokens", grub=orc("h1"), twig=orc("d1"), trees={"d6": 4}, wood={"d3": 1}, boar="h8")
    assert hints(far)["tokens 1 3"].endswith("Twig can pick up Wood.")


@pytest.mark.rule("TI 4.2.1", "TI-8")
def test_who_carries_wood_is_told_whether_he_can_get_out() -> None:
    grove = Grove(at="tokens", grub=orc("b2", wood=2), twig=orc("d4", wood=1), turn=5, boar="h8")
    assert (
        hints(grove)["tokens 2 2"] == "Grub can get out with 2 Wood. Twig is 2 short of getting out: next turn he can."
    )
    last = Grove(at="tokens", grub=orc("b2", wood=2), twig=orc("d4", wood=1), turn=8, boar="h8")
    assert hints(last)["tokens 2 2"] == "Grub can get out with 2 Wood. Twig is 2 short of getting out."


@pytest.mark.rule("TI 4.2.1", "TI 4.2.3.7")
def test_who_stands_beside_a_mate_with_wood_is_told_that_he_can_get_out_with_it() -> None:
    grove = Grove(at="tokens", grub=orc("b3", wood=1), twig=orc("c3", wood=2), turn=7, boar="h8")
    told = hints(grove)
    assert told["tokens 3 1"].startswith("Grub can take Twig’s 2 Wood and get out with 3.")
    assert told["tokens 2 2"].startswith("Grub can get out with 1 Wood.")


@pytest.mark.rule("TI 4.2.1", "TI 4.3")
def test_in_the_last_game_turn_it_is_told_what_still_counts() -> None:
    grove = Grove(at="tokens", turn=8, grub=orc("b1"), twig=orc("h5"), wood={"a1": 1}, boar="h8")
    assert hints(grove)["tokens 3 1"] == "Grub can get Wood and get out with it. Nothing Twig does counts any more."
    feat = Grove(at="tokens", turn=8, grub=orc("b1"), twig=orc("h5"), dreg=orc("b3", wood=1), order=(1, 0), boar="h8")
    assert hints(feat)["tokens 3 1"] == "Grub can still do a feat. Nothing Twig does counts any more."


@pytest.mark.rule("TI 3")
def test_a_start_is_told_by_how_far_it_is_to_a_tree() -> None:
    grove = Grove(at="deploy", trees={"d4": 4}, boar="h8")
    told = hints(grove)
    assert told["deploy d1"] == "2 tokens from where one can chop."
    assert told["deploy a4"] == "2 tokens from where one can chop."


def test_sharing_wood_tells_who_gets_out_with_it_how_soon() -> None:
    grove = Grove(grub=orc("d4", wood=1, tokens=2), twig=orc("d3", wood=1), dreg=orc("h1"))
    assert hints(grove)["share 0"] == "Twig gets out for 3 tokens."
    assert hints(grove)["share 2"] == "Grub gets out for 4 tokens."
