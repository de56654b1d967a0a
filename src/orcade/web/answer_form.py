"""The answers on a page: a form with a button for each, of which a page is sent only those that are new to it; and
what can be done about the last answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import accumulate
from math import atan2, degrees, dist

from orcade import draw
from orcade.draw.parts import Branch, Kept, Leaf, Part, Picture, branch, fixed, kept_or_made
from orcade.table.choices import FIRST, Choice, Question, Way
from orcade.table.plane import compass
from orcade.table.rulebook import Rule
from orcade.table.scene import Scene

from . import in_sight, page_words, pages
from .in_sight import Parted
from .view_model import TableView

_NEAR = 1.0
"""Inches within which two places of which the same is said are one."""
_UNPICK = '<button type="button" class="plain" data-do="unpick">Choose anew</button>'
_BRIEF = 44
"""Letters that a phone shows in one line of a button."""
_ALONE = '<label><input type="checkbox"> Give an only answer by itself</label>'


def answer_form(view: TableView, scene: Scene, question: Question, kept: Kept) -> Branch:
    """The form by which a question is answered. `kept`: the one that was shown before, and now."""
    hand = in_sight.in_hand(scene, [choice for choice in question.choices if choice.at is None])
    parted = in_sight.parted(question, scene.inches)
    key = (question, view.link, view.since, view.answered, view.courtesy, view.solo, hand, scene.strides)
    return kept_or_made(
        kept,
        "choices",
        key,
        lambda: branch("choices", _head(view, question, parted, scene.strides), *_fields(view, hand, question, parted)),
    )


def may_pass(view: TableView, question: Question) -> bool:
    """Whether one answer lets others' doings pass, so that the page may give it by itself."""
    return bool(question.passing) and not view.courtesy


def _head(view: TableView, question: Question, parted: Parted, strides: int) -> str:
    """The inside of its opening tag, with what scripts must know of the question."""
    area = page_words.area_json(view)
    told = f' data-area="{escape(area)}"' if area else ""
    told += f' data-usual="{escape(question.usual)}"' if question.usual and question.area is not None else ""
    told += f' data-why="{escape(question.why)}"' if question.why and question.area is not None else ""
    if question.lasts and not view.courtesy:
        told += f' data-lasts="{escape(question.lasts)}"'
        told += " data-sole" if sole(question) else ""
    told += " data-traces" if view.game.traces else ""
    told += f' data-strides="{strides}"' if strides else ""
    if may_pass(view, question):
        told += f' data-passing="{escape(question.passing)}" data-about="{escape(" ".join(question.about))}"'
        told += " data-solo" if view.solo else ""
    alone, listed, places = parted
    kind = " signs" if in_sight.signs(question) else ""
    if question.groups:
        kind = " builds"
    elif in_sight.few(alone, listed, places):
        kind = " few weighs" if in_sight.besides(alone) else " few"
    elif in_sight.foremost_tell(alone, listed, places, holds=_holds(view)):
        much = in_sight.besides(alone) and (_holds(view) or len(alone) >= in_sight.HINTED)
        kind = " foremost weighs" if much else " foremost"
    address = view.path("answer")
    sent = f'method="post" action="{address}" data-answered="{view.answered}"'
    return f'form id="choices" class="choices{kind}" {sent}{told}'


def _holds(view: TableView) -> bool:
    """Whether the reader has cards in hand."""
    return view.scene is not None and bool(view.scene.hand)


def sole(question: Question) -> bool:
    """Whether there is a single plan, and it is what is proposed: if it lasts, it goes on without having been taken."""
    return [way.beside for way in question.ways if way.planned] == [False]


def _fields(view: TableView, hand: bool, question: Question, parted: Parted) -> Iterator[Part]:
    yield fixed("answer-seat", f'<input type="hidden" name="seat" id="answer-seat" value="{view.seat}">')
    yield fixed("answer-version", f'<input type="hidden" name="version" id="answer-version" value="{view.since}">')
    alone, listed, places = parted
    named = bool(question.groups)
    alone = sorted(alone, key=lambda choice: not choice.first)  # a phone shows two or three of them
    whole = 0 if places else 1 if _holds(view) or listed else 2  # without a hand, and alone, two have room for all
    told = whole < len(alone) <= in_sight.FEW
    buttons = [_button(choice, *_wanted(question, choice), named=named, told=told) for choice in alone]
    if question.groups:  # the buttons above it: with much to tick they would be out of sight below
        yield from buttons
        aside = in_sight.ready(question)
        id = "build-own" if aside else "build"
        yield Leaf(id, (question.verb, question.groups), pages.block, "builder", question, aside)
    if listed or places or question.groups or any(choice.things for choice in alone):
        yield fixed("picked-line", f'<p class="picked-line" id="picked-line"><span></span> {_UNPICK}</p>')
    if not question.groups:
        yield from buttons
    every = [*(_button(choice) for choice in listed), *proposals(places)]
    if len(every) == 1 and alone:  # it takes no more room than what would open it; an id of its own, being no `details`
        yield branch("single", f'div class="list{" in-hand" * hand}" id="single"', *every)
    elif every:
        id, title = ("list", "As a list") if listed else ("proposals", "Proposals")
        if any(choice.small for choice in listed):
            planned = not places and any(way.planned for way in question.ways)
            id, title = ("steps", "Step by step") if planned else ("other-choices", "Others")
        yield _list(id, "list in-hand" if hand else "list", title, every)
    if len(alone) + len(listed) == 1 and question.area is None and not question.passing:
        solo = " data-solo" if view.solo else ""
        yield fixed("alone", f'<p class="alone" id="alone"{solo} hidden>{_ALONE}</p>')


