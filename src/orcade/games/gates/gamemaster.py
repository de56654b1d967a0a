"""The Gamemaster's turn: reinforcements, cards, and his orcs one after another (OG 9)."""

from __future__ import annotations

from functools import partial
from typing import Any

from orcade.table.floor import bits
from orcade.table.grid import NOWHERE, Square
from orcade.table.lazy import Lazy
from orcade.table.requests import D6, Ask, Flow, Option, Roll
from orcade.table.words import counted

from .answers.common import CHARACTER
from .answers.gamemaster import DONE, ENTER, NEXT, Charge, ChargeAt, Enter, Mob, Next
from .answers.turns import END, GO, PLAY, STRIKE, Go, Play, Strike
from .attacks import orc_strikes, orc_targets
from .clock import check_minutes, check_rounds
from .events.gamemaster import Left, Mobbed, Ordered, OrderedAt, Reinforced
from .events.setting_up import OrcCame
from .hackmaster_cards import play_hackmaster, playable_now
from .orcs import in_pool, put_newcomer
from .orders import next_entry, next_sent, next_step, orders, quarry, waiting
from .pieces import (
    GM_ACTING,
    GM_ENDS,
    IN_REACH,
    NO_ORDER,
    NOBODY,
    ORC_ACTING,
    ORC_ATTACKS,
    TAKEN_OFF,
    TO_NEAREST,
    TO_ONE,
    WHAT_NEXT,
    WHAT_ORC_DOES,
    Orc,
    Siege,
    actions_of,
    alone,
    may_act,
    named,
    orc_called,
    place_told,
)
from .piles import down_to_four, one_of_each
from .turn import begin
from .walking import entries, orc_goals, orc_walks


def reinforce(siege: Siege) -> Flow[None]:
    """OG 9.1: the die says how many orcs may enter."""
    die = yield Roll(siege.gm, D6, "reinforcements", "OG 9.1")
    siege.newcomers = min(max(0, die - TAKEN_OFF), in_pool(siege))
    siege.phase = GM_ACTING
    siege.acting = NOBODY
    yield Reinforced(siege.gm, siege.newcomers)


# Between orcs.


def choose_next(siege: Siege) -> Flow[None]:
    """OG 9.4: which orc acts next, a newcomer, a card, an order; or the end of the turn."""
    if siege.order != NO_ORDER:
        yield from send_next(siege)
        return
    if not siege.gm_hand and not any_orc_left(siege):
        siege.phase = GM_ENDS
        return
    siege.asked = WHAT_NEXT
    siege.about = NOBODY
    answer = yield Ask(siege.gm, prompt(siege), Lazy(partial(next_options, siege)), "OG 9.4")
    kind = answer.__class__
    if kind is Next:
        activate(siege, orc_called(siege, answer.target), 0)
    elif kind is Enter:
        yield from enter(siege, answer.square)
    elif kind is Play:
        yield from play_hackmaster(siege, answer.card)
    elif kind in ORDERS:
        yield from give_order(siege, answer)
    else:
        siege.phase = GM_ENDS


def enter(siege: Siege, square: Square) -> Flow[None]:
    """OG-39: a newcomer enters, which is its first action."""
    orc = put_newcomer(siege, square)
    yield OrcCame(orc.number, place_told(siege, square))
    activate(siege, orc, 1)


def prompt(siege: Siege) -> str:
    """What is asked between orcs, with how many are still to come."""
    left = len(waiting(siege))
    told = [f"{left} to go" if left else "", f"{siege.newcomers} may enter" if siege.newcomers else ""]
    words = ", ".join(filter(None, told))
    return f"Who is next? {words}" if words else "No orc is left to act: play a card, or end the turn?"


def ready(siege: Siege) -> list[Option]:
    """The orcs that may still act, as answers; the one that acts is none of them."""
    return [NEXT[orc.number] for orc in waiting(siege)]


def any_orc_left(siege: Siege) -> bool:
    """Whether there is an orc that may still act or enter."""
    for orc in siege.orcs:
        if may_act(orc):
            return True
    return bool(siege.newcomers and entries(siege))


def next_options(siege: Siege) -> list[Option]:
    """What the Gamemaster may answer between orcs."""
    options = ready(siege)
    if siege.newcomers:
        options += [ENTER[square] for square in bits(entries(siege))]
    options += card_options(siege)
    return [*options, *orders(siege), END]


def card_options(siege: Siege) -> list[Option]:
    """The Hackmaster cards that may be played now."""
    return [PLAY[card] for card in one_of_each(siege, siege.gm_hand) if playable_now(siege, card)]


def activate(siege: Siege, orc: Orc, spent: int) -> None:
    """OG 9.4: an orc begins to act."""
    siege.acting = orc.number
    siege.actions = actions_of(siege, orc) - spent
    siege.attacks = ORC_ATTACKS + orc.attacks
    siege.phase = ORC_ACTING


