"""The view model: what one link sees of a table. `pages` turns it into HTML and `/state` into JSON.

Everything in it is made from what one seat may know, so no page can show more than that. `docs/web-protocol.md` tells
what a client gets of it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ..table.game import Ending, Game
from ..table.options import Options
from ..table.requests import OPEN, SPECTATOR, Impact, Seat
from ..table.scene import Scene
from ..table.story import Told
from ..table.things import Piece
from ..table.words import listed

Kind = Literal["here", "link", "bot"]


class Player(Struct, frozen=True):
    """Who sits on one seat."""

    seat: Seat
    fighter: str
    """The seat's fixed name in this game: "Grub"."""
    name: str
    """As typed, as text (escape it); may be empty, and is for bots."""
    kind: Kind
    """"here": on the host's screen; "link": by an invite link; or "bot"."""
    level: str
    """Of the bot that plays this seat: "easy"; else empty."""
    online: bool
    """Some page of this seat is connected now; always true for bots."""
    joined: bool
    """Has taken the seat and given its nonce."""
    resigned: bool = False
    """Has given up; where the match goes on, a bot of `level` plays this seat."""
    away: bool = False
    """Has left for now; a bot of `level` plays until he is back."""


class Die(Struct, frozen=True, gc=False):
    """A die that fell."""

    sides: int
    value: int
    need: int
    """The least result that succeeds; 0 where there is no threshold."""


class Line(Struct, frozen=True):
    """One line of the log."""

    move: int
    """How many answers had been given when it happened. The frame of the replay with this number shows it."""
    text: str
    die: Die | None = None
    """The die that the line tells of, if any; `text` says the same in words."""
    seat: Seat | None = None
    """Who did it, where one seat did."""
    depth: int = 0
    """0: an event; 1: a die that belongs to an event before or after it."""
    rule: str = ""
    look: str = ""
    """"turn": a heading of what follows; "blow": somebody dies; "": like most lines."""
    impacts: tuple[Impact, ...] = ()
    """What it does to things on the table."""
    things: tuple[str, ...] = ()
    """Ids of the scene's things that it names."""
    by: Seat | None = None
    """Whose answer came last before it."""
    several: str = ""
    """What is said where it happens several times in one turn (`Event.several`)."""


Turn: TypeAlias = tuple[Told[Line], ...]
"""What is told in one sentence: of a bot's turn all that it did in a row, of one answer what goes on and on, else a
line."""


