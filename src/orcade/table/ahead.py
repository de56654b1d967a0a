"""Rules played on in a copy of the state, to see what would come of an answer."""

from __future__ import annotations

from typing import Any

from .requests import Event, Flow


def played(flow: Flow[None], *sent: Any) -> Any:
    """What a rule asks for when the answers and dice that it is sent, in order, have been used up; None where it ends.

    Nobody is told of what happens in it."""
    left: list[Any] = [None, *sent]
    request = None
    while isinstance(request, Event) or left:
        try:
            request = flow.send(None if isinstance(request, Event) else left.pop(0))
        except StopIteration:
            return None
    return request
