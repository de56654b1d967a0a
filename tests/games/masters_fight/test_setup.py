"""MF 1.2 to 3: broods, tokens, deployment."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import orcade
from orcade.games.orclympics.chessboard import ALL, BIT, GRID, together
from orcade.games.orclympics.discipline import COMMON, FERAL, IRON
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.answers import Deploy
from orcade.games.orclympics.masters_fight.pieces import (
    ITEMS,
    NAMES,
    Fight,
    FightOptions,
    Orc,
    token_squares,
)
from orcade.games.orclympics.masters_fight.setup import connected

from .pit import Pit, orc

CALM = (5, 60, 5, 59, 5, 58, 5, 57)
"""Terrain: four Platforms at the far end of the pit."""
THINGS = (1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 1, 1, 2, 1, 3, 1)
"""Items: eight, from a1 to h1."""


def opened(*broods: str, dice: Sequence[int] = (*CALM, *THINGS), options: FightOptions | None = None) -> orcade.Match:
    """Broods are chosen; of equal ones, the later seat is the older. Then the dice fall."""
    ages = [1 + broods[:seat].count(brood) for seat, brood in enumerate(broods) if brood in broods[:seat]]
    scripted = orcade.Scripted(*ages, *dice, then=orcade.Stream.of(1))
    match = orcade.new(GAME, len(broods), dice=scripted, options=options)
    for seat, brood in enumerate(broods):
        match.answer(brood, seat)
    return match


@pytest.mark.rule("MF 1.2")
def test_each_player_chooses_one_of_three_broods() -> None:
    match = opened("common", "feral", "iron", "iron")
    fight = match.state
    assert fight.broods == [COMMON, FERAL, IRON, IRON]
    assert [each.health for each in fight.orcs] == [6, 6, 7, 7]


@pytest.mark.rule("MF-20")
def test_in_a_short_fight_everybody_has_2_health_less() -> None:
    match = orcade.new(GAME, 3, seed=1, options=FightOptions(short=True))
    question = match.scene(0).question
    assert question is not None
    hints = [choice.hint.strip(".").split(", ") for choice in question.choices]
    assert [each[1] for each in hints] == ["Health 4", "Health 4", "Health 5"]
    fight = opened("common", "feral", "iron", options=FightOptions(short=True)).state
    assert [each.health for each in fight.orcs] == [4, 4, 5]


@pytest.mark.rule("MF 1.2")
def test_broods_are_chosen_in_secret() -> None:
    match = orcade.new(GAME, 3, seed=1)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    match.answer("iron", 1)
    assert match.view(0).broods == []
    assert match.scene(2).seats[1].gauges == ()


@pytest.mark.rule("MF 1.2")
def test_a_campaign_gives_the_broods_and_nobody_is_asked() -> None:
    state = Fight(2, FightOptions(), broods=[IRON, COMMON], orcs=[Orc(0), Orc(1)])
    match = orcade.new(GAME, state=state, seed=3)
    assert [each.health for each in match.state.orcs] == [7, 6]
    assert match.asks[0].rule == "MF 3"


@pytest.mark.rule("MF 1")
def test_two_to_six_orcs_fight_on_eight_by_eight_squares() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert len(GRID.squares) == 64
    assert (GRID.names[0], GRID.names[63]) == ("a1", "h8")


@pytest.mark.rule("MF 2")
def test_four_terrain_features_and_eight_items_are_placed() -> None:
    fight = opened("iron", "iron", dice=(1, 28, 3, 1, 4, 1, 6, 1, *THINGS)).state
    assert fight.pits == together([27, 0])
    assert fight.platforms == together([1, 2])
    assert [ITEMS[item] for item in fight.items.values()] == [
        "mace", "spear", "shield", "helmet", "throwing axe", "mace", "spear", "shield",
    ]  # fmt: skip


@pytest.mark.rule("MF 2")
@pytest.mark.parametrize("seed", range(20))
def test_no_square_has_two_tokens(seed: int) -> None:
    match = orcade.new(GAME, 4, seed=seed)
    for seat in range(4):
        match.answer("common", seat)
    fight = match.state
    assert token_squares(fight).bit_count() == 12
    assert len(fight.items) == 8
    assert (fight.pits | fight.platforms).bit_count() == 4


@pytest.mark.rule("MF-3", "MF 1.1")
def test_pits_that_cut_off_a_corner_are_drawn_again() -> None:
    corner = (1, 2, 1, 8, 1, 8, 5, 60)  # Pits on b1, a2 and b2.
    match = opened("iron", "iron", dice=(*corner, *CALM, *THINGS))
    assert match.state.pits == 0
    assert "The Pits cut a square off: the terrain is drawn again." in [past.text(0) for past in match.happenings]
    kept = opened("iron", "iron", dice=(*corner, *THINGS), options=FightOptions(connected_board=False))
    assert kept.state.pits == together(GRID.square(name) for name in ("b1", "a2", "b2"))


@pytest.mark.rule("MF-3")
def test_what_is_cut_off() -> None:
    def pits(names: str) -> int:
        return together(GRID.square(name) for name in names.split())

    assert connected(0)
    assert connected(pits("b1 a2"))  # The corner is left by the diagonal.
    assert not connected(pits("b1 b2 a2"))
    assert not connected(pits("g7 g8 h7"))
    assert not connected(pits("a4 b4 c4 d4 e4 f4 g4 h4"))
    assert connected(pits("a4 b4 c4 d4 e4 f4 g4"))
    assert connected(pits("h1 a2 h2"))  # The rows do not join at the edges.
    assert not connected(pits("b4 b5 b6 a4 a6"))


def places(match: orcade.Match) -> set[int]:
    return {option.square for option in match.asks[0].options if isinstance(option, Deploy)}


def order_of(match: orcade.Match) -> list[str]:
    return [NAMES[seat].lower() for seat in match.state.order]


@pytest.mark.rule("MF 3")
def test_the_highest_roll_deploys_first() -> None:
    match = opened("iron", "iron", "iron", dice=(*CALM, *THINGS, 2, 6, 4))
    assert order_of(match) == ["dreg", "mog", "grub"]
    assert match.asks[0].seat == 1
    match.answer("deploy d4")
    assert match.asks[0].seat == 2


@pytest.mark.rule("MF 3")
def test_who_ties_rolls_again_for_his_places_alone() -> None:
    match = opened("common", "iron", "feral", "iron", dice=(*CALM, *THINGS, 5, 2, 5, 6, 1, 3))
    assert order_of(match) == ["snik", "mog", "grub", "dreg"]


@pytest.mark.rule("MF 3")
def test_ties_are_rolled_again_until_there_are_none() -> None:
    match = opened("iron", "feral", dice=(*CALM, *THINGS, 3, 3, 6, 6, 1, 2))
    assert order_of(match) == ["dreg", "grub"]


@pytest.mark.rule("MF 3")
def test_orcs_are_deployed_on_squares_without_tokens_and_orcs() -> None:
    match = opened("iron", "iron", dice=(*CALM, *THINGS, 6, 1))
    fight = match.state
    free = places(match)
    assert together(free) == ALL & ~token_squares(fight)
    assert len(free) == 52
    match.answer("deploy d4")
    assert GRID.square("d4") not in places(match)
    with pytest.raises(orcade.Refused, match="MF 3: Grub stands on d4"):
        match.answer("deploy d4")
    with pytest.raises(orcade.Refused, match="MF 3: a1 has a token: the mace"):
        match.answer("deploy a1")


@pytest.mark.rule("MF 4.1")
def test_the_first_game_turn_uses_the_order_of_deployment() -> None:
    match = opened("iron", "iron", "iron", dice=(*CALM, *THINGS, 2, 6, 4))
    for square in ("d4", "d6", "d2"):
        match.answer(f"deploy {square}")
    assert match.state.turn == 1
    assert order_of(match) == ["dreg", "mog", "grub"]
    assert match.asks[0].seat == 1


@pytest.mark.rule("OC-5")
@pytest.mark.parametrize(("die", "order"), [(1, "mog grub"), (3, "mog grub"), (4, "grub mog"), (6, "grub mog")])
def test_age_decides_a_tie_of_the_same_brood(die: int, order: str) -> None:
    low = 1 if die > 1 else 2
    pit = Pit(orc("a1", "iron"), orc("a8"), orc("h1", "iron"), dice=(die, low, die), ages=(9, 5, 2))
    pit.say("end", "end", "end")
    assert [name for name in order_of(pit.match) if name != "dreg"] == order.split()


@pytest.mark.rule("OC-5")
def test_a_tie_of_different_broods_is_rolled_again() -> None:
    pit = Pit(orc("a1", "iron"), orc("a8"), dice=(3, 3, 2, 5), ages=(9, 5))
    pit.say("end", "end")
    assert order_of(pit.match) == ["dreg", "grub"]


@pytest.mark.rule("OC-5", "MF 3")
@pytest.mark.parametrize(("die", "order"), [(3, "grub dreg"), (4, "dreg grub")])
def test_in_a_single_game_equal_broods_draw_their_ages(die: int, order: str) -> None:
    match = opened("iron", "iron", dice=(*CALM, *THINGS, die, die))
    assert match.state.ages == [0, 1]
    assert order_of(match) == order.split()


def test_every_square_has_one_bit() -> None:
    assert sum(BIT) == ALL
