"""Shares and their intervals, against published figures."""

from __future__ import annotations

import pytest

from orcade.bots.intervals import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3 (score without continuity correction).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_newcombe(hits: int, trials: int, low: float, high: float) -> None:
    assert list(wilson(hits, trials)) == pytest.approx([low, high], abs=5e-5)


def test_wilson_is_symmetric_and_stays_within_0_and_1() -> None:
    for trials in (1, 2, 7, 100):
        for hits in range(trials + 1):
            low, high = wilson(hits, trials)
            other_low, other_high = wilson(trials - hits, trials)
            assert 0 <= low <= hits / trials <= high <= 1
            assert [low, high] == pytest.approx([1 - other_high, 1 - other_low])


def test_nothing_is_known_without_trials() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
