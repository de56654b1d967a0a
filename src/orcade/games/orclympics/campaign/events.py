"""What happens in a campaign, as data and in words."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.requests import D6, MOMENT, SCORE, TURN, Event, Impact, Seat, Sight, seat_id
from orcade.table.words import NUMBERS, counted, listed

from .pieces import CRIES


class Drawn(Event, frozen=True):
    """A die has chosen one discipline of a pair; the other is not played (OC 2)."""

    words = "{title} it is; {other} is left out this time."

    title: str
    other: str


class Opened(Event, frozen=True):
    """A discipline begins; `anew` after its result was annulled."""

    look = TURN

    number: int
    of: int
    title: str
    anew: bool

    def text(self, sight: Sight) -> str:
        end = ", played anew." if self.anew else "" if self.title.endswith("!") else "."
        return f"Discipline {self.number} of {self.of}: {self.title}{end}"


class Furious(Event, frozen=True):
    """Those in the last place may cry in this discipline (OC 6, OC-9)."""

    seats: tuple[Seat, ...]
    points: int

    def text(self, sight: Sight) -> str:
        names = listed([NAMES[seat] for seat in self.seats])
        verb = "is" if len(self.seats) == 1 else "are"
        turns = f"up to {NUMBERS[CRIES]} turns"
        return f"{names} {verb} last with {counted(self.points, 'point')} and may utter a War Cry! in {turns}."


class Cried(Event, frozen=True):
    """A die was rolled once more (OC 6)."""

    seat: Seat
    label: str
    sides: int
    was: int
    became: int

    def text(self, sight: Sight) -> str:
        unit = "°" if self.sides > D6 else ""
        return f"War Cry! {NAMES[self.seat]}, {self.label}: {self.became}{unit} instead of {self.was}{unit}."


class Finished(Event, frozen=True):
    """A discipline is over."""

    words = "{title} is over. {reason}"

    title: str
    reason: str


class Annulled(Event, frozen=True):
    """The result of a discipline counts for nothing, and it is played anew (OC-14)."""

    title: str
    by: tuple[Seat, ...]
    """Who wanted it."""

    def text(self, sight: Sight) -> str:
        names = listed([NAMES[seat] for seat in self.by])
        verb = "wants" if len(self.by) == 1 else "want"
        return f"The result of {self.title} is annulled: {names} {verb} it, and nobody insists on it."


class Insisted(Event, frozen=True):
    """Somebody would have annulled a result that others insist on (OC-14)."""

    title: str
    by: tuple[Seat, ...]
    insist: tuple[Seat, ...]

    def text(self, sight: Sight) -> str:
        names = listed([NAMES[seat] for seat in self.by])
        others = listed([NAMES[seat] for seat in self.insist])
        verb = "says" if len(self.insist) == 1 else "say"
        return f"{names} would annul the result of {self.title}; it stands, {verb} {others}."


class Scored(Event, frozen=True):
    """Victory Points were added (OC 5): by seat for places and for feats, and what all have now."""

    places: tuple[int, ...]
    feats: tuple[int, ...]
    totals: tuple[int, ...]

    def text(self, sight: Sight) -> str:
        found = []
        for seat, (points, feats, total) in enumerate(zip(self.places, self.feats, self.totals)):
            more = f" and {feats} for feats" if feats else ""
            found.append(f"{NAMES[seat]} {points}{more}, now {total}")
        told = f"Victory Points: {'; '.join(found)}."
        for seat in range(len(self.totals)):
            passed = [NAMES[other] for other in self.overtaken(seat)]
            if passed:
                told += f" {NAMES[seat]} overtakes {listed(passed)}{' and leads' if seat == self.leader else ''}."
        return told

    def impacts(self) -> tuple[Impact, ...]:
        scored = tuple(Impact(SCORE, seat_id(seat), f"+{points}") for seat, points in enumerate(self.added) if points)
        if self.leader < 0 or not self.overtaken(self.leader):
            return scored
        return *scored, Impact(MOMENT, seat_id(self.leader), f"{NAMES[self.leader]} takes the lead!")

    @property
    def added(self) -> list[int]:
        """By seat."""
        return [points + feats for points, feats in zip(self.places, self.feats)]

    @property
    def leader(self) -> Seat:
        """Who alone has the most points now; -1: nobody."""
        most = max(self.totals)
        return self.totals.index(most) if self.totals.count(most) == 1 else -1

    def overtaken(self, seat: Seat) -> list[Seat]:
        """Who had more points than this seat, and has fewer now."""
        before = [total - added for total, added in zip(self.totals, self.added)]
        return [
            other
            for other, total in enumerate(self.totals)
            if total < self.totals[seat] and before[other] > before[seat]
        ]


class Crowned(Event, frozen=True):
    """The campaign is over (OC 5, OC-11)."""

    seats: tuple[Seat, ...]
    points: int
    beaten: tuple[Seat, ...] = ()
    """Who has as many points, and fewer from feats."""

    def text(self, sight: Sight) -> str:
        return self.ending()

    def ending(self) -> str:
        """The same for the ending."""
        names = listed([NAMES[seat] for seat in self.seats])
        verb = "wins" if len(self.seats) == 1 else "share the victory in"
        told = f"{names} {verb} the Orclympics with {self.points} Victory Points"
        if self.beaten:
            has = "has" if len(self.seats) == 1 else "have"
            told += f": as many as {listed([NAMES[seat] for seat in self.beaten])}, but {has} more from feats"
        return f"{told}."
