"""`orcade cards` and `--deck`: decks checked, shown, printed and brought to the table."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from orcade.__main__ import run
from orcade.draw.sheets import sheets
from orcade.games.gates import catalogue as gates
from orcade.games.gates.card_files import source as gates_source
from orcade.games.hack import GAME
from orcade.games.hack.deck_files import DECKS, read_deck, source
from orcade.table.catalogue import Catalogue, Deck
from orcade.table.entries import Said
from orcade.table.game import game_named
from orcade.terminal import cards
from orcade.terminal.files import read_record

Shown = pytest.CaptureFixture[str]


def decks() -> list[Deck]:
    assert GAME.catalogue is not None
    return list(GAME.catalogue.decks())


def test_check_says_what_a_deck_has(capsys: Shown) -> None:
    Path("mine.toml").write_text(source("billy"))
    for name in ("billy", "mine.toml"):
        assert run(["cards", "check", name]) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert said.startswith(
            f"{name}: all is well. Teflon Billy's deck, for Brian: 52 cards to draw. "
            "Skills: Combat 2, Thieving 1, Negotiation 2, Rules-Lawyering 4. "
            "Cards: 2 Exits, 14 Rooms, 5 Monsters, 5 Traps, 4 NPCs, 9 Items, 7 Events, 6 Rules. Verbs: bonus "
        )
        assert ("orcade new hack --deck mine.toml" in said) == (name == "mine.toml")


def test_verbs_are_counted_by_cards_also_those_that_wait() -> None:
    text = source("ba")
    assert GAME.catalogue is not None
    (before,) = GAME.catalogue.read(text)
    entry = '[[rule]]\nid = "toll"\nname = "Toll"\ndifficulty = 1\ncount = 2\neffects = [{ do = "whenever", happens = '
    entry += '"turn", then = [{ do = "recycle" }, { do = "recycle" }] }]\n'
    rules = [at for at, words in enumerate(text.split("[[")) if words.startswith("rule]]")]
    blocks = text.split("[[")
    gone = [block for at, block in enumerate(blocks) if at not in rules]
    copies = sum(card.count for card in decks()[4].cards if card.kind == "Rule")
    (after,) = GAME.catalogue.read("[[".join(gone).rstrip() + "\n\n" + entry.replace("2\neff", f"{copies}\neff"))
    assert before.verbs["recycle"] == 0
    assert after.verbs["recycle"] == copies
    assert after.verbs["whenever"] >= copies


def test_check_names_file_line_and_what_would_do(capsys: Shown) -> None:
    text = source("billy").replace('what = "walls"', 'what = "wals"', 1)
    Path("mine.toml").write_text(text)
    line = next(at for at, words in enumerate(text.splitlines(), 1) if '"wals"' in words)
    for words in ("check mine.toml", "show mine.toml", "print mine.toml --to x.html"):
        assert run(["cards", *words.split()]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"orcade: mine.toml: line {line}: 'Disputed Square': 'wals' is not known here")
        assert "walls, search-twice, item-on-pass, room-anywhere" in said.err
        assert said.err.count("\n") == 1
    assert not Path("x.html").exists()


def test_check_refuses_an_effect_that_does_not_say_for_whom_it_is(capsys: Shown) -> None:
    text = source("thorina").replace('{ do = "lose-turn", who = "gm" }', '{ do = "lose-turn" }')
    Path("mine.toml").write_text(text)
    line = next(at for at, words in enumerate(text.splitlines(), 1) if '"lose-turn" }' in words)
    assert run(["cards", "check", "mine.toml"]) == 1
    said = capsys.readouterr().err
    assert said == (
        f"orcade: mine.toml: line {line}: 'Garlic Bread for the GM': 'who' is missing; "
        "it is one of: you, target, actor, others, everyone, gm\n"
    )


def test_check_names_all_faults_each_in_a_line_with_file_and_line(capsys: Shown) -> None:
    text = source("billy").replace('what = "walls"', 'what = "wals"').replace("count = 2", "count = 3", 1)
    Path("mine.toml").write_text(text)
    lines = [at for at, words in enumerate(text.splitlines(), 1) if '"wals"' in words]
    assert run(["cards", "check", "mine.toml"]) == 1
    said = capsys.readouterr().err.removeprefix("orcade: ").splitlines()
    assert [each.partition(": '")[0] for each in said] == [f"mine.toml: line {at}" for at in lines]
    Path("mine.toml").write_text(text.replace('"wals"', '"walls"').replace('id = "annex-b"', 'id = "Annex"'))
    assert run(["cards", "check", "mine.toml"]) == 1
    said = capsys.readouterr().err.removeprefix("orcade: ").splitlines()
    assert len(said) == 2
    assert "'Annex B': its id is small letters" in said[0]
    assert said[1].startswith("mine.toml: this deck has 53 cards")


def test_a_table_names_all_faults_too(capsys: Shown) -> None:
    Path("mine.toml").write_text(source("billy").replace('what = "walls"', 'what = "wals"'))
    assert run(["new", "hack", "--deck", "mine.toml"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("orcade: option 'own_deck': line ")
    assert said[1].startswith("line ")
    assert len(said) == 2


def test_what_a_table_would_refuse_is_refused(capsys: Shown) -> None:
    Path("dots.toml").write_text("a" + ".a" * 200 + " = 1\n" + source("billy"))
    assert run(["cards", "check", "dots.toml"]) == 1
    assert capsys.readouterr().err.startswith("orcade: dots.toml: line 1 has more than 100 dots")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("cards check none.toml", "cannot read none.toml: no such file"),
        ("cards check .", "is not a file"),
        ("cards check odd.toml", "odd.toml is not text in UTF-8"),
        ("cards check bily", "there is no deck and no file 'bily'; do you mean billy?"),
        ("cards check billy --game chess", "there is no game 'chess'"),
        ("cards check billy --game tusk-draw", "Tusk Draw has no decks"),
        ("cards show none.toml", "cannot read none.toml"),
        ("cards show billy annex", "has no card 'annex'; do you mean annex-b?"),
        ("cards show billy zzzz", "orcade cards show billy shows them all"),
        ("cards print billy --to odd.toml", "odd.toml exists already"),
        ("cards print billy --to nowhere/x.html", "there is no folder nowhere"),
        ("cards print billy", "--to"),
        ("cards chekc billy", "chekc"),
        ("new hack --deck none.toml", "cannot read none.toml"),
        ("new hack --deck bare.toml", "bare.toml is empty"),
        ("new tusk-draw --deck odd.toml", "Tusk Draw has no decks: leave out --deck"),
        ("play hack --deck mine.toml --option own-deck=@mine.toml", "is given twice"),
        ("play --resume here.json --deck mine.toml", "leave out --deck"),
    ],
)
def test_what_is_wrong_is_one_line(words: str, said: str, capsys: Shown) -> None:
    Path("odd.toml").write_bytes(b"\xff\xfe")
    Path("mine.toml").write_text(source("billy"))
    Path("bare.toml").write_text("\n")
    assert run(words.split()) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1


def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """HACK!, and another game whose decks are the three of Orcs at the Gates."""
    three = Catalogue(decks=gates.decks, read=gates.read, option="own_deck", tables=gates.TABLES)
    other = replace(GAME, name="other", title="The Other", catalogue=three)
    monkeypatch.setattr(cards, "installed_games", lambda: {"hack": GAME, "other": other})
    monkeypatch.setattr(cards, "parse", lambda options, given: None)


def test_of_several_games_the_one_whose_tables_a_file_has_is_meant(
    monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    two_games(monkeypatch)
    assert run(["cards", "show"]) == 0
    shown = capsys.readouterr().out
    assert "HACK!\n" in shown
    assert "The Other\n" in shown
    assert "knuckles: " in shown
    assert "hackmaster: Hackmaster deck, for the Gamemaster.\n" in shown
    assert run(["cards", "show", "treasure", "hackmaster-12"]) == 0
    assert capsys.readouterr().out.startswith("Hackmaster +12 (hackmaster-12), Treasure, 200 points\n")
    Path("mine.toml").write_text(source("billy"))
    assert run(["cards", "check", "mine.toml"]) == 0
    assert "Teflon Billy" in capsys.readouterr().out
    Path("ours.toml").write_text(gates_source("player") + gates_source("hackmaster"))
    assert run(["cards", "check", "ours.toml"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("ours.toml: all is well. Player deck, for the characters: 60 cards to draw. Cards: 12 NPCs")
    assert "Hackmaster deck, for the Gamemaster: 40 cards to draw. Cards: 12 Newcomer cards" in said
    assert said.endswith("Play with it: orcade new other --deck ours.toml")
    Path("ours.toml").write_text(gates_source("player").replace("needs = 14", "needs = 41"))
    assert run(["cards", "check", "ours.toml"]) == 1
    assert "ours.toml: line " in (said := capsys.readouterr().err)
    assert "'Fireball': expected a whole number <= 20, not 41" in said


def test_where_the_tables_do_not_tell_the_game_has_to_be_named(monkeypatch: pytest.MonkeyPatch, capsys: Shown) -> None:
    two_games(monkeypatch)
    Path("odd.toml").write_text("[[trap]]\n")
    for words in ("check odd.toml", "print all --to all.html"):
        assert run(["cards", *words.split()]) == 2
        assert "which game's cards? --game with one of: hack, other" in capsys.readouterr().err
    monkeypatch.setattr(cards, "installed_games", lambda: {"none": game_named("tusk-draw")})
    assert run(["cards", "show"]) == 2
    assert "no game here has decks" in capsys.readouterr().err
    assert run(["cards", "show", "--game", "hack"]) == 0


def test_show_lists_decks_cards_and_one_card(capsys: Shown) -> None:
    assert run(["cards", "show"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{name}: " in shown for name in DECKS)
    assert run(["cards", "show", "ba", "--plain"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    deck = read_deck(source("ba"))
    assert all(card.name in shown for card in deck.cards)
    assert "Wandering Monster (wandering-monster), Monster, Difficulty 0, +1 per Room, 2 times" in shown
    assert "-1 Search for everybody." in shown
    for words in (["dowsing-fork"], ["Dowsing", "Fork"]):
        assert run(["cards", "show", "knuckles", *words]) == 0
        shown = capsys.readouterr().out
        assert shown.startswith("Dowsing Fork (dowsing-fork), Item\n  +2 Search.\n")


def test_a_strangers_deck_cannot_steer_the_terminal(capsys: Shown) -> None:
    Path("mine.toml").write_text(source("billy").replace('player = "Brian"', 'player = "\\u001b]0;mine\\u0007"'))
    run(["cards", "show", "mine.toml"])
    shown = capsys.readouterr()
    assert not {"\x1b", "\x07"} & set(shown.out + shown.err)


# Printing.


class Sheets(HTMLParser):
    """The names of the cards on a page, sheet by sheet."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sheets: list[list[str]] = []
        self.naming = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if ("class", "sheet") in attrs:
            self.sheets.append([])
        self.naming = tag == "h2"

    def handle_data(self, data: str) -> None:
        if self.naming:
            self.sheets[-1].append(data)
        self.naming = False


