"""An Encounter as it is seen: a sheet over the map with both sides, what each is made of, and what is at stake."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from orcade.table.odds import percent
from orcade.table.requests import CardId, Seat
from orcade.table.things import Caption, Card, Piece, Thing, Zone
from orcade.table.words import counted

from .answers import figure_id, named
from .card_decks import MONSTER, NPC, TRAP, character, printed_on
from .card_texts import KIND_NAMES, SKILLS
from .cards_shown import card
from .effects import KINDS
from .encounters import totals
from .headlines import out_of, room_name
from .lasting_effects import SKILL, added_by_cards, bonus_of_room, difficulty, skill
from .odds import beats
from .pieces import (
    CALLED_OFF,
    DEATH,
    DECK_LOOKS,
    LOST,
    NAMES,
    OPEN_STILL,
    WON,
    Dungeon,
    Moment,
    kills_needed,
)
from .printed import Encounter

SHEET: Final = "fight"
"""Id of the sheet; all that lies on it comes behind it."""
WIDE, HIGH = 8.8, 6.9
"""Its size in units, before it is fitted to a map."""
MIDDLE: Final = WIDE / 2
SIDES: Final = (2.2, WIDE - 2.2)
"""Where the columns of both sides stand."""
NAMED: Final = 4.0
"""Where names stand."""
SUMS, LINE, LINES = 4.54, 0.38, 4
"""Where it is told what a side is made of, from line to line, and in how many lines at most."""
ROOM: Final = 1.7
"""So many times as large as the sheet a board may be until the sheet grows with it."""
SIZES: Final = ("width", "height", "size")
"""What is scaled of a thing, besides its place."""
HEADS: Final = {MONSTER: "Fight", TRAP: "Trap", NPC: "Haggling"}

Area = tuple[float, float, float, float]
"""x, y, width and height."""


class Part(NamedTuple):
    """What adds to a side."""

    by: int
    what: str

    @property
    def words(self) -> str:
        return f"{self.by:+d} {self.what}"


def fight_over(view: Dungeon, map: Area, board: tuple[float, float]) -> list[Thing]:
    """The sheet with the Encounter that goes on, over the middle of the map; nothing most of the time. `board`: the
    size of all that is shown."""
    if not view.fights:
        return []
    scale = max(1.0, min(board[0] / WIDE, board[1] / HIGH) / ROOM)
    left, top, wide, high = map
    x = max(0.0, min(board[0] - scale * WIDE, left + (wide - scale * WIDE) / 2))
    y = max(0.0, min(board[1] - scale * HIGH, top + (high - scale * HIGH) / 2))
    found: list[Thing] = []
    for thing in stage(view, view.fights[-1]):
        assert isinstance(thing, Zone | Caption | Piece | Card)
        sizes = {name: round(getattr(thing, name) * scale, 3) for name in SIZES if hasattr(thing, name)}
        found.append(replace(thing, x=round(x + thing.x * scale, 3), y=round(y + thing.y * scale, 3), **sizes))
    return found


def with_sheet(map: Area, things: list[Thing]) -> Area:
    """A map and the sheet that lies over it."""
    left, top, wide, high = map
    for sheet in things[:1]:
        assert isinstance(sheet, Zone)
        x, y = sheet.x - sheet.width / 2, sheet.y - sheet.height / 2
        right, low = max(left + wide, x + sheet.width), max(top + high, y + sheet.height)
        left, top = min(left, x), min(top, y)
        wide, high = right - left, low - top
    return round(left, 3), round(top, 3), round(wide, 3), round(high, 3)


def stage(view: Dungeon, fight: Moment) -> list[Thing]:
    """The sheet from 0, 0: the victim on the left, the Encounter on the right, between them how it stands."""
    printed = printed_on(view, fight.card)
    name = NAMES[fight.actor]
    here = out_of(view, fight.actor)
    head = f"{HEADS[printed.kind]} {'in' if fight.room or here else 'at'} {here or room_name(view, fight.room)}"
    who = f"{name} against {named(view, fight.card)}"
    mine, theirs = parts_of_victim(view, fight), parts_of_encounter(view, fight)
    things: list[Thing] = [
        Zone(id=SHEET, label=who, x=MIDDLE, y=HIGH / 2, width=WIDE, height=HIGH, look="sheet", open=True),
        _line("head", head, MIDDLE, 0.52, 0.52, WIDE - 0.8),
        _figure(view, fight.actor, "victim", 1.62, 2.35, 2.6),
        card(view, CardId(fight.card), WIDE - 1.75, 2.3, f"played upon {name}", 1.8),
        _figure(view, fight.by, "player", SIDES[1] + 1.42, NAMED - 0.06, 0.7),
        _line("victim-name", name, SIDES[0], NAMED, 0.46, 3.6),
        _line("player-name", f"of {NAMES[fight.by]}", SIDES[1] - 0.1, NAMED, 0.42, 2.2),
    ]
    for side, x, parts in (("victim", SIDES[0], mine), ("encounter", SIDES[1], theirs)):
        for at, words in enumerate(_lines(parts)):
            things.append(_line(f"{side}-{at}", words, x, SUMS + at * LINE, 0.36, 3.9))
    things += standing(view, fight)
    for at, words in enumerate(stakes(view, fight)):
        things.append(_line(f"stake-{at}", words, MIDDLE, 6.14 + at * 0.42, 0.38, WIDE - 0.6))
    return things


def _line(id: str, words: str, x: float, y: float, size: float, width: float) -> Caption:
    return Caption(id=f"fight-{id}", label=words, x=x, y=y, text=words, size=size, width=width)


def _figure(view: Dungeon, seat: Seat, id: str, x: float, y: float, size: float) -> Piece:
    """Somebody, large: what befalls his figure is seen here."""
    return Piece(
        id=f"fight-{id}",
        label=f"{NAMES[seat]}, {character(view, seat).name}",
        x=x,
        y=y,
        look=DECK_LOOKS[view.decks[seat]],
        seat=seat,
        size=size,
        shows=figure_id(seat),
    )


def standing(view: Dungeon, fight: Moment) -> list[Thing]:
    """Between both sides: the totals, who is ahead, how likely that was."""
    kind = printed_on(view, fight.card).kind
    name = NAMES[fight.actor]
    plus = skill(view, fight.actor, kind), difficulty(view, fight.card, fight.by, fight.room)
    chance = percent(beats(plus[0] - plus[1]))
    if not fight.victim_die:
        score, verdict, odds = f"+{plus[0]} : +{plus[1]}", "a die each", f"{name} wins in {chance}"
    else:
        mine, theirs = totals(view, fight)
        ahead = name if mine > theirs else KIND_NAMES[KINDS[kind]]
        score, odds = f"{mine} : {theirs}", f"{name} had {chance}"
        verdict = verdict_of(fight) or ("a tie: once more" if mine == theirs else f"{ahead} leads")
    label = f"{score}: {verdict}, {odds}"
    return [
        *dice(fight),
        Caption(id="fight-score", label=label, x=MIDDLE, y=2.2, text=score, size=1.1, width=2.6),
        _line("verdict", verdict, MIDDLE, 3.02, 0.46, 2.5),
        _line("odds", odds, MIDDLE, 3.48, 0.36, 2.5),
    ]


def dice(fight: Moment) -> list[Thing]:
    """Both dice as they lie, as soon as they are thrown."""
    found: list[Thing] = []
    for id, x, value in (("victim", -0.65, fight.victim_die), ("encounter", 0.65, fight.other_die)):
        if value:
            words = f"The die of the {id}: {value}"
            die = Zone(
                id=f"fight-die-{id}", label=words, x=MIDDLE + x, y=1.3, width=0.8, height=0.8, look=f"die-{value}"
            )
            found.append(die)
    return found


def verdict_of(fight: Moment) -> str:
    """How it has ended; empty as long as it goes on."""
    name = NAMES[fight.actor]
    return {OPEN_STILL: "", WON: f"{name} wins!", LOST: f"{name} loses!", CALLED_OFF: "called off"}[fight.outcome]


def parts_of_victim(view: Dungeon, fight: Moment) -> list[Part]:
    """HK 14: what the victim's total is made of."""
    kind = printed_on(view, fight.card).kind
    name = SKILL[kind]
    found = [Part(fight.victim_die, "on the die"), Part(getattr(character(view, fight.actor), name), SKILLS[name])]
    return [*found, *_more(view, fight, name, fight.actor, view.where[fight.actor], max(fight.boost, 0))]


