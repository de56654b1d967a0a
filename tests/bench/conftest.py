"""A server that strangers may do their worst to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.attack import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stop()
