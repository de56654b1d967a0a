"""An Orcade that was installed without `orcade[envs]` says what environments lack."""

from __future__ import annotations

import pytest

from tests.forked import python


@pytest.mark.parametrize("lacks", ["PIL", "gymnasium", "numpy", "pettingzoo", "resvg_py"])
def test_environments_say_what_they_lack(lacks: str) -> None:
    words = f"import sys; sys.modules[{lacks!r}] = None; import orcade.envs"
    ended = python("-c", words)
    assert f"orcade.envs needs {lacks}" in ended.stderr
    assert "pip install 'orcade[envs]'" in ended.stderr
