"""Chance that is fixed is the same in every run."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.exploring import EXPLORE


@pytest.mark.skipif(EXPLORE > 0, reason="an exploration draws fresh examples")
def test_examples_do_not_depend_on_what_else_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    @given(some.integers(-1_000_000, 1_000_000))
    def draw(number: int) -> None:
        drawn.append(number)

    draw()
    before = drawn[:]
    drawn.clear()
    (tmp_path / "full_of_numbers.py").write_text(f"NUMBERS = {list(range(700_000, 700_300))}")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("full_of_numbers")
    draw()
    del sys.modules["full_of_numbers"]
    assert drawn == before
