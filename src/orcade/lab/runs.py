"""A run: the games of a study, played and kept in a folder. Interrupted at any moment, it goes on where it was.

In the folder lie `run.json`, which tells the study; while it runs `journal.jsonl`, the finished games, a line each, and
full journals as `games-0.parquet`, …; when it is through, all games in order as `games.parquet`, and the decisions as
`decisions.parquet` where they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from orcade import __version__
from orcade.table.errors import OrcadeError, why

from . import journal, parquet
from .crew import Crew
from .playing import Outcome, Task
from .stopping import Verdict
from .studies import Study, Until

BLOCK = 10
"""Whether enough is known is asked after so many games of each cell: asked more often, it would save few games."""

PART = 50_000
"""Games in a journal; then they become Parquet, which is a tenth as large."""


class BadRun(OrcadeError):
    """A folder that holds no run of this study, or one that is spoilt."""


class CellName(msgspec.Struct, frozen=True):
    """A cell, as reports call it."""

    levels: tuple[str, ...]
    variant: str

    @property
    def lineup(self) -> str:
        """Who plays, in short: "normal, 2 easy"."""
        counts = {level: self.levels.count(level) for level in self.levels}
        return ", ".join(level if count == 1 else f"{count} {level}" for level, count in counts.items())

    def __str__(self) -> str:
        return f"{self.variant}: {self.lineup}"


class Told(msgspec.Struct, frozen=True):
    """What `run.json` says."""

    study: str
    """Its digest."""
    orcade: str
    game: str
    rules: int
    """The version of the game's rules."""
    seed: int
    cells: list[CellName]
    games: int = 0
    """Of each cell, as they were wanted when the run was through; 0 before."""
    until: Until | None = None
    """The same."""
    through: int = 0
    """Games of each cell that count: fewer than were wanted where enough was known before."""
    verdict: Verdict = ""


class Progress(msgspec.Struct):
    """How far a run is."""

    done: int
    wanted: int
    outcome: Outcome | None = None
    """The game that was finished last; None at the beginning."""


Watch = Callable[[Progress], None]


