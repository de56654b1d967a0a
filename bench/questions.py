"""How often a player is asked on others' turns, in matches of easy bots, as pages and terminals ask by default.

What can only be passed passes by itself. A page takes a while for that, so that nobody learns from it what is in a hand
(auto-pass.js); this is what a round waits for. The matches are the same each time.

    python -m bench.questions GAME [--seats 4] [--matches 5]
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from importlib.resources import files
from random import Random

import orcade
from orcade import OrcadeError
from orcade.bots import bot
from orcade.lab.playing import rounds_counter
from orcade.table.game import Game, game_named
from orcade.terminal.passing import Passing

BREATH = re.compile(r"(\d+) \+ Math\.random\(\) \* (\d+)")
"""In the script: how long a page takes at least to pass by itself, and how much more at most, in milliseconds."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.questions", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=5)
    asked = parser.parse_args()
    try:
        count = counted(game_named(asked.game), asked.seats, asked.matches)
    except OrcadeError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    rounds = count.pop("rounds")
    print(f"{asked.matches} matches, {rounds} rounds; of the first seat in each round:")
    for what in ("own turn", "others' turns", "passed together", "passed alone"):
        print(f"{what:<20}{count[what] / rounds:6.2f}")
    together, alone = breaths()
    waited = together * count["passed together"] + alone * count["passed alone"]
    print(f"{'seconds waited':<20}{waited / rounds:6.2f}")
    return 0


def breaths() -> tuple[float, float]:
    """Seconds that a page takes on an average: where others are asked as well, and where nobody is."""
    script = (files("orcade.web") / "static" / "auto-pass.js").read_text("utf-8")
    together, alone = [(int(least) + int(more) / 2) / 1000 for least, more in BREATH.findall(script)]
    return together, alone


def counted(game: Game, seats: int, matches: int) -> Counter[str]:
    """The rounds of so many matches, and what becomes of all that the first seat is asked in them."""
    count: Counter[str] = Counter()
    player = bot("easy", timed=False)
    for number in range(matches):
        match, chance, passing = orcade.new(game.name, seats=seats, seed=number), Random(number), Passing(game)
        counter = rounds_counter(type(match.state))
        while not match.over:
            ask = match.asks[0]
            if ask.seat == 0 and passing.lets_go(ask):
                count["passed alone" if len(match.asks) == 1 else "passed together"] += 1
            elif ask.seat == 0:
                count["others' turns" if ask.about else "own turn"] += 1
            match.answer(player.choose(match, ask.seat, chance), ask.seat)
        count["rounds"] += getattr(match.state, counter) if counter else 1
    return count


if __name__ == "__main__":
    sys.exit(main())
