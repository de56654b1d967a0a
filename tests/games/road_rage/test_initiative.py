"""Initiative Rolls, by a second reading of their ties."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .track import SAID, Track, car

KINDS = ("common", "feral", "iron")


class DiceOut(Exception):
    """The second reading wants more dice than there are."""


def by_hand(
    broods: list[str], ages: list[int], skills: list[int], dice: list[int], racing: list[int]
) -> tuple[list[int], list[int], int]:
    """RR 4.1, RR-7, RR-30: (order, totals by seat, how many dice fell)."""
    fell = 0

    def die() -> int:
        nonlocal fell
        if fell == len(dice):
            raise DiceOut
        fell += 1
        return dice[fell - 1]

    natural = {seat: die() for seat in racing}

    def total(seat: int) -> int:
        return natural[seat] + skills[seat]

    def settled(level: list[int]) -> bool:
        same = len({broods[seat] for seat in level}) == 1
        low = all(natural[seat] <= 3 for seat in level)
        high = all(natural[seat] >= 4 for seat in level)
        return same and (low or high)

    while True:
        open_ties = []
        for value in sorted({total(seat) for seat in racing}):
            level = [seat for seat in racing if total(seat) == value]
            if len(level) > 1 and not settled(level):
                open_ties.append(level)
        if not open_ties:
            break
        for seat in open_ties[0]:
            natural[seat] = die()

    def key(seat: int) -> tuple[int, int]:
        # Of a settled tie the one who counts as higher goes later: the younger on 1-3, the older on 4-6.
        return total(seat), -ages[seat] if natural[seat] <= 3 else ages[seat]

    return sorted(racing, key=key), [total(seat) if seat in racing else 0 for seat in range(len(broods))], fell


def rolled(
    dice: tuple[int, ...], skills: tuple[int, ...], broods: tuple[str, ...], ages: tuple[int, ...] = (0, 1, 2, 3)
) -> Track:
    """A Game Turn that begins with these dice; nobody moves unless he wants to."""
    places = ((6, 6), (14, 6), (22, 6), (30, 6))
    cars: dict[str, Any] = {SAID[seat]: car(*places[seat], 90, skill=skills[seat]) for seat in range(len(skills))}
    return Track(phase="roll", seats=len(skills), broods=broods, ages=ages, dice=dice, **cars)


def turns(track: Track) -> list[int]:
    """Who has his Player Turn after whom in this Game Turn; everybody says at once that he is done."""
    turn = track.state.turn
    found = []
    while track.state.turn == turn and not track.match.over:
        found.append(track.state.active)
        track.say("done")
    return found


def points(track: Track) -> list[int]:
    return [chariot.points for chariot in track.state.chariots]


@pytest.mark.rule("RR 4.1", "RR 4", "RR 2.1.1")
def test_the_lowest_goes_first_and_totals_are_action_points() -> None:
    track = rolled((5, 1, 2), (3, 4, 2), ("common", "feral", "iron"))
    assert points(track) == [8, 5, 4]
    assert turns(track)[:3] == [2, 1, 0]


@pytest.mark.rule("RR-7")
def test_who_ties_rolls_anew_and_the_new_total_counts_for_points_too() -> None:
    track = rolled((3, 3, 6, 1), (3, 3), ("common", "feral"))
    assert points(track) == [9, 4]
    assert turns(track) == [1, 0]


@pytest.mark.rule("RR-7")
def test_totals_tie_and_not_dice() -> None:
    """4 + 2 and 2 + 4."""
    track = rolled((4, 2, 1, 3), (2, 4), ("common", "feral"))
    assert points(track) == [3, 7]


@pytest.mark.rule("RR-7", "RR-30")
def test_a_new_total_may_fall_before_or_behind_those_who_did_not_tie() -> None:
    """Unlike in other disciplines (OC-6)."""
    track = rolled((2, 4, 4, 1, 6), (3, 3, 3), ("common", "feral", "iron"))
    assert points(track) == [5, 4, 9]
    assert turns(track) == [1, 0, 2]


@pytest.mark.rule("RR-30")
def test_a_new_tie_is_rolled_again() -> None:
    track = rolled((2, 4, 4, 2, 6, 3, 1), (3, 3, 3), ("common", "feral", "iron"))
    # Mog and Dreg tie; Dreg comes to Grub's total; these two roll once more.
    assert points(track) == [6, 4, 9]


@pytest.mark.rule("RR-30")
def test_the_lowest_tie_is_rolled_first() -> None:
    track = rolled((5, 2, 2, 5, 1, 3, 4, 6), (3, 3, 3, 3), ("common", "feral", "iron", "feral"))
    assert points(track) == [7, 4, 6, 9]


@pytest.mark.rule("RR-7", "OC-5")
@pytest.mark.parametrize(("dice", "order"), [((3, 3), [1, 0]), ((1, 1), [1, 0]), ((4, 4), [0, 1]), ((6, 6), [0, 1])])
def test_equal_broods_are_told_apart_by_age(dice: tuple[int, int], order: list[int]) -> None:
    """Grub is the younger: he counts as higher on 1-3 and so goes later."""
    track = rolled(dice, (3, 3), ("iron", "iron"))
    assert points(track) == [dice[0] + 3] * 2
    assert turns(track) == order


@pytest.mark.rule("RR-7", "OC-5")
@pytest.mark.parametrize(("dice", "first"), [((3, 1), 1), ((6, 4), 0)])
def test_natural_dice_need_not_be_equal_for_age_to_settle_it(dice: tuple[int, int], first: int) -> None:
    """Skills of 2 and 4."""
    track = rolled(dice, (2, 4), ("iron", "iron"))
    assert turns(track)[0] == first


@pytest.mark.rule("RR-7", "OC-5")
def test_low_against_high_is_rolled_again_even_by_equal_broods() -> None:
    track = rolled((5, 3, 2, 1), (2, 4), ("iron", "iron"))
    assert points(track) == [4, 5]


@pytest.mark.rule("RR-30", "OC-5")
def test_who_comes_to_a_settled_tie_opens_it_again() -> None:
    """Grub and Dreg, both Iron, are settled at 5; Mog and Snik tie at 8; Mog's new total is 5, so the three roll."""
    dice = (2, 2, 5, 5, 2, 6, 1, 3, 4)
    broods, ages = ("iron", "iron", "feral", "common"), (1, 0, 0, 0)
    order, totals, fell = by_hand(list(broods), list(ages), [3] * 4, list(dice), [0, 1, 2, 3])
    assert (order, totals, fell) == ([0, 1, 2, 3], [4, 6, 7, 9], 9)
    track = rolled(dice, (3, 3, 3, 3), broods, ages)
    assert points(track) == [4, 6, 7, 9]
    assert turns(track) == [0, 1, 2, 3]


