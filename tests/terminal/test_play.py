"""Whole matches with scripted words."""

from __future__ import annotations

from pathlib import Path

import pytest

import orcade
from orcade.table.entries import GaveUp
from orcade.table.errors import BadSetup
from orcade.table.requests import OPEN
from orcade.terminal.exit_codes import InternalError
from orcade.terminal.files import read_record
from orcade.terminal.output import LINES_OUT_OF_SIGHT
from orcade.terminal.play import Play
from orcade.terminal.resume import resume

from .scripted import INTERRUPT, Script, Terminal


def test_a_match_to_its_end_by_numbers() -> None:
    terminal = Terminal("tusk-draw", "me,random", "12", "6", "4", "")
    shown = terminal.run()
    assert terminal.match.over
    assert "Grub – you" in shown
    assert "Dreg (random bot)" in shown
    assert f"\n{terminal.play.stream.commitment}\n" in shown.split("Grub>")[0]
    assert f"\n{terminal.play.stream.seed.hex()}\n" in shown.split("Grub>")[-1]
    assert "  1. " in shown
    assert "Save the record?" in terminal.script.prompts[-1]


def test_the_question_is_the_last_thing_before_the_prompt() -> None:
    shown = Terminal("tusk-draw", "me,random").run()
    before = shown.rstrip("\n").split("\n")
    assert before[-2] == "Grub: Lay a tusk [TD 2]"
    assert before[-1] == "  lay  12, 6, 4"


def test_what_is_asked_for_in_figures_is_told_in_words() -> None:
    shown = Terminal("timber", "me,easy", "common", "1", "1").run()
    assert "  1) tokens 3 1  Grub 3, Twig 1\n" in shown


def test_what_each_choice_is_good_for_is_told_in_a_line_of_its_own() -> None:
    shown = Terminal("hack", "me,random").run()
    assert "  ravager: Combat 4, Thieving 1, Negotiation 1, Rules-Lawyering 1\n" in shown
    shown = Terminal("masters-fight", "me,random").run()
    assert "  3) iron  Combat Skill 3+, Health 7\n" in shown


def test_a_question_about_several_tells_how_to_take_none() -> None:
    shown = " ".join(Terminal("orcwars", "me,easy", "bosses 1", "swap").run().split())
    assert " swap alone takes none. ? lists" in shown
    assert "gives up" not in shown.split("> swap ")[1]


def test_the_log_is_what_happened_since_the_last_answer() -> None:
    shown = Terminal("tusk-draw", "me,random", "12").run()
    first, second = shown.split("Grub> 12\n")
    assert first.count("Grub is dealt") == 3
    assert "is dealt" not in second
    assert second.count("takes the point") == 1


def test_answers_by_notation_number_and_beginning() -> None:
    terminal = Terminal("masters-fight", "me,random,random,random", "IRON", "fer", "2")
    terminal.run()
    chosen = [entry for entry in terminal.match.tape if isinstance(entry, tuple) and entry[0] == 0]
    assert chosen[0][1].notation(terminal.match.view(0)) == "iron"


def fight(*lines: str) -> Terminal:
    """Grub in a1, then these lines. The bots' answers follow from the seed."""
    return Terminal("masters-fight", "me,random", "iron", "deploy a1", *lines, seed=5)


def own(terminal: Terminal) -> list[str]:
    view = terminal.match.view(OPEN)
    said = [entry for entry in terminal.match.tape if isinstance(entry, tuple)]
    return [option.notation(view) for seat, option in said if seat == 0]


def test_a_walk_is_one_answer_which_makes_all_of_its_steps() -> None:
    terminal = fight("? move c3", "move c3", "end")
    shown = terminal.run()
    assert "Further in one answer, such as move " in shown
    assert "Move b2, Move c3. 2 steps." in shown
    assert "> move c3" in shown
    assert own(terminal)[2:4] == ["move b2", "move c3"]


def test_several_answers_in_a_row() -> None:
    terminal = fight("move a2; move b2 ;end")
    shown = terminal.run()
    assert own(terminal)[2:] == ["move a2", "move b2", "end"]
    assert "\n> move b2\n" in shown


def test_a_row_of_answers_ends_where_one_is_not_legal() -> None:
    terminal = fight("move a2; fly; end")
    shown = terminal.run()
    assert own(terminal)[2:] == ["move a2"]
    assert "'fly' is not legal here" in shown


def test_a_row_of_answers_ends_where_somebody_else_answers() -> None:
    terminal = fight("end; move b2")
    shown = terminal.run()
    assert own(terminal)[2:] == ["end"]
    assert "what follows is not done: move b2" in " ".join(shown.split())


