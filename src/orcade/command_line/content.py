"""Commands for decks of cards and for maps: those that ship, and one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .words import Plain, Whose, Words, group

cards = group("cards", "Check a deck of cards, read it, or print it.", 5)


@cards.command(sort_key=0)
def check(deck: str, /, *, game: Whose = "") -> int:
    """Check decks of your own: whether they can be played, and what is in them.

    orcade cards check my-bob.toml

    Parameters
    ----------
    deck
        The file, as docs/making-cards.md, docs/making-gates-cards.md and docs/making-orcwars-chips.md tell. The exit
        code is 0 where it can be played, 1 where it cannot.
    game
        Whose cards these are, where a file does not tell.
    """
    from ..terminal.cards import check_deck

    check_deck(deck, game)
    return 0


@cards.command(sort_key=1)
def show(
    deck: Words = "",
    card: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    /,
    *,
    game: Whose = "",
    plain: Plain = False,
) -> int:
    """Show the cards of a deck, or one card.

    orcade cards show knuckles dowsing-fork

    Parameters
    ----------
    deck
        One that ships, or a file; none lists those that ship.
    card
        Only this one.
    game
        Whose cards these are, where a file does not tell.
    plain
        Text alone.
    """
    from ..terminal.cards import show_cards

    show_cards(deck, " ".join(card), game, plain)
    return 0


@cards.command(name="print", sort_key=2)
def print_(deck: str, /, *, to: Path, game: Whose = "") -> int:
    """Write a deck as pages of nine cards to print and cut out.

    orcade cards print knuckles --to knuckles.html

    Parameters
    ----------
    deck
        One that ships, all for all of a game's, or a file.
    to
        The HTML file to write; there must be none of this name.
    game
        Whose cards these are, where a file does not tell.
    """
    from ..terminal.cards import print_deck

    print_deck(deck, to, game)
    return 0


maps = group("maps", "Check maps of your own, or read maps.", 6)


@maps.command(name="check", sort_key=0)
def check_maps_(file: Path, /, *, game: Whose = "") -> int:
    """Check maps of your own: whether they can be played on, and what is on them.

    orcade maps check my-town.toml

    Parameters
    ----------
    file
        The file, as docs/making-maps.md tells. The exit code is 0 where it can be played on, 1 where it cannot.
    game
        Whose maps these are, where several games have maps.
    """
    from ..terminal.maps import check_maps

    check_maps(file, game)
    return 0


@maps.command(name="show", sort_key=1)
def show_maps_(file: Path | None = None, /, *, to: Path | None = None, game: Whose = "", plain: Plain = False) -> int:
    """Show maps as they are drawn, with what is on them.

    orcade maps show my-town.toml
    orcade maps show my-town.toml --to my-town.html

    Parameters
    ----------
    file
        Maps of your own; without a file, those that ship.
    to
        A new file, for a page with all maps as they are drawn in play.
    game
        Whose maps, where several games have maps.
    plain
        Text alone.
    """
    from ..terminal.maps import show_maps, write_maps

    if to is None:
        show_maps(file, game, plain)
    else:
        write_maps(file, to, game)
    return 0
