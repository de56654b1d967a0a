"""A few kills of what `python -m bench.kill` does two hundred times."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.kill import run


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    counted = asyncio.run(run(4, "tusk-draw", 3, 1, tmp_path / "kill.sqlite3"))
    assert counted["kills"] == 4
    assert counted["answers"] > 0
    assert counted["pages that came back"] >= 4 * 3 * 3
