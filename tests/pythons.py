"""The rules under the oldest and the newest Python that are supported: `python -m tests.pythons`, or `make pythons`.

Looks for interpreters on the path and among those of pyenv, sets up a `.venv-3.x` for each with the versions of the
lock file, and runs the tests of the table and, of every game, the playthrough and the exact counts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
NEWEST = (3, 14)
"""What `pyproject.toml` says is supported, and the newest that is known to work."""
ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements-dev.txt"
TESTS = ("tests/table", "tests/perft", "src/orcade/house/test_6_playthrough.py")


def interpreters() -> dict[tuple[int, int], str]:
    """Each supported Python that is found, by its version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for minor in range(OLDEST[1], NEWEST[1] + 1):
        name = f"python3.{minor}"
        on_path = shutil.which(name)
        for path in filter(None, (on_path, *map(str, sorted(pyenv.glob(f"3.{minor}*/bin/{name}"))))):
            if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
                found[3, minor] = path
    return found


def tested(version: tuple[int, int], path: str) -> bool:
    """Set up an environment, if there is none yet for these versions, and run the tests in it."""
    folder = ROOT / f".venv-{version[0]}.{version[1]}"
    python = folder / "bin" / "python"
    ready = folder / "ready"
    if not ready.exists() or ready.read_bytes() != LOCK.read_bytes():
        pip: list[str | Path] = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
        subprocess.run([path, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([*pip, "--require-hashes", "-r", LOCK], check=True)
        here = ("--editable", ROOT, "--editable", ROOT / "examples")
        subprocess.run([*pip, "--no-build-isolation", "--no-deps", *here], check=True)
        ready.write_bytes(LOCK.read_bytes())
    print(f"Python {version[0]}.{version[1]}:", flush=True)
    return subprocess.run([python, "-m", "pytest", "-n", "2", *TESTS], cwd=ROOT, check=False).returncode == 0


def main() -> int:
    found = interpreters()
    if not found:
        print("None of the supported Pythons is on the path or with pyenv; there is nothing more to test.")
        return 0
    ends = {min(found), max(found)} - {sys.version_info[:2]}  # Under this one `make test` runs everything.
    return 0 if all(tested(version, found[version]) for version in sorted(ends)) else 1


if __name__ == "__main__":
    sys.exit(main())
