"""A change is tried: what is certain is told, and what may be chance is told as that."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcade.__main__ import run
from orcade.games.hack.deck_files import source
from orcade.lab import trying
from orcade.lab.crew import here
from orcade.lab.trying import Setting, Trial, attempt, held_against
from orcade.table.game import game_named
from orcade.table.options import Options, parse

DRAW = game_named("tusk-draw")
HACK = game_named("hack")
TRY = ["lab", "try", "tusk-draw", "--bots", "random,random", "--workers", "1", "--plain"]


def tried(base: Options, changed: Options, most: int) -> Trial:
    trial = Trial(most)
    attempt(Setting(DRAW, ("random", "random"), base, changed), trial, here)
    return trial


def test_what_is_certain_ends_it() -> None:
    trial = tried(DRAW.options(), parse(DRAW.options, {"hand": 2}), 400)
    assert trial.games == 100
    assert trial.certain[0].measured.what == "decisions"
    assert trial.certain[0].sentence == "there is less to decide in a game"
    assert trial.certain[0].difference.estimate.high < 0


def test_all_games_are_played_where_nothing_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "FIRST", 20)
    told: list[int] = []
    same = DRAW.options()
    trial = Trial(70)
    attempt(Setting(DRAW, ("random", "random"), same, same), trial, here, lambda now: told.append(now.wanted))
    assert trial.games == 70
    assert not trial.certain
    assert not trial.others
    assert told == [20, 40, 70]


def test_batches_of_games_add_up_to_the_same() -> None:
    """Also where something is done, or played as, in some batches alone."""
    game = game_named("masters-fight")
    changed = parse(game.options, {"bored_crowd": "off"})
    setting = Setting(game, ("random",) * game.seats[0], game.options(), changed)
    outcomes = list(here(setting.tasks(0, 60)))
    whole, parts = setting.tally(outcomes), trying.Tally()
    for at in range(0, len(outcomes), 6):
        parts += setting.tally(outcomes[at : at + 6])
    assert parts.games == whole.games == 60
    one, other = (
        {each.measured.what: (each.difference.estimate.games, each.figures) for each in found.changes()}
        for found in (whole, parts)
    )
    assert one == other
    assert any(what.startswith("feat ") for what in one)


def test_a_changed_copy_of_a_deck_is_held_against_the_one_it_was_made_from() -> None:
    changed = parse(HACK.options, {"own_deck": source("billy").replace("count = 2", "count = 2 # two", 1)})
    base, said = held_against(HACK.options(), changed)
    assert base == parse(HACK.options, {"own_deck": source("billy")})
    assert said == ["Own deck is held against Teflon Billy, from which it was made."]
    other = parse(HACK.options, {"own_deck": source("knuckles")})
    assert held_against(other, changed) == (other, [])  # Somebody has said what it is held against.


def test_a_deck_of_its_own_is_held_against_an_equal_share() -> None:
    levels = ("random", "random")
    new = parse(HACK.options, {"own_deck": source("knuckles").replace('id = "', 'id = "my-')})
    assert held_against(HACK.options(), new) == (HACK.options(), [])
    trial = Trial(12)
    attempt(Setting(HACK, levels, HACK.options(), new), trial, here)
    (its,) = [each for each in trial.tally.changes() if "deck: own" in each.measured.what]
    assert its.measured.what == "wins of deck: own, against an equal share"
    assert its.figures.startswith("50.0 % its share, ")


def test_it_is_told_in_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TRY, "--option", "hand=2", "--games", "200"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Tusk Draw: 100 games of each, played by random, random, seed 0"
    assert told[1] == "What it changes:"
    assert told[2].startswith("there is less to decide in a game: ")
    assert len(told) <= 12


def test_it_is_told_that_nothing_is_certain(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TRY, "--option", "hand=4", "--games", "2"]) == 0
    assert "Nothing is certain" in capsys.readouterr().out


def test_it_is_told_that_all_games_came_out_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(source("knuckles").replace("Laundry Chute", "Coal Chute"))
    words = ["--deck", str(deck), "--bots", "random,random", "--games", "3", "--workers", "1", "--plain"]
    assert run(["lab", "try", "hack", *words]) == 0
    told = capsys.readouterr().out
    assert "Own deck is held against Knuckles, from which it was made." in told
    assert "Nothing differs" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "nothing is changed"),
        (["--option", "hand=3"], "nothing is changed"),
        (["--option", "hand=9"], "'hand' cannot be '9'"),
        (["--option", "hand=2", "--against", "hand=2"], "nothing is changed"),
        (["--option", "hand=2", "--games", "1"], "at least 2 games"),
        (["--option", "hand=@none.toml"], "none.toml"),
        (["--deck", "none.toml"], "has no decks"),
    ],
)
def test_what_cannot_be_tried_is_said(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TRY, *words]) == 2
    assert told in capsys.readouterr().err
