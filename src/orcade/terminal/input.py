"""What is typed: a line with editing and completion on a terminal, or lines from any stream."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle

from .output import Output
from .signals import HANGUPS, HungUp, wait_for_line

Words = Sequence[tuple[str, str]]
"""What can be typed, each with a few words about it."""


class Reader(Protocol):
    """Reads a line. Raises `EOFError` where no more will come, `KeyboardInterrupt` for ctrl-C."""

    def read(self, prompt: str, words: Words = (), whose: int = 0) -> str:
        """One line without its end. `words` can complete it; each seat (`whose`) has a history of its own."""
        ...


class Lines:
    """Reads plain lines. Where they do not come from a terminal, they are written after the prompt."""

    def __init__(self, output: Output, source: TextIO | None = None) -> None:
        self._paper = output
        self._source = sys.stdin if source is None else source
        self._echo = not self._source.isatty()

    def read(self, prompt: str, words: Words = (), whose: int = 0) -> str:
        out = self._paper.console.file
        out.write(prompt)
        out.flush()
        if not self._echo:
            wait_for_line(self._source)
        try:
            line = self._source.readline()
        except UnicodeDecodeError:
            out.write("\n")
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            out.write("\n")
            raise EOFError
        line = line.rstrip("\r\n")
        if self._echo:
            self._paper.block(line)
        return line


class Editor:
    """A line with editing, history and completion by Tab, for a terminal."""

    def __init__(self) -> None:
        self._sessions: dict[int, PromptSession[str]] = {}

    def read(self, prompt: str, words: Words = (), whose: int = 0) -> str:
        if whose not in self._sessions:
            self._sessions[whose] = PromptSession(
                history=InMemoryHistory(),
                complete_while_typing=False,
                complete_style=CompleteStyle.READLINE_LIKE,
            )
        session = self._sessions[whose]
        with _hanging_up(session.app) as listen:
            return session.prompt(prompt, completer=ByWord(words), pre_run=listen)


@contextmanager
def _hanging_up(app: Application[str]) -> Iterator[Callable[[], None]]:
    """Lets a hang-up end the line that is being edited, with `HungUp`. Gives a function to call when the line is open.

    An exception raised by an ordinary signal handler could come up in any callback of the event loop. So the loop's own
    signal handlers are used.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    before = {number: signal.getsignal(number) for number in HANGUPS}
    hung_up = False

    def hang_up() -> None:
        nonlocal hung_up
        if not hung_up:
            hung_up = True
            signal.pthread_sigmask(signal.SIG_BLOCK, HANGUPS)  # A closed window may hang up twice.
            app.exit(exception=HungUp())

    def listen() -> None:
        loop = asyncio.get_running_loop()
        for number in HANGUPS:
            loop.add_signal_handler(number, hang_up)

    try:
        yield listen
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_IGN if hung_up else handler)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HANGUPS)


class ByWord(Completer):
    """Completes the next word only, so that sixty squares show up after "deploy" and not before."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        for part, about in next_words(typed, self._words):
            yield Completion(part, start_position=-len(typed.rpartition(" ")[2]), display_meta=about)


def next_words(typed: str, words: Words) -> Iterator[tuple[str, str]]:
    """What the last word of `typed` can become, with words about it where only one answer begins so."""
    before = typed.lower()
    at = before.rfind(" ") + 1
    found: dict[str, list[str]] = {}
    for word, about in words:
        if word.lower().startswith(before):
            part, more, _ = word[at:].partition(" ")
            found.setdefault(part + more, []).append(about)
    for part, abouts in found.items():
        yield part, abouts[0] if len(abouts) == 1 else f"{len(abouts)} answers"


def reader_for(output: Output) -> Reader:
    """An editor where people type on a terminal, plain lines elsewhere and on plain output."""
    return Lines(output) if output.plain or not sys.stdin.isatty() else Editor()