def parts_of_encounter(view: Dungeon, fight: Moment) -> list[Part]:
    """HK 14: what the Encounter's total is made of."""
    printed = printed_on(view, fight.card).card
    assert isinstance(printed, Encounter)
    far = view.rooms[fight.room].far
    deeper = Part(printed.deeper * far, f"for {counted(far, 'Room')} of depth")
    found = [Part(fight.other_die, "on the die"), Part(printed.difficulty, "Difficulty"), deeper]
    return [*found, *_more(view, fight, "difficulty", fight.by, fight.room, max(-fight.boost, 0))]


def _more(view: Dungeon, fight: Moment, to: str, seat: Seat, room: int, boost: int) -> list[Part]:
    """What cards, the Room and Events add to a side."""
    kind = printed_on(view, fight.card).kind
    parts = [Part(by, named(view, one)) for one, by in added_by_cards(view, to, seat, kind)]
    return [*parts, Part(bonus_of_room(view, to, room, kind), room_name(view, room)), Part(boost, "by Events")]


def _lines(parts: list[Part]) -> list[str]:
    """What adds something, the die first; the rest in one line where there is much."""
    told = [part for part in parts if part.by]
    if len(told) > LINES:
        rest = told[LINES - 1 :]
        told = [*told[: LINES - 1], Part(sum(part.by for part in rest), f"of {len(rest)} more")]
    return [part.words.removeprefix("+") if part.what == "on the die" else part.words for part in told]


