"""A table's page in parts: what is inside `<main id="table">`, of which an open page is sent only what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from orcade import draw
from orcade.draw.parts import Branch, Kept, Leaf, Part, branch, fixed
from orcade.table.choices import Question
from orcade.table.game import game_named
from orcade.table.rulebook import Rule
from orcade.table.scene import Scene
from orcade.table.things import Card, Piece

from . import grounds, page_words, pages, rows
from .answer_form import advice_chip, answer_form, may_ask_advice, may_pass, rule_chip, undo
from .overview import Overview
from .view_model import TableView


def table_parts(view: TableView, kept: Kept | None = None) -> Branch:
    """The table in play or over. `kept`: what of it was made before, and now."""
    scene, kept = _scene(view), Kept() if kept is None else kept
    rule = page_words.asked_rule(view)
    told = _block("told", view.notice, "told", view.notice) if view.notice else None
    tabs = _block("tabs", view.ending is not None, "tabs", view.ending is not None)
    lower = branch(
        "lower",
        'div class="lower" id="lower"',
        tabs,
        _question(view, scene, rule, kept),
        _hand(scene, "Your hand"),
        rows.log(view, kept),
    )
    return _table(
        branch(
            "stage",
            _stage(view, scene),
            told,
            rows.progress(view, scene, kept),
            _frame(view, scene, kept),
            _tools(scene),
            rows.strip(view, kept),
        ),
        branch("side", _side(scene, view.ending is not None), lower, rows.seats(view, scene, live=True, kept=kept)),
        rows.gauge_looks(scene, kept),
        _podium(view, scene),
        _block("proof", (view.seed, view.seal, view.closing), "proof", view),
        None if view.curtain is None else _block("curtain", (view.curtain, view.names, view.players), "curtain", view),
    )


def replay_parts(view: TableView, at: int, whole: Overview, eyes: str, *, bands: bool = True) -> Branch:
    """The frame of a replay after `at` answers, seen by `eyes`. `bands`: with who led when, which stays as it is."""
    scene = _scene(view)
    scrub = _block("scrub", (at, eyes, bands), "scrub", view, at, whole, eyes, bands)
    lower = branch("lower", 'div class="lower" id="lower"', scrub, _hand(scene, "Hand"), rows.log(view, Kept()))
    return _table(
        branch(
            "stage",
            _stage(view, scene),
            rows.progress(view, scene, Kept()),
            _frame(view, scene, Kept()),
            _tools(scene),
            rows.strip(view, Kept()),
        ),
        branch("side", _side(scene, False), lower, rows.seats(view, scene, live=False, kept=Kept())),
        rows.gauge_looks(scene, Kept()),
    )


def _scene(view: TableView) -> Scene:
    assert view.scene is not None
    return view.scene


def _table(*parts: Part | None) -> Branch:
    return Branch("table", "", tuple(part for part in parts if part is not None), "")


def _block(id: str, key: Any, macro: str, *given: Any) -> Leaf:
    """An element that a macro of `_blocks.html` makes; `key`: all that it is made of."""
    return Leaf(id, key, pages.block, macro, *given)


def _stage(view: TableView, scene: Scene) -> str:
    wide = scene.map is None and scene.width > 1.4 * scene.height  # a map that grows would make the hand lie elsewhere
    kinds = rows.classes("stage", wide=wide, zooms=_zooms(scene))
    told = f' data-aim="{escape(scene.aim)}"'
    if view.ending is None:
        told += " data-closed" if scene.closed else ""
        told += f' data-until="{scene.until}"' if scene.until is not None else ""
    return f'section class="{kinds}" id="stage" aria-label="The board"{told}'


def _zooms(scene: Scene) -> bool:
    """Whether its board is seen from near and far."""
    return bool(scene.inches or scene.roams)


def _side(scene: Scene, ended: bool) -> str:
    """What is in it is told by its class, for the styles of what lies elsewhere."""
    building = scene.question is not None and bool(scene.question.groups)
    kinds = rows.classes("side", holds=bool(scene.hand), building=building, ended=ended)
    return f'div class="{kinds}" id="side"'


def _frame(view: TableView, scene: Scene, kept: Kept) -> Branch:
    """The board, and what lies over it."""
    under = draw.backdrop(scene)
    floor = view.path(f"ground?of={grounds.keep(under)}") if under is not None else ""
    board = draw.board(scene, kept, floor=floor)
    head = 'div class="board" id="board-frame"'
    overlay = _block("overlay", None, "overlay")
    opening = _opening(view, scene)
    if not _zooms(scene):
        style = f'<i hidden id="podium-style">{pages.sheet("podium")}</i>'
        styled = fixed("podium-style", style) if scene.look == "podium" else None
        return branch("board-frame", head, styled, board, overlay, opening)
    style = f'<i hidden id="fronts-style">{pages.sheet("small-cards")}</i>'
    return branch(
        "board-frame",
        f'{head} data-inches="{scene.width} {scene.height}"',
        fixed("fronts-style", style) if scene.map is not None else None,
        board,
        overlay,
        opening,
        _block("preview-tag", None, "preview_tag"),
    )


def _tools(scene: Scene) -> Leaf | None:
    """What one looks nearer with; beside the board, which is cut off at its edges."""
    return _block("zoom-tools", scene.inches, "zoom_tools", scene.inches) if _zooms(scene) else None


def _podium(view: TableView, scene: Scene) -> Leaf | None:
    """Who has won, over the board, unless the board shows it."""
    if view.ending is None or scene.look == "podium":
        return None
    return _block("podium", (view.ending, scene.things, scene.seats, view.rematch), "podium", view)


def _opening(view: TableView, scene: Scene) -> Leaf | None:
    """What the game is about, or the next one of a campaign, over the board."""
    if scene.opening is not None:
        return _block("opening", scene.opening, "opening", game_named(scene.opening.game), scene.opening)
    return _block("opening", view.game.name, "opening", view.game, None, view.options) if _opens(view, scene) else None


def _opens(view: TableView, scene: Scene) -> bool:
    """Whether the reader has only just sat down and nobody is on the board: he is told what the game is about there."""
    first = scene.question is not None and view.answered == 0 and all(each.look for each in scene.question.choices)
    return first and not any(isinstance(thing, (Piece, Card)) for thing in scene.things)


def _question(view: TableView, scene: Scene, rule: Rule | None, kept: Kept) -> Branch:
    """What is asked, and whose turn it is."""
    told = f" courtesy{' among-people' if view.among_people else ''}" if view.courtesy else ""
    if scene.question is not None or view.curtain is not None:
        told += f" mine seat-{view.seat if view.curtain is None else view.curtain}"
    if scene.question is not None and may_pass(view, scene.question):
        told += " passes"
    seat = view.seat if view.seat in view.mine else ""
    head = f'section id="question" class="question{told}" aria-label="What is asked" data-seat="{seat}"'
    return branch(
        "question", head, _whose(view, scene, rule), branch("ask", 'div class="ask" id="ask"', *_ask(view, scene, kept))
    )


def _whose(view: TableView, scene: Scene, rule: Rule | None) -> Branch:
    """Whose turn it is, in a line with what can be done about the last answer and the rule.

    Advice, Pause and Skip are there all the time, so that they are not sent again in each turn: the style sheet hides
    what is of no use at the moment.
    """
    marks, words = page_words.whose_turn(view)
    turn = "".join(map(draw.small_mark, marks))
    own = f"{view.names[view.seat]}, " if len(view.mine) == 1 and scene.question is not None else ""
    said = escape(words)
    if own:  # which a phone does not show: its reader knows his own name
        said = f'<span class="own">{escape(own)}</span>{escape(words.removeprefix(own))}'
    return branch(
        "whose",
        'div class="whose" id="whose"',
        fixed("turn", f'<span class="turn" id="turn">{turn}<span>{said}</span></span>'),
        branch(
            "tools",
            'span class="tools" id="tools"',
            fixed("advise", advice_chip()) if may_ask_advice(view, scene.question) else None,
            undo(view) if view.undo is not None and view.ending is None else None,
            None if rule is None else fixed("rule-chip", rule_chip(view.game.name, rule)),
            _block("beat", None, "beat") if view.ending is None else None,
        ),
    )


def _ask(view: TableView, scene: Scene, kept: Kept) -> Iterator[Part]:
    """The question with its answers, or who else is asked; after the match, the result."""
    words = escape(page_words.asked_in_words(view))
    heading = fixed("asked", f'<h2 id="asked" tabindex="-1">{words}</h2>')
    yield branch("asked-live", 'div aria-live="polite" id="asked-live"', heading)
    happens, others = page_words.happening(view)
    if happens or (happens := page_words.prospect(view)):
        yield fixed("situation", f'<p class="situation" id="situation">{escape(happens)}</p>')
    if page_words.only_watches(view):
        yield _block("onward", None, "onward")
    if others:
        yield _block("others", (others, view.names), "others", view, others)
    if scene.question is not None:
        yield from _answers(view, scene, scene.question, kept)
    elif view.ending is not None:
        yield _block("after", view.rematch, "after", view)
        yield _block("result", (view.ending, view.names, view.players), "result", view)
        fair = "Were the dice fair?"
        yield fixed("fair", f'<button type="button" class="chip" id="fair" data-open="proof">{fair}</button>')
    else:
        yield _hint("", "")  # as most questions have it
    if view.ending is None:
        for seat in view.away:
            yield _block(f"back-{seat}", (len(view.mine), view.names), "come_back", view, seat)
        if view.game.stops and view.mine:
            yield _block("pass-by", view.solo, "pass_by", view.game, view.solo)


def _answers(view: TableView, scene: Scene, question: Question, kept: Kept) -> Iterator[Part]:
    if question.area is not None:
        yield _block("spot", question.area, "spot_line", question)
    else:
        brief = (" brief" if question.about else "") + (" beyond" if scene.beyond else "")
        yield _hint(brief, page_words.how_to(question, scene.beyond, scene.strides))
    yield answer_form(view, scene, question, kept)
    if question.area is not None:
        yield _block("spot-tools", (question.area, view.seat, view.since), "spot_tools", view)


def _hint(kind: str, how: str) -> Leaf:
    """The line that tells how a question is answered, or what is pointed at would do."""
    return fixed("hint", f'<p class="hint{kind}" id="hint" data-empty="{escape(how)}">{escape(how)}</p>')


def _hand(scene: Scene, label: str) -> Branch | None:
    if not scene.hand:
        return None
    return branch("hand", f'section class="hand" id="hand" aria-label="{label}"', draw.hand(scene))
