"""What pytest has to know of the house tests: which games, and where texts and tests of their author lie.

A test of this package that takes `name` runs once for each game, `entry` for each that is installed even if it cannot
be loaded, `measured` for each whose answers may be points, and `text` for each playthrough that is kept or due. Their
ids are these names, so that `-k my-game` selects.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from orcade.table.errors import UnknownGame
from orcade.table.game import game_named

from . import TEXTS

TESTS = "tests"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("orcade", "the house tests of Orcade's games")
    group.addoption("--game", action="append", default=[], metavar="NAME", help="only this game; may be repeated")
    group.addoption("--playthroughs", metavar="FOLDER", help="where the matches in words are kept")
    group.addoption("--tests", metavar="FOLDER", help="the author's own tests, which name the rules that they show")
    parser.addini("house_playthroughs", "where the matches in words are kept, from the root", default=TEXTS)
    parser.addini("house_tests", "the author's own tests, from the root", default=TESTS)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the rulebook that this test shows")
    config.addinivalue_line("markers", "told: what players are told is tested: hints, refusals, labels of rolls")
    for name in config.getoption("game"):
        try:
            game_named(name)
        except UnknownGame as wrong:
            raise pytest.UsageError(str(wrong)) from None


def chosen(config: pytest.Config) -> list[str]:
    """Names of the games that are tested."""
    from .random_play import GAMES

    return [name for name in GAMES if name in config.getoption("game") or not config.getoption("game")]


def texts(config: pytest.Config) -> Path:
    """The folder of the playthroughs."""
    return _folder(config, "playthroughs")


def tests(config: pytest.Config) -> Path:
    """The folder of the author's own tests."""
    return _folder(config, "tests")


def _folder(config: pytest.Config, what: str) -> Path:
    """As an option from where pytest was started; else from the project's settings, or where there are none, from here.

    Pytest's own root may be a folder around the project and around the place where Orcade is installed.
    """
    here = config.invocation_params.dir
    root = config.inipath.parent if config.inipath is not None else here
    given = config.getoption(what)
    return here / given if given else root / str(config.getini(f"house_{what}"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__package__ != __package__:
        return
    wanted = set(metafunc.fixturenames)
    if "name" in wanted:
        metafunc.parametrize("name", chosen(metafunc.config))
    if "entry" in wanted:
        names = sorted(entry.name for entry in entry_points(group="orcade.games"))
        metafunc.parametrize("entry", metafunc.config.getoption("game") or names)
    if "measured" in wanted:
        from .random_play import asks_for_points

        metafunc.parametrize("measured", [name for name in chosen(metafunc.config) if asks_for_points(name)])
    if "text" in wanted:
        from .playthrough import game_of, kept

        here = kept(texts(metafunc.config))
        games = chosen(metafunc.config)
        metafunc.parametrize("text", sorted({*games, *(text for text in here if game_of(text) in games)}))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Game by game: so each process that shares in them plays the matches of few games, and reads their source."""
    places = [at for at, item in enumerate(items) if game_tested(item)]
    for at, item in zip(places, sorted((items[at] for at in places), key=game_tested), strict=True):
        items[at] = item


def game_tested(item: pytest.Item) -> str:
    """The game that a house test runs for, as its id names it; "" where it is none of one game."""
    if not isinstance(item, pytest.Function) or item.module.__package__ != __package__ or not hasattr(item, "callspec"):
        return ""
    return str(item.callspec.id)


@pytest.fixture(name="games")
def _games(pytestconfig: pytest.Config) -> list[str]:
    """Names of the games that are tested, for a test of all at once."""
    return chosen(pytestconfig)
