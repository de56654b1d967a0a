"""Where there is no Chromium, a browser test says so in one word; where CI is set it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import MISSING

from .conftest import PATIENCE


@pytest.mark.parametrize(("ci", "outcome", "code"), [("", "1 skipped", 0), ("1", "1 error", 1)])
def test_without_a_chromium(tmp_path: Path, ci: str, outcome: str, code: int) -> None:
    test = Path(__file__).with_name("test_cards.py")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-rsEf", "-p", "no:cacheprovider", str(test), "-k", "filter"],
        env={**os.environ, "PATH": str(tmp_path), "CI": ci},
        cwd=Path(__file__).parents[2],
        text=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert run.returncode == code, run.stdout + run.stderr
    assert outcome in run.stdout
    assert MISSING.split(";")[0] in run.stdout
