"""Makes the view model: what one link sees of a table, and what a replay shows of a finished match.

Everything private comes from `Match.scene(seat)` and from log lines in that seat's words. The true state is looked at
for one thing only: whether players who share a screen hide something from each other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from orcade.draw.parts import Kept

from ..table.choices import Question
from ..table.ground import Ground
from ..table.land import Land
from ..table.match import Match
from ..table.requests import SPECTATOR, Seat
from ..table.scene import Scene
from ..table.tally import in_numbers
from ..table.trails import Trails, trails, with_trails
from ..table.walks import ways
from . import grounds, page_words
from .links import Link
from .sentences import newest
from .table_state import TableState
from .view_model import Invite, Player, TableView


def table_view(
    table: TableState,
    link: Link,
    links: Sequence[Link] = (),
    *,
    online: Collection[Seat] = (),
    uncovered: Seat | None = None,
    notice: str = "",
    kept: Kept | None = None,
) -> TableView:
    """The table through one link.

    `links`: all links of the table, for its host. `uncovered`: the seat that a shared screen was last uncovered for.
    `kept`: what was worked out for the table before, and now.
    """
    seat, curtain = viewing_seat(table, link, uncovered)
    match = table.match
    over = table.ending is not None
    seated = players(table, online)
    told = newest(table.log, seat, page_words.bots(seated), Kept() if kept is None else kept)
    undo = undo_of(table, link.seats)
    return TableView(
        match=table.id,
        game=table.game,
        options=table.options,
        link=link.token,
        version=table.version,
        seat=seat,
        mine=link.seats,
        host=link.role == "host",
        invited=None if over else link.invited,
        started=match is not None,
        players=seated,
        scene=None if match is None else _scene(table, match, seat),
        asked=match.waited_for(link.seats) if match is not None and not over else (),
        occasion=match is not None and match.occasion,
        answered=table.answered(seat),
        since=table.asked_at.get(seat, table.version),
        courtesy=match is not None and not over and any(ask.courtesy for ask in match.asks if ask.seat == seat),
        curtain=curtain,
        log=told.lines,
        earlier=told.earlier,
        turns=told.turns,
        undo=undo,
        undo_since=0 if undo is None else table.undo_since(undo),
        moves=table.moves,
        ending=table.ending,
        numbers=_numbers(table) if over else (),
        sums=_sums(table, match) if over and match is not None else (),
        commitment=table.stream.commitment,
        nonces=tuple(sitter.nonce.hex() for sitter in table.sitters),
        seed=table.seed.hex() if over else "",
        seal=table.seal,
        closing=table.closing,
        links=invites(table, links) if link.role == "host" else (),
        rematch=f"/t/{link.next}" if link.next else "",
        notice=notice,
    )


def eyes_before(table: TableState, link: Link, at: int, uncovered: Seat | None) -> Seat:
    """Whose view of a running match a link shows, of when `at` answers had been given: what one who shares the screen
    hid then from another, is seen by whom the screen was uncovered for."""
    seat, _ = viewing_seat(table, link, uncovered)
    if len(link.seats) > 1 and seat not in (SPECTATOR, uncovered) and _secrets(_past(table, at), link.seats, 0):
        return SPECTATOR
    return seat


def _past(table: TableState, at: int) -> Match:
    """The match as it stood after `at` answers."""
    assert table.match is not None
    places = [place for place, entry in enumerate(table.tape) if isinstance(entry, tuple)]
    return table.match.past(places[at] if at < len(places) else len(table.tape))


def _trails(table: TableState, past: Match, at: int) -> Trails:
    """The ways that pieces went with the last of `at` answers. `past`: the match after it."""
    if not 0 < at <= table.moves:
        return {}
    before = _past(table, at - 1)
    answer = past.tape[len(before.tape)]
    assert isinstance(answer, tuple)
    seat, option = answer
    return trails((before, past), (option,), seat, (each.scene(SPECTATOR) for each in (before, past)))


def replay_view(table: TableState, link: Link, at: int, eyes: Seat) -> TableView:
    """A match as it stood after `at` answers, as it was seen then. `eyes`: a seat, SPECTATOR, or, of one that is over,
    OPEN (all cards open)."""
    past = _past(table, at)
    over = table.ending is not None
    shown = [line for line in table.log if line.move <= at]
    seated = players(table, ())
    told = newest(shown, eyes, page_words.bots(seated), Kept())
    return TableView(
        match=table.id,
        game=table.game,
        options=table.options,
        link=link.token,
        version=table.version,
        seat=eyes,
        mine=(),
        host=False,
        started=True,
        players=seated,
        scene=with_trails(without_question(past.scene(eyes)), _trails(table, past, at)),
        asked=() if over and at >= table.moves else past.waited_for((eyes,)),
        occasion=past.occasion,
        log=told.lines,
        earlier=told.earlier,
        turns=told.turns,
        moves=table.moves,
        ending=table.ending if at >= table.moves else None,
        commitment=table.stream.commitment,
        nonces=tuple(sitter.nonce.hex() for sitter in table.sitters),
        seed=table.seed.hex() if over else "",
        seal=table.seal,
        closing=table.closing,
    )


def viewing_seat(table: TableState, link: Link, uncovered: Seat | None) -> tuple[Seat, Seat | None]:
    """The seat whose view a link shows now, and the seat that must uncover the screen first (None: none must).

    Players who share a screen and hide something from each other each uncover it before they see their own view.
    """
    seats = link.seats
    if not seats:
        return SPECTATOR, None
    playing = [seat for seat in seats if not table.sitters[seat].level]
    if len(seats) == 1 or len(playing) == 1:
        return (playing or seats)[0], None
    match = table.match
    if match is None or table.ending is not None:
        return SPECTATOR, None
    asked = [ask.seat for ask in match.asks if ask.seat in playing]
    if not _secrets(match, seats, len(asked)):
        return asked[0] if asked else seats[0], None
    if not asked or asked[0] == uncovered:
        return SPECTATOR if uncovered is None else uncovered, None
    return SPECTATOR, asked[0]


def _secrets(match: Match, seats: Sequence[Seat], asked: int) -> bool:
    """Whether one of these seats knows a card that another does not, or several of them choose in secret now."""
    mask = sum(1 << seat for seat in seats)
    return asked > 1 or any(known & mask not in (0, mask) for known in match.state.cards.known)


def _scene(table: TableState, match: Match, seat: Seat) -> Scene:
    """What the seat sees, with its question where it is asked: not after the end, nor where a bot answers for it."""
    game = table.game
    if seat == SPECTATOR:
        scene = table.seen()
    else:
        shares = game.own is not None or game.alike(match.state)
        view = match.view(seat) if any(ask.seat == seat for ask in match.asks) else None
        scene = match.scene(seat, table.seen() if shares else None, view)
        if scene.question is not None and (game.steps or game.plans):
            scene = msgspec.structs.replace(scene, question=_with_ways(match, seat, game.board(view), scene.question))
    scene = with_trails(scene, table.trails)
    bot_answers = 0 <= seat < len(table.sitters) and bool(table.sitters[seat].level)
    return without_question(scene) if table.ending is not None or bot_answers else scene


def _with_ways(match: Match, seat: Seat, board: Any, question: Question) -> Question:
    """The question, with what lies further than one answer away. Of plans the first is the best; where it begins with a
    place, it lies there on the board instead of the answer that is this place alone. The best may be given by itself
    where it decides nothing. `board`: what the seat knows."""
    found = tuple(ways(match, match.ask_of(seat), board))
    if not (found and found[0].planned):
        return msgspec.structs.replace(question, ways=found)
    if found[0].beside:
        return msgspec.structs.replace(question, ways=tuple(msgspec.structs.replace(way, at=None) for way in found))
    best, choices = found[0], question.choices
    found = tuple(msgspec.structs.replace(way, at=None) for way in found[1:])
    if best.at is None:
        found = (best, *found)
    else:
        choices = (best, *(choice for choice in choices if choice.at != best.at))
    passing = best.say if question.about and best.idle else question.passing
    return msgspec.structs.replace(
        question, choices=choices, ways=found, passing=passing, usual=best.say, why="", lasts=best.lasts
    )


def without_question(scene: Scene) -> Scene:
    """What a reader sees, without a question to him."""
    return msgspec.structs.replace(scene, question=None, waiting=())


def players(table: TableState, online: Collection[Seat]) -> tuple[Player, ...]:
    """Who sits where."""
    return tuple(
        Player(
            seat,
            table.game.names[seat],
            sitter.name,
            sitter.kind,
            sitter.level,
            sitter.kind == "bot" or seat in online,
            sitter.joined,
            bool(sitter.gave_up),
            sitter.away,
        )
        for seat, sitter in enumerate(table.sitters)
    )


def invites(table: TableState, links: Sequence[Link]) -> tuple[Invite, ...]:
    """The links that a host can hand out: by seat, and last the spectators'."""
    found = []
    for link in links:
        if link.invited is not None:
            found.append(Invite(f"/t/{link.token}", link.invited, False))
        elif link.role == "seat":
            taken = bool(link.key) or table.sitters[link.seats[0]].joined
            found.append(Invite("" if taken else f"/t/{link.token}", link.seats[0], taken))
        elif link.role == "watch":
            found.append(Invite(f"/t/{link.token}", SPECTATOR, False))
    return tuple(sorted(found, key=lambda invite: invite.seat))


