"""Answers about carried gold (OW 12.1)."""

from __future__ import annotations

from typing import ClassVar

from .common import OfChip


class KeepGold(OfChip, frozen=True):
    """Keep this gold chip; a lone leader carries one."""

    verb: ClassVar[str] = "keep"
