"""`orcade cards`: decks checked, listed and printed."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from orcade.__main__ import run
from orcade.games.hack.content import DECKS, read_deck, source
from orcade.terminal.sheet import page

Shown = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_check_says_what_a_deck_has(capsys: Shown) -> None:
    Path("mine.toml").write_text(source("billy"))
    for name in ("billy", "mine.toml"):
        assert run(["cards", "check", name]) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert said == (
            f"{name}: a deck for Teflon Billy, 52 cards: 2 Exits, 14 Rooms, 5 Monsters, 5 Traps, 4 NPCs, 9 Items, "
            "7 Events, 6 Rules."
        )


def test_check_names_file_line_and_what_would_do(capsys: Shown) -> None:
    text = source("billy").replace('what = "walls"', 'what = "wals"', 1)
    Path("mine.toml").write_text(text)
    assert run(["cards", "check", "mine.toml"]) == 2
    line = next(at for at, words in enumerate(text.splitlines(), 1) if '"wals"' in words)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"orcade: mine.toml: line {line}: 'Disputed Square': 'wals' is not known here")
    assert "walls, search-twice, item-on-pass, room-anywhere" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("check none.toml", "there is no file none.toml; the decks that ship are: knuckles, ravager"),
        ("check .", "is not a file"),
        ("check odd.toml", "odd.toml is not text in UTF-8"),
        ("show none.toml", "there is no file none.toml"),
        ("print billy --to odd.toml", "odd.toml exists already"),
        ("print billy --to nowhere/x.html", "there is no folder nowhere"),
        ("print billy", "--to"),
        ("chekc billy", "chekc"),
    ],
)
def test_what_is_wrong_is_one_line(words: str, said: str, capsys: Shown) -> None:
    Path("odd.toml").write_bytes(b"\xff\xfe")
    assert run(["cards", *words.split()]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_show_lists_every_card_with_its_words(capsys: Shown) -> None:
    assert run(["cards", "show", "ba", "--plain"]) == 0
    shown = capsys.readouterr().out
    deck = read_deck(source("ba"))
    assert all(card.name in shown for card in deck.cards)
    assert "Rules-Lawyering 3. 46 cards" in shown
    assert "Wandering Monster (Monster, Difficulty 0, +1 per Room, 2 of them)" in shown
    assert "-1 Search for everybody." in shown


class Cards(HTMLParser):
    """The names of the cards on a page, sheet by sheet."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sheets: list[list[str]] = []
        self.naming = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "div" and ("class", "sheet") in attrs:
            self.sheets.append([])
        self.naming = tag == "b"

    def handle_data(self, data: str) -> None:
        if self.naming:
            self.sheets[-1].append(data)
        self.naming = False


@pytest.mark.rule("HK 1")
@pytest.mark.parametrize("name", DECKS)
def test_a_printed_deck_has_55_cards_nine_on_a_sheet(name: str) -> None:
    deck = read_deck(source(name))
    sheets = Cards(page(deck)).sheets
    assert [len(sheet) for sheet in sheets] == [9] * 6 + [1]
    beside = 9 if deck.character.gamemaster else 3
    assert [name for sheet in sheets for name in sheet][beside:] == [card.name for card in deck.cards]


def test_the_page_needs_nothing_else_and_trusts_no_name(capsys: Shown) -> None:
    Path("mine.toml").write_text(source("billy").replace('"Annex B"', '"<script>&B"'))
    assert run(["cards", "print", "mine.toml", "--to", "mine.html"]) == 0
    text = Path("mine.html").read_text()
    assert "&lt;script&gt;&amp;B" in text
    assert not re.search(r"<script|https?://(?!www\.w3\.org)|src=|url\(", text)
    assert "mine.html: 52 cards" in capsys.readouterr().out


def test_rooms_are_drawn_with_their_doors() -> None:
    text = page(read_deck(source("billy")))
    assert text.count('aria-label="doors NESW"') == 1 + 1 + 1 + 2
    assert text.count(">EXIT</text>") == 2
