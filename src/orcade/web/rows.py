"""The rows of a table's page: lines of the log, dice, and seats with their gauges.

They change with nearly every answer, so they are put together here and not by a template, which would take ten times as
long.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, takewhile

from msgspec.structs import astuple, replace

from orcade import draw
from orcade.draw.parts import Branch, Kept, Leaf, Part, Picture, branch, fixed, kept_or_made
from orcade.table.requests import MOMENT, UPON, Impact, Seat, seat_id
from orcade.table.scene import Progress, Scene, SeatPanel
from orcade.table.story import Said
from orcade.table.things import Gauge

from . import page_words, pages
from .sentences import WITHIN
from .view_model import Line, Player, TableView, Turn

MANY = 7
"""Seats from which on they have a style sheet of their own."""

DEEPEST = 6
"""Interruptions within each other that a line of the log is moved in for."""


def log(view: TableView, kept: Kept) -> Branch:
    """The newest lines, the oldest first. `kept`: the lines that were shown before, and now."""
    closed = view.scene is not None and view.scene.closed
    key = (view.turns, view.names, "" if closed else view.game.name)
    older = None
    if view.earlier:
        link = f'<a id="log-link" href="{view.path("log")}">{view.earlier} earlier lines</a>'
        older = branch("log-earlier", 'p id="log-earlier"', fixed("log-link", link))
    shown = [before for _, before in kept.get("lines")]
    return branch(
        "log",
        'section class="log" id="log" role="log" aria-label="What happened" tabindex="0"',
        kept_or_made(kept, "lines", key, lambda: branch("lines", 'ol id="lines"', *_lines(*key, shown))),
        older,  # The style sheet puts what comes last on top.
    )


def _lines(turns: tuple[Turn, ...], names: tuple[str, ...], book: str, shown: Sequence[Branch]) -> Sequence[Leaf]:
    """The sentences. `book`: the game whose rules the reader may look up; empty where he may not. `shown`: sentences as
    they were shown before, of which nearly all stay."""
    if not turns:
        return [fixed("log-none", '<li id="log-none" class="soft">Nothing has happened yet.</li>')]
    stay = max((_staying(turns, names, book, each.parts) for each in shown), key=len, default=[])
    return stay + [_line(turn, names, book) for turn in turns[len(stay) :]]


def _staying(turns: tuple[Turn, ...], names: tuple[str, ...], book: str, before: Sequence[Part]) -> list[Leaf]:
    """The first of the sentences, as far as they were shown before."""
    lines = [each for each in before if isinstance(each, Leaf) and each.id != "log-none"]
    begin = next((at for at, each in enumerate(lines) if each.key[0] is turns[0]), len(lines))
    if lines[begin:] and lines[begin].key[1:] != (names, book):
        return []
    return [each for each, _ in takewhile(lambda both: both[0].key[0] is both[1], zip(lines[begin:], turns))]


def _line(turn: Turn, names: tuple[str, ...], book: str) -> Leaf:
    return Leaf(f"log-{turn[0].at}", (turn, names, book), _written, turn, names, book)


def _written(turn: Turn, names: tuple[str, ...], book: str) -> str:
    """A sentence, which leads to the board as it was then; its dice; and its rule."""
    line = turn[-1].line
    sentences = page_words.sentences(turn)
    text = " ".join([said.words for said in sentences])
    level = 0 if line.die else (len(line.text) - len(page_words.plain_words(line))) // len(WITHIN)
    look = next((told.line.look for told in turn if told.line.look), "")
    seat = line.seat if line.die or len(turn) == 1 else _whose(turn)
    kinds = [f"by seat-{seat}" if seat is not None else "", look, "within" if level else ""]
    told_of = f' class="{" ".join(filter(None, kinds))}"' if any(kinds) else ""
    told_of += f' style="--level:{min(level, DEEPEST)}"' if level else ""
    impacts = [_in_words(impact, told.line) for told in turn for impact in told.line.impacts]
    told_of += _impacts(impacts)
    told_of += f' data-since="{turn[0].line.move}"' if turn[0].line.move != line.move else ""
    weighty = {thing for impact in impacts for thing in (impact.thing, impact.by)}
    things = dict.fromkeys(thing for told in turn for thing in told.line.things if thing not in weighty)
    told_of += f' data-on="{escape(" ".join(things))}"' if things else ""
    if line.die is None:
        words = _sentences(sentences)
        fell = [
            f" <small>{_for(alike, seat, names, text)} {_shown(alike)}</small>" for alike in page_words.dice_of(turn)
        ]
        dice = "".join(fell)
    else:  # It has decided nothing yet.
        fallen = tuple([told.line for told in turn])
        words, dice = _for(fallen, None, names, ""), f" {_shown(fallen)}"
    followed = next((told.line.rule for told in reversed(turn) if told.line.rule), "")
    rule = ""
    if book and followed:
        rule = f' <a class="why" href="/rules/{book}#{pages.anchor(followed)}">{escape(followed)}</a>'
    return f'<li id="log-{turn[0].at}"{told_of}><a href="?at={line.move}">{words}</a>{dice}{rule}</li>'


def _whose(turn: Turn) -> Seat | None:
    """Whose doings several lines tell: of whom each of them is that says so, else of who had answered."""
    seats = {told.line.seat for told in turn if told.line.die is None} - {None}
    return seats.pop() if len(seats) == 1 else turn[0].line.by


def _for(dice: tuple[Line, ...], by: Seat | None, names: tuple[str, ...], text: str) -> str:
    """What dice fell for, and whose they were where they are one player's. `by`, `text`: of the sentence beside them,
    which may say so already."""
    words, seat = page_words.about_die(dice[0]), dice[0].seat
    figure, _, what = words.rpartition(", ")
    if figure and text.startswith(f"{figure} ") and ". " not in text:  # it tells of nobody else
        return escape(what)
    if figure and (figure in text or figure[0].isupper()):  # a name says whose
        return escape(words)
    several = any(die.seat != seat for die in dice)
    if several or seat is None or seat == by or names[seat] in words or names[seat] in text:
        return escape(words)
    return escape(f"{names[seat]}, {words}")


def _shown(dice: tuple[Line, ...]) -> str:
    return "".join([draw.small_die(line.die.sides, line.die.value) for line in dice if line.die])


def _in_words(impact: Impact, line: Line) -> Impact:
    """It with what stands over the board, where that is the line itself."""
    said = impact.kind in (MOMENT, UPON) and not impact.text
    return replace(impact, text=page_words.plain_words(line)) if said else impact


def _impacts(impacts: list[Impact]) -> str:
    """What events did to things, for the script that shows it (impacts.js): a line each, with tabs between its fields.
    No sentence and no name has any."""
    told = "\n".join("\t".join(astuple(impact)).rstrip("\t") for impact in impacts)
    return f' data-impacts="{escape(told)}"' if told else ""


Numbered = list[tuple[int, Line]]
"""Lines, each with its number in the log."""


def strip(view: TableView, kept: Kept) -> Branch:
    """Below the board: what happened last, which the log tells as well."""
    key = page_words.newest_dice(view), page_words.newest_sentences(view.turns)
    return kept_or_made(kept, "strip", key, lambda: _strip(*key))


def _strip(dice: Numbered, sentences: list[tuple[int, str, list[Said]]]) -> Branch:
    long = LONG - LESS * min(len(dice), 3)
    return branch("strip", 'div class="strip" id="strip" aria-hidden="true"', _dice(dice), _last_lines(sentences, long))


def _dice(lines: Numbered) -> Branch:
    """The dice that fell last."""
    fallen = (fixed(f"fell-{number}", _fallen(number, line)) for number, line in lines)
    return branch("dice", f'ul class="dice{_from(len(lines))}" id="dice"', *fallen)


def _from(count: int) -> str:
    """Classes by which styles tell how many there are. With `:has(:nth-child())` a browser looks at all of a page
    again whenever an element comes or goes."""
    return "".join([f" from-{least}" for least in range(3, count + 1)])


def _fallen(number: int, line: Line) -> str:
    assert line.die is not None
    kind, mark = ("", "") if line.seat is None else (f' class="seat-{line.seat}"', draw.small_mark(line.seat))
    art = draw.small_die(line.die.sides, line.die.value, silent=True)
    words = escape(page_words.about_die(line))
    return f'<li id="fell-{number}"{kind}>{art}{mark}<span>{words}</span></li>'


LONG, LESS = 80, 14
"""So many letters of an entry fill two lines on a phone; so many fewer beside each die, of which more are smaller."""
SMALL, BOLD = 1.8, 1.15
"""How many times as many fit in if they are smaller, on three lines; and how much wider those are that weigh."""


def _last_lines(told: list[tuple[int, str, list[Said]]], long: int) -> Branch:
    """The newest entries; with more letters than `long`, one is written smaller, and of one that is too long even so
    is left out what weighs least."""
    rows = []
    for number, look, each in told:
        shown = _most_of(each, SMALL * long)
        looks = " ".join(filter(None, (look, "long" if _letters(shown) > long else "")))
        kind = f' class="{looks}"' if looks else ""
        rows.append(fixed(f"last-{number}", f'<li id="last-{number}"{kind}>{_sentences(shown)}</li>'))
    return branch("last-lines", 'ul class="last-lines" id="last-lines"', *rows)


def _letters(told: Sequence[Said]) -> float:
    return sum((len(said.words) + 1) * (BOLD if said.weight else 1) for said in told)


def _most_of(told: Sequence[Said], most: float) -> Sequence[Said]:
    """What weighs, and the newest of the rest, in so many letters if that can be."""
    left = list(told)
    while _letters(left) > most and len(left) > 1:
        left.remove(min(left, key=lambda said: said.weight))
    return left


def _sentences(told: Sequence[Said]) -> str:
    """What weighs is seen first; beside it the rest is quiet."""
    quiet = any(said.weight for said in told)
    if len(told) == 1 and not quiet:
        return escape(told[0].words)
    plain = '<span class="quiet">' if quiet else "<span>", "</span>"
    marked = [(plain, ("<b>", "</b>"), ('<b class="fatal">', "</b>"))[said.weight] for said in told]
    return " ".join([f"{begin}{escape(said.words)}{end}" for said, (begin, end) in zip(told, marked, strict=True)])


APART = 0.032
"""Of a race's line, how far apart at least the marks of two seats stand, so that each is seen."""


