"""What an answer would do, with odds, for the player who hovers over it. From the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orcade.table.requests import Option, Seat

from .faces import ACE, ACE_OF_CLUBS, ACE_OF_SPADES, DECK, HEART_RANK, HEARTS, RANK, SHORT, SPADES, SUIT, WORTH
from .pieces import (
    ANSWERING_ACE,
    BLANK,
    BLOCKING,
    BRUTALITY,
    FACE_DOWN,
    FIGHTERS,
    FOLLOW_UP,
    HEART,
    LATE,
    NOBODY,
    ONE,
    POWER,
    REINFORCEMENTS,
    TRICKS,
    TURN,
    UPPER,
    Pit,
    best_heart,
    combat_value,
    run_ends,
)


def _share(lead: int) -> tuple[int, int]:
    """Percentages to win and to draw a Result with this much added, negative if the other adds."""
    rolls = [mine - theirs + lead for mine in range(1, 7) for theirs in range(1, 7)]
    return round(sum(roll > 0 for roll in rolls) / 0.36), round(rolls.count(0) / 0.36)


ODDS: Final = {lead: _share(lead) for lead in range(-5, 6)}
"""PF 8.1: chances in per cent to win and to draw, by what is added."""


def odds(lead: int) -> str:
    """ "win 58 %, draw 14 %, lose 28 %"."""
    win, even = ODDS[lead]
    return f"win {win} %, draw {even} %, lose {ODDS[-lead][0]} %"


def as_it_stands(mine: int, theirs: int, most: int = 4) -> str:
    """The Result if nothing more is played: both Combat Values and the odds."""
    lead = max(-most, min(most, mine - theirs))
    return f"Combat Value {mine} against {theirs}: as it stands {odds(lead)}."


def value_with(view: Pit, seat: Seat, worth: int) -> int:
    """The Combat Value of a fighter with one more card of this worth in the Pit (instead of a Blank)."""
    bonus = 1 if view.reinforced == seat else 0
    best = count = 0
    for card, role in zip(view.pits[seat], view.roles[seat], strict=True):
        if role <= LATE or role == ONE:
            count += 1
            best = max(best, 1 if role == ONE else WORTH[view.face(card)])
    return max(best, worth) + count + bonus


def hint(view: Pit, option: Option) -> str:
    """One or two short sentences."""
    teller = TELLERS.get(type(option).__name__)
    return teller(view, option) if teller else ""


def _me(view: Pit, card: int) -> Seat:
    return 0 if card in view.hands[0] else 1


def _attack(view: Pit, option: Any) -> str:
    face = view.face(option.card)
    other = FIGHTERS[1 - _me(view, option.card)]
    if face == ACE_OF_CLUBS:
        return f"You add 5 and {other} nothing, whatever he answers: {odds(5)}. It cannot be blocked."
    return f"Starts a combat with Combat Value {WORTH[face]}. {other} must answer, and only then you play on."


def _dig(view: Pit, option: Any) -> str:
    top = [SHORT[view.face(card)] for card in reversed(view.discard[-5:])]
    if not top:
        return "The Discard pile is empty: you draw nothing."
    return "You draw " + (top[0] if len(top) == 1 else "one at random of " + ", ".join(top)) + "."


def _flair(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    mine, theirs = len(view.flairs[me]), len(view.flairs[1 - me])
    text = f"Your Flair becomes {mine + 1}, {FIGHTERS[1 - me]} has {theirs}."
    if mine + 1 > theirs:
        text += " More Flair makes the favourite between equally wounded fighters, but bars you from dirty tricks."
    return text + _second(view, option)


def _second(view: Pit, option: Any) -> str:
    face = view.face(option.card)
    return " Then you may play another red card." if SUIT[face] == HEARTS and RANK[face] > 10 else ""


def _draw_two(view: Pit, option: Any) -> str:
    return f"Draw two, keep one; {len(view.deck)} cards in the deck." + _second(view, option)


def _snatch(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    return f"You take {SHORT[view.face(view.outs[1 - me][-1])]}." + _second(view, option)


def _recover(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    return f"You take {SHORT[view.face(view.outs[me][-1])]}." + _second(view, option)


def _heal(view: Pit, option: Any) -> str:
    damage = view.damage[_me(view, option.card)]
    return f"Your damage falls from {damage} to {damage - 1}."


def _trade(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    return f"You choose a card to give and get one of {FIGHTERS[1 - me]}’s {len(view.hands[1 - me])} at random."


def _throw_away(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    return f"The round is over; {FIGHTERS[1 - me]} must discard {len(view.hands[1 - me])}."


def _block(view: Pit, option: Any) -> str:
    return f"What {FIGHTERS[view.turn]} has just played is discarded without effect, and he plays again."


def _reply(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    face = view.face(option.card)
    right = _right(view, me) if SUIT[face] == SPADES else ""
    if view.club_ace != NOBODY:
        return f"Against the ace of clubs nothing counts: {odds(-5)}." + right
    if face == ACE_OF_CLUBS:
        return f"You add 5, {FIGHTERS[1 - me]} nothing: {odds(5)}."
    if face == ACE_OF_SPADES:
        return f"Nobody adds anything, unless the ace of clubs answers: {odds(0)}." + right
    return as_it_stands(WORTH[face], combat_value(view, 1 - me)) + right


def _right(view: Pit, me: Seat) -> str:
    """PF 10.2: what defending earns, if there will be a next turn (PF 10.1)."""
    return " You will choose whose turn comes next." if len(view.hands[me]) > 1 else ""


def _reply_one(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    return as_it_stands(1, combat_value(view, view.attacker)) + _right(view, me)


def _reply_pair(view: Pit, option: Any) -> str:
    if view.club_ace != NOBODY:
        return f"Against the ace of clubs nothing counts: {odds(-5)}."
    me = _me(view, option.lower)
    return as_it_stands(WORTH[view.face(option.lower)], combat_value(view, 1 - me))


def _blank(view: Pit, option: Any) -> str:
    if view.club_ace != NOBODY:
        return f"Against the ace of clubs nothing counts: {odds(-5)}."
    theirs = combat_value(view, view.attacker)
    me = 1 - view.attacker
    barred = len(view.hands[me]) == 1 or len(view.flairs[me]) > len(view.flairs[1 - me])
    return as_it_stands(-1, theirs, most=5) + ("" if barred else " A dirty trick may still replace it.")


def _play(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    face = view.face(option.card)
    other = FIGHTERS[1 - me]
    if view.phase == REINFORCEMENTS:
        highest = best_heart(view, 1 - me)
        tops = HEART_RANK[face] > highest
        if not highest:
            return f"The single highest heart gives +1 Combat Value, and {other} has played none."
        return f"{'Higher' if tops else 'Not higher'} than {other}’s best; the highest heart gives +1 Combat Value."
    if face == ACE_OF_CLUBS:
        return f"You add 5, {other} nothing: {odds(5)}."
    if face == ACE_OF_SPADES:
        return f"Nobody adds anything, unless {other} answers with the ace of clubs: {odds(0)}."
    return _grown(view, me, WORTH[face])


def _grown(view: Pit, me: Seat, worth: int) -> str:
    most = 5 if view.stances[1 - me] == BLANK else 4
    return as_it_stands(value_with(view, me, worth), combat_value(view, 1 - me), most)


def _play_one(view: Pit, option: Any) -> str:
    return _grown(view, _me(view, option.card), 1) + " It joins nothing to your run."


def _pair(view: Pit, option: Any) -> str:
    return _grown(view, _me(view, option.lower), WORTH[view.face(option.lower)])


def _trick(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    if len(view.flairs[me]) > len(view.flairs[1 - me]):
        return "You draw a card and must keep it, since you have more Flair."
    low, high = run_ends(view, me)
    known = set(view.cards.faces)
    unseen = [face for face in range(DECK) if face not in known] if -1 in known else []
    if not unseen or not view.deck:
        return "You draw the topmost card of the deck: play it if it fits, or keep it."
    fitting = sum(RANK[face] != ACE and (not low or RANK[face] in (low - 1, high + 1)) for face in unseen)
    wanted = (
        "any card but an ace"
        if not low
        else " or ".join(_rank_words(rank) for rank in (low - 1, high + 1) if 1 < rank < 14)
    )
    return f"You draw a card. It fits if it is {wanted}: {round(100 * fitting / len(unseen))} %. Or keep it."


def _rank_words(rank: int) -> str:
    return {11: "a jack", 12: "a queen", 13: "a king", 8: "an 8"}.get(rank, f"a {rank}")


def _sabotage(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    other = 1 - me
    left = losses(view, other)
    now = combat_value(view, other)
    if left[0] == left[1] == left[2]:
        after = f"stays {now}" if left[0] == now else f"changes from {now} to {left[0]}"
    else:
        after = f"falls from {now} to {left[0]}, {left[1]} or {left[2]}"
    return f"{FIGHTERS[other]}’s Combat Value {after}."


def losses(view: Pit, seat: Seat) -> list[int]:
    """A fighter's Combat Value after losing his 1, 2 and 3 lowest cards in the Pit (PF 7.7)."""
    entries = []
    for card, role in zip(view.pits[seat], view.roles[seat], strict=True):
        face = view.face(card)
        if role == FACE_DOWN:
            entries.append((0, 0, 0))
        elif role == HEART:
            entries.append((HEART_RANK[face], 1, 0))
        elif role != UPPER and role != POWER:
            entries.append((RANK[face], 0, 1 if role == ONE else WORTH[face]))
    entries.sort()
    values = []
    for number in (1, 2, 3):
        worths = [worth for _, _, worth in entries[number:] if worth]
        bonus = 1 if view.reinforced == seat else 0
        values.append((max(worths) + len(worths) - 1 if worths else 0) + bonus)
    return values


