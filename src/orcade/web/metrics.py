"""Figures for Prometheus, at an address of their own (`serve --metrics`): they are nobody else's business.

What is counted is counted where it happens; what stands somewhere anyway is read when Prometheus asks, in a thread.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from . import backups, room
from .live_tables import LiveTables
from .sqlite_files import reader

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

Handler = Callable[[Request], Awaitable[Response]]


class Metrics:
    """All figures of one server."""

    def __init__(self, tables: LiveTables) -> None:
        self.registry = CollectorRegistry()
        self._actions = Counter(
            "orcade_actions",
            "What was posted at tables, by action and HTTP status",
            ["action", "status"],
            registry=self.registry,
        )
        self._answers = Histogram(
            "orcade_answer_seconds", "From an answer's arrival to its reply", registry=self.registry, buckets=SECONDS
        )
        saves = Histogram("orcade_save_seconds", "One commit to the disk", registry=self.registry, buckets=SECONDS)
        tables.database.took = saves.observe
        self.registry.register(_Standing(tables))
        ProcessCollector(registry=self.registry)

    def show(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Have a figure shown that is kept elsewhere."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def measured(self, action: str, handler: Handler) -> Handler:
        """A handler of posts at a table that is counted, and timed where it takes answers."""

        async def counted(request: Request) -> Response:
            begun = time.perf_counter()
            try:
                reply = await handler(request)
            except Exception:  # It becomes a reply farther out.
                self._actions.labels(action, 500).inc()
                raise
            self._actions.labels(action, reply.status_code).inc()
            if action == "answer":
                self._answers.observe(time.perf_counter() - begun)
            return reply

        return counted


class _Standing(Collector):
    """What stands somewhere anyway."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        tables = self._tables
        live = tables.in_memory()
        path = tables.database.path
        yield _gauge("orcade_tables_in_memory", "Tables in memory", len(live))
        yield _gauge("orcade_tables_damaged", "Tables closed because they are damaged", len(tables.damaged.ids))
        yield _gauge("orcade_streams", "Pages that watch a table", sum(each.streams for each in live))
        turns = tables.bots.turns
        yield _gauge("orcade_bots_waiting", "Bots that wait until they may think", turns.waiting)
        yield _gauge("orcade_bots_thinking", "Bots that think", turns.thinking)
        yield _gauge(
            "orcade_bots_longest_wait_seconds", "How long the first bot in the queue waits", turns.longest_wait
        )
        yield _gauge("orcade_bots_part", "Part of its full time that the last bot was given", turns.part)
        yield _gauge("orcade_backup_timestamp_seconds", "When the newest backup was made, or 0", backups.newest(path))
        with contextlib.suppress(OSError):
            yield _gauge("orcade_database_bytes", "Size of the database", path.stat().st_size)
            yield _gauge("orcade_disk_free_bytes", "Free on the database's disk", shutil.disk_usage(path.parent).free)
        with contextlib.suppress(sqlite3.Error), contextlib.closing(reader(path)) as base:
            yield _gauge("orcade_tables_open", "Matches that are not over", room.count_open(base))


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, value)
