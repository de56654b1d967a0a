"""Gates: what passes them, in which order, and laps."""

from __future__ import annotations

from random import Random

import pytest

from .by_shapely import base, line, of, swept
from .track import DOWN, LEFT, RIGHT, Gate, Track, car

ACROSS: tuple[Gate, ...] = (((12, 4), (12, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))
"""Three gates in a row, for chariots that drive right or left at y = 8."""


def passed(track: Track, name: str = "grub") -> int:
    return track[name].passed


@pytest.mark.rule("RR-4", "RR 2.2")
@pytest.mark.parametrize(("x", "heading"), [(10, RIGHT), (14, LEFT)])
def test_a_gate_is_passed_from_either_side(x: float, heading: int) -> None:
    track = Track(gates=ACROSS, grub=car(x, 8, heading, speed=1)).say("drive")
    assert passed(track) == 1


@pytest.mark.rule("RR-4")
@pytest.mark.parametrize(("x", "touched"), [(8.0, 1), (7.99, 0)])
def test_touching_the_line_with_the_front_is_enough(x: float, touched: int) -> None:
    """An increment of 3" and half a base of 1"."""
    assert passed(Track(gates=ACROSS, grub=car(x, 8, speed=1)).say("drive")) == touched


@pytest.mark.rule("RR-4")
@pytest.mark.parametrize(("y", "touched"), [(12.49, 1), (12.51, 0), (3.51, 1), (3.49, 0)])
def test_any_part_of_the_base_will_do_and_poles_stop_nobody(y: float, touched: int) -> None:
    track = Track(gates=ACROSS, grub=car(10, y, speed=1)).say("drive")
    assert passed(track) == touched
    assert track.at("grub") == pytest.approx((13, y), abs=0.002)


@pytest.mark.rule("RR-4", "RR 2.2")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5)])
def test_only_the_next_gate_in_order_counts(before: int, after: int) -> None:
    """Grub drives through gate 2."""
    track = Track(gates=ACROSS, laps=3, grub=car(20, 8, speed=1, passed=before)).say("drive")
    assert passed(track) == after


@pytest.mark.rule("RR-4", "RR-28")
def test_leaving_a_line_is_touching_it() -> None:
    """The beginning of the way counts."""
    assert passed(Track(gates=ACROSS, grub=car(12.5, 8, speed=1)).say("drive")) == 1


@pytest.mark.rule("RR-28")
def test_standing_on_a_line_is_not_passing_it() -> None:
    track = Track(gates=ACROSS, grub=car(12, 8)).say("left", "right")
    assert passed(track) == 0
    track.say("done")
    assert passed(track) == 0


@pytest.mark.rule("RR-28")
def test_a_pivot_passes_no_gate() -> None:
    """The turned nose reaches over the line, before and after the move."""
    track = Track(gates=ACROSS, grub=car(11.4, 8, DOWN)).say("left", "left")
    assert track["grub"].passed == 0


@pytest.mark.rule("RR-28", "RR-24")
def test_being_set_apart_passes_no_gate() -> None:
    """The tail goes back over the line."""
    track = Track(gates=ACROSS, grub=car(13.5, 8, speed=1), dreg=car(16, 8, agility=2), dice=(6, 1, 1))
    track.say("drive", "grub: agility", "dreg: chassis")
    assert track.at("grub")[0] == pytest.approx(13, abs=0.01)
    assert passed(track) == 0
    pushed = Track(
        gates=ACROSS,
        grub=car(15, 8, LEFT, speed=1),
        dreg=car(13.1, 8, LEFT, agility=2),
        dice=(6, 1, 1),
        terrain=[{"kind": "hut", "at": (17.2, 8), "size": (2.0, 3.0)}],
    )
    pushed.say("drive", "grub: agility", "dreg: chassis")
    assert pushed.at("dreg")[0] < 13
    assert passed(pushed, "dreg") == 0


@pytest.mark.rule("RR-28")
def test_the_point_of_contact_counts_and_comes_before_the_ram() -> None:
    """Gate 1 lies just before Dreg's tail; the ram destroys Grub."""
    track = Track(
        seats=3, gates=ACROSS, grub=car(8.5, 8, speed=1, chassis=1), dreg=car(13, 8, agility=2), dice=(6, 1, 1)
    ).say("drive", "grub: agility", "dreg: chassis")
    assert track["grub"].out
    assert passed(track) == 1


@pytest.mark.rule("RR-28")
def test_the_way_that_a_ram_cut_off_does_not_count() -> None:
    track = Track(gates=ACROSS, grub=car(8.5, 8, speed=1), dreg=car(12.9, 8, agility=2)).say("drive")
    assert track.at("grub")[0] == pytest.approx(10.9, abs=0.01)
    assert passed(track) == 0


@pytest.mark.rule("RR 2.2", "RR-4", "RR-19")
def test_three_gates_are_a_lap() -> None:
    gates: tuple[Gate, ...] = (((12, 4), (12, 12)), ((20, 4), (20, 12)), ((28, 4), (28, 12)))
    track = Track(gates=gates, laps=2, grub=car(9, 8, speed=6)).say(*["drive"] * 5)
    assert passed(track) == 2
    track.say("drive")
    assert passed(track) == 3
    assert not track.match.over
    assert not track["grub"].finished


@pytest.mark.rule("RR-4", "RR-28")
@pytest.mark.parametrize("seed", range(12))
def test_any_increment_by_shapely(seed: int) -> None:
    """Which gates a swept base touches, by another geometry; increments that pass within a hair are left out."""
    rng = Random(seed)
    gates: tuple[Gate, ...] = (((14, 14), (20, 20)), ((4, 30), (12, 30)), ((30, 4), (30, 12)))
    seen = 0
    for _ in range(25):
        gate = rng.choice((0, 1, 2))
        poles = gates[gate]
        x = (poles[0][0] + poles[1][0]) / 2 + rng.uniform(-6, 6)
        y = (poles[0][1] + poles[1][1]) / 2 + rng.uniform(-6, 6)
        heading = 45 * rng.randrange(8)
        x, y = min(max(x, 5), 40), min(max(y, 5), 40)
        track = Track(gates=gates, laps=2, grub=car(x, y, heading, speed=1, passed=gate))
        before = of(track["grub"], RIGHT)
        assert before.equals_exact(base(round(x, 3), round(y, 3), heading), 0.001)
        track.say("drive")
        far = swept(before, of(track["grub"], RIGHT)).distance(line(poles))
        reach = swept(before, of(track["grub"], RIGHT)).intersection(line(poles)).length
        if 0 < far < 0.01 or 0 < reach < 0.01:
            continue
        assert passed(track) == gate + (far == 0), (x, y, heading)
        seen += 1
    assert seen > 20


def test_who_gets_farther_than_anybody_takes_the_lead() -> None:
    """From Dreg, who was the first at gate 1; not from himself, nor by coming as far as another."""
    behind = Track(gates=ACROSS, laps=2, grub=car(10, 8, speed=1), dreg=car(30, 30, passed=1), state={"ahead": 1})
    assert "Grub passes gate 1." in behind.say("drive").log
    past = Track(
        gates=ACROSS, laps=2, grub=car(20, 8, speed=1, passed=1), dreg=car(30, 30, passed=1), state={"ahead": 1}
    )
    assert "Grub passes gate 2 and takes the lead!" in past.say("drive").log
    own = Track(gates=ACROSS, laps=2, grub=car(20, 8, speed=1, passed=1), state={"ahead": 0})
    assert "Grub passes gate 2." in own.say("drive").log
