"""What a game is to the table: its state, its step, its scene, and a few facts about it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Literal

import msgspec

from .atlas import Atlas
from .cards import HIDDEN, Cards, fresh
from .catalogue import Catalogue
from .errors import UnknownGame
from .options import Options
from .plans import Plan
from .requests import Ask, Flow, Option, Seat
from .scene import Scene
from .scoreboard import Scoreboard
from .trace import Trace


class Feat(msgspec.Struct, array_like=True, frozen=True):
    """Something that a discipline rewards in the first seat to do it."""

    name: str
    seat: Seat
    rule: str


class Ending(msgspec.Struct, array_like=True, frozen=True):
    """How a match ended."""

    places: list[int]
    """Place of each seat, 1 is best; shared places are equal numbers (1, 1, 3)."""
    text: str
    """One sentence: what ended it."""
    rule: str
    limit: str = ""
    """Name of the option that ended it, where it is a limit that Orcade added to the rulebook; else empty."""
    feats: list[Feat] = []


class State(msgspec.Struct, array_like=True):
    """What every game's state begins with. Subclasses add plain data; pieces point at each other by id."""

    seats: int
    options: Any
    """The game's own `Options`; subclasses narrow the type."""
    cards: Cards = msgspec.field(default_factory=lambda: fresh(0))
    ending: Ending | None = None

    def face(self, card: int) -> int:
        """The face of a card, or HIDDEN in a view that may not know it."""
        return self.cards.faces[card] if 0 <= card < len(self.cards.faces) else HIDDEN


class Why(msgspec.Struct, frozen=True):
    """Why something cannot be chosen now, and the rule that says so."""

    text: str
    rule: str


Hint = str | Callable[[Any, Any], str]
"""What will happen if an answer is given, with odds: a sentence, or (view, answer) → sentence."""


def hinted(hints: Mapping[type[Option], Hint], board: Any, answer: Option) -> str:
    """What hints say of this answer; may be empty."""
    hint = hints.get(type(answer), "")
    return hint if isinstance(hint, str) else hint(board, answer)


Worth = Callable[[Any], Sequence[float]]
"""(state) → an estimate of each seat's chances, 0 … 1."""

Tracer = Callable[[Any, Any], Trace | None]
"""(view, answer) → what is drawn of it on the board before it is given; None where there is nothing to draw. The answer
may be one that is barred."""


def _itself(state: Any) -> Any:
    return state


def _all_alike(state: Any, seat: Seat) -> None:
    """Changes nothing: for games where nothing is known of hidden faces."""


def _never(state: Any) -> bool:
    return False


def _no_words(board: Any, ask: Ask, option: Option) -> str:
    return ""


def _no_reason(view: Any, seat: Seat, what: Any) -> Why | None:
    return None


def _no_picture(option: str, value: Any) -> Scene | None:
    return None


def _no_traits(state: Any, seat: Seat) -> Mapping[str, str]:
    return {}


