"""Completion, abbreviations, the listing of options, commands, and what output keeps out."""

from __future__ import annotations

import io
from typing import Any

from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.text import Text

from orcade.table.requests import Option
from orcade.terminal.canvas import Canvas
from orcade.terminal.commands import read_command
from orcade.terminal.input import ByWord, Lines, next_words
from orcade.terminal.notations import grouped, in_figures
from orcade.terminal.output import Output, clean, wants_plain
from orcade.terminal.show import Legal, exact, find

WORDS = [("move d4", "to d4"), ("move d5", "to d5"), ("smash grub", "4+"), ("end", "your turn ends")]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def completed(typed: str) -> list[str]:
    return [found.text for found in ByWord(WORDS).get_completions(Document(typed), CompleteEvent())]


def test_completion_goes_word_by_word() -> None:
    assert completed("") == ["move ", "smash ", "end"]
    assert completed("m") == ["move "]
    assert completed("move ") == ["d4", "d5"]
    assert completed("MOVE D") == ["d4", "d5"]
    assert completed("dance") == []


def test_completion_tells_about_the_answer() -> None:
    assert dict(next_words("", WORDS)) == {"move ": "2 answers", "smash ": "4+", "end": "your turn ends"}


class Say(Option, frozen=True):
    said: str

    def notation(self, view: Any) -> str:
        return self.said


def legal(*says: str) -> list[Legal]:
    return [Legal(say, Say(say)) for say in says]


def test_an_answer_is_found_by_name_number_or_beginning() -> None:
    options = legal("move d4", "move d5", "smash grub", "end", "end turn")
    assert [each.say for each in find(options, "Smash  GRUB")] == ["smash grub"]
    assert [each.say for each in find(options, "2")] == ["move d5"]
    assert [each.say for each in find(options, "s g")] == ["smash grub"]
    assert [each.say for each in find(options, "m")] == ["move d4", "move d5"]
    assert [each.say for each in find(options, "end")] == ["end"]
    for words in ("0", "6", "", "²", "9" * 5000, "grub"):
        assert find(options, words) == []


def test_numbers_stand_for_nothing_where_answers_are_numbers() -> None:
    options = legal("3", "2", "1")
    one = exact(options, "3")
    assert one is not None
    assert one.say == "3"
    assert list(grouped(["3", "2", "1"], 80, True)) == ["  3, 2, 1"]


def test_a_number_is_the_one_that_is_asked_for_where_all_answers_are_a_word_with_one() -> None:
    options = legal("buy 0", "buy 1", "buy 2", "buy 4")
    assert [[each.say for each in find(options, said)] for said in ("2", "0", "buy 4", "3")] == [
        ["buy 2"],
        ["buy 0"],
        ["buy 4"],
        [],
    ]
    assert list(grouped(["buy 0", "buy 1", "buy 2", "buy 4"], 80, True)) == ["  buy  0, 1, 2, 4"]
    assert [each.say for each in find(legal("drive 3", "faster"), "2")] == ["faster"]
    assert [each.say for each in find(legal("drive 3"), "3")] == ["drive 3"]


def test_answers_in_figures_alone_need_telling() -> None:
    assert in_figures(["lay 0 0,-1", "lay 1 0,-1"])
    assert in_figures(["tokens 3 1", "tokens 2 2"])
    assert not in_figures(["move d4", "move d5"])
    assert not in_figures(["buy 0", "buy 1"])
    assert not in_figures(["drive 3", "faster"])
    assert not in_figures(["12", "13"])


def test_options_stand_by_their_verbs() -> None:
    says = ["move d4", "smash grub", "move d5", "end"]
    assert list(grouped(says, 80, False)) == ["  move   1) d4   3) d5", "  smash  2) grub", "  4) end"]


def test_of_options_alike_but_for_the_last_word_only_that_is_told_again() -> None:
    says = ["room cellar n1 NES", "room cellar n1 NSW", "room cellar e1 NSW"]
    assert list(grouped(says, 80, False)) == ["  room  1) cellar n1 NES   2) … NSW   3) cellar e1 NSW"]
    assert "2) cellar n1 NSW" in next(grouped(says, 80, True)), "but whoever has it read aloud hears all"


def test_many_options_are_broken_into_lines() -> None:
    lines = list(grouped([f"deploy {column}{row}" for column in "abcdefgh" for row in range(1, 9)], 60, True))
    assert all(len(line) <= 60 for line in lines)
    assert "64) h8" in lines[-1]


def test_commands() -> None:
    for words, word, rest in (
        ("?", "?", ""),
        ("?smash grub", "?", "smash grub"),
        ("? 3", "?", "3"),
        ("RULE MF 4.2", "rule", "MF 4.2"),
        ("exit", "quit", ""),
        ("save my match.json", "save", "my match.json"),
    ):
        command = read_command(words)
        assert command is not None
        assert (command.word, command.rest) == (word, rest)
    for words in ("board game", "smash", "undoes", ""):
        assert read_command(words) is None


def test_nothing_that_is_read_steers_the_terminal() -> None:
    out = io.StringIO()
    output = Output(out, plain=True)
    output.say("\x1b[2Jred\x07 \u202etxet\u202c [bold]x[/bold] :smile:")
    assert out.getvalue() == "[2Jred txet [bold]x[/bold] :smile:\n"
    assert clean("a\tb\r\nc") == "ab\nc"


def test_where_paper_is_plain() -> None:
    assert wants_plain(io.StringIO(), {"TERM": "xterm"})
    assert wants_plain(Terminal(), {"TERM": "dumb"})
    assert wants_plain(Terminal(), {"TERM": "xterm", "NO_COLOR": "1"})
    assert not wants_plain(Terminal(), {"TERM": "xterm"})


def test_plain_paper_writes_no_escapes_and_no_marks() -> None:
    out = Terminal()
    output = Output(out, plain=True, width=80)
    output.introduce(("Grub", "Dreg"))
    output.say("Grub smashes Dreg", style="bold red")
    output.clear_screen()
    assert output.mark(0) == ""
    assert output.thinking("Grub") is None
    assert "\x1b" not in out.getvalue()


def test_long_words_and_indents() -> None:
    assert Output.broken("one two three", 8, 2) == ["one two", "  three"]
    assert Output.broken("x" * 20, 8, 2) == ["x" * 20]
    assert Output.broken("", 8, 2) == [""]


def test_lines_are_echoed_where_nobody_sees_them_typed() -> None:
    out = io.StringIO()
    reader = Lines(Output(out, plain=True), io.StringIO("move d4\n"))
    assert reader.read("> ") == "move d4"
    assert out.getvalue() == "> move d4\n"


def test_texts_on_a_canvas_do_not_cover_each_other() -> None:
    canvas = Canvas(20)
    for words in ("one", "two", "three", "four", "five", "six"):
        canvas.place(0, 10, Text(words))
    shown = " ".join(line.plain for line in canvas.lines())
    assert sorted(shown.split()) == ["five", "four", "one", "six", "three", "two"]
    assert all(line.cell_len <= 20 for line in canvas.lines())
