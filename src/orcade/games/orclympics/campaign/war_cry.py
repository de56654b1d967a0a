"""War Cry!: whoever is last may roll a die of his once more, whatever the discipline (OC 6).

It is a flow around the discipline's own: every request is passed on, and after a die of a crier he is asked. The
disciplines know nothing of it.
"""

from __future__ import annotations

from orcade.games.orclympics.discipline import Discipline
from orcade.table.requests import Ask, Flow, Roll, Seat, Together

from .answers import Cry as Crying
from .answers import about, offer, prompt
from .disciplines import DISCIPLINES
from .events import Cried, Stayed
from .pieces import Campaign, Crier, Cry, in_play

AGAIN = ", again"
"""What may follow the label of a die in that of its reroll (`Roll.again`)."""


def war_cry(campaign: Campaign, part: Discipline, flow: Flow[None]) -> Flow[None]:
    """OC 6: pass every request on; after a crier's own die, offer to roll it once more.

    A cried die is not rolled a third time (OC-10): where a brood rerolls it, the second result is given back.
    """
    answer = None
    just_cried = False
    while True:
        try:
            request = flow.send(answer)
        except StopIteration:
            return
        if request.__class__ is not Roll:
            if request.__class__ is Ask or request.__class__ is Together:
                just_cried = False
            answer = yield request
            continue
        crier = crier_of(campaign, request.seat)
        if crier is not None and crier.label:
            if request.again and crier.label == request.label.removesuffix(AGAIN):
                answer = crier.value
                crier.label = ""
                yield Stayed(crier.seat, request.label.removesuffix(AGAIN), crier.value)
                continue
            # The other die of a pair may have the same label; any later one is another matter.
            if crier.label == request.label and not just_cried:
                crier.label = ""
        answer = yield request
        if crier is None or request.again or not may_cry(campaign, part, crier):
            continue
        sides, need, label = request.sides, request.need, request.label
        campaign.crying = True
        choice = yield Ask(
            crier.seat,
            prompt(label, sides, answer, need),
            offer(sides, answer, need, crier.left),
            "OC 6",
            about(sides, answer, need),
        )
        campaign.crying = False
        if choice.__class__ is not Crying:
            continue
        crier.left -= 1
        crier.turn = counted(part)
        crier.label = label
        crier.value = yield Roll(crier.seat, sides, f"{label}, War Cry!", "OC 6", need, again=True)
        campaign.cries.append(Cry(crier.seat, crier.turn, label, answer, crier.value))
        yield Cried(crier.seat, label, sides, answer, crier.value)
        answer = crier.value
        just_cried = True


def crier_of(campaign: Campaign, seat: Seat) -> Crier | None:
    """The crier in this seat, if it is one."""
    for crier in campaign.criers:
        if crier.seat == seat:
            return crier
    return None


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
    """Whether dice of this step have to be looked at: somebody may still cry, or has just cried."""
    found = False
    for crier in campaign.criers:
        if crier.label and crier.turn != counted(part):
            crier.label = ""
        found = found or crier.left > 0 or crier.label != ""
    return found
