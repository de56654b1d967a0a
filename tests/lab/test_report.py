"""Reports: what they count is what the games say, intervals hold, and the page needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from orcade.bots.intervals import wilson
from orcade.lab import decided, findings, plots
from orcade.lab.columns import CellGames, read_cells
from orcade.lab.crew import here
from orcade.lab.decided import read_decided
from orcade.lab.parquet import write_decisions, write_games
from orcade.lab.playing import Decision, Outcome
from orcade.lab.report import report
from orcade.lab.runs import BadRun, CellName, Run
from orcade.lab.sections import Section, Table
from orcade.lab.skill import skill
from orcade.lab.statistics import Estimate, difference, holm, mean, share
from orcade.lab.studies import read_study
from orcade.table.game import game_named

PIT = game_named("pit-fighting")


def outcome(
    index: int,
    places: tuple[int, ...],
    *,
    cell: int = 0,
    rounds: int | None = 5,
    limit: str = "",
    broods: str = "",
    feats: tuple[tuple[str, int], ...] = (),
    choices: tuple[Decision, ...] = (),
) -> Outcome:
    levels = ("a", "b") if index % 2 == 0 else ("b", "a")
    traits = tuple({"brood": brood} for brood in broods.split()) or ({}, {})
    decisions, rule = (3, 4), "XX 9" if limit else "XX 1"
    return Outcome(index, levels, places, limit, rounds, decisions, (0.1, 0.2), cell, rule, feats, traits, choices)


GAMES = [
    outcome(0, (1, 2), broods="red blue", feats=(("Bite", 1), ("Kick", 1)), rounds=4),
    outcome(1, (1, 2), broods="red red", feats=(("Bite", 0),), rounds=6),
    outcome(2, (1, 1), broods="blue red", rounds=20, limit="cap"),
    outcome(3, (2, 1), broods="blue blue", rounds=None),
]


def cell_of(folder: Path, games: list[Outcome]) -> CellGames:
    write_games(folder / "games.parquet", games)
    return read_cells(folder / "games.parquet", 1)[0]


def rows(section: Section | None, name: str) -> dict[object, tuple[object, ...]]:
    """The rows of a table of a section by what they begin with."""
    assert section is not None
    (table,) = (part for part in section.parts if isinstance(part, Table) and part.name == name)
    return {row[0]: row[1:] for row in table.rows}


def part(value: object) -> float:
    assert isinstance(value, Estimate)
    return value.mean


NAME = CellName(("a", "b"), "as it ships")


def test_who_wins(tmp_path: Path) -> None:
    found = rows(findings.wins(PIT, [(NAME, cell_of(tmp_path, GAMES))]), "wins-0")
    shares = {who: (games, part(won), part(place)) for who, (games, won, place) in found.items()}
    assert shares == {
        "a": (4, 0.625, 1.375),
        "b": (4, 0.375, 1.625),
        f"seat 1 ({PIT.names[0]})": (4, 0.625, 1.375),
        f"seat 2 ({PIT.names[1]})": (4, 0.375, 1.625),
        "brood: blue": (3, pytest.approx((0 + 0.5 + 0.5) / 3), pytest.approx((2 + 1.5 + 1.5) / 3)),
        "brood: red": (3, pytest.approx((1 + 0.5 + 0.5) / 3), pytest.approx((1 + 1.5 + 1.5) / 3)),
    }


def test_how_long_and_how_it_ends(tmp_path: Path) -> None:
    cells = [(NAME, cell_of(tmp_path, GAMES))]
    long = rows(findings.lengths(cells), "length-rounds")["as it ships: a, b"]
    assert (part(long[0]), long[2]) == (10, 6)
    table = next(part for part in findings.endings(cells).parts if isinstance(part, Table))
    assert {row[1]: part(row[2]) for row in table.rows} == {
        "by XX 1": 0.75,
        "by XX 9": 0.25,
        "by the limit cap": 0.25,
        "the first place is shared": 0.25,
    }


def test_feats(tmp_path: Path) -> None:
    section = findings.feats([(NAME, cell_of(tmp_path, GAMES))])
    assert section is not None
    (table,) = section.parts
    assert isinstance(table, Table)
    assert [(row[1], part(row[2]), part(row[3])) for row in table.rows] == [("Bite", 0.5, 0.5), ("Kick", 0.25, 0)]
    assert findings.feats([(NAME, cell_of(tmp_path, [outcome(0, (1, 2))]))]) is None


def decision(seat: int, kind: str, before: tuple[float, ...], options: int = 2) -> Decision:
    return Decision(seat, "What now?", "XX 2", options, kind.lower(), kind, "", before, before)


def test_what_is_chosen_and_what_it_is_like(tmp_path: Path) -> None:
    games = [
        outcome(0, (1, 2), choices=(decision(0, "Bite", (0.4, 0.6), 6), decision(1, "Run", (0.7, 0.3)))),
        outcome(
            1,
            (2, 1),
            choices=(
                decision(1, "Bite", (0.6, 0.4)),
                decision(0, "Bite", (0.2, 0.8)),
                decision(0, "Bite", (0.6, 0.4)),
                decision(1, "Run", (0.1, 0.9)),
            ),
        ),
    ]
    cells = [(NAME, cell_of(tmp_path, games))]
    write_decisions(tmp_path / "decisions.parquet", games)
    found = read_decided(tmp_path / "decisions.parquet", [cells[0][1]])
    chosen = rows(findings.answers(cells, found), "answers-0")
    assert [part(each) for each in chosen["Bite"]] == [2, 0.75, 0]
    assert [part(each) for each in chosen["Run"]] == [1, 0.5, 0.5]
    like = rows(findings.character(cells, found), "character")["as it ships: a, b"]
    assert part(like[0]) == pytest.approx((4 + 2) / 2)  # Of the games: decisions of one game are alike.
    assert part(like[1]) == 2  # One change, and three.
    assert part(like[2]) == pytest.approx((0.5 + 0.75) / 2)
    assert part(like[3]) == 0.5  # Who won the second game was behind after two of its four decisions.


def test_decisions_are_read_in_any_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = 'game = "pit-fighting"\ngames = 4\ndecisions = true\nlineup = [{bots = ["random", "random"]}]\n'
    (tmp_path / "study.toml").write_text(
        text + '[[variant]]\nname = "a"\n[[variant]]\nname = "b"\noptions.round_cap = 20\n'
    )
    run = Run(tmp_path / "run", read_study(tmp_path / "study.toml"))
    run.carry_out(here)
    cells = list(zip([NAME, NAME], read_cells(run.games, 2)))

    def said() -> str:
        found = read_decided(run.decisions, [cell for _, cell in cells])
        sections = findings.answers(cells, found), findings.character(cells, found)
        return repr([part for section in sections for part in section.parts])  # Nothing equals NaN.

    whole = said()
    monkeypatch.setattr(decided, "AT_ONCE", 7)
    assert said() == whole


def test_what_differs(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    games = [
        outcome(
            index, (1, 2) if rng.random() < chance else (2, 1), cell=cell, rounds=int(rng.integers(4, 8)) + 3 * cell
        )
        for index in range(400)
        for cell, chance in enumerate((0.5, 0.5))
    ]
    write_games(tmp_path / "games.parquet", games)
    cells = list(zip([NAME, CellName(("a", "b"), "longer")], read_cells(tmp_path / "games.parquet", 2)))
    section = findings.differences(PIT, cells)
    found = rows(section, "differences")
    assert next(iter(found)) == "rounds"
    assert found["rounds"][-1] == "< 0.001"
    assert float(str(found[f"wins of seat 1 ({PIT.names[0]})"][-1])) > 0.05
    assert findings.differences(PIT, cells[:1]) is None


def test_luck_and_skill(tmp_path: Path) -> None:
    rng = np.random.default_rng(5)

    def said(winners: list[int]) -> list[object]:
        games = [outcome(index, (1, 2) if winner == 0 else (2, 1)) for index, winner in enumerate(winners)]
        return list(rows(skill([(NAME, cell_of(tmp_path, games))]), "skill")["as it ships: a, b"])

    def means(winners: list[int]) -> list[float]:
        return [part(each) for each in said(winners)]

    assert means([index % 2 for index in range(200)]) == [1, 0, 0, 0]  # "a" always wins.
    assert means([0] * 200) == [0, 1, 0, 0.5]
    chance = said([int(each) for each in rng.integers(0, 2, 2000)])
    assert part(chance[0]) < 0.01
    assert part(chance[2]) > 0.98
    some = [index % 2 if rng.random() < 0.6 else int(rng.integers(0, 2)) for index in range(4000)]
    found = said(some)[0]
    assert isinstance(found, Estimate)
    assert found.low < 0.36 < found.high  # Who wins 80 % settles (0.8 - 0.2)² of it.
    assert found.high - found.low < 0.1


def test_intervals_of_shares() -> None:
    plain = share(np.array([1.0] * 30 + [0.0] * 70))
    assert (plain.low, plain.high) == pytest.approx(wilson(30, 100))
    halves = share(np.array([1.0] * 20 + [0.5] * 20 + [0.0] * 60))
    assert halves.mean == pytest.approx(0.3)
    assert plain.low < halves.low < halves.high < plain.high  # Shared wins vary less.
    assert share(np.array([np.nan, 1.0])).games == 1
    assert (share(np.array([])).low, share(np.array([])).high) == (0, 1)


def test_intervals_hold_what_they_promise() -> None:
    rng = np.random.default_rng(3)
    hits = sum(
        found.low <= 0.25 <= found.high
        for found in (share((rng.random(200) < 0.25).astype(np.float64)) for _ in range(1000))
    )
    assert 930 <= hits <= 970
    hits = sum(found.low <= 2 <= found.high for found in (mean(rng.exponential(2, 200)) for _ in range(1000)))
    assert 925 <= hits <= 970


def test_many_differences_are_not_found_by_looking_often() -> None:
    rng = np.random.default_rng(4)
    wrong = 0
    for _ in range(200):
        found = [difference("x", False, rng.normal(size=100), rng.normal(size=100)) for _ in range(20)]
        wrong += any(each.chance < 0.05 for each in holm([each for each in found if each is not None]))
    assert wrong <= 20  # 10 are expected.


STUDY = """
game = "tusk-draw"
games = 30
decisions = true

