"""What an answer will do, with odds, for who thinks about it."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Hint
from orcade.table.odds import percent
from orcade.table.requests import Option, Seat

from .answers import (
    Attack,
    Block,
    CounterAttack,
    CounterAttackPair,
    Defend,
    DefendWithOne,
    Dig,
    DrawTwo,
    Heal,
    Keep,
    LayFaceDown,
    OneCard,
    Pair,
    Pass,
    Play,
    PlayAsOne,
    PlayBlank,
    Recover,
    Sabotage,
    ShowOff,
    Snatch,
    ThrowAway,
    Trade,
    Trick,
    owner,
)
from .combat import watched
from .faces import (
    ACE,
    ACE_OF_CLUBS,
    ACE_OF_SPADES,
    CLUBS,
    DIAMONDS,
    HEART_PICTURES,
    HEART_RANK,
    HEARTS,
    KING,
    RANK_NAMES,
    SHORT,
    SPADES,
    SUIT,
    WORTH,
)
from .forecast import DRAWN, attack_wins, digs_better, draws_better, grows
from .odds import as_it_stands, chances, counts, fitting, losses, odds, value_with
from .pieces import (
    ACE_ADDS,
    ANSWERING_ACE,
    BLANK,
    BLANK_VALUE,
    BLOCKING,
    BRUTALITY,
    DUG_FROM,
    FACE_DOWN,
    FIGHTERS,
    KEEPING,
    MOST_ADDED,
    MOST_AGAINST_BLANK,
    NOBODY,
    ONE_WORTH,
    REINFORCEMENT,
    REINFORCEMENTS,
    TRICKS,
    Pit,
    best_heart,
    combat_value,
    most_added,
    over_hearts,
    run_ends,
)
from .uses import use

BETTER: Final = "for a better attack or defence"
"""What a card is exchanged for."""

# Outside combat.


def _attack(view: Pit, answer: Attack) -> str:
    face = view.face(answer.card)
    other = FIGHTERS[1 - owner(view, answer.card)]
    if face == ACE_OF_CLUBS:
        return f"You add {ACE_ADDS} and {other} nothing, whatever he answers: {odds(ACE_ADDS)}. It cannot be blocked."
    starts = f"Starts a combat with Combat Value {WORTH[face]}."
    chance = attack_wins(view, owner(view, answer.card), answer.card)
    if chance is None:
        return f"{starts} {other} answers, then you play on."
    win, lose = map(percent, chance)
    return f"{starts} By what {other} may answer, you win in about {win}, lose in {lose}."


def _dig(view: Pit, answer: Dig) -> str:
    top = [SHORT[view.face(card)] for card in reversed(view.discard[-DUG_FROM:])]
    if not top:
        return "The Discard pile is empty: you draw nothing."
    chance = percent(digs_better(view, owner(view, answer.card), answer.card))
    drawn = f"You draw {top[0]}" if len(top) == 1 else f"You draw one of {', '.join(top)}"
    return f"{drawn}: {chance} {BETTER}."


def _show_off(view: Pit, answer: ShowOff) -> str:
    me = owner(view, answer.card)
    mine, theirs = len(view.flairs[me]) + 1, len(view.flairs[1 - me])
    text = f"Your Flair becomes {mine}, {FIGHTERS[1 - me]} has {theirs}."
    if mine > theirs:
        text += " More Flair makes the favourite between equally wounded fighters, but bars you from dirty tricks."
    return text + _second(view, answer)


def _second(view: Pit, answer: OneCard) -> str:
    """PF 3.8"""
    return " Then you may play another red card." if view.face(answer.card) in HEART_PICTURES else ""


def _draw_two(view: Pit, answer: DrawTwo) -> str:
    chance = draws_better(view, owner(view, answer.card), answer.card)
    better = f": {percent(chance)} {BETTER}" if chance is not None else ""
    return f"Draw two, keep one{better}." + _second(view, answer)


def _snatch(view: Pit, answer: Snatch) -> str:
    return _takes(view, answer, 1 - owner(view, answer.card))


def _recover(view: Pit, answer: Recover) -> str:
    return _takes(view, answer, owner(view, answer.card))


def _takes(view: Pit, answer: OneCard, pile: Seat) -> str:
    me, taken = owner(view, answer.card), view.outs[pile][-1]
    more = grows(view, me, taken, [answer.card])
    return f"You take {SHORT[view.face(taken)]}{more and f': {more}'}." + _second(view, answer)


def _heal(view: Pit, answer: Heal) -> str:
    damage = view.damage[owner(view, answer.card)]
    return f"Your damage falls from {damage} to {damage - 1}."


def _trade(view: Pit, answer: Trade) -> str:
    other = 1 - owner(view, answer.card)
    return f"You choose a card to give and get one of {FIGHTERS[other]}’s {len(view.hands[other])} at random."


def _throw_away(view: Pit, answer: ThrowAway) -> str:
    other = 1 - owner(view, answer.card)
    return f"The round is over; {FIGHTERS[other]} must discard {len(view.hands[other])}."


def _block(view: Pit, answer: Block) -> str:
    return "His card is discarded: he plays again."


# The answer to an attack.


def _reply(view: Pit, answer: Defend | CounterAttack) -> str:
    me = owner(view, answer.card)
    face = view.face(answer.card)
    right = _right(view, me) if SUIT[face] == SPADES else ""
    if view.club_ace != NOBODY:
        return _against_ace() + right
    if face == ACE_OF_CLUBS:
        return _own_ace(me)
    if face == ACE_OF_SPADES:
        return f"Nobody adds anything, unless the ace of clubs answers: {odds(0)}." + right
    return as_it_stands(WORTH[face], combat_value(view, 1 - me)) + right


def _against_ace() -> str:
    return f"Against the ace of clubs nothing counts: {odds(-ACE_ADDS)}."


def _own_ace(me: Seat) -> str:
    return f"You add {ACE_ADDS}, {FIGHTERS[1 - me]} nothing: {odds(ACE_ADDS)}."


def _right(view: Pit, me: Seat) -> str:
    """PF 10.2: what defending earns, if there will be a next turn (PF 10.1)."""
    return " You will choose whose turn comes next." if len(view.hands[me]) > 1 else ""


def _defend_with_one(view: Pit, answer: DefendWithOne) -> str:
    me = owner(view, answer.card)
    return as_it_stands(ONE_WORTH, combat_value(view, 1 - me)) + _right(view, me)


def _counterattack_pair(view: Pit, answer: CounterAttackPair) -> str:
    if view.club_ace != NOBODY:
        return _against_ace()
    me = owner(view, answer.lower)
    return as_it_stands(WORTH[view.face(answer.lower)], combat_value(view, 1 - me))


def _blank(view: Pit, answer: PlayBlank) -> str:
    if view.club_ace != NOBODY:
        return _against_ace()
    me = 1 - view.attacker
    text = as_it_stands(BLANK_VALUE, combat_value(view, view.attacker), MOST_AGAINST_BLANK)
    last = len(view.hands[me]) == 1
    return text if last or watched(view, me) else text + " A dirty trick may still replace it."


# Brutality and what follows it.


def _play(view: Pit, answer: Play) -> str:
    me = owner(view, answer.card)
    face = view.face(answer.card)
    if view.phase == REINFORCEMENTS:
        return _reinforce(view, me, HEART_RANK[face])
    if face == ACE_OF_CLUBS:
        return _own_ace(me)
    if face == ACE_OF_SPADES:
        return f"Nobody adds anything, unless {FIGHTERS[1 - me]} answers with the ace of clubs: {odds(0)}."
    return _grown(view, me, WORTH[face])


def _reinforce(view: Pit, me: Seat, rank: int) -> str:
    other, highest = FIGHTERS[1 - me], best_heart(view, 1 - me)
    gives = f"gives +{REINFORCEMENT} Combat Value"
    if not highest:
        return f"The single highest heart {gives}, and {other} has played none."
    return f"{'Higher' if rank > highest else 'Not higher'} than {other}’s best; the highest heart {gives}."


def _grown(view: Pit, me: Seat, worth: int) -> str:
    """The Result with one more card, which replaces a Blank of one's own."""
    most = MOST_AGAINST_BLANK if view.stances[1 - me] == BLANK else MOST_ADDED
    mine, theirs = value_with(view, me, worth), combat_value(view, 1 - me)
    same = counts(combat_value(view, me) - theirs, most_added(view)) == counts(mine - theirs, most)
    return as_it_stands(mine, theirs, most) + (f" No lead over {most} counts." if same else "")


