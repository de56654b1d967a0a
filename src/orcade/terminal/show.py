"""What a player is shown, as text: the news, the board, the question, what an answer would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, groupby
from typing import Any

import msgspec

from .. import draw
from ..draw.text import panel_words, path_words, present, race_words, standing, zone_words
from ..table.choices import FIRST, PartGroup, Way
from ..table.errors import Refused
from ..table.game import Ending
from ..table.ground import Ground, square_id, squares_by_id
from ..table.happenings import Happening
from ..table.match import Match
from ..table.plane import compass
from ..table.region import Place, Region
from ..table.requests import BLOW, D360, SPECTATOR, TURN, Ask, Option, Rolled, Seat
from ..table.rulebook import rules_of, told_in
from ..table.scene import Scene
from ..table.several import Several
from ..table.spots import Aim
from ..table.story import gathered, of_several, story
from ..table.tally import in_numbers
from ..table.things import Path, Piece, Square, Stack, Thing, Zone
from ..table.walks import walk_to, ways
from ..table.words import listed
from . import floor_map, land_map, trace_map
from .board import good_for, show_scene
from .commands import COMMANDS, OK
from .notations import counting, grouped, in_columns, in_figures, numbered
from .output import Output

INDENT = 2
EXAMPLE = "12.25 7.5"


class Legal(msgspec.Struct, frozen=True):
    """An option as it can be typed."""

    say: str
    option: Option


def legal(match: Match, ask: Ask) -> list[Legal]:
    """The options of an ask with their notation, in the order of the game; of a region's proposals each point once."""
    view = match.board(ask.seat)
    return [Legal(option.notation(view), option) for option in dict.fromkeys(ask.options)]


def unlisted(match: Match, ask: Ask, said: str) -> str:
    """The notation of an answer that need not be in the list, from what was typed; empty where it was none."""
    if isinstance(ask.options, Region):
        return point(ask.options.verb(match.board(ask.seat)), said)
    if isinstance(ask.options, Several):
        return several(ask.options.verb, ask.options.parts(match.board(ask.seat)), said)
    return ""


def several(verb: str, groups: Sequence[PartGroup], said: str) -> str:
    """Things in full whose beginnings were typed: "build wolves metal". Empty where the first word is not the verb."""
    first, *words = said.lower().split() or [""]
    if not words or not verb.startswith(first):
        return ""
    known = [part.word for group in groups for part in group.parts]
    found = [verb]
    for word in words:
        meant = {each for each in known if each.startswith(word)}
        found.append(meant.pop() if len(meant) == 1 else word)
    return " ".join(found)


def point(verb: str, said: str) -> str:
    """A point after its verb: "move grub 12.25,7.5", "move 12.25 7.5", "12.25 7.5". Empty where the words are none."""
    words = said.replace(",", " , ").split()
    named = 0
    for word, whole in zip(words, verb.lower().split(), strict=False):
        if not whole.startswith(word.lower()):
            break
        named += 1
    rest = words[named:]
    if not rest or not (named or rest[0].lstrip("(+-.")[:1].isdigit()):
        return ""
    numbers = [word.strip("()") for word in rest if word != ","]
    return f"{verb} {','.join(numbers)}"


def board(output: Output, scene: Scene, *, aloud: bool = False) -> None:
    """Show the board, the seats and the reader's hand: as a picture of signs, or as sentences to be read aloud."""
    if aloud:
        output.say(draw.text(msgspec.structs.replace(scene, question=None)), indent=INDENT)
    else:
        show_scene(output, scene)


def look(output: Output, scene: Scene, words: str) -> None:
    """Show another part of a large board: around the square that is named, or all of it; of a map, tell of an area."""
    ground = scene.ground
    if scene.land is not None and words.strip() == "all":
        show_scene(output, scene, whole=True)
        return
    if scene.land is not None:
        told = land_map.told(scene, words)
        for sentence in told or [f"There is no area {words[:20]!r}: look, and its name or number."]:
            output.say(sentence, style="" if told else "red", indent=INDENT)
        return
    if ground is None:
        output.say("All of the board is shown; board shows it again.", style="red")
        return
    number = squares_by_id(ground).get(square_id(words.lower()))
    if number is None and words != "all":
        output.say(f"There is no square {words[:20]!r}: look all, or look {_any_square(ground)}.", style="red")
        return
    for seen in floor_map.parts_of(output, ground, number):
        for line in floor_map.lines(output, scene, seen):
            output.put(line)


