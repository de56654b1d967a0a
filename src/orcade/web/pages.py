"""The HTML of all pages, made from what a reader may see. Templates escape everything that they print."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from orcade import draw
from orcade.bots import LEVELS, opponents
from orcade.draw.scores import ordinal, stands
from orcade.table.choices import FIRST
from orcade.table.game import Game
from orcade.table.options import Spec, changed, contents, specs
from orcade.table.requests import SPECTATOR, Seat
from orcade.table.rulebook import Rule, home, in_a_minute, told_in

from . import page_words, static_files
from .moments import moments
from .overview import Overview
from .static_files import edition
from .view_model import Invite, OwnTable, RecentMatch, TableView

FOLDER = Path(__file__).parent

MATURITY = {
    "new": "complete and tested, but hardly played by people yet",
    "played": "played by people, rough edges are filed off",
    "proven": "played a lot, figures known",
}

GAMES = FOLDER.parent / "games"
"""The folder of the house's own games."""

SITTERS = (
    ("here", "Someone on this screen"),
    ("link", "A friend, by invite link"),
    ("bot-easy", "Bot: easy"),
    ("bot-normal", "Bot: normal"),
    ("bot-hard", "Bot: hard"),
    ("bot-random", "Bot: drunk (plays at random)"),
)

_NEXT_SENTENCE = re.compile(r"(?:(?<=[.!?])|(?<=\.\*\*)) (?=[A-Z*])")

_prose = MarkdownIt("commonmark", {"html": False}).enable("table")


def _sitters(seat: Seat) -> tuple[tuple[str, str], ...]:
    own = tuple((f"bot-{name}", f"Bot: {name}") for name in opponents() if name not in LEVELS)
    return (("here", "Me") if seat == 0 else SITTERS[0], *SITTERS[1:], *own)


def anchor(rule: str) -> str:
    """A rule's id as the id of an element: "PF 3.2" → "pf_3.2", "PF-3" → "pf-3"."""
    return re.sub(r"[^\w.-]", "_", rule).lower()


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _usual(game: Game) -> int:
    """The number of players in a table that is set with one click in the lobby."""
    return game.recommended or (4 if 4 in game.seats else game.seats[0])


def _first_options(game: Game) -> dict[str, Any]:
    """What is not as usual in what is proposed for a first match."""
    return {spec.name: spec.first for spec in specs(game.options) if spec.first != spec.default}


@lru_cache(maxsize=2048)
def _markdown(text: str) -> Markup:
    return Markup(_prose.render(text).replace("<th></th>", "<td></td>"))  # an empty cell heads nothing


@cache
def picture(folder: Path) -> Markup:
    path = folder / "picture.svg"
    art = path.read_text(encoding="utf-8") if path.exists() else draw.logo()
    return Markup(art.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1))  # it fills boxes of any shape


def _drawing(make: Any) -> Any:
    """A function of `draw` as the templates call it: its SVG is markup, not text."""
    return lambda *given: Markup(make(*given))


@cache
def _stamps(seats: int) -> Markup:
    """The drawings that dice and marks of so many seats refer to, of which a page may hold many."""
    return Markup(f'<svg class="heard" aria-hidden="true"><defs>{draw.bodies(seats)}</defs></svg>')


@cache
def _emblem() -> Markup:
    return Markup((static_files.FOLDER / "favicon.svg").read_text(encoding="utf-8"))


def _mark(seat: Seat) -> Markup:
    return Markup(draw.mark(seat))


_pages = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
    auto_reload=False,
)


def compile_all() -> None:
    """Make all templates ready, which takes a third of a second: else the first who needs one makes all others wait."""
    for name in _pages.list_templates():
        _pages.get_template(name)


def render(template: str, **given: Any) -> str:
    return _pages.get_template(template).render(given, edition=edition())


def _ago(seconds: int) -> str:
    for size, word in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            count = seconds // size
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"


def lobby(games: Sequence[Game], own: Sequence[OwnTable] = (), recent: Sequence[RecentMatch] = ()) -> str:
    """The first page: this browser's own tables, where it is asked first; every game; and what ended lately."""
    own = sorted(own, key=lambda table: table.stands != "asked")
    return render("lobby.html", games=_listed(games), own=own, recent=recent)


