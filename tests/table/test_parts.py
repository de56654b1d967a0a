"""The table's smaller parts: cards, options, boards, rulebooks, the list of games."""

from __future__ import annotations

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

import orcade
from orcade import BadSetup, OrcadeError, UnknownGame
from orcade.table import game as games_module
from orcade.table.cards import HIDDEN, PUBLIC, Cards, fresh
from orcade.table.grid import Grid
from orcade.table.options import Options, changed, choice, content, contents, parse, specs
from orcade.table.requests import OPEN, SPECTATOR, CardId, Event, card_fields
from orcade.table.rulebook import home, rulebook, rules_of

# Cards.


def test_knowledge_changes_through_the_verbs() -> None:
    cards = fresh(4)
    cards.peek(CardId(0), 0)
    cards.peek(CardId(0), 2)
    cards.show(CardId(1))
    assert cards.known == [0b101, PUBLIC, 0, 0]
    cards.conceal(CardId(1))
    assert cards.known[1] == 0


def test_a_shuffle_deals_faces_anew_among_the_ids_of_the_pile() -> None:
    cards = Cards([10, 11, 12, 13, 14], [PUBLIC] * 5, [])
    cards.shuffle_in([CardId(4), CardId(0), CardId(2)], [1, 2, 0])
    assert cards.faces == [12, 11, 14, 13, 10]
    assert cards.known == [0, PUBLIC, 0, PUBLIC, 0]


def test_faces_are_hidden_from_whoever_does_not_know_them() -> None:
    for seat, seen in ((0, [0, HIDDEN, 2]), (1, [HIDDEN, 1, 2]), (SPECTATOR, [HIDDEN, HIDDEN, 2]), (OPEN, [0, 1, 2])):
        cards = Cards([0, 1, 2], [1, 2, PUBLIC], [])
        cards.redact(seat)
        assert cards.faces == seen


def test_hidden_cards_are_grouped_by_their_backs() -> None:
    assert Cards([0, 1, 2], [1, 0, 2], []).hidden_from(0) == [[1, 2]]
    assert Cards([0, 1], [1, 1], []).hidden_from(0) == []
    assert Cards([0, 1, 2, 3], [0, 0, 1, 0], [5, 6, 5, 5]).hidden_from(0) == [[0, 3], [1]]


def test_the_card_fields_of_an_event_are_found_by_their_type() -> None:
    class Deal(Event, frozen=True):
        seat: int
        card: CardId
        others: tuple[CardId, ...]
        maybe: CardId | None
        count: int

    assert card_fields(Deal) == ("card", "others", "maybe")


# Options.


class Rules(Options, frozen=True, array_like=True):
    rounds: Annotated[Literal[10, 20, 0], choice("Rounds", "How many.", "T 1", labels={0: "no limit"})] = 20
    brutal: Annotated[bool, choice("Brutal", "Or not.", "T 2", ours=True)] = True
    style: Annotated[Literal["plain", "wild"], choice("Style", "Which.", "T 3", labels={"wild": "Wild!"})] = "plain"


