"""A round of asking at a moment: who plays an Event or an Encounter does so, and it happens at once (HK 14, HK 17).

Cards interrupt cards, so four modules call each other in a circle, as the rules do. What is played here is an Encounter
(`encounters.py`) or an Event (`immediate_effects.py`). Either can kill (`dying.py`), and an Event can put somebody into
a Room where an Encounter lies. Before dice count and before somebody dies, everybody is asked again, here. The four
import each other as whole modules, since none is complete before the others.
"""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, Flow, Seat, Together

from . import encounters, immediate_effects
from .answers import LetPass, Offer
from .dungeon import is_exit
from .moments import OWN_PROMPTS, PROMPTS, RULES, about, asked, playable
from .pieces import WHAT_TO_PLAY, Dungeon


def one_round(dungeon: Dungeon) -> Flow[bool]:
    """One round of asking in the open moment: the first, clockwise, who plays something does so. False: nobody did."""
    moment = dungeon.moments[-1]
    seats = asked(dungeon, moment)
    if not seats or dungeon.ending is not None:
        return False
    others, own = PROMPTS[moment.actor][moment.when], OWN_PROMPTS[moment.when]
    rule = RULES[moment.when]
    dungeon.asked = WHAT_TO_PLAY
    asks = [
        Ask(
            seat,
            own if seat == moment.actor else others,
            Lazy(partial(playable, dungeon, seat)),
            rule,
            about(dungeon, seat, moment),
        )
        for seat in seats
    ]
    if len(asks) == 1:
        answer = yield asks[0]
        answers = (answer,)
    else:
        answers = yield Together(tuple(asks))
    for at, seat in enumerate(seats):
        answer = answers[at]
        if answer.__class__ is not LetPass:
            moment.first = seat
            if answer.__class__ is Offer:
                yield from take_offer(dungeon, seat, answer)
            else:
                yield from immediate_effects.play_event(dungeon, seat, answer.card, answer.target)
            return True
        moment.out |= 1 << seat
    return False


def take_offer(dungeon: Dungeon, seat: Seat, answer: Offer) -> Flow[None]:
    """HK-17: the one Encounter of this move; on an Exit, who plays it plays no Events (HK-3)."""
    moment = dungeon.moments[-1]
    moment.spent = True
    if is_exit(dungeon, dungeon.where[moment.actor]):
        dungeon.exit_by = seat
    yield from encounters.played_upon(dungeon, moment.actor, answer.card, seat)
