"""What a rule may ask for: a decision, a die, a shuffle, the time; and what it may tell: an event.

A rule is a generator. It yields one of these requests and is sent the answer; nothing else enters a rule.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NewType, TypeVar, get_type_hints

import msgspec

from .words import Namers, sentence

if TYPE_CHECKING:
    from .things import Gauge

Seat = int
"""A player's place at the table, counted from 0 in the order of play."""

SPECTATOR: Seat = 15
"""Sees what lies open to everybody, and nothing else."""

OPEN: Seat = -1
"""Sees everything: for finished matches and for the designer's table."""

CardId = NewType("CardId", int)
"""One physical card. Its face is looked up in `Cards`, never copied."""

Mention = Annotated[CardId, "lies elsewhere"]
"""A card that a field of the state only speaks of: it lies in another one."""

D3 = 3
"""Half a d6, rounded up (GEN-1)."""
D6 = 6
D20 = 20
D360 = 360
"""A direction in degrees, clockwise from the right."""

T = TypeVar("T")
Flow = Generator[Any, Any, T]
"""A rule while it is played: it yields requests and events, is sent answers and results, and returns a T."""


class Sight:
    """What a text may look at: the faces that its reader knows."""

    def face(self, card: int) -> int:
        """The face of this card, or `HIDDEN` where the reader does not know it."""
        raise NotImplementedError


class Option(msgspec.Struct, frozen=True):
    """One legal answer to an `Ask`. Subclasses carry ids and numbers; words are made only when looked at."""

    passes: ClassVar[bool] = False
    """Whether it lets an occasion go by. A page may then give it by itself: where it is the only answer, and in an
    occasion to interrupt (`Ask.about`) as the player wishes."""
    idle: ClassVar[bool] = False
    """Whether it decides nothing where it is the only answer, such as the end of a turn in which nothing else can be
    done. A page may then give it by itself."""
    words: ClassVar[str] = ""
    """What a button says, where its fields alone say it: "Shove {orc}" (see `words.sentence`)."""
    names: ClassVar[Namers] = {}
    """How the fields that `words` names are said."""

    def notation(self, view: Any) -> str:
        """The short form that is typed, posted and recorded; unique in its ask. `view` is the asked seat's view."""
        fields = (str(getattr(self, name)) for name in self.__struct_fields__)
        return " ".join((type(self).__name__.lower(), *fields))

    def label(self, view: Any) -> str:
        """What a button says."""
        return said(self, view) if self.words else self.notation(view).capitalize()

    def things(self, view: Any) -> tuple[str, ...]:
        """The ids of the scene's things to click for this option, in order; none for a plain button."""
        return ()

    def look(self, view: Any) -> str:
        """A picture for its button, where the board shows none: "orc-iron", "pit"; empty: none. Its hint then stands
        beside it. For choices that last, such as what one plays with."""
        return ""

    def strengths(self, view: Any) -> tuple[Gauge, ...]:
        """What it is good for, as pictures with numbers beside that picture (`scene.strength`)."""
        return ()

    def does(self, view: Any) -> str:
        """What stands on its card, where the first word of its notation says too little: "take J♠"."""
        return ""

    def foremost(self, view: Any) -> bool:
        """Whether its button stands beside the board, in sight, though a thing there can be clicked for it: what a turn
        is about, such as a blow, where most other answers are steps."""
        return False

    def small(self, view: Any) -> bool:
        """Whether a page puts it aside: larger decisions are offered, which take care of it (`Game.plans`), or hardly
        anybody wants it."""
        return False

    def for_first(self, view: Any) -> bool:
        """Whether it is a good one for a first match, which its button then says."""
        return False


class Ask(msgspec.Struct, frozen=True, gc=False):
    """One seat decides. The answer sent back is one of `options`: a list of them, or a `Region` of a measured board."""

    seat: Seat
    prompt: str
    options: Sequence[Option]
    rule: str
    about: Sequence[str] = ()
    """What an occasion to interrupt is about, or a choice that hardly ever matters, in words of `Game.stops`: a player
    may wish to be asked only about some.

    It may depend only on what everybody can see, like whether a seat is asked at all.
    """
    courtesy: bool = False
    """A matter among people, such as whether a result stands: bots give the option that passes."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die of `sides` sides. The answer sent back is 1 … sides."""

    seat: Seat
    sides: int
    label: str
    rule: str
    need: int = 0
    """The least result that succeeds, for showing "4+"; 0 where no threshold applies."""
    most: int = 0
    """The greatest result that succeeds, for showing "2 or less"; 0 where no such threshold applies."""
    again: bool = False
    """A reroll of a die that has just fallen."""
    quiet: bool = False
    """Nobody cares what it shows, such as where a rock lies: it is not told."""


class Throw(msgspec.Struct, frozen=True, gc=False):
    """Several dice that fall together. Sends back a tuple of what they show, in the order of `dice`."""

    dice: tuple[Roll, ...]


class Shuffle(msgspec.Struct, frozen=True):
    """Mix the cards of a pile: faces are dealt anew among its ids and nobody knows them any more. Answers None."""

    pile: Sequence[CardId]
    label: str
    rule: str


class Clock(msgspec.Struct, frozen=True, gc=False):
    """What time it is. Sends back whole minutes since 1970 began, never fewer than `last`.

    The reading lies on the tape and in the record, so a replay is told the same. It is no die, and no line of the log.
    Where no time passes, as in imagined matches and in those with a numbered seed, it sends back `last`.
    """

    label: str
    rule: str
    last: int = 0
    """The reading before this one, from the state; 0 for the first."""