def progress(view: TableView, scene: Scene, kept: Kept) -> Branch | None:
    """How far everybody has come, along a line above the board."""
    if scene.progress is None:
        return None
    key = scene.progress, view.names
    return kept_or_made(kept, "progress", key, lambda: _progress(*key))


def _progress(race: Progress, names: tuple[str, ...]) -> Branch:
    marks = "".join([f'<i style="--at:{at:.3f}">{escape(word)}</i>' for at, word in race.marks])
    goal = f'<svg viewBox="-50 -50 100 100"><use href="#{draw.gauge_look(race.goal)}"/></svg>'
    rear = -APART
    runners = []
    for each in sorted(race.runners, key=lambda each: each.at):
        rear = max(min(each.at, 1.0), rear + APART)
        runners.append(Picture(f"race-{each.seat}", (each.seat, rear), _runner, each.seat, rear))
    told = escape(f"The race: {race.told(names)}")
    return branch(
        "race",
        f'div class="race" id="race" role="img" title="{told}"',
        fixed("race-line", f'<span id="race-line">{pages.sheet("race")}{marks}{goal}</span>'),
        *sorted(runners, key=lambda each: each.id),
    )


def _runner(seat: Seat, at: float) -> str:
    return f'<b id="race-{seat}" class="seat-{seat}" style="--at:{at:.3f}">{draw.small_mark(seat)}</b>'


