"""Worlds that a seat imagines: what it does not know is dealt anew, but gold in a hand is no caravan (OW 12.3)."""

from __future__ import annotations

from random import Random

import pytest

from orcade.games.orcwars.chips import GOLD
from orcade.games.orcwars.finding import chip_of
from orcade.games.orcwars.pieces import Wars
from orcade.table.dice import Loose

from .positions import Field


@pytest.mark.rule("OW 12.3", "OW-64")
def test_imagined_gold_is_never_a_caravan() -> None:
    field = Field(gold={"krug": "gold-4", "vashka": "gold-1 gold-1 gold-2 gold-3 gold-1 gold-2"})
    values = set()
    for seed in range(20):
        world = field.match.imagine(0, Loose(Random(seed))).state
        assert isinstance(world, Wars)
        held = [chip_of(world, card) for card in world.players[1].gold]
        assert {chip.kind for chip in held} == {GOLD}
        assert [chip_of(world, card).power for card in world.players[0].gold] == [4], "his own gold he knows"
        values.add(sum(chip.power for chip in held))
    assert len(values) > 1, "but of any value"
