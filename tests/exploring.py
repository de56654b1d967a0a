"""Chance in the tests: the same cases in every run, or fresh ones and many more of them.

`make test` has to come to the same verdict every time, so all chance is fixed there: hypothesis draws the same examples
whatever else runs, and `seeds` are the same numbers. `make explore` looks for what nobody has thought of. It sets
EXPLORE to a number, which all of its cases come from: to see one again, give the same number once more. What it
finds is pinned beside the test that found it, as an `@example` or as a case of its own.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

EXPLORE = int(os.environ.get("EXPLORE", 0))
"""What an exploration draws its cases from; 0 where they are fixed."""
MORE = 50
"""How many times as many cases an exploration tries."""

FEW = 40
"""Examples of a test without settings of its own."""

# No clock decides: a busy machine is slow, and that is no fault.
FIXED = settings(derandomize=True, max_examples=FEW, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("gate", FIXED)
settings.register_profile("explore", FIXED, derandomize=False, max_examples=FEW * MORE, database=None, print_blob=True)
settings.load_profile("explore" if EXPLORE else "gate")
if not EXPLORE:
    # Hypothesis mixes constants into its examples that it reads in the modules loaded so far, and which these are
    # depends on what else is tested, in which order and by how many processes.
    providers._get_local_constants = lambda: providers._local_constants


def cases(count: int) -> int:
    """How many examples to try, for `@settings(max_examples=cases(120))`: so many, or MORE times that to explore.

    Without settings of its own a test tries `cases(FEW)`.
    """
    return count * MORE if EXPLORE else count


def seeds(count: int) -> range:
    """So many seeds for tests that draw their cases themselves: 0, 1, 2 and so on, or fresh ones and MORE of them.

    As parameters of a test they are part of its name, so that a failure tells its seed.
    """
    return range(EXPLORE * 1000, EXPLORE * 1000 + count * MORE) if EXPLORE else range(count)