def _lay(view: Pit, option: Any) -> str:
    me = _me(view, option.card)
    other = FIGHTERS[1 - me]
    empty = not view.hands[1 - me]
    face = view.face(option.card)
    suit = SUIT[face]
    if suit == 3:
        return "You sneak away: the combat is over without a winner."
    if suit == HEARTS:
        if empty:
            return "The combat is over without a winner."
        return f"You try to pull out. If {other} attacks again he adds 3, if he defends himself 1; else it is over."
    if face == ACE_OF_CLUBS:
        if empty:
            return f"{other} has nothing to lay: you add 5, {odds(5)}."
        return f"You add 5, unless {other} sneaks away: {odds(5)}."
    if face == ACE_OF_SPADES:
        if empty:
            return f"{other} has nothing to lay, and nobody adds anything: {odds(0)}."
        return (
            f"Against clubs or hearts nobody adds anything, unless the ace of clubs answers: {odds(0)}. "
            "Against spades or diamonds it is over."
        )
    if suit == 0:
        if empty:
            return f"{other} has nothing to lay: you add 4, {odds(4)}."
        return f"You attack again. Against hearts you add 3: {odds(3)}. Against clubs or spades a new Brutality begins."
    if empty:
        return f"{other} has nothing to lay: you add 2, {odds(2)}."
    return (
        f"You defend yourself. Against hearts you add 1: {odds(1)}. "
        "Against clubs a new Brutality begins, against spades it is over."
    )


