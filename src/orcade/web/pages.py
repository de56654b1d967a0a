"""The HTML of all pages, made from what a reader may see. Templates escape everything that they print."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import dist
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from orcade import draw
from orcade.draw.scores import ordinal
from orcade.table.game import Game
from orcade.table.options import Spec, contents, specs
from orcade.table.requests import SPECTATOR, Seat
from orcade.table.rulebook import Rule, home, rules_of
from orcade.table.scene import Caption, Choice, Question
from orcade.table.words import listed

from . import static_files
from .static_files import edition, modules
from .view_model import Line, Player, RecentMatch, TableView

FOLDER = Path(__file__).parent

MATURITY = {
    "new": "complete and tested, but hardly played by people yet",
    "played": "played by people, rough edges are filed off",
    "proven": "played a lot, figures known",
}

SITTERS = (
    ("here", "Someone on this screen"),
    ("link", "A friend, by invite link"),
    ("bot-easy", "Bot: easy"),
    ("bot-normal", "Bot: normal"),
    ("bot-hard", "Bot: hard"),
    ("bot-random", "Bot: drunk (plays at random)"),
)

WITHIN = "› "
"""Before the words of an event, once for each interruption that it lies within."""

FEW = 6
"""Answers beside a place that are shown as buttons, although they name things to click."""

SHOWN_SIDES = (*range(1, 21), 360)
"""Dice that have a picture: up to twenty sides, and directions."""

_prose = MarkdownIt("commonmark", {"html": False}).enable("table")


def _sitters(seat: Seat) -> tuple[tuple[str, str], ...]:
    return (("here", "Me"), *SITTERS[1:]) if seat == 0 else SITTERS


def _anchor(rule: str) -> str:
    """A rule's id as the id of an element: "PF 3.2" → "pf_3.2", "PF-3" → "pf-3"."""
    return re.sub(r"[^\w.-]", "_", rule).lower()


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _usual(game: Game) -> int:
    """The number of players in a table that is set with one click in the lobby."""
    return 4 if 4 in game.seats else game.seats[0]


@lru_cache(maxsize=2048)
def _markdown(text: str) -> Markup:
    return Markup(_prose.render(text))


@cache
def picture(folder: Path) -> Markup:
    path = folder / "picture.svg"
    art = path.read_text(encoding="utf-8") if path.exists() else draw.logo()
    return Markup(art.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1))  # it fills boxes of any shape


@cache
def _scripts(*entries: str) -> Markup:
    """The tags for a page's scripts. All modules are named, so that none waits for another that imports it."""
    folder = f"/static/{edition()}"
    entries = ("site.js", *entries)
    preloads = [f'<link rel="modulepreload" href="{folder}/{name}">' for name in modules(*entries)]
    tags = [f'<script type="module" src="{folder}/{name}"></script>' for name in entries]
    return Markup("\n".join(preloads + tags))


def _drawing(make: Any) -> Any:
    """A function of `draw` as the templates call it: its SVG is markup, not text."""
    return lambda *given: Markup(make(*given))


STAMPED = tuple((sides, value) for sides in (3, 6) for value in range(1, sides + 1))
"""Dice (sides, value) whose drawings a page holds once, for the many small dice of its log."""


@cache
def _stamps() -> Markup:
    """The drawings that `_small_die` refers to."""
    dice = (f'<g id="die-{sides}-{value}">{_inside(draw.die(sides, value))}</g>' for sides, value in STAMPED)
    return Markup('<svg class="heard" aria-hidden="true"><defs>' + "".join(dice) + "</defs></svg>")


def _inside(svg: str) -> str:
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


@cache
def _small_die(sides: int, value: int) -> Markup:
    """A die for a line of the log: a reference where the page has its drawing."""
    if (sides, value) not in STAMPED:
        return Markup(draw.die(sides, value))
    return Markup(
        f'<svg class="die" viewBox="-33 -33 66 66" aria-hidden="true"><use href="#die-{sides}-{value}"/></svg>'
    )


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


def render(template: str, **given: Any) -> str:
    return _pages.get_template(template).render(given, edition=edition())


def _ago(seconds: int) -> str:
    for size, word in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            count = seconds // size
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"


def lobby(games: Sequence[Game], recent: Sequence[RecentMatch] = (), notice: str = "") -> str:
    """The first page: every game, and what ended lately. A script adds this browser's own tables."""
    return render("lobby.html", games=_grouped(games), recent=recent, notice=notice)


def _grouped(games: Sequence[Game]) -> list[tuple[Game, list[Game]]]:
    """Games to list, each with the games that it is made of; those that have such parts come first.

    A game that is a part of another is not listed by itself.
    """
    named = {game.name: game for game in games}
    inner = {part for game in games for part in game.parts}
    rows = [(game, [named[part] for part in game.parts if part in named]) for game in games if game.name not in inner]
    return sorted(rows, key=lambda row: not row[1])


