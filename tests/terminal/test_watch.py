"""Records shown again, and files that cannot be."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest

import orcade
from orcade.table.errors import BadRecord, BadSetup
from orcade.table.record import Record
from orcade.table.requests import OPEN, SPECTATOR
from orcade.terminal.files import BadFile, read_record, write_text
from orcade.terminal.output import Output
from orcade.terminal.resume import resume
from orcade.terminal.watch import Watch, eyes_of

from .scripted import INTERRUPT, Script

NAMES = ("Grub", "Dreg", "Mog", "Snik")


def recorded(answers: int = 100, game: str = "tusk-draw") -> Record:
    match = orcade.new(game, 2, seed=3)
    while not match.over and answers:
        for ask in match.asks:
            match.answer(ask.options[0], seat=ask.seat)
        answers -= 1
    return orcade.record(match, ["Anna", "easy bot"])


def watched(record: Record, eyes: int, *lines: str, delay: float = 0, pauses: list[float] | None = None) -> str:
    output = Output(io.StringIO(), plain=True, width=80)
    script = Script(output, *lines) if lines else None
    Watch(record, eyes, output).run(script, delay, (pauses if pauses is not None else []).append)
    shown = output.console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


def test_with_everything_open() -> None:
    shown = watched(recorded(), OPEN)
    assert "Grub (Anna)" in shown
    assert "Dreg is dealt a tusk of" in shown
    assert shown.count("> Grub: lay ") == 3
    assert "  1. " in shown


def test_through_the_eyes_of_a_seat() -> None:
    shown = watched(recorded(), 0)
    assert "Grub is dealt a tusk of" in shown
    assert "Dreg is dealt a tusk of" not in shown
    assert "> Dreg: " not in shown
    assert shown.count("> Grub: lay ") == 3


def test_step_by_step() -> None:
    shown = watched(recorded(), OPEN, "", "help", "2", "end")
    assert "Enter, a number, end or quit." in shown
    assert "0 of " not in shown  # The shuffle has been shown already.
    assert "takes the point" in shown
    assert "  1. " in shown


def test_how_the_match_stands_in_the_end_is_shown_once() -> None:
    duel = recorded(5000, "pit-fighting")
    half = recorded(7, "pit-fighting")
    for lines in ((), ("2", "end")):
        shown = watched(duel, OPEN, *lines).split("\n")
        assert len([line for line in shown if line.endswith(" wins")]) == 1, lines
        tail = watched(half, OPEN, *lines).rpartition("> Gnash: ")[2] or ""
        assert tail.count("lose the fight") == 1, lines


@pytest.mark.parametrize("word", ["quit", INTERRUPT])
def test_leaving_while_stepping(word: str) -> None:
    assert "  1. " not in watched(recorded(), OPEN, "", word)
    assert "  1. " not in watched(recorded(), OPEN, "")  # The input ends.


def test_a_pause_after_each_answer() -> None:
    pauses: list[float] = []
    watched(recorded(), OPEN, delay=0.25, pauses=pauses)
    assert pauses == [0.25] * 6


def test_an_unfinished_record() -> None:
    assert "The record ends here; the match is not over." in watched(recorded(1), SPECTATOR)


def test_whose_eyes() -> None:
    record = recorded()
    for words, eyes in (
        ("", OPEN),
        ("open", OPEN),
        ("Spectator", SPECTATOR),
        ("1", 0),
        ("2", 1),
        ("dreg", 1),
        ("ANNA", 0),
    ):
        assert eyes_of(words, record, NAMES) == eyes
    assert eyes_of("", recorded(1), NAMES) == SPECTATOR
    for words in ("0", "3", "mog", "²", "nobody at all"):
        with pytest.raises(BadSetup, match="it can be a seat from 1 to 2, or: open, spectator, Grub, Dreg"):
            eyes_of(words, record, NAMES)


def test_files_that_hold_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file"):
        read_record(tmp_path / "none.json")
    with pytest.raises(BadFile, match="is not a file"):
        read_record(tmp_path)
    path = tmp_path / "some.json"
    for content, said in (
        (b"", "is empty"),
        (b"\xff\xfe", "not complete JSON"),
        (b"{}", "not a record of Orcade"),
        (recorded().dump().encode()[:-200], "not complete JSON"),
    ):
        path.write_bytes(content)
        with pytest.raises(BadRecord, match=f"some.json.*{said}"):
            read_record(path)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    write_text(path, "one")
    write_text(path, "two")
    assert path.read_text() == "two"
    with pytest.raises(BadFile, match="cannot write"):
        write_text(tmp_path / "none" / "x.json", "three")
    assert [each.name for each in tmp_path.iterdir()] == ["whole.json"]


def test_what_cannot_be_resumed() -> None:
    with pytest.raises(BadSetup, match="this match is over"):
        resume(recorded())
    half = recorded(1)
    with pytest.raises(BadSetup, match="does not hold the seed"):
        resume(half)
    forged = msgspec.structs.replace(half, dice=msgspec.structs.replace(half.dice, seed="00" * 32))
    with pytest.raises(BadRecord, match="not the one that was promised"):
        resume(forged)
    forged = msgspec.structs.replace(half, dice=msgspec.structs.replace(half.dice, seed="zz"))
    with pytest.raises(BadRecord, match="hex"):
        resume(forged)