def _any_square(ground: Ground) -> str:
    return next(name for name in ground.names if name)


def brief(output: Output, scene: Scene, before: Scene) -> None:
    """Show where the match stands and what one holds; of a board only the figures, so that it is read aloud quickly.

    A board in inches takes long to tell: there only what is not as it was in the scene that was read aloud `before`.
    """
    if scene.inches:
        pieces = present(scene)
        known = set(map(_place, before.things))
        output.say(scene.headline)
        if scene.progress != before.progress:
            output.say(race_words(scene), indent=INDENT)
        for thing in scene.things:
            if not thing.label or _place(thing) in known:
                continue
            if isinstance(thing, Zone):
                output.say(zone_words(thing), indent=INDENT)
            elif isinstance(thing, Path):
                output.say(path_words(thing), indent=INDENT)
            elif isinstance(thing, Piece) and thing in pieces:
                output.say(standing(thing, pieces), indent=INDENT)
        for panel in scene.seats:
            if panel not in before.seats:
                output.say(panel_words(panel), indent=INDENT)
        return
    on_board = scene.backdrop is not None or any(isinstance(thing, Square) for thing in scene.things)
    figures = [
        thing for thing in scene.things if on_board and isinstance(thing, Piece | Stack) and thing.seat is not None
    ]
    output.say(draw.text(msgspec.structs.replace(scene, things=tuple(figures), question=None)), indent=INDENT)


def _place(thing: Thing) -> tuple[object, ...]:
    """What has to differ for a thing of a measured board to be told again: its words, and where it is."""
    where = (thing.x, thing.y) if isinstance(thing, Piece | Zone) else thing.points if isinstance(thing, Path) else ()
    return (thing.id, thing.label, where)


def news(output: Output, happenings: Sequence[Happening], eyes: Seat, names: Sequence[str]) -> bool:
    """What happened, a sentence each, in the words of one reader; whether there was anything."""
    lines = [line for line in ((each.event, each.text(eyes)) for each in happenings) if line[1]]
    sentences = story(
        lines,
        lambda line, later: line[1] == later[1],
        lambda line: isinstance(line[0], Rolled),
        lambda line: line[0].look == TURN,
    )
    turns = accumulate(told.line[0].look == TURN for told in sentences)
    parts = (
        [told for _, told in turn] for _, turn in groupby(zip(turns, sentences, strict=True), lambda each: each[0])
    )
    for alike in (alike for part in parts for alike in gathered(part, lambda told: told.line[0].several())):
        event, text = alike[-1].line
        if isinstance(event, Rolled):
            output.say(f"  {rolled([event], '', names)}", style="dim", indent=4)
            continue
        if event.look == TURN:
            output.say()
        count = sum(told.times for told in alike)
        words = f"{text} ×{count}" if count > 1 else text
        if len(alike) > 1:
            words = of_several(event.several(), count, text)
        fell = [die for told in alike for die, _ in told.dice]
        dice = [die for die in fell if isinstance(die, Rolled) and die.sides != D360]
        words += f" ({rolled(dice, text, names)})" if dice else ""
        output.say(words, indent=INDENT, style={TURN: "bold", BLOW: "red"}.get(event.look, ""))
    return bool(lines)


def rolled(dice: Sequence[Rolled], text: str, names: Sequence[str]) -> str:
    """Dice in words, those that fell for the same together; with who rolled them, where that is one player and neither
    that nor the `text` of the sentence beside them says so."""
    found = []
    for about, alike in ((about, list(alike)) for about, alike in groupby(dice, lambda die: die.about)):
        rollers = {die.seat for die in alike}
        name = names[alike[0].seat] if len(rollers) == 1 and 0 <= alike[0].seat < len(names) else ""
        who = f"{name}, " if name and name not in f"{about} {text}" else ""
        shown = [compass(die.value) if die.sides == D360 else str(die.value) for die in alike]
        found.append(f"{who}{about}: {', '.join(shown)}")
    return "; ".join(found)


