"""What a fighter is asked, in words made once: a question's text costs nothing in play."""

from __future__ import annotations

from typing import Final

from orcade.table.requests import Option

from .answers import Dig, DrawTwo, Heal, Recover, ShowOff, Snatch, Trade
from .events import CardEvent, Dug, Recovers, Rests, Snatches, WantsTrade, WantsTwo
from .faces import DECK, SHORT
from .pieces import FIGHTERS

PLAY_ONE: Final = tuple(f"{name}, better your hand, or attack" for name in FIGHTERS)
PLAY_WITHOUT_CLUB: Final = tuple(f"{name}, which card do you play?" for name in FIGHTERS)
PLAY_OR_LEAVE: Final = tuple(
    f"{name}, play, or leave it to {other}?" for name, other in zip(FIGHTERS, reversed(FIGHTERS), strict=True)
)
MUST_ATTACK: Final = tuple(f"{name}, the crowd has had enough: attack" for name in FIGHTERS)
PLAY_RED: Final = tuple(f"{name}, play another red card?" for name in FIGHTERS)
KEEP_ONE: Final = tuple(f"{name}, which of the two do you keep?" for name in FIGHTERS)
GIVE_ONE: Final = tuple(f"{name}, which card do you give away?" for name in FIGHTERS)
TRADE_LABELS: Final = tuple(f"which card of {name}’s hand" for name in reversed(FIGHTERS))

ANNOUNCED: Final[dict[type[Option], type[CardEvent]]] = {
    DrawTwo: WantsTwo,
    Dig: Dug,
    Snatch: Snatches,
    Recover: Recovers,
    Trade: WantsTrade,
    Heal: Rests,
}
"""What is told of a card that goes to an Out pile."""

_PLAYED: Final[dict[type[Option], str]] = {
    ShowOff: "{other} shows off {card} for Flair",
    DrawTwo: "{other} plays {card} to draw two and keep one",
    Dig: "{other} plays {card} to dig in the Discard pile",
    Snatch: "{other} plays {card} to take the top of your Out pile",
    Recover: "{other} plays {card} to take the top of his Out pile",
    Heal: "{other} plays {card} to heal a point of damage",
    Trade: "{other} plays {card} to swap a card with you",
}
BLOCK_IT: Final = {
    kind: tuple(
        tuple(
            words.format(other=FIGHTERS[1 - seat], card=SHORT[face]) + f". {FIGHTERS[seat]}, do you block it?"
            for face in range(DECK)
        )
        for seat in (0, 1)
    )
    for kind, words in _PLAYED.items()
}
"""By what the opponent has played, who is asked, and the card's face."""

STOPS: Final = {
    "harm": "a card would heal, swap or take from a pile of mine",
    "card": "any other card can be blocked",
    "ace": "an ace of spades can be answered",
    "spent": "I lay a card against an ace of clubs, with which nothing counts",
}
"""What is asked between a card and its effect, in which most have nothing to play, and what hardly matters
(`Game.stops`)."""
BLOCKED: Final = {kind: ("harm",) if kind in (Heal, Snatch, Trade) else ("card",) for kind in _PLAYED}
"""By what the opponent has played: what a block is about."""
SPENT: Final = ("spent",)
"""What the answer to an ace of clubs is about: a card must be laid, and nothing comes of it."""
MINDS: Final = ("harm", "ace")
"""A picture of spades is worth more than most cards that it could block."""

REPLY_TO: Final = tuple(
    tuple(
        f"{FIGHTERS[1 - seat]} attacks with {SHORT[face]}. {FIGHTERS[seat]}, how do you answer?" for face in range(DECK)
    )
    for seat in (0, 1)
)
PLAY_ON: Final = tuple(f"{name}, play on, or pass for good?" for name in FIGHTERS)
ANSWER_ACE: Final = tuple(f"{name}, do you answer the ace of spades with the ace of clubs?" for name in FIGHTERS)
REINFORCE: Final = tuple(f"{name}, it is even: play hearts for +1?" for name in FIGHTERS)

TRICK_OR_PASS: Final = tuple(f"{name}, play a trick, or pass for good?" for name in FIGHTERS)
USE_DRAWN: Final = tuple(f"{name}, what about the card you drew?" for name in FIGHTERS)
SAND_LABELS: Final = tuple(f"cards {name} loses" for name in reversed(FIGHTERS))

RESULT_LABELS: Final = tuple(f"{name}’s blow" for name in FIGHTERS)
LAY_ONE: Final = tuple(f"{name}, lay a card: its suit says what you do next" for name in FIGHTERS)
