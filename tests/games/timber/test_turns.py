"""TI 4 Game Turns, TI 4.2 Player Turns, Action Tokens; TI 4.3 the end; TI 5 Team Work."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orclympics.timber import GAME

from .grove import Grove, gone, orc


@pytest.mark.rule("TI 4.2.1")
def test_four_tokens_at_most_three_for_one() -> None:
    grove = Grove(at="tokens", grub=orc("a1"), twig=orc("b1"), boar="d4", dice=(1,))
    assert grove.legal == {"tokens 3 1", "tokens 2 2", "tokens 1 3"}
    grove.refusal("tokens 4 0")
    grove.refusal("tokens 2 1")
    grove.say("tokens 1 3", "boar d5")
    assert (grove["grub"].tokens, grove["twig"].tokens) == (1, 3)


@pytest.mark.rule("TI-3", "TI 4.2.1")
def test_a_single_orc_gets_three() -> None:
    grove = Grove(at="tokens", grub=gone(1), twig=orc("c3"), boar="h8", rocks="g8 g7", dice=(1,), turn=6)
    assert grove["twig"].tokens == 3
    grove.say("move c4", "move c5", "move c6")
    assert grove.at("twig") == "c6"


@pytest.mark.rule("TI-7", "TI 4.2.3")
def test_one_orc_after_the_other() -> None:
    grove = Grove(grub=orc("a3", tokens=2), twig=orc("c3", tokens=2), dreg=orc("h1"))
    assert grove.legal == {"act grub", "act twig"}
    assert grove.match.asks[0].prompt == "Grub 2, Twig 2: what first?"
    grove.say("act twig", "move c4")
    assert grove.offered("act") == set()
    assert grove.offered("move") == {"b4", "d4", "c3", "c5"}
    grove.say("end")
    # Twig's second token is lost; Grub is the only one left.
    assert grove["twig"].tokens == 0
    assert grove.offered("move") == {"a2", "a4", "b3"}
    assert grove.offered("act") == set()
    grove.say("move a4", "move a5")
    assert grove.asked == "dreg"
    assert grove.at("twig") == "c4"


@pytest.mark.rule("TI-7")
def test_tokens_need_not_be_spent_and_are_not_kept() -> None:
    grove = Grove(grub=orc("a3", tokens=3), dreg=orc("h3", tokens=0), boar="d7", order=(0, 1), dice=(1,))
    grove.say("end")
    assert grove.asked == "dreg"
    assert grove["grub"].tokens == 0


@pytest.mark.rule("TI 4.2.3")
def test_actions_in_any_order_and_again() -> None:
    grove = Grove(grub=orc("c3", tokens=3), bushes="c4", wood={"c3": 2})
    assert {"pick", "open c4", "move b3"} <= grove.legal
    grove.say("pick", "open c4", "pick")
    assert grove["grub"].wood == 2
    assert grove["grub"].tokens == 0


@pytest.mark.rule("TI 4", "TI 4.1", "TI 4.2")
def test_all_players_in_their_order_then_the_next_game_turn() -> None:
    grove = Grove(
        seats=3,
        order=(0, 2, 1),
        grub=orc("a1", tokens=1),
        dreg=orc("h1"),
        mog=orc("h4"),
        boar="d4",
        dice=(1, 1, 2, 6, 4, 1),
    )
    grove.say("end")
    assert (grove.asked, grove.forest.active) == ("mog", 2)
    grove.say("boar d5", "end")
    assert (grove.asked, grove.forest.active) == ("dreg", 1)
    grove.say("boar d4", "end")
    assert grove.forest.turn == 3
    assert grove.forest.order == [1, 2, 0]
    assert grove.asked == "dreg"


@pytest.mark.rule("TI 4.3", "TI 4", "TI-16")
def test_after_eight_game_turns_the_wood_outside_counts() -> None:
    grove = Grove(
        at="close",
        seats=4,
        turn=8,
        grub=gone(1),
        twig=gone(1),
        dreg=gone(3),
        bark=orc("d3", wood=4),
        mog=orc("a1", wood=4),
        stump=orc("a2", wood=3),
        snik=gone(0),
        burl=gone(1),
    )
    assert grove.places == [2, 1, 4, 3]
    told = ["2 Wood carried off", "3 Wood carried off, 4 still in hand", "Nothing carried off, 7 still in hand"]
    assert [seat.came_to for seat in grove.match.scene(0).seats] == [*told, "1 Wood carried off"]


@pytest.mark.rule("TI-16")
def test_of_those_who_carried_off_as_much_it_is_told_who_has_more_feats() -> None:
    away: dict[str, Any] = {
        "grub": gone(1),
        "twig": gone(1),
        "dreg": gone(2),
        "bark": gone(),
        "mog": gone(3),
        "stump": gone(),
    }
    grove = Grove(at="close", seats=3, turn=8, feats={"Gimme That!": 0}, **away)
    told = ["2 Wood carried off, 1 feat", "2 Wood carried off, no feat", "3 Wood carried off"]
    assert [seat.came_to for seat in grove.match.scene(0).seats] == told


@pytest.mark.rule("TI 4", "TI 4.3")
def test_the_game_does_not_end_before_the_eighth() -> None:
    grove = Grove(at="close", turn=7, grub=orc("a1"), dreg=orc("h1"), boar="d4")
    assert grove.places == []
    assert grove.forest.turn == 8


@pytest.mark.rule("TI-16")
def test_ties_go_to_more_feats_and_are_shared_after_that() -> None:
    feats = {"Deforest": 1, "Clever Gathering": 1, "Gimme That!": 0}
    grove = Grove(at="close", seats=3, turn=8, grub=gone(2), dreg=gone(2), mog=orc("a1"), feats=feats)
    assert grove.places == [2, 1, 3]
    level = Grove(at="close", seats=3, turn=8, grub=gone(2), dreg=gone(2), mog=gone(2), feats={"Deforest": 2})
    assert level.places == [2, 2, 1]
    nothing = Grove(at="close", seats=2, turn=8, grub=orc("a1", wood=5), dreg=orc("b1"))
    assert nothing.places == [1, 1]


@pytest.mark.rule("TI-16")
def test_the_end_tells_who_was_better_by_what() -> None:
    def told(**feats: int) -> str:
        grove = Grove(at="close", seats=3, turn=8, grub=gone(2), dreg=gone(2), mog=gone(2), feats=feats)
        assert grove.match.standings is not None
        return grove.match.standings.text

    assert told() == "Game Turn 8 is over: 2 Wood each for Grub, Dreg and Mog."
    assert told(Deforest=2) == (
        "Game Turn 8 is over: Mog has carried off 2 of 8 Wood, as much as Grub and Dreg, but with more feats."
    )


@pytest.mark.rule("TI-23", "TI-8")
def test_over_at_once_when_the_last_orc_has_left() -> None:
    grove = Grove(grub=orc("a1", tokens=3, wood=2), dreg=gone(3), turn=5)
    grove.say("leave")
    assert grove.places == [2, 1]
    assert grove.forest.turn == 5


@pytest.mark.rule("TI-16")
def test_only_wood_that_was_carried_off_counts() -> None:
    grove = Grove(grub=orc("a1", tokens=1, wood=1), twig=orc("a3", wood=7), turn=8, order=(1, 0))
    grove.say("leave")
    assert grove.places == [1, 2]


@pytest.mark.rule("TI 5", "TI-24")
@pytest.mark.parametrize(("first", "second", "feat"), [(1, 1, True), (0, 2, False), (2, 0, False), (1, 3, True)])
def test_team_work_needs_wood_with_both(first: int, second: int, feat: bool) -> None:
    grove = Grove(twig=gone(first), grub=orc("a1", tokens=2, wood=second), dreg=orc("d4"), turn=6)
    grove.say("leave")
    assert grove.feats == ({"Team Work": "grub"} if feat else {})


@pytest.mark.rule("TI 5")
def test_no_team_work_while_the_other_is_inside() -> None:
    grove = Grove(grub=orc("a1", tokens=2, wood=1), twig=orc("d4", wood=1), dreg=orc("h1"), turn=6)
    assert grove.say("leave").feats == {}


@pytest.mark.rule("TI 5", "TI-24")
def test_the_feats_are_told_at_the_end() -> None:
    grove = Grove(twig=gone(1), grub=orc("a1", tokens=2, wood=1), dreg=gone(), turn=6)
    grove.say("leave")
    ending = grove.forest.ending
    assert ending is not None
    assert [(feat.name, feat.seat) for feat in ending.feats] == [("Team Work", 0)]


@pytest.mark.rule("TI 4.3")
def test_in_the_last_game_turn_what_can_bring_nobody_wood_is_asked_of_nobody() -> None:
    def asked(turn: int = 8, order: tuple[int, int] = (1, 0), **more: Any) -> tuple[str, ...]:
        orcs = {"grub": orc("d4", tokens=1), "twig": gone(), "dreg": orc("d7", wood=1), "bark": gone()} | more
        grove = Grove(turn=turn, order=order, feats={"Clever Gathering": 1}, trees={"d6": 2}, **orcs)
        return tuple(grove.match.asks[0].about)

    assert asked() == ("late",)
    assert asked(turn=7) == ("walk",), "there is another Game Turn"
    assert asked(grub=orc("b2", wood=1, tokens=2)) == (), "he gets out"
    assert asked(grub=orc("d3", wood=1, tokens=2)) == ("late",), "he does not"
    assert asked(grub=orc("d3", wood=1, tokens=2), twig=orc("a2", tokens=1), acting="grub") == ("stay",), (
        "he hands it on"
    )
    assert asked(order=(0, 1), grub=orc("d5", tokens=1)) == (), "he may stop Dreg, whose turn is still to come"
    assert asked(wood={"b2": 1}, grub=orc("b2", tokens=3)) == (), "he picks it up and gets out"
    assert "late" not in GAME.minds


@pytest.mark.rule("TI 5", "TI-16")
def test_in_the_last_game_turn_a_feat_still_counts() -> None:
    done = {"Clever Gathering": 1, "Gimme That!": 1, "Nature's Revenge": 1, "Deforest": 1}

    def asked(left: str, **more: Any) -> tuple[str, ...]:
        feats = {feat: seat for feat, seat in done.items() if feat != left}
        orcs = {"grub": orc("d4", tokens=2), "twig": gone(), "dreg": orc("d6", wood=1), "bark": gone()}
        setting: dict[str, Any] = {"trees": {"e5": 2}, "bushes": "c4 e4 d3", **orcs, **more}
        return tuple(Grove(turn=8, order=(1, 0), feats=feats, **setting).match.asks[0].about)

    assert asked("") == ("late",), "Dreg has had his turn"
    assert asked("Gimme That!") == ()
    assert asked("Gimme That!", dreg=orc("d7", wood=1)) == ("late",), "too far to shove him"
    assert asked("Gimme That!", dreg=orc("d6")) == ("late",), "he has nothing to drop"
    assert asked("Nature's Revenge") == (), "the Tree may fall on him"
    assert asked("Nature's Revenge", trees={"e5": 3}) == ("late",), "it does not fall in this turn"
    assert asked("Nature's Revenge", trees={"e5": 3}, twig=orc("e6", tokens=1), acting="grub") == (), (
        "his mate chops, too"
    )
    assert asked("Deforest") == ("late",)
    assert asked("Deforest", cleared=(1, 0)) == ()
    assert asked("Deforest", cleared=(1, 0), bushes="c4 h1") == ("late",), "the other Bush is too far"
    assert asked("Deforest", cleared=(1, 0), bushes="c4 g4", twig=orc("h4", tokens=1), acting="grub") == ()


@pytest.mark.rule("TI 4.3")
def test_in_the_last_game_turn_who_may_yet_take_wood_can_be_hindered() -> None:
    def asked(**more: Any) -> tuple[str, ...]:
        orcs = {"grub": orc("d1", tokens=1), "twig": gone(), "dreg": orc("c1"), "bark": gone()} | more
        return tuple(Grove(turn=8, order=(0, 1), wood={"b1": 1}, feats={"Deforest": 1}, **orcs).match.asks[0].about)

    assert asked() == (), "Dreg, whose turn is still to come, is two steps from it"
    assert asked(dreg=orc("h8")) == ("late",)


@pytest.mark.rule("TI 4.2.3.1")
def test_a_walk_of_an_orc_without_wood_who_gets_to_nothing_is_hardly_worth_a_question() -> None:
    def asked(turn: int = 2, **more: Any) -> tuple[str, ...]:
        orcs = {"grub": orc("d4", tokens=1), "twig": orc("h7"), "dreg": orc("a8"), "bark": gone()} | more
        return tuple(Grove(turn=turn, trees={"d6": 2}, **orcs).match.asks[0].about)

    assert asked() == ("walk",)
    assert asked(bushes="d3") == ("walk",), "he may clear it"
    assert asked(grub=orc("d4", tokens=2)) == (), "he goes and gathers"
    assert asked(grub=orc("d3", tokens=2)) == ("walk",), "he gets beside it"
    assert asked(grub=orc("d3", tokens=2), wood={"d2": 1}) == (), "he goes and picks it up"
    assert asked(grub=orc("d3", tokens=2), dreg=orc("c2")) == (), "he goes and shoves him"
    assert asked(grub=orc("d4", wood=1, tokens=1)) == ("stay",), "he has something to lose"
    assert asked(grub=orc("b2", wood=1, tokens=2), turn=5) == (), "he gets out"
    assert asked(grub=orc("d5", tokens=1)) == (), "he may gather"
    assert asked(wood={"d4": 1}) == (), "he may pick it up"
    assert asked(dreg=orc("d3")) == (), "he may shove him"
    assert asked(twig=orc("d3", wood=1)) == (), "he may take it over"
    assert "walk" not in GAME.minds