class Run:
    """One folder of games. `BadRun` where it belongs to another study, `OSError` where it cannot be used."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        folder.mkdir(parents=True, exist_ok=True)
        self._told = self._open()
        self._checks = Checks(study)
        self._done: set[tuple[int, int]] = set()
        self._part: list[Outcome] = []
        """What is in the journal."""

    @property
    def games(self) -> Path:
        """The file of all games, once the run is through."""
        return self.folder / "games.parquet"

    @property
    def decisions(self) -> Path:
        return self.folder / "decisions.parquet"

    @property
    def through(self) -> int:
        """Games of each cell that count; 0 while the run is not through."""
        wanted = self._told.games, self._told.until
        return self._told.through if wanted == (self.study.games, self.study.until) else 0

    @property
    def verdict(self) -> Verdict:
        return self._told.verdict if self.through else ""

    def carry_out(self, crew: Crew, watch: Watch = lambda _: None) -> None:
        """Play what is missing, until all games are played or enough is known.

        The games that count are the same whoever plays them and however often this was interrupted: enough is known at
        a certain index, and games beyond it are thrown away.
        """
        if self.through:
            return
        self._take_up(watch)
        if not self._checks.enough:
            self._play(crew, watch)
        self._finish()

    def so_far(self) -> Iterator[list[Outcome]]:
        """All games that are kept, some at a time: of a run that is through in order, else in any."""
        for file in [self.games] if self.through else self._parts():
            yield parquet.read_games(file)
        if not self.through and self._journal.exists():
            yield list(journal.read(self._journal))

    def _take_up(self, watch: Watch) -> None:
        """Read what was played before."""
        if self.games.exists() and not self._parts():  # More games are wanted now than then.
            self._tell(games=0, through=0, verdict="")
            if self.decisions.exists():
                self.decisions.rename(self._part_file("decisions", 0))
            self.games.rename(self._part_file("games", 0))
        for file in self._parts():
            for outcome in parquet.read_games(file):
                self._count(outcome)
        if self._journal.exists():  # Killed at the wrong moment, a run leaves games there that are in a part already.
            self._part = [outcome for outcome in journal.read(self._journal) if self._key(outcome) not in self._done]
        for outcome in self._part:
            self._count(outcome)
        watch(Progress(len(self._done), self._wanted))

    def _play(self, crew: Crew, watch: Watch) -> None:
        keeping = journal.Journal(self._journal)
        try:
            with closing(crew(self._missing())) as finished:
                for outcome in finished:
                    keeping.add(outcome)
                    self._part.append(outcome)
                    self._count(outcome)
                    watch(Progress(len(self._done), self._wanted, outcome))
                    if self._checks.enough:
                        break
                    if len(self._part) >= PART:
                        keeping.close()
                        self._close_part()
                        keeping = journal.Journal(self._journal)
        finally:
            keeping.close()

    def _missing(self) -> Iterator[Task]:
        done = frozenset(self._done)
        return (task for task in self.study.tasks() if (task.index, task.cell) not in done)

    @staticmethod
    def _key(outcome: Outcome) -> tuple[int, int]:
        return outcome.index, outcome.cell

    def _count(self, outcome: Outcome) -> None:
        if outcome.index < self.study.games:
            self._done.add(self._key(outcome))
            self._checks.add(outcome)

    @property
    def _wanted(self) -> int:
        return self.study.games * len(self.study.cells)

    def _close_part(self) -> None:
        """What is in the journal becomes a file of its own."""
        if not self._part:
            return
        number = len(self._parts())
        if self.study.decisions:
            parquet.write_decisions(self._part_file("decisions", number), self._part)
        parquet.write_games(self._part_file("games", number), self._part)
        self._journal.unlink()
        self._part = []

    def _finish(self) -> None:
        """Write all that was played, in order, without what was played too much."""
        through = self._checks.through
        if self._parts():
            self._close_part()
            parts = self._parts()
            if self.study.decisions:
                parquet.join([self._part_file("decisions", at) for at in range(len(parts))], self.decisions, through)
            parquet.join(parts, self.games, through)
        else:
            whole = sorted((outcome for outcome in self._part if outcome.index < through), key=self._key)
            if self.study.decisions:
                parquet.write_decisions(self.decisions, whole)
            parquet.write_games(self.games, whole)
        self._tell(games=self.study.games, until=self.study.until, through=through, verdict=self._checks.verdict)
        self._clear()

    def _clear(self) -> None:
        for kind in ("games", "decisions"):
            for file in self.folder.glob(f"{kind}-*.parquet"):
                file.unlink()
        self._journal.unlink(missing_ok=True)

    @property
    def _journal(self) -> Path:
        return self.folder / "journal.jsonl"

    def _part_file(self, kind: str, number: int) -> Path:
        return self.folder / f"{kind}-{number}.parquet"

    def _parts(self) -> list[Path]:
        found: list[Path] = []
        while (file := self._part_file("games", len(found))).exists():
            found.append(file)
        return found

    def _open(self) -> Told:
        game, file = self.study.game, self.folder / "run.json"
        fresh = Told(
            self.study.digest,
            __version__,
            game.name,
            game.version,
            self.study.seed,
            [CellName(cell.levels, cell.variant) for cell in self.study.cells],
        )
        if not file.exists():
            if any(self.folder.iterdir()):
                raise BadRun(f"{self.folder} holds other things and no run; name an empty folder, or a new one")
            _write(file, fresh)
            return fresh
        told = read_told(self.folder)
        if (told.orcade, told.game, told.rules) != (fresh.orcade, fresh.game, fresh.rules):
            was = f"{told.game}, rules {told.rules}, by Orcade {told.orcade}"
            now = f"{fresh.game}, rules {fresh.rules}, by Orcade {fresh.orcade}"
            raise BadRun(f"{self.folder} is a run of {was}, not of {now}; name another folder")
        if told.study != fresh.study:
            raise BadRun(
                f"{self.folder} is a run of another study, or of this one before it was changed "
                f"(it had: {'; '.join(map(str, told.cells))}); name another folder"
            )
        if told.games:  # A run that was killed when it was through may have left what it was joined from.
            self._clear()
        return told

    def _tell(self, **now: object) -> None:
        self._told = msgspec.structs.replace(self._told, **now)
        _write(self.folder / "run.json", self._told)


class Checks:
    """Whether enough is known, asked at every `BLOCK` of indexes in turn, of which all games are there."""

    def __init__(self, study: Study) -> None:
        self._games = study.games
        self._cells = len(study.cells)
        self._stopping = study.stopping()
        self._waiting: dict[int, list[Outcome]] = {}
        """By index: games whose turn has not come."""
        self.through = 0
        """Indexes that have been looked at."""
        self.verdict: Verdict = ""

    @property
    def enough(self) -> bool:
        return bool(self.verdict) or self.through >= self._games

    def add(self, outcome: Outcome) -> None:
        self._waiting.setdefault(outcome.index, []).append(msgspec.structs.replace(outcome, choices=()))
        while not self.enough and len(self._waiting.get(self.through, ())) == self._cells:
            games = self._waiting.pop(self.through)
            self.through += 1
            if self._stopping is not None:
                self._stopping.add(games)
                if self.through % BLOCK == 0:
                    self.verdict = self._stopping.verdict()


def read_told(folder: Path) -> Told:
    """What the run in a folder is of. `BadRun` where there is none."""
    file = folder / "run.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Told)
    except OSError as wrong:
        raise BadRun(f"{folder} holds no run that can be read: {why(wrong)}") from None
    except msgspec.MsgspecError as wrong:
        raise BadRun(f"{file}: it does not tell of a run: {wrong}") from None


def _write(file: Path, told: Told) -> None:
    draft = file.with_name(".run.json.draft")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
    draft.replace(file)
