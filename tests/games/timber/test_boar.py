"""TI 4.2.2 The Wild Boar and its Smash Attacks. The dice: its D3; for each Orc struck a die to dodge, then D3 Wood."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from orcade.games.orclympics.timber import GAME
from orcade.table.things import Piece

from .grove import Grove, gone, orc

CORRIDOR = "b1 b2 b3 b4 b5"
"""Rocks along the a-file: from a1 the boar can only go up to a6."""


@pytest.mark.rule("TI 4.2.2", "TI-4")
def test_eight_directions_and_a_single_square() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), boar="d4", dice=(1,))
    assert grove.offered("boar") == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    grove.say("boar e5")
    assert grove.boar == "e5"
    assert grove.offered("move")


@pytest.mark.rule("TI 4.2.2", "TI 4.2")
def test_the_boar_moves_after_the_tokens_and_before_the_orcs() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), twig=orc("g1"), boar="d4", dice=(1,))
    assert grove.legal == {"tokens 1 3", "tokens 2 2", "tokens 3 1"}
    grove.say("tokens 3 1")
    assert grove.offered("boar")
    assert not grove.offered("act")
    grove.say("boar d5")
    assert grove.legal == {"act grub", "act twig"}


@pytest.mark.rule("TI 4.2.2", "TI-5")
def test_it_goes_as_far_as_rolled_and_may_turn() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), boar="a1", dice=(3,))
    grove.say("boar b2", "boar b3", "boar a3")
    assert grove.boar == "a3"
    assert not grove.offered("boar")


@pytest.mark.rule("TI 4.2.2", "TI-5")
def test_no_square_twice_in_a_player_turn() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), boar="a1", dice=(3,))
    grove.say("boar b1")
    assert grove.offered("boar") == {"a2", "b2", "c1", "c2"}
    grove.say("boar a2")
    assert grove.offered("boar") == {"a3", "b2", "b3"}
    grove.refusal("boar a1")


@pytest.mark.rule("TI 4.2.2", "TI-5")
def test_the_starting_square_is_free_again_in_the_next_player_turn() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("h3"), boar="a1", rocks=CORRIDOR, dice=(1, 1))
    assert grove.boar == "a2"
    grove.say("end")
    assert grove.asked == "dreg"
    assert grove.offered("boar") == {"a1", "a3"}


@pytest.mark.rule("TI 4.2.2")
def test_it_ends_on_a_square_without_model_and_terrain() -> None:
    grove = Grove(
        at="tokens",
        grub=orc("c3"),
        boar="d4",
        rocks="c4",
        bushes="c5 d5",
        trees={"e4": 4},
        wood={"e5": 3},
        dice=(1,),
    )
    assert grove.offered("boar") == {"d3", "e3", "e5"}


@pytest.mark.rule("TI 4.2.2", "TI-4")
def test_through_bushes_and_orcs_but_not_through_rocks_and_trees() -> None:
    grove = Grove(
        at="tokens",
        grub=orc("c3"),
        boar="d4",
        rocks="c4",
        bushes="c5 d5",
        trees={"e4": 4},
        dice=(2,),
    )
    assert grove.offered("boar") == {"c3", "c5", "d5", "d3", "e3", "e5"}
    grove.say("boar d5")
    assert grove.offered("boar") == {"c6", "d6", "e6", "e5"}
    assert grove.bushes == {"c5", "d5"}
    grove.say("boar d6")
    assert grove.bushes == {"c5", "d5"}


@pytest.mark.rule("TI-4")
def test_it_slips_diagonally_between_rocks() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), boar="a1", rocks="a2 b1", dice=(1,))
    assert grove.boar == "b2"


@pytest.mark.rule("TI 4.2.2")
def test_a_one_strikes_nobody() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("d5", wood=3), boar="d4", dice=(1,))
    assert "d5" not in grove.offered("boar")
    grove.refusal("boar d5")


@pytest.mark.rule("TI 4.2.2", "TI 4.2.3.4", "TI-14")
@pytest.mark.parametrize("die", [1, 4])
def test_whoever_is_in_the_way_drops_wood_and_stays(die: int) -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("a2", wood=3), boar="a1", rocks=CORRIDOR, dice=(2, die, 2))
    assert grove.boar == "a3"
    assert grove.at("dreg") == "a2"
    assert (grove["dreg"].wood, grove.lying) == (1, {"a2": 2})
    assert grove.asked == "grub"


@pytest.mark.rule("TI 4.2.3.4", "TI-14")
@pytest.mark.parametrize("die", [5, 6])
def test_a_dodge_takes_him_to_a_neighbouring_square_and_keeps_his_wood(die: int) -> None:
    grove = Grove(
        at="tokens", grub=orc("h1"), dreg=orc("c3", wood=3), bark=orc("d3"), boar="b2", rocks="c4", dice=(2, die)
    )
    grove.say("boar c3")
    assert grove.asked == "dreg"
    assert grove.offered("dodge") == {"b3", "c2"}
    grove.refusal("dodge d2")
    grove.say("dodge b3")
    assert (grove.at("dreg"), grove["dreg"].wood, grove.lying) == ("b3", 3, {})
    assert grove.asked == "grub"
    assert grove.offered("boar") == {"b4", "d4", "d2", "c2"}


def test_whom_it_smashes_is_seen_beside_it() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("c3", wood=3), boar="b2", rocks="c4", dice=(2, 6))
    before = grove.match.scene(0)
    (alone,) = [each for each in before.things if isinstance(each, Piece) and each.look == "boar"]
    scene = grove.say("boar c3").match.scene(0)
    (boar,) = [each for each in scene.things if isinstance(each, Piece) and each.look == "boar"]
    (dreg,) = [each for each in scene.things if isinstance(each, Piece) and each.label.startswith("Dreg on c3")]
    assert boar.size < alone.size
    assert dist((boar.x, boar.y), (dreg.x, dreg.y)) > 0.3


@pytest.mark.rule("TI 4.2.3.4", "TI-14")
def test_he_may_dodge_onto_the_square_that_the_boar_came_from() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("a2", wood=1), boar="a1", rocks=CORRIDOR, dice=(2, 5))
    assert grove.offered("dodge") == {"a1", "a3"}
    grove.say("dodge a1")
    assert grove.boar == "a3"


@pytest.mark.rule("TI-5")
def test_a_dodge_that_spoils_the_end_leaves_it_on_the_last_empty_square() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("a2", wood=1), boar="a1", rocks="b1 b2 b3 b4 a4", dice=(2, 6))
    grove.say("dodge a3")
    assert grove.boar == "a2"
    assert grove.at("dreg") == "a3"
    assert grove["dreg"].wood == 1
    assert not grove.offered("boar")
    assert grove.offered("move")


@pytest.mark.rule("TI-5")
def test_a_dodge_may_shorten_or_bend_the_path() -> None:
    """Three squares up a corridor; Dreg dodges onto the end of it. Two are possible no more, one is not either."""
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("a3"), boar="a1", rocks="b1 b2 b3 b4 a5 b5", dice=(3, 6))
    grove.say("dodge a4")
    assert grove.boar == "a3"


@pytest.mark.rule("TI-5")
def test_the_longest_path_where_the_exact_one_is_not_there() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), boar="a1", rocks="b1 b2 b3 a4 b4", dice=(3,))
    assert grove.boar == "a3"


@pytest.mark.rule("TI-5")
def test_who_leads_it_is_told_how_far_it_goes_and_not_what_the_die_said() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), boar="a1", rocks="a3 b3 b2 c2 c1", dice=(3,))
    assert grove.offered("boar") == {"a2", "b1"}
    assert grove.match.asks[0].prompt == "The boar goes 2 squares: where to?"


@pytest.mark.rule("TI-5")
def test_the_longest_path_passes_over_lengths_without_an_end() -> None:
    """Of three squares the third is a rock; the second is a bush, where it must not end: so only one is left."""
    grove = Grove(at="tokens", grub=orc("h1"), boar="a1", rocks="b1 b2 b3 a4 b4", bushes="a3", dice=(3,))
    assert grove.boar == "a2"


@pytest.mark.rule("TI-5")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_boar_that_cannot_move_stays_and_strikes_nobody(die: int) -> None:
    walled = Grove(at="tokens", grub=orc("h1"), boar="a1", rocks="a2 b1 b2", dice=(die,))
    assert walled.boar == "a1"
    assert walled.offered("move")
    full = Grove(at="tokens", grub=orc("a2", wood=2), boar="a1", rocks="b1 b2 a3 b3", dice=(die,))
    assert full.boar == "a1"
    assert full["grub"].wood == 2
    bushy = Grove(at="tokens", grub=orc("h1"), boar="a1", bushes="a2 b1 b2", rocks="a3 b3 c1 c2 c3", dice=(die,))
    assert bushy.boar == "a1"


@pytest.mark.rule("TI-5")
def test_only_steps_from_where_it_can_end_are_offered() -> None:
    """Two squares from a1: from a2 there is nowhere to end, so the Bush on b2 is the only way, and a2 an end."""
    grove = Grove(at="tokens", grub=orc("a3"), boar="a1", rocks="b1 b3 c3", bushes="b2", dice=(2,))
    assert grove.forest.steps == 1
    assert grove.offered("boar") == {"a2", "c1", "c2"}


@pytest.mark.rule("TI-6")
def test_it_strikes_the_mover_s_own_orcs_without_a_feat() -> None:
    grove = Grove(at="tokens", grub=orc("a2", wood=3), boar="a1", rocks=CORRIDOR, dice=(2, 1, 3))
    assert grove.lying == {"a2": 3}
    assert grove.feats == {}


@pytest.mark.rule("TI 5", "TI-24")
def test_natures_revenge_with_the_boar() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("a2", wood=1), boar="a1", rocks=CORRIDOR, dice=(2, 1))
    assert grove.lying == {"a2": 1}
    assert grove.feats == {"Nature's Revenge": "grub"}
    nothing = Grove(at="tokens", grub=orc("h1"), dreg=orc("a2"), boar="a1", rocks=CORRIDOR, dice=(2, 1))
    assert nothing.feats == {}


@pytest.mark.rule("TI-19")
def test_who_dodged_can_be_struck_again_in_his_new_square() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("a2", wood=3), boar="a1", rocks=CORRIDOR, dice=(3, 5, 2, 3))
    grove.say("dodge a3")
    assert grove.boar == "a4"
    assert grove.at("dreg") == "a3"
    assert grove.lying == {"a3": 3}


@pytest.mark.rule("TI 4.2.2")
def test_two_orcs_in_one_run() -> None:
    grove = Grove(
        at="tokens",
        grub=orc("h1"),
        dreg=orc("a2", wood=1),
        bark=orc("a3", wood=1),
        boar="a1",
        rocks=CORRIDOR,
        dice=(3, 4, 4),
    )
    assert grove.boar == "a4"
    assert grove.lying == {"a2": 1, "a3": 1}


@pytest.mark.rule("TI-14", "TI-22")
def test_nowhere_to_dodge_drops_without_a_die() -> None:
    grove = Grove(
        at="tokens",
        grub=orc("h1"),
        dreg=orc("b2", wood=2),
        boar="a1",
        rocks="b3 a3",
        bushes="a2 b1 c2",
        trees={},
        dice=(2, 1),  # two squares; one Wood. Not a1: it lies across.
    )
    grove.say("boar b2")
    assert grove.at("dreg") == "b2"
    assert grove.lying == {"b2": 1}


@pytest.mark.rule("TI-3", "TI 4.2.2")
def test_a_player_without_orcs_still_moves_the_boar() -> None:
    grove = Grove(at="tokens", grub=gone(2), twig=gone(), dreg=orc("a2", wood=1), boar="a1", turn=6, dice=(2, 3))
    assert grove.asked == "grub"
    assert grove.offered("boar")
    grove.say("boar a2")
    assert grove.lying == {"a2": 1}
    assert grove.feats == {"Nature's Revenge": "grub"}
    grove.say("boar a3")
    assert grove.asked == "dreg"


@pytest.mark.rule("TI 4.2.2", "TI-22")
def test_whom_it_would_run_over_is_drawn() -> None:
    grove = Grove(at="tokens", grub=orc("h1"), dreg=orc("d5"), bark=orc("c3"), boar="d4", rocks="b3 c2 c4", dice=(1,))
    told = {say: GAME.traced(grove.match.view(0), f"boar {say}") for say in ("d5", "c3", "e4")}
    assert told["e4"] is None
    assert [spot.text for trace in (told["d5"], told["c3"]) if trace for spot in trace.targets] == [
        "Dreg dodges: 33 %",
        "Bark dodges: 33 %",
    ]


@pytest.mark.rule("TI 4.2.2")
def test_its_way_matters_little_where_nobody_else_near_it_has_wood_to_drop() -> None:
    def about(**more: Any) -> tuple[str, ...]:
        return tuple(Grove(at="tokens", boar="a1", dice=(2,), **more).match.asks[0].about)

    assert about(grub=orc("h1"), dreg=orc("b2", wood=1)) == ("strike",)
    assert about(grub=orc("h1"), dreg=orc("d3", wood=1)) == ("stroll",), "he is too far off"
    assert about(grub=orc("h1"), dreg=orc("c3", wood=1)) == ("stroll",), "it may not end there"
    assert about(grub=orc("h1"), dreg=orc("b2")) == ("stroll",), "he has none"
    assert about(grub=orc("b2", wood=1), dreg=orc("h8")) == ("stroll",), "it is his own"
    assert GAME.minds == ("strike",)
    last: dict[str, Any] = {"turn": 8, "order": (1, 0), "grub": orc("h1"), "dreg": orc("b2", wood=1)}
    assert about(**last) == ("strike",), "it is a feat, although Dreg gets out with nothing any more"
    assert about(**last, feats={"Nature's Revenge": 1}) == ("stroll",)


def threats(grove: Grove, say: str) -> list[str]:
    """Who could strike an Orc after this answer of his, as it is drawn."""
    trace = GAME.traced(grove.match.view(0), say)
    return [line.text for line in trace.lines if line.kind == "threat"] if trace is not None else []


@pytest.mark.rule("TI 4.2.2")
@pytest.mark.parametrize(
    ("boar", "wood", "say", "drawn"),
    [
        ("d5", 1, "end", ["The boar"]),
        ("d6", 1, "end", ["The boar"]),
        ("d7", 1, "end", []),
        ("d5", 0, "end", []),
        ("c5", 0, "gather e4", ["The boar"]),
    ],
)
def test_it_is_drawn_whether_the_boar_may_come_over_who_has_wood(
    boar: str, wood: int, say: str, drawn: list[str]
) -> None:
    grove = Grove(grub=orc("d4", tokens=1, wood=wood), dreg=orc("h1"), trees={"e4": 4}, boar=boar)
    assert threats(grove, say) == drawn


@pytest.mark.rule("TI-4")
def test_behind_rocks_nobody_is_threatened_by_the_boar() -> None:
    grove = Grove(grub=orc("a1", tokens=1, wood=1), dreg=orc("h1"), rocks="a2 b1 b2", boar="b3")
    assert threats(grove, "end") == []
