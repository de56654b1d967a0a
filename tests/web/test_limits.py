"""What one visitor may take, so that there is enough for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from orcade.web.errors import TooMany
from orcade.web.event_stream import Stream
from orcade.web.limits import AtOnce


def test_what_is_given_back_can_be_taken_again() -> None:
    open_now = AtOnce(2)
    for _ in range(3):
        open_now.take("a", "pages")
        open_now.take("a", "pages")
        with pytest.raises(TooMany, match="2 pages are open already; close some"):
            open_now.take("a", "pages")
        open_now.take("b", "pages")
        for key in "aab":
            open_now.give_back(key)
    assert not open_now._count


@pytest.mark.parametrize("breaks", [False, True])
def test_a_stream_counts_for_its_visitor_until_it_ends(breaks: bool) -> None:
    """Also where it ends before its first event, because the page has gone."""
    streams = AtOnce(1)

    async def body() -> AsyncIterator[bytes]:
        yield b"retry: 1000\n\n"

    async def receive() -> dict[str, str]:
        await asyncio.sleep(60)
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        if breaks:
            raise OSError

    async def watch() -> None:
        stream = Stream(body(), "a", streams)
        with pytest.raises(TooMany, match="close some"):
            Stream(body(), "a", streams)
        Stream(body(), "b", streams)
        try:
            await stream({"type": "http"}, receive, send)
        except BaseException:
            assert breaks
        Stream(body(), "a", streams)

    asyncio.run(watch())
