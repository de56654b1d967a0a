"""Questions for an orc or a character: whom a card, a spell or a botched blow is for."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import Ask, Flow, Seat

from .answers.choosing import PICK
from .pieces import Siege


def ask_target(siege: Siege, seat: Seat, targets: Sequence[int], asked: int, prompt: str, rule: str) -> Flow[int]:
    """One of several targets (see `answers.CHARACTER`), of a seat's choice; not asked where there is but one. `asked`:
    WHICH_…, WHO_…"""
    if len(targets) == 1:
        return targets[0]
    siege.asked = asked
    answer = yield Ask(seat, prompt, [PICK[target] for target in targets], rule)
    return answer.target  # type: ignore[no-any-return]
