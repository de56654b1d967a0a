"""Decks of cards on the command line: checked, listed, and made into a page to print and cut out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ..games.hack.content import DECKS, BadDeck, read_deck, source
from ..games.hack.printed import Card, Deck, Encounter, Room, Rule
from ..games.hack.texts import difficulty, say, title
from .files import BadFile, read_content, write_text
from .paper import Paper, clean
from .sheet import page


def check_deck(name: str) -> int:
    """Whether it is a deck; `BadDeck` names the file, the line, what is there and what would do."""
    deck = find_deck(name)
    Paper().say(f"{name}: a deck for {clean(deck.character.name)}, {len(deck.cards)} cards: {counted(deck)}.")
    return 0


def show_deck(name: str, plain: bool) -> int:
    """Every card with its words."""
    deck = find_deck(name)
    paper = Paper(plain=plain)
    who = deck.character
    paper.say(clean(who.name), style="bold")
    skills = "" if who.gamemaster else f"Combat {who.combat}, Thieving {who.thieving}, Negotiation {who.negotiation}, "
    paper.say(f"{skills}Rules-Lawyering {who.lawyering}. {len(deck.cards)} cards: {counted(deck)}.")
    for card in dict.fromkeys(deck.cards):
        paper.say()
        paper.say(clean(f"{card.name} ({facts(card)})"), style="bold")
        for words in (say(card), card.flavour):
            if words:
                paper.say(clean(f"  {words}"), indent=2)
    return 0


def print_deck(name: str, to: Path) -> int:
    """All its cards in a page of HTML, nine on a sheet of A4."""
    deck = find_deck(name)
    if not to.parent.is_dir():
        raise BadFile(f"there is no folder {to.parent}")
    if to.exists():
        raise BadFile(f"{to} exists already; name another file")
    write_text(to, page(deck))
    Paper().say(f"{to}: {len(deck.cards)} cards and those beside the draw deck. Print it at full size, then cut.")
    return 0


def find_deck(name: str) -> Deck:
    """A deck that ships, by its name, or one of a file."""
    if name in DECKS:
        return read_deck(source(name))
    path = Path(name)
    if not path.exists():
        raise BadFile(f"there is no file {clean(name)}; the decks that ship are: {', '.join(DECKS)}")
    try:
        return read_deck(read_content(path))
    except BadDeck as wrong:
        raise BadDeck(f"{path}: {wrong}") from None


def facts(card: Card) -> str:
    """ "Trap, Difficulty 2, +1 per Room, 2 of them"."""
    parts = [title(card)]
    if isinstance(card, Encounter | Rule):
        parts.append(difficulty(card))
    if isinstance(card, Room):
        parts.append(f"doors {card.doors}")
    if card.count > 1:
        parts.append(f"{card.count} of them")
    return ", ".join(parts)


def counted(deck: Deck) -> str:
    """ "2 Exits, 14 Rooms, 5 Monsters"."""
    many = Counter(title(card) for card in deck.cards)
    return ", ".join(f"{count} {sort}{'' if count == 1 else 's'}" for sort, count in many.items())
