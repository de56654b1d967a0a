"""Bots of one's own: found by their entry points, kept from what they may not see, and named when they fail."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import glance
import pytest

from orcade.__main__ import run as command
from orcade.bots import LEVELS, BotFailed, Seen, bot, opponents, own
from orcade.house.random_play import GAMES
from orcade.lab.arena import run
from orcade.lab.crew import here
from orcade.lab.ladder import Choices, ladder
from orcade.lab.playing import Outcome, Task, play
from orcade.lab.runs import Run
from orcade.table.cards import HIDDEN
from orcade.table.dice import Stream
from orcade.table.errors import OrcadeError
from orcade.table.game import game_named
from orcade.table.match import Match, new
from orcade.table.options import parse

from . import bad_bots

BAD = ("raises", "dreams", "mumbles", "forgets", "NO_FUNCTION", "nowhere")


@pytest.fixture(name="bad")
def _bad(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that fail are installed, and one that takes a level's name."""
    entries = [EntryPoint(name.lower(), f"tests.bots.bad_bots:{name}", "orcade.bots") for name in BAD]
    entries.append(EntryPoint("easy", "tests.bots.bad_bots:raises", "orcade.bots"))
    monkeypatch.setattr(own, "entry_points", lambda group: entries)
    own.own_bots.cache_clear()
    yield
    monkeypatch.undo()
    own.own_bots.cache_clear()


def tusks(seed: int = 1) -> Match:
    return new(GAMES["tusk-draw"], 2, dice=Stream.of(seed))


def test_the_example_is_found_and_plays_every_game() -> None:
    assert opponents() == (*LEVELS, "glance")
    for game in GAMES.values():
        match = new(game, game.seats[0], dice=Stream.of(3))
        for _ in range(5):
            seat = match.asks[0].seat
            match.answer(bot("glance").choose(match, seat, Random(3)), seat)


def test_the_example_knows_a_good_answer_from_a_bad_one() -> None:
    results = run("masters-fight", ["glance", "random"], games=20, workers=1)
    glances, _ = results.tallies()
    assert glances.wins >= 15
    assert not any(outcome.faults for outcome in results.outcomes)


def test_it_sees_what_its_seat_sees_and_changes_nothing() -> None:
    match = tusks()
    before = match.state.hands, list(match.state.cards.faces)

    def peeps(seen: Seen) -> str:
        assert all(seen.view.face(card) == HIDDEN for card in seen.view.hands[1])
        assert len({seen.imagine().state.face(seen.view.hands[1][0]) for _ in range(60)}) > 5
        world = seen.imagine()
        world.answer(seen.ask.options[1], seen.seat)
        words = seen.ask.options[2].notation(seen.board)
        seen.view.hands.clear()
        return words

    assert own.OwnBot("peeps", peeps).choose(match, 0, Random(1)) is match.ask_of(0).options[2]
    assert (match.state.hands, match.state.cards.faces) == before


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("raises", "the bot raises failed: ValueError: I know only chess"),
        ("dreams", "the bot dreams failed: TD 2: Wish() is none of the 3 options"),
        ("mumbles", "the bot mumbles failed: "),
        ("forgets", "its answer is None, which is neither an option nor words"),
    ],
)
@pytest.mark.usefixtures("bad")
def test_a_bot_that_fails_is_named(name: str, said: str) -> None:
    with pytest.raises(BotFailed) as failed:
        bot(name).choose(tusks(), 0, Random(1))
    assert said in str(failed.value)


def test_a_bot_that_hangs_is_ended_and_named() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(BotFailed, match=r"the bot hangs took longer than 0\.05 seconds: Lay a tusk"):
        own.OwnBot("hangs", bad_bots.hangs, seconds=0.05).choose(tusks(), 0, Random(1))
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


@pytest.mark.usefixtures("bad")
def test_a_bot_that_cannot_be_loaded_is_named_and_none_takes_the_name_of_a_level() -> None:
    with pytest.raises(OrcadeError, match="the bot 'nowhere' is installed but cannot be loaded: AttributeError"):
        bot("nowhere")
    with pytest.raises(OrcadeError, match=r"tests\.bots\.bad_bots:NO_FUNCTION is no function that chooses"):
        bot("no_function")
    assert opponents()[: len(LEVELS)] == LEVELS
    assert opponents().count("easy") == 1
    assert bot("easy").choose(tusks(), 0, Random(1))
    with pytest.raises(OrcadeError, match="there is no bot 'glance'; there are: random, easy, normal, hard, dreams"):
        bot("glance")


def failing(index: int) -> Outcome:
    game = game_named("tusk-draw")
    found = play(Task("tusk-draw", ("raises", "random"), 4, index, parse(game.options, {})))
    assert found is not None
    return found


@pytest.mark.usefixtures("bad")
def test_its_game_goes_on_at_random_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert failing(0).faults == ("the bot raises failed: ValueError: I know only chess", "")
    assert failing(1).faults == failing(0).faults[::-1]
    assert failing(0).steady == failing(0).steady
    kept = Run(tmp_path / "run", ladder(game_named("tusk-draw"), ["random", "raises"], 2, 4))
    kept.carry_out(here)
    choices = Choices(["random", "raises"])
    for some in kept.so_far():
        choices.add(some)
    words = "raises failed in 4 games, and answered at random from there on. First in game 0: the bot raises failed: "
    assert choices.faults.sentences == [words + "ValueError: I know only chess"]
    assert command(["arena", "tusk-draw", "--seats", "raises,random", "--games", "4", "--workers", "1"]) == 0
    assert words in " ".join(capsys.readouterr().out.split())


@pytest.mark.usefixtures("bad")
def test_at_the_terminal_it_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert command(["play", "tusk-draw", "--seats", "raises,random", "--seed", "1", "--plain"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "the bot raises failed: ValueError: I know only chess. Instead it gives any answer." in told
    assert "has the longest tusks" in told


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")
    source = Path(glance.__file__).read_text(encoding="utf-8")
    assert source in page
    entry = '[project.entry-points."orcade.bots"]\nglance = "glance:glance"\n'
    assert entry in page
    assert entry in Path(glance.__file__).with_name("pyproject.toml").read_text(encoding="utf-8")
