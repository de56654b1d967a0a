"""War Cry!: who may cry, for which dice, how often; in each discipline."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from typing import Any

import pytest

from orcade.games.orclympics.brood_rumble import GAME as RUMBLE
from orcade.games.orclympics.brood_rumble.events import Threw
from orcade.games.orclympics.campaign import GAME, answers
from orcade.games.orclympics.campaign.pieces import PLAYING, Campaign, Crier, Played
from orcade.games.orclympics.campaign.story import FURY, VAIN, cried
from orcade.games.orclympics.road_rage import GAME as RAGE
from orcade.house.random_play import decisions, overheard, pick
from orcade.table.match import new
from orcade.table.requests import D3, D6, Ask, Event, Flow, Roll, Throw
from tests.games.brood_rumble.brawl import Brawl
from tests.games.road_rage.track import car, position, rock
from tests.games.timber.grove import Grove, orc

from .evening import FULL, SAID, TITLES, Dull, Evening

TIMBER, ROAD_RAGE = 3, 5


def race(*dice: int, criers: tuple[Crier, ...] = (Crier(0),), **where: Any) -> Evening:
    """Road Rage as the last discipline of a campaign, from a position; Grub may cry unless told."""
    fresh = [Crier(each.seat, each.left, each.turn) for each in criers]
    part = position(**where)
    return Evening(seats=part.seats, at=FULL - 1 if part.seats > 2 else FULL - 2, part=part, criers=fresh, dice=dice)


def rage(evening: Evening) -> Any:
    assert evening.state.road_rage is not None
    return evening.state.road_rage


# Who may cry.


@pytest.mark.rule("OC 6", "OC-9", "OC-13")
@pytest.mark.parametrize(
    ("points", "places", "criers"),
    [
        ((0, 0, 0, 0), (1, 2, 3, 4), ["snik"]),
        ((0, 0, 0, 3), (1, 2, 3, 4), ["mog"]),
        ((0, 0, 0, 1), (1, 2, 3, 4), ["mog", "snik"]),
        ((0, 0, 0, 0), (1, 1, 3, 3), ["mog", "snik"]),
        ((0, 0, 0, 0), (1, 1, 1, 1), []),
        # Level after this discipline, whatever was before.
        ((0, 1, 2, 3), (1, 2, 3, 4), []),
        ((1, 1, 1, 1), (1, 2, 2, 2), ["dreg", "mog", "snik"]),
    ],
)
def test_all_with_the_fewest_points_may_cry_in_the_next_discipline(
    points: tuple[int, ...], places: tuple[int, ...], criers: list[str]
) -> None:
    """The points of the discipline that has just been played are counted before."""
    evening = Evening(places, points=points)
    assert evening.criers == []
    evening.settle()
    assert evening.criers == criers
    assert all(crier.left == 3 for crier in evening.state.criers)


@pytest.mark.rule("OC-9", "OC-17")
def test_points_from_feats_break_no_tie_for_the_last_place() -> None:
    evening = Evening((1, 2, 3, 4), {0: 3, 1: 3}, points=(5, 5, 4, 3), feat_points=(0, 0, 0, 0)).settle()
    assert evening.points == [8, 7, 5, 5]
    assert evening.criers == ["mog", "snik"]


@pytest.mark.rule("OC-9")
def test_nobody_cries_in_the_first_discipline() -> None:
    match = new(GAME, 4, dice=Dull())
    for seat in range(4):
        match.answer("common", seat=seat)
    state = match.state
    assert isinstance(state, Campaign)
    assert state.phase == PLAYING
    assert not state.criers


@pytest.mark.rule("OC-18")
def test_cries_that_are_left_are_lost() -> None:
    evening = Evening((2, 1, 4, 3), at=1, points=(9, 9, 0, 9), criers=[Crier(0, 2)]).settle()
    assert evening.criers == ["mog"]
    assert evening.state.criers[0].left == 3


# Which die.


@pytest.mark.rule("OC 6", "OC-10", "OC-18")
def test_a_die_may_be_rolled_again_and_the_second_result_stands() -> None:
    """An Outta da way!: 5 fails; 2 passes."""
    evening = race(5, 2, grub=car(10, 10, agility=1)).say("left", "outta left")
    assert evening.asked == ["grub"]
    assert evening.rule == "OC 6"
    assert evening.options == {"cry", "hold"}
    evening.say("cry")
    assert rage(evening).chariots[0].chassis == 3
    assert evening.state.criers[0].left == 2
    assert [(cry.seat, cry.was, cry.became) for cry in evening.state.cries] == [(0, 5, 2)]


@pytest.mark.rule("OC-18")
def test_the_second_result_stands_even_if_it_is_worse() -> None:
    evening = race(1, 6, grub=car(10, 10, agility=1)).say("left", "outta left", "cry")
    assert rage(evening).chariots[0].chassis == 2


@pytest.mark.rule("OC 6", "RR-13")
@pytest.mark.parametrize(("dice", "songs"), [((5, 2), FURY), ((1, 6), VAIN)])
def test_the_story_knows_that_less_is_better_in_a_skill_test(dice: tuple[int, int], songs: tuple[str, ...]) -> None:
    evening = race(*dice, grub=car(10, 10, agility=1)).say("left", "outta left", "cry")
    [cry] = evening.state.cries
    told = cried(cry, Played(ROAD_RAGE, [1, 2, 3, 4], [], "It is over.", 4, [cry]))
    what, became = f"a {dice[0]} ({cry.label})", f"a {dice[1]}"
    assert told in [song.format(who="Grub", what=what, became=became) for song in songs]


@pytest.mark.rule("OC-18")
def test_to_hold_keeps_the_die_and_the_cry() -> None:
    evening = race(5, 4, grub=car(10, 10, agility=1)).say("left", "outta left", "hold")
    assert rage(evening).chariots[0].chassis == 2
    assert evening.state.criers[0].left == 3
    evening.say("outta left")
    assert evening.rule == "OC 6"


@pytest.mark.rule("OC-10")
def test_one_cry_in_each_turn() -> None:
    evening = race(5, 2, 6, 6, grub=car(10, 10, agility=1)).say(
        "left", "outta left", "cry", "outta left", "outta right"
    )
    assert evening.rule == "RR 4.2"
    assert rage(evening).chariots[0].chassis == 1


@pytest.mark.rule("OC-10", "OC 6")
def test_in_three_turns() -> None:
    """With one left, it is the last; without one nobody is asked."""
    last = race(5, 2, 1, 6, criers=(Crier(0, 1, 2),), grub=car(10, 10, agility=1), dreg=car(30, 30, points=0))
    last.say("left", "outta left", "cry", "grub: done")
    assert last.state.criers[0].left == 0
    assert last.rule == "RR 4.2"
    spent = race(5, criers=(Crier(0, 0, 2),), grub=car(10, 10, agility=1)).say("left", "outta left")
    assert spent.rule == "RR 4.2"


@pytest.mark.rule("OC-10", "RR-7")
def test_what_is_rolled_anew_for_a_tie_may_be_cried() -> None:
    evening = race(2, 2, 1, 3, 6, phase="roll", grub=car(10, 10), dreg=car(30, 30))
    evening.say("hold")
    assert evening.asked == ["grub"]
    assert evening.rule == "OC 6"
    evening.say("cry")
    assert [chariot.points for chariot in rage(evening).chariots] == [9, 6]


@pytest.mark.rule("OC-10", "OC-16")
def test_a_roll_for_the_order_counts_for_the_turn_that_it_opens() -> None:
    """Dreg cries for his initiative; in his turn of this Game Turn he cannot cry again, in that of the next he can."""
    evening = race(
        3, 1, 6, 6, 5, 2, 6,
        criers=(Crier(1),),
        phase="roll",
        grub=car(10, 10),
        dreg=car(30, 30, agility=1),
    )  # fmt: skip
    assert evening.asked == ["dreg"]
    evening.say("cry")
    assert [chariot.points for chariot in rage(evening).chariots] == [6, 9]
    evening.say("grub: done", "dreg: left", "outta left")
    # A 6: no question.
    assert evening.rule == "RR 4.2"
    assert rage(evening).chariots[1].chassis == 2
    evening.say("dreg: done")
    assert evening.asked == ["dreg"]
    assert evening.rule == "OC 6"


@pytest.mark.rule("OC-10", "OC-16")
@pytest.mark.parametrize(("crier", "driver"), [("grub", "dreg"), ("dreg", "grub")])
def test_a_die_of_ones_own_in_the_turn_of_another_is_not_for_crying(crier: str, driver: str) -> None:
    """The crier is rammed and rolls to defend."""
    cars = {crier: car(14, 10, agility=2, points=0), driver: car(10, 10, speed=1, agility=6)}
    evening = race(1, 2, 1, criers=(Crier(SAID.index(crier)),), active=driver, **cars)
    evening.say("drive 3", f"{driver}: agility", f"{crier}: agility")
    assert evening.rule == "RR 4.2"
    assert evening.asked == [driver]
    assert rage(evening).chariots[SAID.index(crier)].chassis == 2


@pytest.mark.rule("OC-16")
def test_what_is_rolled_for_terrain_is_not_for_crying_in_anothers_turn() -> None:
    evening = race(1, 6, active="dreg", dreg=car(10, 10, speed=1), terrain=[rock(14, 10)]).say("drive 3", "agility")
    assert evening.rule == "RR 4.3"
    assert evening.asked == ["grub"]


@pytest.mark.rule("OC-16")
def test_whose_die_it_is_what_somebody_loses() -> None:
    """Of a Barrel who is hit, of a blow or a ram who attacks."""
    whose: Counter[str] = Counter()

    def hear(flow: Flow[None], state: Any, request: object) -> None:
        if not isinstance(request, Roll) or request.label not in ("wounds", "ram damage"):
            return
        if request.label == "ram damage":
            owner = state.active
        elif request.rule == "BR 4.2.2":
            owner = state.orcs[state.flight.hit].seat
        else:
            owner = state.orcs[state.striker].seat
        assert request.seat == owner
        whose[request.rule] += 1

    for game in (RUMBLE, RAGE):
        for seed in range(6):
            match = new(overheard(game, hear), 2, seed=seed)
            for _ in decisions(match, Random(seed)):
                pass
    assert min(whose[rule] for rule in ("BR 4.2.2", "BR 4.3", "RR 4.3")) > 2


@pytest.mark.rule("OC-10")
def test_the_dice_of_others_are_not_for_crying() -> None:
    evening = race(5, active="dreg", dreg=car(10, 10, agility=1)).say("left", "outta left")
    assert evening.rule == "RR 4.2"


@pytest.mark.rule("OC-10")
def test_a_reroll_is_not_for_crying() -> None:
    """Born Lucky rolls the failed test again; that die cannot be cried, and the first one could have been."""
    lucky = car(10, 10, agility=1, driver="born-lucky")
    evening = race(5, 6, grub=lucky).say("left", "outta left", "hold")
    assert evening.rule == "RR 4.2"
    assert rage(evening).chariots[0].chassis == 2


@pytest.mark.rule("OC-10", "OC 6")
@pytest.mark.parametrize("left", [3, 1])
def test_a_later_test_of_the_same_kind_may_be_rerolled_by_the_skill(left: int) -> None:
    """What was cried is over, also with his last cry: another Outta da way! in the same turn has its reroll."""
    lucky = car(10, 10, agility=1, driver="born-lucky")
    evening = race(5, 1, 6, 2, criers=(Crier(0, left),), grub=lucky)
    evening.say("left", "outta left", "cry", "outta left")
    assert evening.dice.left == []
    assert rage(evening).chariots[0].chassis == 3


@pytest.mark.rule("OC-10", "OC-18", "OC-20")
@pytest.mark.parametrize("which", [0, 1])
def test_one_of_two_dice_in_ones_own_turn(which: int) -> None:
    """Grub's own two are the ram and its damage: each may be cried, not both. Dreg's die falls with the ram."""
    dice = (1, 1, 6, 2) if which == 0 else (6, 1, 3, 1)
    evening = race(*dice, grub=car(10, 10, speed=1, agility=6), dreg=car(14, 10, agility=2)).say("drive 3")
    evening.say("grub: agility", "dreg: chassis")
    assert evening.rule == "OC 6"
    assert evening.match.asks[0].prompt == f"War Cry? Your die (ram) shows {dice[0]}; Dreg has 1"
    evening.say("cry" if which == 0 else "hold")
    if which == 1:
        assert evening.rule == "OC 6"
        evening.say("cry")
    assert evening.rule == "RR 4.2"
    assert rage(evening).chariots[1].chassis == (1 if which == 0 else 2)


@pytest.mark.rule("OC-9", "OC-10", "OC-20")
def test_two_criers_each_have_their_own() -> None:
    """Both dice have fallen, and both criers know it: 3 and 6."""
    evening = race(3, 6, 1, 2, criers=(Crier(0), Crier(1)), phase="roll", grub=car(10, 10), dreg=car(30, 30))
    assert evening.asked == ["grub"]
    assert evening.match.asks[0].prompt == "War Cry? Your die (initiative) shows 3; Dreg has 6"
    evening.say("cry")
    assert evening.asked == ["dreg"]
    assert evening.match.asks[0].prompt == "War Cry? Your die (initiative) shows 6; Grub has 1"
    evening.say("cry")
    assert [chariot.points for chariot in rage(evening).chariots] == [4, 5]
    assert [crier.left for crier in evening.state.criers] == [2, 2]


@pytest.mark.rule("OC-10", "OC-20")
@pytest.mark.parametrize("driver", ["born-lucky", "dead-sneaky"])
def test_nobody_is_asked_for_a_reroll_that_rolls_nothing(driver: str) -> None:
    """A failed test was cried and fails again: it cannot be rolled a third time, so no question comes."""
    if driver == "born-lucky":
        evening = race(5, 4, grub=car(10, 10, agility=1, driver=driver)).say("left", "outta left", "cry")
        assert rage(evening).chariots[0].chassis == 2
    else:
        evening = race(6, 5, grub=car(10, 10, skill=1, upgrades=(driver,)), dreg=car(12, 10)).say("trick dreg", "cry")
    assert evening.rule == "RR 4.2"
    assert evening.dice.left == []


@pytest.mark.rule("OC-18")
def test_it_is_told_why_nobody_can_cry_now() -> None:
    evening = race(grub=car(10, 10))
    assert evening.refusal("cry").startswith("OC 6")
    open_question = race(5, grub=car(10, 10, agility=1)).say("left", "outta left")
    assert open_question.refusal("done").startswith("OC")


# Dice that fall together.


def throw(*dice: int, away: int = 5) -> Evening:
    """Brood Rumble for two: Grub, a Common Orc and the crier, throws a Barrel at Dreg, who is that far away."""
    brawl = Brawl(grub=(4, 12), dreg=(5 + away, 12), barrels=[(3.1, 12)], broods=("common", "iron"))
    crier = Crier(0)
    return Evening(seats=2, at=1, part=brawl.state, criers=[crier], dice=dice, rumble_for_two=True).say("throw b1 dreg")


def rumble(evening: Evening) -> Any:
    assert evening.state.brood_rumble is not None
    return evening.state.brood_rumble


@pytest.mark.rule("OC-18", "OC-20")
def test_the_crier_sees_all_dice_before_he_decides_and_is_asked_once() -> None:
    evening = throw(1, 2, away=9)
    assert evening.options == {"cry first", "cry second", "hold"}
    assert evening.match.asks[0].prompt == "War Cry? Your dice (range) show 1 and 2"
    assert evening.dice.left == []
    evening.say("hold")
    assert evening.rule == "BR-30"
    assert rumble(evening).flight.range == 3


@pytest.mark.rule("OC-10", "OC-20")
@pytest.mark.parametrize(("answer", "total"), [("cry first", 6 + 2), ("cry second", 1 + 6)])
def test_one_of_a_pair(answer: str, total: int) -> None:
    """1 and 2 on the dice; the cried one becomes a 6, the other stays."""
    evening = throw(1, 2, 6, 2, 90, away=12).say(answer)
    assert [(cry.was, cry.became) for cry in evening.state.cries] == [(1 if answer == "cry first" else 2, 6)]
    assert evening.rule != "BR-30"
    assert [one.event.range for one in evening.match.happenings if isinstance(one.event, Threw)] == [total]


@pytest.mark.rule("OC-10", "OC-20", "BR 1.2", "BR-30")
@pytest.mark.parametrize("answer", ["cry first", "cry second"])
def test_of_a_pair_with_a_cried_die_a_brood_that_rerolls_both_or_none_rerolls_none(answer: str) -> None:
    """3 and 1, one cried to a 2: too short for 9". Grub is not asked; the Barrel comes down and bounces."""
    evening = throw(3, 1, 2, 1, 90, away=9).say(answer)
    assert evening.rule != "BR-30"
    assert evening.dice.left == []


