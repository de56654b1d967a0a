"""Which answers of a question have a button in sight on a page, which are listed below, and which buttons tell what
they would do."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.choices import Choice, Question, Way
from orcade.table.scene import Scene

Parted = tuple[list[Choice], list[Choice], list[Choice]]
"""Choices as a page shows them: buttons in sight, those that name things to click, and places."""

FEW = 6
"""So many answers beside a place are shown as buttons, although they name things to click."""


def parted(question: Question, inches: bool = False) -> Parted:
    """The choices as a page shows them: buttons in sight, those that name things to click, and places. `inches`: on a
    measured board, where things are small."""
    places = [choice for choice in question.choices if choice.at is not None]
    others = [choice for choice in question.choices if choice.at is None]
    aside = [choice for choice in others if choice.small and choice.say != question.usual]
    plans = [way for way in question.ways if way.planned and not way.beside]
    besides = [way for way in question.ways if way.planned and way.beside]
    named = {plan.things for plan in (*plans, *besides) if plan.things}
    walks = [way for way in question.ways if not way.planned and way.things not in named]
    if aside:
        plain = [*plans, *(choice for choice in others if choice not in aside)]
        listed: list[Choice] = [*aside, *walks]
    elif (inches or question.area is not None) and len(others) <= FEW:
        first = _foremost(places, question.usual)
        places = [choice for choice in places if choice not in first]
        plain, listed = [*plans, *first, *_with_furthest(others, walks)], list(walks[:-1])
    else:
        every: list[Choice] = [*plans, *others, *walks]
        plain = [choice for choice in every if _in_sight(question, choice)]
        listed = [choice for choice in every if choice not in plain]
        if len(every) == len(others) == 2 and not besides:  # a list of a single other one would only hide it
            plain, listed = every, []
    last = [choice for choice in plain if not choice.foremost and choice.say != question.usual] if besides else []
    plain = [*(choice for choice in plain if choice not in last), *besides, *last]
    return sorted(plain, key=lambda choice: choice.say != question.usual), listed, places


def _in_sight(question: Question, choice: Choice) -> bool:
    """Whether it has a button in sight, though there may be something to click for it."""
    foremost = choice.foremost and not _begins_the_usual(question, choice)
    wanted = foremost or choice.say == question.usual or _whole(question, choice)
    return wanted or not (choice.things or _ticked(question, choice))


def _begins_the_usual(question: Question, choice: Choice) -> bool:
    """Whether what is proposed is this and more of it: "Strike orc 3 until it falls", where this is "Strike orc 3"."""
    proposed = (each for each in question.choices if each.say == question.usual)
    return any(each.label.startswith(f"{choice.label} ") for each in proposed)


def _foremost(places: Sequence[Choice], usual: str) -> list[Choice]:
    """One place for each purpose, which its label says before a colon: "Charge Dreg: 4\" down". None for that of the
    place that one mostly wants, which the board shows with a button of its own."""
    found: dict[str, Choice] = {}
    for choice in sorted(places, key=lambda choice: choice.say != usual):
        if choice.foremost:
            found.setdefault(choice.label.partition(":")[0], choice)
    return [choice for choice in found.values() if choice.say != usual]


def _ticked(question: Question, choice: Choice) -> bool:
    """Whether it takes parts that a page lets one tick, so that it needs no button of its own there."""
    return bool(question.groups) and choice.say.startswith(f"{question.verb} ")


def _whole(question: Question, choice: Choice) -> bool:
    """Whether it takes such parts and has a picture as a whole: it gets a button all the same."""
    return bool(choice.look) and _ticked(question, choice)


def ready(question: Question) -> bool:
    """Whether there are such, so that one need not tick anything."""
    return any(_whole(question, choice) for choice in question.choices)


def _with_furthest(others: list[Choice], ways: Sequence[Way]) -> list[Choice]:
    """Plain buttons with that of the furthest way behind the first of its kind."""
    if not ways:
        return others
    verb = ways[-1].say.split()[0]
    at = next((at for at, choice in enumerate(others, 1) if choice.say.split()[0] == verb), 0)
    return [*others[:at], ways[-1], *others[at:]]


HINTED = 4
"""Of so many plain buttons and nothing else each has its hint on it, where a screen is large."""

PAIR = 2
"""Of so many, where a hand lies below."""

WEIGHED = 5
"""Of so many where plans stand beside what is proposed, with a hand below, too: they are weighed by their hints."""


def few(alone: Sequence[Choice], listed: Sequence[Choice], places: Sequence[Choice]) -> bool:
    """Whether each button tells what it will do; one with a picture does so anyway. `alone` …: the choices as a page
    shows them."""
    aside = any(choice.small for choice in listed)
    most = FEW if aside else HINTED
    return _tell(alone) and (not places) < len(alone) <= most and (aside or not (listed or places))


def foremost_tell(
    alone: Sequence[Choice], listed: Sequence[Choice], places: Sequence[Choice], *, holds: bool = False
) -> bool:
    """Whether the buttons in sight do so where there is much else to click, too. `holds`: a hand needs the room."""
    most = WEIGHED if besides(alone) else PAIR if holds else HINTED
    return _tell(alone) and bool(listed or places) and (not places) < len(alone) <= most


def besides(alone: Sequence[Choice]) -> bool:
    """Whether plans stand beside what is proposed."""
    return any(isinstance(choice, Way) and choice.beside for choice in alone)


def _tell(alone: Sequence[Choice]) -> bool:
    return any(choice.hint for choice in alone) and not any(choice.look for choice in alone)


def signs(question: Question) -> bool:
    """Whether each answer has a picture that says enough for a phone: there the first tap tells what it will do. One
    that stands for all of them, such as to leave it to the dice, may have none."""
    pictured = [choice for choice in question.choices if choice.look or not choice.foremost]
    return bool(pictured) and all(choice.look and not choice.strengths for choice in pictured)


def in_hand(scene: Scene, choices: Sequence[Choice]) -> bool:
    """Whether all that is to be clicked first for these choices lies in the reader's hand."""
    held = {card.id for card in scene.hand}
    return all(choice.things[0] in held for choice in choices if choice.things)
