"""Tries a change: makes it in a copy of the source, and runs the tests of the game until one is red."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from importlib.util import cache_from_source
from pathlib import Path
from typing import NamedTuple

from orcade.table.game import game_named

from .sample import Mutant

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
RED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
GREEN, NONE_FOUND = 0, 5
"""How pytest ends when all is well, and when there is no test."""
TIMEOUT = "timeout"
TOLD = "told"
"""Marks tests of what players are told."""


class Run(NamedTuple):
    """How tests ended."""

    red: str
    """The first red test, or TIMEOUT; empty where all are green."""
    seconds: float


class Trial(NamedTuple):
    """How a change was noticed."""

    run: Run
    told: bool
    """Whether a test of what is told noticed it."""


def folder(game: str) -> Path:
    """Of a game's source, from the folder `src`."""
    return game_named(game).folder.resolve().relative_to(SOURCE.resolve())


class Copy:
    """A copy of the source, in which one change at a time is made."""

    def __init__(self, where: Path) -> None:
        self.where = where
        shutil.copytree(SOURCE / "orcade", where / "orcade")

    def attempt(self, game: str, mutant: Mutant, patience: float, only_told: bool = False) -> Trial:
        """Make the change, run the tests, and take the change back."""
        path = (self.where / folder(game) / mutant.file).resolve()
        text = path.read_text(encoding="utf-8")
        _write(path, mutant.changed(text))
        try:
            if not (mutant.number or only_told):
                return Trial(self.tests(game, patience), told=False)
            first = self.tests(game, patience, TOLD)
            if first.red or only_told:
                return Trial(first, told=first.red not in ("", TIMEOUT))
            others = self.tests(game, patience, f"not {TOLD}")
            return Trial(Run(others.red, first.seconds + others.seconds), told=False)
        finally:
            _write(path, text)

    def tests(self, game: str, patience: float, marked: str = "") -> Run:
        """Run the tests of a game until one is red: first its own, then those of the house, without playthroughs.

        `patience`: seconds for either. `marked`: for `-m` of pytest. What the house plays to find its tests takes as
        long as many tests, and is seldom needed.
        """
        own, house = ROOT / "tests" / "games" / game.replace("-", "_"), self.where / "orcade" / "house"
        began = time.monotonic()
        which = ("--game", game, "-m", marked)
        red = self._pytest(patience, *which, own)
        red = red or self._pytest(patience, *which, house, "--ignore", house / "test_6_playthrough.py")
        return Run(red, time.monotonic() - began)

    def _pytest(self, patience: float, *words: str | Path) -> str:
        """The first red test; empty where all are green."""
        pytest = subprocess.Popen(
            [
                *(sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"),
                *("-c", ROOT / "pyproject.toml", "--rootdir", ROOT, *words),
            ],
            cwd=ROOT,
            env={key: value for key, value in os.environ.items() if key != "EXPLORE"} | {"PYTHONPATH": str(self.where)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            said, _ = pytest.communicate(timeout=patience)
            return _red(said, pytest.returncode)
        except subprocess.TimeoutExpired:
            return TIMEOUT
        finally:
            pytest.kill()
            pytest.wait()


def _red(said: str, status: int) -> str:
    if status in (GREEN, NONE_FOUND):
        return ""
    found = RED.search(said)
    return re.sub(r"\S*/orcade/house/", "house/", found[1]) if found else said.strip().splitlines()[-1]


def _write(path: Path, text: str) -> None:
    """Python tells by the second and the size whether what it compiled is still true: too coarse here."""
    Path(cache_from_source(path)).unlink(missing_ok=True)
    path.write_text(text, encoding="utf-8")
