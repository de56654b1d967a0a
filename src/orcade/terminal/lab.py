"""The command `orcade lab run`: a study is carried out, with its progress and what its games say so far."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from ..lab.crew import Crew, crew
from ..lab.playing import Outcome
from ..lab.stopping import Narrow, Sprt
from ..lab.studies import Study, read_study
from ..lab.summary import CellSummary, Summary
from ..table.errors import BadSetup, OrcadeError, why
from ..table.words import counted
from .arena import columns
from .output import Output, wants_plain
from .signals import INTERRUPTED, hangups_as_ctrl_c

if TYPE_CHECKING:
    from ..lab.runs import Progress, Run

OFTEN = 0.5
"""Seconds between two pictures of the progress on a terminal."""

RARELY = 30.0
"""The same in lines of text."""


Where = Literal["processes", "ray"]
"""Where games are played."""


class Counting(Protocol):
    """What some games say."""

    def add(self, outcomes: Iterable[Outcome], /) -> None: ...


Count = TypeVar("Count", bound=Counting)


class NoRoom(OrcadeError):
    """The folder of a run cannot be written to."""


def run_lab(file: Path, into: Path | None, on: Where, workers: int | None, plain: bool) -> int:
    """Carry out a study, or go on with it; Ctrl-C and SIGTERM keep what is finished and show it."""
    study = read_study(file)
    folder = into or file.with_suffix(".run")
    output = Output(plain=plain)

    def tables(summary: Summary) -> list[Table]:
        return [_table(cell) for cell in summary.cells if cell.games]

    run, summary, code = carried_out(study, folder, players(on, workers, study), lambda: Summary(study), tables, plain)
    tell(output, study, summary)
    if not code:
        output.say(_verdict(study, run) or f"All {study.games} games of each cell are played.")
    tell_where(output, run, code)
    return code


def tell_where(output: Output, run: Run, code: int) -> None:
    """Say where the games are, and where a run was stopped, that it can go on. `code`: the exit code."""
    if code:
        output.say(f"Stopped. The finished games are in {run.folder}; the same command goes on with it.")
    else:
        output.say(f"The games are in {run.games}.")


def players(on: Where, workers: int | None, study: Study) -> Crew:
    """Those who play the games of a study. `BadSetup` or `OrcadeError` where there can be none."""
    if on == "processes":
        return crew(workers)
    if study.weights:
        raise BadSetup(f"on Ray bots play with the weights that ship: {study.weights[0]} is a file of this machine")
    if workers is not None:
        raise BadSetup("--workers is for processes: on Ray there play as many as the cluster has cores")
    from ..lab.on_ray import on_ray

    return on_ray()


def carried_out(
    study: Study,
    folder: Path,
    by: Crew,
    fresh: Callable[[], Count],
    tables: Callable[[Count], Sequence[Table]],
    plain: bool,
) -> tuple[Run, Count, int]:
    """Carry out a study, or go on with it, and show its progress with what its games say so far.

    The run, what all its games say (`fresh` begins to count), and the exit code; Ctrl-C and SIGTERM keep what is
    finished.
    """
    from ..lab.runs import Run  # What comes with `orcade[lab]` is needed from here on.

    if folder.exists() and not folder.is_dir():
        raise NoRoom(f"{folder} is a file: a run needs a folder of its own")
    code = 0
    try:
        run = Run(folder, study)
        count = fresh()
        for some in run.so_far():
            count.add(some)
        shown = _Shown(study.game.title, count, lambda: tables(count), plain or wants_plain(sys.stderr))
        try:
            with hangups_as_ctrl_c(), shown:
                run.carry_out(by, shown.watch)
        except KeyboardInterrupt:
            code = INTERRUPTED
        if run.through:
            count = fresh()  # Of the games that count.
            for some in run.so_far():
                count.add(some)
    except OSError as wrong:
        raise NoRoom(f"{folder}: {why(wrong)}; what is finished is kept, and the run can go on") from None
    return run, count, code


def report_run(folder: Path) -> int:
    """Write the report of a run, and say where it is."""
    from ..lab.report import report

    try:
        print(report(folder))
    except OSError as wrong:
        raise NoRoom(f"{folder}: {why(wrong)}") from None
    return 0


HEAD = ("", "games", "won", "95 % interval", "rounds", "decisions", "by a limit")


def tell(output: Output, study: Study, summary: Summary) -> None:
    """What the games of a study say: for each cell its bots and its seats, its length, and what limits ended."""
    output.say(f"{study.game.title}: {counted(len(summary.cells), 'cell')}, seed {study.seed}", style="bold")
    for cell in summary.cells:
        output.say()
        output.say(_title(cell), style="bold")
        if cell.games:
            columns(output, [list(HEAD), *_rows(cell)])
    for words in summary.faults.sentences:
        output.say(words)


def _title(cell: CellSummary) -> str:
    return f"{cell.cell.variant}: {', '.join(cell.cell.levels)}"


def _rows(cell: CellSummary) -> list[list[str]]:
    """The bots, of which the first has what is said of the games; then the seats."""
    rounds = f"{cell.rounds.mean:.1f}" if cell.rounds.count else ""
    whole = [rounds, f"{cell.decisions.mean:.1f}", f"{cell.limited / cell.games:.1%}"]
    rows = []
    for at, line in enumerate([*cell.bots, *cell.seats]):
        low, high = line.interval
        rest = whole if at == 0 else [""] * len(whole)
        rows.append([line.who, str(line.seatings), f"{line.share:.1%}", f"{low:.1%} – {high:.1%}", *rest])
    return rows


def _verdict(study: Study, run: Run) -> str:
    """What a study that was to stop early has found; empty where it played all its games."""
    until, stopping = study.until, study.stopping()
    if not run.verdict or until is None:
        return ""
    if isinstance(stopping, Narrow):
        return f"The 95 % interval of {until.measure} is no wider than {until.width:g} in any cell."
    assert isinstance(stopping, Sprt)
    for some in run.so_far():
        for _, games in groupby(some, lambda outcome: outcome.index):
            stopping.add(list(games))
    base, other = until.variants or until.bots
    found = f"{stopping.difference.mean:+.4g} in {stopping.difference.count} pairs of games"
    if run.verdict == "alike":
        return f"With {other!r}, {until.measure} does not differ by {until.differs:g} from {base!r} ({found})."
    return f"With {other!r}, {until.measure} is {run.verdict} than with {base!r} ({found})."


class _Shown:
    """The progress of a run on stderr: a bar with the present intervals on a terminal, else a line now and then."""

    def __init__(self, title: str, count: Counting, tables: Callable[[], Sequence[Table]], plain: bool) -> None:
        self._count = count
        self._tables = tables
        self._plain = plain
        self._next = time.monotonic() + (RARELY if plain else OFTEN)
        self._began = time.monotonic()
        self._before = -1
        """Games that were there at the beginning."""
        self._bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        )
        self._task = self._bar.add_task(title, rate="")
        self._live = Live(console=Console(stderr=True), refresh_per_second=4, transient=True)

    def __enter__(self) -> None:
        if not self._plain:
            self._live.start()

    def __exit__(self, *_: object) -> None:
        if not self._plain:
            self._live.stop()

    def watch(self, progress: Progress) -> None:
        """One more game is kept."""
        if progress.outcome is not None:
            self._count.add([progress.outcome])
        if self._before < 0:
            self._before = progress.done
        now = time.monotonic()
        if now < self._next:
            return
        rate = (progress.done - self._before) / (now - self._began)
        if self._plain:
            self._next = now + RARELY
            left = f", {(progress.wanted - progress.done) / rate / 60:.0f} min left" if rate else ""
            print(f"{progress.done} of {progress.wanted} games, {rate:.2g} a second{left}", file=sys.stderr, flush=True)
        else:
            self._next = now + OFTEN
            self._bar.update(self._task, completed=progress.done, total=progress.wanted, rate=f"{rate:.3g} a second")
            self._live.update(Group(self._bar, *self._tables()))


def _table(cell: CellSummary) -> Table:
    table = Table(title=_title(cell), title_justify="left", box=None)
    for at, head in enumerate(HEAD):
        table.add_column(head, justify="right" if at else "left")
    for row in _rows(cell)[: len(cell.bots)]:
        table.add_row(*row)
    return table
