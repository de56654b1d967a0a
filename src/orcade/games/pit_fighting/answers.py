"""What a fighter may answer: one small struct an answer, each made once for every card.

Notation writes the face of a card ("attack 9C"); things names what to click: the card, then where it goes.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from orcade.table.requests import CardId, Option, Seat
from orcade.table.words import Namers

from .faces import ACE, ACE_OF_CLUBS, ALL_CLUBS, CODES, DECK, RANK, SHORT
from .pieces import (
    ANSWERING_ACE,
    BLOCKING,
    FIGHTERS,
    FOLLOW_UP,
    NOBODY,
    REPLY,
    SAND_TAKES,
    USING_DRAWN,
    Pit,
    comes_to,
)


def owner(view: Pit, card: int) -> Seat:
    """Who holds a card in hand; NOBODY once it has been played."""
    return 0 if card in view.hands[0] else 1 if card in view.hands[1] else NOBODY


def opponent(view: Pit, card: int) -> str:
    """The name of who does not hold a card."""
    return FIGHTERS[owner(view, card) == 0]


def short(view: Pit, card: int) -> str:
    """A card as buttons write it: "9♣"."""
    return SHORT[view.face(card)]


def top(view: Pit, seat: Seat) -> str:
    """The topmost card of an Out pile."""
    pile = view.outs[seat]
    return short(view, pile[-1]) if pile else "the top card"


class OneCard(Option, frozen=True, gc=False):
    """An answer that names one card."""

    card: CardId

    names: ClassVar[Namers] = {"card": SHORT.__getitem__}

    verb: ClassVar[str] = ""
    """Of its notation."""
    target: ClassVar[str] = ""
    """The thing to click after the card; {me} and {other} are seats."""

    def notation(self, view: Pit) -> str:
        return f"{self.verb} {CODES[view.face(self.card)]}"

    def things(self, view: Pit) -> tuple[str, ...]:
        card = f"card-{self.card}"
        me = owner(view, self.card)
        if not self.target or me == NOBODY:
            return (card,)
        return card, self.target.format(me=me, other=1 - me)


# Outside combat.


class Attack(OneCard, frozen=True, gc=False):
    """Start a combat with a club (PF 3.1)."""

    verb = "attack"
    target = "pit"

    def label(self, view: Pit) -> str:
        return f"Attack {opponent(view, self.card)} with {short(view, self.card)}"

    def does(self, view: Pit) -> str:
        return "" if RANK[view.face(self.card)] == ACE else "hit"

    def foremost(self, view: Pit) -> bool:
        """The best attack stands beside what is proposed: to exchange a card is weighed against it."""
        me = owner(view, self.card)
        clubs = [card for card in view.hands[me] if view.face(card) in ALL_CLUBS]
        return self.card == max(clubs, key=lambda card: (view.face(card) == ACE_OF_CLUBS, comes_to(view, me, card)))


class Dig(OneCard, frozen=True, gc=False):
    """A spade to the own Out pile for a card out of the Discard pile's top five (PF 3.2)."""

    verb = "dig"
    words = "{card} out: draw one of the discard's top five"
    target = "discard"

    def does(self, view: Pit) -> str:
        return "dig" if view.discard else "no card"


class ShowOff(OneCard, frozen=True, gc=False):
    """A heart to the own Flair pile (PF 3.4)."""

    verb = "flair"
    words = "{card} to your Flair"
    target = "flair-{me}"


class DrawTwo(OneCard, frozen=True, gc=False):
    """A heart or diamond to the own Out pile: draw two, keep one (PF 3.5)."""

    verb = "draw"
    words = "{card} out: draw two, keep one"
    target = "deck"

    def does(self, view: Pit) -> str:
        return "draw"


class Snatch(OneCard, frozen=True, gc=False):
    """A heart to the own Out pile; take the top card of the opponent's Out pile (PF 3.6)."""

    verb = "snatch"
    target = "out-{other}"

    def label(self, view: Pit) -> str:
        theirs = top(view, 1 - owner(view, self.card))
        return f"{short(view, self.card)} out: take {theirs} from {opponent(view, self.card)}’s Out pile"

    def does(self, view: Pit) -> str:
        return f"take {top(view, 1 - owner(view, self.card))}"


