"""The rulebook on the terminal: the whole, or one rule with what it refers to."""

from __future__ import annotations

import difflib
import re

from ..table.errors import OrcadeError
from ..table.game import Game, game_named
from ..table.rulebook import Rule, home, rulebook, rules_of
from .listing import find_game
from .markup import render
from .output import Output


class NoRule(OrcadeError):
    """No rule of that number."""


def find_rule(game: Game, words: str) -> Rule:
    """The rule of an id as people write it ("MF 4.2.4", "mf4.2.4", "4.2.4", "MF-7"); `NoRule` names near ones."""
    asked, game = game, home(game, words)
    rules = rulebook(game.folder)
    bare = " ".join(words.upper().split()).removeprefix(game.prefix).strip()
    number = bare.lstrip("- ").rstrip(".").lower()
    for joint in ("-", " ") if bare.startswith("-") else (" ", "-"):
        found = rules.get(f"{game.prefix}{joint}{number}")
        if found is not None:
            return found
        parts = [rule for rule in rules.values() if joint == " " and rule.id.startswith(f"{game.prefix} {number}.")]
        if number and parts:
            listed = ", ".join(f"{rule.id} {rule.title}" for rule in parts)
            raise NoRule(f"{game.prefix} {number} is a chapter of {game.title} with {listed}")
    game, rules = asked, rules_of(asked)
    titled = [rule for rule in rules.values() if words.strip().lower() == rule.title.lower()]
    if titled:
        return titled[0]
    containing = [rule.id for rule in rules.values() if words.strip() and words.strip().lower() in rule.title.lower()]
    near = containing[:5] or difflib.get_close_matches(f"{game.prefix} {number}", rules, 3, 0.6)
    hint = f"; do you mean {' or '.join(near)}?" if near else f"; orcade rules {game.name} shows them all"
    raise NoRule(f"{game.title} has no rule {words[:40]!r}{hint}")


def references(game: Game, rule: Rule) -> tuple[list[Rule], list[Rule], list[Rule]]:
    """Rules below this one, those that its text names, and those that name it, in printed order."""
    game = home(game, rule.id)
    rules = rulebook(game.folder)
    shape = re.compile(rf"\b{game.prefix}(?:-\d+| \d+(?:\.\d+)*[a-z]?)(?![\w])")
    below = [other for other in rules.values() if not rule.ruling and other.id.rpartition(".")[0] == rule.id]
    named = set(shape.findall(rule.text)) - {rule.id}
    cited = [other for other in rules.values() if other.id in named]
    citing = [other for other in rules.values() if other.id != rule.id and rule.id in shape.findall(other.text)]
    return below, cited, citing


def show_rules(game: str, rule: str) -> int:
    """A rulebook, or one rule."""
    found = find_game(game)
    output = Output()
    if rule:
        show_rule(output, found, find_rule(found, rule))
    else:
        show_rulebook(output, found)
    return 0


def show_rule(output: Output, game: Game, rule: Rule) -> None:
    """One rule with its cross references."""
    output.say(f"{rule.id} {rule.title}", style="bold")
    if rule.ruling:
        output.say("(a ruling of Orcade, where the source is silent)")
    if rule.text:
        render(output, rule.text)
    for words, rules in zip(("Below it", "See", "Named by"), references(game, rule), strict=True):
        if rules:
            output.say(f"{words}: {'; '.join(f'{other.id} {other.title}' for other in rules)}", style="dim", indent=2)


def show_rulebook(output: Output, game: Game) -> None:
    """The whole rulebook."""
    render(output, (game.folder / "rulebook.md").read_text(encoding="utf-8"))
    for name in game.parts:
        part = game_named(name)
        output.say(f"{part.title} ({part.prefix}): orcade rules {name}")
