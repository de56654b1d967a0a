"""Sets up positions at the gates, on the maps of `yard` with the cards of `plain_decks`, and plays them with scripted
dice. Cards are called by their ids, squares by their names, orcs by their place in the list from 1.

>>> gates = Gates(who("bob", "1e8", hand="potion"), who("dave", "1e5"), orcs="1e9", dice=(15,))
>>> gates.say("bob: strike orc-1")
>>> gates.points("bob")
20
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orcade
from orcade.games.gates import GAME
from orcade.games.gates.board import Laid, side_name
from orcade.games.gates.faces import HACKMASTER, PLAYER, TREASURE, face_named
from orcade.games.gates.options import GatesOptions
from orcade.games.gates.pieces import (
    ACTING,
    BEFORE_ROLL,
    GM_ACTING,
    REINFORCING,
    SLUGS,
    Character,
    Orc,
    Siege,
    board_of,
    face_of,
    named,
)
from orcade.games.gates.winning import points
from orcade.table.cards import PUBLIC, Cards
from orcade.table.dice import Chance
from orcade.table.requests import Ask, CardId, Roll, Shuffle

from .plain_decks import decks
from .yard import maps

GM = "gm"


class Quiet(Chance):
    """What falls when the script is used up: no reinforcements come; any other die fails the test."""

    def roll(self, draw: int, roll: Roll) -> int:
        assert roll.rule == "OG 9.1", f"the script has no die left for {roll.label!r} ({roll.rule})"
        return 1

    def shuffle(self, draw: int, shuffle: Shuffle) -> Sequence[int]:
        return range(len(shuffle.pile))


@dataclass
class Who:
    """A character, with its cards as lists of ids."""

    name: str
    square: str
    hand: str
    treasures: str
    npcs: str
    wounds: int
    deaths: int
    kills: int
    searched: str
    seat: int
    missed: int


def who(
    name: str,
    square: str = "",
    *,
    hand: str = "",
    treasures: str = "",
    npcs: str = "",
    wounds: int = 0,
    deaths: int = 0,
    kills: int = 0,
    searched: str = "",
    seat: int = -1,
    missed: int = 0,
) -> Who:
    """A character on a square, dead without one: for `missed` turns. `seat`: the place in the list, if omitted."""
    return Who(name, square, hand, treasures, npcs, wounds, deaths, kills, searched, seat, missed)


class Gates:
    """A match from a position. The first character acts, or who is named by `turn` ("gm": the Gamemaster).

    `actions`: left to it; None: it has not rolled yet. A Gamemaster chooses what is next, with `newcomers` that may
    enter; with `actions=None` he has not rolled the die yet. The first card of a deck is on top.
    """

    def __init__(
        self,
        *characters: Who,
        orcs: str = "",
        on_orcs: dict[int, str] | None = None,
        gm: str = "",
        turn: str = "",
        actions: int | None = 6,
        newcomers: int = 0,
        treasure: str = "",
        player: str = "",
        hackmaster: str = "",
        discarded: tuple[str, str, str] = ("", "", ""),
        sides: str = "1a 2a 3a 4a",
        round: int = 1,
        dice: Sequence[int] = (),
        minutes: Sequence[int] = (),
        began: int = 0,
        gm_drew: bool = False,
        **options: Any,
    ) -> None:
        self.dice = orcade.Scripted(*dice, minutes=minutes, then=Quiet())
        agreed = {"own_maps": maps(), "own_decks": decks(), "orc_value": 20, "roll_at_once": False}
        chosen = GatesOptions(**{**agreed, **options})
        seats = 1 + len({at if each.seat < 0 else each.seat for at, each in enumerate(characters)})
        faces: list[int] = []
        backs: list[int] = []
        known: list[int] = []

        def made(slugs: str, sight: int) -> list[CardId]:
            first = len(faces)
            for slug in slugs.split():
                face = face_named(chosen.own_decks, slug)
                assert face is not None, slug
                faces.append(face.face)
                backs.append(face.deck)
                known.append(sight)
            return [CardId(card) for card in range(first, len(faces))]

        siege = Siege(seats, chosen, gm=seats - 1, round=round, gm_drew=gm_drew, began=began, now=began)
        siege.laid = tuple(laid(side, at) for at, side in enumerate(sides.split()))
        floor = board_of(siege).floor
        for at, each in enumerate(characters):
            seat = at if each.seat < 0 else each.seat
            siege.characters.append(
                Character(
                    SLUGS.index(each.name),
                    seat,
                    floor.square(each.square) if each.square else -1,
                    each.wounds,
                    not each.square,
                    each.deaths,
                    each.kills,
                    made(each.hand, 1 << seat),
                    made(each.treasures, PUBLIC),
                    made(each.npcs, PUBLIC),
                    floor.square(each.searched) if each.searched else -1,
                    missed=each.missed,
                )
            )
        siege.orcs = [Orc(number, floor.square(square)) for number, square in enumerate(orcs.split())]
        for number, slugs in (on_orcs or {}).items():
            siege.orcs[number - 1].cards = made(slugs, PUBLIC)
        siege.gm_hand = made(gm, 1 << siege.gm)
        siege.decks = [made(pile, 0)[::-1] for pile in (treasure, player, hackmaster)]
        siege.discards = [made(pile, PUBLIC) for pile in discarded]
        siege.cards = Cards(faces, known, backs)
        if turn == GM:
            siege.at = len(characters)
            siege.phase = REINFORCING if actions is None else GM_ACTING
            siege.newcomers = newcomers
        else:
            siege.at = next(at for at, each in enumerate(characters) if each.name == turn or not turn)
            siege.phase = BEFORE_ROLL if actions is None else ACTING
            siege.actions = actions or 0
            siege.rolled = actions is not None
        self.match = orcade.new(GAME, dice=self.dice, state=siege)

    @property
    def state(self) -> Siege:
        siege = self.match.state
        assert isinstance(siege, Siege)
        return siege

    def seat(self, name: str) -> int:
        return self.state.gm if name == GM else self.who(name).seat

    def who(self, name: str) -> Character:
        return named(self.state, SLUGS.index(name))

    # Answers.

    def say(self, *lines: str) -> None:
        """Answer one question after another: "bob: strike orc-1"; at once: "bob: pass | sara: play page-forty-two".

        Before, everybody who may play a card passes, until that can be answered.
        """
        for line in lines:
            answers = dict(each.strip().split(": ", 1) for each in line.split(" | "))
            while not all(self._may(name, words) for name, words in answers.items()):
                self._pass(line)
            everybody = [ask.seat for ask in self.match.asks]
            for name, words in answers.items():
                self.match.answer(words, self.seat(name))
            told = {self.seat(name) for name in answers}
            for seat in everybody:
                if seat not in told:
                    self.match.answer("pass", seat)

    def _may(self, name: str, words: str) -> bool:
        """Whether this is an answer now; offers are not all listed."""
        legal = self.legal(name)
        return words in legal or (words.startswith("offer") and "call-off" in legal)

    def _pass(self, wanted: str) -> None:
        assert self.match.asks, f"the match is over before {wanted!r}: {self.match.standings}"
        ask = self.match.asks[0]
        legal = self._legal(ask)
        assert "pass" in legal, f"{wanted!r}, but: {ask.prompt} {sorted(legal)}"
        self.match.answer("pass", ask.seat)

    def settle(self) -> None:
        """Nobody plays a card now."""
        while self.match.asks and "pass" in self._legal(self.match.asks[0]):
            self._pass("")

    def _legal(self, ask: Ask) -> set[str]:
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def legal(self, name: str) -> set[str]:
        """What may be answered now; empty where nothing is asked."""
        return next((self._legal(ask) for ask in self.match.asks if ask.seat == self.seat(name)), set())

    def can(self, name: str, verb: str) -> set[str]:
        """What may be answered now that begins with this word: the words after it."""
        words = (each.partition(" ") for each in self.legal(name))
        return {rest for first, _, rest in words if first == verb}

    @property
    def asked(self) -> list[str]:
        """Who is asked now: characters by the seat's first one."""
        names = {self.state.gm: GM}
        for character in self.state.characters:
            names.setdefault(character.seat, SLUGS[character.who])
        return [names[ask.seat] for ask in self.match.asks]

    @property
    def rule(self) -> str:
        """Of the question that is open."""
        return self.match.asks[0].rule

    # What there is.

    def at(self, name: str) -> str:
        """Where a character is; "" while it is dead. Or an orc: "orc-1"."""
        floor = board_of(self.state).floor
        if name.startswith("orc-"):
            return next((floor.names[orc.square] for orc in self.state.orcs if f"orc-{orc.number + 1}" == name), "")
        return floor.names[self.who(name).square] if self.who(name).square >= 0 else ""

    @property
    def orcs(self) -> list[str]:
        """Where all orcs are, by number."""
        return [self.at(f"orc-{orc.number + 1}") for orc in sorted(self.state.orcs, key=lambda orc: orc.number)]

    def slugs(self, cards: Sequence[CardId]) -> list[str]:
        return [face_of(self.state, card).slug for card in cards]

    def hand(self, name: str) -> list[str]:
        return self.slugs(self.state.gm_hand if name == GM else self.who(name).hand)

    def treasures(self, name: str) -> list[str]:
        return self.slugs(self.who(name).treasures)

    def npcs(self, name: str) -> list[str]:
        return self.slugs(self.who(name).npcs)

    @property
    def discarded(self) -> list[str]:
        """All discard piles."""
        return [slug for deck in (TREASURE, PLAYER, HACKMASTER) for slug in self.slugs(self.state.discards[deck])]

    def points(self, name: str) -> int:
        return points(self.state, self.who(name))

    def wounds(self, name: str) -> int:
        return self.who(name).wounds

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        at = self.state.at
        return GM if at == len(self.state.characters) else SLUGS[self.state.characters[at].who]

    @property
    def places(self) -> list[int]:
        """In the end; empty before."""
        return self.match.standings.places if self.match.standings else []

    @property
    def ending(self) -> str:
        """The rule by which the match has ended."""
        return self.match.standings.rule if self.match.standings else ""

    @property
    def story(self) -> list[str]:
        """What has been told to everybody."""
        return [text for past in self.match.happenings if (text := past.text(orcade.OPEN))]


def laid(side: str, at: int) -> Laid:
    """Sections 1 … 4 lie in two rows of two, as they are drawn; a Dungeon apart."""
    number = next(number for number in range(8) if side_name(number) == side)
    return Laid(number, 0, 0, 0) if side == "4b" else Laid(number, 0, at % 2, at // 2)
