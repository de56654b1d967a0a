"""Who rolls highest, where ties are rolled again (GEN-2)."""

from __future__ import annotations

from collections.abc import Iterable

from .requests import Flow, Roll, Seat


def highest(seats: Iterable[Seat], sides: int, label: str, rule: str) -> Flow[Seat]:
    """Which of these seats has the highest die of so many sides; who ties for it rolls again, till one is ahead."""
    level = 0
    for seat in seats:
        level |= 1 << seat
    while level.bit_count() > 1:
        best = tied = 0
        for seat in range(level.bit_length()):
            if level >> seat & 1:
                die = yield Roll(seat, sides, label, rule)
                if die > best:
                    best, tied = die, 0
                if die == best:
                    tied |= 1 << seat
        level = tied
    return level.bit_length() - 1
