"""What the games of a run say, subject by subject: who wins, how long games are, how they end, what differs …"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from orcade.table.game import Game

from . import plots
from .columns import CellGames, Floats
from .comparing import groups, paired, per_game
from .decided import Decided
from .runs import CellName
from .sections import Section, Table, Value, told
from .statistics import Difference, Estimate, difference, holm, mean, share

Cells = Sequence[tuple[CellName, CellGames]]


def wins(game: Game, cells: Cells) -> Section:
    """Who wins how often, and how he is placed."""
    section = Section(
        "Who wins",
        "The share of the first place, with its 95 % interval. Who shares it with another has half of it. "
        "The line is where everybody would be if all won alike.",
    )
    found: dict[str, list[Estimate]] = {}
    for at, (name, cell) in enumerate(cells):
        rows = []
        won, places = cell.wins, cell.middle_places
        for who, where in groups(game, name.levels, cell):
            got = share(per_game(won, where))
            found.setdefault(who, [Estimate(0, 0, 0, 0)] * len(cells))[at] = got
            rows.append((who, int(where.any(axis=1).sum()), got, mean(per_game(places, where))))
        section.parts.append(Table(f"wins-{at}", (str(name), "games", "wins", "place"), rows, frozenset({"wins"})))
    fair = np.array([1 / cell.seats for _, cell in cells if cell.seats])
    section.parts.insert(0, plots.intervals(list(found.items()), [str(name) for name, _ in cells], fair, "% of wins"))
    return section


def lengths(cells: Cells) -> Section:
    """Rounds and decisions."""
    section = Section("How long it takes", "Mean with its 95 % interval; nine of ten games lie between the two others.")
    for what in ("rounds", "decisions", "seconds"):
        series = [(str(name), _length(cell, what)) for name, cell in cells]
        if all(np.isnan(values).all() for _, values in series):
            continue
        rows: list[tuple[Value, ...]] = [
            (name, mean(values), *(float(each) for each in np.nanpercentile(values, (5, 50, 95))))
            for name, values in series
            if not np.isnan(values).all()
        ]
        section.parts.append(Table(f"length-{what}", (what, "mean", "5 %", "median", "95 %"), rows))
        if what != "seconds":
            section.parts.append(plots.spread(series, what))
    return section


def _length(cell: CellGames, what: str) -> Floats:
    if what == "rounds":
        return cell.rounds
    return np.asarray((cell.decisions if what == "decisions" else cell.seconds).sum(axis=1))


def endings(cells: Cells) -> Section:
    """By which rule games end, which limits end them, and how often the first place is shared."""
    section = Section("How it ends", "Limits are what Orcade adds to the rulebook so that every game ends.")
    rows = []
    for name, cell in cells:
        for rule, count in cell.rules.items():
            rows.append((str(name), f"by {rule}", _part(count, cell.count)))
        for limit, count in cell.limits.items():
            if limit:
                rows.append((str(name), f"by the limit {limit}", _part(count, cell.count)))
        shared = int(((cell.places == 1).sum(axis=1) > 1).sum())
        rows.append((str(name), "the first place is shared", _part(shared, cell.count)))
    section.parts.append(Table("endings", ("", "how", "games"), rows, frozenset({"games"})))
    return section


def _part(count: int, of: int) -> Estimate:
    return share(np.concatenate([np.ones(count), np.zeros(of - count)]))


def feats(cells: Cells) -> Section | None:
    """How often each feat is done, and whether those win who do it."""
    rows = []
    for name, cell in cells:
        for feat, did in cell.feats():
            rows.append((str(name), feat, share(did.any(axis=1).astype(float)), share(per_game(cell.wins, did))))
    if not rows:
        return None
    heads = ("", "feat", "done in", "its doer wins")
    return Section("Feats", "", [Table("feats", heads, rows, frozenset(heads[2:]))])


def answers(cells: Cells, decided: Sequence[Decided]) -> Section:
    """Which kinds of answers are given, and whether those win who give them."""
    section = Section(
        "What is chosen",
        "How often a kind of answer is given in a game, and how often a seat wins that gave it at least once, or "
        "never. Who is about to win may have more chances to give some: this is no proof of their worth.",
    )
    for at, ((name, cell), decisions) in enumerate(zip(cells, decided)):
        won = cell.wins
        rows = []
        for kind, counts in sorted(decisions.given.items()):
            did = counts > 0
            given = mean(counts.sum(axis=1).astype(float))
            rows.append((kind, given, share(per_game(won, did)), share(per_game(won, ~did))))
        rows.sort(key=lambda row: -row[1].mean)
        heads = (str(name), "in a game", "wins with", "wins without")
        section.parts.append(Table(f"answers-{at}", heads, list(rows), frozenset(heads[2:])))
    return section


def character(cells: Cells, decided: Sequence[Decided]) -> Section:
    """How many answers there are; by the game's own estimate: who leads, how often that changes, when it is decided."""
    section = Section(
        "What it is like to play",
        "By the game's own estimate of everybody's chances. A lead changes when another seat is estimated highest; a "
        "game is decided from the moment on from which its winner leads to the end; a comeback is won by a seat "
        "that was lowest at half-time.",
    )
    rows = [
        (str(name), mean(each.options), mean(each.changes), share(each.when), share(each.back))
        for (name, _), each in zip(cells, decided)
    ]
    heads = ("", "answers to choose from", "changes of the lead", "decided after", "comebacks")
    section.parts.append(Table("character", heads, rows, frozenset(heads[3:])))
    courses = [(str(name), each.ahead) for (name, _), each in zip(cells, decided)]
    known = [(name, ahead) for name, ahead in courses if ahead is not None]
    if known:
        section.parts.append(plots.course(known, "% led by the winner", "% of the game"))
    return section


def compared(game: Game, cells: Cells) -> list[Difference]:
    """What each variant changes, against the first one with the same line-up, in no order."""
    found: list[Difference] = []
    lineups = list(dict.fromkeys(name.levels for name, _ in cells))
    for levels in lineups:
        (_, base), *others = [(name, cell) for name, cell in cells if name.levels == levels]
        for name, cell in others:
            title = "" if len(cells) == 2 else f"{name.variant}: " if len(lineups) == 1 else f"{name}: "
            for measured, before, now in paired(game, levels, base, cell):
                found += filter(None, [difference(f"{title}{measured.what}", measured.shares, before, now)])
    return found


def differences(game: Game, cells: Cells) -> Section | None:
    """The same, the most certain first; None where there is only one variant."""
    found = compared(game, cells)
    if not found:
        return None
    names = [name.variant for name, _ in cells] if len(cells) == 2 else ["before", "now"]
    rows = [
        (
            each.what,
            *(told(value, each.shares) for value in (each.base, each.other, each.estimate)),
            "< 0.001" if each.chance < 0.001 else f"{each.chance:.3f}",
        )
        for each in holm(found)
    ]
    return Section(
        "What differs",
        "Against the first variant, game by game of the same luck. The last column is the chance of at least such a "
        "difference where there is none, raised for having looked at so many (Holm): below 0.05 it is a finding.",
        [Table("differences", ("", *names, "difference", "chance alone"), rows)],
    )