class Recover(OneCard, frozen=True, gc=False):
    """A heart to the opponent's Out pile; take the top card of the own Out pile (PF 3.6)."""

    verb = "recover"
    target = "out-{me}"

    def label(self, view: Pit) -> str:
        mine = top(view, owner(view, self.card))
        return f"{short(view, self.card)} on {opponent(view, self.card)}’s Out pile: take {mine} from yours"

    def does(self, view: Pit) -> str:
        return f"take {top(view, owner(view, self.card))}"


class Heal(OneCard, frozen=True, gc=False):
    """The ace of hearts to the own Out pile, for one point of damage (PF 3.7)."""

    verb = "heal"
    words = "{card} out: heal a point of damage"
    target = "damage-{me}"


class Trade(OneCard, frozen=True, gc=False):
    """A diamond picture to the own Out pile: swap a card with the opponent's hand (PF 3.10)."""

    verb = "trade"
    target = "hand-{other}"

    def label(self, view: Pit) -> str:
        return f"{short(view, self.card)} out: swap a card with {opponent(view, self.card)}"

    def does(self, view: Pit) -> str:
        return "swap"


class ThrowAway(OneCard, frozen=True, gc=False):
    """Discard the last card and end the round (PF 2.5)."""

    verb = "discard"
    words = "Throw {card} away: the round is over"

    def things(self, view: Pit) -> tuple[str, ...]:
        return ()


class Block(OneCard, frozen=True, gc=False):
    """A spade picture to the own Out pile: the opponent's play is discarded (PF 3.3)."""

    verb = "block"
    words = "Block it with {card}"
    target = "out-{me}"


class Keep(OneCard, frozen=True, gc=False):
    """Keep this card of those drawn."""

    verb = "keep"
    words = "Keep {card}"

    def things(self, view: Pit) -> tuple[str, ...]:
        card = f"card-{self.card}"
        return (card, f"hand-{view.turn}") if view.asked == USING_DRAWN else (card,)


class Give(OneCard, frozen=True, gc=False):
    """The card to part with in a swap (PF 3.10)."""

    verb = "give"
    target = "pit"

    def label(self, view: Pit) -> str:
        return f"Give {opponent(view, self.card)} {short(view, self.card)}"


# In combat.


class Defend(OneCard, frozen=True, gc=False):
    """Declare Defence with a first spade (PF 4.2)."""

    verb = "defend"
    words = "Defend with {card}"
    target = "pit"


class DefendWithOne(OneCard, frozen=True, gc=False):
    """Declare Defence with the ace of spades as a mere 1 (PF 5.7)."""

    verb = "defend"
    words = "Defend with {card} as a 1"
    target = "fighter-{me}"

    def notation(self, view: Pit) -> str:
        return f"defend {CODES[view.face(self.card)]} as 1"


class CounterAttack(OneCard, frozen=True, gc=False):
    """Declare Counterattack with a first club (PF 4.3)."""

    verb = "counterattack"
    words = "Counterattack with {card}"
    target = "pit"


class PlayBlank(OneCard, frozen=True, gc=False):
    """Neither spade nor club: some other card face down (PF 4.4)."""

    verb = "blank"
    words = "{card} face down as a Blank"
    target = "pit"

    def things(self, view: Pit) -> tuple[str, ...]:
        # Once it lies there, the id that was clicked may be another card's, and must not tell which one it was.
        return (f"card-{self.card}", "pit") if view.phase == REPLY else ("pit",)


class Play(OneCard, frozen=True, gc=False):
    """A card to the Pit (PF 5.1), an ace for its effect (PF 5.5, PF 5.6), or a heart as a Reinforcement (PF 6.1)."""

    verb = "play"
    words = "Play {card}"
    target = "pit"


class PlayAsOne(OneCard, frozen=True, gc=False):
    """The ace of spades as a mere 1 (PF 5.7)."""

    verb = "play"
    words = "Play {card} as a 1"
    target = "fighter-{me}"

    def notation(self, view: Pit) -> str:
        return f"play {CODES[view.face(self.card)]} as 1"


