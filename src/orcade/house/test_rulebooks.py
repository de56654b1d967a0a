"""The rulebook is part of the code: every citation names a rule of it, and every rule of it has code or a test."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import orcade
from orcade.table.match import new
from orcade.table.options import contents, specs
from orcade.table.requests import Clock, Flow, Roll, Shuffle, Throw
from orcade.table.rulebook import rulebook, rules_of

from . import plugin
from .random_play import GAMES, decisions, fresh, overheard, seeds
from .sources import Source, sources

ID = re.compile(r"\b([A-Z]{2,3})(-\d+| \d+(?:\.\d+)*[a-z]?)(?![\w.]*\w)")


def strings(source: Source) -> Iterator[tuple[str, int]]:
    for node in source.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno


@cache
def marked(folder: Path) -> dict[str, list[str]]:
    """Rule ids named by `pytest.mark.rule` in any test of a folder, with the places."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if ".rule(" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found[argument.value].append(f"{path.relative_to(folder)}:{argument.lineno}")
    return found


def test_every_rule_that_the_code_cites_is_in_the_rulebook(name: str) -> None:
    game = GAMES[name]
    rules = rules_of(game)
    assert rulebook(game.folder), "the rulebook has no numbered rule"
    wrong = []
    for source in sources(game):
        path = source.path
        for text, line in strings(source):
            if whole := ID.fullmatch(text):  # Nothing but an id: shown to players.
                if text not in rules:
                    wrong.append(f"{path.name}:{line}: {whole[0]}")
                continue
            for found in ID.finditer(text):  # Prose may also name a whole chapter, or another game's rule.
                known = any(id == found[0] or id.startswith(f"{found[0]}.") for id in rules)
                if found[1] == game.prefix and not known:
                    wrong.append(f"{path.name}:{line}: {found[0]}")
    assert not wrong, "cited, but not in the rulebook: " + ", ".join(wrong)


def test_every_rule_of_the_rulebook_has_code_or_a_test(name: str, pytestconfig: pytest.Config) -> None:
    game = GAMES[name]
    cited = {found[0] for path, _, _ in sources(game) for found in ID.finditer(path.read_text(encoding="utf-8"))}
    idle = [id for id in rulebook(game.folder) if id not in cited and id not in marked(plugin.tests(pytestconfig))]
    assert not idle, "no code and no test names " + ", ".join(idle)


def test_every_rule_that_a_test_names_is_in_a_rulebook(pytestconfig: pytest.Config) -> None:
    prefixes = {game.prefix: rulebook(game.folder) for game in GAMES.values()}
    wrong = [
        f"{places[0]}: {id}"
        for id, places in marked(plugin.tests(pytestconfig)).items()
        if (prefix := re.split(r"[ -]", id)[0]) in prefixes and id not in prefixes[prefix]
    ]
    assert not wrong, "tested, but not in the rulebook: " + ", ".join(wrong)


def test_the_rulebook_is_written_for_people(name: str) -> None:
    for rule in rulebook(GAMES[name].folder).values():
        assert rule.title
        assert rule.text, f"{rule.id} says nothing"
        assert rule.id.startswith((GAMES[name].prefix, "GEN", "OC")), rule.id


def test_options_cite_the_rulebook(name: str) -> None:
    rules = rules_of(GAMES[name])
    for spec in specs(GAMES[name].options):
        assert spec.rule in rules
        assert spec.title
        assert spec.help
        assert spec.default in spec.values
        # Each value can be given in words, as the command line and the lobby do.
        for value, label in zip(spec.values, spec.labels, strict=True):
            for words in (value, str(value), label):
                assert getattr(orcade.new(name, options={spec.name: words}).state.options, spec.name) == value


NAMED = re.compile(r"\boption \*([^*]+)\*(?: \((on|off)\))?")
"""An option in a rulebook's text, with its default where that is told."""


def test_the_rulebook_calls_options_as_they_are_chosen(name: str) -> None:
    options = GAMES[name].options
    defaults = {spec.title: spec.default for spec in specs(options)}
    titles = {*defaults, *(each.title for each in contents(options))}
    for rule in rulebook(GAMES[name].folder).values():
        for title, told in NAMED.findall(rule.text):
            assert title in titles, rule.id
            assert not told or bool(defaults[title]) == (told == "on"), rule.id


def test_everything_that_is_asked_cites_the_rulebook(name: str) -> None:
    """In play: questions, dice, shuffles, the ending and its feats."""
    game = GAMES[name]
    rules = rules_of(game)
    cited: set[str] = set()

    def hear(flow: Flow[None], state: object, request: object) -> None:
        if isinstance(request, Roll | Shuffle | Clock):
            cited.add(request.rule)
        elif isinstance(request, Throw):
            cited.update(die.rule for die in request.dice)

    for seed in seeds(game, 2):
        match = new(overheard(game, hear), fresh(game, seed).state.seats, seed=seed)
        for _ in decisions(match, Random(seed)):
            cited.update(ask.rule for ask in match.asks)
        ending = match.standings
        assert ending is not None
        cited.update((ending.rule, *(feat.rule for feat in ending.feats)))
        assert not ending.limit or ending.limit in {spec.name for spec in specs(game.options)}
    assert cited <= set(rules), f"not in the rulebook: {cited - set(rules)}"
