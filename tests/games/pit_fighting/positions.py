"""Positions of a pit fight by the names of their cards, and a table that is played at in plain lines.

>>> table = Table(position(hands=("9C 8C", "9S 7S")), 4, 3)
>>> table.play("gnash attack 9C", "thud defend 9S")
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import orcade
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.faces import CODES, DECK, face_of
from orcade.games.pit_fighting.pieces import FIGHTERS, NOBODY, TURN, Pit, PitOptions
from orcade.table.cards import PUBLIC, fresh
from orcade.table.requests import CardId

GNASH, THUD = 0, 1


def cards(words: str) -> list[CardId]:
    """ "9C AS" as cards. In these positions a card's id is its face."""
    return [CardId(face_of(word)) for word in words.split()]


def position(
    *,
    hands: tuple[str, str] = ("", ""),
    outs: tuple[str, str] = ("", ""),
    flairs: tuple[str, str] = ("", ""),
    discard: str = "",
    deck: str | None = None,
    only: bool = False,
    damage: tuple[int, int] = (0, 0),
    turn: int = GNASH,
    phase: int = TURN,
    round: int = 1,
    circled: tuple[int, int] = (0, 0),
    favourite: int = NOBODY,
    options: PitOptions | None = None,
) -> Pit:
    """A state in the middle of a fight, outside combat if not told otherwise.

    The top of `outs`, `flairs` and `discard` is their last card; `deck` begins with the card that is drawn first. All
    other cards lie below it in the deck; with `only` they lie in Gnash's Flair pile instead, to keep the deck short.
    """
    table = fresh(DECK)
    placed: set[int] = set()

    def pile(words: str) -> list[CardId]:
        found = cards(words)
        assert not placed & set(found), f"a card of {words!r} lies elsewhere already"
        placed.update(found)
        return found

    state = Pit(2, options or PitOptions(), table, phase=phase, turn=turn, round=round, favourite=favourite)
    state.hands = [pile(words) for words in hands]
    state.outs = [pile(words) for words in outs]
    state.flairs = [pile(words) for words in flairs]
    state.discard = pile(discard)
    state.deck = pile(deck or "")[::-1]
    rest = [CardId(card) for card in range(DECK) if card not in placed]
    if only:
        state.flairs[GNASH] = rest + state.flairs[GNASH]
    else:
        state.deck = rest + state.deck
    state.damage = list(damage)
    state.circled = list(circled)
    for seat in (GNASH, THUD):
        for card in state.hands[seat]:
            table.peek(card, seat)
        for card in (*state.outs[seat], *state.flairs[seat]):
            table.known[card] = PUBLIC
    for card in state.discard:
        table.known[card] = PUBLIC
    return state


class Table:
    """A match from a position, with scripted dice, played in lines such as "gnash attack 9C"."""

    def __init__(self, state: Pit | None, *dice: int | Sequence[int]) -> None:
        self.match = orcade.new(GAME, state=state, dice=orcade.Scripted(*dice))

    @property
    def state(self) -> Pit:
        state = self.match.state
        assert isinstance(state, Pit)
        return state

    def play(self, *lines: str) -> Table:
        """Answer in order; each line is a fighter and the notation of his answer."""
        for line in lines:
            name, _, words = line.partition(" ")
            self.match.answer(words, FIGHTERS.index(name.capitalize()))
        return self

    def asked(self) -> str:
        """Who is asked now, "gnash" or "thud"."""
        return FIGHTERS[self.match.asks[0].seat].lower()

    def legal(self) -> set[str]:
        """All that the asked fighter may answer."""
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def may_leave(self) -> bool:
        """Whether the asked fighter has the turn by his own choice, and may leave it to the other."""
        return f"first {'thud' if self.asked() == 'gnash' else 'gnash'}" in self.legal()

    def named(self, pile: Iterable[int]) -> str:
        """The cards of a pile, its top last."""
        return " ".join(CODES[self.state.face(card)] for card in pile)

    def hand(self, seat: int) -> str:
        """By suit and rank."""
        return self.named(sorted(self.state.hands[seat], key=self.state.face))

    def pit(self, seat: int) -> str:
        return self.named(self.state.pits[seat])

    def out(self, seat: int) -> str:
        return self.named(self.state.outs[seat])

    @property
    def discard(self) -> str:
        return self.named(self.state.discard)

    def log(self, seat: int = orcade.OPEN) -> list[str]:
        """What has happened, as that seat reads it."""
        return [past.text(seat) for past in self.match.happenings]

    def refused(self, line: str) -> str:
        """The words with which an answer is refused; fails if it is not."""
        try:
            self.play(line)
        except orcade.Refused as refused:
            return str(refused)
        raise AssertionError(f"{line!r} was accepted")
