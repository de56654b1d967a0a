"""Games played on a Ray cluster, by the code of whoever asks: what travels there, and how the cluster is found."""

from __future__ import annotations

import os
import pickle
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from orcade.table.errors import OrcadeError

from .crew import Crew, CrewFailed, Part, share_out
from .playing import Outcome, Task

ADDRESS = "RAY_ADDRESS"

PATIENCE = 20.0
"""Seconds in which a cluster has to answer."""

BATCH = 1.0
"""Seconds of play that are handed out at once: with Ray that takes some milliseconds of several processes."""

AGAIN = 3
"""So often is a batch played again whose worker or node has died."""

CONNECTS = """
import sys
try:
    import ray
    ray.init(log_to_driver=False, logging_level="CRITICAL")
except Exception as wrong:
    sys.exit(" ".join(str(wrong).split()))
"""


class BadCluster(OrcadeError):
    """There is no Ray cluster, or one that cannot be used."""


def on_ray() -> Crew:
    """The crew of the cluster that `RAY_ADDRESS` names. `BadCluster` where there is none."""
    address = os.environ.get(ADDRESS, "")
    if not address:
        raise BadCluster(
            f"{ADDRESS} is not set: it has to name a Ray cluster, as {ADDRESS}=127.0.0.1:6379 or "
            f"{ADDRESS}=ray://host:10001; `ray start --head` starts one"
        )
    if find_spec("ray") is None:
        raise BadCluster("playing on Ray needs Ray: pip install 'orcade[ray]'")
    _answers(address)
    return lambda tasks: _there(tasks, address)


def _answers(address: str) -> None:
    """`BadCluster` unless one can connect; tried in another process, as Ray waits for minutes and ends its process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        if int(port) >= 65536:  # else it would be tried without its highest bits
            raise BadCluster(f"no Ray cluster answers at {address} ({ADDRESS}): there is no port {port}")
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except OSError as wrong:
            raise BadCluster(f"no Ray cluster answers at {address} ({ADDRESS}): {wrong}") from None
    trying = [sys.executable, "-c", CONNECTS]
    try:
        tried = subprocess.run(trying, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise BadCluster(
            f"no Ray cluster answers at {address} ({ADDRESS}) within {PATIENCE:g} seconds: "
            "something else is there, or a cluster of quite another version"
        ) from None
    if tried.returncode:
        said = tried.stderr.strip().splitlines() or ["Ray ended without a word"]
        raise BadCluster(f"the Ray cluster at {address} ({ADDRESS}) cannot be used: {said[-1]}")


def _there(tasks: Iterable[Task], address: str) -> Generator[Outcome, None, None]:
    """The games on the cluster. Ray replaces what dies, and has its games played again."""
    import ray

    with _connected():
        play = ray.remote(max_retries=AGAIN)(_player())
        running: dict[Any, list[Task]] = {}

        def room() -> int:
            """Nodes come and go."""
            return 2 * max(1, int(ray.cluster_resources().get("CPU", 0)))

        def hand_out(batch: list[Task]) -> Any:
            return play.remote(pickle.dumps(batch))

        def back() -> Iterator[tuple[Any, Part]]:
            first, others = ray.wait(list(running))
            for done in (*first, *(ray.wait(others, num_returns=len(others), timeout=0)[0] if others else ())):
                try:
                    yield done, pickle.loads(ray.get(done))
                except ray.exceptions.RayTaskError as wrong:
                    raise _in_words(wrong.cause, address) from None
                except ray.exceptions.RayError as wrong:
                    raise CrewFailed(
                        f"the workers at {address} died {AGAIN + 1} times while they played game "
                        f"{running[done][0].index} or one after it: {' '.join(str(wrong).split())}"
                    ) from None

        try:
            for part in share_out(iter(tasks), running, room, hand_out, back, BATCH):
                yield from part.outcomes
        finally:
            for each in running:
                ray.cancel(each, force=True)


def _player() -> Callable[[bytes], bytes]:
    """What a worker does, with bytes alone: with `ray://` a process between has what we send unpacked, and our code is
    only with the workers. A function within another travels as it is, and not by its name."""

    def play(batch: bytes) -> bytes:
        import pickle

        from orcade.lab.crew import play_part

        return pickle.dumps(play_part(pickle.loads(batch)))

    return play


def _in_words(wrong: BaseException, address: str) -> BaseException:
    if isinstance(wrong, ModuleNotFoundError):
        return BadCluster(
            f"the nodes of the Ray cluster at {address} lack the Python package {wrong.name}: Orcade and its games "
            "travel there, but what they stand on has to be installed"
        )
    return wrong


@contextmanager
def _connected() -> Iterator[None]:
    """While this lasts, this process is a job of the cluster, and our code has come along."""
    import ray

    main = threading.current_thread() is threading.main_thread()
    before = signal.getsignal(signal.SIGTERM)
    with TemporaryDirectory() as folder:
        pack(Path(folder))
        try:
            ray.init(log_to_driver=False, logging_level="ERROR", runtime_env={"working_dir": folder})
        except Exception as wrong:  # It answered a moment ago.
            raise BadCluster(f"the Ray cluster cannot be used: {' '.join(str(wrong).split())}") from None
    if main:  # Ray takes it for itself.
        signal.signal(signal.SIGTERM, before)
    try:
        yield
    finally:
        ray.shutdown()


def pack(folder: Path) -> None:
    """Copy what plays into a folder: Orcade and all that brings games or bots, with what says so (entry points)."""
    for found in distributions():
        ours = [entry for entry in found.entry_points if entry.group.startswith("orcade.")]
        if not ours:
            continue
        told = folder / f"{found.name.replace('-', '_')}-{found.version}.dist-info"
        if told.exists():  # Installed twice: the first counts.
            continue
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {found.name}\nVersion: {found.version}\n")
        (told / "entry_points.txt").write_text(found.read_text("entry_points.txt") or "")
        for module in {entry.module.partition(".")[0] for entry in ours}:
            _copy(module, folder)


def _copy(module: str, folder: Path) -> None:
    spec = find_spec(module)
    if spec is None:
        return
    if spec.submodule_search_locations is None:
        shutil.copy(spec.origin or "", folder)
        return
    for place in spec.submodule_search_locations:
        shutil.copytree(place, folder / module, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