@pytest.mark.rule("RR-7", "RR-30", "RR 4.1", "OC-5")
@pytest.mark.parametrize("seed", range(150))
def test_any_dice(seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice((2, 3, 4))
    broods = [rng.choice(KINDS[: rng.choice((1, 2, 3))]) for _ in range(seats)]
    ages = rng.sample(range(seats), seats)
    skills = [rng.randint(1, 4) for _ in range(seats)]
    # Dice that often tie.
    dice = [rng.choice((2, 3, 4, 5)) if rng.random() < 0.8 else rng.randint(1, 6) for _ in range(60)]
    order, totals, fell = by_hand(broods, ages, skills, dice, list(range(seats)))
    track = rolled(tuple(dice[:fell]), tuple(skills), tuple(broods), tuple(ages))
    assert points(track) == totals
    assert turns(track)[:seats] == order


@pytest.mark.rule("RR 4", "RR-18")
def test_who_is_destroyed_does_not_roll() -> None:
    track = Track(
        phase="roll", seats=3, dice=(1, 6), grub=car(6, 6, 90), dreg=car(14, 6, 90, out=1), mog=car(22, 6, 90)
    )
    assert [track.state.active, points(track)[0], points(track)[2]] == [0, 4, 9]
    assert track.say("done").state.active == 2


@pytest.mark.rule("RR 4")
def test_then_the_next_game_turn_begins() -> None:
    track = rolled((1, 6, 4, 2), (3, 3), ("common", "feral"))
    turn = track.state.turn
    track.say("done", "done")
    assert track.state.turn == turn + 1
    assert points(track) == [7, 5]
    assert track.state.active == 1
