"""Regions that look at the board only when somebody looks at them.

A copy of a match plays its step again up to the open question and often goes no further than the answer: then nobody
wants to know what could have been answered.
"""

from __future__ import annotations

from typing import Any


class Unhurried:
    """Mixed into a region: `survey` fills in everything when the first of it is read."""

    __slots__ = ()

    def survey(self) -> None:
        """Look at the board and set every attribute that `__init__` has left out."""
        raise NotImplementedError

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self.survey()
        return object.__getattribute__(self, name)