def question(output: Output, match: Match, ask: Ask, options: Sequence[Legal], *, aloud: bool = False) -> None:
    """The options, grouped by their first word and numbered; points after all others, with what they are for, as
    everything that is told by figures alone. Many squares are left to the map, unless all is read `aloud`."""
    region = ask.options
    plain = options
    if isinstance(region, Region):
        plain = [each for each in options if not isinstance(each.option, Place)]
    scene = match.scene(ask.seat)
    if scene.question is not None and scene.question.groups:
        parts(output, scene, len(plain))
        usual(output, scene)
        return
    marked = {} if aloud else on_the_map(output, scene)
    says = [each.say for each in plain]
    lines = grouped(says, output.width, output.plain, marked)
    brings = what_it_brings(scene)
    if brings or in_figures(says):
        view = match.board(ask.seat)
        about = [brings.get(each.say) or described(each, view) for each in plain]
        told = [
            f"{number}) {each}  {words}".rstrip()
            for number, (each, words) in enumerate(zip(says, about, strict=True), 1)
        ]
        lines = (" " * INDENT + line for line in in_columns(told, 0 if output.plain else output.width - INDENT))
    for line in lines:
        output.say(line, indent=2 * INDENT)
    if isinstance(region, Region):
        proposals(output, match, ask, options)
    planned, further = parted(ways(match, ask))
    if not planned or planned[0].beside:
        usual(output, scene)
    plans(output, planned)
    if further:
        output.say(f"  Further in one answer, such as {further[-1].say}; ? {further[-1].say} tells the way.", indent=2)


def plans(output: Output, planned: Iterable[Way]) -> None:
    """What one answer may do in several steps, as a game has planned it."""
    for number, way in enumerate(planned):
        marked = "" if number or way.beside else f" ({OK})"
        output.say(f"  Or {way.say}{marked}: {in_a_row(way.label, way.hint)}", indent=4)


def in_a_row(*said: str) -> str:
    """Several sentences, each with its own end, as in "All at them! Four go.", one behind the other."""
    return " ".join(each if each.endswith((".", "!", "?")) else f"{each}." for each in said if each)


def what_it_brings(scene: Scene) -> dict[str, str]:
    """By notation: the prospects of answers of which something comes, and what those are good for that last, unless the
    table tells it."""
    found = {}
    told = good_for(scene)
    for each in scene.question.choices if scene.question is not None else ():
        if each.strengths and each.say not in told:
            found[each.say] = ", ".join(gauge.said for gauge in each.strengths)
        elif each.brings:
            found[each.say] = each.prospect
    return found


def usual(output: Output, scene: Scene) -> None:
    """What one mostly wants, where there is a choice, and why (`Game.usual`)."""
    question = scene.question
    if question is None or len(question.choices) < 2:
        return
    choice = question.proposed
    if choice is not None:
        about = " ".join(filter(None, (question.why, choice.hint)))
        output.say(f"  Mostly wanted ({OK}): {choice.say}. {about}".rstrip(), indent=4)


def parted(ways: Iterable[Way]) -> tuple[list[Way], list[Way]]:
    """The plans of the game, the best first, and the ways that go on from a single step."""
    every = list(ways)
    return [way for way in every if way.planned], [way for way in every if not way.planned]


MANY = 12
"""More squares than these are not listed: the map marks them."""
FEW = 2
"""Things in the example of an answer that takes several."""
SEVERAL = 6
"""On a low screen more answers than these are not listed, where the map of areas marks what they are about."""


def on_the_map(output: Output, scene: Scene) -> dict[str, str]:
    """First words of answers that the map marks, where these are many, and what they are: each a square of a large
    board, or, on a low screen, about areas of a map and what stands in them."""
    if scene.question is None:
        return {}
    if scene.ground is not None:
        noun, known, most, least = "squares", set(squares_by_id(scene.ground)), 1, MANY
    elif scene.land is not None and output.is_lower_than(land_map.ALL):
        noun, known, most, least = "answers", {thing.id for thing in scene.things}, 2, SEVERAL
    else:
        return {}
    found: dict[str, list[bool]] = {}
    for choice in scene.question.choices:
        verb = choice.say.partition(" ")[0]
        found.setdefault(verb, []).append(0 < len(choice.things) <= most and known.issuperset(choice.things))
    return {verb: noun for verb, are in found.items() if len(are) > least and all(are)}


