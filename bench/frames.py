"""How smoothly a page moves: which frames Chromium drops, by its own tracing, while bots play and it shows their moves.

Starts a server and a Chromium without a graphics card. At each table sits a player whose page presses a random button
as soon as it is asked, and bots in up to three other seats. A frame counts in which the page wanted to show something
new; it is dropped where nothing of that was shown in time. Of a few rounds of each game the best one counts, since
everything else that this machine does takes frames, too. Fails where more than 5 % were dropped.

    python -m bench.frames [--seconds 10] [--rounds 3] [--trace FOLDER] [GAME …]

`--trace` keeps what was traced, for chrome://tracing or https://ui.perfetto.dev.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from orcade import UnknownGame, installed_games
from orcade.table.game import Game, game_named

from .load_web import SERVER
from .trial import chromium

MOST = 0.05
"""Of the frames may be dropped."""
SEATS = 4
"""At a table, where the game has so many."""
CATEGORIES = ["cc", "benchmark", "devtools.timeline", "disabled-by-default-devtools.timeline"]
BEFORE = 6000
"""Milliseconds that are played as quickly as a page can, so that something goes on when frames are counted."""
SETTLED = 2000
"""Milliseconds after which a page has come to rest."""
LINE = "{:<18}{:>9}{:>9}{:>9}   {}"

PRESS = """often => setInterval(() => {
    const ready = document.querySelector('#uncover-now') ?? document.querySelector('#table:not(.busy) #choices');
    const all = [...document.querySelectorAll('#uncover-now, #choices button[name=say], #build-it:not(:disabled)')];
    if (ready && all.length) all[Math.floor(Math.random() * all.length)].click();
}, often)"""
"""Whoever is asked answers in a moment; what lights up and goes out again is animated, too."""


class Frames(NamedTuple):
    """Those of one round in which something new was to be shown."""

    wanted: int
    dropped: int

    @property
    def share(self) -> float:
        return self.dropped / max(1, self.wanted)


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "server.py"
        script.write_text(SERVER)
        start = [sys.executable, str(script), str(Path(folder) / "frames.sqlite3")]
        process = subprocess.Popen(start, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            if found is None:
                raise SystemExit("the server did not start")
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def one_round(browser: Browser, address: str, game: Game, seconds: float) -> bytes:
    """What Chromium traces while so many seconds of a new match are played."""
    seats = max(count for count in game.seats if count <= SEATS)
    form: dict[str, str | float | bool] = {"seats": seats, "seat-0": "here"}
    form |= {f"seat-{seat}": "bot-random" for seat in range(1, seats)}
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    try:
        page = context.new_page()
        answer = page.request.post(f"{address}/new/{game.name}", form=form, headers={"Accept": "application/json"})
        page.goto(address + answer.json()["link"])
        page.evaluate("localStorage['orcade.pace'] = -1000")  # no pauses
        page.evaluate(PRESS, 50)
        page.wait_for_timeout(BEFORE)
        page.evaluate("localStorage['orcade.pace'] = 0")
        page.reload()
        page.evaluate(PRESS, 700)
        page.wait_for_timeout(SETTLED)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.wait_for_timeout(seconds * 1000)
        return browser.stop_tracing()
    finally:
        context.close()


def frames(trace: bytes) -> Frames:
    """The frames of a trace, from Chromium's report of how each came through its pipeline."""
    wanted = dropped = 0
    for event in json.loads(trace)["traceEvents"]:
        given = event.get("args", {})
        report = given.get("frame_reporter") or given.get("chrome_frame_reporter")  # as it is called of late, and was
        if event["name"] == "PipelineReporter" and report and report["state"] != "STATE_NO_UPDATE_DESIRED":
            late = report.get("affects_smoothness", False)
            wanted += late or report["state"] != "STATE_DROPPED"
            dropped += late
    return Frames(wanted, dropped)


def measure(games: Sequence[Game], seconds: float, rounds: int, kept: Path | None) -> bool:
    """Print what was dropped in each game; whether all is within MOST."""
    failed = []
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
    print(LINE.format("game", "frames", "dropped", "share", "all rounds"))
    with server() as address, chromium() as browser:
        for game in games:
            found = []
            for at in range(rounds):
                trace = one_round(browser, address, game, seconds)
                if kept is not None:
                    (kept / f"{game.name}-{at + 1}.json").write_bytes(trace)
                found.append(frames(trace))
            best = min(found, key=lambda each: each.share)
            every = ", ".join(f"{each.share:.1%}" for each in found)
            print(LINE.format(game.name, best.wanted, best.dropped, f"{best.share:.1%}", every), flush=True)
            if best.share > MOST:
                failed.append(game.name)
    if failed:
        print(f"More than {MOST:.0%} dropped: {', '.join(failed)}")
    return not failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description="Frames that Chromium drops.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=10, help="of a round")
    parser.add_argument("--rounds", type=int, default=3, help="of each game, of which the best one counts")
    parser.add_argument("--trace", type=Path, metavar="FOLDER", help="keep what was traced there")
    given = parser.parse_args()
    try:
        games = [game_named(name) for name in given.games] or list(installed_games().values())
    except UnknownGame as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0 if measure(games, given.seconds, given.rounds, given.trace) else 1


if __name__ == "__main__":
    sys.exit(main())
