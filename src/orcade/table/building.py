"""Answers that are built from parts: where each of many choices names one or more of few things, the parts are shown.

"build boar-boss wolves goblins" is a verb and a word for each thing, so that whoever picks things in any order says it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .scene import Choice, Scene

MANY = 24
"""Fewer choices are better read one by one."""
PARTS = 20
"""More different things are no parts but a board."""


class Part(msgspec.Struct, frozen=True):
    """One thing that a choice can be built from."""

    thing: str
    word: str
    """In the notation."""
    name: str
    about: str


class Building(msgspec.Struct, frozen=True):
    """What can be built: exactly one of the heads, and at most so many of the others, in any order."""

    verb: str
    heads: tuple[Part, ...]
    others: tuple[Part, ...]
    most: int

    def say(self, things: Sequence[str]) -> str:
        """The notation of these things, legal or not."""
        return " ".join((self.verb, *(part.word for part in (*self.heads, *self.others) if part.thing in things)))


def building(scene: Scene) -> Building | None:
    """The parts of which all that is asked can be built; None where it is no such question."""
    question = scene.question
    if question is None or question.area is not None or len(question.choices) < MANY:
        return None
    words = _words(question.choices)
    if words is None or len(words) > PARTS:
        return None
    first = {choice.things[0] for choice in question.choices}
    later = {thing for choice in question.choices for thing in choice.things[1:]}
    if first & later or not later:
        return None
    named = {card.id: (card.title, card.body) for card in scene.hand}
    named |= {thing.id: (thing.label, "") for thing in scene.things if thing.id not in named}
    shown = [thing for thing in named if thing in words]
    if len(shown) < len(words):
        return None
    parts = [Part(thing, words[thing], *named[thing]) for thing in shown]
    return Building(
        question.choices[0].say.split()[0],
        tuple(part for part in parts if part.thing in first),
        tuple(part for part in parts if part.thing in later),
        max(len(choice.things) for choice in question.choices) - 1,
    )


def _words(choices: Sequence[Choice]) -> dict[str, str] | None:
    """The word of each thing; None where choices are not a verb with one word for each of their things."""
    found: dict[str, str] = {}
    verb = choices[0].say.split()[0]
    for choice in choices:
        said = choice.say.split()
        if said[0] != verb or not choice.things or len(said) != len(choice.things) + 1:
            return None
        for thing, word in zip(choice.things, said[1:], strict=True):
            if found.setdefault(thing, word) != word:
                return None
    return found
