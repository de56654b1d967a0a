"""The worst that an attack may bring, in a word or two: for its button, and for the sheet of a combat."""

from __future__ import annotations

from typing import NamedTuple

from orcade.table.odds import percent

from .combat_events import INTO_PIT, OFF_BOARD
from .odds import losing, putting_out
from .pieces import ATTACKS, BRIEF, HEADBUTT, MIGHTY, PUNCH, PUNCH_ADDS, Orc, Rumble, added_wounds, called
from .push import slide

IN_PIT, OFF, OUT = "into a Pit!", "off board!", "out!"
"""What is the end of an Orc."""


class Stake(NamedTuple):
    """The worst that an attack may bring, and how likely that is unless it is blocked."""

    chance: float
    words: str

    @property
    def told(self) -> str:
        """Both: "33 %: down"."""
        return f"{percent(self.chance)}: {self.words}"

    @property
    def sentence(self) -> str:
        """The same with a full stop, where it needs one."""
        return self.told if self.told.endswith("!") else f"{self.told}."

    def of(self, attack: int) -> str:
        """The same as a sentence about an attack: "Kick: 33 % down."."""
        told = f"{BRIEF[attack]}: {percent(self.chance)} {self.words}"
        return told if told.endswith("!") else f"{told}."


def stake_of(view: Rumble, striker: Orc, victim: Orc, attack: int, helmet: bool = False) -> Stake:
    """The end of its victim, if it can be that; else what three wounds bring."""
    bonus = added_wounds(striker, attack, helmet)
    mighty = losing(MIGHTY, bonus)
    out = putting_out(victim, attack, bonus)
    if attack == HEADBUTT:
        found = slide(view, victim, victim.x - striker.x, victim.y - striker.y)
        if found.how in (INTO_PIT, OFF_BOARD) and mighty >= out:
            return Stake(mighty, IN_PIT if found.how == INTO_PIT else OFF)
        if not out:
            return Stake(mighty, "pushed")
    if out:
        return Stake(out, OUT)
    return Stake(mighty, f"+{PUNCH_ADDS} wound" if attack == PUNCH else "down")


def peril(view: Rumble, striker: Orc, victim: Orc) -> str:
    """What may be the victim's end now, for all to see; empty where nothing may."""
    worst = [stake_of(view, striker, victim, attack).words for attack in range(len(ATTACKS))]
    ends = {IN_PIT: "a Pit behind {}!", OFF: "the edge behind {}!", OUT: "{}'s last stand!"}
    return next((ends[words].format(called(victim)) for words in worst if words in ends), "")