def _list(id: str, kind: str, title: str, buttons: Sequence[Part]) -> Branch:
    """Answers that can be clicked on the board, too."""
    count = f' <span class="chip">{len(buttons)}</span>' if len(buttons) > 1 else ""
    words = f'<summary id="{id}-title">{title}{count}</summary>'
    every = branch(f"{id}-all", f'div class="all" id="{id}-all"', *buttons)
    return branch(id, f'details class="{kind}" id="{id}" open', fixed(f"{id}-title", words), every)


def proposals(places: Sequence[Choice]) -> list[Part]:
    """Of places that lie near each other and of which the same is said, the first."""
    every: list[Choice] = []
    for choice in places:
        if not any(_twins(choice, other) for other in every):
            every.append(choice)
    return [_button(choice, differs=_differs(choice, every)) for choice in every]


def _twins(one: Choice, other: Choice) -> bool:
    assert one.at is not None
    assert other.at is not None
    return (one.label, one.hint) == (other.label, other.hint) and dist(one.at, other.at) < _NEAR


def _differs(choice: Choice, every: Sequence[Choice]) -> str:
    """In what a place differs from others that are called the same: the first sentence that is said of it alone, else
    where it lies, seen from the middle of them if that is enough."""
    others = [other for other in every if other.label == choice.label and other is not choice]
    if not others or choice.at is None:
        return ""
    elsewhere = {said for other in others for said in _said(other)}
    own = [said.rstrip(".") for said in _said(choice) if said and said not in elsewhere]
    if own:
        return own[0]
    sides = [_side(each, [*others, choice]) for each in (choice, *others)]
    return f"farther {sides[0]}" if sides[0] not in sides[1:] else f"at {page_words.spot(choice.at)}"


def _side(choice: Choice, alike: Sequence[Choice]) -> str:
    """Where a place lies, seen from the middle of some."""
    x, y = (sum(places) / len(alike) for places in zip(*(each.at or (0, 0) for each in alike), strict=True))
    assert choice.at is not None
    return compass(degrees(atan2(choice.at[1] - y, choice.at[0] - x)))


def _said(choice: Choice) -> list[str]:
    return _sentences(choice.hint)


def _sentences(words: str) -> list[str]:
    return re.split(r"(?<=[.!]) ", words)


def _wanted(question: Question, choice: Choice) -> tuple[bool, str, str]:
    """Whether a choice is the one that one mostly presses, why that is wanted now, and how long it goes on."""
    if choice.say != question.usual:
        return False, "", ""
    return True, question.why, f"Goes on {question.lasts}." if question.lasts else ""


def _button(
    choice: Choice,
    usual: bool = False,
    why: str = "",
    then: str = "",
    *,
    differs: str = "",
    named: bool = False,
    told: bool = False,
) -> Part:
    """`differs`: in what from another place that is called the same; `named`: the figures of what it is good for have
    their names; `told`: a phone has room for a line of what comes of it."""
    id = f"say-{escape(choice.say).replace(' ', '_')}"
    more = differs, usual, why, named, then, told
    return Picture(id, (choice, *more), _drawn, id, choice, *more)