def test_ok_is_what_is_proposed() -> None:
    """The first plan, or what one mostly wants; of a question with one answer that one."""
    shown = Terminal("timber", "me,easy", "ok", "ok; ok").run()
    assert "  Mostly wanted (ok): iron." in shown.split("> ok\n")[0]
    assert shown.split("> ok\n")[1].startswith("  iron\n")
    tokens = shown.split("> ok; ok\n")[1].split("\n")[0].strip()
    assert f"  Mostly wanted (ok): {tokens}." in shown.split("> ok; ok\n")[0]


def test_ok_where_nothing_is_proposed_changes_nothing() -> None:
    terminal = Terminal("tusk-draw", "me,random", "ok")
    assert "'ok' is not legal here; legal is: lay 12, lay 6, lay 4." in terminal.run()
    assert not any(isinstance(entry, tuple) for entry in terminal.match.tape)


def test_an_ambiguous_beginning_asks_which() -> None:
    terminal = Terminal("tusk-draw", "me,random", "lay")
    shown = terminal.run()
    assert "Which? lay " in shown
    assert not any(isinstance(entry, tuple) for entry in terminal.match.tape)


def test_an_illegal_answer_says_why_with_its_rule() -> None:
    shown = Terminal("tusk-draw", "me,random", "lay 99", "dance").run()
    assert "No: TD 2: you have no such tusk in hand." in shown
    assert "'dance' is not legal here; legal is: lay " in shown


def test_question_mark_lists_and_explains() -> None:
    shown = Terminal("masters-fight", "me,random", "?", "? feral", "? 3", "? smash dreg").run()
    listed = shown.split("> ?\n")[1].split("> ? feral")[0]
    assert "1) common" in listed
    assert "one square more" in " ".join(listed.split())
    assert "feral: Feral Orc." in shown
    assert "[MF 1.2 Orc broods]" in shown
    assert "iron: Iron Orc." in shown
    assert "No: " in shown.split("? smash dreg")[1]


def test_question_mark_tells_of_plans_too_and_a_cry_needs_no_full_stop() -> None:
    said = ("iron", "edge left", "?", "line up", "?")
    terminal = Terminal("brood-rumble", "me,random", *said, seed=7, options=("battlefield=crossroads",), width=200)
    listed = terminal.run().split("> ?\n")[1:]
    assert "Or line up (ok): Shoulder to shoulder. Side by side in the middle" in listed[0]
    assert "All at them! Four go" in listed[1]
    assert "second-team" not in "".join(listed)


def test_the_rule_on_request() -> None:
    shown = Terminal("tusk-draw", "me,random", "rule", "rule 3", "rule td 1", "rule 77").run()
    assert "TD 2 A round" in shown
    assert "TD 3 The end" in shown
    assert "TD 1 The deal" in shown
    assert "Tusk Draw has no rule '77'" in shown
    assert "?." not in shown


def test_board_hand_seats_log_and_help() -> None:
    shown = Terminal(
        "tusk-draw", "me,random", "board", "hand", "seats", "log", "log 2", "log x", "help", names="Anna"
    ).run()
    assert "Grub (Anna)> board\nRound 1 of 3" in shown
    assert shown.split("(Anna)> hand")[1].strip().startswith("A tusk of")
    assert "Grub (Anna)\n  Dreg (random bot)" in shown.split("> seats")[1]
    assert shown.split("> log\n")[1].split("> log 2")[0].count("is dealt") == 4
    assert "Dreg is dealt a tusk. ×3\n" in shown
    assert shown.split("> log 2\n")[1].startswith("Dreg is dealt a tusk. ×2\n")
    assert "log, log 50 or log all" in shown
    assert "resign" in shown.split("> help")[1]


def test_undo_takes_back_what_betrays_nothing() -> None:
    terminal = Terminal("tusk-draw", "me,me", "", "lay 12", "", "undo", "", "lay 6", "", "8")
    shown = terminal.run()
    assert "Grub takes the last answer back." in shown
    said = [entry for entry in terminal.match.tape if isinstance(entry, tuple)]
    assert said[0][1].notation(terminal.match.view(OPEN)) == "lay 6"


def test_undo_says_why_not() -> None:
    shown = Terminal("tusk-draw", "me,random", "undo", "12", "undo").run()
    before, after = shown.split("> 12\n")
    assert "That cannot be taken back: dice have been rolled or cards shuffled since." in before
    assert "That cannot be taken back: another player has answered since." in after


