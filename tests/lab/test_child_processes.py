"""Processes that share in the work end when they are told to, whatever they are doing."""

from __future__ import annotations

import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from orcade.lab import child_processes
from tests.conftest import PATIENCE

MANY = 300_000_000
"""Bytes: far more than a pipe holds."""


def test_a_pool_ends_in_the_middle_of_a_result() -> None:
    """The rest of it never comes, and nothing waits for it."""
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), child_processes.prepare)
    pool.submit(bytes, MANY)
    manager = vars(pool)["_executor_manager_thread"]
    limit = time.monotonic() + PATIENCE
    while sys._current_frames()[manager.ident].f_code.co_name != "_recv":
        assert time.monotonic() < limit
        time.sleep(0.0005)
    child_processes.stop(pool)
    assert not manager.is_alive()  # or Python may stumble over it while this process ends


def test_a_pool_that_has_ended_may_be_stopped() -> None:
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), child_processes.prepare)
    pool.shutdown()
    child_processes.stop(pool)
