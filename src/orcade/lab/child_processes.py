"""What every process is told that the server or the lab starts to share its work with."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def prepare() -> None:
    """In a new process: leave Ctrl-C to the one that started it, and end with that one even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def stop(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes now, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    results = vars(pool)["_result_queue"]
    manager = vars(pool)["_executor_manager_thread"]
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    # A result that was half written when they died ends here: else the pool's own thread waits for the rest of it, and
    # this process with it when it ends.
    if results is not None:
        results._writer.close()
    # It ends now, some milliseconds on. Where this process ended at the same moment, Python would wake up a thread that
    # has just closed what it is woken by.
    if manager is not None:
        manager.join()
