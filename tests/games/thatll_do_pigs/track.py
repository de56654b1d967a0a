"""Sets up positions of That'll do Pigs and plays them with scripted dice. All places are in inches.

The circuit is a square one: poles at 8.5 and 27.5, so that the Skid Triggers run at 45 degrees into the corners of the
board, and the public inside fills the square from 10.62 to 25.38; the crowd outside stands at the middle of the right
edge. The Finish Line is at x = 18. The race goes along the bottom to the left, up, along the top to the
right, and down.

>>> track = Track(grub=rider(16, 31), dice=(1, 1))
>>> track.say("ride grub 12,31").at("grub")
(12.0, 31.0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from shapely import Polygon  # type: ignore[import-untyped]

import orcade
from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.pieces import (
    FEATS,
    MOVING,
    OPENING,
    SAID,
    SEAT_OF,
    Race,
    RaceOptions,
    Rider,
)
from orcade.table.dice import Chance
from orcade.table.plane import HEADINGS
from orcade.table.requests import MOMENT, Roll, Rolled, Shuffle

COMMON, FERAL, IRON = range(3)
DOWN, LEFT, UP, RIGHT = 90, 180, 270, 0
"""Where a Boar looks: degrees, clockwise from the right as one sees the board."""

POLES = ((8.5, 27.5), (8.5, 8.5), (27.5, 8.5), (27.5, 27.5))
"""Bottom left, top left, top right, bottom right: as they are passed."""

PARKED = {
    "grub": (31, 33.5),
    "dreg": (24, 34.5),
    "mog": (26.5, 34.5),
    "snik": (29, 34.5),
    "gash": (24, 33),
    "durk": (29, 33),
}
"""Where Riders wait that a scenario does not name: at the start, behind all others, the rightmost is the last."""

Where = tuple[float, float]


def rider(
    x: float,
    y: float,
    facing: int = LEFT,
    *,
    ridden: bool = True,
    laps: int = 0,
    crossed: int = 0,
    rounded: int | None = None,
    crashed: int = 0,
) -> dict[str, Any]:
    """A Boar at a place. `crossed` counts the Skid Triggers of all laps."""
    ux, uy = HEADINGS[facing]
    return {
        "x": round(x * 1000),
        "y": round(y * 1000),
        "ux": ux,
        "uy": uy,
        "ridden": ridden,
        "laps": laps,
        "crossed": crossed,
        "rounded": crossed if rounded is None else rounded,
        "crashed": crashed,
    }


class Dull(Chance):
    """What falls when the script is used up: each roll something else, so that no tie lasts."""

    def roll(self, draw: int, roll: Roll) -> int:
        return draw % roll.sides + 1

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


SCRIPTS: list[orcade.Scripted] = []
"""Of the running test; `conftest` looks that no die is left."""


class Track:
    """A race from a position: Grub is activated and his Speed is rolled (at="move"), or a Game Turn begins ("open").

    With two seats there are four Riders: grub and gash of the one, dreg and durk of the other.
    """

    def __init__(
        self,
        *,
        at: str = "move",
        seats: int = 3,
        acting: str = "grub",
        turn: int = 5,
        queue: Sequence[int] | None = None,
        order: Sequence[int] = (),
        broods: Sequence[int] = (),
        ages: Sequence[int] = (),
        poles: Sequence[Where] = POLES,
        crowd: Sequence[float] = (36, 18, 2),
        holder: str = "",
        runner: str = "",
        piglet: Where | None = None,
        ahead: str = "",
        feats: Mapping[str, int] | None = None,
        dice: Sequence[int] = (),
        options: Mapping[str, Any] | None = None,
        boars: Mapping[str, dict[str, Any]] | None = None,
        **riders: dict[str, Any],
    ) -> None:
        riders = {**(boars or {}), **riders}
        named = ["grub", "dreg", "gash", "durk"] if seats == 2 else list(SAID[:seats])
        assert riders.keys() <= set(named), f"no such Rider: {riders.keys() - set(named)}"
        placed = []
        for name in named:
            which = SAID.index(name)
            placed.append(Rider(which, SEAT_OF[which], **riders.get(name, rider(*PARKED[name]))))
        who = named.index(acting)
        seat = placed[who].seat
        others = [each for each in range(seats) if each != seat]
        loose = piglet is not None
        self.named = named
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        more: dict[str, Any] = {}
        if piglet is not None:
            more["piglet"] = (round(piglet[0] * 1000), round(piglet[1] * 1000))
        self.match = orcade.new(
            GAME,
            dice=self.dice,
            state=Race(
                seats,
                RaceOptions(**(options or {})),
                broods=list(broods) or [COMMON] * seats,
                ages=list(ages) or list(range(seats)),
                rolls=[0] * seats,
                order=list(order) or list(range(seats)),
                feats=[(feats or {}).get(name, -1) for name in FEATS],
                poles=[(round(x * 1000), round(y * 1000)) for x, y in poles],
                crowd=tuple(round(each * 1000) for each in crowd),
                riders=placed,
                phase={"move": MOVING, "open": OPENING}[at],
                turn=turn,
                active=seat if at == "move" else -1,
                acting=who if at == "move" else -1,
                queue=list(others if queue is None else queue) if at == "move" else [],
                holder=named.index(holder) if holder else -1,
                runner=named.index(runner) if runner else -1,
                released=bool(loose or holder),
                crashes=sum(each.crashed > 0 for each in placed),
                ahead=named.index(ahead) if ahead else -1,
                **more,
            ),
        )

    @property
    def race(self) -> Race:
        """The state."""
        state = self.match.state
        assert isinstance(state, Race)
        return state

    def __getitem__(self, name: str) -> Rider:
        return self.race.riders[self.named.index(name)]

    def at(self, name: str) -> Where:
        """Where a Boar's centre is."""
        found = self[name]
        return found.x / 1000, found.y / 1000

    def looks(self, name: str) -> Where:
        """The direction in which a Boar looks."""
        found = self[name]
        return found.ux / 1_000_000, found.uy / 1_000_000

    @property
    def piglet(self) -> Where:
        """Where the Piglet is, if nobody has it."""
        x, y = self.race.piglet
        return x / 1000, y / 1000

    @property
    def holder(self) -> str:
        """Who has the Piglet."""
        return self.named[self.race.holder] if self.race.holder >= 0 else ""

    def say(self, *answers: str) -> Track:
        """Answer one question after another; each by whoever is asked."""
        for answer in answers:
            self.match.answer(answer)
        return self

    @property
    def asked(self) -> str:
        """The Rider of the seat that is asked now; nobody when it is over."""
        return SAID[self.match.asks[0].seat] if self.match.asks else ""

    @property
    def legal(self) -> set[str]:
        """The answers that are proposed."""
        if not self.match.asks:
            return set()
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    @property
    def verbs(self) -> set[str]:
        """The first words of the answers that are proposed."""
        return {answer.split()[0] for answer in self.legal}

    def refusal(self, answer: str) -> str:
        """The message for an answer that is not legal; nothing changes by it."""
        before = self.match.version
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        assert self.match.version == before
        return str(refused.value)

    def hint(self, answer: str) -> str:
        """What is told of an answer before it is given."""
        ask = self.match.asks[0]
        return GAME.hint(self.match.board(ask.seat), self.match.read(ask, answer))

    @property
    def feats(self) -> dict[str, str]:
        """Who did which feat: the first Rider of the seat."""
        return {FEATS[which]: SAID[seat] for which, seat in enumerate(self.race.feats) if seat >= 0}

    @property
    def places(self) -> list[int]:
        """The result, by seat; empty while it goes on."""
        return list(self.match.standings.places) if self.match.standings else []

    @property
    def log(self) -> list[str]:
        return [past.text(0) for past in self.match.happenings]

    @property
    def moments(self) -> list[str]:
        """At which everybody has looked up."""
        told = (impact for past in self.match.happenings for impact in past.event.impacts())
        return [impact.text for impact in told if impact.kind == MOMENT]

    @property
    def rolled(self) -> list[str]:
        """The labels of the dice that have fallen."""
        return labels(self.match)


def about(x: float, y: float) -> Any:
    """This place, give or take the thousandths that rounding and contact forgive."""
    return pytest.approx((x, y), abs=0.006)


def base(found: Rider) -> Polygon:
    """The rectangle of a Boar, in inches."""
    x, y, ux, uy = found.x / 1000, found.y / 1000, found.ux / 1_000_000, found.uy / 1_000_000
    return Polygon(
        [(x + a * ux - b * uy, y + a * uy + b * ux) for a, b in ((1, 0.5), (1, -0.5), (-1, -0.5), (-1, 0.5))]
    )


def labels(match: orcade.Match) -> list[str]:
    """What the dice that have fallen were for."""
    return [past.event.label for past in match.happenings if isinstance(past.event, Rolled)]
