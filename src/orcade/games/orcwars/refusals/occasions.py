"""What is asked now, and what bars every answer of a kind because something else is."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Why
from orcade.table.requests import Option

from ..acting import DO
from ..answers.acting import Done
from ..answers.attacking import Enough, Join, RaidNext
from ..answers.battles import Biggest, Command, Follow, Hit, Hold, Plan, RetreatTo, Withdraw
from ..answers.carrying import KeepGold
from ..answers.common import No, Yes
from ..answers.economy import BuildMine, Rampage
from ..answers.moving import Along, HandThese, LeaveThese, MoveOn, Stay, TakeThese
from ..answers.supply import Afresh, Bosses, Buy, Discard, Keep, Pay, Swap
from ..answers.trading import Accept, CallOff, Give, Pass, Refuse, Terms, TradeWith
from ..pieces import (
    HOW_MANY_BOSSES,
    WHAT_FOR_IT,
    WHAT_NOW,
    WHAT_TERMS,
    WHAT_TO_DISCARD,
    WHAT_TO_HAND_OVER,
    WHAT_TO_LEAVE,
    WHAT_TO_PAY,
    WHAT_TO_RAMPAGE,
    WHAT_TO_SWAP,
    WHAT_TO_TAKE_OVER,
    WHERE_TO_DIG,
    WHERE_TO_RETREAT,
    WHETHER_AFRESH,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_BUY,
    WHETHER_TO_FIGHT,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_MOVE_ON,
    WHETHER_TO_RETREAT,
    WHETHER_TO_STRIKE,
    WHETHER_TO_TRADE,
    WHICH_CARAVAN,
    WHICH_GOLD_TO_KEEP,
    WHICH_IS_BIGGEST,
    WHICH_PLAN,
    WHO_COMES_ALONG,
    WHO_COMMANDS,
    WHO_IS_HIT,
    WHO_JOINS,
    WHOM_TO_FOLLOW,
    Wars,
)

Kinds = tuple[type[Option], ...]

ACTIONS: Final[Kinds] = (*DO, Done)
"""Answers to what a player does in his turn (B3)."""
QUESTIONS: Final[dict[int, tuple[Kinds, str, str]]] = {
    HOW_MANY_BOSSES: ((Bosses,), "first say with how many bosses you begin", "OW 2.1"),
    WHAT_TO_SWAP: ((Swap,), "first say which chips you give up for gold, or none: swap", "OW 2.2"),
    WHETHER_AFRESH: ((Afresh, Keep), "first say whether you draw your hand afresh or keep it", "OW 5.2"),
    WHETHER_TO_BUY: ((Buy,), "first say how many units you buy", "OW 5.1"),
    WHAT_TO_PAY: ((Pay,), "first say with which gold you pay", "OW-7"),
    WHO_COMES_ALONG: ((Along,), "first say who comes along, or nobody: along", "OW-50"),
    WHETHER_TO_LET_PASS: ((Yes, No), "first say whether you let them pass", "OW 6.4"),
    WHETHER_TO_STRIKE: ((Yes, No), "first say whether you attack those who were passing through", "OW-10"),
    WHETHER_TO_FIGHT: ((Yes, No), "first say whether you want a battle here", "OW-19"),
    WHETHER_AGAIN: ((Yes, No), "first say whether you roll once more below", "OW-11"),
    WHAT_TO_LEAVE: ((LeaveThese,), "first say which units stay: leave …", "OW 6.5"),
    WHAT_TO_TAKE_OVER: ((TakeThese,), "first say which units you take over: take …", "OW 6.5"),
    WHAT_TO_HAND_OVER: ((HandThese,), "first say which units you hand over: hand …", "OW-50"),
    WHO_JOINS: ((Join,), "first say who joins in, or nobody: join", "OW-50"),
    WHICH_CARAVAN: ((RaidNext, Enough), "first say which caravan you attack, or that it is enough", "OW 8.2"),
    WHO_COMMANDS: ((Command,), "first say who commands your side", "OW-9"),
    WHICH_PLAN: ((Plan,), "first say what your side is to do: charge, careful or clever", "OW 20.1"),
    WHICH_IS_BIGGEST: ((Biggest,), "first say which troop counts as the biggest", "OW-38"),
    WHO_IS_HIT: ((Hit,), "first say who takes the damage", "OW 23.3"),
    WHETHER_TO_RETREAT: ((Hold, Withdraw), "first say whether you hold the ground or withdraw", "OW-44"),
    WHERE_TO_RETREAT: ((RetreatTo,), "first say where you retreat to", "OW 24.2"),
    WHOM_TO_FOLLOW: ((Follow,), "first say whom those without a leader follow", "OW-50"),
    WHICH_GOLD_TO_KEEP: ((KeepGold,), "first say which gold chip the leader keeps", "OW 12.1"),
    WHETHER_TO_MOVE_ON: ((MoveOn, Stay), "first say whether the leader moves on after his retreat or stays", "OW-56"),
    WHAT_TO_RAMPAGE: ((Rampage, Done), "your actions are over: say who rampages, or done", "OW 10.1"),
    WHERE_TO_DIG: ((BuildMine, Done), "your actions are over: say where you build a mine, or done", "OW 15.1"),
    WHAT_TO_DISCARD: ((Discard,), "first say which units you put back", "OW 10.3"),
    WHETHER_TO_TRADE: ((TradeWith, Pass), "it is time to trade: say with whom, or pass", "OW 11.1"),
    WHAT_TERMS: ((Terms, CallOff), "first say what you offer and what you want for it, or call-off", "OW 11.1"),
    WHAT_FOR_IT: ((Give, Accept, Refuse), "first say what you give for it, or refuse", "OW 11.1"),
    WHETHER_TO_AGREE: ((Yes, No), "first say whether you agree", "OW 11.1"),
}
"""All questions but that of what a player does: the answers to each, what is told about others, and the rule."""
ELSEWHERE: Final[dict[type[Option], tuple[str, str]]] = {
    Bosses: ("bosses are chosen before the game", "OW 2.1"),
    Swap: ("chips are given up for gold before the game", "OW 2.2"),
    Afresh: ("a hand is drawn afresh at the beginning of a turn, by who has no leader", "OW 5.2"),
    Keep: ("there is nothing to keep or to give up", "OW 5.2"),
    Buy: ("units are bought at the beginning of a turn", "OW 5.1"),
    Pay: ("nothing has to be paid now", "OW-7"),
    Along: ("first say who marches, and where to: march …", "OW-50"),
    Yes: ("there is nothing to say yes or no to", "OW 3.1"),
    No: ("there is nothing to say yes or no to", "OW 3.1"),
    LeaveThese: ("first say whose units stay: leave, a leader", "OW 6.5"),
    TakeThese: ("first say who takes units over: take-over, a leader", "OW 6.5"),
    HandThese: ("first say who hands units over, and to whom: hand-over …", "OW-50"),
    Join: ("first say who attacks: attack …", "OW-50"),
    RaidNext: ("first say who raids: raid, a leader, a caravan", "OW 8.2"),
    Enough: ("no caravan is being raided", "OW 8.2"),
    Command: ("no battle is being fought", "OW-9"),
    Plan: ("no battle is being fought", "OW 20.1"),
    Biggest: ("no battle is being fought", "OW-38"),
    Hit: ("no battle is being fought", "OW 23.3"),
    Hold: ("no battle is being fought", "OW-44"),
    Withdraw: ("no battle is being fought: to go elsewhere, say march", "OW-44"),
    RetreatTo: ("no battle is being fought: to go elsewhere, say march", "OW 24.2"),
    Follow: ("units change leader by hand-over, take-over and leave", "OW-50"),
    KeepGold: ("nobody has more gold than he can carry", "OW 12.1"),
    MoveOn: ("only who has just retreated moves on: say march", "OW-56"),
    Stay: ("who does nothing stays where he is: to end your actions, say done", "OW 3.1"),
    Rampage: ("rampage comes after all actions: first say done", "OW 10.1"),
    BuildMine: ("mines are built after all actions: first say done", "OW 15.1"),
    Discard: ("units are put back at the end of a turn", "OW 10.3"),
    TradeWith: ("trading comes when all have had their turns", "OW 11.1"),
    Pass: ("trading comes when all have had their turns", "OW 11.1"),
    Terms: ("trading comes when all have had their turns", "OW 11.1"),
    CallOff: ("no offer is being made", "OW 11.1"),
    Accept: ("nobody has offered you anything", "OW 11.1"),
    Give: ("nobody has offered you anything", "OW 11.1"),
    Refuse: ("nobody has offered you anything", "OW 11.1"),
}
"""What is told in a turn about an answer that is no action."""


def untimely(view: Wars, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    if view.asked == WHAT_NOW:
        return None if kind in ACTIONS else Why(*ELSEWHERE[kind])
    kinds, text, rule = QUESTIONS[view.asked]
    return None if kind in kinds else Why(text, rule)
