"""Bots that do what a bot must not."""

from __future__ import annotations

from orcade.bots import Seen
from orcade.table.requests import Option


class Wish(Option, frozen=True):
    """An answer to no question."""

    def notation(self, view: object) -> str:
        return "wish"


NO_FUNCTION = 7


def raises(seen: Seen) -> Option:
    raise ValueError("I know only chess")


def dreams(seen: Seen) -> Option:
    return Wish()


def mumbles(seen: Seen) -> str:
    return "lay 99"


def forgets(seen: Seen) -> None:
    return None


def hangs(seen: Seen) -> Option:
    while True:
        try:
            while True:
                pass
        except Exception:
            pass