def passing(view: Pit, seat: Seat) -> str:
    """What passing means for whoever is asked."""
    if view.phase in (TURN, FOLLOW_UP):
        return ""
    if view.phase == TRICKS and view.roles[seat].count(FACE_DOWN):
        return "Your Blank stays. " + _grown_not(view, seat)
    if view.phase in (BRUTALITY, REINFORCEMENTS, TRICKS):
        return "You play nothing more in this segment. " + _grown_not(view, seat)
    return ""


def _grown_not(view: Pit, me: Seat) -> str:
    most = 5 if BLANK in view.stances else 4
    values = [combat_value(view, seat) for seat in (0, 1)]
    if view.phase == REINFORCEMENTS:
        # The +1 is given at the segment's end; as it stands, it is the highest heart's.
        hearts = best_heart(view, 0), best_heart(view, 1)
        if hearts[0] != hearts[1]:
            values[hearts[1] > hearts[0]] += 1
    return as_it_stands(values[me], values[1 - me], most)


def _pass(view: Pit, option: Any) -> str:
    if view.asked == BLOCKING:
        return "It takes effect."
    if view.asked == ANSWERING_ACE:
        return f"Nobody adds anything: {odds(0)}."
    return passing(view, view.turn)


TELLERS: Final[dict[str, Callable[[Pit, Any], str]]] = {
    "Attack": _attack,
    "Dig": _dig,
    "ShowOff": _flair,
    "DrawTwo": _draw_two,
    "Snatch": _snatch,
    "Recover": _recover,
    "Heal": _heal,
    "Trade": _trade,
    "ThrowAway": _throw_away,
    "Block": _block,
    "Defend": _reply,
    "DefendWithOne": _reply_one,
    "CounterAttack": _reply,
    "CounterAttackPair": _reply_pair,
    "PlayBlank": _blank,
    "Play": _play,
    "PlayAsOne": _play_one,
    "Pair": _pair,
    "Trick": _trick,
    "Sabotage": _sabotage,
    "LayFaceDown": _lay,
    "Pass": _pass,
}
