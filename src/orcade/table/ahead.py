"""Rules played on in a copy of the state, to see what would come of an answer."""

from __future__ import annotations

from typing import Any

from .requests import Event, Flow


def played(flow: Flow[None], *sent: Any) -> Any:
    """What a rule asks for when the answers and dice that it is sent, in order, have been used up; None where it ends.

    Nobody is told of what happens in it."""
    request = further(flow)
    for each in sent:
        request = further(flow, each)
    return request


def further(flow: Flow[None], sent: Any = None) -> Any:
    """What a rule asks for next; None where it ends. `sent`: the answer or the die that it waits for."""
    try:
        request = flow.send(sent)
        while isinstance(request, Event):
            request = flow.send(None)
    except StopIteration:
        return None
    return request
