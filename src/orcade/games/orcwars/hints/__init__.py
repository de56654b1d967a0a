"""What an answer will do and how likely it is, for who thinks about it; from what the asked seat may know."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Hint
from orcade.table.requests import Option

from ..answers.acting import Done
from ..answers.attacking import Attack, Raid, RaidNext
from ..answers.battles import Biggest, Command, Hit, Hold, Plan, RetreatTo, Withdraw
from ..answers.carrying import KeepGold
from ..answers.common import No, Yes
from ..answers.economy import BuildMine, DestroyMine, Rampage
from ..answers.fortresses import Build
from ..answers.levying import Levy, Raise
from ..answers.moving import Descend, HandOver, HandThese, Leave, LeaveThese, March, MoveOn, TakeOver, TakeThese
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
from ..answers.supply import Afresh, Bosses, Buy, Discard, Pay, Swap
from ..answers.trading import CallOff, Haggle, Pass, TradeWith
from . import battles, economy, levying, moving, spies, trading

HINTS: Final[dict[type[Option], Hint]] = {
    Bosses: economy.bosses,
    Swap: economy.swap,
    Afresh: economy.afresh,
    Buy: economy.buy,
    Pay: economy.pay,
    Discard: economy.discard,
    KeepGold: economy.keep_gold,
    Raise: levying.raise_,
    Levy: levying.levy,
    Leave: levying.leave,
    TakeOver: levying.take_over,
    HandOver: levying.hand_over,
    LeaveThese: levying.leave_these,
    TakeThese: levying.take_these,
    HandThese: levying.hand_these,
    Build: levying.build,
    March: moving.march,
    MoveOn: moving.move_on,
    Descend: moving.descend,
    Yes: moving.yes,
    No: moving.no,
    Attack: battles.attack,
    Raid: battles.raid,
    RaidNext: battles.raid_next,
    Command: battles.command,
    Plan: battles.plan,
    Biggest: battles.biggest,
    Hit: battles.hit,
    Hold: battles.hold,
    Withdraw: battles.withdraw,
    RetreatTo: battles.retreat_to,
    LookAt: spies.look_at,
    StealFrom: spies.steal_from,
    Overhear: spies.OVERHEAR,
    Knife: spies.knife,
    Bribe: spies.bribe,
    SabotageMachine: spies.sabotage_machine,
    SabotageMine: spies.sabotage_mine,
    SabotageFortress: spies.sabotage_fortress,
    Rampage: economy.rampage,
    BuildMine: economy.build_mine,
    DestroyMine: economy.destroy_mine,
    Haggle: trading.haggle,
    TradeWith: trading.trade_with,
    CallOff: trading.call_off,
    Pass: trading.pass_by,
    Done: economy.done,
}
"""By kind of answer."""

CHANCES: Final[dict[type[Option], str]] = {
    **dict.fromkeys((Attack, March, MoveOn), "the attacker wins with"),
    Plan: "you win",
}
"""The words of a hint behind which the chance stands that the answer succeeds."""