@pytest.mark.rule("HK 1")
@pytest.mark.parametrize("name", DECKS)
def test_a_printed_deck_has_55_cards_nine_on_a_sheet(name: str) -> None:
    deck = decks()[DECKS.index(name)]
    pages = Sheets(sheets("HACK!", [deck])).sheets
    assert [len(page) for page in pages] == [9] * 6 + [1]
    apart = sum(card.count for card in deck.cards if not card.drawn)
    named = [card.name for card in read_deck(source(name)).cards]
    assert [name for page in pages for name in page][apart:] == named
    assert apart == 55 - len(named)


def test_all_decks_follow_each_other_on_one_page(capsys: Shown) -> None:
    assert run(["cards", "print", "all", "--game", "hack", "--to", "all.html"]) == 0
    assert "275 cards" in capsys.readouterr().out
    pages = Sheets(Path("all.html").read_text()).sheets
    assert [len(page) for page in pages] == [9] * 30 + [5]


@pytest.mark.parametrize("name", DECKS)
def test_every_picture_of_the_page_is_on_it(name: str) -> None:
    text = sheets("HACK!", [decks()[DECKS.index(name)]])
    assert set(re.findall(r'href="#(.*?)"', text)) <= set(re.findall(r'id="(.*?)"', text))
    assert text.count('<svg class="picture') == 55


