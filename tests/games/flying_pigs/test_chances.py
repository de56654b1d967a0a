"""How likely a Pig is home by its next run, with what its Orcs do to it."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.flying_pigs.chances import home_soon, others_soon
from orcade.games.orclympics.flying_pigs.helping import best_help
from orcade.games.orclympics.flying_pigs.pieces import HUNGRY_FROM
from orcade.games.orclympics.flying_pigs.plans import after_walks
from orcade.games.orclympics.flying_pigs.regions import WalkRegion

from .sty import Sty, model

GAMMON, DUMPLING = 2, 5


@pytest.mark.rule("FP 5.4.1", "FP 5.4.2", "FP 5.4.3")
def test_what_waits_beside_a_pig_counts() -> None:
    """A Shove sends it off anew where it stops, fire does so four times of six; a Shoo! turns it for the rest."""
    chances = {}
    for waits in ("nothing", "shoo", "fire", "shove"):
        sty = Sty(step="walk", active=1, gammon=model(10, 15, grease=3), gnaw=model(8, 15, waits=waits))
        chances[waits] = home_soon(sty.state, GAMMON)
    assert chances["nothing"] < chances["shoo"]
    assert chances["nothing"] < chances["fire"] < chances["shove"]


@pytest.mark.rule("FP 5.4")
def test_whose_orcs_are_still_to_choose_is_told_with_shoves() -> None:
    """So what is told of a walk is told with what comes behind it."""
    sty = Sty(step="walk", gammon=model(10, 15, grease=3), grub=(9, 27), gnaw=(8, 15))
    grub, gnaw = model(9, 27, waits="shove"), model(8, 15, waits="shove")
    shoves = Sty(step="walk", active=1, gammon=model(10, 15, grease=3), grub=grub, gnaw=gnaw)
    assert home_soon(sty.state, GAMMON) == home_soon(shoves.state, GAMMON)


@pytest.mark.rule("FP-26")
def test_of_two_ways_the_better_one_is_counted_and_none_while_the_kitchen_is_shut() -> None:
    one, two, shut = (
        Sty(step="walk", gammon=(11, 15), options={"hungry": hungry}, round=at)
        for hungry, at in ((False, HUNGRY_FROM), (True, HUNGRY_FROM), (True, HUNGRY_FROM - 1))
    )
    assert 0 < home_soon(one.state, GAMMON) < home_soon(two.state, GAMMON) < 2 * home_soon(one.state, GAMMON)
    assert home_soon(shut.state, GAMMON) == 0


def test_one_of_several_others_is_likelier_home_than_each() -> None:
    sty = Sty(step="walk", seats=3, dumpling=(11, 15), morsel=(19, 15))
    each = home_soon(sty.state, DUMPLING)
    assert each < others_soon(sty.state, 0) < 2 * each + 0.05


def test_an_orc_helps_where_his_pig_would_stop_beside_him() -> None:
    sty = Sty(step="walk", grub=(9, 21), gnaw=(22, 26), gammon=model(10, 15, grease=2))
    region = sty.match.asks[0].options
    assert isinstance(region, WalkRegion)
    walk = best_help(sty.state, region)
    assert walk is not None
    assert home_soon(after_walks(sty.state, walk), GAMMON) > home_soon(sty.state, GAMMON)
    near = region.make(*region.propose(("near", GAMMON)))
    assert home_soon(after_walks(sty.state, walk), GAMMON) >= home_soon(after_walks(sty.state, near), GAMMON)
