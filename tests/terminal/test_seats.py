"""Seat specs, names and options as people type them, and what is said where they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcade.table.errors import BadSetup, UnknownGame
from orcade.terminal.files import BadFile
from orcade.terminal.listing import find_game
from orcade.terminal.seats import Sitter, parse_options, parse_seats, sitters_of

TUSK = find_game("tusk-draw")
FIGHT = find_game("masters-fight")


def test_a_game_is_found_as_people_write_it() -> None:
    for words in ("tusk-draw", "Tusk_Draw", " TUSK DRAW "):
        assert find_game(words).name == "tusk-draw"
    assert find_game("Masters' Fight").name == "masters-fight"
    assert find_game("Orc Pit Fighting").name == "pit-fighting"


def test_an_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="do you mean pit-fighting"):
        find_game("pit-figting")
    with pytest.raises(UnknownGame, match="do you mean masters-fight"):
        find_game("master fight")
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; installed are: .*tusk-draw"):
        find_game("chess")


def test_seats_are_read() -> None:
    sitters = parse_seats(FIGHT, "me, Normal,easy,ME", "Anna,Bob")
    assert [(sitter.level, sitter.name) for sitter in sitters] == [
        ("", "Anna"),
        ("normal", ""),
        ("easy", ""),
        ("", "Bob"),
    ]


def test_no_seats_are_one_person_and_normal_bots() -> None:
    assert [sitter.level for sitter in parse_seats(TUSK, "")] == ["", "normal"]


@pytest.mark.parametrize(
    ("spec", "names", "said"),
    [
        ("me,wizard", "", r"seat 2 cannot be 'wizard'; write each seat as me, random, easy, normal, hard or glance"),
        ("me,,easy", "", "seat 2 is empty"),
        ("me", "", "Tusk Draw is for 2 to 4 players, not 1"),
        ("me,easy,easy,easy,easy", "", "Tusk Draw is for 2 to 4 players, not 5"),
        ("me,easy", "Anna,Bob", "2 names for 1 seats"),
        ("me,easy", "x" * 41, "at most 40 characters"),
        ("me,easy", "normal bot", "reads like a bot"),
    ],
)
def test_wrong_seats_say_what_would_do(spec: str, names: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        parse_seats(TUSK, spec, names)


def test_who_sat_where_is_read_back_from_a_record() -> None:
    sitters = [Sitter(name="Anna"), Sitter(level="hard"), Sitter()]
    recorded = [sitter.recorded(TUSK.names[seat]) for seat, sitter in enumerate(sitters)]
    assert recorded == ["Anna", "hard bot", "Mog"]
    assert sitters_of(TUSK, recorded) == sitters


def test_options_are_read() -> None:
    assert parse_options(["hand=4", "round-cap = off"]) == {"hand": "4", "round_cap": "off"}


@pytest.mark.parametrize("words", ["hand", "=4", "hand=", ""])
def test_an_option_without_name_or_value(words: str) -> None:
    with pytest.raises(BadSetup, match="an option is written name=value"):
        parse_options([words])


def test_content_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text("pits = 3\n", encoding="utf-8")
    assert parse_options([f"map=@{tmp_path / 'map.toml'}"]) == {"map": "pits = 3\n"}
    with pytest.raises(BadFile, match=r"cannot read .*none\.toml"):
        parse_options([f"map=@{tmp_path / 'none.toml'}"])
    (tmp_path / "map.toml").write_bytes(b"pits = \xff")
    with pytest.raises(BadFile, match="not text in UTF-8, at byte 7"):
        parse_options([f"map=@{tmp_path / 'map.toml'}"])
    (tmp_path / "map.toml").write_bytes(b"#" * 300_000)
    with pytest.raises(BadFile, match="too large for content"):
        parse_options([f"map=@{tmp_path / 'map.toml'}"])


def test_an_option_given_twice() -> None:
    with pytest.raises(BadSetup, match="given twice"):
        parse_options(["round_cap=off", "round-cap=20"])