def _drawn(
    id: str,
    choice: Choice,
    differs: str = "",
    usual: bool = False,
    why: str = "",
    named: bool = False,
    then: str = "",
    told_below: bool = False,
) -> str:
    label, hint = unbroken(escape(choice.label)), unbroken(escape(f"{why} {without_odds(choice)} {then}".strip()))
    place, told = "", " data-traced" if choice.traced else ""
    if choice.at is not None:
        place = f' data-at="{page_words.spot(choice.at)}"'
        told += f' data-label="{label}"' if differs else ""
        label += f", {unbroken(escape(differs))}" if differs else ""
    elif choice.things:
        told += f' data-things="{escape(" ".join(choice.things))}"'
        told += f' data-way="{escape(" ".join(choice.way))}"' if isinstance(choice, Way) else ""
        told += f' data-odds="{choice.odds}"' if choice.odds else ""  # beside what it is about
        told += f' data-does="{escape(choice.does)}"' if choice.does else ""
    kind = "usual" if usual else "lead" if choice.foremost or not (choice.things or choice.at) else ""
    kind += " beside" if isinstance(choice, Way) and choice.beside else ""
    told += f' class="{kind}"' if kind else ""
    alone = choice.foremost or (isinstance(choice, Way) and choice.planned)
    chance = f" <small>{choice.prospect}</small>" if alone and choice.odds else ""
    inner = f"<span>{label}</span>{chance}"
    if choice.look:
        told += f' data-label="{label}"' if choice.first or choice.strengths else ""
        first = f" <i>{FIRST}</i>" if choice.first else ""
        good_for = draw.strengths(choice.strengths, named)
        if choice.strengths:
            label = label.partition(":")[0]  # numbers behind it are shown as pictures
        said = first_said(escape(why), escape(f"{choice.hint} {then}".strip() if choice.strengths else choice.hint))
        inner = f"{draw.choice_picture(choice.look)}<span><b>{label}{first}</b> {good_for}<small>{said}</small></span>"
    if hint and (choice.things if choice.strengths else not choice.look):  # beside a picture alone it is read
        told += f' data-hint="{hint}"'
    if told_below and not (usual or chance or choice.look):
        line = brief(choice.hint)
        whole = line == choice.hint.rstrip(".")  # its hint is sent anyway
        told += f' data-brief="{"" if whole else unbroken(escape(line))}"' if line else ""
    return f'<button name="say"{place} value="{escape(choice.say)}" id="{id}"{told}>{inner}</button>'


def brief(hint: str) -> str:
    """What fits one line of a phone: as many whole sentences as do, else as many clauses of the first one, where these
    are more than a word."""
    sentences = _sentences(hint)
    for told, least in ((sentences, 1), (re.split(r"(?<=[,:;]) ", sentences[0]), _BRIEF // 4)):
        fitting = [line for line in accumulate(told, "{} {}".format) if least <= len(line) <= _BRIEF]
        if fitting:
            return fitting[-1].rstrip(".,:;")
    return ""


def without_odds(choice: Choice) -> str:
    """The hint, without the sentence of which all stands beside the label."""
    if not choice.foremost or not choice.brings:
        return choice.hint
    told = re.escape(f"{choice.odds}: {choice.brings}")
    return re.sub(rf"[^. ][^.]*{told}\. ?", "", choice.hint)


def unbroken(words: str) -> str:
    """No line begins with "%"."""
    return words.replace(" %", "\N{NO-BREAK SPACE}%")


def first_said(why: str, hint: str) -> str:
    """A hint with what stands behind its first sentence apart, for which a phone has no room beside a picture; and
    again what stands behind the second, which is told of a button that is looked at."""
    first, *more = re.split(r"(?<=[.!]) ", hint, maxsplit=2)
    said = re.sub(r"\d+ %", r"<strong>\g<0></strong>", first, count=1)
    second = f" <i>{more[0]}{''.join(f' <i>{each}</i>' for each in more[1:])}</i>" if more else ""
    return unbroken(f"{why} {said}{second}".strip())


def may_ask_advice(view: TableView, question: Question | None) -> bool:
    """Whether a bot tells what it would do; where nothing is asked just now, whether it would."""
    if question is None:
        if view.ending is not None or view.curtain is not None or not view.mine:
            return False
    elif len(question.choices) < 2:
        return False
    named = view.game.policy is not None and not view.game.parts  # of a campaign only some disciplines have one
    return (named or view.solo) and not view.courtesy


def advice_chip() -> str:
    """Asks a bot what it would do; what it says is shown in the form (advice.js)."""
    told = 'title="What would a bot do?"'
    return f'<button class="rule-chip" id="advise" {told}>Advice</button>'


def undo(view: TableView) -> Branch:
    """Takes the last answer back. `view.undo` is not None."""
    return Branch(
        "undo",
        f'<form id="undo" class="undo" method="post" action="{view.path("undo")}" data-live>',
        (
            fixed("undo-seat", f'<input type="hidden" name="seat" id="undo-seat" value="{view.undo}">'),
            fixed("undo-version", f'<input type="hidden" name="version" id="undo-version" value="{view.undo_since}">'),
        ),
        '<button class="rule-chip" title="Take back the last answer (u)">Undo'
        '<span class="heard"> my last answer</span></button></form>',
    )


@lru_cache(maxsize=1024)
def rule_chip(game: str, rule: Rule) -> str:
    """The rule that asks, to be looked up."""
    named = escape(rule.id)
    return (
        f'<a class="rule-chip" id="rule-chip" target="_blank" '
        f'href="/rules/{game}#{pages.anchor(rule.id)}" '
        f'aria-label="Rule {named}, {escape(rule.title)}">{named}</a>'
    )