@pytest.mark.rule("OC-10", "OC-20")
def test_a_bounce_shows_distance_and_direction_together() -> None:
    """The Barrel comes down after 2" and bounces; of the two dice he names one."""
    evening = throw(1, 1, 3, 90, 5, away=9).say("hold", "keep")
    assert evening.match.asks[0].prompt == "War Cry? Your dice show 3 (bounce) and 90° (direction)"
    assert evening.match.asks[0].about == ("high", "direction")
    labels = [option.label(rumble(evening)) for option in evening.match.asks[0].options]
    assert labels == ["War Cry! bounce: 3", "War Cry! direction: 90°", "Keep the 3 and 90°"]
    evening.say("cry first")
    assert evening.dice.left == []
    (barrel,) = rumble(evening).barrels
    (far,) = {abs(barrel.y - 12_000)}
    assert far == 5_000


@pytest.mark.told
@pytest.mark.rule("OC-18", "RR 4.2.4")
@pytest.mark.parametrize(
    ("die", "shown", "about", "wanted", "hint"),
    [
        (Roll(0, D6, "to catch", "BR-11", 5), 4, ("missed",), "(to catch, 5+)", "5+ with 33 %."),
        (Roll(0, D6, "to catch", "BR-11", 5), 5, ("high",), "(to catch, 5+)", "5+ with 33 %."),
        (Roll(0, D6, "trick", "RR 4.2.4", most=2), 3, ("missed",), "(trick, 2 or less)", "2 or less with 33 %."),
        (Roll(0, D6, "trick", "RR 4.2.4", most=2), 2, ("high",), "(trick, 2 or less)", "2 or less with 33 %."),
        (Roll(0, D6, "trick", "RR 4.2.4", most=1), 6, ("missed",), "(trick, 1 or less)", "1 with 17 %."),
        (Roll(0, D3, "wounds", "BR 4.3"), 1, ("low",), "(wounds)", "2+ with 67 %."),
        (Roll(0, D3, "laps", "RR-5"), 1, ("either",), "(laps)", "2+ with 67 %."),
        (Roll(0, D6, "initiative order", "TI 4.1"), 1, ("either",), "(initiative order)", "2+ with 83 %."),
        (Roll(0, D6, "initiative", "TI 4.1"), 6, ("either",), "(initiative)", "It cannot get higher."),
    ],
)
def test_what_a_crier_is_told_of_his_die(die: Roll, shown: int, about: tuple[str, ...], wanted: str, hint: str) -> None:
    assert answers.about((die,), (shown,), 0) == about
    assert wanted in answers.prompt((die,), (shown,), 0)
    assert GAME.hint(None, answers.offer((die,), (shown,), 0, 1)[0]) == hint


