"""Matches on a board in inches: points that are typed, points that are refused, and the measuring tool."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec import structs

from orcade.table.region import Place
from orcade.table.requests import Rolled
from orcade.terminal import show
from orcade.terminal.files import read_record
from orcade.terminal.measure import Unmeasured, measure
from orcade.terminal.output import Output
from orcade.terminal.resume import resume
from orcade.terminal.watch import Watch

from .measured_toy import GAME
from .scripted import Terminal


def field(*lines: str, aloud: bool = False) -> Terminal:
    """Grub stands at 2,4, may walk 3", and says these lines."""
    return Terminal(GAME, "me,random", *lines, aloud=aloud)


def walks(terminal: Terminal) -> list[tuple[int, int]]:
    """Where Grub went."""
    answers = [entry for entry in terminal.match.tape if isinstance(entry, tuple) and entry[0] == 0]
    return [(option.x, option.y) for _, option in answers if isinstance(option, Place)]


def flat(shown: str) -> str:
    return " ".join(shown.split())


@pytest.mark.parametrize(
    "said",
    [
        "move grub 3.250,4.500",
        "MOVE GRUB 3.25,4.5",
        "move grub 3.25, 4.5",
        "move 3.25 4.5",
        "m g 3.25 4.5",
        "3.25,4.5",
        "3.25 4.5",
        " 3.25 , 4.5 ",
        "3.25,4.5,",
        "(3.25, 4.5)",
        "+3.25 04.50",
    ],
)
def test_a_point_of_ones_own(said: str) -> None:
    terminal = field(said)
    shown = terminal.run()
    assert walks(terminal) == [(3_250, 4_500)]
    assert "move grub 3.250,4.500" in shown


def test_a_proposal_by_its_number_stands_there_on_the_map() -> None:
    terminal = field("3")
    shown = terminal.run()
    assert walks(terminal) == [(2_000, 7_000)]
    first = shown.split("Grub>")[0]
    assert "  3) 2,7  Somewhere\n" in first
    row = next(line for line in first.split("\n") if line.startswith(" 7  "))
    assert row[3:][:24].rstrip() == "    3"


def test_proposals_stand_below_the_plain_answers_and_each_point_once() -> None:
    shown = field().run()
    asked = shown.split("Grub: Walk [FD 1]\n")[1].split("Grub>")[0]
    assert asked.split("\n")[0] == "  1) stay"
    assert asked.split("\n")[1].startswith("  move grub X,Y: any point in inches")
    assert [line.split(")")[0].strip() for line in asked.split("\n")[2:5]] == ["2", "3", "4"]
    assert asked.count("0.5,4") == 1


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("move grub there", "two numbers in inches"),
        ("move grub 3", "two numbers in inches"),
        ("3.25", "two numbers in inches"),
        ("1 2 3", "two numbers in inches"),
        ("9" * 1_000_000 + " 4", "too long"),
        ("4," + "9" * 1_000_000, "too long"),
        ("1e3 nan", "is not a number of inches"),
        ("3.00001 4", "three decimals at most"),
        ("-3 4", "off the board"),
        ("12 8", "off the board"),
        ("²,³", "is not a number of inches"),
        ("nowhere", "is not legal here; legal is: move grub X,Y, stay"),
    ],
)
def test_what_is_no_legal_point_is_named_and_nothing_is_lost(said: str, why: str) -> None:
    terminal = field(said, "3 4")
    shown = terminal.run()
    assert why in flat(shown.replace(said, ""))
    assert walks(terminal) == [(3_000, 4_000)]


def test_the_nearest_legal_point_is_offered_and_taken() -> None:
    terminal = field("9 4", "y")
    shown = flat(terminal.run())
    assert "the nearest would be move grub 5.000,4.000. y takes that point." in shown
    assert walks(terminal) == [(5_000, 4_000)]


def test_an_offer_is_for_the_next_words_alone() -> None:
    terminal = field("9 4", "? 3 4", "yes", "9 4", "3 3", "y")
    shown = terminal.run()
    assert walks(terminal) == [(3_000, 3_000)]
    assert shown.count("'y' is not legal here") + shown.count("'yes' is not legal here") == 2


def test_in_the_way_is_the_rock() -> None:
    terminal = field("5 2.2", "y")
    terminal.run()
    ((x, y),) = walks(terminal)
    assert (x, y) != (5_000, 2_200)
    assert terminal.match.happenings


def test_what_a_point_would_mean() -> None:
    shown = flat(field("? 3 4", "? 9 4", "? 2").run())
    assert "move grub 3.000,4.000: Somewhere. Nobody hits you there. [FD 1 A walk]" in shown
    assert shown.count("the nearest would be move grub 5.000,4.000") == 1
    assert walks(field("? 3 4")) == []


def test_a_beginning_that_all_points_share_is_no_answer() -> None:
    terminal = field("move", "move grub")
    shown = terminal.run()
    assert walks(terminal) == []
    assert "Which? move grub 4.683,5.342, move grub 2.000,7.000" in flat(shown)


def test_points_in_a_row_end_where_a_die_falls() -> None:
    terminal = field("3 4; 3 5")
    shown = terminal.run()
    assert walks(terminal) == [(3_000, 4_000)]
    assert "what follows is not done: 3 5" in shown


def test_a_direction_from_a_die_is_also_a_word() -> None:
    event = Rolled(0, 360, "direction", 0, 137)
    assert show.rolled([event], "", ("Grub",)) == "Grub, direction: down-left"
    luck = [Rolled(0, 6, "luck", 4, 3), Rolled(0, 6, "luck", 4, 5)]
    assert show.rolled(luck, "", ("Grub",)) == "Grub, luck 4+: 3, 5"
    assert show.rolled(luck, "Grub is lucky.", ("Grub",)) == "luck 4+: 3, 5"


