"""Outside combat: one card a turn, the opponent's block, and what each suit does (PF 2.4, PF 3)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Event, Flow, Option, Roll, Seat, Shuffle

from .answers import (
    ATTACK,
    BLOCK,
    DIG,
    DRAW_TWO,
    FIRST,
    GIVE,
    HEAL,
    KEEP,
    PASS,
    RECOVER,
    SHOW_OFF,
    SNATCH,
    THROW_AWAY,
    TRADE,
    Attack,
    Dig,
    DrawTwo,
    First,
    Heal,
    Pass,
    Recover,
    ShowOff,
    Snatch,
    ThrowAway,
    Trade,
)
from .events import (
    Attacked,
    Blocked,
    Drew,
    DrewNothing,
    GoesFirst,
    Healed,
    KeptOne,
    Passed,
    Recovers,
    ShowedOff,
    ThrewAway,
    Took,
    Traded,
)
from .faces import (
    ACE_OF_CLUBS,
    ACE_OF_HEARTS,
    ALL_CLUBS,
    ALL_DIAMONDS,
    ALL_SPADES,
    DIAMOND_PICTURES,
    HEART_PICTURES,
    SPADE_PICTURES,
)
from .pieces import (
    ATTACKING,
    BLOCKING,
    DUG_FROM,
    FOLLOW_UP,
    GIVING,
    KEEPING,
    NOBODY,
    PLAYING,
    POWER,
    REPLY,
    RUN,
    TURN,
    Pit,
    combat_value,
    may_hold,
)
from .piles import discard, end_round, forced_out, refill
from .prompts import (
    ANNOUNCED,
    BLOCK_IT,
    BLOCKED,
    GIVE_ONE,
    KEEP_ONE,
    MUST_ATTACK,
    PLAY_ONE,
    PLAY_OR_LEAVE,
    PLAY_RED,
    PLAY_WITHOUT_CLUB,
    TRADE_LABELS,
)

FLAIR_OR_DRAW = tuple(zip(SHOW_OFF, DRAW_TWO, strict=True))
"""What may be done with every heart."""


def turn(state: Pit) -> Flow[None]:
    """PF 2.4: a Non Combat turn: a card is laid out, perhaps blocked, then carried out. Nobody may pass (PF-4).

    Also the second card after a picture of hearts (PF 3.8), which may be left.
    """
    seat = state.turn
    other = 1 - seat
    hand = state.hands[seat]
    if state.phase == FOLLOW_UP:
        answer = yield Ask(seat, PLAY_RED[seat], red_plays(state, seat), "PF 3.8")
        if answer.__class__ is Pass:
            yield Passed(seat)
            pass_turn(state)
            return
    elif not hand or not state.hands[other]:
        yield from end_round(state)
        return
    elif state.may_leave:
        played = turn_plays(state, seat) or [FIRST[seat]]
        answer = yield Ask(seat, PLAY_OR_LEAVE[seat], [*played, FIRST[other]], "PF 10.2")
        state.may_leave = False
        if answer.__class__ is First:
            state.turn = answer.seat
            yield GoesFirst(answer.seat, seat)
            return
    elif not at_limit(state, seat):
        asked = PLAY_ONE if holds_club(state, seat) else PLAY_WITHOUT_CLUB
        answer = yield Ask(seat, asked[seat], plays(state, seat), "PF 2.4")
    elif holds_club(state, seat):
        answer = yield Ask(seat, MUST_ATTACK[seat], attacks(state, seat), "PF-5")
    else:
        yield from forced_out(state, seat)
        return
    kind = answer.__class__
    card: CardId = answer.card
    if kind is ThrowAway:
        hand.remove(card)
        discard(state, card)
        yield ThrewAway(seat, card)
        yield from end_round(state)
        return
    yield lay_out(state, seat, kind, card)
    if state.phase == REPLY:
        return

    # PF 3.3: whoever might be able to block is asked, so that nobody learns whether he can (PF-7).
    # An attack is blocked in the reply to it, which is asked for anyhow.
    if may_hold(state, other, SPADE_PICTURES):
        state.asked = BLOCKING
        prompt = BLOCK_IT[kind][other][state.cards.faces[card]]
        answer = yield Ask(other, prompt, [*blocks(state, other), PASS], "PF 3.3", BLOCKED[kind])
        state.asked = PLAYING
        if answer.__class__ is not Pass:
            yield block(state, other, answer.card, card)
            return

    if kind is DrawTwo:
        yield from draw_two(state, seat)
    elif kind is Snatch:
        yield take_top(state, seat, other)
    elif kind is Recover:
        yield take_top(state, seat, seat)
    elif kind is Dig:
        yield from dig(state, seat)
    elif kind is Trade:
        yield from trade(state, seat)
    elif kind is Heal:
        state.damage[seat] -= 1
        yield Healed(seat, state.damage[seat])
    if state.cards.faces[card] in HEART_PICTURES and hand and not at_limit(state, seat):
        state.phase = FOLLOW_UP
    else:
        pass_turn(state)


def pass_turn(state: Pit) -> None:
    state.turn = 1 - state.turn
    state.phase = TURN


def at_limit(state: Pit, seat: Seat) -> bool:
    """PF-5: whether a fighter has played as many cards outside combat as a round allows."""
    most = state.options.circling_limit
    return most > 0 and state.circled[seat] >= most


def holds_club(state: Pit, seat: Seat) -> bool:
    faces = state.cards.faces
    return any(faces[card] in ALL_CLUBS for card in state.hands[seat])


def attacks(state: Pit, seat: Seat) -> list[Option]:
    """Every club of a hand, to start a combat (PF 3.1)."""
    faces = state.cards.faces
    return [ATTACK[card] for card in state.hands[seat] if faces[card] in ALL_CLUBS]


def turn_plays(state: Pit, seat: Seat) -> list[Option]:
    """Everything that this turn allows: at the limit of circling, to attack."""
    return attacks(state, seat) if at_limit(state, seat) else plays(state, seat)


def plays(state: Pit, seat: Seat) -> list[Option]:
    """Everything that a Non Combat turn allows."""
    faces = state.cards.faces
    hand = state.hands[seat]
    options: list[Option] = []
    for card in hand:
        face = faces[card]
        if face in ALL_CLUBS:
            options.append(ATTACK[card])
        elif face in ALL_SPADES:
            options.append(DIG[card])
        else:
            add_red(state, seat, card, face, options)
    if len(hand) == 1:
        options.append(THROW_AWAY[hand[0]])
    return options


def red_plays(state: Pit, seat: Seat) -> list[Option]:
    """Every red card in every way, and to leave it."""
    faces = state.cards.faces
    options: list[Option] = []
    for card in state.hands[seat]:
        face = faces[card]
        if face not in ALL_CLUBS and face not in ALL_SPADES:
            add_red(state, seat, card, face, options)
    options.append(PASS)
    return options


def add_red(state: Pit, seat: Seat, card: CardId, face: int, options: list[Option]) -> None:
    """The uses of one heart or diamond outside combat (PF 3.4-3.10)."""
    if face in ALL_DIAMONDS:
        options.append(DRAW_TWO[card])
        if face in DIAMOND_PICTURES and len(state.hands[seat]) > 1:
            options.append(TRADE[card])
        return
    options += FLAIR_OR_DRAW[card]
    if state.outs[1 - seat]:
        options.append(SNATCH[card])
    if state.outs[seat]:
        options.append(RECOVER[card])
    if face == ACE_OF_HEARTS and state.damage[seat]:
        options.append(HEAL[card])


def blocks(state: Pit, seat: Seat) -> list[Option]:
    """The pictures of spades in a hand, which block (PF 3.3)."""
    faces = state.cards.faces
    return [BLOCK[card] for card in state.hands[seat] if faces[card] in SPADE_PICTURES]


def lay_out(state: Pit, seat: Seat, kind: type[Option], card: CardId) -> Event:
    """A card to the pile where it is played, face up. With a club combat begins."""
    state.hands[seat].remove(card)
    state.cards.show(card)
    state.circled[seat] += 1
    if kind is ShowOff:
        state.flairs[seat].append(card)
        return ShowedOff(seat, card)
    if kind is Recover:
        state.outs[1 - seat].append(card)
        return Recovers(seat, card)
    if kind is Attack:
        ace = state.cards.faces[card] == ACE_OF_CLUBS
        state.pits[seat].append(card)
        state.roles[seat].append(POWER if ace else RUN)
        begin_combat(state, seat)
        if ace:
            state.club_ace = seat
        return Attacked(seat, card, combat_value(state, seat))
    state.outs[seat].append(card)
    return ANNOUNCED[kind](seat, card)


def block(state: Pit, seat: Seat, spade: CardId, blocked: CardId) -> Event:
    """PF 3.3: the blocked card goes from where it was laid to the Discard pile; its owner has a new turn."""
    if state.pits[1 - seat]:
        state.pits[1 - seat].clear()
        state.roles[1 - seat].clear()
    for pile in (*state.outs, state.flairs[1 - seat]):
        if pile and pile[-1] == blocked:
            pile.pop()
    state.discard.append(blocked)
    state.hands[seat].remove(spade)
    state.cards.show(spade)
    state.outs[seat].append(spade)
    state.phase = TURN
    return Blocked(seat, spade)


def begin_combat(state: Pit, seat: Seat) -> None:
    """PF 4.1: the opponent has been attacked and must reply."""
    state.bout = 1
    state.attacker = seat
    state.defender = state.winner = NOBODY
    state.stances[seat] = ATTACKING
    state.turn = 1 - seat
    state.phase = REPLY


def draw_two(state: Pit, seat: Seat) -> Flow[None]:
    """PF 3.5, PF 3.9: the two topmost cards; one is kept, the other discarded."""
    if not state.deck:
        yield from refill(state)
    first = draw_unseen(state, seat)
    if not state.deck:
        yield from refill(state)
    second = draw_unseen(state, seat)
    if second == NOBODY:
        yield DrewNothing(seat) if first == NOBODY else Drew(seat, first)
        return
    state.asked = KEEPING
    answer = yield Ask(seat, KEEP_ONE[seat], (KEEP[first], KEEP[second]), "PF 3.5")
    state.asked = PLAYING
    dropped = second if answer.card == first else first
    state.hands[seat].remove(dropped)
    discard(state, dropped)
    yield KeptOne(seat, answer.card, dropped)


def draw_unseen(state: Pit, seat: Seat) -> CardId:
    """Draws the topmost card, and tells nothing yet; NOBODY where there is none."""
    if not state.deck:
        return CardId(NOBODY)
    card = state.deck.pop()
    state.cards.peek(card, seat)
    state.hands[seat].append(card)
    return card


def dig(state: Pit, seat: Seat) -> Flow[None]:
    """PF 3.2: one of the Discard pile's top five at random; the rest goes back on top in random order (PF-9).

    The pile lies open, so everybody sees which card is gone.
    """
    if not state.discard:
        yield DrewNothing(seat)
        return
    if len(state.discard) > 1:
        yield Shuffle(state.discard[-DUG_FROM:], "the top of the Discard pile", "PF 3.2")
        for card in state.discard[-DUG_FROM:]:
            state.cards.show(card)
    card = state.discard.pop()
    state.hands[seat].append(card)
    yield Drew(seat, card)


def take_top(state: Pit, seat: Seat, pile: Seat) -> Event:
    """PF 3.6: the topmost card of an Out pile."""
    card = state.outs[pile].pop()
    state.hands[seat].append(card)
    return Took(seat, card)


def trade(state: Pit, seat: Seat) -> Flow[None]:
    """PF 3.10: an own card, laid face down, for a random one of the opponent's."""
    other = 1 - seat
    hand = state.hands[seat]
    theirs = state.hands[other]
    state.asked = GIVING
    answer = yield Ask(seat, GIVE_ONE[seat], [GIVE[card] for card in hand], "PF 3.10")
    state.asked = PLAYING
    place = 1
    if len(theirs) > 1:
        place = yield Roll(seat, len(theirs), TRADE_LABELS[seat], "PF 3.10")
    taken = theirs.pop(place - 1)
    hand.remove(answer.card)
    # What the taker does not know among the rest is mixed, so that he cannot follow a card by its place.
    if len(unknown(state, other)) > 1:
        yield Shuffle(unknown(state, other), "the rest of the hand", "PF 3.10")
        for card in theirs:
            state.cards.peek(card, other)
    hand.append(taken)
    theirs.append(answer.card)
    state.cards.peek(taken, seat)
    state.cards.peek(answer.card, other)
    yield Traded(seat, answer.card, taken)


def unknown(state: Pit, owner: Seat) -> list[CardId]:
    """The cards of a hand that the opponent does not know."""
    known = state.cards.known
    bit = 1 << 1 - owner
    return [card for card in state.hands[owner] if not known[card] & bit]
