"""Sets up positions of Road Rage and plays them with scripted dice. All places are in inches, directions in degrees.

0 looks to the right, 90 down. It is Grub's Player Turn unless told; he has Action Points and Agility to spare.

>>> track = Track(grub=car(10, 10, speed=2))
>>> track.say("drive", "right", "drive").at("grub")
(15.121, 12.121)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.answers import Drive
from orcade.games.orclympics.road_rage.pieces import ACTING, FEATS, ROLLING, Chariot, Race, RageOptions
from orcade.games.orclympics.road_rage.workshop import DRIVERS, UPGRADES
from orcade.table.dice import Chance
from orcade.table.requests import OPEN, Roll, Shuffle

SAID = ("grub", "dreg", "mog", "snik")
BROODS = ("common", "feral", "iron")
RIGHT, DOWN, LEFT, UP = 0, 90, 180, 270

Where = tuple[float, float]
Gate = tuple[Where, Where]

GATES: tuple[Gate, ...] = (((40, 20), (47, 20)), ((40, 10), (47, 10)), ((40, 30), (47, 30)))
"""Far to the right of what happens in most scenarios; all look up and down."""
CORNERS = ((4, 44), (10, 44), (16, 44), (22, 44))
"""Where chariots stand that a scenario does not place."""


def rock(x: float, y: float, across: float = 2.0) -> dict[str, Any]:
    return {"kind": "rock", "at": (x, y), "across": across}


def hut(x: float, y: float, wide: float, high: float, turn: int = 0) -> dict[str, Any]:
    return {"kind": "hut", "at": (x, y), "size": (wide, high), "turn": turn}


def numbers(values: Any) -> str:
    """Nested tuples of numbers in TOML."""
    if isinstance(values, int | float):
        return repr(values)
    return "[" + ", ".join(numbers(value) for value in values) + "]"


def circuit(
    gates: Sequence[Gate] = GATES,
    terrain: Sequence[dict[str, Any]] = (),
    board: int = 48,
    start: Where = (43.5, 44),
    facing: int = UP,
) -> str:
    """A circuit of one's own as TOML."""
    lines = [f"board = {board}", "[start]", f"at = {numbers(start)}", f"facing = {facing}"]
    for gate in gates:
        lines += ["[[gates]]", f"poles = {numbers(gate)}"]
    for piece in terrain:
        lines += [
            "[[terrain]]",
            *(f"{key} = {value!r}".replace("'", '"') for key, value in piece.items() if key == "kind"),
        ]
        lines += [f"{key} = {numbers(value)}" for key, value in piece.items() if key != "kind"]
    return "\n".join(lines) + "\n"


def row_of(gates: Sequence[Gate]) -> tuple[Where, int]:
    """A starting row that looks at gate 1, out of the way."""
    (ax, ay), (bx, by) = gates[0]
    if ay == by:
        return ((ax + bx) / 2, 44), UP
    return (3, (ay + by) / 2), RIGHT


def car(
    x: float,
    y: float,
    heading: int = RIGHT,
    *,
    speed: int = 0,
    top: int = 6,
    agility: int = 6,
    skill: int = 3,
    chassis: int = 3,
    full_chassis: int = 0,
    driver: str = "boar-boss",
    upgrades: Sequence[str] = (),
    passed: int = 0,
    points: int = 9,
    used: int = 0,
    done: bool = False,
    out: int = 0,
    finished: int = 0,
) -> Chariot:
    """A chariot that looks somewhere, for a `Track`.

    `passed`: gates in order; `out`: which blow destroyed it; `full_chassis`: Chassis Points that it was built with.
    """
    names = [part.name for part in UPGRADES]
    return Chariot(
        driver=[part.name for part in DRIVERS].index(driver),
        upgrades=sum(1 << names.index(each) for each in upgrades),
        top=top,
        agility=agility,
        skill=skill,
        chassis=0 if out else chassis,
        full_chassis=full_chassis or chassis,
        x=round(x * 1000),
        y=round(y * 1000),
        heading=heading // 45,
        speed=speed,
        passed=passed,
        points=points,
        used=used,
        done=done or bool(out),
        finished=finished,
        out=out,
    )


def about(x: float, y: float) -> Any:
    """This place, give or take the thousandths that rounding and contact forgive."""
    return pytest.approx((x, y), abs=0.006)


class Dull(Chance):
    """What falls when the script is used up: anything, and the same each time."""

    def roll(self, draw: int, roll: Roll) -> int:
        return Random(draw).randint(1, roll.sides)

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