def test_the_completion_knows_points_and_what_can_be_measured() -> None:
    terminal = field()
    terminal.run()
    words = [word for word, _ in terminal.script.words[0]]
    assert "move grub 2.000,7.000" in words
    assert "measure dreg" in words


def test_read_aloud_it_is_sentences() -> None:
    terminal = field("3 5", aloud=True)
    opening, after = terminal.run().split("Grub> 3 5")
    assert "The ground is 12 by 8 inches." in opening
    assert "Rock: from 4.5, 1.5 to 7.5, 2.5" in opening
    assert "Gr: Grub, 12 Health, at 2, 4; nearest is Goblin, 3.5 inches down-right" in opening
    told = after.split("Turn 3\n")[1].split("Grub: Walk")[0].strip().split("\n")
    assert [line.split(":")[0] for line in told if not line.startswith(" ")] == ["Gr", "Dr", "go"]
    assert "came from 10.2, 4" in flat(after)


def test_read_aloud_what_is_as_it_was_is_not_told_again() -> None:
    shown = field("stay", "board", aloud=True).run()
    after, whole = shown.split("> stay")[1].split("> board")
    told = after.split("Turn 3\n")[1].split("Grub: Walk")[0]
    assert "Gr: Grub" not in told
    assert "go: Goblin" in told
    assert "Gr: Grub, 12 Health, at 2, 4" in whole
    assert "Rock: from" in whole


# Measuring.


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("grub dreg", ["Grub to Dreg: 7.25 inches apart, 8.25 between centres, right"]),
        ("gr to DR", ["Grub to Dreg: 7.25 inches apart, 8.25 between centres, right"]),
        ("grub 5,4", ["Grub to 5, 4: 2.50 inches apart, 3.00 between centres, right"]),
        ("from (5 4) to grub", ["5, 4 to Grub: 2.50 inches apart, 3.00 between centres, left"]),
        ("1,1 1 3.5", ["1, 1 to 1, 3.5: 2.50 inches apart, down"]),
        ("grub rock", ["Grub to Rock at 6, 2: 2.42 inches apart, up-right"]),
        ("mush grub", ["Mushrooms at 2, 6 to Grub: 0.50 inches apart, up"]),
        (
            "goblin",
            [
                "Goblin to Grub: 3.47 inches apart, 4.47 between centres, up-left",
                "Goblin to Dreg: 3.70 inches apart, 4.70 between centres, up-right",
            ],
        ),
        ("grub 2.5,4", ["Grub to 2.5, 4: they touch, 0.50 between centres, right"]),
        ("grub grub", ["That is one and the same."]),
    ],
)
def test_measuring(words: str, told: list[str]) -> None:
    assert measure(field().match.scene(0), words) == told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "measure what"),
        ("to and", "measure what"),
        ("mog", "there is no 'mog' to measure; there are: Rock, Mushrooms, Grub, Dreg, Goblin"),
        ("grub mog", "there is no 'grub mog'"),
        ("grub 5", "there is no 'grub 5'"),
        ("9" * 1_000_000, "too long"),
        ("9" * 90 + " 4", "too long"),
        ("9" * 1_000_000 + " 4", "too long"),
        ("g", "which"),
        (",;,", "measure what"),
    ],
)
def test_what_cannot_be_measured(words: str, why: str) -> None:
    with pytest.raises(Unmeasured, match=why) as refused:
        measure(field().match.scene(0), words)
    assert len(str(refused.value)) < 300


def test_where_nothing_has_a_name_yet_points_can_be_measured() -> None:
    scene = structs.replace(field().match.scene(0), things=())
    assert measure(scene, "1,2 3,4") == ["1, 2 to 3, 4: 2.83 inches apart, down-right"]
    with pytest.raises(Unmeasured, match="there is no 'grub' to measure; there are: points, like 12,7, and nothing"):
        measure(scene, "grub")


def test_measuring_at_the_table_changes_nothing() -> None:
    terminal = field("measure grub dreg", "measure mog", "stay")
    shown = terminal.run()
    assert "  Grub to Dreg: 7.25 inches apart" in shown
    assert "There is no 'mog' to measure" in shown
    assert len([entry for entry in terminal.match.tape if isinstance(entry, tuple) and entry[0] == 0]) == 1
    shown = Terminal("masters-fight", "me,random", "measure grub dreg").run()
    assert "Nothing is measured in inches on this board." in shown


# Records of a real game.


def test_a_measured_match_is_kept_resumed_and_watched(tmp_path: Path) -> None:
    path = tmp_path / "pigs.json"
    terminal = Terminal("flying-pigs", "me,random", "15 29.5", "y", "1", "1", "1", file=path)
    shown = terminal.run()
    assert "Grub enters the Pigsty." in shown
    record = read_record(path)
    course, sitters = resume(record)
    assert [sitter.here for sitter in sitters] == [True, False]
    match = course.match
    assert match.tape == terminal.match.tape
    assert match.scene(0) == terminal.match.scene(0)
    for aloud in (False, True):
        output = Output(io.StringIO(), plain=True, width=80)
        Watch(record, 0, output, aloud=aloud).run(None, 0)
        out = output.console.file
        assert isinstance(out, io.StringIO)
        told = out.getvalue()
        assert "> Grub: deploy grub 15.000,29.500" in told
        assert ("\n   0   2   4   6" in told) is not aloud
        assert ("G1: Grub" in told) is aloud
        assert all(len(line) <= 80 for line in told.split("\n"))
