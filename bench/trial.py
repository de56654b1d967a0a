"""Whole matches as a new user plays them, in a real Chromium: from the lobby to the podium, by each input.

    python -m bench.trial [GAME …] [--by mouse,touch,sideways,keys] [--limit 300] [--rounds 2] [--pictures shots]
                          [--seats N] [--option NAME=VALUE …]

A person plays the first seat against easy bots, and answers anything that the page offers, at once: by mouse on a
desktop, by fingers on a phone held upright or sideways, or by keys alone. It is real input: what lies under something
else, or outside the screen, is not pressed. Each match is played twice. First without pauses, to its end: told are the
answers, the presses (clicks, taps or keys) a round, and the questions a round on others' turns. Then some rounds at the
usual pace: the seconds a round takes, and the longest wait for the others. Pictures are taken in the middle of a match,
light and dark, and wherever one stood still. Exits with 1 where a match did not come to its end.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.browser.conftest import COUNTING, FLAGS, NO_PAUSES
from tests.browser.conftest import Server as QuickServer
from tests.browser.measured_board import answer_with_fingers, answer_with_keys, answer_with_mouse
from tests.browser.players import (
    MOVED,
    READY,
    answer_by_clicking,
    answer_by_keys,
    answer_by_tapping,
    over,
    tab_to,
    version,
    wait_until_at,
)
from tests.conftest import where_chromium_is

from orcade import UnknownGame
from orcade.table.game import Game, game_named, installed_games

from .attack import Server

Answer = Callable[[Page, random.Random], None]

STANDS = 40.0
"""Seconds after which a page that asks nothing, or an answer that is not taken, stands still."""

PICTURED = 25
"""After so many answers pictures are taken."""

OPTIONS = {"orclympics": {"length": "quick"}}
"""What is chosen in a game's form, where its usual match takes hours."""

OURS = ("tusk-draw",)
"""Examples, which no lobby has."""

ROUND = re.compile(r"(?:Round|Game Turn|Turn) \d+")

ROUND_NOW = "() => document.getElementById('headline').textContent"
OTHERS_TURN = "() => Boolean(document.getElementById('choices')?.dataset.about)"
STANDING = """async () => {
    const table = document.getElementById('table'), has = selector => Boolean(document.querySelector(selector));
    const asked = { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(3000) };
    const state = await fetch(`${location.pathname}/state`, asked).then(reply => reply.json(), () => ({}));
    const told = {
        'its question': document.getElementById('asked')?.textContent, 'its version': table.dataset.version,
        'the version of the server': state.version ?? 'unknown', 'an answer is on its way': table.matches('.busy'),
        'views are held': has('#beat [aria-pressed=true]'), 'the log is shown': table.dataset.tab === 'log',
        'something is picked': table.matches('.picking'), 'its line is open': counted.open, clicks: counted.clicks,
    };
    return Object.entries(told).map(([what, is]) => `${what}: ${is}`).join('; ');
}"""
"""How a page stands: whether it lacks what the server has, or waits for something itself."""
MEASURED = "() => Boolean(page.plane?.unit) && !document.getElementById('build')"
PRESSES = "() => counted.presses"


class Input(Struct, frozen=True):
    """A way to play: on what screen, and how answers are given on boards of places and on others."""

    width: int
    height: int
    touch: bool
    plainly: Answer
    measured: Answer

    def answer(self, page: Page, chance: random.Random) -> None:
        (self.measured if page.evaluate(MEASURED) else self.plainly)(page, chance)


INPUTS = {
    "mouse": Input(1400, 900, False, answer_by_clicking, answer_with_mouse),
    "touch": Input(390, 844, True, answer_by_tapping, answer_with_fingers),
    "sideways": Input(844, 390, True, answer_by_tapping, answer_with_fingers),
    "keys": Input(1400, 900, False, answer_by_keys, answer_with_keys),
}


