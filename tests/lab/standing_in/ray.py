"""Stands in for Ray where it is not installed: plays at once, in this process, and fails where it is told to.

`RAY_STANDS_IN` says how: "no one" connects to nothing and waits, "another version" refuses, "deaths" loses every third
batch for good, "bare" lacks a package.
"""

import os
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

connected: list[dict[str, Any]] = []
cancelled: list[int] = []
mode = os.environ.get("RAY_STANDS_IN", "")


class RayError(Exception):
    pass


class RayTaskError(RayError):
    cause: Exception = ModuleNotFoundError("No module named 'msgspec'", name="msgspec")


exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)


def init(**given: Any) -> None:
    if mode == "no one":
        time.sleep(60)
    if mode == "another version":
        raise RuntimeError("Version mismatch: The cluster was started with:\n    Ray: 1.0")
    connected.append(given)


def shutdown() -> None:
    connected.clear()


def cluster_resources() -> dict[str, float]:
    return {"CPU": 3.0}


def remote(max_retries: int) -> Callable[[Callable[..., Any]], Any]:
    assert max_retries > 0
    made: list[int] = []

    def decorated(work: Callable[..., Any]) -> Any:
        def call(*given: Any) -> Any:
            assert connected
            made.append(1)
            return _Handle(len(made), lambda: work(*given))

        return SimpleNamespace(remote=call)

    return decorated


class _Handle:
    def __init__(self, number: int, work: Callable[[], Any]) -> None:
        self.number = number
        self.work = work


def wait(handles: list[_Handle], num_returns: int = 1, timeout: float | None = None) -> tuple[list[Any], list[Any]]:
    """The youngest first, and every second one with it."""
    assert 1 <= num_returns <= len(handles)
    done = handles[-1:] if timeout is None else handles[::2]
    return done, [each for each in handles if each not in done]


def get(handle: _Handle) -> Any:
    if mode == "bare":
        raise RayTaskError
    if mode == "deaths" and handle.number % 3 == 0:
        raise RayError("The worker died\nunexpectedly")
    return handle.work()


def cancel(handle: _Handle, force: bool) -> None:
    assert force
    cancelled.append(handle.number)