def stakes(view: Dungeon, fight: Moment) -> tuple[str, ...]:
    """What the victim gets, and what it costs him (HK 3, HK 14, HK 15, HK 23); once dice lie, what comes of it so."""
    name = NAMES[fight.actor]
    printed = printed_on(view, fight.card).card
    assert isinstance(printed, Encounter)
    wins = "may play an Item"
    if out_of(view, fight.actor) == "an Exit" and fight.actor == view.active and not view.carried >> fight.actor & 1:
        wins = "ends the action on an Exit, and is out!"
    if printed.spares:
        loses = "lives, but does as the card says"
    elif fight.by == view.gm:
        counted_already = fight.outcome == LOST and not dying(view)
        loses = f"dies, tombstone {view.kills + (not counted_already)} of {kills_needed(view)}"
    else:
        costs = any(not printed_on(view, item).hand for item in view.items[fight.actor])
        loses = "dies, and loses an Item" if costs else "dies, back to the Entrance"
    if fight.outcome == CALLED_OFF:
        return (f"{name} lives, and gets nothing",)
    won, lost = f"{name} wins: {wins}", f"{name} loses: {loses}"
    mine, theirs = totals(view, fight) if fight.victim_die else (0, 0)
    if fight.outcome == WON or (fight.outcome == OPEN_STILL and mine > theirs):
        return (won,)
    return (lost,) if fight.outcome == LOST or mine < theirs else (won, lost)


def dying(view: Dungeon) -> bool:
    """Whether somebody may still be saved."""
    return bool(view.moments) and view.moments[-1].when == DEATH