def rulebooks(games: Sequence[Game]) -> str:
    """The rulebooks of every game, to choose from."""
    return render("rulebooks.html", games=_listed(games))


def _listed(games: Sequence[Game]) -> list[tuple[Game, Game | None]]:
    """Every game, each with the game that it is a part of; a game's parts follow it."""
    whole = {part: game for game in games for part in game.parts}
    order = [game.name for game in games]
    rows = [(game, whole.get(game.name)) for game in games]
    return sorted(rows, key=lambda row: _place(row[0], row[1], order))


def _place(game: Game, whole: Game | None, order: Sequence[str]) -> tuple[bool, bool, bool, int, int]:
    """Games by themselves come first, one for a first match before all others; then those that are made of others, each
    before its parts; last those that were installed beside the house's own, such as samples."""
    first = whole or game
    part = first.parts.index(game.name) + 1 if whole else 0
    added = GAMES not in first.folder.parents
    return added, bool(first.parts), not first.for_first, order.index(first.name), part


def collection(game: Game, parts: Sequence[Game]) -> str:
    """The page of a game that is made of others: they can be started one by one, or all as a campaign. Of its kinds the
    shortest, which an option names last, is offered first."""
    kinds = [
        (spec, value, label)
        for spec in specs(game.options)[:1]
        for value, label in zip(reversed(spec.values), reversed(spec.labels), strict=True)
    ]
    return render("collection.html", game=game, parts=parts, kinds=kinds)


def setup(game: Game, fields: Sequence[Spec], values: Mapping[str, Any], errors: Mapping[str, str]) -> str:
    """The form that opens a table; `values` are what was typed before, `errors` what was wrong with which field.
    Beforehand it has what suits a first match: who knows a game knows what else he wants. What is not as usual for that
    is seen at once; all else is folded away until something of it is typed, or wrong."""
    usual: dict[str, str] = {"seats": str(_usual(game))}
    for seat in range(game.seats[-1]):
        usual[f"seat-{seat}"] = "here" if seat == 0 else "bot-normal"
        usual[f"name-{seat}"] = ""
    for spec in fields:
        usual[f"option-{spec.name}"] = str(spec.first)
    wished = usual | {field: str(value) for field, value in values.items()}
    proposed = tuple([spec for spec in fields if spec.first != spec.default])
    others = tuple([spec for spec in fields if spec not in proposed])
    names = [spec.name for spec in others] + [own.name for own in contents(game.options)]
    folded = [f"option-{name}" for name in names]
    opened = any(each in errors or wished.get(each, "") != usual.get(each, "") for each in folded)
    given = {"proposed": proposed, "others": others, "opened": opened, "values": wished, "errors": errors}
    return render("setup.html", game=game, **given)


def _depicted(game: Game, spec: Spec) -> list[tuple[str, str]]:
    """By value of an option: the address of its picture, and what to expect of it. Empty where there is none."""
    scenes = [game.depicts(spec.name, value) for value in spec.values]
    return [
        (f"/options/{game.name}/{spec.name}/{value}.svg", scene.headline)
        for value, scene in zip(spec.values, scenes, strict=True)
        if scene is not None
    ]


def rules(game: Game, book: Mapping[str, Rule], highlight: str = "") -> str:
    """The whole rulebook of a game; `highlight`: the id of a rule that is marked."""
    groups: dict[str, list[Rule]] = {}
    for rule in book.values():
        groups.setdefault(home(game, rule.id).title, []).append(rule)
    minute = _sentences(in_a_minute(game.folder))
    shown = moments(game.name) if minute else ()
    return render("rules.html", game=game, minute=minute, moments=shown, groups=groups, highlight=highlight)


def _sentences(paragraph: str) -> list[str]:
    """What is told in a minute, in Markdown, without the words that say so: single sentences are read more easily."""
    return _NEXT_SENTENCE.split(" ".join(paragraph.split()))[1:] if paragraph else []


def _chapters(rules: Sequence[Rule]) -> list[tuple[str, list[Rule]]]:
    """Rules in printed order by their chapters, each with its title; empty for those that stand in none."""
    return [(title, list(each)) for title, each in groupby(rules, lambda rule: rule.chapter)]


def _parted(rules: Sequence[Rule]) -> tuple[list[Rule], list[Rule]]:
    """What is printed of a chapter, and our rulings, to be read later; all at once where nothing of it is printed."""
    plain = [rule for rule in rules if not rule.ruling]
    return (plain, [rule for rule in rules if rule.ruling]) if plain else (list(rules), [])


