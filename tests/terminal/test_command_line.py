"""The command line: exit codes, one clear line for whatever is wrong, and what each command prints."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import orcade
from orcade.__main__ import run
from orcade.table.record import under_seal
from orcade.terminal.files import read_record
from tests.forked import python

Shown = pytest.CaptureFixture[str]


def recorded(path: Path) -> Path:
    match = orcade.new("tusk-draw", 2, seed=3)
    while not match.over:
        for ask in match.asks:
            match.answer(ask.options[0], seat=ask.seat)
    path.write_text(orcade.record(match).dump())
    return path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play", "which game?"),
        ("play tusk-drow", "do you mean tusk-draw?"),
        ("play tusk-draw --seats me", "is for 2 to 4 players, not 1"),
        ("play tusk-draw --seats me,wizard", "seat 2 cannot be 'wizard'"),
        ("play tusk-draw --option hand=9", "option 'hand' cannot be '9'; it can be: 2, 3, 4"),
        ("play tusk-draw --option hand=@pipe", "pipe is not a file"),
        ("play tusk-draw --option hand=@/dev/zero", "/dev/zero is not a file"),
        ("play tusk-draw --option feet=2", "there is no option 'feet'; this game has: hand"),
        ("play tusk-draw --option hand", "an option is written name=value"),
        ("play tusk-draw --seed soon", "--seed"),
        ("play tusk-draw --sets me", "--sets"),
        ("play tusk-draw --save nowhere/x.json", "there is no folder nowhere"),
        ("play tusk-draw --save here.json", "here.json exists already"),
        ("play tusk-draw --save .", ". is a folder; name a file in it"),
        ("play --resume none.json", "cannot read none.json: no such file"),
        ("play --resume here.json", "not complete JSON"),
        ("play tusk-draw --resume here.json", "leave out a game"),
        ("play --resume here.json --seed 3", "leave out --seed"),
        ("watch none.json", "cannot read none.json"),
        ("watch here.json", "here.json: the record is not complete JSON"),
        ("watch good.json --eyes mog", "nobody's eyes are 'mog'"),
        ("watch good.json --step --delay 1", "not both"),
        ("watch good.json --delay -1", "--delay is a number of seconds"),
        ("watch good.json --delay nan", "--delay is a number of seconds"),
        ("watch good.json --delay soon", "--delay"),
        ("verify none.json", "cannot read none.json"),
        ("rules tusk-draw 9", "Tusk Draw has no rule '9'"),
        ("rules chess", "there is no game 'chess'"),
        ("rules", "requires an argument"),
        ("games chess", "there is no game 'chess'"),
        ("serve --port 70000", "a port is a number from 0 to 65535, not 70000"),
        ("serve --port web", "--port"),
        ("serve --port 1.5", "--port: a whole number is expected, not '1.5'"),
        ("arena tusk-draw --seats me,easy", "in an arena each seat is a bot"),
        ("arena tusk-draw --seats easy", "2 to 4 players"),
        ("arena tusk-draw --games 0", "at least 1 game"),
        ("arena tusk-draw --games many", "--games"),
        ("lab ladder tusk-draw --seats 2.5", "--seats: a whole number is expected, not '2.5'"),
        ("arena tusk-draw --seed 2.7", "--seed: a whole number is expected, not '2.7'"),
        ("arena tusk-draw --workers 0", "at least 1 worker"),
        ("paly tusk-draw", "Unknown command"),
        ("verify good.json now", "there is a word too many: 'now' (orcade verify --help tells more)"),
        ("play tusk-draw --sets me", "(orcade play --help tells more)"),
        ("lab report . --pages 3", "(orcade lab report --help tells more)"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(words: str, said: str, capsys: Shown, tmp_path: Path) -> None:
    (tmp_path / "here.json").write_text("{")
    os.mkfifo(tmp_path / "pipe")
    recorded(tmp_path / "good.json")
    assert run(words.split()) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("orcade: ")
    assert shown.err.count("\n") == 1
    assert said in shown.err


def test_verify_says_true_or_names_the_first_wrong_entry(capsys: Shown, tmp_path: Path) -> None:
    path = recorded(tmp_path / "good.json")
    assert run(["verify", str(path)]) == 0
    assert "It agrees with itself: Tusk Draw, 6 answers by the rules" in capsys.readouterr().out
    text = path.read_text()
    (tmp_path / "cut.json").write_text(text[:300])
    (tmp_path / "answer.json").write_text(text.replace('"say":"lay 12"', '"say":"lay 13"'))
    (tmp_path / "seed.json").write_text(text.replace('"seed":"', '"seed":"00'))
    other = under_seal(msgspec.structs.replace(read_record(path), rules=7)).dump()
    (tmp_path / "rules.json").write_text(other.replace('"say":"lay 12"', '"say":"lay 13"'))
    for name, said in (
        ("cut", "not complete JSON"),
        ("answer", "entry 2: the answer 'lay 13' of seat 1 is not legal"),
        ("seed", "not the one that was promised"),
        ("rules", "entry 2: the record is from version 7 of the rules of Tusk Draw, this is version 1"),
    ):
        assert run(["verify", str(tmp_path / f"{name}.json")]) == 1
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith("orcade: not true: ")
        assert said in shown.err


def test_a_strangers_record_cannot_steer_the_terminal(capsys: Shown, tmp_path: Path) -> None:
    path = recorded(tmp_path / "evil.json")
    path.write_text(path.read_text().replace('"game": "', '"\\u001b]0;mine\\u0007\\u202e": "'))
    assert run(["verify", str(path)]) == 1
    said = capsys.readouterr().err
    assert "]0;mine" in said
    assert not {"\x1b", "\x07", "\u202e"} & set(said)


def test_games_and_rules(capsys: Shown) -> None:
    assert run(["games"]) == 0
    shown = capsys.readouterr().out
    for words in (
        "tusk-draw: Tusk Draw",
        "2 to 4 players, 2 to 5 minutes",
        "--option hand=2|3|4 (usually 3)",
        "[TD 1]",
    ):
        assert words in " ".join(shown.split())
    assert run(["games", "tusk-draw"]) == 0
    assert "masters-fight" not in capsys.readouterr().out
    assert run(["rules", "tusk-draw", "TD", "2"]) == 0
    assert "TD 2 A round" in capsys.readouterr().out
    assert run(["rules", "tusk-draw"]) == 0
    assert "TD 3 The end" in capsys.readouterr().out


def test_help_and_version(capsys: Shown) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == orcade.__version__
    assert run(["--help"]) == 0
    assert "orcade play masters-fight --seats me,normal,easy,easy" in capsys.readouterr().out
    for command in ("play", "watch", "verify", "games", "rules", "serve", "arena"):
        assert run([command, "--help"]) == 0
        assert command in capsys.readouterr().out


def test_an_arena_prints_a_table(capsys: Shown) -> None:
    assert run(["arena", "tusk-draw", "--seats", "easy,random", "--games", "4", "--seed", "1", "--workers", "1"]) == 0
    shown = capsys.readouterr()
    assert "Tusk Draw: 4 games of easy, random, seed 1" in shown.out
    assert "95 % interval" in shown.out
    assert "  easy as Grub" in shown.out
    assert "No limit ended a game." in shown.out
    assert all(len(line) <= 80 for line in shown.out.split("\n"))
    assert shown.err == ""


def test_a_port_in_use_is_said(capsys: Shown, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port), "--database", str(tmp_path / "o.db"), "--no-open"]) == 2
    shown = capsys.readouterr()
    assert f"port {port}" in shown.err
    assert "in use" in shown.err


# As a process of its own.


def orcade_says(words: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return python("-m", "orcade", *words.split(), typed=typed, folder=folder, timeout=60)


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    said = orcade_says("play tusk-draw --seats me,random --seed 3 --save whole.json", "?\n12\nlog\n4\n6\n", tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert "\x1b" not in said.stdout
    assert orcade.verify(read_record(tmp_path / "whole.json")).over
    again = orcade_says("play tusk-draw --seats me,random --seed 3", "?\n12\nlog\n4\n6\n\n", tmp_path)
    assert again.stdout.split("Grub>")[:-1] == said.stdout.split("Grub>")[:-1]


def test_input_that_ends_loses_nothing(tmp_path: Path) -> None:
    said = orcade_says("play tusk-draw --seats me,random --seed 3", "12\n", tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    (saved,) = tmp_path.glob("*.json")
    assert str(saved.name) in said.stdout
    again = orcade_says(f"play --resume {saved.name}", "6\n4\n", tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert orcade.verify(read_record(saved)).over


def test_a_reader_who_has_seen_enough(tmp_path: Path) -> None:
    recorded(tmp_path / "good.json")
    piped = subprocess.run(
        f"{sys.executable} -m orcade watch good.json | head -1; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        text=True,
        capture_output=True,
        cwd=tmp_path,
        timeout=60,
    )
    assert (piped.returncode, piped.stderr) == (0, "")
    assert piped.stdout == "Tusk Draw\n"


def test_other_rules_that_agree_are_named(capsys: Shown, tmp_path: Path) -> None:
    path = recorded(tmp_path / "good.json")
    path.write_text(under_seal(msgspec.structs.replace(read_record(path), rules=7)).dump())
    assert run(["verify", str(path)]) == 0
    assert "played by version 7 of the rules; version 1 agrees with it" in " ".join(capsys.readouterr().out.split())


def test_listing_games_loads_nothing_that_it_does_not_need() -> None:
    """It answers at once: no bots, no server, no drawing, and nothing that reads keys or draws rulebooks."""
    script = "import sys; from orcade.__main__ import run; run(['games']); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", script], text=True, capture_output=True, timeout=60, check=True)
    loaded = {name.split(".")[0] for name in said.stdout.splitlines()[-1].split()}
    ours = {
        ".".join(name.split(".")[:2]) for name in said.stdout.splitlines()[-1].split() if name.startswith("orcade.")
    }
    assert not ours & {"orcade.bots", "orcade.draw", "orcade.web"}
    needless = {"asyncio", "jinja2", "markdown_it", "multiprocessing", "prompt_toolkit", "starlette", "uvicorn"}
    assert not loaded & needless
