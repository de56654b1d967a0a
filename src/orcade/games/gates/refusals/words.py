"""Words that begin like an answer: what they mean though it is not listed, or what they lack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orcade.table.errors import OrcadeError
from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from ..answers.choosing import At, Discard, Give, Keep, Pick, StealCard, StealTreasure, Take
from ..answers.common import CHARACTER, target_slug
from ..answers.exchange import Terms
from ..answers.gamemaster import ChargeAt, Enter, Mob, Next
from ..answers.occasions import LoseNpc
from ..answers.turns import Cast, Fireball, Go, PickUp, Play, Shoot, Strike, Trade
from ..faces import face_named
from ..pieces import ORCS, SLUGS, Siege, board_of
from .occasions import untimely
from .targets import absent

SQUARES: Final[dict[str, type[At | Go | Enter]]] = {kind.verb: kind for kind in (At, Go, Enter)}
FIGURES: Final[dict[str, type[Option]]] = {
    kind.verb: kind for kind in (Strike, Shoot, Fireball, Pick, Trade, StealTreasure, StealCard, Next, ChargeAt, Mob)
}
CARDS: Final[dict[str, type[Option]]] = {
    kind.verb: kind for kind in (Cast, Play, PickUp, LoseNpc, Discard, Take, Give, Keep)
}
"""The kinds of answers that name a square, an orc or character, or a card, by their first word."""
TARGETS: Final = {target_slug(target): target for target in (*range(ORCS), *(CHARACTER + who for who in range(8)))}


def lacking(view: Siege, seat: Seat, words: Sequence[str]) -> tuple[Option | None, Why | None]:
    """The answer that words mean, though it is not listed; or what they lack; or neither."""
    if not words:
        return None, None
    verb, *rest = words
    name = rest[0] if rest else ""
    if verb in SQUARES:
        return _square(view, SQUARES[verb], name)
    if verb in FIGURES:
        return None, untimely(view, FIGURES[verb]) or _no_figure(view, verb, name)
    if verb in CARDS:
        return None, untimely(view, CARDS[verb]) or _no_card(view, verb, name)
    return None, untimely(view, Terms) if verb == "offer" else None


def _square(view: Siege, kind: type[At | Go | Enter], name: str) -> tuple[Option | None, Why | None]:
    why = untimely(view, kind)
    if why is not None or not view.laid:
        return None, why
    try:
        return kind(board_of(view).floor.square(name)), None
    except OrcadeError as wrong:
        return None, Why(str(wrong), "OG 4.1")


def _no_figure(view: Siege, verb: str, name: str) -> Why | None:
    if not name:
        return Why(f"say whom, as in {verb} orc-1", "OG 7.7")
    target = TARGETS.get(name)
    if target is None:
        return Why(f"there is no {name[:30]!r}: orcs are orc-1 to orc-{ORCS}, characters {', '.join(SLUGS)}", "OG 7.7")
    return absent(view, target) or Why(f"{name} is not meant by {verb}", "OG 7.7")


def _no_card(view: Siege, verb: str, name: str) -> Why | None:
    if not name:
        return Why(f"say which card: {verb}, its name", "OG 6.5")
    face = face_named(view.options.own_decks, name)
    if face is None:
        return Why(f"there is no card {name[:30]!r}", "OG 6.5")
    if CARDS[verb] in (Cast, Play, Discard):
        return Why(f"you do not hold {face.name}", "OG 6.5")
    return Why(f"{face.name} does not lie there", "OG 6.5")