def gauge_looks(scene: Scene, kept: Kept) -> Branch:
    """The pictures that gauges and answers refer to, and the goal of a race."""
    key = scene.seats, scene.progress.goal if scene.progress is not None else "", scene.look
    return kept_or_made(kept, "gauge-looks", key, lambda: _gauge_looks(*key))


def _gauge_looks(panels: tuple[SeatPanel, ...], goal: str, board: str) -> Branch:
    shown = [each.look for panel in panels for each in panel.gauges] + draw.looks_in_front(panels)
    looks = draw.gauge_looks([*shown, goal] if goal else shown, board)
    pictures = (fixed(id, f'<g id="{id}">{art}</g>') for id, art in looks.items())
    signs = (fixed(id, art) for id, art in draw.signs(board).items())
    return branch("gauge-looks", 'svg id="gauge-looks"', *pictures, *signs)


Row = tuple[SeatPanel, Player, bool, str, bool]
"""All that the row of a seat is made of; the last three: whether it is asked, who sits there in words, and whether it
is told who is away."""


def seats(view: TableView, scene: Scene, live: bool, kept: Kept) -> Branch:
    """Who sits where, and what each has. `live`: whether it is told who is away."""
    rows = [_row(view, panel, live) for panel in scene.seats]
    return kept_or_made(kept, "seats", rows, lambda: _seats(rows, kept))


def _row(view: TableView, panel: SeatPanel, live: bool) -> Row:
    player = view.players[panel.seat]
    asked = panel.seat in view.awaited
    return panel, player, asked, page_words.sitter(player, panel.seat in view.mine), live


def classes(always: str, **others: bool) -> str:
    """The classes of an element: some always, each of the others where it holds."""
    return " ".join([always, *(name for name, holds in others.items() if holds)])