@pytest.mark.rule("OC-18", "OC-20")
@pytest.mark.parametrize(
    ("shown", "about"),
    [((1, 1), ("low",)), ((1, 2), ("low",)), ((2, 2), ("high",)), ((6, 1), ("high",)), ((3, 1), ("high",))],
)
def test_a_pair_is_low_together(shown: tuple[int, ...], about: tuple[str, ...]) -> None:
    """Who rolls 6 and 1 for his speed is fast enough, and not asked."""
    speed = tuple(Roll(0, D6, f"speed, {which} die", "TP 4.2.1") for which in ("first", "second"))
    assert answers.about(speed, shown, 0) == about
    assert answers.prompt(speed, shown, 0) == f"War Cry? Your dice (speed) show {shown[0]} and {shown[1]}"


@pytest.mark.told
@pytest.mark.rule("OC-18")
def test_a_cried_die_tells_what_it_needs_like_the_first_one() -> None:
    evening = race(5, 2, grub=car(10, 10, agility=1)).say("left", "outta left", "cry")
    log = [past.text(0) for past in evening.match.happenings]
    assert "Outta da way! 3 or less: 5" in log
    assert "Outta da way!, War Cry! 3 or less: 2" in log


def walk(*dice: int) -> Evening:
    """Brood Rumble for two: Grub, a Feral Orc and the crier, Moves."""
    brawl = Brawl(grub=(4, 12), dreg=(20, 12), broods=("feral", "iron"))
    return Evening(seats=2, at=1, part=brawl.state, criers=[Crier(0)], dice=dice, rumble_for_two=True).say("move")