def collection(game: Game, parts: Sequence[Game]) -> str:
    """The page of a game that is made of others: they can be started one by one, or all as a campaign."""
    kinds = [
        (spec, value, label)
        for spec in specs(game.options)[:1]
        for value, label in zip(spec.values, spec.labels, strict=True)
    ]
    return render("collection.html", game=game, parts=parts, kinds=kinds)


def setup(game: Game, fields: Sequence[Spec], values: Mapping[str, Any], errors: Mapping[str, str]) -> str:
    """The form that opens a table; `values` are what was typed before, `errors` what was wrong with which field."""
    usual: dict[str, str] = {"seats": str(_usual(game))}
    for seat in range(game.seats[-1]):
        usual[f"seat-{seat}"] = "here" if seat == 0 else "bot-normal"
        usual[f"name-{seat}"] = ""
    for spec in fields:
        usual[f"option-{spec.name}"] = str(spec.default)
    typed = {field: str(value) for field, value in values.items()}
    return render("setup.html", game=game, specs=fields, values=usual | typed, errors=errors)


def rules(game: Game, book: Mapping[str, Rule], highlight: str = "") -> str:
    """The whole rulebook of a game; `highlight`: the id of a rule that is marked."""
    groups: dict[str, list[Rule]] = {}
    for rule in book.values():
        groups.setdefault(home(game, rule.id).title, []).append(rule)
    return render("rules.html", game=game, groups=groups, highlight=highlight)


def problem(status: int, title: str, message: str) -> str:
    """A page for what went wrong: what it was and where to go from here."""
    return render("problem.html", status=status, title=title, message=message)


def _newest_dice(view: TableView) -> list[tuple[int, Line]]:
    """The newest dice, each with its number in the log: what fell since the last answer, at most six."""
    if not view.log:
        return []
    latest = view.log[-1].move
    rolled = [
        (view.earlier + at, line)
        for at, line in enumerate(view.log)
        if line.die and line.die.sides in SHOWN_SIDES and line.move == latest
    ]
    return rolled[-6:]


def _rule(view: TableView) -> Rule | None:
    question = view.scene.question if view.scene else None
    return rules_of(view.game).get(question.rule) if question else None


def _sitter(player: Player, mine: bool) -> str:
    """Who plays a fighter, in a word or two."""
    if player.kind == "bot" and not player.name:
        return f"{player.level} bot"
    if player.resigned and player.level:
        return f"{player.name or 'gone'}, now a bot"
    if player.away:
        return f"{player.name or ('you' if mine else 'away')}, a bot meanwhile"
    return player.name or ("you" if mine else "")


def named(player: Player, game: Game) -> str:
    """A fighter, and whoever plays it if he has said his name: "Grub (Ann)"."""
    fighter = game.names[player.seat]
    return f"{fighter} ({player.name})" if player.name and player.name != fighter else fighter


def _both_names(view: TableView) -> str:
    words = [f"{player.fighter} ({_sitter(player, player.seat in view.mine)})" for player in view.players]
    return ", ".join(word.replace(" ()", "") for word in words)


def _waiting_for(view: TableView) -> str:
    if view.curtain is not None:
        return f"{view.game.names[view.curtain]} is next"
    names = [view.game.names[seat] for seat in view.asked]
    return f"Waiting for {listed(names)}" if names else "One moment"


def _limit_title(view: TableView) -> str:
    """The name of the option that ended the match, as its form has it."""
    assert view.ending is not None
    titles = {spec.name: spec.title for spec in specs(type(view.options))}
    return titles.get(view.ending.limit.lstrip("+"), view.ending.limit)


def _placed(places: Sequence[int]) -> list[tuple[Seat, int]]:
    """Seats with their places, best first."""
    return sorted(enumerate(places), key=lambda each: each[1])


def _verdict(view: TableView) -> str:
    """The result in a line."""
    assert view.ending is not None
    best = [seat for seat, place in enumerate(view.ending.places) if place == 1]
    if len(best) == len(view.players):
        return "A draw"
    if len(view.mine) == 1 and view.mine[0] in best:
        return "You win!" if len(best) == 1 else "You share the win"
    names = listed([view.game.names[seat] for seat in best])
    return f"{names} wins" if len(best) == 1 else f"{names} win"


def _how_to(question: Question) -> str:
    """What the player can do on the page, until a hint takes its place."""
    if question.area is not None:
        return "Show the direction on the board." if question.area.aim else "Show where on the board."
    lit = any(choice.things for choice in question.choices)
    return "Pick what is lit." if lit else ""


def _words(text: str) -> list[str]:
    return re.findall(r"\w{2,}", text.lower())


