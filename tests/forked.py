"""Processes of tests as forks of one that has loaded Orcade already: a new Python works for a second and more before it
has. What a test ends by kill -9 is a process of its own all the same.

A test of what a new Python does is to start one with `subprocess`.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
import types
import warnings
from collections.abc import Mapping
from multiprocessing import context, forkserver, popen_forkserver, resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryFile

LOADED = [
    "bench.warm",
    "orcade.__main__",
    "orcade.lab.thinking",
    "orcade.terminal.play",
    "orcade.web.own_content",
    "orcade.web.serve",
    "orcade.web.trial_pieces",
]

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([*LOADED, __name__])


def instead_of_new_ones() -> None:
    """From now on, processes that Orcade starts from this one are forks, too."""
    vars(context)["SpawnProcess"]._Popen = staticmethod(popen_forkserver.Popen)


class Python:
    """A process that does as `python -c PROGRAM …`, `python -m MODULE …` or `python FILE …` would.

    `output`: where it writes; else what it writes is read from `stdout`, errors included. Warnings are not shown.
    """

    def __init__(
        self,
        *words: str,
        folder: Path | None = None,
        env: Mapping[str, str] = os.environ,
        typed: int | None = None,
        output: int | None = None,
        errors: int | None = None,
        terminal: bool = False,
    ) -> None:
        reads, writes = (-1, output) if output is not None else os.pipe()
        self.stdout = os.fdopen(reads, encoding="utf-8") if output is None else None
        nothing = os.open(os.devnull, os.O_RDONLY)
        given = (nothing if typed is None else typed, writes, writes if errors is None else errors)
        ends = [Connection(os.dup(end)) for end in given]
        os.close(nothing)
        if output is None:
            os.close(writes)
        self._process = CONTEXT.Process(
            target=_become, args=(words, str(folder or Path.cwd()), dict(env), ends, terminal), daemon=True
        )
        self._process.start()
        for end in ends:
            end.close()
        self.pid = self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, once it has ended; `subprocess.TimeoutExpired`."""
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0.0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def python(
    *words: str,
    typed: str = "",
    folder: Path | None = None,
    env: Mapping[str, str] = os.environ,
    timeout: float | None = None,
) -> subprocess.CompletedProcess[str]:
    """Such a process, waited for: its exit code and what it wrote. `subprocess.TimeoutExpired`."""
    with TemporaryFile("w+") as given, TemporaryFile("w+") as out, TemporaryFile("w+") as wrong:
        given.write(typed)
        given.seek(0)
        process = Python(
            *words, folder=folder, env=env, typed=given.fileno(), output=out.fileno(), errors=wrong.fileno()
        )
        try:
            code = process.wait(timeout)
        finally:
            process.kill()
        out.seek(0)
        wrong.seek(0)
        return subprocess.CompletedProcess(words, code, out.read(), wrong.read())


def _become(words: tuple[str, ...], folder: str, env: dict[str, str], ends: list[Connection], terminal: bool) -> None:
    """In the fork."""
    for number, end in enumerate(ends):
        os.dup2(end.fileno(), number)
        end.close()
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", buffering=1, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    if terminal:
        import fcntl
        import termios

        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    warnings.simplefilter("ignore")
    vars(multiprocessing.current_process())["_config"]["daemon"] = False  # it may start processes
    # The one that it is a fork of serves it as well; what it leaves behind is looked after by itself, not by the tests.
    vars(forkserver)["_forkserver"].ensure_running = lambda: None
    vars(resource_tracker)["_resource_tracker"]._fd = None
    instead_of_new_ones()
    main = sys.modules["__main__"] = types.ModuleType("__main__")
    what, *given = words
    if what == "-c":
        sys.argv = ["-c", *given[1:]]
        exec(given[0], vars(main))
    elif what == "-m":
        sys.argv = given
        runpy.run_module(given[0], run_name="__main__", alter_sys=True)
    else:
        sys.argv = [what, *given]
        runpy.run_path(what, run_name="__main__")
