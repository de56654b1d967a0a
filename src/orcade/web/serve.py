"""Runs the server on this machine: finds its port, says where it is, opens the page, and ends cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn
from prometheus_client import start_http_server

from ..table.errors import OrcadeError
from . import garbage, logs
from .app import create
from .bot_processes import Pace
from .connections import ACCEPTED, HEAD, Connections
from .host_names import is_address
from .limits import Limits
from .live_tables import LiveTables
from .metrics import Metrics

GRACE = 3
"""Seconds that a request in progress may take when the server ends."""


KEEP_ALIVE = 60
"""Seconds that a browser's connection stays open between two moves."""


SWITCH = 0.00005
"""Seconds after which a busy thread lets another one run. For every move, the database's thread and the one that makes
pages take turns some ten times; with Python's usual 5 ms each, players would notice, and with 0.5 ms where the server
has much to do: among three thousand streams half of the answers took 37 ms, with 0.1 ms 28, with 0.02 ms 25."""


WAITING = 2048
"""Connections that the system holds until they are accepted."""


class CannotServe(OrcadeError):
    """The address or port cannot be had."""


class _Server(uvicorn.Server):
    """Ends the streams before it waits for connections to end, and says when it can be reached."""

    def __init__(
        self,
        config: uvicorn.Config,
        tables: LiveTables,
        connections: Connections,
        url: str,
        everywhere: bool,
        open_page: bool,
        metrics: str,
    ) -> None:
        super().__init__(config)
        self._connections = connections
        self._everywhere = everywhere
        self._metrics = metrics
        self._tables = tables
        self._url = url
        self._open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        for each in sockets or ():
            each.listen(WAITING)
        self._looking = [
            asyncio.create_task(self._connections.look_after()),
            asyncio.create_task(garbage.keep_quiet(lambda: self._tables.last_change)),
        ]
        print(f"Orcade is at {self._url} (Ctrl-C ends it; every match is kept)", flush=True)
        if self._everywhere:
            print("Other machines reach it too, under this machine's own address.", flush=True)
        if self._metrics:
            print(f"Prometheus may ask at {self._metrics}", flush=True)
        if self._open_page:
            webbrowser.open(self._url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for each in self._looking:
            each.cancel()
        self._tables.close_streams()
        await super().shutdown(sockets)


def serve(
    host: str,
    port: int,
    database: Path,
    open_page: bool,
    *,
    limits: Limits | None = None,
    pace: Pace | None = None,
    backup_every: float | None = None,
    metrics: str = "",
    log: logs.Form = "text",
    behind_proxy: bool = False,
    names: Sequence[str] = (),
) -> None:
    """Serve tables until Ctrl-C or SIGTERM.

    `port` 0 takes any free one. `backup_every`: seconds. `metrics`: a port of this machine, or an address and a port.
    `behind_proxy`, `names`: as for `create`.
    `CannotServe` where an address cannot be had, `DatabaseProblem` where the database cannot be used, `BadSetup` where
    a name is none.
    """
    logs.set_up(log)
    if threading.current_thread() is threading.main_thread():
        # Raised again by uvicorn when everything is closed. Python is to end by itself, and to clear away what the
        # processes beside the server have left.
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    sys.setswitchinterval(SWITCH)
    garbage.begin()
    listener = listen(host, port)
    try:
        app = create(
            database,
            limits=limits,
            pace=pace,
            backup_every=backup_every,
            behind_proxy=behind_proxy,
            names=names if host == "" or is_address(host) else [*names, host],
        )
        shown = show_metrics(app.state.metrics, metrics) if metrics else ""
    except OrcadeError:
        listener.close()
        raise
    connections = Connections(limits or Limits(), None if behind_proxy else app.state.share)
    app.state.metrics.show("orcade_connections", "Connections that are open", lambda: connections.count)
    config = uvicorn.Config(
        app,
        http=connections.protocol(),
        ws="none",
        h11_max_incomplete_event_size=HEAD,
        backlog=ACCEPTED,
        log_config=None,  # Ours is set up already.
        access_log=False,  # Its lines would hold links, and a link is a seat.
        server_header=False,
        proxy_headers=False,  # `visitors.py` alone decides whom to believe.
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
    everywhere = host in ("", "0.0.0.0", "::")
    name = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    url = f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"
    with contextlib.suppress(KeyboardInterrupt):  # Raised again by uvicorn when everything is closed.
        _Server(config, app.state.tables, connections, url, everywhere, open_page, shown).run(sockets=[listener])


def show_metrics(metrics: Metrics, where: str) -> str:
    """Let Prometheus ask at "PORT" of this machine, or at "ADDRESS:PORT"; returns the whole address.

    `CannotServe` where it cannot be had.
    """
    host, _, port = where.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if not (port.isascii() and port.isdigit() and len(port) < 6 and int(port) < 65536):
        raise CannotServe(f"--metrics takes a port, or an address and a port such as 127.0.0.1:9464, not {where!r}")
    try:
        server, _ = start_http_server(int(port), host, metrics.registry)
    except (OSError, UnicodeError) as wrong:
        raise CannotServe(f"{host}, port {port}, cannot be had for metrics: {wrong}") from None
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{server.server_port}/metrics"


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; `CannotServe` says why it cannot be had, and what could be done."""
    if not 0 <= port < 65536:
        raise CannotServe(f"there is no port {port}; they go from 1 to 65535, and 0 takes any free one")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as wrong:
        raise CannotServe(f"there is no address {host!r} with port {port} on this machine: {wrong}") from None
    # With its protocol: without it asyncio leaves Nagle's algorithm on, and every small reply waits 40 ms.
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
    except OSError as wrong:
        listener.close()
        if wrong.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} of {host} is in use, perhaps by another Orcade; choose another one"
            ) from None
        if wrong.errno == errno.EACCES:
            raise CannotServe(f"port {port} may not be used by you; choose one above 1023") from None
        raise CannotServe(f"{host}, port {port} cannot be had: {wrong.strerror}") from None
    return listener
