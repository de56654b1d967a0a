"""What goes on by itself at the terminal once it is taken as proposed."""

from __future__ import annotations

import pytest

from orcade.table.match import Match
from orcade.table.requests import Ask
from orcade.terminal.going_on import GoingOn, proposed
from orcade.terminal.input import Words

from .scripted import Terminal

GOES_ON = "This goes on while there is one way to drive; ctrl-C stops it."
BY_ITSELF = "> speed 4, as before"


class Taking(Terminal):
    """A race in which Grub takes what is proposed, so many times; then he leaves."""

    def __init__(self, times: int, *, at_last: str = "") -> None:
        super().__init__("road-rage", "me,random", seed=3, width=200)
        self.times = times
        self.at_last = at_last
        """What he types the last time; what is proposed where it is empty."""
        self.play.reader = self

    def read(self, prompt: str, words: Words = (), whose: int = 0) -> str:
        if not self.times:
            raise EOFError
        self.times -= 1
        said = self.at_last if self.at_last and not self.times else proposed(self.match, self.match.ask_of(0)).say
        self.output.block(f"{prompt}{said}")
        return said


def test_what_is_proposed_and_goes_on_is_given_by_itself() -> None:
    text = Taking(5).run()
    assert text.count(GOES_ON) == 1
    assert BY_ITSELF in text.split(GOES_ON)[1]


def test_what_is_not_proposed_does_not_go_on() -> None:
    text = Taking(5, at_last="speed 3").run()
    assert GOES_ON not in text
    assert BY_ITSELF not in text


def test_ctrl_c_stops_it_and_the_player_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = GoingOn.next

    def stopped(going: GoingOn, match: Match, ask: Ask, *, waits: bool) -> str:
        if waiting(going, match, ask, waits=waits):
            raise KeyboardInterrupt
        return ""

    monkeypatch.setattr(GoingOn, "next", stopped)
    text = Taking(6).run()
    assert "Stopped: you are asked again." in text
    assert BY_ITSELF not in text
    assert "How do you drive on?" in text.split("Stopped")[1]
