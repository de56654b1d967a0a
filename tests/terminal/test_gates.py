"""Orcs at the Gates on the terminal: what is asked, in few lines, and everybody by the name that his panel says."""

from __future__ import annotations

from orcade.terminal import show
from tests.games.gates.positions import Gates, who

from .scripted import Terminal
from .test_floor_map import output


def asked(gates: Gates) -> str:
    """The answers as they are listed."""
    shown = output(height=50)
    (ask,) = gates.match.asks
    show.question(shown, gates.match, ask, show.legal(gates.match, ask))
    text: str = shown.console.file.getvalue()  # type: ignore[attr-defined]
    return text


def test_squares_that_the_map_marks_are_not_listed() -> None:
    lines = asked(Gates(who("bob", "1e5"), orcs="1f5", actions=4)).splitlines()
    (squares,) = (line for line in lines if line.startswith("  go"))
    count = int(squares.split()[1])
    assert squares == f"  go         {count} squares, • on the map, such as go {squares.split()[-1]}"
    assert count > show.MANY
    assert f"{count + 1}) orc-1" in " ".join(lines), "numbers stand for the same answers as if all were listed"


def test_a_few_squares_are_listed() -> None:
    text = asked(Gates(who("bob", "1e5"), orcs="1f5", actions=0))
    assert "on the map" not in text


def test_an_offer_is_told_by_what_is_given_and_what_is_got() -> None:
    gates = Gates(who("bob", "1a1", treasures="cup"), who("sara", "1b1", treasures="crown"))
    gates.say("bob: trade sara")
    text = asked(gates)
    assert "  offer any of (Treasure you give):\n    cup:" in text
    assert "  and any of (Treasure you get):\n    crown:" in text
    assert "Such as offer cup crown. ?" in text


def test_who_is_asked_is_called_as_his_panel_says() -> None:
    shown = Terminal("gates", "me,random,random", "choose bob", seed=3).run()
    assert "Mags: Whom do you play?" in shown
    assert "Mags plays Bob." in shown
    assert "Bob> " in shown or "Bob: " in shown
    assert "Mags: Bob" not in shown


def test_who_has_two_characters_is_asked_whom_else_he_plays() -> None:
    shown = Terminal("gates", "me,random", "choose bob", seed=3).run()
    assert "Mags: Whom do you play?" in shown
    assert "Bob: And whom else do you play?" in shown


def test_what_one_mostly_wants_is_told_with_its_chance_unless_a_plan_is() -> None:
    text = asked(Gates(who("bob", "1i3", searched="1i3"), who("dave", "1a1"), orcs="1i4", actions=1))
    assert "  Mostly wanted (ok): strike orc-1. Hits on 15+ (30 %)." in text
    assert "  Or chest: Go towards a chest" in text, "it stands beside that"
    text = asked(Gates(who("bob", "1i5"), who("dave", "1a1"), actions=4))
    assert "  Or chest (ok): Loot a chest: 3 actions." in text
    assert "Mostly wanted" not in text