def test_another_players_cards_come_only_after_a_hand_over() -> None:
    terminal = Terminal("tusk-draw", "me,me", "", "12", "", names="Anna,Bob")
    shown = terminal.run()
    assert terminal.script.prompts[0].startswith("Now Grub (Anna).")
    assert terminal.script.prompts[2].startswith("Now Dreg (Bob).")
    annas, bobs = shown.split("\n" * LINES_OUT_OF_SIGHT)
    assert "Dreg is dealt a tusk." in annas
    assert "Dreg is dealt a tusk of" not in annas
    assert bobs.strip().startswith("Now Dreg (Bob).")
    assert "Grub is dealt a tusk of" not in bobs


def test_leaving_in_the_middle_of_a_hand_over_shows_no_cards() -> None:
    terminal = Terminal("tusk-draw", "me,me", "", "12", INTERRUPT, "no", names="Anna,Bob")
    shown = terminal.run()
    assert [prompt[:5] for prompt in terminal.script.prompts] == ["Now G", "Grub ", "Now D", "Leave", "Now D"]
    assert "Dreg is dealt a tusk of" not in shown


def test_where_nothing_is_hidden_nobody_has_to_look_away() -> None:
    terminal = Terminal("masters-fight", "me,me", "common", "", "iron", *["1"] * 12)
    terminal.run()
    hand_overs = [prompt for prompt in terminal.script.prompts if prompt.startswith("Now ")]
    assert len(hand_overs) == 1  # Only the secret choice of the broods.


def test_the_end_of_the_input_saves_and_the_match_goes_on_with_the_same_dice() -> None:
    terminal = Terminal("tusk-draw", "me,random", "12")
    shown = terminal.run()
    path = Path(shown.rstrip().rpartition(" ")[2])
    assert f"orcade play --resume {path}" in shown
    course, sitters = resume(read_record(path))
    assert [sitter.level for sitter in sitters] == ["", "random"]
    whole = Terminal("tusk-draw", "me,random", "12", "6", "4", "")
    whole.run()
    script = Script(terminal.output, "6", "4", "")
    assert Play(course, sitters, terminal.output, script, file=path, resumed=True).run() == 0
    assert course.match.over
    assert course.match.chance.seed == whole.play.stream.seed  # type: ignore[attr-defined]
    orcade.verify(read_record(path))


def test_an_unplayed_match_leaves_no_file(tmp_path: Path) -> None:
    Terminal("tusk-draw", "me,random").run()
    Terminal("tusk-draw", "me,random", INTERRUPT, "yes").run()
    assert not list(tmp_path.iterdir())


def test_ctrl_c_asks_and_no_plays_on() -> None:
    terminal = Terminal("tusk-draw", "me,random", "passing never", "12", INTERRUPT, "no", "6", INTERRUPT, INTERRUPT)
    shown = terminal.run()
    assert sum(isinstance(entry, tuple) for entry in terminal.match.tape) == 4
    assert "The match is saved." in shown


def test_quit_asks_saves_and_leaves(tmp_path: Path) -> None:
    shown = Terminal("tusk-draw", "me,random", "12", "quit", "maybe", "yes").run()
    assert "Please say yes or no." in shown
    assert len(list(tmp_path.glob("tusk-draw-*.json"))) == 1


def test_two_matches_with_the_same_dice_have_two_files(tmp_path: Path) -> None:
    for _ in range(2):
        Terminal("tusk-draw", "me,random", "12", "quit", "yes").run()
    assert len(list(tmp_path.glob("tusk-draw-*.json"))) == 2


