"""What happens in the race, as data and in words. A chariot goes by its driver's name."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics.discipline import NAMES
from orcade.table.region import about
from orcade.table.requests import (
    BLOW,
    DEATH,
    KNOCK,
    MISSED,
    MOMENT,
    SCORE,
    TURN,
    WOUND,
    Event,
    Impact,
    Seat,
    Sight,
    less,
)
from orcade.table.story import ON_THE_WAY
from orcade.table.words import Namers, listed

from .circuits import GATES
from .pieces import EIGHTHS, LEFT
from .words import chariot_id
from .workshop import parts_of, profile, told

CHANGED = ("speeds up", "slows down", "pivots left", "pivots right")
TRIED = ("to speed up", "to slow down", "to pivot left", "to pivot right")


class Told(Event, frozen=True):
    """An event of one sentence."""

    names: ClassVar[Namers] = {"seat": NAMES.__getitem__, "cell": lambda at: str(at + 1), "far": about}


class Built(Event, frozen=True):
    """A chariot leaves the workshop."""

    seat: Seat
    driver: int
    upgrades: int

    def text(self, sight: Sight) -> str:
        parts = ", ".join(part.title for part in parts_of(self.driver, self.upgrades))
        return f"{NAMES[self.seat]} drives up with {parts}: {told(profile(self.driver, self.upgrades))}."


class Counted(Told, frozen=True):
    """How long the race is."""

    words = "The race goes over {laps:lap}."

    laps: int


class Placed(Told, frozen=True):
    """A chariot stands in the Starting Line."""

    words = "{seat} starts from cell {cell}."

    seat: Seat
    cell: int


class TurnBegan(Told, frozen=True):
    """A Game Turn begins."""

    words = "Game Turn {turn}."
    look = TURN

    turn: int


class TiedAgain(Event, frozen=True):
    """Equal Initiative Rolls: these roll anew (RR-30)."""

    seats: tuple[Seat, ...]
    total: int

    def text(self, sight: Sight) -> str:
        return f"{listed([NAMES[seat] for seat in self.seats])} tie at {self.total} and roll again."


class Ordered(Event, frozen=True):
    """Who drives in which order, each with his Action Points."""

    order: tuple[Seat, ...]
    points: tuple[int, ...]

    def text(self, sight: Sight) -> str:
        each = [f"{NAMES[seat]} {points}" for seat, points in zip(self.order, self.points)]
        return f"Order and Action Points: {', '.join(each)}."


class Changed(Event, frozen=True):
    """A Speed Change; or a Pivot that is free, or shifted."""

    seat: Seat
    way: int
    speed: int
    free: bool = False
    shifted: int = 0
    """How far it was shifted by the Pivot."""

    def text(self, sight: Sight) -> str:
        how = f" to Speed {self.speed}" if self.way < LEFT else ", free" if self.free else ""
        shift = f" and is shifted {about(self.shifted)}" if self.shifted else ""
        return f"{NAMES[self.seat]} {CHANGED[self.way]}{how}{shift}."

    def several(self) -> str:
        return f"{NAMES[self.seat]} {CHANGED[self.way]}{ON_THE_WAY}" if self.way < LEFT else ""


class Steered(Event, frozen=True):
    """A chariot moved straight ahead, or turned: with all that it has driven and turned just before, which is told
    together."""

    seat: Seat
    far: int
    swung: int
    """By how many eighths, to the right; below 0: to the left."""

    def text(self, sight: Sight) -> str:
        name = NAMES[self.seat]
        sharp = f"{360 * abs(self.swung) // EIGHTHS}° " if abs(self.swung) > 1 else ""
        turn = f"{sharp}{'right' if self.swung > 0 else 'left'}"
        if self.far:
            return f"{name} drives {about(self.far)}{f', turning {turn}' if self.swung else ''}."
        return f"{name} pivots {turn if self.swung else 'back'}."

    def several(self) -> str:
        return f"{NAMES[self.seat]} drives{ON_THE_WAY}"


class Gated(Event, frozen=True):
    """A chariot passed the next gate."""

    seat: Seat
    passed: int
    """Gates in all."""
    laps: int
    leads: bool = False
    """Nobody else has come so far, and another one did before."""
    first: bool = False
    """Nobody else has come so far."""

    def text(self, sight: Sight) -> str:
        name = NAMES[self.seat]
        if self.passed == GATES * self.laps:
            return f"{name} crosses the line of gate {GATES} and finishes!"
        lead = " and takes the lead" if self.leads else ""
        if self.passed % GATES == 0:
            return f"{name} passes gate {GATES}{lead}: lap {self.passed // GATES} of {self.laps} is done."
        return f"{name} passes gate {self.passed % GATES}{lead}{'!' if lead else '.'}"

    def impacts(self) -> tuple[Impact, ...]:
        lap, gate = divmod(self.passed, GATES)
        who, name = chariot_id(self.seat), NAMES[self.seat]
        scored = Impact(SCORE, who, f"gate {gate}" if gate else f"lap {lap}")
        left = GATES * self.laps - self.passed
        moment = ""
        if not left:
            moment = f"{name} finishes!"
        elif self.first and left == 1:
            moment = f"{name}: one gate to go!"
        elif self.first and left == GATES:
            moment = f"{name}: the last lap!"
        elif self.leads:
            moment = f"{name} takes the lead!"
        return (scored, Impact(MOMENT, who, moment)) if moment else (scored,)


class Halted(Told, frozen=True):
    """The edge has stopped a chariot without harm (RR-3)."""

    words = "{seat} stops at the edge."

    seat: Seat


class Rammed(Told, frozen=True):
    """A chariot has run into something: the dice come next."""

    words = "{seat} runs into {what}!"

    seat: Seat
    what: str

    def impacts(self) -> tuple[Impact, ...]:
        who = chariot_id(self.seat)
        crash = Impact(KNOCK, who, "crash!")
        rival = self.what in NAMES
        return (crash, Impact(MOMENT, who, f"{NAMES[self.seat]} rams {self.what}!")) if rival else (crash,)


class Compared(Event, frozen=True):
    """Both totals of a ram."""

    seat: Seat
    total: int
    what: str
    other: int

    def text(self, sight: Sight) -> str:
        so = "that hurts" if self.total >= self.other else f"that is for {self.what} to say"
        return f"{NAMES[self.seat]} {self.total}, {self.what} {self.other}: {so}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, chariot_id(self.seat), f"{self.total} : {self.other}"),)


class Hurt(Event, frozen=True):
    """Chassis Points are lost, as many by each."""

    seats: tuple[Seat, ...]
    loss: int
    left: tuple[int, ...]

    def text(self, sight: Sight) -> str:
        loses, each = ("loses", "") if len(self.seats) == 1 else ("lose", " each")
        left = listed([str(left) if left else "none" for left in self.left])
        return f"{listed([NAMES[seat] for seat in self.seats])} {loses} {self.loss} Chassis{each}, {left} left."

    def impacts(self) -> tuple[Impact, ...]:
        wounds = [Impact(WOUND, chariot_id(seat), less(self.loss)) for seat in self.seats]
        last = [seat for seat, left in zip(self.seats, self.left, strict=True) if left == 1]
        return (*wounds, *(Impact(MOMENT, chariot_id(seat), f"{NAMES[seat]}: 1 Chassis left!") for seat in last))


class Dodged(Event, frozen=True):
    """Who had more in a ram has chosen."""

    seat: Seat
    escape: bool
    whom: Seat = -1
    """Who gets off unhurt, or takes a hit, where somebody rolled for terrain."""

    def text(self, sight: Sight) -> str:
        if self.whom >= 0:
            who = NAMES[self.seat] if self.seat >= 0 else "Nobody"
            if self.escape:
                return f"{who} lets {NAMES[self.whom]} off: Escape!"
            return f"{who} is no help: {NAMES[self.whom]} takes the hit!"
        return f"{NAMES[self.seat]} {'gets away: Escape!' if self.escape else 'takes the hit!'}"


class Parted(Event, frozen=True):
    """Two that rammed stand an inch apart again."""

    seat: Seat
    back: int
    other: Seat = -1
    """A chariot that had to make room, too."""

    def text(self, sight: Sight) -> str:
        parts = [f"{NAMES[self.seat]} is thrown back {about(self.back)}"] if self.back else []
        if self.other >= 0:
            parts.append(f"{NAMES[self.other]} is pushed away")
        return f"{', and '.join(parts)}."


class Wrecked(Told, frozen=True):
    """A chariot is destroyed."""

    words = "{seat:'s} chariot is destroyed!"
    look = BLOW

    seat: Seat

    def impacts(self) -> tuple[Impact, ...]:
        return Impact(DEATH, chariot_id(self.seat)), Impact(
            MOMENT, chariot_id(self.seat), f"{NAMES[self.seat]} is wrecked!"
        )


class Tried(Event, frozen=True):
    """An Outta da way! has been tried."""

    seat: Seat
    way: int
    passed: bool

    def text(self, sight: Sight) -> str:
        how = "does it" if self.passed else "fails"
        return f"{NAMES[self.seat]} tries {TRIED[self.way]}: Outta da way! He {how}."


class Tricked(Event, frozen=True):
    """A Dirty Trick has been tried."""

    seat: Seat
    rival: Seat
    passed: bool

    def text(self, sight: Sight) -> str:
        how = "it works" if self.passed else "it goes wrong"
        return f"{NAMES[self.seat]} plays a Dirty Trick on {NAMES[self.rival]}, and {how}."

    def impacts(self) -> tuple[Impact, ...]:
        kind, words = (KNOCK, "dirty trick!") if self.passed else (MISSED, "trick fails")
        return (Impact(kind, chariot_id(self.rival), words, chariot_id(self.seat)),)


class Unskilled(Told, frozen=True):
    """Driver Skill is lost for the rest of the race; or would be, were there more than one."""

    words = "{seat} has Driver Skill {skill} now."

    seat: Seat
    skill: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(KNOCK, chariot_id(self.seat), f"Skill {self.skill}"),)
