"""What an answer would do, on the terminal: the way and the line of sight on the text map, and in words."""

from __future__ import annotations

from orcade.table.requests import Ask
from orcade.table.trace import Line, Spot, Trace
from orcade.terminal import show, trace_map
from tests.games.gates.positions import Gates, who

from .test_floor_map import ground, output, scene


def asked(gates: Gates) -> Ask:
    (ask,) = gates.match.asks
    return ask


def told(gates: Gates, words: str, *, aloud: bool = False) -> str:
    shown = output(height=50)
    show.trace(shown, gates.match, asked(gates), words, aloud=aloud)
    text: str = shown.console.file.getvalue()  # type: ignore[attr-defined]
    return text


def test_a_way_is_marked_on_the_map_and_told() -> None:
    lines = told(Gates(who("bob", "1e5"), actions=4), "go 1e8").splitlines()
    assert [line.split()[0] for line in lines if "**" in line] == ["8", "7", "6"]
    assert lines[-1] == "The way: 3 actions, 1 left."


def test_free_attacks_are_told_with_their_chance() -> None:
    gates = Gates(who("bob", "1e10"), orcs="1d10", actions=6)
    assert "On it: orc 1 hits 30 %." in told(gates, "go 1c10")


def test_a_blocked_line_ends_where_it_is_blocked() -> None:
    text = told(Gates(who("bob", "1h10"), orcs="1l10"), "shoot orc-1")
    (row,) = (line for line in text.splitlines() if "XX" in line)
    assert row.count("--") == 1
    assert "In sight: orc 1: 4 squares, blocked by a column." in text


def test_read_aloud_it_is_words_alone() -> None:
    assert told(Gates(who("bob", "1e5"), actions=4), "go 1e8", aloud=True) == "The way: 3 actions, 1 left.\n"


def test_nothing_is_shown_of_other_answers() -> None:
    assert told(Gates(who("bob", "1e5"), actions=4), "end") == ""
    assert told(Gates(who("bob", "1e5"), actions=4), "dance") == ""


def test_only_the_part_around_it_is_shown() -> None:
    line = Line((5.5, 5.5), (7.5, 5.5), block=Spot((7.0, 5.5), "a wall"))
    shown = trace_map.traced(output(), scene(ground(30, 20)), Trace(lines=(line,)))
    assert len(shown) == 2 + 1 + 2 * trace_map.MARGIN
    assert all(text.cell_len <= 3 + 3 * (3 + 2 * trace_map.MARGIN) + 1 for text in shown)
    assert trace_map.traced(output(), scene(ground()), Trace()) == []