def _happening(view: TableView) -> tuple[str, list[Seat]]:
    """For an occasion to interrupt: what happens, unless the prompt says it already; and who else may answer."""
    question = view.scene.question if view.scene else None
    if view.scene is None or question is None or not question.passing:
        return "", []
    words = next((each.label for each in view.scene.things if isinstance(each, Caption) and each.id == "now"), "")
    if set(_words(words)) <= set(_words(question.prompt)):
        words = ""
    return words, [seat for seat in view.asked if seat != view.seat]


def _levels(log: Sequence[Line]) -> list[int]:
    """By line of a log: how many interruptions it is within. A die has the level of the event that it belongs to."""
    levels: list[int] = []
    later = 0
    for line in reversed(log):
        if not line.depth:
            later = (len(line.text) - len(line.text.lstrip(WITHIN))) // len(WITHIN)
        levels.append(later)
    return levels[::-1]


def _area(view: TableView) -> str:
    """What the page's scripts must know of a question for a point, as JSON; empty where none is asked."""
    area = view.scene.question.area if view.scene and view.scene.question else None
    if area is None:
        return ""
    facts = {name: getattr(area, name) for name in ("say", "start", "aim", "width", "height", "round", "piece")}
    if area.start is not None and area.aim:
        facts["far"] = max((dist(area.start, point) for shape in area.shapes for point in shape), default=2.0)
    return msgspec.json.encode(facts).decode()


def _parted(question: Question) -> tuple[list[Choice], list[Choice], list[Choice]]:
    """The choices as a page shows them: plain buttons, those that name things to click, and places."""
    places = [choice for choice in question.choices if choice.at is not None]
    others = [choice for choice in question.choices if choice.at is None]
    if question.area is not None and len(others) <= FEW:
        return others, [], places
    plain = [choice for choice in others if not choice.things]
    return plain, [choice for choice in others if choice.things], places


def _spot(at: tuple[float, float]) -> str:
    return f"{at[0]:.3f},{at[1]:.3f}"


def waiting(view: TableView) -> str:
    """A table that is not full yet: who is here, the host's links to hand out, and a seat to take."""
    joining = [player for player in view.players if player.seat in view.mine and not player.joined]
    return render("waiting.html", view=view, joining=joining)


def fragment(view: TableView) -> str:
    """What is inside `<main id="table">`: the part of the page that changes with each view."""
    return render("_table.html", view=view, rolled=_newest_dice(view), rule=_rule(view))


def table(view: TableView) -> str:
    """The page of a table in play or over."""
    return render("table.html", view=view, fragment=Markup(fragment(view)))


def replay_fragment(view: TableView, at: int, last: int, eyes: str) -> str:
    """What is inside the replay's `<main id="table">`, after `at` of `last` answers, seen by `eyes`."""
    return render("_replay.html", view=view, at=at, last=last, eyes=eyes, rolled=_newest_dice(view))


def replay(view: TableView, at: int, last: int, eyes: str) -> str:
    """The page that shows a finished match again."""
    inner = Markup(replay_fragment(view, at, last, eyes))
    return render("replay.html", view=view, at=at, last=last, eyes=eyes, fragment=inner)


@lru_cache(maxsize=16384)
def _log_line(number: int, line: Line, names: tuple[str, ...], level: int) -> Markup:
    """A line of the log. It never changes, and is shown with every view for long: half the cost of a page."""
    return Markup(_pages.get_template("_line.html").render(number=number, line=line, names=names, level=level).strip())


_pages.globals |= {
    "log_line": _log_line,
    "ago": _ago,
    "anchor": _anchor,
    "area": _area,
    "both_names": _both_names,
    "contents": contents,
    "die": _drawing(cache(draw.die)),
    "emblem": _emblem,
    "gauge": _drawing(draw.gauge),
    "hand": _drawing(draw.hand),
    "happening": _happening,
    "how_to": _how_to,
    "levels_of": _levels,
    "limit_title": _limit_title,
    "logo": _drawing(cache(draw.logo)),
    "mark": cache(_mark),
    "markdown": _markdown,
    "maturity": MATURITY,
    "ordinal": ordinal,
    "scripts": _scripts,
    "shown_sides": SHOWN_SIDES,
    "paint": _drawing(draw.stylesheet),
    "parted": _parted,
    "picture": lambda game: picture(game.folder),
    "placed": _placed,
    "sitter": _sitter,
    "sitters": _sitters,
    "span": _span,
    "spot": _spot,
    "small_die": _small_die,
    "stamps": _stamps,
    "SPECTATOR": SPECTATOR,
    "svg": _drawing(draw.svg),
    "usual": _usual,
    "verdict": _verdict,
    "waiting_for": _waiting_for,
    "zip": zip,
}
