"""What one mostly wants to answer, by rules of thumb: what a page makes the large button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcade.table.requests import Ask, Option, Seat

from .answers import PASS, Attack, Block, Dig, DrawTwo, Give, Heal, Keep, OneCard, Recover, Snatch
from .faces import ACE_OF_CLUBS, ACE_OF_HEARTS, HEARTS, SUIT
from .forecast import attack_wins, digs_better, draws_better
from .pieces import ACE_ADDS, Pit, comes_to
from .prompts import BLOCKED
from .stakes import price
from .tactics import STRENGTH
from .usual_in_combat import answer_ace, lay, play_on, reinforce, reply, trick

WORTH_A_BLOW: Final = 12
"""The Combat Value that a hand can come to from which on one attacks."""
ALIKE: Final = 10
"""Chances of as many tenths are alike: then the poorest card is exchanged."""
LIKELY: Final = 0.55
"""The chance to win from which on one attacks with any club."""
HARDLY: Final = 0.25
"""The chance for a better card below which one rather attacks, where that is likelier won than lost."""
TAKEN: Final = 1.3
"""How strong the top of an Out pile has to be to be taken."""


def usual(pit: Pit, ask: Ask) -> Option | None:
    """The answer that is mostly good; None where that is a matter of taste."""
    judge = JUDGES.get(ask.rule)
    return judge(pit, ask) if judge is not None else None


def strength(pit: Pit, option: OneCard) -> float:
    """Of the card that is played."""
    return STRENGTH[pit.face(option.card)]


# Outside combat.


def circle(pit: Pit, ask: Ask) -> Option | None:
    """An attack that is strong or likely to be won; else a wound healed, a good card taken, or the card that most often
    betters the hand."""
    attacks = [each for each in ask.options if isinstance(each, Attack)]
    best = max(attacks, key=lambda attack: attacking(pit, ask.seat, attack), default=None)
    if best is not None and (attacking(pit, ask.seat, best) >= WORTH_A_BLOW or likely(pit, ask.seat, best)):
        return best
    swapped = swap(pit, ask)
    if best is not None and swapped is not None and rather(pit, ask.seat, best, swapped):
        return best
    return swapped or best or poorest_dug(pit, ask)


def likely(pit: Pit, seat: Seat, attack: Attack) -> bool:
    """Whether an attack is won with most of the cards that the other may hold."""
    chances = attack_wins(pit, seat, attack.card)
    return chances is not None and chances[0] >= LIKELY


def rather(pit: Pit, seat: Seat, attack: Attack, swapped: Option) -> bool:
    """Whether an attack that is likelier won than lost comes before a card that hardly betters the hand."""
    chances = attack_wins(pit, seat, attack.card)
    if chances is None or chances[0] <= chances[1]:
        return False
    return isinstance(swapped, (Dig, DrawTwo)) and better(pit, seat, swapped) < HARDLY


def better(pit: Pit, seat: Seat, option: Dig | DrawTwo) -> float:
    """The chance that an exchange betters a hand; 1 where it is known what will be drawn."""
    if isinstance(option, Dig):
        return float(digs_better(pit, seat, option.card))
    chance = draws_better(pit, seat, option.card)
    return 1.0 if chance is None else float(chance)


def attacking(pit: Pit, seat: Seat, attack: Attack) -> int:
    """What an attack comes to: the ace of clubs is the strongest."""
    face = pit.face(attack.card)
    return WORTH_A_BLOW + ACE_ADDS if face == ACE_OF_CLUBS else comes_to(pit, seat, attack.card)


def swap(pit: Pit, ask: Ask) -> Option | None:
    """What is made of a card that is no club."""
    heal = next((each for each in ask.options if isinstance(each, Heal)), None)
    if heal is not None:
        return heal
    taken = [each for each in ask.options if isinstance(each, (Snatch, Recover)) and top(pit, ask.seat, each) >= TAKEN]
    if taken:
        return min(taken, key=lambda option: strength(pit, option))
    exchanges = [
        each for each in ask.options if isinstance(each, DrawTwo) or (isinstance(each, Dig) and bool(pit.discard))
    ]
    return max(
        exchanges, key=lambda each: (round(ALIKE * better(pit, ask.seat, each)), -strength(pit, each)), default=None
    )


def poorest_dug(pit: Pit, ask: Ask) -> Option | None:
    """The poorest spade, for whatever lies in the Discard pile."""
    dug = [each for each in ask.options if isinstance(each, Dig)]
    return min(dug, key=lambda option: strength(pit, option), default=None)


def top(pit: Pit, seat: Seat, taking: Snatch | Recover) -> float:
    """The strength of the card that is taken."""
    pile = pit.outs[1 - seat if isinstance(taking, Snatch) else seat]
    return STRENGTH[pit.face(pile[-1])]


def another(pit: Pit, ask: Ask) -> Option | None:
    """A second red card, as the first."""
    return swap(pit, ask) or PASS


def kept(pit: Pit, ask: Ask) -> Option | None:
    """The stronger card."""
    return max((each for each in ask.options if isinstance(each, Keep)), key=lambda each: strength(pit, each))


def given(pit: Pit, ask: Ask) -> Option | None:
    """The poorest card."""
    return min((each for each in ask.options if isinstance(each, Give)), key=lambda each: strength(pit, each))


def block(pit: Pit, ask: Ask) -> Option | None:
    """The poorest picture against healing, and against the loss of a better card of one's own; else none."""
    me = ask.seat
    blocks = [each for each in ask.options if isinstance(each, Block)]
    poorest = min(blocks, key=lambda each: price(pit, each.card), default=None)
    if poorest is None or BLOCKED[Heal] != ask.about:
        return PASS
    laid = pit.face(pit.outs[1 - me][-1])
    heals = laid == ACE_OF_HEARTS and pit.damage[1 - me] > 0
    takes = SUIT[laid] == HEARTS and bool(pit.outs[me]) and price(pit, pit.outs[me][-1]) > price(pit, poorest.card)
    return poorest if heals or takes else PASS


JUDGES: Final[dict[str, Callable[[Pit, Ask], Option | None]]] = {
    "PF 2.4": circle,
    "PF 10.2": circle,
    "PF-5": circle,
    "PF 3.8": another,
    "PF 3.5": kept,
    "PF 3.10": given,
    "PF 4.1": reply,
    "PF 5.1": play_on,
    "PF 3.3": block,
    "PF 5.5": answer_ace,
    "PF 6.1": reinforce,
    "PF 7.2": trick,
    "PF 7.3": trick,
    "PF 9.1": lay,
}
"""By the rule of the question."""
