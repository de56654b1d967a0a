"""Sets up positions of Brood Rumble and plays them with scripted dice. All places are in inches.

>>> brawl = Brawl(grub=(4, 12), dreg=(10, 12), barrels=[(3.1, 12)], dice=(2, 3, 1, 2, 3, UP))
>>> brawl.say("throw b1 dreg")["dreg"].health
10
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.brood_rumble import GAME
from orcade.games.orclympics.brood_rumble.pieces import (
    ACTING,
    CALLING,
    FEATS,
    ORC_NAMES,
    PAIRING,
    TEAM,
    Barrel,
    Orc,
    Rumble,
    RumbleOptions,
)
from orcade.games.orclympics.brood_rumble.terrain import COVER, DANGEROUS, MOUND, PIT, PLATFORM, Terrain
from orcade.table.dice import Chance
from orcade.table.requests import Roll, Shuffle

DOWN, LEFT, UP, RIGHT = 90, 180, 270, 360
"""Directions of a random die, which goes clockwise as the table is seen."""

NAMES = tuple(name.lower() for name in ORC_NAMES)
BROODS = ("common", "feral", "iron")
ITEMS = ("nothing", "knuckles", "helmet")
PHASES = {"act": ACTING, "call": CALLING, "fight": PAIRING}

Where = tuple[float, float]


def thousandths(inches: float) -> int:
    return round(inches * 1000)


def orc(
    x: float,
    y: float,
    *,
    health: int = 12,
    item: str = "nothing",
    down: bool = False,
    done: bool = False,
    charged: bool = False,
    pelted: bool = False,
    lost: int = 0,
) -> Orc:
    """An Orc at a place in inches."""
    return Orc(
        0,
        0,
        0,
        0,
        thousandths(x),
        thousandths(y),
        health,
        ITEMS.index(item),
        down,
        done,
        charged=charged,
        pelted=pelted,
        lost=lost,
    )


def pit(x: float, y: float) -> Terrain:
    """3" × 3", as Dangerous Terrain and Platforms are."""
    return Terrain(PIT, thousandths(x), thousandths(y))


def dangerous(x: float, y: float) -> Terrain:
    return Terrain(DANGEROUS, thousandths(x), thousandths(y))


def platform(x: float, y: float) -> Terrain:
    return Terrain(PLATFORM, thousandths(x), thousandths(y))


def cover(x: float, y: float, *, upright: bool = False) -> Terrain:
    """3" × 1", or 1" × 3" upright."""
    return Terrain(COVER, thousandths(x), thousandths(y), upright)


def mound(x: float, y: float) -> Terrain:
    """2" × 2"."""
    return Terrain(MOUND, thousandths(x), thousandths(y))


def about(x: float, y: float) -> Any:
    """This place, give or take the thousandths that rounding and contact forgive."""
    return pytest.approx((x, y), abs=0.008)


class Dull(Chance):
    """What falls when the script is used up: two dice after each other never tie."""

    def roll(self, draw: int, roll: Roll) -> int:
        return 1 + draw % roll.sides

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


SCRIPTS: list[orcade.Scripted] = []
"""Of the running test; `conftest` looks that no die is left."""


class Brawl:
    """A match from a position. Orcs that are not named are out.

    `phase`: "act", Grub (or `active`) begins his activation; "call", his team chooses whom to activate; "fight", all
    have been activated. `engaged`: pairs that fight; `charged=True` marks a Charger. In "fight" blood has flowed, so
    that the audience is quiet, unless told.
    """

    def __init__(
        self,
        *,
        phase: str = "act",
        seats: int = 2,
        active: str = "grub",
        broods: Sequence[str] = ("feral", "feral", "feral", "feral"),
        engaged: Sequence[tuple[str, str]] = (),
        terrain: Sequence[Terrain] = (),
        barrels: Sequence[Where] = (),
        dice: Sequence[int] = (),
        options: dict[str, Any] | None = None,
        state: dict[str, Any] | None = None,
        **orcs: Orc | Where,
    ) -> None:
        self.ids: dict[str, int] = {}
        crew: list[Orc] = []
        teams = ((0,), (1,)) if seats == 2 else ((0, 3), (1, 2))
        for seat in range(seats):
            for which in range(TEAM * 2 // seats):
                name = TEAM * seat + which
                given = orcs.get(NAMES[name], orc(-1, -1, health=0))
                one = given if isinstance(given, Orc) else orc(*given)
                one.id, one.seat, one.team, one.name = len(crew), seat, 0 if seat in teams[0] else 1, name
                one.done = one.done or phase == "fight"
                self.ids[NAMES[name]] = one.id
                crew.append(one)
        assert orcs.keys() <= self.ids.keys(), f"no such Orc: {orcs.keys() - self.ids.keys()}"
        for one_name, other_name in engaged:
            one, other = crew[self.ids[one_name]], crew[self.ids[other_name]]
            one.foe, other.foe = other.id, one.id
        if phase == "act":
            crew[self.ids[active]].done = True
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        team = crew[self.ids[active]].team
        fields: dict[str, Any] = {
            "broods": [BROODS.index(each) for each in broods[:seats]],
            "ages": list(range(seats)),
            "order": list(range(seats)),
            "rolls": [0] * seats,
            "turn": 3,
            "team": team,
            "first": team,
            "active": self.ids[active] if phase == "act" else -1,
            "actions": 2 if phase == "act" else 0,
            "blood": phase == "fight",
            "edges": (0, 2),
            **(state or {}),
        }
        self.match = orcade.new(
            GAME,
            dice=self.dice,
            state=Rumble(
                seats,
                RumbleOptions(**(options or {})),
                teams=teams,
                orcs=crew,
                barrels=[Barrel(at + 1, thousandths(x), thousandths(y)) for at, (x, y) in enumerate(barrels)],
                serial=len(barrels),
                terrain=tuple(terrain),
                phase=PHASES[phase],
                **fields,
            ),
        )

    @property
    def state(self) -> Rumble:
        state = self.match.state
        assert isinstance(state, Rumble)
        return state

    def __getitem__(self, name: str) -> Orc:
        return self.state.orcs[self.ids[name]]

    def health(self, *names: str) -> list[int]:
        return [self[name].health for name in names]

    def at(self, name: str) -> Where:
        """Where an Orc stands, in inches."""
        found = self[name]
        return found.x / 1000, found.y / 1000

    def gap(self, one: str, other: str) -> float:
        """From base to base."""
        return dist(self.at(one), self.at(other)) - 1

    def foe(self, name: str) -> str:
        """Whom an Orc is Engaged with; "" nobody."""
        found = self[name].foe
        return next((other for other, at in self.ids.items() if at == found), "")

    def item(self, name: str) -> str:
        return ITEMS[self[name].item]

    @property
    def barrels(self) -> dict[int, Where]:
        """Those that lie on the Battlefield, by number."""
        return {one.id: (one.x / 1000, one.y / 1000) for one in self.state.barrels if not one.gone}

    def say(self, *answers: str) -> Brawl:
        """Answer one question after another; each by whoever is asked."""
        for answer in answers:
            self.match.answer(answer, self.match.asks[0].seat)
        return self

    def clash(self, attack: str, block: str) -> Brawl:
        """An attack and a defence, chosen in secret."""
        striker, victim = (ask.seat for ask in self.match.asks)
        self.match.answer(attack, striker)
        self.match.answer(block, victim)
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked first; -1 when it is over."""
        return self.match.asks[0].seat if self.match.asks else -1

    @property
    def legal(self) -> set[str]:
        """The answers that are proposed to whoever is asked first."""
        if not self.match.asks:
            return set()
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    @property
    def verbs(self) -> set[str]:
        return {answer.split()[0] for answer in self.legal}

    @property
    def striker(self) -> str:
        """Who attacks; "" where nobody does."""
        if not self.match.asks or not self.match.asks[0].prompt.startswith(("Attack", "Strike back")):
            return ""
        return next(name for name, at in self.ids.items() if at == self.state.striker)

    def refusal(self, answer: str) -> str:
        """The message for an answer that is not legal; nothing changes by it."""
        before = self.match.version
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer, self.match.asks[0].seat)
        assert self.match.version == before
        return str(refused.value)

    @property
    def told(self) -> list[str]:
        """What has happened, in words."""
        return [past.text(0) for past in self.match.happenings]

    @property
    def feats(self) -> dict[str, int]:
        """Which seat did which feat."""
        return {FEATS[which]: seat for which, seat in enumerate(self.state.feats) if seat >= 0}

    @property
    def places(self) -> list[int]:
        """The result, by seat; empty while it goes on."""
        return list(self.match.standings.places) if self.match.standings else []