def _seats(rows: list[Row], kept: Kept) -> Branch:
    panels: list[Part] = [
        kept_or_made(kept, ("seat", row[0].seat), row, lambda row=row: _panel(*row))  # type: ignore[misc]
        for row in rows
    ]
    counts = " counts" if any(_counts(panel) for panel, *_ in rows) else ""
    if len(panels) >= MANY:
        panels.insert(0, fixed("many-seats", f'<li id="many-seats" hidden>{pages.sheet("many-seats")}</li>'))
    return branch("seats", f'ul class="seats{counts}{_from(len(rows))}" id="seats" aria-label="Seats"', *panels)


def _counts(panel: SeatPanel) -> bool:
    """Whether any of its gauges shows its number by pictures."""
    return any(_by_pictures(gauge) for gauge in panel.gauges)


def _by_pictures(gauge: Gauge) -> bool:
    return bool(gauge.counted or gauge.words)


def _panel(panel: SeatPanel, player: Player, asked: bool, sits: str, live: bool) -> Branch:
    seat, id = panel.seat, seat_id(panel.seat)
    kinds = classes(f"seat seat-{seat}", out=panel.out, asked=asked, counts=_counts(panel))
    return branch(
        id,
        f'li id="{id}" class="{kinds}"',
        fixed(f"{id}-mark", f'<span class="mark" id="{id}-mark" aria-hidden="true">{draw.small_mark(seat)}</span>'),
        fixed(f"{id}-who", _who(id, panel, player, live)),
        _fronts(id, panel) if panel.front else None,
        _gauges(id, panel) if panel.gauges else None,
        fixed(f"{id}-notes", _notes(id, panel, sits)),
        fixed(f"{id}-moves", f'<span class="heard to-move" id="{id}-moves">to move</span>'),
    )


def _who(id: str, panel: SeatPanel, player: Player, live: bool) -> str:
    chip = panel.fate if panel.fared else "gave up" if player.resigned else "left" if player.away else ""
    if not chip and live and not player.online:
        chip = "away"
    told = f' <span class="chip">{escape(chip)}</span>' if chip else ""
    return f'<span class="who" id="{id}-who"><b>{escape(panel.name)}</b>{told}</span>'


def _fronts(seat: str, panel: SeatPanel) -> Branch:
    """What lies in front of him, where the board does not show it."""
    cards = [fixed(f"front-{escape(card.id)}", draw.small_card(card)) for card in panel.front]
    return branch(f"{seat}-fronts", f'span class="fronts" id="{seat}-fronts"', *cards)


def _gauges(seat: str, panel: SeatPanel) -> Branch:
    parts = list(_gauge_parts(seat, panel))
    figures = " figures" if panel.gauges[0].of else ""  # it has nothing else
    return branch(f"{seat}-gauges", f'span class="gauges{figures}{_from(len(parts))}" id="{seat}-gauges"', *parts)


def _gauge_parts(seat: str, panel: SeatPanel) -> Iterator[Part]:
    """The gauges of a seat; those of one of its figures stand together, behind its name."""
    for whose, gauges in groupby(panel.gauges, lambda each: each.of):
        pictures = [_counted(f"{seat}-{escape(each.id)}", each) for each in gauges]
        if whose:
            id = f"{pictures[0].id}-of"
            name = fixed(f"{id}-name", f'<b class="of" id="{id}-name">{escape(whose)}</b>')
            yield branch(id, f'span class="figure" id="{id}"', name, *pictures)
        else:
            yield from pictures


def _counted(id: str, gauge: Gauge) -> Picture:
    return Picture(id, gauge, _gauge, id, gauge)


def _gauge(id: str, gauge: Gauge) -> str:
    name = escape(gauge.name)
    kind = " counted" if _by_pictures(gauge) else ""  # its name is for who asks
    kind += " lying" if gauge.lying else ""
    kind += " named" if not gauge.of and gauge.name != gauge.words else ""  # or told where there is room
    return (
        f'<span class="gauge{kind}" id="{id}" title="{escape(gauge.label)}">'
        f'<span class="heard">{escape(gauge.said)}</span>'
        f'<span class="name" aria-hidden="true">{name}</span>{draw.silent_gauge(gauge)}'
        f'<b aria-hidden="true">{gauge.value}{gauge.unit}</b></span>'
    )


def _notes(id: str, panel: SeatPanel, sits: str) -> str:
    """Who sits there, and short facts."""
    notes = " · ".join(map(escape, panel.notes))
    told = f'<span class="sits">{escape(sits)}{" · " if notes else ""}</span>' if sits else ""
    return f'<span class="notes" id="{id}-notes">{told}{notes}</span>'
