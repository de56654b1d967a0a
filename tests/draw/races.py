"""The rest of the Orclympics as games would describe it: for tests, and to look at."""

from __future__ import annotations

from math import cos, pi, sin

from orcade.table.choices import Area, Choice, Question
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Caption, Path, Piece, Square, Thing, Zone

TREES = {(3, 3): 4, (4, 4): 1}
ROCKS = {(1, 1), (6, 2), (2, 5), (5, 6), (0, 4), (7, 5), (4, 1), (1, 6)}
BUSHES = {(2, 2), (5, 2), (3, 5), (6, 6), (0, 2), (1, 4), (6, 4), (4, 7)}


def forest() -> Scene:
    """Timber! in its fourth Game Turn: eight Orcs, the Boar, wood in trees, on backs and on the ground."""
    squares = []
    for y in range(8):
        for x in range(8):
            look, text = "plain", "."
            if (x, y) in TREES:
                look, text = "tree", f"T{TREES[x, y]}"
            elif (x, y) in ROCKS:
                look, text = "rocks", "#"
            elif (x, y) in BUSHES:
                look, text = "bush", "*"
            name = f"{'abcdefgh'[x]}{8 - y}"
            squares.append(
                Square(id=name, label=f"{name}, {look}", x=x, y=y, look=look, dark=(x + y) % 2 == 1, text=text)
            )
    broods = ("orc-common", "orc-feral", "orc-iron", "orc-common")
    places = ((3, 2), (2, 3), (4, 3), (5, 4), (0, 0), (7, 3), (3, 7), (7, 7))
    wood = (1, 0, 2, 0, 0, 3, 0, 1)
    orcs = [
        Piece(
            id=f"orc-{at}",
            label=f"Orc {at}",
            x=x + 0.5,
            y=y + 0.5,
            look=broods[at // 2],
            seat=at // 2,
            badge=str(wood[at] or ""),
            holding="wood" if wood[at] else "",
            states=("active",) if at == 2 else ("down",) if at == 6 else (),
            text=("Gr", "Tw", "Dr", "Ba", "Mo", "St", "Sn", "Bu")[at],
        )
        for at, (x, y) in enumerate(places)
    ]
    things: tuple[Thing, ...] = (
        *squares,
        Path(id="tree-falls", label="The tree falls here", points=((4.5, 4.5), (8, 6.4)), look="ray"),
        Piece(id="wood-0", label="2 Wood", x=5.5, y=4.5, look="wood", size=0.56, badge="2", text="w2"),
        Piece(id="wood-1", label="1 Wood", x=6.5, y=5.5, look="wood", size=0.56, badge="1", text="w1"),
        *orcs,
        Piece(id="boar", label="The Wild Boar", x=2.5, y=6.5, look="boar", text="B"),
    )
    choices = (
        Choice("move e5", "Move", ("e4", "e3"), ""),
        Choice("gather d5", "Gather", ("d5",), ""),
        Choice("shove", "Shove", ("orc-3",), ""),
    )
    question = Question("Now", "TI 4", choices)
    return Scene(width=8, height=8, look="forest", headline="Game Turn 4", things=things, question=question)


def rider(
    name: str,
    look: str,
    seat: int,
    x: float,
    y: float,
    facing: float,
    badge: str = "",
    states: tuple[str, ...] = (),
    holding: str = "",
    trail: tuple[tuple[float, float], ...] = (),
) -> Piece:
    return Piece(
        id=name,
        label=f"{name.title()}, on the way",
        x=x,
        y=y,
        look=look,
        seat=seat,
        size=2,
        badge=badge,
        facing=facing,
        base=(2, 1),
        text=name[:1].upper() + name[-1:],
        states=states,
        holding=holding,
        trail=trail,
    )


def pigs(*, asked: bool = True) -> Scene:
    """That'll do Pigs in its second lap: public, Skid Triggers, finish, a Piglet on the run, somebody fallen."""
    corner = ((9.4, 8.4), (25.6, 9.6), (26.8, 26.4), (9.2, 27.6))
    inner = ((12, 11.6), (23.4, 12), (24, 23.6), (11.8, 24.6))
    half = tuple((36 - 3 * sin(at * pi / 12), 15 - 3 * cos(at * pi / 12)) for at in range(13))
    ends = ((0, 0), (36, 0), (36, 36), (0, 36))
    things: list[Thing] = [
        Zone(id="public", label="The public", x=18, y=18, width=12, height=12, look="crowd", corners=inner),
        Zone(id="stand", label="More public", x=34.5, y=15, width=3, height=6, look="crowd", corners=half),
        *(
            Path(id=f"fence-{at}", label="", points=(corner[at], inner[at]), look="crowd-line")
            for at in range(4)
        ),
        *(
            Path(id=f"skid-{at}", label="Skid Trigger", points=(corner[at], ends[at]), look="skid") for at in range(4)
        ),
        Path(id="finish", label="Finish Line", points=((17.9, 24.1), (17.9, 36)), look="finish"),
        Piece(id="piglet", label="The Piglet", x=7, y=17.5, look="piglet", size=0.8, text="p"),
        rider("grub", "rider-common", 0, 5.2, 21.5, 275, "1", states=("leader", "active")),
        rider("dreg", "rider-feral", 1, 8.4, 30.6, 182, "1", trail=((15, 30.4), (8.4, 30.6))),
        rider("snik", "rider-iron", 2, 11, 31.5, 200, "0", holding="piglet", states=("done",)),
        rider("mog", "boar-unridden", 3, 30.2, 27, 45, "0"),
        rider("uzg", "rider-common", 4, 22, 31, 180, "0"),
        rider("bolg", "rider-feral", 5, 24.6, 31, 180, "0", states=("down",)),
        rider("nazg", "rider-iron", 6, 29, 6, 320, "1", states=("gone",)),
        rider("thok", "rider-iron", 7, 12, 5, 0, "1"),
    ]  # fmt: skip
    question = None
    if asked:
        way = tuple(
            (5.2 + r * cos(a * pi / 180), 21.5 + r * sin(a * pi / 180))
            for r, a in ((9, 262), (9, 270), (9, 278), (9, 286), (1, 280), (1, 265))
        )
        choices = (Choice("stay", "Stay", (), ""), Choice("move grub 5,14", "Up", (), "", (5.0, 14)))
        question = Question(
            "Where to?",
            "TP 4.2",
            choices,
            Area(say="move grub", piece="grub", start=(5.2, 21.5), shapes=(way,), heads=True),
        )
    return Scene(
        width=36,
        height=36,
        look="turf",
        headline="Game Turn 9",
        things=tuple(things),
        inches=True,
        question=question,
        last=("dreg",),
    )


WORN = (
    (12, 11),
    (27, 11),
    (41, 6.5),
    (45, 12),
    (40, 24),
    (44, 36),
    (43, 43),
    (34, 45),
    (26, 34),
    (10, 38),
    (7, 26),
    (7.5, 14),
    (12, 11),
)


def road(side: float = 48) -> Scene:
    """Road Rage: three gates, terrain of every kind, four chariots and what was a fifth."""
    k = side / 48
    things: tuple[Thing, ...] = (
        Path(
            id="track",
            label="",
            points=tuple((x * k, y * k) for x, y in WORN),
            look="track",
        ),
        Zone(id="rock-1", label="Rock", x=16 * k, y=14 * k, width=3.4, height=3, look="rock", round=True, turn=20),
        Zone(id="rock-2", label="Rock", x=38 * k, y=33 * k, width=3, height=5, look="rock", turn=-30),
        Zone(id="hut", label="Hut", x=24 * k, y=24 * k, width=5, height=5, look="hut", round=True),
        Zone(id="hut-2", label="Hut", x=7 * k, y=33 * k, width=4, height=3, look="hut", turn=12),
        Zone(id="bones", label="Bones", x=34 * k, y=17 * k, width=6, height=3.4, look="bones", round=True, turn=-24),
        Zone(id="bones-2", label="Bones", x=13 * k, y=42 * k, width=3, height=3, look="bones", round=True),
        Zone(id="log", label="Log", x=14 * k, y=26 * k, width=7, height=1.2, look="log", turn=64),
        Zone(id="log-2", label="Log", x=30 * k, y=40 * k, width=1, height=4, look="log"),
        Zone(id="crowd", label="Public", x=24 * k, y=2, width=16 * k, height=3.5, look="crowd"),
        Path(id="gate-1", label="Checkpoint 1", points=((38 * k, 8 * k), (44 * k, 5 * k)), look="gate"),
        Path(id="gate-2", label="Checkpoint 2", points=((40 * k, 40 * k), (46 * k, 45 * k)), look="gate"),
        Path(id="gate-3", label="Checkpoint 3", points=((4 * k, 14 * k), (11 * k, 14 * k)), look="gate"),
        Piece(id="wreck", label="A wreck", x=20 * k, y=36 * k, look="wreck", size=2, base=(2, 1), facing=30, text="x"),
        rider("ann", "chariot-common", 0, 27 * k, 11 * k, 0, "3", ("active",), trail=((18, 11 * k), (27 * k, 11 * k))),
        rider("bob", "chariot-feral", 1, 29.1 * k, 12.3 * k, 45, "4", states=("leader",)),
        rider("cid", "chariot-iron", 2, 42 * k, 24 * k, 90, "0", states=("done",)),
        rider("dot", "chariot-iron", 3, 8 * k, 20 * k, 270, "5"),
        rider("eve", "chariot-common", 4, 33 * k, 44 * k, 200, "2", states=("gone",)),
    )  # fmt: skip
    choices = (Choice("left", "Left", ("ann",), ""), Choice("ram", "Ram", ("bob",), ""))
    return Scene(
        width=side,
        height=side,
        look="circuit",
        headline="Game Turn 5",
        things=things,
        inches=True,
        question=Question("Drive", "RR 4.2", choices),
        last=("ann",),
    )


def podium() -> Scene:
    """Between two disciplines."""
    things: tuple[Thing, ...] = (
        Zone(id="step-1", label="First", x=5, y=4.4, width=2, height=2.4, look="step", text="1"),
        Zone(id="step-2", label="Second", x=2.9, y=4.8, width=2, height=1.6, look="step", text="2"),
        Zone(id="step-3", label="Third", x=7.1, y=5, width=2, height=1.2, look="step", text="3"),
        Piece(id="orc-0", label="Grub", x=5, y=2.6, look="orc-common", seat=0, size=1.3, badge="9", states=("leader",)),
        Piece(id="orc-1", label="Dreg", x=2.9, y=3.4, look="orc-feral", seat=1, size=1.2, badge="7"),
        Piece(id="orc-2", label="Snik", x=7.1, y=3.8, look="orc-iron", seat=2, size=1.2, badge="4"),
        Caption(id="title", label="After Flying Pigs", x=5, y=1.3, text="After Flying Pigs", size=0.5),
    )
    return Scene(
        width=10,
        height=7,
        look="podium",
        headline="After Flying Pigs",
        things=things,
        seats=(SeatPanel(seat=0, name="Grub"),),
    )
