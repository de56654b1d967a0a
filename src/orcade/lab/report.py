"""The report of a run: one page of HTML that needs nothing else, the same as Markdown, and its tables as Parquet."""

from __future__ import annotations

import re
from pathlib import Path

import jinja2
import pyarrow as pa
import pyarrow.parquet as pq
from markupsafe import Markup

from orcade.table.game import game_named

from . import findings
from .columns import read_cells
from .decided import read_decided
from .runs import BadRun, Told, read_told
from .sections import Section, Table, Value, columns_of, told
from .skill import skill


def is_words(value: Value) -> bool:
    """And no number, be it told already."""
    return isinstance(value, str) and value[:1].isalpha()


def unbroken(value: Value, percent: bool) -> str:
    """As `told`, in numbers that are not torn: a line may end before an interval alone."""
    words = told(value, percent)
    if is_words(value):
        return words
    return Markup(" ").join(Markup("<span>{}</span>").format(each) for each in re.split(r" (?=\()", words))


_pages = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=jinja2.select_autoescape(["html"]),
    trim_blocks=True,
    lstrip_blocks=True,
)
_pages.globals |= {
    "told": told,
    "unbroken": unbroken,
    "is_words": is_words,
    "is_table": lambda part: isinstance(part, Table),
    "Markup": Markup,
}


def report(folder: Path) -> Path:
    """Write the report of the run in a folder, beside its games; returns the page.

    `BadRun` where there is none that is through, `BadParquet` where its games are spoilt.
    """
    run = read_told(folder)
    if not run.through:
        raise BadRun(f"{folder} is not through yet; `orcade lab run` goes on with it")
    sections = sections_of(run, folder)
    page = folder / "report.html"
    page.write_text(_rendered("report.html", run, sections), encoding="utf-8")
    (folder / "report.md").write_text(_rendered("report.md", run, sections), encoding="utf-8")
    tables = folder / "tables"
    tables.mkdir(exist_ok=True)
    for section in sections:
        for part in section.parts:
            if isinstance(part, Table):
                pq.write_table(pa.table(columns_of(part)), tables / f"{part.name}.parquet")
    return page


def sections_of(run: Told, folder: Path) -> list[Section]:
    """All that the games of a run say."""
    game = game_named(run.game)
    games = read_cells(folder / "games.parquet", len(run.cells))
    cells = list(zip(run.cells, games, strict=True))
    found = [
        findings.differences(game, cells),
        findings.wins(game, cells),
        skill(cells),
        findings.lengths(cells),
        findings.endings(cells),
        findings.feats(cells),
    ]
    decisions = folder / "decisions.parquet"
    if decisions.exists():
        decided = read_decided(decisions, games)
        found += [findings.answers(cells, decided), findings.character(cells, decided)]
    return [section for section in found if section is not None]


def _rendered(template: str, run: Told, sections: list[Section]) -> str:
    game = game_named(run.game)
    return _pages.get_template(template).render(run=run, game=game, sections=sections)
