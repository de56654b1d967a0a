"""The samples keep up with the rules: each line is where it is said to be, and each change is one."""

from __future__ import annotations

import ast

import pytest

from orcade.table.game import game_named
from orcade.table.rulebook import rules_of

from .sample import LEAST, Lost, Mutant, games, parsed, sample
from .trying import SOURCE, folder


def statement(module: ast.Module, at: int) -> str:
    """What Python reads in the class, function or other statement of a module that has the line of this index."""
    return next(ast.dump(node) for node in module.body if (node.end_lineno or node.lineno) > at)


@pytest.mark.parametrize("game", games())
def test_every_change_of_a_sample_can_be_made(game: str) -> None:
    known = rules_of(game_named(game))
    mutants = sample(game)
    assert len(mutants) >= LEAST
    assert len({(mutant.file, mutant.inside, mutant.line, mutant.becomes) for mutant in mutants}) == len(mutants)
    for mutant in mutants:
        path = SOURCE / folder(game) / mutant.file
        text = path.read_text(encoding="utf-8")
        changed, line = mutant.changed(text), mutant.at(text)
        assert mutant.rule in known, mutant
        if path.suffix == ".py":
            assert statement(ast.parse(changed), line) != statement(parsed(text), line), mutant
        else:
            assert changed != text, mutant


TEXT = """\
def climb(die):
    if die < 3:
        return FALLS
    return STANDS

def jump(die):
    if die < 3:
        return FALLS
    return STANDS + die
"""


def mutant(line: str, becomes: str, inside: str = "") -> Mutant:
    return Mutant("pit.py", line, becomes, "MF 2", inside=inside)


def test_a_line_is_found_by_its_text_and_keeps_its_place() -> None:
    changed = mutant("return STANDS + die", "return die").changed(TEXT)
    assert changed == TEXT.replace("    return STANDS + die", "    return die")


def test_a_line_is_looked_for_inside_a_function() -> None:
    assert mutant("if die < 3:", "if die < 4:", "jump").at(TEXT) == 6


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (mutant("if die < 2:", ""), "pit.py: no line is 'if die < 2:'"),
        (mutant("if die < 3:", ""), "pit.py: 2 lines are 'if die < 3:'"),
        (mutant("return STANDS", "", "jump"), "pit.py, jump: no line is 'return STANDS'"),
    ],
)
def test_a_line_that_is_lost_or_doubled_is_told(lost: Mutant, said: str) -> None:
    with pytest.raises(Lost) as wrong:
        lost.changed(TEXT)
    assert str(wrong.value) == said