@pytest.mark.rule("OC-10", "OC-20", "BR-6")
def test_a_cried_move_is_not_rerolled_and_not_asked_for() -> None:
    evening = walk(1, 2).say("cry")
    assert evening.rule == "BR 4.2.1"
    assert rumble(evening).reach == 4_000
    assert walk(1).say("hold").rule == "BR 1.2"


def shove(*dice: int, brood: int = 1) -> Evening:
    """Timber!: Grub, the crier, on c3 shoves Dreg on c4. Feral Orcs against Feral ones unless told."""
    grove = Grove(grub=orc("c3", tokens=2), dreg=orc("c4"), broods=(brood, 1))
    evening = Evening(
        seats=2, order=[TIMBER, ROAD_RAGE], part=grove.forest, criers=[Crier(0)], dice=dice, broods=(brood, 1)
    )
    return evening.say("shove dreg")


@pytest.mark.rule("OC-18", "OC-20", "TI-9")
def test_all_four_dice_of_a_shove_are_seen_first() -> None:
    evening = shove(2, 3, 5, 1)
    assert evening.asked == ["grub"]
    shown = "War Cry? Your dice (shove) show 2 and 3; Dreg has 5 and 1"
    assert evening.match.asks[0].prompt == shown
    assert evening.options == {"cry first", "cry second", "hold"}