[[lineup]]
bots = ["easy", "random"]

[[variant]]
name = "as it ships"

[[variant]]
name = "small hands"
options.hand = 2
"""


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(STUDY)
    run = Run(tmp_path / "run", read_study(tmp_path / "study.toml"))
    with pytest.raises(BadRun, match="not through yet"):
        report(run.folder)
    run.carry_out(here)
    page = report(run.folder)
    html = page.read_text()
    assert not re.search(r'(src|href)="(?!#)', html.replace('xlink:href="#', ""))
    assert '<th scope="col">small hands</th>' in html
    assert "<svg" in html
    assert '<td class="words">the first place is shared</td>' in html
    assert re.search(r"<td><span>[0-9.]+ %</span> <span>\([0-9.]+ % – [0-9.]+ %\)</span></td>", html)
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)
    assert "| decisions |" in (run.folder / "report.md").read_text()
    wins = pq.read_table(run.folder / "tables" / "wins-0.parquet").to_pylist()
    assert sum(each["wins, mean"] for each in wins[:2]) == pytest.approx(1)
    again = report(run.folder).read_text()
    assert again == html
    with pytest.raises(BadRun, match="no run that can be read"):
        report(tmp_path)


def test_every_series_of_a_picture_is_named_once() -> None:
    nobody, some = Estimate(0, 0.0, 0.0, 0.0), Estimate(9, 0.5, 0.4, 0.6)
    picture = plots.intervals([("a", [some, nobody]), ("b", [some, some])], ["first", "second"], 0.5, "%")
    assert picture.count(">first</text>") == picture.count(">second</text>") == 1
