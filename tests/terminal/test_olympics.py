"""The Orclympics on a terminal: chariots from their parts, the score, one evening after the other."""

from __future__ import annotations

from pathlib import Path

import orcade
from orcade.table.entries import Said
from orcade.terminal.files import read_record
from orcade.terminal.play import Play
from orcade.terminal.resume import resume

from .scripted import Script, Terminal

QUICK = ("length=quick", "first=flying-pigs", "second=timber", "third=road-rage")


def test_a_chariot_is_built_from_words_in_any_order() -> None:
    terminal = Terminal("road-rage", "me,random", "feral", "build wolves metal boar")
    shown = terminal.run()
    words = " ".join(shown.split())
    assert "build one of: born-lucky:" in words
    assert "and at most 3 of: metal-plates: Metal Plates, Chassis +1, Agility −1" in words
    assert "? lists" in words
    assert "12)" not in shown.partition("build one of")[2], "not a wall of numbers"
    assert (0, "build boar-boss metal-plates wolves") in said(terminal)


def said(terminal: Terminal) -> list[tuple[int, str]]:
    record = terminal.play.saving.record()
    return [(entry.seat, entry.say) for entry in record.tape if isinstance(entry, Said)]


def test_why_a_chariot_cannot_be_built() -> None:
    shown = " ".join(Terminal("road-rage", "me,random", "iron", "build boar metal moar dead goblins").run().split())
    assert "No: RR 2.1.2: that is 4 Chariot Upgrades; take at most 3" in shown


def test_the_score_of_a_campaign() -> None:
    shown = Terminal("orclympics", "me,random", "iron", "score", options=QUICK).run()
    score = shown.partition("> score")[2]
    for words in ("Quick campaign", "Flying Pigs", "Timber!", "Road Rage", "Iron Orcs"):
        assert words in score, words


def test_a_campaign_over_two_evenings(tmp_path: Path) -> None:
    """Into the first discipline and home; the last one is played on another evening, and then the score is told."""
    path = tmp_path / "campaign.json"
    first = Terminal("orclympics", "me,random", *["1"] * 40, options=QUICK, file=path)
    first.run()
    course, sitters = resume(read_record(path))
    assert [sitter.level for sitter in sitters] == ["", "random"]
    match = course.match
    while "road_rage" not in type(match.game.board(match.state)).__module__:
        match.answer(match.asks[0].options[0])
    script = Script(first.output, *["1"] * 3000)
    first.out.truncate(0)
    assert Play(course, sitters, first.output, script, file=path, resumed=True).run() == 0
    assert match.over
    shown = first.out.getvalue()
    assert "wins the Orclympics" in shown or "share the victory in the Orclympics" in shown
    closing = shown.rpartition("Quick campaign")[2]
    assert "Road Rage" in closing
    assert orcade.verify(read_record(path)).over
