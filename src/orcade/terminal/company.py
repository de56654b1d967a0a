"""Who sits at a table that is played here, and how people leave it for now, come back, or give up."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import STAND_IN
from ..table.course import Course
from ..table.entries import CameBack, GaveUp, WentAway
from ..table.requests import SPECTATOR, Seat
from .output import Output
from .seats import Sitter


class Company:
    """The sitters of one match."""

    def __init__(self, course: Course, sitters: Sequence[Sitter], output: Output) -> None:
        self._course = course
        self._match = course.match
        self._output = output
        self.sitters = list(sitters)
        """By seat."""
        self.fighters = self._match.game.names[: len(self.sitters)]
        """By seat: what the game calls them."""
        self.resigned = [entry.seat for entry in course.follow() if isinstance(entry, GaveUp)]
        """Seats that gave up, the first one first."""

    @property
    def people(self) -> list[Seat]:
        """Seats of people at this screen."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.here]

    @property
    def names(self) -> tuple[str, ...]:
        """By seat: who sits there, as the panels beside the board say it."""
        return self._match.scene(SPECTATOR).names(self.fighters)

    def who(self, seat: Seat) -> str:
        """The fighter, and who plays it where that says more: "Grub (Anna)"."""
        sitter, fighter = self.sitters[seat], self.names[seat]
        if sitter.resigned:
            return f"{fighter} (gave up)"
        if sitter.away:
            return f"{fighter} ({sitter.name + ', ' if sitter.name else ''}away)"
        said = sitter.name or (f"{sitter.level} bot" if sitter.level else "")
        return f"{fighter} ({said})" if said and said != fighter else fighter

    def everybody(self) -> list[str]:
        """`who` of each seat."""
        return [self.who(seat) for seat in range(len(self.sitters))]

    @property
    def away(self) -> list[str]:
        """Fighters of those who have left for now."""
        return [self.fighters[seat] for seat, sitter in enumerate(self.sitters) if sitter.away]

    def leave(self, seat: Seat) -> None:
        """A bot plays for this seat until its player is back; a record of the match has him there."""
        name = self.fighters[seat]
        self.sitters[seat].level, self.sitters[seat].away = STAND_IN, True
        self._course.note(WentAway(seat=seat))
        back = f"Back {name.lower()} brings" if self.people else "Ctrl-C brings"
        self._output.say(f"{name} leaves for now; the {STAND_IN} bot plays. {back} {name} back.")

    def come_back(self, named: str) -> None:
        """Those who had left for now, or the one whose fighter is `named`, answer again."""
        back = [
            (seat, name)
            for seat, name in enumerate(self.fighters)
            if self.sitters[seat].away and name.lower().startswith(named.lower())
        ]
        if not back:
            self._output.say(f"Nobody {'of that name ' if named else ''}is away.")
        for seat, name in back:
            self.sitters[seat].level, self.sitters[seat].away = "", False
            self._course.note(CameBack(seat=seat))
            self._output.say(f"{name} is back.")

    def give_up(self, seat: Seat) -> None:
        """A player ranks last; a bot plays on where others do."""
        self.sitters[seat] = Sitter(level=STAND_IN, name=self.sitters[seat].name, resigned=True)
        self.resigned.append(seat)
        self._course.note(GaveUp(seat=seat))
