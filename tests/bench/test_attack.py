"""A short run of what `python -m bench.attack` does for longer, without its times."""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack import LONGEST_LOG, Report, Server, measured
from bench.strangers import ATTACKS
from msgspec.structs import replace


def test_nobody_else_is_disturbed_by_all_attacks_at_once(server: Server) -> None:
    report = asyncio.run(measured("all", list(ATTACKS), server, 0.5))
    assert not report.faults
    assert report.told


def test_what_others_notice_is_told() -> None:
    good = Report("none", 9, 0, 0, 0.01, 0.02, Counter({"200": 4}), 1.0, 0, 0, Counter())
    assert not good.faults
    for bad in (
        replace(good, answers=0),
        replace(good, refused=1),
        replace(good, lost=1),
        replace(good, newcomers=Counter({"200": 4, "503": 1})),
        replace(good, log=LONGEST_LOG + 1),
    ):
        assert len(bad.faults) == 1
