"""Options of which there are too many to list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .requests import Option


class Proposals(Sequence[Option]):
    """Stands in `Ask.options` like a list of options. Its items are proposals, for bots, environments and the keyboard;
    every other legal answer is taken as well."""

    __slots__ = ()

    also: Sequence[Option]
    """Plain options, which come first."""

    def __contains__(self, option: object) -> bool:
        return self.own(option) is not None

    def own(self, option: object) -> Option | None:
        """The legal answer that this equals, whose numbers are plain ones; None where there is none."""
        raise NotImplementedError

    def read(self, view: Any, said: str) -> Option | None:
        """The answer, other than a plain option, that words mean; None where they begin like no such answer.

        `Refused` says why it is not legal.
        """
        raise NotImplementedError

    def usage(self, view: Any) -> str:
        """How an answer that is not listed is said: "move grub X,Y"."""
        raise NotImplementedError
