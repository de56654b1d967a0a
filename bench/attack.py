"""Attacks on a server, and what other tables notice of them.

Starts a server as `orcade serve` does, on one core. Some tables of people play there, each with an answer every 0.4 s;
strangers from other addresses do their worst meanwhile, one kind after the other and then all at once. Told for each:
how long the answers of the others took, from sending one until the other seat's page shows it; whether any was refused;
whether a newcomer is let in and can set a table; how much the server computed, what it wrote to its log, how much its
memory grew; and what the strangers were told.

    python -m bench.attack [--seconds 10] [--only silent,tables]

The exit code is 1 where an answer was refused or lost, a newcomer was turned away, the log was flooded, or the slowest
hundredth of the answers took 100 ms or longer.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec import Struct

from .load_web import Sent, pair, play, waits_of
from .strangers import ATTACKS, Stranger, Told

VICTIMS = 6
"""Tables of people."""

EVERY = 0.4
"""Seconds from one answer of a table to its next."""

SLOWEST = 0.1
"""Seconds that the slowest hundredth of the answers may take at most."""

LONGEST_LOG = 20_000
"""Bytes that the server may write to its log during one attack."""

SERVE = [sys.executable, "-m", "orcade", "serve", "--no-open", "--port", "0", "--database"]


class Report(Struct):
    """What the others noticed of one attack."""

    name: str
    answers: int
    refused: int
    lost: int
    median: float
    """Seconds from sending an answer until the other seat's page showed it."""
    slowest: float
    """Seconds; one answer in a hundred took longer."""
    newcomers: Told
    computed: float
    """Seconds of the server's processor time."""
    log: int
    """Bytes."""
    memory: int
    """Bytes by which the server grew."""
    told: Told

    @property
    def faults(self) -> list[str]:
        """What nobody should have noticed, in words; times are not looked at."""
        found = []
        if not self.answers:
            found.append("no answer was acknowledged")
        if self.refused:
            found.append(f"{self.refused} answers of others were refused")
        if self.lost:
            found.append(f"{self.lost} answers never reached the other page")
        turned_away = self.newcomers - Counter({"200": self.newcomers["200"]})
        if turned_away:
            found.append(f"newcomers were turned away: {dict(turned_away)}")
        if self.log > LONGEST_LOG:
            found.append(f"{self.log} bytes of log")
        return found

    def lines(self) -> Iterator[str]:
        yield (
            f"{self.name:9}{self.answers:6} answers"
            f"  p50 {1000 * self.median:6.1f} ms  p99 {1000 * self.slowest:7.1f} ms"
            f"  server {self.computed:5.1f} s  log {self.log:6} B  memory {self.memory / 1e6:+7.1f} MB"
        )
        yield f"{'':9}strangers were told: {', '.join(f'{what} ({n})' for what, n in self.told.most_common(8))}"
        for fault in self.faults:
            yield f"{'':9}FAULT: {fault}"


class Server:
    """`orcade serve` on a fresh database, on the first core that may be used."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "log.txt"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [*SERVE, str(folder / "attacked.db")],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        found = re.search(r"http://[^/]*:(\d+)/", self._process.stdout.readline())
        if found is None:
            raise SystemExit(f"the server did not start: {self._log.read_text()}")
        self.port = int(found[1])
        self.pid = self._process.pid

    @property
    def log(self) -> int:
        return self._log.stat().st_size

    @property
    def computed(self) -> float:
        """Seconds of processor time, its bots and other helpers left out."""
        numbers = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise SystemExit("the server did not end") from None


def strike(names: Sequence[str], port: int, seconds: float) -> Told:
    """Some attacks at once, in a process that leaves the processor to those who are measured."""
    os.nice(10)

    async def all_at_once() -> Told:
        told: Told = Counter()
        for each in await asyncio.gather(*(ATTACKS[name](port, seconds) for name in names)):
            told += each
        return told

    return asyncio.run(all_at_once())


async def newcomers(port: int, end: float) -> Told:
    """Each second somebody new loads the lobby and sets a table; what he was told."""
    told: Told = Counter()
    form = {"seats": "2", "seat-0": "here", "seat-1": "link"}
    for number in itertools.count(500):
        newcomer = Stranger(port, number)
        told[await newcomer.get("/")] += 1
        told[await newcomer.post("/new/tusk-draw", form)] += 1
        if time.perf_counter() + 1 > end:
            return told
        await asyncio.sleep(1)
    raise AssertionError


async def measured(name: str, attacks: Sequence[str], server: Server, seconds: float) -> Report:
    """What the others notice while these attacks go on. None at all: what is usual."""
    before = server.computed, server.log, server.memory
    sent: list[Sent] = []
    pairs = [await pair(server.port, "pit-fighting") for _ in range(VICTIMS)]
    start = time.perf_counter() + 2
    end = start + seconds
    rng = random.Random(1)
    people = [play(table, start, end, random.Random(rng.random()), sent, EVERY) for table in pairs]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        loop = asyncio.get_running_loop()
        striking = loop.run_in_executor(pool, strike, attacks, server.port, seconds + 1) if attacks else None
        arriving = asyncio.create_task(newcomers(server.port, end))
        await asyncio.gather(*people)
        strangers = await striking if striking else Counter()
    waits, lost = waits_of(sent)
    return Report(
        name,
        len(waits),
        sum(each[0] != 200 for each in sent),
        lost,
        waits[len(waits) // 2] if waits else 0.0,
        waits[int(len(waits) * 0.99)] if waits else 0.0,
        await arriving,
        server.computed - before[0],
        server.log - before[1],
        server.memory - before[2],
        strangers,
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", help="names with commas between, of: " + ", ".join(ATTACKS))
    given = parser.parse_args(words)
    names = given.only.split(",") if given.only else list(ATTACKS)
    for name in names:
        if name not in ATTACKS:
            parser.error(f"there is no attack {name!r}; there are {', '.join(ATTACKS)}")
    runs = [("nothing", [])] + [(name, [name]) for name in names] + ([("all", names)] if len(names) > 1 else [])
    good = True
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.pid, {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
        try:
            for name, attacks in runs:
                report = asyncio.run(measured(name, attacks, server, given.seconds))
                print("\n".join(report.lines()), flush=True)
                good = good and not report.faults and report.slowest < SLOWEST
        finally:
            server.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