class Told(Struct):
    """What became of one match, or of its first rounds."""

    ended: bool = False
    stuck: str = ""
    answers: int = 0
    others: int = 0
    """Answers on somebody else's turn."""
    presses: int = 0
    rounds: Sequence[str] = ()
    """The round of each answer."""
    seconds: float = 0.0
    waits: Sequence[float] = ()
    """Seconds from each answer until the next question."""
    refused: Sequence[str] = ()
    """Requests that the server did not take, and errors of scripts."""

    @property
    def count(self) -> int:
        """Rounds begun, as far as the headline counts any."""
        return max(1, len({words for words, _ in groupby(self.rounds) if words}))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.trial", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these alone")
    parser.add_argument("--by", default=",".join(INPUTS), help="which inputs, with commas between them")
    parser.add_argument("--limit", type=float, default=300.0, help="seconds a match may take; usually 300")
    parser.add_argument("--rounds", type=int, default=2, help="rounds that are played at the usual pace; usually 2")
    parser.add_argument("--seats", type=int, help="players; usually as many as the form says")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="chosen in the form")
    parser.add_argument("--seed", type=int, default=1, help="of what the person answers; usually 1")
    parser.add_argument("--pictures", type=Path, default=Path("shots"), help="where they are put; usually shots")
    asked = parser.parse_args()
    inputs = asked.by.split(",")
    if unknown := [by for by in inputs if by not in INPUTS]:
        parser.error(f"no such input: {', '.join(unknown)}; there are {', '.join(INPUTS)}")
    try:
        games = [game_named(name) for name in asked.games or installed_games() if name not in OURS]
    except UnknownGame as wrong:
        print(wrong, file=sys.stderr)
        return 2
    asked.pictures.mkdir(parents=True, exist_ok=True)
    sound = True
    with servers() as (quick, usual), chromium() as browser:
        print(HEAD)
        for game in games:
            for by in inputs:
                options = OPTIONS.get(game.name, {}) | dict(each.split("=", 1) for each in asked.option)
                trial = Trial(browser, game, by, asked.seats, options, asked.seed, asked.pictures)
                whole = trial.play(quick, limit=asked.limit)
                paced = trial.play(usual, limit=asked.limit / 2, rounds=asked.rounds) if asked.rounds else Told()
                print(line(game, by, whole, paced), flush=True)
                sound = sound and whole.ended and not paced.stuck
    return 0 if sound else 1