# One orc.


def orc_acts(siege: Siege) -> Flow[None]:
    """OG 9.4: an action of the orc that acts, or the end of its actions."""
    orc = orc_called(siege, siege.acting)
    if siege.actions <= 0:
        rest(siege, orc)
        return
    if siege.order != NO_ORDER:
        yield from obey(siege, orc)
        return
    options = Lazy(partial(orc_options, siege, orc))
    if not siege.gm_hand and options[0] is DONE:
        finish(siege, orc)
        return
    siege.asked = WHAT_ORC_DOES
    siege.about = NOBODY
    left = counted(siege.actions, "action")
    answer = yield Ask(siege.gm, f"Orc {orc.number + 1}: {left} left", options, "OG 9.4")
    kind = answer.__class__
    if kind in ORDERS:
        yield from give_order(siege, answer)
    else:
        yield from do(siege, orc, answer)


def do(siege: Siege, orc: Orc, answer: Any) -> Flow[None]:
    """What has been said is done."""
    kind = answer.__class__
    if kind is Go:
        yield from orc_walks(siege, orc, answer.square)
    elif kind is Strike:
        siege.actions -= 1
        siege.attacks -= 1
        yield from orc_strikes(siege, orc, named(siege, answer.target - CHARACTER))
    elif kind is Play:
        yield from play_hackmaster(siege, answer.card)
    else:
        finish(siege, orc)
        if kind is Next:
            activate(siege, orc_called(siege, answer.target), 0)


def orc_options(siege: Siege, orc: Orc) -> list[Option]:
    """What the orc that acts may do, or which is next instead. On another orc's square it can only move on (OG 9.5)."""
    options: list[Option] = [GO[square] for square in bits(orc_goals(siege, orc, siege.actions))]
    if not alone(siege, orc.square):
        return options
    if siege.actions > 0 and siege.attacks > 0:
        options += [STRIKE[target] for target in orc_targets(siege, orc)]
    options += card_options(siege)
    return [*options, DONE, *orders(siege), *ready(siege)]


def rest(siege: Siege, orc: Orc) -> None:
    """An orc has used its actions up. Until the next one begins a card may give it more (OG-50)."""
    orc.acted = True
    siege.phase = GM_ACTING


def finish(siege: Siege, orc: Orc) -> None:
    """An orc is through, whatever it could still do."""
    rest(siege, orc)
    siege.acting = NOBODY
    siege.actions = siege.attacks = 0


# Orders to several orcs.

ORDERS = {Charge: TO_NEAREST, ChargeAt: TO_ONE, Mob: IN_REACH}
"""By kind of answer."""


def give_order(siege: Siege, answer: Charge | ChargeAt | Mob) -> Flow[None]:
    """OG-60: from now on the orcs go by it."""
    siege.order = ORDERS[type(answer)]
    if isinstance(answer, Charge):
        yield Ordered()
        return
    siege.ordered = answer.target - CHARACTER
    yield OrderedAt(siege.ordered) if isinstance(answer, ChargeAt) else Mobbed(siege.ordered)


def end_order(siege: Siege) -> None:
    """The Gamemaster is asked again."""
    siege.order = NO_ORDER
    siege.ordered = NOBODY


def send_next(siege: Siege) -> Flow[None]:
    """The next orc goes, or a newcomer enters; where there is none, or nobody to go at, the order is over."""
    hunted = quarry(siege, siege.ordered)
    if hunted:
        orc = next_sent(siege, hunted)
        if orc is not None:
            activate(siege, orc, 0)
            return
        square = next_entry(siege, hunted)
        if square != NOWHERE:
            yield from enter(siege, square)
            return
    end_order(siege)


def obey(siege: Siege, orc: Orc) -> Flow[None]:
    """One step of the orc that acts. Where there is nobody to go at any more, the Gamemaster says what it does."""
    hunted = quarry(siege, siege.ordered)
    if not hunted:
        end_order(siege)
        return
    answer = next_step(siege, orc, hunted)
    yield from do(siege, orc, DONE if answer is None else answer)


# The end.


def end_gm_turn(siege: Siege) -> Flow[None]:
    """Who has not entered is lost, sleepers wake, haste is over; the round ends (OG-39, OG-53, OG-15)."""
    if siege.newcomers:
        yield Left(siege.newcomers)
    siege.newcomers = siege.hurry = siege.attacks = 0
    siege.acting = NOBODY
    for orc in siege.orcs:
        orc.acted = orc.asleep = False
        orc.more = orc.attacks = 0
    siege.gm_drew = False
    yield from down_to_four(siege)
    yield from check_minutes(siege)
    if siege.ending is None:
        check_rounds(siege)
    siege.at = 0
    yield from begin(siege)
