"""The balance of the games that ship: which studies are played, and the page that is written from them.

    python -m studies.balance [GAME …]

plays what is missing, which takes an hour or two, and writes docs/balance.md; with names of games only theirs. Ctrl-C
ends it; the same command goes on. A game whose rules or content have changed needs its folder in `runs` deleted.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from orcade.bots.intervals import wilson
from orcade.lab.crew import crew
from orcade.lab.faults import Faults
from orcade.lab.measures import share_of_win
from orcade.lab.playing import Outcome
from orcade.lab.studies import Cell, Study
from orcade.table.game import Game, game_named
from orcade.table.options import parse
from orcade.table.rulebook import rules_of
from orcade.terminal.lab import carried_out

from .pages import asked_for, write

FOLDER: Final = Path(__file__).parent / "runs"
PAGE: Final = Path(__file__).parents[1] / "docs" / "balance.md"
BOT: Final = "search-50"


class Balance(msgspec.Struct, frozen=True):
    """A study of one game as it ships, played by searches of 50 iterations."""

    game: str
    seats: int
    games: int

    @property
    def heading(self) -> str:
        return f"{game_named(self.game).title}, {self.seats} seats"

    def study(self) -> Study:
        return as_it_ships(self.game, (BOT,) * self.seats, self.games)


def as_it_ships(name: str, levels: tuple[str, ...], games: int, seed: int = 0) -> Study:
    """So many games of these bots, without any option."""
    game = game_named(name)
    return Study(game, seed, games, (Cell(0, levels, "as it ships", parse(game.options, {})),))


STUDIES: Final = (
    Balance("pit-fighting", 2, 100),
    Balance("masters-fight", 4, 200),
    Balance("brood-rumble", 4, 16),
    Balance("flying-pigs", 4, 16),
    Balance("timber", 4, 24),
    Balance("thatll-do-pigs", 4, 16),
    Balance("road-rage", 4, 24),
    Balance("hack", 4, 24),
)

INTRODUCTION: Final = """\
# How even the games are

What comes of each game as it ships, with `search-50` in every seat: how it ends, how long it lasts, and who wins as
what. That is the search of *easy*, but it always takes what it finds best. Bots of one strength show what is in the
rules and the content; people may play otherwise. In brackets stand 95 % intervals. Wins by what a seat played as say
nothing of who would win with a free choice: some take what they like best.

`python -m studies.balance` plays the very same games and writes this page; [the lab](lab.md) plays others.
"""


class Games:
    """What the games of one study say."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.ends: Counter[tuple[str, str]] = Counter()
        """By the rule and the limit of ours that ended them."""
        self.wins: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        """By what a seat played as: how often, and its wins."""
        self.faults = Faults()

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.faults.add([outcome])
            self.ends[outcome.rule, outcome.limit] += 1
            if outcome.rounds is not None:
                self.rounds.append(outcome.rounds)
            for seat in range(len(outcome.places)):
                traits = outcome.traits[seat] if outcome.traits else {}
                for who in (f"seat {seat + 1}", *(f"{trait} {value}" for trait, value in traits.items())):
                    self.wins[who][0] += 1
                    self.wins[who][1] += share_of_win(outcome, seat)

    @property
    def played(self) -> int:
        return self.ends.total()


def share(hits: float, count: float) -> str:
    """A share and its interval: "25 % (17 to 35)"."""
    low, high = wilson(hits, count)
    return f"{hits / count:.0%} ({100 * low:.0f} to {100 * high:.0f})".replace("%", " %")


def told(game: Game, games: Games) -> Iterator[str]:
    """One game's tables, line by line."""
    yield f"{games.played} games."
    if games.rounds:
        yield f"Rounds: {median(games.rounds):g} (median), {min(games.rounds)} to {max(games.rounds)}."
    yield "\n| how it ends | games |\n|---|---|"
    rules = rules_of(game)
    for (rule, limit), count in games.ends.most_common():
        title = f"{rule} {rules[rule].title}" if rule in rules else rule or "by nothing that has a number"
        yield f"| {title}{f', by a limit of ours: `{limit}`' if limit else ''} | {share(count, games.played)} |"
    yield "\n| who | how often | wins |\n|---|--:|---|"
    for who, (seatings, wins) in sorted(games.wins.items()):
        yield f"| {who} | {seatings:g} | {share(wins, seatings)} |"
    yield ""


def main() -> int:
    """Play what is missing and write the page; the exit code of the command."""
    named = asked_for(each.game for each in STUDIES)
    fresh = {}
    for each in STUDIES:
        if each.game in named:
            folder = FOLDER / f"balance-{each.game}"
            folder.mkdir(parents=True, exist_ok=True)
            study = each.study()
            _, games, code = carried_out(study, folder, crew(), Games, lambda _: [], plain=False)
            if code:
                return code
            fresh[each.heading] = told(study.game, games)
    write(PAGE, INTRODUCTION, [each.heading for each in STUDIES], fresh)
    return 0


if __name__ == "__main__":
    sys.exit(main())
