"""Sets up positions of Masters' Fight and plays them with scripted dice.

>>> pit = Pit(orc("d4"), orc("d5", item="shield"), dice=(5, 3))
>>> pit.say("smash dreg")
>>> pit["dreg"].health
5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.chessboard import GRID, together
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.pieces import (
    ACTION_POINTS,
    BRAWLING,
    ITEMS,
    NAMES,
    PROFILES,
    Fight,
    FightOptions,
    Orc,
)


@dataclass
class Placed:
    """An Orc of a position, with its brood."""

    orc: Orc
    brood: int


def orc(
    square: str,
    brood: str = "common",
    *,
    health: int = 0,
    item: str = "nothing",
    down: bool = False,
    fought: bool = False,
    grabs: int = 0,
    dealt: int = 0,
) -> Placed:
    """An Orc on a square; full Health unless told. The first one of a pit is Grub, then Dreg, Mog, Snik …"""
    which = [each.name.lower() for each in PROFILES].index(brood)
    full = PROFILES[which].health
    return Placed(Orc(0, health or full, GRID.square(square), ITEMS.index(item), down, fought, grabs, dealt), which)


class Pit:
    """A match from a position: Grub is activated, the others follow in order. The dice fall as scripted."""

    def __init__(
        self,
        *placed: Placed,
        pits: str = "",
        platforms: str = "",
        items: Mapping[str, str] | None = None,
        turn: int = 2,
        dice: Sequence[int] = (),
        ages: Sequence[int] = (),
        **options: Any,
    ) -> None:
        for seat, each in enumerate(placed):
            each.orc.seat = seat
        self.dice = orcade.Scripted(*dice)
        self.match = orcade.new(
            GAME,
            dice=self.dice,
            state=Fight(
                len(placed),
                FightOptions(**options),
                broods=[each.brood for each in placed],
                orcs=[each.orc for each in placed],
                pits=together(GRID.square(name) for name in pits.split()),
                platforms=together(GRID.square(name) for name in platforms.split()),
                items={GRID.square(name): ITEMS.index(item) for name, item in (items or {}).items()},
                phase=BRAWLING,
                turn=turn,
                order=list(range(len(placed))),
                rolls=[0] * len(placed),
                points=ACTION_POINTS,
                ages=list(ages),
            ),
        )

    @property
    def fight(self) -> Fight:
        """The state."""
        state = self.match.state
        assert isinstance(state, Fight)
        return state

    def __getitem__(self, name: str) -> Orc:
        return self.fight.orcs[self.seat(name)]

    @staticmethod
    def seat(name: str) -> int:
        return [each.lower() for each in NAMES].index(name)

    def say(self, *answers: str) -> None:
        """Answer one question after another; each by whoever is asked."""
        for answer in answers:
            self.match.answer(answer)

    @property
    def asked(self) -> str:
        """Who is asked now."""
        return NAMES[self.match.asks[0].seat].lower()

    @property
    def legal(self) -> set[str]:
        """Every legal answer."""
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def moves(self) -> set[str]:
        """Squares that a Move, a Jump or an item may go to now."""
        verbs = ("move ", "land ", "drop ", "deploy ")
        return {answer.split()[1] for answer in self.legal if answer.startswith(verbs)}

    def at(self, name: str) -> str:
        """Where an Orc stands."""
        square = self[name].square
        return GRID.names[square] if square >= 0 else "nowhere"

    def holds(self, name: str) -> str:
        """What an Orc carries."""
        return ITEMS[self[name].item]

    @property
    def lying(self) -> dict[str, str]:
        """Items on the ground by square."""
        return {GRID.names[square]: ITEMS[item] for square, item in self.fight.items.items()}

    @property
    def log(self) -> list[str]:
        """What happened, in words; without the dice."""
        return [past.text(0) for past in self.match.happenings if type(past.event).__name__ != "Rolled"]

    @property
    def rolls(self) -> list[str]:
        """The dice, in words."""
        return [past.text(0) for past in self.match.happenings if type(past.event).__name__ == "Rolled"]

    @property
    def feats(self) -> dict[str, str]:
        """Who did which feat."""
        from orcade.games.orclympics.masters_fight.pieces import FEATS

        return {FEATS[which]: NAMES[seat].lower() for which, seat in enumerate(self.fight.feats) if seat >= 0}

    def refusal(self, answer: str) -> str:
        """The message for an answer that is not legal; nothing changes by it."""
        before = self.match.version
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        assert self.match.version == before
        return str(refused.value)
