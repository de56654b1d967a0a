"""A short run of what `python -m bench.load_web` does for longer, without its times."""

from __future__ import annotations

import asyncio

from bench.attack import Server
from bench.load_web import load


def test_every_page_answers_time_and_again(server: Server) -> None:
    told = asyncio.run(load(server.port, server.pid, "pit-fighting", matches=2, every=0.1, seconds=0.5, seed=1))
    assert told["answers"] > 2, "it reads from pushes, not only from the whole page, what may be answered"
    assert told["refused"] == told["views that never came"] == 0
