"""What a player is shown, as text: the news, the board, the question, what an answer would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from .. import draw
from ..table.errors import Refused
from ..table.game import Ending
from ..table.happenings import Happening
from ..table.match import Match
from ..table.requests import Ask, Option, Rolled, Seat
from ..table.rulebook import rulebook
from ..table.scene import Piece, Scene, Square
from .board import show_scene
from .commands import COMMANDS
from .paper import Paper

INDENT = 2


class Legal(msgspec.Struct, frozen=True):
    """An option as it can be typed."""

    say: str
    option: Option


def legal(match: Match, ask: Ask) -> list[Legal]:
    """The options of an ask with their notation, in the order of the game."""
    view = match.view(ask.seat)
    return [Legal(option.notation(view), option) for option in ask.options]


def board(paper: Paper, scene: Scene, *, aloud: bool = False) -> None:
    """The board, the seats and the hand of who looks: for eyes, or as sentences to be read aloud."""
    if aloud:
        paper.say(draw.text(msgspec.structs.replace(scene, question=None)), indent=INDENT)
    else:
        show_scene(paper, scene)


def brief(paper: Paper, scene: Scene) -> None:
    """Where the match stands and what one holds: of a board only the figures, so that it is soon read aloud."""
    on_board = any(isinstance(thing, Square) for thing in scene.things)
    figures = [thing for thing in scene.things if on_board and isinstance(thing, Piece) and thing.seat is not None]
    paper.say(draw.text(msgspec.structs.replace(scene, things=tuple(figures), question=None)), indent=INDENT)


def news(paper: Paper, happenings: Sequence[Happening], eyes: Seat, names: Sequence[str]) -> bool:
    """What happened, a line each, in the words of one reader; whether there was anything."""
    told = False
    for happening in happenings:
        text = happening.text(eyes)
        if not text:
            continue
        told = True
        if isinstance(happening.event, Rolled):
            paper.say(f"  {rolled(happening.event, text, names)}", style="dim", indent=4)
        else:
            paper.say(text, indent=INDENT)
    return told


def rolled(event: Rolled, text: str, names: Sequence[str]) -> str:
    """A die with who rolled it, where its label does not say so."""
    name = names[event.seat] if 0 <= event.seat < len(names) else ""
    return text if not name or name in text else f"{name}, {text}"


def question(paper: Paper, options: Sequence[Legal]) -> None:
    """The options, grouped by their first word and numbered."""
    for line in grouped([each.say for each in options], paper.width, paper.plain):
        paper.block(line)


def numbered(options: Sequence[str]) -> bool:
    """Whether numbers can stand for options: not where an option is itself a number."""
    return not any(say.strip().isdigit() for say in options)


def grouped(says: Sequence[str], width: int, plain: bool) -> Iterator[str]:
    """Lines that list notations: options with the same first word on a line of their own."""
    numbers = numbered(says)
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, say in enumerate(says, 1):
        verb, _, rest = say.partition(" ")
        groups.setdefault(verb if rest else "", []).append((number, rest or say))
    singles = groups.pop("", [])
    for number, say in singles[:]:  # "end" beside "end turn": one group.
        if say in groups:
            groups[say].insert(0, (number, ""))
            singles.remove((number, say))
    lead = max((len(verb) for verb in groups), default=0)
    for verb, items in groups.items():
        yield from _columns(verb.ljust(lead), items, numbers, width, plain)
    if singles:
        yield from _columns("", singles, numbers, width, plain)


def _columns(verb: str, items: Sequence[tuple[int, str]], numbers: bool, width: int, plain: bool) -> Iterator[str]:
    words = [f"{number}) {rest}".strip() if numbers else rest for number, rest in items]
    start = f"  {verb} " if verb else "  "
    gap = ", " if plain else "   "
    line = start
    for at, word in enumerate(words):
        piece = word + (gap if at < len(words) - 1 else "")
        if len(line) + len(piece.rstrip()) > width and line.strip() and line != start:
            yield line.rstrip()
            line = " " * len(start)
        line += (" " if verb and line == start else "") + piece
    yield line.rstrip()


def choices(paper: Paper, match: Match, ask: Ask, options: Sequence[Legal]) -> None:
    """Every option with its label and what will happen."""
    view = match.view(ask.seat)
    numbers = numbered([each.say for each in options])
    wide = max(len(each.say) for each in options)
    for number, each in enumerate(options, 1):
        label, hint = each.option.label(view), each.option.hint(view)
        about = ". ".join(
            part.rstrip(".") for part in (label if label.lower() != each.say.lower() else "", hint) if part
        )
        lead = f"{number:>3}) " if numbers else "  "
        line = f"{lead}{each.say.ljust(wide) if about else each.say}  {about}".rstrip()
        paper.say(line, indent=len(lead) + wide + 2 if wide < 30 else 6)


def exact(options: Sequence[Legal], said: str) -> Legal | None:
    """The option that was typed in full or by its number."""
    words = " ".join(said.lower().split())
    for each in options:
        if each.say.lower() == words:
            return each
    if words.isascii() and words.isdigit() and len(words) < 6 and numbered([each.say for each in options]):
        number = int(words)
        if 1 <= number <= len(options):
            return options[number - 1]
    return None


def find(options: Sequence[Legal], said: str) -> list[Legal]:
    """The options that some words can mean: one where they are typed in full, else all whose words begin so."""
    one = exact(options, said)
    if one is not None:
        return [one]
    words = said.lower().split()

    def begins(each: Legal) -> bool:
        parts = each.say.lower().split()
        return len(words) <= len(parts) and all(part.startswith(word) for part, word in zip(parts, words, strict=False))

    return [each for each in options if words and begins(each)]


def about(paper: Paper, match: Match, ask: Ask, words: str, option: Option | None = None) -> None:
    """What an answer will do, or why it is not legal."""
    view = match.view(ask.seat)
    if option is not None:
        paper.say(f"{option.notation(view)}: {option.label(view)}.")
        paper.say(option.hint(view) or "You may do this now.")
        title = rulebook(match.game.folder).get(ask.rule)
        paper.say(f"[{ask.rule}{' ' + title.title if title else ''}]", style="dim")
        return
    try:
        match.read(ask, words)
    except Refused as refused:
        paper.say(f"No: {refused}.", style="red", indent=INDENT)


def hand(paper: Paper, scene: Scene) -> None:
    """The cards of who looks, with their text."""
    if not scene.hand:
        paper.say("You hold no cards.")
    for card in scene.hand:
        paper.say(f"  {card.label}{': ' + card.body if card.body else ''}", indent=4)


def ending(paper: Paper, end: Ending, who: Sequence[str]) -> None:
    """What ended the match, the places, and the feats."""
    paper.say(end.text + (f" [{end.rule}]" if end.rule else ""), style="bold")
    if end.limit:
        paper.say(f"(A limit of Orcade's own ended it: the option {end.limit}.)")
    for place in sorted(set(end.places)):
        level = [who[seat] for seat, own in enumerate(end.places) if own == place]
        paper.say(f"  {place}. {' and '.join(level)}", indent=5)
    for feat in end.feats:
        paper.say(f"  Feat: {feat.name}, {who[feat.seat]} [{feat.rule}]", indent=4)


def help(paper: Paper) -> None:
    """The commands."""
    paper.say("Type an answer, its number, or as much of its words as only it has.")
    paper.say("Several in a row: move b2; move c3. It stops where a die falls or somebody else answers.")
    paper.say("Besides:")
    wide = max(len(command.usage) for command in COMMANDS)
    for command in COMMANDS:
        paper.say(f"  {command.usage.ljust(wide)}  {command.about}", indent=wide + 4)
