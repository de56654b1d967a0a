"""Who won, as a picture: the best three places on their blocks."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.scene import Scene
from orcade.table.things import Piece, Stack

from .kit.knife import cut, put, slab
from .poster import brood, fighter, medal, words

WIDTH, TOP, HEIGHT = 520, 52, 278
FLOOR = 322
BLOCKS = {1: (176, 168, 150), 2: (12, 164, 190), 3: (344, 164, 220)}
"""By place: left edge, width and top of its block."""
LETTERS, LEAST = 18.0, 11.0
"""The size of names on a block, and of several on one; with less they are counted."""
ROOMY = 1.5
"""Letters of size 1 to a unit of a block's width."""


def podium(places: Sequence[int], scene: Scene) -> str:
    """The fighters of places 1, 2 and 3, by seat, as one svg; words beside it say the same. Blocks without anybody are
    left out."""
    steps = []
    for at, place in enumerate((3, 2, 1)):
        seats = [seat for seat, own in enumerate(places) if own == place]
        if seats:
            steps.append(f'<g class="step" style="--at:{at}">{_step(place, seats, scene)}</g>')
    left = 0 if 3 in places else BLOCKS[2][0] - (WIDTH - BLOCKS[1][1] - BLOCKS[2][1]) // 2  # in the middle
    return (
        f'<svg class="podium-art" viewBox="{left} {TOP} {WIDTH} {HEIGHT}" aria-hidden="true">'
        f"{cut(f'M{left} {FLOOR}L{left + WIDTH} {FLOOR - 3}', 'none', 6)}{''.join(steps)}</svg>"
    )


def _step(place: int, seats: Sequence[int], scene: Scene) -> str:
    left, width, top = BLOCKS[place]
    height = FLOOR - top
    block = put(cut(slab(width, height, 6, place), "bark", 6, 0, 0), left, top)
    block += put(cut(slab(width, 26, 5, place + 3), "card", 5, 0, 0), left, top)
    middle = left + width / 2
    size = min(1.0, 1.5 / len(seats)) * (1.0 if place == 1 else 0.84)
    apart = width / len(seats)
    who = [
        fighter(_look(scene, seat), seat, left + apart * (at + 0.5), top - 40 * size, size)
        for at, seat in enumerate(seats)
    ]
    names = [scene.seats[seat].name for seat in seats]
    told, lettered = ", ".join(names), LETTERS
    if len(names) > 1 and (lettered := min(LETTERS, ROOMY * width / len(told))) < LEAST:
        told, lettered = f"{len(names)} level", LETTERS
    label = words(told, middle, top + 20, lettered, "o-text o-line", width - 16)
    return "".join(who) + block + label + medal(place, middle, top + 55 + (height - 30) / 2 - 15, 0.9)


def _look(scene: Scene, seat: int) -> str:
    """What a seat's fighter looks like: as its panel says; else its brood, as its figures and what is said of it tell;
    else the first of its figures on the board."""
    panel = scene.seats[seat]
    if panel.look:
        return panel.look
    figures = [each.look for each in scene.things if isinstance(each, (Piece, Stack)) and each.seat == seat]
    told = brood(" ".join([*figures, *(each.look for each in panel.gauges), *panel.notes]))
    return told or next(iter(figures), "")
