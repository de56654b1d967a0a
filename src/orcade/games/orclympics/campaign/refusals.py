"""What bars an answer: between the disciplines and in a War Cry! by rules of the campaign, else by those in play."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from .answers import CHOOSE, VERDICTS, Annul, Choose, Cry, Hold, Stands, Whatever, offer
from .disciplines import DISCIPLINES, part_of
from .pieces import CRIES, MUSTERING, SETTLING, Campaign, in_play


def sayable(view: Campaign) -> Iterator[Option]:
    """Every plain answer that words can mean: those to a War Cry!, of the discipline in play, and between disciplines.

    Where words could mean several ("hold", "common"), the first is meant.
    """
    for crier in view.criers:
        if crier.dice:
            yield from offer(crier.dice, crier.shown, crier.seat, crier.left)
    part = part_of(view)
    if part is not None:
        yield from DISCIPLINES[in_play(view)].game.sayable(part)
    yield from (*CHOOSE, *VERDICTS)


def barred(view: Campaign, seat: Seat, answer: Option) -> Why | None:
    """What bars this answer of a seat that is asked; None where it may be given."""
    kind = type(answer)
    why = untimely(view, kind)
    part = part_of(view)
    if why is not None or part is None or kind in (Cry, Hold):
        return why
    return DISCIPLINES[in_play(view)].game.barred(part, seat, answer)


VERDICT = (Stands, Annul, Whatever)
CRY_FIRST = Why("first say whether you cry, and for which die, or hold and keep them as they fell", "OC-18")


def untimely(view: Campaign, kind: type[Option] | None) -> Why | None:
    """What bars every answer of this kind, because the campaign asks something else. `kind` None: words alone."""
    if view.crying:
        return None if kind in (Cry, Hold) else CRY_FIRST
    if view.phase == MUSTERING:
        first = Why("first choose the brood that you lead through the campaign", "OC 4")
        return None if kind is Choose else first
    if view.phase == SETTLING:
        return None if kind in VERDICT else Why("the discipline is over: say stands, annul or whatever", "OC-14")
    if kind is Choose:
        return Why("broods are chosen before the first discipline", "OC 4")
    if kind in VERDICT:
        return Why("a result stands or is annulled when the discipline is over", "OC-14")
    return None


def explain(view: Campaign, seat: Seat, words: str) -> Why | None:
    """What words lack that are no answer at all; None where there is nothing to say about them."""
    why = untimely(view, None)
    part = part_of(view)
    if why is not None or part is None:
        return why
    verb = words.lower().partition(" ")[0]
    if verb == "cry":
        return no_cry(view, seat)
    why = DISCIPLINES[in_play(view)].game.explain(part, seat, words)
    return no_cry(view, seat) if why is None and verb == "hold" else why


def no_cry(view: Campaign, seat: Seat) -> Why:
    """Why this seat is offered no War Cry! at this moment."""
    crier = next((crier for crier in view.criers if crier.seat == seat), None)
    if crier is None:
        return Why("only who has the fewest Victory Points may cry", "OC 6")
    if not crier.left:
        return Why(f"you have cried in {CRIES} turns of this discipline", "OC 6")
    return Why("you may cry right after a die of yours, once in each of your turns", "OC 6")