SCRIPTS: list[orcade.Scripted] = []
"""Of the running test; `conftest` looks that no die is left."""


def position(
    *,
    phase: str = "act",
    seats: int = 2,
    active: str = "grub",
    broods: Sequence[str] = ("common", "feral", "iron", "common"),
    ages: Sequence[int] = (0, 0, 0, 1),
    gates: Sequence[Gate] = GATES,
    terrain: Sequence[dict[str, Any]] = (),
    board: int = 48,
    laps: int = 1,
    turn: int = 3,
    options: dict[str, Any] | None = None,
    state: dict[str, Any] | None = None,
    **chariots: Chariot,
) -> Race:
    """The beginning of somebody's Player Turn, or with `phase="roll"` of the next Game Turn."""
    assert chariots.keys() <= set(SAID[:seats]), f"no such chariot: {chariots.keys() - set(SAID[:seats])}"
    cars = [chariots.get(SAID[seat]) or car(*CORNERS[seat], UP) for seat in range(seats)]
    seat = SAID.index(active)
    start, facing = row_of(gates)
    for each in cars:
        each.heading = (each.heading - facing // 45) % 8  # The game counts from where the row looks.
    fields: dict[str, Any] = {
        "broods": [BROODS.index(each) for each in broods[:seats]],
        "ages": list(ages[:seats]),
        "order": [seat, *(other for other in range(seats) if other != seat)],
        "rolls": [0] * seats,
        "finishers": max(each.finished for each in cars),
        "blows": max(each.out for each in cars),
        **(state or {}),
    }
    if phase == "act":
        fields["active"] = seat
        fields["first_heading"] = cars[seat].heading
    fastest = max(each.speed for each in cars)
    return Race(
        seats,
        RageOptions(own_circuit=circuit(gates, terrain, board, start, facing), **(options or {})),
        phase=ACTING if phase == "act" else ROLLING,
        turn=turn,
        laps=laps,
        chariots=cars,
        fastest=fastest,
        fastass=next(at for at, each in enumerate(cars) if each.speed == fastest) if fastest else -1,
        **fields,
    )


class Track:
    """A match from a `position`. The dice fall as scripted."""

    def __init__(self, *, dice: Sequence[int] = (), gates: Sequence[Gate] = GATES, **more: Any) -> None:
        self.facing = row_of(gates)[1]
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        self.match = orcade.new(GAME, dice=self.dice, state=position(gates=gates, **more))

    @property
    def state(self) -> Race:
        state = self.match.state
        assert isinstance(state, Race)
        return state

    def __getitem__(self, name: str) -> Chariot:
        return self.state.chariots[SAID.index(name)]

    def at(self, name: str) -> Where:
        """Where the middle of a chariot is."""
        return self[name].x / 1000, self[name].y / 1000

    def heading(self, name: str) -> int:
        """Where it looks, in degrees."""
        return (self[name].heading * 45 + self.facing) % 360

    @property
    def options(self) -> set[str]:
        """What can be said now, by anybody; an increment, "drive 6", without how far."""
        return {
            "drive" if isinstance(option, Drive) else option.notation(self.match.board(ask.seat))
            for ask in self.match.asks
            for option in ask.options
        }

    @property
    def asked(self) -> str:
        """Who is asked."""
        return " ".join(SAID[ask.seat] for ask in self.match.asks)

    def say(self, *words: str) -> Track:
        """Answers in turn, "grub: left" or just "left" where one seat is asked. "drive" is the next increment."""
        for each in words:
            if each == "drive":
                each = f"drive {3 * self.state.driven + 3}"
            who, colon, what = each.partition(": ")
            if colon:
                self.match.answer(what, seat=SAID.index(who))
            else:
                assert len(self.match.asks) == 1, f"who says {each!r}? {self.asked} are asked"
                self.match.answer(each, seat=self.match.asks[0].seat)
        return self

    def refusal(self, words: str) -> str:
        """Why this is not legal now."""
        with pytest.raises(orcade.Refused) as caught:
            self.say(words)
        return str(caught.value)

    @property
    def log(self) -> list[str]:
        """What happened, in words."""
        return [happening.text(OPEN) for happening in self.match.happenings]

    @property
    def feats(self) -> dict[str, str]:
        """Who has which feat, so far."""
        return {FEATS[which]: SAID[seat] for which, seat in enumerate(self.state.feats) if seat >= 0}

    @property
    def places(self) -> list[int] | None:
        """By seat, when it is over."""
        return list(self.match.standings.places) if self.match.standings else None
