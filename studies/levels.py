"""How strong the levels are against each other: which games are played, and docs/bots.md, which is written from them.

    python -m studies.levels [GAME …]

plays what is missing, which takes hours, and writes the page; with names of games only theirs. Ctrl-C ends it; the same
command goes on. A game whose rules or bots have changed needs its folders in `runs` deleted.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from orcade.lab.crew import crew
from orcade.lab.faults import Faults
from orcade.lab.measures import share_of_win
from orcade.lab.playing import Outcome
from orcade.lab.studies import Study
from orcade.table.game import game_named
from orcade.terminal.lab import carried_out

from .balance import FOLDER, as_it_ships, share
from .pages import asked_for, write

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"


class Pairing(msgspec.Struct, frozen=True):
    """Games of one level against another; of four seats each has two, in turn."""

    game: str
    seats: int
    better: str
    worse: str
    games: int
    seed: int = 0

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.better}-{self.worse}"

    def study(self) -> Study:
        return as_it_ships(self.game, (self.better, self.worse) * (self.seats // 2), self.games, self.seed)


EASY: Final = ("easy", "random")
WAVERING: Final = ("search-50", "easy")
SEARCH: Final = ("search-50", "random")
DEEPER: Final = ("search-500", "search-50")
NORMAL: Final = ("normal", "easy")
LONGER: Final = ("search-500", "easy")
HARD: Final = ("hard", "normal")
BEST: Final = ("hard", "random")

PAIRINGS: Final = (
    Pairing("pit-fighting", 2, *EASY, 38),
    Pairing("pit-fighting", 2, *WAVERING, 30),
    Pairing("pit-fighting", 2, *NORMAL, 60, seed=41),
    Pairing("pit-fighting", 2, *SEARCH, 60),
    Pairing("pit-fighting", 2, *DEEPER, 100),
    Pairing("pit-fighting", 2, *HARD, 40, seed=41),
    Pairing("pit-fighting", 2, *BEST, 20, seed=41),
    Pairing("masters-fight", 2, *EASY, 40),
    Pairing("masters-fight", 2, *WAVERING, 22),
    Pairing("masters-fight", 2, *NORMAL, 120, seed=5),
    Pairing("masters-fight", 2, *SEARCH, 60),
    Pairing("masters-fight", 2, *DEEPER, 100),
    Pairing("masters-fight", 2, *HARD, 200, seed=5),
    Pairing("masters-fight", 2, *BEST, 14, seed=41),
    Pairing("masters-fight", 4, *EASY, 60),
    Pairing("masters-fight", 4, *NORMAL, 40, seed=41),
    Pairing("masters-fight", 4, *SEARCH, 20),
    Pairing("masters-fight", 4, *DEEPER, 20),
    Pairing("brood-rumble", 2, *EASY, 30),
    Pairing("brood-rumble", 2, *SEARCH, 40),
    Pairing("brood-rumble", 2, *DEEPER, 30),
    Pairing("brood-rumble", 2, *NORMAL, 40, seed=41),
    Pairing("brood-rumble", 2, *HARD, 21, seed=41),
    Pairing("flying-pigs", 2, *EASY, 100),
    Pairing("flying-pigs", 2, *NORMAL, 120, seed=41),
    Pairing("flying-pigs", 2, "normal", "random", 60, seed=41),
    Pairing("flying-pigs", 2, *HARD, 120, seed=41),
    Pairing("flying-pigs", 2, *BEST, 60, seed=41),
    Pairing("flying-pigs", 4, *EASY, 60),
    Pairing("flying-pigs", 4, *NORMAL, 40, seed=41),
    Pairing("timber", 2, *EASY, 13),
    Pairing("timber", 2, *WAVERING, 22),
    Pairing("timber", 2, *NORMAL, 40, seed=41),
    Pairing("timber", 2, *SEARCH, 60),
    Pairing("timber", 2, *DEEPER, 60),
    Pairing("timber", 2, *HARD, 30, seed=41),
    Pairing("timber", 2, *BEST, 20, seed=41),
    Pairing("timber", 4, *EASY, 20),
    Pairing("timber", 4, *NORMAL, 40, seed=41),
    Pairing("timber", 4, *SEARCH, 20),
    Pairing("timber", 4, *DEEPER, 20),
    Pairing("thatll-do-pigs", 2, *EASY, 60),
    Pairing("thatll-do-pigs", 2, *NORMAL, 17, seed=41),
    Pairing("thatll-do-pigs", 2, "search-200", "normal", 16, seed=41),
    Pairing("thatll-do-pigs", 2, *SEARCH, 40),
    Pairing("thatll-do-pigs", 2, *DEEPER, 30),
    Pairing("thatll-do-pigs", 4, *EASY, 40),
    Pairing("road-rage", 2, *EASY, 40),
    Pairing("road-rage", 2, *NORMAL, 100, seed=41),
    Pairing("road-rage", 2, *HARD, 100, seed=41),
    Pairing("road-rage", 2, *BEST, 40, seed=41),
    Pairing("road-rage", 4, *EASY, 20),
    Pairing("road-rage", 4, *NORMAL, 40, seed=41),
    Pairing("road-rage", 4, *HARD, 40, seed=41),
    Pairing("orclympics", 2, *SEARCH, 4),
    Pairing("gates", 2, *EASY, 100),
    Pairing("gates", 2, *NORMAL, 100, seed=47),
    Pairing("gates", 2, "search-200", "normal", 60, seed=41),
    Pairing("gates", 2, *SEARCH, 30),
    Pairing("gates", 2, *DEEPER, 20),
    Pairing("gates", 4, *EASY, 60),
    Pairing("gates", 4, *LONGER, 11, seed=41),
    Pairing("orcwars", 2, *EASY, 100),
    Pairing("orcwars", 2, *NORMAL, 60, seed=41),
    Pairing("orcwars", 2, *HARD, 60, seed=41),
    Pairing("orcwars", 2, *BEST, 20, seed=41),
    Pairing("orcwars", 2, *SEARCH, 30),
    Pairing("orcwars", 2, *DEEPER, 17),
    Pairing("orcwars", 4, *EASY, 40),
    Pairing("orcwars", 4, *LONGER, 5, seed=41),
    Pairing("hack", 2, *EASY, 9),
    Pairing("hack", 2, *WAVERING, 40),
    Pairing("hack", 2, *NORMAL, 24, seed=41),
    Pairing("hack", 2, *HARD, 18, seed=41),
    Pairing("hack", 2, *BEST, 12, seed=41),
    Pairing("hack", 2, *SEARCH, 60),
    Pairing("hack", 2, *DEEPER, 40),
    Pairing("hack", 4, *SEARCH, 20),
    Pairing("hack", 4, *EASY, 20),
    Pairing("hack", 4, *LONGER, 28, seed=41),
)

INTRODUCTION: Final = """\
# How strong the bots are

