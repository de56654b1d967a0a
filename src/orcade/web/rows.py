"""The rows of a table's page: lines of the log, dice, and seats with their gauges.

They change with nearly every answer, so they are put together here and not by a template, which would take ten times as
long.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from orcade import draw
from orcade.draw.parts import Branch, Kept, Leaf, Picture, branch, fixed, kept_or_made
from orcade.table.scene import Gauge, Scene, SeatPanel

from . import page_words
from .view_model import Line, Player, TableView

DEEPEST = 6
"""Interruptions within each other that a line of the log is moved in for."""


def log(view: TableView, kept: Kept) -> Branch:
    """The newest lines, the oldest first. `kept`: the lines that were shown before, and now."""
    key = (view.log, view.earlier, view.names)
    older = None
    if view.earlier:
        link = f'<a href="{view.path("log")}">{view.earlier} earlier lines</a>'
        older = fixed("log-earlier", f'<p id="log-earlier">{link}</p>')
    return branch(
        "log",
        'section class="log" id="log" role="log" aria-label="What happened" tabindex="0"',
        kept_or_made(kept, "lines", key, lambda: branch("lines", 'ol id="lines"', *_lines(*key, kept))),
        older,  # The style sheet puts what comes last on top.
    )


def _lines(log: tuple[Line, ...], earlier: int, names: tuple[str, ...], kept: Kept) -> Iterator[Leaf]:
    """The lines. They hardly ever change, and are shown with every view for long."""
    if not log:
        yield fixed("log-none", '<li id="log-none" class="soft">Nothing has happened yet.</li>')
    for at, (line, level) in enumerate(zip(log, page_words.levels_of(log), strict=True), earlier):
        key = (at, line, level, names)
        yield kept_or_made(kept, ("log", at), key, lambda key=key: _line(*key))  # type: ignore[misc]


def _line(number: int, line: Line, level: int, names: tuple[str, ...]) -> Leaf:
    return Leaf(f"log-{number}", (line, level, names), lambda: _written(number, line, names, level))


def _written(number: int, line: Line, names: tuple[str, ...], level: int) -> str:
    text = line.text[len(page_words.WITHIN) * level :] if line.text.startswith(page_words.WITHIN * level) else line.text
    kind = f"by seat-{line.seat}" if line.seat is not None else ""
    kind += (" deep" if line.depth else "") + (f" {line.look}" if line.look else "") + (" within" if level else "")
    style = f' style="--level:{min(level, DEEPEST)}"' if level else ""
    die = who = ""
    if line.die is not None:
        if line.die.sides in page_words.SHOWN_SIDES:
            die = draw.small_die(line.die.sides, line.die.value)
        if line.seat is not None and names[line.seat] not in text:
            who = f"{escape(names[line.seat])}: "
    return f'<li id="log-{number}" class="{kind}"{style}>{die}<span>{who}{escape(text)}</span></li>'


Numbered = list[tuple[int, Line]]
"""Lines, each with its number in the log."""


def strip(view: TableView, kept: Kept) -> Branch:
    """Below the board: what happened last, which the log tells as well."""
    key = page_words.newest_dice(view), page_words.newest_lines(view)
    return kept_or_made(kept, "strip", key, lambda: _strip(*key))


def _strip(dice: Numbered, lines: Numbered) -> Branch:
    return branch("strip", 'div class="strip" id="strip" aria-hidden="true"', _dice(dice), _last_lines(lines))


def _dice(lines: Numbered) -> Branch:
    """The dice that fell last."""
    fallen = (fixed(f"fell-{number}", _fallen(number, line)) for number, line in lines)
    return branch("dice", 'ul class="dice" id="dice"', *fallen)


def _fallen(number: int, line: Line) -> str:
    assert line.die is not None
    kind, mark = ("", "") if line.seat is None else (f' class="seat-{line.seat}"', draw.small_mark(line.seat))
    art = draw.small_die(line.die.sides, line.die.value)
    words = escape(line.text.replace(f" → {line.die.value}", ""))
    return f'<li id="fell-{number}"{kind}>{art}{mark}<span>{words}</span></li>'


def _last_lines(lines: Numbered) -> Branch:
    rows = []
    for number, line in lines:
        kind = f' class="{line.look}"' if line.look else ""
        words = escape(page_words.plain_words(line))
        rows.append(fixed(f"last-{number}", f'<li id="last-{number}"{kind}>{words}</li>'))
    return branch("last-lines", 'ul class="last-lines" id="last-lines"', *rows)


def gauge_looks(scene: Scene, kept: Kept) -> Branch:
    """The pictures that gauges refer to."""
    return kept_or_made(kept, "gauge-looks", scene.seats, lambda: _gauge_looks(scene.seats))


def _gauge_looks(panels: tuple[SeatPanel, ...]) -> Branch:
    looks = draw.gauge_looks(each for panel in panels for each in panel.gauges)
    pictures = (fixed(id, f'<g id="{id}">{art}</g>') for id, art in looks.items())
    return branch("gauge-looks", 'svg class="heard" id="gauge-looks" aria-hidden="true"', *pictures)


Row = tuple[SeatPanel, Player, bool, str, bool]
"""All that the row of a seat is made of; the last three: whether it is asked, who sits there in words, and whether it
is told who is away."""


def seats(view: TableView, scene: Scene, live: bool, kept: Kept) -> Branch:
    """Who sits where, and what each has. `live`: whether it is told who is away."""
    rows = [_row(view, panel, live) for panel in scene.seats]
    return kept_or_made(kept, "seats", rows, lambda: _seats(rows, kept))


def _row(view: TableView, panel: SeatPanel, live: bool) -> Row:
    player = view.players[panel.seat]
    return panel, player, panel.seat in view.asked, page_words.sitter(player, panel.seat in view.mine), live


def _seats(rows: list[Row], kept: Kept) -> Branch:
    panels = [
        kept_or_made(kept, ("seat", row[0].seat), row, lambda row=row: _panel(*row))  # type: ignore[misc]
        for row in rows
    ]
    return branch("seats", 'ul class="seats" id="seats" aria-label="Seats"', *panels)


def _panel(panel: SeatPanel, player: Player, asked: bool, sits: str, live: bool) -> Branch:
    seat, id = panel.seat, f"seat-{panel.seat}"
    return branch(
        id,
        f'li id="{id}" class="seat seat-{seat}{" out" if panel.out else ""}{" asked" if asked else ""}"',
        fixed(f"{id}-mark", f'<span class="mark" id="{id}-mark" aria-hidden="true">{draw.small_mark(seat)}</span>'),
        fixed(f"{id}-who", _who(id, panel, player, live)),
        branch(f"{id}-gauges", f'span class="gauges" id="{id}-gauges"', *_gauges(id, panel)) if panel.gauges else None,
        fixed(f"{id}-notes", _notes(id, panel, sits)),
        fixed(f"{id}-moves", f'<span class="heard" id="{id}-moves">to move</span>') if asked else None,
    )


def _who(id: str, panel: SeatPanel, player: Player, live: bool) -> str:
    chip = panel.fate if panel.out else "gave up" if player.resigned else "left" if player.away else ""
    if not chip and live and not player.online:
        chip = "away"
    told = f' <span class="chip">{escape(chip)}</span>' if chip else ""
    return f'<span class="who" id="{id}-who"><b>{escape(panel.name)}</b>{told}</span>'


def _gauges(seat: str, panel: SeatPanel) -> Iterator[Leaf]:
    """The gauges of a seat; those of one of its figures stand together, behind its name."""
    whose = ""
    for each in panel.gauges:
        id = f"{seat}-{escape(each.id)}"
        if each.of and each.of != whose:
            yield fixed(f"{id}-of", f'<b class="of" id="{id}-of">{escape(each.of)}</b>')
        whose = each.of
        yield Picture(id, each, lambda id=id, each=each: _gauge(id, each))  # type: ignore[misc]


def _gauge(id: str, gauge: Gauge) -> str:
    name = escape(gauge.name)
    most = f" of {gauge.full}" if gauge.full > 0 else ""
    return (
        f'<span class="gauge{" counted" if gauge.counted else ""}" id="{id}" title="{escape(gauge.label)}">'
        f'<span class="heard">{escape(gauge.of)} {name} {gauge.value}{most}</span>'
        f'<span class="name" aria-hidden="true">{name}</span>{draw.gauge(gauge, referred=True)}'
        f'<b aria-hidden="true">{gauge.value}</b></span>'
    )


def _notes(id: str, panel: SeatPanel, sits: str) -> str:
    """Who sits there, and short facts."""
    told = f'<span class="sits">{escape(sits)}</span>' if sits else ""
    notes = " · ".join([told] * bool(told) + [escape(note) for note in panel.notes])
    return f'<span class="notes" id="{id}-notes">{notes}</span>'