def parts(output: Output, scene: Scene, count: int) -> None:
    """What an answer that takes several things is put together from."""
    question = scene.question
    assert question is not None
    groups = [group for group in question.groups if group.parts]
    alike = len([group for group in question.groups if group.most != 1 or not group.least]) > 1
    for at, group in enumerate(groups):
        name = f" ({group.name})" if alike else ""
        output.say(f"  {question.verb if not at else 'and'} {how_many(group)}{name}:", indent=2)
        for part in group.parts:
            told = [part.name, *(each.said for each in part.strengths), part.about, FIRST if part.first else ""]
            output.say(f"    {part.word}: {', '.join(filter(None, told))}", indent=6)
    example = min(question.choices, key=lambda choice: abs(len(choice.things) - FEW))
    none = f" {question.verb} alone takes none." if any(each.say == question.verb for each in question.choices) else ""
    output.say(f"  Such as {example.say}.{none} ? lists {count}.", indent=2)


def how_many(group: PartGroup) -> str:
    """How many of a group are taken: "one of", "at most 3 of"."""
    if group.least == group.most == 1:
        return "one of"
    if not group.least:
        return f"at most {group.most} of" if group.most < len(group.parts) else "any of"
    return f"{group.least} to {group.most} of" if group.least < group.most else f"{group.least} of"


def proposals(output: Output, match: Match, ask: Ask, options: Sequence[Legal]) -> None:
    """The points that a region proposes, under what is said before them."""
    assert isinstance(ask.options, Region)
    view = match.board(ask.seat)
    verb = ask.options.verb(view)
    which = "towards any point" if isinstance(ask.options, Aim) else "any point"
    output.say(f"  {verb} X,Y: {which} in inches, such as {EXAMPLE}, or", indent=4)
    entries = []
    numbers = numbered([each.say for each in options])
    for number, each in enumerate(options, 1):
        if isinstance(each.option, Place):
            about = described(each, view)
            at = each.say.removeprefix(verb).strip()
            words = f"{short(at)}  {about}" if about else short(at)
            entries.append(f"{number:>2}) {words}" if numbers else words)
    if output.plain:
        for entry in entries:
            output.say(f"  {entry}", indent=6)
        return
    for line in in_columns(entries, output.width - INDENT):
        output.say(" " * INDENT + line, indent=6)


def described(each: Legal, view: Any) -> str:
    """An option's label, if it says more than its notation; else empty."""
    label = each.option.label(view)
    first = FIRST if each.option.for_first(view) else ""
    return first if label.lower() == each.say.lower() else ", ".join(filter(None, (label, first)))


def short(point: str) -> str:
    """ "12.250,7.500" without needless noughts."""
    return ",".join(part.rstrip("0").rstrip(".") if "." in part else part for part in point.split(","))


def choices(output: Output, match: Match, ask: Ask, options: Sequence[Legal]) -> None:
    """Every option with its label and what will happen."""
    view = match.board(ask.seat)
    numbers = numbered([each.say for each in options])
    wide = max(len(each.say) for each in options)
    for number, each in enumerate(options, 1):
        hint = match.game.hint(view, each.option)
        about = in_a_row(described(each, view), hint).removesuffix(".")
        lead = f"{number:>3}) " if numbers else "  "
        line = f"{lead}{each.say.ljust(wide) if about else each.say}  {about}".rstrip()
        output.say(line, indent=len(lead) + wide + 2 if wide < 30 else 6)
    plans(output, parted(ways(match, ask))[0])


def exact(options: Sequence[Legal], said: str) -> Legal | None:
    """The option that was typed in full or by its number."""
    words = " ".join(said.lower().split())
    says = [each.say for each in options]
    count = counting(says)
    for each in options:
        if each.say.lower() in (words, f"{count} {words}".lower()):
            return each
    if words.isascii() and words.isdigit() and len(words) < 6 and numbered(says):
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


