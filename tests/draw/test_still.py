"""Still pictures: nothing is left in them that only a page can work out."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

import orcade
from orcade.draw.ground import UNIT
from orcade.draw.still import still
from orcade.draw.svg import svg
from orcade.table.game import installed_games
from orcade.table.requests import SPECTATOR
from orcade.table.scene import Scene

LEFT = re.compile(r"var\(|calc\(|clamp\(|<image|transform:[^;\"}]*px|\d(?:px|deg)[;}]")
"""What programs other than browsers cannot draw."""


def begun(name: str) -> Scene:
    """After some answers."""
    match = orcade.new(name, seed=3)
    rng = Random(1)
    while match.asks and len(match.tape) < 80:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    return match.scene(SPECTATOR)


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_nothing_is_left_to_work_out(name: str) -> None:
    picture = still(begun(name), 640, 480)
    root = ElementTree.fromstring(picture)
    assert (root.get("width"), root.get("height")) == ("640", "480")
    assert LEFT.findall(picture) == []


def test_figures_grow_where_an_inch_has_few_pixels() -> None:
    scene = begun("flying-pigs")
    wide = float(re.findall(r'viewBox="\S+ \S+ (\S+)', svg(scene))[0])

    def grown(pixels_of_an_inch: int) -> list[str]:
        pixels = round(wide / UNIT * pixels_of_an_inch)
        return re.findall(r"}\.o-stand\{transform:scale\(([\d.]+)\)", still(scene, pixels, pixels))

    assert [grown(60), grown(22), grown(5)] == [["1"], ["2"], ["2.6"]]


def test_small_figures_grow_more() -> None:
    picture = still(begun("flying-pigs"), 720, 720)
    usual, small = (
        float(re.findall(rf"}}{before}\.o-stand\{{transform:scale\(([\d.]+)\)", picture)[0])
        for before in ("", re.escape('[style="--size:0.75"] '))
    )
    assert small == pytest.approx(usual / 0.75, abs=0.01)