def test_the_page_needs_nothing_else_and_trusts_no_name() -> None:
    Path("mine.toml").write_text(source("billy").replace('"Annex B"', '"<script>&B"'))
    assert run(["cards", "print", "mine.toml", "--to", "mine.html"]) == 0
    text = Path("mine.html").read_text()
    assert "&lt;script&gt;&amp;B" in text
    assert not re.search(r"<script|https?://(?!www\.w3\.org)|src=|url\(", text)


# To the table.


@pytest.mark.parametrize("word", ["new", "play"])
def test_a_deck_of_ones_own_lies_on_the_table(word: str, monkeypatch: pytest.MonkeyPatch, capsys: Shown) -> None:
    text = source("billy").replace('name = "Teflon Billy"', 'name = "Careful Bob"', 1)
    Path("mine.toml").write_text(text)
    monkeypatch.setattr("sys.stdin", io.StringIO("own\nseats\n"))
    words = f"{word} hack --deck mine.toml --seats me,random --seed 3 --save bob.json --plain"
    assert run(words.split()) == 0
    assert "Careful Bob" in capsys.readouterr().out
    record = read_record(Path("bob.json"))
    assert record.options["own_deck"] == text
    assert [entry.say for entry in record.tape if isinstance(entry, Said) and entry.seat == 0] == ["own"]


def test_help_tells_of_each_command(capsys: Shown) -> None:
    for words in ("cards", "cards check", "cards show", "cards print", "new"):
        assert run([*words.split(), "--help"]) == 0
        assert f"Usage: orcade {words}" in capsys.readouterr().out
