"""What the templates say of a table: words and lists made from its view."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from math import dist

import msgspec

from orcade.draw.scores import ordinal
from orcade.table.choices import Question
from orcade.table.options import specs
from orcade.table.requests import BLOW, D360, DEATH, FALL, SCORE, WOUND, Seat
from orcade.table.rulebook import Rule, rules_of
from orcade.table.scene import SeatPanel
from orcade.table.story import FATAL, HEAVY, LIGHT, Said, Told, gathered, in_short, of_several
from orcade.table.things import Caption
from orcade.table.words import counted, listed

from .sentences import WITHIN
from .view_model import Line, OwnTable, Player, RecentMatch, TableView, Turn

SHOWN_SIDES = (*range(1, 21), D360)
"""Dice that have a picture: up to twenty sides, and directions."""


def newest_dice(view: TableView) -> list[tuple[int, Line]]:
    """The newest dice, each with its number in the log: what fell since the last answer, at most six."""
    return [(at, line) for at, line in _newest(view) if line.die and line.die.sides in SHOWN_SIDES][-6:]


def newest_sentences(turns: Sequence[Turn]) -> list[tuple[int, str, list[Said]]]:
    """What happened last, below the board: the last three entries since the last answer, but all of a bot's turn.
    Each with its number in the log, its look, and its sentences."""
    plain: list[Turn] = []
    for turn in reversed(turns):
        if turn[-1].line.move != turns[-1][-1].line.move or len(plain) == 3:
            break
        if not turn[-1].line.die:
            plain.append(turn)
    return [(turn[0].at, turn[-1].line.look, sentences(turn)) for turn in reversed(plain)]


def _newest(view: TableView) -> list[tuple[int, Line]]:
    """The lines since the last answer, each with its number in the log."""
    log = view.log
    first = len(log)
    while first and log[first - 1].move == log[-1].move:
        first -= 1
    return list(enumerate(log[first:], view.earlier + first))


def plain_words(line: Line) -> str:
    """The words of a line without the marks of interruptions."""
    return line.text.lstrip(WITHIN)


def asked_rule(view: TableView) -> Rule | None:
    """The rule that asks the question, if one is asked and the rulebook has it."""
    question = view.scene.question if view.scene else None
    return rules_of(view.game).get(question.rule) if question else None


def sitter(player: Player, mine: bool) -> str:
    """Who plays a fighter, in a word or two."""
    if player.kind == "bot" and not player.name:
        return f"{player.level} bot"
    if player.resigned and player.level:
        return f"{player.name or 'gone'}, now a bot"
    if player.away:
        return f"{player.name or ('you' if mine else 'away')}, a bot meanwhile"
    return player.name or ("you" if mine else "")


def named(fighter: str, player: Player) -> str:
    """A fighter, and whoever plays it if he has said his name: "Grub (Ann)"."""
    return f"{fighter} ({player.name})" if player.name and player.name != fighter else fighter


def whose_turn(view: TableView) -> tuple[Sequence[Seat], str]:
    """Whose turn it is: the seats to show, and words."""
    question = view.scene.question if view.scene else None
    if view.ending is not None:
        return (), "It is over"
    if question is not None:
        turn = "a word with you" if view.among_people else "up to you" if question.about else "your turn"
        return (view.seat,), f"{view.names[view.seat]}, {turn}"
    if not view.mine:
        return view.awaited, "You are watching"
    if view.away and not view.playing:
        return view.awaited, "A bot plays for you"
    return view.awaited, fate(view) or "Not you just now"


def asked_in_words(view: TableView) -> str:
    """The heading of what is asked: the question, whom all wait for, or the result."""
    if view.ending is not None:
        return verdict(view)
    question = view.scene.question if view.scene else None
    return question.prompt if question is not None else waiting_for(view)


def waiting_for(view: TableView) -> str:
    """Who is asked, where this reader is not."""
    if view.curtain is not None:
        return f"{view.names[view.curtain]} is next"
    if view.awaited and set(view.awaited) <= set(view.mine):
        return "The others may step in"
    names = [named(view.names[seat], view.players[seat]) for seat in view.awaited]
    return f"Waiting for {listed(names)}" if names else "One moment"


def fate(view: TableView) -> str:
    """Of a reader who has nothing more to do while others play on, in three words: "You are dead"."""
    panel = _done(view)
    return "" if panel is None else f"You are {panel.fate if panel.out else 'done'}"


def prospect(view: TableView) -> str:
    """Of such a reader, too: what became of him, what he can still win."""
    panel = _done(view)
    if panel is None:
        return ""
    return f"You are {panel.prospect}. Watch the others, or come back later."


def _done(view: TableView) -> SeatPanel | None:
    """The panel of a reader with one seat who has nothing more to do while others play on."""
    if view.scene is None or view.scene.question is not None or view.ending is not None or len(view.mine) != 1:
        return None
    return next((panel for panel in view.scene.seats if panel.seat == view.mine[0] and panel.prospect), None)


def only_watches(view: TableView) -> bool:
    """Whether this reader plays no more while others play on: all his seats are out, or have given up."""
    if view.scene is None or view.scene.question is not None or view.ending is not None or not view.mine:
        return False
    done = {panel.seat for panel in view.scene.seats if panel.fared}
    return done.union(view.resigned).issuperset(view.mine)


def limit_title(view: TableView) -> str:
    """The name of the option that ended the match, as its form has it."""
    assert view.ending is not None
    titles = {spec.name: spec.title for spec in specs(type(view.options))}
    return titles.get(view.ending.limit.lstrip("+"), view.ending.limit)


def placed(places: Sequence[int]) -> list[tuple[Seat, int]]:
    """Seats with their places, best first."""
    return sorted(enumerate(places), key=lambda each: each[1])


def place_words(places: Sequence[int], place: int) -> str:
    """A place; where several have not won and share theirs, whether it is the one of who has won."""
    worst = max(places)
    shared = places.count(worst) > 1 and set(places) == {1, worst}
    return ("Won" if place == 1 else "Lost") if shared and worst > 1 else ordinal(place)


def verdict(view: TableView) -> str:
    """The result in a line."""
    assert view.ending is not None
    best = [seat for seat, place in enumerate(view.ending.places) if place == 1]
    if len(best) == len(view.players):
        return "A draw"
    if len(view.mine) == 1 and view.mine[0] in best:
        return "You win!" if len(best) == 1 else "You share the win"
    names = listed([view.names[seat] for seat in best])
    won = f"{names} wins" if len(best) == 1 else f"{names} win"
    if len(view.mine) != 1:
        return won
    mine = view.ending.places[view.mine[0]]
    own = f"come {ordinal(mine)}" if {*view.ending.places} > {1, mine} else "lose"  # the same as all who have not won
    return f"You {own}. {won}"


def settled(match: RecentMatch) -> str:
    """How a match ended, and who has won it, where that is not said already."""
    drawn = len(match.winners) == match.seats
    if not match.winners or drawn or any(name in match.text for name in match.winners):
        return match.text
    return f"{listed(match.winners)} won. {match.text}"


def company(table: OwnTable) -> str:
    """With whom one plays there, and for whom all wait: "with Ann and 2 bots, waiting for Ann"."""
    others = [*table.people, *([counted(table.bots, "bot")] if table.bots else [])]
    told = [f"{table.here} at this screen"] if table.here > 1 else []
    told += [f"with {listed(others)}"] if others and others != [*table.awaited] else []
    told += [f"waiting for {listed(table.awaited)}"] if table.awaited else []
    return ", ".join(told)


NEARLY_ALL = 200
"""Of more squares than these none is lit (picking.js)."""


def how_to(question: Question, beyond: str = "", strides: int = 0) -> str:
    """What the player can do on the page, until a hint takes its place. `beyond`, `strides`: of the scene."""
    if question.area is not None:
        return "Show the direction on the board." if question.area.aim else "Show where on the board."
    lit = {choice.things[0] for choice in question.choices if choice.things}
    if len(lit) > NEARLY_ALL:
        return "Pick nearly any square."
    if strides and any(len(way.way) >= strides and not way.planned for way in question.ways):
        return "Pick what is lit: pale squares cost a second action."
    return f"Pick what is lit{beyond}." if lit else ""


def _words(text: str) -> list[str]:
    return re.findall(r"\w{2,}", text.lower())


def happening(view: TableView) -> tuple[str, list[Seat]]:
    """For an occasion to interrupt: what happens, unless the prompt says it already; and who else may answer."""
    question = view.scene.question if view.scene else None
    if view.scene is None or question is None or not question.passing:
        return "", []
    words = next((each.label for each in view.scene.things if isinstance(each, Caption) and each.id == "now"), "")
    if set(_words(words)) <= set(_words(question.prompt)):
        words = ""
    return words, [seat for seat in view.asked if seat != view.seat]


def bots(players: Sequence[Player]) -> frozenset[Seat]:
    """The seats that bots play."""
    return frozenset(player.seat for player in players if player.level)


WEIGHTY = frozenset((WOUND, DEATH, FALL, SCORE))
"""What befalls a thing that is told before everything else."""


def sentences(turn: Turn) -> list[Said]:
    """It in words."""
    return in_short([_told(alike) for alike in gathered(turn, lambda told: told.line.several)])


def _told(alike: Sequence[Told[Line]]) -> Said:
    """What happened once, or several times in a turn."""
    last = alike[-1]
    words, count = plain_words(last.line), sum(told.times for told in alike)
    if len(alike) > 1:
        words = of_several(last.line.several, count, words)
    elif count > 1:
        words = f"{words.removesuffix('.')} ×{count}."
    return Said(words, max(_weight(told.line) for told in alike))


def _weight(line: Line) -> int:
    if line.look == BLOW:
        return FATAL
    return HEAVY if any(impact.kind in WEIGHTY for impact in line.impacts) else LIGHT


def about_die(line: Line) -> str:
    """What the die of a line fell for, and what it needed: "to hit 4+"."""
    return line.text.rpartition(": ")[0] or line.text


def dice_of(turn: Turn) -> list[tuple[Line, ...]]:
    """The dice of a sentence, those beside each other that fell for the same together; without directions, which the
    sentence tells itself."""
    shown = [line for told in turn for line in told.dice if line.die and line.die.sides != D360]
    return [tuple(alike) for _, alike in groupby(shown, about_die)]


def area_json(view: TableView) -> str:
    """What the page's scripts must know of a question for a point, as JSON; empty where none is asked."""
    area = view.scene.question.area if view.scene and view.scene.question else None
    if area is None:
        return ""
    facts = {name: getattr(area, name) for name in ("say", "start", "aim", "width", "height", "round", "piece")}
    if area.start is not None and area.aim:
        facts["far"] = max((dist(area.start, point) for shape in area.shapes for point in shape), default=2.0)
    return msgspec.json.encode(facts).decode()


def spot(at: tuple[float, float]) -> str:
    """A point as an answer says it: "12.250,7.500"."""
    return f"{at[0]:.3f},{at[1]:.3f}"