def _nothing(view: Any) -> Iterable[Option]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game as the table, the lobby, the bots and the tests find it (entry-point group `orcade.games`)."""

    name: str
    """In notation and links: "pit-fighting"."""
    title: str
    blurb: str
    """One or two sentences for the lobby."""
    source: str
    """The rulebook that it follows, with its author or publisher."""
    prefix: str
    """Of its rule ids: "PF"."""
    version: int
    """Of the rules. Goes up only when a recorded match could come out differently."""
    seats: range
    """Legal numbers of players."""
    recommended: int = 0
    """How many its rules recommend, where that is not four; 0: four, or as few as there may be."""
    names: tuple[str, ...]
    """What each seat's fighter is called on the table and in notation."""
    minutes: tuple[int, int]
    """Usual length between people."""
    first_minutes: tuple[int, int] | None = None
    """The same as its options are proposed for a first match, where that is shorter."""
    for_first: bool = False
    """One to begin with, for whoever knows none: short, and with few rules. The lobby says so."""
    seating: str = ""
    """What it means to sit where, told wherever seats are taken: "The last seat is the Gamemaster's." """
    maturity: Literal["new", "played", "proven"]
    state: type[State]
    options: type[Options]
    folder: Path
    """Holds rulebook.md and picture.svg."""
    start: Callable[[int, Any], Any]
    """(seats, options) → state before anything is rolled or dealt."""
    step: Callable[[Any], Flow[None]]
    """Plays the smallest unit that leaves nothing in locals; ends the match by setting `state.ending`."""
    scene: Callable[[Any, Seat], Scene]
    """(view, seat that looks) → what there is to see."""
    depicts: Callable[[str, Any], Scene | None] = _no_picture
    """(name of an option, one of its values) → what is chosen by it, to look at; its headline tells what to expect of
    it. None where there is nothing to be seen."""
    alike: Callable[[Any], bool] = _never
    """(state) → whether every reader has the very same scene of it: nothing is hidden, and nothing lies in a hand. It
    is then made once for all. Where that is so of the most part, see `own`."""
    own: Callable[[Any, Seat, Scene], Scene] | None = None
    """(view, seat, what a spectator sees of the same state) → the scene of this view, with all that the seat sees like
    a spectator taken from his, so that it is made once for all. None: where readers do not see alike, each scene is
    made by itself."""
    worth: Worth | None = None
    """For searches that stop before the end. An `Estimate` has weights, which can be fitted."""
    policy: Callable[[Any, Ask], Mapping[Option, float] | None] | None = None
    """(view of the seat that is asked, or a world that it imagines; its question) → the promising options with weights
    above 0, of which the greatest is 1: for searches where there are too many to try all, and for what follows in them.
    Empty where all are alike; None where a search is to find out, as in a campaign's discipline without a policy. It
    looks at nothing that this seat does not know."""
    blunders: Mapping[str, float] = field(default_factory=dict)
    """By the level of a bot: the share of its answers that it gives at random, so that the level above beats it and it
    beats the one below. Found by play (docs/tuning-bots.md)."""
    iterations: Mapping[str, int] = field(default_factory=dict)
    """By the level of a bot: how far it searches where the usual number of iterations wins nothing more."""
    sayable: Callable[[Any], Iterable[Option]] = _nothing
    """(view) → every answer that words can mean, whether it may be given now or not."""
    barred: Callable[[Any, Seat, Option], Why | None] = _no_reason
    """(view, seat that is asked, answer) → what bars it; None for exactly those sayable answers that are offered."""
    explain: Callable[[Any, Seat, str], Why | None] = _no_reason
    """(view, seat that is asked, words that mean no answer) → what they lack; None where there is nothing to say."""
    hints: Mapping[type[Option], Hint] = field(default_factory=dict)
    """For each kind of answer of which there is more to say than its label, what will happen. `view`: see `board`."""
    chances: Mapping[type[Option], str] = field(default_factory=dict)
    """Kinds of answers that may fail, each with the words of its hint behind which the chance stands that it succeeds:
    {Strike: "hits on"}. A page shows it at what is aimed at."""
    usual: Callable[[Any, Ask], Option | None] | None = None
    """(board of the seat that is asked, its question) → what one mostly wants to answer; None where that is a matter of
    taste, or a plan does. A page shows it before anything is chosen, and one press gives it."""
    reason: Callable[[Any, Ask, Option], str] = _no_words
    """(board of the seat that is asked, its question, what `usual` finds) → why that is wanted now, in a few words that
    a page shows before its hint; may be empty."""
    lasts: Callable[[Any, Ask, Option], str] = _no_words
    """(board of the seat that is asked, its question, what `usual` finds) → how long it goes on from turn to turn when
    it is taken, "until Mog falls": a page gives it by itself where the same is said of what is proposed next. Empty
    where it is one decision; of plans, see `Plan.lasts`."""
    traces: Mapping[type[Option], Tracer] = field(default_factory=dict)
    """For each kind of answer of which something is drawn before it is given: a way, a line of sight. `view`: see
    `board`."""
    steps: Mapping[type[Option], Callable[[Any], str]] = field(default_factory=dict)
    """Kinds of answers by which somebody goes a step further, each with who goes: (board) → its id in the scene. Where
    nothing is rolled on the way, several of them are given as one (`walks.py`): so what a step does must hang on
    nothing that is hidden from whoever is asked, and its notation on the answer alone. `board`: see there."""
    plans: Callable[[Any, Ask], Sequence[Plan]] | None = None
    """(board of the seat that is asked, its question) → answers in a row that it may give as one, the best first:
    larger decisions, for which the small ones of which they are made (`Option.small`) are put aside."""
    farther: Callable[[Any, str], Plan | None] | None = None
    """(board of the seat that is asked, words of an answer that may not be given) → what comes as near to it as can be,
    such as going towards a square that is too far; None where nothing does. It is given by the same words."""
    stops: Mapping[str, str] = field(default_factory=dict)
    """What an occasion to interrupt can be about, or a choice that hardly ever matters (`Ask.about`), each with words
    for who wants to be asked then: {"you": "something happens to me"}. Empty where there is neither."""
    minds: tuple[str, ...] = ()
    """Words of `stops`: who has wished for nothing is asked about these alone, and where something else is proposed
    than to let it go by (`usual`). Empty: about all of them."""
    imagined: Callable[[Any, Seat], None] = _all_alike
    """(state in which the faces that a seat does not know have been dealt anew, seat): makes true what it knows of them
    all the same, such as of which kind a card is that was laid face down. Changes those faces alone."""
    parts: tuple[str, ...] = ()
    """Names of the games that are played within this one: of a campaign, its disciplines. Their rules hold too."""
    board: Callable[[Any], Any] = _itself
    """(state or view) → what lies on the table and options speak of: of a campaign, the state of the discipline in
    play; usually all of it."""
    scoreboard: Callable[[Any], Scoreboard] | None = None
    """(view) → the score of a campaign; None for a single game."""
    nouns: Mapping[str, str] = field(default_factory=dict)
    """By kind of impact, what it is called when a match is told in numbers, where it has a word of its own:
    {SCORE: "gate"}, {MISSED: "miss|misses"}; so are turns, {TURN: "round"}. "": it is not told."""
    traits: Callable[[Any, Seat], Mapping[str, str]] = _no_traits
    """(state of a match that is over, seat) → what this seat played as, for those who count wins: {"brood": "Iron"}."""
    catalogue: Catalogue | None = None
    """Its decks of cards, to read, to check and to print; None for a game that has none."""
    atlas: Atlas | None = None
    """Its maps, to read and to check; None for a game that has none, or only one."""
    longest: int = 20_000
    """No match takes more decisions than this with default options (for tests)."""
    decoder: msgspec.msgpack.Decoder[Any] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "decoder", msgspec.msgpack.Decoder(self.state))

    def wanted(self, board: Any, ask: Ask) -> Option | None:
        """What one mostly wants to answer (`usual`); None where the game does not say."""
        return None if self.usual is None else self.usual(board, ask)

    def hint(self, board: Any, answer: Option) -> str:
        """What will happen if this answer is given, for the player who hovers over it; may be empty."""
        return hinted(self.hints, board, answer)

    def trace(self, board: Any, answer: Option) -> Trace | None:
        """What is drawn of this answer before it is given."""
        tracer = self.traces.get(type(answer))
        return tracer(board, answer) if tracer is not None else None

    def traced(self, view: Any, words: str) -> Trace | None:
        """What is drawn of the answer that words mean, whether it may be given now or not."""
        answer = self.meant(view, " ".join(words.split())) if self.traces else None
        return self.trace(self.board(view), answer) if answer is not None else None

    def meant(self, view: Any, words: str) -> Option | None:
        """The answer that words mean, whether it may be given now or not; None where they mean none."""
        said = words.lower()
        board = self.board(view)
        return next((answer for answer in self.sayable(view) if answer.notation(board).lower() == said), None)

    def refusal(self, view: Any, seat: Seat, words: str) -> Why | None:
        """Why a seat that is asked may not say this; None where it may, or where the game has nothing to say."""
        answer = self.meant(view, words)
        return self.barred(view, seat, answer) if answer is not None else self.explain(view, seat, words)


def installed_games() -> dict[str, Game]:
    """Every installed game by name, in alphabetical order; one that cannot be loaded is left out with a warning."""
    found = {}
    for entry in sorted(entry_points(group="orcade.games"), key=lambda entry: entry.name):
        try:
            found[entry.name] = _load(entry)
        except UnknownGame as broken:
            warnings.warn(str(broken), stacklevel=2)
    return found


@cache
def game_named(name: str) -> Game:
    """The game of that name; `UnknownGame` says which there are. Found once: a look through what is installed takes
    milliseconds, as long as several hundred decisions."""
    entries = {entry.name: entry for entry in entry_points(group="orcade.games")}
    if name not in entries:
        raise UnknownGame(f"there is no game {name[:40]!r}; installed are: {', '.join(sorted(entries))}")
    return _load(entries[name])


def _load(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as wrong:  # A plugin may fail in any way; it must not take the table down with it.
        raise UnknownGame(f"the game {entry.name!r} is installed but cannot be loaded: {wrong}") from wrong
    if not isinstance(game, Game) or game.name != entry.name:
        raise UnknownGame(f"the game {entry.name!r} is installed, but {entry.value} is no Game of that name")
    return game
