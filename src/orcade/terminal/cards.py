"""The command `orcade cards`: checks, shows and prints the decks of games that have a `catalogue`."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..draw.sheets import sheets
from ..table.catalogue import Catalogue, Deck, Printed
from ..table.errors import BadSetup, OrcadeError
from ..table.game import Game, installed_games
from ..table.options import parse
from ..table.words import counted, listed
from .exit_codes import CheckFailed
from .files import read_content, write_new
from .listing import find_game
from .output import Output
from .whose_file import fitting


class BadCards(CheckFailed):
    """A deck that cannot be played."""


def check_deck(which: str, game: str) -> None:
    """Check decks, and say what they have. `BadCards` says what is wrong with them; `BadFile`: there is no file."""
    found, decks = _meant(which, game)
    output = Output()
    output.say(f"{which}: all is well.", style="bold")
    for deck in decks:
        output.say(f"{deck.line}: {sum(deck.kinds().values())} cards to draw.", indent=2)
        if deck.facts:
            output.say(f"Skills: {', '.join(deck.facts)}.", indent=2)
        output.say(f"Cards: {', '.join(counted(count, kind) for kind, count in deck.kinds().items())}.", indent=2)
        used = sorted((verb for verb, count in deck.verbs.items() if count), key=lambda verb: -deck.verbs[verb])
        if deck.verbs:
            output.say(f"Verbs: {', '.join(f'{verb} {deck.verbs[verb]}' for verb in used) or 'none'}.", indent=2)
        unused = [verb for verb, count in deck.verbs.items() if not count]
        if unused:
            output.say(f"Not used: {', '.join(unused)}.", indent=2)
    if all(each is not decks[0] for each in _catalogue(found).decks()):
        output.say(f"Play with it: orcade new {found.name} --deck {which}", style="dim", indent=2)


def show_cards(which: str, card: str, game: str, plain: bool) -> None:
    """All decks in a line each, the cards of one or several, or one card."""
    output = Output(plain=plain)
    if not which:
        _list(output, _games(game))
        return
    _, decks = _meant(which, game)
    if card:
        _show(output, _card(decks, card))
        return
    for at, deck in enumerate(decks):
        if at:
            output.say()
        _show_deck(output, deck)


def _list(output: Output, games: Sequence[Game]) -> None:
    for game in games:
        if len(games) > 1:
            output.say(game.title, style="bold")
        for deck in _catalogue(game).decks():
            output.say(f"{deck.id}: {'. '.join(_about(deck))}.", indent=2)
    output.say(f"orcade cards show {_catalogue(games[0]).decks()[0].id} shows its cards.", style="dim")


def _about(deck: Deck) -> Iterator[str]:
    yield deck.line
    if deck.facts:
        yield ", ".join(deck.facts)


def _show_deck(output: Output, deck: Deck) -> None:
    line, *facts = _about(deck)
    output.say(line, style="bold")
    for words in facts:
        output.say(words)
    kind = ""
    for printed in deck.cards:
        if printed.drawn and printed.kind != kind:
            kind = printed.kind
            output.say()
            output.say(f"{kind}: {counted(deck.kinds()[kind], 'card')}", style="bold underline")
        if printed.drawn:
            output.say()
            _show(output, printed)


def print_deck(which: str, to: Path, game: str) -> None:
    """A page of cards to print and cut out, as a file."""
    if which == "all":
        found = _only(_games(game))
        decks: Sequence[Deck] = _catalogue(found).decks()
    else:
        found, decks = _meant(which, game)
    write_new(to, sheets(found.title, decks))
    count = sum(card.count for deck in decks for card in deck.cards)
    Output().say(f"{count} cards are in {to}: open it in a browser, and print it or save it as a PDF.")


def with_deck(game: str, deck: Path) -> str:
    """The option that brings decks of one's own, as it is written: `own_deck=@FILE`."""
    found = find_game(game)
    if found.catalogue is None:
        raise BadSetup(f"{found.title} has no decks: leave out --deck")
    return f"{found.catalogue.option}=@{deck}"


