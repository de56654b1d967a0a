"""An Orcade that was installed without `orcade[envs]` says what environments lack."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("lacks", ["PIL", "gymnasium", "numpy", "pettingzoo", "resvg_py"])
def test_environments_say_what_they_lack(lacks: str) -> None:
    words = f"import sys; sys.modules[{lacks!r}] = None; import orcade.envs"
    ended = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=False)
    assert f"orcade.envs needs {lacks}" in ended.stderr
    assert "pip install 'orcade[envs]'" in ended.stderr