def test_save_asks_before_it_writes_over(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("dear diary")
    shown = Terminal("tusk-draw", "me,random", "save other.txt", "no", "save new.json", "save none/x.json").run()
    assert "other.txt exists. Write over it?" in shown
    assert other.read_text() == "dear diary"
    assert read_record(tmp_path / "new.json").game == "tusk-draw"
    assert "cannot write none/x.json: no such file or directory" in shown


def test_a_named_file_is_kept_after_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    terminal = Terminal("tusk-draw", "me,random", "12", file=path)
    terminal.run()
    assert len(read_record(path).tape) == 3
    whole = Terminal("tusk-draw", "me,random", "12", "6", "4", file=tmp_path / "whole.json")
    assert "orcade verify" in whole.run()
    assert orcade.verify(read_record(tmp_path / "whole.json")).over


def test_resigning_in_a_duel_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "gave-up.json"
    terminal = Terminal("pit-fighting", "me,random", "resign", "no", "resign", "yes", file=path)
    shown = terminal.run()
    assert "Gnash gives up and will rank last." in shown
    assert "1. Thud (random bot)" in shown
    assert "2. Gnash (gave up)" in shown
    orcade.verify(read_record(path))


def test_resigning_among_more_leaves_the_seat_to_a_bot() -> None:
    terminal = Terminal("tusk-draw", "me,random,random", "resign", "yes", "")
    shown = terminal.run()
    assert terminal.match.over
    assert "3. Grub (gave up)" in shown
    assert "Grub gave up and ranks last." in " ".join(shown.split())


def test_a_resigned_seat_is_still_so_when_the_match_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "three.json"
    terminal = Terminal("tusk-draw", "me,me,random", "", "resign", "yes", "", "8", file=path, names="Anna,Bob")
    terminal.run()
    record = read_record(path)
    assert [entry.seat for entry in record.tape if isinstance(entry, GaveUp)] == [0]
    _, sitters = resume(record)
    assert [(sitter.level, sitter.resigned, sitter.name) for sitter in sitters] == [
        ("easy", True, "Anna"),
        ("", False, "Bob"),
        ("random", False, ""),
    ]


def test_read_aloud_the_board_comes_once_and_on_request() -> None:
    shown = Terminal("tusk-draw", "me,random", "12", "board", aloud=True).run()
    assert shown.split("> 12\n")[0].count("Deck") == 1
    assert shown.split("> 12\n")[1].split("> board")[0].count("Deck") == 0
    assert shown.split("> board")[1].count("Deck") == 1


def test_bots_alone_are_watched() -> None:
    terminal = Terminal("tusk-draw", "random,random")
    shown = terminal.run()
    assert "Nobody here plays: you watch." in shown
    assert "dealt a tusk of" not in shown
    assert "Save the record?" not in "".join(terminal.script.prompts)


def test_hostile_names_are_text() -> None:
    shown = Terminal("tusk-draw", "me,random", names="[red]\x1b[2Jx\u202e").run()
    assert "Grub ([red] [2Jx)" in shown
    assert "\x1b" not in shown


def test_a_fault_saves_the_match_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("tusk-draw", "me,random", "12", "board")

    def broken(*args: object, **more: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("orcade.terminal.show.help", broken)
    terminal.script.lines = ["12", "help"]
    with pytest.raises(
        InternalError, match=r"a fault in Orcade, not yours: ZeroDivisionError: by zero.*Please report it"
    ):
        terminal.play.run()
    assert len(list(tmp_path.glob("tusk-draw-*.json"))) == 1


def test_lines_keep_to_the_width() -> None:
    for width in (40, 60, 80):
        shown = Terminal(
            "masters-fight", "me,random,random,random", "iron", "1", "?", "help", "rule", width=width
        ).run()
        prompts = ("> ", "SHA-256")
        too_long = [line for line in shown.split("\n") if len(line) > width and not any(p in line for p in prompts)]
        assert [line for line in too_long if " " in line.strip()] == []


def test_a_bot_plays_for_who_is_away_until_he_is_back() -> None:
    terminal = Terminal(
        "masters-fight", "me,me,me", "common", "", "iron", "", "iron", "away", "back dreg", "back", "seats"
    )
    shown = " ".join(terminal.run().split())
    assert "leaves for now; the easy bot plays. Back" in shown
    assert "Nobody of that name is away." in shown
    assert "is back." in shown
    assert "away)" not in shown.rpartition("> seats")[2]


def test_ctrl_c_asks_a_lonely_player_whether_he_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("tusk-draw", "me,random,random", "away", "yes", "12")

    class Restless:
        """Somebody presses ctrl-C while a bot thinks."""

        def choose(self, *given: object) -> object:
            raise KeyboardInterrupt

    terminal.play._bots["easy"] = Restless()  # type: ignore[assignment]
    shown = " ".join(terminal.run().split())
    assert "Ctrl-C brings Grub back." in shown
    assert any("Is Grub back?" in prompt for prompt in terminal.script.prompts)
    assert "Grub is back." in shown


def test_who_was_away_is_back_when_the_match_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "away.json"
    terminal = Terminal("tusk-draw", "me,me,random", "", "12", "", "away", file=path, names="Anna,Bob")
    terminal.run()
    _, sitters = resume(read_record(path))
    assert [(sitter.level, sitter.name) for sitter in sitters] == [("", "Anna"), ("", "Bob"), ("random", "")]


def test_a_match_that_somebody_has_won_while_he_was_away_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "won.json"
    shown = Terminal("tusk-draw", "me,me", "", "away", "resign", "yes", file=path).run()
    assert "Grub leaves for now" in shown
    with pytest.raises(BadSetup, match="this match is over"):
        resume(read_record(path))
    orcade.verify(read_record(path))


def test_a_single_game_keeps_no_score() -> None:
    assert "Tusk Draw keeps no score." in Terminal("tusk-draw", "me,random", "score").run()
