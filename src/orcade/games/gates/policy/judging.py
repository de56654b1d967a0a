"""What judges of the policy do with answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orcade.table.judging import Judged
from orcade.table.requests import Ask


def answers_to(ask: Ask) -> Sequence[Any]:
    """The answers to a question, of whose kind its judge knows the fields."""
    return ask.options


def best(judged: Judged) -> Judged:
    """The best alone."""
    if not judged:
        return {}
    top = max(judged, key=judged.__getitem__)
    return {top: judged[top]}
