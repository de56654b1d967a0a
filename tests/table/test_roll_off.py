"""Who rolls highest."""

from __future__ import annotations

from orcade.table.requests import D20, Roll
from orcade.table.roll_off import highest


def rolled_off(seats: int, *dice: int) -> tuple[int, list[int]]:
    """Who is ahead, and who rolled, in order."""
    flow = highest(range(seats), D20, "who is first", "GEN-2")
    rolled = []
    left = list(dice)
    try:
        roll = next(flow)
        while True:
            assert isinstance(roll, Roll)
            rolled.append(roll.seat)
            roll = flow.send(left.pop(0))
    except StopIteration as done:
        assert not left
        return done.value, rolled


def test_the_highest_die_wins() -> None:
    assert rolled_off(3, 4, 17, 9) == (1, [0, 1, 2])


def test_only_who_ties_rolls_again_as_often_as_it_takes() -> None:
    assert rolled_off(4, 12, 3, 12, 12, 5, 8, 8, 1, 2) == (3, [0, 1, 2, 3, 0, 2, 3, 2, 3])
