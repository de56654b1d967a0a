"""Going on with a saved match."""

from __future__ import annotations

from ..bots import STAND_IN
from ..table.course import Course
from ..table.dice import minutes_now
from ..table.entries import CameBack, GaveUp, Looked, bare
from ..table.errors import BadSetup
from ..table.record import Record
from ..table.replaying import Replay
from .seats import Sitter, sitters_of


def resume(record: Record) -> tuple[Course, list[Sitter]]:
    """The course of a saved match as it was left, with who sat at it. `BadRecord` or `BadSetup` where it cannot go on.

    Who had left for now is back.

    Its clock goes on from what it showed last: no time passes while a match is put away.
    """
    again = Replay(record)
    while not again.done:
        again.forward()
    match = again.match
    if again.ending is not None:
        raise BadSetup("this match is over; orcade watch shows it")
    if not record.dice.seed or record.dice.drawn:
        raise BadSetup("this record cannot be resumed: it does not hold the seed of its dice from their beginning")
    read = [entry.minutes for entry in record.tape if isinstance(entry, Looked)]
    away = minutes_now() - read[-1] if read else 0
    match.chance = record.dice.stream(lambda: minutes_now() - away)
    sitters = sitters_of(match.game, record.seats)
    course = Course(match, map(bare, record.tape))
    for seat in sorted(again.away):
        course.note(CameBack(seat=seat))
    for seat in again.gone:
        sitters[seat] = Sitter(level=STAND_IN, name=sitters[seat].name, resigned=True)
    for seat in record.resigned:  # A record of format 1 does not tell when.
        course.note(GaveUp(seat=seat))
    return course, sitters
