"""Measured boards as games would describe them, in full: for tests, and to look at."""

from __future__ import annotations

from math import cos, pi, sin

from orcade.table.choices import Area, Choice, Question
from orcade.table.scene import Scene
from orcade.table.things import Piece, Thing, Zone


def zone(name: str, look: str, x: float, y: float, width: float, height: float, round_: bool = False) -> Zone:
    return Zone(id=name, label=f"{look} {name}", x=x, y=y, width=width, height=height, look=look, round=round_)


def fan(
    x: float, y: float, reach: float, first: float, last: float, corners: int = 70
) -> tuple[tuple[float, float], ...]:
    """A slice of a disc, angles in degrees."""
    rim = (first + (last - first) * at / (corners - 2) for at in range(corners - 1))
    return ((x, y), *((x + reach * cos(a * pi / 180), y + reach * sin(a * pi / 180)) for a in rim))


def rumble(*, asked: bool = True) -> Scene:
    """A Brood Rumble in full swing: eight Orcs, six barrels, nine pieces of terrain, an area and 25 proposals."""
    zones = (
        zone("pit-1", "pit", 6, 6.5, 3, 3),
        zone("pit-2", "pit", 17.5, 16.5, 3, 3),
        zone("thorns-1", "dangerous", 12, 5.5, 3, 3),
        zone("planks-1", "platform", 18.5, 6.5, 3, 3),
        zone("planks-2", "platform", 5.5, 17.5, 3, 3),
        zone("thorns-2", "dangerous", 12, 18.5, 3, 3),
        zone("mound-1", "mound", 6, 12, 2, 2),
        zone("mound-2", "mound", 18, 12, 2, 2),
        Zone(id="wall", label="Cover", x=12, y=11.2, width=3, height=1, look="cover", turn=20),
    )
    broods = ("orc-common", "orc-iron")
    places = (
        (9.5, 9.2, "6", ("active",), "knuckle-dusters"),
        (15, 9.5, "12", ("engaged",), ""),
        (3, 9, "9", ("done",), ""),
        (20.5, 15, "4", ("down",), ""),
        (9, 15.2, "11", ("engaged",), "helmet"),
        (16, 9.6, "7", ("engaged",), ""),
        (9.4, 16.12, "8", ("engaged", "done"), ""),
        (18.7, 6.9, "12", (), ""),
    )
    orcs = tuple(
        Piece(
            id=f"orc-{at}",
            label=f"Orc {at}",
            x=x,
            y=y,
            look=broods[at % 2] if at != 3 else "orc-feral",
            seat=(0, 1, 0, 1, 2, 0, 3, 3)[at],
            size=1,
            badge=badge,
            states=states,
            holding=holding,
            text=f"o{at}",
        )
        for at, (x, y, badge, states, holding) in enumerate(places)
    )
    barrels = tuple(
        Piece(id=f"barrel-{at}", label=f"Barrel {at}", x=x, y=y, look="barrel", size=0.8, trail=trail, states=states)
        for at, (x, y, trail, states) in enumerate(
            (
                (10.4, 9.3, (), ()),
                (2.4, 3, (), ()),
                (21.5, 20, (), ()),
                (14.2, 13.6, ((21, 9), (16.8, 10.1), (14.2, 13.6)), ()),
                (4.2, 21.3, (), ()),
                (20.6, 3, ((19.4, 7.3), (20.6, 3)), ("gone",)),
            )
        )
    )
    question = None
    if asked:
        shapes = tuple(fan(9.5, 9.2, 6.5, at * 36, at * 36 + 37) for at in range(10) if at not in (3, 9))
        shapes += (fan(9.5, 9.2, 4, 105, 148), fan(12.6, 7.8, 3, 300, 370))
        choices = (
            Choice("stay", "Stay", (), ""),
            *(
                Choice(
                    f"move grub {at}",
                    f"{1 + at % 6}.0″ down-left",
                    (),
                    "",
                    (9.5 + (2 + at % 3 * 2) * cos(at * 0.2618), 9.2 + (2 + at % 3 * 2) * sin(at * 0.2618)),
                )
                for at in range(25)
            ),
        )
        area = Area(say="move grub", piece="orc-0", start=(9.5, 9.2), shapes=shapes)
        question = Question("Where to?", "BR 4.2.1", choices, area)
    things: tuple[Thing, ...] = (*zones, *barrels, *orcs)
    return Scene(
        width=24,
        height=24,
        look="rumble",
        headline="Game Turn 3",
        things=things,
        inches=True,
        question=question,
        last=("orc-1",),
    )


def pigsty() -> Scene:
    """Flying Pigs with four seats: everything that can be the matter with a pig."""
    zones = (
        zone("kitchen", "kitchen", 15, 15, 3, 3),
        zone("rock-1", "rock", 9, 9, 1, 1, True),
        zone("rock-2", "rock", 22, 12, 1, 1, True),
        zone("rock-3", "rock", 13, 23.5, 1, 1),
        zone("field-1", "mushrooms", 20, 19, 3, 3),
        zone("field-2", "mushrooms", 8, 16, 3, 3),
        zone("field-3", "mushrooms", 14.5, 6, 3, 3),
    )
    pieces = []
    for seat in range(4):
        for number in range(2):
            angle = (seat * 90 + 30 + number * 14) * pi / 180
            far = 14.5 - seat * 2 - number
            states = (
                ("shove",),
                ("fire",),
                ("shoo",),
                ("slippery",),
                ("burning",),
                (),
                ("shrooms", "fire"),
                ("shove",),
            )
            pieces.append(
                Piece(
                    id=f"orc-{seat}-{number}",
                    label=f"Orc {number + 1} of seat {seat}",
                    x=15 + far * cos(angle),
                    y=15 + far * sin(angle),
                    look=("chef", "chef-feral", "chef-iron", "chef-common")[seat],
                    seat=seat,
                    size=1,
                    badge=str(number + seat) if number + seat else "",
                    states=(*states[seat * 2 + number], "greased"),
                )
            )
        angle = (seat * 90 + 66) * pi / 180
        x, y = 15 + (6 + seat) * cos(angle), 15 + (6 + seat) * sin(angle)
        pieces.append(
            Piece(
                id=f"pig-{seat}",
                label=f"Pig of seat {seat}",
                x=x,
                y=y,
                look="pig",
                seat=seat,
                size=1,
                badge=("", "3", "1", "6")[seat],
                states=(("left",), ("burning", "greased"), ("shrooms", "greased"), ("greased",))[seat],
                trail=((x - 7, y - 3), (x - 2, y - 4.5), (x, y)) if seat == 1 else (),
                facing=200.0 if seat == 3 else None,
            )
        )
    return Scene(width=30, height=30, look="pigsty", headline="Round 4", things=(*zones, *pieces), inches=True)
