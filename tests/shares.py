"""How the processes that run the tests side by side share them out (pytest-xdist's `worksteal`)."""

from __future__ import annotations

import importlib
import os
from contextlib import suppress
from pathlib import Path

import pytest


def load_a_share_first(root: Path) -> None:
    """Where several processes load all tests, each begins elsewhere: what one has compiled, the others find."""
    number, count = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"), processes()
    if count == 1:
        return
    names = [
        ".".join(path.relative_to(base).with_suffix("").parts)
        for base, folder in ((root, "tests"), (root / "src", "orcade/house"))
        for path in sorted((base / folder).rglob("test_*.py"))
    ]
    begin = len(names) * int(number) // count
    for name in names[begin:] + names[:begin]:
        with suppress(Exception):  # told when its tests are made
            importlib.import_module(name)


def processes() -> int:
    """How many there are."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def stagger(items: list[pytest.Item]) -> None:
    """Give each process a part of the browser tests, the first one at the beginning of its share, the last one at the
    end: these tests wait a lot, and if all processes came to them at once, processors would be idle."""
    count = processes()
    if count == 1:
        return
    slow = [item for item in items if item.get_closest_marker("browser")]
    others = [item for item in items if not item.get_closest_marker("browser")]
    items.clear()
    for number in range(count):
        share = others[len(others) * number // count : len(others) * (number + 1) // count]
        before = len(share) * number // (count - 1)
        part = slow[len(slow) * number // count : len(slow) * (number + 1) // count]
        items += share[:before] + part + share[before:]
