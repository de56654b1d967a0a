"""Sets up positions of HACK! and plays them with scripted dice. Cards are those of `plain.PLAIN` and of the five decks.

>>> tomb = Tomb(player(at="start", hand="gate"), player(), rooms={"e1": "cross"}, dice=(6,))
>>> tomb.say("mags: move e1")
>>> tomb.at("mags")
'e1'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orcade
from orcade.games.hack import GAME
from orcade.games.hack.card_decks import all_decks, cards_by_face, printed_on
from orcade.games.hack.dungeon import ALL_DOORS, START, cell_name, cell_named, measure_distances
from orcade.games.hack.lasting_effects import actions_left
from orcade.games.hack.pieces import (
    ACTING,
    BA,
    BEGINNING,
    NAMES,
    NONE,
    OWN,
    Dungeon,
    HackOptions,
    Placed,
)
from orcade.table.cards import PUBLIC, Cards
from orcade.table.requests import Ask, CardId

from .plain import PLAIN

SLUGS = {
    each.id: faced.first + at for faced in all_decks(PLAIN) for at, each in reversed(list(enumerate(faced.deck.cards)))
}
"""What is typed for a card, with its face."""


@dataclass
class Player:
    """What a player has; cards by their ids, the last of `draw` on top."""

    at: str
    hand: list[str]
    items: list[str]
    rules: list[str]
    stays: list[str]
    draw: list[str]
    discard: list[str]
    deck: int


def player(
    at: str = "start",
    *,
    hand: str = "",
    items: str = "",
    rules: str = "",
    stays: str = "",
    draw: str = "cross cross cross cross cross cross cross cross",
    discard: str = "",
    deck: int = OWN,
) -> Player:
    """A player whose character stands there; `deck` is KNUCKLES … OWN, the plain one."""
    return Player(at, hand.split(), items.split(), rules.split(), stays.split(), draw.split(), discard.split(), deck)


class Tomb:
    """A match from a position: it is the turn of Mags, who has three actions. Then Otto, Pip, Greta …"""

    def __init__(
        self,
        *players: Player,
        rooms: Mapping[str, str] | None = None,
        traps: Mapping[str, str] | None = None,
        gm: str = "",
        dice: Sequence[int] = (),
        actions: int = 3,
        kills: int = 0,
        round: int = 2,
        begins: bool = False,
        search_at_once: bool = False,
        **options: Any,
    ) -> None:
        faces: list[int] = []
        backs: list[int] = []
        known: list[int] = []

        def made(slugs: Sequence[str], seat: int, sight: int) -> list[CardId]:
            first = len(faces)
            faces.extend(SLUGS[slug] for slug in slugs)
            backs.extend([seat] * len(slugs))
            known.extend([sight] * len(slugs))
            return [CardId(card) for card in range(first, len(faces))]

        self.dice = orcade.Scripted(*dice)
        state = Dungeon(
            len(players), HackOptions(own_deck=PLAIN, duplicate_decks=True, search_at_once=search_at_once, **options)
        )
        state.gm = self.seat(gm) if gm else NONE
        state.rooms.append(Placed(CardId(NONE), START, ALL_DOORS))
        for name, lies in (rooms or {}).items():
            slug, _, letters = lies.partition(" ")
            card = made([slug], 0, PUBLIC)[0]
            doors = sum(1 << "NESW".index(letter) for letter in letters) if letters else _doors(slug)
            state.rooms.append(Placed(card, cell_named(name), doors))
        state.at = {placed.cell: at for at, placed in enumerate(state.rooms)}
        for seat, each in enumerate(players):
            master = seat == state.gm
            state.decks.append(BA if master else each.deck)
            state.hands.append(made(each.hand, seat, 1 << seat))
            state.items.append(made(each.items, seat, PUBLIC))
            state.rules.append(made(each.rules, seat, PUBLIC))
            if each.stays:
                state.stays[seat] = made(each.stays, seat, PUBLIC)
            state.draw.append(made(each.draw, seat, 0))
            state.discard.append(made(each.discard, seat, PUBLIC))
            state.where.append(NONE if master else state.at[cell_named(each.at)])
            state.came.append(state.where[-1])
            for counts in (state.losing, state.idle, state.gains, state.deaths):
                counts.append(0)
        for name, slug in (traps or {}).items():
            state.rooms[state.at[cell_named(name)]].trap = made([slug], state.gm, 1 << state.gm)[0]
        state.cards = Cards(faces, known, backs)
        measure_distances(state)
        state.phase = BEGINNING if begins else ACTING
        state.round = round
        state.actions = actions - actions_left(state)
        state.kills = kills
        self.match = orcade.new(GAME, dice=self.dice, state=state)

    @property
    def state(self) -> Dungeon:
        state = self.match.state
        assert isinstance(state, Dungeon)
        return state

    @staticmethod
    def seat(name: str) -> int:
        return [each.lower() for each in NAMES].index(name)

    # Answers.

    def say(self, *lines: str) -> None:
        """Answer one question after another: "mags: move e1"; at once: "otto: pass | pip: encounter troll".

        Before, everybody passes, or plays no Item and does not search, until that can be answered.
        """
        for line in lines:
            answers = dict(each.strip().split(": ", 1) for each in line.split(" | "))
            seats = {self.seat(name) for name in answers}
            while not all(words in self.legal(name) for name, words in answers.items()):
                self._nothing(line)
            everybody = [ask.seat for ask in self.match.asks]
            for name, words in answers.items():
                self.match.answer(words, self.seat(name))
            for seat in everybody:
                if seat not in seats:
                    self.match.answer("pass", seat)

    def rest(self, *names: str) -> None:
        """Each of these spends an action on passing, one after another."""
        for name in names:
            self.settle()
            assert self.asked == [name], f"{self.asked} are asked, not {name}"
            self.match.answer("pass", self.seat(name))
        self.settle()

    def _nothing(self, wanted: str) -> None:
        """Whoever is asked passes, or plays no Item and does not search."""
        assert self.match.asks, f"the match is over before {wanted!r}"
        ask = self.match.asks[0]
        legal = self.legal(NAMES[ask.seat].lower())
        assert "skip" in legal or ("pass" in legal and self.state.moments), f"{ask.prompt} {legal} before {wanted!r}"
        self.match.answer("skip" if "skip" in legal else "pass", ask.seat)

    def settle(self) -> None:
        """Nobody plays anything more, until somebody has to decide on an action or the match is over."""
        while self.match.asks:
            legal = self.legal(self.asked[0])
            if "skip" not in legal and not ("pass" in legal and self.state.moments):
                return
            self._nothing("the end")

    @property
    def asked(self) -> list[str]:
        """Who is asked now, in order."""
        return [NAMES[ask.seat].lower() for ask in self.match.asks]

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return self.match.asks[0].prompt

    def legal(self, name: str) -> set[str]:
        """What this player may answer now; empty where nothing is asked."""
        return next((self.legal_of(ask) for ask in self.match.asks if ask.seat == self.seat(name)), set())

    def legal_of(self, ask: Ask) -> set[str]:
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def verbs(self, name: str) -> set[str]:
        """First words of what this player may answer now."""
        return {words.split()[0] for words in self.legal(name)}

    # What there is.

    def at(self, name: str) -> str:
        """The Room in which a character is."""
        return cell_name(self.state.rooms[self.state.where[self.seat(name)]].cell)

    def far(self, cell: str) -> int:
        return self.state.rooms[self.state.at[cell_named(cell)]].far

    def _slugs(self, cards: Sequence[CardId]) -> list[str]:
        return [printed_on(self.state, card).slug for card in cards]

    def hand(self, name: str) -> list[str]:
        return self._slugs(self.state.hands[self.seat(name)])

    def items(self, name: str) -> list[str]:
        return self._slugs(self.state.items[self.seat(name)])

    def rules(self, name: str) -> list[str]:
        return self._slugs(self.state.rules[self.seat(name)])

    def stays(self, name: str) -> list[str]:
        """Events that stay in front of a player."""
        return self._slugs(self.state.stays.get(self.seat(name), ()))

    def draws(self, name: str) -> list[str]:
        return self._slugs(self.state.draw[self.seat(name)])

    def discards(self, name: str) -> list[str]:
        return self._slugs(self.state.discard[self.seat(name)])

    def deaths(self, name: str) -> int:
        return self.state.deaths[self.seat(name)]

    @property
    def turn(self) -> str:
        return NAMES[self.state.active].lower()

    @property
    def actions(self) -> int:
        return actions_left(self.state)

    def winner(self) -> str:
        ending = self.match.standings
        return NAMES[ending.places.index(1)].lower() if ending is not None else ""

    @property
    def story(self) -> list[str]:
        """What has been told to everybody."""
        return [text for past in self.match.happenings if (text := past.text(orcade.OPEN))]

    def why(self, name: str, words: str) -> str:
        """The rule that forbids this."""
        try:
            self.match.answer(words, self.seat(name))
        except orcade.Refused as refused:
            return refused.rule
        raise AssertionError(f"{words!r} is legal")


def _doors(slug: str) -> int:
    """Open sides as printed."""
    return cards_by_face(PLAIN)[SLUGS[slug]].doors
