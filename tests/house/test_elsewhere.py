"""The author of a game runs the house tests in a project of his own, with nothing but what he has installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = Path("tests", "house", "playthroughs", "tusk-draw.txt")


LEAVE = shutil.ignore_patterns("__pycache__")


@pytest.fixture(scope="module", name="site")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Orcade and the example, as pip would have copied them, and compiled as it leaves them."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "src" / "orcade", site / "orcade")
    shutil.copytree(ROOT / "examples" / "tusk_draw", site / "tusk_draw")
    return site


@pytest.fixture(name="project")
def _project(tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with his own tests, elsewhere than what he has installed."""
    project = tmp_path / "project"
    shutil.copytree(ROOT / "tests" / "games" / "tusk_draw", project / "tests", ignore=LEAVE)
    monkeypatch.setenv("PYTHONPATH", str(site))
    return project


def run(project: Path, *words: str) -> tuple[int, str]:
    """A module with its arguments, run in the project: exit code and what it said."""
    there = {**os.environ, "PYTEST_ADDOPTS": "-p no:cacheprovider", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for name in ("PYTEST_XDIST_WORKER", "PYTHONDONTWRITEBYTECODE"):
        there.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=project, env=there, capture_output=True, text=True, timeout=300
    )
    return done.returncode, done.stdout + done.stderr


def only(project: Path, module: str, *words: str) -> tuple[int, str]:
    """One module of the house tests over Tusk Draw, as pytest itself is told to run it."""
    asked = ("-p", "orcade.house.plugin", "--pyargs", f"orcade.house.{module}", "--game=tusk-draw")
    return run(project, "pytest", *asked, *words)


def test_all_house_tests_of_a_game_run_from_the_installed_package(project: Path) -> None:
    code, said = run(project, "orcade.house.playthrough", "tusk-draw")
    assert (code, said.strip()) == (0, str(TEXT))
    assert (project / TEXT).read_text(encoding="utf-8") == (ROOT / TEXT).read_text(encoding="utf-8")
    code, said = run(project, "orcade.house", "tusk-draw", "-v")
    assert code == 0, said
    assert "test_3_sight.py::test_no_rule_remembers_a_face[tusk-draw] PASSED" in said
    assert "[timber]" not in said


def test_texts_and_tests_lie_where_the_author_wants_them(project: Path) -> None:
    settings = '[tool.pytest.ini_options]\nhouse_playthroughs = "texts"\nhouse_tests = "mine"\n'
    (project / "pyproject.toml").write_text(settings, encoding="utf-8")
    code, said = only(project, "test_6_playthrough")
    assert code == 1
    command = f"python -m orcade.house.playthrough tusk-draw --into={project / 'texts'}"
    assert f"tusk-draw has no playthrough; write one with: {command}" in said
    assert run(project, *command.split()[2:])[0] == 0
    assert only(project, "test_6_playthrough")[0] == 0
    (project / "mine").mkdir()
    wrong = 'import pytest\n\n@pytest.mark.rule("TD 99")\ndef test_it() -> None: ...\n'
    (project / "mine" / "test_it.py").write_text(wrong, encoding="utf-8")
    code, said = only(project, "test_rulebooks", "-k", "every_rule_that_a_test_names")
    assert code == 1
    assert "tested, but not in the rulebook: test_it.py:3: TD 99" in said


def test_they_run_in_one_go_with_tests_of_ones_own(project: Path) -> None:
    code, said = only(project, "test_facts", "tests", "--strict-markers", "-v")
    assert code == 0, said
    assert "tests/test_rules.py::test_the_longest_tusk_takes_the_point PASSED" in said
    assert "test_the_facts_about_a_game[tusk-draw] PASSED" in said


def test_a_game_that_is_not_there_is_said_to_be_so(project: Path) -> None:
    code, said = run(project, "orcade.house", "tusk-drow")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "there is no game 'tusk-drow'; installed are: " in said
    code, said = run(project, "orcade.house.playthrough", "tusk-drow")
    assert code == 1
    assert said.startswith("there is no game 'tusk-drow'; installed are: ")


def test_a_game_that_breaks_the_rules_does_not_pass(project: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = project.parent / "changed"
    shutil.copytree(site / "tusk_draw", changed / "tusk_draw", ignore=LEAVE)
    monkeypatch.setenv("PYTHONPATH", f"{changed}{os.pathsep}{site}")
    rules = changed / "tusk_draw" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    dealt = "    table.phase = LAYING\n"
    assert dealt in text
    rules.write_text(text.replace(dealt, f"{dealt}    table.deck = table.deck[1:]\n"), encoding="utf-8")
    code, said = only(project, "test_1_to_the_end", "-k", "lost")
    assert code == 1
    assert "cards that lie nowhere: " in said
