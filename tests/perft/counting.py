"""How many sequences of answers lead on from a position: counted to the last, as chess programs count with perft.

A rule that loses an answer, or offers one twice, changes the number. The positions are in `positions`, the numbers in
`counts.toml`. `python -m tests.perft [POSITION …]` counts these positions, or all, and writes the numbers anew: read
the difference that version control shows before you keep it.

- A sequence of depth n is n answers given one after another. One that ends before counts for the depths it reaches.
- Every answer counts as often as it is offered, so one that is offered twice counts twice.
- Of a question that may be answered by any point, the proposals and the plain answers count.
- Where several are asked at once, they answer in the order of their seats, whatever the others will say.
- Chance is fixed: a shuffle leaves a pile as it lies, and the die of draw d shows 1 + n modulo its sides, where n is
  the CRC-32 of d in decimal. So the dice hang on nothing else, and no rule that rolls until something fits goes on
  for ever.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from orcade import Match
from orcade.table.dice import Chance
from orcade.table.requests import Ask, Roll, Shuffle

COUNTS = Path(__file__).with_name("counts.toml")
DEPTH = 4
"""To which a position is counted that has no numbers yet."""

HEAD = """# How many sequences of 1, 2, 3 … answers there are; see counting.py. Written by: python -m tests.perft
# checked: how the numbers were found a second time, by other means than the rules in code.
"""


class Fixed(Chance):
    """Chance that hangs on nothing but the number of the draw."""

    def roll(self, draw: int, roll: Roll) -> int:
        return crc32(b"%d" % draw) % roll.sides + 1

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


def count(match: Match, depth: int, look: Callable[[Match, Ask], None] | None = None) -> list[int]:
    """The number of sequences of 1 … `depth` answers; `look` is called with every question on the way."""
    found = [0] * depth
    if depth and not match.over:
        ask = min(match.asks, key=lambda ask: ask.seat)
        if look is not None:
            look(match, ask)
        options = list(ask.options)
        found[0] = len(options)
        for option in options if depth > 1 else ():
            after = match.clone(Fixed())
            after.answer(option, ask.seat)
            for at, number in enumerate(count(after, depth - 1, look), 1):
                found[at] += number
    return found


def kept() -> dict[str, dict[str, Any]]:
    """What the file says of each position."""
    return tomllib.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.is_file() else {}


def write(positions: Mapping[str, Callable[[], Match]], names: Sequence[str]) -> None:
    """Count these positions anew. A number that changes has not been checked by other means any more."""
    old = kept()
    lines = [HEAD]
    for name, position in positions.items():
        facts = dict(old.get(name, {"counts": [0] * DEPTH}))
        if name in names or name not in old:
            counts = count(position().clone(Fixed()), len(facts["counts"]))
            print(f"{name}: {counts}" + ("" if counts == facts["counts"] else f", were {facts['counts']}"))
            if counts != facts["counts"]:
                facts = {"counts": counts}
        lines.append(f"[{name}]\ncounts = {facts['counts']}")
        if "checked" in facts:
            lines.append(f'checked = "{facts["checked"]}"')
        lines.append("")
    COUNTS.write_text("\n".join(lines), encoding="utf-8")