def _play_as_one(view: Pit, answer: PlayAsOne) -> str:
    return _grown(view, owner(view, answer.card), ONE_WORTH) + " It joins nothing to your run."


def _pair(view: Pit, answer: Pair) -> str:
    return _grown(view, owner(view, answer.lower), WORTH[view.face(answer.lower)])


def _trick(view: Pit, answer: Trick) -> str:
    me = owner(view, answer.card)
    if watched(view, me):
        return "You draw a card and must keep it, since you have more Flair."
    chance = fitting(view, me)
    if chance is None:
        return "You draw the topmost card of the deck: play it if it fits, or keep it."
    low, high = run_ends(view, me)
    wanted = " or ".join(_rank(rank) for rank in (low - 1, high + 1) if ACE < rank <= KING)
    card = wanted if low else "any card but an ace"
    return f"You draw a card: {percent(chance)} for {card} to play at once. Any other you keep."


def _rank(rank: int) -> str:
    """A card of this rank: "a jack", "an 8"."""
    if rank > 10:
        return f"a {RANK_NAMES[rank]}"
    return f"an {rank}" if rank == 8 else f"a {rank}"


def _sabotage(view: Pit, answer: Sabotage) -> str:
    other = 1 - owner(view, answer.card)
    left = losses(view, other)
    now = combat_value(view, other)
    if len(set(left)) > 1:
        after = f"falls from {now} to {', '.join(map(str, left[:-1]))} or {left[-1]}"
    else:
        after = f"stays {now}" if left[0] == now else f"changes from {now} to {left[0]}"
    mine, most = combat_value(view, 1 - other), most_added(view)
    wins = sum(chances(counts(mine - value, most))[0] for value in left) / len(left)
    return f"{FIGHTERS[other]}’s Combat Value {after}: then you win in about {percent(wins)}."


