"""Rules played on in a copy of the state, to see what would come of an answer."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from .requests import Event, Flow

S = TypeVar("S", bound=msgspec.Struct)

_encode = msgspec.msgpack.Encoder().encode


@cache
def _decoder(kind: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


def copied(state: S) -> S:
    """An independent copy of a state, to try something in it."""
    copy: S = _decoder(type(state)).decode(_encode(state))
    return copy


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
