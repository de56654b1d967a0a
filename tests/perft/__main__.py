"""`python -m tests.perft [POSITION …]`."""

from __future__ import annotations

import sys

from .counting import write
from .positions import POSITIONS

write(POSITIONS, sys.argv[1:] or list(POSITIONS))