def test_options_document_themselves() -> None:
    rounds, brutal, style = specs(Rules)
    assert (rounds.name, rounds.title, rounds.help, rounds.rule) == ("rounds", "Rounds", "How many.", "T 1")
    assert (rounds.default, rounds.values, rounds.labels) == (20, (10, 20, 0), ("10", "20", "no limit"))
    assert (brutal.values, brutal.labels, brutal.ours) == ((True, False), ("on", "off"), True)
    assert (style.labels, style.ours) == (("plain", "Wild!"), False)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({}, Rules()),
        ({"rounds": 10}, Rules(rounds=10)),
        ({"rounds": "10"}, Rules(rounds=10)),
        ({"rounds": "No Limit"}, Rules(rounds=0)),
        ({"rounds": "0"}, Rules(rounds=0)),
        ({"brutal": False}, Rules(brutal=False)),
        ({"brutal": "off"}, Rules(brutal=False)),
        ({"brutal": "False"}, Rules(brutal=False)),
        ({"brutal": "on"}, Rules()),
        ({"style": "wild", "rounds": 20}, Rules(style="wild")),
        ({"style": "wild!"}, Rules(style="wild")),
    ],
)
def test_options_are_read_from_words_and_values(given: dict[str, Any], meant: Rules) -> None:
    assert parse(Rules, given) == meant


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"speed": 3}, "there is no option 'speed'; this game has: rounds, brutal, style"),
        ({"rounds": 11}, "option 'rounds' cannot be 11; it can be: 10, 20, no limit"),
        ({"rounds": False}, "option 'rounds' cannot be False"),
        ({"rounds": None}, "option 'rounds' cannot be None"),
        ({"rounds": ""}, "option 'rounds' cannot be ''"),
        ({"brutal": 1}, "option 'brutal' cannot be 1; it can be: on, off"),
        ({"brutal": "maybe"}, "option 'brutal' cannot be 'maybe'"),
        ({"style": ["wild"]}, "cannot be"),
    ],
)
def test_options_that_do_not_exist_are_refused_in_words(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        parse(Rules, given)
    assert words in str(refused.value)


def test_a_name_with_a_hyphen_means_the_one_with_an_underscore() -> None:
    class Capped(Options, frozen=True, array_like=True):
        round_cap: Annotated[Literal[10, 20], choice("Cap", "How many.", "T 1")] = 10

    assert parse(Capped, {"round-cap": "20"}) == Capped(round_cap=20)
    with pytest.raises(BadSetup, match="this game has: round_cap"):
        parse(Capped, {"cap": "20"})


def read_map(text: str) -> None:
    if text != "good":
        raise OrcadeError("line 1: 'bad' is no map; a map is 'good'")


class Mapped(Options, frozen=True, array_like=True):
    brutal: Annotated[bool, choice("Brutal", "Or not.", "T 2")] = True
    map: Annotated[str, content("Own map", "A map as TOML.", "T 4", read_map)] = ""


def test_content_of_ones_own_is_read_before_it_is_taken() -> None:
    assert [spec.name for spec in specs(Mapped)] == ["brutal"]
    assert [(own.name, own.title, own.rule) for own in contents(Mapped)] == [("map", "Own map", "T 4")]
    assert parse(Mapped, {"map": "good", "brutal": "off"}) == Mapped(brutal=False, map="good")
    assert parse(Mapped, {"map": ""}) == Mapped()
    assert changed(Mapped()) == []
    assert changed(Mapped(brutal=False, map="good")) == ["Brutal: off", "Own map"]
    with pytest.raises(BadSetup, match="option 'map': line 1: 'bad' is no map"):
        parse(Mapped, {"map": "bad"})
    with pytest.raises(BadSetup, match="takes TOML text, not 3"):
        parse(Mapped, {"map": 3})
    with pytest.raises(BadSetup, match="this game has: brutal, map"):
        parse(Mapped, {"maps": "good"})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = " + "9" * 5000, "this cannot be read as TOML"),
        ("a = " + "[" * 100_000, "too deeply"),
        ("good = 1\na" + ".a" * 100_000 + " = 1", "line 2 has more than 100 dots"),
        ("x" * 300_000, "300,000 characters are too many"),
    ],
)
def test_content_that_would_choke_its_reader_is_refused(text: str, said: str) -> None:
    class Played(Options, frozen=True, array_like=True):
        map: Annotated[str, content("Own map", "A map as TOML.", "T 4", tomllib.loads)] = ""

    with pytest.raises(BadSetup, match=f"option 'map': .*{said}"):
        parse(Played, {"map": text})


def test_an_option_without_documentation_is_a_mistake_in_the_game() -> None:
    class Bare(Options, frozen=True, array_like=True):
        speed: int = 3

    class Loose(Options, frozen=True, array_like=True):
        speed: Annotated[int, choice("Speed", "How fast.", "T 1")] = 3

    with pytest.raises(TypeError, match="'speed' of Bare is not documented"):
        specs(Bare)
    with pytest.raises(TypeError, match="must be a bool or a Literal"):
        specs(Loose)


# Boards.


def test_squares_have_names() -> None:
    grid = Grid(8, 3)
    assert [grid.names[square] for square in (0, 7, 8, 23)] == ["a1", "h1", "a2", "h3"]
    assert all(grid.square(name) == square for square, name in enumerate(grid.names))
    assert (grid.column(10), grid.row(10)) == (2, 1)
    for name in ("i1", "a4", "", "A1", "a0", "11"):
        with pytest.raises(OrcadeError, match="they run from a1 to h3"):
            grid.square(name)


