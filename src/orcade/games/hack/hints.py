"""What an answer is and what it is likely to bring, in words with the odds; from what the asked seat may know."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from orcade.table.game import Hint
from orcade.table.odds import at_least, at_most, percent
from orcade.table.requests import Option, Seat
from orcade.table.words import listed

from .answers import (
    FEW,
    Befuddle,
    Choose,
    Discard,
    Drop,
    Equip,
    Lawyer,
    Lay,
    Move,
    Offer,
    Play,
    PlayRoom,
    PlayRule,
    PutAway,
    Search,
    Steal,
    Strike,
    TryHand,
    named,
)
from .card_decks import all_decks, known, printed_on
from .card_texts import say, title
from .effects import Boost, Reroll
from .encounters import SKILL_LABELS, confusion, totals
from .lasting_effects import (
    NO_SEARCH,
    bans_in,
    best_skill,
    difficulty,
    lawyering,
    removal,
    search_number,
    skill,
)
from .moving import may_gain
from .numbers import HAND_NEEDS
from .odds import beats, wins_by_one_die
from .pieces import NAMES, ROLLED, Dungeon
from .printed import Event
from .turn import hand_needs


def _choose(view: Dungeon, answer: Choose) -> str:
    """HK 14, HK 7: what each skill is for."""
    who = all_decks(view.options.own_deck)[answer.deck].character
    if who.gamemaster:
        return f"The GameMaster: Rules-Lawyering {who.lawyering}. Wins by killing the others."
    return (
        f"Combat {who.combat} against Monsters, Thieving {who.thieving} against Traps, "
        f"Negotiation {who.negotiation} with NPCs, Rules-Lawyering {who.lawyering} against Rules."
    )


def _card(view: Dungeon, answer: Any) -> str:
    """What a card is and does."""
    printed = known(view, answer.card)
    return f"{title(printed.card)}. {say(printed.card)}".strip() if printed is not None else ""


def _named(view: Dungeon, answer: Any) -> str:
    """What a card does whose label says what it is."""
    printed = known(view, answer.card)
    return say(printed.card) if printed is not None else ""


def _room(view: Dungeon, answer: PlayRoom) -> str:
    """What a Room does; that it is no common one."""
    printed = known(view, answer.card)
    return _card(view, answer) if printed is not None and printed.exit else _named(view, answer)


def _play(view: Dungeon, answer: Play) -> str:
    """What an Event says; where dice lie, also what it makes of them (HK 18)."""
    words = _named(view, answer)
    printed = known(view, answer.card)
    moment = view.moments[-1]
    if printed is None or moment.when != ROLLED or not moment.victim_die:
        return words
    mine, theirs = totals(view, moment)
    name = NAMES[moment.actor]
    for effect in printed.card.effects if isinstance(printed.card, Event) else ():
        if isinstance(effect, Boost):
            by = effect.by if effect.side == "victim" else -effect.by
            moment = replace(moment, boost=moment.boost + by)
            mine, theirs = totals(view, moment)
            ahead = "a tie" if mine == theirs else f"{name} is {'ahead' if mine > theirs else 'behind'}"
            words += f" It makes {mine} : {theirs}: {ahead}."
        elif isinstance(effect, Reroll):
            plus = mine - moment.victim_die - (theirs - moment.other_die)
            lead = plus - moment.other_die if effect.die == "victim" else moment.victim_die + plus
            odds = wins_by_one_die(lead, plus) if effect.die == "victim" else 1 - wins_by_one_die(-lead, -plus)
            words += f" {name} wins in {percent(odds)} then."
    return words


def _searching(view: Dungeon, seat: Seat, room: int) -> str:
    if bans_in(view, seat, room) & NO_SEARCH:
        return "You may not search there."
    if not may_gain(view, seat, room):
        return "Your hand is empty, so there is nothing to search for."
    number = search_number(view, seat, room)
    return f"Search {number} or less: {percent(at_most(number))}."


def _move(view: Dungeon, answer: Move) -> str:
    """What can be found there; on an Exit nobody cares."""
    room = view.at[answer.at]
    return "" if view.rooms[room].exit else _searching(view, view.active, room)


def _search(view: Dungeon, answer: Search) -> str:
    return _searching(view, view.active, view.where[view.active])


def _offer(view: Dungeon, answer: Offer) -> str:
    """ "Mags loses in 68 %: Difficulty 3 against Combat 2."; for the Encounter of one's own upon the mover."""
    kind = printed_on(view, answer.card).kind
    against, own = sides(view, answer)
    sums = f"Difficulty {against} against {SKILL_LABELS[kind]} {own}"
    return f"{loses(view, answer)}: {sums}. {_named(view, answer)}".rstrip()


def sides(view: Dungeon, answer: Offer) -> tuple[int, int]:
    """What is added to both dice: the Difficulty, and the skill of who has moved."""
    victim = view.moments[-1].actor
    against = difficulty(view, answer.card, view.cards.backs[answer.card], view.where[victim])
    return against, skill(view, victim, printed_on(view, answer.card).kind)


def loses(view: Dungeon, answer: Offer) -> str:
    """How likely that is, in words."""
    against, own = sides(view, answer)
    return f"{NAMES[view.moments[-1].actor]} loses in {percent(beats(against - own))}"


def _lawyer(view: Dungeon, answer: Lawyer) -> str:
    """HK 7"""
    mine, theirs = lawyering(view, view.active), removal(view, answer.card, answer.of)
    odds = percent(beats(mine - theirs))
    return f"{_card(view, answer)} Rules-Lawyering {mine} against a Difficulty of {theirs}: {odds}."


def _hand(view: Dungeon, answer: TryHand) -> str:
    """HK-32"""
    best = best_skill(view, view.active)
    need = hand_needs(best)
    chance = percent(at_least(need))
    return f"Wins on {need}+ ({chance}): a die and {best} make {HAND_NEEDS} or more. Else you die and lose the Hand."


def _befuddle(view: Dungeon, answer: Befuddle) -> str:
    """HK-29"""
    moment = view.moments[-1]
    plus = confusion(view, answer.card, moment.card, view.where[moment.actor])
    mine, theirs = lawyering(view, moment.actor), lawyering(view, view.gm)
    odds = percent(beats(mine + plus - theirs))
    return f"{_card(view, answer)} Rules-Lawyering {mine} + {plus} against {theirs}: confused in {odds}."


def _put_away(view: Dungeon, answer: PutAway) -> str:
    """Which cards, where the label counts them."""
    return f"{listed([named(view, card) for card in answer.cards])}." if len(answer.cards) > FEW else ""


HINTS: Final[dict[type[Option], Hint]] = {
    Choose: _choose,
    Move: _move,
    PlayRoom: _room,
    PlayRule: _named,
    PutAway: _put_away,
    Lawyer: _lawyer,
    Lay: _card,
    TryHand: _hand,
    Search: _search,
    Equip: _named,
    Offer: _offer,
    Play: _play,
    Befuddle: _befuddle,
    Discard: _card,
    Drop: _card,
    Steal: _card,
    Strike: _card,
}

CHANCES: Final[dict[type[Option], str]] = {
    Lawyer: "against a Difficulty of",
    TryHand: "wins on",
    Offer: "loses in",
    Befuddle: "confused in",
}
"""The words of a hint behind which the chance stands that the answer succeeds."""