How often one level comes first against another, in games as they ship; a win that is shared counts as its part. In
brackets stand 95 % intervals. Among four seats each of the two levels has two, so half of the wins would be its
share. Brood Rumble among four is left out: its teams are drawn, and two of three games put both levels into one.

*easy* is a search of 50 iterations a decision, *normal* of 200, *hard* of 4000, in Orcwars, Masters' Fight and Flying
Pigs of 200. *normal* and *hard* take what they find best; *easy* draws its answer, and takes what looks nearly as good
nearly as often ([why](tuning-bots.md#why-easy-wavers)). In Masters' Fight, Flying Pigs, That'll do Pigs, Road Rage,
Orcs at the Gates and Orcwars Too! *easy* does not search: it draws from [a
policy](tuning-bots.md#where-a-game-has-a-policy); in Road Rage [no level
searches](tuning-bots.md#what-a-search-of-single-steps-does-not-see). There and in Brood Rumble *easy* gives [some
answers at random](tuning-bots.md#brood-rumble-by-blunders), and where it has a policy *normal* [gives a
few](tuning-bots.md#levels-apart-by-blunders-found-without-a-search). `search-50` and `search-500` are searches that
take what they find best, like *hard*. Where *hard* would take hours, `search-200` stands in its place: the same with
200 iterations. Searches end by iterations here, never by the clock. Of *hard* there are games where few of them take
more than half a minute.

*normal* and *hard* have seed 41, as `orcade arena timber --seats normal,easy --seed 41` plays it, in Masters' Fight
of two seats 5, and *normal* at the Gates 47; of `search-200` and `search-500` so have the games against *normal* and
*easy*; all else has 0. Not played again since the bots or the rules have changed: in Masters' Fight *hard* against
random, with 4000 iterations, `search-50` against *easy*, and among four `search-50` and `search-500`, by version 3 of
its rules; in Brood Rumble *hard*, by version 8, *normal*, by 5, all else by 3; in That'll do Pigs `search-50` and
`search-500`, from before its bots [had a policy](tuning-bots.md#what-kept-the-piglet-from-coming-home); at the Gates
`search-50` and `search-500`, by earlier versions of its rules, `search-50` also from when it [played on after the
tree](tuning-bots.md#where-a-game-has-a-policy); in Orcwars `search-500` among four, by an *easy* of fewer answers at
random; in Orc Pit Fighting and HACK! `search-50`, `search-500` and two seats of *easy* against random, by earlier
versions of their rules. What the newest rules versions of HACK!, Brood Rumble, Flying Pigs, That'll do Pigs, Road
Rage, Orcs at the Gates and Orcwars Too! changed comes up seldom; nothing was played again for it, nor since bots of
Orcwars go by truer chances of battles, those of Road Rage by what a rival rams after a Pivot, and those of That'll do
Pigs ride home round the last corner.

`python -m studies.levels` plays the very same games and writes this page. [A ladder](lab.md#a-ladder-of-bots) puts
any bots in order, your own too, and [tuning a bot](tuning-bots.md) tells how one is made better.
"""


class Wins:
    """Of the better level."""

    def __init__(self, better: str) -> None:
        self._better = better
        self.games = 0
        self.wins = 0.0
        self.faults = Faults()

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.faults.add([outcome])
            self.games += 1
            self.wins += sum(
                share_of_win(outcome, seat) for seat, level in enumerate(outcome.levels) if level == self._better
            )


def section(played: Iterable[tuple[Pairing, Wins]]) -> Iterator[str]:
    """What the page says of one game, line by line."""
    yield "| seats | | games | wins |\n|--:|---|--:|---|"
    for each, wins in played:
        told = f"{each.better} against {each.worse}"
        yield f"| {each.seats} | {told} | {wins.games} | {share(wins.wins, wins.games)} |"


def main() -> int:
    """Play what is missing and write the page; the exit code of the command."""
    games = asked_for(each.game for each in PAIRINGS)
    played = defaultdict(list)
    for each in PAIRINGS:
        if each.game in games:
            folder = FOLDER / f"levels-{each.name}"
            folder.mkdir(parents=True, exist_ok=True)
            study, gathered = each.study(), partial(Wins, each.better)
            _, wins, code = carried_out(study, folder, crew(), gathered, lambda _: [], plain=False)
            if code:
                return code
            played[study.game.title].append((each, wins))
    headings = list(dict.fromkeys(game_named(each.game).title for each in PAIRINGS))
    write(PAGE, INTRODUCTION, headings, {title: section(some) for title, some in played.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
