"""What orcs are good for that can strike nobody in this turn: to stand on chests, to lie in wait, to keep out of reach
of who is about to win (`Game.plans`).

Nothing is rolled for it. What is left is asked as ever: whom the others go at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from orcade.table.floor import Squares, bits
from orcade.table.grid import NOWHERE, Square
from orcade.table.plans import Plan
from orcade.table.requests import Option
from orcade.table.words import counted, listed

from .answers.gamemaster import DONE, ENTER, NEXT
from .answers.turns import GO
from .hints.orders import blows_at
from .modifiers import orc_needs
from .odds import actions
from .orcs import orcs_copied, put_newcomer
from .orders import can_strike, free_entries, waiting
from .pieces import (
    CALLED,
    ORC_ACTIONS,
    Character,
    Orc,
    Siege,
    actions_of,
    board_of,
    character_squares,
    goal,
    living,
    newcomer_actions,
    orc_squares,
    place_told,
)
from .traces import sent
from .walking import FAR, away, orc_goals, ways_on
from .winning import orc_value, points

HOLD, LIE_IN_WAIT, KEEP_AWAY = "hold", "lie in wait", "keep away"
"""Their notation."""
HELD = 3
"""So many chests are held at most: more would not be read."""
WORTH = 2
"""So many actions farther to a chest are worth an orc."""
SOON = 10
"""Actions to a chest within which somebody may open it soon."""
FEW_KILLS = 2
"""So many kills short of the goal, a character is kept away from."""


class Sent(NamedTuple):
    """Where an orc goes that stands by."""

    orc: Orc
    """As it stood before; a newcomer where it entered."""
    to: Square
    enters: bool = False

    @property
    def steps(self) -> tuple[Option, ...]:
        """What is said for it."""
        goes = (GO[self.to],) if self.to != self.orc.square else ()
        return (ENTER[self.orc.square] if self.enters else NEXT[self.orc.number], *goes, DONE)


class Reserve:
    """The orcs that can strike nobody in this turn, newcomers included, as they are sent one after another."""

    def __init__(self, view: Siege) -> None:
        self.siege = orcs_copied(view)
        hunted = list(living(view))
        self.idle = [orc for orc in waiting(self.siege) if not can_strike(self.siege, orc, hunted)]
        self.sent: list[Sent] = []

    def goals(self, orc: Orc) -> Squares:
        """Where one of them can be after this turn, its own square included."""
        return orc_goals(self.siege, orc, actions_of(self.siege, orc)) | 1 << orc.square

    def send(self, orc: Orc, to: Square) -> None:
        self.sent.append(Sent(replace(orc), to))
        self.idle.remove(orc)
        orc.square = to

    def send_nearest(self, to: Square) -> bool:
        """The one that has the shortest way to a square, or else a newcomer; whether there is one."""
        board = board_of(self.siege)
        near = [orc for orc in self.idle if self.goals(orc) >> to & 1]
        if near:
            self.send(min(near, key=lambda orc: away(board, to)[orc.square]), to)
            return True
        left = newcomer_actions(self.siege)
        barred = character_squares(self.siege)
        for entry in sorted(bits(free_entries(self.siege)), key=away(board, to).__getitem__):
            if ways_on(board, entry, left, barred=barred).reached >> to & 1:
                orc = put_newcomer(self.siege, entry)
                self.sent.append(Sent(replace(orc), to, enters=True))
                orc.square = to
                return True
        return False

    def told(self) -> str:
        """Who is sent: "orcs 2 and 5 and a newcomer"."""
        numbers = [str(each + 1) for each in sorted(it.orc.number for it in self.sent if not it.enters)]
        come = sum(each.enters for each in self.sent)
        orcs = [f"orc{'s' * (len(numbers) > 1)} {listed(numbers)}"] if numbers else []
        return " and ".join([*orcs, *(["a newcomer" if come == 1 else f"{come} newcomers"] if come else [])])

    def plan(self, view: Siege, say: str, label: str, hint: str) -> Plan:
        return Plan(
            say=say,
            label=label,
            hint=hint,
            steps=tuple(step for each in self.sent for step in each.steps),
            trace=sent(view, [(each.orc, each.to) for each in self.sent]),
            beside=True,
        )


def reserves(view: Siege) -> Iterator[Plan]:
    """What they could be used for, the most pressing first."""
    for found in (keep_away, hold, lie_in_wait):
        yield from found(view)


# On chests.


def hold(view: Siege) -> Iterator[Plan]:
    """OG 7.11: the chest that each character could open next, as nobody opens one on which an orc stands."""
    reserve = Reserve(view)
    movable = sum(1 << orc.square for orc in reserve.idle)
    chests = bits(board_of(view).chests & ~(orc_squares(view) & ~movable | character_squares(view)))
    held: set[Square] = set()
    first = sorted(living(view), key=lambda each: -points(view, each))
    for each in first[:HELD]:
        chest, cost = next_chest(view, each, chests)
        if cost <= SOON and chest not in held and reserve.send_nearest(chest):
            held.add(chest)
    told = [told for each in first if (told := farther_chest(view, each, chests, held))]
    if told:
        yield reserve.plan(
            view,
            HOLD,
            f"Guard {counted(len(held), 'chest')} first: {reserve.told()}",
            f"{' '.join(told)} To kill an orc there brings {orc_value(view)} points.",
        )


def farther_chest(view: Siege, character: Character, chests: Iterable[Square], held: Iterable[Square]) -> str:
    """How far it is to the next chest where orcs stand on some: "Bob: 9 actions to a chest instead of 4."; empty where
    it is hardly farther."""
    before, after = (next_chest(view, character, those)[1] for those in (chests, set(chests) - set(held)))
    far = f"{after} actions" if after < FAR else "no way"
    return f"{CALLED[character.who]}: {far} to a chest instead of {before}." if after - before >= WORTH else ""


def next_chest(view: Siege, character: Character, chests: Iterable[Square]) -> tuple[Square, int]:
    """Which of these a character reaches soonest of those that it may open, and with how many actions; NOWHERE, FAR."""
    costs = [(away(board_of(view), each)[character.square], each) for each in chests if each != character.searched]
    cost, chest = min(costs, default=(FAR, NOWHERE))
    return chest, cost


# In wait.


def lie_in_wait(view: Siege) -> Iterator[Plan]:
    """Out of reach of a character, where they can strike at the chest that he can open next; rather of who leads."""
    for each in sorted(living(view), key=lambda each: -points(view, each)):
        reserve, chest = ambush(view, each)
        if reserve.sent:
            needs = [orc_needs(view, it.orc, each) for it in reserve.sent]
            yield reserve.plan(
                view,
                LIE_IN_WAIT,
                f"Lie in wait for {CALLED[each.who]}: {reserve.told()}",
                f"{blows_at(view, each, needs)}, at {place_told(view, chest)}. "
                f"Till then out of reach of {reach_of(view, each)} actions.",
            )
            return


def ambush(view: Siege, character: Character) -> tuple[Reserve, Square]:
    """Who is sent so, and where the chest is."""
    board, reserve = board_of(view), Reserve(view)
    chest, cost = next_chest(view, character, bits(board.chests & ~(orc_squares(view) | character_squares(view))))
    reach = reach_of(view, character)
    if cost < reach:
        near, far = away(board, chest), away(board, character.square)
        room = board.beside(chest).bit_count()
        for orc in sorted(reserve.idle, key=lambda orc: near[orc.square])[:room]:
            hidden = [each for each in bits(reserve.goals(orc)) if near[each] <= ORC_ACTIONS and far[each] > reach]
            if hidden:
                reserve.send(orc, min(hidden, key=lambda each: (near[each], -far[each])))
    return reserve, chest


def reach_of(view: Siege, character: Character) -> int:
    """The actions that a roll of a character's brings on average."""
    return round(actions(view, character).mean)


