"""What one visitor may take, so that there is enough for everybody."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from orcade.web.errors import TooMany
from orcade.web.event_stream import Page, Stream, stream
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
    tables = Mock(streams=AtOnce(1), closing=False)

    def opened(visitor: str) -> Stream:
        return stream(tables, visitor, Page(Mock(), Mock(), lambda *_: None, ""))

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        if breaks:
            raise OSError

    async def watch() -> None:
        first = opened("a")
        with pytest.raises(TooMany, match="close some"):
            opened("a")
        opened("b")
        try:
            await first({"type": "http"}, receive, send)
        except BaseException:
            assert breaks
        opened("a")

    asyncio.run(watch())
