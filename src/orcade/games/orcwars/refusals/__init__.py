"""What bars an answer, each rule once, and the words that mean no answer at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from ..answers.attacking import Attack, Raid, RaidNext
from ..answers.battles import Biggest, Command, Follow, Hit, Plan, RetreatTo
from ..answers.carrying import KeepGold
from ..answers.economy import BuildMine, DestroyMine, Rampage
from ..answers.fortresses import Build
from ..answers.levying import Levy, Raise
from ..answers.moving import Descend, HandOver, Leave, March, MoveOn, TakeOver
from ..answers.spies import (
    Bribe,
    Knife,
    LookAt,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from ..answers.supply import Afresh, Buy, Pay
from ..answers.trading import Haggle, TradeWith
from ..pieces import Wars
from . import attacking, battles, economy, levying, moving, spies, supply, trading
from .occasions import untimely
from .said import sayable
from .words import lacking

__all__ = ["barred", "explain", "sayable"]

BARS: Final[dict[type[Option], Callable[[Wars, Seat, Any], Why | None]]] = {
    Afresh: supply.bars_afresh,
    Buy: supply.bars_buy,
    Pay: supply.bars_pay,
    KeepGold: supply.bars_keep_gold,
    Raise: levying.bars_raise,
    Levy: levying.bars_levy,
    Build: levying.bars_build,
    March: moving.bars_march,
    MoveOn: moving.bars_move_on,
    Descend: moving.bars_descend,
    Leave: moving.bars_leave,
    TakeOver: moving.bars_take_over,
    HandOver: moving.bars_hand_over,
    Attack: attacking.bars_attack,
    Raid: attacking.bars_raid,
    RaidNext: attacking.bars_raid_next,
    LookAt: spies.bars_look_at,
    StealFrom: spies.bars_steal_from,
    Overhear: spies.bars_overhear,
    Knife: spies.bars_knife,
    Bribe: spies.bars_bribe,
    SabotageMachine: spies.bars_sabotage_machine,
    SabotageMine: spies.bars_sabotage_mine,
    SabotageFortress: spies.bars_sabotage_fortress,
    Command: battles.bars_command,
    Plan: battles.bars_plan,
    Biggest: battles.bars_biggest,
    Hit: battles.bars_hit,
    RetreatTo: battles.bars_retreat_to,
    Follow: battles.bars_follow,
    Rampage: economy.bars_rampage,
    BuildMine: economy.bars_build_mine,
    DestroyMine: economy.bars_destroy_mine,
    Haggle: trading.bars_haggle,
    TradeWith: trading.bars_trade_with,
}
"""What bars an answer of each kind; the other kinds may always be given where they are asked for."""


def barred(view: Wars, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    return untimely(view, kind) or (BARS[kind](view, seat, answer) if kind in BARS else None)


def explain(view: Wars, seat: Seat, words: str) -> Why | None:
    """What words that begin like an answer lack; None where there is nothing to say about them."""
    if not 0 <= seat < view.seats or view.ending is not None:
        return None
    answer, why = lacking(view, seat, words.lower().split())
    return barred(view, seat, answer) if answer is not None else why
