"""War Cry!: whoever is last may roll a die of his once more, whatever the discipline (OC 6).

It is a flow around the discipline's own: every request is passed on, and when dice of a crier have fallen he is asked.
The disciplines know nothing of it.
"""

from __future__ import annotations

from orcade.games.orclympics.discipline import Discipline
from orcade.table.requests import Ask, Flow, Roll, Throw

from .answers import Cry as Crying
from .answers import about, offer, own, prompt
from .disciplines import DISCIPLINES
from .events import Cried
from .pieces import Campaign, Crier, Cry, in_play


def war_cry(campaign: Campaign, part: Discipline, flow: Flow[None]) -> Flow[None]:
    """OC 6: pass every request on; when dice of a crier have fallen, offer to roll one of them once more."""
    answer = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration:
            return
        together = request.__class__ is Throw
        if not together and request.__class__ is not Roll:
            answer = yield request
            continue
        dice = request.dice if together else (request,)
        answer = yield request
        if dice[0].again:
            continue
        shown = answer if together else (answer,)
        part.rerolled = 0
        for crier in campaign.criers:
            if may_cry(campaign, part, crier) and own(dice, crier.seat):
                shown = yield from offered(campaign, part, crier, dice, shown)
        answer = shown if together else shown[0]


def offered(
    campaign: Campaign, part: Discipline, crier: Crier, dice: tuple[Roll, ...], shown: tuple[int, ...]
) -> Flow[tuple[int, ...]]:
    """OC-18: ask a crier whether he rolls one of these dice again. Returns what they show then.

    A cried die counts as rerolled, so nothing else rolls it a third time (OC-10).
    """
    campaign.crying = True
    crier.dice, crier.shown = dice, shown
    choice = yield Ask(
        crier.seat,
        prompt(dice, shown, crier.seat),
        offer(dice, shown, crier.seat, crier.left),
        "OC 6",
        about(dice, shown, crier.seat),
    )
    campaign.crying = False
    crier.dice, crier.shown = (), ()
    if choice.__class__ is not Crying:
        return shown
    at = choice.at
    die = dice[at]
    crier.left -= 1
    crier.turn = counted(part)
    value = yield Roll(crier.seat, die.sides, f"{die.label}, War Cry!", "OC 6", die.need, die.most, again=True)
    part.rerolled |= 1 << at
    campaign.cries.append(Cry(crier.seat, crier.turn, die.label, shown[at], value, die.most))
    yield Cried(crier.seat, die.label, die.sides, shown[at], value)
    return (*shown[:at], value, *shown[at + 1 :])


def may_cry(campaign: Campaign, part: Discipline, crier: Crier) -> bool:
    """Whether a die of his that falls now may be cried: in an own turn without a cry so far (OC-10, OC-16)."""
    if not crier.left or crier.turn == counted(part):
        return False
    turn_of = DISCIPLINES[in_play(campaign)].turn_of
    return turn_of is None or turn_of(part) in (crier.seat, -1)


def counted(part: Discipline) -> int:
    """The Game Turn that a die counts for: what is rolled during set-up opens the first one (OC-16)."""
    return part.turn or 1


def watched(campaign: Campaign, part: Discipline) -> bool:
    """Whether dice of this step have to be looked at: somebody may still cry, or has cried for the last that fell."""
    return part.rerolled != 0 or any(crier.left for crier in campaign.criers)