class Together(msgspec.Struct, frozen=True):
    """Several seats decide in secret and reveal at once. Sends back their options, in the order of `asks`.

    What the options of one seat *are* must not depend on what is hidden from another (hidden cards are named by id).
    """

    asks: tuple[Ask, ...]


TURN, BLOW = "turn", "blow"
"""How the line of an event looks in the log (`Event.look`)."""

WOUND, DEATH, KNOCK, FALL, MISSED, SCORE, GAIN = "wound", "death", "knock", "fall", "missed", "score", "gain"
FEAT, MOMENT, UPON = "feat", "moment", "upon"
"""What befalls a thing (`Impact.kind`): it is hurt; it is dead or out; it is struck or shoved, which costs it nothing;
it falls; a blow misses it; it scores what counts for the victory; it gets something; it does what is remembered; it
makes a moment at which everybody looks up: who leads is another one, a tree falls; it is done to a player, who
alone must see at once what it was."""


CUT, FIST, SHOT, SPELL = "cut", "fist", "shot", "spell"
"""How a thing is struck (`Impact.how`): by a blade, by bare hands, by what flies, by magic."""


def seat_id(seat: Seat) -> str:
    """A seat's panel, as a thing."""
    return f"seat-{seat}"


class Impact(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What an event does to a thing on the table: a client shows it with the weight that it has."""

    kind: str
    """WOUND … UPON."""
    thing: str
    """Its id in the scene; "seat-2" for what befalls a seat and nothing on the board."""
    text: str = ""
    """What floats up from it, in a word or two: "−2", "+1 Wood"; of a feat or moment, what stands over the board. Of a
    moment without any, and of what is done UPON a player, the sentence of the event stands there."""
    by: str = ""
    """The id of the thing that did it, if any: who is struck is knocked away from there, and beside the skull of who is
    dead it is seen. A card that lies open is shown large."""
    how: str = ""
    """CUT … SPELL, where that is seen; GAIN where a MOMENT, or what is done UPON a player, is to his good."""
    pair: str = ""
    """Of what a table of plans decides: the row and the column that apply, in lower case ("careful clever")."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as data. Whoever may not know a card's face is told of "a card".

    Fields of type `CardId` are private by themselves: their face at that moment is shown to those who know it.
    """

    rule: ClassVar[str] = ""
    """The rule that it follows; that of the last answer or die before it, where it names none."""
    words: ClassVar[str] = ""
    """The sentence, where the fields alone make it: "{orc} moves to {square}." (see `words.sentence`)."""
    names: ClassVar[Namers] = {}
    """How the fields that `words` names are said."""
    found: ClassVar[Namers] = {}
    """By which ids the things that its fields name are found in a scene: {"orc": orc_id}."""
    look: ClassVar[str] = ""
    """TURN: a turn or round begins, and the line heads what follows; BLOW: somebody dies; else like most lines."""

    def text(self, sight: Sight) -> str:
        """One short sentence: who did what to whom with which result. Empty: not worth a line."""
        return said(self, sight)

    def things(self, sight: Sight) -> tuple[str, ...]:
        """The ids of the scene's things that its fields name; of cards, those whose faces the reader knows."""
        cards = card_fields(type(self))
        named: list[str] = []
        for field, id_of in self.found.items():
            value = getattr(self, field)
            for each in value if isinstance(value, (tuple, list)) else (value,):
                if each is not None and each >= 0 and (field not in cards or sight.face(each) >= 0):
                    named.append(id_of(each))
        return tuple(dict.fromkeys(named))

    def impacts(self) -> tuple[Impact, ...]:
        """What it does to things on the table. All who are told of the event are told this, so no face is in it."""
        return ()

    def several(self) -> str:
        """What is said instead where it happens several times in one turn, with # for how many: "# orcs miss Dave".
        Without # the last of them is told alone, by this name; where it ends in `story.ON_THE_WAY`, of those in a row.
        No face is in it; empty: each is told by itself."""
        return ""


def less(number: int, of: str = "") -> str:
    """What is lost, as it floats up: "−2", "−2 Wood"; empty where it is nothing."""
    return f"−{number} {of}".rstrip() if number else ""


ONE_OF_SEVERAL = re.compile(r", (?:first|second) die$")
"""How a label tells two dice apart that fall for the same."""


class Rolled(Event, frozen=True):
    """A die fell (made by the match for every `Roll`, also those of a `Throw`)."""

    seat: Seat
    sides: int
    label: str
    need: int
    value: int
    most: int = 0

    def text(self, sight: Sight) -> str:
        return f"{self.about}: {self.value}"

    @property
    def about(self) -> str:
        """What it fell for, and what it needed: "to hit 4+". Which of several alike it was, "speed, second die", the
        record alone tells."""
        needed = f" {self.need}+" if self.need else f" {self.most} or less" if self.most else ""
        return ONE_OF_SEVERAL.sub("", self.label) + needed


def said(it: Option | Event, sight: Sight | Any) -> str:
    """The sentence of an answer or event whose words are data. `sight`: a view, or whatever else knows faces."""
    return sentence(it.words, it, it.names, card_fields(type(it)), sight.face)


@cache
def card_fields(event: type[Event | Option]) -> tuple[str, ...]:
    """Names of the fields of a class of events or answers that hold a `CardId` or several."""
    hints = get_type_hints(event)
    return tuple(name for name in event.__struct_fields__ if "CardId" in repr(hints[name]))