@pytest.mark.rule("OC-10", "OC-20", "TI-9")
@pytest.mark.parametrize(
    ("dice", "answer", "shoving"),
    [
        # The lower die was cried and is the lower still: nothing is left to reroll.
        ((2, 4, 5, 1, 3), "cry first", None),
        ((4, 2, 5, 1, 3), "cry second", None),
        # The higher die was cried: the lower one may be rolled again.
        ((2, 4, 5, 1, 3, 5), "cry second", [5, 3, 5, 1]),
        ((4, 2, 5, 1, 3, 5), "cry first", [3, 5, 5, 1]),
        # Level after the cry: the one that was never rolled again.
        ((4, 2, 5, 1, 4, 5), "cry second", [5, 4, 5, 1]),
        ((2, 4, 5, 1, 4, 5), "cry first", [4, 5, 5, 1]),
    ],
)
def test_a_feral_attacker_rerolls_the_lower_die_that_was_not_cried(
    dice: tuple[int, ...], answer: str, shoving: list[int] | None
) -> None:
    evening = shove(*dice).say(answer)
    if shoving is None:
        assert evening.rule != "TI-9"
    else:
        assert evening.rule == "TI-9"
        evening.say("reroll")
        best, other = max(shoving[:2]) + 1, max(shoving[2:])
        assert evening.state.timber is not None
        assert evening.state.timber.steps == max(0, best - other)
    assert evening.dice.left == []


