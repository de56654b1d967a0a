"""Winning: conditions, announcements, places (OW 25, OW-46, OW-47, OW-48)."""

from __future__ import annotations

from orcade.table.game import Ending
from orcade.table.requests import Flow, Seat
from orcade.table.words import listed

from .events.turn import Announced
from .finding import chip_of, has_unit, lone
from .pieces import LANDS, LANDS_LESS_PLAYERS, LEADERS, LEADERS_TO_WIN, NAMES, Wars
from .world import ORCLANDS


def lands_to_win(wars: Wars) -> int:
    """Lands and fortresses for a power victory (OW 25.2)."""
    return LANDS_LESS_PLAYERS - wars.seats


def lands_of(wars: Wars, seat: Seat) -> int:
    """A player's lands, and fortresses in which he has a unit (OW 25.2)."""
    count = 0
    for area, land in enumerate(wars.lands):
        if land.owner == seat:
            count += 1 + (land.fortress > 0 and has_unit(wars, area, seat))
    return count


def armies_of(wars: Wars, seat: Seat) -> int:
    """A player's leaders with armies in orclands (OW 25.3)."""
    return sum([leader.seat == seat and 0 <= leader.area < ORCLANDS and not lone(leader) for leader in wars.leaders])


def met(wars: Wars, seat: Seat) -> int:
    """The conditions that a player meets, as bits."""
    found = LANDS if lands_of(wars, seat) >= lands_to_win(wars) else 0
    return found | (LEADERS if armies_of(wars, seat) >= LEADERS_TO_WIN else 0)


def in_words(wars: Wars, seat: Seat, conditions: int) -> str:
    """Conditions with their figures: "10 lands and fortresses"."""
    told = []
    if conditions & LANDS:
        told.append(f"{lands_of(wars, seat)} lands and fortresses")
    if conditions & LEADERS:
        told.append(f"{armies_of(wars, seat)} leaders with armies")
    return " and ".join(told)


def announce(wars: Wars) -> Flow[None]:
    """OW 25.1: who meets a condition as the round begins announces it, from the earliest round on (OW-84). It costs
    nothing, so nobody is asked."""
    if not may_announce(wars, wars.round):
        return
    for seat, player in enumerate(wars.players):
        player.announced = met(wars, seat)
        if player.announced:
            yield Announced(seat, in_words(wars, seat, player.announced))


def may_announce(wars: Wars, round: int) -> bool:
    """Whether a victory may be announced as a round begins (OW-84)."""
    return round >= wars.options.earliest


def holds(wars: Wars, seat: Seat) -> bool:
    """Whether an announced victory has been held (OW-46)."""
    announced, now = wars.players[seat].announced, met(wars, seat)
    if wars.options.second_condition == "any" or announced == LANDS | LEADERS:
        return bool(announced and now)
    return bool(announced and now & ~announced)


def worth(wars: Wars, seat: Seat) -> tuple[int, int, int]:
    """What places go by: lands and fortresses, leaders with armies, gold in hand and carried (OW-47). Who is lost
    underground counts for nothing (OW-12)."""
    carried = [card for leader in wars.leaders if leader.seat == seat and leader.area >= 0 for card in leader.gold]
    gold = sum([chip_of(wars, card).power for card in (*wars.players[seat].gold, *carried)])
    return lands_of(wars, seat), armies_of(wars, seat), gold


def look_for_winner(wars: Wars) -> None:
    """The end of a round: who has held his victory has won; after the last round, the best placed."""
    winners = [seat for seat in range(wars.seats) if holds(wars, seat)]
    if winners:
        finish(wars, winners, "OW 25.1", "")
    elif wars.options.round_cap and wars.round >= wars.options.round_cap:
        finish(wars, list(range(wars.seats)), "OW-48", "round_cap")


def finish(wars: Wars, ahead: list[Seat], rule: str, limit: str) -> None:
    """Those who are ahead take the first places, the others follow; each group in the order of what it is worth."""
    marks = [(seat in ahead, worth(wars, seat)) for seat in range(wars.seats)]
    places = [1 + sum(other > mark for other in marks) for mark in marks]
    best = [seat for seat in range(wars.seats) if places[seat] == 1]
    names = listed([NAMES[seat] for seat in best])
    verb = "has" if len(best) == 1 else "have"
    if limit:
        text = (
            f"Round {wars.round} is over, and {names} {verb} the most lands and fortresses: {lands_of(wars, best[0])}."
        )
    else:
        held = in_words(wars, best[0], met(wars, best[0]))
        text = f"{names} {verb} held the victory: {held}."
    wars.ending = Ending(places, text, rule, limit)