def _pass(view: Pit, answer: Pass) -> str:
    if view.asked == BLOCKING:
        return "It takes effect."
    if view.asked == ANSWERING_ACE:
        return f"Nobody adds anything: {odds(0)}."
    if view.phase not in (BRUTALITY, REINFORCEMENTS, TRICKS):
        return ""
    blank = view.phase == TRICKS and FACE_DOWN in view.roles[view.turn]
    return ("Your Blank stays. " if blank else "You play nothing more. ") + _not_grown(view, view.turn)


def _not_grown(view: Pit, me: Seat) -> str:
    values = [combat_value(view, seat) for seat in (0, 1)]
    if view.phase == REINFORCEMENTS:
        # What hearts add is given at the segment's end; as it stands, the highest one gets it.
        hearts = best_heart(view, 0), best_heart(view, 1)
        if hearts[0] != hearts[1]:
            values[hearts[1] > hearts[0]] += REINFORCEMENT
    return as_it_stands(values[me], values[1 - me], most_added(view))


# Draw.


def _lay(view: Pit, answer: LayFaceDown) -> str:
    me = owner(view, answer.card)
    face = view.face(answer.card)
    if SUIT[face] == DIAMONDS:
        return "You sneak away: the combat is over without a winner."
    if not view.hands[1 - me]:
        return _against_nothing(FIGHTERS[1 - me], face)
    return _against_a_card(FIGHTERS[1 - me], face)


def _against_nothing(other: str, face: int) -> str:
    """PF-29"""
    suit = SUIT[face]
    if suit == HEARTS:
        return "The combat is over without a winner."
    if face == ACE_OF_SPADES:
        return f"{other} has nothing to lay, and nobody adds anything: {odds(0)}."
    adds = ACE_ADDS if face == ACE_OF_CLUBS else over_hearts(suit == SPADES, nothing=True)
    return f"{other} has nothing to lay: you add {adds}, {odds(adds)}."


def _against_a_card(other: str, face: int) -> str:
    clubs, spades = over_hearts(defends=False), over_hearts(defends=True)
    if SUIT[face] == HEARTS:
        return (
            f"You try to pull out. If {other} attacks again he adds {clubs}, if he defends himself {spades}; "
            "else it is over."
        )
    if face == ACE_OF_CLUBS:
        return f"You add {ACE_ADDS}, unless {other} sneaks away: {odds(ACE_ADDS)}."
    if face == ACE_OF_SPADES:
        return (
            f"Against clubs or hearts nobody adds anything, unless the ace of clubs answers: {odds(0)}. "
            "Against spades or diamonds it is over."
        )
    if SUIT[face] == CLUBS:
        return (
            f"You attack again. Against hearts you add {clubs}: {odds(clubs)}. "
            "Against clubs or spades a new Brutality begins."
        )
    return (
        f"You defend yourself. Against hearts you add {spades}: {odds(spades)}. "
        "Against clubs a new Brutality begins, against spades it is over."
    )


def _keep(view: Pit, answer: Keep) -> str:
    """Of two cards: what this one is good for."""
    if view.asked != KEEPING:
        return ""
    me = owner(view, answer.card)
    more = grows(view, me, answer.card, view.hands[me][-DRAWN:])
    return use(view.face(answer.card)) + (f" Your {more}." if more else "")


HINTS: dict[type[Option], Hint] = {
    Attack: _attack,
    Dig: _dig,
    ShowOff: _show_off,
    DrawTwo: _draw_two,
    Keep: _keep,
    Snatch: _snatch,
    Recover: _recover,
    Heal: _heal,
    Trade: _trade,
    ThrowAway: _throw_away,
    Block: _block,
    Defend: _reply,
    DefendWithOne: _defend_with_one,
    CounterAttack: _reply,
    CounterAttackPair: _counterattack_pair,
    PlayBlank: _blank,
    Play: _play,
    PlayAsOne: _play_as_one,
    Pair: _pair,
    Trick: _trick,
    Sabotage: _sabotage,
    LayFaceDown: _lay,
    Pass: _pass,
}

CHANCES: Final[dict[type[Option], str]] = {
    **dict.fromkeys((Attack, Defend, DefendWithOne, CounterAttack, CounterAttackPair, PlayBlank, Sabotage), "win"),
    DrawTwo: "keep one",
    Dig: "draw",
    **dict.fromkeys((Play, PlayAsOne, Pair, LayFaceDown), "win"),
}
"""The words of a hint behind which the chance stands that the answer succeeds."""
