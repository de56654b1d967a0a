"""Maps of rooms and tables of cards on low terminals and on high ones."""

from __future__ import annotations

import io

import pytest

import orcade
from orcade.table.scene import Scene
from orcade.terminal.board import show_scene
from orcade.terminal.output import Output
from tests.games.hack.tomb import Tomb, player


def shown(scene: Scene, height: int) -> str:
    file = io.StringIO()
    output = Output(file, plain=True, width=80)
    output.console = type(output.console)(file=file, width=80, height=height, force_terminal=True, color_system=None)
    show_scene(output, scene)
    return file.getvalue()


def test_a_table_of_cards_takes_fewer_lines_on_a_low_screen() -> None:
    fight = orcade.new("pit-fighting", 2, seed=3).scene(0)
    low, high = (shown(fight, height) for height in (24, 40))
    assert low.count("\n") < high.count("\n")
    assert sorted(low.split()) == sorted(high.split()), "and says the same"


@pytest.mark.parametrize(("height", "whole"), [(24, False), (40, True)])
def test_a_low_screen_names_the_cards_in_hand_and_a_high_one_tells_what_they_say(height: int, whole: bool) -> None:
    text = shown(Tomb(player(hand="haste cross"), player()).match.scene(0), height)
    assert ("Your hand:\n" in text) is whole
    assert ("hand tells what they say" in text) is not whole