def test_neighbourhoods() -> None:
    grid = Grid(5, 4)
    corner, middle = grid.square("a1"), grid.square("c2")
    assert [grid.names[square] for square in grid.adjacent[corner]] == ["b1", "a2", "b2"]
    assert len(grid.adjacent[middle]) == 8
    assert grid.distance[corner][grid.square("e3")] == 4
    for reach in range(5):
        for square in grid.squares:
            near = {other for other in grid.squares if 0 < grid.distance[square][other] <= reach}
            assert set(grid.within[reach][square]) == near
    assert grid.within[1] == grid.adjacent


# Rulebooks.


def test_a_rulebook_is_read_by_its_headings(tmp_path: Path) -> None:
    (tmp_path / "rulebook.md").write_text(
        "# The Game\n\nHello.\n\n## Part one\n### PF 3.2 Cards\nFirst.\n\nSecond.\n#### PF 3.2.1a More\nThird.\n"
        "## Rulings\nNot a rule.\n### PF-7 Ours\nWe say so.\n### PF3 no rule\nx\n",
        encoding="utf-8",
    )
    rules = rulebook(tmp_path)
    assert list(rules) == ["PF 3.2", "PF 3.2.1a", "PF-7"]
    assert (rules["PF 3.2"].title, rules["PF 3.2"].text, rules["PF 3.2"].ruling) == (
        "Cards",
        "First.\n\nSecond.",
        False,
    )
    assert (rules["PF-7"].text, rules["PF-7"].ruling) == ("We say so.", True)


def test_an_id_names_one_rule(tmp_path: Path) -> None:
    (tmp_path / "rulebook.md").write_text("### PF 1 One\n### PF 1 Another\n", encoding="utf-8")
    with pytest.raises(ValueError, match="PF 1 is used twice"):
        rulebook(tmp_path)


def test_the_rules_of_what_is_played_within_a_game_hold_in_it() -> None:
    games = orcade.installed_games()
    campaign = games["orclympics"]
    assert campaign.parts
    rules = rules_of(campaign)
    for game in (campaign, *(games[name] for name in campaign.parts)):
        own = rulebook(game.folder)
        assert own.keys() <= rules.keys()
        assert all(rules[id] == rule for id, rule in own.items() if id.startswith(game.prefix))
        assert home(campaign, f"{game.prefix} 1") == game
    assert home(games["hack"], "FP 1") == games["hack"]
    assert rules_of(games["hack"]) == rulebook(games["hack"].folder)


# Finding games.


def entries(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    found = [EntryPoint(name.replace("_", "-"), value, "orcade.games") for name, value in values.items()]
    monkeypatch.setattr(games_module, "entry_points", lambda group: found)


def test_games_are_found_by_their_entry_points() -> None:
    found = orcade.installed_games()
    assert "tusk-draw" in found
    assert list(found) == sorted(found)
    assert orcade.new("tusk-draw").game is found["tusk-draw"]


def test_a_game_can_be_imported_under_another_name() -> None:
    import orcade.games.orclympics.timber as forest

    assert forest.GAME is orcade.installed_games()["timber"]


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; installed are: .*tusk-draw"):
        orcade.new("chess")


def test_a_broken_game_does_not_take_the_others_down(monkeypatch: pytest.MonkeyPatch) -> None:
    entries(monkeypatch, tusk_draw="tusk_draw:GAME", broken="nowhere.at.all:GAME", wrong="tusk_draw:NAMES")
    with pytest.warns(UserWarning, match="cannot be loaded|no Game of that name") as told:
        assert list(orcade.installed_games()) == ["tusk-draw"]
    assert {str(warning.message).split(" is installed")[0] for warning in told} == {
        "the game 'broken'",
        "the game 'wrong'",
    }
    with pytest.raises(UnknownGame, match="'broken' is installed but cannot be loaded: No module named 'nowhere'"):
        orcade.new("broken")
    with pytest.raises(UnknownGame, match="tusk_draw:NAMES is no Game of that name"):
        orcade.new("wrong")


def test_the_same_seed_gives_the_same_match() -> None:
    for seed in (7, b"x" * 32):
        one, other = orcade.new("tusk-draw", seed=seed), orcade.new("tusk-draw", seed=seed)
        assert one.state == other.state
    assert orcade.new("tusk-draw", options={"hand": "4"}).state.options.hand == 4
    with pytest.raises(BadSetup, match="option 'hand' cannot be '9'; it can be: 2, 3, 4"):
        orcade.new("tusk-draw", options={"hand": "9"})