def undo_of(table: TableState, seats: Sequence[Seat]) -> Seat | None:
    """Which of these seats may take back its last answer."""
    return next((seat for seat in seats if table.may_undo(seat)), None)


def _sums(table: TableState, match: Match) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What the points of a campaign are made of; nothing of a single game."""
    score = table.game.scoreboard
    return score(match.state).sums if score is not None else ()


def _numbers(table: TableState) -> tuple[tuple[int, str], ...]:
    """A match that is over in numbers."""
    dice = sum(line.die is not None for line in table.log)
    return in_numbers(dice, [(line.look, line.impacts) for line in table.log], table.game.nouns)


NOT_TOLD = ("game", "options", "since", "turns", "undo_since")
"""Of a view: what `as_json` words in another way, and what only the page's own forms need."""


def as_json(table: TableState, view: TableView) -> dict[str, Any]:
    """A view as JSON data: everything that the page shows, and as `view` the state as the seat knows it."""
    given: dict[str, Any] = {
        name: _plain(getattr(view, name)) for name in view.__struct_fields__ if name not in NOT_TOLD
    }
    if view.scene is not None and view.scene.backdrop is not None:
        name = "land" if view.scene.ground is None else "ground"
        given["scene"][name] = view.path(f"ground?of={grounds.keep(view.scene.backdrop)}.json")
    given["game"] = view.game.name
    given["options"] = _plain(view.options)
    given["view"] = None if table.match is None else _plain(table.match.view(view.seat))
    return given


def _plain(value: Any) -> Any:
    if isinstance(value, Ground | Land):
        return None
    if isinstance(value, msgspec.Struct):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    return msgspec.to_builtins(value)
