"""Moving below: by d20, with one reroll; lost in the dark, or never seen again (OW 6.3, OW-11, OW-12)."""

from __future__ import annotations

from orcade.table.requests import D20, Ask, CardId, Flow, Option, Roll, Seat

from .answers.common import EITHER, Yes
from .answers.moving import Descend, descend
from .arrivals import arrive
from .events.common import own
from .events.moving import Descended, Lost, Surfaced
from .finding import leader_with, leaders_in, lone, owns, turn_of, world_of
from .following import perish
from .moving import company, set_out
from .pieces import ACTING, D20_DEAD, D20_LOST, LOST, WHETHER_AGAIN, Leader, Wars

WHERE = "where the caves lead"


def has_way_down(wars: Wars, seat: Seat, area: int) -> bool:
    """Whether an area is a player's own land with a mine or fortress."""
    return owns(wars, seat, area) and (wars.lands[area].mine or wars.lands[area].fortress > 0)


def may_descend(wars: Wars, leader: Leader) -> bool:
    """Armies alone go below, as their move (OW-11)."""
    return not leader.moved and not lone(leader) and has_way_down(wars, leader.seat, leader.area)


def options(wars: Wars, seat: Seat) -> list[Option]:
    """The leaders who may go below."""
    return [descend(leader.chip) for leader in wars.leaders if leader.seat == seat and may_descend(wars, leader)]


def do_descend(wars: Wars, answer: Descend) -> Flow[None]:
    """An army goes below, others come along; all come up in one place."""
    leader = leader_with(wars, answer.chip)
    others = [
        other.chip
        for other in leaders_in(wars, leader.area, leader.seat)
        if other is not leader and may_descend(wars, other)
    ]
    along = yield from company(wars, leader, others)
    group = (answer.chip, *along)
    set_out(wars, group)
    yield Descended(own(wars), group)
    seat = turn_of(wars)
    number = yield Roll(seat, D20, WHERE, "OW 6.3")
    wars.asked = WHETHER_AGAIN
    wars.about = number
    wars.noted = list(group)
    again = yield Ask(seat, f"{led_to(wars, number)} Roll once more?", EITHER, "OW 6.3")
    if again.__class__ is Yes:
        number = yield Roll(seat, D20, WHERE, "OW 6.3", again=True)
    yield from come_up(wars, group, number)


def led_to(wars: Wars, number: int) -> str:
    """What a d20 below means."""
    if number == D20_LOST:
        return "You are lost in the dark."
    if number == D20_DEAD:
        return "Something waits there that kills you all."
    return f"The caves lead to {world_of(wars).names[number - 1]}."


def come_up(wars: Wars, group: tuple[CardId, ...], number: int) -> Flow[None]:
    """What becomes of those below: 1 … 18 is the land of that number."""
    if number == D20_DEAD:
        for chip in group:
            yield from perish(wars, chip)
        return
    for chip in group:
        leader_with(wars, chip).area = LOST if number == D20_LOST else number - 1
    if number == D20_LOST:
        yield Lost(own(wars), group)
        return
    yield Surfaced(own(wars), group, world_of(wars).names[number - 1])
    yield from arrive(wars, group, below=True)


def surface(wars: Wars) -> Flow[None]:
    """B3 begins: who is lost rolls without a reroll, one leader a step; it is his move (OW-12, OW-76)."""
    seat = turn_of(wars)
    lost = [leader.chip for leader in wars.leaders if leader.seat == seat and leader.area == LOST and not leader.moved]
    if not lost:
        wars.phase = ACTING
        return
    chip = lost[0]
    set_out(wars, (chip,))
    number = yield Roll(seat, D20, WHERE, "OW 6.3")
    yield from come_up(wars, (chip,), number)