class Trick(OneCard, frozen=True, gc=False):
    """A diamond to the own Out pile, for a card from the deck (PF 7.2)."""

    verb = "trick"
    words = "{card} out: draw a card"
    target = "deck"


class Sabotage(OneCard, frozen=True, gc=False):
    """The ace of diamonds to the Pit: the opponent loses D3 cards there (PF 7.7)."""

    verb = "sabotage"
    target = "value-{other}"

    def label(self, view: Pit) -> str:
        other = opponent(view, self.card)
        return f"{short(view, self.card)} to the Pit: {other} loses 1 to {SAND_TAKES} of his lowest cards"


class LayFaceDown(OneCard, frozen=True, gc=False):
    """A card face down after an even Result (PF 9.1)."""

    verb = "lay"
    words = "Lay {card}"
    target = "pit"


class Pair(Option, frozen=True, gc=False):
    """Two consecutive spades as a club of the lower one's value (PF 4.5)."""

    words = "Play {lower} and {upper} as a club"
    names: ClassVar[Namers] = {"lower": SHORT.__getitem__, "upper": SHORT.__getitem__}

    lower: CardId
    upper: CardId

    verb: ClassVar[str] = "play"

    def notation(self, view: Pit) -> str:
        return f"{self.verb} {CODES[view.face(self.lower)]}+{CODES[view.face(self.upper)]}"

    def things(self, view: Pit) -> tuple[str, ...]:
        return f"card-{self.lower}", f"card-{self.upper}"


class CounterAttackPair(Pair, frozen=True, gc=False):
    """Declare Counterattack with a pair of spades (PF 4.3, PF 4.5)."""

    words = "Counterattack {lower} and {upper} as a club"

    verb: ClassVar[str] = "counterattack"


class Pass(Option, frozen=True, gc=False):
    """Play nothing."""

    passes = True

    def notation(self, view: Pit) -> str:
        return "pass"

    def label(self, view: Pit) -> str:
        return PASSES.get(view.asked, "Leave it" if view.phase == FOLLOW_UP else "Pass")


PASSES: Final = {BLOCKING: "Let it be", ANSWERING_ACE: "Let it stand"}


class First(Option, frozen=True, gc=False):
    """Who has the turn after a combat, if nothing is played: most often the other (PF 10.2)."""

    seat: Seat

    def label(self, view: Pit) -> str:
        name = FIGHTERS[self.seat]
        return f"{name} has the turn" if self.seat == view.turn else f"Leave the turn to {name}"

    def notation(self, view: Pit) -> str:
        return f"first {FIGHTERS[self.seat].lower()}"


# Every answer, made once.

Made = TypeVar("Made", bound=OneCard)


def _each(kind: type[Made]) -> tuple[Made, ...]:
    return tuple(kind(CardId(card)) for card in range(DECK))


def _pairs(kind: type[Any]) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(kind(CardId(lower), CardId(upper)) for upper in range(DECK)) for lower in range(DECK))


ATTACK: Final = _each(Attack)
DIG: Final = _each(Dig)
SHOW_OFF: Final = _each(ShowOff)
DRAW_TWO: Final = _each(DrawTwo)
SNATCH: Final = _each(Snatch)
RECOVER: Final = _each(Recover)
HEAL: Final = _each(Heal)
TRADE: Final = _each(Trade)
THROW_AWAY: Final = _each(ThrowAway)
BLOCK: Final = _each(Block)
KEEP: Final = _each(Keep)
GIVE: Final = _each(Give)
DEFEND: Final = _each(Defend)
DEFEND_WITH_ONE: Final = _each(DefendWithOne)
COUNTERATTACK: Final = _each(CounterAttack)
COUNTERATTACK_PAIR: Final[tuple[tuple[CounterAttackPair, ...], ...]] = _pairs(CounterAttackPair)
PLAY_BLANK: Final = _each(PlayBlank)
PLAY: Final = _each(Play)
PLAY_AS_ONE: Final = _each(PlayAsOne)
PLAY_PAIR: Final[tuple[tuple[Pair, ...], ...]] = _pairs(Pair)
TRICK: Final = _each(Trick)
SABOTAGE: Final = _each(Sabotage)
LAY: Final = _each(LayFaceDown)
PASS: Final = Pass()
FIRST: Final = (First(0), First(1))
