"""The ladders of docs/bots.md: which are played, and the page that is written from their games.

    python -m studies.ladders

plays what is missing, which takes hours, and writes the page. Ctrl-C ends it; the same command goes on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from orcade.lab.crew import crew
from orcade.lab.ladder import Choices, ladder
from orcade.table.game import game_named
from orcade.terminal.lab import carried_out
from orcade.terminal.ladder import HEAD, rows, tables

FOLDER: Final = Path(__file__).parent / "runs"
PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"


class Ladder(msgspec.Struct, frozen=True):
    """As the command takes it."""

    game: str
    seats: int
    games: int
    bots: str

    @property
    def command(self) -> str:
        return f"orcade lab ladder {self.game} --seats {self.seats} --bots {self.bots} --games {self.games}"


FOUR: Final = "random,easy,normal,hard"
THREE: Final = "random,easy,normal"
LOW: Final = "random,search-10,easy"
RUNGS: Final = "random,search-10,easy,search-150,normal"

LADDERS: Final = (
    Ladder("pit-fighting", 2, 50, RUNGS),
    Ladder("masters-fight", 2, 50, RUNGS),
    Ladder("masters-fight", 4, 6, FOUR),
    Ladder("brood-rumble", 2, 36, LOW),
    Ladder("brood-rumble", 4, 18, LOW),
    Ladder("flying-pigs", 2, 36, LOW),
    Ladder("flying-pigs", 4, 18, LOW),
    Ladder("timber", 2, 30, RUNGS),
    Ladder("timber", 4, 6, FOUR),
    Ladder("thatll-do-pigs", 2, 36, LOW),
    Ladder("thatll-do-pigs", 4, 36, LOW),
    Ladder("road-rage", 2, 18, THREE),
    Ladder("road-rage", 4, 12, THREE),
    Ladder("orclympics", 2, 15, LOW),
    Ladder("orclympics", 4, 12, LOW),
    Ladder("gates", 2, 18, LOW),
    Ladder("gates", 4, 12, LOW),
    Ladder("orcwars", 2, 27, LOW),
    Ladder("orcwars", 4, 6, LOW),
    Ladder("hack", 2, 36, LOW),
    Ladder("hack", 4, 36, LOW),
)


INTRODUCTION: Final = """\
# How strong the bots are

Each table is a ladder of bots in one game: all places of all games that they played against each other, in one number
for each ([how](lab.md#a-ladder-of-bots)). `random` has 0 points. With 400 points more than another, a bot comes before
him ten times as often as after him, with 200 more three times as often.

*easy* is a search of 50 iterations a decision, *normal* of 500, *hard* of 4000; `search-10` is one of ten. Searches
end by iterations here, never by the clock. Where an interval is wide, few games were played, or a bot lost next to none
of them, so that nobody knows how far above the others it is. One game of *normal* bots takes a minute in the slowest
games, and one of *hard* bots ten. So *hard* plays only in two of the quickest, and in the slowest *easy* is the
highest rung.

The command below a table plays its very games again. `python -m studies.ladders` plays all of them and writes this
page. [Tuning a bot](tuning-bots.md) tells how one is made better.
"""


def written(played: Iterable[tuple[Ladder, Choices]]) -> Iterator[str]:
    """The page, line by line."""
    yield INTRODUCTION
    title = ""
    for each, choices in played:
        game = game_named(each.game)
        if game.title != title:
            title = game.title
            yield f"## {title}\n"
        yield f"{each.seats} seats, {choices.played} games:\n"
        head, *body = [HEAD, *rows(choices)]
        yield f"| {' | '.join(head)} |"
        yield f"|{'---|' + '--:|' * (len(head) - 1)}"
        for row in body:
            yield f"| {' | '.join(row)} |"
        yield f"\n    {each.command}\n"


def main() -> int:
    """Play what is missing and write the page; the exit code of the command."""
    played = []
    for each in LADDERS:
        names = each.bots.split(",")
        study = ladder(game_named(each.game), names, each.seats, each.games)
        folder = FOLDER / f"{each.game}-{each.seats}"
        folder.mkdir(parents=True, exist_ok=True)
        _, choices, code = carried_out(study, folder, crew(), partial(Choices, names), tables, plain=False)
        if code:
            return code
        played.append((each, choices))
    PAGE.write_text("\n".join(written(played)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