def fair() -> str:
    """What a match proves about its dice, and what it cannot prove."""
    return render("fair.html")


def problem(status: int, title: str, message: str) -> str:
    """A page for what went wrong: what it was and where to go from here."""
    return render("problem.html", status=status, title=title, message=message)


def waiting(view: TableView, not_yours: str = "") -> str:
    """A table that is not full yet: who is here, the host's links to hand out, and a seat to take."""
    return render("waiting.html", view=view, not_yours=not_yours)


def links(view: TableView) -> str:
    """The host's page of all invitations."""
    return render("links.html", view=view)


def invitation(view: TableView, invite: Invite, origin: str) -> str:
    """One invitation, also as a QR code. `origin`: of this server, as its reader has it."""
    return render("invitation.html", view=view, invite=invite, qr=qr_code(origin + invite.path))


def to_another_device(view: TableView, address: str, minutes: int) -> str:
    """The page with the address, also as a QR code, by which the seats of this one move to another device."""
    return render("to_another_device.html", view=view, address=address, qr=qr_code(address), minutes=minutes)


def qr_code(address: str) -> Markup:
    code = segno.make(address, micro=False)
    return Markup(code.svg_inline(border=3, light="#fff", svgclass="qr", lineclass=None, omitsize=True))


def arrive(view: TableView, code: str) -> str:
    """The page of that address on the other device."""
    return render("arrive.html", view=view, code=code)


def table(view: TableView, number: str, inner: str, not_yours: str = "") -> str:
    """The page of a table in play or over. `number`: of this rendering; `inner`: what is inside `<main id="table">`;
    `not_yours`: why it only shows what spectators see, where that may surprise its reader."""
    return render("table.html", view=view, number=number, fragment=Markup(inner), not_yours=not_yours)


def replay(view: TableView, at: int, last: int, inner: str) -> str:
    """The page that shows a finished match again; `inner`: what is inside `<main id="table">`."""
    return render("replay.html", view=view, at=at, last=last, fragment=Markup(inner))


def _lead(whole: Overview) -> Markup:
    last = max(1, whole.last)
    turns = [turn / last for turn in whole.turns]
    marks = [(at / last, kind) for at, kind in whole.marks]
    parts = [at / last for at in whole.parts]
    return Markup(draw.lead([(at / last, shares) for at, shares in whole.drawn], turns, parts, marks))


def sheet(name: str) -> str:
    """A style sheet that is loaded with the element that it is for."""
    return f'<link rel="stylesheet" href="/static/{edition()}/{name}.css">'


def block(macro: str, *given: Any) -> str:
    """One element of a table's page, by its macro in `_blocks.html`."""
    return str(getattr(_blocks(), macro)(*given)).strip()


@cache
def _blocks() -> Any:
    return _pages.get_template("_blocks.html").module


_pages.globals |= {
    "ago": _ago,
    "anchor": anchor,
    "choice_picture": _drawing(draw.choice_picture),
    "strengths": _drawing(draw.strengths),
    "changed": changed,
    "chapters": _chapters,
    "parted": _parted,
    "contents": contents,
    "depicted": _depicted,
    "emblem": _emblem,
    "for_first": FIRST,
    "how_to": page_words.how_to,
    "lead": _lead,
    "limit_title": page_words.limit_title,
    "logo": _drawing(cache(draw.logo)),
    "mark": cache(_mark),
    "markdown": _markdown,
    "maturity": MATURITY,
    "now": time.time,
    "ordinal": ordinal,
    "small_mark": _drawing(draw.small_mark),
    "picture": lambda game: picture(game.folder),
    "place_words": page_words.place_words,
    "placed": page_words.placed,
    "first_options": _first_options,
    "podium_art": _drawing(draw.podium),
    "company": page_words.company,
    "settled": page_words.settled,
    "sheet": lambda name: Markup(sheet(name)),
    "sitter": page_words.sitter,
    "sitters": _sitters,
    "span": _span,
    "spot": page_words.spot,
    "stamps": _stamps,
    "stood": stands,
    "SPECTATOR": SPECTATOR,
    "told_in": told_in,
    "usual": _usual,
    "verdict": page_words.verdict,
    "zip": zip,
}