def about(output: Output, match: Match, ask: Ask, words: str, option: Option | None = None) -> str:
    """What an answer will do, or why it is not legal; then the notation of a legal point near it, if it was a point."""
    view = match.board(ask.seat)
    if option is not None:
        output.say(f"{option.notation(view)}: {option.label(view)}.")
        output.say(match.game.hint(view, option) or "You may do this now.")
        title = rules_of(match.game).get(ask.rule)
        if not match.scene(ask.seat).closed:
            output.say(f"[{ask.rule}{' ' + title.title if title else ''}]", style="dim")
        return ""
    walk = walk_to(match, ask, words)
    if walk is not None:
        way = ", ".join(step.label(view) for step in walk.steps)
        output.say(f"{way}. {walk.hint}")
        return ""
    try:
        match.read(ask, words)
    except Refused as refused:
        output.say(f"No: {refused}.", style="red", indent=INDENT)
        if refused.nearest:
            output.say("  y takes that point.")
        return refused.nearest
    return ""


def trace(
    output: Output, match: Match, ask: Ask, words: str, option: Option | None = None, *, aloud: bool = False
) -> None:
    """Show what an answer would do, legal or not: the way or the line of sight, on the map and in words."""
    game = match.game
    found = (
        game.trace(match.board(ask.seat), option) if option is not None else game.traced(match.view(ask.seat), words)
    )
    if found is None:
        return
    scene = match.scene(ask.seat)
    if scene.backdrop is not None and not aloud:
        drawn = land_map if scene.land is not None else trace_map
        for line in drawn.traced(output, scene, found):
            output.put(line)
    for sentence in found.sentences():
        output.say(sentence)


def hand(output: Output, scene: Scene) -> None:
    """The cards of who looks, with their text."""
    if not scene.hand:
        output.say("You hold no cards.")
    for card in scene.hand:
        output.say(f"  {card.label}{': ' + card.body if card.body else ''}", indent=4)


def ending(output: Output, end: Ending, who: Sequence[str], match: Match) -> None:
    """What ended the match, the places, the feats, and the match in numbers."""
    part = {panel.seat: panel for panel in match.scene(SPECTATOR).seats}
    output.say(end.text + (f" [{end.rule}]" if end.rule else ""), style="bold")
    if end.limit:
        output.say(f"(A limit of Orcade's own ended it: the option {end.limit}.)")
    for place in sorted(set(end.places)):
        level = [seat for seat, own in enumerate(end.places) if own == place]
        output.say(f"  {place}. {listed([who[seat] for seat in level])}", indent=5)
        for seat in level:
            if part[seat].came_to:
                output.say(f"     {part[seat].name}: {part[seat].came_to}", indent=5)
    for feat in end.feats:
        deed = told_in(match.game, feat.rule, feat.name)
        output.say(f"  Feat: {feat.name}, {who[feat.seat]} [{feat.rule}]{f': {deed}' if deed else ''}", indent=4)
    numbers = listed([f"{count} {what}" for count, what in _numbers(match)])
    output.say(f"  The match in numbers: {numbers}.", indent=4)


def _numbers(match: Match) -> tuple[tuple[int, str], ...]:
    events = [past.event for past in match.happenings]
    dice = sum(isinstance(event, Rolled) for event in events)
    return in_numbers(dice, [(event.look, event.impacts()) for event in events], match.game.nouns)


def help(output: Output) -> None:
    """The commands."""
    output.say(
        f"Type an answer, its number, or as much of its words as only it has. {OK} is the one that stands beside it."
    )
    output.say("Several in a row: move b2; move c3. It stops where a die falls or somebody else answers.")
    output.say(
        "On a board in inches any point will do: move grub 12.25,7.5 or just 12.25 7.5, from the left and the top."
    )
    output.say("Besides:")
    wide = max(len(command.usage) for command in COMMANDS)
    for command in COMMANDS:
        output.say(f"  {command.usage.ljust(wide)}  {command.about}", indent=wide + 4)