@contextmanager
def servers() -> Iterator[tuple[str, str]]:
    """The addresses of one whose bots make no pauses, and of one as people have it."""
    with tempfile.TemporaryDirectory() as folder:
        quick, usual = QuickServer(Path(folder)), Server(Path(folder))
        try:
            quick.start()
            yield quick.url, f"http://127.0.0.1:{usual.port}"
        finally:
            usual.stop()
            quick.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    found = where_chromium_is()
    if found is None:
        raise SystemExit("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


class Trial:
    """One game by one input."""

    def __init__(
        self,
        browser: Browser,
        game: Game,
        by: str,
        seats: int | None,
        options: Mapping[str, str],
        seed: int,
        pictures: Path,
    ) -> None:
        """`seats`, `options`: what is chosen in the form; where nothing is said, it stays as it is."""
        self._browser = browser
        self._game = game
        self._name = by
        self._by = INPUTS[by]
        self._seats = seats
        self._options = options
        self._seed = seed
        self._pictures = pictures

    def play(self, server: str, limit: float, rounds: int = 0) -> Told:
        """A match from the lobby on; to its end without pauses, or so many rounds at the usual pace."""
        by = self._by
        context = self._browser.new_context(
            base_url=server,
            viewport={"width": by.width, "height": by.height},
            has_touch=by.touch,
            reduced_motion="no-preference" if rounds else "reduce",
        )
        context.set_default_timeout(STANDS * 1000)
        context.add_init_script(COUNTING)
        if not rounds:
            context.add_init_script(NO_PAUSES)
        page = context.new_page()
        told = Told()
        refused: list[str] = []
        told.refused = refused
        page.on("response", lambda reply: refused.extend([f"{reply.status} {reply.url}"][: reply.status >= 400]))
        page.on("pageerror", lambda error: refused.append(str(error)))
        try:
            self._begin(page)
            self._answer(page, told, limit, rounds)
        except (AssertionError, Error) as wrong:
            told.stuck = f"{' '.join(str(wrong).split())[:160]} ({standing(page)})"
            self._picture(page, "stuck")
        finally:
            context.close()
        return told

    def _answer(self, page: Page, told: Told, limit: float, rounds: int) -> None:
        chance = random.Random(self._seed)
        began = answered = time.monotonic()
        rounds_of: list[str] = []
        waits: list[float] = []
        told.rounds, told.waits = rounds_of, waits
        first = page.evaluate(PRESSES)
        while True:
            wait_while_it_moves(page)
            now = time.monotonic()
            if told.answers:
                waits.append(now - answered)
            told.ended = over(page)
            told.seconds = now - began
            told.presses = page.evaluate(PRESSES) - first
            found = ROUND.search(page.evaluate(ROUND_NOW))
            if told.ended or told.seconds > limit or (rounds and found and told.count > rounds):
                return
            rounds_of.append(found[0] if found else "")
            told.others += page.evaluate(OTHERS_TURN)
            if told.answers == PICTURED and not rounds:
                self._picture(page, "light")
                page.emulate_media(color_scheme="dark")
                self._picture(page, "dark")
                page.emulate_media(color_scheme="light")
            self._by.answer(page, chance)
            answered = time.monotonic()
            told.answers += 1

    def _begin(self, page: Page) -> None:
        """From the lobby by the form to the table, with easy bots in the other seats."""
        page.goto("/")
        self._press(page, f"a[href='/new/{self._game.name}']")
        wait_until_at(page, f"**/new/{self._game.name}")
        if self._seats is not None:
            self._sit(page, self._seats)
        for option, value in self._options.items():
            if not page.locator(f"[name=option-{option}]").is_visible():
                self._press(page, "details.more > summary")
            self._choose(page, f"[name=option-{option}]", value)
        for seat in range(1, self._game.seats[-1]):
            if page.locator(f"[name=seat-{seat}]").is_visible():
                self._choose(page, f"[name=seat-{seat}]", "Bot: easy")
        self._press(page, ".go button")
        wait_until_at(page, "**/t/*")

    def _sit(self, page: Page, seats: int) -> None:
        """So many players."""
        if self._name == "keys":
            tab_to(page, "[name=seats]")
            while not page.locator(f"#seats-{seats}").is_checked():
                page.keyboard.press("ArrowLeft")
        else:
            self._press(page, f"label:has(#seats-{seats})")

    def _press(self, page: Page, selector: str) -> None:
        if self._name == "keys":
            tab_to(page, selector)
            page.keyboard.press("Enter")
        elif self._by.touch:
            page.locator(selector).first.tap()
        else:
            page.locator(selector).first.click()

    def _choose(self, page: Page, selector: str, label: str) -> None:
        """One of a list, which Chromium without windows opens for no mouse and no finger."""
        if self._name == "keys":
            tab_to(page, selector)
            page.keyboard.type(label)
        else:
            page.locator(selector).select_option(label=label)

    def _picture(self, page: Page, what: str) -> None:
        page.evaluate("() => { unseen.disabled = true; }")
        page.screenshot(path=self._pictures / f"{self._game.name}-{self._name}-{what}.png")
        page.evaluate("() => { unseen.disabled = false; }")


def standing(page: Page) -> str:
    """How a page stands that stood still."""
    try:
        return str(page.evaluate(STANDING))
    except Error:
        return "it tells nothing"


def wait_while_it_moves(page: Page) -> None:
    """Until this page asks something or shows the result, however long the others play on."""
    while not page.evaluate(READY):
        page.wait_for_function(f"was => ({READY})() || ({MOVED})(was)", arg=version(page))


HEAD = (
    f"{'game':<17}{'by':<10}{'end':<8}{'answers':>8}{'rounds':>8}{'presses/r':>11}{'others/r':>10}"
    f"{'seconds/r':>11}{'longest':>9}"
)


def line(game: Game, by: str, whole: Told, paced: Told) -> str:
    end = "ended" if whole.ended else "stuck" if whole.stuck else "limit"
    told = (
        f"{game.name:<17}{by:<10}{end:<8}{whole.answers:>8}{whole.count:>8}{whole.presses / whole.count:>11.1f}"
        f"{whole.others / whole.count:>10.1f}"
    )
    if paced.waits:
        told += f"{paced.seconds / paced.count:>11.1f}{max(paced.waits):>9.1f}"
    faults = [
        f"  {which}: {fault}"
        for which, each in (("to the end", whole), ("paced", paced))
        for fault in (each.stuck, *each.refused)
        if fault
    ]
    return "\n".join([told, *faults])


if __name__ == "__main__":
    sys.exit(main())
