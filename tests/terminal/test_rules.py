"""Rules on the terminal: found as people write their numbers, with what they refer to, as readable text."""

from __future__ import annotations

import io

import pytest

from orcade import installed_games
from orcade.table.rulebook import rulebook
from orcade.terminal.listing import find_game
from orcade.terminal.markup import render
from orcade.terminal.output import Output
from orcade.terminal.rules import NoRule, find_rule, references, show_rule, show_rulebook

FIGHT = find_game("masters-fight")


@pytest.mark.parametrize("words", ["MF 4.2.4", "mf 4.2.4", "MF4.2.4", "4.2.4", " 4.2.4. ", "smash"])
def test_a_rule_is_found_as_people_write_it(words: str) -> None:
    assert find_rule(FIGHT, words).id == "MF 4.2.4"


@pytest.mark.parametrize("words", ["MF-7", "mf-7", "-7", "mf7"])
def test_a_ruling_is_found_as_people_write_it(words: str) -> None:
    assert find_rule(FIGHT, words).id == "MF-7"


@pytest.mark.parametrize("words", ["99", "MF 9.9.9", "", "MF", "\x1b[2J", "PF 2"])
def test_no_such_rule(words: str) -> None:
    with pytest.raises(NoRule, match="Masters' Fight has no rule"):
        find_rule(FIGHT, words)


def test_references_are_rules_of_the_book() -> None:
    for game in installed_games().values():
        rules = rulebook(game.folder)
        for rule in rules.values():
            for found in references(game, rule):
                assert all(other.id in rules and other.id != rule.id for other in found)
    below, _, _ = references(FIGHT, find_rule(FIGHT, "4.2"))
    assert [rule.id for rule in below] == [f"MF 4.2.{number}" for number in range(1, 7)]


def shown(text: str, width: int = 60) -> str:
    out = io.StringIO()
    render(Output(out, plain=True, width=width), text)
    return out.getvalue()


def test_markdown_becomes_text() -> None:
    assert shown("# Title\n\nSome **bold** and *soft* `code`\nwords.\n\n- one\n- two\n") == (
        "Title\n\nSome bold and soft code words.\n\n- one\n- two\n"
    )


def test_tables_stand_in_columns_or_in_sentences() -> None:
    table = "| | Common | Iron |\n|---|---|---|\n| Skill | 4 | 3 |\n"
    assert shown(table) == "        Common   Iron\nSkill   4        3\n"
    wide = "| token | what |\n|---|---|\n| Pit | " + "no " * 30 + "|\n"
    assert shown(wide).startswith("- Pit: no no")


def test_every_rulebook_can_be_shown_in_80_columns() -> None:
    for game in installed_games().values():
        out = io.StringIO()
        show_rulebook(Output(out, plain=True, width=80), game)
        assert all(len(line) <= 80 for line in out.getvalue().split("\n"))
        assert "**" not in out.getvalue()
        for rule in rulebook(game.folder).values():
            assert f"{rule.id} {rule.title}" in " ".join(out.getvalue().split())


def test_a_rule_with_its_references() -> None:
    out = io.StringIO()
    show_rule(Output(out, plain=True, width=80), FIGHT, find_rule(FIGHT, "MF-7"))
    assert out.getvalue().startswith("MF-7 ")
    assert "a ruling of Orcade" in out.getvalue()


@pytest.mark.parametrize(
    ("words", "id"), [("FP 5.2", "FP 5.2"), ("br-7", "BR-7"), ("oc-9", "OC-9"), ("5.1", "OC 5.1"), ("pigtoss", "FP 4")]
)
def test_a_campaign_knows_the_rules_of_its_disciplines(words: str, id: str) -> None:
    campaign = find_game("orclympics")
    assert find_rule(campaign, words).id == id
    for rules in references(campaign, find_rule(campaign, words)):
        assert all(rule.id.partition(" ")[0].partition("-")[0] == id[:2] for rule in rules)


def test_the_rulebook_of_a_campaign_tells_where_those_of_its_disciplines_are() -> None:
    out = io.StringIO()
    show_rulebook(Output(out, plain=True, width=80), find_game("orclympics"))
    assert "Flying Pigs (FP): orcade rules flying-pigs" in out.getvalue()
