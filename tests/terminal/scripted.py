"""A terminal for tests: what is typed comes from a list, what is shown goes into a string."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import orcade
from orcade.table.course import Course
from orcade.table.game import Game
from orcade.terminal.input import Words
from orcade.terminal.listing import find_game
from orcade.terminal.output import Output
from orcade.terminal.play import Play
from orcade.terminal.seats import parse_options, parse_seats

INTERRUPT = "^C"


class Script:
    """Reads from a list; the end of the list is the end of the input, `INTERRUPT` is ctrl-C."""

    def __init__(self, output: Output, *lines: str) -> None:
        self.lines = list(lines)
        self.output = output
        self.prompts: list[str] = []
        self.words: list[Words] = []

    def read(self, prompt: str, words: Words = (), whose: int = 0) -> str:
        self.prompts.append(prompt)
        self.words.append(words)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line == INTERRUPT:
            raise KeyboardInterrupt
        self.output.block(f"{prompt}{line}")
        return line


class Terminal:
    """A match at such a terminal."""

    def __init__(
        self,
        game: str | Game,
        seats: str,
        *lines: str,
        names: str = "",
        seed: int = 3,
        options: Sequence[str] = (),
        file: Path | None = None,
        aloud: bool = False,
        width: int = 80,
    ) -> None:
        found = game if isinstance(game, Game) else find_game(game)
        sitters = parse_seats(found, seats, names)
        self.out = io.StringIO()
        self.output = Output(self.out, plain=True, width=width)
        self.script = Script(self.output, *lines)
        self.match = orcade.new(found, len(sitters), seed=seed, options=parse_options(options))
        self.play = Play(Course(self.match), sitters, self.output, self.script, file=file, aloud=aloud, repeatable=True)

    def run(self) -> str:
        """Everything that was shown."""
        assert self.play.run() == 0
        return self.out.getvalue()
