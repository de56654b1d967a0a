"""The command `orcade cards`: checks, shows and prints the decks of games that have a `catalogue`."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from pathlib import Path

from ..draw.sheets import sheets
from ..table.catalogue import Catalogue, Deck, Printed
from ..table.errors import BadSetup, OrcadeError
from ..table.game import Game, installed_games
from ..table.options import parse
from ..table.words import counted
from .files import BadFile, read_content, write_text
from .listing import find_game
from .output import Output


class BadCards(OrcadeError):
    """A deck that cannot be played."""


def check_deck(which: str, game: str) -> None:
    """Check a deck, and say what it has. `BadCards` says what is wrong with it; `BadFile`: there is no such file."""
    found = _game(game)
    deck = _deck(found, which)
    output = Output()
    total = sum(deck.kinds().values())
    output.say(f"{which}: all is well. {deck.line}: {total} cards to draw.", style="bold")
    output.say(f"Skills: {', '.join(deck.facts)}.", indent=2)
    output.say(f"Cards: {', '.join(counted(count, kind) for kind, count in deck.kinds().items())}.", indent=2)
    used = sorted((verb for verb, count in deck.verbs.items() if count), key=lambda verb: -deck.verbs[verb])
    output.say(f"Verbs: {', '.join(f'{verb} {deck.verbs[verb]}' for verb in used) or 'none'}.", indent=2)
    unused = [verb for verb, count in deck.verbs.items() if not count]
    if unused:
        output.say(f"Not used: {', '.join(unused)}.", indent=2)
    if deck not in _catalogue(found).decks():
        output.say(f"Play with it: orcade new {found.name} --deck {which}", style="dim", indent=2)


def show_cards(which: str, card: str, game: str, plain: bool) -> None:
    """All decks in a line each, the cards of one, or one card."""
    output = Output(plain=plain)
    found = _game(game)
    if not which:
        for deck in _catalogue(found).decks():
            output.say(f"{deck.id}: {deck.line}. {', '.join(deck.facts)}.", indent=2)
        output.say(f"orcade cards show {_catalogue(found).decks()[0].id} shows its cards.", style="dim")
        return
    deck = _deck(found, which)
    if card:
        _show(output, _card(deck, card))
        return
    output.say(deck.line, style="bold")
    output.say(", ".join(deck.facts))
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
    found = _game(game)
    decks = _catalogue(found).decks() if which == "all" else [_deck(found, which)]
    if not to.parent.is_dir():
        raise BadFile(f"there is no folder {to.parent}")
    if to.exists():
        raise BadFile(f"{to} exists already; name another file")
    write_text(to, sheets(found.title, decks))
    count = sum(card.count for deck in decks for card in deck.cards)
    Output().say(f"{count} cards are in {to}: open it in a browser, and print it or save it as a PDF.")


def with_deck(game: str, deck: Path) -> str:
    """The option that brings a deck of one's own, as it is written: `own_deck=@FILE`."""
    found = find_game(game)
    if found.catalogue is None:
        raise BadSetup(f"{found.title} has no decks: leave out --deck")
    return f"{found.catalogue.option}=@{deck}"


def _game(name: str) -> Game:
    """The game of that name; without a name, the only game that has decks."""
    if name:
        found = find_game(name)
        if found.catalogue is None:
            raise BadSetup(f"{found.title} has no decks of cards")
        return found
    having = [game for game in installed_games().values() if game.catalogue is not None]
    if len(having) != 1:
        names = ", ".join(game.name for game in having)
        raise BadSetup(
            f"which game's cards? --game with one of: {names}" if names else "no game here has decks of cards"
        )
    return having[0]


def _catalogue(game: Game) -> Catalogue:
    assert game.catalogue is not None
    return game.catalogue


def _deck(game: Game, which: str) -> Deck:
    """A deck of the game, by its name, or one in a file."""
    catalogue = _catalogue(game)
    wanted = which.strip().lower()
    for deck in catalogue.decks():
        if wanted in (deck.id, deck.title.lower()):
            return deck
    path = Path(which)
    if path.exists() or path.suffix or "/" in which:
        return _read(game, path)
    known = [deck.id for deck in catalogue.decks()]
    near = difflib.get_close_matches(wanted, known, 1, 0.5)
    meant = f" do you mean {near[0]}?" if near else ""
    raise BadSetup(f"there is no deck and no file {which[:60]!r};{meant} the decks are: {', '.join(known)}")


def _read(game: Game, path: Path) -> Deck:
    """The deck in a file, read as a table of the game would read it."""
    text = read_content(path)
    catalogue = _catalogue(game)
    try:
        parse(game.options, {catalogue.option: text})
        return catalogue.read(text)
    except OrcadeError as wrong:
        said = str(wrong).removeprefix(f"option {catalogue.option!r}: ")
        raise BadCards("\n".join(f"{path}: {line}" for line in said.splitlines())) from wrong


def _card(deck: Deck, words: str) -> Printed:
    """The card that is meant; `BadSetup` names near ones."""
    wanted = " ".join(words.lower().split())
    for card in deck.cards:
        if wanted in (card.face.id, card.face.title.lower()):
            return card
    among = [card.face.id for card in deck.cards if wanted in card.face.title.lower() or wanted in card.face.id]
    near = among[:5] or difflib.get_close_matches(wanted.replace(" ", "-"), [card.face.id for card in deck.cards], 3)
    meant = f"; do you mean {' or '.join(near)}?" if near else f"; orcade cards show {deck.id} shows them all"
    raise BadSetup(f"the deck of {deck.title} has no card {words[:40]!r}{meant}")


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
