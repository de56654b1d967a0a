"""The sequence of play: decks, who begins, turns, the last round (HK 1, HK 2, HK 5, HK-31)."""

from __future__ import annotations

from orcade.table.cards import Cards
from orcade.table.game import Ending
from orcade.table.requests import D6, Ask, CardId, Flow, Option, Seat, Shuffle
from orcade.table.roll_off import highest

from .answers import CHOOSE
from .card_decks import deck_of, is_gm, playable_decks
from .dungeon import ALL_DOORS, START
from .events import Chose, GoesFirst, now
from .exchange import exchange
from .numbers import HAND
from .pieces import (
    ACTING,
    AFTER,
    BEGINNING,
    CHOOSING,
    ENDING,
    EXCHANGING,
    NAMES,
    NONE,
    OPENING,
    REACTING,
    TURNING,
    WHICH_DECK,
    Dungeon,
    HackOptions,
    Placed,
    clockwise,
)
from .piles import draw, set_aside
from .turn import act, after, at_beginning, begin, react


def start(seats: int, options: HackOptions) -> Dungeon:
    """A table at which everybody still has to choose a deck."""
    return Dungeon(seats, options)


def step(dungeon: Dungeon) -> Flow[None]:
    """One piece of the sequence of play: a choice, an action, a round of asking for Events."""
    return STEPS[dungeon.phase](dungeon)


# Before the game.


def choose_deck(dungeon: Dungeon) -> Flow[None]:
    """HK 1: in the order of the seats; once everybody has one, the game is opened."""
    seat = len(dungeon.decks)
    options = decks(dungeon)
    if len(options) > 1:
        dungeon.asked = WHICH_DECK
        answer = yield Ask(seat, f"Which deck do you play?{announcement(dungeon)}", options, "HK 1")
        dungeon.decks.append(answer.deck)
    else:
        dungeon.decks.append(options[0].deck)  # type: ignore[attr-defined]
    chosen = dungeon.decks[seat]
    if is_gm(dungeon.options.own_deck, chosen):
        dungeon.gm = seat
    yield Chose(now(dungeon), seat, chosen)
    if len(dungeon.decks) == dungeon.seats:
        dungeon.phase = OPENING


def no_second(dungeon: Dungeon) -> str:
    """HK-30: why nobody else can be the GameMaster, in words."""
    return "two GameMasters do not play, they arm-wrestle" if dungeon.seats == 2 else "there is one GameMaster at most"


def announcement(dungeon: Dungeon) -> str:
    """HK-30: what the second of two players is told where the first plays the GameMaster; else empty."""
    if dungeon.seats > 2 or dungeon.gm == NONE:
        return ""
    words = no_second(dungeon)
    return f" {words[0].upper()}{words[1:]}."


def decks(dungeon: Dungeon) -> list[Option]:
    """The decks that may still be chosen: different ones, as long as there are any; one GameMaster (HK-30)."""
    own = dungeon.options.own_deck
    legal = [deck for deck in playable_decks(own) if dungeon.gm == NONE or not is_gm(own, deck)]
    fresh = [deck for deck in legal if deck not in dungeon.decks]
    return [CHOOSE[deck] for deck in (legal if dungeon.options.duplicate_decks else fresh or legal)]


def open_game(dungeon: Dungeon) -> Flow[None]:
    """HK 2: decks are made and shuffled, the Entrance is laid, who begins is rolled, and five cards are drawn."""
    deal_out(dungeon)
    for seat in range(dungeon.seats):
        yield from set_aside(dungeon, seat)
        yield Shuffle(dungeon.draw[seat], "the deck", "HK 2")
    dungeon.first = yield from highest(range(dungeon.seats), D6, "who goes first", "HK 2")
    dungeon.active = dungeon.first
    yield GoesFirst(now(dungeon), dungeon.first)
    for seat in clockwise(dungeon, dungeon.first):
        yield from draw(dungeon, seat, HAND)
    dungeon.round = 1
    dungeon.phase = BEGINNING


def deal_out(dungeon: Dungeon) -> None:
    """Every seat's cards lie in its draw pile, and every character stands at the Entrance."""
    faces: list[int] = []
    backs: list[int] = []
    for seat in range(dungeon.seats):
        brought = deck_of(dungeon, seat)
        count = len(brought.deck.cards)
        dungeon.draw.append([CardId(len(faces) + at) for at in range(count)])
        faces += range(brought.first, brought.first + count)
        backs += [seat] * count
        dungeon.where.append(NONE if seat == dungeon.gm else 0)
        dungeon.came.append(dungeon.where[seat])
        for piles in (dungeon.discard, dungeon.hands, dungeon.items, dungeon.rules):
            piles.append([])
        for counts in (dungeon.losing, dungeon.idle, dungeon.gains, dungeon.deaths):
            counts.append(0)
    dungeon.cards = Cards(faces, [0] * len(faces), backs)
    dungeon.rooms.append(Placed(CardId(NONE), START, ALL_DOORS))
    dungeon.at[START] = 0


# Turns.


def end_turn(dungeon: Dungeon) -> Flow[None]:
    """HK 5: the next player clockwise; after the last round the game is over (HK-31)."""
    yield from ()
    dungeon.active = (dungeon.active + 1) % dungeon.seats
    dungeon.phase = BEGINNING
    if dungeon.active == dungeon.first:
        if dungeon.round == dungeon.options.round_cap:
            end_after_last_round(dungeon)
        dungeon.round += 1


def end_after_last_round(dungeon: Dungeon) -> None:
    """HK-31: the GameMaster has won; else who is nearest to an Exit, then who has died least."""
    text = f"Round {dungeon.round} is over and nobody has got out."
    if dungeon.gm != NONE:
        places = [1 if seat == dungeon.gm else 2 for seat in range(dungeon.seats)]
        text += f" {NAMES[dungeon.gm]} has won."
    else:
        ranks = [distance_and_deaths(dungeon, seat) for seat in range(dungeon.seats)]
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    dungeon.ending = Ending(places, text, "HK-31", "round_cap")


def distance_and_deaths(dungeon: Dungeon, seat: Seat) -> tuple[int, int]:
    """How far a character is from getting out, less is better: (Rooms to an Exit, deaths)."""
    out = dungeon.rooms[dungeon.where[seat]].out
    return (1000 if out == NONE else out), dungeon.deaths[seat]


STEPS = {
    CHOOSING: choose_deck,
    OPENING: open_game,
    BEGINNING: begin,
    TURNING: at_beginning,
    ACTING: act,
    EXCHANGING: exchange,
    REACTING: react,
    AFTER: after,
    ENDING: end_turn,
}