# Out of reach.


def keep_away(view: Siege) -> Iterator[Plan]:
    """All that can get out of reach of a character who is a kill or two short of the goal."""
    found = [each for each in living(view) if goal(view) - points(view, each) <= FEW_KILLS * orc_value(view)]
    leader = max(found, key=lambda each: points(view, each), default=None)
    if leader is None:
        return
    board = board_of(view)
    far, reach = away(board, leader.square), reach_of(view, leader)
    reserve = Reserve(view)
    reserve.idle = waiting(reserve.siege)
    for orc in sorted(reserve.idle, key=lambda orc: far[orc.square]):
        if far[orc.square] <= reach:
            out = [each for each in bits(reserve.goals(orc)) if far[each] > reach]
            if out:
                reserve.send(orc, min(out, key=far.__getitem__))
    if not reserve.sent:
        return
    stay = sum(far[orc.square] <= reach for orc in reserve.siege.orcs)
    kills = -((points(view, leader) - goal(view)) // orc_value(view))
    yield reserve.plan(
        view,
        KEEP_AWAY,
        f"Keep away from {CALLED[leader.who]}: {counted(kills, 'kill')} win{'s' * (kills == 1)}",
        f"{counted(len(reserve.sent), 'orc')} get{'s' * (len(reserve.sent) == 1)} out of reach of {reach} actions, "
        f"{stay or 'none'} stay{'s' * (stay == 1)} within it.",
    )
