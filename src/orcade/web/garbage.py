"""When Python looks for garbage in cycles: not while people play.

It would look through all that is alive, which takes half a second with some hundred tables, and find next to nothing:
what answers, pushes and connections leave behind is in no cycles, and goes by itself. What is new it would look
through when there is most to do: 50 ms at a time, when thousands of connections came at once.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

OFTEN = 1.0
"""Seconds after which what is new is set aside, so that the collector need not look at it."""

QUIET = 120.0
"""Seconds without an answer after which all may be looked through. Tables have let go of their drawings by then."""

SELDOM = 3600.0
"""Seconds from one time to the next, at least."""


def look_through() -> None:
    """Find all garbage; everybody waits meanwhile."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def begin() -> None:
    """When a server starts: what has been imported stays until its end."""
    look_through()
    gc.disable()


async def keep_quiet(last_change: Callable[[], float]) -> None:
    """For ever. `last_change`: when an answer was given last, as `time.monotonic` counts."""
    looked = time.monotonic()
    while True:
        await asyncio.sleep(OFTEN)
        now = time.monotonic()
        if now - looked > SELDOM and now - last_change() > QUIET:
            look_through()
            looked = time.monotonic()
        else:
            gc.freeze()  # Which takes no time.
