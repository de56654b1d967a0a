"""What the Pigsty shows of who waits for whom, and how far it is."""

from __future__ import annotations

import pytest

from orcade.table.scene import Path

from .sty import Sty, model


def reaches(sty: Sty) -> dict[str, Path]:
    return {thing.id: thing for thing in sty.match.scene(0).things if isinstance(thing, Path) and thing.look == "reach"}


@pytest.mark.rule("FP 5.4.1")
def test_who_waits_shows_how_far_he_reaches() -> None:
    """2" from base to base: to a circle of 2.5" around him."""
    found = reaches(Sty(step="walk", dreg=model(15, 11, waits="shove"), dollop=model(20, 11)))
    assert set(found) == {"reach-dreg"}
    assert found["reach-dreg"].points == ((15, 11), (17.5, 11))
    assert found["reach-dreg"].label == 'Dreg at 15.000,11.000 reaches 2" to Shove'


def test_a_pig_that_is_not_home_is_never_0_inches_away() -> None:
    """The Kitchen begins 1.5" from the middle, and a base is half an inch."""
    sty = Sty(step="walk", gammon=model(15, 12.6))
    assert sty.match.scene(0).aim.endswith(': Grub 1"')
