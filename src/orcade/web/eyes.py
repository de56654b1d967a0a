"""Makes the view model: what one link sees of a sitting, and what a replay shows of a finished one.

Everything private comes from `Match.scene(seat)` and from log lines in that seat's words; nothing here looks at the
true state, except to find whether players at one screen hold secrets from each other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from ..table.match import Match
from ..table.requests import SPECTATOR, Seat
from ..table.scene import Scene
from .links import Link
from .seen import LOG_SHOWN, Invite, Line, Player, Seen
from .sitting import Logged, Sitting, reader


def see(
    sitting: Sitting,
    link: Link,
    links: Sequence[Link] = (),
    *,
    online: Collection[Seat] = (),
    uncovered: Seat | None = None,
    notice: str = "",
) -> Seen:
    """The table through one link. `links`: all of the table's, for its host; `uncovered`: who has a shared screen."""
    seat, curtain = eyes_of(sitting, link, uncovered)
    match = sitting.match
    over = sitting.ending is not None
    log, earlier = newest(sitting.log, seat)
    return Seen(
        match=sitting.id,
        game=sitting.game,
        options=sitting.options,
        link=link.token,
        version=sitting.version,
        seat=seat,
        mine=link.seats,
        host=link.role == "host",
        started=match is not None,
        players=players(sitting, online),
        scene=None if match is None else quiet(match, seat) if over or _played(sitting, seat) else match.scene(seat),
        asked=sitting.asked,
        answered=sitting.answered(seat),
        courtesy=match is not None and not over and any(ask.courtesy for ask in match.asks if ask.seat == seat),
        curtain=curtain,
        log=log,
        earlier=earlier,
        undo=undo_of(sitting, link.seats),
        moves=sitting.moves,
        ending=sitting.ending,
        commitment=sitting.stream.commitment,
        nonces=tuple(sitter.nonce.hex() for sitter in sitting.sitters),
        seed=sitting.seed.hex() if over else "",
        links=invites(sitting, links) if link.role == "host" else (),
        rematch=f"/t/{link.next}" if link.next else "",
        notice=notice,
    )


def frame(sitting: Sitting, link: Link, at: int, eyes: Seat) -> Seen:
    """A finished match as it stood after `at` answers, through any eyes."""
    assert sitting.match is not None
    places = [place for place, entry in enumerate(sitting.tape) if isinstance(entry, tuple)]
    past = sitting.match.past(places[at] if at < len(places) else len(sitting.tape))
    shown = [line for line in sitting.log if line.move <= at]
    log, earlier = newest(shown, eyes)
    return Seen(
        match=sitting.id,
        game=sitting.game,
        options=sitting.options,
        link=link.token,
        version=sitting.version,
        seat=eyes,
        mine=(),
        host=False,
        started=True,
        players=players(sitting, ()),
        scene=quiet(past, eyes),
        asked=tuple(ask.seat for ask in past.asks) if at < len(places) else (),
        log=log,
        earlier=earlier,
        moves=len(places),
        ending=sitting.ending if at >= len(places) else None,
        commitment=sitting.stream.commitment,
        nonces=tuple(sitter.nonce.hex() for sitter in sitting.sitters),
        seed=sitting.seed.hex(),
    )


def eyes_of(sitting: Sitting, link: Link, uncovered: Seat | None) -> tuple[Seat, Seat | None]:
    """Whose view a link shows now, and whose curtain is drawn before it.

    Players who share a screen and hide something from each other each uncover before they see their own view.
    """
    seats = link.seats
    if not seats:
        return SPECTATOR, None
    playing = [seat for seat in seats if not sitting.sitters[seat].level]
    if len(seats) == 1 or len(playing) == 1:
        return (playing or seats)[0], None
    match = sitting.match
    if match is None or sitting.ending is not None:
        return SPECTATOR, None
    asked = [ask.seat for ask in match.asks if ask.seat in playing]
    if not _secrets(match, seats, len(asked)):
        return asked[0] if asked else seats[0], None
    if not asked or asked[0] == uncovered:
        return SPECTATOR if uncovered is None else uncovered, None
    return SPECTATOR, asked[0]


def _secrets(match: Match, seats: Sequence[Seat], asked: int) -> bool:
    """Whether one of these seats knows a card that another does not, or several choose in secret now."""
    mask = sum(1 << seat for seat in seats)
    return asked > 1 or any(known & mask not in (0, mask) for known in match.state.cards.known)


def quiet(match: Match, seat: Seat) -> Scene:
    """The scene without a question, where nothing is asked any more or a bot is."""
    return msgspec.structs.replace(match.scene(seat), question=None, waiting=())


def _played(sitting: Sitting, seat: Seat) -> bool:
    """Whether a bot answers for these eyes."""
    return 0 <= seat < len(sitting.sitters) and bool(sitting.sitters[seat].level)


def players(sitting: Sitting, online: Collection[Seat]) -> tuple[Player, ...]:
    """Who sits where."""
    return tuple(
        Player(
            seat,
            sitting.game.names[seat],
            sitter.name,
            sitter.kind,
            sitter.level,
            sitter.kind == "bot" or seat in online,
            sitter.joined,
            bool(sitter.gave_up),
            sitter.away,
        )
        for seat, sitter in enumerate(sitting.sitters)
    )


def invites(sitting: Sitting, links: Sequence[Link]) -> tuple[Invite, ...]:
    """The links that a host can hand out, in order of seats, the spectators' last."""
    found = [
        Invite(f"/t/{link.token}", link.seats[0], sitting.sitters[link.seats[0]].joined)
        for link in links
        if link.role == "seat"
    ]
    found.sort(key=lambda invite: invite.seat)
    return (*found, *(Invite(f"/t/{link.token}", SPECTATOR, False) for link in links if link.role == "watch"))


def undo_of(sitting: Sitting, seats: Sequence[Seat]) -> Seat | None:
    """Which of these seats may take back its last answer."""
    match = sitting.match
    if match is None or sitting.ending is not None:
        return None
    for seat in seats:
        if not sitting.sitters[seat].level and match.can_undo(seat):
            return seat
    return None


def newest(log: Sequence[Logged], eyes: Seat) -> tuple[tuple[Line, ...], int]:
    """The last lines for a reader, and how many came before them."""
    own = reader(eyes)
    visible = [line for line in log if line.texts[own if len(line.texts) > 1 else 0]]
    return tuple(line.line(eyes) for line in visible[-LOG_SHOWN:]), max(0, len(visible) - LOG_SHOWN)


def plain(sitting: Sitting, seen: Seen) -> dict[str, Any]:
    """A view as plain data for scripts: everything that the page shows, and the state with its fields named."""
    given: dict[str, Any] = {
        name: _plain(getattr(seen, name)) for name in seen.__struct_fields__ if name not in ("game", "options")
    }
    given["game"] = seen.game.name
    given["options"] = _plain(seen.options)
    given["view"] = None if sitting.match is None else _plain(sitting.match.view(seen.seat))
    return given


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    return msgspec.to_builtins(value)