# In each discipline, by a second reading over random play.


GAME_TURNS = ("brood-rumble", "masters-fight", "thatll-do-pigs")
"""Where a Game Turn counts as one turn, since there are no Player Turns."""


class Ear:
    """Hears all that a campaign asks, and looks after each die whether the right one is offered a cry, and only he.

    Whoever is offered one cries with some chance.
    """

    def __init__(self, at: int, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.expected: list[int] = []
        """Who has to be asked next, in this order."""
        self.dice: tuple[Roll, ...] = ()
        """Those that fell last."""
        self.offers = self.cries = self.holds = 0
        self.used: dict[int, list[int]] = {}
        self.kinds: Counter[str] = Counter()
        self.pairs: defaultdict[str, set[str]] = defaultdict(set)
        """What his dice were that fell together, by discipline."""
        self.finished = False
        points = [4 + seat for seat in range(seats)]
        points[1] = 4
        # The first discipline has criers only in a position like this one, where it is annulled.
        evening = Evening([1] * seats, at=max(at, 0), seats=seats, points=points)
        state = evening.settle(*(["annul"] if at < 0 else [])).state
        self.which = state.at
        self.match = new(overheard(GAME, self.hear), dice=Dull(), state=state)

    def turn(self, part: Any) -> int:
        return part.turn or 1

    def hear(self, flow: Flow[None], campaign: Any, request: object) -> None:
        if self.finished or isinstance(request, Event):
            return
        title = TITLES[campaign.programme[campaign.at]] if campaign.at < len(campaign.programme) else ""
        part = getattr(campaign, title.replace("-", "_"), None) if title else None
        if part is None or campaign.at != self.which:
            assert not self.expected
            return
        offered = isinstance(request, Ask) and request.rule == "OC 6"
        if self.expected:
            if isinstance(request, Roll) and request.again:
                return
            assert offered, f"{title}: seat {self.expected} may cry, and {request} comes instead"
            assert isinstance(request, Ask)
            assert request.seat == self.expected.pop(0)
            assert len(request.options) == sum(die.seat == request.seat for die in self.dice) + 1
            self.offers += 1
            return
        assert not offered, f"{title}: {request} is offered, and no die of his in his turn fell just before"
        if not isinstance(request, Roll | Throw):
            return
        self.dice = request.dice if isinstance(request, Throw) else (request,)
        if self.dice[0].again:
            return
        for crier in campaign.criers:
            labels = [die.label for die in self.dice if die.seat == crier.seat]
            used = self.used.setdefault(crier.seat, [])
            if labels and len(used) < 3 and self.turn(part) not in used and self.his(title, part, crier.seat):
                self.expected.append(crier.seat)
                self.kinds.update(labels)
                self.pairs[title].add(" + ".join(labels))

    def his(self, title: str, part: Any, seat: int) -> bool:
        """Whether it is this seat's turn, or nobody's."""
        if title in GAME_TURNS:
            return True
        active = part.active
        if title == "flying-pigs" and not part.round and not self.tossing(part):
            active = -1
        return active in (seat, -1)

    def tossing(self, part: Any) -> bool:
        return any(model.x >= 0 for model in part.models)

    def play(self, most: int = 1500) -> None:
        while not self.match.over and most:
            most -= 1
            campaign = self.match.state
            assert isinstance(campaign, Campaign)
            if campaign.at != self.which or campaign.phase != PLAYING:
                break
            ask = self.match.asks[0]
            if ask.rule == "OC 6":
                part = getattr(campaign, TITLES[self.which].replace("-", "_"))
                if self.rng.random() < 0.5:
                    self.used[ask.seat].append(self.turn(part))
                    self.cries += 1
                    self.match.answer(ask.options[self.rng.randrange(len(ask.options) - 1)], ask.seat)
                else:
                    self.holds += 1
                    self.match.answer("hold", seat=ask.seat)
                continue
            self.match.answer(pick(ask, self.rng), ask.seat)
        self.finished = True


@pytest.mark.rule("OC 6", "OC-9", "OC-10", "OC-16")
@pytest.mark.parametrize("which", range(FULL))
@pytest.mark.parametrize("seed", range(2))
def test_cries_in_each_discipline(which: int, seed: int) -> None:
    """Two share the last place. At most three cries each, one a turn, of own dice that are no rerolls."""
    ear = Ear(which - 1, 4, seed)
    ear.play()
    assert ear.cries > 0
    for turns in ear.used.values():
        assert len(turns) <= 3
        assert len(set(turns)) == len(turns)


@pytest.mark.rule("OC 6", "OC-10", "OC-16")
def test_cries_in_flying_pigs_when_it_is_played_anew() -> None:
    """It is the first discipline, so nobody can cry in it by the rules; the wrapper would have it all the same."""
    evening = Evening((1, 2, 3, 4), points=(1, 1, 0, 2))
    evening.settle("annul")
    assert evening.in_play == "flying-pigs"
    assert evening.criers == ["mog"]
    # The roll for the deployment is his first.
    seats = [ask.seat for ask in evening.match.asks]
    assert seats == [2]
    assert evening.rule == "OC 6"


@pytest.mark.rule("OC 6", "OC-20")
def test_what_criers_may_cry_for() -> None:
    """Orders, distances, hits: of everything something; and dice that fall together are offered together."""
    kinds: Counter[str] = Counter()
    pairs: defaultdict[str, set[str]] = defaultdict(set)
    for which in range(FULL):
        for seed in (5, 6, 15):
            ear = Ear(which - 1, 4, seed)
            ear.play(900)
            kinds += ear.kinds
            for title, found in ear.pairs.items():
                pairs[title] |= found
    assert {"deployment order", "initiative order", "initiative"} <= set(kinds)
    assert any("Move" in kind for kind in kinds)
    assert any("direction" in kind or "boar" in kind for kind in kinds)
    assert len(kinds) > 8
    assert any("distance + " in each and each.endswith("direction") for each in pairs["flying-pigs"])
    assert "range + range" in pairs["brood-rumble"]
    assert "speed, first die + speed, second die" in pairs["thatll-do-pigs"]


@pytest.mark.rule("OC 6")
def test_a_cry_is_proposed_for_a_die_that_misses_and_nobody_need_be_asked_about_a_high_one() -> None:
    dice = (Roll(0, D6, "order", "TI 4.1"), Roll(0, D6, "to hit", "MF 4.2.4", 4))
    missed = Ask(0, "", answers.offer(dice, (1, 3), 0, 2), "OC 6")
    hit = Ask(0, "", answers.offer(dice, (1, 4), 0, 2), "OC 6")
    assert GAME.usual is not None
    cry, hold = GAME.usual(None, missed), GAME.usual(None, hit)
    assert (cry, hold) == (missed.options[1], hit.options[-1])
    assert cry is not None
    assert hold is not None
    assert GAME.reason(None, missed, cry) == "It misses."
    assert GAME.reason(None, hit, hold) == "Keep the cry for a die that misses."
    assert set(answers.STOPS) - set(GAME.minds) == {"high", "direction", "either"}


@pytest.mark.rule("OC 6")
def test_a_cry_is_proposed_for_the_least_of_what_takes_somebody_somewhere() -> None:
    speed = tuple(Roll(0, D6, f"speed, {which} die", "TP 4.2.1") for which in ("first", "second"))
    ask = Ask(0, "", answers.offer(speed, (2, 1), 0, 2), "OC 6")
    assert GAME.usual is not None
    cry = GAME.usual(None, ask)
    assert cry == ask.options[1]
    assert GAME.reason(None, ask, cry) == "It can only get better."
    wounds = Ask(0, "", answers.offer((Roll(0, D3, "wounds", "BR 4.2.2"),), (1,), 0, 2), "OC 6")
    assert GAME.usual(None, wounds) == wounds.options[-1], "they may be one's own"