class Invite(Struct, frozen=True):
    """A link that the host can hand out."""

    path: str
    """"/t/TOKEN": put the page's own origin before it. Empty once somebody has sat down by it."""
    seat: Seat
    """SPECTATOR: the link that anybody may have."""
    taken: bool
    """Somebody has joined with it."""


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one link sees it now."""

    match: str
    """The public id of the match (no secret; no link can be made from it)."""
    game: Game
    options: Options
    link: str
    """The token of the page; every path is "/t/" + link + "/…" (see `path`)."""
    version: int
    """Grows with every change of the match, undo included. An answer names it."""
    seat: Seat
    """Whose view this is; SPECTATOR where no seat's. On a shared screen: the seat that has uncovered it."""
    mine: tuple[Seat, ...]
    """Seats that this link answers for; empty for spectators."""
    host: bool
    """This link opened the table: it shows the invite links."""
    invited: Seat | None = None
    """The seat that is free to whoever comes by this link; None where it is no open invitation."""
    started: bool
    """All seats are taken, and the match is on or over."""
    players: tuple[Player, ...]
    scene: Scene | None
    """None until the match has started. `scene.question` is set when `seat` is asked."""
    asked: tuple[Seat, ...] = ()
    """Seats that are asked now and have not answered."""
    occasion: bool = False
    """What they are asked can be let go by."""
    answered: int = 0
    """How many answers `seat` has given. It changes when the seat is asked something new."""
    since: int = 0
    """The version at which `seat` was asked what it is asked now: an answer may name it."""
    courtesy: bool = False
    """What `seat` is asked is a matter among people, such as whether a result stands."""
    curtain: Seat | None = None
    """On a shared screen: this seat is next and must uncover it first; `seat` is SPECTATOR meanwhile."""
    log: tuple[Line, ...] = ()
    """The newest lines (at most LOG_SHOWN), oldest first."""
    earlier: int = 0
    """How many older lines were left out; `path("log")` has them all."""
    turns: tuple[Turn, ...] = ()
    """The same lines in sentences."""
    undo: Seat | None = None
    """Which of my seats may take back its last answer now; None where none may."""
    undo_since: int = 0
    """The first version that can show that answer: who takes it back may name it."""
    moves: int = 0
    """How many answers have been given: the last frame of the replay."""
    ending: Ending | None = None
    """Set when the match is over."""
    numbers: tuple[tuple[int, str], ...] = ()
    """Then the match in numbers: each with what was counted, such as (12, "turns")."""
    sums: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Then what the points of a campaign are made of, each with its points by seat."""
    commitment: str = ""
    """Hex SHA-256 of the dice's seed, published when the table opened."""
    nonces: tuple[str, ...] = ()
    """Of each seat, in hex; empty text for a seat that has not joined."""
    seed: str = ""
    """In hex; only when the match is over."""
    seal: str = ""
    """Of the match, from its beginning on: the hex SHA-256 of what `path("seal")` tells."""
    closing: str = ""
    """The seal of the match that is over, which covers all that was answered."""
    links: tuple[Invite, ...] = ()
    """The links to hand out; only in the host's view."""
    rematch: str = ""
    """Path of the next match for this very link, once somebody has asked for a rematch."""
    notice: str = ""
    """Something to tell this reader once: why a form was refused."""

    @property
    def at_board(self) -> bool:
        """The page shows the board; else who sits where, and a seat to take."""
        return self.started and self.invited is None

    @property
    def can_undo(self) -> bool:
        return self.undo is not None

    @property
    def resigned(self) -> tuple[Seat, ...]:
        return tuple(player.seat for player in self.players if player.resigned)

    @property
    def away(self) -> tuple[Seat, ...]:
        """Which of my seats a bot plays for now."""
        return tuple(player.seat for player in self.players if player.away and player.seat in self.mine)

    @property
    def joining(self) -> tuple[Seat, ...]:
        """Seats to sit down at by this link."""
        if self.invited is not None:
            return (self.invited,)
        return tuple(seat for seat in self.mine if not self.players[seat].joined)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Those of my seats that answer for themselves."""
        return tuple(seat for seat in self.mine if not self.players[seat].level)

    @property
    def solo(self) -> bool:
        """One person plays, against bots alone."""
        return sum(not player.level for player in self.players) == 1

    @property
    def among_people(self) -> bool:
        """What is asked is a matter among people and not of the game; bots have no say in it."""
        return self.courtesy and not self.solo

    def path(self, action: str = "") -> str:
        """Where this link's page posts or fetches: `path("answer")` is "/t/TOKEN/answer"."""
        return f"/t/{self.link}/{action}" if action else f"/t/{self.link}"

    @property
    def my_turn(self) -> bool:
        """One of my seats is asked (perhaps behind the curtain)."""
        return any(seat in self.playing for seat in self.asked)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom all wait for, as it is told. Bots let an occasion go by within a beat: where nobody else is asked, it
        stays with whose turn it is, or the names would change to and fro."""
        if not self.occasion or self.scene is None or not all(self.players[seat].level for seat in self.asked):
            return self.asked
        if self.scene.turn is not None:
            return (self.scene.turn,)
        pieces = [each for each in self.scene.things if isinstance(each, Piece) and "active" in each.states]
        turn = tuple({each.seat for each in pieces if each.seat is not None})
        return turn if len(turn) == 1 else self.asked

    @property
    def names(self) -> tuple[str, ...]:
        """By seat: who sits there, as the page calls him (`Scene.names`)."""
        names = self.game.names[: len(self.players)]
        return names if self.scene is None else self.scene.names(names)

    @property
    def title(self) -> str:
        """For the browser's tab; it begins with whose turn it is."""
        return f"{self._where()} – {self.game.title}"

    def _where(self) -> str:
        names = self.names
        if not self.started:
            return "A seat for you" if self.joining else "Waiting for players"
        if self.ending is not None:
            return "Over"
        mine = [names[seat] for seat in self.asked if seat in self.playing]
        if mine:
            return "Your turn" if len(self.mine) == 1 else f"{mine[0]}, your turn"
        return f"Waiting for {listed([names[seat] for seat in self.awaited])}"


Stands = Literal["waiting", "on", "asked", "over"]
"""How a table stands for a browser with a seat: not full yet, in play, in play and it is asked, or over."""


class OwnTable(Struct, frozen=True):
    """A table at which this browser has a seat, for the lobby."""

    token: str
    game: Game
    stands: Stands
    here: int
    """Seats that this browser has."""
    people: tuple[str, ...]
    """Who else has sat down: names as typed, as text (escape them), or those that the game gives their seats."""
    bots: int
    awaited: tuple[str, ...]
    """Whom of them all wait for."""
    ago: int
    """Seconds since something happened there."""


class RecentMatch(Struct, frozen=True):
    """A match that ended lately at this server, for the lobby; without names and links, which belong to its players."""

    game: Game
    seats: int
    winners: tuple[str, ...]
    """By the names that the game gives its seats; all of them where it is a draw."""
    text: str
    """How it ended."""
    ago: int
    """Seconds since then."""


LOG_SHOWN = 40
"""Lines of the log in a page. Each more would make every event longer."""

EYES = {"open": OPEN, "spectator": SPECTATOR}
"""What a replay's `eyes` may be besides a seat's number (0 …)."""