def _games(name: str) -> list[Game]:
    """The game of that name; without a name, all games that have decks."""
    if name:
        found = find_game(name)
        if found.catalogue is None:
            raise BadSetup(f"{found.title} has no decks of cards")
        return [found]
    having = [game for game in installed_games().values() if game.catalogue is not None]
    if not having:
        raise BadSetup("no game here has decks of cards")
    return having


def _only(games: Sequence[Game]) -> Game:
    if len(games) > 1:
        names = ", ".join(game.name for game in games)
        raise BadSetup(f"which game's cards? --game with one of: {names}")
    return games[0]


def _catalogue(game: Game) -> Catalogue:
    assert game.catalogue is not None
    return game.catalogue


def _meant(which: str, name: str) -> tuple[Game, Sequence[Deck]]:
    """The game and the decks that are meant: a deck of a game, by its name, or those in a file."""
    games = _games(name)
    wanted = which.strip().lower()
    for game in games:
        for deck in _catalogue(game).decks():
            if wanted in (deck.id, deck.title.lower()):
                return game, [deck]
    path = Path(which)
    if path.exists() or path.suffix or "/" in which:
        text = read_content(path)
        game = _whose(games, text)
        return game, _read(game, path, text)
    known = [deck.id for game in games for deck in _catalogue(game).decks()]
    near = difflib.get_close_matches(wanted, known, 1, 0.5)
    meant = f" do you mean {near[0]}?" if near else ""
    raise BadSetup(f"there is no deck and no file {which[:60]!r};{meant} the decks are: {', '.join(known)}")


def _whose(games: Sequence[Game], text: str) -> Game:
    """The game whose tables a text has the most of; `BadSetup` where several games' fit as well."""
    return _only(fitting([(game, _catalogue(game).tables) for game in games], text))


def _read(game: Game, path: Path, text: str) -> Sequence[Deck]:
    """The decks in a file, read as a table of the game would read them."""
    catalogue = _catalogue(game)
    try:
        parse(game.options, {catalogue.option: text})
        return catalogue.read(text)
    except OrcadeError as wrong:
        said = str(wrong).removeprefix(f"option {catalogue.option!r}: ")
        raise BadCards("\n".join(f"{path}: {line}" for line in said.splitlines())) from wrong


def _card(decks: Sequence[Deck], words: str) -> Printed:
    """The card that is meant; `BadSetup` names near ones."""
    wanted = " ".join(words.lower().split())
    cards = [card for deck in decks for card in deck.cards]
    for card in cards:
        if wanted in (card.face.id, card.face.title.lower()):
            return card
    among = [card.face.id for card in cards if wanted in card.face.title.lower() or wanted in card.face.id]
    near = among[:5] or difflib.get_close_matches(wanted.replace(" ", "-"), [card.face.id for card in cards], 3)
    meant = f"; do you mean {' or '.join(near)}?" if near else f"; orcade cards show {decks[0].id} shows them all"
    whose = listed([deck.title for deck in decks])
    raise BadSetup(f"the deck of {whose} has no card {words[:40]!r}{meant}")


def _show(output: Output, card: Printed) -> None:
    for at, line in enumerate(_lines(card)):
        output.say(("  " if at else "") + line, style="dim" if at and line.startswith("“") else "", indent=2)


def _lines(card: Printed) -> Iterator[str]:
    """ "Bear in the Cloakroom (bear), Monster, Difficulty 2", what it does, and what is said of it."""
    facts = f", {card.facts}" if card.facts else ""
    copies = f", {card.count} times" if card.count > 1 else ""
    yield f"{card.face.title} ({card.face.id}), {card.kind}{facts}{copies}"
    if card.text:
        yield card.text
    if card.flavour:
        yield f"“{card.flavour}”"
