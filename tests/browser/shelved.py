"""Tables that were played before a server is started: it finds them in its store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from orcade.web import shelf
from orcade.web.links import links_for
from orcade.web.sitting import Sitting
from orcade.web.store import Store

from .conftest import Server


@contextmanager
def served(folder: Path, sitting: Sitting, here: tuple[int, ...], invited: tuple[int, ...]) -> Iterator[str]:
    """A server of its own with this table; gives the address of the host's page."""
    server = Server(folder)
    links = links_for(sitting.id, here, invited)

    async def put() -> None:
        store = Store(server.database)
        await store.write(lambda base: shelf.put_new(base, sitting, links))
        store.close()

    thread = Thread(target=asyncio.run, args=(put(),))  # Playwright's own loop runs in this one
    thread.start()
    thread.join()
    server.start()
    yield f"{server.url}/t/{links[0].token}"
    server.stop()
