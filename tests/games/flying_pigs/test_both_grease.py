"""FP-25: both Orcs toss at their own Pig by one answer."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.games.orclympics.flying_pigs.pieces import SHOVE

from .sty import RIGHT, Sty, go, model
from .test_usual import usual

NEAR: dict[str, Any] = {"gammon": (9, 10), "dreg": (25, 10), "dumpling": (24, 18)}


@pytest.mark.rule("FP-25", "FP 5.3")
@pytest.mark.parametrize(("dice", "markers"), [((3,), 1), ((2, 3), 1), ((2, 2), 0)])
def test_the_second_orc_tosses_where_the_first_fails(dice: tuple[int, ...], markers: int) -> None:
    sty = Sty(step="grease", grub=(5, 10), gnaw=(7, 10), dice=dice, **NEAR)
    sty.say("grease")
    assert sty["gammon"].grease == markers
    assert sty.legal == {f"ready grub {action}" for action in ("shove", "shoo", "fire", "nothing")}
    assert "grease as before" not in Sty(step="grease", grub=(5, 10), gnaw=(7, 10), **NEAR).legal


@pytest.mark.rule("FP-25", "FP-5")
def test_a_slip_of_the_first_makes_the_pig_safe() -> None:
    sty = Sty(step="grease", grub=(5, 14), gnaw=(7, 10), dice=(1, *go(RIGHT, 1, 1, 1)), **NEAR)
    sty.say("grease")
    assert (sty["grub"].grease, sty["gammon"].grease) == (1, 0)
    assert "ready grub shove" in sty.legal


@pytest.mark.rule("FP-25", "FP-24")
def test_both_may_act_as_before_in_the_same_answer() -> None:
    grub, gnaw = model(5, 10), model(7, 14)
    grub.took = gnaw.took = SHOVE
    sty = Sty(step="grease", grub=grub, gnaw=gnaw, gammon=(9, 10), dice=(3, *go(RIGHT, 1, 1, 1)))
    assert usual(sty) == "grease as before"
    sty.say("grease as before")
    assert sty["gammon"].grease == 1
    assert (sty.waits("grub"), sty.waits("gnaw")) == ("shove", "shove")


@pytest.mark.rule("FP-25")
@pytest.mark.parametrize(
    ("models", "why"),
    [
        ({"gammon": model(9, 10, grease=6)}, "FP-5: Gammon has 6 Grease Markers"),
        ({"gnaw": (25, 25)}, "FP 5.3: Gammon is"),
    ],
)
def test_it_takes_two_who_can_do_something_for_it(models: dict[str, Any], why: str) -> None:
    sty = Sty(step="grease", **({"grub": (5, 10), "gnaw": (7, 10)} | NEAR | models))
    assert "grease" not in sty.legal
    assert sty.refusal("grease").startswith(why)


@pytest.mark.rule("FP-25")
def test_one_may_do_it_where_both_act_as_before() -> None:
    grub, gnaw = model(5, 10), model(25, 25)
    grub.took = gnaw.took = SHOVE
    sty = Sty(step="grease", grub=grub, gnaw=gnaw, gammon=(9, 10), dice=(2, *go(RIGHT, 1, 1)))
    assert "grease" not in sty.legal
    assert usual(sty) == "grease as before"
    assert "Then both wait to shove." in sty.hint("grease as before")
    assert sty.hint("grease as before").endswith("On a 1 Grub slips.")
    sty.say("grease as before")
    assert (sty.waits("grub"), sty.waits("gnaw")) == ("shove", "shove")
