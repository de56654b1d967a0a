"""A question: which of its options an answer means, and how it is shown with its choices."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from .choices import Choice, Question
from .errors import Refused
from .game import Game
from .odds import told
from .proposals import Proposals
from .region import Place, Region, drawn
from .requests import Ask, Option
from .several import Several

PLAIN = (list, tuple)


def option_said(ask: Ask, words: str, game: Game, view: Any) -> Option:
    """The option of an ask that some notation means; `Refused` says why there is none, and what is legal.

    `view`: the state as the seat that is asked knows it.
    """
    board = game.board(view)
    said = " ".join(words.split())
    legal = []
    unlisted = ask.options if isinstance(ask.options, Proposals) else None
    for option in ask.options if unlisted is None else unlisted.also:
        notation = option.notation(board)
        if notation.lower() == said.lower():
            return option
        legal.append(notation)
    if unlisted is not None:
        found = unlisted.read(board, said)
        if found is not None:
            return found
        legal.insert(0, unlisted.usage(board))
    why = game.refusal(view, ask.seat, said)
    if why is not None:
        raise Refused(why.text, why.rule)
    shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
    meant = _nearest(said[:60], legal)
    begin = f"did you mean {meant!r}? Legal" if meant else "legal"
    raise Refused(f"{said[:60]!r} is not legal here; {begin} is: {shown}", ask.rule)


def _nearest(said: str, legal: Sequence[str]) -> str:
    """The notation that was probably meant where a word is misspelt; empty where none is near, or other numbers are
    all that is wrong."""
    near = get_close_matches(said, legal, 1, 0.7)
    return near[0] if near and _letters(near[0]) != _letters(said) else ""


def _letters(notation: str) -> str:
    return "".join(filter(str.isalpha, notation)).lower()


def own_option(ask: Ask, option: Option) -> Option:
    """The ask's own option that equals this one, which may hold numbers of other types; else `Refused`."""
    options = ask.options
    # Most often it is the very same one, which is found much sooner than an equal one; and a list or a tuple is known
    # much sooner than any other kind of sequence.
    plain = options.__class__ in PLAIN
    if plain:
        for own in options:
            if own is option:
                return own
    if plain or not isinstance(options, Proposals):
        try:
            return options[options.index(option)]
        except ValueError:
            pass
    else:
        found = options.own(option)
        if found is not None:
            return found
    raise Refused(f"{in_text(option)} is none of the {len(options)} options", ask.rule)


def in_text(option: object) -> str:
    """An option that somebody made by hand, as text; Python writes no number of more than 4,300 digits."""
    try:
        return repr(option)[:200]
    except ValueError:
        return f"this {type(option).__name__}"


def question_of(ask: Ask, board: Any, game: Game, *, closed: bool) -> Question:
    """A question with all of its choices. `closed`: its rule is not told."""
    usual = game.wanted(board, ask)
    options = tuple(dict.fromkeys(ask.options if usual is None else (*ask.options, usual)))
    why, lasts = ("", "") if usual is None else (game.reason(board, ask, usual), game.lasts(board, ask, usual))
    choices = tuple([_choice(option, board, game) for option in options])
    area = ask.options.area(board) if isinstance(ask.options, Region) else None
    passes = spared(ask, usual)
    several = ask.options if isinstance(ask.options, Several) else None
    groups, verb = (several.parts(board), several.verb) if several is not None else ((), "")
    if sum(len(group.parts) for group in groups) == 1 < len(choices):
        groups = ()  # a single thing is taken or not, and both answers say so
    say = "" if passes is None else passes.notation(board)
    first = proposed(ask, usual, board)
    proposal = "" if first is None else first.notation(board)
    rule = "" if closed else ask.rule
    return Question(
        ask.prompt, rule, choices, area, say, tuple(ask.about), groups, verb, usual=proposal, why=why, lasts=lasts
    )


def proposed(ask: Ask, usual: Option | None, board: Any) -> Option | None:
    """The answer that is proposed: the usual one; where there is none, in matters of taste, what is good for a first
    match."""
    if usual is not None:
        return usual
    return next((option for option in ask.options if option.for_first(board)), None)


def passing(options: Sequence[Option]) -> Option | None:
    """The answer that may be given by itself: that lets an occasion go by, or with which nothing is decided."""
    if len(options) == 1 and options[0].idle:
        return options[0]
    return next((option for option in options if option.passes), None)


def spared(ask: Ask, usual: Option | None) -> Option | None:
    """The answer that may be given by itself to who does not wish to be asked: the usual one, where the question is one
    of those that he may be spared (`Ask.about`) and no answer lets it go by."""
    return passing(ask.options) or (usual if ask.about else None)


def all_there_is(ask: Ask) -> Option | None:
    """The same where there is no other answer."""
    return passing(ask.options) if len(ask.options) == 1 else None


def _choice(option: Option, board: Any, game: Game) -> Choice:
    at = drawn(option.x, option.y) if isinstance(option, Place) else None
    hint = game.hint(board, option)
    traced = type(option) in game.traces
    odds, brings = told(hint, game.chances[type(option)]) if type(option) in game.chances else ("", "")
    return Choice(
        option.notation(board),
        option.label(board),
        option.things(board),
        hint,
        at,
        traced,
        option.look(board),
        option.strengths(board),
        option.for_first(board),
        odds,
        brings,
        option.foremost(board),
        option.small(board),
        option.does(board),
    )
