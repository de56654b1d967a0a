"""B3: the actions of a turn, in any order (OW-8). Each is a step; each chapter tells which there are and plays them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, Flow, Option, Seat

from . import attacking, economy, fortresses, levying, moving, regrouping, spies, trading, underground
from .answers.acting import DONE, Done
from .answers.attacking import Attack, Raid
from .answers.common import chip_name
from .answers.economy import DestroyMine
from .answers.fortresses import Build
from .answers.levying import Levy, Raise
from .answers.moving import Descend, HandOver, Leave, March, TakeOver
from .answers.trading import REST, Haggle
from .finding import is_leader, turn_of
from .lands import drop_shamans, note_absence
from .pieces import RAMPAGING, WHAT_NOW, Wars

OPTIONS: tuple[Callable[[Wars, Seat], list[Option]], ...] = (
    levying.options,
    moving.options,
    underground.options,
    attacking.options,
    regrouping.options,
    fortresses.options,
    economy.wreck_options,
    spies.options,
    trading.options,
)
"""By chapter: what may be done now."""
DO: dict[type[Option], Callable[[Wars, Any], Flow[None]]] = {
    Raise: levying.do_raise,
    Levy: levying.do_levy,
    March: moving.do_march,
    Descend: underground.do_descend,
    Attack: attacking.do_attack,
    Raid: attacking.do_raid,
    Leave: regrouping.do_leave,
    TakeOver: regrouping.do_take_over,
    HandOver: regrouping.do_hand_over,
    Build: fortresses.do_build,
    DestroyMine: economy.do_wreck,
    **spies.DO,
    Haggle: trading.do_haggle,
}
"""How each action is played."""


def act(wars: Wars) -> Flow[None]:
    """One action, or the end of them. What is gone from an area since the turn began is noted after it (OW-24)."""
    seat = turn_of(wars)
    wars.asked = WHAT_NOW
    answer = yield Ask(seat, prompt(wars, seat), Lazy(partial(actions, wars, seat)), "OW 3.1", about(wars, seat))
    if answer.__class__ is Done:
        wars.phase = RAMPAGING
        return
    yield from DO[answer.__class__](wars, answer)
    yield from drop_shamans(wars)
    note_absence(wars)


def about(wars: Wars, seat: Seat) -> tuple[str, ...]:
    """What everybody sees of what is left to be done: little, where all leaders have gone and none can attack."""
    leaders = [leader for leader in wars.leaders if leader.seat == seat and leader.area >= 0]
    gone = bool(leaders) and all(leader.moved for leader in leaders)
    return (REST,) if gone and not attacking.options(wars, seat) else ()


def prompt(wars: Wars, seat: Seat) -> str:
    """What is left to be done: by leaders of the hand, and by those who have not moved."""
    held = sum(is_leader(wars, card) for card in wars.players[seat].hand)
    leaders = [leader for leader in wars.leaders if leader.seat == seat and leader.area >= 0]
    still = [leader.chip for leader in leaders if not leader.moved]
    left = len(still)
    if not leaders:
        return "Raise a leader?" if held else "No leader on the map, and none in your hand"
    if held:
        return f"What next? {held} to raise{f', {left} to march' if left else ''}"
    if not left:
        return "Anything else? All have marched"
    return f"What next? {chip_name(wars, still[0]) if left == 1 else f'{left} leaders'} can march"


def actions(wars: Wars, seat: Seat) -> list[Option]:
    """All that a player may do now; he may always stop."""
    found: list[Option] = []
    for chapter in OPTIONS:
        found += chapter(wars, seat)
    found.append(DONE)
    return found
