"""Who sits where: read from a form, with names, and the nonce that each adds to the dice."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec import Struct

from ..bots import opponents
from ..table.errors import BadSetup
from ..table.game import Game
from ..table.names import told_apart, typed_name
from ..table.seal import NUMBER
from .view_model import Kind


class Sitter(Struct, frozen=True):
    """One seat of a table, as the database keeps it."""

    kind: Kind
    level: str = ""
    """Of the bot that answers for this seat, also in place of a player who gave up or has left for now; else empty."""
    name: str = ""
    nonce: bytes = b""
    """Empty until the seat is taken."""
    gave_up: int = 0
    """1 for the first who resigned, 2 for the second …; 0 for who has not."""

    @property
    def joined(self) -> bool:
        return bool(self.nonce)

    @property
    def away(self) -> bool:
        """A player who has left for now; a bot answers until he is back."""
        return self.kind != "bot" and bool(self.level) and not self.gave_up


def nonce_from(text: str) -> bytes:
    """Sixteen bytes that a seat adds to the dice; none where nothing was given.

    32 hexadecimal digits are taken as they are, any other words by the first half of their SHA-256.
    """
    if not text:
        return b""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        nonce = b""
    return nonce if len(nonce) == NUMBER else hashlib.sha256(text.encode()).digest()[:NUMBER]


def read_seats(game: Game, form: Mapping[str, str]) -> tuple[tuple[Sitter, ...], dict[str, str]]:
    """The sitters that a setup form describes, and its errors by field.

    The form's nonce is that of the first seat on its screen. Other seats here and bots have none yet.
    """
    errors: dict[str, str] = {}
    count = _count(game, form, errors)
    sitters: list[Sitter] = []
    nonce = form.get("nonce", "")
    for seat in range(count):
        try:
            orcs = (orc for other, orc in enumerate(game.names) if other != seat)
            name = told_apart(typed_name(form.get(f"name-{seat}", "")), (*orcs, *(each.name for each in sitters)))
        except BadSetup as wrong:
            errors[f"seat-{seat}"] = f"{game.names[seat]}: {wrong}"
            name = ""
        try:
            sitter = _sitter(form.get(f"seat-{seat}", "here" if seat == 0 else "link"), name, nonce)
            sitters.append(sitter)
            if sitter.kind == "here":
                nonce = ""
        except BadSetup as wrong:
            errors[f"seat-{seat}"] = f"{game.names[seat]}: {wrong}"
    return tuple(sitters), errors


def _count(game: Game, form: Mapping[str, str], errors: dict[str, str]) -> int:
    given = form.get("seats", "").strip()
    if not given:
        given = str(max(sum(f"seat-{seat}" in form for seat in range(game.seats[-1])), game.seats[0]))
    if not (given.isascii() and given.isdigit() and len(given) < 4 and int(given) in game.seats):
        least, most = game.seats[0], game.seats[-1]
        span = str(least) if least == most else f"{least} to {most}"
        errors["seats"] = f"{game.title} is for {span} players, not {given[:20]!r}"
        return 0
    return int(given)


def _sitter(spec: str, name: str, nonce: str) -> Sitter:
    """One seat from its words: here, link (or open), bot-LEVEL."""
    if spec == "here":
        return Sitter("here", name=name, nonce=nonce_from(nonce))
    if spec in ("link", "open"):
        return Sitter("link", name=name)
    level = spec.removeprefix("bot-")
    if spec.startswith("bot-") and level in opponents():
        return Sitter("bot", level=level)
    would_do = ", ".join(["here", "link", *(f"bot-{level}" for level in opponents())])
    raise BadSetup(f"nobody sits like {spec[:30]!r}; it can be: {would_do}")
